"""How tests wait: for what they want to see, never for a time, and never for what was true a moment ago."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
FOLDERS = ("web", "terminal")
FILES = sorted(path for folder in FOLDERS for path in (TESTS / folder).glob("*.py"))
SNAPSHOTS = {"count", "all", "inner_text", "all_inner_texts", "get_attribute", "evaluate", "bounding_box"}
CLOCKS = {"sleep", "monotonic", "perf_counter", "time"}
BAD = """
expect(signs).to_have_count(rows.count())
expect(one).not_to_have_text(f"{other.inner_text()}!")
time.sleep(1)
"""


def calls(node: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    """Every call of a method or of a module's function, by its name."""
    for one in ast.walk(node):
        if isinstance(one, ast.Call) and isinstance(one.func, ast.Attribute):
            yield one.func.attr, one


def faults(source: str) -> list[int]:
    """The lines that await a snapshot or look at a clock."""
    found = []
    for name, call in calls(ast.parse(source)):
        awaits = name.startswith(("to_", "not_to_"))
        given = {inner for part in [*call.args, *call.keywords] for inner, _ in calls(part)}
        if name in CLOCKS or (awaits and given & SNAPSHOTS):
            found.append(call.lineno)
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_no_snapshot_is_awaited_and_no_clock_is_read(path: Path) -> None:
    assert faults(path.read_text()) == []


def test_the_faults_are_found() -> None:
    assert faults(BAD) == [2, 3, 4]
