"""Distances and reach."""

from __future__ import annotations

from typing import Final

from sixgun.games.bang.pieces import SEATS
from sixgun.games.bang.table import BangTable
from sixgun.games.bang.traits import AWAY, SIGHT

ONESELF: Final = 1000  # the way to one's own place: nobody sees that far


def ways_from(size: int, mine: int) -> tuple[int, ...]:
    """The shorter way round a ring of that size from one place to each."""
    steps = [abs(place - mine) for place in range(size)]
    return tuple([min(s, size - s) or ONESELF for s in steps])


def places_near(ways: tuple[int, ...], far: int) -> list[int]:
    """The places that are so far away or nearer, as long as nobody changes distances."""
    return [place for place, way in enumerate(ways) if way <= far]


_SIZES: Final = range(SEATS + 1)
WAYS: Final = [[ways_from(size, mine) for mine in range(size)] for size in _SIZES]
NEAR: Final = [[[places_near(ways, far) for far in _SIZES] for ways in of_size] for of_size in WAYS]
FARTHEST: Final = SEATS  # nobody sits farther away


def distance(t: BangTable, seat: int, other: int) -> int:
    """BANG-040 to BANG-046: the shorter way round the ring, as `seat` sees `other`, and never below 1."""
    steps = abs(t.ring.index(seat) - t.ring.index(other))
    around = min(steps, len(t.ring) - steps)
    return max(1, around + t.traits[other][AWAY] - t.traits[seat][SIGHT])


def within(t: BangTable, seat: int, far: int) -> list[int]:
    """The other players whom `seat` sees at that distance or nearer, in the order of the ring."""
    ring, traits = t.ring, t.traits
    mine = min(seat, len(ring) - 1)
    while ring[mine] != seat:  # some before him are out of the game
        mine -= 1
    far += traits[seat][SIGHT]
    found = []
    for place in NEAR[len(ring)][mine][min(far, FARTHEST)]:
        other = ring[place]
        away = traits[other][AWAY]
        if away == 0 or WAYS[len(ring)][mine][place] + away <= far:
            found.append(other)
    return found


def reachable(t: BangTable, seat: int) -> list[int]:
    """BANG-047: those no farther away than the weapon's range; a weapon changes no distance.

    They stay the same until somebody leaves, and the ring is a new one, or until a trait changes.
    """
    whose, ring, found = t.reach
    if whose != seat or ring is not t.ring:
        found = within(t, seat, t.weapon_range(seat))
        t.reach = (seat, t.ring, found)
    return found


def next_living(t: BangTable, seat: int) -> int:
    """BANG-027, BANG-115: the next living player clockwise."""
    for other in t.ring:
        if other > seat:
            return other
    return t.ring[0]
