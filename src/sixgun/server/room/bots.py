"""Players that are not people, by level. They know what their seat knows, and nothing else."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from sixgun.bots import Player, levels, make, usual

if TYPE_CHECKING:
    from sixgun.core.action import Action
    from sixgun.core.table import Table

SECONDS: Final = 0.7  # that a searching bot thinks about one decision


class Bots:
    """The bots of one table, each made when it is first needed."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self._of: dict[int, tuple[str, Player]] = {}

    def choose(self, t: Table, seat: int, level: str) -> Action:
        """A quick bot's answer for that seat, from what that seat knows; it sits in for one that searches."""
        quick = usual(t.name) if level_at(t, level) == "ismcts" else level_at(t, level)
        made = self._of.get(seat)
        if made is None or made[0] != quick:
            made = self._of[seat] = quick, make(quick, t.name, self.seed())
        return made[1].choose(t.view(seat, recall=True), list(t.options_of(seat)))

    def seed(self) -> int:
        """For one more bot."""
        return self._chance.getrandbits(63)


def level_at(t: Table, level: str) -> str:
    """The level asked for, if it can play here: where hands race a clock, nothing can be tried out."""
    if level not in levels(t.name):
        return "random"
    return usual(t.name) if level == "ismcts" and getattr(t, "clocked", False) else level
