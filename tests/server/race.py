"""A table of Slap .45 over real sockets; its clock is turned by hand, its lines are as long as we say."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sixgun.games.slap45.cards import TYPES
from sixgun.games.slap45.table import SlapTable
from sixgun.server.race.keeper import Keeper
from sixgun.server.room.clock import Pace
from sixgun.server.room.play import Play
from sixgun.server.room.room import Room
from tests.server.house import PATIENCE, QUICK, Client, HandTime, House, Message, house, play_of

STEP = 0.005  # seconds by which the clock is turned at once
STRIDE = 0.02  # and while we only wait for something
LONGEST = 60.0  # seconds of the hand-turned clock after which a race has got stuck


class Racers:
    """The people of one table, and its clock."""

    def __init__(self, h: House, time: HandTime, clients: list[Client]) -> None:
        self.h, self.time, self.clients = h, time, clients
        self.seqs = [0] * len(clients)

    @property
    def room(self) -> Room:
        return self.h.hall.rooms[self.clients[0].table]

    @property
    def play(self) -> Play:
        return play_of(self.room)

    @property
    def keeper(self) -> Keeper:
        assert self.play.keeper is not None
        return self.play.keeper

    @property
    def table(self) -> SlapTable:
        assert isinstance(self.play.table, SlapTable)
        return self.play.table

    @property
    def revealed(self) -> bool:
        """The card of the round lies open."""
        return self.keeper.round is not None and self.keeper.round.times is not None

    def lines(self, *trips: float) -> None:
        """From now on the lines of the seats have these round trips, in ms, and are not measured any more."""
        for guest, line in self.keeper.lines.of.items():
            if guest.seat is not None and guest.seat < len(trips):
                guest.line = None
                line.asked.clear()
                line.samples = [(self.time.at * 1000 + 10**9, trips[guest.seat])] * 5

    def delay_pongs(self, trip: float) -> None:
        """From now on all clients hold their pongs back; nothing else of their lines changes."""
        for guest, line in self.keeper.lines.of.items():
            guest.ponged = None
            line.samples = [(self.time.at * 1000 + 10**9, trip)] * 5

    async def settle(self) -> None:
        """All that is due is done, and the pings that are on their way have come back."""
        async with asyncio.timeout(PATIENCE):
            while not (self.room.mail.idle and self.time.still and self.pings_are_back):
                await asyncio.sleep(0)
        assert not self.room.mail.broken

    @property
    def pings_are_back(self) -> bool:
        """Of all lines that are measured, and whose clients do not hold their pongs back."""
        lines = self.keeper.lines.of.items()
        return not any(line.asked for guest, line in lines if guest.line and guest.ponged)

    async def let(self, seconds: float) -> None:
        """Time passes."""
        for _ in range(round(seconds / STEP)):
            self.time.turn(STEP)
            await self.settle()

    async def until(self, true: Callable[[], bool]) -> None:
        """Time passes until something is so."""
        for _ in range(round(LONGEST / STRIDE)):
            if true():
                return
            self.time.turn(STRIDE)
            await self.settle()
        raise AssertionError(f"it never comes to that: {self.play.kind}")

    async def deal(self) -> None:
        """To the next deal, whoever deals."""
        await self.until(lambda: self.keeper.round is not None)

    async def flip(self, *wanted: str) -> str:
        """To the next card (of one of these types, if any are named); everybody hears of it. Its type."""
        while True:
            await self.until(lambda: self.revealed)
            heard = [await client.of("flip") for client in self.clients]
            assert heard.count(heard[0]) == len(heard)
            if not wanted or card_type(heard[0]) in wanted:
                return card_type(heard[0])
            for place in range(len(self.clients)):
                await self.press(place, "leave")  # a sign of life, or a bot would play
            await self.final()

    async def press(self, place: int, kind: str, **more: Any) -> int:
        """A press of a client, who has heard of the flip; its number. The server has read it."""
        client = self.clients[place]
        flips = [m for m in client.heard if m["type"] == "flip"]
        self.seqs[place] += 1
        message = {"round": flips[-1]["round"] if flips else "", "seq": self.seqs[place], **more}
        await client.say(type="press", kind=kind, **message)
        await client.delivered()
        return self.seqs[place]

    async def slap(self, place: int, kind: str = "center", **more: Any) -> Any:
        """A press, and how it was timed."""
        seq = await self.press(place, kind, **more)
        told = await self.clients[place].until(lambda m: m["type"] == "stamped" and m["seq"] == seq)
        return told["receipt"]

    async def final(self) -> Message:
        """To the end of the round; the receipts."""
        await self.until(lambda: self.keeper.round is None)
        heard = [await client.of("receipts") for client in self.clients]
        assert heard.count(heard[0]) == len(heard)
        return heard[0]


def card_type(flip: Message) -> str:
    return next(name for name in TYPES if flip["card"].startswith(name))


@asynccontextmanager
async def racers(
    data: Path,
    people: int = 3,
    seats: int = 3,
    bots: str = "heuristic",
    proxies: str | None = None,
    headers: dict[str, str] | None = None,
    pace: Pace = QUICK,
    **options: object,
) -> AsyncIterator[Racers]:
    """A running table with so many people, the rest bots."""
    time = HandTime()
    async with house(data, pace, time=time, proxies=proxies) as h:
        h.headers = headers or {}
        rules = {"mode": "basic", "deal_min_ms": 0, **options}
        wish = {"game": "slap45", "seats": seats, "bots": bots, "options": rules}
        seated = [await h.post("/api/tables", name="P0", **wish)]
        table = seated[0]["table"]
        for number in range(1, people):
            seated.append(await h.post(f"/api/tables/{table}/join", name=f"P{number}"))
        clients = [await h.client(table, one["token"]) for one in seated]
        await clients[0].say(type="start")
        for client in clients:
            await client.until(lambda m: m["type"] == "welcome" and m["view"] is not None)
        try:
            yield Racers(h, time, clients)
        finally:
            for client in clients:
                client.socket.transport.abort()  # no goodbye: it has not read all its mail
