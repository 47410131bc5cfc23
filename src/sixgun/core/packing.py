"""Positions as bytes: what `dump` says without its names, for whoever stores or sends many of them.

The bytes are MessagePack with a checksum behind. They belong to the version of the rules that wrote them: a
document of `dump` is for keeping, these are for passing on. Every value is read as what it is declared to be:
bytes that a stranger has made give an error or a table, and never anything else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from operator import attrgetter
from types import GenericAlias
from typing import TYPE_CHECKING, Any, Final
from zlib import crc32

from sixgun.core.action import Action, heard, the
from sixgun.core.codec import step_of
from sixgun.core.event import Result
from sixgun.core.fields import field_names
from sixgun.core.rng import MASK, Rng, Small, Stream
from sixgun.core.rule import Invalid
from sixgun.core.step import Step

if TYPE_CHECKING:
    from sixgun.core.game import Game
    from sixgun.core.table import Table

FORMAT: Final = 2
CHECKSUM: Final = 4  # bytes
LONGEST_KEY: Final = 64  # bytes, of the generator
ONE_BYTE: Final = 256
DEEPEST: Final = 12  # values inside values of a step
ACTION: Final = 1  # the extensions of MessagePack that we use: a step may hold either
STEP: Final = 2
Find = Callable[[str], "Game"]


def pack(t: Table) -> bytes:
    """The whole position, like `dump`."""
    head = _heads.get(type(t))
    if head is None or head.options is not t.options or head.seats != t.seats:
        head = _heads[type(t)] = Head(t)
    result = None if t.result is None else (t.result.winners, t.result.scores, t.result.reason)
    shown = _masks(t, t.shown)
    known = None if t.known == t.shown else _masks(t, t.known)
    stack = [_step(step) for step in t.stack]
    look = _looks.get(type(t)) or _look(type(t), _facts(t))
    facts = () if look is None else look(t)
    content = head.encode((head.content, t.number, _rng(t.rng), result, shown, known, stack, facts))
    return content + crc32(content).to_bytes(CHECKSUM, "little")


def unpack(find: Find, content: bytes) -> Table:
    """The table that was packed; `find` finds its game by name."""
    body = content[:-CHECKSUM]
    if not body or crc32(body) != int.from_bytes(content[-CHECKSUM:], "little"):
        raise Invalid("bad_position", "these are not the bytes of a packed position, or they are damaged")
    try:
        head, number, rng, result, shown, known, stack, facts = _decode()(body)
        box = _box(find, head)
        t = box.table()
        t.number, t.rng = number, _read_rng(rng)
        t.result = None if result is None else Result(*result)
        t.shown = box.masks(shown)
        t.known = t.shown[:] if known is None else box.masks(known)
        t.stack = [box.step(entry) for entry in box.decode_stack(stack)]
        t.ask_top()
        box.place(t, facts)
        t.arm()
    except _errors() as error:
        raise Invalid("bad_position", f"the bytes were packed by other rules: {error}") from error
    return t


# -- packing -------------------------------------------------------------------------------------------------


class Head:
    """What the positions of a table with the same seats and options begin with."""

    __slots__ = ("content", "encode", "options", "seats")

    def __init__(self, t: Table) -> None:
        self.options: Mapping[str, object] = t.options
        self.seats: int = t.seats
        self.encode: Callable[[object], bytes] = _encode()
        self.content: bytes = self.encode((FORMAT, t.name, t.seats, [*t.options.values()]))


_heads: Final[dict[type, Head]] = {}  # the last one of each game


def _masks(t: Table, masks: list[int]) -> list[int] | bytes:
    """Who sees, or knows, each piece: one byte a piece, if there are few enough seats."""
    return bytes(masks) if t.public < ONE_BYTE else masks


Look = Callable[[object], object]
_looks: dict[type, Look | None] = {}


def _look(kind: type, names: Sequence[str]) -> Look | None:
    """How to get all of these attributes of such a thing in one go, if there are any."""
    found = _looks[kind] = attrgetter(*names) if names else None
    return found


def _step(step: Step[Any]) -> tuple[object, ...]:
    """The name of a step and its fields; a single field stands by itself."""
    kind = type(step)
    look = _looks[kind] if kind in _looks else _look(kind, field_names(kind))
    return (kind.__name__,) if look is None else (kind.__name__, look(step))


def _rng(rng: Rng) -> tuple[object, ...]:
    if isinstance(rng, Stream):
        return rng.key, rng.counter, rng.script
    assert isinstance(rng, Small)
    return rng.a, rng.b, rng.c, rng.d, rng.script


def _facts(t: Table) -> list[str]:
    """The names of the fields and zones of a table, in the order of their declaration."""
    return [field.name for field in t.fields] + [zone.name for zone in t.zones]


@cache
def _encode() -> Callable[[object], bytes]:
    import msgspec

    spelt: dict[Action, msgspec.Raw] = {}

    def inside(value: object) -> msgspec.msgpack.Ext | msgspec.Raw:
        """What stands in a step beside numbers, words and tuples of them."""
        if not isinstance(value, Action):
            assert isinstance(value, Step)
            return msgspec.msgpack.Ext(STEP, encoder.encode(_step(value)))
        found = spelt.get(value)
        if found is None:
            content = encoder.encode((type(value).__name__, value.parts()))
            found = msgspec.Raw(encoder.encode(msgspec.msgpack.Ext(ACTION, content)))
            if heard(type(value), *value.parts()) is value:
                spelt[value] = found
        return found

    encoder = msgspec.msgpack.Encoder(enc_hook=inside)
    return encoder.encode


# -- unpacking -----------------------------------------------------------------------------------------------


def _errors() -> tuple[type[Exception], ...]:
    import msgspec

    return (
        msgspec.MsgspecError,
        TypeError,
        ValueError,
        LookupError,
        OverflowError,
        AttributeError,
        RecursionError,
    )


@cache
def _decode() -> Callable[[bytes], tuple[Any, ...]]:
    import msgspec

    result: Any = tuple[tuple[int, ...], tuple[int, ...], str] | None
    masks: Any = bytes | list[int]
    parts: Any = tuple[bytes, int, list[Any], result, masks, masks | None, msgspec.Raw, msgspec.Raw]
    return msgspec.msgpack.Decoder(parts).decode


class Box:
    """What the positions of one game with the same seats and options have in common."""

    def __init__(self, game: Game, seats: int, options: dict[str, object]) -> None:
        import msgspec

        self.game = game
        self.blank = game.blank(seats, options)
        self.options = dict(self.blank.options)
        self.pieces = len(self.blank.known)
        self.names = _facts(self.blank)
        each = [field.each for field in self.blank.fields] + [zone.each for zone in self.blank.zones]
        self.each = [place for place, is_each in enumerate(each) if is_each]
        lists = [list[list[int]] if zone.each else list[int] for zone in self.blank.zones]
        shapes: list[Any] = [field.shape for field in self.blank.fields] + lists
        self.decode_facts = msgspec.msgpack.Decoder(GenericAlias(tuple, tuple(shapes))).decode
        self.decode_stack = msgspec.msgpack.Decoder(list[list[Any]], ext_hook=self.inside).decode
        self.actions = {action.__name__: action for action in game.grammar.actions}

    def table(self) -> Table:
        """An empty table with what follows from seats and options."""
        t = self.game.table(self.blank.seats, self.options)
        for name in self.blank.constants:
            setattr(t, name, getattr(self.blank, name))
        return t

    def masks(self, masks: list[int] | bytes) -> list[int]:
        if len(masks) != self.pieces:
            raise ValueError(f"there are {self.pieces} pieces")
        return list(masks)

    def place(self, t: Table, content: Any) -> None:
        """The fields and zones."""
        facts: tuple[Any, ...] = self.decode_facts(content)
        for place in self.each:
            if len(facts[place]) != t.seats:
                raise ValueError(f"'{self.names[place]}' needs one entry a seat")
        for place, name in enumerate(self.names):
            setattr(t, name, facts[place])

    def inside(self, code: int, content: memoryview) -> object:
        import msgspec

        found = msgspec.msgpack.decode(content, ext_hook=self.inside)
        return the(self.actions[found[0]], *found[1]) if code == ACTION else self.step(found)

    def step(self, entry: list[Any]) -> Step[Any]:
        kind = step_of(self.game, entry[0])
        count = len(field_names(kind))
        fields = (
            [_frozen(entry[1])] if count == 1 else [_frozen(field) for field in entry[1]] if count else []
        )
        return kind(*fields)


@lru_cache(maxsize=64)
def _box(find: Find, head: bytes) -> Box:
    """The box of the positions that begin with these bytes."""
    import msgspec

    form, name, seats, values = msgspec.msgpack.decode(head, type=tuple[int, str, int, list[Any]])
    if form != FORMAT:
        raise ValueError(f"format {form}, not {FORMAT}")
    game = find(name)
    return Box(game, seats, {option.name: value for option, value in zip(game.options, values, strict=True)})


def _frozen(value: Any, deepest: int = DEEPEST) -> Any:
    """Steps hold tuples."""
    if not isinstance(value, list):
        return value
    if deepest == 0:
        raise ValueError("too many values inside values")
    return tuple([_frozen(entry, deepest - 1) for entry in value])


def _read_rng(parts: list[Any]) -> Rng:
    script = tuple([int(roll) for roll in parts[-1]])
    if len(parts) == 3:
        key, counter = parts[:2]
        if len(key) <= LONGEST_KEY and counter >= 0:
            return Stream(key, counter, (), script)
    elif len(parts) == 5 and min(parts[:4]) >= 0 and max(parts[:4]) <= MASK:
        return Small(parts[0], parts[1], parts[2], parts[3], script)
    raise ValueError("that is no state of a generator")
