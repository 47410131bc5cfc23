"""The host's part of the store: tables that are closed or deleted, and what the house remembers beside."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from typing import Final

CLOSED: Final = "closed"  # the phase of a room that the host has closed for good
LAST: Final = "SELECT at FROM log WHERE room = id ORDER BY seq DESC LIMIT 1"


def shut(db: sqlite3.Connection, room: str) -> bool:
    """Whether there was one that was not closed."""
    done = db.execute("UPDATE rooms SET phase = ? WHERE id = ? AND phase != ?", (CLOSED, room, CLOSED))
    return done.rowcount > 0


def finished(db: sqlite3.Connection, before: float) -> list[str]:
    """Rooms that are over or closed, and in which nobody has moved since then."""
    query = f"SELECT id FROM rooms WHERE phase IN (?, ?) AND opened < ? AND coalesce(({LAST}), opened) < ?"
    return [room for (room,) in db.execute(query, ("over", CLOSED, before, before))]


def delete(db: sqlite3.Connection, rooms: Sequence[str]) -> None:
    """These rooms, with their logs."""
    ids = [(room,) for room in rooms]
    db.executemany("DELETE FROM log WHERE room = ?", ids)
    db.executemany("DELETE FROM rooms WHERE id = ?", ids)


def kept(db: sqlite3.Connection, prefix: str) -> dict[str, str]:
    """Everything under names that begin so."""
    found = db.execute("SELECT name, value FROM house WHERE substr(name, 1, ?) = ?", (len(prefix), prefix))
    return dict(found.fetchall())


def keep(db: sqlite3.Connection, name: str, value: str) -> None:
    db.execute("INSERT OR REPLACE INTO house (name, value) VALUES (?, ?)", (name, value))


def drop(db: sqlite3.Connection, name: str) -> bool:
    """Whether there was something of that name."""
    return db.execute("DELETE FROM house WHERE name = ?", (name,)).rowcount > 0


def served(db: sqlite3.Connection) -> float:
    """For how many seconds the house has been open, as far as it has noted."""
    found = db.execute("SELECT CAST(value AS REAL) FROM house WHERE name = 'served'").fetchone()
    return 0.0 if found is None else float(found[0])


def forget(db: sqlite3.Connection, served: float, idle: float, awake: Sequence[str]) -> int:
    """Note how long the house has served; forget lobbies that nobody has touched for `idle` seconds of that.

    A lobby that is awake is touched, though only when it is about to be forgotten: that is seldom.
    """
    keep(db, "served", str(served))
    stale = "phase = 'lobby' AND touched < ?"
    of_these = "id IN (SELECT value FROM json_each(?))"
    query = f"UPDATE rooms SET touched = ? WHERE {stale} AND {of_these}"
    db.execute(query, (served, served - idle / 2, json.dumps(awake)))
    return db.execute(f"DELETE FROM rooms WHERE {stale}", (served - idle,)).rowcount
