"""The pieces as each seat knows them: for every piece a line that says where it lies.

Everybody knows most of the pieces that lie open, and a seat a few more, such as the cards in its hand. So the
lines of what everybody knows are written into the row of all, and each seat has its *secrets*: the lines of
those pieces that it knows and not everybody does.

Pieces of the same name cannot be told apart. Their lines stand beside each other and belong to no piece in
particular: those that a seat knows come first, in the order of their spots.
"""

from __future__ import annotations

from itertools import compress
from operator import ne

from sixgun.core.seats import eye
from sixgun.core.table import Table
from sixgun.envs.blocks import Part
from sixgun.envs.places import NOWHERE, POSITIONS, Places
from sixgun.envs.shapes import Kept, Row, zeros


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


class Alike:
    """Several pieces of one name, and where their lines stand."""

    __slots__ = ("pieces", "rows", "stretch")

    def __init__(self, pieces: list[int], stretch: slice) -> None:
        self.pieces, self.stretch = pieces, stretch
        self.rows: dict[int, Row] = {}  # their lines by seat, until they change for that seat


class Pieces(Part):
    """The lines of all pieces."""

    __slots__ = (
        "alike",
        "alike_of",
        "everybody",
        "eyes",
        "known",
        "lines",
        "names",
        "places",
        "seats_of",
        "secrets",
        "stretches",
        "width",
    )

    def __init__(self, t: Table, places: Places, names: Names, start: int) -> None:
        super().__init__(start)
        self.places, self.names = places, names
        self.width: int = len(places.places) + 1
        self.lines = Kept(self._line, self.width)  # by spot
        self.everybody: int = t.public
        self.eyes = [eye(t.seats, seat) for seat in range(t.seats)]
        self.seats_of = [self._seats_of(eyes) for eyes in range(t.public + 1)]
        self.known = [0] * len(t.known)  # by piece: the eyes of those who knew it at the last look
        self.secrets: list[dict[int, Row]] = [{} for _ in range(t.seats)]  # by seat and piece: its line
        self._lay()

    def _lay(self) -> None:
        names, start = self.names, self.end
        if names.names:
            text = "where each piece lies, if known: 1 at its place, then the position there; rows: "
            self.add("pieces", (len(names.names), self.width), text + ", ".join(names.names))
        self.stretches = [self._stretch(start, line, 1) for line in names.first]  # by piece
        self.alike: list[Alike] = []
        self.alike_of: dict[int, Alike] = {}
        for line, pieces in names.pieces.items():
            if len(pieces) > 1:
                self.alike.append(Alike(pieces, self._stretch(start, line, len(pieces))))
                self.alike_of.update(dict.fromkeys(pieces, self.alike[-1]))

    def _stretch(self, start: int, line: int, lines: int) -> slice:
        first = start + line * self.width
        return slice(first, first + lines * self.width)

    def _seats_of(self, eyes: int) -> list[int]:
        return [seat for seat, bit in enumerate(self.eyes) if eyes & bit]

    def _line(self, spot: int) -> Row:
        """A 1 at the place, then the position."""
        row = zeros(self.width)
        if spot != NOWHERE:
            row[spot // POSITIONS], row[-1] = 1.0, spot % POSITIONS
        return row

    def look(self, t: Table, known: list[int], row: Row) -> None:
        """See what has changed since the last look, and write what everybody knows of it. `known` holds the
        eyes of those who know each piece."""
        if not known:
            return
        for piece in self.places.look(t, row):
            self._tell(piece, known[piece], row)
        if known != self.known:  # pieces have been shown or forgotten where they lie
            for piece in compress(range(len(known)), map(ne, known, self.known)):
                self._tell(piece, known[piece], row)

    def _tell(self, piece: int, eyes: int, row: Row) -> None:
        """A piece lies elsewhere, or others know it than before."""
        before, everybody, seats_of = self.known[piece], self.everybody, self.seats_of
        if not before | eyes:
            return
        self.known[piece] = eyes
        if piece in self.alike_of:
            for seat in seats_of[before | eyes]:
                self.alike_of[piece].rows.pop(seat, None)
            return
        if before != everybody:
            for seat in seats_of[before]:
                del self.secrets[seat][piece]
        elif eyes != everybody:
            row[self.stretches[piece]] = self.lines.of(NOWHERE)
        line = self.lines.of(self.places.spots[piece])
        if eyes == everybody:
            row[self.stretches[piece]] = line
        else:
            for seat in seats_of[eyes]:
                self.secrets[seat][piece] = line

    def tell(self, seat: int, out: Row) -> None:
        """Write what the seat knows and not everybody does."""
        for piece, line in self.secrets[seat].items():
            out[self.stretches[piece]] = line
        for alike in self.alike:
            if seat not in alike.rows:
                alike.rows[seat] = self._lines(alike.pieces, self.eyes[seat])
            out[alike.stretch] = alike.rows[seat]

    def _lines(self, pieces: list[int], bit: int) -> Row:
        """The lines of pieces of one name, those that these eyes know first."""
        spots = sorted([self.places.spots[piece] for piece in pieces if self.known[piece] & bit])
        row = zeros(0)
        for spot in spots:
            row.extend(self.lines.of(spot))
        return row + zeros(self.width * (len(pieces) - len(spots)))
