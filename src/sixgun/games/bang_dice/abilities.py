"""The decisions that characters of the base game give to their players (sections 4.7 and 4.10)."""

from __future__ import annotations

from sixgun.core.action import Action
from sixgun.core.event import Event
from sixgun.core.step import in_turn
from sixgun.games.bang_dice.actions import (
    HEAL,
    PASS,
    RETURN_ARROW,
    RETURN_CHIEF,
    TAKE_ARROWS,
    Heal,
    OfSeat,
    Pass,
    ReturnChief,
    TakeArrows,
)
from sixgun.games.bang_dice.arrows import TakeArrow
from sixgun.games.bang_dice.events import ArrowReturned, Healed
from sixgun.games.bang_dice.life import GainLife
from sixgun.games.bang_dice.step import Choice
from sixgun.games.bang_dice.table import NOTHING, DiceTable, added


class SidGift(Choice):
    """S3: Sid Ketchum names one living player, the owner too, who gains one life point."""

    __slots__ = ()
    kind = "heal"
    clauses = ("DICE-042", "DICE-182")

    def choices(self, t: DiceTable) -> list[Action]:
        return [HEAL[seat] for seat in t.living_from(self.seat)]

    def take(self, t: DiceTable, seat: int, action: Action) -> None:
        assert isinstance(action, Heal)
        t.emit(Healed(seat, action.seat))
        t.do(GainLife(added(NOTHING[t.seats], action.seat, 1)))


class LossReplaced(Event[DiceTable]):
    """Bart Cassidy takes arrows in place of life points."""

    __slots__ = ("points", "seat")
    clauses = ("DICE-160", "DICE-122")
    shows = ("seat", "points")

    def __init__(self, seat: int, points: int) -> None:
        self.seat, self.points = seat, points

    def apply(self, t: DiceTable) -> None:
        t.pending = added(t.pending, self.seat, -self.points)


class ReplaceLoss(Choice):
    """L3: Bart Cassidy may take an arrow for each point, some or all, but never the last one of the pile."""

    __slots__ = ()
    kind = "replace_loss"
    clauses = ("DICE-112", "DICE-160", "DICE-163", "DICE-164")

    def facts(self, t: DiceTable) -> dict[str, object]:
        return {"losing": t.pending[self.seat]}

    def choices(self, t: DiceTable) -> list[Action]:
        most = min(t.pending[self.seat], t.tokens_in_pile() - 1)
        return [*TAKE_ARROWS[: most + 1]]

    def take(self, t: DiceTable, seat: int, action: Action) -> None:
        assert isinstance(action, TakeArrows)
        if action.points:
            t.emit(LossReplaced(seat, action.points))
            in_turn(t, [TakeArrow(seat, seat, False)] * action.points)


class ReturnForLoss(Choice):
    """L6: Pedro Ramirez may return one of the own arrows for each life point just lost."""

    __slots__ = ("left",)
    kind = "return_for_loss"
    clauses = ("DICE-115", "DICE-179")
    shows = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def choices(self, t: DiceTable) -> list[Action]:
        mine = arrows_of(t, self.seat)
        return [*mine, PASS] if mine else []

    def take(self, t: DiceTable, seat: int, action: Action) -> None:
        if not isinstance(action, Pass):
            t.emit(ArrowReturned(seat, isinstance(action, ReturnChief)))
            if self.left > 1:
                t.do(ReturnForLoss(seat, self.left - 1))


class KitReturns(Choice):
    """Kit Carlson may return one arrow of any living player for each gatling symbol."""

    __slots__ = ("left",)
    kind = "return_for_gatling"
    clauses = ("DICE-175", "DICE-176")
    shows = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def choices(self, t: DiceTable) -> list[Action]:
        found = [arrow for seat in t.living_from(self.seat) for arrow in arrows_of(t, seat)]
        return [PASS, *found] if found else []

    def default(self, t: DiceTable, seat: int) -> Action:
        mine = arrows_of(t, seat)
        return mine[-1] if mine else PASS

    def take(self, t: DiceTable, seat: int, action: Action) -> None:
        if isinstance(action, OfSeat):
            t.emit(ArrowReturned(action.seat, isinstance(action, ReturnChief)))
            if self.left > 1:
                t.do(KitReturns(seat, self.left - 1))


def arrows_of(t: DiceTable, seat: int) -> list[Action]:
    """The returns of one arrow that a player's arrows allow: the Chief's Arrow, a regular one."""
    found: list[Action] = []
    if t.chief == seat:
        found.append(RETURN_CHIEF[seat])
    if t.arrows[seat]:
        found.append(RETURN_ARROW[seat])
    return found
