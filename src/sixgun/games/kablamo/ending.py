"""Elimination, the clean-up at the end of a round, and the end of the game."""

from __future__ import annotations

from typing import Final

from sixgun.core.attributes import EMPTY
from sixgun.core.event import GameEnded
from sixgun.core.step import Step
from sixgun.games.kablamo.events.delayed import EffectsEnded
from sixgun.games.kablamo.events.firing import Eliminated
from sixgun.games.kablamo.table import KablamoTable


class Eliminate(Step[KablamoTable]):
    """Players are out, all at once, with everything that is theirs; the last one alive wins at once."""

    __slots__ = ("seats",)
    clauses = ("KAB-047", "KAB-181")

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def run(self, t: KablamoTable) -> None:
        t.emit(Eliminated(self.seats, tuple([belongings(t, seat) for seat in self.seats])))
        t.do(CHECK_END)


def belongings(t: KablamoTable, seat: int) -> tuple[int, ...]:
    """Loaded bullets, spares, and what lies on their revolver or in front of them."""
    found = [bullet for bullet in t.cylinder(seat) if bullet != EMPTY]
    for pieces in (t.spares[seat], t.on_revolver[t.revolver[seat]], t.in_front[seat]):
        if pieces:
            found += pieces
    return tuple(found)


class CheckEnd(Step[KablamoTable]):
    """The last one alive wins at once; if the last ones died together, nobody wins."""

    __slots__ = ()
    clauses = ("KAB-185", "KAB-186")

    def run(self, t: KablamoTable) -> None:
        if len(t.living) <= 1:
            t.do(End(t.living, "KAB-185" if t.living else "KAB-186"))


class CleanUp(Step[KablamoTable]):
    """Effects that last to the end of the round go, then players who have resigned."""

    __slots__ = ()
    clauses = ("KAB-030", "KAB-188")

    def run(self, t: KablamoTable) -> None:
        over = [bullet for place, bullet in enumerate(t.on_table) if t.on_table_as[place][1]]
        if over:
            t.emit(EffectsEnded(tuple(over)))
        gone = tuple([seat for seat in t.living if t.resigned[seat]])
        if gone:
            t.do(Eliminate(gone))


class LastRound(Step[KablamoTable]):
    """A game that reaches the greatest number of rounds ends without a winner."""

    __slots__ = ()
    clauses = ("KAB-189",)

    def run(self, t: KablamoTable) -> None:
        if t.round == t.options["max_rounds"]:
            t.do(End((), "KAB-189"))


class End(Step[KablamoTable]):
    """The game is over."""

    __slots__ = ("reason", "winners")

    def __init__(self, winners: tuple[int, ...], reason: str) -> None:
        self.winners, self.reason = winners, reason

    def run(self, t: KablamoTable) -> None:
        scores = tuple([1 if seat in self.winners else 0 for seat in range(t.seats)])
        t.emit(GameEnded(self.winners, scores, self.reason))


CHECK_END: Final = CheckEnd()
