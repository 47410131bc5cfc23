"""Throwing (section 4.4): every throw goes through the windows W1 to W5."""

from __future__ import annotations

from typing import Final

from sixgun.core.action import Action
from sixgun.games.bang_dice.actions import SEATS, THROWS, Rethrow
from sixgun.games.bang_dice.arrows import take_arrows
from sixgun.games.bang_dice.cup import ONES_IN
from sixgun.games.bang_dice.dice import FATAL
from sixgun.games.bang_dice.events import ARROW_TAKEN, LAST_THROW_MADE, STOPPED, DiceThrown
from sixgun.games.bang_dice.questions import ARROWS_NOW, DYNAMITE_LOCKS
from sixgun.games.bang_dice.step import Choice, TurnStep, at_once
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
    thrown = DiceThrown(seat, t.symbols.thrown(mask, t.rng), fresh)
    if t.waits.thrown:
        t.do(AFTER_THROW[seat])
        t.emit(thrown)
    else:
        t.emit(thrown)
        after_throw(t, seat)


class AfterThrow(TurnStep):
    """W2 (powers answer a throw that is certain to be the last), W3 immediate results, W4 the thrower goes on
    or stops; W5 (powers answer his stopping)."""

    __slots__ = ()
    clauses = ("DICE-056", "DICE-057")

    def run(self, t: DiceTable) -> None:
        after_throw(t, self.seat)


def after_throw(t: DiceTable, seat: int) -> None:
    """W2 to W5 step by step, if anybody may answer or the Indians come; otherwise straight on to W4."""
    waits, loose, arrows = t.waits, throwable(t, seat), ONES_IN[t.symbols.arrows & t.fresh]
    last = loose == 0  # DICE-057
    if waits.results or (last and waits.last_throw) or (arrows and (waits.arrows or t.pile <= arrows)):
        t.do(IMMEDIATE_RESULTS[seat], KEEP_OR_THROW[seat])
        if last:
            t.emit(LAST_THROW_MADE[seat])
        return
    if last:
        t.emit(LAST_THROW_MADE[seat])
    if arrows:
        for _ in range(t.answer_to(ARROWS_NOW, seat, arrows)):
            t.emit(ARROW_TAKEN[seat])
    if not last:
        t.do(THROW_AGAIN[seat])


class ImmediateResults(TurnStep):
    """W3: arrows are taken at once."""

    __slots__ = ()
    clauses = ("DICE-060", "DICE-062")

    def run(self, t: DiceTable) -> None:
        if arrows_thrown(t):
            at_once(t, ARROWS_THROWN[self.seat])


class ArrowsThrown(TurnStep):
    """One arrow is taken for each arrow of this throw, one at a time."""

    __slots__ = ()
    clauses = ("DICE-061", "DICE-063", "DICE-064", "DICE-066")

    def run(self, t: DiceTable) -> None:
        arrows = arrows_thrown(t)
        if arrows:
            take_arrows(t, self.seat, t.answer_to(ARROWS_NOW, self.seat, arrows))


class KeepOrThrow(TurnStep):
    """W4: the thrower decides, unless the throw was certain to be the last."""

    __slots__ = ()
    clauses = ("DICE-050", "DICE-051", "DICE-055")

    def run(self, t: DiceTable) -> None:
        if throwable(t, self.seat):
            t.do(THROW_AGAIN[self.seat])


class ThrowAgain(Choice):
    """Stop, or throw any non-empty choice of dice again; dynamite is locked. W5 follows stopping."""

    __slots__ = ()
    kind = "throw_again"
    clauses = ("DICE-050", "DICE-051", "DICE-052", "DICE-053", "DICE-054")

    def void(self, t: DiceTable) -> bool:
        return not t.acting

    def options(self, t: DiceTable, seat: int) -> list[Action]:
        return THROWS[throwable(t, seat)] if seat == self.seat else []

    def take(self, t: DiceTable, seat: int, action: Action) -> None:
        if isinstance(action, Rethrow):
            throw(t, seat, action.dice, action.dice)
        else:
            t.emit(STOPPED[seat])


# These steps are the same in every turn: they lie ready for each seat.
FIRST_THROW: Final = [FirstThrow(seat) for seat in SEATS]
AFTER_THROW: Final = [AfterThrow(seat) for seat in SEATS]
IMMEDIATE_RESULTS: Final = [ImmediateResults(seat) for seat in SEATS]
ARROWS_THROWN: Final = [ArrowsThrown(seat) for seat in SEATS]
KEEP_OR_THROW: Final = [KeepOrThrow(seat) for seat in SEATS]
THROW_AGAIN: Final = [ThrowAgain(seat) for seat in SEATS]


def throwable(t: DiceTable, seat: int) -> int:
    """The mask of dice that may be thrown again: none without throws left or with three dynamite (DICE-055);
    a dynamite is locked (DICE-054)."""
    symbols = t.symbols
    if t.throws_left <= 0 or symbols.dynamite >= FATAL:
        return 0
    if symbols.dynamite == 0 or t.answer_to(DYNAMITE_LOCKS, seat, 1):
        return symbols.loose
    return symbols.every


def arrows_thrown(t: DiceTable) -> int:
    """DICE-061: the arrows on the dice whose faces count as thrown now."""
    return ONES_IN[t.symbols.arrows & t.fresh]
