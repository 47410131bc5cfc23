"""Effects that lie there for later: on a revolver, in front of a player, on the table (4.11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixgun.core.power import TABLE
from sixgun.core.step import Step
from sixgun.games.kablamo.entry import Spot
from sixgun.games.kablamo.events.chain import Cancelled
from sixgun.games.kablamo.events.delayed import Attached, EffectsEnded, LaidOut, PutInFront
from sixgun.games.kablamo.firing import Resolve
from sixgun.games.kablamo.kinds import CHEATING
from sixgun.games.kablamo.table import KablamoTable

# --- where they lie -----------------------------------------------------------------------------------------


class OnRevolver(Spot):
    """Attached to the assignee's revolver: a power of whoever owns it, until a firing arms it."""

    __slots__ = ()

    def lay(self, kind: str, seat: int, bullet: int) -> Step[KablamoTable]:
        return Attach(seat, bullet, kind)

    def owners(self, kind: str, t: KablamoTable) -> Sequence[int]:
        return [seat for seat in t.living if (kind, False) in t.attached[t.revolver[seat]]]


class Attach(Step[KablamoTable]):
    """A bullet is attached to the revolver that the assignee owns now."""

    __slots__ = ("bullet", "kind", "seat")
    clauses = ("KAB-094", "KAB-177")

    def __init__(self, seat: int, bullet: int, kind: str) -> None:
        self.seat, self.bullet, self.kind = seat, bullet, kind

    def run(self, t: KablamoTable) -> None:
        t.emit(Attached(self.seat, self.bullet, self.kind))


class InFront(Spot):
    """In front of the assignee, whose power it is."""

    __slots__ = ()

    def lay(self, kind: str, seat: int, bullet: int) -> Step[KablamoTable]:
        return PutDown(seat, bullet, kind)

    def owners(self, kind: str, t: KablamoTable) -> Sequence[int]:
        return [seat for seat in t.living if kind in t.in_front_as[seat]]


class PutDown(Step[KablamoTable]):
    """A bullet is placed in front of the assignee."""

    __slots__ = ("bullet", "kind", "seat")
    clauses = ("KAB-095",)

    def __init__(self, seat: int, bullet: int, kind: str) -> None:
        self.seat, self.bullet, self.kind = seat, bullet, kind

    def run(self, t: KablamoTable) -> None:
        t.emit(PutInFront(self.seat, self.bullet, self.kind))


class OnTable(Spot):
    """In the middle of the table: it works for everybody to the end of the round."""

    __slots__ = ()
    assignable = False

    def lay(self, kind: str, seat: int, bullet: int) -> Step[KablamoTable]:
        return LayOut(bullet, kind, self.now)

    def owners(self, kind: str, t: KablamoTable) -> Sequence[int]:
        return THE_TABLE if t.in_force(kind) else ()


class OnTableLater(OnTable):
    """In the middle of the table, for the next round."""

    __slots__ = ()
    now = False


class LayOut(Step[KablamoTable]):
    """A bullet is laid in the middle of the table; it works at once, or from the next round on."""

    __slots__ = ("bullet", "kind", "now")
    clauses = ("KAB-096",)

    def __init__(self, bullet: int, kind: str, now: bool) -> None:
        self.bullet, self.kind, self.now = bullet, kind, now

    def run(self, t: KablamoTable) -> None:
        t.emit(LaidOut(self.bullet, self.kind, self.now))


THE_TABLE: Final = (TABLE,)
ON_REVOLVER: Final = OnRevolver()
IN_FRONT: Final = InFront()
ON_TABLE: Final = OnTable()
NEXT_ROUND: Final = OnTableLater()

# --- Somebody is cheating -----------------------------------------------------------------------------------


class StopCheating(Step[KablamoTable]):
    """All active bullets go, and the pending effects of active bullets are cancelled."""

    __slots__ = ("bullet", "seat")
    clauses = ("KAB-134",)

    def __init__(self, seat: int, bullet: int) -> None:
        self.seat, self.bullet = seat, bullet

    def run(self, t: KablamoTable) -> None:
        for pending in t.fired_in_chain():
            t.emit(Cancelled(pending))
        t.do(DISCARD_ACTIVE, LayOut(self.bullet, CHEATING, True))


class DiscardActive(Step[KablamoTable]):
    """Revealed non-live bullets are discarded immediately after the live step, without a window."""

    __slots__ = ()
    clauses = ("KAB-134", "KAB-135", "KAB-136")

    def run(self, t: KablamoTable) -> None:
        for bullet in t.active_bullets():
            t.emit(Cancelled(bullet))


def discard_active(t: KablamoTable, owner: int, resolve: Resolve) -> Step[KablamoTable]:
    return DISCARD_ACTIVE


DISCARD_ACTIVE: Final = DiscardActive()

# --- Overhaul -----------------------------------------------------------------------------------------------


class Overhaul(Step[KablamoTable]):
    """Every malfunction goes, armed or not, copies included."""

    __slots__ = ("seat",)
    clauses = ("KAB-148",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: KablamoTable) -> None:
        t.emit(EffectsEnded(tuple(malfunctions(t))))


def malfunctions(t: KablamoTable) -> list[int]:
    """All malfunctions that are attached anywhere."""
    found = []
    for revolver, effects in enumerate(t.attached):
        for place, (kind, _) in enumerate(effects):
            if t.entries.lasting[kind].malfunction:
                found.append(t.on_revolver[revolver][place])
    return found
