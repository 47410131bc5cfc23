"""Rows that copies of a table share: they are replaced, never changed."""

from __future__ import annotations

from typing import TypeVar

Entry = TypeVar("Entry")


def put(row: tuple[Entry, ...], place: int, entry: Entry) -> tuple[Entry, ...]:
    """The row with another entry at one place."""
    entries = list(row)
    entries[place] = entry
    return tuple(entries)


def join(row: tuple[Entry, ...], entry: Entry) -> tuple[Entry, ...]:
    """The row with one more entry; as a sum, because a tuple display makes a list first when compiled."""
    last = (entry,)
    return row + last


def without(row: tuple[Entry, ...], place: int) -> tuple[Entry, ...]:
    """The row without the entry at one place."""
    entries = list(row)
    del entries[place]
    return tuple(entries)


def lay(row: list[Entry], place: int, entry: Entry) -> list[Entry]:
    """The list with another entry at one place."""
    entries = row[:]
    entries[place] = entry
    return entries


def add(row: list[Entry], entry: Entry) -> list[Entry]:
    """The list with one more entry."""
    entries = row[:]
    entries.append(entry)
    return entries


def less(pieces: list[int], piece: int) -> list[int]:
    """The pieces that are left when one is gone."""
    left = pieces[:]
    left.remove(piece)
    return left
