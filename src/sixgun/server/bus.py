"""The doorbell between rooms and whoever cares: it says that a room has something new, never what.

What is new stands in the log; a ring that is lost or comes twice does no harm.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Listener = Callable[[str, int], None]


class Bus(Protocol):
    """Rings for a room, with the number of actions in its log."""

    def ring(self, room: str, seq: int) -> None:
        """The room has something new."""

    def listen(self, listener: Listener) -> None:
        """Hear every ring."""


class LocalBus:
    """Everybody is in this process."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def ring(self, room: str, seq: int) -> None:
        for listener in self._listeners:
            listener(room, seq)

    def listen(self, listener: Listener) -> None:
        self._listeners.append(listener)
