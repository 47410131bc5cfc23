"""Rows of dice: the symbols that they show, and those that nobody can throw."""

from __future__ import annotations

import itertools

import pytest

from sixgun.core.errors import Invalid
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
