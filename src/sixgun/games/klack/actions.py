"""What a player can answer in Klack Klack Bang."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixgun.core.action import Action, the
from sixgun.core.seats import any_seat
from sixgun.core.table import Table
from sixgun.games.klack.money import MOST, Bundle


def any_bills(t: Table) -> Sequence[int]:
    """KLACK-007: six bills of each kind a seat."""
    return range(6 * t.seats + 1)


def stacks(t: Table) -> Sequence[int]:
    """KLACK-008: there are six markers, so six stacks at most."""
    return range(6)


class Bid(Action):
    """Bills of the own hand, put down secretly."""

    __slots__ = ("bills", "ones", "twos")
    form = "bid ({ones},{twos})"
    ranges = {"ones": any_bills, "twos": any_bills}

    def __init__(self, ones: int, twos: int) -> None:
        self.ones, self.twos = ones, twos
        self.bills: Bundle = (ones, twos)


class Raise(Action):
    """More bills, added to the bid that ties for the lead."""

    __slots__ = ("bills", "ones", "twos")
    form = "raise ({ones},{twos})"
    ranges = {"ones": any_bills, "twos": any_bills}

    def __init__(self, ones: int, twos: int) -> None:
        self.ones, self.twos = ones, twos
        self.bills: Bundle = (ones, twos)


class Convert(Action):
    """Break up one of the own stacks, counted from the oldest."""

    __slots__ = ("stack",)
    form = "convert {stack}"
    ranges = {"stack": stacks}

    def __init__(self, stack: int) -> None:
        self.stack = stack


class ChooseVictim(Action):
    """Name the player who puts the revolver to their head."""

    __slots__ = ("seat",)
    form = "choose_victim {seat}"
    ranges = {"seat": any_seat}

    def __init__(self, seat: int) -> None:
        self.seat = seat


CONVERT: Final[list[Action]] = [the(Convert, stack) for stack in range(6)]
VICTIM: Final = [the(ChooseVictim, seat) for seat in range(6)]

BID: Final[list[list[Action]]] = [[the(Bid, a, b) for b in range(MOST + 1)] for a in range(MOST + 1)]
RAISE: Final[list[list[Action]]] = [[the(Raise, a, b) for b in range(MOST + 1)] for a in range(MOST + 1)]


class Choices:
    """Every choice of at least one bill of a hand, listed when a hand first needs it."""

    __slots__ = ("grid", "lists")

    def __init__(self, grid: list[list[Action]]) -> None:
        self.grid: list[list[Action]] = grid
        self.lists: list[list[list[Action]]] = [[[] for _ in row] for row in grid]

    def of(self, hand: Bundle) -> list[Action]:
        ones, twos = hand[0], hand[1]
        found = self.lists[ones][twos]
        if not found:
            found = self.lists[ones][twos] = [a for row in self.grid[: ones + 1] for a in row[: twos + 1]][1:]
        return found


BIDS: Final = Choices(BID)  # KLACK-021
RAISES: Final = Choices(RAISE)  # KLACK-046: a raise is chosen like a bid
