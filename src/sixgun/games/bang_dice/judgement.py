"""The table as a heuristic player sees it: who is who, who is to be hurt, what life is worth.

Section 10 of the rules file, notes 1, 2, 4, 5, 6, 10 and 16.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, fsum
from typing import Any, Final

from sixgun.games.bang_dice.roles import DEPUTY, DISTRIBUTION, NUMBER, OUTLAW, RENEGADE, SHERIFF, TYPE_OF
from sixgun.games.bang_dice.victory import TARGET

Belief = dict[str, float]

# Note 2: how much one Bull's Eye point on the Sheriff, and one beer for them, speaks for each role.
SHOT_AT_SHERIFF: Final = {DEPUTY: -1.0, OUTLAW: 0.7, RENEGADE: -0.1}
BEER_FOR_SHERIFF: Final = {DEPUTY: 0.7, OUTLAW: -1.0, RENEGADE: 0.3}

# What one point of damage to a role is worth to a role.
GRUDGE: Final[dict[str, dict[str, float]]] = {
    SHERIFF: {SHERIFF: 0.0, DEPUTY: -0.8, OUTLAW: 1.0, RENEGADE: 0.7},
    DEPUTY: {SHERIFF: -1.3, DEPUTY: -0.6, OUTLAW: 1.0, RENEGADE: 0.6},
    OUTLAW: {SHERIFF: 1.6, DEPUTY: 0.6, OUTLAW: -0.5, RENEGADE: 0.1},
}


class Seen:
    """The table as one seat sees it, and what it concludes."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.view = view
        self.me: int = view["seat"]
        self.seats: int = view["seats"]
        self.life: list[int] = view["life"]
        self.maximum: list[int] = view["maximum"]
        self.living: list[int] = [s for s in range(self.seats) if view["living"][s]]
        self.arrows: list[int] = [
            arrows + 2 * (view["chief"] == s) for s, arrows in enumerate(view["arrows"])
        ]
        self.pile: int = view["pile"] + (view["chief"] == -1)
        self.character: list[str] = view["character"]
        self.types: list[str] = [_type(cards[0]) for cards in view["role"]]
        self.sheriff: int = self.types.index(SHERIFF) if SHERIFF in self.types else -1
        self.side: str = self._side()
        self.beliefs: list[Belief] = [self._belief(seat) for seat in range(self.seats)]
        self.grudge: list[float] = [self._grudge(seat) for seat in range(self.seats)]

    def _side(self) -> str:
        """The role to play for: a Ghost Renegade plays for their side."""
        if self.me == self.view["ghost"] and self.view["ghost_side"]:
            return str(self.view["ghost_side"])
        return self.types[self.me]

    # -- who is who --------------------------------------------------------------------------

    def _belief(self, seat: int) -> Belief:
        """Note 2: the roles still hidden, weighed by what the seat has done to the Sheriff."""
        if self.types[seat]:
            return {self.types[seat]: 1.0}
        left = dict(DISTRIBUTION[self.seats])
        for type in self.types:
            if type:
                left[type] -= 1
        shots, beers = self.view["shots"][seat][self.sheriff], self.view["beers"][seat][self.sheriff]
        weights = {
            type: left[type] * exp(SHOT_AT_SHERIFF[type] * shots + BEER_FOR_SHERIFF[type] * beers)
            for type in SHOT_AT_SHERIFF
        }
        total = fsum(weights.values()) or 1.0
        return {type: weight / total for type, weight in weights.items()}

    # -- who is to be hurt -------------------------------------------------------------------

    def _grudge(self, seat: int) -> float:
        """The worth to me of a point of damage to that seat; below 0 for friends."""
        if seat == self.me:
            return -1.0
        if self.seats == 3:
            return self._grudge_of_three(seat)
        if self.side == RENEGADE:
            return self._grudge_of_renegade(seat)
        worth = GRUDGE[self.side]
        return fsum([chance * worth[type] for type, chance in self.beliefs[seat].items()])

    def _grudge_of_three(self, seat: int) -> float:
        """Note 16: the own target first; then the last one living wins."""
        if len(self.living) < 3:
            return 1.0
        return 1.0 if self.types[seat] == TARGET[self.types[self.me]] else 0.15

    def _grudge_of_renegade(self, seat: int) -> float:
        """Note 6: help the weaker side, and keep the Sheriff until nobody else is left."""
        if seat == self.sheriff:
            return self._renegade_and_sheriff()
        belief = self.beliefs[seat]
        law, outlaws = self._strength(DEPUTY) + self.life[self.sheriff], self._strength(OUTLAW)
        worth = {DEPUTY: 0.8, OUTLAW: 0.5} if law > outlaws else {DEPUTY: 0.2, OUTLAW: 0.9}
        return fsum([chance * worth.get(type, 0.7) for type, chance in belief.items()])

    def _renegade_and_sheriff(self) -> float:
        others = len(self.living) - 2
        if others <= 0:
            return 1.5
        return -1.2 if self.life[self.sheriff] <= 4 else -0.4

    def _strength(self, type: str) -> float:
        """The life points that a role is believed to have on the table."""
        return fsum([self.beliefs[s].get(type, 0.0) * self.life[s] for s in self.living if s != self.me])

    # -- what it is worth --------------------------------------------------------------------

    def damage(self, seat: int, points: int = 1, already: int = 0) -> float:
        """Notes 1 and 10: damage counts more near death, and most if it kills."""
        left = self.life[seat] - already
        if left <= 0:
            return 0.01 * self.grudge[seat]
        points = min(points, left)
        kill = 2.0 if points == left else 0.0
        return self.grudge[seat] * (points * (1.0 + 2.0 / left) + kill)

    def heal(self, seat: int, points: int = 1, already: int = 0) -> float:
        """A point gained is a point of damage undone; above the maximum it is nothing."""
        room = self.maximum[seat] - self.life[seat] - already
        if room <= 0:
            return 0.0
        weight = 1.15 if seat == self.me else 1.0
        return -weight * self.grudge[seat] * min(points, room) * (0.6 + 2.5 / (self.life[seat] + already + 1))

    def arrow(self, seat: int, more: int = 1) -> float:
        """Note 8: an arrow is damage that may come; with few tokens in the pile it comes soon."""
        near = 0.25 + 0.5 / max(1, self.pile)
        return near * (self.damage(seat, self.arrows[seat] + more) - self.damage(seat, self.arrows[seat]))

    def attack(self) -> float:
        """The worth of an attack now."""
        return fsum([self.damage(s, self.arrows[s]) for s in self.living if self.arrows[s]])

    def gatling(self, roller: int) -> float:
        """The worth of a Gatling Gun of that player."""
        hit = [s for s in self.living if s != roller and self.character[s] != "paul_regret"]
        return fsum([self.damage(s) for s in hit]) - self.arrows[roller] * self.arrow(roller)

    def is_friend(self, seat: int) -> bool:
        return self.grudge[seat] < -0.25


def _type(card: str) -> str:
    """The type of a role card in a view; nothing for a card that lies face down."""
    return TYPE_OF[NUMBER[card]] if card in NUMBER else ""
