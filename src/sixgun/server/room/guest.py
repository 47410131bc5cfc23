"""An open socket at a room: messages to it wait here, so that a slow client holds up nobody."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Final, Protocol

from sixgun.server import wire
from sixgun.server.watch.watch import Tally

WAITING: Final = 500  # messages that may wait for one client; then it is cut off and may come again
TOO_SLOW: Final = 1013
TOO_MANY: Final = 1008
GONE: Final = 4403  # sent away: a client does not come again by itself
NUMBERS: Final = count(1)
Handed = Callable[[], None]


class Line(Protocol):
    """A connection that takes messages, can be pinged, and is measured by its kernel."""

    def hand(self, text: str, at_once: bool = False) -> bool:
        """Write a message to the socket in this turn of the loop; False if it cannot be written now."""

    def ping(self, nonce: bytes) -> None:
        """Send these bytes; the other side sends them back by itself."""

    def min_rtt(self) -> float | None:
        """The shortest round trip in ms that TCP has seen; None if that is not the client's."""


class NotAllowed(Exception):
    """A guest's wish is refused; nothing has changed."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(code, message)
        self.code, self.message = code, message


class Guest:
    """A client in a room: at a seat, or looking on."""

    def __init__(self, seat: int | None, refusals: Tally | None = None) -> None:
        self.seat = seat
        self.onlooker = 0  # the number under which it watches
        self.address = ""
        self.table = ""  # the id by which it found the room
        self.refusals = refusals
        self.number = next(NUMBERS)
        self.line: Line | None = None
        self.ponged: Callable[[bytes, float], None] | None = None  # what came back, and when (ms)
        self.messages = Bucket(60, 20)
        self.closed: tuple[int, str] | None = None
        self._waiting: deque[tuple[str, Handed | None]] = deque()
        self._bell = asyncio.Event()

    def say(self, message: wire.ServerMessage) -> None:
        self.send(wire.encode(message))

    def ping(self, nonce: bytes) -> bool:
        """Ping the client, if its line can be pinged; `ponged` is called with the answer."""
        if self.line is not None:
            self.line.ping(nonce)
        return self.line is not None

    def min_rtt(self) -> float | None:
        """The shortest round trip of the client's line, where the kernel knows it."""
        return None if self.line is None else self.line.min_rtt()

    def send(self, text: str, handed: Handed | None = None) -> None:
        """To be sent as soon as the client can take it; `handed` is called when it goes to the socket."""
        if self.closed is not None:
            return
        if not self._waiting and self.line is not None and self.line.hand(text, handed is not None):
            if handed is not None:
                handed()
            return
        if len(self._waiting) >= WAITING:
            self._waiting.clear()
            self.close(TOO_SLOW, "too slow: come again")
            return
        self._waiting.append((text, handed))
        self._bell.set()

    def refuse(
        self, code: str, message: str, clauses: tuple[str, ...] = (), about: str | None = None
    ) -> None:
        self.say(wire.Refused(code, message, list(clauses), about))
        if self.refusals is not None:
            self.refusals.add(code)

    def close(self, code: int, reason: str) -> None:
        """Send all that waits, then close the socket."""
        self.closed = self.closed or (code, reason)
        self._bell.set()

    async def pump(self, send: Callable[[str], Awaitable[None]]) -> tuple[int, str]:
        """Send what waits until the guest is to be closed; says how."""
        while True:
            while self._waiting:
                text, handed = self._waiting[0]  # it is the next one until it has gone: nothing overtakes it
                if handed is not None:
                    handed()
                await send(text)
                if self._waiting:
                    self._waiting.popleft()
            if self.closed is not None:
                return self.closed
            self._bell.clear()
            await self._bell.wait()


class Bucket:
    """Holds `size` drops and gets `rate` more per second; each message takes one."""

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
