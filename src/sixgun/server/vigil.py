"""What a server watches at a table against time: the moment, who sleeps, who may be a machine."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Protocol

from sixgun.server.timing import Receipt


class Random(Protocol):
    """What is drawn here: anything like random.SystemRandom."""

    def uniform(self, a: float, b: float, /) -> float: ...
    def getrandbits(self, k: int, /) -> int: ...


def foreperiod(random: Random, shortest: float, longest: float) -> float:
    """SLAP-012: drawn after the deal, so that nobody, the dealer included, knows the moment."""
    return random.uniform(shortest, longest)


def next_ping(random: Random) -> tuple[int, float]:
    """A nonce that nobody can guess, and the time until it is sent."""
    return random.getrandbits(64), random.uniform(500, 1500)


class Idleness:
    """SLAP-176, SLAP-178: seats without any input, and tables where nobody is awake."""

    def __init__(self, people: Iterable[int]) -> None:
        self.silent: dict[int, int] = dict.fromkeys(people, 0)
        self.spoke: set[int] = set()

    def heard(self, seat: int) -> None:
        self.spoke.add(seat)
        if seat in self.silent:
            self.silent[seat] = 0

    def round_over(self) -> None:
        for seat in self.silent:
            self.silent[seat] = 0 if seat in self.spoke else self.silent[seat] + 1
        self.spoke.clear()

    def wants_bot(self, seat: int) -> bool:
        return self.silent.get(seat, 0) >= 3

    def paused(self) -> bool:
        return bool(self.silent) and min(self.silent.values()) >= 5


# -- robots --------------------------------------------------------------------------------------------------


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
