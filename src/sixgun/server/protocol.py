"""The WebSocket protocol with two things more: when a message was read, and pings of our own.

A ping of the protocol is answered by the browser itself, not by the script of a page, so it measures the line
and nothing else (docs/rules/slap45.md, 13.2).
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

LINE: Final = "sixgun.line"  # the name under which a socket's scope has its line
READ_AT: Final = "sixgun.read_at"  # the key of a message: when it was read, by the monotonic clock


class LineProtocol(WebSocketsSansIOProtocol):
    """A connection that stamps what it reads and can be pinged."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.read_at = 0.0
        self.stamps: deque[float] = deque()
        self.on_pong: Callable[[bytes, float], None] | None = None

    def data_received(self, data: bytes) -> None:
        self.read_at = time.monotonic()
        super().data_received(data)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            (self.scope["extensions"] or {})[LINE] = {LINE: self}

    def send_receive_event_to_app(self) -> None:
        before = self.queue.qsize()
        super().send_receive_event_to_app()
        if self.queue.qsize() > before:
            self.stamps.append(self.read_at)

    async def receive(self) -> Any:
        event: Any = await super().receive()
        if event["type"] == "websocket.receive":
            event[READ_AT] = self.stamps.popleft() if self.stamps else time.monotonic()
        return event

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        if self.on_pong is not None:
            self.on_pong(bytes(event.data), self.read_at)

    def ping(self, nonce: bytes) -> None:
        """Ask the other side for a sign of life with these bytes."""
        if not self.close_sent and self.handshake_complete and not self.transport.is_closing():
            self.conn.send_ping(nonce)
            self.transport.write(b"".join(self.conn.data_to_send()))
