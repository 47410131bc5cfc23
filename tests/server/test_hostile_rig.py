"""A rig of strangers who send crafted and flooding messages: running tables play on, and nothing is left.

SIXGUN_RIG=long sends for minutes and prints how much.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import gc
import logging
from collections import Counter
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from sixgun.core import action as actions
from sixgun.server.room.guest import Guest
from sixgun.server.web.connection import LineProtocol
from tests.server.hostile import Crafter
from tests.server.house import PATIENCE, QUICK, Client, HandTime, House, house, play
from tests.server.rig import size

STORMS = size(2, 60)
SOCKETS = 8  # in each storm, of each kind
MESSAGES = 60  # of each of them at most
FLOOD = 300


class Storm:
    """Strangers at a running table, at tables of their own, and at no table at all."""

    def __init__(self, h: House, table: str, seed: int) -> None:
        self.h, self.table, self.craft = h, table, Crafter(seed)
        self.sent: Counter[str] = Counter()

    async def blow(self) -> None:
        for _ in range(SOCKETS):
            await self.sockets()
            await self.flood()
            await self.raw(self.upgrade(), self.craft.frames())
            await self.raw(self.craft.request())

    async def sockets(self) -> None:
        """Crafted messages of an onlooker, of the host of another table, and of somebody without a hello."""
        seated = await self.h.post("/api/tables", game="klack", seats=3, name="M", bots="random")
        self.sent["tables"] += 1
        for table, token, greets in ((self.table, None, True), (seated["table"], seated["token"], True)):
            await self.send(await self.h.socket(table, token), greets)
        await self.send(await self.h.socket(self.craft.rng.choice([self.table, "nowhere"])), False)

    async def send(self, client: Client, greets: bool) -> None:
        messages = [self.craft.message() for _ in range(self.craft.rng.randrange(MESSAGES))]
        with contextlib.suppress(WebSocketException):
            if greets:
                await client.say(type="hello", token=client.token)
            for message in messages:
                await client.socket.send(message)
                self.sent["crafted"] += 1
        await self.gone(client)

    async def flood(self) -> None:
        client = await self.h.socket(self.table)
        with contextlib.suppress(WebSocketException):
            await client.say(type="hello")
            for _ in range(FLOOD):
                await client.socket.send('{"type":"why","action":"pass"}')
                self.sent["flooding"] += 1
        await self.gone(client)

    async def gone(self, client: Client) -> None:
        """Some say goodbye, some are just gone."""
        self.h.clients.remove(client)
        if self.craft.rng.random() < 0.5:
            client.socket.transport.abort()
        await client.close()

    def upgrade(self) -> bytes:
        key = base64.b64encode(self.craft.rng.randbytes(16)).decode()
        words = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13"
        path = f"/ws/{self.table}"
        return f"GET {path} HTTP/1.1\r\nHost: x\r\n{words}\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()

    async def raw(self, *parts: bytes) -> None:
        """Bytes past any client; what comes back is no failure of ours."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.h.port)
        with contextlib.suppress(ConnectionError):
            for part in parts:
                writer.write(part)
                await writer.drain()
                self.sent["raw"] += 1
            writer.write_eof()
            answer = await reader.read()
            assert b" 500 " not in answer[:20], (parts, answer)
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()


def left() -> Counter[str]:
    """What a stranger could leave behind."""
    gc.collect()
    kinds = Counter(
        type(thing).__name__ for thing in gc.get_objects() if isinstance(thing, (Guest, LineProtocol))
    )
    kinds["tasks"] = len([task for task in asyncio.all_tasks() if not task.get_name().startswith("room ")])
    return kinds


async def as_before(before: Counter[str]) -> None:
    """Until no more is there than was before the strangers came, or patience is at its end."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while not left() <= before:
                await asyncio.sleep(0.01)
    assert left() <= before, [str(task) for task in asyncio.all_tasks()]


async def storms(folder: Path) -> Counter[str]:
    """Two people play while it storms; whoever is at the table afterwards was there before."""
    sent: Counter[str] = Counter()
    time = HandTime()
    async with house(folder / "s.db", QUICK, time) as h:
        ann, bob = await h.table(seats=4, people=2, options={"decision_seconds": None})
        before = left()
        for seed in range(STORMS):
            await ann.catch_up()
            known, lobby = len(actions._all), ann.lobby
            storm = Storm(h, ann.table, seed)
            await storm.blow()
            await as_before(before)
            sent += storm.sent
            room = await h.hall.find(ann.table)
            assert [guest.seat for guest in room.presence.guests] == [0, 1]
            await ann.catch_up()
            assert ann.lobby == lobby
            assert len(actions._all) <= known + 2_000  # those of the strangers' own tables
            time.turn(1.0)  # so that she may talk again
        await asyncio.gather(play(ann), play(bob))
        log = await h.hall.world.store.log(ann.table)
        assert {entry.seat for entry in log} == {0, 1, 2, 3}
    return sent


def test_strangers_disturb_no_table_and_leave_nothing_behind(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        sent = asyncio.run(storms(tmp_path))
    print(dict(sent))
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []
