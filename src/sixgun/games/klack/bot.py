"""A player of Klack Klack Bang who plans ahead with money.

Section 10 of the rules file: score is sum times count, so a few bold rounds beat many even ones; money in
hand is worth nothing at the end, so the last marker gets all of it; a lead that nobody can reach is worth its
price; bids are mixed, because an all-pay auction has no fixed answer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sixgun.core.action import Action
from sixgun.core.rng import small
from sixgun.games.klack.actions import Bid, ChooseVictim, Convert, Raise
from sixgun.games.klack.money import NOTHING, Bundle, bundle, minus, total, value
from sixgun.games.klack.table import AT_TABLE

SURVIVAL: Final = 5 / 6
STAGES: Final = (
    1.0,
    1.0,
    1.2,
    1.3,
    1.4,
    1.5,
    1.6,
)  # by markers left: how many bold rounds the money is kept for
BARGAIN: Final = 2.5  # a certain lead may cost this many shares
BOLD: Final = 0.5
MEEK: Final = 0.6


class Seen:
    """What one seat knows, read off its view."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.me: int = view["seat"]
        self.center: int = view["center"]
        self.hand: list[Bundle] = [(a, b) for a, b in view["hand"]]
        self.bid: list[Bundle] = [(a, b) for a, b in view["bid"]]
        self.stacks: list[list[Bundle]] = [[(a, b) for a, b in mine] for mine in view["stacks"]]
        self.present: list[int] = [s for s, status in enumerate(view["status"]) if status == AT_TABLE]
        contenders: list[int] = view["ask"].get("who", self.present)
        self.rivals: list[int] = [s for s in contenders if s != self.me]

    def gain(self, seat: int, pot: float) -> float:
        """Note 1: what a pot adds to the score of a seat."""
        return value(total(self.stacks[seat])) + pot * (len(self.stacks[seat]) + 1)

    def pot(self) -> int:
        return value(total(self.bid))

    def reach(self, seat: int) -> int:
        """Note 7: the most that a seat can put down now; a stack that it would have to break counts."""
        stacks = [value(stack) for stack in self.stacks[seat]]
        return value(self.hand[seat]) or max(stacks, default=0)


class Bot:
    """Decides what it wants to spend, then puts down the bills that come nearest and leave the best mix."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = small(seed)

    def choose(self, view: Mapping[str, Any], options: Sequence[Action]) -> Action:
        seen = Seen(view)
        target = self.target(seen)
        worth = [weigh(seen, option, target) for option in options]
        return options[worth.index(max(worth))]

    def target(self, seen: Seen) -> float:
        """What to put down now."""
        mine = value(seen.hand[seen.me])
        if seen.center == 1:
            return mine  # note 6
        share = mine / STAGES[seen.center]
        lead = 1000.0 + max([seen.reach(rival) for rival in seen.rivals], default=0)
        if lead <= min(BARGAIN * share, mine - 1000):
            return lead  # note 7
        if self.chance() < BOLD:
            return share * (0.7 + 0.6 * self.chance())  # note 11
        return 1000.0 if self.chance() < MEEK else 2000.0  # note 10

    def chance(self) -> float:
        return self.rng.fraction()


def weigh(seen: Seen, option: Action, target: float) -> float:
    if isinstance(option, (Bid, Raise)):
        return worth_of_bid(seen, bundle(option.ones, option.twos), target)
    if isinstance(option, Convert):
        return worth_of_breaking(seen, option.stack)
    assert isinstance(option, ChooseVictim)
    return worth_of_victim(seen, option.seat)


def worth_of_bid(seen: Seen, bills: Bundle, target: float) -> float:
    """As near to the target as the bills allow. Note 8: not the last bill; note 9: keep both kinds."""
    left = minus(seen.hand[seen.me], bills)
    away = abs(value(bills) - target)
    last = 8000.0 if left == NOTHING and seen.center > 1 else 0.0
    return -away - last - 10 * abs(left[0] - left[1])


def worth_of_breaking(seen: Seen, stack: int) -> float:
    """Note 12: break the stack that leaves the highest score."""
    left = [bills for place, bills in enumerate(seen.stacks[seen.me]) if place != stack]
    return float(value(total(left)) * len(left))


def worth_of_victim(seen: Seen, victim: int) -> float:
    """Notes 3 to 5: to be named is a gift, so mostly one names oneself; death costs only the future."""
    pot = seen.pot()
    future = value(seen.hand[victim]) * 0.5 * (len(seen.stacks[victim]) + 1) * min(seen.center - 1, 3) / 3
    result = SURVIVAL * seen.gain(victim, pot) - (1 - SURVIVAL) * future
    return result if victim == seen.me else -result / len(seen.present)
