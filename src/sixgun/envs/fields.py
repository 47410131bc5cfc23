"""The fields of a table as numbers: what everybody sees is kept and written anew where it has changed."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from itertools import compress
from operator import is_not, ne
from typing import Any, get_args, get_origin

from sixgun.core.table import Table
from sixgun.core.zone import ALL, OWNER, Field
from sixgun.envs.shapes import (
    Add,
    Encoder,
    Number,
    Row,
    Shape,
    encoder,
    floats,
    is_frozen,
    reader,
    row_encoder,
    shape_of,
)


class Seen:
    """A field that somebody sees: its shape, and whether everybody does."""

    def __init__(self, field: Field, recall: bool, t: Table) -> None:
        self.field, self.name, self.each = field, field.name, field.each
        self.everybody = (field.known if recall else field.shown) == ALL
        blank = getattr(t, field.name)
        self.form = get_args(field.shape)[0] if field.each else field.shape
        self.shape: Shape = shape_of(self.form, field, (blank[0] if blank else ()) if field.each else blank)
        self.start = 0

    @property
    def is_number(self) -> bool:
        """A single number: all of them are looked at together."""
        return isinstance(self.shape, Number) and not self.each

    def lay(self, seats: int, add: Add) -> None:
        text = ("one row a seat: " if self.each else "") + self.shape.text
        self.start = add(self.name, (*((seats,) if self.each else ()), self.shape.width), text)

    def encoder(self, seats: int) -> Encoder:
        return row_encoder(self.shape, self.form, seats) if self.each else encoder(self.shape, self.form)

    def keeper(self) -> Callable[[Any], Any]:
        """What keeps a list as it is now."""
        is_flat = get_origin(self.field.shape) is list and all(map(is_frozen, get_args(self.field.shape)))
        return list if is_flat else deepcopy

    def stretch(self, seats: int) -> slice:
        return slice(self.start, self.start + self.shape.width * (seats if self.each else 1))


class Fields:
    """First single numbers, then all else that everybody sees, last what only its owner sees."""

    def __init__(self, t: Table, recall: bool) -> None:
        self.seats = t.seats
        self.seen = [Seen(field, recall, t) for field in t.fields if is_seen(field, recall)]
        self.seen.sort(key=lambda seen: (not seen.everybody, not seen.is_number))
        self.numbers = [seen for seen in self.seen if seen.is_number]
        self.open = [seen for seen in self.seen if seen.everybody and not seen.is_number]
        self.own = [seen for seen in self.seen if not seen.everybody]
        self.read_numbers = reader([seen.name for seen in self.numbers])
        self.frozen = [seen for seen in self.open if is_frozen(seen.field.shape)]
        self.lists = [seen for seen in self.open if not is_frozen(seen.field.shape)]
        self.read_frozen = reader([seen.name for seen in self.frozen])
        self.read_lists = reader([seen.name for seen in self.lists])
        self.kept_numbers: tuple[float, ...] = ()
        self.kept_frozen: tuple[object, ...] = (None,) * len(self.frozen)
        self.kept_lists: list[object] = [None] * len(self.lists)

    def lay(self, add: Add) -> None:
        for seen in self.seen:
            seen.lay(self.seats, add)
        first = self.numbers[0].start if self.numbers else 0
        self.stretch = slice(first, first + len(self.numbers))
        seats = self.seats
        self.ways = [(seen.encoder(seats), seen.stretch(seats)) for seen in self.frozen]
        self.list_ways = [(seen.encoder(seats), seen.keeper(), seen.stretch(seats)) for seen in self.lists]

    def hide(self, out: Row) -> None:
        """What stands where only an owner sees what is there."""
        for seen in self.own:
            out[seen.stretch(self.seats)] = floats(seen.shape.hidden * self.seats)

    def look(self, t: Table, out: Row) -> None:
        """Write what everybody sees and has changed since the last look."""
        numbers = self.read_numbers(t)
        if numbers != self.kept_numbers:
            self.kept_numbers = numbers
            out[self.stretch] = floats(numbers)
        values = self.read_frozen(t)
        if values != self.kept_frozen:
            for (encode, stretch), value in compress(
                zip(self.ways, values, strict=True), map(is_not, values, self.kept_frozen)
            ):
                out[stretch] = encode(value)
            self.kept_frozen = values
        self._look_at_lists(t, out)

    def _look_at_lists(self, t: Table, out: Row) -> None:
        """The table changes these in place: they are compared entry by entry, and copied to be kept."""
        values, kept = self.read_lists(t), self.kept_lists
        for place in compress(range(len(kept)), map(ne, values, kept)):
            encode, keep, stretch = self.list_ways[place]
            kept[place] = keep(values[place])
            out[stretch] = encode(values[place])

    def add(self, t: Table, seat: int, out: Row) -> None:
        """What only this seat sees."""
        for seen in self.own:
            start = seen.start + seat * seen.shape.width
            value = getattr(t, seen.name)[seat]
            out[start : start + seen.shape.width] = floats(seen.shape.of(value))


def is_seen(field: Field, recall: bool) -> bool:
    """A secret that has no owner is nobody's."""
    level = field.known if recall else field.shown
    return level == ALL or (level == OWNER and field.each)
