"""A turn from its start to its end (sections 4.3 and 4.11)."""

from __future__ import annotations

from typing import Final

from sixgun.core.step import Step
from sixgun.games.bang_dice.actions import SEATS
from sixgun.games.bang_dice.events import DICE_RESOLVED, TURN_BEGAN, TURN_ENDING, TURN_PASSED
from sixgun.games.bang_dice.questions import TAKES_TURNS, THROWS
from sixgun.games.bang_dice.resolution import RESOLVE
from sixgun.games.bang_dice.step import TurnStep
from sixgun.games.bang_dice.table import DiceTable
from sixgun.games.bang_dice.throwing import FIRST_THROW


class Turn(Step[DiceTable]):
    """Start of turn (S1 to S4), throws (S5), resolution of the final dice, end of turn (E1 to E3)."""

    __slots__ = ("seat",)
    clauses = ("DICE-040", "DICE-041", "DICE-042", "DICE-044", "DICE-058", "DICE-177", "DICE-200")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: DiceTable) -> None:
        seat = self.seat
        t.do(FIRST_THROW[seat], RESOLVE[seat], FINISH_TURN[seat])
        t.emit(TURN_BEGAN[t.value(THROWS, seat, 3)][seat])  # S1 to S3 follow it


class FinishTurn(TurnStep):
    """E1: gains at the end of the turn follow the event that all dice are resolved."""

    __slots__ = ()
    clauses = ("DICE-200",)

    def run(self, t: DiceTable) -> None:
        t.do(LAST_OF_TURN[self.seat])
        t.emit(DICE_RESOLVED[self.seat])


class LastOfTurn(TurnStep):
    """E2 and E3 follow this event."""

    __slots__ = ()
    clauses = ("DICE-201", "DICE-202")

    def run(self, t: DiceTable) -> None:
        t.emit(TURN_ENDING[self.seat])


class NextTurn(Step[DiceTable]):
    """E4: the next seat clockwise that still takes turns is to move."""

    __slots__ = ("seat",)
    clauses = ("DICE-003", "DICE-203")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: DiceTable) -> None:
        seat = (self.seat + 1) % t.seats
        while not t.living[seat] and not t.value(TAKES_TURNS, seat):
            seat = (seat + 1) % t.seats
        t.emit(TURN_PASSED[seat])
        t.do(TURN[seat], NEXT_TURN[seat])


# These steps are the same in every round: they lie ready for each seat.
TURN: Final = [Turn(seat) for seat in SEATS]
FINISH_TURN: Final = [FinishTurn(seat) for seat in SEATS]
LAST_OF_TURN: Final = [LastOfTurn(seat) for seat in SEATS]
NEXT_TURN: Final = [NextTurn(seat) for seat in SEATS]
