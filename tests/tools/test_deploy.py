"""The unit of systemd and the Containerfile: they name settings, files and pages that there are."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from sixgun.server.office.pages import PAGES
from sixgun.server.settings import Limits, Settings

ROOT = Path(__file__).parents[2]
UNIT = (ROOT / "deploy/sixgun.service").read_text()
CONTAINER = (ROOT / "deploy/Containerfile").read_text()
ELSEWHERE = {"admin_file", "config"}  # what `sixgun serve` reads besides the settings themselves


def instructions(name: str) -> list[str]:
    """What follows that word in the Containerfile, with lines joined that were broken."""
    joined = re.sub(r"\\\n\s*", "", CONTAINER)
    return [line.removeprefix(name).strip() for line in joined.splitlines() if line.startswith(f"{name} ")]


@pytest.mark.parametrize("text", [UNIT, CONTAINER], ids=["unit", "container"])
def test_every_setting_that_is_named_exists(text: str) -> None:
    named = {name.lower() for name in re.findall(r"SIXGUN_([A-Z_]+)", text)}
    limits = {f"limit_{field.name}" for field in msgspec.structs.fields(Limits)}
    settings = {field.name for field in msgspec.structs.fields(Settings)} - {"limits"}
    assert named
    assert named - settings - limits - ELSEWHERE == set()


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd-analyze is not on this machine")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "sixgun.service"
    unit.write_text(UNIT.replace("/opt/sixgun/bin/sixgun", sys.executable))  # one that is there
    done = subprocess.run(
        ["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_the_unit_writes_only_to_its_own_folder() -> None:
    assert "SIXGUN_DATA=%S/sixgun/" in UNIT
    for line in ("DynamicUser=yes", "StateDirectory=sixgun", "ProtectSystem=strict", "UMask=0077"):
        assert line in UNIT.splitlines()


def test_the_container_is_built_from_files_that_there_are() -> None:
    sources = [shlex.split(line)[:-1] for line in instructions("COPY") if not line.startswith("--from")]
    names = {name for source in sources for name in source}
    assert {name for name in names if not (ROOT / name).exists()} == set()
    ignored = (ROOT / ".dockerignore").read_text().splitlines()
    kept = {line.removeprefix("!") for line in ignored if line.startswith("!")}
    assert {name for name in names if not any(name == k or name.startswith(f"{k}/") for k in kept)} == set()


def test_the_container_does_not_run_as_root_and_asks_for_its_own_health() -> None:
    last = CONTAINER[CONTAINER.rindex("\nFROM ") :]
    assert re.search(r"^USER [1-9]\d+$", last, re.M)
    port = re.search(r"SIXGUN_PORT=(\d+)", last)
    assert port is not None
    assert instructions("EXPOSE") == [port[1]]
    asked = re.search(rf"http://127\.0\.0\.1:{port[1]}(/\w+)", last)
    assert asked is not None
    assert asked[1] in {path for page in PAGES for path in getattr(page, "paths", ())}
