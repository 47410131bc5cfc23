"""Carrying out plans in the race (SLAP-173)."""

from __future__ import annotations

from typing import Any

from sixgun.core.action import Action
from sixgun.games.slap45.actions import LEAVING, OR, STAY, THEN, LeaveAt, Plan
from sixgun.games.slap45.press import BOUNCED, NOTHING, Press
from sixgun.games.slap45.race import Race

Pieces = tuple[Action, ...]


class Runner:
    """Turns plans into timed actions: a player's next one is known when the last one is judged."""

    __slots__ = ("plans", "race")

    def __init__(self, race: Race, plans: tuple[Pieces | None, ...]) -> None:
        self.race: Race = race
        self.plans: tuple[Any, ...] = plans  # by seat

    def start(self, seat: int, rt: int) -> None:
        """The first step happens at the reaction time; SLAP-177: a missing plan is to stay."""
        plan: tuple[Any, ...] = self.plans[seat] or ()
        for at, piece in enumerate(plan):
            if isinstance(piece, Plan) and piece.card == self.race.card:
                self._step(seat, at, rt, 0)
                return

    def _step(self, seat: int, at: int, tick: int, seq: int) -> None:
        """A hand that is in a base leaves it first, and slaps when it has moved."""
        race = self.race
        plan: tuple[Any, ...] = self.plans[seat]
        piece: Plan = plan[at]
        if piece.step == STAY:
            return
        hand = seat + race.seats * piece.hand
        if piece.kind != LEAVING:
            if race.at[hand] >= 0:
                race.submit(Press(seat, LeaveAt(tick, piece.hand, seq), tick, seq, LEAVING, hand))
                tick, seq = tick + race.house.moving, seq + 1
            elif tick < race.free[hand]:
                tick = race.free[hand]
        race.submit(Press(seat, piece.at(tick, seq), tick, seq, piece.kind, hand, piece.base, at))

    def carry_out(self) -> None:
        """Tick by tick to the end of the race: whoever's last action is judged goes on."""
        race = self.race
        until = race.house.timeout + 1
        batch = race.tick(until)
        while batch is not None:
            for press in batch:
                if press.piece != NOTHING and race.end < 0:
                    self._follow(press)
            batch = race.tick(until)
        race.judge_below(until)

    def _follow(self, press: Press) -> None:
        """After a bounce the next base of the list; otherwise the next step."""
        seat, at, house = press.seat, press.piece, self.race.house
        plan: tuple[Any, ...] = self.plans[seat]
        piece: Plan = plan[at]
        if press.result == BOUNCED:
            if piece.more == OR:
                self._step(seat, at + 1, press.tick + house.next_base, press.seq + 1)
            return
        while piece.more == OR:
            at += 1
            piece = plan[at]
        if piece.more == THEN:
            self._step(seat, at + 1, press.tick + house.next_step, press.seq + 1)
