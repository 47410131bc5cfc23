"""Test of honor: at the start of Reload another player's revolver is loaded (4.14, 4.16)."""

from __future__ import annotations

from typing import Final

from sixgun.core.action import Action
from sixgun.core.step import Parts, Step
from sixgun.games.kablamo.actions import CHOOSE, Choose
from sixgun.games.kablamo.asks import Answers, Arrange, Drafts, OpenChoice
from sixgun.games.kablamo.events.delayed import EffectsEnded
from sixgun.games.kablamo.events.firing import PhaseBegan
from sixgun.games.kablamo.kinds import HONOR
from sixgun.games.kablamo.table import REACHABLE, RELOAD, KablamoTable


class TestsOfHonor(Step[KablamoTable]):
    """All Tests of honor are executed in ascending order of their numbers."""

    __slots__ = ()
    clauses = ("KAB-112", "KAB-097")

    def run(self, t: KablamoTable) -> None:
        tests = tests_of_honor(t)
        if tests:
            _, seat, bullet = min(tests)
            t.do(TestOfHonor(seat, bullet), self)


def tests_of_honor(t: KablamoTable) -> list[tuple[int, int, int]]:
    """Every Test of honor in front of a player: number, holder, bullet."""
    found = []
    for seat in t.living:
        for place, kind in enumerate(t.in_front_as[seat]):
            if kind == HONOR:
                bullet = t.in_front[seat][place]
                found.append((t.box.number[bullet], seat, bullet))
    return found


def test_honor(t: KablamoTable, seat: int, began: PhaseBegan) -> TestsOfHonor | None:
    """The first holder's: one step executes all of them."""
    return TESTS_OF_HONOR if began.phase == RELOAD and min(tests_of_honor(t))[1] == seat else None


TESTS_OF_HONOR: Final = TestsOfHonor()


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
    """D21: the holder fills all empty chambers but the safe one with spares of their own, in secret."""

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
