"""Bots of one table that search: each thinks elsewhere, from its question on, and answers at a fixed moment.

Neither when it begins nor when it answers depends on what it holds, so that nobody with a stopwatch learns
anything; and the room goes on hearing its mail meanwhile.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from sixgun.games import find
from sixgun.server.room import bots
from sixgun.server.room.thinkers import NoThought
from sixgun.server.watch.journal import journal

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sixgun.bots.thinker import Job
    from sixgun.core.action import Action
    from sixgun.server.room.play import Play


class Thought:
    """A seat's search: its answer is given at `due`, or as soon as it is there if that is later."""

    def __init__(self, due: float) -> None:
        self.due = due
        self.over = False
        self.parts: list[Action] = []  # none, if nothing came of it
        self.task: asyncio.Task[None] | None = None


class Thoughts:
    """The searches for the question at which a table waits; with the question they are gone."""

    def __init__(self, play: Play) -> None:
        self._play = play
        self._of: dict[int, Thought] = {}

    def begin(self, seats: Iterable[int]) -> None:
        """Start thinking for these seats, unless that has begun."""
        room = self._play.room
        for seat in seats:
            if seat not in self._of:
                pace = room.world.pace
                thought = self._of[seat] = Thought(room.now() + max(pace.bot, pace.search))
                t, seed = self._play.table, self._play.bots.seed()
                job = (t.pack(), seat, seed, bots.SECONDS)
                thought.task = asyncio.create_task(self._search(seat, thought, job))

    async def _search(self, seat: int, thought: Thought, job: Job) -> None:
        """Fetch the answer from a thinker, unless the question is gone by then."""
        room, game = self._play.room, find(self._play.table.name)
        try:
            with room.world.watch.thoughts.time():
                found = await room.world.thinkers.think(job, lambda: self._of.get(seat) is thought)
            thought.parts = [game.parse(text) for text in found]
        except NoThought as error:
            journal.warning("%s; a quick bot answers", error)
        thought.over = True
        if self._of.get(seat) is thought:
            room.mail.post(room.tick)

    @property
    def going_on(self) -> list[asyncio.Task[None]]:
        """Searches of which nothing has come yet."""
        return [thought.task for thought in self._of.values() if thought.task and not thought.over]

    def due(self) -> list[float]:
        """When the answers that are there are given."""
        return [thought.due for thought in self._of.values() if thought.over]

    def ripe(self, seat: int, now: float) -> bool:
        thought = self._of.get(seat)
        return thought is not None and thought.over and thought.due <= now

    def take(self, seat: int) -> list[Action]:
        """The seat's answer in its parts; nothing, if none was found or it does not fit any more."""
        thought = self._of.pop(seat, None)
        parts = [] if thought is None else thought.parts
        return parts if parts and parts[0] in self._play.table.options_of(seat) else []

    def keep(self, seats: Iterable[int]) -> None:
        """Nobody else has to think any more."""
        kept = set(seats)
        for seat in [seat for seat in self._of if seat not in kept]:
            del self._of[seat]
