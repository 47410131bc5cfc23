"""The loss procedure (section 4.7): every simultaneous group of losses goes through L1 to L11. The steps that
do nothing here are the moments at which characters and modules answer."""

from __future__ import annotations

from typing import Final

from sixgun.core.rows import put
from sixgun.core.step import Moment, Procedure, Step, in_turn
from sixgun.games.bang_dice.events import LifeLost, LossPending, LossReduced, PlayersEliminated
from sixgun.games.bang_dice.life import GainLife
from sixgun.games.bang_dice.questions import (
    GAIN_AFTER_FALL,
    LOSS_TO_BULLET,
    LOSS_TO_BULLS_EYES,
    LOSS_TO_DYNAMITE,
    LOSS_TO_GATLING,
    LOSS_TO_INDIANS,
    SHOOTERS_GAIN,
)
from sixgun.games.bang_dice.table import NOBODY, NOTHING, DiceTable, Row, added, total
from sixgun.games.bang_dice.victory import CheckVictory

VOLLEY: Final = "bulls_eyes"
GATLING: Final = "gatling"
INDIANS: Final = "indians"
EXPLOSION: Final = "dynamite"
STRAY_BULLET: Final = "bullet"
LOSS_TO: Final = {
    VOLLEY: LOSS_TO_BULLS_EYES,
    GATLING: LOSS_TO_GATLING,
    INDIANS: LOSS_TO_INDIANS,
    EXPLOSION: LOSS_TO_DYNAMITE,
    STRAY_BULLET: LOSS_TO_BULLET,
}


class LoseLife(Step[DiceTable]):
    """L1: a group of losses begins; `by` is the responsible player, if there is one. L2: the victims' own
    reductions are applied."""

    __slots__ = ("by", "cause", "points")
    clauses = ("DICE-110", "DICE-111", "DICE-121")

    def __init__(self, cause: str, by: int, points: Row) -> None:
        self.cause, self.by, self.points = cause, by, points

    def run(self, t: DiceTable) -> None:
        in_turn(t, t.powers.heard(BEFORE_LOSSES))
        t.emit(LossPending(self.cause, self.by, self.points))
        less = reduced(t, LOSS_TO[self.cause], self.points)
        if less != self.points:
            spared = tuple([before - after for before, after in zip(self.points, less, strict=True)])
            t.emit(LossReduced(less, spared=spared))


def reduced(t: DiceTable, question: int, points: Row) -> Row:
    """The losses that the powers of the victims leave."""
    return tuple([t.value(question, seat, loss) if loss else 0 for seat, loss in enumerate(points)])


class VictimsAnswer(Moment[DiceTable]):
    """L3: a victim may take something else instead of losing life."""

    __slots__ = ()
    clauses = ("DICE-112",)


class OthersAnswer(Moment[DiceTable]):
    """L4: another player may take a loss over."""

    __slots__ = ()
    clauses = ("DICE-113",)


class ApplyLosses(Step[DiceTable]):
    """L5: all remaining losses are applied at the same time. L7 to L9 come only if somebody is left without
    life points, L10 only if the group causes gains."""

    __slots__ = ()
    clauses = ("DICE-114", "DICE-122")

    def run(self, t: DiceTable) -> None:
        losses, hurt, falling = t.pending, False, False
        for seat, points in enumerate(t.pending):
            if points:
                hurt, life = True, t.life[seat]
                if points >= life:
                    losses, falling = put(losses, seat, life), True
        gains = falling or shooters_gain(t) > 0
        in_turn(t, t.powers.heard(FALL if falling else GAINS if gains else NO_FALL))
        if hurt:
            t.emit(LifeLost(losses))


class AfterLosses(Moment[DiceTable]):
    """L6: those who lost life may do something about it."""

    __slots__ = ()
    clauses = ("DICE-115",)


class AboutToFall(Moment[DiceTable]):
    """L7: players at 0 life are about to be eliminated."""

    __slots__ = ()
    clauses = ("DICE-116",)


class Eliminate(Step[DiceTable]):
    """L8: all players still at 0 are eliminated at the same time; L9 is the check of victory."""

    __slots__ = ()
    clauses = ("DICE-117", "DICE-140")

    def run(self, t: DiceTable) -> None:
        fallen = at_zero(t)
        if fallen:
            t.do(CHECK_VICTORY)
            t.emit(PlayersEliminated(fallen, tuple([t.role[seat][0] for seat in fallen])))


class GroupGains(Step[DiceTable]):
    """L10: gains caused by the group are made."""

    __slots__ = ()
    clauses = ("DICE-119",)

    def run(self, t: DiceTable) -> None:
        gains = added(NOTHING[t.seats], t.by, shooters_gain(t))
        if t.fallen:
            gains = total(gains, tuple([t.value(GAIN_AFTER_FALL, seat) for seat in range(t.seats)]))
        if any(gains):
            t.do(GainLife(gains))


def shooters_gain(t: DiceTable) -> int:
    """The gain of the responsible player, if there is one."""
    return 0 if t.by == NOBODY else t.value(SHOOTERS_GAIN, t.by)


class Reprisal(Moment[DiceTable]):
    """L11: the responsible player pays for what they did."""

    __slots__ = ()
    clauses = ("DICE-120",)


CHECK_VICTORY: Final = CheckVictory()
BEFORE_LOSSES: Final = Procedure(VictimsAnswer(), OthersAnswer(), ApplyLosses())
FALL: Final = Procedure(AfterLosses(), AboutToFall(), Eliminate(), GroupGains(), Reprisal())
GAINS: Final = Procedure(AfterLosses(), GroupGains(), Reprisal())
NO_FALL: Final = Procedure(AfterLosses(), Reprisal())


def at_zero(t: DiceTable) -> tuple[int, ...]:
    """Living players without life points, from the active player clockwise."""
    return tuple([seat for seat in t.living_from(t.active) if t.life[seat] == 0])
