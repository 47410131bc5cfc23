"""Imagined worlds: a table that one seat cannot tell from the true one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sixgun.core.attributes import EMPTY
from sixgun.core.rng import Rng, Small
from sixgun.core.seats import eye

if TYPE_CHECKING:
    from sixgun.core.attributes import Zone
    from sixgun.core.table import Table


def determinise(t: Table, seat: int | None, rng: Rng) -> Table:
    """One world that the seat cannot tell from the true one."""
    return Imagination(t, seat).world(rng)


class Imagination:
    """All worlds that a seat cannot tell from a table, as long as nothing happens there."""

    __slots__ = ("seat", "shared", "table", "unknown")

    def __init__(self, t: Table, seat: int | None) -> None:
        self.table: Table = t
        self.seat: int = -1 if seat is None else seat
        self.unknown: list[Unknown] = unknown_to(t, seat)
        self.shared: list[Zone] = [zone for zone in t.zones if zone.is_shared and hides(t, zone, seat)]

    def world(self, rng: Rng) -> Table:
        """Deal anew what the seat does not know, seal anew what others have sealed, forget the true dice.

        The result depends on what the seat knows and on `rng`, on nothing else: unknown pieces are sorted
        before they are shuffled, and masks stay with their places.
        """
        world = self.table.clone()
        for zone in self.shared:
            unshare(world, zone)
        world.forget_options()
        zones = world.all_zones()
        while True:
            for unknown in self.unknown:
                unknown.deal(world, zones, rng)
            if world.possible():
                break
        world.rng = Small(rng.word(), rng.word(), rng.word(), rng.word() | 1)
        ask = world.ask
        if ask is not None:
            world.stack[-1] = ask.imagined(world, self.seat, rng)
            world.wait()
        return world


def hides(t: Table, zone: Zone, seat: int | None) -> bool:
    """Does a piece lie there that the seat does not know?"""
    bit = eye(t.seats, seat)
    lists: list[list[int]] = getattr(t, zone.name) if zone.each else [getattr(t, zone.name)]
    return any(piece != EMPTY and not t.known[piece] & bit for pieces in lists for piece in pieces)


def unshare(world: Table, zone: Zone) -> None:
    """Give a copy lists of its own for pieces that are about to be dealt anew."""
    pieces: list[Any] = getattr(world, zone.name)
    setattr(world, zone.name, [mine[:] for mine in pieces] if zone.each else pieces[:])


def unknown_to(t: Table, seat: int | None) -> list[Unknown]:
    """The pieces that a seat does not know, those with the same back together."""
    found: dict[str, Unknown] = {}
    bit = eye(t.seats, seat)
    for zone, pieces in enumerate(t.all_zones()):
        for place, piece in enumerate(pieces):
            if piece != EMPTY and not t.known[piece] & bit:
                back = t.piece_back(piece)
                alike = found.get(back)
                if alike is None:
                    alike = found[back] = Unknown()
                alike.add(t, zone, place, piece)
    for alike in found.values():
        alike.pieces.sort()
    return [found[back] for back in sorted(found)]


class Unknown:
    """Unknown pieces with one back, in order, and where such pieces lie: the number of the zone's list,
    the place there, and who sees and who knows what lies there."""

    __slots__ = ("known", "pieces", "places", "shown", "zones")

    def __init__(self) -> None:
        self.pieces: list[int] = []
        self.zones: list[int] = []
        self.places: list[int] = []
        self.shown: list[int] = []
        self.known: list[int] = []

    def add(self, t: Table, zone: int, place: int, piece: int) -> None:
        self.pieces.append(piece)
        self.zones.append(zone)
        self.places.append(place)
        self.shown.append(t.shown[piece])
        self.known.append(t.known[piece])

    def deal(self, world: Table, zones: list[list[int]], rng: Rng) -> None:
        """Any of the pieces may lie in any of the places."""
        pieces, shown, known = self.pieces[:], world.shown, world.known
        rng.shuffle(pieces)
        for number, piece in enumerate(pieces):
            zones[self.zones[number]][self.places[number]] = piece
            shown[piece] = self.shown[number]
            known[piece] = self.known[number]
