"""Records that were kept from earlier versions: they stay sound, whatever the engine looks like inside.

Each lies in `kept` as it was written: one for every table of the games' tests, played by random and
heuristic bots in turn, and two live races of Slap .45. They are never renewed. When the rules of a game
change, its records go with the old rules' version and new ones are kept.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

import sixgun
from sixgun.record import read, verify

KEPT = sorted((Path(__file__).parent / "kept").glob("*.jsonl"))


@pytest.mark.both
@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_kept_record_replays_event_by_event_to_the_same_end(path: Path) -> None:
    assert verify(path).finished


@pytest.mark.parametrize("game", sixgun.games())
def test_a_record_is_kept_of_every_table(game: str) -> None:
    headers = [read(path).header for path in KEPT]
    kept = [(header.seats, header.options) for header in headers if header.game == game]
    for seats, options in import_module(f"tests.games.{game}.tables").TABLES:
        assert (seats, sixgun.new(game, seats=seats, **options).view(None)["options"]) in kept
