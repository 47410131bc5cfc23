"""The WebSocket protocol with three things more: when a message was read, our own pings, the kernel's view.

A ping of the protocol is answered by the browser itself, not by the script of a page, so it measures the line
and nothing else. The kernel's shortest round trip is that of the client only if no proxy stands in between
(docs/rules/slap45.md, 13.2).
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Any, Final

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from sixgun.server.web import kernel

LINE: Final = "sixgun.line"  # the name under which a socket's scope has its line
READ_AT: Final = "sixgun.read_at"  # the key of a message: when it was read, by the monotonic clock
FORWARDING: Final = ("forwarded", "via", "x-real-ip", "x-forwarded-")  # how the headers of proxies begin


class LineProtocol(WebSocketsSansIOProtocol):
    """A connection that stamps what it reads, can be pinged, and knows whether it is the client's own."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.read_at = 0.0
        self.direct = False  # does the client's own connection end here?
        self.stamps: deque[float] = deque()
        self.on_pong: Callable[[bytes, float], None] | None = None

    def data_received(self, data: bytes) -> None:
        self.read_at = time.monotonic()
        super().data_received(data)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            (self.scope["extensions"] or {})[LINE] = {LINE: self}
            self.direct = not self.may_be_proxy() and not is_forwarded(event)

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

    def may_be_proxy(self) -> bool:
        """Does it come from an address whose word on forwarding is believed, as this machine's is?"""
        known = self.app.trusted_hosts if isinstance(self.app, ProxyHeadersMiddleware) else ()
        return self.client is None or self.client[0] in known

    def min_rtt(self) -> float | None:
        """The client's shortest round trip in ms, as TCP has seen it; None if that cannot be known."""
        return kernel.min_rtt(self.transport.get_extra_info("socket")) if self.direct else None


def is_forwarded(request: Request) -> bool:
    """Does a proxy say that it stands in between?"""
    return any(name.lower().startswith(FORWARDING) for name, _ in request.headers.raw_items())
