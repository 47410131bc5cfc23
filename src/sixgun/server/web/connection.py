"""The WebSocket protocol with more: when a message was read, a short way out, pings, the kernel's view.

A ping of the protocol is answered by the browser itself, not by the script of a page, so it measures the line
and nothing else. The kernel's shortest round trip is that of the client only if no proxy stands in between
(docs/rules/slap45.md, 13.2).
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from struct import Struct
from typing import Any, Final

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request

from sixgun.server.addresses import is_forwarded
from sixgun.server.web import kernel
from sixgun.server.web.patience import BAD_REQUEST, Watched

TEXT: Final = 0x81  # the first byte of a frame that holds a whole text
SHORT, LONG = Struct(">BBH"), Struct(">BBQ")
LINE: Final = "sixgun.line"  # the name under which a socket's scope has its line
READ_AT: Final = "sixgun.read_at"  # the key of a message: when it was read, by the monotonic clock
FRAGMENTS: Final = 1_024  # of one message
UNREAD: Final = 1_048_576  # bytes that may wait for a client that sends pings


class LineProtocol(Watched, WebSocketsSansIOProtocol):
    """A connection that stamps what it reads, can be pinged, and knows whether it is the client's own.

    It is aborted if its client does not read, also when it is being closed.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.read_at = 0.0
        self.direct = False  # does the client's own connection end here?
        self.stamps: deque[float] = deque()
        self.on_pong: Callable[[bytes, float], None] | None = None
        self.handed: list[bytes] = []  # what is written at the end of this turn of the loop
        self.on_text: Callable[[str, float], bool] | None = None  # takes a message and when it was read

    def data_received(self, data: bytes) -> None:
        self.read_at = time.monotonic()
        super().data_received(data)
        if not self.handshake_initiated:  # it came whole, but `websockets` has stricter limits
            self.transport.write(BAD_REQUEST)
            self.transport.close()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            (self.scope["extensions"] or {})[LINE] = {LINE: self}
            self.direct = not self.may_be_proxy() and not is_forwarded(event.headers)

    def send_receive_event_to_app(self) -> None:
        if self.taken_at_once():
            self.frames = []
            return
        before = self.queue.qsize()
        super().send_receive_event_to_app()
        if self.queue.qsize() > before:
            self.stamps.append(self.read_at)

    def taken_at_once(self) -> bool:
        """Has whoever listens taken the message past the queue? It overtakes none that waits there."""
        if self.on_text is None or self.curr_msg_data_type != "text" or self.close_sent:
            return False
        try:
            return self.queue.empty() and self.on_text(b"".join(self.frames).decode(), self.read_at)
        except UnicodeDecodeError:
            return False

    async def receive(self) -> Any:
        event: Any = await super().receive()
        if event["type"] == "websocket.receive":
            event[READ_AT] = self.stamps.popleft() if self.stamps else time.monotonic()
        return event

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        if self.on_pong is not None:
            self.on_pong(bytes(event.data), self.read_at)

    # -- the short way out ---------------------------------------------------------------------------------

    def hand(self, text: str, at_once: bool = False) -> bool:
        """Take a message past all layers between; False if it has to wait, or nothing can be sent.

        All that is said in one turn of the loop is written in one go, unless it has to leave at once.
        """
        if not self.writable.is_set() or not self.handshake_complete or self.close_sent:
            return False
        if self.disconnected or self.transport.is_closing() or self.conn.extensions:
            return False
        payload = text.encode()
        if not self.handed:
            self.loop.call_soon(self.flush)
        self.handed += (head(len(payload)), payload)
        if at_once:
            self.flush()
        return True

    def flush(self) -> None:
        """Write what was handed over."""
        if self.handed and not self.transport.is_closing():
            self.transport.write(b"".join(self.handed))
        self.handed.clear()

    async def send(self, message: Any) -> None:
        self.flush()
        await super().send(message)

    def shutdown(self) -> None:
        self.flush()
        super().shutdown()

    # -- pings ---------------------------------------------------------------------------------------------

    def ping(self, nonce: bytes) -> None:
        """Ask the other side for a sign of life with these bytes."""
        if not self.close_sent and self.handshake_complete and not self.transport.is_closing():
            self.conn.send_ping(nonce)
            self.transport.write(b"".join(self.conn.data_to_send()))

    # -- ends ----------------------------------------------------------------------------------------------

    async def run_asgi(self) -> None:
        """A client that neither reads nor closes its side is not waited for after the end."""
        await super().run_asgi()
        if not self.disconnected:
            self.expect_reading()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        if self.transport.get_write_buffer_size():  # the word that it is over would never be read
            self.transport.abort()

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > UNREAD:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        """Empty fragments have no size that could be limited, but each takes its place."""
        if len(self.frames) < FRAGMENTS:
            super().handle_cont(event)
        elif not self.close_sent:
            self.conn.fail(CloseCode.POLICY_VIOLATION, "too many fragments")
            self.handle_parser_exception()

    # -- the line ------------------------------------------------------------------------------------------

    def may_be_proxy(self) -> bool:
        """Does it come from an address whose word on forwarding is believed, as this machine's is?"""
        known = self.app.trusted_hosts if isinstance(self.app, ProxyHeadersMiddleware) else ()
        return self.client is None or self.client[0] in known

    def min_rtt(self) -> float | None:
        """The client's shortest round trip in ms, as TCP has seen it; None if that cannot be known."""
        return kernel.min_rtt(self.transport.get_extra_info("socket")) if self.direct else None


def head(length: int) -> bytes:
    """The beginning of a frame: a whole text of so many bytes, not masked, as a server sends it."""
    if length < 126:
        return bytes((TEXT, length))
    return SHORT.pack(TEXT, 126, length) if length < 65_536 else LONG.pack(TEXT, 127, length)
