"""Buying equipment: what it is used as and at whom is declared first; then it is paid, replaced and used."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sixgun.core.action import Action
from sixgun.core.errors import Refusal
from sixgun.core.power import TABLE, Offer, Power
from sixgun.games.bang.actions import (
    AIM,
    AIM_FOR,
    BUY,
    CASH,
    FORCE_OFF,
    SPOIL_CODES,
    USE_AS,
    Aim,
    AimFor,
    Buy,
    UseAs,
    number,
)
from sixgun.games.bang.death import CHECK_END
from sixgun.games.bang.entries import DEEDS, REFUSED, table_owned
from sixgun.games.bang.gold_events import (
    EquipmentBought,
    EquipmentDropped,
    EquipmentKept,
    EquipmentUsed,
)
from sixgun.games.bang.gold_rush import COST, HEAP, FillRow
from sixgun.games.bang.pieces import EQUIPMENT, ROLES
from sixgun.games.bang.table import NOBODY, BangTable, OpenQuestion, Question, Rule
from sixgun.games.bang.turn import PHASE_TWO
from sixgun.games.bang.values import AS_BEER, COUNTS_AS

FREE: Final = -1  # drawn, not bought
AS_IT_IS: Final = -1  # a card with one use only

Targets = Callable[[BangTable, int], list[int]]
Effect = Callable[[int, int], Rule]  # the player, and the target or the code of a card


class Service:
    """One way to use an equipment card: whom it needs (None: nobody), what it does, whether it is kind.
    A black card does nothing at once."""

    __slots__ = ("effect", "kindly", "named", "targets")

    def __init__(
        self, targets: Targets | None, effect: Effect | None, named: bool = False, kindly: bool = False
    ) -> None:
        self.targets, self.effect, self.named, self.kindly = targets, effect, named, kindly


STAYS: Final = Service(None, None)  # BANG-212: a black card, in front of its buyer
SERVICES: Final[list[dict[int, Service]]] = [{}] * ROLES  # by card and mode; filled by the entries


def modes(t: BangTable, seat: int, card: int) -> list[int]:
    """The ways to use a card that are legal now."""
    found = []
    for mode, service in SERVICES[card].items():
        if service.targets is None or service.targets(t, seat):
            found.append(mode)
    return found


def usable(t: BangTable, seat: int, card: int) -> bool:
    """BANG-209: not if there is nobody to use it at."""
    for service in SERVICES[card].values():
        if service.targets is None:
            return True
    return len(modes(t, seat, card)) > 0


def shop(t: BangTable, owner: int, ask: Question) -> list[Action]:
    """Uses of nuggets in phase 2: Beers for a nugget, purchases, forcing equipment off others."""
    seat, purse = ask.seat, t.nuggets[ask.seat]
    found: list[Action] = [CASH[card] for card in t.hand[seat] if COUNTS_AS[card] == AS_BEER]
    if purse == 0:
        return found
    for card in t.row:
        if COST[card] <= purse and usable(t, seat, card):
            found.append(BUY[number(card)])
    for other in t.ring:
        if other != seat:
            for card in t.equipment[other]:
                if COST[card] < purse:
                    found.append(FORCE_OFF[number(card)])
    return found


class Declare(Rule):
    """As what is the card used?"""

    __slots__ = ("card", "price", "seat")
    clauses = ("BANG-210", "BANG-231", "BANG-234", "BANG-268")

    def __init__(self, seat: int, card: int, price: int) -> None:
        self.seat, self.card, self.price = seat, card, price

    def run(self, t: BangTable) -> None:
        if AS_IT_IS in SERVICES[self.card]:
            t.do(DeclareTarget(self.seat, self.card, self.price, AS_IT_IS))
        else:
            t.do(ChooseMode(self.seat, self.card, self.price))


class ChooseMode(OpenQuestion):
    """As what does the buyer use a card with several uses?"""

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
    """At whom is it used?"""

    __slots__ = ("card", "mode", "price", "seat")
    clauses = ("BANG-210",)

    def __init__(self, seat: int, card: int, price: int, mode: int) -> None:
        self.seat, self.card, self.price, self.mode = seat, card, price, mode

    def run(self, t: BangTable) -> None:
        if SERVICES[self.card][self.mode].targets is None:
            t.do(Pay(self.seat, self.card, self.price, self.mode, NOBODY))
        else:
            t.do(ChooseTarget(self.seat, self.card, self.price, self.mode))


class ChooseTarget(OpenQuestion):
    """The buyer names the player, or the player's card."""

    __slots__ = ("card", "mode", "price")
    kind = "choose_target"
    clauses = ("BANG-210", "BANG-230", "BANG-240")
    shows = ("seat", "card", "price", "mode")
    pieces = ("card",)

    def __init__(self, seat: int, card: int, price: int, mode: int) -> None:
        self.seat, self.card, self.price, self.mode = seat, card, price, mode

    def options(self, t: BangTable, seat: int) -> list[Action]:
        service = SERVICES[self.card][self.mode]
        if seat != self.seat or service.targets is None:
            return []
        by_code = AIM_FOR if service.named else AIM
        return [by_code[code] for code in service.targets(t, seat)]

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
        service = SERVICES[self.card][self.mode]
        if service.effect is None:
            owner = self.seat if self.code == NOBODY else self.code
            t.emit(EquipmentKept(owner, self.card, self.seat))
        else:
            target = self.code // SPOIL_CODES if service.named else self.code
            t.emit(EquipmentUsed(self.seat, self.card, self.mode, target, service.kindly))
            t.do(service.effect(self.seat, self.code), DropUsed(self.card), CHECK_END)


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


def not_bought(t: BangTable, seat: int, card: int, discount: int) -> Refusal:
    """Say why a card of the row is not bought now."""
    price = COST[card] - discount
    if card not in t.row:
        return Refusal("not_in_row", "this card does not lie in the row", ("BANG-207",))
    if price > t.nuggets[seat]:
        return Refusal("not_enough_nuggets", f"it costs {price} nuggets", ("BANG-209",))
    return Refusal("illegal_target", "there is no player whom it could be for", ("BANG-209",))


def not_buy(t: BangTable, seat: int, action: Buy) -> Refusal | None:
    return not_bought(t, seat, EQUIPMENT + action.equipment, 0)


DEEDS[Buy] = buy
REFUSED[Buy] = not_buy
SHOP: Final[dict[str, Offer]] = {PHASE_TWO: shop}
GOLD_RUSH: Final = Power("gold_rush", table_owned, option=SHOP, after=HEAP, seat=TABLE)
