"""What is told besides the position, so that no client works out a rule."""

from __future__ import annotations

import random
from typing import Any

import pytest

import sixgun
from sixgun.games.bang.distance import distance, reachable
from sixgun.games.bang.table import BangTable
from tests.covers import covers
from tests.games.bang.play import play, table
from tests.games.bang.tables import TABLES
from tests.properties import walk

B, C, D = "B outlaw", "C outlaw", "D renegade"


def facts(t: BangTable) -> Any:
    """As a stranger sees them: there is nothing in them that is not for everybody."""
    view = t.view(None)
    return {name: view[name] for name in t.public_facts()}


@covers("BANG-040", "BANG-041", "BANG-042", "BANG-047")
def test_distances_are_told_with_what_makes_them() -> None:
    t = table("A sheriff: / scope schofield", B, "C outlaw: / mustang", "D deputy dead", "E renegade")
    found = facts(t)
    assert found["distances"][0] == [0, 1, 2, 0, 1]
    assert found["ways"][0] == [[], [0, 1], [0, 1, 2], [], [0, 4]]
    assert (found["away"], found["nearer"]) == ([0, 0, 1, 0, 0], [1, 0, 0, 0, 0])
    assert found["ranges"] == [2, 1, 1, 1, 1]
    assert found["in_reach"] == [[1, 2, 4], [0], [1, 4], [], [0]]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_distances_and_reach_are_those_of_the_rules_in_every_game(
    seats: int, options: dict[str, Any]
) -> None:
    fresh = sixgun.new("bang", seats=seats, seed=5, **options)
    for t, _, _ in walk(fresh, random.Random(5)):
        assert isinstance(t, BangTable)
        found = facts(t)
        for seat in t.ring:
            seen = [distance(t, seat, other) if other != seat else 0 for other in t.ring]
            assert [found["distances"][seat][other] for other in t.ring] == seen
            assert found["in_reach"][seat] == reachable(t, seat)


@covers("BANG-024", "BANG-238")
def test_the_cards_above_the_hand_limit_are_counted() -> None:
    t = table("A sheriff 2: bang beer missed panic", "B outlaw 1: bang beer / / gun_belt", C, D, gold=True)
    assert facts(t)["excess"] == [2, 0, 0, 0]


@covers("BANG-207", "BANG-215", "BANG-272")
def test_prices_are_told_for_every_way_to_pay() -> None:
    t = table("A sheriff", "B outlaw: / / boots", C, D, gold=True, row="pickaxe shot_1 wanted_2")
    assert facts(t)["prices"] == {
        "buy": {"pickaxe": 4, "shot_1": 1, "wanted_2": 2},
        "buy_cheaper": {"pickaxe": 3, "shot_1": 0, "wanted_2": 1},
        "force_off": {"boots": 4},
    }


@covers("BANG-163", "BANG-164")
def test_the_sides_are_told_when_the_game_is_over() -> None:
    t = table("A sheriff: bang", "B outlaw 1", "C outlaw dead", "D renegade dead", "E deputy")
    assert facts(t)["sides"] == []
    play(t, "A: bang > B")
    assert facts(t)["sides"] == ["law", "outlaws", "outlaws", "renegade", "law"]


@covers("BANG-294")
def test_a_renegade_who_is_a_shadow_is_on_the_side_of_their_last_turn() -> None:
    seats = ("A sheriff: bang", "B outlaw 1", "C outlaw dead", "D renegade dead")
    t = table(*seats, shadow=True, renegade_side=1)
    play(t, "A: bang > B")
    assert facts(t)["sides"] == ["law", "outlaws", "outlaws", "law"]


@covers("BANG-313")
def test_with_three_players_everybody_is_on_their_own_side() -> None:
    t = table("A deputy: bang", "B outlaw", "C renegade 1")
    play(t, "A: bang > C")
    assert facts(t)["sides"] == ["deputy", "outlaw", "renegade"]


@covers("BANG-075", "BANG-078")
def test_who_is_shot_at_is_told_what_is_at_stake_and_whether_they_have_cover() -> None:
    t = table("A sheriff: bang bang", "B outlaw 2: beer / barrel", C, D)
    play(t, "A: bang > B")
    assert (question(t)["life"], question(t)["covered"]) == (2, True)
    play(t, "B: use barrel")
    told = question(t)
    assert told["kind"] != "dodge" or not told["covered"]


@covers("BANG-102", "BANG-103", "BANG-282")
@pytest.mark.parametrize("card", ["indians", "duel > B"])
def test_indians_and_duels_tell_the_life_points_at_stake(card: str) -> None:
    t = table("A sheriff: indians duel", "B outlaw 3: beer", C, D)
    play(t, f"A: {card}")
    assert question(t)["life"] == 3


@covers("BANG-133")
def test_who_is_dying_is_told_how_many_life_points_they_need() -> None:
    t = table("A sheriff: bang", "B outlaw 1: beer missed", C, D)
    play(t, "A: bang > B", "B: take_hit")
    assert (question(t)["kind"], question(t)["needed"]) == ("last_chance", 1)


@covers("BANG-024")
def test_who_has_too_many_cards_is_told_how_many_they_may_keep() -> None:
    t = table("A sheriff 2: bang beer missed panic", B, C, D)
    play(t, "A: end_phase")
    assert (question(t)["limit"], question(t)["more"]) == (2, 2)


def question(t: BangTable) -> Any:
    """As an onlooker hears it."""
    return t.view(None)["ask"]
