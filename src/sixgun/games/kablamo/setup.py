"""Setup: the deal, Mulliganovski, and loading six of the bullets (sections 3, 4.3 and 4.18)."""

from __future__ import annotations

from sixgun.core.action import Action
from sixgun.core.attributes import EMPTY
from sixgun.core.step import Parts, Step, in_turn
from sixgun.core.table import Table
from sixgun.games.kablamo.actions import KEEP_OR_GIVE_BACK, GiveBack
from sixgun.games.kablamo.asks import Answers, Arrange, Drafts, SealedChoice
from sixgun.games.kablamo.box import HAND
from sixgun.games.kablamo.events.loading import Drew, GaveBack
from sixgun.games.kablamo.reload import Draw
from sixgun.games.kablamo.round import Round
from sixgun.games.kablamo.table import KablamoTable


def opening(t: Table) -> list[Step[KablamoTable]]:
    """A fresh table is set up; a hand-made position with loaded revolvers begins with a round."""
    assert isinstance(t, KablamoTable)
    if any(bullet != EMPTY for cylinder in t.chambers for bullet in cylinder):
        return [Round()]
    return [Deal(), OpenLoading(), Round()]


def iron(t: KablamoTable) -> bool:
    return t.options["iron_strategist"] is True


class Deal(Step[KablamoTable]):
    """Each player is dealt eight random bullets; Iron strategist: the first one is a Kablamo."""

    __slots__ = ()
    clauses = ("KAB-022", "KAB-194")

    def run(self, t: KablamoTable) -> None:
        for seat in range(t.seats if iron(t) else 0):
            place = first_kablamo(t, t.bag)
            t.emit(Drew(seat, t.bag[place], place=place))
        deal: list[Step[KablamoTable]] = [Draw(seat, HAND - len(t.spares[seat])) for seat in range(t.seats)]
        if t.options["mulliganovski"]:
            deal.append(Mulligan(tuple(range(t.seats))))
        in_turn(t, deal)


def first_kablamo(t: KablamoTable, bullets: list[int]) -> int:
    """Its place among these bullets, or -1."""
    for place, bullet in enumerate(bullets):
        if t.box.deadly[bullet]:
            return place
    return -1


class Mulligan(SealedChoice):
    """D1: keep the bullets, or give them all back for one bullet less; at most twice."""

    __slots__ = ()
    kind = "mulligan"
    clauses = ("KAB-195", "KAB-197", "KAB-198")

    def choices(self, t: KablamoTable, seat: int) -> list[Action]:
        return KEEP_OR_GIVE_BACK

    def reveal(self, t: KablamoTable, answers: list[Action]) -> None:
        back = tuple([s for place, s in enumerate(self.who) if isinstance(answers[place], GiveBack)])
        if not back:
            return
        sizes = [len(t.spares[seat]) for seat in back]
        t.emit(GaveBack(back, tuple([given_back(t, seat) for seat in back])))
        missing = [size - 1 - len(t.spares[seat]) for seat, size in zip(back, sizes, strict=True)]
        deal: list[Step[KablamoTable]] = [Draw(seat, missing[place]) for place, seat in enumerate(back)]
        if sizes[0] == HAND:
            deal.append(Mulligan(back))
        in_turn(t, deal)


def given_back(t: KablamoTable, seat: int) -> tuple[int, ...]:
    """KAB-198: all but the Kablamo that Iron strategist dealt."""
    mine = t.spares[seat]
    dealt = first_kablamo(t, mine) if iron(t) else -1
    return tuple(mine if dealt < 0 else mine[:dealt] + mine[dealt + 1 :])


class OpenLoading(Step[KablamoTable]):
    """When the bullets are dealt, all players load."""

    __slots__ = ()
    clauses = ("KAB-023",)

    def run(self, t: KablamoTable) -> None:
        t.do(SetupLoad(tuple(range(t.seats))))


class SetupLoad(Arrange):
    """D2: everybody loads six bullets, and may still change that until the last one has committed."""

    __slots__ = ()
    kind = "setup_load"
    clauses = ("KAB-023", "KAB-024", "KAB-025", "KAB-196")

    def with_answers(self, answers: Answers, drafts: Drafts) -> SetupLoad:
        return SetupLoad(self.who, answers, drafts)

    def reveal(self, t: KablamoTable, answers: list[Parts]) -> None:
        self.load_all(t, answers)
