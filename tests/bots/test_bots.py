"""Bots by name, and the loop that plays a table out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import sixgun
from sixgun.bots import levels, make, play_out
from sixgun.core.rng import small


def trace(seed: int, order: int = 0) -> list[str]:
    t = sixgun.new("klack", seats=4, seed=1)
    lines: list[str] = []
    players = [make("random", "klack", seed + seat) for seat in range(4)]
    play_out(t, players, lambda seat, action, events: lines.append(f"{seat} {action} {events}"), small(order))
    return lines


@pytest.mark.both
def test_the_same_seeds_play_the_same_game() -> None:
    assert trace(1) == trace(1)
    assert trace(1) != trace(2)
    assert trace(1) != trace(1, order=5)


@pytest.mark.both
@pytest.mark.parametrize("game", sixgun.games())
def test_random_bots_play_every_game_to_its_end(game: str) -> None:
    from sixgun.games import find

    for seats in find(game).seats:
        t = sixgun.new(game, seats=seats, seed=seats)
        assert play_out(t, [make("random", game, seat) for seat in range(seats)]) > 0
        assert t.over


class Curious:
    """Keeps what it was shown."""

    def __init__(self) -> None:
        self.seen: list[tuple[Mapping[str, Any], list[sixgun.Action]]] = []

    def choose(self, view: Mapping[str, Any], options: Sequence[sixgun.Action]) -> sixgun.Action:
        self.seen.append((view, list(options)))
        return options[-1]


def test_a_bot_gets_its_seats_view_and_its_options() -> None:
    t = sixgun.new("klack", seats=3, seed=1)
    expected = t.view(2, recall=True), t.legal(2)
    players = [Curious() for _ in range(3)]
    play_out(t, players)
    assert all(view["seat"] == seat for seat, player in enumerate(players) for view, _ in player.seen)
    assert players[2].seen[0][1] == expected[1]
    assert players[2].seen[0][0]["hand"] == expected[0]["hand"]


def test_an_illegal_choice_of_a_bot_is_not_repaired() -> None:
    class Cheat:
        def choose(self, view: Mapping[str, Any], options: Sequence[sixgun.Action]) -> sixgun.Action:
            return sixgun.parse("klack", "bid (9,9)")

    with pytest.raises(sixgun.Illegal):
        play_out(sixgun.new("klack", seats=3, seed=1), [Cheat()] * 3)


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(sixgun.Invalid, match="there is no bot 'genius'; klack has: random"):
        make("genius", "klack")


def test_bots_are_listed_from_the_weakest() -> None:
    assert levels("klack")[0] == "random"


def test_every_seat_needs_a_player() -> None:
    with pytest.raises(ValueError, match="3 seats need 3 players, not 1"):
        play_out(sixgun.new("klack", seats=3, seed=1), [make("random", "klack")])
