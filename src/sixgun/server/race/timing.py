"""Who slapped when, over a network: docs/rules/slap45.md, section 13.

The server decides the tick of every action. A client claims its reaction time; the claim counts inside bounds
that the server computes from its own measurements. No sockets and no clock here: all times are given, in
milliseconds of the server's monotonic clock.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

BUCKET: Final = 120.0  # that a player may draw on beyond the usual round trip
REFILL: Final = 20.0  # per round
FRAME: Final = 20.0  # about one display frame
MOST_JITTER: Final = 40.0
REMEMBERED: Final = 60_000.0  # samples of the last minute count
ENOUGH: Final = 5  # samples
UNANSWERED: Final = 1_500.0  # a ping without answer for so long: the player does not hold up the table
COARSE: Final = 16.0  # a client's clock with larger steps is not believed
MOST_ACTIONS: Final = 100  # of one player in one round
FINAL: Final = 100_000  # a watermark beyond every round: nobody is waited for
ARMED: Final = -1  # the tick of everything between the deal and the reveal


# -- measures of one player (13.2) ---------------------------------------------------------------------------


class Measures:
    """The measures of a line, fixed at the reveal for the whole round."""

    __slots__ = ("bucket", "credit", "extra", "jitter", "rtt_min", "rtt_ref")

    def __init__(
        self, rtt_min: float, p95: float, median: float, bucket: float = BUCKET, max_credit: float = 500
    ) -> None:
        self.rtt_min = rtt_min
        self.jitter = min(p95 - rtt_min, MOST_JITTER)
        self.rtt_ref = min(median, rtt_min + 20)
        self.bucket = bucket
        self.extra = min(self.jitter + FRAME, bucket)
        self.credit = min(rtt_min + self.extra, max_credit)


def unmeasured() -> Measures:
    """Too few samples: no credit."""
    return Measures(0, 0, 0, bucket=0, max_credit=0)


class Line:
    """The connection of one player: its round trips, and the bucket of credit beyond the usual one."""

    def __init__(self, max_credit: float = 500) -> None:
        self.max_credit = max_credit
        self.bucket = BUCKET
        self.samples: list[tuple[float, float]] = []  # when, round trip
        self.asked: dict[int, float] = {}  # nonce -> when
        self.kernel = math.inf

    def ping(self, nonce: int, now: float) -> None:
        self.asked[nonce] = now

    def pong(self, nonce: int, now: float) -> bool:
        """A nonce counts once; an unknown one not at all."""
        sent = self.asked.pop(nonce, None)
        if sent is None:
            return False
        self.samples.append((now, now - sent))
        self.samples = [sample for sample in self.samples if sample[0] > now - REMEMBERED]
        return True

    def kernel_says(self, rtt_min: float | None) -> None:
        """TCP's own minimum, only where the client's connection ends in this process; else None."""
        self.kernel = math.inf if rtt_min is None else rtt_min

    def holds(self, now: float) -> bool:
        """Is this player waited for? Not with a ping unanswered for too long."""
        return all(now - sent < UNANSWERED for sent in self.asked.values())

    def measure(self, now: float) -> Measures:
        trips = sorted([trip for when, trip in self.samples if when > now - REMEMBERED])
        if len(trips) < ENOUGH:
            return unmeasured()
        shortest = min(trips[0], self.kernel)
        return Measures(shortest, rank(trips, 0.95), rank(trips, 0.5), self.bucket, self.max_credit)

    def settle(self, measures: Measures, receipts: Iterable[Receipt], min_reaction: int = 100) -> None:
        """After a round: the largest use of credit beyond the usual round trip is taken, then the refill."""
        used = max([receipt.used(measures, min_reaction) for receipt in receipts], default=0.0)
        self.bucket = min(BUCKET, self.bucket - used + REFILL)


def rank(ordered: Sequence[float], share: float) -> float:
    """The nearest-rank percentile."""
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)]


# -- stamping (13.3) -----------------------------------------------------------------------------------------


class Receipt:
    """How one action was judged, for everybody to see after the round."""

    __slots__ = ("claimed", "high", "judged", "low", "received", "sent")

    def __init__(
        self, sent: float, received: float, claimed: float | None, low: float, high: float, judged: int
    ) -> None:
        self.sent, self.received, self.claimed = sent, received, claimed
        self.low, self.high, self.judged = low, high, judged

    @property
    def clamped(self) -> bool:
        """Did the claim lie at or beyond the lower bound?"""
        return self.claimed is not None and self.claimed <= self.low

    def tick(self, start: int = 0, min_reaction: int = 100) -> int:
        """SLAP-187: a head start makes a reaction earlier, never too early; it excuses no false start."""
        return max(min_reaction, self.judged - start) if self.judged >= min_reaction else self.judged

    def used(self, measures: Measures, min_reaction: int = 100) -> float:
        """Credit beyond the usual round trip; none for a false start claimed as 0, before the picture."""
        if self.judged < 0 or (self.claimed == 0 and self.judged < min_reaction):
            return 0.0
        return max(0.0, self.high - self.judged - measures.rtt_ref)

    def document(self) -> dict[str, object]:
        """JSON-ready: sent, received, claimed, allowed, judged."""
        return {
            "sent": self.sent,
            "received": self.received,
            "claimed": self.claimed,
            "allowed": [self.low, self.high],
            "judged": self.judged,
        }


def stamp(
    measures: Measures,
    sent: float,
    received: float,
    claimed: float | None = None,
    clock_step: float = 0.0,
) -> Receipt:
    """The tick of an action: the claimed reaction time, inside what the line makes possible."""
    raw = received - sent
    low = raw - measures.credit
    if claimed is None or clock_step > COARSE:
        judged = raw - min(measures.rtt_min, measures.credit)
        return Receipt(sent, received, None, low, raw, math.floor(judged))
    return Receipt(sent, received, claimed, low, raw, math.floor(min(max(claimed, low), raw)))


def watermark(now: float, waited_for: Iterable[tuple[float, float]]) -> int:
    """SLAP-007: no action with a smaller tick can come any more. Pairs of send time and credit."""
    return math.floor(min([now - sent - credit for sent, credit in waited_for], default=FINAL))


# -- one round of a table ------------------------------------------------------------------------------------


class RoundTimes:
    """The times of one round: over which line the card went when, what came back, how far it is final.

    A line is one open connection; a seat may have several, and each is measured by itself.
    """

    def __init__(
        self, measures: Mapping[int, Measures], round_id: str, starts: Mapping[int, int] | None = None
    ) -> None:
        self.measures = dict(measures)  # of the lines of all living seats, fixed at the reveal
        self.round_id = round_id
        self.starts = dict(starts or {})  # SLAP-187: the head start of whoever is at that line
        self.sent: dict[int, float] = {}
        self.receipts: dict[int, list[Receipt]] = {line: [] for line in measures}

    def reveal(self, line: int, now: float) -> None:
        """The card was handed to that socket."""
        self.sent[line] = now

    def join(self, line: int, since: float) -> None:
        """A line that comes in the middle of a round is timed from its reveal, without credit."""
        self.measures[line] = unmeasured()
        self.receipts[line] = []
        self.sent[line] = since

    def receive(
        self, line: int, received: float, claimed: float | None = None, clock_step: float = 0.0
    ) -> Receipt:
        """The judged tick of an action; before the card was sent it is a false start of `armed`."""
        if line not in self.sent:
            receipt = Receipt(received, received, claimed, 0.0, 0.0, ARMED)
        else:
            receipt = stamp(self.measures[line], self.sent[line], received, claimed, clock_step)
        self.receipts.setdefault(line, []).append(receipt)
        return receipt

    def watermark(self, now: float, waited_for: Iterable[int]) -> int:
        """How far the round is final; nothing is before everybody has the card."""
        lines = list(waited_for)
        if any(line not in self.sent for line in lines):
            return 0
        return watermark(now, [(self.sent[line], self.credit(line)) for line in lines])

    def credit(self, line: int) -> float:
        """By how much an action over this line can be judged earlier than it came."""
        return self.measures[line].credit + self.starts.get(line, 0)


class Doorman:
    """Lets each action of a round in once: no forged rounds, no duplicates, no floods."""

    def __init__(self, rounds: Iterable[str], seats: Iterable[int]) -> None:
        self.rounds, self.seats = set(rounds), set(seats)
        self.seen: set[tuple[int, int]] = set()
        self.count: dict[int, int] = {}

    def admit(self, seat: int, round_id: str, seq: int) -> bool:
        if round_id not in self.rounds or seat not in self.seats or (seat, seq) in self.seen:
            return False
        self.seen.add((seat, seq))
        self.count[seat] = self.count.get(seat, 0) + 1
        return self.count[seat] <= MOST_ACTIONS
