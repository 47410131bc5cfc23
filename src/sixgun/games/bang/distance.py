"""Distances and reach."""

from __future__ import annotations

from typing import Final

from sixgun.games.bang.pieces import SEATS
from sixgun.games.bang.table import BangTable
from sixgun.games.bang.values import AWAY, SIGHT

ONESELF: Final = 1000  # the way to one's own place: nobody sees that far


def ways_from(size: int, mine: int) -> tuple[int, ...]:
    """The shorter way round a ring of that size from one place to each."""
    steps = [abs(place - mine) for place in range(size)]
    return tuple([min(s, size - s) or ONESELF for s in steps])


WAYS: Final = [[ways_from(size, mine) for mine in range(size)] for size in range(SEATS + 1)]


def distance(t: BangTable, seat: int, other: int) -> int:
    """BANG-040 to BANG-046: the shorter way round the ring, as `seat` sees `other`, and never below 1."""
    steps = WAYS[len(t.ring)][t.ring.index(seat)][t.ring.index(other)]
    return seen_from(steps, t.value(AWAY, other), t.value(SIGHT, seat))


def seen_from(steps: int, away: int, nearer: int) -> int:
    """A distance by its parts: so many seats on, so much farther away, seen so much nearer."""
    return max(1, steps + away - nearer)


def way(ring: tuple[int, ...], seat: int, other: int) -> list[int]:
    """The seats on the shorter way round, both ends included; none to oneself, or to whoever is out of the
    game. Of two equal ways it is the clockwise one."""
    if seat == other or seat not in ring or other not in ring:
        return []
    size, mine = len(ring), ring.index(seat)
    on = (ring.index(other) - mine) % size
    steps, turn = (on, 1) if on <= size - on else (size - on, -1)
    return [ring[(mine + turn * step) % size] for step in range(steps + 1)]


def within(t: BangTable, seat: int, far: int) -> list[int]:
    """The other players whom `seat` sees at that distance or nearer, in the order of the ring."""
    ring, far = t.ring, t.value(SIGHT, seat, far)
    ways = WAYS[len(ring)][ring.index(seat)]
    found = []
    for place, other in enumerate(ring):  # nobody is seen nearer than they sit
        if ways[place] <= far and t.value(AWAY, other, ways[place]) <= far:
            found.append(other)
    return found


def reachable(t: BangTable, seat: int) -> list[int]:
    """BANG-047: those no farther away than the weapon's range; a weapon changes no distance.

    They are the same until somebody leaves, and the ring is a new one, or until a value changes.
    """
    whose, ring, found = t.reach
    if whose != seat or ring is not t.ring:
        found = within(t, seat, t.weapon_range(seat))
        t.reach = (seat, t.ring, found)
    return found


def nearest(t: BangTable, seat: int) -> int:
    """The nearest other player; of several the first clockwise."""
    return min(t.others(seat), key=lambda other: distance(t, seat, other))


def next_living(t: BangTable, seat: int) -> int:
    """BANG-027, BANG-115: the next living player clockwise."""
    for other in t.ring:
        if other > seat:
            return other
    return t.ring[0]
