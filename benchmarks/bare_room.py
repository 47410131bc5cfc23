"""What a room costs without a game in it, beside the bare echo: how far `server.py` could come at best.

    python benchmarks/bare_room.py [--rooms 100] [--rounds 3]

One typed message in, one row of a log written to the disk for good (all that wait go into one commit, by a
thread of its own), then one message of the length of a step out to three sockets. There are no rules, views,
tokens, clocks, limits and figures.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
import time
from pathlib import Path

from server import ECHO, SEATS, Process, echo, in_turn
from websockets.asyncio.client import ClientConnection, connect

SECONDS = 4.0
BARE_ROOM = """
import asyncio, sqlite3, sys, threading
from collections import defaultdict
from queue import SimpleQueue
import msgspec, uvicorn
from litestar import Litestar, WebSocket, websocket
from sixgun.server.serve import config
from sixgun.server.wire import Answer
decode, encode = msgspec.json.Decoder(Answer).decode, msgspec.json.Encoder().encode
STEP = "x" * 600
LOG = "CREATE TABLE log (room, seq, id, action, at, PRIMARY KEY (room, seq)) WITHOUT ROWID"
sockets, numbers, waiting = defaultdict(list), defaultdict(int), SimpleQueue()
def done(batch):
    for _, written in batch:
        written.set_result(None)
def keep(loop):
    db = sqlite3.connect(sys.argv[2], isolation_level=None)
    for statement in ("PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", LOG):
        db.execute(statement)
    while True:
        batch = [waiting.get()]
        while not waiting.empty():
            batch.append(waiting.get())
        db.execute("BEGIN")
        db.executemany("INSERT INTO log VALUES (?, ?, ?, ?, ?)", [row for row, _ in batch])
        db.execute("COMMIT")
        loop.call_soon_threadsafe(done, batch)
async def start():
    threading.Thread(target=keep, args=(asyncio.get_running_loop(),), daemon=True).start()
@websocket("/ws/{room:int}")
async def talk(socket: WebSocket, room: int) -> None:
    await socket.accept()
    sockets[room].append(socket)
    while True:
        message = await socket.receive()
        if message["type"] != "websocket.receive":
            return sockets[room].remove(socket)
        answer = decode(message["text"])
        numbers[room] += 1
        written = asyncio.get_running_loop().create_future()
        waiting.put(((room, numbers[room], answer.id, answer.action, 0.0), written))
        await written
        for one in sockets[room]:
            await one.send_text(encode({"type": "step", "number": numbers[room], "text": STEP}).decode())
app = Litestar([talk], on_startup=[start], logging_config=None)
uvicorn.Server(config(app, "127.0.0.1", int(sys.argv[1]))).run()
"""


async def bare_rooms(server: Process, rooms: int) -> float:
    """CPU seconds for one message to all."""
    url = f"ws://127.0.0.1:{server.port}/ws"
    calls = [lambda room=room: connect(f"{url}/{room}", compression=None) for room in range(rooms)] * SEATS  # type: ignore[misc]
    opened = await in_turn(calls, 16)
    trips = 0
    end = time.perf_counter() + SECONDS

    async def one(people: list[ClientConnection]) -> None:
        nonlocal trips
        while time.perf_counter() < end:
            await people[0].send('{"type":"answer","action":"bid (1,0)","id":"17","question":12}')
            for person in people:
                await person.recv()
            trips += 1

    cpu = server.cpu()
    await asyncio.gather(*(one(opened[room::rooms]) for room in range(rooms)))
    cpu = server.cpu() - cpu
    await in_turn([person.close for person in opened], 64)
    return cpu / trips


async def measure(rooms: int, rounds: int) -> None:
    ratios = []
    with tempfile.TemporaryDirectory() as folder:
        bare, mirror = Process(BARE_ROOM, Path(folder)), Process(ECHO, Path(folder))
        try:
            await bare.ready()
            await mirror.ready()
            for _ in range(rounds):
                room = await bare_rooms(bare, rooms)
                reply = await echo(mirror, rooms, SECONDS / 2)
                each = reply["cpu"] / reply["trips"]
                ratios.append(each / room)
                print(f"bare room {room * 1e6:.0f} µs, echo {each * 1e6:.0f} µs, echo/room {ratios[-1]:.2f}")
        finally:
            bare.stop()
            mirror.stop()
    print(f"median echo/room {statistics.median(ratios):.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure a room without a game.")
    parser.add_argument("--rooms", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    asyncio.run(measure(args.rooms, args.rounds))


if __name__ == "__main__":
    main()
