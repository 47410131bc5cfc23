"""A killed server resumes every room at the exact decision: nothing lost, nothing applied twice."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

import sixgun
from sixgun.server.room.clock import SystemTime
from sixgun.server.room.seats import load
from sixgun.server.store.log import Entry, Row
from tests.server import toy
from tests.server.house import PATIENCE, QUICK, Client, HandTime, House, asked, house, play

SERVER = """
import sys
from pathlib import Path
from sixgun.server.room.clock import Pace
from sixgun.server.serve import serve
from sixgun.server.settings import GENEROUS, Settings
settings = Settings(port=int(sys.argv[1]), data=Path(sys.argv[2]), limits=GENEROUS)
serve(settings, Pace(bot=0.0, absent=3600.0, ready=0.0, look=0.0, hello=3600.0))
"""
PATIENT = {"decision_seconds": None}  # no machine is too slow to play
Acknowledged = dict[str, set[str]]  # table -> the ids whose answers the server has said to be in the log


class Process:
    """A server in a process of its own, which can be killed and started again on the same port and file."""

    def __init__(self, folder: Path, code: str = SERVER) -> None:
        self.folder, self.data, self.code = folder, folder / "s.db", code
        self.port = port_of_no_client()
        self.child: subprocess.Popen[bytes] | None = None

    def launch(self) -> subprocess.Popen[bytes]:
        """The process begins; it cannot be reached yet."""
        with (self.folder / "server.txt").open("ab") as out:
            command = [sys.executable, "-c", self.code, str(self.port), str(self.data)]
            self.child = subprocess.Popen(command, stdout=out, stderr=out)
        return self.child

    async def start(self) -> None:
        child = self.launch()
        async with asyncio.timeout(PATIENCE):
            while not await self.is_well():
                assert child.poll() is None, (self.folder / "server.txt").read_text()
                await asyncio.sleep(0.02)

    async def is_well(self) -> bool:
        """The port is open before anybody answers there."""
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
            answer = await reader.read(64)
            writer.close()
            await writer.wait_closed()
        except OSError:
            return False
        return b" 200 " in answer

    def kill(self) -> None:
        if self.child is not None:
            os.kill(self.child.pid, signal.SIGKILL)
            self.child.wait()
        self.child = None


@asynccontextmanager
async def process_in(folder: Path, code: str = SERVER) -> AsyncIterator[tuple[Process, House]]:
    """A server in a process of its own, and the way to it; neither is left behind."""
    process = Process(folder, code)
    h = House(process.port, None, SystemTime())  # type: ignore[arg-type]
    try:
        await process.start()
        yield process, h
        for client in h.clients:
            await client.close()
    finally:
        process.kill()


def port_of_no_client() -> int:
    """A free port that no system gives to a connecting client while the server is down."""
    for port in random.sample(range(15_000, 30_000), 100):
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
    raise AssertionError("a hundred ports are taken")


class Person:
    """Plays one seat, comes back after every kill, and sends again what was not acknowledged."""

    def __init__(self, table: str, token: str, seed: int, acknowledged: Acknowledged) -> None:
        self.table, self.token, self.rng = table, token, random.Random(seed)
        self.mine = acknowledged.setdefault(table, set())
        self.sent = 0
        self.unsure: dict[str, Any] | None = None
        self.events: list[Any] = []
        self.result: Any = None

    async def play(self, h: House) -> None:
        """Until the game is over; the server may go at any time."""
        while self.result is None:
            try:
                client = await h.socket(self.table, self.token)
                await client.say(type="hello", token=self.token, last=len(self.events))
                if self.unsure is not None:
                    await client.say(**self.unsure)
                await self.listen(client)
            except (OSError, WebSocketException):
                await asyncio.sleep(0.02)

    async def listen(self, client: Client) -> None:
        while self.result is None:
            async with asyncio.timeout(PATIENCE):
                message = await client.hear()
            if message["type"] == "taken":
                self.note(client, message)
                await self.sure(client)
            elif message.get("code") == "too_fast":  # a quick machine plays faster than a client may talk
                await client.breathe()
                await client.say(**(self.unsure or {"type": "why", "action": "wait"}))
            elif message["type"] == "refused":
                assert message["code"] == "stale_question", message
                await self.sure(client)
            elif message["type"] in ("welcome", "step"):
                await self.look(client, message)

    def note(self, client: Client, message: Any) -> None:
        """What is only held may still be overtaken when its window closes."""
        if not message["held"]:
            self.mine.add(f"{client.heard[0]['seat']}:{message['id']}")

    async def look(self, client: Client, message: Any) -> None:
        """Every event comes once and in order, whatever has happened in between."""
        self.events += message["events"]
        assert message["number"] == len(self.events)
        if message["view"]["over"]:
            self.result = message["view"]["result"]
        elif self.unsure is None:
            await self.choose(client, message)

    async def sure(self, client: Client) -> None:
        self.unsure = None
        await self.choose(client, client.table_now)

    async def choose(self, client: Client, message: Any) -> None:
        if asked(message):
            self.sent += 1
            action = self.rng.choice(message["question"]["options"])["text"]
            number = message["question"]["number"]
            self.unsure = {"type": "answer", "action": action, "id": f"{self.sent}", "question": number}
            await client.say(**self.unsure)


async def games_with_kills(folder: Path, tables: int, kills: int, seed: int) -> None:
    rng = random.Random(seed)
    acknowledged: Acknowledged = {}
    async with process_in(folder) as (process, h):
        crowd = [person for n in range(tables) for person in await open_table(h, n, acknowledged)]
        playing = [asyncio.create_task(person.play(h)) for person in crowd]
        for _ in range(kills):
            await moves(process.data, rng.randrange(1, 2 + 8 * tables), playing)
            process.kill()
            await process.start()
        await asyncio.wait_for(asyncio.gather(*playing), PATIENCE)
    for person in crowd:
        check(process.data, person, acknowledged[person.table])


async def open_table(h: House, n: int, acknowledged: Acknowledged) -> list[Person]:
    wish: dict[str, Any] = {"game": "klack", "seats": 4, "name": "A", "bots": "random", "options": PATIENT}
    first = await h.post("/api/tables", **wish)
    second = await h.post(f"/api/tables/{first['table']}/join", name="B")
    host = await h.client(first["table"], first["token"])
    await host.say(type="start")
    await host.until(lambda m: m["type"] == "welcome" and m["view"] is not None)
    await host.close()
    seats = enumerate((first, second))
    return [Person(first["table"], seat["token"], 10 * n + place, acknowledged) for place, seat in seats]


async def moves(data: Path, more: int, playing: Sequence[asyncio.Task[None]]) -> None:
    """Wait until that many more actions are in the log, or all games are over, or somebody has failed."""
    db = sqlite3.connect(data)
    start = count(db)
    async with asyncio.timeout(PATIENCE):
        while count(db) < start + more:
            for person in playing:
                if person.done():
                    person.result()
            if all(person.done() for person in playing):
                break
            await asyncio.sleep(0.001)
    db.close()


def count(db: sqlite3.Connection) -> int:
    return int(db.execute("SELECT count(*) FROM log").fetchone()[0])


def check(data: Path, person: Person, acknowledged: set[str]) -> None:
    """The log has no gap, holds every acknowledged answer once, and leads to what the people saw."""
    with contextlib.closing(sqlite3.connect(data)) as db:
        rows = db.execute("SELECT id, phase, opened, doc FROM rooms WHERE id = ?", (person.table,)).fetchall()
        query = "SELECT seq, action_id, seat, action, at FROM log WHERE room = ? ORDER BY seq"
        log = [Entry(*row) for row in db.execute(query, (person.table,))]
    assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
    ids = [entry.action_id for entry in log]
    assert len(set(ids)) == len(ids)
    assert acknowledged <= set(ids)
    doc = load(Row(*rows[0]))
    t = sixgun.new("klack", seats=4, seed=bytes.fromhex(doc.seed), **doc.options)
    for entry in log:
        t.apply(entry.seat, sixgun.parse("klack", entry.action))
    assert t.result is not None
    assert t.result.document() == person.result


def test_a_killed_server_goes_on_where_it_was(tmp_path: Path) -> None:
    asyncio.run(games_with_kills(tmp_path, tables=1, kills=1, seed=1))


@pytest.mark.slow
def test_what_was_said_is_still_there_after_a_kill(tmp_path: Path) -> None:
    asyncio.run(talk_with_a_kill(tmp_path))


async def talk_with_a_kill(folder: Path) -> None:
    async with process_in(folder) as (process, h):
        ann, bob = await h.table(people=2)
        await ann.say(type="say", text="Howdy")
        await bob.until(lambda m: m["type"] == "said")  # so it is on the disk
        process.kill()
        await process.start()
        again = await h.client(bob.table, bob.token)
        assert [(line["at"], line["text"]) for line in again.heard[0]["chat"]] == [(1, "Howdy")]
        await again.say(type="say", text="Still here")
        said = await again.until(lambda m: m["type"] == "said")
        assert said["saying"]["at"] == 2


def test_a_game_whose_end_was_logged_but_not_noted_is_over_when_its_room_wakes(tmp_path: Path) -> None:
    data = tmp_path / "s.db"
    table = asyncio.run(whole_game(data))
    with contextlib.closing(sqlite3.connect(data)) as db:
        unnoted = load(Row(*db.execute("SELECT id, phase, opened, doc FROM rooms").fetchone()))
        unnoted.phase = "playing"  # as a crash after the last action leaves it
        db.execute("UPDATE rooms SET phase = 'playing', doc = ?", (unnoted.row().doc,))
        db.commit()
    asyncio.run(wake(data, table))
    with contextlib.closing(sqlite3.connect(data)) as db:
        assert db.execute("SELECT phase FROM rooms").fetchall() == [("over",)]


async def whole_game(data: Path) -> str:
    async with house(data, QUICK) as h:
        (ann,) = await h.table()
        await play(ann)
        return ann.table


async def wake(data: Path, table: str) -> None:
    async with house(data, QUICK) as h:
        await h.client(table)


@pytest.mark.slow
def test_an_answer_that_waits_for_its_window_to_close_is_still_there_after_a_kill(tmp_path: Path) -> None:
    asyncio.run(window_with_kills(tmp_path))


async def window_with_kills(folder: Path) -> None:
    async with process_in(folder) as (process, h):
        clients = await h.table(
            game="kablamo", seats=2, people=2, windows="answered", options={"window_seconds": 600}
        )
        for client in clients:
            while client.question["awaited"] and not client.question["window"]:  # six chambers are loaded
                await client.answer(client.options[0])
        ann, bob = clients
        await ann.say(type="hello", last=0)
        await ann.of("welcome")
        assert (await ann.answer("pass"))["held"]
        ann, bob = await kill(process, h, clients)
        assert (ann.question["answer"], ann.question["awaited"]) == ("pass", False)
        assert (bob.question["answer"], bob.question["awaited"]) == (None, True)
        assert (await bob.answer("pass"))["held"]
        await bob.until(lambda m: m["type"] == "taken" and not m["held"])
        ann, bob = await kill(process, h, clients)  # in the next window everybody is asked anew
        assert ann.question["window"]
        assert (ann.question["answer"], ann.question["awaited"]) == (None, True)


async def kill(process: Process, h: House, clients: Sequence[Client]) -> list[Client]:
    """The server is killed and comes back; so do these people."""
    process.kill()
    await process.start()
    back = [await h.client(client.table, client.token) for client in clients]
    for client, before in zip(back, clients, strict=True):
        client.ids = before.ids  # no answer gets an id that was given before
    return back


@pytest.mark.parametrize("by_order", [False, True], ids=["by hand", "by an order for once"])
def test_the_answer_of_a_window_is_the_last_one_given_and_an_order_for_once_is_used_once(
    tmp_path: Path, by_order: bool
) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db", QUICK) as h:
            ann, bob = await h.table(
                game=toy.TOY.name, seats=2, people=2, windows="answered", options={"armed": "01"}
            )
            if by_order:
                await ann.say(type="orders", orders=[{"kind": "window", "action": "fire", "once": True}])
                await ann.until(lambda m: m["type"] == "orders" and not m["orders"])
            else:
                await ann.answer("pass")
                await ann.answer("fire")
        time = HandTime()
        async with house(tmp_path / "s.db", QUICK, time) as h:
            ann, bob = [await h.client(client.table, client.token) for client in (ann, bob)]
            assert (ann.question["answer"], bob.question["answer"]) == ("fire", None)
            await bob.answer("pass")
            time.turn(QUICK.floor)
            step = await bob.until(lambda m: m["type"] == "step" and m["events"])
            assert step["events"][-1]["fired"] == [0]
            await ann.until(lambda m: m["type"] == "step" and m["events"])
            assert ann.question["awaited"]

    asyncio.run(story())


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_a_server_killed_again_and_again_loses_nothing(tmp_path: Path, seed: int) -> None:
    asyncio.run(games_with_kills(tmp_path, tables=5, kills=6, seed=seed))
