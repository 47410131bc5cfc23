"""The hands of bots in a race: what they will do and when, by the times of section 12 of the rules."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import TYPE_CHECKING

from sixgun.games.slap45.actions import SlapBase
from sixgun.games.slap45.bot import Bot
from sixgun.games.slap45.press import BOUNCED

if TYPE_CHECKING:
    from sixgun.core.action import Action
    from sixgun.games.slap45.table import SlapTable

Planned = tuple[int, int, "Action"]  # tick, seat, what
Judged = tuple[int, "Action", str]  # seat, what, and what came of it


class Hands:
    """One pair of hands for each seat without a person."""

    def __init__(self, skill: str, chance: Random) -> None:
        self.skill, self.chance = skill, chance
        self.bots: dict[int, Bot] = {}
        self.planned: list[Planned] = []
        self.answered: set[tuple[int, int]] = set()

    def bot(self, seat: int) -> Bot:
        if seat not in self.bots:
            self.bots[seat] = Bot(self.chance.getrandbits(63), self.skill)
        return self.bots[seat]

    def react(self, t: SlapTable, seats: Iterable[int]) -> None:
        """SLAP-171: at the reveal each bot gets its view and says what its hands will do."""
        self.planned, self.answered = [], set()
        for seat in seats:
            self.plan(seat, self.bot(seat).react(t.view(seat, recall=True)))

    def plan(self, seat: int, actions: Iterable[Action]) -> None:
        self.planned += [(tick_of(action), seat, action) for action in actions]
        self.planned.sort(key=lambda entry: entry[:2])

    def next_tick(self) -> int | None:
        return self.planned[0][0] if self.planned else None

    def due(self, tick: int) -> Planned | None:
        """The next action that has come to its tick."""
        return self.planned.pop(0) if self.planned and self.planned[0][0] <= tick else None

    def try_again(self, t: SlapTable, seats: Iterable[int], results: Iterable[Judged], now: int) -> None:
        """SLAP-171: a bot that bounced tries another base, never earlier than it can know."""
        mine = set(seats)
        for seat, action, result in results:
            bounced = result == BOUNCED and isinstance(action, SlapBase) and action.t <= now
            if bounced and seat in mine and (seat, tick_of(action)) not in self.answered:
                assert isinstance(action, SlapBase)
                self.answered.add((seat, action.t))
                for again in self.bot(seat).again(t.view(seat, recall=True), action, action.seq + 100):
                    assert isinstance(again, SlapBase)
                    later = SlapBase(max(again.t, now + 1), again.base, again.hand, 0, again.seq)
                    self.plan(seat, [later])

    def saw(self, stream: Iterable[tuple[int, Action, str]]) -> None:
        for bot in self.bots.values():
            bot.saw(tuple(stream))


def tick_of(action: Action) -> int:
    tick: int = getattr(action, "t", 0)
    return tick
