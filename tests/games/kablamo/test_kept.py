"""What a table keeps so that it need not be worked out again is what it would work out."""

from __future__ import annotations

import random
from typing import Any

import pytest

import sixgun
from sixgun.core.attributes import EMPTY
from sixgun.games.kablamo.actions import Assign
from sixgun.games.kablamo.events.chain import Assigned
from sixgun.games.kablamo.table import KablamoTable
from sixgun.games.kablamo.window import ChooseAssignee
from tests.games.kablamo.tables import TABLES
from tests.properties import walk


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_is_kept_is_what_it_follows_from(seats: int, options: dict[str, Any]) -> None:
    t = sixgun.new("kablamo", seats=seats, seed=5, **options)
    for _, seat, _ in walk(t, random.Random(5)):
        assert isinstance(t, KablamoTable)
        assert t.living == tuple(seat for seat in range(seats) if t.alive[seat])
        assert t.free == [cylinder.count(EMPTY) for cylinder in t.chambers]
        answers = t.answers
        t.find_powers()
        assert t.answers == answers
        loaded = [bullet for cylinder in t.chambers for bullet in cylinder if bullet != EMPTY]
        assert {b for b in loaded if t.shown[b]} == {b for b in loaded if t.is_active(b)}
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


def test_an_active_bullet_of_a_hand_made_position_lies_open_and_cannot_be_moved() -> None:
    doc = {
        "seats": 2,
        "active": [14],
        "chambers": [["greased_cylinder_1", "click", *[None] * 4], ["click"] * 6],
    }
    t = sixgun.position("kablamo", doc)
    assert isinstance(t, KablamoTable)
    assert t.free == [4, 0]
    assert t.movable(0) == [1]
    assert (t.movables(0), t.movables(1), t.exposed(1)) == (1, 6, 5)
    assert t.view(None)["chambers"][0][:2] == ["greased_cylinder_1", "?bullet"]  # type: ignore[index]


@pytest.mark.parametrize("seed", range(6))
def test_without_high_velocity_bullets_whoever_is_assigned_an_effect_is_still_able_to_execute_it(
    seed: int,
) -> None:
    t = sixgun.new("kablamo", seats=4, seed=seed, iron_strategist=True)
    for _ in walk(t, random.Random(seed)):
        ask = t.ask
        for action in t.options_of(ask.seat) if isinstance(ask, ChooseAssignee) else ():
            world = t.clone()
            assert isinstance(ask, ChooseAssignee)
            assert isinstance(world, KablamoTable)
            assert isinstance(action, Assign)
            world.emit(Assigned(ask.seat, ask.bullet, action.seat))
            assert action.seat in world.entries.by_kind[world.kind_of(ask.bullet)].able(world, ask.bullet)
