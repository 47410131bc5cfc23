"""A server that cannot start says why in one sentence, with an exit code for each kind of reason."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import socket
import sqlite3
import stat
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from sixgun.server import listener, serve
from sixgun.server.store import file
from sixgun.server.store.log import Entry, SqliteStore
from tests.cli.conftest import Ran

Run = Callable[..., Ran]
FILE, IN_USE, ADDRESS = 4, 5, 6
HOLD = """
import sys
from pathlib import Path
from sixgun.server.store.file import take
take(Path(sys.argv[1]))
print("taken", flush=True)
sys.stdin.read()
"""
AS_NOBODY = """
import os, sys
from pathlib import Path
from sixgun.cli import complain
from sixgun.server.store.file import Unusable, open_file
if os.geteuid() == 0:  # who may write everything
    os.setgid(65534)
    os.setuid(65534)
try:
    open_file(Path(sys.argv[1]))
except Unusable as error:
    sys.exit(complain(error.message, error.exit_code))
"""
ON_A_FULL_DISK = """
import resource, sys
sys.dont_write_bytecode = True  # what is cut off would be read by whoever comes next
from sixgun.cli import main
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[2]), int(sys.argv[2])))
sys.exit(main(["serve", "--port", "0", "--data", sys.argv[1]]))
"""


def refused(ran: Ran, code: int, *words: str) -> None:
    """It says these words in one line, and nothing else."""
    assert (ran.code, ran.out) == (code, "")
    assert ran.err.startswith("sixgun: ")
    assert ran.err.count("\n") == 1
    assert [word for word in words if word not in ran.err] == []


def child(script: str, *args: object) -> Ran:
    done = subprocess.run(
        [sys.executable, "-c", script, *map(str, args)], capture_output=True, text=True, check=False
    )
    return Ran(done.returncode, done.stdout, done.stderr)


def written(path: Path) -> Path:
    """A file with a few pages of games."""

    async def play() -> None:
        store = SqliteStore(path)
        await store.append("r", [Entry(n, f"{n}", 0, "x" * 500, 0.0) for n in range(1, 100)])
        await store.close()

    asyncio.run(play())
    return path


def change(path: Path, *statements: str) -> None:
    with contextlib.closing(sqlite3.connect(path)) as db:
        for statement in statements:
            db.execute(statement)
        db.commit()


# --- the file -----------------------------------------------------------------------------------------------


def test_a_folder_is_no_file(run: Run, tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    refused(run("serve --port 0 --data games"), FILE, "games is a folder", "games/sixgun.db")


def test_a_folder_that_cannot_be_made_is_named(run: Run, tmp_path: Path) -> None:
    (tmp_path / "games").write_text("")
    refused(run("serve --port 0 --data games/of/mine.db"), FILE, "games/of", "cannot be made")


@pytest.mark.parametrize("content", [b"Dear diary, today I won.\n" * 100, b"\0" * 5000, b"SQLite format 3\0"])
def test_a_file_that_is_no_database_is_left_alone(run: Run, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "s.db").write_bytes(content)
    refused(run("serve --port 0 --data s.db"), FILE, "s.db cannot be used: the file is no database")
    assert (tmp_path / "s.db").read_bytes() == content


def test_a_file_that_was_cut_off_is_refused(run: Run, tmp_path: Path) -> None:
    whole = written(tmp_path / "s.db").read_bytes()
    for pages in (1, 3, len(whole) // 4096 - 1):
        (tmp_path / "s.db").write_bytes(whole[: pages * 4096])
        refused(run("serve --port 0 --data s.db"), FILE, "s.db", "damaged", "backup")


def test_a_damaged_file_is_refused_if_it_is_small_or_a_check_is_asked_for(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = bytearray(written(tmp_path / "s.db").read_bytes())
    at = whole.rindex(b"x" * 500) // 4096 * 4096
    whole[at : at + 4096] = b"\xff" * 4096
    (tmp_path / "s.db").write_bytes(whole)
    refused(run("serve --port 0 --data s.db"), FILE, "s.db is damaged", "backup")
    monkeypatch.setattr(file, "SMALL", 0)
    refused(run("serve --port 0 --data s.db --check"), FILE, "s.db is damaged", "backup")
    file.prepare(tmp_path / "s.db")  # a large file is not looked through


@pytest.mark.parametrize(
    "statements",
    [
        ["CREATE TABLE cookies (host, value)"],
        ["CREATE TABLE log (line)"],
        ["CREATE TABLE alembic_version (version_num)", "CREATE TABLE rooms (id)", "CREATE TABLE guests (id)"],
        ["PRAGMA application_id = 17"],
    ],
)
def test_the_file_of_another_program_is_left_alone(run: Run, tmp_path: Path, statements: list[str]) -> None:
    change(tmp_path / "s.db", *statements)
    before = (tmp_path / "s.db").read_bytes()
    refused(run("serve --port 0 --data s.db"), FILE, "s.db belongs to another program")
    assert (tmp_path / "s.db").read_bytes() == before


def test_a_file_of_a_newer_sixgun_is_left_alone(run: Run, tmp_path: Path) -> None:
    change(written(tmp_path / "s.db"), "UPDATE alembic_version SET version_num = '0999'")
    refused(run("serve --port 0 --data s.db"), FILE, "newer Sixgun", "0999", file.VERSION)


def test_a_file_that_another_program_has_locked_is_not_waited_for_for_ever(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file, "PATIENCE", 0.01)
    with contextlib.closing(sqlite3.connect(tmp_path / "s.db", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        refused(run("serve --port 0 --data s.db"), FILE, "s.db", "another program has locked the file")


def test_two_servers_do_not_share_a_file(run: Run, tmp_path: Path) -> None:
    written(tmp_path / "s.db")
    command = [sys.executable, "-c", HOLD, str(tmp_path / "s.db")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"taken\n"
        refused(run("serve --port 0 --data s.db"), IN_USE, "another server", "s.db", "--data")
        other.kill()  # and its lock goes with it
    os.close(file.take(tmp_path / "s.db"))


def test_a_file_that_may_not_be_written_is_refused() -> None:
    with tempfile.TemporaryDirectory() as folder:  # where others may look
        path = written(Path(folder) / "s.db")
        Path(folder).chmod(0o777)
        path.chmod(0o444)
        (Path(folder) / "s.db-lock").chmod(0o666)
        refused(child(AS_NOBODY, path), FILE, "s.db cannot be used", "Permission denied")
        path.unlink()
        (Path(folder) / "s.db-lock").unlink()
        Path(folder).chmod(0o555)
        refused(child(AS_NOBODY, path), FILE, "s.db-lock cannot be used", "Permission denied")


@pytest.mark.parametrize("room", [5_000, *[pytest.param(n, marks=pytest.mark.slow) for n in (0, 20_000)]])
def test_a_full_disk_is_said(tmp_path: Path, room: int) -> None:
    ran = child(ON_A_FULL_DISK, tmp_path / "s.db", room)
    refused(ran, FILE, "s.db cannot be used", "the disk")
    file.open_file(tmp_path / "s.db").close()  # as soon as there is room


# --- the address --------------------------------------------------------------------------------------------


def test_a_port_that_is_taken_is_named_and_no_file_is_made(run: Run, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        refused(run(f"serve --port {port} --data s.db"), ADDRESS, f"port {port}", "taken", "--port")
    assert list(tmp_path.iterdir()) == []


def test_a_port_that_another_program_takes_in_the_meantime_is_named(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    (ours,) = listener.bind("127.0.0.1", 0)
    port = ours.getsockname()[1]
    (theirs,) = listener.bind("127.0.0.1", port)
    with ours, theirs:
        theirs.listen()
        monkeypatch.setattr(serve, "bind", lambda host, port: [ours])
        refused(run(f"serve --port {port} --data s.db"), ADDRESS, f"port {port}", "taken", "--port")


@pytest.mark.parametrize("host", ["203.0.113.9", "..", "2001:db8::9"])
def test_a_host_that_is_not_here_is_named(run: Run, host: str) -> None:
    refused(run(f"serve --port 0 --host {host}"), ADDRESS, host, "--host")


# --- open ---------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def server(folder: Path, *flags: str) -> Iterator[str]:
    """A server in a process of its own, with its first line."""
    command = [sys.executable, "-m", "sixgun.cli", "serve", "--data", str(folder / "s.db"), *flags]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, umask=0) as process:
        try:
            assert process.stdout is not None
            yield process.stdout.readline()
        finally:
            process.kill()


def modes(folder: Path) -> dict[str, str]:
    return {path.name: stat.filemode(path.stat().st_mode) for path in folder.iterdir()}


def test_the_server_says_where_it_is_open_when_it_is_and_its_file_is_its_owners_alone(tmp_path: Path) -> None:
    with server(tmp_path, "--port", "0") as line:
        found = re.match(r"Sixgun is open at http://127.0.0.1:(\d+)/ ", line)
        assert found
        socket.create_connection(("127.0.0.1", int(found[1]))).close()
        ends = ("", "-lock", "-shm", "-wal")
        assert modes(tmp_path) == {f"s.db{end}": "-rw-------" for end in ends}


def test_a_file_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    path = written(tmp_path / "s.db")
    for name in ("s.db", "s.db-wal", "s.db-shm", "s.db-lock"):
        (tmp_path / name).touch()
        (tmp_path / name).chmod(0o644)
    file.open_file(path).close()
    assert set(modes(tmp_path).values()) == {"-rw-------"}
