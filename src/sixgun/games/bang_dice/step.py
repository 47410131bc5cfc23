"""Shapes that most steps and questions of this game share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from sixgun.core.action import Action
from sixgun.core.event import Event
from sixgun.core.step import Ask, Step
from sixgun.games.bang_dice.actions import SEATS
from sixgun.games.bang_dice.table import DiceTable

ONLY: Final[list[tuple[int, ...]]] = [(seat,) for seat in SEATS]  # each seat alone


class TurnStep(Step[DiceTable]):
    """Part of the active player's turn: it is void once he is out (DICE-067, DICE-104, DICE-133)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def void(self, t: DiceTable) -> bool:
        return not t.acting


class Choice(Ask[DiceTable]):
    """A decision of one player."""

    __slots__ = ("seat",)
    shows: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def void(self, t: DiceTable) -> bool:
        return not t.living[self.seat]

    def seats(self, t: DiceTable) -> Sequence[int]:
        return ONLY[self.seat]

    def next_seat(self, t: DiceTable) -> int:
        return self.seat

    def options(self, t: DiceTable, seat: int) -> list[Action]:
        return self.choices(t) if seat == self.seat else []

    def choices(self, t: DiceTable) -> list[Action]:
        raise AssertionError(f"{self.kind} does not say what it offers")


def at_once(t: DiceTable, step: Step[DiceTable]) -> None:
    """The step is done now, before anything else; one that a power at this table answers waits for that."""
    if type(step) in t.powers.instead:
        t.do(step)
    else:
        step.run(t)


def of_turn(t: DiceTable, seat: int, event: Event[DiceTable]) -> None:
    """An event of that player's turn: what the modules do about it comes before what his character does."""
    own = t.abilities[seat].own
    if own and type(event) in own:
        step = own[type(event)](t, seat, event)
        if step is not None:
            t.do(step)
    t.emit(event)


def decide(t: DiceTable, choice: Choice) -> None:
    """DICE-009: a choice with one legal option is taken without asking, one with none is skipped."""
    options = choice.choices(t)
    if len(options) > 1:
        t.do(choice)
    elif options:
        choice.take(t, choice.seat, options[0])
