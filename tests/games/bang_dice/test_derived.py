"""What a table keeps because it follows from the rest is what would be found anew."""

from __future__ import annotations

import random

import pytest

import sixgun
from sixgun.games.bang_dice.characters import CHARACTERS
from sixgun.games.bang_dice.distance import Circle
from sixgun.games.bang_dice.old_saloon.modules import modules
from sixgun.games.bang_dice.questions import QUESTIONS
from sixgun.games.bang_dice.table import DiceTable
from tests.games.bang_dice.tables import TABLES, Options


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_circle_and_answers_follow_from_who_is_living(seats: int, options: Options) -> None:
    rng = random.Random(seats)
    t = sixgun.new("bang_dice", seats=seats, seed=seats, **options)
    assert isinstance(t, DiceTable)
    while not t.over:
        check_options(t)
        check_circle(t)
        check_answers(t)
        seat = rng.choice(list(t.to_act))
        t.apply(seat, rng.choice(t.legal(seat)))
    check_circle(t)


def check_circle(t: DiceTable) -> None:
    fresh = Circle(t.living)
    assert (t.circle.rings, t.circle.drinks, t.circle.number) == (fresh.rings, fresh.drinks, fresh.number)
    assert t.circle.far == fresh.far
    for seat in t.circle.rings[0]:
        for places in range(1, 8):
            assert t.circle.shots(seat, places) == fresh.shots(seat, places)


def check_answers(t: DiceTable) -> None:
    for question in range(QUESTIONS):
        for seat in range(t.seats):
            assert t.value(question, seat, 3) == answer_of(t, question, seat, 3)


def answer_of(t: DiceTable, question: int, seat: int, number: int) -> int:
    """The modules answer first, then the character of a living player."""
    living = [CHARACTERS[t.character[seat]]] if t.living[seat] else []
    for entry in [*modules(t.options), *living]:
        answer = entry.value.get(question, 0)
        number = number + answer if isinstance(answer, int) else answer(t, seat, number)
    return number


def check_options(t: DiceTable) -> None:
    """A question may come with its options, found when it was seen that there is a choice."""
    assert t.ask is not None
    for seat in t.to_act:
        assert t.legal(seat) == t.ask.options(t, seat)
