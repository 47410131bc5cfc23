"""Gold Rush: nuggets, the row of equipment, and its 15 kinds of card. All of it are entries and hooks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from sixgun.core.action import Action
from sixgun.core.power import TABLE, After, Instead, Offer, Power
from sixgun.core.value import Value
from sixgun.games.bang.actions import (
    BUY,
    CASH,
    FORCE_OFF,
    USE,
    USE_PAN,
    USE_SACK,
    Cash,
    ForceOff,
    number,
)
from sixgun.games.bang.card_events import CardPlayed
from sixgun.games.bang.death import LAST_CHANCE, Heal
from sixgun.games.bang.draw import DRAW_ONE, DRAW_TWO, Draw
from sixgun.games.bang.entries import DEEDS, NO_OFFER, USES, table_owned
from sixgun.games.bang.events import (
    Eliminated,
    LifeLost,
    PlayEnded,
    SheriffPunished,
    TurnGranted,
    WoundSurvived,
)
from sixgun.games.bang.gold_events import (
    EquipmentLost,
    EquipmentShuffled,
    NuggetsPaid,
    NuggetsTaken,
    Refreshed,
    RefreshPromised,
    RowFilled,
    UseCounted,
)
from sixgun.games.bang.pieces import (
    BEER,
    EQUIPMENT,
    EQUIPMENT_KIND,
    EQUIPMENT_KINDS,
    KIND,
    PIECES,
    WANTED_KIND,
)
from sixgun.games.bang.table import NOBODY, BangTable, Question, Rule
from sixgun.games.bang.turn import PHASE_TWO, NextTurn
from sixgun.games.bang.values import (
    BOOTS,
    CHARM,
    FLIPS,
    MARK,
    MORE_CARDS,
    NO_VALUE,
    PAN,
    PEACE,
    SACK,
    WIDE,
    enter,
)

# -- prices ------------------------------------------------------------------------------------------

ROW: Final = 3  # equipment cards lie face up
COST: Final = [0] * PIECES  # by piece; filled by the entries


def usable(t: BangTable, card: int) -> bool:
    """BANG-209: a Wanted cannot be bought when every player in the game has one."""
    wanted = EQUIPMENT_KIND[card - EQUIPMENT] == WANTED_KIND
    return not wanted or not all(t.value(MARK, seat) for seat in t.ring)


def shop(t: BangTable, owner: int, ask: Question) -> list[Action]:
    """What nuggets can do in phase 2: Beers for a nugget, purchases, forcing equipment off others, and the
    black cards of the player himself."""
    seat, purse = ask.seat, t.nuggets[ask.seat]
    found: list[Action] = [CASH[card] for card in t.hand[seat] if KIND[card] == BEER]
    if purse == 0:
        return found
    for card in t.row:
        if COST[card] <= purse and usable(t, card):
            found.append(BUY[number(card)])
    for other in t.ring:
        if other != seat:
            for card in t.equipment[other]:
                if COST[card] < purse:
                    found.append(FORCE_OFF[number(card)])
    return found + black_cards(t, seat, ask, PHASE_TWO) if t.equipment[seat] else found


# -- nuggets -----------------------------------------------------------------------------------------


class TakeNuggets(Rule):
    """Nuggets for wounds."""

    __slots__ = ("count", "seat")
    clauses = ("BANG-200", "BANG-201", "BANG-202")

    def __init__(self, seat: int, count: int) -> None:
        self.seat, self.count = seat, count

    def run(self, t: BangTable) -> None:
        t.emit(NuggetsTaken(self.seat, self.count))


def wound(t: BangTable, owner: int, event: LifeLost) -> Rule | None:
    """BANG-200, BANG-203: the causer takes a nugget a life point; without a causer nobody does."""
    return TakeNuggets(event.by, event.points) if event.by != NOBODY else None


def cash(t: BangTable, seat: int, action: Cash) -> None:
    """BANG-220: a Beer for a nugget."""
    t.emit(CardPlayed(seat, action.card, NOBODY))
    t.emit(NuggetsTaken(seat, 1))


# -- the equipment deck ------------------------------------------------------------------------------


def next_equipment(t: BangTable) -> int:
    """BANG-224: the top card; if it lies face up, all are shuffled face down first."""
    if t.face_up >= len(t.equipment_deck):
        order = t.equipment_deck[:]
        t.rng.shuffle(order)
        t.emit(EquipmentShuffled(tuple(order)))
    return t.equipment_deck[-1]


class FillRow(Rule):
    """The next equipment card is laid face up into a place of the row."""

    __slots__ = ("slot",)
    clauses = ("BANG-009", "BANG-210")

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, t: BangTable) -> None:
        t.emit(RowFilled(next_equipment(t), self.slot))


class DropEquipment(Rule):
    """All equipment in front of a player goes face up to the bottom of the equipment deck."""

    __slots__ = ("seat",)
    clauses = ("BANG-148", "BANG-219", "BANG-284")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: BangTable) -> None:
        drop_equipment(t, self.seat)


def drop_equipment(t: BangTable, seat: int) -> None:
    for card in t.equipment[seat][:]:
        t.emit(EquipmentLost(seat, card, NOBODY))


def punished(t: BangTable, owner: int, event: SheriffPunished) -> Rule | None:
    """BANG-148, BANG-149: the Sheriff's penalty takes his equipment too, never his nuggets."""
    return DropEquipment(event.seat)


def force_off(t: BangTable, seat: int, action: ForceOff) -> None:
    """BANG-215: printed cost and one more make another player discard an equipment card."""
    card = EQUIPMENT + action.equipment
    owner = next(other for other in t.ring if card in t.equipment[other])
    t.emit(NuggetsPaid(seat, COST[card] + 1))
    t.emit(EquipmentLost(owner, card, seat))


# -- elimination -------------------------------------------------------------------------------------


def died(t: BangTable, owner: int, event: Eliminated) -> Rule | None:
    return Estate(event.seat, event.by)


class Estate(Rule):
    """Equipment goes, nuggets return to the heap, and whoever eliminated a Wanted player is rewarded."""

    __slots__ = ("by", "seat")
    clauses = ("BANG-144", "BANG-241", "BANG-242", "BANG-280")

    def __init__(self, seat: int, by: int) -> None:
        self.seat, self.by = seat, by

    def run(self, t: BangTable) -> None:
        if t.value(MARK, self.seat) and self.by != NOBODY:
            t.do(WantedReward(self.by))
        drop_equipment(t, self.seat)
        if t.nuggets[self.seat] and not t.shadow:
            t.emit(NuggetsPaid(self.seat, t.nuggets[self.seat]))


class WantedReward(Rule):
    """Two cards and a nugget for a Wanted player."""

    __slots__ = ("seat",)
    clauses = ("BANG-241",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: BangTable) -> None:
        t.do(DRAW_TWO[self.seat], TakeNuggets(self.seat, 1))


# -- the Gold Rush card ------------------------------------------------------------------------------


def gold_fever(t: BangTable, seat: int) -> None:
    """BANG-237: phase 2 ends; after the turn its buyer regains all life points and takes another turn."""
    t.emit(PlayEnded(seat))
    t.emit(TurnGranted(seat))
    t.emit(RefreshPromised(seat))


def refresh(t: BangTable, owner: int, step: NextTurn) -> Rule | None:
    return Refresh(t.turn) if t.refresh else None


class Refresh(Rule):
    """The buyer of the Gold Rush card regains all life points before his other turn."""

    __slots__ = ("seat",)
    clauses = ("BANG-237",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: BangTable) -> None:
        t.emit(Refreshed(self.seat))
        t.do(NextTurn())


# -- black cards -------------------------------------------------------------------------------------


def boots(t: BangTable, me: int, event: WoundSurvived) -> Rule | None:
    return Draw(me, event.counted) if event.seat == me and event.counted else None


def lucky_charm(t: BangTable, me: int, event: WoundSurvived) -> Rule | None:
    return TakeNuggets(me, event.counted) if event.seat == me and event.counted else None


OFFERS: Final[dict[str, list[Offer]]] = {PHASE_TWO: [], LAST_CHANCE: []}  # filled by the entries


def black_cards(t: BangTable, me: int, ask: Question, kind: str) -> list[Action]:
    """What they offer, in printed order; each looks itself whether the asked player has it."""
    return [action for offer in OFFERS[kind] for action in offer(t, me, ask)]


def rescue(t: BangTable, me: int, ask: Question) -> list[Action]:
    """What a black card can do at the last chance."""
    return black_cards(t, me, ask, LAST_CHANCE) if t.equipment[me] else NO_OFFER


def gold_pan(t: BangTable, me: int, ask: Question) -> list[Action]:
    """BANG-249: at most twice a turn."""
    return [USE[USE_PAN]] if t.value(PAN, me) and t.pans < 2 and t.nuggets[me] else NO_OFFER


def use_pan(t: BangTable, seat: int, target: int) -> None:
    t.emit(UseCounted(seat, 1, 0, 0))
    t.emit(NuggetsPaid(seat, 1))
    t.do(DRAW_ONE[seat])


def rucksack(t: BangTable, me: int, ask: Question) -> list[Action]:
    """BANG-251, BANG-309: two nuggets for a life point, below the maximum, not as a shadow."""
    able = t.value(SACK, me) and t.nuggets[me] >= 2 and t.life[me] < t.max_life[me] and t.alive[me]
    return [USE[USE_SACK]] if able else NO_OFFER


def use_sack(t: BangTable, seat: int, target: int) -> None:
    t.emit(NuggetsPaid(seat, 2))
    t.do(Heal(seat, 1))


# -- the entries -------------------------------------------------------------------------------------


class Equipment:
    """One entry: the price, what the card gives to whoever has it, and its hooks."""

    __slots__ = ("kind", "name", "power")

    def __init__(
        self,
        name: str,
        cost: int,
        value: Value = NO_VALUE,
        option: dict[str, Offer] | None = None,
        after: dict[type, After] | None = None,
    ) -> None:
        self.name, self.kind = name, EQUIPMENT_KINDS.index(name)
        cards = [EQUIPMENT + place for place, kind in enumerate(EQUIPMENT_KIND) if kind == self.kind]
        for card in cards:
            COST[card] = cost
        enter(cards, value)
        for question, offer in (option or {}).items():
            OFFERS[question].append(offer)
        self.power = Power(name, holders(value), after=after) if after else None


def holders(value: Value) -> Callable[[BangTable], Sequence[int]]:
    """The owners of a card with that value."""
    [trait] = value

    def owners(t: BangTable) -> Sequence[int]:
        return [seat for seat in t.ring if t.value(trait, seat)]

    return owners


CARDS: Final = (
    Equipment("shot", 1),  # BANG-230
    Equipment("bottle", 2),  # BANG-231
    Equipment("pardner", 2),  # BANG-234
    Equipment("rhum", 3),  # BANG-235
    Equipment("union_pacific", 4),  # BANG-236
    Equipment("gold_rush", 5),  # BANG-237
    Equipment("gun_belt", 2, value={WIDE: 1}),  # BANG-238
    Equipment("horseshoe", 2, value={FLIPS: 1}),  # BANG-239
    Equipment("wanted", 2, value={MARK: 1}),  # BANG-240
    Equipment("boots", 3, value={BOOTS: 1}, after={WoundSurvived: boots}),  # BANG-243
    Equipment("calumet", 3, value={PEACE: 1}),  # BANG-244
    Equipment("gold_pan", 3, value={PAN: 1}, option={"play": gold_pan}),  # BANG-249
    Equipment("lucky_charm", 3, value={CHARM: 1}, after={WoundSurvived: lucky_charm}),  # BANG-250
    Equipment("rucksack", 3, value={SACK: 1}, option={"play": rucksack, "last_chance": rucksack}),  # BANG-251
    Equipment("pickaxe", 4, value={MORE_CARDS: 1}),  # BANG-253
)
SHOP: Final[dict[str, Offer]] = {PHASE_TWO: shop, LAST_CHANCE: rescue}
HEAP: Final[dict[type, After]] = {LifeLost: wound, Eliminated: died, SheriffPunished: punished}
TURNS: Final[dict[type, Instead]] = {NextTurn: refresh}
GOLD_RUSH: Final = (
    Power("gold_rush", table_owned, option=SHOP, after=HEAP, instead=TURNS, seat=TABLE),
    *[card.power for card in CARDS if card.power is not None],
)
USES[USE_PAN] = use_pan
USES[USE_SACK] = use_sack
DEEDS[Cash] = cash
DEEDS[ForceOff] = force_off
