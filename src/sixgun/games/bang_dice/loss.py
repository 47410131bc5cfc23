"""The loss procedure (section 4.7): every simultaneous group of losses goes through L1 to L11, as listed
in `LoseLife`. The steps that do nothing here are the moments at which characters and modules answer."""

from __future__ import annotations

from typing import Final

from sixgun.core.step import Moment, Step
from sixgun.games.bang_dice.events import LifeLost, LossPending, LossReduced, PlayersEliminated
from sixgun.games.bang_dice.life import GainLife
from sixgun.games.bang_dice.table import DiceTable
from sixgun.games.bang_dice.victory import CheckVictory

BULLS_EYES: Final = "bulls_eyes"
GATLING: Final = "gatling"
INDIANS: Final = "indians"
EXPLOSION: Final = "dynamite"
STRAY_BULLET: Final = "bullet"


class LoseLife(Step[DiceTable]):
    """One group of losses, L1 to L11; `by` is the responsible player, if there is one."""

    __slots__ = ("by", "cause", "points")
    clauses = ("DICE-110", "DICE-121")

    def __init__(self, cause: str, by: int, points: tuple[int, ...]) -> None:
        self.cause, self.by, self.points = cause, by, points

    def run(self, t: DiceTable) -> None:
        t.emit(LossPending(self.cause, self.by, self.points))  # L1
        t.do(*t.powers.procedure(PROCEDURE))


class Reduce(Step[DiceTable]):
    """L2: the victims' own reductions are applied."""

    __slots__ = ()
    clauses = ("DICE-111",)

    def run(self, t: DiceTable) -> None:
        question = f"loss_to_{t.cause}"
        if question in t.answers:
            less = tuple([t.answer_to(question, s, points) for s, points in enumerate(t.pending)])
            if less != t.pending:
                t.emit(LossReduced(less))


class VictimsAnswer(Moment[DiceTable]):
    """L3: a victim may take something else instead of losing life."""

    __slots__ = ()
    clauses = ("DICE-112",)


class OthersAnswer(Moment[DiceTable]):
    """L4: another player may take a loss over."""

    __slots__ = ()
    clauses = ("DICE-113",)


class ApplyLosses(Step[DiceTable]):
    """L5: all remaining losses are applied at the same time."""

    __slots__ = ()
    clauses = ("DICE-114", "DICE-122")

    def run(self, t: DiceTable) -> None:
        if any(t.pending):
            t.emit(LifeLost(tuple([min(points, t.life[s]) for s, points in enumerate(t.pending)])))


class AfterLosses(Moment[DiceTable]):
    """L6: those who lost life may do something about it."""

    __slots__ = ()
    clauses = ("DICE-115",)


class AboutToFall(Moment[DiceTable]):
    """L7: players at 0 life are about to be eliminated."""

    __slots__ = ()
    clauses = ("DICE-116",)


class Eliminate(Step[DiceTable]):
    """L8: all players still at 0 are eliminated at the same time."""

    __slots__ = ()
    clauses = ("DICE-117", "DICE-140")

    def run(self, t: DiceTable) -> None:
        if 0 in t.life:
            fallen = at_zero(t)
            if fallen:
                t.emit(PlayersEliminated(fallen, tuple([t.role[seat][0] for seat in fallen])))


class GroupGains(Step[DiceTable]):
    """L10: gains caused by the group are made."""

    __slots__ = ()
    clauses = ("DICE-119",)

    def run(self, t: DiceTable) -> None:
        if "gain_after_losses" in t.answers:
            t.do(GainLife(tuple([t.answer_to("gain_after_losses", s, 0) for s in range(t.seats)])))


class Reprisal(Moment[DiceTable]):
    """L11: the responsible player pays for what he did."""

    __slots__ = ()
    clauses = ("DICE-120",)


PROCEDURE: Final[tuple[Step[DiceTable], ...]] = (
    Reduce(),
    VictimsAnswer(),
    OthersAnswer(),
    ApplyLosses(),
    AfterLosses(),
    AboutToFall(),
    Eliminate(),
    CheckVictory(),  # L9
    GroupGains(),
    Reprisal(),
)


def at_zero(t: DiceTable) -> tuple[int, ...]:
    """Living players without life points, from the active player clockwise."""
    return tuple([seat for seat in t.order() if t.living[seat] and t.life[seat] == 0])
