"""A turn from its start to its end (sections 4.3 and 4.11)."""

from __future__ import annotations

from typing import Final

from sixgun.core.step import Step
from sixgun.games.bang_dice.actions import SEATS
from sixgun.games.bang_dice.events import DICE_RESOLVED, TURN_ENDING, TURN_PASSED, TurnBegan
from sixgun.games.bang_dice.resolution import RESOLVE
from sixgun.games.bang_dice.step import TurnStep, at_once, tell
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
        t.do_all(LATER[seat])
        began = TurnBegan(seat, t.answer_to("throws", seat, 3))  # S1 to S3 follow this event
        tell(t, began, FIRST_THROW[seat])


class FinishDice(TurnStep):
    """E1: gains at the end of the turn follow this event."""

    __slots__ = ()
    clauses = ("DICE-200",)

    def run(self, t: DiceTable) -> None:
        t.emit(DICE_RESOLVED[self.seat])


class EndTurn(TurnStep):
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
        while not t.living[seat] and not t.answer_to("takes_turns", seat, 0):
            seat = (seat + 1) % t.seats
        t.emit(TURN_PASSED[seat])
        t.do(NEXT_TURN[seat])
        at_once(t, TURN[seat])


# These steps are the same in every round: they lie ready for each seat.
TURN: Final = [Turn(seat) for seat in SEATS]
LATER: Final[list[tuple[Step[DiceTable], ...]]] = [
    (RESOLVE[seat], FinishDice(seat), EndTurn(seat)) for seat in SEATS
]
NEXT_TURN: Final = [NextTurn(seat) for seat in SEATS]
