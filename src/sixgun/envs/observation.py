"""What a seat knows as one array of numbers, laid out from the declared fields and zones of a table.

Nothing here knows a game. The blocks of the array, in order: the seat, who is asked, the question and what it
shows, the own answer so far, every field that the seat may see, the number of pieces in every place, which
places of a cylinder or row are taken, and for every piece where it lies if the seat knows it.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from itertools import chain
from operator import attrgetter
from typing import Any, Final, TypeAlias, get_args, get_origin
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from sixgun.core.action import Action
from sixgun.core.codec import steps_of
from sixgun.core.game import Game
from sixgun.core.seats import eye
from sixgun.core.step import Ask
from sixgun.core.table import AnyAsk, Table
from sixgun.core.zone import ALL, EMPTY, OWNER, Field
from sixgun.envs.actions import Features

Array = NDArray[np.float32]
Row: TypeAlias = "array[float]"  # numbers that are still being written: quicker than NumPy one by one
HIDDEN: Final = -1.0
SHOWN_NUMBERS: Final = 16  # of the pending question
ANSWERS: Final = 8  # the last parts of the own answer
ENTRIES: Final = 8  # of a list of changing length that does not say its most


class Block:
    """A stretch of the array: where it begins, its shape and what it says."""

    def __init__(self, name: str, start: int, shape: tuple[int, ...], text: str) -> None:
        self.name, self.start, self.shape, self.text = name, start, shape, text

    @property
    def size(self) -> int:
        return int(np.prod(self.shape))

    def of(self, observation: Array) -> Array:
        """This stretch of an observation, in its shape."""
        return observation[self.start : self.start + self.size].reshape(self.shape)


class Shape:
    """How one value becomes numbers, from place `at` on. `hidden` stands where the seat may not see it."""

    width: int
    hidden: list[float]
    text: str

    def write(self, value: Any, out: Row, at: int) -> None:
        raise NotImplementedError

    def write_all(self, values: Sequence[Any], out: Row, at: int) -> None:
        """Several values one after the other."""
        for value in values:
            self.write(value, out, at)
            at += self.width


class Number(Shape):
    """A whole number or a flag, as it is."""

    width, hidden, text = 1, [HIDDEN], "number"

    def write(self, value: Any, out: Row, at: int) -> None:
        out[at] = value

    def write_all(self, values: Sequence[Any], out: Row, at: int) -> None:
        out[at : at + len(values)] = array("f", values)


class Word(Shape):
    """One of a few words: a 1 at its place."""

    def __init__(self, words: Sequence[str]) -> None:
        self.places = {word: place for place, word in enumerate(words)}
        self.width, self.hidden = len(words), [0.0] * len(words)
        self.text = f"one of {', '.join(word or 'none' for word in words)}"

    def write(self, value: Any, out: Row, at: int) -> None:
        if value in self.places:
            out[at + self.places[value]] = 1.0


class AnyWord(Shape):
    """A word of which the game does not say the choices: a number from 0 to 1 made from its letters."""

    width, hidden, text = 1, [HIDDEN], "hash of a word"

    def write(self, value: Any, out: Row, at: int) -> None:
        out[at] = hashed(value)


class Tuple(Shape):
    """A fixed number of values one after the other."""

    def __init__(self, parts: Sequence[Shape]) -> None:
        self.parts = list(parts)
        self.plain = all(isinstance(part, Number) for part in parts)
        self.width = sum(part.width for part in parts)
        self.hidden = [number for part in parts for number in part.hidden]
        self.text = f"({', '.join(part.text for part in parts)})"

    def write(self, value: Any, out: Row, at: int) -> None:
        for part, entry in zip(self.parts, value, strict=True):
            part.write(entry, out, at)
            at += part.width

    def write_all(self, values: Sequence[Any], out: Row, at: int) -> None:
        if self.plain:
            out[at : at + len(values) * self.width] = array("f", chain.from_iterable(values))
        else:
            super().write_all(values, out, at)


class Many(Shape):
    """A list of changing length: its length, its entries, and zeros up to the most there can be."""

    def __init__(self, entry: Shape, most: int) -> None:
        self.entry, self.most = entry, most
        self.width = 1 + most * entry.width
        self.hidden = [HIDDEN] * self.width
        self.text = f"length, then up to {most} of {entry.text}"

    def write(self, value: Any, out: Row, at: int) -> None:
        out[at] = len(value)
        if value:
            self.entry.write_all(value[: self.most], out, at + 1)


def shape_of(form: Any, field: Field, blank: Any) -> Shape:
    """The shape that a field declares; a list that is filled on a fresh table never gets longer."""
    if form is str:
        return Word(field.words) if field.words else AnyWord()
    origin, args = get_origin(form), get_args(form)
    if origin is None:
        return Number()
    if origin is tuple and args[-1] is not Ellipsis:
        return Tuple([shape_of(arg, field, ()) for arg in args])
    inside = blank[0] if blank else ()
    return Many(shape_of(args[0], field, inside), field.most or len(blank) or ENTRIES)


def reader(names: list[str]) -> Callable[[Table], tuple[Any, ...]]:
    """All these attributes of a table at once."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda t: tuple([getattr(t, name) for name in names])


class Open:
    """A field that all see, and its value when it was written last."""

    def __init__(self, field: Field, shape: Shape, start: int, size: int) -> None:
        self.write = shape.write_all if field.each else shape.write
        self.start, self.blank = start, array("f", bytes(4 * size))
        self.value: object = None

    def renew(self, value: Any, out: Row) -> None:
        """The value has changed."""
        self.value = copied(value)
        out[self.start : self.start + len(self.blank)] = self.blank
        self.write(value, out, self.start)


def copied(value: Any) -> Any:
    if not isinstance(value, list):
        return value
    return [copied(entry) for entry in value] if value and isinstance(value[0], list) else value[:]


def hashed(word: str) -> float:
    return crc32(word.encode()) / 2**32


class Layout:
    """How the table of one game with these seats and options is seen, as numbers."""

    def __init__(self, game: Game, t: Table, recall: bool) -> None:
        self.recall, self.seats = recall, t.seats
        self.features = Features(game)
        asks = [step.kind for step in steps_of(game).values() if issubclass(step, Ask)]
        self.kinds = {kind: place for place, kind in enumerate(sorted(set(filter(None, asks))))}
        seen = [(field, self._shape(field, t)) for field in t.fields if self._seen(field)]
        self.numbers = [field.name for field, shape in seen if isinstance(shape, Number) and not field.each]
        self.read_numbers = reader(self.numbers)
        others = [(field, shape) for field, shape in seen if field.name not in self.numbers]
        self.fields = sorted(others, key=lambda other: self._level(other[0]) != ALL)
        self.blocks: list[Block] = []
        self.size = 0
        self._lay_question()
        self.first_number = self.size
        for name in self.numbers:
            self._add(name, (1,), "number")
        self._lay_fields(t)
        self._lay_pieces(t)
        self.blanks = [self._blank(seat) for seat in range(t.seats)]

    def _add(self, name: str, shape: tuple[int, ...], text: str) -> None:
        self.blocks.append(Block(name, self.size, shape, text))
        self.size += self.blocks[-1].size

    def _level(self, field: Field) -> int:
        return field.known if self.recall else field.shown

    def _seen(self, field: Field) -> bool:
        """A secret that has no owner is nobody's."""
        level = self._level(field)
        return level == ALL or (level == OWNER and field.each)

    def _shape(self, field: Field, t: Table) -> Shape:
        blank = getattr(t, field.name)
        if not field.each:
            return shape_of(field.shape, field, blank)
        return shape_of(get_args(field.shape)[0], field, blank[0] if blank else ())

    def _lay_question(self) -> None:
        seats, kinds = self.seats, len(self.kinds)
        self._add("seat", (seats,), "1 at the own seat")
        self._add("to_act", (seats,), "1 for every seat whose answer is missing")
        self._add("ask", (kinds,), f"1 at the kind of question: {', '.join(self.kinds)}")
        self._add("ask_shows", (SHOWN_NUMBERS,), "the numbers that the question shows, in its order")
        self._add("answer", (ANSWERS, self.features.width), "the own answer so far: kind of action, parts")

    def _lay_fields(self, t: Table) -> None:
        """First what all see, whose numbers are kept until they change, then what only its owner sees."""
        self.open: list[Open] = []
        self.own: list[tuple[Shape, int]] = []
        self.first_open = self.size
        for field, shape in self.fields:
            each = (t.seats,) if field.each else ()
            start, text = self.size, ("one row a seat: " if each else "") + shape.text
            self._add(field.name, (*each, shape.width), text)
            if self._level(field) == ALL:
                self.open.append(Open(field, shape, start - self.first_open, self.size - start))
            else:
                self.own.append((shape, start))
        names = [field.name for field, _ in self.fields]
        self.read_open, self.read_own = reader(names[: len(self.open)]), reader(names[len(self.open) :])
        self.kept = array("f", bytes(4 * sum(len(field.blank) for field in self.open)))

    def _lay_pieces(self, t: Table) -> None:
        names = [t.piece_name(piece) for piece in range(len(t.known))]
        self.rows = sorted(names, key=names.index)  # equal names beside each other
        self.row = [self.rows.index(name) for name in names]
        self.twins = [names.count(name) > 1 for name in names]
        self.ordered = [zone.ordered for zone in t.zones for _ in range(t.seats if zone.each else 1)]
        self.places = [
            f"{zone.name} {seat}" if zone.each else zone.name
            for zone in t.zones
            for seat in range(t.seats if zone.each else 1)
        ]
        self.slots = [len(pieces) if EMPTY in pieces else 0 for pieces in t.all_zones()]
        self.first_place = self.size
        self.each_zone = [zone.each for zone in t.zones]
        self.read_zones = reader([zone.name for zone in t.zones])
        self.row_width = len(self.places) + 1
        if self.places:
            self._add("pieces_in", (len(self.places),), f"pieces in: {', '.join(self.places)}")
        if any(self.slots):
            self._add("taken", (sum(self.slots),), "1 where a place that can be empty has a piece")
        self.lines = [self.size + row * self.row_width for row in self.row]
        if names:
            text = "where each piece lies, if known: 1 at its place, then the position there; rows: "
            self._add("pieces", (len(names), self.row_width), text + ", ".join(self.rows))

    def _blank(self, seat: int) -> Row:
        """What is the same in all observations of a seat: who it is, and what it never sees."""
        out = array("f", bytes(4 * self.size))
        out[seat] = 1.0
        for shape, start in self.own:
            for other in range(self.seats):
                if other != seat:
                    at = start + other * shape.width
                    out[at : at + shape.width] = array("f", shape.hidden)
        return out

    # -- writing ---------------------------------------------------------------------------------

    def observe(self, t: Table, seat: int) -> Array:
        """What the seat knows now."""
        out = self.blanks[seat][:]
        self._write_question(t, seat, out)
        self._write_fields(t, seat, out)
        if self.places:
            zones = self._zones(t)
            self._write_counts(zones, out)
            self._write_pieces(zones, t.known if self.recall else t.shown, eye(t.seats, seat), out)
        return np.frombuffer(out, np.float32)

    def _write_question(self, t: Table, seat: int, out: Row) -> None:
        seats, ask = self.seats, t.ask
        if ask is None:
            return
        for other in ask.asked(t) if ask.window else ask.seats(t):
            out[seats + other] = 1.0
        shown = 2 * seats + len(self.kinds)
        out[2 * seats + self.kinds[ask.kind]] = 1.0
        if ask.shows:
            self._write_shown(ask, shown, out)
        answer = ask.draft(seat) or ask.answer(seat)
        if answer:
            self._write_answer(answer, shown + SHOWN_NUMBERS, out)

    def _write_shown(self, ask: AnyAsk, at: int, out: Row) -> None:
        """Most questions show numbers and rows of numbers; words and rows of rows take longer."""
        shown: list[Any] = []
        for name in ask.shows:
            value = getattr(ask, name)
            if name in ask.pieces:
                value = self._named(value)
            shown += value if type(value) is tuple else (value,)
        try:
            numbers = array("f", shown[:SHOWN_NUMBERS])
        except TypeError:
            numbers = array("f", flat(shown)[:SHOWN_NUMBERS])
        out[at : at + len(numbers)] = numbers

    def _named(self, value: Any) -> Any:
        """Pieces by the row of their name: equal ones cannot be told apart."""
        if isinstance(value, (tuple, list)):
            return tuple([self._named(entry) for entry in value])
        return self.row[value] if isinstance(value, int) and value >= 0 else HIDDEN

    def _write_answer(self, answer: Action | tuple[Action, ...], at: int, out: Row) -> None:
        rows = [answer] if isinstance(answer, Action) else answer[-ANSWERS:]
        numbers = array("f", chain.from_iterable([self.features.of(action) for action in rows]))
        out[at : at + len(numbers)] = numbers

    def _write_fields(self, t: Table, seat: int, out: Row) -> None:
        if self.numbers:
            first = self.first_number
            out[first : first + len(self.numbers)] = array("f", self.read_numbers(t))
        for field, value in zip(self.open, self.read_open(t), strict=True):
            if value != field.value:
                field.renew(value, self.kept)
        out[self.first_open : self.first_open + len(self.kept)] = self.kept
        if self.own:
            for (shape, start), value in zip(self.own, self.read_own(t), strict=True):
                shape.write(value[seat], out, start + seat * shape.width)

    def _zones(self, t: Table) -> list[list[int]]:
        """The piece lists of all zones, as `Table.all_zones` gives them."""
        found: list[list[int]] = []
        for each, pieces in zip(self.each_zone, self.read_zones(t), strict=True):
            if each:
                found += pieces
            else:
                found.append(pieces)
        return found

    def _write_counts(self, zones: list[list[int]], out: Row) -> None:
        counts = list(map(len, zones))
        taken: list[int] = []
        for place, slots in enumerate(self.slots):
            if slots:
                counts[place] -= zones[place].count(EMPTY)
                taken += [piece != EMPTY for piece in zones[place]]
        numbers = array("f", counts + taken)
        out[self.first_place : self.first_place + len(numbers)] = numbers

    def _write_pieces(self, zones: list[list[int]], known: list[int], bit: int, out: Row) -> None:
        """A piece that lies in an empty place is none; of equal ones, the next row is for the next."""
        lines, width, twins = self.lines, self.row_width, self.twins
        met: dict[int, int] = {}
        for place, pieces in enumerate(zones):
            last = width - 1 if self.ordered[place] else 0
            for position, piece in enumerate(pieces):
                if known[piece] & bit and piece >= 0:
                    line = lines[piece]
                    if twins[piece]:
                        first = line
                        line = met.get(first, first)
                        met[first] = line + width
                    out[line + place] = 1.0
                    if last:
                        out[line + last] = position


def flat(value: Any) -> list[float]:
    """All numbers inside a value, in order."""
    if isinstance(value, (tuple, list)):
        return [number for entry in value for number in flat(entry)]
    if isinstance(value, str):
        return [hashed(value)]
    return [HIDDEN if value is None else float(value)]
