"""A finished game, step by step, as one seat saw it, as an onlooker did, or open; and its record."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from sixgun.core.following import difference
from sixgun.games import find
from sixgun.record import Writer
from sixgun.server import bodies, wire
from sixgun.server.race.receipts import Retold
from sixgun.server.room import messages
from sixgun.server.room.seats import lobby

if TYPE_CHECKING:
    from sixgun.core.event import Event
    from sixgun.core.table import Table
    from sixgun.server.room.seats import Document
    from sixgun.server.store.log import Entry

Viewer = int | None | Literal["open"]


def replay(doc: Document, entries: Sequence[Entry], viewer: Viewer) -> bodies.Replay:
    """Every step with its events, and what it changes in the view."""
    t, game = doc.deal(), find(doc.game)
    told = Telling(t, viewer)
    steps = [told.step(None, t.log)]
    for entry in entries:
        action = game.parse(entry.action)
        told.retold.note(action, note_of(entry))
        steps.append(told.step(entry, t.apply(entry.seat, action)))
    name = "onlooker" if viewer is None else str(viewer)
    return bodies.Replay(lobby(doc, set(), set()), name, steps)


class Telling:
    """A game told anew to one viewer, step by step."""

    def __init__(self, t: Table, viewer: Viewer) -> None:
        self.t, self.viewer = t, viewer
        self.retold = Retold(t)
        self.before: wire.View = {}

    def step(self, entry: Entry | None, events: Sequence[Event[Any]]) -> bodies.ReplayStep:
        """An action's text is shown to its own seat and in the open replay; others see what it led to."""
        seat = None if entry is None else entry.seat
        heard, knows = self.heard(events), self.viewer in ("open", seat)
        return bodies.ReplayStep(
            seat=seat if heard or knows else None,
            action=entry.action if entry is not None and knows else None,
            events=heard,
            changes=self.changes(),
            receipts=self.retold.hear(events),
        )

    def heard(self, events: Sequence[Event[Any]]) -> list[wire.Told]:
        if self.viewer == "open":
            return [open_event(self.t, event) for event in events]
        return messages.told(self.t, events, self.viewer)

    def changes(self) -> wire.View:
        """The fields of the view that are others than after the step before."""
        now = messages.open_view(self.t) if self.viewer == "open" else self.t.view(self.viewer)
        changes, self.before = difference(self.before, now), now
        return changes


def note_of(entry: Entry) -> dict[str, object] | None:
    """The server's note on the action; how slaps were timed was told to everybody."""
    return None if entry.note is None else msgspec.json.decode(entry.note, type=dict[str, object])


def open_event(t: Table, event: Event[Any]) -> wire.Told:
    """An event with all that any seat was told of it."""
    told = t.redact(event, getattr(event, event.only) if event.only else None) or {}
    for name, owner in event.private.items():
        told[name] = (t.redact(event, getattr(event, owner)) or {}).get(name)
    return told


def record(doc: Document, entries: Sequence[Entry]) -> bytes:
    """The game as a file that `sixgun verify` checks."""
    out = io.BytesIO()
    t, game = doc.deal(), find(doc.game)
    writer = Writer(out, t, players=[place.name for place in doc.places])
    for entry in entries:
        action = game.parse(entry.action)
        writer.action(entry.seat, action, t.apply(entry.seat, action), note_of(entry))
    writer.end()
    return out.getvalue()
