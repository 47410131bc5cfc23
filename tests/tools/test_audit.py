"""The audit says what is known, and never takes silence for health."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

import tasks
from tools import audit
from tools.audit import HOLES, UNKNOWN, NoData

SOUND = {"name": "litestar", "version": "2.25.0", "vulns": []}
HOLED = {"name": "jinja2", "version": "2.4.1", "vulns": [{"id": "PYSEC-2014-8"}]}
SKIPPED = {"name": "rich", "skip_reason": "Dependency not found on PyPI and could not be audited"}


def printing(text: str) -> list[str]:
    """A command that prints that and fails, as both audits do for a hole."""
    return [sys.executable, "-c", f"import sys; print({text!r}); sys.exit(1)"]


def test_holes_are_named_with_their_versions() -> None:
    assert audit.python_holes({"dependencies": [SOUND]}) == []
    assert audit.python_holes({"dependencies": [SOUND, HOLED, SKIPPED]}) == ["jinja2 2.4.1 (PYSEC-2014-8)"]
    assert audit.web_holes({"vulnerabilities": {}}) == []
    assert audit.web_holes({"vulnerabilities": {"vite": {"severity": "high"}}}) == ["vite (high)"]


def test_packages_of_which_nothing_is_told_are_not_called_sound() -> None:
    with pytest.raises(NoData, match="tells nothing of 1 of 2 packages"):
        audit.python_holes({"dependencies": [SOUND, SKIPPED]})
    with pytest.raises(NoData, match="405 Method Not Allowed"):
        audit.web_holes({"message": "405 Method Not Allowed", "statusCode": 405})


@pytest.mark.parametrize(
    ("command", "code", "line"),
    [
        (printing('{"vulnerabilities": {}}'), 0, "x: no known holes"),
        (printing('{"vulnerabilities": {"vite": {"severity": "low"}}}'), HOLES, "x: vite (low)"),
        (printing('{"message": "offline"}'), UNKNOWN, "x: not audited: offline"),
        (printing("nonsense"), UNKNOWN, "x: not audited: no report"),
        ([sys.executable, "-m", "no_such_module"], UNKNOWN, "No module named no_such_module"),
        (["no-such-program"], UNKNOWN, "x: not audited: no-such-program is not installed"),
    ],
)
def test_each_audit_is_one_line_and_a_code(
    command: list[str], code: int, line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert audit.judge("x", command, tmp_path, audit.web_holes) == code
    (printed,) = capsys.readouterr().out.splitlines()
    assert line in printed


@pytest.mark.parametrize(
    ("codes", "whole"),
    [((0, 0), 0), ((0, UNKNOWN), UNKNOWN), ((UNKNOWN, HOLES), HOLES), ((HOLES, UNKNOWN), HOLES)],
)
def test_a_hole_counts_more_than_what_is_not_known(
    codes: tuple[int, int], whole: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = iter(codes)
    monkeypatch.setattr(audit, "judge", lambda *_: next(left))
    assert audit.main() == whole


@pytest.mark.parametrize(("code", "fails"), [(0, False), (HOLES, True), (UNKNOWN, False)])
def test_the_checks_fail_for_a_hole_and_not_for_missing_knowledge(
    code: int, fails: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    nothing: dict[str, Any] = {"packages": lambda _: None, "failures": lambda _: [], "web_failures": list}
    for name, stub in nothing.items():
        monkeypatch.setattr(tasks, name, stub)
    monkeypatch.setattr(tasks, "audited", lambda: code)
    if fails:
        with pytest.raises(tasks.Problem, match="audit"):
            tasks.check([])
    else:
        tasks.check([])
