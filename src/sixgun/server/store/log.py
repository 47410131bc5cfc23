"""The durable log, a row for each action, `(room, seq)` unique: it alone says what happened in a room."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, Protocol, TypeVar, cast

from msgspec import Struct

R = TypeVar("R")
VERSION: Final = "0002"  # the newest script in migrations/
GROUP: Final = 512  # changes committed together at most


class Entry(Struct, frozen=True):
    """An action in a room's log. The id makes a resent action harmless.

    `note` is JSON that the server keeps beside the action: how a slap was timed.
    """

    seq: int
    action_id: str
    seat: int
    action: str
    at: float
    note: str | None = None


class Row(Struct, frozen=True):
    """A room as it is kept: its phase, and the document of its people and house rules."""

    id: str
    phase: str
    opened: float
    doc: bytes


class Conflict(Exception):
    """Another action holds this place in the log already, or the same action was logged before."""


class Store(Protocol):
    """A database for rooms. When a call returns, its change has been written for good."""

    async def save(self, row: Row) -> None:
        """Insert or replace a room."""

    async def append(self, room: str, entries: Sequence[Entry]) -> None:
        """All entries, or none and `Conflict`."""

    async def room(self, room: str) -> Row | None:
        """The room of that id."""

    async def log(self, room: str) -> list[Entry]:
        """Every action of a room, in order."""

    async def forget(self, opened_before: float) -> int:
        """Remove rooms that never started and are older than that."""

    async def close(self) -> None:
        """Nothing is written any more."""


class SqliteStore:
    """One file, one thread that writes: whatever waits in its queue is committed together."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        prepare(path)
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="sixgun store", daemon=True)
        self._thread.start()

    async def save(self, row: Row) -> None:
        await self._do(lambda db: _save(db, row))

    async def append(self, room: str, entries: Sequence[Entry]) -> None:
        await self._do(lambda db: _append(db, room, entries), single=len(entries) == 1)

    async def room(self, room: str) -> Row | None:
        return await self._do(lambda db: _room(db, room))

    async def log(self, room: str) -> list[Entry]:
        return await self._do(lambda db: _log(db, room))

    async def forget(self, opened_before: float) -> int:
        return await self._do(lambda db: _forget(db, opened_before))

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    async def _do(self, change: Callable[[sqlite3.Connection], R], single: bool = True) -> R:
        job = _Job(change, asyncio.get_running_loop(), single)
        self._jobs.put(job)
        return cast("R", await job.done)

    def _work(self) -> None:
        db = connect(self.path)
        while (job := self._jobs.get()) is not None:
            group, ended = self._gather(job)
            commit(db, group)
            if ended:
                break
        db.close()

    def _gather(self, first: _Job) -> tuple[list[_Job], bool]:
        group = [first]
        while len(group) < GROUP:
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return group, False
            if job is None:
                return group, True
            group.append(job)
        return group, False


class _Job:
    """One change, and whom to tell when it is on the disk."""

    __slots__ = ("change", "done", "error", "loop", "result", "single")

    def __init__(
        self,
        change: Callable[[sqlite3.Connection], object],
        loop: asyncio.AbstractEventLoop,
        single: bool,
    ) -> None:
        self.change, self.loop, self.single = change, loop, single
        self.done: asyncio.Future[object] = loop.create_future()
        self.result: object = None
        self.error: Exception | None = None

    def tell(self) -> None:
        if self.done.cancelled():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)


def commit(db: sqlite3.Connection, group: Sequence[_Job]) -> None:
    """One transaction for the whole group; what fails in it fails alone. Then tell everybody at once."""
    try:
        db.execute("BEGIN IMMEDIATE")
        for job in group:
            _try(db, job)
        db.execute("COMMIT")
    except sqlite3.Error as error:
        if db.in_transaction:
            db.execute("ROLLBACK")
        for job in group:
            job.error = job.error or error
    for loop in {job.loop for job in group}:
        loop.call_soon_threadsafe(tell, [job for job in group if job.loop is loop])


def tell(group: Sequence[_Job]) -> None:
    for job in group:
        job.tell()


def _try(db: sqlite3.Connection, job: _Job) -> None:
    if job.single:  # one statement needs no savepoint: it is done or not done as a whole
        try:
            job.result = job.change(db)
        except sqlite3.IntegrityError as error:
            job.error = Conflict(str(error))
        return
    db.execute("SAVEPOINT one")
    try:
        job.result = job.change(db)
    except sqlite3.IntegrityError as error:
        db.execute("ROLLBACK TO one")
        job.error = Conflict(str(error))
    db.execute("RELEASE one")


def connect(path: Path) -> sqlite3.Connection:
    """A connection that loses nothing when the power fails."""
    db = sqlite3.connect(path, isolation_level=None)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA busy_timeout = 10000")
    return db


def prepare(path: Path) -> None:
    """Bring the file to the newest schema, if it is not there yet."""
    db = connect(path)
    try:
        version = db.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.OperationalError:
        version = None
    db.close()
    if version != (VERSION,):
        from sixgun.server.store.migrate import upgrade

        upgrade(path)


def _save(db: sqlite3.Connection, row: Row) -> None:
    db.execute(
        "INSERT INTO rooms (id, phase, opened, doc) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, doc = excluded.doc",
        (row.id, row.phase, row.opened, row.doc),
    )


def _append(db: sqlite3.Connection, room: str, entries: Sequence[Entry]) -> None:
    db.executemany(
        "INSERT INTO log (room, seq, action_id, seat, action, at, note) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [(room, e.seq, e.action_id, e.seat, e.action, e.at, e.note) for e in entries],
    )


def _room(db: sqlite3.Connection, room: str) -> Row | None:
    found = db.execute("SELECT id, phase, opened, doc FROM rooms WHERE id = ?", (room,)).fetchone()
    return None if found is None else Row(*found)


def _log(db: sqlite3.Connection, room: str) -> list[Entry]:
    query = "SELECT seq, action_id, seat, action, at, note FROM log WHERE room = ? ORDER BY seq"
    return [Entry(*row) for row in db.execute(query, (room,))]


def _forget(db: sqlite3.Connection, opened_before: float) -> int:
    done = db.execute("DELETE FROM rooms WHERE phase = 'lobby' AND opened < ?", (opened_before,))
    return done.rowcount
