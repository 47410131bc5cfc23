"""Rows that copies of a table share: they are replaced, never changed."""

from __future__ import annotations

from typing import TypeVar

Entry = TypeVar("Entry")


def put(row: tuple[Entry, ...], place: int, entry: Entry) -> tuple[Entry, ...]:
    """The row with another entry at one place."""
    entries = list(row)
    entries[place] = entry
    return tuple(entries)


def lay(row: list[Entry], place: int, entry: Entry) -> list[Entry]:
    """The same for a row of pieces, or of rows of pieces."""
    entries = row[:]
    entries[place] = entry
    return entries


def without(pieces: list[int], piece: int) -> list[int]:
    """The pieces that are left when one is gone."""
    left = pieces[:]
    left.remove(piece)
    return left
