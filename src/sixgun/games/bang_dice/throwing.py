"""Throwing (section 4.4): every throw goes through the windows W1 to W5."""

from __future__ import annotations

from typing import Final

from sixgun.core.action import Action
from sixgun.core.step import Moment, Procedure, in_turn
from sixgun.games.bang_dice.actions import MASKS, SEATS, THROWS, Rethrow
from sixgun.games.bang_dice.arrows import ARROW_RESULT
from sixgun.games.bang_dice.cup import ONES_IN
from sixgun.games.bang_dice.dice import FATAL
from sixgun.games.bang_dice.events import LAST_THROW_MADE, STOPPED, DiceThrown
from sixgun.games.bang_dice.questions import ARROWS_NOW, DYNAMITE_LOCKS
from sixgun.games.bang_dice.step import Choice, TurnStep
from sixgun.games.bang_dice.table import DiceTable


class FirstThrow(TurnStep):
    """S5: the first throw is made with all dice that are not set yet; set dice count as thrown in it."""

    __slots__ = ()
    clauses = ("DICE-044", "DICE-419", "DICE-420")

    def run(self, t: DiceTable) -> None:
        every = t.symbols.every
        throw(t, self.seat, every & ~t.fresh, every)


def throw(t: DiceTable, seat: int, mask: int, fresh: int) -> None:
    """DICE-056: the dice of the mask are thrown, the faces of `fresh` count as thrown now (DICE-061), and the
    windows after it come: W1 follows the event."""
    t.do(AFTER_THROW[seat])
    t.emit(DiceThrown(seat, t.symbols.thrown(mask, t.rng), fresh))


class AfterThrow(TurnStep):
    """W2 (powers answer a throw that is certain to be the last), W3 (immediate results), W4 (the thrower goes
    on or stops)."""

    __slots__ = ()
    clauses = ("DICE-050", "DICE-051", "DICE-055", "DICE-056", "DICE-057")

    def run(self, t: DiceTable) -> None:
        seat, loose = self.seat, throwable(t, self.seat)
        if loose:
            t.do(THROW_AGAIN[seat][loose])
            if t.symbols.immediate & t.fresh:
                in_turn(t, t.powers.heard(IMMEDIATE_RESULTS[seat]))
        else:
            in_turn(t, t.powers.heard(IMMEDIATE_RESULTS[seat]))
            t.emit(LAST_THROW_MADE[seat])


class ArrowsThrown(TurnStep):
    """W3: one arrow is taken at once for each arrow of this throw, one at a time."""

    __slots__ = ()
    clauses = ("DICE-060", "DICE-061", "DICE-062", "DICE-063", "DICE-064", "DICE-066")

    def run(self, t: DiceTable) -> None:
        arrows = arrows_thrown(t)
        if arrows:
            in_turn(t, [ARROW_RESULT[self.seat]] * t.value(ARROWS_NOW, self.seat, arrows))


class OtherResults(Moment[DiceTable]):
    """W3: after the arrows, the immediate results that base dice do not have."""

    __slots__ = ("seat",)
    clauses = ("DICE-060",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def void(self, t: DiceTable) -> bool:
        return not t.acting


class ThrowAgain(Choice):
    """Stop, or throw any non-empty choice of these dice again. W5 follows stopping."""

    __slots__ = ("dice",)
    kind = "throw_again"
    clauses = ("DICE-050", "DICE-051", "DICE-052", "DICE-053", "DICE-054")

    def __init__(self, seat: int, dice: int) -> None:
        self.seat, self.dice = seat, dice

    def void(self, t: DiceTable) -> bool:
        return not t.acting

    def facts(self, t: DiceTable) -> dict[str, object]:
        return {"left": t.throws_left, "fuse": FATAL - t.symbols.dynamite}

    def waits(self, t: DiceTable) -> bool:
        """There always is a choice."""
        return True

    def options(self, t: DiceTable, seat: int) -> list[Action]:
        return THROWS[self.dice] if seat == self.seat else []

    def take(self, t: DiceTable, seat: int, action: Action) -> None:
        if isinstance(action, Rethrow):
            throw(t, seat, action.dice, action.dice)
        else:
            t.emit(STOPPED[seat])


# These steps are the same in every turn: they lie ready for each seat.
FIRST_THROW: Final = [FirstThrow(seat) for seat in SEATS]
AFTER_THROW: Final = [AfterThrow(seat) for seat in SEATS]
THROW_AGAIN: Final = [[ThrowAgain(seat, dice) for dice in MASKS] for seat in SEATS]  # by seat, by dice
IMMEDIATE_RESULTS: Final = [Procedure(ArrowsThrown(seat), OtherResults(seat)) for seat in SEATS]


def throwable(t: DiceTable, seat: int) -> int:
    """The mask of dice that may be thrown again: none without throws left or with three dynamite (DICE-055);
    a dynamite is locked (DICE-054)."""
    symbols = t.symbols
    if t.throws_left <= 0 or symbols.dynamite >= FATAL:
        return 0
    if symbols.dynamite == 0 or t.value(DYNAMITE_LOCKS, seat, 1):
        return symbols.loose
    return symbols.every


def arrows_thrown(t: DiceTable) -> int:
    """DICE-061: the arrows on the dice whose faces count as thrown now."""
    return ONES_IN[t.symbols.arrows & t.fresh]
