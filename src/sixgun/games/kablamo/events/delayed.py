"""Effects that lie there for later."""

from __future__ import annotations

from sixgun.core.event import Event
from sixgun.core.rows import add, join, lay, less, put, without
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
        t.executing = less(t.executing, self.bullet)
        revolver = t.revolver[self.seat]
        t.on_revolver = lay(t.on_revolver, revolver, add(t.on_revolver[revolver], self.bullet))
        t.attached = put(t.attached, revolver, join(t.attached[revolver], (self.kind, False)))
        t.find_powers_of(self.seat, self.kind)


class PutInFront(Event[KablamoTable]):
    """A bullet is placed in front of the assignee."""

    __slots__ = ("bullet", "kind", "seat")
    clauses = ("KAB-095", "KAB-101")
    shows = ("seat", "bullet", "kind")
    pieces = ("bullet",)

    def __init__(self, seat: int, bullet: int, kind: str) -> None:
        self.seat, self.bullet, self.kind = seat, bullet, kind

    def apply(self, t: KablamoTable) -> None:
        t.executing = less(t.executing, self.bullet)
        t.in_front = lay(t.in_front, self.seat, add(t.in_front[self.seat], self.bullet))
        t.in_front_as = put(t.in_front_as, self.seat, join(t.in_front_as[self.seat], self.kind))
        t.find_powers_of(self.seat, self.kind)


class LaidOut(Event[KablamoTable]):
    """A bullet is laid in the middle of the table; it works at once or waits for the next round."""

    __slots__ = ("bullet", "kind", "now")
    clauses = ("KAB-096", "KAB-101", "KAB-139")
    shows = ("bullet", "kind", "now")
    pieces = ("bullet",)

    def __init__(self, bullet: int, kind: str, now: bool) -> None:
        self.bullet, self.kind, self.now = bullet, kind, now

    def apply(self, t: KablamoTable) -> None:
        t.executing = less(t.executing, self.bullet)
        t.on_table = add(t.on_table, self.bullet)
        t.on_table_as = join(t.on_table_as, (self.kind, self.now))
        t.find_powers()


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
        kind, _ = t.attached[revolver][place]
        t.attached = put(t.attached, revolver, put(t.attached[revolver], place, (kind, True)))
        t.find_powers_of(self.seat, kind)


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
        for seat, revolver in enumerate(t.revolver):
            if bullet in t.on_revolver[revolver]:
                self._remove_attached(t, bullet, seat)
            elif bullet in t.in_front[seat]:
                self._remove_in_front(t, bullet, seat)
        if bullet in t.on_table:
            t.on_table_as = without(t.on_table_as, t.on_table.index(bullet))
            t.on_table = less(t.on_table, bullet)
            t.find_powers()

    def _remove_attached(self, t: KablamoTable, bullet: int, seat: int) -> None:
        revolver = t.revolver[seat]
        there, effects = t.on_revolver[revolver], t.attached[revolver]
        place = there.index(bullet)
        t.attached = put(t.attached, revolver, without(effects, place))
        t.on_revolver = lay(t.on_revolver, revolver, less(there, bullet))
        t.find_powers_of(seat, effects[place][0])

    def _remove_in_front(self, t: KablamoTable, bullet: int, seat: int) -> None:
        there, kinds = t.in_front[seat], t.in_front_as[seat]
        place = there.index(bullet)
        t.in_front_as = put(t.in_front_as, seat, without(kinds, place))
        t.in_front = lay(t.in_front, seat, less(there, bullet))
        t.find_powers_of(seat, kinds[place])
