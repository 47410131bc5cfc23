"""Throwing (section 4.4): every throw goes through the windows W1 to W5, in the order of `Throw`."""

from __future__ import annotations

from sixgun.core.action import Action
from sixgun.games.bang_dice.actions import Rethrow, throws_of
from sixgun.games.bang_dice.arrows import ArrowResult
from sixgun.games.bang_dice.dice import ARROW, DICE, DYNAMITE, FATAL, showing
from sixgun.games.bang_dice.events import DiceThrown, LastThrowMade, Stopped
from sixgun.games.bang_dice.step import Choice, TurnStep
from sixgun.games.bang_dice.table import DiceTable


class FirstThrow(TurnStep):
    """S5: the first throw is made with all dice that are not set yet."""

    __slots__ = ()
    clauses = ("DICE-044", "DICE-419")

    def run(self, t: DiceTable) -> None:
        t.do(Throw(self.seat, sum([1 << place for place, face in enumerate(t.dice) if not face])))


class Throw(TurnStep):
    """After every throw: W1 (powers answer the throw), W2 (powers answer the last throw), W3 immediate
    results, W4 the thrower goes on or stops; W5 (powers answer his stopping)."""

    __slots__ = ("mask",)
    clauses = ("DICE-056",)

    def __init__(self, seat: int, mask: int) -> None:
        super().__init__(seat)
        self.mask = mask

    def run(self, t: DiceTable) -> None:
        seat = self.seat
        t.do(Roll(seat, self.mask), LastThrow(seat), ImmediateResults(seat), KeepOrThrow(seat))


class Roll(TurnStep):
    """The dice of the mask are thrown, each for itself. W1 follows this event."""

    __slots__ = ("mask",)
    clauses = ("DICE-004", "DICE-053", "DICE-061", "DICE-420")

    def __init__(self, seat: int, mask: int) -> None:
        super().__init__(seat)
        self.mask = mask

    def run(self, t: DiceTable) -> None:
        dice = list(t.dice)
        fresh = self.mask | (t.fresh if "" in dice else 0)  # a set die counts as thrown in the first throw
        for place, kind in enumerate(t.kinds):
            if self.mask >> place & 1:
                dice[place] = DICE[kind][t.rng.roll(6) - 1]
        t.emit(DiceThrown(self.seat, tuple(dice), fresh))


class LastThrow(TurnStep):
    """W2 follows this event, if the throw is certain to be the last."""

    __slots__ = ()
    clauses = ("DICE-056", "DICE-057")

    def run(self, t: DiceTable) -> None:
        if is_certain_last(t, self.seat):
            t.emit(LastThrowMade(self.seat))


class ImmediateResults(TurnStep):
    """W3: arrows are taken at once."""

    __slots__ = ()
    clauses = ("DICE-060", "DICE-062")

    def run(self, t: DiceTable) -> None:
        t.do(ArrowsThrown(self.seat))


class ArrowsThrown(TurnStep):
    """One arrow is taken for each arrow of this throw, one at a time."""

    __slots__ = ()
    clauses = ("DICE-061", "DICE-063", "DICE-064", "DICE-066")

    def run(self, t: DiceTable) -> None:
        arrows = t.answer_to("arrows_now", self.seat, showing(t.dice, ARROW, t.fresh))
        t.do(*[ArrowResult(self.seat)] * arrows)


class KeepOrThrow(TurnStep):
    """W4: the thrower decides, unless the throw was certain to be the last."""

    __slots__ = ()
    clauses = ("DICE-050", "DICE-051", "DICE-055")

    def run(self, t: DiceTable) -> None:
        if not is_certain_last(t, self.seat):
            t.do(ThrowAgain(self.seat))


class ThrowAgain(Choice):
    """Stop, or throw any non-empty choice of dice again; dynamite is locked. W5 follows stopping."""

    __slots__ = ()
    kind = "throw_again"
    clauses = ("DICE-050", "DICE-051", "DICE-052", "DICE-053", "DICE-054")

    def void(self, t: DiceTable) -> bool:
        return not t.acting

    def options(self, t: DiceTable, seat: int) -> list[Action]:
        return throws_of(throwable(t, seat)) if seat == self.seat else []

    def take(self, t: DiceTable, seat: int, action: Action) -> None:
        if isinstance(action, Rethrow):
            t.do(Throw(seat, action.dice))
        else:
            t.emit(Stopped(seat))


def throwable(t: DiceTable, seat: int) -> int:
    """The mask of dice that may be thrown again: a dynamite is locked (DICE-054)."""
    locked = t.answer_to("dynamite_locks", seat, 1)
    mask = 0
    for place, face in enumerate(t.dice):
        if face != DYNAMITE or not locked:
            mask |= 1 << place
    return mask


def is_certain_last(t: DiceTable, seat: int) -> bool:
    """DICE-057: no throws left, or three or more dynamite, or no die that may be thrown again."""
    if t.throws_left <= 0 or t.dice.count(DYNAMITE) >= FATAL:
        return True
    return throwable(t, seat) == 0
