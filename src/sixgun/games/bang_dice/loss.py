"""The loss procedure (section 4.7): every simultaneous group of losses goes through L1 to L11. The steps that
do nothing here are the moments at which characters and modules answer."""

from __future__ import annotations

from typing import Final

from sixgun.core.rows import put
from sixgun.core.step import Moment, Step
from sixgun.games.bang_dice.events import LifeLost, LossPending, LossReduced, PlayersEliminated
from sixgun.games.bang_dice.life import gain_life
from sixgun.games.bang_dice.questions import GAIN_AFTER_FALL, GAIN_AFTER_LOSSES, question
from sixgun.games.bang_dice.step import at_once
from sixgun.games.bang_dice.table import CAUSES, DiceTable, Procedure
from sixgun.games.bang_dice.victory import CheckVictory

VOLLEY: Final = "bulls_eyes"
GATLING: Final = "gatling"
INDIANS: Final = "indians"
EXPLOSION: Final = "dynamite"
STRAY_BULLET: Final = "bullet"

GAINS_ASKED: Final = 1 << GAIN_AFTER_LOSSES | 1 << GAIN_AFTER_FALL
LOSS_TO: Final = {cause: question(f"loss_to_{cause}") for cause in CAUSES if cause}  # asked about each victim


def lose_life(t: DiceTable, cause: str, by: int, points: tuple[int, ...]) -> None:
    """DICE-110, DICE-121: one group of losses, L1 to L11; `by` is the responsible player, if there is one."""
    t.emit(LossPending(cause, by, points))  # L1
    question = LOSS_TO[cause]
    if t.waits.answered >> question & 1:
        reduce(t, question)  # L2
    if t.waits.before_losses:
        go_on(t, t.waits.before_losses)  # L3 to L11
    else:
        apply_losses(t)  # L5 to L11


def go_on(t: DiceTable, steps: Procedure) -> None:
    """These steps come next; moments that nobody answers now are passed over."""
    if t.waits.losses:
        return t.do(*steps)
    for place, step in enumerate(steps):
        if not isinstance(step, Moment):
            t.do(*steps[place + 1 :])
            return at_once(t, step)
        answer = t.powers.replacement(t, step)
        if answer is not None:
            t.do(*steps[place + 1 :])
            return t.do(answer)
    return None


def reduce(t: DiceTable, question: int) -> None:
    """DICE-111: the victims' own reductions are applied."""
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
        apply_losses(t)


def apply_losses(t: DiceTable) -> None:
    """L5, and what comes after it: L7 to L9 only if somebody is left without life points."""
    losses, hurt, falling = t.pending, False, False
    for seat, points in enumerate(t.pending):
        if points:
            hurt, life = True, t.life[seat]
            if points >= life:
                losses, falling = put(losses, seat, life), True
    after = t.waits.after_fall if falling else t.waits.after_losses
    if t.waits.losses:
        t.do(*after)
        if hurt:
            t.emit(LifeLost(losses))
    else:
        if hurt:
            t.emit(LifeLost(losses))
        if after:
            go_on(t, after)


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
        if t.waits.answered & GAINS_ASKED:
            gains = [t.answer_to(GAIN_AFTER_LOSSES, seat, 0) for seat in range(t.seats)]
            gain_life(t, tuple([t.answer_to(GAIN_AFTER_FALL, seat, gain) for seat, gain in enumerate(gains)]))


class Reprisal(Moment[DiceTable]):
    """L11: the responsible player pays for what he did."""

    __slots__ = ()
    clauses = ("DICE-120",)


APPLY_LOSSES: Final = ApplyLosses()
CHECK_VICTORY: Final = CheckVictory()
BEFORE_LOSSES: Final[Procedure] = (VictimsAnswer(), OthersAnswer(), APPLY_LOSSES)
FALL: Final[Procedure] = (AfterLosses(), AboutToFall(), Eliminate(), GroupGains(), Reprisal())
NO_FALL: Final[Procedure] = (AfterLosses(), Reprisal())
GAINS: Final[Procedure] = (AfterLosses(), GroupGains(), Reprisal())


def at_zero(t: DiceTable) -> tuple[int, ...]:
    """Living players without life points, from the active player clockwise."""
    return tuple([seat for seat in t.living_from(t.active) if t.life[seat] == 0])
