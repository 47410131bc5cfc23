"""Time: where it comes from, and how long the server waits. The engine knows nothing of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

from msgspec import Struct


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
    """Wall-clock time read once at the start and carried on by the monotonic clock, so it never jumps."""

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
    search: float = 0.85  # before a bot that searches answers
    absent: float = 30.0  # before a bot takes the seat of somebody who has gone
    floor: float = 2.0  # before a reaction window may close early
    window: float = 6.0  # for a short reaction window, at normal speed
    ready: float = 30.0  # before the first card of a race comes though somebody is not ready; 0: at once
    look: float = 5.0  # at the result of a round in a race, before the next card; 0: no time
    hello: float = 10.0  # for the first message of a socket
    answer: float = 20.0  # before a request gives up on a room or the store
    farewell: float = 10.0  # for the last messages to a socket
    keep: float = 600.0  # before a room in which nobody is left goes to sleep
