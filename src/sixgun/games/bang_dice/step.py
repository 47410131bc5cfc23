"""Shapes that most steps and questions of this game share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from sixgun.core.action import Action
from sixgun.core.step import Ask, Step
from sixgun.games.bang_dice.actions import SEATS
from sixgun.games.bang_dice.table import DiceTable

ONLY: Final[list[tuple[int, ...]]] = [(seat,) for seat in SEATS]  # each seat alone


class TurnStep(Step[DiceTable]):
    """Part of the active player's turn: it is void once they are out (DICE-067, DICE-104, DICE-133)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def void(self, t: DiceTable) -> bool:
        return not t.acting


class Choice(Ask[DiceTable]):
    """A decision of one player. With one legal option it is taken without asking, with none it is skipped
    (DICE-009)."""

    __slots__ = ("seat",)
    shows: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def void(self, t: DiceTable) -> bool:
        return not t.living[self.seat]

    def waits(self, t: DiceTable) -> bool:
        return t.is_choice(self)

    def seats(self, t: DiceTable) -> Sequence[int]:
        return ONLY[self.seat]

    def next_seat(self, t: DiceTable) -> int:
        return self.seat

    def options(self, t: DiceTable, seat: int) -> list[Action]:
        return self.choices(t) if seat == self.seat else []

    def choices(self, t: DiceTable) -> list[Action]:
        raise AssertionError(f"{self.kind} does not say what it offers")
