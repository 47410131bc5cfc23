"""Where nobody can answer, the rules go straight on: what happens is the same as step by step."""

from __future__ import annotations

import itertools
import random

import pytest

import sixgun
from sixgun.core.rule import Invalid
from sixgun.games.bang_dice.cup import cup_of
from sixgun.games.bang_dice.dice import (
    A_BEER,
    A_GATLING,
    ARROW,
    BASE_DIE,
    BULLSEYE_1,
    BULLSEYE_2,
    COWARD_DIE,
    DICE,
    DYNAMITE,
    showing,
    symbols,
)
from sixgun.games.bang_dice.loss import BEFORE_LOSSES, FALL, GAINS
from sixgun.games.bang_dice.questions import QUESTIONS
from sixgun.games.bang_dice.table import DiceTable, Waits
from tests.games.bang_dice.tables import TABLES, Options


def everywhere() -> Waits:
    """As if somebody might answer at every moment."""
    waits = Waits()
    waits.answered = (1 << len(QUESTIONS)) - 1
    waits.turn = waits.began = waits.thrown = waits.last_throw = waits.results = waits.arrows = True
    waits.aim = waits.losses = waits.gains = waits.ended = True
    waits.before_losses, waits.after_losses, waits.after_fall = BEFORE_LOSSES, GAINS, FALL
    return waits


@pytest.mark.both
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_straight_on_and_step_by_step_tell_the_same_game(seats: int, options: Options) -> None:
    rng = random.Random(seats)
    straight = sixgun.new("bang_dice", seats=seats, seed=seats, **options)
    slow = straight.clone()
    assert isinstance(slow, DiceTable)
    slow.waits = everywhere()
    while not straight.over:
        seat = rng.choice(list(straight.to_act))
        assert slow.legal(seat) == straight.legal(seat)
        action = rng.choice(straight.legal(seat))
        told = [str(event) for event in straight.apply(seat, action)]
        assert [str(event) for event in slow.apply(seat, action)] == told
    assert slow.result == straight.result


@pytest.mark.parametrize("last", DICE)
@pytest.mark.parametrize("dice", range(3))
def test_the_symbols_of_a_row_of_dice_are_counted_right(dice: int, last: str) -> None:
    cup = cup_of((*[BASE_DIE] * dice, last))
    for row in itertools.product(*[("", *DICE[kind]) for kind in cup.kinds]):
        found = cup.showing(row)
        assert found.dice == row
        assert (found.ones, found.twos) == (symbols(row, BULLSEYE_1), symbols(row, BULLSEYE_2))
        assert (found.beers, found.gatlings) == (symbols(row, A_BEER), symbols(row, A_GATLING))
        assert (found.arrows, found.dynamite) == (showing(row, ARROW), row.count(DYNAMITE))
        assert found.loose == found.every - showing(row, DYNAMITE)
        assert cup.row(found.code) == found


@pytest.mark.parametrize(
    ("kinds", "dice"),
    [
        ((BASE_DIE,) * 7, ()),
        ((COWARD_DIE, BASE_DIE), ("beer", "beer")),
        (("a_die",), ("",)),
        ((BASE_DIE,), ("beer", "beer")),
        ((BASE_DIE,), ("double_beer",)),
    ],
)
def test_dice_that_nobody_can_throw_are_refused(kinds: tuple[str, ...], dice: tuple[str, ...]) -> None:
    with pytest.raises(Invalid, match="dice"):
        cup_of(kinds).showing(dice)
