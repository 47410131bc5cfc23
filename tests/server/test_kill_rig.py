"""A rig that kills the server at random moments, under answers in rooms of all games and while it starts.

No answer that was acknowledged may be lost, none may be applied twice, and what people have heard must be
what the log says. The everyday run kills a few times; SIXGUN_RIG=long kills for minutes and prints how often.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
import time
from http.client import HTTPException
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException

import sixgun
from sixgun.core.table import Table
from sixgun.games import find
from sixgun.server.room.seats import load
from sixgun.server.store.log import Entry, Row
from tests.server.house import House, Message
from tests.server.rig import size
from tests.server.test_kill import SERVER, Acknowledged, Person, Process, moves, process_in

PACE = "Pace(decision=3600.0, bot=0.0, absent=3600.0, floor=0.0, ready=0.0, look=0.0, hello=3600.0)"
PATIENT = SERVER.replace("Pace(bot=0.0, absent=3600.0, ready=0.0, look=0.0, hello=3600.0)", PACE)
OPTIONS: dict[str, dict[str, Any]] = {
    "kablamo": {"window_seconds": 600},
    "klack": {"decision_seconds": None},
    "slap45": {"timing": "turn_based"},  # by answers; the presses of a race have tests of their own
}

MARKS = ("changes", "fleeting")  # what the server says of an event besides


class Crowd:
    """People who play one game after the other; the server may go at any time."""

    def __init__(self, h: House) -> None:
        self.h = h
        self.acknowledged: Acknowledged = {}
        self.tables: dict[str, list[Person]] = {}

    async def play(self, game: str, seed: int) -> None:
        """Two people at one table of that game after the other, until they are stopped."""
        while True:
            try:
                table, tokens = await self.sit_down(game)
            except (
                OSError,
                HTTPException,
                WebSocketException,
            ):  # killed while we took our seats: another table
                continue
            seed += 1
            people = [Person(table, token, seed, self.acknowledged) for token in tokens]
            self.tables[table] = people
            await asyncio.gather(*[person.play(self.h) for person in people])

    async def sit_down(self, game: str) -> tuple[str, list[str]]:
        """A table that will be dealt: its id and two tokens."""
        wish: dict[str, Any] = {"game": game, "seats": find(game).seats[0], "name": "A", "bots": "random"}
        first = await self.h.post("/api/tables", **wish, options=OPTIONS.get(game, {}))
        second = await self.h.post(f"/api/tables/{first['table']}/join", name="B")
        host = await self.h.client(first["table"], first["token"])
        await host.say(type="start")
        await host.until(lambda m: m["type"] == "welcome" and m["view"] is not None)
        await host.close()
        return first["table"], [first["token"], second["token"]]


async def kills(folder: Path, times: int, seed: int) -> None:
    rng = random.Random(seed)
    async with process_in(folder, PATIENT) as (process, h):
        crowd = Crowd(h)
        playing = [asyncio.create_task(crowd.play(game, 100 * seed)) for game in sixgun.games()]
        usual = await restart(process)
        for _ in range(times):
            await moves(process.data, rng.randrange(1, 40), playing)
            process.kill()
            process.launch()
            await asyncio.sleep(rng.uniform(0.0, usual))  # wherever it is in its start by then
            await restart(process)
        await moves(process.data, 40, playing)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    for table, people in crowd.tables.items():
        check(process.data, table, people, crowd.acknowledged[table])
    sure = sum(map(len, crowd.acknowledged.values()))
    print(
        f"{2 * times + 1} kills, {times} of them in a start; {len(crowd.tables)} tables; {sure} answers kept"
    )


async def restart(process: Process) -> float:
    """Kill it and let it come back: the seconds that took."""
    process.kill()
    began = time.monotonic()
    await process.start()
    return time.monotonic() - began


def check(data: Path, table: str, people: list[Person], acknowledged: set[str]) -> None:
    """The log has no gap and each acknowledged answer once; what was heard is what it leads to."""
    with contextlib.closing(sqlite3.connect(data)) as db:
        row = db.execute("SELECT id, phase, opened, doc FROM rooms WHERE id = ?", (table,)).fetchone()
        query = "SELECT seq, action_id, seat, action, at FROM log WHERE room = ? ORDER BY seq"
        log = [Entry(*entry) for entry in db.execute(query, (table,))]
    ids = [entry.action_id for entry in log]
    assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
    assert len(set(ids)) == len(ids)
    assert acknowledged <= set(ids)
    t = load(Row(*row)).deal()
    for entry in log:
        t.apply(entry.seat, sixgun.parse(t.name, entry.action))
    for seat, person in enumerate(people):
        assert person.events == as_heard(t, seat, person.events)
        assert person.result is None or (t.result is not None and t.result.document() == person.result)


def as_heard(t: Table, seat: int, heard: list[Message]) -> list[Message]:
    """So many events of the table as that seat may hear them; one that is fleeting may have been too late."""
    told = [(message, event.fleeting) for event in t.log if (message := t.redact(event, seat)) is not None]
    return [
        {} if fleeting and not event else true | {name: event[name] for name in MARKS if name in event}
        for event, (true, fleeting) in zip(heard, told, strict=False)
    ]


def test_kills_at_random_moments_lose_no_answer_and_apply_none_twice(tmp_path: Path) -> None:
    asyncio.run(kills(tmp_path, times=size(1, 60), seed=1))
