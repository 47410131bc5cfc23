"""A game is a sequence of rounds."""

from __future__ import annotations

from sixgun.core.step import Step
from sixgun.games.klack.bidding import OPEN_BIDDING, BreakStacks, SendTheMob
from sixgun.games.klack.ending import Score
from sixgun.games.klack.table import KlackTable


class Round(Step[KlackTable]):
    """A bidding phase, which leads to a roulette phase; then comes the next round.

    First thing of all: with no marker in the centre the game is over, before anybody converts.
    """

    __slots__ = ()
    clauses = ("KLACK-010", "KLACK-011", "KLACK-012", "KLACK-013", "KLACK-017")

    def run(self, t: KlackTable) -> None:
        everybody = t.present
        if t.center == 0:
            t.do(Score("KLACK-011"))
        elif len(everybody) <= 1:
            t.do(Score("KLACK-013"))
        elif short := t.short_of_bills(everybody):
            t.do(SendTheMob(short), BreakStacks(short), OPEN_BIDDING, self)
        else:
            t.do(OPEN_BIDDING, self)
