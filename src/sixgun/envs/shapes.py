"""How the values of declared fields become numbers.

A `Shape` follows from a declared type. It says how many numbers a value takes, and which.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias, get_args, get_origin
from zlib import crc32

from sixgun.core.attributes import Field

HIDDEN: Final = -1.0
ENTRIES: Final = 8  # of a list of changing length that declares no maximum
MOST_KEPT: Final = 4096
MOST_NUMBERS: Final = 2**18  # in all rows that are kept together
Row: TypeAlias = "array[float]"  # 32-bit floats; in short stretches quicker to write than NumPy's
Encoder: TypeAlias = Callable[[Any], Row]
ZERO: Final[Row] = array("f", [0.0])


class Shape:
    """A way to write values as `width` numbers. `hidden` stands where a seat may not see the value."""

    __slots__ = ("hidden", "text", "width")

    def __init__(self, hidden: Row, text: str) -> None:
        self.width: int = len(hidden)
        self.hidden: Row = hidden
        self.text: str = text

    def append(self, value: Any, row: Row) -> None:
        """Write a value at the end of a row."""
        raise NotImplementedError

    def extend(self, values: Sequence[Any], row: Row) -> None:
        """Write several values at the end of a row."""
        for value in values:
            self.append(value, row)

    def row(self, value: Any) -> Row:
        """The numbers of a value alone."""
        row = zeros(0)
        self.append(value, row)
        return row


class Number(Shape):
    """A whole number or a flag, as it is."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(floats([HIDDEN]), "number")

    def append(self, value: Any, row: Row) -> None:
        row.append(value)

    def extend(self, values: Sequence[Any], row: Row) -> None:
        row.extend(values)


class Word(Shape):
    """One of a few words: a 1 at its place."""

    __slots__ = ("codes",)

    def __init__(self, words: Sequence[str]) -> None:
        super().__init__(zeros(len(words)), f"one of {', '.join(word or 'none' for word in words)}")
        self.codes = {word: floats([other == word for other in words]) for word in words}

    def append(self, value: Any, row: Row) -> None:
        row.extend(self.codes.get(value, self.hidden))


class AnyWord(Shape):
    """A word of a field that does not list its words: a number from 0 to 1 made from its letters."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(floats([HIDDEN]), "hash of a word")

    def append(self, value: Any, row: Row) -> None:
        row.append(hashed(value))


class Tuple(Shape):
    """A fixed number of values one after the other."""

    __slots__ = ("parts",)

    def __init__(self, parts: Sequence[Shape]) -> None:
        hidden = floats([number for part in parts for number in part.hidden])
        super().__init__(hidden, f"({', '.join(part.text for part in parts)})")
        self.parts = list(parts)

    def append(self, value: Any, row: Row) -> None:
        for part, entry in zip(self.parts, value, strict=True):
            part.append(entry, row)


class Many(Shape):
    """A list of changing length: its length, its entries, and zeros up to the longest it can be."""

    __slots__ = ("entry", "most")

    def __init__(self, entry: Shape, most: int) -> None:
        hidden = floats([HIDDEN] * (1 + most * entry.width))
        super().__init__(hidden, f"length, then up to {most} of {entry.text}")
        self.entry, self.most = entry, most

    def append(self, value: Any, row: Row) -> None:
        end = len(row) + self.width
        row.append(len(value))
        self.entry.extend(value[: self.most], row)
        row.extend(ZERO * (end - len(row)))


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


class Kept:
    """Rows made from values and kept by value, because most values come again."""

    __slots__ = ("encode", "most", "rows")

    def __init__(self, encode: Encoder, width: int) -> None:
        self.encode: Encoder = encode
        self.most: int = min(MOST_KEPT, MOST_NUMBERS // width)
        self.rows: dict[Any, Row] = {}

    def of(self, value: Any) -> Row:
        try:
            return self.rows[value]
        except KeyError:
            return self._make(value)

    def _make(self, value: Any) -> Row:
        if len(self.rows) >= self.most:
            self.rows.clear()
        row = self.rows[value] = self.encode(value)
        return row


def encoder(shape: Shape, form: Any) -> Encoder:
    """A function that gives the numbers of a value; rows are kept where values cannot change."""
    return Kept(shape.row, shape.width).of if is_frozen(form) else shape.row


def is_frozen(form: Any) -> bool:
    return get_origin(form) is not list and all(map(is_frozen, get_args(form)))


def zeros(size: int) -> Row:
    return ZERO * size


def floats(numbers: Sequence[float]) -> Row:
    return array("f", numbers)


def hashed(word: str) -> float:
    return crc32(word.encode()) / 2**32


def flat(value: Any) -> list[float]:
    """All numbers inside a value, in order."""
    if isinstance(value, (tuple, list)):
        return [number for entry in value for number in flat(entry)]
    if isinstance(value, str):
        return [hashed(value)]
    return [HIDDEN if value is None else float(value)]
