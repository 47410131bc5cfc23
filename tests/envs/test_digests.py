"""Observations, masks and option rows are what they were when `digests.jsonl` was written."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import sixgun
from tests.envs.digests import digest

LINES = (Path(__file__).parent / "digests.jsonl").read_text("utf-8").splitlines()
TABLES: list[list[Any]] = [json.loads(line) for line in LINES]


@pytest.mark.parametrize(("game", "seats", "options", "recall", "expected"), TABLES)
def test_agents_are_given_the_numbers_they_were_always_given(
    game: str, seats: int, options: dict[str, Any], recall: bool, expected: str
) -> None:
    assert digest(game, seats, options, recall) == expected


def test_every_game_has_digests() -> None:
    assert {table[0] for table in TABLES} == set(sixgun.games())
