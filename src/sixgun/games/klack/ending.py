"""The end of the game, and the score."""

from __future__ import annotations

from typing import Final

from sixgun.core.event import GameEnded
from sixgun.core.step import Step
from sixgun.games.klack.table import KlackTable


class CheckAlone(Step[KlackTable]):
    """With at most one player at the table the game is over."""

    __slots__ = ()
    clauses = ("KLACK-013", "KLACK-015", "KLACK-042")

    def run(self, t: KlackTable) -> None:
        if len(t.present) <= 1:
            t.do(Score("KLACK-013"))


CHECK_ALONE: Final = CheckAlone()


class Score(Step[KlackTable]):
    """The highest score wins, dead or alive; equal ones share the victory."""

    __slots__ = ("reason",)
    clauses = ("KLACK-083", "KLACK-085", "KLACK-086", "KLACK-087", "KLACK-082")

    def __init__(self, reason: str) -> None:
        self.reason = reason

    def run(self, t: KlackTable) -> None:
        best = 0
        scores: list[int] = []
        for seat in range(t.seats):
            score = t.score(seat)
            best = max(best, score)
            scores.append(score)
        winners = [seat for seat in range(t.seats) if scores[seat] == best]
        t.emit(GameEnded(tuple(winners), tuple(scores), self.reason))
