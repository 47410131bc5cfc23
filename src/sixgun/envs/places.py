"""Where the pieces lie: how many are in each place, which slots are taken, and the spot of each piece.

A *spot* is one number for a place and a position in it, so that spots sort in the order of the places. In an
unordered place all pieces share position 0.
"""

from __future__ import annotations

from typing import Any, Final

from sixgun.core.attributes import EMPTY, Zone
from sixgun.core.table import Table
from sixgun.envs.attributes import Read, reader
from sixgun.envs.blocks import Part
from sixgun.envs.shapes import Row, floats

POSITIONS: Final = 1024  # more than any place has
NOWHERE: Final = -1  # the spot of a piece that has not been seen yet


class Place:
    """A zone, or one seat's part of it. `slots` is how many pieces it holds, if each can be missing."""

    __slots__ = ("first", "name", "number", "ordered", "pieces", "slots", "taken")

    def __init__(self, name: str, number: int, ordered: bool, slots: int) -> None:
        self.name, self.number, self.ordered, self.slots = name, number, ordered, slots
        self.first: int = number * POSITIONS  # its first spot
        self.taken: slice = slice(0)  # where its slots stand in the row
        self.pieces: list[int] = []  # as they lay at the last look

    def refresh(self, pieces: list[int]) -> int:
        """Remember how the pieces lie now; the position before which none has moved. Piles change at their
        end, all else may have changed anywhere."""
        kept = self.pieces
        same = len(kept)
        if len(pieces) < same:
            same = len(pieces)
            del kept[same:]
        else:
            kept += pieces[same:]
        if kept == pieces:
            return same
        kept[:] = pieces
        return 0


class SeenZone:
    """The places of a zone: one, or with `each` one for every seat."""

    __slots__ = ("each", "kept", "places")

    def __init__(self, zone: Zone, lists: list[list[int]], first: int) -> None:
        self.each: bool = zone.each
        self.places: list[Place] = []
        for seat, pieces in enumerate(lists):
            name = f"{zone.name} {seat}" if zone.each else zone.name
            slots = len(pieces) if EMPTY in pieces else 0
            self.places.append(Place(name, first + seat, zone.ordered, slots))
        kept = [place.pieces for place in self.places]
        self.kept: list[Any] = kept if zone.each else kept[0]  # at the last look, nested as on the table


class Places(Part):
    """All places of a table; everybody sees how full they are."""

    __slots__ = ("places", "read", "spots", "zones")

    def __init__(self, t: Table, start: int) -> None:
        super().__init__(start)
        self.places: list[Place] = []
        self.zones: list[SeenZone] = []
        for zone in t.zones:
            value = getattr(t, zone.name)
            self.zones.append(SeenZone(zone, value if zone.each else [value], len(self.places)))
            self.places += self.zones[-1].places
        self.read: Read = reader([zone.name for zone in t.zones])
        self.spots = [NOWHERE] * len(t.known)  # by piece
        self._lay()

    def _lay(self) -> None:
        if self.places:
            names = ", ".join(place.name for place in self.places)
            self.add("pieces_in", (len(self.places),), f"pieces in: {names}")
        slots = sum(place.slots for place in self.places)
        if slots:
            start = self.add("taken", (slots,), "1 where a slot that can be empty holds a piece")
            for place in self.places:
                place.taken = slice(start, start + place.slots)
                start += place.slots

    def look(self, t: Table, row: Row) -> list[int]:
        """Bring counts and spots up to date; the pieces that lie elsewhere than at the last look."""
        moved: list[int] = []
        zones = self.zones
        for number, value in enumerate(self.read(t)):
            if value != zones[number].kept:
                self._look_into(zones[number], value, moved, row)
        return moved

    def _look_into(self, zone: SeenZone, value: list[Any], moved: list[int], row: Row) -> None:
        """Look at those places of a zone that have changed."""
        for seat, pieces in enumerate(value if zone.each else [value]):
            place = zone.places[seat]
            if pieces != place.pieces:
                self._look_at(place, pieces, moved)
                self._count(place, pieces, row)

    def _look_at(self, place: Place, pieces: list[int], moved: list[int]) -> None:
        """Note which pieces are new in a place. Those that have left it are met where they lie now."""
        spots, first = self.spots, place.first
        if place.ordered:
            same = place.refresh(pieces)
            for spot, piece in enumerate(pieces[same:], first + same):
                if piece != EMPTY and spots[piece] != spot:
                    spots[piece] = spot
                    moved.append(piece)
        else:
            for piece in pieces:
                if spots[piece] != first:
                    spots[piece] = first
                    moved.append(piece)
            place.pieces[:] = pieces

    def _count(self, place: Place, pieces: list[int], row: Row) -> None:
        count = len(pieces)
        if place.slots:
            count -= pieces.count(EMPTY)
            row[place.taken] = floats([piece != EMPTY for piece in pieces])
        row[self.start + place.number] = count
