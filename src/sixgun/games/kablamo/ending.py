"""Elimination, the clean-up at the end of a round, and the end of the game."""

from __future__ import annotations

from sixgun.core.event import GameEnded
from sixgun.core.step import Step
from sixgun.core.zone import EMPTY
from sixgun.games.kablamo.events.delayed import EffectsEnded
from sixgun.games.kablamo.events.firing import Eliminated
from sixgun.games.kablamo.table import KablamoTable


def eliminate(t: KablamoTable, seats: tuple[int, ...]) -> None:
    """KAB-047, KAB-181: all at once, with everything that is theirs."""
    if seats:
        t.emit(Eliminated(seats, tuple([belongings(t, seat) for seat in seats])))


def belongings(t: KablamoTable, seat: int) -> tuple[int, ...]:
    """Loaded bullets, spares, and what lies on his revolver or in front of him."""
    found = [bullet for bullet in t.cylinder(seat) if bullet != EMPTY]
    for pieces in (t.spares[seat], t.on_revolver[t.revolver[seat]], t.in_front[seat]):
        if pieces:
            found += pieces
    return tuple(found)


def check_end(t: KablamoTable) -> None:
    """KAB-185, KAB-186: the last one alive wins at once; if the last ones died together, nobody wins."""
    if len(t.living) <= 1:
        end(t, t.living, "KAB-185" if t.living else "KAB-186")


class CleanUp(Step[KablamoTable]):
    """Effects that last to the end of the round go, then players who have resigned; a game that reaches
    the greatest number of rounds ends without a winner."""

    __slots__ = ()
    clauses = ("KAB-030", "KAB-188", "KAB-189")

    def run(self, t: KablamoTable) -> None:
        over = [bullet for place, bullet in enumerate(t.on_table) if t.on_table_as[place][1]]
        if over:
            t.emit(EffectsEnded(tuple(over)))
        eliminate(t, tuple([seat for seat in t.living if t.resigned[seat]]))
        check_end(t)
        if t.round == t.options["max_rounds"] and not t.over:
            end(t, (), "KAB-189")


def end(t: KablamoTable, winners: tuple[int, ...], reason: str) -> None:
    scores = tuple([1 if seat in winners else 0 for seat in range(t.seats)])
    t.emit(GameEnded(winners, scores, reason))
