"""Seats are numbered 0 to n-1 clockwise; sets of eyes are bit masks, the spectators' bit is the last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sixgun.core.table import Table

CLOCK: Final = -1  # time passing is an action too: whoever keeps the time of a table answers for this seat
LETTERS = "ABCDEFGH"
NAMES: Final = ("Ada", "Buck", "Clem", "Dot", "Earl", "Fay", "Gus", "Hattie")  # of players who give none


def eye(seats: int, seat: int | None) -> int:
    """The bit of one seat, or of the spectators."""
    return 1 << (seats if seat is None else seat)


def all_eyes(seats: int) -> int:
    """Everybody at the table and everybody watching."""
    return (1 << (seats + 1)) - 1


def any_seat(t: Table) -> Sequence[int]:
    """The range of an action's field that names a seat."""
    return range(t.seats)


def clockwise(seats: int, start: int) -> list[int]:
    """All seats in order, from `start` on."""
    return [*range(start, seats), *range(start)]


def ranking(scores: Sequence[int]) -> list[int]:
    """The rank of every seat; equal scores share the better one: 1, 1, 3."""
    return [1 + sum(other > score for other in scores) for score in scores]
