"""Carrying out plans in the race (SLAP-173)."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.core.action import Action
from sixgun.games.slap45.actions import (
    BASE,
    LEAVE,
    MAIN,
    NOBODY,
    OFF,
    OFF_BASE,
    OR,
    POINT,
    STAY,
    THEN,
    LeaveAt,
    Plan,
    SlapBase,
    SlapCenter,
)
from sixgun.games.slap45.press import BOUNCED, Press
from sixgun.games.slap45.race import Race


class Runner:
    """Turns plans into timed actions: the next one is known when the last one is judged."""

    __slots__ = ("at", "move", "press", "race", "retry", "seq", "steps")

    def __init__(self, race: Race, move: int, retry: int) -> None:
        self.race: Race = race
        self.move: int = move
        self.retry: int = max(retry, race.relocate)
        self.steps: list[list[Plan]] = [[] for _ in range(race.seats)]
        self.at: list[int] = [0] * race.seats  # the step that each seat is at
        self.seq: list[int] = [0] * race.seats
        self.press: list[Press | None] = [None] * race.seats

    def start(self, seat: int, steps: Sequence[Plan], rt: int) -> None:
        """The first step happens at the reaction time."""
        self.steps[seat] = list(steps)
        self.race.begin()
        self._step(seat, rt)

    def run(self) -> None:
        race = self.race
        while race.end < 0 and race.queue and race.queue[0][0] <= race.timeout:
            for press in race.tick():
                if press is self.press[press.seat] and race.end < 0:
                    self._follow(press)
        race.run(race.timeout + 1)

    def _step(self, seat: int, tick: int) -> None:
        """A hand that is in a base leaves it first, and slaps when it has moved."""
        if self.at[seat] >= len(self.steps[seat]):
            return
        step = self.steps[seat][self.at[seat]].step
        hand = OFF if OFF_BASE <= step < LEAVE or step == LEAVE + OFF else MAIN
        if step >= LEAVE:
            self.press[seat] = self._submit(seat, LeaveAt(tick, hand, self.seq[seat]))
        elif step != STAY:
            self.press[seat] = self._submit(seat, self._slap(seat, step, hand, self._out(seat, hand, tick)))

    def _out(self, seat: int, hand: int, tick: int) -> int:
        """The tick at which the hand can slap."""
        if self.race.at[2 * seat + hand] < 0:
            return max(tick, self.race.free[2 * seat + hand])
        self._submit(seat, LeaveAt(tick, hand, self.seq[seat]))
        return tick + max(self.move, self.race.relocate, 1)

    def _slap(self, seat: int, step: int, hand: int, tick: int) -> Action:
        if step < BASE:
            target = step - POINT if step >= POINT else NOBODY
            return SlapCenter(tick, target, tick, 0, self.seq[seat])
        return SlapBase(tick, step - (OFF_BASE if hand == OFF else BASE), hand, 0, self.seq[seat])

    def _submit(self, seat: int, action: Action) -> Press:
        self.seq[seat] += 1
        return self.race.submit(seat, action)

    def _follow(self, press: Press) -> None:
        """After a bounce the next base of the list; otherwise the next step."""
        seat = press.seat
        steps = self.steps[seat]
        if press.result == BOUNCED:
            if steps[self.at[seat]].more == OR:
                self.at[seat] += 1
                self._step(seat, press.t + self.retry)
            return
        while steps[self.at[seat]].more == OR:
            self.at[seat] += 1
        if steps[self.at[seat]].more == THEN:
            self.at[seat] += 1
            self._step(seat, press.t + max(self.move, 1))
