"""Effects that draw bullets from the bag and load them."""

from __future__ import annotations

from sixgun.core.action import Action
from sixgun.core.step import Parts, Step
from sixgun.games.kablamo.actions import CHAMBER, CHAMBERS, Chamber
from sixgun.games.kablamo.asks import Answers, Arrange, Drafts, OneSeat, ask_if_choice
from sixgun.games.kablamo.events.loading import (
    AsideReturned,
    DrawnLoaded,
    RevolverEmptied,
    SparesDiscarded,
)
from sixgun.games.kablamo.reload import draw, draw_to_load
from sixgun.games.kablamo.table import KablamoTable


def speed_load(t: KablamoTable, seat: int, bullet: int) -> None:
    """KAB-163, KAB-164, KAB-018: discard all movable bullets, draw six, then the live ones enter the bag."""
    positions = tuple(t.movable(seat))
    if positions:
        t.emit(RevolverEmptied(seat, positions, tuple([t.cylinder(seat)[p] for p in positions])))
    draw_to_load(t, seat, CHAMBERS)
    return_aside(t)
    t.do(SpeedLoad((seat,)))


class SpeedLoad(Arrange):
    """D18: the drawn bullets go into the empty chambers, as many as fit; other spares may not be used."""

    __slots__ = ()
    kind = "speed_load_arrange"
    clauses = ("KAB-165", "KAB-166", "KAB-167")

    def with_answers(self, answers: Answers, drafts: Drafts) -> SpeedLoad:
        return SpeedLoad(self.who, answers, drafts)

    def bullets(self, t: KablamoTable, seat: int) -> list[int]:
        return t.drawn

    def reveal(self, t: KablamoTable, answers: list[Parts]) -> None:
        positions, bullets = self.laid(t, self.who[0], answers[0])
        t.emit(DrawnLoaded(self.who[0], positions, bullets))


def stockpiling(t: KablamoTable, seat: int, bullet: int) -> None:
    """KAB-168: draw a bullet, look at it and load it at once; KAB-169: then another one as a spare."""
    draw_to_load(t, seat, 1)
    t.do(DrawSpare(seat))
    ask_if_choice(t, StockpileChamber(seat))


class StockpileChamber(OneSeat):
    """D19: an empty chamber of the own revolver for the bullet drawn."""

    __slots__ = ()
    kind = "stockpile_chamber"
    clauses = ("KAB-168",)

    def offers(self, t: KablamoTable) -> list[Action]:
        return [CHAMBER[position] for position in t.empty(self.seat)]

    def take(self, t: KablamoTable, seat: int, action: Action) -> None:
        if isinstance(action, Chamber):
            t.emit(DrawnLoaded(seat, (action.position,), tuple(t.drawn)))


class DrawSpare(Step[KablamoTable]):
    """A second bullet is drawn as a spare, if there is one."""

    __slots__ = ("seat",)
    clauses = ("KAB-169",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: KablamoTable) -> None:
        draw(t, self.seat, 1)


def wet_powder(t: KablamoTable, seat: int, bullet: int) -> None:
    """KAB-170, KAB-018: discard all spares, draw as many, then the live ones enter the bag."""
    spares = tuple(t.spares[seat])
    t.emit(SparesDiscarded(seat, spares))
    draw(t, seat, len(spares))
    return_aside(t)


def return_aside(t: KablamoTable) -> None:
    if t.aside:
        t.emit(AsideReturned())
