"""The compiled engine is the same source: these tests say which of the two is running."""

import json
import os
import subprocess
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

import sixgun
from tools.compile import modules
from tools.traces import digest

COMPILED = os.environ.get("SIXGUN_EXPECT_COMPILED") == "1"
ROOT = Path(__file__).parents[1]
PACKAGE = Path(sixgun.__file__).parent


def name_of(module: Path) -> str:
    parts = ("sixgun", *module.relative_to(PACKAGE).with_suffix("").parts)
    return ".".join(parts).removesuffix(".__init__")


@pytest.mark.both
def test_the_engine_runs_compiled_exactly_when_that_is_expected() -> None:
    origins = [spec.origin or "" for spec in map(find_spec, map(name_of, modules(PACKAGE))) if spec]
    assert [origin for origin in origins if origin.endswith(".so") != COMPILED] == []
    assert (PACKAGE.parent.name == "compiled") == COMPILED


@pytest.mark.both
@pytest.mark.parametrize("game", sixgun.games())
def test_interpreted_and_compiled_traces_are_equal(game: str) -> None:
    """A thousand games at the tables of the game's tests, compiled beside interpreted."""
    tables = import_module(f"tests.games.{game}.tables").TABLES
    here = digest(game, tables, 1000 if COMPILED else 30)
    if COMPILED:
        command = [sys.executable, "tools/traces.py", game, json.dumps(tables), "1000"]
        env = {**os.environ, "PYTHONPATH": "src"}
        there = subprocess.run(command, cwd=ROOT, env=env, check=True, capture_output=True, text=True)
        assert here == there.stdout.strip()
    else:
        assert here == digest(game, tables, 30)
