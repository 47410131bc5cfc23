"""The disk is full, the file locked or damaged, or nothing comes back at all: everybody is told, in time."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import msgspec
import pytest

from sixgun.server.room.hall import Hall
from sixgun.server.store.trouble import StoreFailed
from sixgun.server.watch.journal import TextLines
from sixgun.server.web import shelf
from tests.server.house import PATIENCE, QUICK, Client, House, house, play

IMPATIENT = msgspec.structs.replace(QUICK, answer=0.05)
FULL = StoreFailed("the games cannot be reached: the disk is full; try again in a moment", "SQLITE_FULL")
SECRET = "opensesame"


class Balky:
    """A store that does as it should until it is told to fail, or to say nothing."""

    def __init__(self, hall: Hall) -> None:
        self.hall, self.store = hall, hall.world.store
        self.error: Exception | None = None
        self.moving = asyncio.Event()
        self.moving.set()

    def __getattr__(self, name: str) -> Callable[..., Any]:
        call = getattr(self.store, name)

        async def reluctantly(*args: object) -> Any:
            await self.moving.wait()
            if self.error is not None:
                raise self.error
            return await call(*args)

        return reluctantly

    def fail(self, how: str) -> None:
        """Fail from now on, or never answer; only then nobody is patient with it."""
        if how == "full":
            self.error = FULL
        else:
            self.moving.clear()
            self.hall.world = self.hall.world._replace(pace=IMPATIENT)

    def recover(self) -> None:
        self.error = None
        self.moving.set()
        self.hall.world = self.hall.world._replace(pace=QUICK)


@asynccontextmanager
async def balky_house(data: Path) -> AsyncIterator[tuple[House, Balky]]:
    async with house(data) as h:
        store: Any = Balky(h.hall)
        h.hall.world = h.hall.world._replace(store=store)
        try:
            yield h, store
        finally:
            store.recover()


async def sent_to_sleep(h: House, client: Client) -> None:
    """Nobody is in the room any more, and it is in the store alone."""
    await client.close()
    room = h.hall.rooms[client.table]
    async with asyncio.timeout(PATIENCE):
        while room.presence.guests:
            await asyncio.sleep(0)
    await h.hall.rooms.pop(client.table).close()


async def refused(asked: Any) -> tuple[int, str]:
    with pytest.raises(HTTPError) as error:
        await asked
    problem = json.loads(error.value.read())
    assert problem["message"].endswith("try again in a moment")
    return error.value.code, problem["code"]


FAILING = [("full", "store_failed"), ("stuck", "too_slow")]


@pytest.mark.parametrize(("how", "code"), FAILING)
def test_a_request_is_answered_though_the_store_is_not(tmp_path: Path, how: str, code: str) -> None:
    async def story() -> None:
        async with balky_house(tmp_path / "s.db") as (h, store):
            (ann,) = await h.table()
            await play(ann)
            await sent_to_sleep(h, ann)
            (bob,) = await h.table(seats=4, start=False)
            table = {"game": "klack", "seats": 3, "name": "Cy"}
            store.fail(how)
            for asked in (
                h.post("/api/tables", **table),
                h.post("/api/tables", play_now=True, **table),
                h.post(f"/api/tables/{bob.table}/join", name="Cy"),
                h.get(f"/api/tables/{ann.table}/qr.svg"),
                h.get(f"/api/tables/{ann.table}/replay"),
                h.get(f"/api/tables/{ann.table}/record"),
            ):
                assert await refused(asked) == (503, code)
            store.recover()
            seated = await h.post(f"/api/tables/{ann.table}/join", name="Cy")
            assert seated["seat"] is None

    asyncio.run(story())


@pytest.mark.parametrize(("how", "code"), FAILING)
def test_a_socket_is_told_that_its_room_cannot_be_found_now(tmp_path: Path, how: str, code: str) -> None:
    async def story() -> None:
        async with balky_house(tmp_path / "s.db") as (h, store):
            (ann,) = await h.table()
            await sent_to_sleep(h, ann)
            store.fail(how)
            stranger = await h.socket(ann.table)
            await stranger.say(type="hello", token=ann.token)
            assert await stranger.ending() == (1011, [code])
            store.recover()
            await play(await h.client(ann.table, ann.token))

    asyncio.run(story())


def test_a_seat_whose_owner_was_never_told_is_free_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with balky_house(tmp_path / "s.db") as (h, store):
            (ann,) = await h.table(seats=3, start=False)
            room = await h.hall.find(ann.table)
            store.fail("stuck")
            for wish in ({"name": "Bob"}, {"name": "Cy"}, {"name": "Dee", "watch": True}):
                assert await refused(h.post(f"/api/tables/{ann.table}/join", **wish)) == (503, "too_slow")
            store.recover()
            await h.settled(ann.table)
            assert (room.doc.people(), room.doc.onlookers) == ([0], [])

    asyncio.run(story())


def test_a_rematch_that_cannot_be_opened_in_time_is_refused_and_the_room_lives_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with balky_house(tmp_path / "s.db") as (h, store):
            (ann,) = await h.table()
            await play(ann)
            store.fail("stuck")
            await ann.say(type="rematch")
            assert (await ann.of("refused"))["code"] == "too_slow"
            store.recover()
            await ann.say(type="rematch")
            assert await ann.until(lambda m: m["type"] == "lobby" and m["lobby"]["next"] is not None)

    asyncio.run(story())


def test_an_error_behind_a_500_is_logged_with_its_place_but_not_its_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fault(*_: object) -> Any:
        raise RuntimeError(SECRET)

    async def story() -> None:
        async with house(tmp_path / "s.db") as h:
            monkeypatch.setattr(shelf, "rules", fault)
            assert await refused(h.get("/api/games/klack/rules")) == (500, "server_error")

    asyncio.run(story())
    (record,) = [record for record in caplog.records if record.levelname == "ERROR"]
    line = TextLines().format(record)
    assert "GET /api/games/{game}/rules failed\nRuntimeError" in line
    assert "in fault" in line
    assert SECRET not in line
