"""The table as a bot sees it: who is who, by what everybody has seen, and whom it wants hurt."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import Any, Final

from sixgun.games.bang.pieces import (
    CARD_NAMES,
    DEPUTY,
    EQUIPMENT_KIND,
    EQUIPMENT_KINDS,
    EQUIPMENT_NAMES,
    KIND,
    KINDS,
    OUTLAW,
    RENEGADE,
    ROLE_NAMES,
    ROLE_OF,
    SHERIFF,
)
from sixgun.games.bang.table import LAW

KIND_NAME: Final = {name: KINDS[KIND[card]] for card, name in enumerate(CARD_NAMES)}
GEAR_NAME: Final = {name: EQUIPMENT_KINDS[EQUIPMENT_KIND[card]] for card, name in enumerate(EQUIPMENT_NAMES)}
ROLE_NAME: Final = {name: ROLE_OF[place] for place, name in enumerate(ROLE_NAMES)}
UNKNOWN: Final = -1
PREY: Final = {DEPUTY: RENEGADE, RENEGADE: OUTLAW, OUTLAW: DEPUTY}
MIX: Final = {3: (0, 1, 1, 1), 4: (1, 1, 2, 0), 5: (1, 1, 2, 1), 6: (1, 1, 3, 1), 7: (1, 1, 3, 2)}


class Seen:
    """The table as one seat sees it, in the words that the bot thinks in."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.view = view
        self.me: int = view["seat"]
        self.seats: int = view["seats"]
        self.ring: list[int] = view["ring"]
        self.alive: list[bool] = view["alive"]
        self.life: list[int] = view["life"]
        self.full: list[int] = view["max_life"]
        self.traits: list[list[int]] = view["traits"]
        self.nuggets: list[int] = view["nuggets"]
        self.roles: list[int] = [ROLE_NAME.get(name, UNKNOWN) for name in view["roles"]]
        self.characters: list[str] = view["characters"]
        self.hand: list[str] = [KIND_NAME.get(name, "?") for name in view["hand"][self.me]]
        self.hand_sizes: list[int] = [len(cards) for cards in view["hand"]]
        self.in_play: list[list[str]] = [[KIND_NAME[name] for name in cards] for cards in view["in_play"]]
        self.others: list[int] = [seat for seat in self.ring if seat != self.me]
        self.role: int = self.roles[self.me]
        self.ghost: bool = not self.alive[self.me]
        self.hurt: list[float] = enmity(self)

    @property
    def ask(self) -> Mapping[str, Any]:
        ask: Mapping[str, Any] = self.view["ask"]
        return ask

    def missing(self, seat: int) -> int:
        return self.full[seat] - self.life[seat] if self.alive[seat] else 0

    def harmed(self, seat: int, target: int) -> int:
        found: int = self.view["harmed"][seat * self.seats + target]
        return found

    def helped(self, seat: int, target: int) -> int:
        found: int = self.view["helped"][seat * self.seats + target]
        return found

    def bangs(self) -> int:
        janet = self.characters[self.me] == "calamity_janet"
        return len([kind for kind in self.hand if kind == "bang" or (janet and kind == "missed")])


def chances(seen: Seen) -> list[list[float]]:
    """For each seat how likely each role is: the roles still hidden, weighed by deeds (note 1)."""
    left = list(MIX[seen.seats])
    for role in seen.roles:
        if role != UNKNOWN:
            left[role] -= 1
    boss = seen.roles.index(SHERIFF) if SHERIFF in seen.roles else seen.me
    against = [seen.harmed(s, boss) - 2 * seen.helped(s, boss) for s in range(seen.seats)]
    found = []
    for seat in range(seen.seats):
        if seen.roles[seat] != UNKNOWN:
            found.append([float(role == seen.roles[seat]) for role in range(4)])
        else:
            found.append(weigh(seen, seat, left, against))
    return found


def weigh(seen: Seen, seat: int, left: list[int], against: list[int]) -> list[float]:
    """Harm to the Sheriff speaks for an Outlaw; harm to those who harmed the Sheriff for a Deputy."""
    lawful = 0.0
    for other in range(seen.seats):
        deeds = seen.harmed(seat, other) - 2 * seen.helped(seat, other)
        if other != seat and deeds:
            role = seen.roles[other]
            lawful += deeds * (
                1.0 if role == OUTLAW else -1.0 if role == DEPUTY else 0.5 * sign(against[other])
            )
    hostile = max(-3.0, min(4.0, float(against[seat])))
    lawful = max(-3.0, min(3.0, lawful))
    weights = [
        0.0,
        left[RENEGADE] * exp(-0.1 * abs(hostile)),
        left[OUTLAW] * exp(0.9 * hostile - 0.5 * lawful),
        left[DEPUTY] * exp(-1.3 * hostile + 0.5 * lawful),
    ]
    every = total(weights) or 1.0
    return [weight / every for weight in weights]


def total(numbers: list[float]) -> float:
    """The sum, a float also of nothing: compiled code does not take the 0 of `sum` for one."""
    found = 0.0
    for number in numbers:
        found += number
    return found


def sign(number: int) -> float:
    return 1.0 if number > 0 else -1.0 if number < 0 else 0.0


def enmity(seen: Seen) -> list[float]:
    """How much the seat wants each other one hurt: above zero an enemy, below a friend."""
    if seen.seats == 3:
        return three(seen)
    guess = chances(seen)
    if seen.role == OUTLAW or (seen.role == RENEGADE and seen.ghost and seen.view["renegade_side"] != LAW):
        return [by_roles(odds, 2.0, 0.5, -1.4, 1.0) for odds in guess]
    if seen.role == RENEGADE and not seen.ghost:
        return lone(seen, guess)
    return [by_roles(odds, -2.0, 0.8, 1.1, -1.5) for odds in guess]


def by_roles(odds: list[float], sheriff: float, renegade: float, outlaw: float, deputy: float) -> float:
    return odds[SHERIFF] * sheriff + odds[RENEGADE] * renegade + odds[OUTLAW] * outlaw + odds[DEPUTY] * deputy


def lone(seen: Seen, guess: list[list[float]]) -> list[float]:
    """Note 6: the Renegade helps the weaker side and lets the Sheriff die only last."""
    rest = [seat for seat in seen.ring if seat != seen.me]
    outlaws = total([guess[seat][OUTLAW] for seat in rest])
    if len(rest) == 1:
        return [2.0] * seen.seats
    boss = seen.roles.index(SHERIFF)
    if outlaws < 0.3:
        return [by_roles(odds, -1.0, 0.0, 1.0, 1.5) for odds in guess]
    law = seen.life[boss] + total([guess[seat][DEPUTY] * seen.life[seat] for seat in rest])
    bandits = total([guess[seat][OUTLAW] * seen.life[seat] for seat in rest])
    if law > bandits and seen.life[boss] > 2:
        return [by_roles(odds, 0.6, 0.0, 0.0, 0.9) for odds in guess]
    return [by_roles(odds, -1.2, 0.0, 1.3, 0.1) for odds in guess]


def three(seen: Seen) -> list[float]:
    """The own prey first, then the hunter; two left fight each other."""
    if len(seen.ring) == 2:
        return [2.0] * 3
    prey, hunter = PREY[seen.role], next(role for role, hunted in PREY.items() if hunted == seen.role)
    return [2.0 if role == prey else 0.8 if role == hunter else 0.0 for role in seen.roles]
