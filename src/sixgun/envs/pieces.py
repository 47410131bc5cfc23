"""Where the pieces lie, as numbers: how many are in each place, and for each piece a row that tells its place
to the seats that know it.

Few pieces move between two questions. So it is kept where each of them lay, and only what has changed since
is written anew.
"""

from __future__ import annotations

from itertools import compress
from operator import ne
from typing import Final, TypeAlias

from sixgun.core.seats import all_eyes, eye
from sixgun.core.table import Table
from sixgun.core.zone import EMPTY, Zone
from sixgun.envs.shapes import NOTHING, Add, Row, differ, floats, stretch, zeros

Secrets: TypeAlias = "dict[int, tuple[slice, Row]]"  # by piece: where its row is, and what it says
POSITIONS: Final = 1024  # more than any place has
NOWHERE: Final = -1


class Place:
    """A zone, or one seat's part of it, with the pieces that lay there when it was looked at last."""

    def __init__(self, zone: Zone, seat: int, number: int, pieces: list[int]) -> None:
        self.name = f"{zone.name} {seat}" if zone.each else zone.name
        self.seat, self.number, self.first, self.ordered = seat, number, number * POSITIONS, zone.ordered
        self.slots = len(pieces) if EMPTY in pieces else 0
        self.counted = slice(0)  # where it is written how many there are
        self.taken = slice(0)  # and which of its slots they take
        self.pieces: list[int] = []


class Rows(dict[int, Row]):
    """What the row of a piece says that lies there: a 1 at its place, then the position."""

    def __init__(self, places: int) -> None:
        super().__init__({NOWHERE: zeros(places + 1)})
        self.places = places

    def __missing__(self, spot: int) -> Row:
        numbers = [0.0] * (self.places + 1)
        numbers[spot // POSITIONS], numbers[self.places] = 1.0, spot % POSITIONS
        row = self[spot] = floats(numbers)
        return row


class Seats(dict[int, list[int]]):
    """The seats of these eyes."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.bits = [(seat, eye(seats, seat)) for seat in range(seats)]

    def __missing__(self, eyes: int) -> list[int]:
        found = self[eyes] = [seat for seat, bit in self.bits if eyes & bit]
        return found


class Equals:
    """Pieces of the same name: they share rows that lie beside each other."""

    def __init__(self, pieces: list[int], row: int) -> None:
        self.pieces, self.row = pieces, row
        self.stretch = slice(0)
        self.rows: dict[int, Row] = {}  # by seat, until a piece lies elsewhere or others know it


class Pieces:
    """What the seats know of the pieces of a table."""

    def __init__(self, t: Table) -> None:
        self.changed = differ([zone.name for zone in t.zones], "!=")
        self.places: list[Place] = []
        self.zones: list[tuple[Zone, list[Place]]] = []
        for zone in t.zones:
            lists = getattr(t, zone.name) if zone.each else [getattr(t, zone.name)]
            first = len(self.places)
            self.places += [Place(zone, seat, first + seat, lists[seat]) for seat in range(len(lists))]
            self.zones.append((zone, self.places[first:]))
        # the lists of the places once more, as the table holds them
        self.kept = [
            [place.pieces for place in own] if zone.each else own[0].pieces for zone, own in self.zones
        ]
        self.slots = sum(place.slots for place in self.places)
        self.where = [NOWHERE] * len(t.known)  # the number of the place * POSITIONS + position there
        self.known = [0] * len(t.known)
        self.everybody = all_eyes(t.seats)
        self.eyes = [eye(t.seats, seat) for seat in range(t.seats)]
        self.secrets: list[Secrets] = [{} for _ in range(t.seats)]  # what the seat knows and not everybody
        self.seats = Seats(t.seats)
        self.rows = Rows(len(self.places))
        self.numbers = [floats([number]) for number in range(len(t.known) + 1)]
        self._name(t)

    def _name(self, t: Table) -> None:
        """Equal pieces have their rows beside each other, and share them."""
        names = [t.piece_name(piece) for piece in range(len(t.known))]
        self.names = sorted(names, key=names.index)
        self.row = [self.names.index(name) for name in names]
        named: dict[str, list[int]] = {name: [] for name in names}
        for piece, name in enumerate(names):
            named[name].append(piece)
        self.equals = [Equals(pieces, self.row[pieces[0]]) for pieces in named.values() if len(pieces) > 1]
        self.equals_of = {piece: equals for equals in self.equals for piece in equals.pieces}

    def lay(self, add: Add) -> None:
        places, width = len(self.places), len(self.places) + 1
        if places:
            text = ", ".join(place.name for place in self.places)
            first = add("pieces_in", (places,), f"pieces in: {text}")
            for place in self.places:
                place.counted = stretch(first + place.number, 1)
        if self.slots:
            start = add("taken", (self.slots,), "1 where a place that can be empty has a piece")
            for place in self.places:
                place.taken, start = stretch(start, place.slots), start + place.slots
        if self.names:
            text = "where each piece lies, if known: 1 at its place, then the position there; rows: "
            start = add("pieces", (len(self.names), width), text + ", ".join(self.names))
            lines = [stretch(start + row * width, width) for row in self.row]
            self.lines = [None if piece in self.equals_of else line for piece, line in enumerate(lines)]
            for equals in self.equals:
                equals.stretch = stretch(start + equals.row * width, len(equals.pieces) * width)

    # -- looking ---------------------------------------------------------------------------------

    def look(self, t: Table, known: list[int], out: Row) -> None:
        """See what has changed since the last look, and write what everybody knows of it."""
        for number in self.changed(t, self.kept):
            zone, places = self.zones[number]
            lists = getattr(t, zone.name)
            if not zone.each:
                self._look_at(places[0], lists, known, out)
                continue
            for place in places:
                pieces = lists[place.seat]
                if pieces != place.pieces:
                    self._look_at(place, pieces, known, out)
        if known != self.known:  # pieces have been shown or forgotten where they lie
            for piece in compress(range(len(known)), map(ne, known, self.known)):
                self._tell(piece, self.where[piece], known[piece], out)

    def _look_at(self, place: Place, pieces: list[int], known: list[int], out: Row) -> None:
        """What has left is not looked at: every piece lies somewhere."""
        where, first = self.where, place.first
        if place.ordered:
            same = begin_equally(place.pieces, pieces)
            for spot, piece in enumerate(pieces[same:], first + same):
                if piece != EMPTY and where[piece] != spot:
                    self._tell(piece, spot, known[piece], out)
        else:
            for piece in pieces:
                if where[piece] != first:
                    self._tell(piece, first, known[piece], out)
            place.pieces[:] = pieces
        if place.slots:
            out[place.taken] = floats([piece != EMPTY for piece in pieces])
        out[place.counted] = self.numbers[len(pieces) - (pieces.count(EMPTY) if place.slots else 0)]

    def _tell(self, piece: int, spot: int, eyes: int, out: Row) -> None:
        """A piece lies elsewhere, or others know it: write what everybody knows, keep what only some do. Of
        pieces with equals, each seat is told when it looks."""
        before = self.known[piece]
        self.where[piece], self.known[piece] = spot, eyes
        if eyes == before == 0:
            return
        line, everybody, secrets = self.lines[piece], self.everybody, self.secrets
        if line is None:
            for seat in self.seats[before | eyes]:
                self.equals_of[piece].rows.pop(seat, None)
            return
        if eyes == everybody:
            out[line] = self.rows[spot]
        elif before == everybody:
            out[line] = self.rows[NOWHERE]
        if 0 < before < everybody:
            for seat in self.seats[before]:
                del secrets[seat][piece]
        if 0 < eyes < everybody:
            for seat in self.seats[eyes]:
                secrets[seat][piece] = line, self.rows[spot]

    # -- writing ---------------------------------------------------------------------------------

    def add(self, seat: int, out: Row) -> None:
        """What the seat knows and not everybody does."""
        for line, row in self.secrets[seat].values():
            out[line] = row
        for equals in self.equals:
            if seat not in equals.rows:
                equals.rows[seat] = self._rows(equals.pieces, self.eyes[seat])
            out[equals.stretch] = equals.rows[seat]

    def _rows(self, pieces: list[int], bit: int) -> Row:
        """Which row an equal piece has depends on those that the seat knows: the first to be met on the way
        through all places has the first."""
        known = [piece for piece in pieces if self.known[piece] & bit]
        spots = sorted([self.where[piece] for piece in known])
        spots += [NOWHERE] * (len(pieces) - len(known))
        return NOTHING.join([self.rows[spot] for spot in spots])


def begin_equally(before: list[int], pieces: list[int]) -> int:
    """How many pieces lie where they did; `before` becomes as it is now. Piles change at their end."""
    same = len(before)
    if len(pieces) < same:
        same = len(pieces)
        del before[same:]
    else:
        before += pieces[same:]
    if before == pieces:
        return same
    before[:] = pieces
    return 0
