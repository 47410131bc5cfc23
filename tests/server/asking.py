"""Requests with whatever headers, and answers of whatever status."""

from __future__ import annotations

import asyncio
import base64
import json
import queue
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, NamedTuple

from sixgun.server.settings import GENEROUS, Settings
from tests.server.house import PATIENCE, House, house

SECRET = "a secret of the host, 0123456789"
ADMIN = Settings(admin=SECRET, limits=GENEROUS)
BEARER = {"Authorization": f"Bearer {SECRET}"}
BASIC = {"Authorization": "Basic " + base64.b64encode(f"host:{SECRET}".encode()).decode()}
AWAY = {"X-Forwarded-For": "203.0.113.7"}  # as a proxy on this machine says it


class Answer(NamedTuple):
    """An answer to a request."""

    status: int
    headers: dict[str, str]
    text: str

    def json(self) -> Any:
        return json.loads(self.text)


def ask_now(
    port: int, path: str, headers: dict[str, str], method: str = "GET", body: bytes | None = None
) -> Answer:
    connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    connection.request(method, path, body, headers)
    answer = connection.getresponse()
    told = {name.lower(): value for name, value in answer.getheaders()}
    found = Answer(answer.status, told, answer.read().decode())
    connection.close()
    return found


async def ask(h: House, path: str, headers: dict[str, str] | None = None) -> Answer:
    return await asyncio.to_thread(ask_now, h.port, path, headers or {})


async def tell(h: House, path: str, headers: dict[str, str] | None = None, **body: object) -> Answer:
    """A request with a body of JSON."""
    sent = {"Content-Type": "application/json", **(headers or {})}
    return await asyncio.to_thread(ask_now, h.port, path, sent, "POST", json.dumps(body).encode())


@contextmanager
def served(data: Path, settings: Settings = ADMIN) -> Iterator[House]:
    """A server in a thread of its own, for a client that blocks."""
    opened: queue.Queue[tuple[House, asyncio.AbstractEventLoop, asyncio.Event]] = queue.Queue()

    async def run() -> None:
        async with house(data, settings=settings) as h:
            closing = asyncio.Event()
            opened.put((h, asyncio.get_running_loop(), closing))
            await closing.wait()

    thread = threading.Thread(target=lambda: asyncio.run(run()))
    thread.start()
    place, loop, closing = opened.get(timeout=PATIENCE)
    try:
        yield place
    finally:
        loop.call_soon_threadsafe(closing.set)
        thread.join()
