"""A turn from its start to its end (sections 4.3 and 4.11)."""

from __future__ import annotations

from sixgun.core.step import Step
from sixgun.games.bang_dice.events import DiceResolved, TurnBegan, TurnEnding, TurnPassed
from sixgun.games.bang_dice.resolution import Resolve
from sixgun.games.bang_dice.step import TurnStep
from sixgun.games.bang_dice.table import DiceTable
from sixgun.games.bang_dice.throwing import FirstThrow


class Turn(Step[DiceTable]):
    """Start of turn (S1 to S4), throws (S5), resolution of the final dice, end of turn (E1 to E3)."""

    __slots__ = ("seat",)
    clauses = ("DICE-042", "DICE-044", "DICE-058", "DICE-200")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: DiceTable) -> None:
        seat = self.seat
        t.do(BeginTurn(seat), FirstThrow(seat), Resolve(seat), FinishDice(seat), EndTurn(seat))


class BeginTurn(Step[DiceTable]):
    """What powers do at the start of a turn follows this event: S1 to S3 in the order of the rules."""

    __slots__ = ("seat",)
    clauses = ("DICE-040", "DICE-041", "DICE-042", "DICE-177")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: DiceTable) -> None:
        t.emit(TurnBegan(self.seat, t.answer_to("throws", self.seat, 3)))


class FinishDice(TurnStep):
    """E1: gains at the end of the turn follow this event."""

    __slots__ = ()
    clauses = ("DICE-200",)

    def run(self, t: DiceTable) -> None:
        t.emit(DiceResolved(self.seat))


class EndTurn(TurnStep):
    """E2 and E3 follow this event."""

    __slots__ = ()
    clauses = ("DICE-201", "DICE-202")

    def run(self, t: DiceTable) -> None:
        t.emit(TurnEnding(self.seat))


class NextTurn(Step[DiceTable]):
    """E4: the next seat clockwise that still takes turns is to move."""

    __slots__ = ("seat",)
    clauses = ("DICE-003", "DICE-203")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: DiceTable) -> None:
        seat = (self.seat + 1) % t.seats
        while not t.answer_to("takes_turns", seat, int(t.living[seat])):
            seat = (seat + 1) % t.seats
        t.emit(TurnPassed(seat))
        t.do(Turn(seat), NextTurn(seat))
