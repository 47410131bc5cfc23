"""Time: where it comes from, and how long a decision may take. The engine knows nothing of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

from sixgun.core.seats import CLOCK
from sixgun.core.table import Table


class Alarm(Protocol):
    """Something that will happen, unless it is cancelled."""

    def cancel(self) -> None:
        """It will not happen."""


class Time(Protocol):
    """Where a room gets its time from; tests turn it by hand."""

    def now(self) -> float:
        """Seconds, counted from anywhere."""

    def moment(self, monotonic: float) -> float:
        """A reading of `time.monotonic` in the seconds of `now`."""

    def after(self, seconds: float, call: Callable[[], None]) -> Alarm:
        """Call that later."""


class SystemTime:
    """The clock on the wall as it stood at the start, which nobody sets afterwards; and the loop's timers."""

    def __init__(self) -> None:
        self.zero = time.time() - time.monotonic()

    def now(self) -> float:
        return self.zero + time.monotonic()

    def moment(self, monotonic: float) -> float:
        return self.zero + monotonic

    def after(self, seconds: float, call: Callable[[], None]) -> Alarm:
        return asyncio.get_running_loop().call_later(max(0.0, seconds), call)


class Pace(Struct, frozen=True):
    """How long the server waits, in seconds."""

    decision: float = 60.0  # for a decision, where the rules of the game leave its length to the server
    bot: float = 0.8  # before a bot answers
    absent: float = 30.0  # before a bot takes the seat of somebody who has gone
    floor: float = 2.0  # before a reaction window may close early
    hello: float = 10.0  # for the first message of a socket
    keep: float = 600.0  # before a room in which nobody is left goes to sleep


def length(t: Table, usual: float) -> float | None:
    """Seconds for the pending decision, by the table's house rules; None: no limit."""
    ask = t.ask
    if ask is None or CLOCK in t.to_act:
        return None
    if ask.limit:
        milliseconds = t.options[ask.limit]
        assert isinstance(milliseconds, int)
        return milliseconds / 1000
    name = "window_seconds" if ask.window else "decision_seconds"
    seconds = t.options.get(name, usual)
    return float(seconds) if isinstance(seconds, (int, float)) and seconds > 0 else None


class Deadline:
    """The clock of one decision: it runs, or is stopped with some seconds left."""

    __slots__ = ("ends", "left", "of", "started")

    def __init__(self) -> None:
        self.started: float = 0.0
        self.of: float | None = None
        self.ends: float | None = None
        self.left: float | None = None

    def start(self, now: float, seconds: float | None) -> None:
        self.started, self.of, self.left = now, seconds, None
        self.ends = None if seconds is None else now + seconds

    def stop(self, now: float) -> None:
        if self.ends is not None:
            self.left, self.ends = max(0.0, self.ends - now), None

    def go_on(self, now: float) -> None:
        if self.left is not None:
            self.ends, self.left = now + self.left, None

    def remaining(self, now: float) -> float | None:
        if self.ends is not None:
            return max(0.0, self.ends - now)
        return self.left
