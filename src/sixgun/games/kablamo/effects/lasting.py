"""Effects that lie there for later: on a revolver, in front of a player, on the table (4.11)."""

from __future__ import annotations

from sixgun.core.step import Step
from sixgun.games.kablamo.events.chain import Cancelled
from sixgun.games.kablamo.events.delayed import Attached, EffectsEnded, LaidOut, PutInFront
from sixgun.games.kablamo.firing import discard_active
from sixgun.games.kablamo.kinds import CHEATING
from sixgun.games.kablamo.table import KablamoTable


class OnRevolver:
    """KAB-094: attached to the revolver that the assignee owns now."""

    __slots__ = ("kind",)

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def __call__(self, seat: int, bullet: int) -> Attach:
        return Attach(seat, bullet, self.kind)


class Attach(Step[KablamoTable]):
    """A bullet is attached to the revolver that the assignee owns now."""

    __slots__ = ("bullet", "kind", "seat")
    clauses = ("KAB-094", "KAB-177")

    def __init__(self, seat: int, bullet: int, kind: str) -> None:
        self.seat, self.bullet, self.kind = seat, bullet, kind

    def run(self, t: KablamoTable) -> None:
        t.emit(Attached(self.seat, self.bullet, self.kind))


class InFront:
    """KAB-095: placed in front of the assignee."""

    __slots__ = ("kind",)

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def __call__(self, seat: int, bullet: int) -> PutDown:
        return PutDown(seat, bullet, self.kind)


class PutDown(Step[KablamoTable]):
    """A bullet is placed in front of the assignee."""

    __slots__ = ("bullet", "kind", "seat")
    clauses = ("KAB-095",)

    def __init__(self, seat: int, bullet: int, kind: str) -> None:
        self.seat, self.bullet, self.kind = seat, bullet, kind

    def run(self, t: KablamoTable) -> None:
        t.emit(PutInFront(self.seat, self.bullet, self.kind))


class OnTable:
    """KAB-096: in the middle of the table; it works at once, or from the next round on."""

    __slots__ = ("kind", "now")

    def __init__(self, kind: str, now: bool = True) -> None:
        self.kind, self.now = kind, now

    def __call__(self, seat: int, bullet: int) -> LayOut:
        return LayOut(bullet, self.kind, self.now)


class LayOut(Step[KablamoTable]):
    """A bullet is laid in the middle of the table; it works at once, or from the next round on."""

    __slots__ = ("bullet", "kind", "now")
    clauses = ("KAB-096",)

    def __init__(self, bullet: int, kind: str, now: bool) -> None:
        self.bullet, self.kind, self.now = bullet, kind, now

    def run(self, t: KablamoTable) -> None:
        t.emit(LaidOut(self.bullet, self.kind, self.now))


class StopCheating(Step[KablamoTable]):
    """All active bullets go, and the pending effects of active bullets are cancelled."""

    __slots__ = ("bullet", "seat")
    clauses = ("KAB-134",)

    def __init__(self, seat: int, bullet: int) -> None:
        self.seat, self.bullet = seat, bullet

    def run(self, t: KablamoTable) -> None:
        for pending in t.fired_in_chain():
            t.emit(Cancelled(pending))
        discard_active(t)
        t.do(LayOut(self.bullet, CHEATING, True))


class Overhaul(Step[KablamoTable]):
    """Every malfunction goes, armed or not, copies included."""

    __slots__ = ("seat",)
    clauses = ("KAB-148",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: KablamoTable) -> None:
        t.emit(EffectsEnded(tuple(t.malfunctions())))
