"""A round, as in section 4.4: fire, repeat, replace, reload, with the windows in between."""

from __future__ import annotations

from typing import Final

from sixgun.core.step import Step, in_turn
from sixgun.games.kablamo.ending import CleanUp, LastRound
from sixgun.games.kablamo.entry import EXTRA_SHOTS
from sixgun.games.kablamo.events.delayed import EffectsEnded
from sixgun.games.kablamo.events.firing import PhaseBegan, RoundBegan
from sixgun.games.kablamo.firing import Fire
from sixgun.games.kablamo.reload import BeginReload, OpenReload, Replace
from sixgun.games.kablamo.table import FIRE, REPEAT, KablamoTable
from sixgun.games.kablamo.window import REPLACED, ROUND_END, START

REPEAT_BEGAN: Final = PhaseBegan(REPEAT)


class Round(Step[KablamoTable]):
    """The phases of a round, with the windows in between, and the next round."""

    __slots__ = ()
    clauses = ("KAB-026",)

    def run(self, t: KablamoTable) -> None:
        in_turn(t, ROUND)


class BeginRound(Step[KablamoTable]):
    """A round begins: one effect that waits for it comes into force."""

    __slots__ = ()
    clauses = ("KAB-029", "KAB-098")

    def run(self, t: KablamoTable) -> None:
        t.emit(RoundBegan(waiting(t)))


def waiting(t: KablamoTable) -> int:
    """The place on the table of the first effect that lies there for this round, or -1."""
    for place, (kind, in_force) in enumerate(t.on_table_as):
        if not in_force and not t.entries.lasting[kind].spot.now:
            return place
    return -1


class FireAll(Step[KablamoTable]):
    """Every living player fires."""

    __slots__ = ()
    clauses = ("KAB-031",)

    def run(self, t: KablamoTable) -> None:
        t.do(Fire(tuple([t.revolver[seat] for seat in t.living])))


class Repeat(Step[KablamoTable]):
    """Every revolver with a source of extra shots fires once more, until no source is left: first those that
    lie on the revolver are used up, then those in front of its owner."""

    __slots__ = ()
    clauses = ("KAB-102", "KAB-103", "KAB-105", "KAB-106", "KAB-107", "KAB-108")

    def run(self, t: KablamoTable) -> None:
        seats = [seat for seat in t.living if t.value(EXTRA_SHOTS, seat)]
        if seats:
            if t.phase == FIRE:
                t.emit(REPEAT_BEGAN)
            t.emit(EffectsEnded(tuple([t.answering(EXTRA_SHOTS, seat)[0] for seat in seats])))
            t.do(Fire(tuple([t.revolver[seat] for seat in seats])), self)


ROUND: Final[list[Step[KablamoTable]]] = [
    BeginRound(),
    START,
    FireAll(),
    Repeat(),
    Replace(),
    REPLACED,
    BeginReload(),
    OpenReload(),
    ROUND_END,
    CleanUp(),
    LastRound(),
    Round(),
]
