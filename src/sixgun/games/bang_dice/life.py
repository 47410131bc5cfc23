"""Gaining life."""

from __future__ import annotations

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
        gains = tuple([max(0, min(more, t.maximum[s] - t.life[s])) for s, more in enumerate(self.points)])
        if any(gains):
            t.do(ApplyGains(gains))


class ApplyGains(Step[DiceTable]):
    """The gains, already cut to the maximum, are made at the same time."""

    __slots__ = ("points",)
    clauses = ("DICE-097", "DICE-106")

    def __init__(self, points: tuple[int, ...]) -> None:
        self.points = points

    def run(self, t: DiceTable) -> None:
        t.emit(LifeGained(self.points))
