"""A game is a sequence of rounds."""

from __future__ import annotations

from sixgun.core.step import Step
from sixgun.games.klack.bidding import BiddingPhase
from sixgun.games.klack.table import KlackTable


class Round(Step[KlackTable]):
    """A round is a bidding phase followed by a roulette phase; then comes the next."""

    __slots__ = ()
    clauses = ("KLACK-010",)

    def run(self, t: KlackTable) -> None:
        t.do(BiddingPhase(), Round())
