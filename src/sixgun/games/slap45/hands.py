"""The hands of bots in a race: what they will do and when, by the times of section 12 of the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from sixgun.core.action import Action
from sixgun.games.slap45.actions import SlapBase
from sixgun.games.slap45.bot import Bot
from sixgun.games.slap45.press import BOUNCED
from sixgun.games.slap45.table import RACE, SlapTable

Planned = tuple[int, int, Action]  # tick, seat, what
Judged = tuple[int, Action, str]  # seat, what, and what came of it


class Hands:
    """A pair of hands for each seat whose bot is asked for; `make` is called once for a seat."""

    def __init__(self, make: Callable[[int], Bot]) -> None:
        self.make = make
        self.bots: dict[int, Bot] = {}
        self.planned: list[Planned] = []
        self.answered: set[tuple[int, int]] = set()

    def bot(self, seat: int) -> Bot:
        if seat not in self.bots:
            self.bots[seat] = self.make(seat)
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
            if result != BOUNCED or seat not in mine or not isinstance(action, SlapBase):
                continue
            if action.tick <= now and (seat, action.tick) not in self.answered:
                self.answered.add((seat, action.tick))
                self.plan(seat, self.another_base(t, seat, action, now))

    def another_base(self, t: SlapTable, seat: int, bounced: SlapBase, now: int) -> list[Action]:
        found: list[Action] = []
        for again in self.bot(seat).again(t.view(seat, recall=True), bounced, bounced.seq + 100):
            assert isinstance(again, SlapBase)
            found.append(SlapBase(max(again.tick, now + 1), again.base, again.hand, 0, again.seq))
        return found

    def saw(self, stream: Sequence[Judged]) -> None:
        for bot in self.bots.values():
            bot.saw(stream)


def tick_of(action: Action) -> int:
    assert isinstance(action, RACE)
    return action.tick
