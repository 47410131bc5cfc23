"""A table that never starts is forgotten after a day of service, whatever the clock on the wall says."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sixgun.server.store.log import Row, SqliteStore
from tests.server.house import QUICK, HandTime, House, house

DAY = 86_400.0


async def opened(h: House) -> str:
    """A lobby that nobody is in."""
    seated = await h.post("/api/tables", game="klack", seats=3, name="Ann")
    return str(seated["table"])


async def is_kept(h: House, table: str) -> bool:
    return await h.hall.world.store.room(table) is not None


async def serve(h: House, seconds: float) -> None:
    """Let time pass in the house, and sweep."""
    assert isinstance(h.time, HandTime)
    h.time.turn(seconds)
    await h.hall.sweep()


def test_a_clock_that_is_two_days_ahead_deletes_no_fresh_lobby(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db", QUICK, HandTime()) as h:
            table = await opened(h)
            await serve(h, 60.0)
        ahead = HandTime()
        ahead.at += 2 * DAY
        async with house(tmp_path / "s.db", QUICK, ahead) as h:
            await serve(h, 60.0)
            assert await is_kept(h, table)
            await h.client(table)

    asyncio.run(story())


def test_a_lobby_that_nobody_has_come_to_is_forgotten_after_a_day_of_service(tmp_path: Path) -> None:
    async def story() -> None:
        time = HandTime()
        async with house(tmp_path / "s.db", QUICK, time) as h:
            table = await opened(h)
            await serve(h, QUICK.keep)
            await serve(h, 0.6 * DAY)
            assert h.hall.rooms == {}
            assert await is_kept(h, table)
        time.turn(5 * DAY)  # while the house is shut
        async with house(tmp_path / "s.db", QUICK, time) as h:
            await serve(h, 0.3 * DAY)
            assert await is_kept(h, table)
            await serve(h, 0.2 * DAY)
            assert not await is_kept(h, table)

    asyncio.run(story())


def test_a_lobby_in_which_somebody_waits_is_not_forgotten(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db", QUICK, HandTime()) as h:
            (ann,) = await h.table(start=False)
            for _ in range(5):
                await serve(h, 0.6 * DAY)
            assert await is_kept(h, ann.table)
            await ann.close()
            while h.hall.rooms[ann.table].presence.guests:
                await asyncio.sleep(0)
            await serve(h, QUICK.keep)
            assert h.hall.rooms == {}
            assert await is_kept(h, ann.table)

    asyncio.run(story())


def test_a_game_that_has_begun_is_never_forgotten_and_a_change_makes_a_lobby_young(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "s.db")
        for name, phase in (("old", "lobby"), ("young", "lobby"), ("moved", "lobby"), ("begun", "playing")):
            await store.add(Row(name, phase, 1.0, b"{}"))
        assert await store.forget(70.0, 100.0, []) == 0
        await store.save(Row("young", "lobby", 1.0, b"{}"))
        await store.move("moved", Row("there", "lobby", 1.0, b"{}"))
        assert await store.forget(70.0, 100.0, []) == 1
        there = [await store.room(name) is not None for name in ("old", "young", "there", "begun")]
        assert there == [False, True, True, True]
        await store.close()

    asyncio.run(story())
