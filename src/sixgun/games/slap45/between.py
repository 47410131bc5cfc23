"""Between the rounds: leaving bases, traps, peeking, dealing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from sixgun.core.action import Action
from sixgun.core.seats import CLOCK
from sixgun.core.step import Step
from sixgun.games.slap45.actions import (
    DEAL,
    DEAL_TYPE,
    LEAVES,
    MAIN,
    OFF,
    READY,
    START,
    Deal,
    DealType,
    Leave,
    LeaveAt,
    Ready,
    Resign,
    StartClock,
)
from sixgun.games.slap45.cards import TYPE
from sixgun.games.slap45.cleanup import CHECK_END, CLEANUP, TAKE_RESIGNATIONS
from sixgun.games.slap45.deck import FILL_DECK, REVEAL_CARD, SHOW_DEALER
from sixgun.games.slap45.events import (
    DEAL_PASSED,
    DEALT,
    HAND_LEFT,
    CardChosen,
    ClockStarted,
    HandsLeft,
    Resigned,
    RoundBegan,
)
from sixgun.games.slap45.live import Armed
from sixgun.games.slap45.open_ask import OpenAsk, can_leave
from sixgun.games.slap45.plans import MAKE_PLANS
from sixgun.games.slap45.table import SlapTable

TOP_CARD: Final = -1
BEFORE_THE_DEAL: Final = "between"


class Round(Step[SlapTable]):
    """A round runs through between, armed, live, aftermath and cleanup; then comes the next.

    In the duel the dealer sees the deck; then everybody may get ready.
    """

    __slots__ = ()
    clauses = ("SLAP-010", "SLAP-011", "SLAP-098", "SLAP-155")

    def run(self, t: SlapTable) -> None:
        leaving = t.leaving
        t.emit(RoundBegan(t.round_no + 1, t.dealer))
        if leaving:
            leaving = tuple([(seat, hand) for seat, hand in leaving if can_leave(t, seat, hand)])
        if leaving:
            t.emit(HandsLeft(leaving))
        if t.duel:
            t.do(FILL_DECK, SHOW_DEALER, BETWEEN, self)
        else:
            t.do(BETWEEN, self)


class Between(OpenAsk):
    """Hands may leave, and gangs may do what their powers allow before the deal; the dealer deals.

    The others are asked first, but need not answer: with a clock only the dealer is waited for.
    """

    __slots__ = ("ready",)
    kind = BEFORE_THE_DEAL
    limit = "deal_timeout_ms"
    clauses = ("SLAP-011", "SLAP-013", "SLAP-131", "SLAP-137", "SLAP-156", "SLAP-158")
    shows = ("ready",)

    def __init__(self, ready: tuple[int, ...]) -> None:
        self.ready: tuple[int, ...] = ready

    def seats(self, t: SlapTable) -> Sequence[int]:
        if t.clocked:
            return (t.dealer,)
        dealer, ready = t.dealer, self.ready
        others = [s for s in t.living if s != dealer and s not in ready and self.can_prepare(t, s)]
        return others or (dealer,)

    def can_prepare(self, t: SlapTable, seat: int) -> bool:
        """Everybody can see whether a living player has anything to do before the deal."""
        return t.main[seat] >= 0 or t.off[seat] >= 0 or bool(t.powers.offers(t, self, seat))

    def options(self, t: SlapTable, seat: int) -> list[Action]:
        if seat == CLOCK:
            return [] if t.clocked or t.house.turn_based else [START]
        if seat == t.dealer:
            return self.prepare([DEAL, *choices(t)] if t.duel else [DEAL], t, seat)
        return self.prepare([READY], t, seat) if t.lives(seat) and self.can_prepare(t, seat) else []

    def prepare(self, found: list[Action], t: SlapTable, seat: int) -> list[Action]:
        """These options, and what a player may do before the deal."""
        if t.main[seat] >= 0:
            found.append(LEAVES[MAIN])
        if t.off[seat] >= 0:
            found.append(LEAVES[OFF])
        t.powers.add_offers(t, self, BEFORE_THE_DEAL, seat, found)
        return found

    def answer(self, seat: int) -> Action | None:
        return READY if seat in self.ready else None

    def permits(self, t: SlapTable, seat: int, action: Action) -> bool:
        if isinstance(action, LeaveAt):
            return can_leave(t, seat, action.hand)
        return super().permits(t, seat, action)

    def take(self, t: SlapTable, seat: int, action: Action) -> None:
        if isinstance(action, (Deal, DealType)):
            t.do(DealCard(seat, action.card if isinstance(action, DealType) else TOP_CARD), CLEANUP)
        elif isinstance(action, Ready):
            t.do(Between((*self.ready, seat)))
        elif isinstance(action, Resign):
            self.resign(t, seat)
        else:
            t.do(self)
            DEEDS[type(action)](t, seat, action)

    def resign(self, t: SlapTable, seat: int) -> None:
        """SLAP-162: between the rounds it takes effect at once."""
        t.emit(Resigned(seat))
        t.do(TAKE_RESIGNATIONS, CHECK_END, ReplaceDealer(t.duel), self)


BETWEEN: Final = Between(())


class ReplaceDealer(Step[SlapTable]):
    """A dealer who resigned is replaced by the next living player, in the duel by the first dead."""

    __slots__ = ("duel",)
    clauses = ("SLAP-153", "SLAP-162")

    def __init__(self, duel: bool) -> None:
        self.duel = duel  # before the resignation

    def run(self, t: SlapTable) -> None:
        if t.duel and not self.duel:
            t.emit(DEAL_PASSED[t.deaths[0]])
            t.do(FILL_DECK, SHOW_DEALER)
        elif not t.duel and not t.members[t.dealer]:
            t.emit(DEAL_PASSED[t.next_living(t.dealer)])


class DealCard(Step[SlapTable]):
    """The deal: a hand flips the card, so a dealer with both in bases takes one out."""

    __slots__ = ("card", "seat")
    clauses = ("SLAP-012", "SLAP-025", "SLAP-156")

    def __init__(self, seat: int, card: int) -> None:
        self.seat: int = seat
        self.card: int = card  # the type that the duel's dealer chose, or the top card

    def run(self, t: SlapTable) -> None:
        seat = self.seat
        if self.card != TOP_CARD:
            t.emit(CardChosen(seat, next(p for p in t.deck if TYPE[p] == self.card)))
        if t.main[seat] >= 0 and t.off[seat] >= 0:
            t.emit(HAND_LEFT[seat][OFF])
        t.emit(DEALT[seat])
        t.do(START_RACE)


class StartRace(Step[SlapTable]):
    """Times come from a clock, or from plans: before the reveal in turns, after it where no clock runs."""

    __slots__ = ()
    clauses = ("SLAP-170", "SLAP-171")

    def run(self, t: SlapTable) -> None:
        if t.clocked:
            t.do(Armed(reaction=t.house.reaction))
        elif t.house.turn_based:
            t.do(MAKE_PLANS)
        else:
            t.do(FILL_DECK, REVEAL_CARD, MAKE_PLANS)


START_RACE: Final = StartRace()

# -- what can be done before the deal --------------------------------------------------------------


def leave(t: SlapTable, seat: int, action: Action) -> None:
    assert isinstance(action, (Leave, LeaveAt))
    t.emit(HAND_LEFT[seat][action.hand])


def start_clock(t: SlapTable, seat: int, action: Action) -> None:
    t.emit(ClockStarted())


Deed = Callable[[SlapTable, int, Action], None]
DEEDS: Final[dict[type[Action], Deed]] = {Leave: leave, LeaveAt: leave, StartClock: start_clock}


def choices(t: SlapTable) -> list[Action]:
    """SLAP-156, SLAP-157: the duel's dealer chooses among the types in the deck while nobody is favoured."""
    if t.options["duel_dealer"] == "auto":
        return []
    covered = [dueler for dueler in t.living if t.in_cover(dueler)]
    if len(covered) == 1:
        return []
    unseen = t.unseen()
    return [DEAL_TYPE[card] for card in range(4) if unseen[card]]
