"""A room: one table being served, with one mailbox."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random, SystemRandom
from typing import TYPE_CHECKING, NamedTuple, Protocol

from sixgun.server.room import clockwork, messages, notes, past
from sixgun.server.room.clock import Pace, Time
from sixgun.server.room.guest import GONE
from sixgun.server.room.mailbox import Mailbox
from sixgun.server.room.play import Play
from sixgun.server.room.presence import Presence
from sixgun.server.room.thinkers import Thinkers
from sixgun.server.settings import Settings
from sixgun.server.store.log import Entry, Store
from sixgun.server.watch.journal import journal
from sixgun.server.watch.watch import Watch

if TYPE_CHECKING:
    from sixgun.core.table import Table
    from sixgun.server.room.guest import Guest
    from sixgun.server.room.seats import Document


class World(NamedTuple):
    """The process in which a room runs: its store, its clock, its chance, what its host has set."""

    store: Store
    time: Time
    pace: Pace
    chance: Callable[[], Random] = SystemRandom  # for each table anew: nobody can foresee what it draws
    settings: Settings = Settings()
    watch: Watch = Watch()  # a server has one of its own
    thinkers: Thinkers = Thinkers()


class Landlord(Protocol):
    """Lets rooms: a table for a rematch, another id."""

    async def rematch(self, room: Room) -> str:
        """Open the next table for the people of that room; its id."""

    async def move(self, room: Room) -> None:
        """Give that room another id."""


class Room:
    """The people of one table, and its game once it is dealt. Everything goes through the mailbox."""

    def __init__(self, doc: Document, entries: Sequence[Entry], world: World, landlord: Landlord) -> None:
        self.doc, self.world, self._landlord = doc, world, landlord
        self._chance = world.chance()
        self.presence = Presence(doc, world.settings.limits, self.now())
        self.play: Play | None = None
        self.mail = Mailbox(world.time, self._settle, self._fail)
        if doc.phase != "lobby":
            past.resume(self, entries)
        self.mail.open(self.name)
        journal.info("awake: %s, %s", doc.game, doc.phase, extra={"room": self.name})

    @property
    def name(self) -> str:
        """What the host knows it by: nobody can find the table by this name."""
        return self.world.watch.name_of(self.doc.id)

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
        journal.info("asleep", extra={"room": self.name})
        for guest in self.presence.guests:
            guest.close(1001, "the server is closing")

    async def dismiss(self, code: str, sentence: str) -> None:
        """Send everybody away with a word, then close."""
        for guest in self.presence.guests:
            guest.refuse(code, sentence)
            guest.close(GONE, code)
        await self.close()

    def _settle(self) -> None:
        """The one timer is set to what comes next."""
        self.mail.post_at(None if self.play is None else clockwork.wind(self.play), self.tick)

    async def tick(self) -> None:
        """Do what is due in the game."""
        assert self.play is not None
        await clockwork.tick(self.play)

    def _fail(self) -> None:
        """Ours, not a player's fault. The log is sound: whoever comes again gets the room from the log."""
        self.world.watch.rooms_failed.inc()
        seq = 0 if self.play is None else self.play.seq
        kind = None if self.play is None else self.play.kind
        journal.exception("failed after action %d of %s, asking %s", seq, self.doc.game, kind)
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
        if not self.presence.admits(guest):
            return
        self.presence.come(guest)
        guest.say(messages.welcome(self, guest.seat, last))
        returns = guest.seat is not None and guest.seat in self.presence.stand_ins
        if guest.seat is not None:
            self.presence.play_again(guest.seat)
        if self.play is not None and self.play.keeper is not None:
            self.play.keeper.came(guest)
        self.presence.announce()
        if returns and guest.seat is not None and self.doc.running:
            await notes.tell(self, "returned", [guest.seat])

    async def leave(self, guest: Guest) -> None:
        """A socket has closed. The seat stays its owner's; after a while a bot plays for them."""
        if guest in self.presence.guests and (self.part_with(guest) or guest.seat is None):
            self.presence.announce()

    def part_with(self, guest: Guest) -> bool:
        """The guest is not here any more; whether their seat is empty now."""
        if self.play is not None and self.play.keeper is not None:
            self.play.keeper.went(guest)
        return self.presence.go(guest, self.now())

    async def tidy(self) -> None:
        """Free the places of onlookers who have gone."""
        self.presence.onlookers.forget(self.now())
        await self.save()

    async def stand_in(self, seats: set[int]) -> None:
        """Bots sit in for these people; a host who is away hands the table on."""
        news = sorted(seats - self.presence.stand_ins)
        self.presence.stand_ins |= seats
        if self.doc.host in self.presence.stand_ins:
            self.doc.host = min(self.presence.seats, default=self.doc.host)
        await self.save()
        if self.play is not None and self.doc.running:
            self.play.set_pace()
        await notes.tell(self, "bot_plays", news)

    async def rematch(self) -> None:
        """Open the next table for these people, and tell them where it is."""
        self.doc.next = await self._landlord.rematch(self)
        await self.save()

    async def move(self) -> None:
        """Get another id, which only those hear who are still here."""
        before = self.name
        await self._landlord.move(self)
        self.mail.rename(self.name)
        journal.info("was %s until now", before)
