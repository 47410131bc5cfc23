"""Nobody can crowd out the others: limits for each address, and for what one table carries."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import pytest
from msgspec.structs import replace

from sixgun.server.addresses import address_of
from sixgun.server.room.door import Crowded, Door, Share
from sixgun.server.settings import GENEROUS, Limits, Settings
from tests.server.house import PATIENCE, QUICK, HandTime, House, house, play

Story = Callable[[House, HandTime], Awaitable[None]]
TABLE = {"game": "klack", "seats": 3, "name": "Ann", "bots": "random"}


def tell(folder: Path, limits: Limits, story: Story) -> None:
    """Run a story in a house with these limits, whose clock stands still."""

    async def inside() -> None:
        time = HandTime()
        async with house(folder / "s.db", QUICK, time, settings=Settings(limits=limits)) as h:
            await story(h, time)

    asyncio.run(inside())


def come_from(h: House, address: str) -> None:
    """Whoever speaks next comes from there, by the word of a proxy on this machine."""
    h.headers["X-Forwarded-For"] = address


async def refusal(answer: Awaitable[object]) -> tuple[int, str, str | None]:
    """The status and code with which a request was refused, and when it may come again."""
    with pytest.raises(HTTPError) as refused:
        await answer
    return refused.value.code, json.load(refused.value)["code"], refused.value.headers["Retry-After"]


@pytest.mark.parametrize(
    ("client", "address"),
    [
        (("192.0.2.7", 4000), "192.0.2.7"),
        (("::ffff:192.0.2.7", 4000), "192.0.2.7"),
        (("2001:db8:1:2:3:4:5:6", 4000), "2001:db8:1:2::/64"),
        (("fe80::1%eth0", 4000), "fe80::/64"),
        (("somewhere", 0), "unknown"),
        (None, "unknown"),
    ],
)
def test_a_client_is_known_by_its_address_or_its_network(
    client: tuple[str, int] | None, address: str
) -> None:
    assert address_of(client) == address


def test_an_address_gets_its_share_again_in_a_minute_and_is_forgotten_then() -> None:
    share = Share(2)
    assert [share.take("a", 0.0) for _ in range(3)] == [0, 0, 30]
    assert share.take("b", 0.0) == 0
    assert (share.take("a", 29.0), share.take("a", 30.0)) == (1, 0)
    share.take("c", 61.0)
    assert list(share.buckets) == ["a", "c"]


def test_no_more_addresses_are_remembered_than_there_is_memory_for() -> None:
    share = Share(2, most=100)
    for number in range(1_000):
        share.take(str(number), 0.0)
    assert len(share.buckets) == 100


def test_one_address_cannot_open_all_tables(tmp_path: Path) -> None:
    async def story(h: House, time: HandTime) -> None:
        come_from(h, "192.0.2.1")
        for _ in range(3):
            await h.post("/api/tables", **TABLE)
        assert await refusal(h.post("/api/tables", **TABLE)) == (429, "too_many_tables", "20")
        come_from(h, "192.0.2.2")
        await h.post("/api/tables", **TABLE)
        come_from(h, "192.0.2.1")
        time.turn(20.0)
        await h.post("/api/tables", **TABLE)

    tell(tmp_path, replace(GENEROUS, tables_per_minute=3), story)


def test_the_log_has_one_line_a_minute_for_an_address_that_asks_for_too_much(
    caplog: pytest.LogCaptureFixture,
) -> None:
    time = HandTime()
    door = Door(replace(GENEROUS, tables_per_minute=1), time)

    def ask(address: str) -> None:
        for _ in range(50):
            with suppress(Crowded):
                door.open_table(address)

    ask("192.0.2.1")
    ask("")
    time.turn(60.0)
    ask("192.0.2.1")
    assert [record.getMessage() for record in caplog.records] == [
        "192.0.2.1 asks for more than its share: too_many_tables",
        "somebody unknown asks for more than its share: too_many_tables",
        "192.0.2.1 asks for more than its share: too_many_tables",
    ]


def test_nobody_but_a_known_proxy_is_believed_about_addresses(tmp_path: Path) -> None:
    limits = replace(GENEROUS, tables_per_minute=1, sockets_per_address=1)

    async def inside() -> None:
        settings = Settings(limits=limits)
        async with house(tmp_path / "s.db", proxies="192.0.2.9", settings=settings) as h:
            come_from(h, "192.0.2.1")
            (ann,) = await h.table()
            come_from(h, "192.0.2.2")
            assert await refusal(h.post("/api/tables", **TABLE)) == (429, "too_many_tables", "60")
            assert await (await h.socket(ann.table)).last_word() == (1008, "too_many_sockets")

    asyncio.run(inside())


def test_one_network_of_ipv6_is_one_address(tmp_path: Path) -> None:
    async def story(h: House, time: HandTime) -> None:
        come_from(h, "2001:db8::1")
        await h.post("/api/tables", **TABLE)
        come_from(h, "2001:db8::2")
        assert await refusal(h.post("/api/tables", **TABLE)) == (429, "too_many_tables", "60")
        come_from(h, "2001:db8:0:1::1")
        await h.post("/api/tables", **TABLE)

    tell(tmp_path, replace(GENEROUS, tables_per_minute=1), story)


def test_one_address_cannot_ask_for_seats_all_the_time(tmp_path: Path) -> None:
    async def story(h: House, time: HandTime) -> None:
        seated = await h.post("/api/tables", **TABLE)
        path = f"/api/tables/{seated['table']}/join"
        for _ in range(2):
            await h.post(path, name="Bob", watch=True)
        assert await refusal(h.post(path, name="Bob")) == (429, "too_many_joins", "30")
        come_from(h, "192.0.2.2")
        assert (await h.post(path, name="Cy"))["seat"] == 1

    tell(tmp_path, replace(GENEROUS, joins_per_minute=2), story)


def test_one_address_cannot_have_all_sockets(tmp_path: Path) -> None:
    async def story(h: House, time: HandTime) -> None:
        (ann,) = await h.table()
        come_from(h, "192.0.2.1")
        first, _ = [await h.client(ann.table) for _ in range(2)]
        assert await (await h.socket(ann.table)).last_word() == (1008, "too_many_sockets")
        come_from(h, "192.0.2.2")
        await h.client(ann.table)
        come_from(h, "192.0.2.1")
        await first.close()
        async with asyncio.timeout(PATIENCE):
            while h.hall.door.sockets["192.0.2.1"] > 1:
                await asyncio.sleep(0)
        assert (await h.client(ann.table)).heard[0]["type"] == "welcome"

    tell(tmp_path, replace(GENEROUS, sockets_per_address=2), story)


async def opened(h: House, **more: object) -> Any:
    return await h.post("/api/tables", **{**TABLE, **more})


def test_when_all_rooms_are_taken_the_least_used_lobby_sleeps_and_wakes_when_somebody_comes(
    tmp_path: Path,
) -> None:
    async def story(h: House, time: HandTime) -> None:
        ann, bob = await h.table(people=2, start=False)
        first, second = await opened(h), await opened(h)
        time.turn(5.0)
        visitor = await h.client(first["table"])
        await visitor.close()
        await left(h, first["table"])
        third = await opened(h)
        assert set(h.hall.rooms) == {ann.table, first["table"], third["table"]}
        back = await h.client(second["table"], second["token"])
        assert (back.heard[0]["type"], back.heard[0]["seat"]) == ("welcome", 0)
        assert set(h.hall.rooms) == {ann.table, second["table"], third["table"]}
        await bob.say(type="ready")
        await ann.until(lambda m: m["type"] == "lobby" and m["lobby"]["seats"][1]["ready"])

    tell(tmp_path, replace(GENEROUS, rooms=3), story)


def test_a_game_whose_people_are_away_sleeps_after_all_lobbies(tmp_path: Path) -> None:
    async def story(h: House, time: HandTime) -> None:
        running = await opened(h, play_now=True)
        time.turn(1.0)
        lobby = await opened(h)
        time.turn(1.0)
        third = await opened(h)
        assert set(h.hall.rooms) == {running["table"], third["table"]}
        await h.client(third["table"], third["token"])
        back = await h.client(lobby["table"], lobby["token"])
        assert back.heard[0]["type"] == "welcome"
        assert set(h.hall.rooms) == {lobby["table"], third["table"]}

    tell(tmp_path, replace(GENEROUS, rooms=2), story)


def test_when_somebody_is_at_every_table_there_is_no_room_for_more(tmp_path: Path) -> None:
    async def story(h: House, time: HandTime) -> None:
        asleep = await opened(h)
        clients = [(await h.table(start=start))[0] for start in (True, False)]
        assert await refusal(opened(h)) == (503, "too_many", None)
        stranger = await h.socket(asleep["table"])
        await stranger.say(type="hello", token=asleep["token"])
        assert await stranger.last_word() == (1013, "too_many")
        assert set(h.hall.rooms) == {client.table for client in clients}
        await clients[1].close()
        await left(h, clients[1].table)
        await opened(h)

    tell(tmp_path, replace(GENEROUS, rooms=2), story)


def test_a_rematch_for_which_there_is_no_room_is_refused_and_the_table_stays(tmp_path: Path) -> None:
    async def story(h: House, time: HandTime) -> None:
        (ann,) = await h.table()
        await play(ann)
        await ann.say(type="rematch")
        assert (await ann.of("refused"))["code"] == "too_many"
        await ann.say(type="say", text="Oh well.")
        assert (await ann.of("said"))["saying"]["text"] == "Oh well."

    tell(tmp_path, replace(GENEROUS, rooms=1), story)


async def left(h: House, table: str) -> None:
    """Until the house knows that nobody is at that table."""
    async with asyncio.timeout(PATIENCE):
        while h.hall.rooms[table].presence.empty_since is None:
            await asyncio.sleep(0)


# -- at one table ------------------------------------------------------------------------------------------


def test_seated_people_get_in_however_many_watch(tmp_path: Path) -> None:
    async def story(h: House, time: HandTime) -> None:
        ann, bob = await h.table(people=2)
        for _ in range(20):
            await h.client(ann.table)
        assert await (await h.client(ann.table)).last_word() == (1008, "too_many_guests")
        back = await h.client(ann.table, bob.token)
        assert (back.heard[0]["type"], back.heard[0]["seat"]) == ("welcome", 1)
        assert back.lobby["nameless"] == 20

    tell(tmp_path, replace(GENEROUS, onlookers=20), story)


def test_the_first_device_of_a_seat_makes_way_when_there_are_too_many(tmp_path: Path) -> None:
    async def story(h: House, time: HandTime) -> None:
        (ann,) = await h.table()
        phones = [await h.client(ann.table, ann.token) for _ in range(2)]
        assert await ann.last_word() == (4403, "too_many_devices")
        for phone in phones:
            await phone.catch_up()

    tell(tmp_path, replace(GENEROUS, devices=2), story)


def test_the_host_sends_onlookers_away_and_their_tokens_are_worthless(tmp_path: Path) -> None:
    async def story(h: House, time: HandTime) -> None:
        ann, bob = await h.table(people=2)
        path = f"/api/tables/{ann.table}/join"
        tokens = [(await h.post(path, name=name, watch=True))["token"] for name in ("Wat", "Zoe")]
        wat, zoe = [await h.client(ann.table, token) for token in tokens]
        nameless = await h.client(ann.table)
        assert zoe.lobby["onlookers"] == [{"number": 1, "name": "Wat"}, {"number": 2, "name": "Zoe"}]
        await bob.say(type="remove", onlooker=1)
        assert (await bob.of("refused"))["code"] == "not_host"
        await ann.say(type="remove", onlooker=3)
        assert (await ann.of("refused"))["code"] == "no_such_person"
        await ann.say(type="remove", onlooker=1)
        assert await wat.last_word() == (4403, "removed")
        assert (await h.client(ann.table, tokens[0])).heard[0]["code"] == "unknown_token"
        await zoe.until(
            lambda m: m["type"] == "lobby" and [w["name"] for w in m["lobby"]["onlookers"]] == ["Zoe"]
        )
        await ann.say(type="remove", onlooker=0)
        assert await nameless.last_word() == (4403, "removed")
        await zoe.until(lambda m: m["type"] == "lobby" and m["lobby"]["nameless"] == 0)
        await zoe.catch_up()

    tell(tmp_path, GENEROUS, story)


def test_nobody_looks_on_while_a_game_is_played_if_the_host_does_not_want_it(tmp_path: Path) -> None:
    async def story(h: House, time: HandTime) -> None:
        ann, bob = await h.table(people=2, start=False, public=True)
        path = f"/api/tables/{ann.table}/join"
        wat = await h.post(path, name="Wat", watch=True)
        watchers = [await h.client(ann.table, token) for token in (wat["token"], None)]
        await bob.say(type="unwatch")
        assert (await bob.of("refused"))["code"] == "not_host"
        await ann.say(type="unwatch")
        await bob.until(lambda m: m["type"] == "lobby" and m["lobby"]["unwatched"])
        assert await refusal(h.post(path, name="Wat", watch=True)) == (403, "unwatched", None)
        visitor = await h.client(ann.table)  # who may want the seat that is left
        assert len(await h.get("/api/tables")) == 1
        await ann.say(type="start")
        for player in (ann, bob):
            await player.until(lambda m: m["type"] == "welcome" and m["view"] is not None)
        for watcher in (*watchers, visitor):
            assert await watcher.last_word() == (4403, "unwatched")
            assert all(m.get("view") is None for m in watcher.heard)
        assert await (await h.client(ann.table)).last_word() == (4403, "unwatched")
        assert (await h.client(ann.table, wat["token"])).heard[0]["code"] == "unknown_token"
        assert (await h.client(ann.table, bob.token)).heard[0]["type"] == "welcome"
        assert await h.get("/api/tables") == []
        await ann.say(type="unwatch", unwatched=False)
        await bob.until(lambda m: m["type"] == "lobby" and not m["lobby"]["unwatched"])
        watcher = await h.client(ann.table)
        await ann.say(type="unwatch")
        assert await watcher.last_word() == (4403, "unwatched")
        await asyncio.gather(play(ann, 1), play(bob, 2))
        assert (await h.client(ann.table)).heard[0]["view"]["over"]

    tell(tmp_path, GENEROUS, story)


def test_the_place_of_an_onlooker_who_stays_away_is_free_again(tmp_path: Path) -> None:
    async def story(h: House, time: HandTime) -> None:
        (ann,) = await h.table(start=False)
        path = f"/api/tables/{ann.table}/join"
        gone, here, _never = [await h.post(path, name=name, watch=True) for name in ("Go", "Here", "Never")]
        await h.client(ann.table, here["token"])
        wat = await h.client(ann.table, gone["token"])
        await wat.close()
        await ann.until(lambda m: len(m["lobby"]["onlookers"]) == 3 and watching(h, ann.table) == 1)
        await swept(h, time, 60.0)
        await ann.until(lambda m: [w["name"] for w in m["lobby"]["onlookers"]] == ["Go", "Here"])
        await swept(h, time, 240.0)
        await ann.until(lambda m: [w["name"] for w in m["lobby"]["onlookers"]] == ["Here"])
        assert (await h.client(ann.table, gone["token"])).heard[0]["code"] == "unknown_token"

    tell(tmp_path, GENEROUS, story)


def test_names_of_onlookers_who_never_come_are_not_used_up_for_good(tmp_path: Path) -> None:
    async def story(h: House, time: HandTime) -> None:
        (ann,) = await h.table(start=False)
        path = f"/api/tables/{ann.table}/join"
        for _ in range(100):
            await h.post(path, name="Nobody", watch=True)
        assert await refusal(h.post(path, name="Wat", watch=True)) == (429, "too_many_guests", None)
        time.turn(60.0)
        late = await h.post(path, name="Wat", watch=True)
        seen = await h.client(ann.table, late["token"])
        assert [one["name"] for one in seen.lobby["onlookers"]] == ["Wat"]

    tell(tmp_path, GENEROUS, story)


def test_a_stranger_cannot_take_every_seat_of_a_public_table(tmp_path: Path) -> None:
    async def story(h: House, time: HandTime) -> None:
        come_from(h, "192.0.2.1")
        public, private = await opened(h, seats=6, public=True), await opened(h, seats=6)
        path = f"/api/tables/{public['table']}/join"
        come_from(h, "192.0.2.2")
        stranger, _ = [await h.post(path, name="Stranger") for _ in range(2)]
        assert await refusal(h.post(path, name="Stranger")) == (429, "too_many_seats", None)
        assert (await h.post(path, name="Stranger", watch=True))["seat"] is None
        for _ in range(5):
            assert (await h.post(f"/api/tables/{private['table']}/join", name="Friend"))["seat"] is not None
        client = await h.client(public["table"], stranger["token"])
        await client.say(type="leave")
        await client.of("welcome")
        assert (await h.post(path, name="Stranger"))["seat"] == 1
        come_from(h, "192.0.2.3")
        assert (await h.post(path, name="Another"))["seat"] == 3

    tell(tmp_path, replace(GENEROUS, seats_per_address=2), story)


def test_the_household_of_the_host_may_fill_a_public_table_even_after_a_restart(tmp_path: Path) -> None:
    limits = replace(GENEROUS, seats_per_address=1)
    seats: list[Any] = []

    async def story(h: House, time: HandTime) -> None:
        come_from(h, "192.0.2.1")
        seats.append(await opened(h, seats=6, public=True))
        for seat in (1, 2):
            assert (await h.post(f"/api/tables/{seats[0]['table']}/join", name="Kin"))["seat"] == seat

    async def restarted(h: House, time: HandTime) -> None:
        come_from(h, "192.0.2.1")
        await h.client(seats[0]["table"], seats[0]["token"])
        assert (await h.post(f"/api/tables/{seats[0]['table']}/join", name="Kin"))["seat"] == 3

    tell(tmp_path, limits, story)
    tell(tmp_path, limits, restarted)


def watching(h: House, table: str) -> int:
    """So many sockets are open there without a seat."""
    return len(h.hall.rooms[table].presence.onlookers.sockets)


async def swept(h: House, time: HandTime, seconds: float) -> None:
    """Let time pass, and the house be swept."""
    time.turn(seconds)
    await h.hall.sweep()
