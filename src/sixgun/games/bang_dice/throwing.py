"""Throwing (section 4.4): every throw goes through the windows W1 to W5."""

from __future__ import annotations

from typing import Final

from sixgun.core.action import Action
from sixgun.games.bang_dice.actions import SEATS, Rethrow, throws_of
from sixgun.games.bang_dice.arrows import take_arrows
from sixgun.games.bang_dice.dice import ARROW, BASE_DIE, BASE_FACES, DICE, DYNAMITE, FATAL, number, showing
from sixgun.games.bang_dice.events import LAST_THROW_MADE, STOPPED, DiceThrown
from sixgun.games.bang_dice.step import Choice, TurnStep, at_once, tell
from sixgun.games.bang_dice.table import DiceTable


class FirstThrow(TurnStep):
    """S5: the first throw is made with all dice that are not set yet; set dice count as thrown in it."""

    __slots__ = ()
    clauses = ("DICE-044", "DICE-419", "DICE-420")

    def run(self, t: DiceTable) -> None:
        every = (1 << len(t.dice)) - 1
        throw(t, self.seat, every & ~t.fresh, every)


def throw(t: DiceTable, seat: int, mask: int, fresh: int) -> None:
    """DICE-056: one throw, and the windows after it: W1 follows the event."""
    tell(t, roll(t, seat, mask, fresh), AFTER_THROW[seat])


def roll(t: DiceTable, seat: int, mask: int, fresh: int) -> DiceThrown:
    """The dice of the mask are thrown, each for itself (DICE-004, DICE-053); the faces of `fresh` count as
    thrown now (DICE-061)."""
    dice = list(t.dice)
    for place, kind in enumerate(t.kinds):
        if mask >> place & 1:
            faces = BASE_FACES if kind == BASE_DIE else DICE[kind]
            dice[place] = faces[t.rng.roll(6) - 1]
    return DiceThrown(seat, tuple(dice), fresh)


class AfterThrow(TurnStep):
    """W2 (powers answer a throw that is certain to be the last), W3 immediate results, W4 the thrower goes on
    or stops; W5 (powers answer his stopping)."""

    __slots__ = ()
    clauses = ("DICE-056", "DICE-057")

    def run(self, t: DiceTable) -> None:
        seat = self.seat
        t.do(KEEP_OR_THROW[seat])
        if is_certain_last(t, seat):
            tell(t, LAST_THROW_MADE[seat], IMMEDIATE_RESULTS[seat])
        else:
            at_once(t, IMMEDIATE_RESULTS[seat])


class ImmediateResults(TurnStep):
    """W3: arrows are taken at once."""

    __slots__ = ()
    clauses = ("DICE-060", "DICE-062")

    def run(self, t: DiceTable) -> None:
        if showing(t.dice, ARROW, t.fresh):
            at_once(t, ARROWS_THROWN[self.seat])


class ArrowsThrown(TurnStep):
    """One arrow is taken for each arrow of this throw, one at a time."""

    __slots__ = ()
    clauses = ("DICE-061", "DICE-063", "DICE-064", "DICE-066")

    def run(self, t: DiceTable) -> None:
        arrows = showing(t.dice, ARROW, t.fresh)
        if arrows:
            take_arrows(t, self.seat, t.answer_to("arrows_now", self.seat, arrows))


class KeepOrThrow(TurnStep):
    """W4: the thrower decides, unless the throw was certain to be the last."""

    __slots__ = ()
    clauses = ("DICE-050", "DICE-051", "DICE-055")

    def run(self, t: DiceTable) -> None:
        if not is_certain_last(t, self.seat):
            t.do(THROW_AGAIN[self.seat])


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
    """The mask of dice that may be thrown again: a dynamite is locked (DICE-054)."""
    every = (1 << len(t.dice)) - 1
    mask = 0
    for place, face in enumerate(t.dice):
        if face != DYNAMITE:
            mask |= 1 << place
    return mask if mask == every or t.answer_to("dynamite_locks", seat, 1) else every


def is_certain_last(t: DiceTable, seat: int) -> bool:
    """DICE-057: no throws left, or three or more dynamite, or no die that may be thrown again."""
    if t.throws_left <= 0:
        return True
    dynamite = number(t.dice, DYNAMITE)
    return dynamite >= FATAL or (dynamite == len(t.dice) and throwable(t, seat) == 0)
