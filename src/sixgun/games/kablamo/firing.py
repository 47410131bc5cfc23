"""Firing a revolver: Rotate, Reveal, live bullets, Resolve (sections 4.5 to 4.7, FIRE of section 5.4).

Attached effects answer here: how far a revolver turns, whether its bullet is revealed, whom it hits. What has
answered has been carried out and is discarded (KAB-099), unless the firing arms it for later.
"""

from __future__ import annotations

from typing import Final

from sixgun.core.step import Moment, Step
from sixgun.core.zone import EMPTY
from sixgun.games.kablamo.actions import MOST
from sixgun.games.kablamo.ending import Eliminate
from sixgun.games.kablamo.entry import POINTS_AT, SHOWS, TURNS, TURNS_BACK, VICTIMS
from sixgun.games.kablamo.events.delayed import EffectArmed, EffectsEnded
from sixgun.games.kablamo.events.firing import LiveBulletsFired, Revealed, Turned
from sixgun.games.kablamo.table import FIRING, KablamoTable
from sixgun.games.kablamo.window import AFTER_RESOLVE, BEFORE_BULLET, ROTATED, assign_effect


class Fire(Step[KablamoTable]):
    """The revolvers are fired, all at once: these, whoever owns them meanwhile."""

    __slots__ = ("revolvers",)
    clauses = ("KAB-026", "KAB-027", "KAB-031", "KAB-043", "KAB-105", "KAB-109")

    def __init__(self, revolvers: tuple[int, ...]) -> None:
        self.revolvers = revolvers

    def run(self, t: KablamoTable) -> None:
        t.do(Rotate(self.revolvers), ROTATED, Reveal(self.revolvers), RESOLVE, TURN_BACK, AFTER_RESOLVE)


class Rotate(Step[KablamoTable]):
    """Every firing revolver turns one chamber clockwise, unless something attached to it says otherwise."""

    __slots__ = ("revolvers",)
    clauses = ("KAB-032", "KAB-033", "KAB-036")

    def __init__(self, revolvers: tuple[int, ...]) -> None:
        self.revolvers = revolvers

    def run(self, t: KablamoTable) -> None:
        turning: dict[int, list[int]] = {}  # seats by how far their revolvers turn
        for revolver in self.revolvers:
            seat = t.owner_of(revolver)
            turning.setdefault(t.value(TURNS, seat, 1), []).append(seat)
            end_what_answered(t, TURNS, seat)
        for chambers in sorted(turning, reverse=True):
            if chambers:
                t.emit(Turned(tuple(turning[chambers]), chambers))


def end_what_answered(t: KablamoTable, question: int, seat: int) -> None:
    """KAB-099: what has been carried out by its answer is discarded."""
    used = t.answering(question, seat)
    if used:
        t.emit(EffectsEnded(tuple(used)))


class CarriedOut(Step[KablamoTable]):
    """A delayed effect is discarded when it has been carried out."""

    __slots__ = ("bullets",)
    clauses = ("KAB-099",)

    def __init__(self, bullets: tuple[int, ...]) -> None:
        self.bullets = bullets

    def run(self, t: KablamoTable) -> None:
        t.emit(EffectsEnded(self.bullets))


class Reveal(Step[KablamoTable]):
    """The triggers are pulled, and the bullets in the firing positions are turned face up together; a firing
    triggers what is attached to the revolver, whether anything is revealed or not."""

    __slots__ = ("revolvers",)
    clauses = ("KAB-034", "KAB-036", "KAB-038")

    def __init__(self, revolvers: tuple[int, ...]) -> None:
        self.revolvers = revolvers

    def run(self, t: KablamoTable) -> None:
        steps: list[Step[KablamoTable]] = []
        shown: list[int] = []
        for revolver in self.revolvers:
            if t.attached[revolver]:
                steps.append(ARM[revolver])
            steps.append(STRIKE[revolver])
            seat = t.owner_of(revolver)
            if t.value(SHOWS, seat, 1):
                shown.append(revolver)
            used = t.answering(SHOWS, seat)
            if used:
                steps.append(CarriedOut(tuple(used)))
        t.do(*steps, TurnUp(tuple(shown)))


class Arm(Step[KablamoTable]):
    """A firing arms what is attached to the revolver for later: the newest effect of each kind."""

    __slots__ = ("revolver",)
    clauses = ("KAB-036", "KAB-037", "KAB-041")

    def __init__(self, revolver: int) -> None:
        self.revolver = revolver

    def run(self, t: KablamoTable) -> None:
        seat = t.owner_of(self.revolver)
        for bullet in t.waiting_for_shot(self.revolver):
            t.emit(EffectArmed(seat, bullet))


class Strike(Moment[KablamoTable]):
    """The hammer strikes the bullet in the firing position, if there is one."""

    __slots__ = ("revolver",)
    clauses = ("KAB-035",)

    def __init__(self, revolver: int) -> None:
        self.revolver = revolver


class TurnUp(Step[KablamoTable]):
    """The bullets in the firing positions of these revolvers are turned face up at the same time."""

    __slots__ = ("revolvers",)
    clauses = ("KAB-034", "KAB-035")

    def __init__(self, revolvers: tuple[int, ...]) -> None:
        self.revolvers = revolvers

    def run(self, t: KablamoTable) -> None:
        loaded = [revolver for revolver in self.revolvers if t.chambers[revolver][FIRING] != EMPTY]
        if loaded:
            seats = tuple([t.owner_of(revolver) for revolver in loaded])
            bullets = tuple([t.chambers[revolver][FIRING] for revolver in loaded])
            t.emit(Revealed(seats, bullets))
            live = [place for place, bullet in enumerate(bullets) if t.box.live[bullet]]
            if live:
                shooters = tuple([seats[place] for place in live])
                t.do(LiveBullets(shooters, tuple([bullets[place] for place in live])))


class LiveBullets(Step[KablamoTable]):
    """Live bullets come first: all Kablamos work at once on the players alive just before."""

    __slots__ = ("bullets", "seats")
    clauses = ("KAB-044", "KAB-045", "KAB-046", "KAB-047", "KAB-048", "KAB-052", "KAB-184")

    def __init__(self, seats: tuple[int, ...], bullets: tuple[int, ...]) -> None:
        self.seats, self.bullets = seats, bullets

    def run(self, t: KablamoTable) -> None:
        owners = [seat for place, seat in enumerate(self.seats) if t.box.deadly[self.bullets[place]]]
        dead = victims(t, owners)
        t.emit(LiveBulletsFired(self.seats, self.bullets))
        if dead:
            t.do(Eliminate(dead))


def victims(t: KablamoTable, owners: list[int]) -> tuple[int, ...]:
    """The players whom the Kablamos of these owners hit: KAB-049, KAB-050, KAB-051."""
    found = []
    for owner in owners:
        victim = t.value(POINTS_AT, owner, owner)
        for _ in range(t.value(VICTIMS, owner, 1)):
            found.append(victim)
            victim = t.left_of(victim)
    return tuple([seat for seat in t.living if seat in found])


class Resolve(Step[KablamoTable]):
    """Active bullets are executed one after the other, the lowest number first, chosen anew each time."""

    __slots__ = ()
    clauses = ("KAB-053", "KAB-056", "KAB-057")

    def run(self, t: KablamoTable) -> None:
        if t.active:
            t.do(*ONE_AFTER_THE_OTHER)


class ResolveLowest(Step[KablamoTable]):
    """The controller of the active bullet with the lowest number assigns it."""

    __slots__ = ()
    clauses = ("KAB-053", "KAB-060", "KAB-064")

    def run(self, t: KablamoTable) -> None:
        if t.active:
            t.do(assign_effect(t.numbered(t.active[0])))


class TurnBack(Step[KablamoTable]):
    """When no active bullet is left, armed effects turn their revolvers once more."""

    __slots__ = ()
    clauses = ("KAB-059", "KAB-180")

    def run(self, t: KablamoTable) -> None:
        for seat in t.living:
            chambers = t.value(TURNS_BACK, seat)
            if chambers:
                t.emit(Turned((seat,), chambers))
                end_what_answered(t, TURNS_BACK, seat)


ARM: Final = [Arm(revolver) for revolver in range(MOST)]
STRIKE: Final = [Strike(revolver) for revolver in range(MOST)]
RESOLVE: Final = Resolve()
ONE_AFTER_THE_OTHER: Final = (BEFORE_BULLET, ResolveLowest(), RESOLVE)
TURN_BACK: Final = TurnBack()
