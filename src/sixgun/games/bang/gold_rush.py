"""Gold Rush: nuggets, the row of equipment, and what is left of the eliminated."""

from __future__ import annotations

from typing import Final

from sixgun.core.errors import Refusal
from sixgun.core.power import After
from sixgun.games.bang.actions import Cash, ForceOff
from sixgun.games.bang.card_events import CardPlayed
from sixgun.games.bang.entries import DEEDS, REFUSED
from sixgun.games.bang.events import Eliminated, LifeLost, SheriffPunished
from sixgun.games.bang.gold_events import (
    EquipmentLost,
    EquipmentShuffled,
    NuggetsPaid,
    NuggetsTaken,
    RowFilled,
)
from sixgun.games.bang.pieces import EQUIPMENT, ROLES
from sixgun.games.bang.table import NOBODY, BangTable, Rule

COST: Final = [0] * ROLES  # by card; filled by the entries
ROW: Final = 3  # equipment cards lie face up

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
    """BANG-200, BANG-203: the causer takes a nugget per life point; without a causer nobody does."""
    return TakeNuggets(event.by, event.points) if event.by != NOBODY else None


def cash(t: BangTable, seat: int, action: Cash) -> None:
    """BANG-220: a Beer for a nugget."""
    t.emit(CardPlayed(seat, action.card, NOBODY))
    t.emit(NuggetsTaken(seat, 1))


# -- the equipment deck ------------------------------------------------------------------------------


def lower_price(card: int) -> int:
    """BANG-272: a nugget less than the printed cost."""
    return max(0, COST[card] - 1)


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
        for card in t.equipment[self.seat][:]:
            t.emit(EquipmentLost(self.seat, card, NOBODY))


def punished(t: BangTable, owner: int, event: SheriffPunished) -> Rule | None:
    """BANG-148, BANG-149: the Sheriff's penalty takes equipment too, never nuggets."""
    return DropEquipment(event.seat)


def force_price(card: int) -> int:
    """BANG-215: printed cost and one more make another player discard an equipment card."""
    return COST[card] + 1


def force_off(t: BangTable, seat: int, action: ForceOff) -> None:
    """BANG-215: another player loses an equipment card to whoever pays for it."""
    card = EQUIPMENT + action.equipment
    owner = next(other for other in t.ring if card in t.equipment[other])
    t.emit(NuggetsPaid(seat, force_price(card)))
    t.emit(EquipmentLost(owner, card, seat))


def not_forced(t: BangTable, seat: int, action: ForceOff) -> Refusal | None:
    card = EQUIPMENT + action.equipment
    if card in t.equipment[seat]:
        return Refusal("own_equipment", "your own equipment stays", ("BANG-217",))
    if not any(card in t.equipment[other] for other in t.ring):
        return Refusal("illegal_target", "nobody has this equipment card", ("BANG-215",))
    return Refusal("not_enough_nuggets", f"it costs {force_price(card)} nuggets", ("BANG-215",))


# -- elimination -------------------------------------------------------------------------------------


def died(t: BangTable, owner: int, event: Eliminated) -> Rule | None:
    return Estate(event.seat)


class Estate(Rule):
    """Equipment goes, and nuggets return to the heap; a shadow keeps them."""

    __slots__ = ("seat",)
    clauses = ("BANG-144", "BANG-280")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: BangTable) -> None:
        if t.nuggets[self.seat] and not t.shadow:
            t.do(ReturnNuggets(self.seat))
        t.do(DropEquipment(self.seat))


class ReturnNuggets(Rule):
    """All nuggets of a player return to the heap."""

    __slots__ = ("seat",)
    clauses = ("BANG-144",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: BangTable) -> None:
        t.emit(NuggetsPaid(self.seat, t.nuggets[self.seat]))


HEAP: Final[dict[type, After]] = {LifeLost: wound, Eliminated: died, SheriffPunished: punished}
DEEDS.update({Cash: cash, ForceOff: force_off})
REFUSED[ForceOff] = not_forced
