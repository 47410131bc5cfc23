"""Effects that lie there for later: on a revolver, in front of a player, on the table (4.11)."""

from __future__ import annotations

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

    def __call__(self, t: KablamoTable, seat: int, bullet: int) -> None:
        t.emit(Attached(seat, bullet, self.kind))


class InFront:
    """KAB-095: placed in front of the assignee."""

    __slots__ = ("kind",)

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def __call__(self, t: KablamoTable, seat: int, bullet: int) -> None:
        t.emit(PutInFront(seat, bullet, self.kind))


class OnTable:
    """KAB-096: in the middle of the table; it works at once, or from the next round on."""

    __slots__ = ("kind", "now")

    def __init__(self, kind: str, now: bool = True) -> None:
        self.kind, self.now = kind, now

    def __call__(self, t: KablamoTable, seat: int, bullet: int) -> None:
        t.emit(LaidOut(bullet, self.kind, self.now))


def somebody_is_cheating(t: KablamoTable, seat: int, bullet: int) -> None:
    """KAB-134: all active bullets go, and the pending effects of active bullets are cancelled."""
    fired = [b for b, effect in zip(t.chain, t.effects, strict=True) if effect[3]]
    for pending in fired:
        t.emit(Cancelled(pending))
    discard_active(t)
    t.emit(LaidOut(bullet, CHEATING, True))


def overhaul(t: KablamoTable, seat: int, bullet: int) -> None:
    """KAB-148: every malfunction goes, armed or not, copies included."""
    t.emit(EffectsEnded(tuple(t.malfunctions())))
