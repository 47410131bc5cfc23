"""Arrows and Indian attacks (sections 4.5 and 4.8)."""

from __future__ import annotations

from typing import Final

from sixgun.core.step import Step
from sixgun.games.bang_dice.actions import SEATS
from sixgun.games.bang_dice.events import ARROW_TAKEN, INDIANS_ATTACKED, ArrowsReturned
from sixgun.games.bang_dice.loss import INDIANS, LoseLife
from sixgun.games.bang_dice.questions import ATTACK_WEIGHT
from sixgun.games.bang_dice.table import NOBODY, DiceTable


class TakeArrow(Step[DiceTable]):
    """A player takes one arrow from the pile; `chooser` says which, where there is a choice. `thrown`: it is
    the result of an arrow on the player's own dice."""

    __slots__ = ("chooser", "seat", "thrown")
    clauses = ("DICE-063", "DICE-067", "DICE-134")

    def __init__(self, seat: int, chooser: int, thrown: bool) -> None:
        self.seat, self.chooser, self.thrown = seat, chooser, thrown

    def void(self, t: DiceTable) -> bool:
        return not t.living[self.seat]

    def run(self, t: DiceTable) -> None:
        t.emit(ARROW_TAKEN[self.seat])
        attack_if_empty(t)


def attack_if_empty(t: DiceTable) -> None:
    """DICE-065: taking the last token of the pile brings the Indians."""
    if t.tokens_in_pile() == 0:
        t.do(INDIAN_ATTACK)


class IndianAttack(Step[DiceTable]):
    """Every living player loses a life point for each arrow they hold; then all arrows go back."""

    __slots__ = ()
    clauses = ("DICE-130", "DICE-131", "DICE-137")

    def run(self, t: DiceTable) -> None:
        t.emit(INDIANS_ATTACKED)
        points = tuple([t.value(ATTACK_WEIGHT, seat, arrows) for seat, arrows in enumerate(t.arrows)])
        t.do(LoseLife(INDIANS, NOBODY, points), RETURN_ALL_ARROWS)


class ReturnAllArrows(Step[DiceTable]):
    """After the attack all players return all their arrows."""

    __slots__ = ()
    clauses = ("DICE-131", "DICE-132", "DICE-249")

    def run(self, t: DiceTable) -> None:
        t.emit(ArrowsReturned(tuple([s for s in range(t.seats) if t.has_arrows(s)])))


# The thrower's own arrows are the same in every turn: their steps lie ready for each seat.
ARROW_RESULT: Final = [TakeArrow(seat, seat, True) for seat in SEATS]
INDIAN_ATTACK: Final = IndianAttack()
RETURN_ALL_ARROWS: Final = ReturnAllArrows()
