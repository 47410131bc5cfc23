"""A round, as in section 4.4: fire, repeat, replace, reload, with the windows in between."""

from __future__ import annotations

from typing import Final

from sixgun.core.step import Step
from sixgun.games.kablamo.ending import CleanUp
from sixgun.games.kablamo.events.delayed import EffectsEnded
from sixgun.games.kablamo.events.firing import PhaseBegan, RoundBegan
from sixgun.games.kablamo.firing import NONE, Fire, top
from sixgun.games.kablamo.kinds import BOLSHEVIK, COWARDICE, TRIGGER, TRIGGER_HAPPY
from sixgun.games.kablamo.reload import OpenReload, Replace, TestsOfHonor
from sixgun.games.kablamo.table import FIRE, REPEAT, KablamoTable
from sixgun.games.kablamo.window import REPLACED, ROUND_END, START

REPEAT_BEGAN: Final = PhaseBegan(REPEAT)


class Round(Step[KablamoTable]):
    """One waiting Bolshevik rules comes into force; then the phases of the round, and the next round."""

    __slots__ = ()
    clauses = ("KAB-026", "KAB-029", "KAB-098")

    def run(self, t: KablamoTable) -> None:
        waiting = [place for place, effect in enumerate(t.on_table_as) if effect == (BOLSHEVIK, False)]
        t.emit(RoundBegan(waiting[0] if waiting else NONE))
        t.do(*ROUND)


class FireAll(Step[KablamoTable]):
    """Every living player fires his revolver."""

    __slots__ = ()
    clauses = ("KAB-031",)

    def run(self, t: KablamoTable) -> None:
        t.do(Fire(tuple([t.revolver[seat] for seat in t.living])))


class Repeat(Step[KablamoTable]):
    """Every revolver with a source of extra shots fires once more, until no source is left."""

    __slots__ = ()
    clauses = ("KAB-102", "KAB-103", "KAB-105", "KAB-106", "KAB-107", "KAB-108")

    def run(self, t: KablamoTable) -> None:
        used, revolvers = [], []
        for seat in t.living:
            source = source_of(t, seat)
            if source != NONE:
                used.append(source)
                revolvers.append(t.revolver[seat])
        if used:
            if t.phase == FIRE:
                t.emit(REPEAT_BEGAN)
            t.emit(EffectsEnded(tuple(used)))
            t.do(Fire(tuple(revolvers)), self)


def source_of(t: KablamoTable, seat: int) -> int:
    """KAB-106: first an armed Act of cowardice, then an armed Trigger malfunction, then a Trigger happy."""
    revolver = t.revolver[seat]
    if t.attached[revolver]:
        for kind in (COWARDICE, TRIGGER):
            bullet = top(t, revolver, kind, armed=True)
            if bullet != NONE:
                return bullet
    for place, kind in enumerate(t.in_front_as[seat]):
        if kind == TRIGGER_HAPPY:
            return t.in_front[seat][place]
    return NONE


ROUND: Final = (
    START,
    FireAll(),
    Repeat(),
    Replace(),
    REPLACED,
    TestsOfHonor(),
    OpenReload(),
    ROUND_END,
    CleanUp(),
    Round(),
)
