"""The three kinds of line, the one way in which each is spelt, and the chain of hashes that binds them."""

from __future__ import annotations

import json
from collections.abc import Iterable
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from sixgun.core.errors import Invalid

if TYPE_CHECKING:
    from hashlib import _Hash

    from sixgun.core.event import Event, Result
    from sixgun.core.table import Table

FORMAT: Final = 2
READABLE: Final = (1, 2)
STACKLESS: Final = 2  # from this format on, `state` leaves out what was still to be done


class BadRecord(Invalid):
    """A record is refused: the line that is wrong (0: the file as a whole) and why."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__("bad_record", f"line {line}: {reason}" if line else reason)
        self.line = line
        self.reason = reason


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: what was played, and a promise of the seed.

    `seed` is a seed that was never secret, in decimal; `position` a table laid by hand. With neither, the
    seed stays secret until the last line, and must hash to `commitment`.
    """

    format: int
    game: str
    rules: str
    seats: int
    options: dict[str, object]
    players: list[str]
    commitment: str
    seed: str | None
    position: dict[str, object] | None
    hash: str


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One action, in its text form. `note`: what whoever ran the table says of it (how a slap was timed)."""

    seat: int
    action: str
    hash: str
    note: dict[str, object] | None = None


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the game ended."""

    winners: list[int]
    scores: list[int]
    reason: str


def outcome_of(result: Result | None) -> Outcome | None:
    return None if result is None else Outcome(list(result.winners), list(result.scores), result.reason)


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line: the result (none if the table was left before the end) and what proves it.

    `events` is the hash of all events, `state` that of the last position, `key` the seed as 64 hex digits.
    """

    result: Outcome | None
    events: str
    state: str
    key: str
    hash: str


Line = TypeVar("Line", bound=Header | Move | End)


def spell(line: Header | Move | End) -> bytes:
    """The only spelling of a line that is accepted."""
    return msgspec.json.encode(line)


def chained(previous: str, line: Line) -> Line:
    """The line with its hash, which binds it to all lines before it."""
    return msgspec.structs.replace(line, hash=link(previous, line))


def link(previous: str, line: Header | Move | End) -> str:
    bare = msgspec.structs.replace(line, hash="")
    return sha256(previous.encode() + spell(bare)).hexdigest()


def state_hash(t: Table) -> str:
    """The hash of a position, the generator included. What is still to be done is left out: nothing, once the
    game is over, and its names belong to the program and not to the rules."""
    position = {part: value for part, value in t.dump().items() if part not in ("format", "stack")}
    text = json.dumps(position, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()


def hash_events(running: _Hash, events: Iterable[Event[Any]]) -> None:
    for event in events:
        running.update(f"{event}\n".encode())
