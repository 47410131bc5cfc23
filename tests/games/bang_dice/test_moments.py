"""The moments of a procedure that no power answers are left out: nothing else happens than with them."""

from __future__ import annotations

import random

import pytest

import sixgun
from sixgun.core.power import TABLE, Power, Powers
from sixgun.core.step import Moment, Step
from sixgun.games.bang_dice.loss import BEFORE_LOSSES, FALL, NO_FALL
from sixgun.games.bang_dice.table import DiceTable
from sixgun.games.bang_dice.throwing import IMMEDIATE_RESULTS
from tests.games.bang_dice.tables import TABLES, Options

PROCEDURES = (BEFORE_LOSSES, FALL, NO_FALL, IMMEDIATE_RESULTS[0])
MOMENTS = {type(step) for some in PROCEDURES for step in some.steps if isinstance(step, Moment)}


def no_answer(t: DiceTable, me: int, step: Step[DiceTable]) -> None:
    """A power that hears and does nothing."""


def hearing_all(powers: Powers) -> Powers:
    """These powers, and one that hears every moment."""
    more = Power("all ears", lambda t: (TABLE,), instead=dict.fromkeys(MOMENTS, no_answer), seat=TABLE)
    found = Powers((more,))
    found.option, found.after = powers.option, powers.after
    for step, hooks in powers.instead.items():
        found.instead.setdefault(step, []).extend(hooks)
    return found


@pytest.mark.both
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_with_every_moment_heard_the_same_game_is_told(seats: int, options: Options) -> None:
    rng = random.Random(seats)
    quick = sixgun.new("bang_dice", seats=seats, seed=seats, **options)
    slow = quick.clone()
    slow.powers = hearing_all(quick.powers)
    while not quick.over:
        seat = rng.choice(list(quick.to_act))
        assert slow.legal(seat) == quick.legal(seat)
        action = rng.choice(quick.legal(seat))
        told = [str(event) for event in quick.apply(seat, action)]
        assert [str(event) for event in slow.apply(seat, action)] == told
    assert slow.result == quick.result


def test_a_moment_is_done_only_where_a_power_answers_it() -> None:
    powers = sixgun.new("bang_dice", seats=5, characters=HARMLESS).powers
    assert MOMENTS.isdisjoint([type(step) for step in powers.heard(FALL)])
    assert hearing_all(powers).heard(FALL) == list(FALL.steps)


HARMLESS = ["lucky_duke", "calamity_janet", "rose_doolan", "willy_the_kid", "black_jack"]
