"""The pulse of a server: how late its loop is, how many moves it makes, how much memory it has."""

from __future__ import annotations

import asyncio
import resource
import sys
from collections import deque
from pathlib import Path
from typing import Final

from prometheus_client import Histogram

BEAT: Final = 0.5  # seconds between two looks
BEATS: Final = 20  # that are remembered
STATM: Final = Path("/proc/self/statm")


class Pulse:
    """Beats twice a second while the server is open, and remembers the last ten seconds."""

    def __init__(self, lags: Histogram) -> None:
        self.moves = 0  # since the start
        self._lags = lags
        self._past: deque[tuple[float, int, float]] = deque(maxlen=BEATS)  # when, moves, how late
        self._next: asyncio.TimerHandle | None = None

    def start(self) -> None:
        loop = asyncio.get_running_loop()
        self._wait(loop, loop.time())

    def _wait(self, loop: asyncio.AbstractEventLoop, now: float) -> None:
        self._next = loop.call_at(now + BEAT, self._ring, loop, now + BEAT)

    def _ring(self, loop: asyncio.AbstractEventLoop, due: float) -> None:
        now = loop.time()
        self.beat(now, max(0.0, now - due))
        self._wait(loop, now)

    def beat(self, now: float, late: float) -> None:
        self._lags.observe(late)
        self._past.append((now, self.moves, late))

    def stop(self) -> None:
        if self._next is not None:
            self._next.cancel()

    @property
    def lag(self) -> float:
        """The most by which the loop was late in the last ten seconds."""
        return max((late for _, _, late in self._past), default=0.0)

    @property
    def moves_per_second(self) -> float:
        """Over the last ten seconds."""
        if len(self._past) < 2:
            return 0.0
        (begun, before, _), (ended, after, _) = self._past[0], self._past[-1]
        return (after - before) / (ended - begun)


def memory() -> int:
    """Bytes of memory that this process holds now; where Linux does not tell, the most it ever held."""
    try:
        return int(STATM.read_text().split()[1]) * resource.getpagesize()
    except (OSError, ValueError, IndexError):
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return peak if sys.platform == "darwin" else peak * 1024
