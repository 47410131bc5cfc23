"""Slap .45 in a room: the race against time (docs/rules/slap45.md, section 13).

From the deal to the end of a round everything is kept in memory (a `Round`): presses are stamped when they
are read, judged by the same table as everything else, and shown as provisional. When the watermark has
passed the deciding tick, the actions of the round are written for good, and only then its result is told.
"""

from __future__ import annotations

import asyncio
import secrets
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from sixgun.core.errors import Illegal
from sixgun.core.seats import CLOCK
from sixgun.games.slap45.actions import (
    CLOSE,
    LEAVES,
    REVEAL,
    START,
    Advance,
    Deal,
    DealType,
    Leave,
    Resign,
)
from sixgun.games.slap45.bot import Bot
from sixgun.games.slap45.hands import Hands
from sixgun.games.slap45.live import Live
from sixgun.games.slap45.table import SlapTable
from sixgun.server import wire
from sixgun.server.race.gate import Gate
from sixgun.server.race.idleness import Idleness
from sixgun.server.race.lines import Lines
from sixgun.server.race.robots import Watch
from sixgun.server.race.round import Round, action_of
from sixgun.server.race.timing import RoundTimes

if TYPE_CHECKING:
    from sixgun.core.action import Action
    from sixgun.server.room.decision import Decision, Move
    from sixgun.server.room.guest import Guest
    from sixgun.server.room.play import Play

READS: Final = 3  # turns of the loop in which everything that is readable is read
SHOWN: Final = 2000.0  # milliseconds between two looks at everybody's line
PREPARED: Final = 500.0  # after which bots take their hands out of cover


class Arrival(NamedTuple):
    """A press, and when it was read."""

    guest: Guest
    press: wire.Press
    at: float


def keeper_of(play: Play, chance: Random) -> Keeper | None:
    """The keeper of time, for a table that needs one."""
    t = play.table
    if not isinstance(t, SlapTable) or t.options["timing"] != "realtime":
        return None
    return Keeper(play, t, chance)


class Keeper:
    """Keeps the time of one room. All times are milliseconds of the room's clock."""

    def __init__(self, play: Play, t: SlapTable, chance: Random) -> None:
        self.play, self.room, self.t, self.chance = play, play.room, t, chance
        self.lines = Lines(t.number_of("max_credit_ms"), self.now)
        skill = str(t.options["bot_skill"])
        self.hands = Hands(lambda _: Bot(chance.getrandbits(63), skill))
        self.idle = Idleness(self.room.doc.people())
        self.gate = Gate()
        self.watches: dict[int, Watch] = {}
        self.inbox: list[Arrival] = []
        self.round: Round | None = None
        self.last: wire.Receipts | None = None
        self.rested = 0  # the round whose `between` began at `since`
        self.since = self.now()
        self.prepared = False
        self.shown_at = 0.0
        self.asleep = False
        self.anew = 0  # the round that was cut off, and is played again
        for guest in self.room.presence.guests:
            self.lines.add(guest)

    def now(self) -> float:
        return self.room.now() * 1000

    # -- the people ----------------------------------------------------------------------------

    def came(self, guest: Guest) -> None:
        """A socket more: it is pinged, and told what goes on."""
        self.lines.add(guest)
        current = self.round
        if current is not None and current.times is not None:
            current.times.join(guest.number, current.zero)
        self.show_race(guest)
        if self.last is not None:
            guest.say(self.last)
        self.shown_at = 0.0

    def show_race(self, guest: Guest) -> None:
        """All that everybody has seen of the race so far: it is in no story yet."""
        current = self.round
        if current is None:
            return
        if current.times is not None:
            guest.say(wire.Flip(current.times.round_id, current.number, current.card))
        for seat in current.moved():
            guest.say(current.glimpse(seat, self.now()))

    @property
    def is_anew(self) -> bool:
        """Is a round on that was cut off before?"""
        return self.round is not None and self.round.number == self.anew

    def went(self, guest: Guest) -> None:
        self.lines.drop(guest)

    def heard(self, seat: int) -> None:
        """SLAP-176, SLAP-178: whoever does something plays for themselves, and the table wakes up."""
        presence = self.room.presence
        self.idle.heard(seat)
        if seat in presence.stand_ins and seat not in presence.away:
            presence.play_again(seat)
            presence.announce()
        if self.asleep:
            self.asleep, self.since = False, self.now()
            self.play.decide()

    def ready(self, seat: int) -> None:
        """That person has seen the table, and wants the next card."""
        self.heard(seat)
        self.gate.awaited.discard(seat)
        self.room.mail.post(self.work)
        self.shown_at = 0.0

    def lookers(self) -> set[int]:
        """People who play or deal, and look at the table themselves."""
        play = {*self.t.living, self.t.dealer}
        return set(self.room.doc.people()) & play - self.room.presence.stand_ins

    @property
    def leisurely(self) -> bool:
        """Does nobody wait for anybody? One person plays with bots, and wants no clock."""
        return self.room.presence.alone and not self.room.doc.timed and self.room.world.pace.look > 0

    def automatic(self) -> list[int]:
        """Living seats whose hands are a bot's."""
        return [seat for seat in self.t.living if self.room.presence.is_bots(seat)]

    # -- what the room asks --------------------------------------------------------------------

    def decide(self, decision: Decision) -> bool:
        """The room has a new question: a race begins, or the clock of a decision; whether it is a race."""
        kind, now = self.play.kind, self.now()
        begins = kind == "armed" and self.round is None
        if begins:
            self.gate.open()
            self.round = Round(self.t, self.lines, now, self.chance)
            self.lines.ping_all()
        if kind == "between" and self.rested != self.t.round_no:
            self.rested, self.since, self.prepared = self.t.round_no, now, False
            self.shut_gate(now)
        if kind == "between":
            decision.start(self.since / 1000, self.t.number_of("deal_timeout_ms") / 1000)
        if self.leisurely or self.gate.shut:
            decision.start(now / 1000, None)
        decision.bots_at = None if self.round else (self.pause() + now) / 1000
        return begins

    def shut_gate(self, now: float) -> None:
        """Nobody is dealt a card before they have had time to be ready for it."""
        pace, first = self.room.world.pace, self.t.round_no <= 1
        seconds = pace.ready if first else pace.look
        if seconds > 0:
            until = None if self.leisurely else now + seconds * 1000
            self.gate.close(self.lookers(), first, until)
            self.shown_at = 0.0

    def open_gate(self, now: float) -> None:
        """Everybody is ready, or the time is over: the dealer's time begins."""
        self.gate.open()
        self.since = now
        self.play.decide()
        self.play.remind()
        self.shown_at = 0.0

    def resume(self) -> None:
        """The log has been played again: a round that it stops in is dealt anew."""
        self.anew = 0 if self.round is None else self.round.number

    def pause(self) -> float:
        """How long a bot takes to deal or to decide."""
        seat = self.t.to_act[0] if self.t.to_act else CLOCK
        if seat == CLOCK or not self.t.options_of(seat):
            return 0.0
        return self.hands.bot(seat).pause(self.t.view(seat))

    def refusal(self, action: Action) -> tuple[str, str] | None:
        """Why an answer is not taken now."""
        if isinstance(action, Resign):
            return None
        if self.round is not None or not self.t.clocked:
            return "racing", "the race is on: slaps are presses, not answers"
        if isinstance(action, (Deal, DealType)) and self.now() - self.since < self.t.number_of("deal_min_ms"):
            return "too_soon", "give everybody a moment before the next card"
        if isinstance(action, (Deal, DealType)) and self.gate.awaited - {self.t.dealer}:
            return "not_ready", "somebody is still looking at the last card"
        return None

    def takes(self, move: Move) -> bool:
        """SLAP-162: who resigns in a race is out in the next cleanup, with the rest of the round."""
        if self.round is None:
            return False
        self.submit(self.round, move.seat, move.action)
        return True

    def due(self) -> float:
        """When there is something to do, in seconds."""
        if not self.t.clocked:
            return self.room.now()
        times = [self.shown_at + SHOWN]
        pinged = self.lines.next_due()
        if pinged is not None:
            times.append(pinged)
        if self.round is not None:
            times.append(self.round_due(self.round))
        elif not self.prepared:
            times.append(self.since + PREPARED)
        if self.gate.shut and self.gate.until is not None:
            times.append(self.gate.until)
        return max(min(times), self.now() + 1) / 1000

    def round_due(self, current: Round) -> float:
        """The reveal, the next move of a bot, or the moment from which the result is final."""
        if current.times is None:
            return current.reveal_at
        tick = self.hands.next_tick()
        bot = [current.zero + tick] if tick is not None else []
        return min([*bot, current.final_at(self.now())])

    # -- work ----------------------------------------------------------------------------------

    def press(self, guest: Guest, press: wire.Press, at: float) -> None:
        """A press was read; it is dealt with in the room's turn."""
        self.inbox.append(Arrival(guest, press, at))
        self.room.mail.post(self.work)

    async def work(self) -> None:
        """Do what is due. Whatever could be read before is read before anything becomes final."""
        now = self.now()
        for _ in range(READS):
            await asyncio.sleep(0)
        await self.read()
        if not self.room.doc.running or self.play.halted:
            return
        self.lines.ping_due()
        if not self.t.clocked:
            await self.play.take([self.play.move(CLOCK, START)])
        elif self.round is not None:
            await self.run(self.round, now)
        elif not self.prepared and now >= self.since + PREPARED:
            await self.prepare()
        self.watch_gate(now)
        if now >= self.shown_at + SHOWN:
            self.show_lines()

    def watch_gate(self, now: float) -> None:
        """Whoever has gone is not waited for, nor anybody when the time is over."""
        if not self.gate.shut:
            return
        self.gate.keep(self.lookers(), now)
        if not self.gate.shut:
            self.open_gate(now)

    async def read(self) -> None:
        arrived, self.inbox = sorted(self.inbox, key=lambda arrival: arrival.at), []
        for arrival in arrived:
            await self.handle(arrival)

    async def run(self, current: Round, now: float) -> None:
        if current.times is None:
            if now >= current.reveal_at:
                self.reveal(current)
            return
        self.move_bots(current, now)
        w = current.watermark(now)
        if current.verdict(self.now()).is_final(w):
            await self.conclude(current, w)

    async def prepare(self) -> None:
        """Bots that do not want to stay in cover leave it before the deal."""
        self.prepared = True
        for seat in self.automatic():
            options = self.t.options_of(seat)
            if seat == self.t.dealer or self.play.kind != "between" or not options:
                continue
            choice = self.hands.bot(seat).choose(self.t.view(seat, recall=True), options)
            if isinstance(choice, Leave):
                await self.play.take([self.play.move(seat, choice)])

    # -- the race ------------------------------------------------------------------------------

    def submit(self, current: Round, seat: int, action: Action, note: wire.Receipt | None = None) -> None:
        """Into the table at once, onto the disk when the round is final."""
        current.events += self.play.apply(seat, action)
        after = len(current.entries)
        text = None if note is None else msgspec.json.encode(note).decode()
        current.entries.append(self.play.entry(self.play.move(seat, action, after), after, text))

    def reveal(self, current: Round) -> None:
        """SLAP-014: the card goes out to all sockets in one burst, in random order."""
        living = set(self.t.living)
        guests = self.room.presence.guests
        lines = [guest for guest in guests if guest.seat in living]
        measures = {guest.number: self.lines.measure(guest) for guest in lines}
        starts = {guest.number: self.start_of(guest.seat) for guest in lines}
        self.submit(current, CLOCK, REVEAL)
        times = RoundTimes(measures, secrets.token_hex(8), starts)
        current.reveal(times, self.now(), self.t.piece_name(self.t.center[0]))
        text = wire.encode(wire.Flip(times.round_id, current.number, current.card))
        for guest in self.chance.sample(guests, len(guests)):
            guest.send(text, self.stamper(times, guest) if guest.number in measures else None)
        self.hands.react(self.t, self.automatic())

    def stamper(self, times: RoundTimes, guest: Guest) -> Any:
        return lambda: times.reveal(guest.number, self.now())

    def start_of(self, seat: int | None) -> int:
        return 0 if seat is None else self.room.doc.head_start(seat)

    def move_bots(self, current: Round, now: float) -> None:
        """Bots move when their time has come."""
        elapsed = current.elapsed(now)
        moved = False
        while planned := self.hands.due(elapsed):
            _, seat, action = planned
            try:
                self.submit(current, seat, action)
            except Illegal:
                continue  # its player has come back to the seat in the meantime, and moved
            moved = True
            self.room.presence.say(current.glimpse(seat, self.now()))
        if moved:
            self.try_again(current, elapsed)

    def try_again(self, current: Round, tick: int) -> None:
        self.hands.try_again(self.t, self.automatic(), current.verdict(self.now()).results(), tick)

    async def handle(self, arrival: Arrival) -> None:
        """One press of a person."""
        guest, press, at = arrival
        seat = self.hand_of(guest)
        if seat is None:
            return
        self.heard(seat)
        if self.round is not None and self.round.times is not None:
            await self.catch_up(self.round, at)
        if self.round is None:
            await self.leave_late(seat, press)
        elif self.round.doorman.admit(seat, press.round, press.seq):
            self.take(self.round, guest, seat, press, at)

    def hand_of(self, guest: Guest) -> int | None:
        """The seat whose hand the guest moves now; who cannot is told why."""
        if guest.seat is None:
            guest.refuse("not_seated", "onlookers keep their hands to themselves")
        elif not self.room.doc.running:
            guest.refuse("no_race", "nothing is raced for at this table now")
        elif self.room.doc.paused:
            guest.refuse("paused", "the game is paused")
        elif guest in self.room.presence.guests:
            return guest.seat
        return None

    def take(self, current: Round, guest: Guest, seat: int, press: wire.Press, at: float) -> None:
        receipt = current.time(guest.number, press, at)
        start = self.start_of(seat)
        action = action_of(press, receipt.tick(start, current.reaction))
        if action is None:
            guest.refuse("bad_action", "a base or a seat is missing")
            return
        told = current.receipt(seat, receipt, start, action)
        try:
            self.submit(current, seat, action, told)
        except Illegal as error:
            guest.refuse(error.code, error.message, error.clauses)
            return
        current.stamps[seat, press.seq] = told
        guest.say(wire.Stamped(press.seq, told))
        self.room.presence.say(current.glimpse(seat, self.now()))
        if current.times is not None:
            self.try_again(current, current.elapsed(at))

    async def leave_late(self, seat: int, press: wire.Press) -> None:
        """SLAP-005, SLAP-011: a hand that is taken away after the end is away afterwards."""
        action, ask = LEAVES[0 if press.hand == "main" else 1], self.t.ask
        wanted = press.kind == "leave" and self.room.doc.running and ask is not None
        if wanted and ask is not None and ask.allows(self.t, seat, action):
            await self.play.take([self.play.move(seat, action)])

    async def catch_up(self, current: Round, at: float) -> None:
        """SLAP-007: what was final when a press came in is final for it."""
        self.move_bots(current, at)
        w, ask = current.watermark(at), self.t.ask
        if current.verdict(self.now()).is_final(w):
            await self.conclude(current, w)
        elif isinstance(ask, Live) and w > max(0, ask.w):
            self.submit(current, CLOCK, Advance(w))

    # -- the end of a round --------------------------------------------------------------------

    async def conclude(self, current: Round, w: int) -> None:
        """The watermark has passed: judge, write for good, tell."""
        late, before = w > self.t.number_of("round_timeout_ms"), self.play.asked()
        self.submit(current, CLOCK, CLOSE if late else Advance(w))
        self.round = None
        self.last = current.receipts()
        self.settle(current)
        actors = {entry.seat for entry in current.entries}
        await self.play.commit(current.entries, current.events, actors, before)
        self.room.presence.say(self.last)
        await self.look_after()

    def settle(self, current: Round) -> None:
        """13.3: buckets; 13.4: the watch for machines; section 12: what bots learn."""
        assert current.times is not None
        self.lines.settle(current.times, current.reaction)
        for seat, receipt in self.lines.first_reactions(current.times, current.reaction):
            self.watches.setdefault(seat, Watch()).note(receipt)
        self.hands.saw(current.judged().stream)

    async def look_after(self) -> None:
        """SLAP-176: a bot plays for who has slept three rounds; SLAP-178: a sleeping table stops."""
        if not self.room.doc.running:
            return
        self.idle.round_over()
        people = set(self.room.doc.people()) & set(self.t.living)  # the dead may watch in silence
        self.idle.silent = {seat: rounds for seat, rounds in self.idle.silent.items() if seat in people}
        living = [seat for seat in self.t.living if seat not in self.room.presence.stand_ins]
        sleeping = {seat for seat in living if self.idle.wants_bot(seat)}
        self.asleep = self.idle.paused()
        if sleeping:
            await self.room.stand_in(sleeping)
        self.show_lines()

    def show_lines(self) -> None:
        """Everybody's line, to everybody; what looks like a machine, to the host."""
        self.shown_at = self.now()
        limit = self.t.options["max_ping_ms"]
        slow = limit if isinstance(limit, int) else None
        guests = self.room.presence.guests
        seats = [guest for guest in guests if guest.seat is not None]
        for host in (True, False):
            told = [
                self.lines.info(
                    guest,
                    slow,
                    self.start_of(guest.seat),
                    self.flags(guest.seat, host),
                    self.idle.silent.get(guest.seat, 0) if guest.seat is not None else 0,
                )
                for guest in seats
            ]
            owner = self.room.doc.host
            to = [guest for guest in guests if (guest.seat is not None and guest.seat == owner) == host]
            waits, left = sorted(self.gate.awaited), self.gate.left(self.now())
            self.room.presence.say(wire.Pulse(self.asleep, told, waits, self.gate.first, left), to)

    def flags(self, seat: int | None, host: bool) -> list[str]:
        return self.watches[seat].flags() if host and seat in self.watches else []
