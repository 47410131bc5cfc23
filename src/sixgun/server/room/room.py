"""A room: one table being served, with one mailbox."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from random import Random, SystemRandom
from typing import TYPE_CHECKING, NamedTuple

from sixgun.server.room import clockwork, messages
from sixgun.server.room.clock import Pace, Time
from sixgun.server.room.mailbox import Mailbox
from sixgun.server.room.play import Play
from sixgun.server.room.presence import Presence
from sixgun.server.store.log import Entry, Store

if TYPE_CHECKING:
    from sixgun.core.table import Table
    from sixgun.server.room.guest import Guest
    from sixgun.server.room.seats import Document

journal = logging.getLogger("sixgun.server")


class World(NamedTuple):
    """The process in which a room runs: its store, its clock, its chance."""

    store: Store
    time: Time
    pace: Pace
    chance: Callable[[], Random] = SystemRandom  # for each table anew: nobody can foresee what it draws


class Room:
    """The people of one table, and its game once it is dealt. Everything goes through the mailbox."""

    def __init__(
        self, doc: Document, entries: Sequence[Entry], world: World, rematch: Callable[[Room], Awaitable[str]]
    ) -> None:
        self.doc, self.world = doc, world
        self._open_rematch = rematch
        self._chance = world.chance()
        self.presence = Presence(doc, self.now())
        self.play: Play | None = None
        self.mail = Mailbox(world.time, self._settle, self._fail)
        if doc.phase != "lobby":
            self.lay(doc.deal()).resume(entries)
        self.mail.open(f"room {doc.id}")

    def now(self) -> float:
        return self.world.time.now()

    def lay(self, table: Table) -> Play:
        """Put that table up: from now on there is a game in this room."""
        self.play = Play(self, table, self._chance)
        self.presence.expect(self.now())
        self.play.decide()
        return self.play

    # -- the mailbox ---------------------------------------------------------------------------------------

    async def close(self) -> None:
        await self.mail.close()
        for guest in self.presence.guests:
            guest.close(1001, "the server is closing")

    def _settle(self) -> None:
        """The one timer is set to what comes next."""
        self.mail.post_at(None if self.play is None else clockwork.wind(self.play), self._tick)

    async def _tick(self) -> None:
        assert self.play is not None
        await clockwork.tick(self.play)

    def _fail(self) -> None:
        """Ours, not a player's fault. The log is sound: whoever comes again gets the room from the log."""
        seq = 0 if self.play is None else self.play.seq
        record = [] if self.play is None else [str(event) for event in self.play.table.log[-20:]]
        journal.exception("room %s failed after action %d; last events: %s", self.doc.id, seq, record)
        for guest in self.presence.guests:
            guest.refuse("room_failed", "something broke on our side; come again, the game goes on")
            guest.close(1011, "room failed")

    # -- the people ----------------------------------------------------------------------------------------

    async def keep(self) -> None:
        """Write the people for good."""
        await self.world.store.save(self.doc.row())

    async def save(self) -> None:
        """Write the people for good, then tell everybody."""
        await self.keep()
        self.presence.announce()

    async def enter(self, guest: Guest, last: int) -> None:
        """A client has come, or come back: the seat is its own again."""
        self.presence.come(guest)
        guest.say(messages.welcome(self, guest.seat, last))
        if guest.seat is not None:
            self.presence.play_again(guest.seat)
        if self.play is not None and self.play.keeper is not None:
            self.play.keeper.came(guest)
        self.presence.announce()

    async def leave(self, guest: Guest) -> None:
        """A socket has closed. The seat stays its owner's; after a while a bot plays for them."""
        if guest not in self.presence.guests:
            return
        missing = self.presence.go(guest, self.now())
        if self.play is not None and self.play.keeper is not None:
            self.play.keeper.went(guest)
        if missing:
            self.presence.announce()

    async def stand_in(self, seats: set[int]) -> None:
        """Bots sit in for these people; a host who is away hands the table on."""
        self.presence.stand_ins |= seats
        if self.doc.host in self.presence.stand_ins:
            self.doc.host = min(self.presence.seats, default=self.doc.host)
        await self.save()

    async def rematch(self) -> None:
        """Open the next table for these people, and tell them where it is."""
        self.doc.next = await self._open_rematch(self)
        await self.save()
