"""The file of a store: one server's alone, readable by its owner alone, and of the newest schema."""

from __future__ import annotations

import contextlib
import logging
import os
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from sixgun.server.store.trouble import StoreFailed, code_of, reason_of

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

journal = logging.getLogger("sixgun.server")
VERSION: Final = "0003"  # the newest script in migrations/
KNOWN: Final = {f"{number:04}" for number in range(1, int(VERSION) + 1)}
TABLES: Final = {"alembic_version", "rooms", "log", "house"}
APPLICATION: Final = 0x3647554E  # "6GUN", by which the header of a file says whose it is
PATIENCE: Final = 5.0  # seconds to wait for another program that has locked the file
SMALL: Final = 64 * 1024 * 1024  # bytes of a file that is looked through at every start
OWNER: Final = 0o600


class Unusable(StoreFailed):
    """The server cannot start with this file; the message names it and says what to do."""

    exit_code = 4


class InUse(Unusable):
    """Another server has the file."""

    exit_code = 5


class OpenFile(NamedTuple):
    """A file that is ready, and the lock that keeps other servers off it."""

    db: sqlite3.Connection
    lock: int

    def close(self) -> None:
        """Let other servers have it."""
        try:
            self.db.close()
        finally:
            os.close(self.lock)


def open_file(path: Path, check: bool = False) -> OpenFile:
    """Lock the file, make it if it is not there, and bring it to the newest schema; `Unusable` if that fails.

    A small file is looked through for damage each time, a large one only if asked to.
    """
    lock = take(path)
    try:
        with sentences(path):
            prepare(path, check)
            return OpenFile(connect(path), lock)
    except BaseException:
        os.close(lock)
        raise


def take(path: Path) -> int:
    """The lock beside the file. It ends with this process, however that ends."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        sentence = f"the folder {path.parent} for the games cannot be made: {error.strerror}"
        raise Unusable(sentence, code_of(error)) from error
    if path.is_dir():
        raise Unusable(f"{path} is a folder; name a file in it, such as {path / 'sixgun.db'}", "FOLDER")
    with sentences(path):
        lock = os.open(f"{path}-lock", os.O_RDWR | os.O_CREAT, OWNER)
    try:
        if sys.platform == "win32":
            msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(lock)
        sentence = f"another server keeps its games in {path}; stop it, or name another file with --data"
        raise InUse(sentence, code_of(error)) from None
    return lock


@contextlib.contextmanager
def sentences(path: Path) -> Iterator[None]:
    """Whatever the system or SQLite has against the file is said in one sentence."""
    try:
        yield
    except OSError as error:
        raise Unusable(
            f"{error.filename or path} cannot be used: {error.strerror}", code_of(error)
        ) from error
    except sqlite3.Error as error:
        reason = reason_of(code_of(error))
        sentence = f"{path} cannot be used: {reason.why} ({error}); {reason.host}"
        raise Unusable(sentence, code_of(error)) from error


def connect(path: Path) -> sqlite3.Connection:
    """A connection that loses nothing when the power fails, for one thread after the other."""
    db = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    return db


def prepare(path: Path, check: bool = False) -> None:
    """Bring the file to the newest schema, if it is ours and not there yet."""
    make_private(path)
    with contextlib.closing(sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)) as db:
        check_owner(db, path)
        if check or path.stat().st_size <= SMALL:
            check_soundness(db, path)
        version = version_of(db, path)
    if version != VERSION:
        from sixgun.server.store.migrate import upgrade

        upgrade(path)
    with contextlib.closing(connect(path)) as db:
        if db.execute("PRAGMA application_id").fetchone() != (APPLICATION,):
            db.execute(f"PRAGMA application_id = {APPLICATION}")


def make_private(path: Path) -> None:
    """Seeds of running games are in the file, so nobody but its owner may read it, nor what stands beside it.

    SQLite gives the rights of the file to all that it makes beside it.
    """
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWNER))
    for each in (path, *(path.with_name(path.name + end) for end in ("-wal", "-shm", "-lock"))):
        if each.exists() and each.stat().st_mode & 0o077:
            try:
                each.chmod(OWNER)
            except OSError as error:
                journal.warning("others may read %s, which could not be changed: %s", each, error.strerror)


def check_owner(db: sqlite3.Connection, path: Path) -> None:
    """Files from before this mark was put on them are known by their tables."""
    (mark,) = db.execute("PRAGMA application_id").fetchone()
    tables = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    ours = mark == APPLICATION or (
        mark == 0 and tables <= TABLES and (not tables or "alembic_version" in tables)
    )
    if not ours:
        raise Unusable(f"{path} belongs to another program; name another file with --data", "FOREIGN")


def check_soundness(db: sqlite3.Connection, path: Path) -> None:
    (found,) = db.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        said = " ".join(found.split())
        raise Unusable(f"{path} is damaged ({said}); put a backup in its place", "SQLITE_CORRUPT")


def version_of(db: sqlite3.Connection, path: Path) -> str | None:
    """The schema of the file; None, if it has none yet."""
    there = db.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
    found = db.execute("SELECT version_num FROM alembic_version").fetchone() if there else None
    if found is None or found[0] in KNOWN:
        return None if found is None else str(found[0])
    raise Unusable(
        f"{path} was written by a newer Sixgun (schema {found[0]}; this one knows {VERSION}): "
        "use that one, or name another file with --data",
        "NEWER",
    )
