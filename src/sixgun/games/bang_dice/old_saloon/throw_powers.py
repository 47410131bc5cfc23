"""M3: the powers that answer a throw: The Doc (W1) and The Gambler (W2 and W5) (section 4.16)."""

from __future__ import annotations

from typing import Final

from sixgun.core.action import Action, the
from sixgun.core.event import Event
from sixgun.core.rows import put
from sixgun.core.step import Step, in_turn
from sixgun.games.bang_dice.actions import ForceThrow, TurnDie
from sixgun.games.bang_dice.dice import DICE, FACES
from sixgun.games.bang_dice.events import DiceThrown, OfSeat
from sixgun.games.bang_dice.old_saloon.windows import Window, use
from sixgun.games.bang_dice.roles import NUMBER
from sixgun.games.bang_dice.step import TurnStep
from sixgun.games.bang_dice.table import DiceTable
from sixgun.games.bang_dice.throwing import IMMEDIATE_RESULTS

TURN_DIE: Final = [[the(TurnDie, die, face) for face in range(len(FACES))] for die in range(6)]
FORCE_THROW: Final = the(ForceThrow)


class DocWindow(Window):
    """W1: directly after any throw, before its results, the Doc may turn one die to another face."""

    __slots__ = ()
    kind = "doc_window"
    clauses = ("DICE-320", "DICE-321")
    card = NUMBER["the_doc"]

    def with_answers(self, answers: tuple[Action | None, ...]) -> DocWindow:
        return DocWindow(self.who, answers)

    def powers(self, t: DiceTable, seat: int) -> list[Action]:
        return [
            TURN_DIE[die][FACES.index(face)]
            for die, kind in enumerate(t.kinds)
            for face in DICE[kind]
            if face != t.dice[die]
        ]

    def used(self, t: DiceTable, seat: int, action: Action) -> None:
        assert isinstance(action, TurnDie)
        use(t, seat, action, TurnOneDie(action.die, FACES[action.face]))


class DieTurned(Event[DiceTable]):
    """The new face counts as thrown in this throw; the old one has no effect in it."""

    __slots__ = ("die", "face")
    clauses = ("DICE-321", "DICE-322", "DICE-323", "DICE-324")
    shows = ("die", "face")

    def __init__(self, die: int, face: str) -> None:
        self.die, self.face = die, face

    def apply(self, t: DiceTable) -> None:
        t.dice = put(t.dice, self.die, self.face)
        t.symbols = t.symbols.cup.showing(t.dice)
        t.fresh |= 1 << self.die


class TurnOneDie(Step[DiceTable]):
    """The Doc: one die is turned."""

    __slots__ = ("die", "face")
    clauses = ("DICE-321",)

    def __init__(self, die: int, face: str) -> None:
        self.die, self.face = die, face

    def run(self, t: DiceTable) -> None:
        t.emit(DieTurned(self.die, self.face))


class GamblerWindow(Window):
    """W2 and W5: directly after another player's last throw the Gambler may have all dice thrown again."""

    __slots__ = ("stopped",)
    kind = "gambler_window"
    clauses = ("DICE-330", "DICE-352")
    card = NUMBER["the_gambler"]

    def __init__(self, stopped: bool, who: tuple[int, ...], answers: tuple[Action | None, ...] = ()) -> None:
        super().__init__(who, answers)
        self.stopped = stopped

    def with_answers(self, answers: tuple[Action | None, ...]) -> GamblerWindow:
        return GamblerWindow(self.stopped, self.who, answers)

    def powers(self, t: DiceTable, seat: int) -> list[Action]:
        return [FORCE_THROW]

    def used(self, t: DiceTable, seat: int, action: Action) -> None:
        use(t, seat, action, ThrowAll(t.active, self.stopped))


class ThrowForced(OfSeat):
    """The thrower must throw once more and accept the result."""

    __slots__ = ()
    clauses = ("DICE-331", "DICE-335")

    def apply(self, t: DiceTable) -> None:
        t.throws_left = 1


class ThrowAll(TurnStep):
    """The Gambler: all dice are thrown again and the old faces ignored; what was applied stays. In W2 the
    immediate results of the throw are still to come, and are those of the new one."""

    __slots__ = ("stopped",)
    clauses = ("DICE-331", "DICE-332", "DICE-333", "DICE-334", "DICE-335", "DICE-336")

    def __init__(self, seat: int, stopped: bool) -> None:
        super().__init__(seat)
        self.stopped = stopped

    def run(self, t: DiceTable) -> None:
        t.emit(ThrowForced(self.seat))
        if self.stopped:
            in_turn(t, t.powers.heard(IMMEDIATE_RESULTS[self.seat]))
        every = t.symbols.every
        t.emit(DiceThrown(self.seat, t.symbols.thrown(every, t.rng), every))
