"""A file is brought to the newest schema wholly or not at all, whenever the upgrade is killed."""

from __future__ import annotations

import contextlib
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from sixgun.server.store import migrate
from sixgun.server.store.file import VERSION, prepare

ROOMS = """
CREATE TABLE rooms (id VARCHAR NOT NULL, phase VARCHAR NOT NULL, opened FLOAT NOT NULL, doc BLOB NOT NULL,
    CONSTRAINT pk_rooms PRIMARY KEY (id))"""
INDEX = "CREATE INDEX ix_rooms_phase ON rooms (phase)"
LOG = """
CREATE TABLE log (room VARCHAR NOT NULL, seq INTEGER NOT NULL, action_id VARCHAR NOT NULL,
    seat INTEGER NOT NULL, action VARCHAR NOT NULL, at FLOAT NOT NULL,
    CONSTRAINT pk_log PRIMARY KEY (room, seq), CONSTRAINT uq_log_room_action_id UNIQUE (room, action_id))"""
VERSIONS = """
CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL,
    CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num))"""
ROWS = (
    "INSERT INTO rooms (id, phase, opened, doc) VALUES ('r', 'playing', 1.5, x'7b7d')",
    "INSERT INTO log (room, seq, action_id, seat, action, at) VALUES ('r', 1, 'a', 0, 'pass', 2.5)",
)
NOTE = "ALTER TABLE log ADD COLUMN note VARCHAR"
PUBLIC = "ALTER TABLE rooms ADD COLUMN public INTEGER DEFAULT '0' NOT NULL"
TOUCHED = "ALTER TABLE rooms ADD COLUMN touched FLOAT DEFAULT '0' NOT NULL"
DIGEST = "ALTER TABLE log ADD COLUMN digest VARCHAR"
HOUSE = """
CREATE TABLE house (name VARCHAR NOT NULL, value VARCHAR NOT NULL, CONSTRAINT pk_house PRIMARY KEY (name))"""
FIRST = ("INSERT INTO alembic_version VALUES ('0001')",)
SECOND = ("INSERT INTO alembic_version VALUES ('0002')",)
WHOLE = (VERSIONS, ROOMS, INDEX, LOG, *ROWS)
FILES = {"an empty file": (), "of version 0001": (*WHOLE, *FIRST), "of version 0002": (*WHOLE, NOTE, *SECOND)}
PARTED = {  # as a kill has left them when each statement was committed by itself
    "no table of ours": (VERSIONS,),
    "rooms alone": (VERSIONS, ROOMS),
    "rooms and their index": (VERSIONS, ROOMS, INDEX),
    "0001 without its name": (VERSIONS, ROOMS, INDEX, LOG),
    "0002 without its name": (*WHOLE, *FIRST, NOTE),
    "public": (*WHOLE, NOTE, *SECOND, PUBLIC),
    "touched": (*WHOLE, NOTE, *SECOND, PUBLIC, TOUCHED),
    "digest": (*WHOLE, NOTE, *SECOND, PUBLIC, TOUCHED, DIGEST),
    "house": (*WHOLE, NOTE, *SECOND, PUBLIC, TOUCHED, DIGEST, HOUSE),
}
KILLED = """
import os, shutil, signal, sqlite3, sys
from pathlib import Path
from sixgun.server.store import migrate
from sixgun.server.store.file import prepare

def kill_at(last):
    count = 0
    def tick(statement):
        nonlocal count
        count += not statement.startswith(("SELECT", "PRAGMA main", "PRAGMA temp"))  # which only look
        if count == last:
            os.kill(os.getpid(), signal.SIGKILL)
    connect = sqlite3.connect
    def traced(*args, **kwargs):
        db = connect(*args, **kwargs)
        db.set_trace_callback(tick)
        return db
    sqlite3.connect = traced

start, last, killed = Path(sys.argv[1]), 0, True
while killed:
    last += 1
    path = start.with_name(f"killed-{last}.db")
    shutil.copy(start, path)
    child = os.fork()
    if not child:
        kill_at(last)
        prepare(path)
        os._exit(0)
    killed = os.WIFSIGNALED(os.waitpid(child, 0)[1])
print(last)
"""


def made(path: Path, statements: tuple[str, ...]) -> Path:
    """A file in which these statements were carried out, one by one."""
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as db:
        for statement in statements:
            db.execute(statement)
    return path


def check(path: Path, rows: bool) -> None:
    """The file has the newest schema, and still the rows that it had."""
    assert migrate.drift(path) == []
    with contextlib.closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT version_num FROM alembic_version").fetchall() == [(VERSION,)]
        found = db.execute("SELECT id, phase, opened, doc, public, touched FROM rooms").fetchall()
        logged = db.execute("SELECT * FROM log").fetchall()
    assert found == ([("r", "playing", 1.5, b"{}", 0, 0.0)] if rows else [])
    assert logged == ([("r", 1, "a", 0, "pass", 2.5, None, None)] if rows else [])


@pytest.mark.slow
@pytest.mark.parametrize("file", FILES)
def test_an_upgrade_that_was_killed_at_any_statement_is_made_by_the_next_start(
    tmp_path: Path, file: str
) -> None:
    start = made(tmp_path / "start.db", FILES[file])
    done = subprocess.run(
        [sys.executable, "-c", KILLED, str(start)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 8  # statements that write, each of which was the last of a file
    for last in range(1, int(done.stdout) + 1):
        killed = tmp_path / f"killed-{last}.db"
        prepare(killed)
        check(killed, rows=bool(FILES[file]))


@pytest.mark.parametrize("statements", PARTED.values(), ids=PARTED)
def test_a_file_that_was_left_half_upgraded_is_healed(tmp_path: Path, statements: tuple[str, ...]) -> None:
    path = made(tmp_path / "parted.db", statements)
    prepare(path)
    check(path, rows=ROWS[0] in statements)


@pytest.mark.parametrize("name", ["a ?b.db", "100%.db", "ümläut#.db"])
def test_a_file_of_any_name_is_made(tmp_path: Path, name: str) -> None:
    prepare(tmp_path / name)
    check(tmp_path / name, rows=False)
    assert [path.name for path in tmp_path.iterdir()] == [name]
