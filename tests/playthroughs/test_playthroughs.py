"""Golden playthroughs: the files beside this one tell whole games; the engine must tell them again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import sixgun
from tools.playthrough import story

FILES = sorted(Path(__file__).parent.glob("*.txt"))


@pytest.mark.both
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_playthrough_is_told_again_word_for_word(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    header = json.loads(lines[0])
    assert list(story(**header)) == lines


def test_every_game_has_a_playthrough() -> None:
    assert {file.stem.split("-")[0] for file in FILES} == set(sixgun.games())
