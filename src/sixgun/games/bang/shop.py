"""Buying equipment: what it is used as and at whom is declared first; then it is paid, replaced and used."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sixgun.core.action import Action
from sixgun.games.bang.actions import (
    AIM,
    AIM_FOR,
    CODES,
    MODES,
    SPOIL_CODES,
    USE_AS,
    Aim,
    AimFor,
    Buy,
    BuyCheaper,
    UseAs,
)
from sixgun.games.bang.card_events import DrawResolved
from sixgun.games.bang.cards import (
    add_spoils,
    challenge,
    everybody,
    near,
    open_store,
    others,
    strip,
)
from sixgun.games.bang.combat import NO_SUIT, Shot
from sixgun.games.bang.death import CHECK_END, Heal
from sixgun.games.bang.distance import reachable
from sixgun.games.bang.draw import Draw, reveal
from sixgun.games.bang.entries import DEEDS
from sixgun.games.bang.gold_events import (
    EquipmentBought,
    EquipmentDropped,
    EquipmentKept,
    EquipmentUsed,
    UseCounted,
)
from sixgun.games.bang.gold_rush import COST, FillRow, gold_fever
from sixgun.games.bang.pieces import EQUIPMENT, EQUIPMENT_KIND, EQUIPMENT_KINDS, FIRST_BLACK, SUIT
from sixgun.games.bang.table import NOBODY, BangTable, Question, Rule
from sixgun.games.bang.values import FLIPS, MARK

FREE: Final = -1  # drawn by Josh McCloud, not bought
AS_IT_IS: Final = -1  # a card with one use only
PANIC, BEER, BANG, STORE, DUEL, CAT_BALOU = range(len(MODES))

Targets = Callable[[BangTable, int], list[int]]
Effect = Callable[[BangTable, int, int], None]  # table, player, target


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


def not_wanted(t: BangTable, seat: int) -> list[int]:
    """BANG-240: any player in the game who has no Wanted."""
    return [other for other in t.ring if not t.value(MARK, other)]


def shoot(t: BangTable, seat: int, target: int) -> None:
    """BANG-233, BANG-084: one Missed! effect is enough; it is no BANG! card."""
    t.do(Shot(target, seat, 1, NO_SUIT))


def drink(t: BangTable, seat: int, target: int) -> None:
    """BANG-232: the Beer effect works with two players left."""
    t.do(Heal(seat, 1))


def grab(t: BangTable, seat: int, code: int) -> None:
    strip(t, seat, code, NO_SUIT, True)


def scrap(t: BangTable, seat: int, code: int) -> None:
    strip(t, seat, code, NO_SUIT, False)


def defy(t: BangTable, seat: int, target: int) -> None:
    challenge(t, seat, target, NO_SUIT)


def store(t: BangTable, seat: int, target: int) -> None:
    open_store(t, seat)


def cheer(t: BangTable, seat: int, target: int) -> None:
    """BANG-230: one chosen player regains a life point."""
    t.do(Heal(target, 1))


def rhum(t: BangTable, seat: int, target: int) -> None:
    """BANG-235: a life point for each different suit among four flips and the extra ones."""
    reveal(t, seat, t.value(FLIPS, seat, 4))
    suits = len({SUIT[card] for card in t.aside})
    if t.aside:
        t.emit(DrawResolved(seat, t.aside[-1]))
    t.do(Heal(seat, suits))


def ride(t: BangTable, seat: int, target: int) -> None:
    """BANG-236: four cards."""
    t.do(Draw(seat, 4))


def rush(t: BangTable, seat: int, target: int) -> None:
    gold_fever(t, seat)


def stay(t: BangTable, seat: int, target: int) -> None:
    """BANG-212: a black card does nothing at once; it stays."""


class Service:
    """One way to use an equipment card: whom it needs (None: nobody), what it does, whether it is kind."""

    __slots__ = ("effect", "kindly", "named", "targets")

    def __init__(
        self, targets: Targets | None, effect: Effect, named: bool = False, kindly: bool = False
    ) -> None:
        self.targets, self.effect, self.named, self.kindly = targets, effect, named, kindly


MODE: Final = {  # BANG-231, BANG-234
    PANIC: Service(near_spoils, grab, named=True),
    BEER: Service(None, drink),
    BANG: Service(reachable, shoot),
    STORE: Service(None, store),
    DUEL: Service(others, defy),
    CAT_BALOU: Service(all_spoils, scrap, named=True),
}
SINGLE: Final = {
    "shot": Service(everybody, cheer, kindly=True),
    "rhum": Service(None, rhum),
    "union_pacific": Service(None, ride),
    "gold_rush": Service(None, rush),
}
WANTED: Final = Service(not_wanted, stay)
BLACK: Final = Service(None, stay)
MODES_OF: Final = {"bottle": (PANIC, BEER, BANG), "pardner": (STORE, DUEL, CAT_BALOU)}


def kind_of(card: int) -> str:
    return EQUIPMENT_KINDS[EQUIPMENT_KIND[card - EQUIPMENT]]


def service(card: int, mode: int) -> Service:
    if mode != AS_IT_IS:
        return MODE[mode]
    name = kind_of(card)
    return WANTED if name == "wanted" else SINGLE.get(name, BLACK)


def modes(t: BangTable, seat: int, card: int) -> list[int]:
    """The modes of a Bottle or a Pardner that are legal now; other cards have one use."""
    found = []
    for mode in MODES_OF.get(kind_of(card), ()):
        targets = MODE[mode].targets
        if targets is None or targets(t, seat):
            found.append(mode)
    return found or [AS_IT_IS]


class Declare(Rule):
    """As what is the card used? Asked only where there is a choice."""

    __slots__ = ("card", "price", "seat")
    clauses = ("BANG-210", "BANG-231", "BANG-234", "BANG-268")

    def __init__(self, seat: int, card: int, price: int) -> None:
        self.seat, self.card, self.price = seat, card, price

    def run(self, t: BangTable) -> None:
        found = modes(t, self.seat, self.card)
        if len(found) > 1:
            t.do(ChooseMode(self.seat, self.card, self.price))
        else:
            t.do(DeclareTarget(self.seat, self.card, self.price, found[0]))


class ChooseMode(Question):
    """The buyer says as what he uses a Bottle or a Pardner."""

    __slots__ = ("card", "price")
    kind = "choose_mode"
    clauses = ("BANG-231", "BANG-234")
    shows = ("seat", "card", "price")
    pieces = ("card",)

    def __init__(self, seat: int, card: int, price: int) -> None:
        self.seat, self.card, self.price = seat, card, price

    def options(self, t: BangTable, seat: int) -> list[Action]:
        return [USE_AS[mode] for mode in modes(t, seat, self.card)] if seat == self.seat else []

    def take(self, t: BangTable, seat: int, action: Action) -> None:
        if isinstance(action, UseAs):
            t.do(DeclareTarget(seat, self.card, self.price, action.mode))


class DeclareTarget(Rule):
    """At whom is it used? Asked only where there is a choice."""

    __slots__ = ("card", "mode", "price", "seat")
    clauses = ("BANG-210",)

    def __init__(self, seat: int, card: int, price: int, mode: int) -> None:
        self.seat, self.card, self.price, self.mode = seat, card, price, mode

    def run(self, t: BangTable) -> None:
        needs = service(self.card, self.mode).targets
        found = [NOBODY] if needs is None else needs(t, self.seat)
        if len(found) > 1:
            t.do(ChooseTarget(self.seat, self.card, self.price, self.mode))
        else:
            t.do(Pay(self.seat, self.card, self.price, self.mode, found[0]))


class ChooseTarget(Question):
    """The buyer names the player, or the player's card."""

    __slots__ = ("card", "mode", "price")
    kind = "choose_target"
    clauses = ("BANG-210", "BANG-230", "BANG-240")
    shows = ("seat", "card", "price", "mode")
    pieces = ("card",)

    def __init__(self, seat: int, card: int, price: int, mode: int) -> None:
        self.seat, self.card, self.price, self.mode = seat, card, price, mode

    def options(self, t: BangTable, seat: int) -> list[Action]:
        wanted = service(self.card, self.mode)
        if seat != self.seat or wanted.targets is None:
            return []
        found = wanted.targets(t, seat)
        if wanted.named:
            return [AIM_FOR[code] for code in found]
        return [AIM[target] for target in found]

    def take(self, t: BangTable, seat: int, action: Action) -> None:
        code = NOBODY
        if isinstance(action, AimFor):
            code = action.target * SPOIL_CODES + action.spoil
        elif isinstance(action, Aim):
            code = action.target
        t.do(Pay(seat, self.card, self.price, self.mode, code))


class Pay(Rule):
    """The card is paid and replaced in the row at once; then its effect is carried out."""

    __slots__ = ("card", "code", "mode", "price", "seat")
    clauses = ("BANG-207", "BANG-210", "BANG-211", "BANG-212")

    def __init__(self, seat: int, card: int, price: int, mode: int, code: int) -> None:
        self.seat, self.card, self.price, self.mode, self.code = seat, card, price, mode, code

    def run(self, t: BangTable) -> None:
        if self.price != FREE:
            slot = t.row.index(self.card)
            t.emit(EquipmentBought(self.seat, self.card, self.price))
            t.do(FillRow(slot), Apply(self.seat, self.card, self.mode, self.code))
        else:
            t.do(Apply(self.seat, self.card, self.mode, self.code))


class Apply(Rule):
    """A black card stays in front of a player, a brown one takes effect."""

    __slots__ = ("card", "code", "mode", "seat")
    clauses = ("BANG-211", "BANG-212")

    def __init__(self, seat: int, card: int, mode: int, code: int) -> None:
        self.seat, self.card, self.mode, self.code = seat, card, mode, code

    def run(self, t: BangTable) -> None:
        if EQUIPMENT_KIND[self.card - EQUIPMENT] >= FIRST_BLACK:
            owner = self.seat if self.code == NOBODY else self.code
            t.emit(EquipmentKept(owner, self.card, self.seat))
        else:
            self.use(t)

    def use(self, t: BangTable) -> None:
        wanted = service(self.card, self.mode)
        target = self.code // SPOIL_CODES if wanted.named else self.code
        t.do(DropUsed(self.card), CHECK_END)
        t.emit(EquipmentUsed(self.seat, self.card, self.mode, target, wanted.kindly))
        wanted.effect(t, self.seat, self.code)


class DropUsed(Rule):
    """After its effect a brown card goes face up to the bottom of the equipment deck."""

    __slots__ = ("card",)
    clauses = ("BANG-211",)

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, t: BangTable) -> None:
        t.emit(EquipmentDropped(self.card))


def buy(t: BangTable, seat: int, action: Buy) -> None:
    card = EQUIPMENT + action.equipment
    t.do(Declare(seat, card, COST[card]))


def buy_cheaper(t: BangTable, seat: int, action: BuyCheaper) -> None:
    """BANG-272: Pretty Luzena's discount, once a turn."""
    card = EQUIPMENT + action.equipment
    t.emit(UseCounted(seat, 0, 0, 1))
    t.do(Declare(seat, card, max(0, COST[card] - 1)))


DEEDS[Buy] = buy
DEEDS[BuyCheaper] = buy_cheaper
