"""Positions as bytes: what `dump` says without its names, for whoever stores or sends many of them.

The bytes are MessagePack with a checksum behind. They belong to the version of the rules that wrote them: a
document of `dump` is for keeping, these are for passing on. Every value is read as what it is declared to be:
bytes that a stranger has made give an error or a table, and never anything else.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, cast
from zlib import crc32

from sixgun.core.action import Action, the
from sixgun.core.codec import step_of
from sixgun.core.event import Result
from sixgun.core.fields import field_names
from sixgun.core.reader import (
    ARRAY,
    DEEPEST,
    EXT,
    FIXED_EXT,
    LONG_ARRAY,
    LONG_TEXT,
    MAP,
    NIL,
    TEXT,
    TRUE,
    Frozen,
    Numbers,
    Reader,
    Shape,
    reader_of,
    remember,
)
from sixgun.core.rng import MASK, Rng, Small, Stream
from sixgun.core.rule import Invalid
from sixgun.core.step import Step

if TYPE_CHECKING:
    from sixgun.core.game import Game
    from sixgun.core.table import Table

FORMAT: Final = 2
PARTS: Final = 8
CHECKSUM: Final = struct.Struct("<I")
LONGEST_KEY: Final = 64  # bytes, of the generator
ACTION: Final = 1  # the extensions of MessagePack that we use: a step may hold either
STEP: Final = 2
ONE_BYTE: Final = 256
BOXES: Final = 64  # that are kept open
Find = Callable[[str], "Game"]


def pack(t: Table) -> bytes:
    """The whole position, like `dump`."""
    head = _heads.get(type(t))
    if head is None or head.options is not t.options or head.seats != t.seats:
        head = _heads[type(t)] = Head(t)
    result = None if t.result is None else (t.result.winners, t.result.scores, t.result.reason)
    shown: object = t.shown
    known: object = None if t.known == t.shown else t.known
    if t.public < ONE_BYTE:
        shown = bytearray(t.shown)
        known = None if known is None else bytearray(t.known)
    stack = [_step(step) for step in t.stack]
    content = head.encode((head.content, t.number, _rng(t.rng), result, shown, known, stack, t.facts()))
    return content + CHECKSUM.pack(crc32(content))


def unpack(find: Find, content: bytes) -> Table:
    """The table that was packed; `find` finds its game by name."""
    body = content[: -CHECKSUM.size]
    if not body or crc32(body) != int.from_bytes(content[len(body) :], "little"):
        raise Invalid("bad_position", "these are not the bytes of a packed position, or they are damaged")
    try:
        return _read(find, Reader(body))
    except _errors() as error:
        raise Invalid("bad_position", f"the bytes were packed by other rules: {error}") from error


def _errors() -> tuple[type[Exception], ...]:
    import msgspec

    return msgspec.MsgspecError, TypeError, ValueError, LookupError, OverflowError, AttributeError


# -- packing -------------------------------------------------------------------------------------------------


class Head:
    """What the positions of one table with the same seats and options begin with."""

    __slots__ = ("content", "encode", "options", "seats")

    def __init__(self, t: Table) -> None:
        speller = _spellers[0] if _spellers else Speller()
        self.options: Mapping[str, object] = t.options
        self.seats: int = t.seats
        self.encode: Callable[[object], bytes] = speller.encode
        self.content: bytes = self.encode((FORMAT, t.name, t.seats, [*t.options.values()]))


_heads: Final[dict[type, Head]] = {}  # the last one of each game


class Speller:
    """Puts into MessagePack what steps hold beside numbers, words and tuples of them: actions and steps."""

    __slots__ = ("actions", "encode", "ext", "raw")

    def __init__(self) -> None:
        import msgspec  # slow to import, and not needed to set a table up

        self.ext: Callable[[int, bytes], object] = msgspec.msgpack.Ext
        self.raw: Callable[[bytes], object] = msgspec.Raw
        self.encode: Callable[[object], bytes] = msgspec.msgpack.Encoder(enc_hook=self.inside).encode
        self.actions: dict[Action, object] = {}
        _spellers.append(self)

    def inside(self, value: object) -> object:
        if not isinstance(value, Action):
            assert isinstance(value, Step)
            return self.ext(STEP, self.encode(_step(value)))
        found = self.actions.get(value)
        if found is None:
            content = self.encode((type(value).__name__, value.parts()))
            found = self.raw(self.encode(self.ext(ACTION, content)))
            if value.listed:
                self.actions[value] = found
        return found


_spellers: Final[list[Speller]] = []


class Look:
    """How to get all fields of such a step in one go, if there are any."""

    __slots__ = ("all", "name")

    def __init__(self, kind: type) -> None:
        names = field_names(kind)
        self.name: str = kind.__name__
        self.all: Callable[[object], object] | None = attrgetter(*names) if names else None


_looks: Final[dict[type, Look]] = {}


def _step(step: Step[Any]) -> tuple[object, ...]:
    """The name of a step and its fields; a single field stands by itself."""
    look = _looks.get(type(step))
    if look is None:
        look = _looks[type(step)] = Look(type(step))
    return (look.name,) if look.all is None else (look.name, look.all(step))


def _rng(rng: Rng) -> tuple[object, ...]:
    if isinstance(rng, Stream):
        return rng.key, rng.counter, rng.script
    assert isinstance(rng, Small)
    return rng.a, rng.b, rng.c, rng.d, rng.script


# -- unpacking -----------------------------------------------------------------------------------------------


def _read(find: Find, r: Reader) -> Table:
    if r.size() != PARTS:
        raise ValueError("there are other parts")
    content = r.raw()
    box = _boxes.get(content)
    if box is None or box.find is not find:
        box = _open(find, content)
    t = box.table()
    t.number = r.number()
    t.rng = box.rng(r)
    t.result = None if r.nothing() else box.result(r)
    t.shown = box.masks(r)
    t.known = t.shown[:] if r.nothing() else box.masks(r)
    t.stack = box.stack(r)
    t.ask_top()
    box.place(r, t)
    if r.at != len(r.content):
        raise ValueError("something follows")
    t.arm()
    return t


_boxes: Final[dict[bytes, Box]] = {}


def _open(find: Find, content: bytes) -> Box:
    """The box of the positions that begin with these bytes."""
    import msgspec

    form, name, seats, values = msgspec.msgpack.decode(content, type=tuple[int, str, int, list[Any]])
    if form != FORMAT:
        raise ValueError(f"format {form}, not {FORMAT}")
    game = find(name)
    options = {option.name: value for option, value in zip(game.options, values, strict=True)}
    box = Box(find, game, seats, options)
    if len(_boxes) >= BOXES:
        _boxes.clear()
    _boxes[content] = box
    return box


RESULT: Any = tuple[tuple[int, ...], tuple[int, ...], str]


class Box:
    """What the positions of one game with the same seats and options have in common."""

    def __init__(self, find: Find, game: Game, seats: int, options: dict[str, object]) -> None:
        self.find = find
        self.game = game
        self.blank = game.blank(seats, options)
        self.options = dict(self.blank.options)
        self.pieces = len(self.blank.known)
        self.numbers = Numbers(self.pieces)
        self.ending = Frozen(RESULT)
        self.shapes: list[Shape] = [
            reader_of(field.shape, seats if field.each else -1) for field in self.blank.fields
        ]
        for zone in self.blank.zones:
            self.shapes.append(reader_of(list[list[int]], seats) if zone.each else Numbers())
        self.steps: dict[bytes, Step[Any]] = {}
        self.actions = {action.__name__: action for action in game.grammar.actions}

    def table(self) -> Table:
        """An empty table with what follows from seats and options."""
        t = self.game.table(self.blank.seats, self.options)
        for name in self.blank.constants:
            setattr(t, name, getattr(self.blank, name))
        return t

    def place(self, r: Reader, t: Table) -> None:
        """The fields and zones."""
        if r.size() != len(self.shapes):
            raise ValueError(f"a table has {len(self.shapes)} fields and zones")
        t.lay([shape.read(r) for shape in self.shapes])

    def masks(self, r: Reader) -> list[int]:
        """Who sees, or knows, each piece."""
        if self.blank.public < ONE_BYTE:
            found = list(r.raw())
            if len(found) != self.pieces:
                raise ValueError(f"there are {self.pieces} pieces")
            return found
        return self.numbers.numbers(r)

    def rng(self, r: Reader) -> Rng:
        count = r.size()
        if count == 3:
            key, counter = r.raw(), r.number()
            if len(key) > LONGEST_KEY or counter < 0:
                raise ValueError("that is no state of a generator")
            return Stream(key, counter, (), self.script(r))
        words = [r.number() for _ in range(4)]
        if count != 5 or min(words) < 0 or max(words) > MASK:
            raise ValueError("that is no state of a generator")
        return Small(words[0], words[1], words[2], words[3], self.script(r))

    def script(self, r: Reader) -> tuple[int, ...]:
        return tuple([r.number() for _ in range(r.size())])

    def result(self, r: Reader) -> Result:
        winners, scores, reason = cast("tuple[Any, ...]", self.ending.read(r))
        return Result(winners, scores, reason)

    def stack(self, r: Reader) -> list[Step[Any]]:
        return [self.step(r) for _ in range(r.size())]

    def step(self, r: Reader) -> Step[Any]:
        """Steps are never changed: tables share them, and so the same bytes make but one."""
        start = r.at
        r.skip(DEEPEST)
        part = r.content[start : r.at]
        found = self.steps.get(part)
        if found is None:
            found = self.make_step(Reader(part), DEEPEST)
            remember(self.steps, part, found)
        return found

    def make_step(self, r: Reader, deepest: int) -> Step[Any]:
        count = r.size()
        kind = step_of(self.game, r.text())
        found = () if count == 1 else self.value(r, deepest)
        fields: tuple[Any, ...] = (found,) if len(field_names(kind)) == 1 else found
        return kind(*fields)

    def value(self, r: Reader, deepest: int) -> Any:
        """What stands in a step."""
        if deepest == 0:
            raise ValueError("too many values inside values")
        first = r.content[r.at]
        if ARRAY <= first < TEXT or LONG_ARRAY <= first < MAP:
            return tuple([self.value(r, deepest - 1) for _ in range(r.size())])
        if TEXT <= first < NIL or LONG_TEXT <= first < LONG_ARRAY:
            return r.text()
        if first == NIL:
            r.nothing()
            return None
        if NIL < first <= TRUE:
            return r.flag()
        if EXT <= first < EXT + 3 or FIXED_EXT <= first < LONG_TEXT:
            return self.make_step(r, deepest - 1) if r.inside() == STEP else self.action(r)
        return r.number()

    def action(self, r: Reader) -> Action:
        if r.size() != 2:
            raise ValueError("that is no action")
        kind = self.actions[r.text()]
        return the(kind, *[r.number() for _ in range(r.size())])
