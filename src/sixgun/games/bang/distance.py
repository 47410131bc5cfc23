"""Distances and reach."""

from __future__ import annotations

from sixgun.games.bang.table import BangTable
from sixgun.games.bang.traits import AWAY, SIGHT


def distance(t: BangTable, seat: int, other: int) -> int:
    """BANG-040 to BANG-046: the shorter way round the ring, as `seat` sees `other`, and never below 1."""
    steps = abs(t.ring.index(seat) - t.ring.index(other))
    around = min(steps, len(t.ring) - steps)
    return max(1, around + t.traits[other][AWAY] - t.traits[seat][SIGHT])


def within(t: BangTable, seat: int, far: int) -> list[int]:
    """The other players whom `seat` sees at that distance or nearer, in the order of the ring."""
    ring = t.ring
    mine, size = 0, len(ring)
    while ring[mine] != seat:
        mine += 1
    far += t.traits[seat][SIGHT]
    found = []
    for place, other in enumerate(ring):
        steps = place - mine if place > mine else mine - place
        around = steps if 2 * steps <= size else size - steps
        if steps and around + t.traits[other][AWAY] <= far:
            found.append(other)
    return found


def reachable(t: BangTable, seat: int) -> list[int]:
    """BANG-047: those no farther away than the weapon's range; a weapon changes no distance."""
    return within(t, seat, t.weapon_range(seat))


def next_living(t: BangTable, seat: int) -> int:
    """BANG-027, BANG-115: the next living player clockwise."""
    for step in range(1, t.seats + 1):
        other = (seat + step) % t.seats
        if t.alive[other]:
            return other
    raise AssertionError("somebody is alive while the game goes on")
