"""Rounds, turns, reveals, and players who are out."""

from __future__ import annotations

from sixgun.core.attributes import EMPTY
from sixgun.core.event import Event
from sixgun.core.rows import lay, put
from sixgun.games.kablamo.actions import CHAMBERS
from sixgun.games.kablamo.events.chain import deactivate
from sixgun.games.kablamo.memory import forget, into_bag, lay_open, out_of_chamber, put_away
from sixgun.games.kablamo.table import EMPTY_CYLINDER, FIRE, KablamoTable


class RoundBegan(Event[KablamoTable]):
    """A new round; the first effect that waits for it comes into force."""

    __slots__ = ("bolshevik",)
    clauses = ("KAB-026", "KAB-029")
    shows = ("bolshevik",)

    def __init__(self, bolshevik: int) -> None:
        self.bolshevik = bolshevik  # its place on the table, or -1

    def apply(self, t: KablamoTable) -> None:
        t.round += 1
        t.phase = FIRE
        if self.bolshevik >= 0:
            kind, _ = t.on_table_as[self.bolshevik]
            t.on_table_as = put(t.on_table_as, self.bolshevik, (kind, True))
            t.find_powers()


class PhaseBegan(Event[KablamoTable]):
    """The next phase of the round begins."""

    __slots__ = ("phase",)
    clauses = ("KAB-026",)
    shows = ("phase",)

    def __init__(self, phase: str) -> None:
        self.phase = phase

    def apply(self, t: KablamoTable) -> None:
        t.phase = self.phase


class Turned(Event[KablamoTable]):
    """Revolvers turn, all at once, by that many chambers clockwise."""

    __slots__ = ("chambers", "seats")
    clauses = ("KAB-003", "KAB-004", "KAB-005", "KAB-006")
    shows = ("seats", "chambers")
    fleeting = True

    def __init__(self, seats: tuple[int, ...], chambers: int) -> None:
        self.seats, self.chambers = seats, chambers

    def apply(self, t: KablamoTable) -> None:
        cut = -self.chambers % CHAMBERS
        for seat in self.seats:
            revolver = t.revolver[seat]
            chambers, loaded = t.chambers[revolver], t.loaded[revolver]
            for _ in range(CHAMBERS - cut):
                chambers.insert(0, chambers.pop())
            t.loaded[revolver] = loaded[cut:] + loaded[:cut]


class Revealed(Event[KablamoTable]):
    """The bullets in the firing positions are turned face up at the same time."""

    __slots__ = ("bullets", "seats")
    clauses = ("KAB-034", "KAB-042")
    shows = ("seats", "bullets")
    pieces = ("bullets",)

    def __init__(self, seats: tuple[int, ...], bullets: tuple[int, ...]) -> None:
        self.seats, self.bullets = seats, bullets

    def apply(self, t: KablamoTable) -> None:
        fresh = []
        for bullet in self.bullets:
            lay_open(t, bullet)
            if not t.box.live[bullet]:
                fresh.append(t.box.number[bullet])
        if fresh:
            t.active = tuple(sorted([*t.active, *fresh]))


class LiveBulletsFired(Event[KablamoTable]):
    """Revealed live bullets have done their work and go into the bag."""

    __slots__ = ("bullets", "seats")
    clauses = ("KAB-044", "KAB-052")
    shows = ("seats", "bullets")
    pieces = ("bullets",)

    def __init__(self, seats: tuple[int, ...], bullets: tuple[int, ...]) -> None:
        self.seats, self.bullets = seats, bullets

    def apply(self, t: KablamoTable) -> None:
        for seat in self.seats:
            into_bag(t, out_of_chamber(t, seat, 0))


class BulletDiscarded(Event[KablamoTable]):
    """The bullet in a firing position is discarded instead of being revealed."""

    __slots__ = ("bullet", "seat")
    clauses = ("KAB-039", "KAB-150")
    shows = ("seat", "bullet")
    pieces = ("bullet",)

    def __init__(self, seat: int, bullet: int) -> None:
        self.seat, self.bullet = seat, bullet

    def apply(self, t: KablamoTable) -> None:
        put_away(t, out_of_chamber(t, self.seat, 0))


class Eliminated(Event[KablamoTable]):
    """Players are out; all their bullets are discarded face up, the live ones go into the bag."""

    __slots__ = ("bullets", "seats")
    clauses = ("KAB-181", "KAB-182", "KAB-183")
    shows = ("seats", "bullets")
    pieces = ("bullets",)

    def __init__(self, seats: tuple[int, ...], bullets: tuple[tuple[int, ...], ...]) -> None:
        self.seats, self.bullets = seats, bullets

    def apply(self, t: KablamoTable) -> None:
        for place, seat in enumerate(self.seats):
            t.alive = put(t.alive, seat, False)
            t.living = tuple([other for other in t.living if other != seat])
            self._clear(t, seat)
            for bullet in self.bullets[place]:
                if t.active and t.is_active(bullet):
                    deactivate(t, bullet)
                put_away(t, bullet)
            forget(t, seat)
        t.find_powers()

    def _clear(self, t: KablamoTable, seat: int) -> None:
        revolver = t.revolver[seat]
        t.chambers[revolver], t.free[revolver] = [EMPTY] * CHAMBERS, CHAMBERS
        t.loaded[revolver] = EMPTY_CYLINDER
        t.spares[seat] = []
        if t.attached[revolver]:
            t.on_revolver, t.attached = lay(t.on_revolver, revolver, []), put(t.attached, revolver, ())
        if t.in_front_as[seat]:
            t.in_front, t.in_front_as = lay(t.in_front, seat, []), put(t.in_front_as, seat, ())


class Resigned(Event[KablamoTable]):
    """A player leaves, and is played by the time-out policy until the next clean-up."""

    __slots__ = ("seat",)
    clauses = ("KAB-188",)
    shows = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def apply(self, t: KablamoTable) -> None:
        t.resigned, t.deserted = put(t.resigned, self.seat, True), True
