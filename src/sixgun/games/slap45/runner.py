"""Carrying out plans in the race (SLAP-173)."""

from __future__ import annotations

from typing import Any

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
from sixgun.games.slap45.house import House
from sixgun.games.slap45.press import BOUNCED, Press
from sixgun.games.slap45.race import Race

Pieces = tuple[Action, ...]


class Runner:
    """Turns a player's plan into timed actions: the next one is known when the last one is judged."""

    __slots__ = ("at", "house", "plan", "press", "race", "seat", "seq")

    def __init__(self, race: Race, house: House, seat: int, plan: Pieces) -> None:
        self.race: Race = race
        self.house: House = house
        self.seat: int = seat
        self.plan: tuple[Any, ...] = plan
        self.at: int = first_step(plan, race.card)  # the piece that the player is at
        self.seq: int = 0
        self.press: Press | None = None

    def start(self, rt: int) -> None:
        """The first step happens at the reaction time."""
        if self.at < len(self.plan):
            self._step(rt)

    def _step(self, tick: int) -> None:
        """A hand that is in a base leaves it first, and slaps when it has moved."""
        piece: Plan = self.plan[self.at]
        step = piece.step
        hand = OFF if OFF_BASE <= step < LEAVE or step == LEAVE + OFF else MAIN
        if step >= LEAVE:
            self.press = self._submit(LeaveAt(tick, hand, self.seq))
        elif step != STAY:
            out = self._out(hand, tick)
            self.press = self._submit(self._slap(step, hand, out))

    def _out(self, hand: int, tick: int) -> int:
        """The tick at which the hand can slap."""
        race, mine = self.race, 2 * self.seat + hand
        if race.at[mine] < 0:
            return max(tick, race.free[mine])
        self._submit(LeaveAt(tick, hand, self.seq))
        return tick + self.house.moving

    def _slap(self, step: int, hand: int, tick: int) -> Action:
        if step < BASE:
            target = step - POINT if step >= POINT else NOBODY
            return SlapCenter(tick, target, tick, 0, self.seq)
        return SlapBase(tick, step - (OFF_BASE if hand == OFF else BASE), hand, 0, self.seq)

    def _submit(self, action: Action) -> Press:
        self.seq += 1
        return self.race.submit(self.seat, action)

    def follow(self, press: Press) -> None:
        """After a bounce the next base of the list; otherwise the next step."""
        piece: Plan = self.plan[self.at]
        more = piece.more
        if press.result == BOUNCED:
            if more == OR:
                self.at += 1
                self._step(press.t + self.house.next_base)
            return
        while more == OR:
            self.at += 1
            piece = self.plan[self.at]
            more = piece.more
        if more == THEN:
            self.at += 1
            self._step(press.t + self.house.next_step)


def first_step(plan: Pieces, card: int) -> int:
    """Where the plan for that card begins; behind the last piece if there is none."""
    pieces: tuple[Any, ...] = plan
    for at, piece in enumerate(pieces):
        if isinstance(piece, Plan) and piece.card == card:
            return at
    return len(plan)


def carry_out(race: Race, runners: list[Runner]) -> None:
    """Tick by tick to the end of the race: whoever's last action is judged goes on."""
    while race.due(race.timeout + 1):
        for press in race.tick():
            for runner in runners:
                if runner.press is press and race.end < 0:
                    runner.follow(press)
    race.run(race.timeout + 1)
