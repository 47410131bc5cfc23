"""What a bullet is: an entry of the table in bullets.py, and the questions that the rules ask of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sixgun.core.step import Step
from sixgun.games.kablamo.table import KablamoTable

Able = Callable[[KablamoTable, int], tuple[int, ...]]  # who may execute it? (the bullet is not counted)
Effect = Callable[[int, int], Step[KablamoTable]]  # the assignee, the bullet -> what is to be done


class Bullet:
    """One kind of non-live bullet: who is able to execute it, and what happens then.

    `assignable`: whether it singles out an assignee; otherwise it is its controller's.
    """

    __slots__ = ("able", "assignable", "effect", "kind")

    def __init__(self, kind: str, able: Able, effect: Effect, assignable: bool = True) -> None:
        self.kind, self.able, self.effect, self.assignable = kind, able, effect, assignable


def by(step: Callable[[int], Step[KablamoTable]]) -> Effect:
    """The step of an assignee, whichever bullet has caused it."""
    return lambda seat, bullet: step(seat)


BULLETS: Final[dict[str, Bullet]] = {}  # filled by bullets.py


def is_able(t: KablamoTable, kind: str, seat: int, bullet: int) -> bool:
    """KAB-065: by public information only."""
    return seat in BULLETS[kind].able(t, bullet)


def can_be_executed(t: KablamoTable, kind: str, bullet: int) -> bool:
    return len(BULLETS[kind].able(t, bullet)) > 0
