"""Answers packed with gzip for those who can unpack it."""

from __future__ import annotations

import asyncio
import gzip
from typing import Any, Final

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Scope, Send

SMALL: Final = 1_024  # bytes that are not worth it
LEVEL: Final = 6  # the last levels take twice as long for one part in four hundred
QUICK: Final = 16_384  # bytes that are packed sooner than a thread takes them up


def pack(content: bytes) -> bytes:
    """Nothing in it depends on when it is packed."""
    return gzip.compress(content, LEVEL, mtime=0)


def unpacks(accepted: str) -> bool:
    """Whether a client that sends this `Accept-Encoding` takes gzip."""
    weights = dict(_weight(part) for part in accepted.lower().split(","))
    return weights.get("gzip", weights.get("*", False))


def _weight(part: str) -> tuple[str, bool]:
    """The name of an encoding, and whether it is wanted at all."""
    name, _, weight = part.partition(";")
    return name.strip(), weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")


class Packing:
    """Packs whole answers that are not small; a large one in a thread, so that it holds up nobody."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = unpacks(Headers.from_scope(scope).get("accept-encoding", ""))
        await self.app(scope, receive, Parcel(send, asked).send)


class Parcel:
    """One answer; its head waits for its body."""

    def __init__(self, send: Send, asked: bool) -> None:
        self._send, self.asked = send, asked
        self.head: Any = None

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.head = message
            return
        if self.head is not None and message["type"] == "http.response.body":
            await self._label(message)
            await self._send(self.head)
            self.head = None
        await self._send(message)

    async def _label(self, message: Any) -> None:
        """Say that it depends on the asker; pack it, if it comes in one piece."""
        body, headers = message["body"], MutableScopeHeaders(self.head)
        if len(body) < SMALL or message.get("more_body") or "content-encoding" in headers:
            return
        headers.extend_header_value("vary", "Accept-Encoding")
        if self.asked:
            packed = pack(body) if len(body) <= QUICK else await asyncio.to_thread(pack, body)
            message["body"] = packed
            headers["content-encoding"], headers["content-length"] = "gzip", str(len(packed))
