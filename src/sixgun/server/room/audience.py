"""What the clients of each viewer have been told of the table, so that only what is new is said.

Every event carries `changes`: the fields of that viewer's view which it has altered. Whatever no event alters
(who is asked what, and everybody's cards after the end) comes with the step itself. Several devices at one
seat are one viewer; a client that comes is told the whole view once.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any

from sixgun.core.following import Follower, Viewer, difference
from sixgun.core.view import asked
from sixgun.server.room import messages

if TYPE_CHECKING:
    from sixgun.core.event import Event
    from sixgun.server import wire
    from sixgun.server.room.play import Play


class Audience:
    """The viewers of one table, while they have an open socket."""

    def __init__(self, play: Play) -> None:
        self._play = play
        self._follower = Follower(play.table)

    def come(self, viewer: Viewer) -> wire.View:
        """The whole view for a client that comes, as far as the others have been told."""
        view = messages.view(self._play.kept.table, viewer)
        self._follower.views[viewer] = view
        return dict(view)

    def stay(self, viewers: Collection[Viewer]) -> None:
        """All others have gone."""
        views = self._follower.views
        if len(views) != len(viewers):
            self._follower.views = {viewer: view for viewer, view in views.items() if viewer in viewers}

    def follow(self, events: Sequence[Event[Any]]) -> list[dict[Viewer, wire.View]]:
        """For each event, its changes by viewer."""
        return [self._follower.follow(event) for event in events]

    def rest(self, viewer: Viewer) -> wire.View:
        """What else is different now for that viewer: the question, and all cards once the game is over."""
        t, told = self._play.table, self._follower.views[viewer]
        changes = difference(told, messages.view(t, viewer) if t.over else asked(t, viewer))
        told.update(changes)
        return changes
