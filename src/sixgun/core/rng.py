"""Randomness: three verbs (shuffle, roll, pick) over an unpredictable stream or a small fast one."""

from __future__ import annotations

import operator
import struct
from collections.abc import Sequence
from hashlib import blake2b, sha256
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

from sixgun.core.errors import Invalid

if TYPE_CHECKING:
    from mypy_extensions import i64  # an int that the compiled engine keeps in a machine word

T = TypeVar("T")
MASK: Final = 0xFFFFFFFF
WORDS: Final = struct.Struct("<16I")
LONGEST_KEY: Final = 64  # bytes: BLAKE2b takes no longer one


class Bits(Protocol):
    """Anything that hands out random bits, such as random.Random."""

    def getrandbits(self, k: int, /) -> int: ...


class Rng:
    """A source of uniform 32-bit words. `script` holds results that the next rolls must give."""

    __slots__ = ("script",)

    def __init__(self, script: tuple[int, ...]) -> None:
        self.script: tuple[int, ...] = script

    def word(self) -> i64:
        raise AssertionError("a source of randomness draws words")

    def copy(self) -> Rng:
        raise AssertionError("a source of randomness can be copied")

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound-1, every one equally likely."""
        sides: i64 = bound
        product = self.word() * sides
        if product & MASK < sides:
            product = self._fair(product, sides)
        return product >> 32

    def _fair(self, product: i64, sides: i64) -> i64:
        """The few words that would favour some results are drawn again."""
        unfair = (MASK + 1) % sides
        while product & MASK < unfair:
            product = self.word() * sides
        return product

    def fraction(self) -> float:
        """At least 0, below 1."""
        return float(self.word()) / 4294967296.0

    def roll(self, sides: int) -> int:
        """One die: 1 to sides. As `below`, without a call more: dice are what some games consist of."""
        if self.script:
            return self._scripted(sides)
        faces: i64 = sides
        product = self.word() * faces
        if product & MASK < faces:
            product = self._fair(product, faces)
        return (product >> 32) + 1

    def _scripted(self, sides: int) -> int:
        result = self.script[0]
        if not 1 <= result <= sides:
            raise Invalid("bad_position", f"'rolls' has a {result} for a die with the numbers 1 to {sides}")
        self.script = self.script[1:]
        return result

    def rolls(self, sides: int, places: list[int]) -> i64:
        """A die for each of these places in a number, one after the other: the number that they make."""
        row: i64 = 0
        for place in places:
            rolled: i64 = self.roll(sides)
            row |= rolled << place
        return row

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Every order is equally likely. As `below`, without a call more: decks are large."""
        for last in range(len(items) - 1, 0, -1):
            places: i64 = last + 1
            product = self.word() * places
            if product & MASK < places:
                product = self._fair(product, places)
            other = product >> 32
            items[last], items[other] = items[other], items[last]

    def seed128(self) -> int:
        a, b, c, d = int(self.word()), int(self.word()), int(self.word()), int(self.word())
        return a << 96 | b << 64 | c << 32 | d


class Stream(Rng):
    """The table's generator: BLAKE2b in counter mode under the secret seed; its state is a counter."""

    __slots__ = ("block", "counter", "key", "keyed")

    def __init__(
        self, key: bytes, counter: int = 0, block: tuple[int, ...] = (), script: tuple[int, ...] = ()
    ) -> None:
        super().__init__(script)
        self.key: bytes = key
        self.counter: int = counter
        self.block: tuple[int, ...] = block
        self.keyed: Any = None  # the hash with nothing but the key in it: quicker copied than made

    def copy(self) -> Rng:
        other = Stream(self.key, self.counter, self.block, self.script)
        other.keyed = self.keyed
        return other

    def word(self) -> i64:
        place = self.counter & 15
        if place == 0 or not self.block:
            if self.keyed is None:
                self.keyed = blake2b(key=self.key)
            hashed = self.keyed.copy()
            hashed.update((self.counter >> 4).to_bytes(8, "little"))
            self.block = WORDS.unpack(hashed.digest())
        self.counter += 1
        return self.block[place]

    def rolls(self, sides: int, places: list[int]) -> i64:
        """Several draws at once, if so many words lie ready and none of them is unfair."""
        block, first = self.block, self.counter & 15
        if self.script or first == 0 or first + len(places) > len(block):
            return super().rolls(sides, places)
        faces: i64 = sides
        row: i64 = 0
        for die, place in enumerate(places):
            word: i64 = block[first + die]
            product = word * faces
            if product & MASK < faces:
                return super().rolls(sides, places)
            row |= (product >> 32) + 1 << place
        self.counter += len(places)
        return row


class Small(Rng):
    """The generator of imagined worlds: xoshiro128++, four 32-bit words."""

    __slots__ = ("a", "b", "c", "d")

    def __init__(self, a: i64, b: i64, c: i64, d: i64, script: tuple[int, ...] = ()) -> None:
        super().__init__(script)
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    def copy(self) -> Rng:
        return Small(self.a, self.b, self.c, self.d, self.script)

    def word(self) -> i64:
        a, b, c, d = self.a, self.b, self.c, self.d
        total = (a + d) & MASK
        result = (((total << 7) & MASK | total >> 25) + a) & MASK
        c ^= a
        d ^= b
        self.b, self.a = b ^ c, a ^ d
        self.c = c ^ ((b << 9) & MASK)
        self.d = (d << 11) & MASK | d >> 21
        return result


def small(seed: int) -> Small:
    """A small generator from any whole number."""
    digest = sha256(b"sixgun small %d" % seed).digest()
    a, b, c, d = struct.unpack("<4I", digest[:16])
    return Small(a, b, c, d | 1)


def as_rng(source: Rng | Bits | int) -> Rng:
    """Our own generator as it is, or a small one seeded from a number or from a random.Random."""
    if isinstance(source, Rng):
        return source
    return small(source if isinstance(source, int) else source.getrandbits(128))


def key_of(seed: Any) -> bytes:
    """The 256-bit key of a seed: a key as it is, or a whole number spread over 256 bits."""
    if isinstance(seed, bytes) and len(seed) <= LONGEST_KEY:
        return seed
    try:
        return sha256(b"sixgun seed %d" % operator.index(seed)).digest()
    except TypeError:
        what = f"a seed is a whole number, or a key of at most {LONGEST_KEY} bytes"
        raise Invalid("invalid_seed", f"{what}, not {seed!r}") from None


def commitment(key: bytes) -> str:
    """What is shown to all before the deal: the seed revealed after the end must hash to it."""
    return sha256(key).hexdigest()
