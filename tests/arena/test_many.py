"""Many games by one call: one result a seed, in the order of the seeds, wherever they were played."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pytest

import sixgun
from sixgun.arena.many import Played
from sixgun.bots import Player
from sixgun.record import read, verify


def played(seeds: Sequence[int], jobs: int = 1, seats: int = 3, **options: object) -> list[Played]:
    return sixgun.play_many("klack", {"seats": seats, **options}, seeds, "random", jobs=jobs)


class Last:
    """A player of one's own: always the last option."""

    def choose(self, view: Mapping[str, object], options: Sequence[sixgun.Action], /) -> sixgun.Action:
        return options[-1]


def last(seed: int) -> Last:
    return Last()


@pytest.mark.both
def test_results_come_in_the_order_of_the_seeds() -> None:
    seeds = [5, 3, 8, 3]
    found = played(seeds)
    assert [game.seed for game in found] == seeds
    assert found[1] == found[3]
    assert found == [played([seed])[0] for seed in seeds]


def test_however_many_processes_play_the_results_are_the_same() -> None:
    assert played(range(20), jobs=2) == played(range(20)) == played(range(20), jobs=3)


def test_a_game_is_the_one_that_its_seed_lays(tmp_path: Path) -> None:
    found = sixgun.play_many("klack", {"seats": 4}, [7], "random", jobs=1, folder=str(tmp_path))
    (file,) = tmp_path.iterdir()
    assert file.name == "klack-7.jsonl"
    verdict = verify(file)
    assert verdict.finished
    assert verdict.actions == found[0].decisions
    t = sixgun.new("klack", seats=4, seed=7)
    for move in read(file.read_bytes()).moves:
        t.apply(move.seat, sixgun.parse("klack", move.action))
    assert t.result is not None
    assert (list(t.result.winners), list(t.result.scores)) == (found[0].winners, found[0].scores)


def test_house_rules_and_bots_change_the_games() -> None:
    base = played(range(5))
    assert played(range(5), bang_bids="discard") != base
    assert sixgun.play_many("klack", {"seats": 3}, range(5), "heuristic", jobs=1) != base


def test_without_seats_there_is_one_for_each_bot() -> None:
    assert len(sixgun.play_many("klack", {}, [1], ["random"] * 5, jobs=1)[0].scores) == 5
    assert len(sixgun.play_many("klack", {}, [1], "random", jobs=1)[0].scores) == 3


def test_bots_may_be_of_ones_own_on_several_processes_too() -> None:
    bots: list[str | Callable[[int], Player]] = [last, "random", last]
    one = sixgun.play_many("klack", {}, range(20), bots, jobs=1)
    assert one == sixgun.play_many("klack", {}, range(20), bots, jobs=2)
    assert one != played(range(20))


def test_no_seeds_give_no_games() -> None:
    assert played([]) == []


@pytest.mark.parametrize(
    ("options", "bots"), [({"seats": 9}, "random"), ({"wild": True}, "random"), ({}, "genius"), ({}, [])]
)
def test_what_cannot_be_played_is_refused_before_anything_is_played(
    options: dict[str, object], bots: str | list[str]
) -> None:
    with pytest.raises(sixgun.Invalid):
        sixgun.play_many("klack", options, [1], bots)
