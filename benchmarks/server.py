"""The server under load: rooms of three seats, each a bot behind a WebSocket of its own.

    python benchmarks/server.py [--rooms 10,100,1000] [--json]
    python benchmarks/server.py --people 1       a socket for each room; the server's bots beside it

Beside it, in the same run and on the same stack, a bare echo: one typed message in, one out. Server and echo
run in processes of their own; this one plays all the clients. A move is one answer: decoded, applied, written
to the disk for good, then told to every socket of the room. Latency is from sending it until the last of them
has its events. CPU time is the server's own, so it suffers least from whatever else the machine does.
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
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect

SEATS = 3
TICKS = os.sysconf("SC_CLK_TCK")
COLUMNS = (
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

SERVER = """
import sys
from pathlib import Path
from sixgun.server.room.clock import Pace
from sixgun.server.serve import serve
serve("127.0.0.1", int(sys.argv[1]), Path(sys.argv[2]), Pace(bot=0.0, absent=3600.0))
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
    answer: str | None


class View(msgspec.Struct):
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

    @property
    def shows_table(self) -> bool:
        return self.type == "step" or self.view is not None

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
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
            except OSError:
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


class Table:
    """One room with its three clients."""

    def __init__(self, sockets: list[ClientConnection], seed: int) -> None:
        self.sockets = sockets
        self.asked: list[Question | None] = [None] * len(sockets)
        self.rng = random.Random(seed)
        self.over = False
        self.moves = 0

    async def hear(self, seat: int, until: str = "step") -> None:
        """Until the next step of that seat, or until its answer is in the log."""
        while True:
            message = read(await self.sockets[seat].recv())
            if message.shows_table:
                self.asked[seat] = message.question
                self.over = self.over or message.over
            if message.type == until and (until == "taken" or message.shows_table):
                return

    async def asked_seats(self) -> list[int]:
        """The seats that are to answer; with bots in the server, when those are done."""
        while not self.over:
            found = [s for s, q in enumerate(self.asked) if q is not None and q.answer is None]
            if found:
                return found
            await self.hear(0)
        return []

    async def move(self, open_seats: list[int]) -> float:
        """One answer, until all sockets have heard of it; the seconds that took."""
        seat = self.rng.choice(open_seats)
        question = self.asked[seat]
        assert question is not None
        text = self.rng.choice(question.options).text
        self.moves += 1
        start = time.perf_counter()
        await self.sockets[seat].send(f'{{"type":"answer","action":"{text}","id":"{self.moves}"}}')
        await self.hear(seat, "taken")
        for other in range(len(self.sockets)):
            if other != seat:
                await self.hear(other)
        return time.perf_counter() - start


async def seat(port: int, people: int, seed: int) -> Table:
    """A table that is dealt, with that many people."""
    options = {"decision_seconds": None}
    wish = {"game": "klack", "seats": SEATS, "name": "A", "bots": "random", "options": options}
    first = await asyncio.to_thread(post, port, "/api/tables", **wish)
    path = f"/api/tables/{first['table']}/join"
    tokens = [first["token"]]
    for name in "BC"[: people - 1]:
        tokens.append((await asyncio.to_thread(post, port, path, name=name))["token"])
    sockets = []
    for token in tokens:
        sockets.append(await connect(f"ws://127.0.0.1:{port}/ws/{first['table']}", compression=None))
        await sockets[-1].send(json.dumps({"type": "hello", "token": token}))
    await sockets[0].send('{"type":"start"}')
    table = Table(sockets, seed)
    for place in range(people):
        await table.hear(place, "welcome")
    return table


async def in_turn(calls: Iterable[Callable[[], Awaitable[Any]]], width: int) -> list[Any]:
    """All of them, at most `width` at a time."""
    gate = asyncio.Semaphore(width)

    async def one(call: Callable[[], Awaitable[Any]]) -> Any:
        async with gate:
            return await call()

    return list(await asyncio.gather(*(one(call) for call in calls)))


async def play(server: Process, rooms: int, people: int, seconds: float) -> dict[str, float]:
    """All rooms play until half of them are over or the time is up."""
    before = server.memory()
    tables = await in_turn([lambda n=n: seat(server.port, people, n) for n in range(rooms)], 16)  # type: ignore[misc]
    memory = (server.memory() - before) / rooms
    latencies: list[float] = []
    stop = asyncio.Event()

    async def one(table: Table) -> None:
        while not stop.is_set() and (seats := await table.asked_seats()):
            latencies.append(await table.move(seats))

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
    await in_turn([s.close for table in tables for s in table.sockets], 64)
    return {"moves": moves, "wall": wall, "cpu": cpu, "memory": memory, **quantiles(latencies)}


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


async def measure(rooms: int, people: int, rounds: int, seconds: float) -> dict[str, float]:
    """Rounds of both, one after the other, so that both see the same machine."""
    plays, echoes = [], []
    with tempfile.TemporaryDirectory() as folder:
        server, bare = Process(SERVER, Path(folder)), Process(ECHO, Path(folder))
        try:
            await server.ready()
            await bare.ready()
            for _ in range(rounds):
                plays.append(await play(server, rooms, people, seconds))
                echoes.append(await echo(bare, rooms, min(seconds, 2.0)))
        finally:
            server.stop()
            bare.stop()
    moves, trips = sum(p["moves"] for p in plays), sum(e["trips"] for e in echoes)
    per_move = sum(p["cpu"] for p in plays) / moves * 1e6
    per_echo = sum(e["cpu"] for e in echoes) / trips * 1e6
    values = (
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


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the server under load.")
    parser.add_argument("--rooms", default="10,100,1000")
    parser.add_argument("--people", type=int, choices=(1, 3), default=3, help="sockets in a room")
    parser.add_argument("--seconds", type=float, default=20.0, help="the longest that one round may take")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    rows = []
    for rooms in [int(number) for number in args.rooms.split(",")]:
        rounds = max(1, min(8, 200 // rooms))
        rows.append(asyncio.run(measure(rooms, args.people, rounds, args.seconds)))
        if not args.json:
            show(rows[-1], first=len(rows) == 1)
    if args.json:
        print(json.dumps(rows, indent=1))


def show(row: dict[str, float], first: bool) -> None:
    if first:
        print("".join(f"{name:>13}" for name in COLUMNS))
    print(
        "".join(f"{row[name]:13.2f}" if row[name] < 10 else f"{row[name]:13.0f}" for name in COLUMNS),
        flush=True,
    )


if __name__ == "__main__":
    main()
