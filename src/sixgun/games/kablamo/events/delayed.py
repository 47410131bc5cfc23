"""Effects that lie there for later."""

from __future__ import annotations

from sixgun.core.event import Event
from sixgun.games.kablamo.memory import put_away
from sixgun.games.kablamo.table import KablamoTable


class Attached(Event[KablamoTable]):
    """A bullet is attached to the revolver of the assignee."""

    __slots__ = ("bullet", "kind", "seat")
    clauses = ("KAB-094", "KAB-101", "KAB-177")
    shows = ("seat", "bullet", "kind")
    pieces = ("bullet",)

    def __init__(self, seat: int, bullet: int, kind: str) -> None:
        self.seat, self.bullet, self.kind = seat, bullet, kind

    def apply(self, t: KablamoTable) -> None:
        t.executing.remove(self.bullet)
        t.on_revolver[t.revolver[self.seat]].append(self.bullet)
        t.attached[t.revolver[self.seat]].append((self.kind, False))


class PutInFront(Event[KablamoTable]):
    """A bullet is placed in front of the assignee."""

    __slots__ = ("bullet", "kind", "seat")
    clauses = ("KAB-095", "KAB-101")
    shows = ("seat", "bullet", "kind")
    pieces = ("bullet",)

    def __init__(self, seat: int, bullet: int, kind: str) -> None:
        self.seat, self.bullet, self.kind = seat, bullet, kind

    def apply(self, t: KablamoTable) -> None:
        t.executing.remove(self.bullet)
        t.in_front[self.seat].append(self.bullet)
        t.in_front_as[self.seat].append(self.kind)


class LaidOut(Event[KablamoTable]):
    """A bullet is laid in the middle of the table; it works at once or waits for the next round."""

    __slots__ = ("bullet", "kind", "now")
    clauses = ("KAB-096", "KAB-101", "KAB-139")
    shows = ("bullet", "kind", "now")
    pieces = ("bullet",)

    def __init__(self, bullet: int, kind: str, now: bool) -> None:
        self.bullet, self.kind, self.now = bullet, kind, now

    def apply(self, t: KablamoTable) -> None:
        t.executing.remove(self.bullet)
        t.on_table.append(self.bullet)
        t.on_table_as.append((self.kind, self.now))


class EffectArmed(Event[KablamoTable]):
    """An attached effect has been triggered by a firing."""

    __slots__ = ("bullet", "seat")
    clauses = ("KAB-039", "KAB-041")
    shows = ("seat", "bullet")
    pieces = ("bullet",)

    def __init__(self, seat: int, bullet: int) -> None:
        self.seat, self.bullet = seat, bullet

    def apply(self, t: KablamoTable) -> None:
        revolver = t.revolver[self.seat]
        place = t.on_revolver[revolver].index(self.bullet)
        t.attached[revolver][place] = (t.attached[revolver][place][0], True)


class EffectsEnded(Event[KablamoTable]):
    """Delayed effects have been carried out, or removed: their bullets are discarded."""

    __slots__ = ("bullets",)
    clauses = ("KAB-030", "KAB-099", "KAB-106", "KAB-148")
    shows = ("bullets",)
    pieces = ("bullets",)

    def __init__(self, bullets: tuple[int, ...]) -> None:
        self.bullets = bullets

    def apply(self, t: KablamoTable) -> None:
        for bullet in self.bullets:
            self._remove(t, bullet)
            put_away(t, bullet)

    def _remove(self, t: KablamoTable, bullet: int) -> None:
        for there, effects in zip(t.on_revolver, t.attached, strict=True):
            if bullet in there:
                del effects[there.index(bullet)]
                there.remove(bullet)
        for there, kinds in zip(t.in_front, t.in_front_as, strict=True):
            if bullet in there:
                del kinds[there.index(bullet)]
                there.remove(bullet)
        if bullet in t.on_table:
            del t.on_table_as[t.on_table.index(bullet)]
            t.on_table.remove(bullet)
