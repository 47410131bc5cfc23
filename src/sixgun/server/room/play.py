"""The game of a room: an answer is applied, written for good, and only then told."""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from sixgun.games import find
from sixgun.server.race.keeper import Keeper, keeper_of
from sixgun.server.room import messages, orders, telling, tempo, window
from sixgun.server.room.audience import Audience
from sixgun.server.room.bots import Bots
from sixgun.server.room.decision import Asked, Decision, Move
from sixgun.server.room.digest import digest
from sixgun.server.room.kept import Kept
from sixgun.server.room.thoughts import Thoughts
from sixgun.server.store.log import Entry

if TYPE_CHECKING:
    from sixgun.core.action import Action
    from sixgun.core.event import Event
    from sixgun.core.table import Table
    from sixgun.server.room.room import Room


class Play:
    """A dealt table, its place in the log, and the decision at which it waits."""

    def __init__(self, room: Room, table: Table, chance: Random) -> None:
        self.room, self.table = room, table
        self.seq = 0  # actions in the log
        self.moved = 0.0  # when the last of them was written
        self.ids: set[str] = set()  # and how they are called there
        self.audience = Audience(self)
        self.numbers = messages.Numbers(table.seats)
        self.numbers.note(None, table.log, True)
        self.digest = digest("", table.log)  # of all that has happened
        self.bots = Bots(chance)
        self.thoughts = Thoughts(self)
        self.decision = Decision(room.now())
        self.keeper: Keeper | None = keeper_of(self, chance)
        self.before_race: Kept | None = None
        self.hurrying: set[int] = set()  # who wants no pauses until a person is asked

    @property
    def kept(self) -> Kept:
        """The table as it is in the log: while a race is on, as it was when the race began."""
        if self.before_race is not None and self.keeper is not None and self.keeper.round is not None:
            return self.before_race
        return Kept(self.table, len(self.table.log), self.numbers)

    @property
    def kind(self) -> str | None:
        """The kind of the pending question."""
        ask = self.table.ask
        return None if ask is None else ask.kind

    def asked(self) -> Asked:
        """The pending question as far as everybody knows it."""
        ask = self.table.ask
        return Asked(self.kind, list(self.table.to_act), ask is not None and ask.window)

    @property
    def halted(self) -> bool:
        """Nothing goes on by itself: paused by the host, or none of the people is here or awake."""
        asleep = self.keeper is not None and self.keeper.asleep
        return self.room.doc.paused or not self.room.presence.seats or asleep

    def decide(self) -> None:
        """The time of the pending question begins."""
        now, running = self.room.now(), self.room.doc.running
        self.decision = Decision(now)
        self.thoughts.keep(())
        if running:
            self.decision = Decision(now, tempo.seconds(self), now + tempo.pause(self))
        if running and self.keeper is not None:
            kept = self.kept
            if self.keeper.decide(self.decision):
                self.before_race = kept.frozen()

    @property
    def hurried(self) -> bool:
        """Do all people who are here want bots to answer without a pause?"""
        return bool(self.hurrying) and self.room.presence.seats <= self.hurrying

    def hurry(self, seat: int) -> None:
        """That seat wants no pauses. It changes no answer, only when it comes."""
        self.hurrying.add(seat)
        if self.hurried and self.decision.bots_at is not None:
            self.decision.bots_at = min(self.decision.bots_at, self.room.now())

    def set_pace(self) -> None:
        """The table has another speed, or fewer people: the pending question has the clock and the pause that
        go with it, and everybody hears of another clock."""
        now = self.room.now()
        if self.halted or self.keeper is not None:
            return
        self.decision.bots_at = now + tempo.pause(self)
        if (length := tempo.seconds(self)) != self.decision.of:
            self.decision.start(now, length)
            self.remind()

    def remind(self) -> None:
        """Everybody hears the pending question once more, with its clock."""
        for viewer, devices in self.room.presence.by_viewer().items():
            self.room.presence.say(messages.step(self, viewer), devices)

    # -- the log -------------------------------------------------------------------------------------------

    def repeat(self, entry: Entry) -> None:
        """Take an answer once more that is in the log."""
        self.apply(entry.seat, find(self.table.name).parse(entry.action))
        self._logged([entry])

    def go_on(self) -> None:
        """The log has been played again: the question at which it stopped is asked."""
        self.audience = Audience(self)
        if self.table.result is not None:
            self.room.doc.finish(self.table.result.winners)
        self.decide()
        if self.keeper is not None:
            self.keeper.resume()
        window.hold_again(self)

    def apply(self, seat: int, action: Action) -> list[Event[Any]]:
        """Take an answer and count what everybody hears of it: now and from the log in the same way."""
        kind = self.kind
        events = self.table.apply(seat, action)
        self.numbers.note(seat, events, self.kind != kind)
        self.digest = digest(self.digest, events)
        return events

    def move(self, seat: int, action: Action, after: int = 0) -> Move:
        """An answer without a person, to be logged after so many others."""
        return Move(seat, action, f"{seat}.{self.seq + after + 1}")

    def entry(self, move: Move, after: int = 0, note: str | None = None) -> Entry:
        """A move that has just been applied, as it is logged."""
        number = self.seq + after + 1
        return Entry(number, move.id, move.seat, str(move.action), self.room.now(), note, self.digest)

    def _logged(self, entries: Sequence[Entry]) -> None:
        self.seq += len(entries)
        self.moved = entries[-1].at if entries else self.moved
        self.ids.update([entry.action_id for entry in entries])

    # -- answers -------------------------------------------------------------------------------------------

    async def take(self, moves: Sequence[Move]) -> None:
        """Apply, write for good, tell. Refuses an illegal first move; a later one may be overtaken."""
        before = self.asked()
        entries: list[Entry] = []
        events: list[Event[Any]] = []
        for move in moves:
            if entries and move.action not in self.table.options_of(move.seat):
                continue
            events += self.apply(move.seat, move.action)
            entries.append(self.entry(move, len(entries)))
        await self.commit(entries, events, {move.seat for move in moves}, before)

    async def commit(
        self, entries: Sequence[Entry], events: Sequence[Event[Any]], actors: set[int], before: Asked
    ) -> None:
        """Write for good what was applied, then tell."""
        started = time.perf_counter()
        await self.room.world.store.append(self.room.doc.id, entries)
        self.room.world.watch.logged(self.table.name, len(entries), time.perf_counter() - started)
        self._logged(entries)
        closed = before.window  # even if the next window follows without a word
        if closed or self.kind != before.kind or not events or not all(event.quiet for event in events):
            self.decide()
        now = self.asked()
        await self._tell(events, actors, (before.kind, before.seats) != (now.kind, now.seats))
        await orders.forget(self, events)

    async def _tell(self, events: Sequence[Event[Any]], actors: set[int], everybody: bool) -> None:
        """Each viewer's step is made once; whoever can have noticed nothing gets nothing, no sign of life."""
        present = self.room.presence.by_viewer()
        self.audience.stay(present)
        heard = telling.written(self.table, events, self.audience.follow(events), present)
        for viewer, devices in present.items():
            step = messages.step(self, viewer, heard[viewer])
            if everybody or viewer in actors or step.events or step.changes:
                self.room.presence.say(step, devices)
        if self.table.result is not None and self.room.doc.running:
            self.room.doc.finish(self.table.result.winners)
            await self.room.save()
