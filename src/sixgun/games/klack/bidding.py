"""The bidding phase: who can still bid, the secret bids, and ties at the top."""

from __future__ import annotations

from typing import Final

from sixgun.core.action import Action, heard, the
from sixgun.core.event import AnswerReplaced, AnswerSealed, Event
from sixgun.core.step import Sealed, Step
from sixgun.core.table import Table
from sixgun.games.klack.actions import BIDS, CONVERT, RAISES, Bid, Convert, Raise
from sixgun.games.klack.ending import CHECK_ALONE
from sixgun.games.klack.events import BidsOpened, MobTook, RaisesOpened, StacksConverted
from sixgun.games.klack.money import NOTHING, Bundle, value
from sixgun.games.klack.roulette import NAME_VICTIM
from sixgun.games.klack.table import AT_TABLE, KlackTable

SEALED: Final[list[dict[Action, AnswerSealed]]] = [{} for _ in range(6)]  # by seat


class Secret(Sealed[KlackTable]):
    """A secret choice of bills or stacks. KLACK-023: all see that a player is ready, and no more."""

    __slots__ = ()

    def told(self, seat: int, action: Action, first: bool) -> Event[Table]:
        """There is no telling two equal answers apart: the event of each is made when it is first given."""
        if not first:
            return AnswerReplaced(seat, action)
        event = SEALED[seat].get(action)
        if event is None:
            event = AnswerSealed(seat, action)
            if heard(type(action), *action.parts()) is action:  # not one of its user's own making
                SEALED[seat][action] = event
        return event


class SendTheMob(Step[KlackTable]):
    """Whoever has to bid or raise, with an empty hand and no stack, leaves; all at the same moment."""

    __slots__ = ("seats",)
    clauses = ("KLACK-014", "KLACK-041")

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def run(self, t: KlackTable) -> None:
        broke = [seat for seat in t.short_of_bills(self.seats) if not t.stacks[seat]]
        if broke:
            t.emit(MobTook(tuple(broke)))
            t.do(CHECK_ALONE)


class BreakStacks(Step[KlackTable]):
    """Whoever has to bid or raise with an empty hand converts exactly one stack; nobody else may."""

    __slots__ = ("seats",)
    clauses = ("KLACK-016", "KLACK-030", "KLACK-034", "KLACK-035", "KLACK-039")

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def run(self, t: KlackTable) -> None:
        short = t.short_of_bills(self.seats)
        if [seat for seat in short if len(t.stacks[seat]) > 1]:
            t.do(ChooseStack(short))
        elif short:  # a single stack is no choice, and it lies open
            t.emit(StacksConverted(tuple([(seat, 0) for seat in short])))


class ChooseStack(Secret):
    """The owner chooses which stack to break up; several owners choose at once."""

    __slots__ = ()
    kind = "convert"
    clauses = ("KLACK-031", "KLACK-038")
    shows = ("who",)

    def with_answers(self, answers: tuple[Action | None, ...]) -> ChooseStack:
        return ChooseStack(self.who, answers)

    def choices(self, t: KlackTable, seat: int) -> list[Action]:
        return CONVERT[: len(t.stacks[seat])]

    def default(self, t: KlackTable, seat: int) -> Action:
        """KLACK-090: the stack of lowest value, among equals the oldest."""
        stacks = t.stacks[seat]
        return CONVERT[min(range(len(stacks)), key=lambda stack: value(stacks[stack]))]

    def reveal(self, t: KlackTable, answers: list[Action]) -> None:
        chosen: list[tuple[int, int]] = []
        for place, seat in enumerate(self.who):
            action = answers[place]
            assert isinstance(action, Convert)
            chosen.append((seat, action.stack))
        t.emit(StacksConverted(tuple(chosen)))


class OpenBidding(Step[KlackTable]):
    """After all departures and conversions everybody at the table must bid."""

    __slots__ = ()
    clauses = ("KLACK-017", "KLACK-020")

    def run(self, t: KlackTable) -> None:
        t.do(SecretBids(t.present))


OPEN_BIDDING: Final = OpenBidding()


class SecretBids(Secret):
    """Everybody bids at least one bill of their hand, secretly and at the same time."""

    __slots__ = ()
    kind = "bid"
    clauses = ("KLACK-020", "KLACK-021", "KLACK-022", "KLACK-023", "KLACK-025")
    shows = ("who",)

    def with_answers(self, answers: tuple[Action | None, ...]) -> SecretBids:
        return SecretBids(self.who, answers)

    def choices(self, t: KlackTable, seat: int) -> list[Action]:
        return BIDS.of(t.hand[seat])

    def default(self, t: KlackTable, seat: int) -> Action:
        return the(Bid, *smallest(t.hand[seat]))

    def reveal(self, t: KlackTable, answers: list[Action]) -> None:
        t.emit(BidsOpened(laid_out(t, self.who, answers)))
        t.do(FindHighBidder(self.who))


class FindHighBidder(Step[KlackTable]):
    """A sole highest bid wins at once; equal highest bids must raise. Bids are compared by value."""

    __slots__ = ("seats",)
    clauses = ("KLACK-026", "KLACK-027", "KLACK-040", "KLACK-048", "KLACK-049", "KLACK-050")

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def run(self, t: KlackTable) -> None:
        high, leaders = -1, list[int]()
        for seat in self.seats:
            worth = value(t.bid[seat])
            if worth > high:
                high, leaders = worth, [seat]
            elif worth == high:
                leaders.append(seat)
        if len(leaders) == 1:
            t.do(NAME_VICTIM[leaders[0]])
        else:
            contenders = tuple(leaders)
            t.do(SendTheMob(contenders), BreakTie(contenders))


class BreakTie(Step[KlackTable]):
    """The contenders still there raise; one alone has won; with none left the next highest bid decides."""

    __slots__ = ("contenders",)
    clauses = ("KLACK-043", "KLACK-044", "KLACK-045")

    def __init__(self, contenders: tuple[int, ...]) -> None:
        self.contenders = contenders

    def run(self, t: KlackTable) -> None:
        left = tuple([seat for seat in self.contenders if t.status[seat] == AT_TABLE])
        if not left:
            t.do(FindHighBidder(t.present))
        elif len(left) == 1:
            t.do(NAME_VICTIM[left[0]])
        else:
            t.do(BreakStacks(left), SecretRaises(left))


class SecretRaises(Secret):
    """The contenders must raise by at least one bill, secretly and at the same time; nobody may give up."""

    __slots__ = ()
    kind = "raise"
    clauses = ("KLACK-040", "KLACK-046", "KLACK-047", "KLACK-025")
    shows = ("who",)

    def with_answers(self, answers: tuple[Action | None, ...]) -> SecretRaises:
        return SecretRaises(self.who, answers)

    def facts(self, t: KlackTable) -> dict[str, object]:
        """KLACK-040: the value of the bids that are tied."""
        return {"tied": value(t.bid[self.who[0]])}

    def choices(self, t: KlackTable, seat: int) -> list[Action]:
        return RAISES.of(t.hand[seat])

    def default(self, t: KlackTable, seat: int) -> Action:
        return the(Raise, *smallest(t.hand[seat]))

    def reveal(self, t: KlackTable, answers: list[Action]) -> None:
        t.emit(RaisesOpened(laid_out(t, self.who, answers)))
        t.do(FindHighBidder(self.who))


def laid_out(t: KlackTable, who: tuple[int, ...], answers: list[Action]) -> tuple[Bundle, ...]:
    """One bundle a seat, in seat order: the order of commitment tells nothing."""
    bundles = [NOTHING] * t.seats
    for place, seat in enumerate(who):
        action = answers[place]
        assert isinstance(action, (Bid, Raise))
        bundles[seat] = action.bills
    return tuple(bundles)


def smallest(hand: Bundle) -> Bundle:
    """KLACK-090: one bill, a 1,000 if the hand has one."""
    return (1, 0) if hand[0] else (0, 1)
