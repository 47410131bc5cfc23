"""The examples in docs/research.md run as they are written, and its pictures are up to date."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

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


def test_every_picture_that_is_shown_is_there() -> None:
    for name in re.findall(r"!\[[^\]]*\]\(([^)]*)\)", TEXT):
        assert (DOCS / name).is_file()
