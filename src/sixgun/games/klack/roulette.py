"""The roulette phase: a name, one roll, a click or a bang."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixgun.core.action import Action
from sixgun.core.step import Ask, Step
from sixgun.games.klack.actions import VICTIM, ChooseVictim
from sixgun.games.klack.ending import CHECK_ALONE
from sixgun.games.klack.events import VICTIM_CHOSEN, Banged, Clicked
from sixgun.games.klack.money import score_of, value
from sixgun.games.klack.table import KlackTable

CHAMBERS: Final = 6
BULLET: Final = 1  # KLACK-092: of the six faces, 1 is the bullet


class NameVictim(Ask[KlackTable]):
    """The high bidder names one player at the table, perhaps themselves, to play roulette."""

    __slots__ = ("bidder",)
    kind = "choose_victim"
    clauses = ("KLACK-065", "KLACK-066", "KLACK-067", "KLACK-068")
    shows = ("bidder",)

    def __init__(self, bidder: int) -> None:
        self.bidder = bidder

    def seats(self, t: KlackTable) -> Sequence[int]:
        return (self.bidder,)

    def options(self, t: KlackTable, seat: int) -> list[Action]:
        return [VICTIM[victim] for victim in t.present] if seat == self.bidder else []

    def facts(self, t: KlackTable) -> dict[str, object]:
        """KLACK-071, KLACK-072, KLACK-084: the chances, the pot, and what each would score with it."""
        pot = t.pot()
        scores = [score_of((*stacks, pot)) for stacks in t.stacks]
        chances = {"chambers": CHAMBERS, "clicks": CHAMBERS - 1, "bangs": 1}
        return {**chances, "pot": value(pot), "scores": scores}

    def default(self, t: KlackTable, seat: int) -> Action:
        return VICTIM[seat]  # KLACK-090

    def take(self, t: KlackTable, seat: int, action: Action) -> None:
        if isinstance(action, ChooseVictim):
            t.emit(VICTIM_CHOSEN[seat][action.seat])
            t.do(PULL_THE_TRIGGER[action.seat])


NAME_VICTIM: Final = [NameVictim(seat) for seat in range(6)]


class PullTheTrigger(Step[KlackTable]):
    """One roll of the bullet die, drawn now and not before: 1 in 6 is a bang."""

    __slots__ = ("seat",)
    clauses = ("KLACK-070", "KLACK-071", "KLACK-092")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: KlackTable) -> None:
        roll = t.rng.roll(CHAMBERS)
        if roll == BULLET:
            t.emit(Banged(self.seat, roll, sum(t.hand[self.seat])))
            t.do(CHECK_ALONE)
        else:
            t.emit(Clicked(self.seat, roll, t.pot()))


PULL_THE_TRIGGER: Final = [PullTheTrigger(seat) for seat in range(6)]
