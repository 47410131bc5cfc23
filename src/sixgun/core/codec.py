"""Positions as JSON-ready documents, there and back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from sixgun.core.action import Action
from sixgun.core.attributes import EMPTY, plain
from sixgun.core.errors import Invalid
from sixgun.core.event import Result
from sixgun.core.names import field_names
from sixgun.core.rng import Rng, Small, Stream
from sixgun.core.step import Step

if TYPE_CHECKING:
    from sixgun.core.game import Game
    from sixgun.core.table import Table

FORMAT: Final = 1


def dump(t: Table) -> dict[str, object]:
    """Everything that decides how the game can go on; the log of the past is not part of it."""
    return {
        "format": FORMAT,
        "game": t.name,
        "seats": t.seats,
        "options": dict(t.options),
        "number": t.number,
        "rng": dump_rng(t.rng),
        "stack": [_write(step) for step in t.stack],
        "result": t.result.document() if t.result else None,
        "state": {field.name: plain(getattr(t, field.name)) for field in t.fields},
        "zones": {zone.name: plain(getattr(t, zone.name)) for zone in t.zones},
        "shown": t.shown[:],
        "known": t.known[:],
    }


def load(game: Game, doc: Mapping[str, Any]) -> Table:
    """The table that was dumped."""
    try:
        t = game.blank(doc["seats"], doc["options"])
        t.earlier = doc["number"]
        t.rng = load_rng(doc["rng"])
        t.result = load_result(doc["result"])
        place(t, {**doc["state"], **doc["zones"]})
        t.shown, t.known = list(doc["shown"]), list(doc["known"])
        t.stack = [_read(game, entry) for entry in doc["stack"]]
        t.wait()
        t.arm()
    except (LookupError, TypeError, AttributeError) as error:
        raise Invalid("bad_position", f"the document is not a dumped position: {error!r}") from error
    t.check()
    return t


def place(t: Table, state: Mapping[str, object]) -> None:
    """Set fields and zones by name; each value must have the shape that its field declares."""
    import msgspec

    shapes: dict[str, Any] = {field.name: field.shape for field in t.fields}
    shapes.update({zone.name: list[list[int]] if zone.each else list[int] for zone in t.zones})
    zones = {zone.name for zone in t.zones}
    names: dict[str, list[int]] = {}
    each = {field.name for field in t.fields if field.each} | {zone.name for zone in t.zones if zone.each}
    for name, value in state.items():
        if name not in shapes:
            raise Invalid(
                "bad_position", f"there is no '{name}' on this table; there are: {', '.join(shapes)}"
            )
        try:
            found = msgspec.convert(_numbered(t, names, value) if name in zones else value, shapes[name])
        except msgspec.ValidationError as error:
            raise Invalid("bad_position", f"'{name}': {error}") from error
        if name in each and len(found) != t.seats:
            raise Invalid("bad_position", f"'{name}' needs one entry for each of the {t.seats} seats")
        setattr(t, name, found)


def _numbered(t: Table, names: dict[str, list[int]], pieces: Any) -> Any:
    """Pieces of a zone may be given by name, an empty place by None; equal names are different pieces."""
    if isinstance(pieces, (list, tuple)):
        return [piece if isinstance(piece, int) else _numbered(t, names, piece) for piece in pieces]
    if pieces is None:
        return EMPTY
    if not isinstance(pieces, str):
        return pieces
    if not names:
        _name_all(t, names)
    if pieces not in names:
        raise Invalid("bad_position", f"there is no piece '{pieces}'; there are: {', '.join(names)}")
    there = names[pieces]
    return there.pop(0) if len(there) > 1 else there[0]


def _name_all(t: Table, names: dict[str, list[int]]) -> None:
    """The pieces of each name."""
    for piece in range(len(t.known)):
        names.setdefault(t.piece_name(piece), []).append(piece)


def dump_rng(rng: Rng) -> dict[str, object]:
    if isinstance(rng, Stream):
        return {"key": rng.key.hex(), "counter": rng.counter, "script": list(rng.script)}
    assert isinstance(rng, Small)
    return {"words": [rng.a, rng.b, rng.c, rng.d], "script": list(rng.script)}


def load_rng(doc: Mapping[str, Any]) -> Rng:
    script = tuple(doc["script"])
    if "key" in doc:
        return Stream(bytes.fromhex(doc["key"]), doc["counter"], (), script)
    a, b, c, d = doc["words"]
    return Small(a, b, c, d, script)


def load_result(doc: Mapping[str, Any] | None) -> Result | None:
    return None if doc is None else Result(tuple(doc["winners"]), tuple(doc["scores"]), doc["reason"])


def step_of(game: Game, name: str) -> type[Step[Any]]:
    """The step of one game of that name."""
    steps = _steps.setdefault(game.package, {})
    if name not in steps:
        steps.update(steps_of(game))
    return steps[name]


_steps: dict[str, dict[str, type[Step[Any]]]] = {}


def steps_of(game: Game) -> dict[str, type[Step[Any]]]:
    """The steps of one game by name."""
    return {cls.__name__: cls for cls in _subclasses(Step) if cls.__module__.startswith(game.package)}


def _subclasses(cls: type) -> Iterator[type]:
    children: list[type] = cls.__subclasses__()
    for child in children:
        yield child
        yield from _subclasses(child)


def _write(value: object) -> object:
    if isinstance(value, Step):
        fields = {name: _write(getattr(value, name)) for name in field_names(type(value))}
        return {"step": type(value).__name__, **fields}
    if isinstance(value, Action):
        return {"action": str(value)}
    if isinstance(value, tuple):
        return [_write(entry) for entry in value]
    return value


def _read(game: Game, value: Any) -> Any:
    if isinstance(value, list):
        return tuple([_read(game, entry) for entry in value])
    if isinstance(value, dict) and "action" in value:
        return game.parse(value["action"])
    if isinstance(value, dict):
        fields = {name: _read(game, entry) for name, entry in value.items() if name != "step"}
        return step_of(game, value["step"])(**fields)
    return value
