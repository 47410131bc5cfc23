"""The question at which a table waits: its clock, the answers held for it, the moment of the bots."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from sixgun.core.action import Action
from sixgun.core.seats import CLOCK
from sixgun.core.table import Table


class Move(NamedTuple):
    """An answer about to be taken: of which seat, and under which id it is logged."""

    seat: int
    action: Action
    id: str


class Asked(NamedTuple):
    """A question as far as everybody knows it: its kind, its seats, and whether it is a reaction window."""

    kind: str | None
    seats: list[int]
    window: bool


def seconds_for(t: Table, usual: float) -> float | None:
    """Seconds for the pending question, by the table's house rules; None: no limit."""
    ask = t.ask
    if ask is None or CLOCK in t.to_act:
        return None
    if ask.limit:
        milliseconds = t.options[ask.limit]
        assert isinstance(milliseconds, int)
        return milliseconds / 1000
    name = "window_seconds" if ask.window else "decision_seconds"
    seconds = t.options.get(name, usual)
    return float(seconds) if isinstance(seconds, (int, float)) and seconds > 0 else None


class Decision:
    """One pending question in time: made when it is asked, gone when it is answered."""

    __slots__ = ("bots_at", "ends", "held", "left", "lingering", "of", "spoken", "started")

    def __init__(self, now: float, seconds: float | None = None, bots_at: float | None = None) -> None:
        self.bots_at = bots_at
        self.held: dict[int, Move] = {}  # answers that wait for a reaction window to close
        self.spoken: set[int] = set()  # people who have answered in person
        self.lingering: set[int] = set()  # people who want a window to stay open for a moment
        self.left: float | None = None  # seconds, while the clock stands still
        self.start(now, seconds)

    # -- the clock ---------------------------------------------------------------------------------------

    def start(self, at: float, seconds: float | None) -> None:
        """The clock starts then, or runs since then; None: it has no end."""
        self.started, self.of = at, seconds
        self.ends = None if seconds is None else at + seconds

    def stop(self, now: float) -> None:
        """The table is halted: the clock stands still, and bots wait."""
        self.bots_at = None
        if self.ends is not None:
            self.left, self.ends = max(0.0, self.ends - now), None

    def go_on(self, now: float, pause: float) -> None:
        """The clock runs; bots that were made to wait answer after a pause."""
        if self.left is not None and self.of is not None:
            self.started, self.ends, self.left = now + self.left - self.of, now + self.left, None
        if self.bots_at is None:
            self.bots_at = now + pause

    def remaining(self, now: float) -> float | None:
        return self.left if self.ends is None else max(0.0, self.ends - now)

    # -- held answers ------------------------------------------------------------------------------------

    def hold(self, moves: Iterable[Move]) -> None:
        self.held.update({move.seat: move for move in moves})

    def open(self) -> list[Move]:
        """All held answers, in the order of the seats; none is held any more."""
        moves = [self.held[seat] for seat in sorted(self.held)]
        self.held.clear()
        return moves

    def unanswered(self, seats: Iterable[int]) -> list[int]:
        return [seat for seat in seats if seat not in self.held]
