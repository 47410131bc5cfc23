"""Verifying a record: chain of hashes, commitment, legality of every action, result, events and state."""

from __future__ import annotations

from hashlib import sha256
from os import PathLike
from typing import TYPE_CHECKING

from sixgun.core.rng import commitment
from sixgun.record.lines import (
    STACKLESS,
    BadRecord,
    End,
    Header,
    Outcome,
    hash_events,
    outcome_of,
    state_hash,
)
from sixgun.record.read import Record, read
from sixgun.record.replay import bytes_of, check_rules, moments, seed_of

if TYPE_CHECKING:
    from sixgun.core.table import Table


class Verdict:
    """The findings of a sound record. `rerun` is false where the seed is still secret."""

    __slots__ = ("actions", "ended", "header", "outcome", "rerun")

    def __init__(
        self, header: Header, actions: int, ended: bool, rerun: bool, outcome: Outcome | None
    ) -> None:
        self.header, self.actions = header, actions
        self.ended, self.rerun, self.outcome = ended, rerun, outcome

    @property
    def finished(self) -> bool:
        """The game was played to its result."""
        return self.outcome is not None

    def __str__(self) -> str:
        game = f"{self.header.game}, {self.header.seats} seats, {self.actions} actions"
        if self.outcome is not None:
            seats = ", ".join(map(str, self.outcome.winners))
            return f"sound: {game}; won by seat {seats} ({self.outcome.reason})"
        if not self.rerun:
            return f"unfinished: {game}; the lines are sound; nothing was re-run, as the seed is still secret"
        left = "the table was left before the end" if self.ended else "the record has no end line"
        return f"unfinished: {game}; sound as far as it goes, but {left}"


def verify(source: str | PathLike[str] | bytes | Record, key: bytes | None = None) -> Verdict:
    """The findings, or `BadRecord` with the first line that is wrong and the reason."""
    record = source if isinstance(source, Record) else read(source)
    check_rules(record.header)
    if record.end is None and key is None and seed_of(record) is None:
        return Verdict(record.header, len(record.moves), False, False, None)
    events, table = sha256(), None
    for moment in moments(record, key):
        hash_events(events, moment.events)
        table = moment.table
    if record.end is not None and table is not None:
        _check_end(len(record.moves) + 2, record.header, record.end, table, events.hexdigest())
    outcome = record.end.result if record.end is not None else None
    return Verdict(record.header, len(record.moves), record.end is not None, True, outcome)


def _check_end(line: int, header: Header, end: End, table: Table, events: str) -> None:
    if commitment(bytes_of(line, end.key)) != header.commitment:
        raise BadRecord(line, "the key does not hash to the commitment in line 1")
    reached = outcome_of(table.result)
    if end.result != reached:
        raise BadRecord(line, f"the actions lead to {reached}, the line says {end.result}")
    if end.events != events:
        raise BadRecord(line, "the events of the re-run game are not those that were recorded")
    if header.format >= STACKLESS and end.state != state_hash(table):
        raise BadRecord(line, "the last position of the re-run game is not the one that was recorded")
