"""What every question of Slap .45 allows beside its own answers: resigning, and taking a hand away."""

from __future__ import annotations

from typing import Final

from sixgun.core.action import Action
from sixgun.core.step import Ask
from sixgun.games.slap45.actions import MAIN, OFF, Leave, LeaveAt, Resign
from sixgun.games.slap45.events import Resigned, WillLeave
from sixgun.games.slap45.table import RACE, SlapTable

LONG_AGO: Final = -1_000_000


class OpenAsk(Ask[SlapTable]):
    """SLAP-162: a living player may resign at any time; it takes effect in the next cleanup."""

    __slots__ = ()

    def permits(self, t: SlapTable, seat: int, action: Action) -> bool:
        """Is it an answer to this question?"""
        return super().allows(t, seat, action)

    def resign(self, t: SlapTable, seat: int) -> None:
        t.emit(Resigned(seat))
        t.do(self)

    def allows(self, t: SlapTable, seat: int, action: Action) -> bool:
        if isinstance(action, Resign):
            return may_resign(t, seat)
        return self.permits(t, seat, action)

    def take(self, t: SlapTable, seat: int, action: Action) -> None:
        assert isinstance(action, Resign), f"{self.kind} does not say what follows"
        self.resign(t, seat)


class AftermathAsk(OpenAsk):
    """SLAP-016: a decision of the slapper alone; SLAP-011: hands taken away meanwhile are away afterwards."""

    __slots__ = ("seat",)
    limit = "decision_timeout_ms"

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def seats(self, t: SlapTable) -> list[int]:
        return [self.seat]

    def permits(self, t: SlapTable, seat: int, action: Action) -> bool:
        if isinstance(action, (Leave, LeaveAt)):
            return can_leave(t, seat, action.hand) and (seat, action.hand) not in t.leaving
        return super().permits(t, seat, action)

    def take(self, t: SlapTable, seat: int, action: Action) -> None:
        if isinstance(action, Resign):
            self.resign(t, seat)
        elif isinstance(action, (Leave, LeaveAt)):
            t.emit(WillLeave(((seat, action.hand),)))
            t.do(self)
        else:
            self.decide(t, seat, action)

    def decide(self, t: SlapTable, seat: int, action: Action) -> None:
        raise AssertionError(f"{self.kind} does not say what follows")


class TimedAsk(OpenAsk):
    """A race that waits for actions with ticks: `w` is the tick below which none is missing any more."""

    __slots__ = ("actions", "w")

    def __init__(self, actions: tuple[tuple[int, Action], ...] = (), w: int = LONG_AGO) -> None:
        self.actions: tuple[tuple[int, Action], ...] = actions
        self.w: int = w

    def repeats(self, seat: int, seq: int) -> bool:
        """SLAP-002: the per-player counter tells a player's actions apart."""
        return bool([a for s, a in self.actions if s == seat and isinstance(a, RACE) and a.seq == seq])


def may_resign(t: SlapTable, seat: int) -> bool:
    return t.lives(seat) and seat not in t.resigning


def can_leave(t: SlapTable, seat: int, hand: int) -> bool:
    """SLAP-039: only a hand that is in a base can be taken out."""
    if not 0 <= seat < t.seats or hand not in (MAIN, OFF):
        return False
    return (t.main[seat] if hand == MAIN else t.off[seat]) >= 0
