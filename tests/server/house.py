"""A real server on a port of its own, clients over real sockets, and a clock that is turned by hand."""

from __future__ import annotations

import asyncio
import functools
import heapq
import itertools
import json
import random
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from io import BytesIO
from pathlib import Path
from typing import Any, ClassVar
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sixgun.server.room.clock import Pace, Time
from sixgun.server.room.hall import Hall
from sixgun.server.room.play import Play
from sixgun.server.room.room import Room, World
from sixgun.server.serve import config
from sixgun.server.settings import GENEROUS, Settings
from sixgun.server.store.file import prepare
from sixgun.server.store.log import SqliteStore
from sixgun.server.watch.watch import Watch
from sixgun.server.web.app import app

Message = dict[str, Any]
Tell = Callable[[Callable[["House"], Awaitable[None]]], None]  # runs a story in a house of its own
SEED = 45  # of the first table; what is dealt and what bots do is the same in every run
PATIENCE = 600.0  # seconds after which a test that waits has failed, on however slow a machine
QUICK = Pace(
    bot=0.0,
    search=0.0,
    absent=30.0,
    floor=2.0,
    ready=0.0,
    look=0.0,
    hello=PATIENCE,
    answer=PATIENCE,
    keep=600.0,
)
AT_ONCE = msgspec.structs.replace(QUICK, floor=0.0)  # where nothing is told by how long a window stays open
EMPTY: list[bytes] = []


class HandTime:
    """Stands still until it is turned."""

    def __init__(self) -> None:
        self.at = 1_000.0
        self._at_once: list[HandAlarm] = []
        self._order = itertools.count()
        self._due: list[tuple[float, int, HandAlarm]] = []

    def now(self) -> float:
        return self.at

    def moment(self, monotonic: float) -> float:
        return self.at

    def after(self, seconds: float, call: Callable[[], None]) -> HandAlarm:
        alarm = HandAlarm(call)
        if seconds <= 0:
            self._at_once.append(alarm)
            asyncio.get_running_loop().call_soon(alarm.ring)
        else:
            heapq.heappush(self._due, (self.at + seconds, next(self._order), alarm))
        return alarm

    @property
    def still(self) -> bool:
        """Nothing is about to ring until it is turned."""
        self._at_once = [alarm for alarm in self._at_once if alarm.call is not None]
        return not self._at_once

    def turn(self, seconds: float) -> None:
        """Let time pass; whatever falls due rings in order."""
        until = self.at + seconds
        while self._due and self._due[0][0] <= until:
            self.at, _, alarm = heapq.heappop(self._due)
            alarm.ring()
        self.at = until


class HandAlarm:
    def __init__(self, call: Callable[[], None]) -> None:
        self.call: Callable[[], None] | None = call

    def ring(self) -> None:
        call, self.call = self.call, None
        if call is not None:
            call()

    def cancel(self) -> None:
        self.call = None


def body_of(request: Request) -> bytes:
    """The answer to a request; no socket stays open, whether it is granted or refused."""
    try:
        with urlopen(request, timeout=PATIENCE) as answer:
            return bytes(answer.read())
    except HTTPError as error:
        with error:
            refusal = BytesIO(error.read())
        raise HTTPError(error.url, error.code, error.msg, error.headers, refusal) from None


class House:
    """A running server."""

    def __init__(self, port: int, hall: Hall, time: Time) -> None:
        self.port, self.hall, self.time = port, hall, time
        self.clients: list[Client] = []
        self.headers: dict[str, str] = {}  # of all requests and sockets

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def get(self, path: str) -> Any:
        return json.loads(await self.fetch(path))

    async def fetch(self, path: str) -> bytes:
        return await asyncio.to_thread(body_of, Request(self.url + path, headers=self.headers))

    async def post(self, path: str, **body: object) -> Any:
        headers = {"Content-Type": "application/json", **self.headers}
        request = Request(self.url + path, json.dumps(body).encode(), headers)
        return json.loads(await asyncio.to_thread(body_of, request))

    async def table(
        self, seats: int = 3, people: int = 1, start: bool = True, **more: object
    ) -> list[Client]:
        """A table of Klack with that many people at it, connected."""
        wish: dict[str, Any] = {"game": "klack", "seats": seats, "name": "P0", "bots": "random", **more}
        first = await self.post("/api/tables", **wish)
        others = [
            await self.post(f"/api/tables/{first['table']}/join", name=f"P{n}") for n in range(1, people)
        ]
        clients = [await self.client(seated["table"], seated["token"]) for seated in (first, *others)]
        if start:
            await clients[0].say(type="start")
            for client in clients:
                await client.until(lambda m: m["type"] == "welcome" and m["view"] is not None)
        return clients

    async def socket(self, table: str, token: str | None = None) -> Client:
        """A socket that has said nothing yet."""
        socket = await connect(
            f"ws://127.0.0.1:{self.port}/ws/{table}",
            compression=None,
            max_size=None,
            max_queue=None,  # whoever does not look at their mail answers pings all the same
            open_timeout=PATIENCE,
            ping_interval=None,  # no machine is too slow to answer
            additional_headers=self.headers,
        )
        self.clients.append(Client(socket, table, token, self.time))
        return self.clients[-1]

    async def settled(self, table: str) -> None:
        """Everything that is due has been done, and everything in the room's mailbox dealt with."""
        assert isinstance(self.time, HandTime)
        room = await self.hall.find(table)
        async with asyncio.timeout(PATIENCE):
            while not (room.mail.idle and self.time.still):
                await asyncio.sleep(0)

    async def client(self, table: str, token: str | None = None, last: int = 0) -> Client:
        client = await self.socket(table, token)
        await client.say(type="hello", token=token, last=last)
        if (await client.until(lambda m: m["type"] in ("welcome", "refused")))["type"] == "welcome":
            await client.of("lobby")  # everybody is told who has come
        return client


def empty_file(path: Path) -> bytes:
    """A store with the schema and nothing in it; made once, because the migrations are slow to load."""
    if not EMPTY:
        prepare(path)
        EMPTY.append(path.read_bytes())
    return EMPTY[0]


def play_of(room: Room) -> Play:
    """The game of a room in which one is dealt."""
    assert room.play is not None
    return room.play


class Premises:
    """An application is dear to make: one that a house has left is let to the next."""

    vacant: ClassVar[list[Premises]] = []
    open: Callable[[], Hall]

    def __init__(self) -> None:
        self.app = app(lambda: self.open())

    @classmethod
    def let(cls, open: Callable[[], Hall]) -> Premises:
        found = cls.vacant.pop() if cls.vacant else cls()
        found.open = open
        return found


@asynccontextmanager
async def house(
    data: Path,
    pace: Pace = QUICK,
    time: Time | None = None,
    proxies: str | None = None,
    settings: Settings = Settings(limits=GENEROUS),  # noqa: B008
) -> AsyncIterator[House]:
    """A server in this very loop, on a free port of the loopback; its clock is turned by hand."""
    if not data.exists():
        data.write_bytes(empty_file(data.with_suffix(".empty")))
    halls: list[Hall] = []
    chosen: Time = time or HandTime()
    seeds = itertools.count(SEED)

    def hall() -> Hall:
        world = World(SqliteStore(data), chosen, pace, lambda: random.Random(next(seeds)), settings, Watch())
        halls.append(Hall(world))
        return halls[0]

    listener = socket.create_server(("127.0.0.1", 0))
    premises = Premises.let(hall)
    server = uvicorn.Server(config(premises.app, "127.0.0.1", 0, proxies))
    task = asyncio.create_task(server.serve([listener]))
    while not server.started and not task.done():
        await asyncio.sleep(0)
    place = House(listener.getsockname()[1], halls[0], chosen)
    try:
        yield place
    finally:
        for client in place.clients:
            await client.close()
        server.should_exit = True
        await task
        Premises.vacant.append(premises)


class Client:
    """One socket, with everything that it has heard."""

    def __init__(self, socket: ClientConnection, table: str, token: str | None, time: Time) -> None:
        self.socket, self.table, self.token, self.time = socket, table, token, time
        self.heard: list[Message] = []
        self.raw: list[str] = []
        self.read = 0  # how much of `heard` the test has looked at
        self.number = 0
        self.view: Any = None
        self.ids = itertools.count()

    async def say(self, **message: object) -> None:
        await self.socket.send(json.dumps(message))

    async def until(self, wanted: Callable[[Message], bool]) -> Message:
        """The next message of that kind."""
        async with asyncio.timeout(PATIENCE):
            while True:
                while self.read < len(self.heard):
                    self.read += 1
                    if wanted(self.heard[self.read - 1]):
                        return self.heard[self.read - 1]
                await self.hear()

    async def hear(self) -> Message:
        text = await self.socket.recv()
        message: Message = json.loads(text)
        self.raw.append(str(text))
        self.heard.append(message)
        if message["type"] in ("step", "welcome"):
            self.number = message["number"]
            self.view = message["view"] = folded(self.view, message)
        return message

    async def catch_up(self) -> None:
        """Hear all that the room has said so far, by asking for what is new."""
        await self.say(type="hello", last=self.number)
        await self.of("welcome")

    async def delivered(self) -> None:
        """All that was said has been read by the server."""
        async with asyncio.timeout(PATIENCE):
            await (await self.socket.ping())

    async def ending(self) -> tuple[int, list[str]]:
        """Hear everything until the socket is closed: how it was, and the codes of what was refused."""
        with suppress(ConnectionClosed):
            async with asyncio.timeout(PATIENCE):
                while True:
                    await self.hear()
        return self.socket.close_code or 0, [m["code"] for m in self.heard if m["type"] == "refused"]

    async def last_word(self) -> tuple[int, str]:
        """How the socket was closed, and why."""
        code, words = await self.ending()
        return code, words[-1]

    async def of(self, kind: str) -> Message:
        return await self.until(lambda m: m["type"] == kind)

    @property
    def table_now(self) -> Message:
        """The last message that showed the table."""
        return [m for m in self.heard if m["type"] in ("step", "welcome")][-1]

    @property
    def lobby(self) -> Any:
        return [m for m in self.heard if "lobby" in m][-1]["lobby"]

    @property
    def question(self) -> Any:
        return self.table_now["question"]

    @property
    def options(self) -> list[str]:
        return [option["text"] for option in self.question["options"]] if self.question else []

    async def answer(self, action: str, **more: object) -> Message:
        """Answer, and wait for the word that it is in the log, or refused."""
        answer_id = f"a{next(self.ids)}"
        while True:
            await self.say(type="answer", action=action, id=answer_id, **more)
            reply = await self.until(lambda m: m["type"] in ("taken", "refused") and is_about(m, answer_id))
            if reply.get("code") != "too_fast":
                return reply
            await self.breathe()

    async def breathe(self) -> None:
        """Until one more message is allowed: a quick machine plays faster than a client may talk."""
        if isinstance(self.time, HandTime):
            self.time.turn(0.05)
        else:
            await asyncio.sleep(0.05)

    async def close(self) -> None:
        await self.socket.close()


def folded(view: Any, message: Message) -> Any:
    """The view after a message: a welcome tells it whole, a step what is laid over the last one."""
    if message["type"] == "welcome":
        return message["view"]
    parts = [told["changes"] for told in message["events"]] + [message["changes"]]
    return functools.reduce(lambda seen, changes: seen | changes, parts, view)


def without_changes(event: Message) -> Message:
    """An event as the rules tell it, without what it altered in a view."""
    return {name: value for name, value in event.items() if name != "changes"}


def is_about(reply: Message, answer_id: str) -> bool:
    """A message that is refused for its haste has not even been read."""
    return bool(reply["id"] == answer_id or reply.get("code") == "too_fast")


def asked(message: Message) -> bool:
    """Does the table wait for the client?"""
    question = message.get("question")
    return question is not None and bool(question["awaited"])


async def play(client: Client, seed: int = 0) -> Message:
    """Answer every question at random until the game is over; the last lobby."""
    rng = random.Random(seed)
    last = client.table_now
    while not last["view"]["over"]:
        if asked(last):
            reply = await client.answer(rng.choice(client.options))
            assert reply["type"] == "taken", reply
        last = client.table_now
        if not asked(last) and not last["view"]["over"]:
            last = await client.until(lambda m: m["type"] == "step" and (asked(m) or m["view"]["over"]))
            last = client.table_now
    if client.lobby["phase"] != "over":
        await client.until(lambda m: m["type"] == "lobby" and m["lobby"]["phase"] == "over")
    return last
