"""Firing a revolver: Rotate, Reveal, live bullets, Resolve (sections 4.5 to 4.7, FIRE of section 5.4).

Attached effects answer here: how far a revolver turns, whether its bullet is revealed, whom it hits. What has
answered has been carried out and is discarded (KAB-099), unless the firing arms it for later.
"""

from __future__ import annotations

from typing import Final

from sixgun.core.attributes import EMPTY
from sixgun.core.step import Step, in_turn
from sixgun.games.kablamo.actions import MOST
from sixgun.games.kablamo.ending import Eliminate
from sixgun.games.kablamo.entry import DISCARDS, POINTS_AT, SHOWS, TURNS, TURNS_BACK, VICTIMS
from sixgun.games.kablamo.events.delayed import EffectArmed, EffectsEnded
from sixgun.games.kablamo.events.firing import BulletDiscarded, LiveBulletsFired, Revealed, Turned
from sixgun.games.kablamo.table import FIRING, KablamoTable
from sixgun.games.kablamo.window import AFTER_RESOLVE, BEFORE_BULLET, ROTATED, AssignEffect


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
        seats = [t.owner_of(revolver) for revolver in self.revolvers]
        turns = [t.value(TURNS, seat, 1) for seat in seats]
        for seat in seats:
            carry_out(t, TURNS, seat)
        for chambers in sorted(set(turns), reverse=True):
            if chambers:
                together = [seat for place, seat in enumerate(seats) if turns[place] == chambers]
                t.emit(Turned(tuple(together), chambers))


def carry_out(t: KablamoTable, question: int, seat: int) -> None:
    """KAB-099: what has changed this number has been carried out and is discarded."""
    used = t.answering(question, seat)
    if used:
        t.emit(EffectsEnded(tuple(used)))


class Reveal(Step[KablamoTable]):
    """The triggers are pulled, and the bullets in the firing positions are turned face up together."""

    __slots__ = ("revolvers",)
    clauses = ("KAB-034", "KAB-036", "KAB-038")

    def __init__(self, revolvers: tuple[int, ...]) -> None:
        self.revolvers = revolvers

    def run(self, t: KablamoTable) -> None:
        steps: list[Step[KablamoTable]] = []
        shown: list[int] = []
        for revolver in self.revolvers:
            seat = t.owner_of(revolver)
            if t.value(SHOWS, seat, 1):
                shown.append(seat)
            if t.attached[revolver] or t.in_front_as[seat] or t.on_table_as:
                steps.append(PULL_TRIGGER[seat])
        steps.append(TurnUp(tuple(shown)))
        in_turn(t, steps)


class PullTrigger(Step[KablamoTable]):
    """A firing triggers what lies there: of each kind attached to the revolver the most recent effect.

    It arms what works later, and what discards the bullet instead of its being revealed.
    """

    __slots__ = ("seat",)
    clauses = ("KAB-036", "KAB-037", "KAB-039", "KAB-040", "KAB-041")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: KablamoTable) -> None:
        seat, shot = self.seat, t.cylinder(self.seat)[FIRING]
        for bullet in t.waiting_for_shot(seat):
            t.emit(EffectArmed(seat, bullet))
        if t.value(DISCARDS, seat):
            for bullet in t.answering(DISCARDS, seat):
                t.emit(EffectArmed(seat, bullet))
            if shot != EMPTY:
                t.emit(BulletDiscarded(seat, shot))
        carry_out(t, SHOWS, seat)


class TurnUp(Step[KablamoTable]):
    """The bullets in the firing positions of these seats are turned face up at the same time."""

    __slots__ = ("seats",)
    clauses = ("KAB-034", "KAB-035")

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def run(self, t: KablamoTable) -> None:
        seats, bullets = [], []
        for seat in self.seats:
            bullet = t.cylinder(seat)[FIRING]
            if bullet != EMPTY:
                seats.append(seat)
                bullets.append(bullet)
        if bullets:
            t.emit(Revealed(tuple(seats), tuple(bullets)))
            live = [place for place, bullet in enumerate(bullets) if t.box.live[bullet]]
            if live:
                fired = tuple([bullets[place] for place in live])
                t.do(LiveBullets(tuple([seats[place] for place in live]), fired))


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
            t.do(BEFORE_BULLET, RESOLVE_LOWEST, self)


class ResolveLowest(Step[KablamoTable]):
    """The controller of the active bullet with the lowest number assigns it."""

    __slots__ = ()
    clauses = ("KAB-053", "KAB-060", "KAB-064")

    def run(self, t: KablamoTable) -> None:
        if t.active:
            t.do(AssignEffect(t.numbered(t.active[0])))


class TurnBack(Step[KablamoTable]):
    """When no active bullet is left, armed effects turn their revolvers once more."""

    __slots__ = ()
    clauses = ("KAB-059", "KAB-180")

    def run(self, t: KablamoTable) -> None:
        for seat in t.living:
            chambers = t.value(TURNS_BACK, seat)
            if chambers:
                t.emit(Turned((seat,), chambers))
                carry_out(t, TURNS_BACK, seat)


PULL_TRIGGER: Final = [PullTrigger(seat) for seat in range(MOST)]
RESOLVE: Final = Resolve()
RESOLVE_LOWEST: Final = ResolveLowest()
TURN_BACK: Final = TurnBack()
