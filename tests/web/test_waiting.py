"""How tests wait: for what they want to see, never for a time, and never for what was true a moment ago.

A page is asked again and again only by a function: Playwright reads a bare expression anew for every look,
which the page's Content Security Policy refuses as soon as the first look was not enough.
"""

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
page.wait_for_function("window.done")
page.wait_for_function("() => window.done")
"""


def calls(node: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    """Every call of a method or of a module's function, by its name."""
    for one in ast.walk(node):
        if isinstance(one, ast.Call) and isinstance(one.func, ast.Attribute):
            yield one.func.attr, one


def expression(call: ast.Call) -> bool:
    """Whether the script it is given is a bare expression, where that can be read here."""
    script = call.args[0]
    return isinstance(script, ast.Constant) and not str(script.value).lstrip().startswith("(")


def faults(source: str) -> list[int]:
    """The lines that await a snapshot, look at a clock, or await an expression."""
    found = []
    for name, call in calls(ast.parse(source)):
        awaits = name.startswith(("to_", "not_to_"))
        given = {inner for part in [*call.args, *call.keywords] for inner, _ in calls(part)}
        bare = name == "wait_for_function" and expression(call)
        if name in CLOCKS or (awaits and given & SNAPSHOTS) or bare:
            found.append(call.lineno)
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_no_snapshot_or_expression_is_awaited_and_no_clock_is_read(path: Path) -> None:
    assert faults(path.read_text()) == []


def test_the_faults_are_found() -> None:
    assert faults(BAD) == [2, 3, 4, 5]
