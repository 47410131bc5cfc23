"""Writing a record while a game is played, or in one go from a list of actions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Any, BinaryIO

from sixgun.core.errors import Invalid
from sixgun.core.rng import Stream, commitment, key_of
from sixgun.games import find
from sixgun.record.lines import (
    FORMAT,
    End,
    Header,
    Line,
    Move,
    chained,
    hash_events,
    outcome_of,
    spell,
    state_hash,
)
from sixgun.record.replay import fresh

if TYPE_CHECKING:
    from sixgun.core.action import Action
    from sixgun.core.event import Event
    from sixgun.core.table import Table


class Writer:
    """Writes one line a call. Make it before the first action, tell it every action, end it."""

    def __init__(
        self,
        out: BinaryIO,
        table: Table,
        *,
        seed: int | None = None,
        position: Mapping[str, object] | None = None,
        players: Sequence[str] = (),
    ) -> None:
        self.out = out
        self.table = table
        self.key = key_of_table(table)
        self.last = ""
        self.events = sha256()
        if seed is not None and key_of(seed) != self.key:
            raise Invalid("bad_record", f"{seed} is not the seed of this table")
        header = header_of(table, self.key, seed, position, players)
        if fresh(header, self.key).dump() != table.dump():
            raise Invalid("bad_record", "a record begins with a fresh table, before the first action")
        self._write(header)
        hash_events(self.events, table.log)

    def action(
        self,
        seat: int,
        action: Action,
        events: Sequence[Event[Any]],
        note: dict[str, object] | None = None,
    ) -> None:
        """An action that the table has taken, the events that `apply` returned, and a note on it."""
        self._write(Move(seat, str(action), "", note))
        hash_events(self.events, events)

    def end(self) -> None:
        """The last line. It reveals the seed, also of a game that was left unfinished."""
        outcome = outcome_of(self.table.result)
        self._write(End(outcome, self.events.hexdigest(), state_hash(self.table), self.key.hex(), ""))

    def _write(self, line: Line) -> None:
        bound = chained(self.last, line)
        self.out.write(spell(bound) + b"\n")
        self.last = bound.hash


def write(
    out: BinaryIO,
    table: Table,
    actions: Iterable[tuple[int, Action]],
    *,
    seed: int | None = None,
    position: Mapping[str, object] | None = None,
    players: Sequence[str] = (),
) -> None:
    """The whole record of a fresh table on which these actions are now taken."""
    writer = Writer(out, table, seed=seed, position=position, players=players)
    for seat, action in actions:
        writer.action(seat, action, table.apply(seat, action))
    writer.end()


def header_of(
    table: Table,
    key: bytes,
    seed: int | None,
    position: Mapping[str, object] | None,
    players: Sequence[str],
) -> Header:
    return Header(
        format=FORMAT,
        game=table.name,
        rules=find(table.name).rules,
        seats=table.seats,
        options=dict(table.options),
        players=list(players),
        commitment=commitment(key),
        seed=None if seed is None else str(seed),
        position=None if position is None else dict(position),
        hash="",
    )


def key_of_table(table: Table) -> bytes:
    if not isinstance(table.rng, Stream):
        raise Invalid("bad_record", "an imagined world cannot be recorded: it has no seed to reveal")
    return table.rng.key
