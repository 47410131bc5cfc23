"""Replace and Reload: drawing new bullets, Tests of honor, and loading in secret (4.13, 4.14)."""

from __future__ import annotations

from typing import Final

from sixgun.core.action import Action
from sixgun.core.step import Parts, Step
from sixgun.games.kablamo.actions import CHAMBERS, CHOOSE, MOST, Choose
from sixgun.games.kablamo.asks import Answers, Arrange, Drafts, OpenChoice
from sixgun.games.kablamo.events.delayed import EffectsEnded
from sixgun.games.kablamo.events.firing import PhaseBegan
from sixgun.games.kablamo.events.loading import Drew, DrewToLoad
from sixgun.games.kablamo.kinds import HONOR
from sixgun.games.kablamo.table import REACHABLE, RELOAD, REPLACE, KablamoTable

REPLACE_BEGAN: Final = PhaseBegan(REPLACE)
RELOAD_BEGAN: Final = PhaseBegan(RELOAD)


class Draw(Step[KablamoTable]):
    """Random bullets from the bag, as many as there are."""

    __slots__ = ("bullets", "seat")
    clauses = ("KAB-014", "KAB-019")

    def __init__(self, seat: int, bullets: int) -> None:
        self.seat, self.bullets = seat, bullets

    def run(self, t: KablamoTable) -> None:
        for _ in range(min(self.bullets, len(t.bag))):
            place = t.rng.roll(len(t.bag)) - 1
            t.emit(Drew(self.seat, t.bag[place], place=place))


DRAW_ONE: Final = [Draw(seat, 1) for seat in range(MOST)]


class DrawToLoad(Step[KablamoTable]):
    """Random bullets from the bag that are no spares: they are to be loaded at once."""

    __slots__ = ("bullets", "seat")
    clauses = ("KAB-014", "KAB-019")

    def __init__(self, seat: int, bullets: int) -> None:
        self.seat, self.bullets = seat, bullets

    def run(self, t: KablamoTable) -> None:
        for _ in range(min(self.bullets, len(t.bag))):
            place = t.rng.roll(len(t.bag)) - 1
            t.emit(DrewToLoad(self.seat, t.bag[place], place=place))


class Replace(Step[KablamoTable]):
    """Each living player draws a bullet for each empty chamber: one at a time, clockwise from the lead."""

    __slots__ = ()
    clauses = ("KAB-110", "KAB-111")

    def run(self, t: KablamoTable) -> None:
        t.emit(REPLACE_BEGAN)
        order = t.clockwise(t.lead())
        missing = [t.room(seat) for seat in order]
        draws: list[Step[KablamoTable]] = []
        for turn in range(CHAMBERS):
            for place, seat in enumerate(order):
                if turn < missing[place]:
                    draws.append(DRAW_ONE[seat])
        t.do(*draws)


class TestsOfHonor(Step[KablamoTable]):
    """All Tests of honor are executed in ascending order of their numbers, before anybody loads his own."""

    __slots__ = ()
    clauses = ("KAB-112", "KAB-097")

    def run(self, t: KablamoTable) -> None:
        tests: list[tuple[int, int, int]] = []
        for seat in t.living:
            for place, kind in enumerate(t.in_front_as[seat]):
                if kind == HONOR:
                    bullet = t.in_front[seat][place]
                    tests.append((t.box.number[bullet], seat, bullet))
        if t.phase != RELOAD:
            t.emit(RELOAD_BEGAN)
        if tests:
            _, seat, bullet = min(tests)
            t.do(TestOfHonor(seat, bullet), self)


class TestOfHonor(Step[KablamoTable]):
    """The holder loads another player's revolver; without a spare or such a chamber it has no effect."""

    __slots__ = ("bullet", "seat")
    clauses = ("KAB-172", "KAB-173", "KAB-175")

    def __init__(self, seat: int, bullet: int) -> None:
        self.seat, self.bullet = seat, bullet

    def run(self, t: KablamoTable) -> None:
        t.do(HonorTarget(self.seat), HonorDone(self.bullet))


class HonorDone(Step[KablamoTable]):
    """A Test of honor is discarded when it has been carried out."""

    __slots__ = ("bullet",)
    clauses = ("KAB-099", "KAB-175")

    def __init__(self, bullet: int) -> None:
        self.bullet = bullet

    def run(self, t: KablamoTable) -> None:
        t.emit(EffectsEnded((self.bullet,)))


class HonorTarget(OpenChoice):
    """D20: any other living player who has an empty chamber outside the safe position."""

    __slots__ = ()
    kind = "honor_target"
    clauses = ("KAB-172", "KAB-173")

    def offers(self, t: KablamoTable) -> list[Action]:
        others = [seat for seat in t.living if seat != self.seat] if t.spares[self.seat] else []
        return [CHOOSE[seat] for seat in others if t.room(seat, REACHABLE)]

    def take(self, t: KablamoTable, seat: int, action: Action) -> None:
        if isinstance(action, Choose):
            t.do(HonorLoad(action.seat, (seat,)))


class HonorLoad(Arrange):
    """D21: the holder fills all empty chambers but the safe one with spares of his own, in secret."""

    __slots__ = ("owner",)
    kind = "honor_load"
    clauses = ("KAB-171", "KAB-174", "KAB-120")
    shows = ("who", "owner")

    def __init__(self, owner: int, who: tuple[int, ...], answers: Answers = (), drafts: Drafts = ()) -> None:
        super().__init__(who, answers, drafts)
        self.owner = owner

    def with_answers(self, answers: Answers, drafts: Drafts) -> HonorLoad:
        return HonorLoad(self.owner, self.who, answers, drafts)

    def owner_for(self, seat: int) -> int:
        return self.owner

    def positions(self) -> int:
        return REACHABLE

    def reveal(self, t: KablamoTable, answers: list[Parts]) -> None:
        self.load_all(t, answers)


class OpenReload(Step[KablamoTable]):
    """Then everybody with an empty chamber and a spare loads his own revolver."""

    __slots__ = ()
    clauses = ("KAB-113", "KAB-176")

    def run(self, t: KablamoTable) -> None:
        who = tuple([seat for seat in t.living if t.spares[seat] and t.room(seat)])
        if who:
            t.do(Reload(who))


class Reload(Arrange):
    """D22: all at once and in secret, any spares into any empty chambers, as many as possible."""

    __slots__ = ()
    kind = "reload"
    clauses = ("KAB-113", "KAB-114", "KAB-115", "KAB-116", "KAB-121")

    def with_answers(self, answers: Answers, drafts: Drafts) -> Reload:
        return Reload(self.who, answers, drafts)

    def reveal(self, t: KablamoTable, answers: list[Parts]) -> None:
        self.load_all(t, answers)
