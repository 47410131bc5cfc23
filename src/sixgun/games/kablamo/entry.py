"""What a bullet is: an entry of the table in bullets.py, and the questions that the rules ask of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sixgun.games.kablamo.table import KablamoTable

Able = Callable[[KablamoTable, int], tuple[int, ...]]  # who may execute it? (the bullet is not counted)
Execute = Callable[[KablamoTable, int, int], None]  # the assignee, the bullet


class Bullet:
    """One kind of non-live bullet: who is able to execute it, and what happens then.

    `assignable`: whether it singles out an assignee; otherwise it is its controller's.
    """

    __slots__ = ("able", "assignable", "execute", "kind")

    def __init__(self, kind: str, able: Able, execute: Execute, assignable: bool = True) -> None:
        self.kind, self.able, self.execute, self.assignable = kind, able, execute, assignable


BULLETS: Final[dict[str, Bullet]] = {}  # filled by bullets.py


def is_able(t: KablamoTable, kind: str, seat: int, bullet: int) -> bool:
    """KAB-065: by public information only."""
    return seat in BULLETS[kind].able(t, bullet)


def able_players(t: KablamoTable, kind: str, bullet: int) -> tuple[int, ...]:
    """KAB-066: the living players who are able to execute the effect of that kind."""
    return BULLETS[kind].able(t, bullet)


def can_be_executed(t: KablamoTable, kind: str, bullet: int) -> bool:
    return len(BULLETS[kind].able(t, bullet)) > 0
