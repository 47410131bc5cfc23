"""What happens in Klack Klack Bang."""

from __future__ import annotations

from typing import Final

from sixgun.core.event import Event
from sixgun.games.klack.money import NOTHING, Bundle, minus, plus, total
from sixgun.games.klack.table import MOB, SHOT, KlackTable


class BidsOpened(Event[KlackTable]):
    """All bids are turned over at the same moment, with their exact bills."""

    __slots__ = ("bids",)
    clauses = ("KLACK-024", "KLACK-018")
    shows = ("bids",)

    def __init__(self, bids: tuple[Bundle, ...]) -> None:
        self.bids = bids

    def apply(self, t: KlackTable) -> None:
        t.round += 1
        put_down(t, self.bids)


class RaisesOpened(Event[KlackTable]):
    """All raises are turned over and added to the bids already lying there."""

    __slots__ = ("raises",)
    clauses = ("KLACK-046", "KLACK-048")
    shows = ("raises",)

    def __init__(self, raises: tuple[Bundle, ...]) -> None:
        self.raises = raises

    def apply(self, t: KlackTable) -> None:
        put_down(t, self.raises)


class StacksConverted(Event[KlackTable]):
    """Whole stacks go back into their owners' hands, shown together; their markers go to the centre."""

    __slots__ = ("stacks",)
    clauses = ("KLACK-032", "KLACK-033", "KLACK-037", "KLACK-038")
    shows = ("stacks",)

    def __init__(self, stacks: tuple[tuple[int, int], ...]) -> None:
        self.stacks = stacks  # pairs of seat and stack

    def apply(self, t: KlackTable) -> None:
        for seat, stack in self.stacks:
            mine = t.stacks[seat]
            t.hand[seat] = plus(t.hand[seat], mine[stack])
            t.stacks[seat] = mine[:stack] + mine[stack + 1 :]
            if t.options["converted_marker"] == "center":
                t.center += 1
            else:
                t.lost_markers += 1


class MobTook(Event[KlackTable]):
    """The mob takes players who can neither bid nor break a stack, with the bids they have lying there."""

    __slots__ = ("seats",)
    clauses = ("KLACK-014", "KLACK-041", "KLACK-060", "KLACK-061", "KLACK-062")
    shows = ("seats",)

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def apply(self, t: KlackTable) -> None:
        for seat in self.seats:
            t.status[seat] = MOB
            t.removed = plus(t.removed, t.bid[seat])
            t.bid[seat] = NOTHING
        t.count_present()


class VictimChosen(Event[KlackTable]):
    """The high bidder has named the roulette player."""

    __slots__ = ("seat", "victim")
    clauses = ("KLACK-065", "KLACK-067")
    shows = ("seat", "victim")

    def __init__(self, seat: int, victim: int) -> None:
        self.seat, self.victim = seat, victim


VICTIM_CHOSEN: Final = [[VictimChosen(seat, victim) for victim in range(6)] for seat in range(6)]


class Clicked(Event[KlackTable]):
    """A dry chamber: the whole pot becomes a new stack of the roulette player, with one marker on it."""

    __slots__ = ("pot", "roll", "seat")
    clauses = ("KLACK-072", "KLACK-073", "KLACK-074")
    shows = ("seat", "roll", "pot")

    def __init__(self, seat: int, roll: int, pot: Bundle) -> None:
        self.seat, self.roll, self.pot = seat, roll, pot

    def apply(self, t: KlackTable) -> None:
        t.stacks[self.seat] += (self.pot,)
        t.center -= 1
        t.clear_bids()


class Banged(Event[KlackTable]):
    """The live chamber: the player is out with their bid and hand, the others take their bids back."""

    __slots__ = ("hand_size", "roll", "seat")
    clauses = ("KLACK-075", "KLACK-076", "KLACK-077", "KLACK-078")
    shows = ("seat", "roll", "hand_size")  # of the hand only the number of bills is seen

    def __init__(self, seat: int, roll: int, hand_size: int) -> None:
        self.seat, self.roll, self.hand_size = seat, roll, hand_size

    def apply(self, t: KlackTable) -> None:
        t.status[self.seat] = SHOT
        t.removed = plus(t.removed, plus(t.hand[self.seat], t.bid[self.seat]))
        t.hand[self.seat] = t.bid[self.seat] = NOTHING
        t.count_present()
        if t.options["bang_bids"] == "return":
            for seat in range(t.seats):
                t.hand[seat] = plus(t.hand[seat], t.bid[seat])
        else:
            t.removed = plus(t.removed, total(t.bid))
        t.clear_bids()


def put_down(t: KlackTable, bundles: tuple[Bundle, ...]) -> None:
    """Bills go from the hands to the table; KLACK-002: nothing else is done with a hand."""
    for seat in range(t.seats):
        bills = bundles[seat]
        if bills is not NOTHING:
            t.hand[seat] = minus(t.hand[seat], bills)
            t.bid[seat] = plus(t.bid[seat], bills)
