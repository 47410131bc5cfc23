"""The durable log, a row for each action, `(room, seq)` unique: it alone says what happened in a room."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Protocol

from msgspec import Struct

from sixgun.server.store import house
from sixgun.server.store.clerk import Clerk, Conflict
from sixgun.server.store.file import open_file
from sixgun.server.store.house import CLOSED

__all__ = ["Conflict", "Entry", "Row", "SqliteStore", "Store"]
ROOM: Final = "id, phase, opened, doc, public"


class Entry(Struct, frozen=True):
    """An action in a room's log. The id makes a resent action harmless.

    `note` is JSON that the server keeps beside the action: how a slap was timed. `digest` is a hash of what
    the action led to: it tells whether the same rules are still played by. Older entries have none.
    """

    seq: int
    action_id: str
    seat: int
    action: str
    at: float
    note: str | None = None
    digest: str | None = None


class Row(Struct, frozen=True):
    """A room as it is kept: its phase, and the document of its people and house rules."""

    id: str
    phase: str
    opened: float
    doc: bytes
    public: bool = False


class Store(Protocol):
    """A database for rooms. When a call returns, its change has been written for good.

    Every call may end with `trouble.StoreFailed`: then nothing has changed, and the next may work.
    """

    @property
    def errors(self) -> int:
        """Calls that the database has failed, since the start."""

    async def add(self, row: Row) -> None:
        """A new room; `Conflict`, if there is one of that id."""

    async def save(self, row: Row) -> None:
        """A room that is there has changed."""

    async def move(self, room: str, row: Row) -> None:
        """A room that is not dealt gets another id; `Conflict`, if there is one of that id."""

    async def append(self, room: str, entries: Sequence[Entry]) -> None:
        """All entries, or none and `Conflict`."""

    async def room(self, room: str) -> Row | None:
        """The room of that id."""

    async def log(self, room: str) -> list[Entry]:
        """Every action of a room, in order."""

    async def public(self, since: float, most: int) -> list[Row]:
        """Public rooms that are not over and were opened since then, the newest first."""

    async def forget(self, passed: float, idle: float, awake: Sequence[str]) -> int:
        """The house has served for so many seconds more; only these count, whatever the clock says.

        Rooms that never started and that nobody has touched for `idle` of these seconds go; not those awake.
        """

    async def shut(self, room: str) -> bool:
        """A room is closed for good; whether there was one that was not."""

    async def finished(self, before: float) -> list[str]:
        """Rooms that are over or closed, and in which nobody has moved since then."""

    async def delete(self, rooms: Sequence[str]) -> None:
        """Remove rooms with their logs."""

    async def kept(self, prefix: str) -> dict[str, str]:
        """What the house remembers under names that begin so."""

    async def keep(self, name: str, value: str) -> None:
        """Remember that under this name."""

    async def drop(self, name: str) -> bool:
        """Remember it no longer; whether there was something of that name."""

    async def close(self) -> None:
        """Nothing is written any more."""


class SqliteStore:
    """One file, one clerk who reads and writes it; open to no other server."""

    def __init__(self, path: Path, check: bool = False) -> None:
        self.path = path
        file = open_file(path, check)
        self.served = house.served(file.db)  # seconds, by which the age of a lobby is counted
        self.clerk = Clerk(file)

    @property
    def errors(self) -> int:
        return self.clerk.complaints.counts.total()

    async def add(self, row: Row) -> None:
        await self.clerk.write(lambda db: _add(db, row, self.served))

    async def save(self, row: Row) -> None:
        await self.clerk.write(lambda db: _save(db, row, self.served))

    async def move(self, room: str, row: Row) -> None:
        await self.clerk.write(lambda db: _move(db, room, row, self.served))

    async def append(self, room: str, entries: Sequence[Entry]) -> None:
        await self.clerk.write(lambda db: _append(db, room, entries), single=len(entries) == 1)

    async def room(self, room: str) -> Row | None:
        return await self.clerk.read(lambda db: _room(db, room))

    async def log(self, room: str) -> list[Entry]:
        return await self.clerk.read(lambda db: _log(db, room))

    async def public(self, since: float, most: int) -> list[Row]:
        return await self.clerk.read(lambda db: _public(db, since, most))

    async def forget(self, passed: float, idle: float, awake: Sequence[str]) -> int:
        self.served = served = self.served + passed
        return await self.clerk.write(lambda db: house.forget(db, served, idle, awake), single=False)

    async def shut(self, room: str) -> bool:
        return await self.clerk.write(lambda db: house.shut(db, room))

    async def finished(self, before: float) -> list[str]:
        return await self.clerk.read(lambda db: house.finished(db, before))

    async def delete(self, rooms: Sequence[str]) -> None:
        await self.clerk.write(lambda db: house.delete(db, rooms), single=False)

    async def kept(self, prefix: str) -> dict[str, str]:
        return await self.clerk.read(lambda db: house.kept(db, prefix))

    async def keep(self, name: str, value: str) -> None:
        await self.clerk.write(lambda db: house.keep(db, name, value))

    async def drop(self, name: str) -> bool:
        return await self.clerk.write(lambda db: house.drop(db, name))

    async def close(self) -> None:
        await self.clerk.close()


def _add(db: sqlite3.Connection, row: Row, served: float) -> None:
    db.execute(
        "INSERT INTO rooms (id, phase, opened, doc, public, touched) VALUES (?, ?, ?, ?, ?, ?)",
        (row.id, row.phase, row.opened, row.doc, row.public, served),
    )


def _save(db: sqlite3.Connection, row: Row, served: float) -> None:
    db.execute(
        "UPDATE rooms SET phase = ?, doc = ?, public = ?, touched = ? WHERE id = ? AND phase != ?",
        (row.phase, row.doc, row.public, served, row.id, CLOSED),
    )


def _move(db: sqlite3.Connection, room: str, row: Row, served: float) -> None:
    db.execute(
        "UPDATE rooms SET id = ?, phase = ?, doc = ?, public = ?, touched = ? WHERE id = ?",
        (row.id, row.phase, row.doc, row.public, served, room),
    )


def _append(db: sqlite3.Connection, room: str, entries: Sequence[Entry]) -> None:
    db.executemany(
        "INSERT INTO log (room, seq, action_id, seat, action, at, note, digest)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [(room, e.seq, e.action_id, e.seat, e.action, e.at, e.note, e.digest) for e in entries],
    )


def _room(db: sqlite3.Connection, room: str) -> Row | None:
    found = db.execute(f"SELECT {ROOM} FROM rooms WHERE id = ?", (room,)).fetchone()
    return None if found is None else _row(found)


def _public(db: sqlite3.Connection, since: float, most: int) -> list[Row]:
    going_on = "public AND phase IN ('lobby', 'playing') AND opened > ?"
    query = f"SELECT {ROOM} FROM rooms WHERE {going_on} ORDER BY opened DESC LIMIT ?"
    return [_row(found) for found in db.execute(query, (since, most))]


def _row(found: tuple[str, str, float, bytes, int]) -> Row:
    room, phase, opened, doc, public = found
    return Row(room, phase, opened, doc, bool(public))


def _log(db: sqlite3.Connection, room: str) -> list[Entry]:
    query = "SELECT seq, action_id, seat, action, at, note, digest FROM log WHERE room = ? ORDER BY seq"
    return [Entry(*row) for row in db.execute(query, (room,))]
