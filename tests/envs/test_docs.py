"""The examples in docs/research.md run as they are written, and its pictures are up to date."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import sixgun
from sixgun.envs.spaces import Spaces
from sixgun.games import find
from tools.space_pictures import main

DOCS = Path(__file__).parents[2] / "docs"
TEXT = (DOCS / "research.md").read_text("utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)


@pytest.mark.parametrize("place", range(len(EXAMPLES)))
def test_an_example_runs(place: int, capsys: Any) -> None:
    exec(EXAMPLES[place], {"__name__": "__main__"})
    assert "Error" not in capsys.readouterr().err


def test_every_picture_is_as_the_spaces_are_now(tmp_path: Path) -> None:
    main(tmp_path)
    for drawn in tmp_path.iterdir():
        assert (DOCS / "research" / drawn.name).read_text("utf-8") == drawn.read_text("utf-8"), drawn.name


OBSERVED = (DOCS / "observations.md").read_text("utf-8")
SHARED = {"seat", "to_act", "ask", "ask_shows", "answer", "pieces_in", "taken", "pieces"}


@pytest.mark.parametrize("name", sixgun.games())
def test_every_field_and_place_of_an_observation_is_explained(name: str) -> None:
    game = find(name)
    chapter = re.split(r"^## ", OBSERVED, flags=re.MULTILINE)
    (text,) = [part for part in chapter if part.startswith(f"{game.title}\n")]
    explained = [word for row in re.findall(r"^\| (`.*?) \|", text, re.MULTILINE) for word in row.split(", ")]
    spaces = Spaces(name, None, {})
    fields = [block.name for block in spaces.layout.blocks if block.name not in SHARED]
    zones = [zone.name for zone in game.table.zones]
    assert explained == [f"`{word}`" for word in [*fields, *zones]]


def test_every_picture_that_is_shown_is_there() -> None:
    for name in re.findall(r"!\[[^\]]*\]\(([^)]*)\)", TEXT):
        assert (DOCS / name).is_file()
