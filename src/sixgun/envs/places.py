"""Where the pieces lie: how many are in each place, which slots are taken, and the spot of each piece.

A *spot* is one number for a place and a position in it, so that spots sort in the order of the places. In an
unordered place all pieces share position 0.
"""

from __future__ import annotations

from typing import Any, Final

from sixgun.core.table import Table
from sixgun.core.zone import EMPTY, Zone
from sixgun.envs.blocks import Part
from sixgun.envs.shapes import Row, floats, zeros
from sixgun.envs.watch import Read, differing, reader

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
        same = min(len(kept), len(pieces))
        del kept[same:]
        kept += pieces[same:]
        if kept == pieces:
            return same
        kept[:] = pieces
        return 0


class Places(Part):
    """All places of a table. Everybody sees how full they are, so there is one row for all seats."""

    __slots__ = ("each", "first", "kept", "places", "read", "row", "spots")

    def __init__(self, t: Table, start: int) -> None:
        super().__init__(start)
        self.places: list[Place] = []
        self.first: list[int] = []  # by zone: the number of its first place
        self.kept: list[Any] = []  # by zone: its pieces at the last look
        for zone in t.zones:
            self.first.append(len(self.places))
            self.kept.append(self._add_places(zone, t))
        self.each = [zone.each for zone in t.zones]
        self.read: Read = reader([zone.name for zone in t.zones])
        self.spots = [NOWHERE] * len(t.known)  # by piece
        self._lay()
        self.row: Row = zeros(self.size)

    def _add_places(self, zone: Zone, t: Table) -> Any:
        """The places of a zone; their lists of pieces at the last look, held as the table holds its own."""
        number = len(self.places)
        lists = getattr(t, zone.name) if zone.each else [getattr(t, zone.name)]
        for seat, pieces in enumerate(lists):
            name = f"{zone.name} {seat}" if zone.each else zone.name
            slots = len(pieces) if EMPTY in pieces else 0
            self.places.append(Place(name, number + seat, zone.ordered, slots))
        kept = [place.pieces for place in self.places[number:]]
        return kept if zone.each else kept[0]

    def _lay(self) -> None:
        if self.places:
            names = ", ".join(place.name for place in self.places)
            self.add("pieces_in", (len(self.places),), f"pieces in: {names}")
        slots = sum(place.slots for place in self.places)
        if slots:
            start = self.add("taken", (slots,), "1 where a place that can be empty has a piece")
            for place in self.places:
                place.taken = slice(start, start + place.slots)
                start += place.slots

    def look(self, t: Table) -> list[int]:
        """Bring the row and the spots up to date; the pieces that lie elsewhere than at the last look."""
        moved: list[int] = []
        values, places = self.read(t), self.places
        for zone in differing(values, self.kept):
            number = self.first[zone]
            if not self.each[zone]:
                self._look_at(places[number], values[zone], moved)
                continue
            for pieces in values[zone]:
                if pieces != places[number].pieces:
                    self._look_at(places[number], pieces, moved)
                number += 1
        return moved

    def _look_at(self, place: Place, pieces: list[int], moved: list[int]) -> None:
        """Look at a place that has changed. Pieces that have left are met where they lie now."""
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
        count = len(pieces)
        if place.slots:
            count -= pieces.count(EMPTY)
            self.row[place.taken] = floats([piece != EMPTY for piece in pieces])
        self.row[place.number] = count
