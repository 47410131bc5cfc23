"""M2: the Indian Chief's Arrow (section 4.14)."""

from __future__ import annotations

from typing import Final

from sixgun.core.action import Action
from sixgun.core.step import Step
from sixgun.games.bang_dice.actions import TAKE_CHIEF, TAKE_REGULAR, TakeChief
from sixgun.games.bang_dice.arrows import TakeArrow, take
from sixgun.games.bang_dice.entry import Entry
from sixgun.games.bang_dice.step import Choice
from sixgun.games.bang_dice.table import PILE, DiceTable


class ArrowSource(Choice):
    """A regular arrow or the Chief's Arrow, for whoever has to take an arrow from the pile."""

    __slots__ = ("to",)
    kind = "arrow_source"
    clauses = ("DICE-241", "DICE-242", "DICE-251", "DICE-370")
    shows = ("seat", "to")

    def __init__(self, seat: int, to: int) -> None:
        super().__init__(seat)
        self.to = to

    def choices(self, t: DiceTable) -> list[Action]:
        return [TAKE_REGULAR, TAKE_CHIEF]

    def take(self, t: DiceTable, seat: int, action: Action) -> None:
        take(t, self.to, isinstance(action, TakeChief))


class TakeLastChief(Step[DiceTable]):
    """The Chief's Arrow must be taken if it is all that is left."""

    __slots__ = ("seat",)
    clauses = ("DICE-247", "DICE-248")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: DiceTable) -> None:
        take(t, self.seat, True)


def source(t: DiceTable, me: int, step: TakeArrow) -> Step[DiceTable] | None:
    if t.chief != PILE:
        return None
    return ArrowSource(step.chooser, step.seat) if t.pile else TakeLastChief(step.seat)


def weight(t: DiceTable, seat: int, arrows: int) -> int:
    """DICE-243, DICE-244: it counts as two in an attack."""
    return arrows + 2 if t.chief == seat else arrows


def spared(t: DiceTable, seat: int, loss: int) -> int:
    """DICE-245, DICE-246: its holder loses nothing with strictly more arrows than every other player."""
    if t.chief != seat:
        return loss
    others = [t.arrows[s] for s in range(t.seats) if s != seat and t.living[s]]
    return 0 if t.arrows[seat] + 2 > max(others) else loss


CHIEF_ARROW: Final = Entry(
    "chief_arrow",
    value={"attack_weight": weight, "loss_to_indians": spared},
    instead={TakeArrow: source},
)
