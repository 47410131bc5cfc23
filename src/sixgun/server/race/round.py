"""A round of Slap .45 from its deal to its end, kept in memory until it is final."""

from __future__ import annotations

import math
from random import Random
from typing import TYPE_CHECKING, Any, Final

from sixgun.games.slap45.actions import (
    LATER,
    MAIN,
    NOBODY,
    OFF,
    LeaveAt,
    PointAt,
    SlapBase,
    SlapCenter,
)
from sixgun.games.slap45.events import RoundJudged
from sixgun.games.slap45.live import ClockedAsk, Live
from sixgun.server import wire
from sixgun.server.race.receipts import receipts
from sixgun.server.race.timing import ARMED, UNANSWERED, Doorman, Receipt, RoundTimes
from sixgun.server.race.verdict import Verdict

if TYPE_CHECKING:
    from sixgun.core.action import Action
    from sixgun.core.event import Event
    from sixgun.games.slap45.table import SlapTable
    from sixgun.server.race.lines import Lines
    from sixgun.server.store.log import Entry

BEFORE: Final = 0.0  # the claim of a press that was made before the card was painted


class Round:
    """Every press with its time, and the verdict on them; nothing of it is on the disk yet."""

    def __init__(self, t: SlapTable, lines: Lines, now: float, chance: Random) -> None:
        self.t, self.lines = t, lines
        low, high = span(t)
        self.number = t.round_no
        self.reveal_at = now + foreperiod(chance, low, high)  # SLAP-012: nobody else knows it
        self.reaction = t.number_of("min_reaction_ms")
        self.doorman = Doorman([str(self.number)], range(t.seats))
        self.times: RoundTimes | None = None
        self.zero = math.inf  # when the card was turned over
        self.card = ""
        self.entries: list[Entry] = []
        self.events: list[Event[Any]] = []
        self.stamps: dict[tuple[int, int], wire.Receipt] = {}
        self._verdict: Verdict | None = None

    def reveal(self, times: RoundTimes, now: float, card: str) -> None:
        self.times, self.zero, self.card = times, now, card
        self.doorman.rounds.add(times.round_id)

    def elapsed(self, now: float) -> int:
        """The tick of that moment."""
        return math.floor(now - self.zero)

    # -- a press -------------------------------------------------------------------------------

    def time(self, line: int, press: wire.Press, at: float) -> Receipt:
        """How the press is timed; one from before the picture claims nothing but that."""
        if self.times is None:
            return Receipt(at, at, None, 0.0, 0.0, ARMED)
        if line not in self.times.measures:
            self.times.join(line, self.zero)
        early = press.round == str(self.number)
        return self.times.receive(line, at, BEFORE if early else press.claimed, press.clock_step)

    def receipt(self, seat: int, receipt: Receipt, start: int, action: Action) -> wire.Receipt:
        """The receipt as it is shown; times count from the reveal."""
        if self.times is None:
            return wire.Receipt(seat, str(action), "", receipt.judged)
        return wire.Receipt(
            seat=seat,
            action=str(action),
            result="",
            judged=receipt.tick(start, self.reaction),
            sent=round(receipt.sent - self.zero, 1),
            received=round(receipt.received - self.zero, 1),
            claimed=None if receipt.claimed is None else round(receipt.claimed, 1),
            allowed=[round(receipt.low, 1), round(receipt.high, 1)],
            start=start,
        )

    # -- how far it is final (13.3) ------------------------------------------------------------

    def verdict(self, now: float) -> Verdict:
        """Judged anew only if a press has come in since."""
        ask = self.t.ask
        assert isinstance(ask, Live)
        if self._verdict is None or self._verdict.actions is not ask.actions:
            self._verdict = Verdict(self.t, ask)
        self._verdict.run(self.elapsed(now))
        return self._verdict

    def watermark(self, now: float) -> int:
        """No action below this tick can come any more; and no tick is final before it has come."""
        assert self.times is not None
        waited = [guest.number for guest in self.lines.waited_for(self.times, self.t.living)]
        return min(self.elapsed(now), self.times.watermark(now, waited))

    def final_at(self, now: float) -> float:
        """The moment from which the result is final, if nothing more comes in."""
        assert self.times is not None
        sent, credit = self.times.sent, self.times.credit
        waited = [g for g in self.lines.waited_for(self.times, self.t.living) if g.number in sent]
        since = [sent[guest.number] + credit(guest.number) for guest in waited]
        silent = [at + UNANSWERED for guest in waited for at in self.lines.of[guest].asked.values()]
        return min([max([self.zero, *since]) + self.verdict(now).deciding() + 1, *silent])

    def moved(self) -> list[int]:
        """Seats whose hands were seen to move, in this order."""
        ask = self.t.ask
        return list(dict.fromkeys([who for who, _ in ask.seen])) if isinstance(ask, ClockedAsk) else []

    def glimpse(self, seat: int, now: float) -> wire.Glimpse:
        """A hand as everybody sees it at once, and what would come of it: no tick, and no target."""
        t = self.t
        assert isinstance(t.ask, ClockedAsk)
        what = [what for who, what in t.ask.seen if who == seat][-1]
        if self.times is None:
            return wire.Glimpse(self.number, seat, what, False, None, None, list(t.main), list(t.off))
        return self.verdict(now).glimpse(self.number, seat, what)

    # -- the end -------------------------------------------------------------------------------

    def judged(self) -> RoundJudged:
        return next(event for event in self.events if isinstance(event, RoundJudged))

    def receipts(self) -> wire.Receipts:
        """SLAP-186: what everybody sees when the round is final."""
        return receipts(self.number, self.card, self.judged(), self.stamps)


def action_of(press: wire.Press, tick: int) -> Action | None:
    """The action that the press stands for; None if it is none. Slaps of people are `auto` (SLAP-183)."""
    hand = MAIN if press.hand == "main" else OFF
    if press.kind == "leave":
        return LeaveAt(tick, hand, press.seq)
    if press.kind == "base":
        return None if press.base is None else SlapBase(tick, press.base, hand, 1, press.seq)
    if press.kind == "point":
        return None if press.target is None else PointAt(tick, press.target, press.seq)
    target = LATER if press.later else NOBODY if press.target is None else press.target
    return SlapCenter(tick, target, tick, 1, press.seq)


def foreperiod(random: Random, shortest: float, longest: float) -> float:
    """SLAP-012: drawn after the deal, so that nobody, the dealer included, knows the moment."""
    return random.uniform(shortest, longest)


def span(t: SlapTable) -> tuple[float, float]:
    found = t.options["foreperiod_ms"]
    assert isinstance(found, list)
    return float(found[0]), float(found[1])
