"""Gaining life."""

from __future__ import annotations

from sixgun.core.rows import put
from sixgun.core.step import Step
from sixgun.games.bang_dice.events import LifeGained
from sixgun.games.bang_dice.table import DiceTable


class GainLife(Step[DiceTable]):
    """Players gain life in one step, nobody above his maximum."""

    __slots__ = ("points",)
    clauses = ("DICE-027", "DICE-097", "DICE-098")

    def __init__(self, points: tuple[int, ...]) -> None:
        self.points = points

    def run(self, t: DiceTable) -> None:
        gain_life(t, self.points)


def gain_life(t: DiceTable, points: tuple[int, ...]) -> None:
    """Players gain life now, each as far as his maximum allows."""
    gains, somebody = points, False
    for seat, more in enumerate(points):
        if more > 0:
            room = t.maximum[seat] - t.life[seat]
            if more > room:
                gains = put(gains, seat, max(room, 0))
            somebody = somebody or room > 0
    if not somebody:
        return
    if t.waits.gains:
        t.do(ApplyGains(gains))
    else:
        t.emit(LifeGained(gains))


class ApplyGains(Step[DiceTable]):
    """The gains, already cut to the maximum, are made at the same time."""

    __slots__ = ("points",)
    clauses = ("DICE-097", "DICE-106")

    def __init__(self, points: tuple[int, ...]) -> None:
        self.points = points

    def run(self, t: DiceTable) -> None:
        t.emit(LifeGained(self.points))
