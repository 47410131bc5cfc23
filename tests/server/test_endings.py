"""Whatever a stranger sends or our own code does, every socket and every request comes to an end."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request

import pytest

from sixgun.server.watch.journal import TextLines
from sixgun.server.web import sockets
from tests.server.house import PATIENCE, House, body_of, house

NESTED = '{"a":' + "[" * 7_000 + "]" * 7_000 + ',"type":"hello"}'
CROWD = 50
SECRET = "opensesame"


async def until_quiet(h: House, tasks: int) -> None:
    """No guest is in any room, and no more tasks are left than there were."""
    async with asyncio.timeout(PATIENCE):
        while any(room.presence.guests for room in h.hall.rooms.values()) or len(asyncio.all_tasks()) > tasks:
            await asyncio.sleep(0)


async def refusal(h: House, path: str, body: bytes, kind: str = "application/json") -> tuple[int, Any]:
    """The status of a request that is refused, and the problem."""
    request = Request(h.url + path, body, {"Content-Type": kind})
    with pytest.raises(HTTPError) as refused:
        await asyncio.to_thread(body_of, request)
    return refused.value.code, json.loads(refused.value.read())


def test_a_crowd_that_nests_lists_leaves_nothing_behind(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db") as h:
            (ann,) = await h.table()
            await ann.close()
            await until_quiet(h, len(asyncio.all_tasks()))
            before = len(asyncio.all_tasks())
            strangers = [await h.socket(ann.table) for _ in range(CROWD)]
            seated = [await h.client(ann.table, ann.token) for _ in range(2)]
            onlooker = await h.client(ann.table)
            for client in (*strangers, *seated, onlooker):
                await client.socket.send(NESTED)
                assert await client.ending() == (4400, ["bad_message"])
            await until_quiet(h, before)

    asyncio.run(story())


def test_a_request_that_nests_lists_is_refused_in_words(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db") as h:
            for path in ("/api/tables", "/api/tables/nowhere/join", "/api/games/klack/check"):
                status, problem = await refusal(h, path, NESTED.encode())
                assert (status, problem["code"]) == (400, "bad_request")
                assert "nested too deeply" in problem["message"]

    asyncio.run(story())


def test_a_body_is_json_only_if_it_is_called_so(tmp_path: Path) -> None:
    kinds = ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "x", "")

    async def story() -> None:
        async with house(tmp_path / "s.db") as h:
            wish = json.dumps({"game": "klack", "seats": 3, "name": "Ann"}).encode()
            for path in ("/api/tables", "/api/tables/nowhere/join", "/api/games/klack/check"):
                for kind in kinds:
                    status, problem = await refusal(h, path, wish, kind)
                    assert (status, problem["code"]) == (415, "not_json")
                    assert "application/json" in problem["message"]
            named = Request(h.url + "/api/tables", wish, {"Content-Type": "Application/JSON; charset=utf-8"})
            assert json.loads(await asyncio.to_thread(body_of, named))["seat"] == 0

    asyncio.run(story())


@pytest.mark.parametrize("place", ["decode", "find", "hear"])
def test_an_error_of_ours_ends_one_socket_and_is_logged_once_without_the_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, place: str
) -> None:
    def fault(*_: object) -> Any:
        raise RuntimeError(SECRET)

    async def story() -> None:
        async with house(tmp_path / "s.db") as h:
            ann, bob = await h.table(people=2)
            before = len(asyncio.all_tasks())
            victim = await h.client(ann.table, bob.token) if place == "hear" else await h.socket(ann.table)
            owner: Any = h.hall if place == "find" else sockets
            with monkeypatch.context() as patch:
                patch.setattr(owner, place, fault)
                await victim.say(type="hello", token=SECRET)
                assert await victim.ending() == (1011, ["server_error"])
            async with asyncio.timeout(PATIENCE):
                while len(asyncio.all_tasks()) > before:
                    await asyncio.sleep(0)
            assert len((await h.hall.find(ann.table)).presence.guests) == 2
            await ann.say(type="say", text="still here")
            assert (await bob.of("said"))["saying"]["text"] == "still here"

    asyncio.run(story())
    (record,) = [record for record in caplog.records if record.levelname == "ERROR"]
    line = TextLines().format(record)
    assert "RuntimeError" in line
    assert SECRET not in line
