"""How the values of declared fields become numbers: each shape turns a value into the bytes of so many
32-bit floats. Bytes, because joining, padding and keeping them costs next to nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from struct import Struct, pack
from typing import Any, Final, TypeAlias, get_args, get_origin
from zlib import crc32

from sixgun.core.zone import Field

HIDDEN: Final = -1.0
ENTRIES: Final = 8  # of a list of changing length that does not say its most
MOST_KEPT: Final = 4096
MOST_NUMBERS: Final = 2**18  # in all that are kept
FLOAT: Final = 4  # bytes
Row: TypeAlias = bytearray  # numbers that are still being written: quicker than NumPy in small stretches
NOTHING: Final = Row()
one: Callable[[float], bytes] = Struct("f").pack
Encoder = Callable[[Any], Row]
Add = Callable[[str, tuple[int, ...], str], int]  # a block of that name, shape and text: where it begins


class Shape:
    """How one value becomes `width` numbers. `hidden` stands where the seat may not see it."""

    width: int
    hidden: bytes
    text: str

    def of(self, value: Any) -> bytes:
        raise NotImplementedError

    def of_all(self, values: Sequence[Any]) -> bytes:
        """Several values one after the other."""
        return b"".join([self.of(value) for value in values])


class Number(Shape):
    """A whole number or a flag, as it is."""

    width, hidden, text = 1, one(HIDDEN), "number"

    def of(self, value: Any) -> bytes:
        return one(value)

    def of_all(self, values: Sequence[Any]) -> bytes:
        return pack(f"{len(values)}f", *values)


class Word(Shape):
    """One of a few words: a 1 at its place."""

    def __init__(self, words: Sequence[str]) -> None:
        self.width, self.hidden = len(words), bytes(FLOAT * len(words))
        self.codes = {word: bytes(floats([other == word for other in words])) for word in words}
        self.text = f"one of {', '.join(word or 'none' for word in words)}"

    def of(self, value: Any) -> bytes:
        return self.codes.get(value, self.hidden)

    def of_all(self, values: Sequence[Any]) -> bytes:
        return b"".join([self.codes.get(value, self.hidden) for value in values])


class AnyWord(Shape):
    """A word of which the game does not say the choices: a number from 0 to 1 made from its letters."""

    width, hidden, text = 1, one(HIDDEN), "hash of a word"

    def of(self, value: Any) -> bytes:
        return one(hashed(value))


class Tuple(Shape):
    """A fixed number of values one after the other."""

    def __init__(self, parts: Sequence[Shape]) -> None:
        self.parts = list(parts)
        self.width = sum(part.width for part in parts)
        self.hidden = b"".join([part.hidden for part in parts])
        self.text = f"({', '.join(part.text for part in parts)})"

    def of(self, value: Any) -> bytes:
        return b"".join([part.of(entry) for part, entry in zip(self.parts, value, strict=True)])


class Many(Shape):
    """A list of changing length: its length, its entries, and zeros up to the most there can be."""

    def __init__(self, entry: Shape, most: int) -> None:
        self.entry, self.most = entry, most
        self.width = 1 + most * entry.width
        self.hidden = Number.hidden * self.width
        self.text = f"length, then up to {most} of {entry.text}"

    def of(self, value: Any) -> bytes:
        entries = one(len(value)) + self.entry.of_all(value[: self.most])
        return entries.ljust(FLOAT * self.width, b"\0")


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


class Kept(dict[Any, Row]):
    """The numbers of values that came before: most of them come again."""

    def __init__(self, encode: Encoder, width: int) -> None:
        super().__init__()
        self.encode, self.most = encode, min(MOST_KEPT, MOST_NUMBERS // width)

    def __missing__(self, value: Any) -> Row:
        if len(self) >= self.most:
            self.clear()
        found = self[value] = self.encode(value)
        return found


def encoder(shape: Shape, form: Any) -> Encoder:
    """The numbers of a value; kept, where values of that form cannot change."""
    if is_frozen(form):
        return Kept(lambda value: Row(shape.of(value)), shape.width).__getitem__
    return lambda value: Row(shape.of(value))


def is_frozen(form: Any) -> bool:
    return get_origin(form) is not list and all(map(is_frozen, get_args(form)))


def reader(names: Sequence[str]) -> Callable[[Any], tuple[Any, ...]]:
    """All these attributes at once. Written out, because Python reads what stands in its code far quicker
    than what it is given by name."""
    read: Callable[[Any], tuple[Any, ...]] = eval(f"lambda t: ({''.join(f't.{name}, ' for name in names)})")
    return read


def differ(names: Sequence[str], differs: str) -> Callable[[Any, Sequence[Any]], list[int]]:
    """Which of these attributes differ from what was kept of them, by place; written out for the same
    reason. What is frozen differs if it `is not` the same, what is changed in place if it is `!=`."""
    lines = ["def changed(t, kept):", " found = []"]
    lines += [f" if t.{name} {differs} kept[{at}]: found.append({at})" for at, name in enumerate(names)]
    space: dict[str, Any] = {}
    exec("\n".join([*lines, " return found"]), space)
    found: Callable[[Any, Sequence[Any]], list[int]] = space["changed"]
    return found


def zeros(size: int) -> Row:
    return Row(FLOAT * size)


def floats(numbers: Sequence[float]) -> Row:
    return Row(pack(f"{len(numbers)}f", *numbers))


def stretch(start: int, width: int) -> slice:
    """Where so many numbers stand in a row, the first of them at `start`."""
    return slice(FLOAT * start, FLOAT * (start + width))


def hashed(word: str) -> float:
    return crc32(word.encode()) / 2**32


def flat(value: Any) -> list[float]:
    """All numbers inside a value, in order."""
    if isinstance(value, (tuple, list)):
        return [number for entry in value for number in flat(entry)]
    if isinstance(value, str):
        return [hashed(value)]
    return [HIDDEN if value is None else float(value)]
