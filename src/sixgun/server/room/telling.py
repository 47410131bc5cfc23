"""What has happened, written once for all who may hear the same of it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from sixgun.server import wire
from sixgun.server.room import messages

if TYPE_CHECKING:
    from msgspec import Raw

    from sixgun.core.event import Event
    from sixgun.core.following import Viewer
    from sixgun.core.table import Table

Changes = dict["Viewer", wire.View]  # what an event has altered in each viewer's view


def written(
    t: Table, events: Sequence[Event[Any]], changes: Sequence[Changes], viewers: Collection[Viewer]
) -> dict[Viewer, list[Raw]]:
    """The events as each viewer hears them, with their changes, as they travel."""
    heard: dict[Viewer, list[Raw]] = {viewer: [] for viewer in viewers}
    for event, altered in zip(events, changes, strict=True):
        for viewer, text in _one(t, event, altered):
            heard[viewer].append(text)
    return heard


def _one(t: Table, event: Event[Any], changes: Changes) -> Iterator[tuple[Viewer, Raw]]:
    """One event, for those who hear of it. Whoever may see none of its private fields hears the same."""
    insiders = {getattr(event, owner) for owner in event.private.values()}
    shared: tuple[wire.View, Raw] | None = None
    for viewer, altered in changes.items():
        if viewer not in insiders and not event.only and shared is not None and shared[0] == altered:
            yield viewer, shared[1]
            continue
        message = messages.heard(t, event, viewer)
        if message is None:
            continue
        text = wire.written({**message, "changes": altered})
        if viewer not in insiders:
            shared = altered, text
        yield viewer, text
