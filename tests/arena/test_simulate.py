"""Simulation: the same seed gives the same games, whoever plays them where."""

from __future__ import annotations

from pathlib import Path

import pytest

import sixgun
from sixgun.arena.many import plan
from sixgun.arena.simulate import Report, simulate
from sixgun.record import verify


def report(games: int = 12, seed: int = 1, jobs: int = 1, folder: str = "", **options: object) -> Report:
    return simulate(plan("klack", 3, options, ["random"], folder), seed, games, jobs)


@pytest.mark.both
def test_the_digest_depends_on_the_seed_and_the_options_alone() -> None:
    first = report()
    assert report().digest == first.digest
    assert report(seed=2).digest != first.digest
    assert report(bang_bids="discard").digest != first.digest


@pytest.mark.both
def test_the_digest_is_this_one() -> None:
    """Golden: it changes only with the rules of Klack Klack Bang, the generator or the random bot."""
    assert report().digest == "868b63ab6e1b7dd651efcf28aed246b4f24c3ff864d6d95d0285f7b5c3cb3c66"


def test_the_digest_is_the_same_on_two_processes() -> None:
    assert report(jobs=2).digest == report().digest


def test_the_report_adds_up() -> None:
    done: list[int] = []
    found = simulate(plan("klack", 4, {}, ["random"]), 5, 30, 1, done.append)
    assert sum(done) == found.games == found.finished == 30
    assert sum(found.reasons.values()) == 30
    assert sum(found.wins) >= 30
    assert len(found.wins) == len(found.mean_scores) == 4
    assert found.mean_decisions == pytest.approx(found.decisions / 30, abs=1e-3)
    assert found.mean_rounds is not None
    assert found.mean_rounds > 1


def test_every_game_leaves_a_sound_record(tmp_path: Path) -> None:
    found = report(games=4, folder=str(tmp_path))
    verdicts = [verify(file) for file in sorted(tmp_path.iterdir())]
    assert len(verdicts) == 4
    assert all(verdict.finished for verdict in verdicts)
    assert sum(verdict.actions for verdict in verdicts) == found.decisions


def test_bots_are_dealt_around_the_table() -> None:
    bots = plan("klack", 5, {}, ["random", "heuristic"]).bots
    assert bots == ["random", "heuristic", "random", "heuristic", "random"]


@pytest.mark.parametrize("bots", [[], ["random"] * 4, ["genius"]])
def test_bots_that_cannot_be_seated_are_refused(bots: list[str]) -> None:
    with pytest.raises(sixgun.Invalid):
        plan("klack", 3, {}, bots)
