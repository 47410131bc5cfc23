"""A watch for hands that may be a machine's."""

from __future__ import annotations

import math

from sixgun.server.race.timing import Receipt


class Watch:
    """Flags what timing cannot prevent: inhuman means or spreads, and life on the clamp."""

    def __init__(self) -> None:
        self.times: list[int] = []
        self.clamped: list[bool] = []

    def note(self, receipt: Receipt) -> None:
        """The first accepted action of a round."""
        self.times = [*self.times, receipt.judged][-30:]
        self.clamped = [*self.clamped, receipt.clamped][-30:]

    def flags(self) -> list[str]:
        if len(self.times) < 30:
            return []
        mean = sum(self.times) / 30
        spread = math.sqrt(sum((time - mean) ** 2 for time in self.times) / 29)
        found = {"fast": mean < 220, "regular": spread < 15, "clamped": sum(self.clamped) > 15}
        return [name for name, is_true in found.items() if is_true]
