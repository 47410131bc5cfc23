"""Many games by one call: one result a seed, in the order of the seeds, wherever they were played."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import sixgun
from sixgun.arena.many import Played
from sixgun.bots import Player
from sixgun.record import read, verify


def played(seeds: Iterable[int], jobs: int = 1, seats: int = 3, **options: object) -> list[Played]:
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
    records = tmp_path / "new" / "records"
    found = sixgun.play_many("klack", {"seats": 4}, [7], "random", jobs=1, folder=records)
    (file,) = records.iterdir()
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


def test_one_bot_of_ones_own_may_sit_on_all_seats() -> None:
    found = sixgun.play_many("klack", {}, range(3), last, jobs=1)
    assert found == sixgun.play_many("klack", {}, range(3), [last] * 3, jobs=1)


def test_seeds_may_come_from_anywhere() -> None:
    base = played(range(3))
    assert played((seed for seed in range(3)), jobs=9) == base
    assert played(np.arange(3)) == base
    assert type(played(np.arange(3))[0].seed) is int


@pytest.mark.parametrize("seed", [1.5, "1", None, b"1"])
def test_a_seed_that_is_no_whole_number_is_refused(seed: Any) -> None:
    with pytest.raises(sixgun.Invalid, match="a seed is a whole number"):
        played([1, seed])


@pytest.mark.parametrize("jobs", [-1, 1.5, "2"])
def test_there_are_no_half_or_negative_processes(jobs: Any) -> None:
    with pytest.raises(sixgun.Invalid, match="jobs"):
        played([1, 2], jobs=jobs)


def test_a_bot_that_other_processes_cannot_import_is_refused() -> None:
    assert sixgun.play_many("klack", {}, [1, 2], lambda seed: Last(), jobs=1)
    with pytest.raises(sixgun.Invalid, match="cannot import"):
        sixgun.play_many("klack", {}, [1, 2], lambda seed: Last(), jobs=2)


WAITING = """
import os, pathlib, signal, threading
import sixgun

signal.signal(signal.SIGINT, signal.default_int_handler)  # a run in the background ignores it

class Slow:
    def choose(self, view, options):
        pathlib.Path(str(os.getpid())).touch()
        threading.Event().wait()  # until somebody interrupts
        return options[0]

def slow(seed):
    return Slow()

if __name__ == "__main__":
    sixgun.play_many("klack", {}, range(1000), slow, jobs=2)
"""


@pytest.mark.parametrize("send", [os.killpg, os.kill])
def test_whoever_interrupts_does_not_wait_for_games_that_have_begun(tmp_path: Path, send: Any) -> None:
    """On a terminal Ctrl-C reaches all processes of a group, elsewhere only the one that waits."""
    (tmp_path / "waiting.py").write_text(WAITING)
    child = subprocess.Popen(
        [sys.executable, "waiting.py"], cwd=tmp_path, stderr=subprocess.PIPE, start_new_session=True
    )
    try:
        wait_until(lambda: len(list(tmp_path.glob("[0-9]*"))) == 2)
        send(child.pid, signal.SIGINT)
        said = child.communicate(timeout=300)[1].decode()
        assert said.count("Traceback") == 1
        assert said.rstrip().endswith("KeyboardInterrupt")
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(child.pid, signal.SIGKILL)


def wait_until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + 300
    while not condition():
        assert time.monotonic() < end, "nobody has begun"
        time.sleep(0.02)


@pytest.mark.parametrize(
    ("options", "bots"),
    [
        ({"seats": 9}, "random"),
        ({"wild": True}, "random"),
        ({}, "genius"),
        ({}, []),
        ({}, ["random", None, "random"]),
        ({}, ["random", Last(), "random"]),
        ({}, int),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is_played(
    options: dict[str, object], bots: Any
) -> None:
    with pytest.raises(sixgun.Invalid):
        sixgun.play_many("klack", options, [1], bots)
