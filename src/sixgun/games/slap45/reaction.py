"""How fast hands are: the reaction-time model of section 12."""

from __future__ import annotations

import math
from typing import Final

from sixgun.core.rng import Rng

FULL_DECK: Final = 1.522  # bits of the basic deck, for which the table of section 12 is written
WORD: Final = 1.0 / 4294967296.0  # a random word and one is so many of these
TURN: Final = 2.0 * math.pi
MOST_CARDS: Final = 67
MOST_OF_A_TYPE: Final = 20


class Skill:
    """One row of the table: ex-Gaussian times for a known card (simple) and for a choice, and error rates."""

    __slots__ = ("choice", "lapse", "name", "simple", "slope", "sloppy", "wrong")

    def __init__(
        self,
        name: str,
        simple: tuple[int, int, int, int],
        slope: int,
        choice: tuple[int, int, int, int],
        wrong: float,
        lapse: float,
        sloppy: float,
    ) -> None:
        self.name, self.slope = name, slope
        self.simple, self.choice = simple, choice  # mu, sigma, tau, floor in ms
        self.wrong, self.lapse, self.sloppy = wrong, lapse, sloppy


SKILLS: Final = {
    skill.name: skill
    for skill in (
        Skill("novice", (250, 40, 70, 180), 195, (477, 60, 140, 280), 0.10, 0.04, 0.08),
        Skill("casual", (220, 30, 55, 160), 150, (403, 50, 100, 250), 0.06, 0.02, 0.03),
        Skill("skilled", (195, 25, 40, 150), 115, (340, 40, 70, 220), 0.04, 0.01, 0.03),
        Skill("expert", (175, 20, 25, 140), 92, (290, 30, 50, 200), 0.02, 0.005, 0.01),
    )
}


def uniform(rng: Rng) -> float:
    """Above 0, at most 1."""
    return WORD * float(rng.word() + 1)


def normal(rng: Rng, mean: float, deviation: float) -> float:
    radius = math.sqrt(-2.0 * math.log(uniform(rng)))
    return mean + deviation * radius * math.cos(TURN * uniform(rng))


def exponential(rng: Rng, mean: float) -> float:
    return -mean * math.log(uniform(rng))


def entropy(counts: list[int]) -> float:
    """Bits of the card type, from the numbers of unseen cards of each type; of none, a full deck."""
    total = 0
    for count in counts:
        total += count
    if total == 0:
        return FULL_DECK
    bits, shares = 0.0, SHARES[total]
    for count in counts:
        bits -= shares[count]
    return bits


def weighed(share: float) -> float:
    """What a type of that share adds to the (negative) entropy."""
    return share * math.log2(share) if share else 0.0


SHARES: Final = [
    [weighed(count / total) for count in range(min(total, MOST_OF_A_TYPE) + 1)] if total else []
    for total in range(MOST_CARDS + 1)
]


def reaction_time(rng: Rng, skill: Skill, knows: bool, unseen: list[int], form: float) -> int:
    """The time to the first action: simple for who knows the card already, otherwise a choice."""
    if knows:
        return simple_time(rng, skill, form)
    return choice_time(rng, skill, entropy(unseen), form)


def simple_time(rng: Rng, skill: Skill, offset: float = 0.0) -> int:
    """The time to react to a card that is already known."""
    mu, sigma, tau, floor = skill.simple
    return drawn(rng, mu + offset, sigma, tau, floor)


def choice_time(rng: Rng, skill: Skill, bits: float, offset: float = 0.0) -> int:
    """The time to react to a card of `bits` of surprise."""
    _, sigma, tau, floor = skill.choice
    return drawn(rng, choice_mean(skill, bits) + offset, sigma, tau, floor)


def choice_mean(skill: Skill, bits: float) -> float:
    """Only mu moves with the surprise."""
    return skill.choice[0] + skill.slope * (bits - FULL_DECK)


def drawn(rng: Rng, mu: float, sigma: int, tau: int, floor: int) -> int:
    """An ex-Gaussian time in whole milliseconds, never faster than a hand can be.

    `normal` and `exponential` without their calls: a race draws nothing but these.
    """
    radius = math.sqrt(-2.0 * math.log(WORD * float(rng.word() + 1)))
    time = mu + sigma * radius * math.cos(TURN * (WORD * float(rng.word() + 1)))
    time -= tau * math.log(WORD * float(rng.word() + 1))
    return int(time + 0.5) if time > floor else floor
