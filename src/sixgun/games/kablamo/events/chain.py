"""Effects are played, assigned, taken over, copied, cancelled and executed."""

from __future__ import annotations

from sixgun.core.event import Event
from sixgun.core.rows import add, join, less, put, without
from sixgun.games.kablamo.memory import lay_open, out_of_chamber, put_away
from sixgun.games.kablamo.pending import Pending
from sixgun.games.kablamo.table import KablamoTable


class Played(Event[KablamoTable]):
    """A high velocity bullet is played from the hand and shown to all with its assignee."""

    __slots__ = ("assignee", "bullet", "seat")
    clauses = ("KAB-061", "KAB-084", "KAB-087")
    shows = ("seat", "bullet", "assignee")
    pieces = ("bullet",)

    def __init__(self, seat: int, bullet: int, assignee: int) -> None:
        self.seat, self.bullet, self.assignee = seat, bullet, assignee

    def apply(self, t: KablamoTable) -> None:
        t.spares[self.seat].remove(self.bullet)
        lay_open(t, self.bullet)
        join_chain(t, self.bullet, Pending(t.box.kind[self.bullet], self.seat, self.assignee))


class Assigned(Event[KablamoTable]):
    """An effect gets its assignee; an active bullet leaves its chamber at that moment."""

    __slots__ = ("assignee", "bullet", "seat")
    clauses = ("KAB-062", "KAB-068")
    shows = ("seat", "bullet", "assignee")
    pieces = ("bullet",)

    def __init__(self, seat: int, bullet: int, assignee: int) -> None:
        self.seat, self.bullet, self.assignee = seat, bullet, assignee

    def apply(self, t: KablamoTable) -> None:
        bullet = self.bullet
        if bullet in t.chain:
            change(t, bullet, t.pending(bullet).assigned_to(self.assignee))
        else:
            take_out(t, bullet)
            join_chain(t, bullet, Pending(t.box.kind[bullet], self.seat, self.assignee, fired=True))


class ControlTaken(Event[KablamoTable]):
    """A Backfire gives the control of an effect to its assignee."""

    __slots__ = ("bullet", "seat")
    clauses = ("KAB-127", "KAB-128", "KAB-129")
    shows = ("seat", "bullet")
    pieces = ("bullet",)

    def __init__(self, seat: int, bullet: int) -> None:
        self.seat, self.bullet = seat, bullet

    def apply(self, t: KablamoTable) -> None:
        if self.bullet in t.chain:
            change(t, self.bullet, t.pending(self.bullet).taken_over_by(self.seat))
        else:
            number = t.box.number[self.bullet]
            t.backfired = join(without_number(t, number), (number, self.seat))


class CopyMade(Event[KablamoTable]):
    """A Ricochet has become a copy of another effect, at the top of the chain."""

    __slots__ = ("bullet", "kind", "seat", "target")
    clauses = ("KAB-130", "KAB-133", "KAB-208")
    shows = ("seat", "bullet", "target", "kind")
    pieces = ("bullet", "target")

    def __init__(self, seat: int, bullet: int, target: int, kind: str) -> None:
        self.seat, self.bullet, self.target, self.kind = seat, bullet, target, kind

    def apply(self, t: KablamoTable) -> None:
        t.executing = less(t.executing, self.bullet)
        join_chain(t, self.bullet, Pending(self.kind, self.seat))


class ExecutionBegan(Event[KablamoTable]):
    """An effect leaves the chain and is executed."""

    __slots__ = ("assignee", "bullet", "kind")
    clauses = ("KAB-210",)
    shows = ("bullet", "kind", "assignee")
    pieces = ("bullet",)

    def __init__(self, bullet: int, kind: str, assignee: int) -> None:
        self.bullet, self.kind, self.assignee = bullet, kind, assignee

    def apply(self, t: KablamoTable) -> None:
        leave_chain(t, self.bullet)
        t.executing = add(t.executing, self.bullet)


class ExecutionEnded(Event[KablamoTable]):
    """A bullet that has been used is discarded."""

    __slots__ = ("bullet",)
    clauses = ("KAB-016", "KAB-099")
    shows = ("bullet",)
    pieces = ("bullet",)

    def __init__(self, bullet: int) -> None:
        self.bullet = bullet

    def apply(self, t: KablamoTable) -> None:
        t.executing = less(t.executing, self.bullet)
        put_away(t, self.bullet)


class FoundDud(Event[KablamoTable]):
    """Nobody can execute the effect: its bullet is discarded."""

    __slots__ = ("bullet",)
    clauses = ("KAB-067", "KAB-093", "KAB-090")
    shows = ("bullet",)
    pieces = ("bullet",)

    def __init__(self, bullet: int) -> None:
        self.bullet = bullet

    def apply(self, t: KablamoTable) -> None:
        drop(t, self.bullet)


class Cancelled(Event[KablamoTable]):
    """An effect is not executed; its bullet is discarded at once."""

    __slots__ = ("bullet",)
    clauses = ("KAB-125", "KAB-126", "KAB-134", "KAB-135")
    shows = ("bullet",)
    pieces = ("bullet",)

    def __init__(self, bullet: int) -> None:
        self.bullet = bullet

    def apply(self, t: KablamoTable) -> None:
        drop(t, self.bullet)


def take_out(t: KablamoTable, bullet: int) -> None:
    """An active bullet leaves its chamber and is active no more."""
    seat, position = t.place_of(bullet)
    out_of_chamber(t, seat, position)
    deactivate(t, bullet)
    if t.backfired:
        t.backfired = without_number(t, t.box.number[bullet])


def deactivate(t: KablamoTable, bullet: int) -> None:
    """One number less; mostly it is the lowest, which comes first."""
    active, number = t.active, t.box.number[bullet]
    t.active = active[1:] if active[0] == number else without(active, active.index(number))


def without_number(t: KablamoTable, number: int) -> tuple[tuple[int, int], ...]:
    """Who controls what by Backfire, but for the active bullet of that number."""
    return tuple([entry for entry in t.backfired if entry[0] != number])


def join_chain(t: KablamoTable, bullet: int, effect: Pending) -> None:
    t.chain = add(t.chain, bullet)
    t.effects = join(t.effects, effect)


def change(t: KablamoTable, bullet: int, effect: Pending) -> None:
    """A bullet in the chain stands for this effect now."""
    t.effects = put(t.effects, t.chain.index(bullet), effect)


def leave_chain(t: KablamoTable, bullet: int) -> None:
    """Mostly it is the newest, which comes last."""
    if t.chain[-1] == bullet:
        t.chain, t.effects = t.chain[:-1], t.effects[:-1]
    else:
        t.effects = without(t.effects, t.chain.index(bullet))
        t.chain = less(t.chain, bullet)


def drop(t: KablamoTable, bullet: int) -> None:
    """Out of the chain, or out of its chamber, and away."""
    if bullet in t.chain:
        leave_chain(t, bullet)
    elif bullet in t.executing:
        t.executing = less(t.executing, bullet)
    else:
        take_out(t, bullet)
    put_away(t, bullet)
