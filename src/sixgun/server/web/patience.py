"""How long a connection is waited for: half a request is cut off, and so is a client that does not read.

uvicorn has no such limits: a client that stops in the middle keeps its connection, and all that waits to be
sent to it, for ever.
"""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar, Final

from msgspec import Struct
from uvicorn.protocols.http.h11_impl import H11Protocol

HEAD: Final = 16_384  # bytes of a request without its body
HEADERS: Final = 100  # of one request
END: Final = b"\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
BAD_REQUEST: Final = b"HTTP/1.1 400 Bad Request" + END
TOO_LATE: Final = b"HTTP/1.1 408 Request Timeout" + END
TOO_LARGE: Final = b"HTTP/1.1 431 Request Header Fields Too Large" + END


class Patience(Struct, frozen=True):
    """How long a client may take, in seconds."""

    request: float = 20.0  # to send a whole request, from the first moment
    reading: float = 20.0  # to read what waits for it


class Watched(asyncio.Protocol):
    """A connection that is aborted if its client does not read: nothing may wait for it for ever."""

    patience: ClassVar[Patience] = Patience()
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _unread: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self.expect_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.transport.is_closing():
            self.has_read()

    def connection_lost(self, exc: Exception | None) -> None:
        self.has_read()
        super().connection_lost(exc)

    def expect_reading(self) -> None:
        """From now on the client has so long to read the rest."""
        if self._unread is None:
            self._unread = self.loop.call_later(self.patience.reading, self.transport.abort)

    def has_read(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
        self._unread = None

    def see_out(self) -> None:
        """A connection that is being closed stays open until its client has read the rest."""
        if self.transport.is_closing() and self.transport.get_write_buffer_size():
            self.expect_reading()


class Hurried(Watched):
    """An HTTP connection whose client must send whole requests, not too large, in time."""

    cycle: Any
    upgraded = False
    _late: asyncio.TimerHandle | None = None
    _head = 0  # bytes of a request whose headers have not ended
    _silent = True

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.expect_request()

    def data_received(self, data: bytes) -> None:
        self._silent = False
        self._head += len(data)
        super().data_received(data)
        if self.upgraded:
            return
        if not self.in_head:
            self._head = 0
        if self._head > HEAD:
            self.cut_off(TOO_LARGE)
        elif self.answering:
            self.has_asked()
        else:
            self.expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self.has_asked()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, *request: Any) -> None:
        """From here on the connection belongs to the socket, or is closed if that cannot be."""
        self.upgraded = True
        self.has_asked()
        super().handle_websocket_upgrade(*request)  # type: ignore[misc]

    def on_response_complete(self) -> None:
        super().on_response_complete()  # type: ignore[misc]
        self.see_out()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()  # type: ignore[misc]
        self.see_out()

    @property
    def in_head(self) -> bool:
        """Is the next thing to come the head of a request?"""
        return self.cycle is None or self.cycle.response_complete

    @property
    def answering(self) -> bool:
        """Has a request come whole, and is it not answered yet? Then it is not the client who is slow."""
        return not self.in_head and not self.cycle.more_body

    def expect_request(self) -> None:
        """From now on the client has so long to send a whole request."""
        if self._late is None:
            self._late = self.loop.call_later(self.patience.request, self.cut_off, TOO_LATE)

    def has_asked(self) -> None:
        if self._late is not None:
            self._late.cancel()
        self._late = None

    def cut_off(self, word: bytes) -> None:
        """Close the connection, with a word where no answer is on its way."""
        if not self.transport.is_closing():
            if not self._silent and (self.in_head or not self.cycle.response_started):
                self.transport.write(word)
            self.transport.close()
        self.see_out()


class HurriedH11(Hurried, H11Protocol):
    """Where httptools is not installed."""


def http_protocol() -> type[asyncio.Protocol]:
    """The quicker one, where there are two."""
    try:
        from sixgun.server.web.quick import HurriedHttpTools
    except ImportError:
        return HurriedH11
    return HurriedHttpTools
