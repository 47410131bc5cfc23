"""Half a request, a client that never reads, a head without end: cut off, and nothing is left of them."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
import uvicorn

from sixgun.server.serve import config
from sixgun.server.web.connection import FRAGMENTS
from sixgun.server.web.patience import HEAD, HEADERS, HurriedH11, Patience, Watched
from sixgun.server.web.quick import HurriedHttpTools
from tests.server.house import PATIENCE

MUCH = b"x" * 16_000_000  # more than the kernel takes off our hands
SHORT = 0.05
HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
HALVES = [
    b"",
    b"\r\n",
    b"GET /api/ga",
    b"GET / HTTP/1.1\r\nHost: x\r\nX-Half: ",
    b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
    b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab",
    HANDSHAKE,
]
PROTOCOLS = [HurriedHttpTools, HurriedH11]
Ask = Callable[[], Awaitable[Any]]
Tell = Callable[[Any], Awaitable[None]]


class House:
    """A server with an application that does as the test says, and the connections that it has."""

    def __init__(self, server: uvicorn.Server, port: int) -> None:
        self.server, self.port = server, port

    async def stranger(self, request: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Somebody who sends that and takes little at a time."""
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        line.setblocking(False)
        await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", self.port))
        reader, writer = await asyncio.open_connection(sock=line, limit=4_096)
        writer.write(request)
        return reader, writer

    async def until_empty(self) -> None:
        """No connection is left, and nothing that serves one."""
        state = self.server.server_state
        while state.connections or state.tasks:
            await asyncio.sleep(0)


class Application:
    """Reads what it is sent, then answers with that much; notes how it ended."""

    def __init__(self, answer: bytes = b"ok") -> None:
        self.answer = answer
        self.ended = asyncio.Event()

    async def __call__(self, scope: Any, receive: Ask, send: Tell) -> None:
        try:
            await (self.http if scope["type"] == "http" else self.talk)(receive, send)
        finally:
            self.ended.set()

    async def http(self, receive: Ask, send: Tell) -> None:
        while (event := await receive()).get("more_body"):
            pass
        if event["type"] == "http.request":
            length = str(len(self.answer)).encode()
            await send(
                {"type": "http.response.start", "status": 200, "headers": [(b"content-length", length)]}
            )
            await send({"type": "http.response.body", "body": self.answer})

    async def talk(self, receive: Ask, send: Tell) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "bytes": self.answer})
        while (await receive())["type"] != "websocket.disconnect":
            pass


class Chatterbox(Application):
    """Never stops to talk."""

    async def talk(self, receive: Ask, send: Tell) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        with suppress(OSError):
            while True:
                await send({"type": "websocket.send", "bytes": self.answer})


class Brief(Application):
    """Says its piece and closes."""

    async def talk(self, receive: Ask, send: Tell) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "bytes": self.answer})
        with suppress(OSError):
            await send({"type": "websocket.close"})


@asynccontextmanager
async def served(app: Any, http: Any = HurriedHttpTools, **more: float) -> AsyncIterator[House]:
    listener = socket.create_server(("127.0.0.1", 0))
    chosen = config(app, "127.0.0.1", 0)
    chosen.http, chosen.lifespan = http, "off"
    for name, value in more.items():
        setattr(chosen, name, value)
    server = uvicorn.Server(chosen)
    task = asyncio.create_task(server.serve([listener]))
    async with asyncio.timeout(PATIENCE):
        while not server.started:
            await asyncio.sleep(0)
        yield House(server, listener.getsockname()[1])
        server.should_exit = True
        await task


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Watched, "patience", Patience(SHORT, SHORT))


async def all_of(reader: asyncio.StreamReader) -> bytes:
    """Everything until the end; nothing, if that was rude."""
    with suppress(ConnectionError):
        return await reader.read()
    return b""


def frame(opcode: int, payload: bytes = b"", fin: bool = True) -> bytes:
    """A frame as a client sends it, with a mask of zeros."""
    return bytes([fin << 7 | opcode, 0x80 | len(payload)]) + bytes(4) + payload


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize("http", PROTOCOLS)
@pytest.mark.parametrize("half", HALVES)
def test_half_a_request_is_cut_off(http: Any, half: bytes) -> None:
    async def story() -> None:
        async with served(Application(), http) as h:
            reader, writer = await h.stranger(half)
            answer = await reader.read()
            assert answer[9:12] in (b"408", b"400", b"")
            await h.until_empty()
            writer.close()

    asyncio.run(story())


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize("http", PROTOCOLS)
def test_a_request_that_comes_drop_by_drop_is_cut_off_as_well(http: Any) -> None:
    async def story() -> None:
        async with served(Application(), http) as h:
            reader, writer = await h.stranger(b"GET / HTTP/1.1\r\nHost: x\r\nX-Drops: ")
            answer = asyncio.create_task(all_of(reader))
            while not answer.done():
                writer.write(b"x")
                await asyncio.wait([answer], timeout=SHORT / 5)
            assert answer.result()[9:12] in (b"408", b"")  # nothing, if it was cut off before its first drop
            await h.until_empty()
            writer.close()

    asyncio.run(story())


@pytest.mark.parametrize("http", PROTOCOLS)
def test_whole_requests_are_answered_one_after_the_other_on_one_connection(
    http: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    request = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nwhole"

    async def story() -> None:
        async with served(Application(), http) as h:
            reader, writer = await h.stranger(b"")
            for _ in range(3):
                writer.write(request)
                assert b" 200 OK" in await reader.readuntil(b"\r\n\r\nok")
            monkeypatch.setattr(Watched, "patience", Patience(SHORT, SHORT))
            writer.write(request[:-1])
            assert (await reader.read()).startswith(b"HTTP/1.1 408 ")
            writer.close()

    asyncio.run(story())


@pytest.mark.parametrize("http", PROTOCOLS)
@pytest.mark.parametrize(
    "head",
    [
        b"GET /" + b"x" * 2 * HEAD,
        b"GET / HTTP/1.1\r\nX: " + b"x" * 2 * HEAD,
        b"GET / HTTP/1.1\r\n" + b"X: x\r\n" * HEAD,
    ],
)
def test_a_head_without_end_is_refused(http: Any, head: bytes) -> None:
    async def story() -> None:
        app = Application()
        async with served(app, http) as h:
            reader, writer = await h.stranger(head)
            with suppress(ConnectionError):
                assert (await reader.read(12))[9:] in (b"400", b"431")
            writer.close()
            await h.until_empty()
        assert not app.ended.is_set()

    asyncio.run(story())


@pytest.mark.parametrize("head", [b"X: x\r\n" * HEADERS, b"X: " + b"x" * HEAD + b"\r\n"])
def test_a_whole_head_is_refused_if_it_is_too_large(head: bytes) -> None:
    async def story() -> None:
        app = Application()
        async with served(app) as h:
            reader, writer = await h.stranger(b"GET / HTTP/1.1\r\nHost: x\r\n" + head + b"\r\n")
            assert (await reader.read(12))[9:] == b"400"
            writer.close()
            await h.until_empty()
        assert not app.ended.is_set()

    asyncio.run(story())


@pytest.mark.parametrize("http", PROTOCOLS)
@pytest.mark.parametrize("extra", [b"X: " + b"x" * 9_000 + b"\r\n", b"X: x\r\n" * 200, b"Bad Name: x\r\n"])
def test_a_handshake_that_the_socket_would_not_understand_leaves_nothing(http: Any, extra: bytes) -> None:
    async def story() -> None:
        async with served(Application(), http) as h:
            reader, writer = await h.stranger(HANDSHAKE + extra + b"\r\n")
            assert (await reader.read())[9:12] == b"400"
            writer.close()
            await h.until_empty()

    asyncio.run(story())


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize("http", PROTOCOLS)
@pytest.mark.parametrize("version", [b"1.0", b"1.1"])
def test_a_page_that_nobody_reads_is_dropped(http: Any, version: bytes) -> None:
    async def story() -> None:
        async with served(Application(MUCH), http) as h:
            _, writer = await h.stranger(b"GET / HTTP/" + version + b"\r\nHost: x\r\n\r\n")
            await h.until_empty()
            writer.close()

    asyncio.run(story())


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize("kind", [Application, Chatterbox, Brief])
def test_a_socket_that_never_reads_is_aborted(kind: type[Application]) -> None:
    async def story() -> None:
        app = kind(MUCH)
        async with served(app) as h:
            _, writer = await h.stranger(HANDSHAKE + b"\r\n")
            await app.ended.wait()
            await h.until_empty()
            writer.close()

    asyncio.run(story())


def test_a_socket_that_answers_no_ping_and_does_not_read_is_aborted() -> None:
    async def story() -> None:
        app = Application(MUCH)
        async with served(app, ws_ping_interval=SHORT, ws_ping_timeout=SHORT) as h:
            _, writer = await h.stranger(HANDSHAKE + b"\r\n")
            await app.ended.wait()
            await h.until_empty()
            writer.close()

    asyncio.run(story())


def test_half_a_frame_is_cut_off_by_the_ping() -> None:
    async def story() -> None:
        app = Application()
        async with served(app, ws_ping_interval=SHORT, ws_ping_timeout=SHORT) as h:
            reader, writer = await h.stranger(HANDSHAKE + b"\r\n")
            await reader.readuntil(b"ok")
            writer.write(frame(1, b"half a frame")[:9])
            await reader.read()
            await app.ended.wait()
            await h.until_empty()
            writer.close()

    asyncio.run(story())


def test_pongs_do_not_pile_up_for_a_client_that_never_reads_them() -> None:
    async def story() -> None:
        app = Application()
        async with served(app) as h:
            _, writer = await h.stranger(HANDSHAKE + b"\r\n")
            with suppress(ConnectionError):
                while not app.ended.is_set():
                    writer.write(frame(9, b"x" * 125) * 100)
                    await writer.drain()
                    await asyncio.sleep(0)
            await h.until_empty()
            writer.close()

    asyncio.run(story())


def test_a_message_in_too_many_pieces_closes_its_socket() -> None:
    async def story() -> None:
        app = Application()
        async with served(app) as h:
            reader, writer = await h.stranger(HANDSHAKE + b"\r\n")
            await reader.readuntil(b"ok")
            writer.write(frame(1, fin=False) + frame(0, fin=False) * FRAGMENTS)
            assert b"too many fragments" in await reader.read()
            await h.until_empty()
            writer.close()

    asyncio.run(story())
