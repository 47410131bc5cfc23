"""Replace and Reload: drawing new bullets, and loading in secret (4.13, 4.14)."""

from __future__ import annotations

from typing import Final

from sixgun.core.step import Parts, Step, in_turn
from sixgun.games.kablamo.actions import CHAMBERS, MOST
from sixgun.games.kablamo.asks import Answers, Arrange, Drafts
from sixgun.games.kablamo.events.firing import PhaseBegan
from sixgun.games.kablamo.events.loading import Drew, DrewToLoad
from sixgun.games.kablamo.table import RELOAD, REPLACE, KablamoTable

REPLACE_BEGAN: Final = PhaseBegan(REPLACE)
RELOAD_BEGAN: Final = PhaseBegan(RELOAD)


class Draw(Step[KablamoTable]):
    """Random bullets from the bag, as many as there are."""

    __slots__ = ("bullets", "seat")
    clauses = ("KAB-014", "KAB-019")

    def __init__(self, seat: int, bullets: int) -> None:
        self.seat, self.bullets = seat, bullets

    def run(self, t: KablamoTable) -> None:
        for _ in range(min(self.bullets, len(t.bag))):
            place = t.rng.roll(len(t.bag)) - 1
            t.emit(Drew(self.seat, t.bag[place], place=place))


DRAW_ONE: Final = [Draw(seat, 1) for seat in range(MOST)]


class DrawToLoad(Step[KablamoTable]):
    """Random bullets from the bag that are no spares: they are to be loaded at once."""

    __slots__ = ("bullets", "seat")
    clauses = ("KAB-014", "KAB-019")

    def __init__(self, seat: int, bullets: int) -> None:
        self.seat, self.bullets = seat, bullets

    def run(self, t: KablamoTable) -> None:
        for _ in range(min(self.bullets, len(t.bag))):
            place = t.rng.roll(len(t.bag)) - 1
            t.emit(DrewToLoad(self.seat, t.bag[place], place=place))


class Replace(Step[KablamoTable]):
    """Each living player draws a bullet for each empty chamber: one at a time, clockwise from the lead."""

    __slots__ = ()
    clauses = ("KAB-110", "KAB-111")

    def run(self, t: KablamoTable) -> None:
        t.emit(REPLACE_BEGAN)
        order = t.clockwise(t.lead())
        missing = [t.room(seat) for seat in order]
        draws: list[Step[KablamoTable]] = []
        for turn in range(CHAMBERS):
            for place, seat in enumerate(order):
                if turn < missing[place]:
                    draws.append(DRAW_ONE[seat])
        in_turn(t, draws)


class BeginReload(Step[KablamoTable]):
    """Reload begins; what lies there for its start is executed before anybody loads their own revolver."""

    __slots__ = ()
    clauses = ("KAB-112",)

    def run(self, t: KablamoTable) -> None:
        t.emit(RELOAD_BEGAN)


class OpenReload(Step[KablamoTable]):
    """Then everybody with an empty chamber and a spare loads their own revolver."""

    __slots__ = ()
    clauses = ("KAB-113", "KAB-176")

    def run(self, t: KablamoTable) -> None:
        who = tuple([seat for seat in t.living if t.spares[seat] and t.room(seat)])
        if who:
            t.do(Reload(who))


class Reload(Arrange):
    """D22: all at once and in secret, any spares into any empty chambers, as many as possible."""

    __slots__ = ()
    kind = "reload"
    clauses = ("KAB-113", "KAB-114", "KAB-115", "KAB-116", "KAB-121")

    def with_answers(self, answers: Answers, drafts: Drafts) -> Reload:
        return Reload(self.who, answers, drafts)

    def reveal(self, t: KablamoTable, answers: list[Parts]) -> None:
        self.load_all(t, answers)
