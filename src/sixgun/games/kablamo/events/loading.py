"""Bullets are drawn, loaded and discarded."""

from __future__ import annotations

from typing import ClassVar

from sixgun.core.event import Event
from sixgun.games.kablamo.memory import (
    into_bag,
    into_chambers,
    into_spares,
    lay_open,
    out_of_chamber,
    out_of_spares,
    put_away,
)
from sixgun.games.kablamo.table import KablamoTable


class Drew(Event[KablamoTable]):
    """A player draws a bullet from the bag as a spare, which nobody else sees.

    Where it lay in the bag is no part of the story: it saves the search for it.
    """

    __slots__ = ("bullet", "place", "seat")
    clauses = ("KAB-014", "KAB-022")
    shows = ("seat",)
    private: ClassVar[dict[str, str]] = {"bullet": "seat"}
    pieces = ("bullet",)
    fleeting = True

    def __init__(self, seat: int, bullet: int, *, place: int) -> None:
        self.seat, self.bullet, self.place = seat, bullet, place

    def apply(self, t: KablamoTable) -> None:
        t.spares[self.seat].append(t.bag.pop(self.place))
        t.shown[self.bullet] = t.known[self.bullet] = 1 << self.seat


class DrewToLoad(Event[KablamoTable]):
    """A player draws a bullet to be loaded at once, which nobody else sees."""

    __slots__ = ("bullet", "place", "seat")
    clauses = ("KAB-164", "KAB-168")
    shows = ("seat",)
    private: ClassVar[dict[str, str]] = {"bullet": "seat"}
    pieces = ("bullet",)
    fleeting = True

    def __init__(self, seat: int, bullet: int, *, place: int) -> None:
        self.seat, self.bullet, self.place = seat, bullet, place

    def apply(self, t: KablamoTable) -> None:
        t.drawn.append(t.bag.pop(self.place))
        t.shown[self.bullet] = t.known[self.bullet] = 1 << self.seat


class GaveBack(Event[KablamoTable]):
    """Players put the bullets that they were dealt back into the bag; all see who did."""

    __slots__ = ("bullets", "seats")
    clauses = ("KAB-195", "KAB-197")
    shows = ("seats",)

    def __init__(self, seats: tuple[int, ...], bullets: tuple[tuple[int, ...], ...]) -> None:
        self.seats, self.bullets = seats, bullets

    def apply(self, t: KablamoTable) -> None:
        for place, seat in enumerate(self.seats):
            for bullet in self.bullets[place]:
                into_bag(t, bullet)
            t.spares[seat] = [spare for spare in t.spares[seat] if t.shown[spare]]


class BulletsLoaded(Event[KablamoTable]):
    """A player loads spares into a revolver; the others see only which chambers are filled."""

    __slots__ = ("bullets", "owner", "positions", "seat")
    clauses = ("KAB-023", "KAB-113", "KAB-174", "KAB-204")
    shows = ("seat", "owner", "positions")
    private: ClassVar[dict[str, str]] = {"bullets": "seat"}
    pieces = ("bullets",)
    fleeting = True

    def __init__(self, seat: int, owner: int, positions: tuple[int, ...], bullets: tuple[int, ...]) -> None:
        self.seat, self.owner, self.positions, self.bullets = seat, owner, positions, bullets

    def apply(self, t: KablamoTable) -> None:
        into_chambers(t, self.bullets, self.owner, self.positions, self.seat)
        out_of_spares(t, self.seat)


class DrawnLoaded(Event[KablamoTable]):
    """A player loads the bullets just drawn; what does not fit becomes a spare."""

    __slots__ = ("bullets", "positions", "seat")
    clauses = ("KAB-165", "KAB-168")
    shows = ("seat", "positions")
    private: ClassVar[dict[str, str]] = {"bullets": "seat"}
    pieces = ("bullets",)
    fleeting = True

    def __init__(self, seat: int, positions: tuple[int, ...], bullets: tuple[int, ...]) -> None:
        self.seat, self.positions, self.bullets = seat, positions, bullets

    def apply(self, t: KablamoTable) -> None:
        into_chambers(t, self.bullets, self.seat, self.positions, self.seat)
        for bullet in t.drawn:
            if bullet not in self.bullets:
                into_spares(t, bullet, self.seat)
        t.drawn = []


class RevolverEmptied(Event[KablamoTable]):
    """All movable bullets of a revolver are discarded; live ones wait beside the bag."""

    __slots__ = ("bullets", "positions", "seat")
    clauses = ("KAB-163", "KAB-018")
    shows = ("seat", "positions", "bullets")
    pieces = ("bullets",)

    def __init__(self, seat: int, positions: tuple[int, ...], bullets: tuple[int, ...]) -> None:
        self.seat, self.positions, self.bullets = seat, positions, bullets

    def apply(self, t: KablamoTable) -> None:
        for position in self.positions:
            lay_aside(t, out_of_chamber(t, self.seat, position))


class SparesDiscarded(Event[KablamoTable]):
    """All spares of a player are discarded; live ones wait beside the bag."""

    __slots__ = ("bullets", "seat")
    clauses = ("KAB-170", "KAB-018")
    shows = ("seat", "bullets")
    pieces = ("bullets",)

    def __init__(self, seat: int, bullets: tuple[int, ...]) -> None:
        self.seat, self.bullets = seat, bullets

    def apply(self, t: KablamoTable) -> None:
        t.spares[self.seat] = []
        for bullet in self.bullets:
            lay_aside(t, bullet)


class AsideReturned(Event[KablamoTable]):
    """Discarded live bullets enter the bag only after the drawing is complete."""

    __slots__ = ()
    clauses = ("KAB-018",)

    def apply(self, t: KablamoTable) -> None:
        for bullet in t.aside:
            into_bag(t, bullet)
        t.aside = []


def lay_aside(t: KablamoTable, bullet: int) -> None:
    if t.box.live[bullet]:
        t.aside = [*t.aside, bullet]
        lay_open(t, bullet)
    else:
        put_away(t, bullet)
