"""M3: the Judge, who answers every other reveal (section 4.16)."""

from __future__ import annotations

from typing import Final

from sixgun.core.action import Action, the
from sixgun.core.event import Event
from sixgun.core.step import Step
from sixgun.games.bang_dice.actions import Cancel
from sixgun.games.bang_dice.old_saloon.windows import RoleRevealed, Window
from sixgun.games.bang_dice.roles import NUMBER
from sixgun.games.bang_dice.table import DiceTable

CANCEL: Final = the(Cancel)


class PowerCancelled(Event[DiceTable]):
    """The Judge cancels the power just revealed."""

    __slots__ = ("seat",)
    clauses = ("DICE-325", "DICE-326", "DICE-327")
    shows = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class JudgeWindow(Window):
    """After every reveal, before the power takes effect, the Judge may cancel it."""

    __slots__ = ("effect", "otherwise", "power", "revealer")
    kind = "judge_window"
    clauses = ("DICE-309", "DICE-325", "DICE-351")
    shows = ("who", "revealer", "power")
    card = NUMBER["the_judge"]

    def __init__(
        self,
        revealer: int,
        power: str,
        effect: Step[DiceTable],
        otherwise: Step[DiceTable] | None,
        who: tuple[int, ...],
        answers: tuple[Action | None, ...] = (),
    ) -> None:
        super().__init__(who, answers)
        self.revealer, self.power = revealer, power
        self.effect, self.otherwise = effect, otherwise

    def with_answers(self, answers: tuple[Action | None, ...]) -> JudgeWindow:
        return JudgeWindow(self.revealer, self.power, self.effect, self.otherwise, self.who, answers)

    def powers(self, t: DiceTable, seat: int) -> list[Action]:
        return [CANCEL]

    def used(self, t: DiceTable, seat: int, action: Action) -> None:
        t.emit(RoleRevealed(seat, self.card, action))
        t.emit(PowerCancelled(self.revealer))
        if self.otherwise is not None:
            t.do(self.otherwise)

    def passed(self, t: DiceTable) -> None:
        t.do(self.effect)
