"""What a table keeps so that it need not be worked out again is what it would work out."""

from __future__ import annotations

import random
from typing import Any

import pytest

import sixgun
from sixgun.games.kablamo.table import KablamoTable
from tests.games.kablamo.tables import TABLES
from tests.properties import walk


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_is_kept_is_what_it_follows_from(seats: int, options: dict[str, Any]) -> None:
    t = sixgun.new("kablamo", seats=seats, seed=5, **options)
    for _, seat, _ in walk(t, random.Random(5)):
        assert isinstance(t, KablamoTable)
        assert t.living == tuple(seat for seat in range(seats) if t.alive[seat])
        assert t.ask is not None
        assert t.options_of(seat) == t.ask.options(t, seat)
        assert t.ask.next_seat(t) == t.to_act[0]


def test_the_dead_of_a_loaded_and_of_a_hand_made_position_do_not_count() -> None:
    doc = {"seats": 3, "alive": [True, False, True], "chambers": [["click", *[None] * 5]] * 3}
    t = sixgun.position("kablamo", doc)
    assert isinstance(t, KablamoTable)
    assert t.living == (0, 2)
    back = sixgun.load(t.dump())
    assert isinstance(back, KablamoTable)
    assert back.living == (0, 2)
