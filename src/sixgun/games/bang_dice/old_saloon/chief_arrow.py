"""M2: the Indian Chief's Arrow (section 4.14)."""

from __future__ import annotations

from typing import Final

from sixgun.core.action import Action
from sixgun.core.step import Step
from sixgun.games.bang_dice.actions import TAKE_CHIEF, TAKE_REGULAR, TakeChief
from sixgun.games.bang_dice.arrows import TakeArrow, attack_if_empty
from sixgun.games.bang_dice.entry import Entry
from sixgun.games.bang_dice.events import ArrowTaken
from sixgun.games.bang_dice.questions import ATTACK_WEIGHT, LOSS_TO_INDIANS
from sixgun.games.bang_dice.step import Choice
from sixgun.games.bang_dice.table import PILE, DiceTable


class ArrowSource(Choice):
    """A regular arrow or the Chief's Arrow, for whoever has to take an arrow from the pile; the Chief's Arrow
    must be taken if it is all that is left."""

    __slots__ = ("to",)
    kind = "arrow_source"
    clauses = ("DICE-241", "DICE-242", "DICE-247", "DICE-248", "DICE-251", "DICE-370")
    shows = ("seat", "to")

    def __init__(self, seat: int, to: int) -> None:
        super().__init__(seat)
        self.to = to

    def choices(self, t: DiceTable) -> list[Action]:
        return [TAKE_REGULAR, TAKE_CHIEF] if t.pile else [TAKE_CHIEF]

    def take(self, t: DiceTable, seat: int, action: Action) -> None:
        t.emit(ArrowTaken(self.to, isinstance(action, TakeChief)))
        attack_if_empty(t)


def source(t: DiceTable, me: int, step: TakeArrow) -> Step[DiceTable] | None:
    return ArrowSource(step.chooser, step.seat) if t.chief == PILE else None


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
    value={ATTACK_WEIGHT: weight, LOSS_TO_INDIANS: spared},
    instead={TakeArrow: source},
)
