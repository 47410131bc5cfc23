"""A browser's own tables, asked for with the tokens that it holds."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import pytest

from sixgun.server.settings import Limits, Settings
from tests.server.house import Client, House, Tell, house, play

MOST = 20


def key(client: Client) -> dict[str, object]:
    return {"table": client.table, "token": client.token}


async def mine(h: House, *clients: Client) -> Any:
    return await h.post("/api/mine", keys=[key(client) for client in clients])


def test_ones_own_tables_say_whose_move_it_is_and_who_has_won(tell: Tell) -> None:
    async def story(h: House) -> None:
        (lobby,) = await h.table(start=False)
        ann, bob = await h.table(people=2)
        await h.settled(ann.table)
        waiting, running = await mine(h, lobby, ann)
        assert (waiting["phase"], waiting["asked"], waiting["winners"]) == ("lobby", False, None)
        assert (running["phase"], running["asked"], running["awaited"]) == ("playing", True, [0, 1])
        await asyncio.gather(play(ann), play(bob))
        (over,) = await mine(h, bob)
        assert (over["phase"], over["seat"], over["asked"]) == ("over", 1, False)
        assert over["winners"] == bob.table_now["view"]["result"]["winners"]
        await h.hall.rooms.pop(ann.table).close()
        assert await mine(h, bob) == [over]

    tell(story)


def test_a_table_that_sleeps_is_told_and_sleeps_on(tell: Tell) -> None:
    async def story(h: House) -> None:
        (ann,) = await h.table()
        await h.hall.rooms.pop(ann.table).close()
        (found,) = await mine(h, ann)
        assert (found["phase"], found["asked"], found["awaited"]) == ("playing", False, [])
        assert not h.hall.rooms

    tell(story)


def test_nothing_is_told_of_tables_whose_token_one_does_not_hold(tell: Tell) -> None:
    async def story(h: House) -> None:
        ann, bob = await h.table(people=2)
        (other,) = await h.table()
        wrong = {"table": ann.table, "token": other.token}
        none = {"table": "nosuchtable", "token": ann.token}
        assert await h.post("/api/mine", keys=[wrong, none]) == []
        await ann.say(type="kick", seat=1)
        await bob.ending()
        assert await mine(h, bob) == []
        said = json.dumps(await mine(h, ann, other))
        room = await h.hall.find(ann.table)
        for secret in (ann.token, bob.token, other.token, room.doc.seed, room.doc.places[0].token):
            assert str(secret) not in said

    tell(story)


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"keys": None},
        {"keys": [{"table": "abc"}]},
        {"keys": [{"table": "../abc", "token": "x"}]},
        {"keys": [{"table": "abc", "token": ""}]},
        {"keys": [{"table": "abc", "token": "x", "more": 1}]},
        {"keys": [{"table": "abc", "token": "x"}] * (MOST + 1)},
    ],
)
def test_what_are_no_keys_is_refused(body: dict[str, object], tell: Tell) -> None:
    async def story(h: House) -> None:
        with pytest.raises(HTTPError) as refused:
            await h.post("/api/mine", **body)
        assert refused.value.code == 400

    tell(story)


def test_an_address_may_not_ask_without_end(tmp_path: Path) -> None:
    async def story() -> None:
        settings = Settings(limits=Limits(joins_per_minute=2))
        async with house(tmp_path / "s.db", settings=settings) as h:
            for _ in range(2):
                assert await h.post("/api/mine", keys=[]) == []
            with pytest.raises(HTTPError) as refused:
                await h.post("/api/mine", keys=[])
            assert (refused.value.code, refused.value.headers["Retry-After"]) == (429, "30")

    asyncio.run(story())
