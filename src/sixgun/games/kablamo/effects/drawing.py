"""Effects that draw bullets from the bag and load them."""

from __future__ import annotations

from typing import Final

from sixgun.core.action import Action
from sixgun.core.step import Parts, Step
from sixgun.games.kablamo.actions import CHAMBER, CHAMBERS, Chamber
from sixgun.games.kablamo.asks import Answers, Arrange, Drafts, OpenChoice
from sixgun.games.kablamo.events.loading import (
    AsideReturned,
    DrawnLoaded,
    RevolverEmptied,
    SparesDiscarded,
)
from sixgun.games.kablamo.reload import Draw, DrawToLoad
from sixgun.games.kablamo.table import KablamoTable


class EmptyRevolver(Step[KablamoTable]):
    """Discard all movable bullets and draw six; then the discarded live ones enter the bag."""

    __slots__ = ("seat",)
    clauses = ("KAB-163", "KAB-164", "KAB-018")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: KablamoTable) -> None:
        seat, positions = self.seat, tuple(t.movable(self.seat))
        if positions:
            t.emit(RevolverEmptied(seat, positions, tuple([t.cylinder(seat)[p] for p in positions])))
        t.do(DrawToLoad(seat, CHAMBERS), RETURN_ASIDE, SpeedLoad((seat,)))


class SpeedLoad(Arrange):
    """D18: the drawn bullets go into the empty chambers, as many as fit; other spares may not be used."""

    __slots__ = ()
    kind = "speed_load_arrange"
    clauses = ("KAB-165", "KAB-166", "KAB-167")
    source = "drawn"

    def with_answers(self, answers: Answers, drafts: Drafts) -> SpeedLoad:
        return SpeedLoad(self.who, answers, drafts)

    def bullets(self, t: KablamoTable, seat: int) -> list[int]:
        return t.drawn

    def reveal(self, t: KablamoTable, answers: list[Parts]) -> None:
        positions, bullets = self.laid(t, self.who[0], answers[0])
        t.emit(DrawnLoaded(self.who[0], positions, bullets))


class Stockpile(Step[KablamoTable]):
    """Draw a bullet, look at it and load it at once; then draw another one as a spare."""

    __slots__ = ("seat",)
    clauses = ("KAB-168", "KAB-169")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: KablamoTable) -> None:
        t.do(DrawToLoad(self.seat, 1), StockpileChamber(self.seat), Draw(self.seat, 1))


class StockpileChamber(OpenChoice):
    """D19: an empty chamber of the own revolver for the bullet drawn."""

    __slots__ = ()
    kind = "stockpile_chamber"
    clauses = ("KAB-168",)

    def offers(self, t: KablamoTable) -> list[Action]:
        return [CHAMBER[position] for position in t.empty(self.seat)]

    def take(self, t: KablamoTable, seat: int, action: Action) -> None:
        if isinstance(action, Chamber):
            t.emit(DrawnLoaded(seat, (action.position,), tuple(t.drawn)))


class WetPowder(Step[KablamoTable]):
    """Discard all spares and draw as many; then the discarded live ones enter the bag."""

    __slots__ = ("seat",)
    clauses = ("KAB-170", "KAB-018")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: KablamoTable) -> None:
        spares = tuple(t.spares[self.seat])
        t.emit(SparesDiscarded(self.seat, spares))
        t.do(Draw(self.seat, len(spares)), RETURN_ASIDE)


class ReturnAside(Step[KablamoTable]):
    """Discarded live bullets enter the bag when the drawing is complete."""

    __slots__ = ()
    clauses = ("KAB-018",)

    def void(self, t: KablamoTable) -> bool:
        return not t.aside

    def run(self, t: KablamoTable) -> None:
        t.emit(AsideReturned())


RETURN_ASIDE: Final = ReturnAside()
