"""Firing a revolver: Rotate, Reveal, live bullets, Resolve (sections 4.5 to 4.7, FIRE of section 5.4)."""

from __future__ import annotations

from typing import Final

from sixgun.core.step import Step
from sixgun.core.zone import EMPTY
from sixgun.games.kablamo.ending import Eliminate
from sixgun.games.kablamo.events.chain import Cancelled
from sixgun.games.kablamo.events.delayed import EffectArmed, EffectsEnded
from sixgun.games.kablamo.events.firing import BulletDiscarded, LiveBulletsFired, Revealed, Turned
from sixgun.games.kablamo.kinds import (
    BOLSHEVIK,
    CHEATING,
    COWARDICE,
    CYLINDER,
    HAMMER,
    JACKET,
    KABLAMO,
    MARQUIS,
    RATCHET,
    TRIGGER,
)
from sixgun.games.kablamo.table import FIRING, KablamoTable
from sixgun.games.kablamo.window import (
    AFTER_RESOLVE,
    BEFORE_BULLET,
    ROTATED,
    assign_effect,
)

NONE: Final = -1


def top(t: KablamoTable, revolver: int, kind: str, armed: bool = False) -> int:
    """KAB-037: the most recently attached effect of a kind, or -1."""
    effects = t.attached[revolver]
    for place in range(len(effects) - 1, -1, -1):
        other, is_armed = effects[place]
        if is_armed == armed and other == kind:
            return t.on_revolver[revolver][place]
    return NONE


class Fire(Step[KablamoTable]):
    """The revolvers are fired, all at once: these, whoever owns them meanwhile."""

    __slots__ = ("revolvers",)
    clauses = ("KAB-026", "KAB-027", "KAB-031", "KAB-043", "KAB-105", "KAB-109")

    def __init__(self, revolvers: tuple[int, ...]) -> None:
        self.revolvers = revolvers

    def run(self, t: KablamoTable) -> None:
        revolvers = self.revolvers
        t.do(
            Rotate(revolvers), ROTATED, Reveal(revolvers), DISCARD_REVEALED, RESOLVE, TURN_BACK, AFTER_RESOLVE
        )


class Rotate(Step[KablamoTable]):
    """Every firing revolver turns one chamber clockwise, unless a Ratchet malfunction holds it."""

    __slots__ = ("revolvers",)
    clauses = ("KAB-032", "KAB-033", "KAB-036")

    def __init__(self, revolvers: tuple[int, ...]) -> None:
        self.revolvers = revolvers

    def run(self, t: KablamoTable) -> None:
        forward: list[int] = []
        back: list[int] = []
        for revolver in self.revolvers:
            ratchet = instead = NONE
            if t.attached[revolver]:
                ratchet = top(t, revolver, RATCHET)
                instead = top(t, revolver, CYLINDER) if t.turns_instead else NONE
            if ratchet != NONE or instead != NONE:
                t.emit(EffectsEnded(tuple([bullet for bullet in (ratchet, instead) if bullet != NONE])))
            if ratchet == NONE:
                (forward if instead == NONE else back).append(t.owner_of(revolver))
        if forward:
            t.emit(Turned(tuple(forward), 1))
        if back:
            t.emit(Turned(tuple(back), -1))


class Reveal(Step[KablamoTable]):
    """The bullets in the firing positions are turned face up, and the firing triggers what is attached."""

    __slots__ = ("revolvers",)
    clauses = ("KAB-034", "KAB-035", "KAB-036", "KAB-037", "KAB-041")

    def __init__(self, revolvers: tuple[int, ...]) -> None:
        self.revolvers = revolvers

    def run(self, t: KablamoTable) -> None:
        seats, bullets = [], []
        for revolver in self.revolvers:
            seat, shown = t.owner_of(revolver), t.chambers[revolver][FIRING]
            if t.attached[revolver] and self._trigger(t, revolver, seat):
                shown = EMPTY
            if shown != EMPTY:
                seats.append(seat)
                bullets.append(shown)
        if bullets:
            t.emit(Revealed(tuple(seats), tuple(bullets)))
            t.do(LiveBullets(tuple(seats), tuple(bullets)))

    def _trigger(self, t: KablamoTable, revolver: int, seat: int) -> bool:
        """KAB-038 to KAB-041; tells whether the reveal is skipped."""
        trigger = top(t, revolver, TRIGGER)
        cylinder = NONE if t.turns_instead else top(t, revolver, CYLINDER)
        cowardice, hammer = top(t, revolver, COWARDICE), top(t, revolver, HAMMER)
        for bullet in (trigger, cylinder, cowardice):
            if bullet != NONE:
                t.emit(EffectArmed(seat, bullet))
        if cowardice != NONE and t.chambers[revolver][FIRING] != EMPTY:
            t.emit(BulletDiscarded(seat, t.chambers[revolver][FIRING]))
        if hammer != NONE:
            t.emit(EffectsEnded((hammer,)))
        return cowardice != NONE or hammer != NONE


class LiveBullets(Step[KablamoTable]):
    """Live bullets come first: all Kablamos work at once on the players alive just before."""

    __slots__ = ("bullets", "seats")
    clauses = ("KAB-044", "KAB-045", "KAB-046", "KAB-047", "KAB-048", "KAB-052", "KAB-184")

    def __init__(self, seats: tuple[int, ...], bullets: tuple[int, ...]) -> None:
        self.seats, self.bullets = seats, bullets

    def run(self, t: KablamoTable) -> None:
        box, seats, bullets = t.box, self.seats, self.bullets
        fired = [place for place, bullet in enumerate(bullets) if box.live[bullet]]
        if not fired:
            return
        dead = victims(t, [seats[place] for place in fired if box.kind[bullets[place]] == KABLAMO])
        live = tuple([bullets[place] for place in fired])
        t.emit(LiveBulletsFired(tuple([seats[place] for place in fired]), live))
        t.do(Eliminate(dead))


def victims(t: KablamoTable, owners: list[int]) -> tuple[int, ...]:
    """At whom the Kablamos of these owners point: KAB-049, KAB-050, KAB-051."""
    if t.in_force(MARQUIS):
        return ()
    found = [t.left_of(owner) for owner in owners] if t.in_force(BOLSHEVIK) else owners[:]
    if t.in_force(JACKET):
        found += [t.left_of(victim) for victim in found]
    return tuple([seat for seat in t.living if seat in found])


class DiscardRevealed(Step[KablamoTable]):
    """While Somebody is cheating is in force, revealed non-live bullets are discarded without a window."""

    __slots__ = ()
    clauses = ("KAB-135", "KAB-136")

    def run(self, t: KablamoTable) -> None:
        if t.in_force(CHEATING):
            discard_active(t)


def discard_active(t: KablamoTable) -> None:
    for bullet in t.active_bullets():
        t.emit(Cancelled(bullet))


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
    """Every revolver with an armed Cylinder malfunction turns one chamber counter-clockwise."""

    __slots__ = ()
    clauses = ("KAB-059", "KAB-180")

    def run(self, t: KablamoTable) -> None:
        for seat in t.living:
            revolver = t.revolver[seat]
            cylinder = top(t, revolver, CYLINDER, armed=True) if t.attached[revolver] else NONE
            if cylinder != NONE:
                t.emit(Turned((seat,), -1))
                t.emit(EffectsEnded((cylinder,)))


DISCARD_REVEALED: Final = DiscardRevealed()
RESOLVE: Final = Resolve()
ONE_AFTER_THE_OTHER: Final = (BEFORE_BULLET, ResolveLowest(), RESOLVE)
TURN_BACK: Final = TurnBack()
