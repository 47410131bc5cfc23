"""Events of nuggets and equipment."""

from __future__ import annotations

from sixgun.core.rows import add, lay, less
from sixgun.games.bang.actions import MODES
from sixgun.games.bang.events import Happening, OfCard, OfSeat, note_harm, note_help
from sixgun.games.bang.table import NOBODY, BangTable


class NuggetsTaken(Happening):
    """Nuggets are taken from the heap, which never runs out."""

    __slots__ = ("count", "seat")
    clauses = ("BANG-200", "BANG-204", "BANG-205")
    shows = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        self.seat, self.count = seat, count

    def apply(self, t: BangTable) -> None:
        earn(t, self.seat, self.count)


class NuggetsPaid(Happening):
    """Nuggets go back to the heap."""

    __slots__ = ("count", "seat")
    clauses = ("BANG-206", "BANG-255")
    shows = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        self.seat, self.count = seat, count

    def apply(self, t: BangTable) -> None:
        earn(t, self.seat, -self.count)


class UseCounted(Happening):
    """One more use of a card or ability that is limited for the turn."""

    __slots__ = ("discounts", "pans", "seat", "snakes")
    clauses = ("BANG-029", "BANG-249", "BANG-272", "BANG-274")
    shows = ("seat", "pans", "snakes", "discounts")

    def __init__(self, seat: int, pans: int, snakes: int, discounts: int) -> None:
        self.seat, self.pans, self.snakes, self.discounts = seat, pans, snakes, discounts

    def apply(self, t: BangTable) -> None:
        t.pans += self.pans
        t.snakes += self.snakes
        t.discounts += self.discounts


class EquipmentBought(Happening):
    """An equipment card leaves the row for its price."""

    __slots__ = ("card", "price", "seat")
    clauses = ("BANG-207", "BANG-210")
    shows = ("seat", "card", "price")
    pieces = ("card",)

    def __init__(self, seat: int, card: int, price: int) -> None:
        self.seat, self.card, self.price = seat, card, price

    def apply(self, t: BangTable) -> None:
        earn(t, self.seat, -self.price)
        t.row = less(t.row, self.card)
        t.in_use = add(t.in_use, self.card)


class RowFilled(Happening):
    """The next equipment card is turned over and lies in the row."""

    __slots__ = ("card", "slot")
    clauses = ("BANG-009", "BANG-210")
    shows = ("card", "slot")
    pieces = ("card",)

    def __init__(self, card: int, slot: int) -> None:
        self.card, self.slot = card, slot

    def apply(self, t: BangTable) -> None:
        t.equipment_deck = t.equipment_deck[:-1]
        t.row = t.row[:]
        t.row.insert(self.slot, self.card)
        t.shown[self.card] = t.known[self.card] = t.public


class EquipmentDrawn(OfCard):
    """The top card of the equipment deck is drawn."""

    __slots__ = ()
    clauses = ("BANG-268", "BANG-270")

    def apply(self, t: BangTable) -> None:
        t.equipment_deck = t.equipment_deck[:-1]
        t.in_use = add(t.in_use, self.card)
        t.shown[self.card] = t.known[self.card] = t.public


class EquipmentShuffled(Happening):
    """The whole equipment deck is shuffled face down."""

    __slots__ = ("order",)
    clauses = ("BANG-224",)

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order = order

    def apply(self, t: BangTable) -> None:
        t.equipment_deck = list(self.order)
        t.face_up = 0
        for card in self.order:
            t.shown[card] = t.known[card] = 0


class EquipmentUsed(Happening):
    """An equipment card takes effect, as what it was declared, at whom it was declared."""

    __slots__ = ("card", "kindly", "mode", "seat", "target")
    clauses = ("BANG-211", "BANG-231", "BANG-234")
    shows = ("seat", "card", "used_as", "target")
    pieces = ("card",)

    def __init__(self, seat: int, card: int, mode: int, target: int, kindly: bool) -> None:
        self.seat, self.card, self.mode, self.target, self.kindly = seat, card, mode, target, kindly

    @property
    def used_as(self) -> str:
        """The card whose effect it has; none for a card with one use only."""
        return MODES[self.mode] if self.mode >= 0 else ""

    def apply(self, t: BangTable) -> None:
        if not self.kindly:
            note_harm(t, self.seat, self.target)
        elif self.target not in (NOBODY, self.seat):
            note_help(t, self.seat, self.target)


class EquipmentKept(Happening):
    """A black card lies face up in front of a player and works from now on."""

    __slots__ = ("by", "card", "seat")
    clauses = ("BANG-212", "BANG-240")
    shows = ("seat", "card", "by")
    pieces = ("card",)

    def __init__(self, seat: int, card: int, by: int) -> None:
        self.seat, self.card, self.by = seat, card, by

    def apply(self, t: BangTable) -> None:
        t.in_use = less(t.in_use, self.card)
        t.equipment = lay(t.equipment, self.seat, add(t.equipment[self.seat], self.card))
        t.gain(self.seat, self.card)
        note_harm(t, self.by, self.seat)


class EquipmentLost(Happening):
    """An equipment card leaves a player and goes face up to the bottom of the equipment deck."""

    __slots__ = ("by", "card", "seat")
    clauses = ("BANG-215", "BANG-218", "BANG-219", "BANG-226")
    shows = ("seat", "card", "by")
    pieces = ("card",)

    def __init__(self, seat: int, card: int, by: int) -> None:
        self.seat, self.card, self.by = seat, card, by

    def apply(self, t: BangTable) -> None:
        t.equipment = lay(t.equipment, self.seat, less(t.equipment[self.seat], self.card))
        t.lose(self.seat, self.card)
        t.equipment_deck = [self.card, *t.equipment_deck]
        t.face_up += 1
        if self.by != NOBODY:
            note_harm(t, self.by, self.seat)


class EquipmentDropped(Happening):
    """A used equipment card goes face up to the bottom of the equipment deck."""

    __slots__ = ("card",)
    clauses = ("BANG-211", "BANG-218", "BANG-269")
    shows = ("card",)
    pieces = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def apply(self, t: BangTable) -> None:
        t.in_use = less(t.in_use, self.card)
        t.equipment_deck = [self.card, *t.equipment_deck]
        t.face_up += 1


class RefreshPromised(OfSeat):
    """The Gold Rush card: after this turn the player regains all life points."""

    __slots__ = ()
    clauses = ("BANG-237",)

    def apply(self, t: BangTable) -> None:
        t.refresh = True


class Refreshed(OfSeat):
    """The turn of the Gold Rush card is over: its buyer regains all life points."""

    __slots__ = ()
    clauses = ("BANG-237", "BANG-303")

    def apply(self, t: BangTable) -> None:
        t.refresh = False
        if t.alive[self.seat]:
            t.life[self.seat] = t.max_life[self.seat]


class ShotBought(Happening):
    """Nuggets are paid for a shot without a card."""

    __slots__ = ("price", "seat", "target")
    clauses = ("BANG-266",)
    shows = ("seat", "target", "price")

    def __init__(self, seat: int, target: int, price: int) -> None:
        self.seat, self.target, self.price = seat, target, price

    def apply(self, t: BangTable) -> None:
        earn(t, self.seat, -self.price)
        note_harm(t, self.seat, self.target)


def earn(t: BangTable, seat: int, nuggets: int) -> None:
    t.nuggets = lay(t.nuggets, seat, t.nuggets[seat] + nuggets)
