"""Before a card is dealt: who still looks at the table, and until when they are waited for."""

from __future__ import annotations

from collections.abc import Iterable


class Gate:
    """Shut for everybody before the first card, and after each round until they have seen its result.

    Several people wait for each other no longer than the time that all of them see; who plays with bots alone
    is waited for. All times are milliseconds.
    """

    def __init__(self) -> None:
        self.awaited: set[int] = set()
        self.first = False  # before the first card of the game
        self.until: float | None = None

    @property
    def shut(self) -> bool:
        return bool(self.awaited)

    def close(self, seats: Iterable[int], first: bool, until: float | None) -> None:
        self.awaited, self.first, self.until = set(seats), first, until

    def open(self) -> None:
        self.awaited, self.until = set(), None

    def keep(self, seats: Iterable[int], now: float) -> None:
        """Only these are waited for any more, and nobody when the time is over."""
        self.awaited &= set(seats)
        if self.until is not None and self.until <= now:
            self.awaited.clear()

    def left(self, now: float) -> float | None:
        """Seconds until it opens by itself."""
        return None if self.until is None else round(max(0.0, self.until - now) / 1000, 1)
