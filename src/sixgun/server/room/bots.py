"""Players that are not people, by level. They know what their seat knows, and nothing else."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING, Final

from sixgun.bots import Player, Worlds, as_searcher, levels, make, usual
from sixgun.bots.ismcts import Ismcts

if TYPE_CHECKING:
    from sixgun.core.action import Action
    from sixgun.core.table import Table

SECONDS: Final = 0.8  # that a searching bot may think about one decision
TRIES: Final = 3000  # and how often it tries things out at most


class Bots:
    """The bots of one table, each made when it is first needed."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self._of: dict[int, Player] = {}

    async def choose(self, t: Table, seat: int, level: str) -> Action:
        """A bot's answer for that seat, from what that seat knows."""
        bot, options = self._bot(t, seat, level_at(t, level)), list(t.options_of(seat))
        searcher = as_searcher(bot)
        if searcher is not None:  # in a thread of its own, at a table of its own
            return await asyncio.to_thread(searcher.search, Worlds(t.clone(), seat), options)
        return bot.choose(t.view(seat, recall=True), options)

    def _bot(self, t: Table, seat: int, level: str) -> Player:
        bot = self._of.get(seat)
        if bot is None or (level != "ismcts" and as_searcher(bot)):
            bot = self._of[seat] = seated(level, t.name, self._chance.getrandbits(63))
        return bot


def level_at(t: Table, level: str) -> str:
    """The level asked for, if it can play here: where hands race a clock, nothing can be tried out."""
    if level not in levels(t.name):
        return "random"
    return usual(t.name) if level == "ismcts" and getattr(t, "clocked", False) else level


def seated(level: str, game: str, seed: int) -> Player:
    return Ismcts(seed, TRIES, SECONDS) if level == "ismcts" else make(level, game, seed)
