"""The fields of a table as numbers."""

from __future__ import annotations

from collections.abc import Callable
from struct import Struct
from typing import Any, Final, TypeAlias, get_args

from sixgun.core.attributes import ALL, OWNER, Field
from sixgun.core.table import Table
from sixgun.envs.attributes import Copy, Read, copier, reader
from sixgun.envs.blocks import Part
from sixgun.envs.shapes import Encoder, Number, Row, Shape, encoder, is_frozen, shape_of

Pack: TypeAlias = Callable[..., None]  # writes numbers into a row, from a byte on
FLOAT: Final = 4  # bytes
NOTHING: Final[tuple[Any, ...]] = ()  # has been read yet


class SeenField:
    """A field that somebody sees: one value for the table, or with `each` one entry for every seat."""

    __slots__ = ("copy", "each", "encode", "everybody", "is_frozen", "kept", "name", "shape", "stretches")

    def __init__(self, field: Field, recall: bool, t: Table) -> None:
        self.name, self.each = field.name, field.each
        self.everybody: bool = level(field, recall) == ALL
        self.is_frozen: bool = is_frozen(field.shape)
        self.copy: Copy = copier(field.shape)
        self.kept: Any = (None,) * t.seats  # the value at the last look
        form: Any = field.shape
        value = getattr(t, field.name)
        if field.each:
            form, value = get_args(form)[0], value[0] if value else ()
        self.shape: Shape = shape_of(form, field, value)
        self.encode: Encoder = encoder(self.shape, form)
        self.stretches: list[slice] = []  # where the value stands in the row, or each entry

    @property
    def is_number(self) -> bool:
        """A single number for the whole table."""
        return isinstance(self.shape, Number) and not self.each

    def lay(self, part: Part, seats: int) -> None:
        """Take a block of the row."""
        width = self.shape.width
        if self.each:
            start = part.add(self.name, (seats, width), f"one row per seat: {self.shape.text}")
        else:
            start = part.add(self.name, (width,), self.shape.text)
        self.stretches = [slice(first, first + width) for first in range(start, part.end, width)]

    def write(self, value: Any, row: Row) -> None:
        """Write a value that has changed; of entries for every seat, those that have."""
        kept, stretches = self.kept, self.stretches
        if self.each:
            for seat, entry in enumerate(value):
                if entry != kept[seat]:
                    row[stretches[seat]] = self.encode(entry)
        else:
            row[stretches[0]] = self.encode(value)
        self.kept = value if self.is_frozen else self.copy(value)


class Fields(Part):
    """Single numbers first, then all else that everybody sees, last what only its owner sees.

    Numbers are written all together when one of them has changed. All else is written field by field: frozen
    values are replaced when they change, lists are changed in place and therefore compared with copies.
    """

    __slots__ = (
        "frozen",
        "kept_frozen",
        "kept_numbers",
        "lists",
        "own",
        "pack",
        "read_frozen",
        "read_lists",
        "read_numbers",
        "seen",
    )

    def __init__(self, t: Table, recall: bool, start: int) -> None:
        super().__init__(start)
        self.seen = [SeenField(field, recall, t) for field in t.fields if is_seen(field, recall)]
        self.seen.sort(key=lambda seen: (not seen.everybody, not seen.is_number))
        numbers = [seen for seen in self.seen if seen.is_number]
        others = [seen for seen in self.seen if seen.everybody and not seen.is_number]
        self.frozen = [seen for seen in others if seen.is_frozen]
        self.lists = [seen for seen in others if not seen.is_frozen]
        self.own = [seen for seen in self.seen if not seen.everybody]
        self.read_numbers, self.kept_numbers = reader(names_of(numbers)), NOTHING
        self.pack: Pack = Struct(f"{len(numbers)}f").pack_into
        self.read_frozen, self.kept_frozen = reader(names_of(self.frozen)), NOTHING
        self.read_lists: Read = reader(names_of(self.lists))
        for seen in self.seen:
            seen.lay(self, t.seats)

    def hide(self, row: Row) -> None:
        """Write what stands where only an owner sees what is there."""
        for seen in self.own:
            for stretch in seen.stretches:
                row[stretch] = seen.shape.hidden

    def look(self, t: Table, row: Row) -> None:
        """Write what everybody sees and has changed since the last look."""
        numbers, frozen = self.read_numbers(t), self.read_frozen(t)
        if numbers != self.kept_numbers:
            self.kept_numbers = numbers
            self.pack(row, FLOAT * self.start, *numbers)
        if frozen != self.kept_frozen:
            self.kept_frozen = frozen
            fields = self.frozen
            for place, value in enumerate(frozen):
                if value is not fields[place].kept:
                    fields[place].write(value, row)
        fields = self.lists
        for place, value in enumerate(self.read_lists(t)):
            if value != fields[place].kept:
                fields[place].write(value, row)

    def tell(self, t: Table, seat: int, out: Row) -> None:
        """Write what only this seat sees."""
        for seen in self.own:
            out[seen.stretches[seat]] = seen.encode(getattr(t, seen.name)[seat])


def level(field: Field, recall: bool) -> int:
    """Who sees the field: with `recall`, by a perfect memory."""
    return field.known if recall else field.shown


def is_seen(field: Field, recall: bool) -> bool:
    """A secret that has no owner is nobody's."""
    seen_by = level(field, recall)
    return seen_by == ALL or (seen_by == OWNER and field.each)


def names_of(fields: list[SeenField]) -> list[str]:
    return [seen.name for seen in fields]
