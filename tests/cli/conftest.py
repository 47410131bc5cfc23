"""Commands run in this process, in a folder of their own."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from sixgun.cli import main


class Ran(NamedTuple):
    """What a command printed, and its exit code."""

    code: int
    out: str
    err: str


@pytest.fixture
def run(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Callable[..., Ran]:
    """`run("play klack --seed 1", typed="1\\n")`"""
    monkeypatch.chdir(tmp_path)

    def command(line: str, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main(line.split())
        return Ran(code, *capsys.readouterr())

    return command
