"""The game of a room: an answer is applied, written for good, and only then told."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from sixgun.games import find
from sixgun.server.race.keeper import Keeper, keeper_of
from sixgun.server.room import messages, orders, window
from sixgun.server.room.audience import Audience
from sixgun.server.room.bots import Bots
from sixgun.server.room.decision import Asked, Decision, Move, seconds_for
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
        self.ids: set[str] = set()  # and how they are called there
        self.audience = Audience(self)
        self.numbers = messages.Numbers(table.seats)
        self.numbers.note(None, table.log, True)
        self.bots = Bots(chance)
        self.decision = Decision(room.now())
        self.keeper: Keeper | None = keeper_of(self, chance)

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
        now, pace, running = self.room.now(), self.room.world.pace, self.room.doc.running
        self.decision = Decision(now)
        if running:
            self.decision = Decision(now, seconds_for(self.table, pace.decision), now + pace.bot)
        if running and self.keeper is not None:
            self.keeper.decide(self.decision)

    # -- the log -------------------------------------------------------------------------------------------

    def resume(self, entries: Sequence[Entry]) -> None:
        """Play the log again, up to the exact decision at which it stopped."""
        for entry in entries:
            self.apply(entry.seat, find(self.table.name).parse(entry.action))
            self._logged([entry])
        self.audience = Audience(self)
        if self.table.over:
            self.room.doc.phase = "over"
        self.decide()
        window.hold_again(self)

    def apply(self, seat: int, action: Action) -> list[Event[Any]]:
        """Take an answer and count what everybody hears of it: now and from the log in the same way."""
        kind = self.kind
        events = self.table.apply(seat, action)
        self.numbers.note(seat, events, self.kind != kind)
        return events

    def move(self, seat: int, action: Action, after: int = 0) -> Move:
        """An answer without a person, to be logged after so many others."""
        return Move(seat, action, f"{seat}.{self.seq + after + 1}")

    def entry(self, move: Move, after: int = 0, note: str | None = None) -> Entry:
        number = self.seq + after + 1
        return Entry(number, move.id, move.seat, str(move.action), self.room.now(), note)

    def _logged(self, entries: Sequence[Entry]) -> None:
        self.seq += len(entries)
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
        await self.room.world.store.append(self.room.doc.id, entries)
        self._logged(entries)
        closed = before.window  # even if the next window follows without a word
        if closed or self.kind != before.kind or not events or not all(event.quiet for event in events):
            self.decide()
        now = self.asked()
        await self._tell(events, actors, (before.kind, before.seats) != (now.kind, now.seats))
        await orders.forget(self, events)

    async def _tell(self, events: Sequence[Event[Any]], actors: set[int], everybody: bool) -> None:
        """Each viewer's step is made once; whoever can have noticed nothing gets nothing, no sign of life."""
        guests = self.room.presence.guests
        viewers = dict.fromkeys([guest.seat for guest in guests])
        self.audience.stay(viewers)
        happened = list(zip(events, self.audience.follow(events), strict=True))
        for viewer in viewers:
            step = messages.step(self, viewer, happened)
            if everybody or viewer in actors or step.events or step.changes:
                self.room.presence.say(step, [guest for guest in guests if guest.seat == viewer])
        if self.table.over and self.room.doc.running:
            self.room.doc.phase = "over"
            await self.room.save()
