"""Gaining life."""

from __future__ import annotations

from sixgun.core.rows import put
from sixgun.core.step import Step
from sixgun.games.bang_dice.events import LifeGained
from sixgun.games.bang_dice.table import DiceTable, Row


class GainLife(Step[DiceTable]):
    """Players gain life at the same time, nobody above their maximum."""

    __slots__ = ("points",)
    clauses = ("DICE-027", "DICE-097", "DICE-098", "DICE-106")

    def __init__(self, points: Row) -> None:
        self.points = points

    def run(self, t: DiceTable) -> None:
        gains = within_maximum(t, self.points)
        if any(gains):
            t.emit(LifeGained(gains))


def within_maximum(t: DiceTable, points: Row) -> Row:
    """The gains that are left when nobody gets above their maximum."""
    gains = points
    for seat, more in enumerate(points):
        if more > 0:
            room = t.maximum[seat] - t.life[seat]
            if more > room:
                gains = put(gains, seat, max(room, 0))
    return gains
