"""The lines of a table against time: every open socket is pinged, and its measures are shown to all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Final

from sixgun.server import wire
from sixgun.server.race.timing import BUCKET, ENOUGH, Line, Measures, Receipt, RoundTimes

if TYPE_CHECKING:
    from sixgun.server.room.guest import Guest

CHANCE: Final = SystemRandom()


class Lines:
    """A line for each open socket. The bucket is the seat's, over whichever socket it is drawn on."""

    def __init__(self, max_credit: float, now: Callable[[], float]) -> None:
        self.max_credit, self.now = max_credit, now  # milliseconds
        self.of: dict[Guest, Line] = {}
        self.due: dict[Guest, float] = {}
        self.buckets: dict[int, float] = {}

    def add(self, guest: Guest) -> None:
        self.of[guest] = Line(self.max_credit)
        guest.ponged = lambda nonce, at: self.pong(guest, nonce, at)
        self.ping(guest)

    def drop(self, guest: Guest) -> None:
        self.of.pop(guest, None)
        self.due.pop(guest, None)

    # -- pings (13.2) --------------------------------------------------------------------------

    def ping(self, guest: Guest) -> None:
        nonce, wait = next_ping(CHANCE)
        now = self.now()
        self.due[guest] = now + wait
        if guest.ping(nonce.to_bytes(8, "big")):
            self.of[guest].ping(nonce, now)

    def ping_all(self) -> None:
        for guest in self.of:
            self.ping(guest)

    def ping_due(self) -> None:
        for guest, due in list(self.due.items()):
            if due <= self.now():
                self.ping(guest)

    def pong(self, guest: Guest, nonce: bytes, at: float) -> None:
        """A new line is pinged again at once until there are enough samples of it."""
        line = self.of.get(guest)
        if line is None or len(nonce) != 8 or not line.pong(int.from_bytes(nonce, "big"), at):
            return
        if len(line.samples) < ENOUGH:
            self.ping(guest)

    def next_due(self) -> float | None:
        return min(self.due.values(), default=None)

    # -- measures ------------------------------------------------------------------------------

    def measure(self, guest: Guest) -> Measures:
        """The line as it is known now: by its pings, and by the kernel where it knows the line."""
        line = self.of[guest]
        line.kernel_says(guest.min_rtt())
        line.bucket = self.buckets.get(-1 if guest.seat is None else guest.seat, BUCKET)
        return line.measure(self.now())

    def holds(self, guest: Guest) -> bool:
        return guest in self.of and self.of[guest].holds(self.now())

    def waited_for(self, times: RoundTimes, living: Sequence[int]) -> list[Guest]:
        """Connected living players whose lines answer."""
        known = [guest for guest in self.of if guest.number in times.measures]
        return [guest for guest in known if guest.seat in living and self.holds(guest)]

    def settle(self, times: RoundTimes, reaction: int) -> None:
        """After a round each seat's bucket pays for the credit that its lines have used."""
        for guest, line in self.of.items():
            measures = times.measures.get(guest.number)
            if measures is not None and guest.seat is not None:
                line.bucket = self.buckets.get(guest.seat, line.bucket)
                line.settle(measures, times.receipts[guest.number], reaction)
                self.buckets[guest.seat] = line.bucket

    def first_reactions(self, times: RoundTimes, reaction: int) -> list[tuple[int, Receipt]]:
        """The first press over each line that was no false start, with its seat."""
        found = []
        for guest in self.of:
            accepted = [r for r in times.receipts.get(guest.number, []) if r.judged >= reaction]
            found += [(guest.seat, receipt) for receipt in accepted[:1] if guest.seat is not None]
        return found

    def info(self, guest: Guest, slow: int | None, start: int, flags: list[str], idle: int) -> wire.LineInfo:
        measures, seat = self.measure(guest), guest.seat
        assert seat is not None
        known = len(self.of[guest].samples) >= ENOUGH
        return wire.LineInfo(
            seat=seat,
            samples=len(self.of[guest].samples),
            round_trip=round(measures.rtt_min, 1),
            jitter=round(max(0.0, measures.jitter), 1),
            credit=round(measures.credit, 1),
            cost=round(max(0.0, measures.rtt_ref - measures.credit), 1),
            slow=known and slow is not None and measures.rtt_min > slow,
            start=start,
            flags=flags,
            idle=idle,
        )


def next_ping(random: Random) -> tuple[int, float]:
    """A nonce that nobody can guess, and the time until it is sent."""
    return random.getrandbits(64), random.uniform(500, 1500)
