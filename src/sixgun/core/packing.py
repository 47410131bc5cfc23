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
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, get_args, get_origin
from zlib import crc32

from sixgun.core.action import Action, heard, the
from sixgun.core.attributes import CONSTANT
from sixgun.core.codec import step_of
from sixgun.core.errors import Invalid
from sixgun.core.event import Result
from sixgun.core.names import field_names
from sixgun.core.rng import LONGEST_KEY, MASK, Rng, Small, Stream
from sixgun.core.step import Step

if TYPE_CHECKING:
    from sixgun.core.game import Game
    from sixgun.core.table import Table

FORMAT: Final = 3
CHECKSUM: Final = 4  # bytes
START: Final = 3  # bytes before the head: the format, and the length of the head in two
ONE_BYTE: Final = 256
DEEPEST: Final = 12  # values inside values of a step
STEP: Final = "step"  # a step inside a step; an action there is a row of bytes
ACTIONS: Final = 10_000  # whose bytes are remembered
Find = Callable[[str], "Game"]


def pack(t: Table) -> bytes:
    """The whole position, like `dump`."""
    head = _heads.get(type(t))
    if head is None or head.options is not t.options or head.seats != t.seats:
        head = _heads[type(t)] = Head(t)
    result = None if t.result is None else (t.result.winners, t.result.scores, t.result.reason)
    shown = _masks(t, t.shown)
    known = None if t.known == t.shown else _masks(t, t.known)
    stack = [_look(step) for step in t.stack]
    content = head.content + head.encode((t.number, _rng(t.rng), result, shown, known, stack, head.facts(t)))
    return content + crc32(content).to_bytes(CHECKSUM, "little")


def unpack(find: Find, content: bytes) -> Table:
    """The table that was packed; `find` finds its game by name."""
    body = content[:-CHECKSUM]
    if not body or content[-CHECKSUM:] != crc32(body).to_bytes(CHECKSUM, "little"):
        raise Invalid("bad_position", "these are not the bytes of a packed position, or they are damaged")
    try:
        end = START + (body[1] | body[2] << 8)
        return _box(find, body[:end]).table(body[end:])
    except _errors() as error:
        raise Invalid("bad_position", f"the bytes were packed by other rules: {error}") from error


# -- packing -------------------------------------------------------------------------------------------------


class Head:
    """What the positions of a table with the same seats and options begin with, and how they go on."""

    __slots__ = ("content", "encode", "facts", "options", "seats")

    def __init__(self, t: Table) -> None:
        self.options: Mapping[str, object] = t.options
        self.seats: int = t.seats
        self.encode: Callable[[object], bytes] = _encode()
        self.facts: Callable[[object], object] = attrgetter(*_facts(t))
        head = self.encode((t.name, t.seats, [*t.options.values()]))
        self.content: bytes = bytes([FORMAT]) + len(head).to_bytes(START - 1, "little") + head


_heads: Final[dict[type, Head]] = {}  # the last one of each game


def _masks(t: Table, masks: list[int]) -> list[int] | bytearray:
    """Who sees, or knows, each piece: one byte a piece, if there are few enough seats."""
    return bytearray(masks) if t.public < ONE_BYTE else masks


def _look(step: Step[Any]) -> object:
    """The name of a step and its fields in a row; a name without fields stands by itself."""
    look = _looks.get(type(step))
    if look is None:
        names = field_names(type(step))
        look = _looks[type(step)] = attrgetter("__class__.__name__", *names)
    return look(step)


_looks: Final[dict[type, Callable[[object], object]]] = {}


def _rng(rng: Rng) -> tuple[object, ...]:
    if isinstance(rng, Stream):
        return rng.key, (rng.counter,), rng.script
    assert isinstance(rng, Small)
    return None, (rng.a, rng.b, rng.c, rng.d), rng.script


def _facts(t: Table) -> list[str]:
    """The names of the fields and zones of a table, in the order of their declaration."""
    return [field.name for field in t.fields] + [zone.name for zone in t.zones]


@cache
def _encode() -> Callable[[object], bytes]:
    import msgspec

    spelt: dict[Action, bytes] = {}

    def inside(value: object) -> object:
        """What stands in a step beside numbers, words and tuples of them."""
        if not isinstance(value, Action):
            assert isinstance(value, Step)
            return {STEP: _look(value)}
        found = spelt.get(value)
        if found is None:
            found = encoder.encode((type(value).__name__, value.parts()))
            if heard(type(value), *value.parts()) is value:
                spelt[value] = found
        return found

    encoder = msgspec.msgpack.Encoder(enc_hook=inside)
    return encoder.encode


# -- unpacking -----------------------------------------------------------------------------------------------


@cache
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


class Box:
    """What the positions of one game with the same seats and options have in common."""

    def __init__(self, game: Game, seats: int, options: dict[str, object]) -> None:
        import msgspec

        self.game = game
        self.blank = game.blank(seats, options)
        self.options = dict(self.blank.options)
        self.names = _facts(self.blank)
        constants = [other.name for other in self.blank.besides if other.kind == CONSTANT]
        self.constants = [(name, getattr(self.blank, name)) for name in constants]
        self.decode: Callable[[bytes], tuple[Any, ...]] = msgspec.msgpack.Decoder(_shape(self.blank)).decode
        self.decode_action = msgspec.msgpack.Decoder(tuple[str, tuple[int, ...]]).decode
        self.kinds = {action.__name__: action for action in game.grammar.actions}
        self.actions: dict[bytes, Action] = {}  # by their bytes
        self.steps: dict[str, type[Step[Any]]] = {}

    def table(self, content: bytes) -> Table:
        """The table of this game, with these seats and options, that the bytes tell."""
        parts = self.decode(content)
        t = self.game.table(self.blank.seats, self.options)
        t.earlier, t.rng = parts[0], _read_rng(parts[1])
        t.result = None if parts[2] is None else Result(*parts[2])
        t.shown = list(parts[3])
        t.known = t.shown[:] if parts[4] is None else list(parts[4])
        stack: list[Any] = parts[5]
        t.stack = [self.step(entry, DEEPEST) for entry in stack]
        t.wait()
        for name, value in self.constants:
            setattr(t, name, value)
        facts: tuple[Any, ...] = parts[6]
        for place, name in enumerate(self.names):
            setattr(t, name, facts[place])
        t.arm()
        return t

    def step(self, entry: Any, deepest: int) -> Step[Any]:
        """The step of that name and with these fields."""
        if isinstance(entry, str):
            return self.kind(entry)()
        row: list[Any] = entry
        return self.kind(row[0])(*self.values(row[1:], deepest))

    def kind(self, name: str) -> type[Step[Any]]:
        """The step of that name."""
        found = self.steps.get(name)
        if found is None:
            found = self.steps[name] = step_of(self.game, name)
        return found

    def values(self, entries: list[Any], deepest: int) -> list[Any]:
        """What stands in a step: numbers, words, tuples, actions, other steps."""
        if deepest == 0:
            raise ValueError("too many values inside values")
        return [
            entry if entry is None or isinstance(entry, int) else self.value(entry, deepest - 1)
            for entry in entries
        ]

    def value(self, entry: Any, deepest: int) -> Any:
        """One of them that is no number."""
        if isinstance(entry, bytes):
            return self.actions.get(entry) or self.action(entry)
        if isinstance(entry, list):
            return tuple(self.values(entry, deepest))
        return self.step(entry[STEP], deepest) if isinstance(entry, dict) else entry

    def action(self, content: bytes) -> Action:
        """An action that was not met before."""
        name, parts = self.decode_action(content)
        if len(self.actions) >= ACTIONS:
            self.actions.clear()
        found = self.actions[content] = the(self.kinds[name], *parts)
        return found


@lru_cache(maxsize=64)
def _box(find: Find, head: bytes) -> Box:
    """The box of the positions that begin with these bytes."""
    import msgspec

    if head[0] != FORMAT:
        raise ValueError(f"format {head[0]}, not {FORMAT}")
    name, seats, values = msgspec.msgpack.decode(head[START:], type=tuple[str, int, list[Any]])
    game = find(name)
    return Box(game, seats, {option.name: value for option, value in zip(game.options, values, strict=True)})


def _shape(t: Table) -> Any:
    """What the bytes behind the head of such a table must hold, for the library to check."""
    import msgspec

    def long(shape: Any, length: int) -> Any:
        return Annotated[shape, msgspec.Meta(min_length=length, max_length=length)]

    facts = [_worded(field.shape, field.words) for field in t.fields]
    facts += [list[list[int]] if zone.each else list[int] for zone in t.zones]
    each = [field.each for field in t.fields] + [zone.each for zone in t.zones]
    facts = [long(shape, t.seats) if each[place] else shape for place, shape in enumerate(facts)]
    masks = long(bytes if t.public < ONE_BYTE else list[int], len(t.known))
    row: Any = tuple[int, ...]
    rng, result = tuple[bytes | None, row, row], tuple[row, row, str]
    parts: Any = (int, rng, result | None, masks, masks | None, list[Any], _tuple(facts))
    return _tuple(parts)


def _tuple(parts: Sequence[Any]) -> Any:
    return GenericAlias(tuple, tuple(parts))


def _worded(shape: Any, words: Sequence[str]) -> Any:
    """The shape of a field whose texts can be these only, or nothing."""
    if shape is str:
        return Literal["", *words]
    inner = tuple([_worded(part, words) for part in get_args(shape)])
    return GenericAlias(get_origin(shape), inner) if inner else shape


def _read_rng(parts: tuple[bytes | None, tuple[int, ...], tuple[int, ...]]) -> Rng:
    key, words, script = parts
    if key is None and len(words) == 4 and min(words) >= 0 and max(words) <= MASK:
        return Small(words[0], words[1], words[2], words[3], script)
    if key is not None and len(key) <= LONGEST_KEY and len(words) == 1 and words[0] >= 0:
        return Stream(key, words[0], (), script)
    raise ValueError("that is no state of a generator")
