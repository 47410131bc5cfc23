"""A room: one running table with one mailbox. An answer is applied, written for good, and only then told."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any, NamedTuple

from sixgun.core.rule import Illegal, Invalid
from sixgun.games import find
from sixgun.server import wire
from sixgun.server.race.keeper import Keeper, keeper_of
from sixgun.server.room import messages
from sixgun.server.room.clock import Deadline, Pace, Time, length
from sixgun.server.room.clockwork import arm, forget_orders
from sixgun.server.room.decision import Asked, Move, asked
from sixgun.server.room.guest import Bucket, Guest, encode
from sixgun.server.room.mailbox import Deed, Mailbox
from sixgun.server.room.seats import Held, lobby
from sixgun.server.store.log import Entry, Store

if TYPE_CHECKING:
    from sixgun.bots import Player
    from sixgun.core.action import Action
    from sixgun.core.event import Event
    from sixgun.core.table import Table
    from sixgun.server.room.seats import Document

journal = logging.getLogger("sixgun.server")


class World(NamedTuple):
    """What a room needs of the process in which it runs."""

    store: Store
    time: Time
    pace: Pace
    chance: Callable[[], Random] = SystemRandom  # for each table anew: nobody can foresee what it draws


class Room:
    """One table being served. Whatever happens to it goes through `post`, one thing after the other."""

    def __init__(
        self, doc: Document, entries: Sequence[Entry], world: World, rematch: Callable[[Room], Awaitable[str]]
    ) -> None:
        self.doc, self.world, self.open_rematch = doc, world, rematch
        self.table: Table | None = None
        self.keeper: Keeper | None = None  # keeps the time of a race
        self.seq = 0
        self.ids: set[str] = set()
        self.held: dict[int, Move] = {}
        self.guests: list[Guest] = []
        self.stand_ins: set[int] = set()
        self.absent: dict[int, float] = {}
        self.fit()
        self.deadline = Deadline()
        self.automatic_at: float | None = None
        self.empty_since: float | None = self.now()
        self.bots: dict[int, Player] = {}
        self.chance = world.chance()
        self.mail = Mailbox(world.time, lambda: arm(self), self.fail)
        self._resume(entries)

    def now(self) -> float:
        return self.world.time.now()

    def open(self) -> None:
        self.mail.open(f"room {self.doc.id}")

    def post(self, deed: Deed, *args: object) -> None:
        """To be done in the room's own turn."""
        self.mail.post(deed, *args)

    async def close(self) -> None:
        await self.mail.close()
        for guest in self.guests:
            guest.close(1001, "the server is closing")

    def fail(self) -> None:
        """Ours, not a player's fault. The log is sound: whoever comes again gets the room from the log."""
        record = [str(event) for event in self.table.log[-20:]] if self.table is not None else []
        journal.exception("room %s failed after action %d; last events: %s", self.doc.id, self.seq, record)
        for guest in self.guests:
            guest.refuse("room_failed", "something broke on our side; come again, the game goes on")
            guest.close(1011, "room failed")

    # -- the table -----------------------------------------------------------------------------------------

    def deal(self) -> None:
        """Put the table up from the seed."""
        doc = self.doc
        self.table = find(doc.game).new(len(doc.places), bytes.fromhex(doc.seed), doc.options)
        self.fit()
        self.numbers.note(None, self.table.log, True)
        self.keeper = keeper_of(self, self.table)
        self.absent = {seat: self.now() for seat in doc.people() if seat not in self.present()}
        self.new_decision()

    def fit(self) -> None:
        """One counter and one bucket of talk for each seat."""
        self.numbers = messages.Numbers(len(self.doc.places))
        self.talk = [Bucket(5, 0.5) for _ in self.doc.places]

    def _resume(self, entries: Sequence[Entry]) -> None:
        """Play the log again, up to the exact decision at which it stopped."""
        if self.doc.phase == "lobby":
            return
        self.deal()
        for entry in entries:
            self._again(entry)
        if self.playing.over:
            self.doc.phase = "over"
        self.new_decision()
        self._hold_again()

    def _again(self, entry: Entry) -> None:
        self.apply(entry.seat, find(self.doc.game).parse(entry.action))
        self.seq = entry.seq
        self.ids.add(entry.action_id)

    def _hold_again(self) -> None:
        """What people had answered in the window at which the log stopped."""
        ask = self.playing.ask
        if ask is None or not ask.window:
            return
        for seat, place in enumerate(self.doc.places):
            if place.held is not None and place.held.seq == self.seq:
                action = find(self.doc.game).parse(place.held.action)
                self.held[seat] = Move(seat, action, place.held.id)

    def apply(self, seat: int, action: Action) -> list[Event[Any]]:
        """Take an answer and count what everybody hears of it: live and from the log in the same way."""
        t, kind = self.playing, self.kind
        events = t.apply(seat, action)
        self.numbers.note(seat, events, self.kind != kind)
        return events

    @property
    def kind(self) -> str | None:
        """What is asked now."""
        ask = self.playing.ask
        return None if ask is None else ask.kind

    @property
    def playing(self) -> Table:
        assert self.table is not None
        return self.table

    @property
    def running(self) -> bool:
        return self.doc.phase == "playing"

    @property
    def halted(self) -> bool:
        """Nothing goes on by itself: paused by the host, or none of the people is here or awake."""
        return self.doc.paused or not self.present() or (self.keeper is not None and self.keeper.asleep)

    def new_decision(self) -> None:
        """The clock of the pending question starts."""
        self.held.clear()
        now = self.now()
        self.deadline.start(now, length(self.playing, self.world.pace.decision) if self.running else None)
        self.automatic_at = now + self.world.pace.bot if self.running else None
        if self.keeper is not None and self.running:
            self.keeper.new_decision()

    async def take(self, moves: Sequence[Move]) -> None:
        """Apply, write for good, tell. Refuses an illegal first move; a later one may be overtaken."""
        before = asked(self.playing)
        entries: list[Entry] = []
        events: list[Event[Any]] = []
        for move in moves:
            if entries and move.action not in self.playing.options_of(move.seat):
                continue
            events += self.apply(move.seat, move.action)
            entries.append(
                Entry(self.seq + len(entries) + 1, move.id, move.seat, str(move.action), self.now())
            )
        await self.commit(entries, events, {move.seat for move in moves}, before)

    async def commit(
        self,
        entries: Sequence[Entry],
        events: Sequence[Event[Any]],
        actors: set[int],
        before: Asked,
    ) -> None:
        """Write for good what was applied, then tell."""
        await self.world.store.append(self.doc.id, entries)
        self.seq += len(entries)
        self.ids.update([entry.action_id for entry in entries])
        closed = before.window  # even if the next window follows without a word
        if closed or self.kind != before.kind or not events or not all(event.quiet for event in events):
            self.new_decision()
        now = asked(self.playing)
        await self._tell(events, actors, (before.kind, before.seats) != (now.kind, now.seats))
        await forget_orders(self, events)

    async def _tell(self, events: Sequence[Event[Any]], actors: set[int], everybody: bool) -> None:
        """Each viewer's step is made once; whoever can have noticed nothing gets nothing, no sign of life."""
        steps: dict[int | None, str | None] = {}
        for guest in self.guests:
            if guest.seat not in steps:
                steps[guest.seat] = self.step(guest.seat, events, everybody or guest.seat in actors)
            text = steps[guest.seat]
            if text is not None:
                guest.send(text)
        if self.playing.over and self.running:
            self.doc.phase = "over"
            await self.save()

    def step(self, viewer: int | None, events: Sequence[Event[Any]], anyway: bool) -> str | None:
        heard = messages.happening(self.playing, events, viewer)
        if not heard and not anyway:
            return None
        view = messages.view(self.playing, viewer)
        message = wire.Step(self.numbers.of(viewer), heard, view, self.question(viewer), self.clock())
        return encode(message).decode()

    def question(self, viewer: int | None) -> wire.Question | None:
        if self.table is None or viewer is None:
            return None
        held = self.held.get(viewer)
        return messages.question(
            self.table, viewer, self.numbers.questions[viewer], held.action if held else None
        )

    def clock(self) -> wire.Clock | None:
        left = self.deadline.remaining(self.now())
        if left is None or self.deadline.of is None:
            return None
        return wire.Clock(round(left, 1), self.deadline.of, list(self.playing.to_act))

    # -- the people ----------------------------------------------------------------------------------------

    def present(self) -> set[int]:
        """Seats of people with an open socket."""
        return {guest.seat for guest in self.guests if guest.seat is not None}

    def lobby(self) -> wire.Lobby:
        return lobby(self.doc, self.present(), self.stand_ins)

    def announce(self) -> None:
        """Tell everybody what has changed among the people."""
        text = encode(wire.People(self.lobby())).decode()
        for guest in self.guests:
            guest.send(text)

    async def save(self) -> None:
        """Write the people for good, then tell."""
        await self.world.store.save(self.doc.row())
        self.announce()

    async def enter(self, guest: Guest, last: int) -> None:
        """A client has come, or come back: the seat is its own again."""
        self.guests.append(guest)
        self.empty_since = None
        self.welcome(guest, last)
        if guest.seat is not None:
            self.absent.pop(guest.seat, None)
            self.stand_ins.discard(guest.seat)
        if self.keeper is not None:
            self.keeper.came(guest)
        self.announce()

    def welcome(self, guest: Guest, last: int) -> None:
        t, seat, number = self.table, guest.seat, self.numbers.of(guest.seat)
        heard = [] if t is None else messages.past(t, seat)
        orders = [] if seat is None else self.doc.places[seat].orders
        view = None if t is None else messages.view(t, seat)
        since = heard[last if last <= number else 0 :]
        guest.say(
            wire.Welcome(
                seat,
                number,
                since,
                view,
                self.question(seat),
                self.clock(),
                self.lobby(),
                self.doc.chat,
                orders,
            )
        )

    async def leave(self, guest: Guest) -> None:
        """A socket has closed. The seat stays its owner's; after a while a bot plays for him."""
        if guest not in self.guests:
            return
        self.guests.remove(guest)
        if self.keeper is not None:
            self.keeper.went(guest)
        if not self.guests:
            self.empty_since = self.now()
        if guest.seat is not None and guest.seat not in self.present():
            self.absent[guest.seat] = self.now()
            self.announce()

    async def answer(self, guest: Guest, message: wire.Answer) -> None:
        """An answer of a person: taken once, or refused without a trace."""
        seat, move_id = guest.seat, f"{guest.seat}:{message.id}"
        if move_id in self.ids:
            guest.say(wire.Taken(message.id))
            return
        why = self._not_now(seat, message)
        if seat is None or why is not None:
            guest.refuse(*(why or ("not_seated", "onlookers answer no questions")), about=message.id)
            return
        try:
            move = Move(seat, self.named(seat, message.action), move_id)
            await self._accept(guest, move, message.id)
        except Illegal as error:
            guest.refuse(error.code, error.message, error.clauses, about=message.id)
        except Invalid as error:
            guest.refuse(error.code, error.message, about=message.id)

    def named(self, seat: int, text: str) -> Action:
        """The action that a person names. All options are there before; of others none is kept, so that
        nobody can fill the memory with them."""
        self.playing.options_of(seat)
        return find(self.doc.game).parse(text, keep=False)

    def _not_now(self, seat: int | None, message: wire.Answer) -> tuple[str, str] | None:
        if seat is None:
            return "not_seated", "onlookers answer no questions"
        if not self.running:
            return (
                ("game_over", "the game is over")
                if self.doc.phase == "over"
                else ("not_started", "not dealt yet")
            )
        if self.doc.paused:
            return "paused", "the host has stopped the clocks"
        if message.question not in (0, self.numbers.questions[seat]):
            return "stale_question", "the table has changed since that question was asked"
        return None

    async def _accept(self, guest: Guest, move: Move, answer_id: str) -> None:
        t = self.playing
        ask = t.ask
        if self.keeper is not None and self._in_race(guest, move, answer_id):
            return
        if (
            ask is not None
            and ask.window
            and move.seat in t.to_act
            and move.action not in t.anytime(move.seat)
        ):
            if not ask.allows(t, move.seat, move.action):
                raise t.illegal(move.seat, move.action)
            await self.hold([move])
            guest.say(wire.Taken(answer_id, held=True))
            return
        await self.take([move])
        guest.say(wire.Taken(answer_id))

    def _in_race(self, guest: Guest, move: Move, answer_id: str) -> bool:
        """In a race there are no answers; who resigns is out when it is over."""
        assert self.keeper is not None
        self.keeper.heard(move.seat)
        why = self.keeper.refusal(move.action)
        if why is not None:
            guest.refuse(*why, about=answer_id)
        elif self.keeper.round is not None:
            self.keeper.resign(move.seat, move.action)
            guest.say(wire.Taken(answer_id, held=True))
        return why is not None or self.keeper.round is not None

    async def hold(self, moves: Sequence[Move]) -> None:
        """Keep these answers until the window closes: on the disk, before even their seats are told."""
        for move in moves:
            self.note_held(move)
        if any(self.doc.places[move.seat].held for move in moves):
            await self.world.store.save(self.doc.row())
        for move in moves:
            self.held[move.seat] = move
            self.show_held(move.seat)

    def note_held(self, move: Move) -> None:
        """For the next writing of the people; a bot can choose again."""
        place = self.doc.places[move.seat]
        if place.who == "person":
            place.held = Held(self.seq, move.id, str(move.action))

    def show_held(self, seat: int) -> None:
        """The seat itself sees on all its devices what it has chosen; nobody else sees anything."""
        text = self.step(seat, (), True)
        for guest in self.guests:
            if guest.seat == seat and text is not None:
                guest.send(text)
