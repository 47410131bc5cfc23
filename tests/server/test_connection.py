"""The parts of uvicorn's inside on which the connection relies; another version may change them."""

from __future__ import annotations

import asyncio
import inspect
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import ClientConnection, connect

from sixgun.server.room.guest import Guest
from sixgun.server.web.connection import LINE, READ_AT, LineProtocol
from tests.server.house import PATIENCE

NONCE = b"8 bytes."


class Listener:
    """An application that keeps what it is given."""

    def __init__(self) -> None:
        self.line: LineProtocol | None = None
        self.heard: list[Any] = []
        self.may_hear = asyncio.Event()

    async def __call__(self, scope: Any, receive: Callable[[], Any], send: Callable[[Any], Any]) -> None:
        self.line = scope["extensions"][LINE][LINE]
        await receive()
        await send({"type": "websocket.accept"})
        await self.may_hear.wait()
        while not self.heard or self.heard[-1]["type"] == "websocket.receive":
            self.heard.append(await receive())


@asynccontextmanager
async def connected(app: Listener) -> AsyncIterator[ClientConnection]:
    listener = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(app, ws=LineProtocol, lifespan="off", log_level="warning")
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve([listener]))
    async with asyncio.timeout(PATIENCE):
        address = f"ws://127.0.0.1:{listener.getsockname()[1]}"
        async with connect(address, compression=None, open_timeout=PATIENCE) as client:
            yield client
        server.should_exit = True
        await task


@pytest.mark.parametrize(
    ("name", "takes"),
    [
        ("data_received", ["data"]),
        ("handle_connect", ["event"]),
        ("send_receive_event_to_app", []),
        ("receive", []),
        ("handle_pong", ["event"]),
        ("send", ["message"]),
        ("shutdown", []),
    ],
)
def test_what_is_overridden_is_there_and_takes_the_same(name: str, takes: list[str]) -> None:
    for protocol in (WebSocketsSansIOProtocol, LineProtocol):
        assert list(inspect.signature(getattr(protocol, name)).parameters) == ["self", *takes]


def test_a_message_is_stamped_when_it_is_read_however_late_it_is_heard() -> None:
    async def story() -> None:
        app = Listener()
        async with connected(app) as client:
            for text in (b"one", b"two"):
                client.protocol.send_text(text)
            client.transport.write(b"".join(client.protocol.data_to_send()))  # in one go
            assert app.line is not None
            while len(app.line.stamps) < 2:
                await asyncio.sleep(0)
            read_at = app.line.read_at
            app.may_hear.set()
            while len(app.heard) < 2:
                await asyncio.sleep(0)
            await client.send("three")
            while len(app.heard) < 3:
                await asyncio.sleep(0)
        assert [event.get("text") for event in app.heard[:3]] == ["one", "two", "three"]
        assert [event[READ_AT] for event in app.heard[:2]] == [read_at, read_at]
        assert app.heard[2][READ_AT] > read_at

    asyncio.run(story())


def test_a_ping_of_ours_comes_back_beside_those_of_uvicorn() -> None:
    async def story() -> None:
        app = Listener()
        app.may_hear.set()
        async with connected(app) as client:
            back: asyncio.Future[tuple[bytes, float]] = asyncio.get_running_loop().create_future()
            assert app.line is not None
            app.line.on_pong = lambda nonce, at: back.set_result((nonce, at))
            app.line.ping(NONCE)
            assert await back == (NONCE, app.line.read_at)
            await client.send("still open")
            while not app.heard:
                await asyncio.sleep(0)
            assert app.line.direct is False  # this machine's own address may be a proxy's
        app.line.ping(NONCE)  # to nobody: nothing happens

    asyncio.run(story())


def test_a_message_of_any_length_is_handed_to_the_socket_past_all_layers() -> None:
    async def story() -> None:
        app = Listener()
        async with connected(app) as client:
            assert app.line is not None
            for text in ("", "Howdy ☂", "x" * 125, "x" * 126, "x" * 65_535, "x" * 65_536):
                assert app.line.hand(text)
                assert await client.recv() == text
            app.line.pause_writing()
            assert not app.line.hand("too much waits already")
            app.line.resume_writing()
            assert app.line.hand("again")
            assert await client.recv() == "again"
            app.may_hear.set()
        assert not app.line.hand("gone")

    asyncio.run(story())


def test_a_message_is_taken_where_it_is_read_and_overtakes_none_that_waits() -> None:
    async def story() -> None:
        app = Listener()
        taken: list[str] = []

        def take(text: str, read_at: float) -> bool:
            assert app.line is not None
            assert read_at == app.line.read_at
            if text != "too hard":
                taken.append(text)
            return text != "too hard"

        async with connected(app) as client:
            assert app.line is not None
            app.line.on_text = take
            for text in (b"one", b"too hard", b"two"):
                client.protocol.send_text(text)
            client.transport.write(b"".join(client.protocol.data_to_send()))  # in one go
            while len(app.line.stamps) < 2:
                await asyncio.sleep(0)
            app.may_hear.set()
            while len(app.heard) < 2:
                await asyncio.sleep(0)
            await client.send("three")
            while "three" not in taken:
                await asyncio.sleep(0)
        assert [event.get("text") for event in app.heard[:2]] == ["too hard", "two"]
        assert taken == ["one", "three"]

    asyncio.run(story())


def test_what_is_said_in_one_turn_of_the_loop_is_written_in_one_go() -> None:
    async def story() -> None:
        app = Listener()
        async with connected(app) as client:
            assert app.line is not None
            assert app.line.hand("one")
            assert app.line.hand("two")
            assert len(app.line.handed) == 4  # two frames, each with its head
            assert app.line.hand("now", at_once=True)
            assert app.line.handed == []
            assert app.line.hand("last")
            await app.line.send({"type": "websocket.send", "text": "over"})
            assert [await client.recv() for _ in range(5)] == ["one", "two", "now", "last", "over"]
            app.may_hear.set()

    asyncio.run(story())


class Narrow:
    """A line that takes messages only while it is open."""

    def __init__(self) -> None:
        self.open = False
        self.taken: list[str] = []

    def hand(self, text: str, at_once: bool = False) -> bool:
        if self.open:
            self.taken.append(text)
        return self.open

    def ping(self, nonce: bytes) -> None:
        raise AssertionError("nobody measures it")

    def min_rtt(self) -> float | None:
        return None


def test_no_message_overtakes_one_that_has_to_wait() -> None:
    async def story() -> None:
        guest, line = Guest(None), Narrow()
        guest.line = line
        wide = asyncio.Event()

        async def send(text: str) -> None:
            await wide.wait()
            line.taken.append(text)

        guest.send("first")
        pump = asyncio.create_task(guest.pump(send))
        await asyncio.sleep(0)  # it waits for the socket with the first message in its hand
        line.open = True
        guest.send("second")
        wide.set()
        guest.close(1000, "over")
        await pump
        guest.closed = None
        guest.send("third")
        assert line.taken == ["first", "second", "third"]

    asyncio.run(story())
