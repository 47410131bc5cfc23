"""M1: the Loudmouth and the Coward (sections 4.5 and 4.13)."""

from __future__ import annotations

from typing import Final

from sixgun.core.action import Action
from sixgun.core.event import Event
from sixgun.core.step import Step
from sixgun.games.bang_dice.actions import BREAK_ARROW, USE_DIE, BreakArrow, UseDie
from sixgun.games.bang_dice.actions import SALOON_DICE as NAMES
from sixgun.games.bang_dice.cup import cup_of
from sixgun.games.bang_dice.dice import BASE_DIE, BROKEN_ARROW, BULLET, COWARD_DIE, LOUDMOUTH_DIE, showing
from sixgun.games.bang_dice.entry import Entry
from sixgun.games.bang_dice.events import ArrowReturned, TurnBegan, take_dice
from sixgun.games.bang_dice.loss import STRAY_BULLET, LoseLife
from sixgun.games.bang_dice.questions import BESIDE_COWARD, BESIDE_LOUDMOUTH
from sixgun.games.bang_dice.step import Choice, TurnStep
from sixgun.games.bang_dice.table import NOBODY, NOTHING, DiceTable, added
from sixgun.games.bang_dice.throwing import OtherResults

BESIDE: Final = {LOUDMOUTH_DIE: BESIDE_LOUDMOUTH, COWARD_DIE: BESIDE_COWARD}


class SaloonDieChosen(Event[DiceTable]):
    """The Saloon die takes the place of one base die for the whole turn."""

    __slots__ = ("base_dice", "die", "seat")
    clauses = ("DICE-231", "DICE-233")
    shows = ("seat", "die", "base_dice")

    def __init__(self, seat: int, die: str, base_dice: int) -> None:
        self.seat, self.die, self.base_dice = seat, die, base_dice

    def apply(self, t: DiceTable) -> None:
        throws = t.throws_left
        take_dice(t, cup_of((*[BASE_DIE] * self.base_dice, self.die)))
        t.throws_left, t.saloon_die = throws, self.die


class ChooseSaloonDie(Choice):
    """S1: no Saloon die, the Loudmouth or the Coward, before anything else in the turn."""

    __slots__ = ()
    kind = "saloon_die"
    clauses = ("DICE-040", "DICE-230", "DICE-232", "DICE-234")

    def choices(self, t: DiceTable) -> list[Action]:
        return [*USE_DIE]

    def take(self, t: DiceTable, seat: int, action: Action) -> None:
        assert isinstance(action, UseDie)
        if action.die:
            die = NAMES[action.die]
            t.emit(SaloonDieChosen(seat, die, t.value(BESIDE[die], seat, 4)))


class SaloonResults(TurnStep):
    """W3: after the arrows the broken arrow, then the bullet."""

    __slots__ = ()
    clauses = ("DICE-060", "DICE-073")

    def run(self, t: DiceTable) -> None:
        t.do(BrokenArrowThrown(self.seat), BulletThrown(self.seat))


class BrokenArrowThrown(TurnStep):
    """A broken arrow must be used if anybody has a regular arrow."""

    __slots__ = ()
    clauses = ("DICE-068", "DICE-070", "DICE-071")

    def run(self, t: DiceTable) -> None:
        if showing(t.dice, BROKEN_ARROW) & t.fresh:
            t.do(ChooseBroken(self.seat))


class ChooseBroken(Choice):
    """One regular arrow of a living player goes back to the pile, never the Chief's Arrow."""

    __slots__ = ()
    kind = "broken_arrow"
    clauses = ("DICE-068", "DICE-069", "DICE-071")

    def choices(self, t: DiceTable) -> list[Action]:
        return [BREAK_ARROW[seat] for seat in t.living_from(self.seat) if t.arrows[seat]]

    def take(self, t: DiceTable, seat: int, action: Action) -> None:
        assert isinstance(action, BreakArrow)
        t.emit(ArrowReturned(action.seat, False))


class BulletThrown(TurnStep):
    """The thrower of a bullet loses one life point at once; nobody is responsible."""

    __slots__ = ()
    clauses = ("DICE-072",)

    def run(self, t: DiceTable) -> None:
        if showing(t.dice, BULLET) & t.fresh:
            t.do(LoseLife(STRAY_BULLET, NOBODY, added(NOTHING[t.seats], self.seat, 1)))


def choose(t: DiceTable, me: int, event: TurnBegan) -> Step[DiceTable] | None:
    return ChooseSaloonDie(event.seat)


def results(t: DiceTable, me: int, step: OtherResults) -> Step[DiceTable] | None:
    return SaloonResults(step.seat) if t.saloon_die else None


SALOON_DICE: Final = Entry("saloon_dice", after={TurnBegan: choose}, instead={OtherResults: results})
