"""Seats and tables that are asleep in a race."""

from __future__ import annotations

from collections.abc import Iterable


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
