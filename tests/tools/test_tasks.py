import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tasks
from tasks import Problem

REGISTRY_OR_MACHINE = re.compile(r"://|index-url|find-links|\s/\w")  # an address, an option, an absolute path


def pinned() -> Iterator[Path]:
    return (tasks.ROOT / name for name in tasks.LOCKS)


def test_a_digest_follows_names_contents_and_words(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("1")
    first = tasks.digest([tmp_path])
    assert tasks.digest([tmp_path]) == first
    assert tasks.digest([tmp_path], "word") != first
    (tmp_path / "a").write_text("2")
    second = tasks.digest([tmp_path])
    (tmp_path / "a").rename(tmp_path / "b")
    assert len({first, second, tasks.digest([tmp_path])}) == 3


def test_a_digest_leaves_out_what_the_tools_put_there(tmp_path: Path) -> None:
    before = tasks.digest([tmp_path])
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "node_modules/x.js").write_text("x")
    assert tasks.digest([tmp_path]) == before


def test_a_stamp_is_fresh_only_for_its_own_key(tmp_path: Path) -> None:
    stamp = tmp_path / ".stamp"
    assert not tasks.is_fresh(stamp, "key")
    stamp.write_text("key")
    assert tasks.is_fresh(stamp, "key")
    assert not tasks.is_fresh(stamp, "other")


def test_a_missing_thing_is_named_with_the_command_that_gets_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    with pytest.raises(Problem, match=r"Needed: a saddle.*apt-get install saddle horse"):
        tasks.need("a saddle", ["saddle", "horse"], lambda: False)


def test_a_browser_that_cannot_be_run_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIXGUN_CHROMIUM", "/no/such/browser")
    with pytest.raises(Problem, match="/no/such/browser"):
        tasks.need_browser()


@pytest.mark.parametrize(
    ("version", "found"), [("v20.18.3", False), ("v20.19.0", True), ("v24.1.0", True), ("", False)]
)
def test_a_node_too_old_for_the_web_tools_is_not_taken(
    version: str, found: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {version}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert tasks.node_found() is found


def test_a_failing_step_shows_what_the_command_said(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(Problem, match=r"out of bullets(.|\n)*failed \(3\)"):
        tasks.step("reload", ["sh", "-c", "echo out of bullets; exit 3"])
    assert capsys.readouterr().out == "reload ... failed\n"


def test_finding_no_test_is_a_failure(tmp_path: Path) -> None:
    bare = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # other plugins take seconds to load
    with pytest.raises(Problem, match=r"failed \(5\)"):
        tasks.pytest("no tests", "-q", "--no-header", str(tmp_path), **bare)


def test_commands_keep_what_python_has_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setenv("PYTHONPATH", "/elsewhere")
    assert not {"PYTHONDONTWRITEBYTECODE", "PYTHONPATH"} & set(tasks.environment())
    assert tasks.environment(PYTHONPATH="/here")["PYTHONPATH"] == "/here"


@pytest.mark.parametrize(("args", "code"), [([], 2), (["shoot"], 2), (["--help"], 0)])
def test_an_unknown_verb_gets_the_list_of_verbs(
    args: list[str], code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tasks.main(args) == code
    shown = capsys.readouterr().out
    assert all(f"tasks.py {verb}" in shown for verb in tasks.VERBS)


def test_requirements_name_no_registry_and_no_machine() -> None:
    lines = [line for path in pinned() for line in path.read_text().splitlines()]
    assert list(filter(REGISTRY_OR_MACHINE.search, lines)) == []


def test_the_lock_of_the_web_client_names_no_host_and_has_the_builder_of_every_platform() -> None:
    entries = json.loads((tasks.WEB / "package-lock.json").read_text())["packages"]
    assert [name for name, entry in entries.items() if name and not entry.get("integrity")] == []
    assert [name for name, entry in entries.items() if "resolved" in entry] == []
    wanted = entries["node_modules/rolldown"]["optionalDependencies"]
    assert [name for name in wanted if f"node_modules/{name}" not in entries] == []


def test_every_check_of_the_web_client_is_a_script_of_its_package() -> None:
    scripts = json.loads((tasks.WEB / "package.json").read_text())["scripts"]
    assert [command for *_, command in tasks.WEB_CHECKS.values() if command not in scripts] == []


def test_all_checks_run_and_those_that_failed_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    checks = {name: ["sh", "-c", f"exit {code}"] for name, code in {"a": 1, "b": 0, "c": 2}.items()}
    assert tasks.failures(checks) == ["a", "c"]
    assert "b ... 0." in capsys.readouterr().out


@pytest.fixture
def checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A web client with one check, which counts its runs and fails if a file says so."""
    (tmp_path / "node_modules").mkdir()
    monkeypatch.setattr(tasks, "WEB", tmp_path)
    monkeypatch.setattr(tasks, "web_packages", lambda: None)
    run = "echo run >> node_modules/runs; ! grep fault *.ts"
    monkeypatch.setattr(tasks, "WEB_CHECKS", {"web": ["sh", "-c", run]})
    return tmp_path


def test_the_web_client_is_checked_again_only_when_it_has_changed(checked: Path) -> None:
    runs = []
    for text in ("fine", "fine", "fault", "fault", "mended"):
        (checked / "a.ts").write_text(text)
        runs.append((tasks.web_failures(), (checked / "node_modules/runs").read_text().count("run")))
    assert runs == [([], 1), ([], 1), (["web"], 2), (["web"], 3), ([], 4)]


def test_every_pinned_package_has_a_hash() -> None:
    packages = [entry for path in pinned() for entry in path.read_text().split("\n\n") if "==" in entry]
    assert [package for package in packages if "--hash=sha256:" not in package] == []


@pytest.fixture
def small_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with an engine, and a compiled one of the same source."""
    source, compiled = tmp_path / "src", tmp_path / "compiled"
    for part in (*tasks.ENGINE, "server"):
        (source / part).mkdir(parents=True)
        (source / part / "one.py").write_text("1")
    (source / "cli.py").write_text("1")
    (compiled / "sixgun/core").mkdir(parents=True)
    (compiled / "sixgun/core/one.so").write_text("compiled")
    monkeypatch.setattr(tasks, "SOURCE", source)
    monkeypatch.setattr(tasks, "COMPILED", compiled)
    (compiled / ".stamp").write_text(tasks.engine_source())
    return tmp_path


def test_a_compiled_engine_is_played_with_while_it_is_that_of_the_source(small_house: Path) -> None:
    compiled = small_house / "compiled"
    assert tasks.compiled_engine() == {"PYTHONPATH": str(compiled)}
    (small_house / "src/server/one.py").write_text("2")
    assert tasks.compiled_engine() == {"PYTHONPATH": str(compiled)}
    assert (compiled / "sixgun/server/one.py").read_text() == "2"  # all but the engine is the newest
    assert (compiled / "sixgun/core/one.so").read_text() == "compiled"
    (small_house / "src/core/one.py").write_text("2")
    assert tasks.compiled_engine() == {}


def test_without_a_compiled_engine_the_source_is_played_with(
    small_house: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (small_house / "compiled/.stamp").unlink()
    assert tasks.compiled_engine() == {}
    assert capsys.readouterr().out.startswith("engine: interpreted")
