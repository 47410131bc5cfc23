"""Misfire, Backfire and Ricochet: effects that aim at another effect."""

from __future__ import annotations

from typing import ClassVar

from sixgun.core.action import Action, the
from sixgun.games.kablamo.actions import Target
from sixgun.games.kablamo.asks import OpenChoice, held
from sixgun.games.kablamo.entry import can_be_executed
from sixgun.games.kablamo.events.chain import Cancelled, ControlTaken, CopyMade
from sixgun.games.kablamo.kinds import RICOCHET
from sixgun.games.kablamo.table import KablamoTable
from sixgun.games.kablamo.window import AssignEffect


class ChooseTarget(OpenChoice):
    """D6: the assignee chooses a pending effect or an active bullet when the effect is executed."""

    __slots__ = ("bullet",)
    kind = "choose_target"
    clauses: ClassVar[tuple[str, ...]] = ("KAB-089", "KAB-091", "KAB-212")
    shows = ("seat", "bullet")
    pieces = ("bullet",)

    def __init__(self, seat: int, bullet: int) -> None:
        super().__init__(seat)
        self.bullet = bullet

    def facts(self, t: KablamoTable) -> dict[str, object]:
        return {"effect": t.kind_of(self.bullet)}

    def targets(self, t: KablamoTable) -> list[int]:
        return [*t.chain, *t.active_bullets()]

    def hit(self, t: KablamoTable, target: int) -> None:
        raise AssertionError("each kind says what it does to its target")

    def offers(self, t: KablamoTable) -> list[Action]:
        return [the(Target, t.box.code[target]) for target in self.targets(t)]

    def take(self, t: KablamoTable, seat: int, action: Action) -> None:
        if isinstance(action, Target):
            self.hit(t, held(t, self.targets(t), action.bullet))


class Cancel(ChooseTarget):
    """Misfire cancels its target."""

    __slots__ = ()
    clauses = ("KAB-125", "KAB-126")

    def hit(self, t: KablamoTable, target: int) -> None:
        t.emit(Cancelled(target))


class TakeControl(ChooseTarget):
    """Backfire makes its assignee the controller of the target."""

    __slots__ = ()
    clauses = ("KAB-127", "KAB-128")

    def hit(self, t: KablamoTable, target: int) -> None:
        t.emit(ControlTaken(self.seat, target))


class Copy(ChooseTarget):
    """Ricochet becomes a copy of its target; its assignee controls it, and it comes before the original."""

    __slots__ = ()
    clauses = ("KAB-130", "KAB-131", "KAB-132", "KAB-208", "KAB-209")

    def targets(self, t: KablamoTable) -> list[int]:
        return targets_to_copy(t, self.bullet)

    def hit(self, t: KablamoTable, target: int) -> None:
        t.emit(CopyMade(self.seat, self.bullet, target, t.kind_of(target)))
        t.do(AssignEffect(self.bullet))


def targets_to_copy(t: KablamoTable, bullet: int) -> list[int]:
    """KAB-132, KAB-209: no Ricochet, and only what somebody is able to execute now."""
    found = []
    for target in [*t.chain, *t.active_bullets()]:
        kind = t.kind_of(target)
        if target != bullet and kind != RICOCHET and can_be_executed(t, kind, bullet):
            found.append(target)
    return found
