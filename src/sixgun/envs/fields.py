"""The fields of a table as numbers: what everybody sees is kept and written anew where it has changed."""

from __future__ import annotations

from collections.abc import Callable
from struct import Struct
from typing import Any, get_args

from sixgun.core.table import Table
from sixgun.core.zone import ALL, OWNER, Field
from sixgun.envs.shapes import (
    Add,
    Number,
    Row,
    Shape,
    differ,
    encoder,
    is_frozen,
    reader,
    shape_of,
    stretch,
)


class Seen:
    """A field that somebody sees: its shape, and whether everybody does."""

    def __init__(self, field: Field, recall: bool, t: Table) -> None:
        self.field, self.name, self.each = field, field.name, field.each
        self.everybody = (field.known if recall else field.shown) == ALL
        blank = getattr(t, field.name)
        self.form = get_args(field.shape)[0] if field.each else field.shape
        self.shape: Shape = shape_of(self.form, field, (blank[0] if blank else ()) if field.each else blank)
        self.frozen = is_frozen(field.shape)
        is_flat = all(map(is_frozen, get_args(field.shape)))
        self.keep: Callable[[Any], Any] = list if is_flat else copied_rows
        self.encode = encoder(self.shape, self.form)

    @property
    def is_number(self) -> bool:
        """A single number: all of them are written together."""
        return isinstance(self.shape, Number) and not self.each

    def lay(self, seats: int, add: Add) -> None:
        text = ("one row a seat: " if self.each else "") + self.shape.text
        width, many = self.shape.width, seats if self.each else 1
        start = add(self.name, (*((seats,) if self.each else ()), width), text)
        self.entries = [stretch(start + entry * width, width) for entry in range(many)]
        self.whole = stretch(start, many * width)
        is_plain = self.each and isinstance(self.shape, Number)
        self.pack = Struct(f"{many}f").pack_into if is_plain else None

    def write(self, value: Any, before: Any, out: Row) -> None:
        """A value that has changed; of one entry a seat, those that have."""
        if self.pack is not None:
            self.pack(out, self.whole.start, *value)
        elif self.each:
            for seat, entry in enumerate(value):
                if entry is not before[seat] and entry != before[seat]:
                    out[self.entries[seat]] = self.encode(entry)
        else:
            out[self.whole] = self.encode(value)


def copied_rows(rows: list[list[Any]]) -> list[list[Any]]:
    """As deep as the lists of any game go."""
    return [row[:] for row in rows]


class Fields:
    """First single numbers, then all else that everybody sees, last what only its owner sees."""

    def __init__(self, t: Table, recall: bool) -> None:
        self.seats = t.seats
        self.seen = [Seen(field, recall, t) for field in t.fields if is_seen(field, recall)]
        self.seen.sort(key=lambda seen: (not seen.everybody, not seen.is_number))
        self.numbers = [seen for seen in self.seen if seen.is_number]
        self.own = [seen for seen in self.seen if not seen.everybody]
        others = [seen for seen in self.seen if seen.everybody and not seen.is_number]
        self.frozen = [seen for seen in others if seen.frozen]
        self.lists = [seen for seen in others if not seen.frozen]
        self.read_numbers = reader([seen.name for seen in self.numbers])
        self.changed_frozen = differ([seen.name for seen in self.frozen], "is not")
        self.changed_lists = differ([seen.name for seen in self.lists], "!=")
        self.kept_numbers: tuple[float, ...] = ()
        nothing = (None,) * t.seats
        self.kept_frozen: list[object] = [nothing] * len(self.frozen)
        self.kept_lists: list[object] = [nothing] * len(self.lists)

    def lay(self, add: Add) -> None:
        for seen in self.seen:
            seen.lay(self.seats, add)
        self.first = self.numbers[0].whole.start if self.numbers else 0
        self.pack = Struct(f"{len(self.numbers)}f").pack_into

    def hide(self, out: Row) -> None:
        """What stands where only an owner sees what is there."""
        for seen in self.own:
            out[seen.whole] = Row(seen.shape.hidden * self.seats)

    def look(self, t: Table, out: Row) -> None:
        """Write what everybody sees and has changed since the last look."""
        numbers = self.read_numbers(t)
        if numbers != self.kept_numbers:
            self.kept_numbers = numbers
            self.pack(out, self.first, *numbers)
        kept = self.kept_frozen
        for place in self.changed_frozen(t, kept):
            seen = self.frozen[place]
            value = getattr(t, seen.name)
            seen.write(value, kept[place], out)
            kept[place] = value
        kept = self.kept_lists
        for place in self.changed_lists(t, kept):
            seen = self.lists[place]
            value = getattr(t, seen.name)
            seen.write(value, kept[place], out)
            kept[place] = seen.keep(value)  # the table changes it in place

    def add(self, t: Table, seat: int, out: Row) -> None:
        """What only this seat sees."""
        for seen in self.own:
            out[seen.entries[seat]] = seen.encode(getattr(t, seen.name)[seat])


def is_seen(field: Field, recall: bool) -> bool:
    """A secret that has no owner is nobody's."""
    level = field.known if recall else field.shown
    return level == ALL or (level == OWNER and field.each)
