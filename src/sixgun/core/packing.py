"""Positions as bytes: what `dump` says without its names, for whoever stores or sends many of them.

The bytes are MessagePack with a checksum behind. They belong to the version of the rules that wrote them: a
document of `dump` is for keeping, these are for passing on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from operator import attrgetter
from types import GenericAlias
from typing import TYPE_CHECKING, Any, Final
from zlib import crc32

from sixgun.core.action import Action, the
from sixgun.core.codec import step_of
from sixgun.core.event import Result
from sixgun.core.fields import field_names
from sixgun.core.rng import Rng, Small, Stream
from sixgun.core.rule import Invalid
from sixgun.core.step import Step

if TYPE_CHECKING:
    from sixgun.core.game import Game
    from sixgun.core.table import Table

FORMAT: Final = 1
CHECKSUM: Final = 4  # bytes
ACTION: Final = 1  # the extensions of MessagePack that we use: a step may hold either
STEP: Final = 2
Find = Callable[[str], "Game"]


def pack(t: Table) -> bytes:
    """The whole position, like `dump`."""
    head = (FORMAT, t.name, t.seats, [*t.options.values()], t.number)
    result = None if t.result is None else (t.result.winners, t.result.scores, t.result.reason)
    stack = [_step(step) for step in t.stack]
    look = _looks.get(type(t)) or _look(type(t), _facts(t))
    facts = () if look is None else look(t)
    content: bytes = _encode()((*head, _rng(t.rng), result, t.shown, t.known, stack, facts))
    return content + crc32(content).to_bytes(CHECKSUM, "little")


def unpack(find: Find, content: bytes) -> Table:
    """The table that was packed; `find` finds its game by name."""
    body = content[:-CHECKSUM]
    if not body or crc32(body) != int.from_bytes(content[-CHECKSUM:], "little"):
        raise Invalid("bad_position", "these are not the bytes of a packed position, or they are damaged")
    try:
        form, name, seats, options, number, rng, result, shown, known, stack, facts = _decode()(body)
        if form != FORMAT:
            raise ValueError(f"format {form}, not {FORMAT}")
        box = _box(find, name, seats, bytes(options))
        t = box.table()
        t.number, t.rng, t.shown, t.known = number, _read_rng(rng), shown, known
        t.result = None if result is None else Result(*result)
        t.stack = [box.step(entry) for entry in box.decode_stack(stack)]
        t.ask_top()
        for place, value in enumerate(box.decode_facts(facts)):
            setattr(t, box.names[place], value)
    except _errors() as error:
        raise Invalid("bad_position", f"the bytes were packed by other rules: {error}") from error
    t.arm()
    return t


# -- packing -------------------------------------------------------------------------------------------------


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

    def inside(value: object) -> msgspec.msgpack.Ext:
        """What stands in a step beside numbers, words and tuples of them."""
        if isinstance(value, Action):
            return msgspec.msgpack.Ext(ACTION, encoder.encode((type(value).__name__, value.parts())))
        assert isinstance(value, Step)
        return msgspec.msgpack.Ext(STEP, encoder.encode(_step(value)))

    encoder = msgspec.msgpack.Encoder(enc_hook=inside)
    return encoder.encode


# -- unpacking -----------------------------------------------------------------------------------------------


def _errors() -> tuple[type[Exception], ...]:
    import msgspec

    return msgspec.MsgspecError, TypeError, ValueError, LookupError


@cache
def _decode() -> Callable[[bytes], tuple[Any, ...]]:
    import msgspec

    result: Any = tuple[tuple[int, ...], tuple[int, ...], str] | None
    head: Any = tuple[
        int, str, int, msgspec.Raw, int, list[Any], result, list[int], list[int], msgspec.Raw, msgspec.Raw
    ]
    return msgspec.msgpack.Decoder(head).decode


class Box:
    """What the positions of one game with the same seats and options have in common."""

    def __init__(self, game: Game, seats: int, options: dict[str, object]) -> None:
        import msgspec

        self.game = game
        self.blank = game.blank(seats, options)
        self.options = dict(self.blank.options)
        self.names = _facts(self.blank)
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
def _box(find: Find, name: str, seats: int, options: bytes) -> Box:
    import msgspec

    game, values = find(name), msgspec.msgpack.decode(options)
    return Box(game, seats, {option.name: value for option, value in zip(game.options, values, strict=True)})


def _frozen(value: Any) -> Any:
    """Steps hold tuples."""
    return tuple([_frozen(entry) for entry in value]) if isinstance(value, list) else value


def _read_rng(parts: list[Any]) -> Rng:
    if len(parts) == 3:
        return Stream(parts[0], parts[1], (), tuple(parts[2]))
    return Small(parts[0], parts[1], parts[2], parts[3], tuple(parts[4]))
