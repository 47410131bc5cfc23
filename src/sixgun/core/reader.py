"""Reading MessagePack piece by piece, for positions: only as much of the format as they use.

Nothing that is read is trusted: a value of the wrong kind, or one that goes on behind the end, is an error.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar, get_args, get_origin

if TYPE_CHECKING:
    from mypy_extensions import i64  # an int that the compiled engine keeps in a machine word

SHORT: Final = 16  # the lengths of arrays that stand in their first byte
SURE: Final = 4  # so many bytes fit into a machine word, whatever is in them
FEW: Final = 6  # numbers are read one by one if there are fewer
DEEPEST: Final = 12  # values inside values; without a limit, bytes made for it would overflow the C stack
REMEMBERED: Final = 5000  # values that a reader knows by their bytes, so that it need not make them anew,
MEMORABLE: Final = 250  # if they have no more bytes than that

# the first byte of a value
POSITIVE: Final = 0x80  # and above: not a small number
ARRAY: Final = 0x90  # with its length
TEXT: Final = 0xA0  # with its length
NIL: Final = 0xC0
FALSE: Final = 0xC2
TRUE: Final = 0xC3
BYTES: Final = 0xC4  # of a length in 1, 2 or 4 bytes
EXT: Final = 0xC7  # the same, and a byte for the kind
NUMBER: Final = 0xCC  # in 1, 2, 4 or 8 bytes
NEGATIVE: Final = 0xD0  # the same
FIXED_EXT: Final = 0xD4  # 1, 2, 4, 8 or 16 bytes
LONG_TEXT: Final = 0xD9  # of a length in 1, 2 or 4 bytes
LONG_ARRAY: Final = 0xDC  # of a length in 2 or 4 bytes
MAP: Final = 0xDE  # not used
MINUS: Final = 0xE0  # small negative numbers


class Reader:
    """A place in the bytes of a position."""

    __slots__ = ("at", "content")

    def __init__(self, content: bytes) -> None:
        self.content: bytes = content
        self.at: i64 = 0

    def take(self, count: i64) -> bytes:
        """So many bytes."""
        end = self.at + count
        if end > len(self.content):
            raise ValueError("the bytes end too early")
        found = self.content[self.at : end]
        self.at = end
        return found

    def byte(self) -> i64:
        found: i64 = self.content[self.at]
        self.at += 1
        return found

    def big(self, count: i64) -> int:
        """A whole number of so many bytes."""
        if count > SURE:
            return int.from_bytes(self.take(count), "big")
        found: i64 = 0
        for _ in range(count):
            found = found << 8 | self.byte()
        return found

    def number(self) -> int:
        first = self.byte()
        if first < POSITIVE:
            return first
        if first >= MINUS:
            return first - 256
        if NUMBER <= first < NEGATIVE:
            return self.big(1 << (first - NUMBER))
        if NEGATIVE <= first < FIXED_EXT:
            return int.from_bytes(self.take(1 << (first - NEGATIVE)), "big", signed=True)
        raise ValueError("a whole number is missing")

    def size(self) -> i64:
        """How many values an array has; they follow."""
        first = self.byte() - ARRAY
        if 0 <= first < SHORT:
            return first
        first -= LONG_ARRAY - ARRAY
        if first == 0 or first == 1:
            return self.big(2 << first)
        raise ValueError("an array is missing")

    def flag(self) -> bool:
        first = self.byte()
        if first != TRUE and first != FALSE:
            raise ValueError("yes or no is missing")
        return first == TRUE

    def nothing(self) -> bool:
        """Is there nothing here? Then it has been read."""
        if self.content[self.at] != NIL:
            return False
        self.at += 1
        return True

    def raw(self) -> bytes:
        """Bytes as they are."""
        first = self.byte()
        if not BYTES <= first < EXT:
            raise ValueError("bytes are missing")
        return self.take(self.big(1 << (first - BYTES)))

    def text(self) -> str:
        first = self.byte()
        if TEXT <= first < NIL:
            return str(self.take(first - TEXT), "utf-8")
        if LONG_TEXT <= first < LONG_ARRAY:
            return str(self.take(self.big(1 << (first - LONG_TEXT))), "utf-8")
        raise ValueError("a word is missing")

    def inside(self) -> i64:
        """The kind of a value with a meaning of its own; what it holds follows."""
        first = self.byte()
        if EXT <= first < EXT + 3:
            self.big(1 << (first - EXT))
        elif not FIXED_EXT <= first < LONG_TEXT:
            raise ValueError("an unknown kind of value")
        return self.byte()

    def skip(self, deepest: i64) -> None:
        """Go behind the next value, whatever it is."""
        first: i64 = self.content[self.at]
        if ARRAY <= first < TEXT or LONG_ARRAY <= first < MAP:
            if deepest == 0:
                raise ValueError("too many values inside values")
            left = self.size()
            while left > 0:
                byte: i64 = self.content[self.at]
                if byte < POSITIVE or byte >= MINUS or NIL <= byte <= TRUE:
                    self.at += 1
                else:
                    self.skip(deepest - 1)
                left -= 1
        else:
            self.at += self.length(first)

    def length(self, first: i64) -> i64:
        """How many bytes the next value has, if it is no array."""
        if first < POSITIVE or first >= MINUS or NIL <= first <= TRUE:
            return 1
        if TEXT <= first < NIL:
            return 1 + first - TEXT
        if NUMBER <= first < FIXED_EXT:
            return 1 + (1 << ((first - NUMBER) & 3))
        if FIXED_EXT <= first < LONG_TEXT:
            return 2 + (1 << (first - FIXED_EXT))
        start = self.at
        self.at += 1
        if BYTES <= first < EXT:
            count: i64 = self.big(1 << (first - BYTES))
        elif EXT <= first < EXT + 3:
            count = self.big(1 << (first - EXT)) + 1
        elif LONG_TEXT <= first < LONG_ARRAY:
            count = self.big(1 << (first - LONG_TEXT))
        else:
            raise ValueError("an unknown kind of value")
        count += self.at - start
        self.at = start
        return count


Made = TypeVar("Made")


def remember(made: dict[bytes, Made], part: bytes, value: Made) -> None:
    """Keep what was made from these bytes, but not without end."""
    if len(part) <= MEMORABLE:
        if len(made) >= REMEMBERED:
            made.clear()
        made[part] = value


# -- the shapes of facts -------------------------------------------------------------------------------------


class Shape:
    """How values of one declared shape are read."""

    def read(self, r: Reader) -> object:
        raise AssertionError("each shape says how it is read")


class Number(Shape):
    def read(self, r: Reader) -> object:
        return r.number()


class Flag(Shape):
    def read(self, r: Reader) -> object:
        return r.flag()


class Numbers(Shape):
    """A list of numbers: mostly of such as take one byte each, and then the bytes are the list."""

    def __init__(self, count: int = -1) -> None:
        self.count = count

    def read(self, r: Reader) -> object:
        return self.numbers(r)

    def numbers(self, r: Reader) -> list[int]:
        count = r.size()
        if self.count >= 0 and count != self.count:
            raise ValueError(f"a list has {count} entries, not {self.count}")
        if count == 0:
            return []
        start = r.at
        if count >= FEW:
            found = r.take(count)
            if found.isascii():
                return list(found)
            r.at = start
        return [r.number() for _ in range(count)]


class Lists(Shape):
    """A list, or a tuple, of values of one shape."""

    def __init__(self, entry: Shape, frozen: bool, count: int = -1) -> None:
        self.entry, self.frozen, self.count = entry, frozen, count

    def read(self, r: Reader) -> object:
        count = r.size()
        if self.count >= 0 and count != self.count:
            raise ValueError(f"a list has {count} entries, not {self.count}")
        entry = self.entry
        found = [entry.read(r) for _ in range(count)]
        return tuple(found) if self.frozen else found


class Frozen(Shape):
    """A value that is never changed: tables share it, and so it is made but once from the same bytes."""

    def __init__(self, shape: Any, count: int = -1) -> None:
        import msgspec

        self.decode: Callable[[bytes], Any] = msgspec.msgpack.Decoder(shape).decode
        self.count = count
        self.made: dict[bytes, object] = {}

    def read(self, r: Reader) -> object:
        start = r.at
        r.skip(DEEPEST)
        part = r.content[start : r.at]
        found = self.made.get(part)
        return self.make(part) if found is None else found

    def make(self, part: bytes) -> object:
        found = self.decode(part)
        if self.count >= 0 and len(found) != self.count:
            raise ValueError(f"a row has {len(found)} entries, not {self.count}")
        remember(self.made, part, found)
        return found


class Pair(Shape):
    """Two numbers: quicker made than remembered."""

    def read(self, r: Reader) -> object:
        if r.size() != 2:
            raise ValueError("a pair is missing")
        one = r.number()
        return (one, r.number())


class Row(Frozen):
    """A tuple of numbers, or of flags: mostly of such as take one byte each."""

    def read(self, r: Reader) -> object:
        start = r.at
        end = r.size() + r.at
        found = self.made.get(r.content[start:end])
        if found is None:  # not met before, or some number takes more bytes
            r.at = start
            return super().read(r)
        r.at = end
        return found


def reader_of(shape: Any, count: int = -1) -> Shape:
    """How to read values of a declared shape; `count` is the number of entries where it is known."""
    if shape is int:
        return Number()
    if shape is bool:
        return Flag()
    origin, parts = get_origin(shape), get_args(shape)
    if origin is tuple and parts == (int, int):
        return Pair()
    if origin is list:
        return Numbers(count) if parts[0] is int else Lists(reader_of(parts[0]), False, count)
    if origin is tuple and all(part in (int, bool, ...) for part in parts):
        return Row(shape, count)
    if origin is tuple and get_origin(parts[0]) is tuple and get_args(parts[0])[1:] == (...,):
        return Lists(reader_of(parts[0]), True, count)
    return Frozen(shape, count)
