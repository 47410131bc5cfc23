"""The server under load: rooms in which every seat is a client behind a WebSocket of its own.

    python benchmarks/server.py [--rooms 10,100,1000] [--json]
    python benchmarks/server.py --games                a row for every game
    python benchmarks/server.py --rates 200,500        an open loop: moves at a fixed rate, in 1,000 rooms

Beside it, in the same run and on the same stack, a bare echo: one typed message in, one out. Server and echo
run in processes of their own; this one plays all the clients. A move is one answer: decoded, applied, written
to the disk for good, then told to every socket of the room. Latency is from sending it until its sender has
the word that it is in the log, which the server says after it has told everybody; in an open loop it counts
from the moment for which the move was planned. CPU time is the server's own, so it suffers least from
whatever else the machine does.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from functools import partial
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

SEATS = 3
OPTIONS: dict[str, dict[str, Any]] = {
    "bang": {},
    "bang_dice": {},
    "kablamo": {"window_seconds": 600},
    "klack": {"decision_seconds": None},
    "slap45": {"timing": "turn_based"},
}
TICKS = os.sysconf("SC_CLK_TCK")
COLUMNS = (
    "game",
    "rooms",
    "moves/s",
    "p50 ms",
    "p99 ms",
    "CPU µs/move",
    "kB/room",
    "echo/s",
    "CPU µs/echo",
    "CPU ratio",
)

OPEN_LOOP = ("rooms", "planned/s", "moves/s", "p50 ms", "p99 ms", "CPU µs/move")
Row = dict[str, float | str]

SERVER = """
import sys
from pathlib import Path
from sixgun.server.room.clock import Pace
from sixgun.server.serve import serve
from sixgun.server.settings import GENEROUS, Settings
settings = Settings(port=int(sys.argv[1]), data=Path(sys.argv[2]), limits=GENEROUS)
serve(settings, Pace(decision=3600.0, bot=0.0, absent=3600.0, floor=0.0))
"""
ECHO = """
import sys
import msgspec, uvicorn
from litestar import Litestar, WebSocket, websocket
from sixgun.server.serve import config
from sixgun.server.wire import Answer
decode, encode = msgspec.json.Decoder(Answer).decode, msgspec.json.Encoder().encode
@websocket("/ws")
async def echo(socket: WebSocket) -> None:
    await socket.accept()
    while True:
        message = await socket.receive()
        if message["type"] != "websocket.receive":
            return
        await socket.send_text(encode(decode(message["text"])).decode())
uvicorn.Server(config(Litestar([echo], logging_config=None), "127.0.0.1", int(sys.argv[1]))).run()
"""


class Option(msgspec.Struct):
    text: str


class Question(msgspec.Struct):
    options: list[Option]
    awaited: bool
    number: int


class View(msgspec.Struct, frozen=True):
    """A view, or what has changed in it."""

    over: bool = False


class Told(msgspec.Struct):
    changes: View = View()


class Heard(msgspec.Struct):
    """What a client reads of a message; the rest is skipped."""

    type: str
    view: View | None = None
    events: list[Told] = []
    question: Question | None = None
    held: bool = False

    @property
    def over(self) -> bool:
        return (self.view is not None and self.view.over) or any(told.changes.over for told in self.events)


read = msgspec.json.Decoder(Heard).decode


class Process:
    """A server in a process of its own."""

    def __init__(self, code: str, folder: Path) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.log = (folder / f"{self.port}.txt").open("w")
        self.data = folder / "bench.db"
        command = [sys.executable, "-c", code, str(self.port), str(self.data)]
        self.child = subprocess.Popen(command, stdout=self.log, stderr=self.log)

    async def ready(self) -> None:
        """Until it answers anything: the port is open before the rest is."""
        while True:
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                await reader.readexactly(1)
            except (OSError, EOFError):
                assert self.child.poll() is None, Path(self.log.name).read_text()
                await asyncio.sleep(0.05)
            else:
                writer.close()
                return await writer.wait_closed()

    def cpu(self) -> float:
        fields = Path(f"/proc/{self.child.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> float:
        """Resident kilobytes."""
        lines = Path(f"/proc/{self.child.pid}/status").read_text().splitlines()
        return float(next(line for line in lines if line.startswith("VmRSS")).split()[1])

    def logged(self) -> int:
        """Actions in the log."""
        with contextlib.closing(sqlite3.connect(self.data)) as db:
            return int(db.execute("SELECT count(*) FROM log").fetchone()[0])

    def stop(self) -> None:
        self.child.terminate()
        self.child.wait()
        self.log.close()


def post(port: int, path: str, **body: object) -> Any:
    request = Request(
        f"http://127.0.0.1:{port}{path}", json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    return json.loads(urlopen(request, timeout=120).read())


class Client:
    """One seat: reads all that comes, and knows what it is asked."""

    def __init__(self, socket: ClientConnection, news: asyncio.Event) -> None:
        self.socket, self.news = socket, news
        self.question: Question | None = None
        self.over = False
        self.reply: asyncio.Future[bool] | None = None
        self.dealt = asyncio.Event()
        self.reading = asyncio.create_task(self.read())

    async def read(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for text in self.socket:
                self.hear(read(text))

    def hear(self, message: Heard) -> None:
        if message.type == "step" or message.view is not None:
            self.question = message.question
            self.over = self.over or message.over
            self.dealt.set()
        elif message.type in ("taken", "refused") and self.reply is not None and not self.reply.done():
            self.reply.set_result(message.type == "taken")
        self.news.set()

    @property
    def asked(self) -> bool:
        return self.question is not None and self.question.awaited

    async def answer(self, text: str, number: int) -> bool:
        """Whether the answer was taken; it is refused if the table has changed on the way."""
        assert self.question is not None
        self.reply = asyncio.get_running_loop().create_future()
        asked = self.question.number
        await self.socket.send(f'{{"type":"answer","action":"{text}","id":"{number}","question":{asked}}}')
        return await self.reply

    async def close(self) -> None:
        await self.socket.close()
        await self.reading


class Table:
    """One room with its clients."""

    def __init__(self, clients: list[Client], news: asyncio.Event, seed: int) -> None:
        self.clients, self.news = clients, news
        self.rng = random.Random(seed)
        self.moves = 0

    @property
    def over(self) -> bool:
        return any(client.over for client in self.clients)

    async def move(self, since: float | None = None) -> float | None:
        """One answer, until it is taken; the seconds that took. None: the game is over."""
        while not self.over:
            asked = [client for client in self.clients if client.asked]
            if not asked:
                self.news.clear()
                await self.news.wait()
                continue
            client = self.rng.choice(asked)
            question = client.question
            assert question is not None
            self.moves += 1
            start = since or time.perf_counter()
            if await client.answer(self.rng.choice(question.options).text, self.moves):
                return time.perf_counter() - start
            if client.question is question:  # what is new is still on its way
                self.news.clear()
                await self.news.wait()
        return None


async def seat(port: int, game: str, seed: int) -> Table:
    """A table that is dealt, with a client at each seat."""
    wish = {"game": game, "seats": SEATS, "name": "A", "bots": "random", "options": OPTIONS[game]}
    first = await asyncio.to_thread(post, port, "/api/tables", **wish)
    path = f"/api/tables/{first['table']}/join"
    tokens = [first["token"]]
    for name in "BC":
        tokens.append((await asyncio.to_thread(post, port, path, name=name))["token"])
    news = asyncio.Event()
    clients = []
    for token in tokens:
        socket = await connect(f"ws://127.0.0.1:{port}/ws/{first['table']}", compression=None, max_queue=None)
        clients.append(Client(socket, news))
        await socket.send(json.dumps({"type": "hello", "token": token}))
    await clients[0].socket.send('{"type":"start"}')
    for client in clients:
        await client.dealt.wait()
    return Table(clients, news, seed)


async def in_turn(calls: Iterable[Callable[[], Awaitable[Any]]], width: int) -> list[Any]:
    """All of them, at most `width` at a time."""
    gate = asyncio.Semaphore(width)

    async def one(call: Callable[[], Awaitable[Any]]) -> Any:
        async with gate:
            return await call()

    return list(await asyncio.gather(*(one(call) for call in calls)))


async def seats(server: Process, game: str, rooms: int) -> list[Table]:
    return await in_turn([lambda n=n: seat(server.port, game, n) for n in range(rooms)], 16)  # type: ignore[misc]


async def play(server: Process, game: str, rooms: int, seconds: float) -> dict[str, float]:
    """All rooms play until half of them are over or the time is up."""
    before = server.memory()
    tables = await seats(server, game, rooms)
    memory = (server.memory() - before) / rooms
    latencies: list[float] = []
    stop = asyncio.Event()

    async def one(table: Table) -> None:
        while not stop.is_set() and (took := await table.move()) is not None:
            latencies.append(took)

    async def watch() -> None:
        end = time.perf_counter() + seconds
        while time.perf_counter() < end and sum(table.over for table in tables) < rooms / 2:
            await asyncio.sleep(0.01)
        stop.set()

    logged, cpu, start = server.logged(), server.cpu(), time.perf_counter()
    watching = asyncio.create_task(watch())
    await asyncio.gather(*(one(table) for table in tables))
    wall, cpu = time.perf_counter() - start, server.cpu() - cpu
    moves = server.logged() - logged
    await watching
    await leave(tables)
    return {"moves": moves, "wall": wall, "cpu": cpu, "memory": memory, **quantiles(latencies)}


async def leave(tables: list[Table]) -> None:
    await in_turn([client.close for table in tables for client in table.clients], 64)


async def arrive(server: Process, rooms: int, rate: float, seconds: float) -> dict[str, float]:
    """Moves come at that rate whatever the server does; each is made in a room that waits for one."""
    tables = await seats(server, "klack", rooms)
    random.Random(1).shuffle(tables)
    idle = deque(tables)
    latencies: list[float] = []
    under_way: set[asyncio.Task[None]] = set()

    async def one(table: Table, planned: float) -> None:
        took = await table.move(planned)
        if took is not None:
            latencies.append(took)
            idle.append(table)

    logged, cpu, start = server.logged(), server.cpu(), time.perf_counter()
    for number in range(round(rate * seconds)):
        planned = start + number / rate
        await asyncio.sleep(max(0.0, planned - time.perf_counter()))
        while not idle:
            await asyncio.sleep(0.001)
        task = asyncio.create_task(one(idle.popleft(), planned))
        under_way.add(task)
        task.add_done_callback(under_way.discard)
    await asyncio.gather(*under_way)
    wall, cpu = time.perf_counter() - start, server.cpu() - cpu
    moves = server.logged() - logged
    await leave(tables)
    return {"moves": moves, "wall": wall, "cpu": cpu, **quantiles(latencies)}


def quantiles(latencies: list[float]) -> dict[str, float]:
    ordered = sorted(latencies)
    return {"p50": statistics.median(ordered), "p99": ordered[int(len(ordered) * 0.99)]}


async def echo(server: Process, sockets: int, seconds: float) -> dict[str, float]:
    """The same number of rooms, one socket each, sending its next message when the last has come back."""
    url = f"ws://127.0.0.1:{server.port}/ws"
    open_ones = await in_turn([lambda: connect(url, compression=None) for _ in range(sockets)], 16)
    end = time.perf_counter() + seconds
    trips = 0

    async def one(client: ClientConnection) -> None:
        nonlocal trips
        while time.perf_counter() < end:
            await client.send('{"type":"answer","action":"bid (1,0)","id":"17","question":12}')
            await client.recv()
            trips += 1

    cpu, start = server.cpu(), time.perf_counter()
    await asyncio.gather(*(one(client) for client in open_ones))
    wall, cpu = time.perf_counter() - start, server.cpu() - cpu
    await in_turn([client.close for client in open_ones], 64)
    return {"trips": trips, "wall": wall, "cpu": cpu}


async def measure(game: str, rooms: int, rounds: int, seconds: float) -> Row:
    """Rounds of both, one after the other, so that both see the same machine."""
    plays, echoes = [], []
    with tempfile.TemporaryDirectory() as folder:
        server, bare = Process(SERVER, Path(folder)), Process(ECHO, Path(folder))
        try:
            await server.ready()
            await bare.ready()
            for _ in range(rounds):
                plays.append(await play(server, game, rooms, seconds))
                echoes.append(await echo(bare, rooms, min(seconds, 2.0)))
        finally:
            server.stop()
            bare.stop()
    moves, trips = sum(p["moves"] for p in plays), sum(e["trips"] for e in echoes)
    per_move = sum(p["cpu"] for p in plays) / moves * 1e6
    per_echo = sum(e["cpu"] for e in echoes) / trips * 1e6
    values = (
        game,
        rooms,
        moves / sum(p["wall"] for p in plays),
        statistics.median(p["p50"] for p in plays) * 1e3,
        statistics.median(p["p99"] for p in plays) * 1e3,
        per_move,
        plays[0]["memory"],
        trips / sum(e["wall"] for e in echoes),
        per_echo,
        per_echo / per_move,
    )
    return dict(zip(COLUMNS, values, strict=True))


async def measure_rate(rooms: int, rate: float, seconds: float) -> Row:
    with tempfile.TemporaryDirectory() as folder:
        server = Process(SERVER, Path(folder))
        try:
            await server.ready()
            got = await arrive(server, rooms, rate, seconds)
        finally:
            server.stop()
    values = (rooms, rate, got["moves"] / got["wall"], got["p50"] * 1e3, got["p99"] * 1e3)
    return dict(zip(OPEN_LOOP, (*values, got["cpu"] / got["moves"] * 1e6), strict=True))


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the server under load.")
    parser.add_argument("--rooms", default="10,100,1000")
    parser.add_argument("--games", action="store_true", help="a row for every game, with a hundred rooms")
    parser.add_argument("--rates", default="", help="moves a second of the open loop")
    parser.add_argument("--seconds", type=float, default=20.0, help="the longest that one round may take")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    rows = []
    for call in measurements(args):
        rows.append(asyncio.run(call()))
        if not args.json:
            show(rows[-1], first=len(rows) == 1)
    if args.json:
        print(json.dumps(rows, indent=1))


def measurements(args: argparse.Namespace) -> list[Callable[[], Coroutine[Any, Any, Row]]]:
    if args.rates:
        return [partial(measure_rate, 1_000, float(rate), args.seconds) for rate in args.rates.split(",")]
    if args.games:
        return [partial(measure, game, 100, 2, args.seconds) for game in OPTIONS]
    sizes = [int(number) for number in args.rooms.split(",")]
    return [partial(measure, "klack", size, max(1, min(8, 200 // size)), args.seconds) for size in sizes]


def show(row: Row, first: bool) -> None:
    if first:
        print("".join(f"{name:>13}" for name in row))
    print("".join(f"{shown(value):>13}" for value in row.values()), flush=True)


def shown(value: float | str) -> str:
    if isinstance(value, str):
        return value
    return f"{value:.2f}" if value < 10 else f"{value:.0f}"


if __name__ == "__main__":
    main()
