"""The list of public tables."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.house import QUICK, HandTime, House, house, play


async def listed(h: House) -> list[tuple[str, str, int]]:
    return [(t["table"], t["phase"], t["open"]) for t in await h.get("/api/tables")]


def test_public_tables_are_listed_after_a_restart_and_can_be_joined(tmp_path: Path) -> None:
    async def inside() -> None:
        async with house(tmp_path / "s.db") as h:
            (over,) = await h.table(public=True)
            await play(over)
            await h.table(start=False)
            (playing,) = await h.table(public=True)
            (lobby,) = await h.table(start=False, public=True)
        async with house(tmp_path / "s.db") as h:
            assert h.hall.rooms == {}
            assert await listed(h) == [(lobby.table, "lobby", 2), (playing.table, "playing", 0)]
            bob = await h.post(f"/api/tables/{lobby.table}/join", name="Bob")
            assert bob["seat"] == 1
            assert (await listed(h))[0] == (lobby.table, "lobby", 1)
            ann = await h.client(lobby.table, lobby.token)
            await ann.say(type="start")
            await ann.until(lambda m: m["type"] == "welcome" and m["view"] is not None)
            assert (await listed(h))[0] == (lobby.table, "playing", 0)
            again = await h.client(playing.table, playing.token)
            await play(again)
            assert await listed(h) == [(lobby.table, "playing", 0)]

    asyncio.run(inside())


def test_tables_with_people_come_first_and_the_list_is_not_endless(tmp_path: Path) -> None:
    async def inside() -> None:
        async with house(tmp_path / "s.db") as h:
            (ann,) = await h.table(start=False, public=True)
            wish = {"game": "klack", "seats": 3, "name": "Nobody", "public": True}
            for _ in range(200):
                await h.post("/api/tables", **wish)
            tables = await listed(h)
            assert (tables[0][0], len(tables)) == (ann.table, 200)

    asyncio.run(inside())


def test_a_table_nobody_comes_to_is_taken_down_after_a_day(tmp_path: Path) -> None:
    async def inside() -> None:
        time = HandTime()
        async with house(tmp_path / "s.db", QUICK, time) as h:
            (ann,) = await h.table(public=True)
            await ann.close()
            while h.hall.rooms[ann.table].presence.guests:
                await asyncio.sleep(0)
            time.turn(QUICK.keep)
            await h.hall.sweep()
            assert h.hall.rooms == {}
            assert await listed(h) == [(ann.table, "playing", 0)]
            time.turn(86_400.0)
            assert await listed(h) == []

    asyncio.run(inside())


def test_looking_at_the_list_often_asks_the_store_seldom(tmp_path: Path) -> None:
    async def inside() -> None:
        time = HandTime()
        async with house(tmp_path / "s.db", QUICK, time) as h:
            await h.table(start=False, public=True)
            asked: list[float] = []
            public = h.hall.world.store.public

            async def counted(since: float, most: int) -> object:
                asked.append(time.now())
                return await public(since, most)

            h.hall.world.store.public = counted  # type: ignore[method-assign, assignment]
            for _ in range(20):
                assert len(await listed(h)) == 1
            time.turn(5.0)
            await listed(h)
            assert len(asked) == 2

    asyncio.run(inside())
