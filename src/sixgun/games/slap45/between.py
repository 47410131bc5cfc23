"""Between the rounds: leaving bases, traps, peeking, dealing."""

from __future__ import annotations

from collections.abc import Sequence
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
    PEEK,
    READY,
    START,
    TRAP,
    Deal,
    DealType,
    DeclareTrap,
    Leave,
    LeaveAt,
    Peek,
    Ready,
    Resign,
    StartClock,
)
from sixgun.games.slap45.cards import TYPE, TYPES, types
from sixgun.games.slap45.cleanup import CLEANUP, check_end, take_resignations
from sixgun.games.slap45.events import (
    DEAL_PASSED,
    DEALT,
    HAND_LEFT,
    CardChosen,
    ClockStarted,
    DuelDealerLooked,
    HandsLeft,
    Peeked,
    Resigned,
    RoundBegan,
    TrapDeclared,
)
from sixgun.games.slap45.gangs import OUTLAWS, RAILROAD
from sixgun.games.slap45.judge import fill_deck, reveal_card
from sixgun.games.slap45.live import Armed
from sixgun.games.slap45.open_ask import OpenAsk, can_leave
from sixgun.games.slap45.plans import Plans
from sixgun.games.slap45.table import NO_TRAP, SlapTable

TOP_CARD: Final = -1


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
            look_at_top(t, t.dealer)
        t.do(ROUND)
        t.do(BETWEEN)


def look_at_top(t: SlapTable, seat: int) -> None:
    """SLAP-137, SLAP-155: the top card is shown to one seat."""
    fill_deck(t)
    top = t.deck[0]
    t.emit(DuelDealerLooked(seat, top) if t.duel else Peeked(seat, top))


class Between(OpenAsk):
    """Hands may leave, Outlaws set traps, a Railroad dealer peeks; the dealer deals.

    The others are asked before him, but need not answer: with a clock only the dealer is waited for.
    """

    __slots__ = ("ready",)
    kind = "between"
    limit = "deal_timeout_ms"
    clauses = ("SLAP-011", "SLAP-013", "SLAP-131", "SLAP-137", "SLAP-156", "SLAP-158")
    shows = ("ready",)

    def __init__(self, ready: tuple[int, ...]) -> None:
        self.ready: tuple[int, ...] = ready

    def seats(self, t: SlapTable) -> Sequence[int]:
        if t.clocked:
            return (t.dealer,)
        dealer, main, off, powers = t.dealer, t.main, t.off, t.house.powers
        others = [
            s
            for s in t.living
            if (main[s] >= 0 or off[s] >= 0 or (powers and can_set_trap(t, s)))
            and s != dealer
            and s not in self.ready
        ]
        return others or (dealer,)

    def options(self, t: SlapTable, seat: int) -> list[Action]:
        if seat == CLOCK:
            return [] if t.clocked or t.house.turn_based else [START]
        if seat == t.dealer:
            return prepare([DEAL, *choices(t)] if t.duel else [DEAL], t, seat)
        return prepare([READY], t, seat) if can_prepare(t, seat) else []

    def answer(self, seat: int) -> Action | None:
        return READY if seat in self.ready else None

    def permits(self, t: SlapTable, seat: int, action: Action) -> bool:
        if isinstance(action, LeaveAt):
            return can_leave(t, seat, action.hand)
        return super().permits(t, seat, action)

    def take(self, t: SlapTable, seat: int, action: Action) -> None:
        if isinstance(action, (Deal, DealType)):
            t.do(CLEANUP)
            deal_card(t, seat, action.card if isinstance(action, DealType) else TOP_CARD)
        elif isinstance(action, Ready):
            t.do(Between((*self.ready, seat)))
        elif isinstance(action, Resign):
            self.resign(t, seat)
        else:
            t.do(self)
            prepared(t, seat, action)

    def resign(self, t: SlapTable, seat: int) -> None:
        """SLAP-162: between the rounds it takes effect at once."""
        t.emit(Resigned(seat))
        duel = t.duel
        take_resignations(t)
        t.do(ReplaceDealer(duel), self)
        check_end(t)


ROUND: Final = Round()
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
            look_at_top(t, t.deaths[0])
        elif not t.duel and not t.members[t.dealer]:
            t.emit(DEAL_PASSED[t.next_living(t.dealer)])


def deal_card(t: SlapTable, seat: int, card: int) -> None:
    """SLAP-012: the deal; SLAP-025: a hand flips the card, so a dealer with both in bases takes one out."""
    if card != TOP_CARD:
        t.emit(CardChosen(seat, next(p for p in t.deck if TYPE[p] == card)))  # SLAP-156
    if t.main[seat] >= 0 and t.off[seat] >= 0:
        t.emit(HAND_LEFT[seat][OFF])
    t.emit(DEALT[seat])
    start_race(t)


def start_race(t: SlapTable) -> None:
    """SLAP-170: times come from a clock, or from plans before or (unclocked) after the reveal.

    SLAP-171: without a clock everybody says, after the reveal, what his hands do; their times are drawn.
    """
    if t.clocked:
        t.do(Armed(reaction=t.house.reaction))
    elif t.house.turn_based:
        t.do(Plans(tuple(t.living), types(t.house.powers)))
    else:
        reveal_card(t)
        t.do(Plans(tuple(t.living), (t.card(),)))


def prepared(t: SlapTable, seat: int, action: Action) -> None:
    """What comes of something done before the deal."""
    if isinstance(action, (Leave, LeaveAt)):
        t.emit(HAND_LEFT[seat][action.hand])
    elif isinstance(action, DeclareTrap):
        t.emit(TrapDeclared(seat, TYPES[action.card], t.stash[seat][0]))
    elif isinstance(action, Peek):
        look_at_top(t, seat)
    elif isinstance(action, StartClock):
        t.emit(ClockStarted())


def prepare(found: list[Action], t: SlapTable, seat: int) -> list[Action]:
    """These options, and what a living player may do before the deal."""
    if t.main[seat] >= 0:
        found.append(LEAVES[MAIN])
    if t.off[seat] >= 0:
        found.append(LEAVES[OFF])
    if t.house.powers:
        if can_set_trap(t, seat):
            found += [TRAP[card] for card in range(4) if t.traps[card] == NO_TRAP]
        if seat == t.dealer and not t.peeked and t.has_power(seat, RAILROAD):
            found.append(PEEK)
    return found


def can_prepare(t: SlapTable, seat: int) -> bool:
    """Everybody can see whether a player has anything to do before the deal."""
    return t.lives(seat) and has_to_prepare(t, seat)


def has_to_prepare(t: SlapTable, seat: int) -> bool:
    return t.in_cover(seat) or can_set_trap(t, seat)


def can_set_trap(t: SlapTable, seat: int) -> bool:
    """SLAP-131: the Outlaws can, for one Gold, where none is yet."""
    return t.has_power(seat, OUTLAWS) and t.gold(seat) > 0 and NO_TRAP in t.traps


def choices(t: SlapTable) -> list[Action]:
    """SLAP-156, SLAP-157: the duel's dealer chooses among the types in the deck while nobody is favoured."""
    if t.options["duel_dealer"] == "auto":
        return []
    covered = [dueler for dueler in t.living if t.in_cover(dueler)]
    if len(covered) == 1:
        return []
    unseen = t.unseen()
    return [DEAL_TYPE[card] for card in range(4) if unseen[card]]
