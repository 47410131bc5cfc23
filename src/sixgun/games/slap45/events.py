"""What happens in Slap .45."""

from __future__ import annotations

from typing import ClassVar, Final

from sixgun.core.action import Action
from sixgun.core.event import Event
from sixgun.core.rows import add, lay
from sixgun.games.slap45.actions import HOLSTER, MAIN, OFF, PIECES, PLAN, SEATS
from sixgun.games.slap45.cards import TYPE, TYPES
from sixgun.games.slap45.gangs import members_of
from sixgun.games.slap45.race import DEAD_HEAT
from sixgun.games.slap45.table import SlapTable


class GangsGiven(Event[SlapTable]):
    """Each player gets a gang of six, and the first dealer is named."""

    __slots__ = ("dealer", "gangs")
    clauses = ("SLAP-009", "SLAP-114")
    shows = ("gangs", "dealer")

    def __init__(self, gangs: tuple[str, ...], dealer: int) -> None:
        self.gangs, self.dealer = gangs, dealer

    def apply(self, t: SlapTable) -> None:
        t.gang = list(self.gangs)
        t.members = [members_of(gang) for gang in self.gangs]
        t.dealer = self.dealer
        t.arm()


class GoldGiven(Event[SlapTable]):
    """One Gold for each stash."""

    __slots__ = ("gold",)
    clauses = ("SLAP-009",)
    shows = ("gold",)
    pieces = ("gold",)

    def __init__(self, gold: tuple[int, ...]) -> None:
        self.gold = gold  # one a seat

    def apply(self, t: SlapTable) -> None:
        t.stash = [[piece] for piece in self.gold]
        for piece in self.gold:
            t.place_open(piece)


class DeckShuffled(Event[SlapTable]):
    """A new deck; nobody knows its order."""

    __slots__ = ("deck", "size")
    clauses = ("SLAP-009", "SLAP-111")
    shows = ("size",)

    def __init__(self, deck: tuple[int, ...], size: int) -> None:
        self.deck, self.size = deck, size

    def apply(self, t: SlapTable) -> None:
        t.deck = list(self.deck)
        t.discard = []
        t.count_unseen()
        for piece in self.deck:
            t.shown[piece] = t.known[piece] = 0


class ClockStarted(Event[SlapTable]):
    """Somebody keeps the time from now on."""

    clauses = ("SLAP-001",)

    def apply(self, t: SlapTable) -> None:
        t.clocked = True


# -- between the rounds --------------------------------------------------------------------------


class HandsLeft(Event[SlapTable]):
    """Hands are taken out of their bases outside the race."""

    __slots__ = ("hands",)
    clauses = ("SLAP-011", "SLAP-025", "SLAP-096")
    shows = ("hands",)

    def __init__(self, hands: tuple[tuple[int, int], ...]) -> None:
        self.hands = hands  # pairs of seat and hand

    def apply(self, t: SlapTable) -> None:
        for seat, hand in self.hands:
            if hand == MAIN:
                t.main = lay(t.main, seat, HOLSTER)
            else:
                t.off = lay(t.off, seat, HOLSTER)


class WillLeave(Event[SlapTable]):
    """A hand is taken away while the round is being settled; it is away when the next one begins."""

    __slots__ = ("hands",)
    clauses = ("SLAP-005", "SLAP-011")
    shows = ("hands",)

    def __init__(self, hands: tuple[tuple[int, int], ...]) -> None:
        self.hands = hands

    def apply(self, t: SlapTable) -> None:
        t.leaving = tuple(sorted({*t.leaving, *self.hands})) if t.leaving else self.hands


class RoundBegan(Event[SlapTable]):
    """A new round, before its deal."""

    __slots__ = ("dealer", "number")
    clauses = ("SLAP-010", "SLAP-011")
    shows = ("number", "dealer")

    def __init__(self, number: int, dealer: int) -> None:
        self.number, self.dealer = number, dealer

    def apply(self, t: SlapTable) -> None:
        t.round_no = self.number
        t.leaving = ()


class DealPassed(Event[SlapTable]):
    """Another player deals."""

    __slots__ = ("dealer",)
    clauses = ("SLAP-110", "SLAP-153", "SLAP-162")
    shows = ("dealer",)

    def __init__(self, dealer: int) -> None:
        self.dealer = dealer

    def apply(self, t: SlapTable) -> None:
        t.dealer = self.dealer
        t.peeked = False


class TrapDeclared(Event[SlapTable]):
    """The Outlaws pay one Gold and make a card type a trap, openly."""

    __slots__ = ("gold", "kind", "seat")
    clauses = ("SLAP-131",)
    shows = ("seat", "kind", "gold")
    pieces = ("gold",)

    def __init__(self, seat: int, kind: str, gold: int) -> None:
        self.seat, self.kind, self.gold = seat, kind, gold

    def apply(self, t: SlapTable) -> None:
        t.traps = lay(t.traps, TYPES.index(self.kind), self.seat)
        t.find_powers()
        pay(t, self.seat, self.gold)


class Peeked(Event[SlapTable]):
    """The dealer has looked at the top card; everybody sees that they did."""

    __slots__ = ("card", "seat")
    clauses = ("SLAP-137",)
    shows = ("seat",)
    private: ClassVar[dict[str, str]] = {"card": "seat"}
    pieces = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        self.seat, self.card = seat, card

    def apply(self, t: SlapTable) -> None:
        t.peeked = True
        t.let_see(self.card, self.seat)


class DuelDealerLooked(Event[SlapTable]):
    """The duel's dealer sees the top card."""

    __slots__ = ("card", "seat")
    clauses = ("SLAP-155",)
    shows = ("seat",)
    private: ClassVar[dict[str, str]] = {"card": "seat"}
    pieces = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        self.seat, self.card = seat, card

    def apply(self, t: SlapTable) -> None:
        t.let_see(self.card, self.seat)


class CardChosen(Event[SlapTable]):
    """The duel's dealer puts the topmost card of a type on top; nobody else hears of it."""

    __slots__ = ("card", "seat")
    clauses = ("SLAP-156",)
    shows = ("seat", "card")
    pieces = ("card",)
    only = "seat"

    def __init__(self, seat: int, card: int) -> None:
        self.seat, self.card = seat, card

    def apply(self, t: SlapTable) -> None:
        t.deck.remove(self.card)
        t.deck.insert(0, self.card)
        t.let_see(self.card, self.seat)


class Dealt(Event[SlapTable]):
    """The dealer deals: the reveal will follow."""

    __slots__ = ("seat",)
    clauses = ("SLAP-012", "SLAP-177")
    shows = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Resigned(Event[SlapTable]):
    """A player gives up; outside `between` it takes effect in the next cleanup."""

    __slots__ = ("seat",)
    clauses = ("SLAP-162",)
    shows = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def apply(self, t: SlapTable) -> None:
        t.resigning = tuple(sorted((*t.resigning, self.seat)))


# -- the race ------------------------------------------------------------------------------------


class CardRevealed(Event[SlapTable]):
    """The top card is turned over for all at the same moment: tick 0."""

    __slots__ = ("card",)
    clauses = ("SLAP-014", "SLAP-015")
    shows = ("card",)
    pieces = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def apply(self, t: SlapTable) -> None:
        t.deck.remove(self.card)
        t.center = add(t.center, self.card)
        t.place_open(self.card)


class PressSeen(Event[SlapTable]):
    """Somebody's hand moves: seen at once and provisionally, its time and target by nobody else yet."""

    __slots__ = ("action", "seat", "what")
    clauses = ("SLAP-002", "SLAP-184")
    shows = ("seat", "what")
    private: ClassVar[dict[str, str]] = {"action": "seat"}

    def __init__(self, seat: int, what: str, action: Action) -> None:
        self.seat, self.what, self.action = seat, what, action


class PlanPieced(Event[SlapTable]):
    """A piece of a secret plan; only its owner hears of it."""

    __slots__ = ("piece", "seat")
    clauses = ("SLAP-172",)
    shows = ("seat", "piece")
    only = "seat"
    quiet = True

    def __init__(self, seat: int, piece: Action) -> None:
        self.seat, self.piece = seat, piece


class PlansCommitted(Event[SlapTable]):
    """A player has plans for every card."""

    __slots__ = ("seat",)
    clauses = ("SLAP-172", "SLAP-177")
    shows = ("seat",)
    quiet = True

    def __init__(self, seat: int) -> None:
        self.seat = seat


class RoundJudged(Event[SlapTable]):
    """The live phase is over: when, by whose slap, at whom, who is last; and every action with its result."""

    __slots__ = ("clause", "loser", "main", "off", "protected", "slapper", "stream", "target", "tick")
    clauses = ("SLAP-017", "SLAP-050", "SLAP-095", "SLAP-175")
    shows = (
        *("tick", "clause", "slapper", "target", "protected", "loser", "dead_heat"),
        *("stream", "main", "off"),
    )

    def __init__(
        self,
        tick: int,
        clause: str,
        slapper: int,
        target: int,
        protected: bool,
        loser: int,
        stream: tuple[tuple[int, Action, str], ...],
        main: tuple[int, ...],
        off: tuple[int, ...],
    ) -> None:
        self.tick, self.clause = tick, clause
        self.slapper, self.target, self.protected, self.loser = slapper, target, protected, loser
        self.stream = stream
        self.main, self.off = main, off

    @property
    def dead_heat(self) -> bool:
        """Did two slap first in the same tick?"""
        return self.clause == DEAD_HEAT

    def apply(self, t: SlapTable) -> None:
        t.main, t.off = list(self.main), list(self.off)


def pay(t: SlapTable, seat: int, gold: int) -> None:
    """SLAP-113: paid Gold goes to the discard pile at once."""
    t.stash = lay(t.stash, seat, [piece for piece in t.stash[seat] if piece != gold])
    t.discard = add(t.discard, gold)


# -- ready-made ones: there is no telling two of them apart ----------------------------------------

HAND_LEFT: Final = [[HandsLeft(((seat, hand),)) for hand in (MAIN, OFF)] for seat in range(SEATS)]
DEAL_PASSED: Final = [DealPassed(seat) for seat in range(SEATS)]
DEALT: Final = [Dealt(seat) for seat in range(SEATS)]
CARD_REVEALED: Final = [CardRevealed(card) for card in range(len(TYPE))]
PLANS_COMMITTED: Final = [PlansCommitted(seat) for seat in range(SEATS)]
PLAN_PIECED: Final = [
    [
        PlanPieced(seat, PLAN[card][step][more])
        for card in range(4)
        for step in range(len(PIECES))
        for more in range(3)
    ]
    for seat in range(SEATS)
]
