"""Which dice a heuristic player throws again (section 10, notes 3, 7, 8 and 9).

A face is worth what it does in the end; a die to be thrown again is worth what it brings on average, with
the better of keeping and throwing at every throw that is left. Gatlings are kept for the Gun if it is likely
and worth more than other faces.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb, fsum
from typing import Final

from sixgun.core.action import Action
from sixgun.games.bang_dice.actions import STOP, Rethrow
from sixgun.games.bang_dice.dice import (
    A_BEER,
    A_GATLING,
    ARROW,
    BULLET,
    BULLSEYE_1,
    BULLSEYE_2,
    DICE,
    DOUBLE,
    DYNAMITE,
    symbols,
)
from sixgun.games.bang_dice.distance import ONE_PLACE, TWO_PLACES, offsets
from sixgun.games.bang_dice.judgement import Seen

# how many symbols a face counts as
ONES: Final = {BULLSEYE_1: 1, DOUBLE[BULLSEYE_1]: 2}
TWOS: Final = {BULLSEYE_2: 1, DOUBLE[BULLSEYE_2]: 2}
BEERS: Final = {A_BEER: 1, DOUBLE[A_BEER]: 2}
GATLINGS: Final = {A_GATLING: 1, DOUBLE[A_GATLING]: 2}


class DiceSense:
    """The dice of one throw, and what each face would be worth to the thrower."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self.dice: tuple[str, ...] = tuple(seen.view["dice"])
        self.kinds: list[str] = seen.view["kinds"]
        self.throws: int = seen.view["throws_left"]
        self.is_ghost: bool = seen.me == seen.view["ghost"]
        self.dynamite: int = self.dice.count(DYNAMITE)
        self.needed: int = 2 if seen.character[seen.me] == "willy_the_kid" else 3
        self.gun: float = seen.gatling(seen.me)
        self.best_one: float = self.best_shot(1)
        self.best_two: float = self.best_shot(2)
        self.best_beer: float = max([seen.heal(s) for s in seen.living])

    def choose(self, options: Sequence[Action]) -> Action:
        """The choice of dice that gains most over keeping them all."""
        if self.is_ghost:
            return self.choose_as_ghost(options)
        gains = [self.gain(place) for place in range(len(self.dice))]
        best, choice = 0.0, options[0]
        for option in options:
            if isinstance(option, Rethrow):
                total = fsum([gain for place, gain in enumerate(gains) if option.dice >> place & 1])
                total -= self.risk(option.dice.bit_count())
                if total > best:
                    best, choice = total, option
        return choice

    def gain(self, place: int) -> float:
        """The average gain of throwing this die again."""
        kind, face = self.kinds[place], self.dice[place]
        return self.prospect(kind, self.throws) - self.face(face, shown=True)

    def prospect(self, kind: str, throws: int) -> float:
        """The worth of a die with so many throws left."""
        worth = [self.face(face, shown=False) for face in DICE[kind]]
        arrows = self.arrow()
        now = fsum(worth) / 6 + (arrows if ARROW in DICE[kind] else 0.0) / 6
        if BULLET in DICE[kind]:
            now += self.seen.damage(self.seen.me) / 6
        if throws <= 1:
            return now
        kept = [
            value if face == DYNAMITE else max(value, now)
            for face, value in zip(DICE[kind], worth, strict=True)
        ]
        return fsum(kept) / 6 + arrows / 6

    def risk(self, dice: int) -> float:
        """Note 7: with two dynamite a throw of k dice brings a third with probability 1-(5/6)^k."""
        missing = 3 - self.dynamite
        chance = at_least(missing, dice, 1 / 6)
        return -chance * self.seen.damage(self.seen.me)

    def face(self, face: str, shown: bool) -> float:
        """The worth of a face in the final dice."""
        if face in ONES:
            return ONES[face] * self.best_one
        if face in TWOS:
            return TWOS[face] * self.best_two
        if face in BEERS:
            return BEERS[face] * self.best_beer
        if face in GATLINGS:
            return GATLINGS[face] * self.gatling(shown)
        return 0.0

    def gatling(self, shown: bool) -> float:
        """Note 9: a share of the Gun, by the chance that it fires."""
        have = symbols(self.dice, A_GATLING)
        free = len(self.dice) - self.dynamite - have
        chance = 1 - (5 / 6) ** max(self.throws, 0)
        if shown:
            return max(0.0, self.gun) * at_least(self.needed - have, free, chance) / max(have, 1)
        without, with_one = self.needed - have, self.needed - have - 1
        more = at_least(with_one, free - 1, chance) - at_least(without, free - 1, chance)
        return self.gun * more

    def arrow(self) -> float:
        """Note 8: an arrow costs, unless the attack that it may bring is welcome."""
        seen = self.seen
        if seen.character[seen.me] == "bill_noface":
            return 0.0
        if seen.pile == 1:
            return seen.attack() + seen.damage(seen.me)
        return seen.arrow(seen.me) + seen.attack() * 0.3 / seen.pile

    def best_shot(self, bulls_eye: int) -> float:
        """The best target of a Bull's Eye; a shot that must hit a friend is worth less than nothing."""
        seen = self.seen
        if seen.me not in seen.living:
            return 0.0
        start = seen.living.index(seen.me)
        ring = seen.living[start:] + seen.living[:start]
        places = TWO_PLACES if bulls_eye == 2 and len(ring) > 3 else ONE_PLACE
        if seen.character[seen.me] == "rose_doolan":
            places |= places << 1
        elif seen.character[seen.me] == "calamity_janet":
            places = ONE_PLACE | TWO_PLACES
        return max([seen.damage(ring[offset]) for offset in offsets(len(ring), places)])

    def choose_as_ghost(self, options: Sequence[Action]) -> Action:
        """Note 14: a pair, or dynamite or arrows for an enemy, is kept; the rest is thrown again."""
        wanted = (DYNAMITE, ARROW)
        if self.dice[0] == self.dice[1] or self.dynamite:
            return STOP
        loose = sum([1 << place for place, face in enumerate(self.dice) if face not in wanted])
        again = [option for option in options if isinstance(option, Rethrow) and option.dice == loose]
        return again[0] if again else STOP


def at_least(wanted: int, dice: int, chance: float) -> float:
    """The probability of `wanted` or more hits among so many dice."""
    if wanted <= 0:
        return 1.0
    hits = range(wanted, dice + 1)
    return fsum([comb(dice, k) * chance**k * (1 - chance) ** (dice - k) for k in hits])
