"""Revolvers and bullets change places."""

from __future__ import annotations

from typing import ClassVar

from sixgun.core.event import Event
from sixgun.core.rows import put
from sixgun.games.kablamo.memory import into_chambers, into_spares, out_of_chamber, out_of_spares
from sixgun.games.kablamo.table import SAFE, KablamoTable, Place


class RevolversSwapped(Event[KablamoTable]):
    """Two players exchange revolvers with everything in and on them."""

    __slots__ = ("one", "other")
    clauses = ("KAB-012", "KAB-140")
    shows = ("one", "other")
    fleeting = True

    def __init__(self, one: int, other: int) -> None:
        self.one, self.other = one, other

    def apply(self, t: KablamoTable) -> None:
        mine, others = t.revolver[self.one], t.revolver[self.other]
        t.revolver = put(put(t.revolver, self.one, others), self.other, mine)
        t.find_powers()


class LookedAt(Event[KablamoTable]):
    """A player looks at a loaded bullet; all see which, only that player sees what it is."""

    __slots__ = ("bullet", "place", "seat")
    clauses = ("KAB-143", "KAB-145")
    shows = ("seat", "place")
    private: ClassVar[dict[str, str]] = {"bullet": "seat"}
    pieces = ("bullet",)
    fleeting = True

    def __init__(self, seat: int, place: Place, bullet: int) -> None:
        self.seat, self.place, self.bullet = seat, place, bullet

    def apply(self, t: KablamoTable) -> None:
        t.known[self.bullet] |= 1 << self.seat


class BulletsMoved(Event[KablamoTable]):
    """Loaded bullets change places, unseen: each goes to the next place, the last to the first."""

    __slots__ = ("places",)
    clauses = ("KAB-119", "KAB-124", "KAB-158", "KAB-203")
    shows = ("places",)
    fleeting = True

    def __init__(self, places: tuple[Place, ...]) -> None:
        self.places = places

    def apply(self, t: KablamoTable) -> None:
        spots = [(t.revolver[seat], position) for seat, position in self.places]
        bullets = [t.chambers[revolver][position] for revolver, position in spots]
        marks = [t.loaded[revolver][position] for revolver, position in spots]
        for place, (revolver, position) in enumerate(spots):
            t.chambers[revolver][position] = bullets[place - 1]
            t.loaded[revolver] = put(t.loaded[revolver], position, marks[place - 1])


class SafeBulletSwapped(Event[KablamoTable]):
    """A player exchanges the bullet in their safe position for a spare; nobody else sees either."""

    __slots__ = ("given", "seat", "taken")
    clauses = ("KAB-146", "KAB-147", "KAB-204")
    shows = ("seat",)
    private: ClassVar[dict[str, str]] = {"given": "seat", "taken": "seat"}
    pieces = ("given", "taken")
    fleeting = True

    def __init__(self, seat: int, given: int, taken: int) -> None:
        self.seat, self.given, self.taken = seat, given, taken

    def apply(self, t: KablamoTable) -> None:
        out_of_chamber(t, self.seat, SAFE)
        into_chambers(t, (self.given,), self.seat, (SAFE,), self.seat)
        out_of_spares(t, self.seat)
        into_spares(t, self.taken, self.seat)


class SpareSwapped(Event[KablamoTable]):
    """A loaded bullet is swapped, blindly, with a spare of an opponent, who knows both afterwards."""

    __slots__ = ("given", "position", "seat", "taken", "victim")
    clauses = ("KAB-160", "KAB-192", "KAB-204", "KAB-206")
    shows = ("seat", "position", "victim")
    private: ClassVar[dict[str, str]] = {"given": "victim", "taken": "victim"}
    pieces = ("given", "taken")
    fleeting = True

    def __init__(self, seat: int, position: int, victim: int, given: int, taken: int) -> None:
        self.seat, self.position, self.victim = seat, position, victim
        self.given, self.taken = given, taken

    def apply(self, t: KablamoTable) -> None:
        out_of_chamber(t, self.seat, self.position)
        into_chambers(t, (self.taken,), self.seat, (self.position,), self.victim)
        out_of_spares(t, self.victim)
        into_spares(t, self.given, self.victim)
