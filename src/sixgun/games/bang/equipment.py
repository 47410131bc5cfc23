"""The fifteen kinds of equipment card: one entry each says its price, its uses, its numbers and its hooks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from sixgun.core.action import Action
from sixgun.core.errors import Refusal
from sixgun.core.power import TABLE, After, Instead, Offer, Power
from sixgun.core.value import Value
from sixgun.games.bang.actions import CODES, MODES, power_number, use
from sixgun.games.bang.card_events import DrawResolved
from sixgun.games.bang.cards import BeginDuel, OpenStore, Strip, add_spoils, everybody, near, others
from sixgun.games.bang.combat import NO_SUIT, Shot
from sixgun.games.bang.death import LAST_CHANCE, Heal
from sixgun.games.bang.distance import reachable
from sixgun.games.bang.draw import DRAW_ONE, DRAW_TWO, Draw, reveal
from sixgun.games.bang.entries import NO_OFFER, TWICE, USES, Usage, is_whole, table_owned, too_poor
from sixgun.games.bang.events import Eliminated, PlayEnded, TurnGranted, WoundSurvived
from sixgun.games.bang.gold_events import NuggetsPaid, Refreshed, RefreshPromised, UseCounted
from sixgun.games.bang.gold_rush import COST, TakeNuggets
from sixgun.games.bang.pieces import LASTING, ONCE, SUIT, enter_equipment
from sixgun.games.bang.shop import AS_IT_IS, SERVICES, STAYS, Service
from sixgun.games.bang.table import NOBODY, BangTable, Question, Rule
from sixgun.games.bang.turn import PHASE_TWO, NextTurn
from sixgun.games.bang.values import (
    BUYS_CARDS,
    BUYS_LIFE,
    FLIPS,
    MARK,
    MORE_CARDS,
    NO_VALUE,
    PEACE,
    WIDE,
    WOUND_CARDS,
    WOUND_NUGGETS,
    enter,
)

PANIC, BEER, BANG, STORE, DUEL, CAT_BALOU = range(len(MODES))
PAN: Final = use("gold_pan")
SACK: Final = use("rucksack")

# -- Shot, Bottle, Pardner, Union Pacific -----------------------------------------------------------


def cheer(seat: int, target: int) -> Rule:
    """BANG-230: one chosen player regains a life point."""
    return Heal(target, 1)


def near_spoils(t: BangTable, seat: int) -> list[int]:
    """BANG-095: the codes of all cards that a Panic! may take."""
    found: list[int] = []
    add_spoils(t, seat, near(t, seat), CODES, found)
    return found


def all_spoils(t: BangTable, seat: int) -> list[int]:
    """BANG-096: the codes of all cards that a Cat Balou may discard."""
    found: list[int] = []
    add_spoils(t, seat, everybody(t, seat), CODES, found)
    return found


def grab(seat: int, code: int) -> Rule:
    return Strip(seat, code, NO_SUIT, True)


def drink(seat: int, target: int) -> Rule:
    """BANG-232: the Beer effect works with two players left."""
    return Heal(seat, 1)


def shoot(seat: int, target: int) -> Rule:
    """BANG-233, BANG-084: one Missed! effect is enough; it is no BANG! card."""
    return Shot(target, seat, 1, NO_SUIT)


def store(seat: int, target: int) -> Rule:
    return OpenStore(seat)


def defy(seat: int, target: int) -> Rule:
    return BeginDuel(seat, target, NO_SUIT)


def scrap(seat: int, code: int) -> Rule:
    return Strip(seat, code, NO_SUIT, False)


def ride(seat: int, target: int) -> Rule:
    """BANG-236: four cards."""
    return Draw(seat, 4)


# -- Rhum --------------------------------------------------------------------------------------------


def rhum(seat: int, target: int) -> Rule:
    return FlipSuits(seat)


class FlipSuits(Rule):
    """A life point for each different suit among four flips and the extra ones."""

    __slots__ = ("seat",)
    clauses = ("BANG-235",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: BangTable) -> None:
        reveal(t, self.seat, t.value(FLIPS, self.seat, 4), "rhum")
        suits = len({SUIT[card] for card in t.aside})
        if t.aside:
            t.emit(DrawResolved(self.seat, t.aside[-1], source="rhum", good=True))
        t.do(Heal(self.seat, suits))


# -- Gold Rush ---------------------------------------------------------------------------------------


def rush(seat: int, target: int) -> Rule:
    return GoldFever(seat)


class GoldFever(Rule):
    """Phase 2 ends; after the turn the buyer regains all life points and takes another turn."""

    __slots__ = ("seat",)
    clauses = ("BANG-237",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: BangTable) -> None:
        t.emit(PlayEnded(self.seat))
        t.emit(TurnGranted(self.seat))
        t.emit(RefreshPromised(self.seat))


def refresh(t: BangTable, owner: int, step: NextTurn) -> Rule | None:
    return Refresh(t.turn) if t.refresh else None


class Refresh(Rule):
    """The buyer of the Gold Rush card regains all life points before their other turn."""

    __slots__ = ("seat",)
    clauses = ("BANG-237",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: BangTable) -> None:
        t.emit(Refreshed(self.seat))
        t.do(NextTurn())


# -- black cards -------------------------------------------------------------------------------------


def not_wanted(t: BangTable, seat: int) -> list[int]:
    """BANG-240: any player in the game who has no Wanted."""
    return [other for other in t.ring if not t.value(MARK, other)]


def wanted(t: BangTable, me: int, event: Eliminated) -> Rule | None:
    """BANG-241, BANG-242: for whoever eliminated the player, if anybody did."""
    return WantedReward(event.by) if event.seat == me and event.by != NOBODY else None


class WantedReward(Rule):
    """Two cards and a nugget for a Wanted player."""

    __slots__ = ("seat",)
    clauses = ("BANG-241",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: BangTable) -> None:
        t.do(DRAW_TWO[self.seat], TakeNuggets(self.seat, 1))


def boots(t: BangTable, me: int, event: WoundSurvived) -> Rule | None:
    return Draw(me, event.counted) if event.seat == me and event.counted else None


def lucky_charm(t: BangTable, me: int, event: WoundSurvived) -> Rule | None:
    return TakeNuggets(me, event.counted) if event.seat == me and event.counted else None


def gold_pan(t: BangTable, owner: int, ask: Question) -> list[Action]:
    """BANG-249: at most twice a turn."""
    me = ask.seat
    return [PAN] if t.nuggets[me] and t.pans < 2 and t.value(BUYS_CARDS, me) else NO_OFFER


def use_pan(t: BangTable, seat: int, target: int) -> None:
    t.emit(UseCounted(seat, 1, 0, 0))
    t.emit(NuggetsPaid(seat, 1))
    t.do(DRAW_ONE[seat])


def not_pan(t: BangTable, seat: int, action: Action) -> Refusal | None:
    return too_poor(t, seat, 1) or (TWICE if t.pans > 1 else None)


PANNING: Final = Usage(use_pan, not_pan)


def rucksack(t: BangTable, owner: int, ask: Question) -> list[Action]:
    """BANG-251, BANG-309: two nuggets for a life point, below the maximum, not as a shadow."""
    me = ask.seat
    able = t.nuggets[me] >= 2 and t.life[me] < t.max_life[me] and t.alive[me] and t.value(BUYS_LIFE, me)
    return [SACK] if able else NO_OFFER


def use_sack(t: BangTable, seat: int, target: int) -> None:
    t.emit(NuggetsPaid(seat, 2))
    t.do(Heal(seat, 1))


def not_sack(t: BangTable, seat: int, action: Action) -> Refusal | None:
    return is_whole(t, seat) or too_poor(t, seat, 2)


PACKED: Final = Usage(use_sack, not_sack)


# -- the entries -------------------------------------------------------------------------------------


class Equipment:
    """An entry: the price, the copies, the uses, the numbers for whoever has the card, and its hooks.

    What it offers and replaces is the table's, and looks itself who has the card; what it follows is the
    owner's, because the seats' answers to an event have an order.
    """

    __slots__ = ("powers",)

    def __init__(
        self,
        name: str,
        cost: int,
        copies: int = 1,
        services: dict[int, Service] | None = None,
        value: Value = NO_VALUE,
        option: dict[str, Offer] | None = None,
        after: dict[type, After] | None = None,
        instead: dict[type, Instead] | None = None,
        usage: Usage | None = None,
    ) -> None:
        services = services or {AS_IT_IS: STAYS}
        stays = any(service.effect is None for service in services.values())
        cards = enter_equipment(name, copies, LASTING if stays else ONCE, cost)
        enter(cards, value)
        for card in cards:
            COST[card] = cost
            SERVICES[card] = services
        if usage is not None:
            USES[power_number(name)] = usage
        self.powers: list[Power] = []
        if option or instead:
            self.powers.append(Power(name, table_owned, option=option, instead=instead, seat=TABLE))
        if after:
            self.powers.append(Power(name, holders(value), after=after))


def holders(value: Value) -> Callable[[BangTable], Sequence[int]]:
    """The owners of a card with that value, which they lose only after their elimination."""
    [trait] = value

    def owners(t: BangTable) -> Sequence[int]:
        return [seat for seat, cards in enumerate(t.equipment) if cards and t.value(trait, seat)]

    return owners


BOTTLE: Final = {
    PANIC: Service(near_spoils, grab, named=True),
    BEER: Service(None, drink),
    BANG: Service(reachable, shoot),
}
PARDNER: Final = {
    STORE: Service(None, store),
    DUEL: Service(others, defy),
    CAT_BALOU: Service(all_spoils, scrap, named=True),
}


def single(service: Service) -> dict[int, Service]:
    """The only use of a card."""
    return {AS_IT_IS: service}


SACK_OFFERS: Final[dict[str, Offer]] = {PHASE_TWO: rucksack, LAST_CHANCE: rucksack}
CARDS: Final = (
    Equipment("shot", 1, copies=3, services=single(Service(everybody, cheer, kindly=True))),  # BANG-230
    Equipment("bottle", 2, copies=3, services=BOTTLE),  # BANG-231
    Equipment("pardner", 2, copies=3, services=PARDNER),  # BANG-234
    Equipment("rhum", 3, copies=2, services=single(Service(None, rhum))),  # BANG-235
    Equipment("union_pacific", 4, services=single(Service(None, ride))),  # BANG-236
    Equipment("gold_rush", 5, services=single(Service(None, rush)), instead={NextTurn: refresh}),  # BANG-237
    Equipment("gun_belt", 2, value={WIDE: 1}),  # BANG-238
    Equipment("horseshoe", 2, value={FLIPS: 1}),  # BANG-239
    Equipment(
        "wanted",
        2,
        copies=3,
        services=single(Service(not_wanted, None)),
        value={MARK: 1},
        after={Eliminated: wanted},
    ),  # BANG-240
    Equipment("boots", 3, value={WOUND_CARDS: 1}, after={WoundSurvived: boots}),  # BANG-243
    Equipment("calumet", 3, value={PEACE: 1}),  # BANG-244
    Equipment("gold_pan", 3, value={BUYS_CARDS: 1}, option={PHASE_TWO: gold_pan}, usage=PANNING),  # BANG-249
    Equipment("lucky_charm", 3, value={WOUND_NUGGETS: 1}, after={WoundSurvived: lucky_charm}),  # BANG-250
    Equipment("rucksack", 3, value={BUYS_LIFE: 1}, option=SACK_OFFERS, usage=PACKED),  # BANG-251
    Equipment("pickaxe", 4, value={MORE_CARDS: 1}),  # BANG-253
)
