"""The examples in the documents run as they are written."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

DOCS = Path(__file__).parents[2] / "docs"
EXAMPLES = [
    pytest.param(block, id=f"{file.name}-{number}")
    for file in (DOCS / "positions.md",)
    for number, block in enumerate(re.findall(r"```python\n(.*?)```", file.read_text("utf-8"), re.DOTALL))
]


@pytest.mark.parametrize("block", EXAMPLES)
def test_an_example_gives_what_it_says(block: str) -> None:
    """The last line is an expression; its comment begins with what it must give."""
    *lines, last = block.strip().splitlines()
    expression, promised = last.split("#", 1)
    names: dict[str, Any] = {}
    exec("\n".join(lines), names)
    assert promised.strip().startswith(repr(eval(expression, names)))
