"""Who sits how far from whom (the table at the end of section 4.6)."""

from __future__ import annotations

from typing import Final

from sixgun.core.action import Action
from sixgun.core.seats import clockwise
from sixgun.games.bang_dice.actions import BEER, SHOOT

ONE_PLACE: Final = 0b001
TWO_PLACES: Final = 0b010
THREE_PLACES: Final = 0b100
EVERY: Final = 8  # so many sets of these three there are


class Circle:
    """The living players round the table, and what follows from where they sit. There is one circle for each
    set of them, which all tables share: whatever it has found out once, it keeps."""

    __slots__ = ("_shots", "drinks", "far", "number", "rings")

    def __init__(self, living: tuple[bool, ...]) -> None:
        seats = len(living)
        # by seat: the living players clockwise from it on, and a beer for each of them
        self.rings: list[list[int]] = [
            [seat for seat in clockwise(seats, first) if living[seat]] for first in range(seats)
        ]
        self.drinks: list[list[Action]] = [[BEER[seat] for seat in ring] for ring in self.rings]
        self.number: int = len(self.rings[0])
        # how far a Bull's Eye 2 reaches: it counts as a 1 if only three are living (DICE-093)
        self.far: int = TWO_PLACES if self.number > 3 else ONE_PLACE
        self._shots: list[list[Action] | None] = [None] * (seats * EVERY)

    def targets(self, seat: int, places: int) -> list[int]:
        """The living players that are so many places away, clockwise."""
        ring = self.rings[seat]
        return [ring[offset] for offset in offsets(len(ring), places)] if ring else []

    def away(self, seat: int) -> list[int | None]:
        """How many places each other living player is away, counted the shorter way (DICE-108); None for all
        the rest, and from somebody who is out."""
        ring = self.rings[seat]
        found: list[int | None] = [None] * len(self.rings)
        if ring and ring[0] == seat:
            for place in range(1, len(ring)):
                found[ring[place]] = min(place, len(ring) - place)
        return found

    def shots(self, seat: int, places: int) -> list[Action]:
        """A shot at each of these players, as answers."""
        found = self._shots[seat * EVERY + places]
        if found is None:
            found = [SHOOT[target] for target in self.targets(seat, places)]
            self._shots[seat * EVERY + places] = found
        return found


_circles: Final[dict[tuple[bool, ...], Circle]] = {}


def circle_of(living: tuple[bool, ...]) -> Circle:
    """The circle of those who are living."""
    found = _circles.get(living)
    if found is None:
        found = _circles[living] = Circle(living)
    return found


_offsets: Final[dict[tuple[int, int], list[int]]] = {}


def offsets(living: int, places: int) -> list[int]:
    """DICE-108: counting in either direction; DICE-094: never round to the shooter."""
    if (living, places) not in _offsets:
        counts = [n for n in (1, 2, 3) if places >> (n - 1) & 1]
        found = {n % living for n in counts} | {-n % living for n in counts}
        _offsets[living, places] = sorted(found - {0})
    return _offsets[living, places]
