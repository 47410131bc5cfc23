"""A finished game, step by step, as one seat saw it, as an onlooker did, or open; and its record."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from sixgun.core.following import difference
from sixgun.games import find
from sixgun.record import Writer
from sixgun.server import bodies, wire
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
    t = doc.deal()
    steps: list[bodies.ReplayStep] = []
    before: wire.View = {}
    for entry, events in played(t, entries):
        now = seen(t, viewer)
        steps.append(step(t, entry, events, viewer, difference(before, now)))
        before = now
    name = "onlooker" if viewer is None else str(viewer)
    return bodies.Replay(lobby(doc, set(), set()), name, steps)


def played(t: Table, entries: Sequence[Entry]) -> Iterator[tuple[Entry | None, Sequence[Event[Any]]]]:
    """The deal, then each action as it is taken."""
    yield None, t.log
    game = find(t.name)
    for entry in entries:
        yield entry, t.apply(entry.seat, game.parse(entry.action))


def seen(t: Table, viewer: Viewer) -> wire.View:
    return messages.open_view(t) if viewer == "open" else t.view(viewer)


def step(
    t: Table, entry: Entry | None, events: Sequence[Event[Any]], viewer: Viewer, changes: wire.View
) -> bodies.ReplayStep:
    """An action's text is shown to its own seat and in the open replay; others see what it led to."""
    seat = None if entry is None else entry.seat
    action = entry.action if entry is not None and viewer in ("open", seat) else None
    note = None if entry is None else note_of(entry)
    if viewer == "open":
        return bodies.ReplayStep(seat, action, [open_event(t, event) for event in events], changes, note)
    heard = messages.told(t, events, viewer)
    shown = seat if heard or viewer == seat else None
    return bodies.ReplayStep(shown, action, heard, changes, note)


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
