"""What each seat knows of the pieces: for every piece a line that says where it lies.

Each seat has a row of its own. When a piece moves, or other seats know it than before, its line is written
for the seats that know it now and cleared for those that knew it.

Pieces of the same name cannot be told apart, so their lines stand beside each other and belong to no piece in
particular: those that the seat knows come first, in the order of their spots. A change to one of them is only
noted; all lines of the name are written when the seat looks next.
"""

from __future__ import annotations

from itertools import compress
from operator import ne
from typing import Final

from sixgun.core.seats import eye
from sixgun.core.table import Table
from sixgun.envs.blocks import Part
from sixgun.envs.places import NOWHERE, POSITIONS, Places
from sixgun.envs.shapes import Kept, Row, floats, zeros

SHARED: Final = slice(0)  # stands for the line of a piece that has equals


class Names:
    """The names of the pieces, equal ones beside each other, in the order in which they are first met."""

    __slots__ = ("first", "names", "pieces")

    def __init__(self, t: Table) -> None:
        names = [t.piece_name(piece) for piece in range(len(t.known))]
        self.names: list[str] = sorted(names, key=names.index)
        self.first: list[int] = [self.names.index(name) for name in names]  # by piece: first line of its name
        self.pieces: dict[int, list[int]] = {}  # by first line: the pieces of that name
        for piece, line in enumerate(self.first):
            self.pieces.setdefault(line, []).append(piece)

    def is_shared(self, piece: int) -> bool:
        """Do other pieces have the same name?"""
        return len(self.pieces[self.first[piece]]) > 1


class Pieces(Part):
    """The lines of all pieces, in one row for every seat."""

    __slots__ = (
        "eyes",
        "known",
        "lines",
        "names",
        "notes",
        "places",
        "rows",
        "rows_of",
        "stretches",
        "unknown",
        "width",
    )

    def __init__(self, t: Table, places: Places, names: Names, start: int) -> None:
        super().__init__(start)
        self.places, self.names = places, names
        self.width: int = len(places.places) + 1
        self.lines = Kept(self._line, self.width)  # by spot
        self.known = [0] * len(t.known)  # by piece: the eyes of those who knew it at the last look
        self.eyes = [eye(t.seats, seat) for seat in range(t.seats)]
        if names.names:
            text = "where each piece lies, if known: 1 at its place, then the position there; rows: "
            self.add("pieces", (len(names.names), self.width), text + ", ".join(names.names))
        self.stretches = [self._stretch(piece) for piece in range(len(t.known))]
        self.unknown = zeros(self.width)
        self.rows = [zeros(self.size) for _ in range(t.seats)]
        self.rows_of = [self._rows_of(eyes) for eyes in range(t.public + 1)]
        self.notes: list[set[int]] = [set() for _ in range(t.seats)]  # first lines of names to be written

    def _rows_of(self, eyes: int) -> list[Row]:
        """The rows of the seats to whom these eyes belong."""
        return [row for seat, row in enumerate(self.rows) if eyes & self.eyes[seat]]

    def _stretch(self, piece: int) -> slice:
        if self.names.is_shared(piece):
            return SHARED
        start = self.names.first[piece] * self.width
        return slice(start, start + self.width)

    def _line(self, spot: int) -> Row:
        """A 1 at the place, then the position."""
        numbers = [0.0] * self.width
        if spot != NOWHERE:
            numbers[spot // POSITIONS], numbers[-1] = 1.0, spot % POSITIONS
        return floats(numbers)

    def look(self, t: Table, known: list[int]) -> None:
        """Write what has changed since the last look. `known` holds the eyes of those who know each piece."""
        if not known:
            return
        for piece in self.places.look(t):
            self._tell(piece, known[piece])
        if known != self.known:  # pieces have been shown or forgotten where they lie
            for piece in compress(range(len(known)), map(ne, known, self.known)):
                self._tell(piece, known[piece])

    def _tell(self, piece: int, eyes: int) -> None:
        """Write the line of a piece for those who know it now, and clear it for those who did."""
        before, stretch = self.known[piece], self.stretches[piece]
        if not before | eyes:
            return
        self.known[piece] = eyes
        if stretch is SHARED:
            self._note(self.names.first[piece], before | eyes)
            return
        line = self.lines.of(self.places.spots[piece])
        for row in self.rows_of[eyes]:
            row[stretch] = line
        for row in self.rows_of[before & ~eyes]:
            row[stretch] = self.unknown

    def _note(self, line: int, eyes: int) -> None:
        """Remember that the lines of a name are to be written anew for all who know something of them."""
        for seat, notes in enumerate(self.notes):
            if eyes & self.eyes[seat]:
                notes.add(line)

    def of(self, seat: int) -> Row:
        """The row of that seat."""
        row, notes = self.rows[seat], self.notes[seat]
        while notes:
            self._write_shared(notes.pop(), self.eyes[seat], row)
        return row

    def _write_shared(self, line: int, bit: int, row: Row) -> None:
        """Write all lines of one name."""
        pieces, spots, start = self.names.pieces[line], self.places.spots, line * self.width
        found = sorted([spots[piece] for piece in pieces if self.known[piece] & bit])
        found += [NOWHERE] * (len(pieces) - len(found))
        for spot in found:
            row[start : start + self.width] = self.lines.of(spot)
            start += self.width
