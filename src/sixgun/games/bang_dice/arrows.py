"""Arrows and Indian attacks (sections 4.5 and 4.8)."""

from __future__ import annotations

from typing import Final

from sixgun.core.step import Step
from sixgun.games.bang_dice.actions import SEATS
from sixgun.games.bang_dice.events import ARROW_TAKEN, INDIANS_ATTACKED, ArrowsReturned, ArrowTaken
from sixgun.games.bang_dice.loss import INDIANS, lose_life
from sixgun.games.bang_dice.questions import ATTACK_WEIGHT
from sixgun.games.bang_dice.step import TurnStep, at_once
from sixgun.games.bang_dice.table import NOBODY, DiceTable


class ArrowResult(TurnStep):
    """An arrow on the dice: the thrower takes one arrow."""

    __slots__ = ()
    clauses = ("DICE-063", "DICE-067")

    def run(self, t: DiceTable) -> None:
        at_once(t, TAKE_ARROW[self.seat])


class TakeArrow(Step[DiceTable]):
    """A player takes one arrow from the pile; `chooser` says which, where there is a choice."""

    __slots__ = ("chooser", "seat")
    clauses = ("DICE-063", "DICE-134")

    def __init__(self, seat: int, chooser: int) -> None:
        self.seat, self.chooser = seat, chooser

    def void(self, t: DiceTable) -> bool:
        return not t.living[self.seat]

    def run(self, t: DiceTable) -> None:
        take(t, self.seat, False)


class IndianAttack(Step[DiceTable]):
    """Every living player loses a life point for each arrow he holds; then all arrows go back."""

    __slots__ = ()
    clauses = ("DICE-130", "DICE-131", "DICE-137")

    def run(self, t: DiceTable) -> None:
        t.emit(INDIANS_ATTACKED)
        points = tuple(t.arrows)
        if t.waits.answered >> ATTACK_WEIGHT & 1:
            points = tuple([t.answer_to(ATTACK_WEIGHT, s, arrows) for s, arrows in enumerate(t.arrows)])
        t.do(RETURN_ALL_ARROWS)
        lose_life(t, INDIANS, NOBODY, points)


class ReturnAllArrows(Step[DiceTable]):
    """After the attack all players return all their arrows."""

    __slots__ = ()
    clauses = ("DICE-131", "DICE-132", "DICE-249")

    def run(self, t: DiceTable) -> None:
        t.emit(ArrowsReturned(tuple([s for s in range(t.seats) if t.has_arrows(s)])))


# The thrower's own arrows are the same in every turn: their steps lie ready for each seat.
ARROW_RESULT: Final = [ArrowResult(seat) for seat in SEATS]
TAKE_ARROW: Final = [TakeArrow(seat, seat) for seat in SEATS]
INDIAN_ATTACK: Final = IndianAttack()
RETURN_ALL_ARROWS: Final = ReturnAllArrows()


def take_arrows(t: DiceTable, seat: int, arrows: int) -> None:
    """DICE-064: so many arrow results of the thrower, one at a time."""
    for _ in range(arrows - 1):
        t.do(ARROW_RESULT[seat])
    if arrows:
        at_once(t, ARROW_RESULT[seat])


def take(t: DiceTable, seat: int, chief: bool) -> None:
    """One token of the pile; taking the last one brings the Indians (DICE-065)."""
    t.emit(ArrowTaken(seat, True) if chief else ARROW_TAKEN[seat])
    if t.tokens_in_pile() == 0:
        t.do(INDIAN_ATTACK)
