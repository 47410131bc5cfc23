"""Re-running a record: the same actions on the same table give the same events."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from sixgun.core.errors import Illegal, Invalid
from sixgun.core.rng import commitment, key_of
from sixgun.games import find
from sixgun.record.lines import BadRecord, Header, Move

if TYPE_CHECKING:
    from sixgun.core.event import Event
    from sixgun.core.table import Table
    from sixgun.record.read import Record

CLOCK: Final = -1  # the seat that answers for passing time, where a game has one


class Moment:
    """The table after one action, with the events that the action led to. The table is the running one."""

    __slots__ = ("events", "move", "table")

    def __init__(self, table: Table, move: Move | None, events: list[Event[Any]]) -> None:
        self.table, self.move, self.events = table, move, events


def moments(record: Record, key: bytes | None = None) -> Iterator[Moment]:
    """The opening, then one moment an action; an action that the rules refuse is named by its line."""
    t = opening(record, key)
    yield Moment(t, None, list(t.log))
    for number, move in enumerate(record.moves, 2):
        yield Moment(t, move, take(t, number, move))


def opening(record: Record, key: bytes | None = None) -> Table:
    """The table before the first action. `key` serves for a secret seed that is not revealed yet."""
    header = record.header
    check_rules(header)
    found = seed_of(record) or key
    if found is None:
        raise BadRecord(0, "the record is unfinished and its seed is not revealed: it cannot be re-run")
    if commitment(found) != header.commitment:
        raise BadRecord(seed_line(record), "the seed does not hash to the commitment in line 1")
    try:
        t = fresh(header, found)
    except Invalid as error:
        raise BadRecord(1, error.message) from error
    if t.seats != header.seats or _plain(t.options) != header.options:
        raise BadRecord(1, "the seats or options are not those of the table that the header describes")
    return t


def check_rules(header: Header) -> None:
    """A record can be re-run only by the rules it was played by."""
    try:
        rules = find(header.game).rules
    except Invalid as error:
        raise BadRecord(1, error.message) from error
    if header.rules != rules:
        raise BadRecord(1, f"played by version {header.rules} of {header.game}'s rules; this is {rules}")


def take(t: Table, number: int, move: Move) -> list[Event[Any]]:
    if not CLOCK <= move.seat < t.seats:
        raise BadRecord(number, f"there is no seat {move.seat}; seats are 0 to {t.seats - 1}")
    try:
        action = find(t.name).parse(move.action)
        if str(action) != move.action:
            raise BadRecord(number, f"the action is written '{action}', not '{move.action}'")
        return t.apply(move.seat, action)
    except Illegal as error:
        raise BadRecord(number, str(error)) from error
    except Invalid as error:
        raise error if isinstance(error, BadRecord) else BadRecord(number, error.message) from error


def fresh(header: Header, key: bytes) -> Table:
    """The table that a header describes."""
    game = find(header.game)
    if header.position is not None:
        return game.position(header.position)
    return game.new(header.seats, key, header.options)


def seed_of(record: Record) -> bytes | None:
    """The 256-bit seed, from wherever the record reveals it."""
    header, end = record.header, record.end
    if header.position is not None:
        seed = header.position.get("seed", 0)
        if not isinstance(seed, int):
            raise BadRecord(1, f"the seed of a position is a whole number, not {seed!r}")
        return key_of(seed)
    if header.seed is not None:
        return key_of(_whole(header.seed))
    return None if end is None else bytes_of(seed_line(record), end.key)


def seed_line(record: Record) -> int:
    """The line that reveals the seed."""
    open_seed = record.header.seed is not None or record.header.position is not None
    return 1 if open_seed else len(record.moves) + 2


def _plain(options: Mapping[str, object]) -> object:
    """The options as they come back from a file: what was a tuple is a list."""
    return json.loads(json.dumps(dict(options)))


def _whole(text: str) -> int:
    if not text.removeprefix("-").isdecimal() or str(int(text)) != text:
        raise BadRecord(1, f"the seed '{text}' is no whole number")
    return int(text)


def bytes_of(line: int, key: str) -> bytes:
    try:
        found = bytes.fromhex(key)
    except ValueError:
        found = b""
    if found.hex() != key or not found:
        raise BadRecord(line, "the key is not written in lower-case hexadecimal digits")
    return found
