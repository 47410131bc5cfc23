"""How much one client may say."""

from __future__ import annotations


class Bucket:
    """Holds `size` drops and gets `rate` more a second; each message takes one."""

    __slots__ = ("drops", "filled", "rate", "size")

    def __init__(self, size: float, rate: float) -> None:
        self.size, self.rate = size, rate
        self.drops: float = size
        self.filled: float | None = None

    def take(self, now: float) -> bool:
        """One drop, if there is one."""
        if self.filled is not None:
            self.drops = min(self.size, self.drops + (now - self.filled) * self.rate)
        self.filled = now
        if self.drops < 1:
            return False
        self.drops -= 1
        return True
