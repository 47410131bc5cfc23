"""An answer on its way into the log, and the question before it."""

from __future__ import annotations

from typing import NamedTuple

from sixgun.core.action import Action
from sixgun.core.table import Table


class Move(NamedTuple):
    """An answer about to be taken: of which seat, and under which id it is logged."""

    seat: int
    action: Action
    id: str


class Asked(NamedTuple):
    """What is asked, of whom, and whether it is a reaction window."""

    kind: str | None
    seats: list[int]
    window: bool


def asked(t: Table) -> Asked:
    ask = t.ask
    return Asked(None if ask is None else ask.kind, list(t.to_act), ask is not None and ask.window)
