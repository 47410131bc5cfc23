"""The host's office over HTTP: what it shows, what can be done there, and who is let in."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from html import unescape
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlencode

import msgspec
import pytest

from sixgun.server.office.gate import TRIES
from sixgun.server.office.office import Office
from sixgun.server.settings import GENEROUS, Settings
from tests.server.asking import ADMIN, AWAY, BASIC, BEARER, Answer, ask, ask_now, tell
from tests.server.house import QUICK, Client, HandTime, House, house, play

DAY = 86_400.0
ELSEWHERE = {**BEARER, "X-Forwarded-For": "198.51.100.1"}
STRANGER = "203.0.113.7"
WISHES: dict[str, dict[str, Any]] = {
    "close": {"table": "abc"},
    "announce": {"text": "Last orders."},
    "ban": {"address": STRANGER},
    "unban": {"address": STRANGER},
    "delete": {"days": 30, "count": True},
}


async def do(h: House, deed: str, **wish: object) -> str:
    """A deed that works; its sentence."""
    answer = await tell(h, f"/api/admin/{deed}", BEARER, **wish)
    assert answer.status == 200, answer.text
    return str(answer.json()["message"])


async def refused(h: House, deed: str, **wish: object) -> tuple[int, str]:
    answer = await tell(h, f"/api/admin/{deed}", BEARER, **wish)
    return answer.status, answer.json()["message"]


async def ledger(h: House) -> Any:
    return (await ask(h, "/api/admin", BEARER)).json()


# -- who is let in -------------------------------------------------------------------------------------------


def test_without_a_secret_there_is_no_office(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db", settings=Settings(limits=GENEROUS)) as h:
            for header in ({}, BEARER, {"Authorization": "Bearer "}, {"Authorization": "Basic Og=="}):
                for path in ("/admin", "/api/admin"):
                    assert (await ask(h, path, header)).status == 404
                for deed, wish in WISHES.items():
                    assert (await tell(h, f"/api/admin/{deed}", header, **wish)).status == 404
                    assert (await tell(h, f"/admin/{deed}", header)).status == 404

    asyncio.run(story())


def test_whoever_shows_no_secret_or_another_one_stays_outside(tmp_path: Path) -> None:
    async def story() -> None:
        wrong = [{}, {"Authorization": "Bearer guess"}, {"Authorization": "Basic !"}, {"Authorization": "x"}]
        async with house(tmp_path / "s.db", settings=ADMIN) as h:
            for number, header in enumerate(wrong):
                from_there = {**header, "X-Forwarded-For": f"203.0.113.{number}"}
                for path in ("/admin", "/api/admin"):
                    assert (await ask(h, path, from_there)).status == 401
                for deed, wish in WISHES.items():
                    assert (await tell(h, f"/api/admin/{deed}", from_there, **wish)).status == 401
            assert h.hall.world.watch.name_of("x") not in (await ask(h, "/admin")).text
            for right in (BEARER, BASIC):
                assert (await ask(h, "/admin", right)).status == 200

    asyncio.run(story())


def test_guessing_the_secret_is_slow_and_hinders_nobody_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db", settings=ADMIN, time=(time := HandTime())) as h:
            wrong, right = {**AWAY, "Authorization": "Bearer guess"}, {**AWAY, **BEARER}
            tries = [(await ask(h, "/api/admin", wrong)).status for _ in range(TRIES + 2)]
            assert tries == [401] * TRIES + [429] * 2
            no = await ask(h, "/api/admin", right)  # while it waits, not even the right one is looked at
            assert (no.status, no.headers["retry-after"]) == (429, "60")
            assert (await ask(h, "/api/admin", ELSEWHERE)).status == 200
            time.turn(61.0)
            assert (await ask(h, "/api/admin", right)).status == 200

    asyncio.run(story())


def test_a_page_of_another_site_can_do_nothing_here(tmp_path: Path) -> None:
    """Its forms would carry the password that the browser remembers, but neither JSON's type nor our key."""

    async def story() -> None:
        async with house(tmp_path / "s.db", settings=ADMIN) as h:
            for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
                answer = await tell(h, "/api/admin/ban", {**BASIC, "Content-Type": kind}, address=STRANGER)
                assert (answer.status, answer.json()["code"]) == (400, "bad_request")
            for key in ("", "guess"):
                assert (await send_form(h, "ban", key, address=STRANGER)).status == 400
            assert (await ledger(h))["bans"] == []

    asyncio.run(story())


# -- what is shown -------------------------------------------------------------------------------------------


def test_the_ledger_shows_rooms_load_and_bans_by_short_names(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db", settings=ADMIN, time=(time := HandTime())) as h:
            one, two = await h.table(seats=4, people=2)
            await h.client(one.table)
            time.turn(30.0)
            await h.table(start=False, public=True)
            await one.answer(one.options[0])
            await h.settled(one.table)
            time.turn(5.0)
            seen = await ask(h, "/api/admin", BEARER)
            lobby, game = sorted(seen.json()["rooms"], key=lambda room: str(room["phase"]))
            assert (game["game"], game["phase"], game["public"]) == ("klack", "playing", False)
            counts = [game[name] for name in ("people", "present", "bots", "onlookers")]
            assert counts == [2, 2, 2, 1]
            assert (game["age"], game["idle"], game["broken"]) == (35.0, 5.0, False)
            assert (lobby["phase"], lobby["public"], lobby["idle"]) == ("lobby", True, None)
            load = seen.json()["load"]
            assert (load["rooms"], load["sockets"], load["broken"]) == (2, 4, 0)
            assert load["memory"] > 1_000_000
            assert one.table not in seen.text
            assert two.token is not None
            assert two.token not in seen.text

    asyncio.run(story())


def test_a_broken_room_is_shown_first(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db", settings=ADMIN) as h:
            (ann,) = await h.table()
            await h.table()
            room = h.hall.rooms[ann.table]

            async def fail() -> None:
                raise ValueError

            room.mail.post(fail)
            await ann.until(lambda m: m.get("code") == "room_failed")
            seen = await ledger(h)
            assert [line["broken"] for line in seen["rooms"]] == [True, False]
            assert seen["rooms"][0]["name"] == room.name
            assert "<strong>broken</strong>" in (await ask(h, "/admin", BASIC)).text

    asyncio.run(story())


# -- closing a table -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("by", ["short name", "id", "link"])
def test_a_closed_table_sends_everybody_away_for_good(tmp_path: Path, by: str) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db", settings=ADMIN) as h:
            one, two = await h.table(people=2, public=True)
            watcher = await h.client(one.table)
            room = h.hall.rooms[one.table]
            await one.answer(one.options[0])
            actions = len(await h.hall.world.store.log(one.table))
            names = {"short name": room.name, "id": one.table, "link": f"{h.url}/t/{one.table}/"}
            assert await do(h, "close", table=names[by]) == f"The table {room.name} is closed."
            for client in (one, two, watcher):
                assert await client.last_word() == (4403, "table_closed")
            assert await h.get("/api/tables") == []
            await cannot_be_opened(h, one)
            assert len(await h.hall.world.store.log(one.table)) >= actions > 0
            assert (await refused(h, "close", table=one.table))[0] == 400
        async with house(tmp_path / "s.db", settings=ADMIN) as h:
            await cannot_be_opened(h, one)
            assert await h.hall.world.store.public(0.0, 10) == []

    asyncio.run(story())


async def cannot_be_opened(h: House, old: Client) -> None:
    again = await h.socket(old.table, old.token)
    await again.say(type="hello", token=old.token)
    assert await again.last_word() == (4404, "table_closed")
    with pytest.raises(HTTPError) as error:
        await h.post(f"/api/tables/{old.table}/join", name="Bob")
    assert error.value.code == 404


def test_a_table_that_sleeps_is_closed_by_its_link(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db", settings=ADMIN) as h:
            (ann,) = await h.table()
        async with house(tmp_path / "s.db", settings=ADMIN) as h:
            await do(h, "close", table=f"https://sixgun.example/t/{ann.table}")
            await cannot_be_opened(h, ann)

    asyncio.run(story())


def test_a_save_that_comes_late_does_not_open_a_closed_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db", settings=ADMIN) as h:
            (ann,) = await h.table()
            room = h.hall.rooms[ann.table]
            await do(h, "close", table=ann.table)
            await room.keep()
            await cannot_be_opened(h, ann)

    asyncio.run(story())


async def never(*_: object) -> None:
    """Ends only with its task."""
    await asyncio.Event().wait()


def test_a_room_that_hangs_is_closed_in_bounded_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db", settings=ADMIN) as h:
            (ann,) = await h.table()
            h.hall.rooms[ann.table].mail.post(never)
            pace = msgspec.structs.replace(QUICK, answer=0.01)
            h.hall.world = h.hall.world._replace(pace=pace)
            assert await h.hall.shut(ann.table)
            assert await ann.last_word() == (4403, "table_closed")
            h.hall.world = h.hall.world._replace(pace=QUICK)
            await cannot_be_opened(h, ann)

    asyncio.run(story())


# -- announcing ----------------------------------------------------------------------------------------------


def test_an_announcement_is_read_at_every_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db", settings=ADMIN) as h:
            (ann,), (bob,) = await h.table(), await h.table(start=False)
            told = await do(h, "announce", text="  Last\u202e orders,\n please. ")
            assert told == "Sent to 2 sockets."
            for client in (ann, bob):
                assert await client.of("announced") == {"type": "announced", "text": "Last orders, please."}
            assert (await refused(h, "announce", text="\u200b\n"))[0] == 400
            assert (await refused(h, "announce", text="x" * 301))[0] == 400

    asyncio.run(story())


# -- banning -------------------------------------------------------------------------------------------------


def test_a_banned_address_is_cut_off_and_stays_outside(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db", settings=ADMIN) as h:
            (ann,) = await h.table()
            h.headers = AWAY
            bad = await h.client(ann.table)
            message = await do(h, "ban", address=STRANGER)
            assert message == f"{STRANGER} is banned; 1 socket closed."
            assert await bad.last_word() == (4403, "banned")
            assert await (await h.socket(ann.table)).last_word() == (4403, "banned")
            await outside(h, AWAY)
            h.headers = {}
            await h.client(ann.table)
        async with house(tmp_path / "s.db", settings=ADMIN) as h:  # bans outlast the process
            await outside(h, AWAY)
            assert await do(h, "unban", address=STRANGER) == f"{STRANGER} may come again."
            assert (await tell(h, "/api/tables", AWAY, game="klack", seats=3, name="Ann")).status == 201
            assert await refused(h, "unban", address=STRANGER) == (400, f"{STRANGER} is not banned")

    asyncio.run(story())


def test_a_ban_does_not_wait_for_a_socket_that_reads_nothing(tmp_path: Path) -> None:
    async def gone(message: object) -> None:
        raise RuntimeError

    async def story() -> None:
        async with house(tmp_path / "s.db", settings=ADMIN) as h:
            office = Office(h.hall)
            office.patience = 0.01
            office.lines[STRANGER] = {never, gone}
            assert await office.cut(STRANGER) == 2

    asyncio.run(story())


async def outside(h: House, headers: dict[str, str]) -> None:
    no = await tell(h, "/api/tables", headers, game="klack", seats=3, name="Ann")
    assert (no.status, no.json()["code"]) == (403, "banned")
    assert no.headers["x-content-type-options"] == "nosniff"
    assert (await ask(h, "/api/games", headers)).status == 200


def test_an_ipv6_address_is_banned_with_its_network(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db", settings=ADMIN) as h:
            await do(h, "ban", address="2001:db8:1:2::5")
            await outside(h, {"X-Forwarded-For": "2001:db8:1:2:ffff::1"})
            assert [ban["address"] for ban in (await ledger(h))["bans"]] == ["2001:db8:1:2::/64"]
            other = {"X-Forwarded-For": "2001:db8:1:3::1"}
            assert (await tell(h, "/api/tables", other, game="klack", seats=3, name="Ann")).status == 201
            await do(h, "unban", address="2001:db8:1:2::/64")
            assert (await ledger(h))["bans"] == []

    asyncio.run(story())


@pytest.mark.parametrize("address", ["nonsense", "1.2.3", "10.0.0.0/8", "127.0.0.1", "::1", "localhost"])
def test_only_an_address_of_others_can_be_banned(tmp_path: Path, address: str) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db", settings=ADMIN) as h:
            status, sentence = await refused(h, "ban", address=address)
            assert status == 400
            assert "address" in sentence or "this machine" in sentence

    asyncio.run(story())


# -- deleting ------------------------------------------------------------------------------------------------


def test_old_games_are_counted_then_deleted_with_their_logs(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db", settings=ADMIN, time=(time := HandTime())) as h:
            old = await finished_table(h)
            (running,), (closed,) = await h.table(), await h.table()
            await do(h, "close", table=closed.table)
            time.turn(2 * DAY)
            young = await finished_table(h)
            for client in (old, young, running):
                await client.close()
                await h.settled(client.table)
            time.turn(700.0)
            await h.hall.sweep()
            assert await do(h, "delete", days=1, count=True) == "Over for 1 day or more: 2 games."
            assert await do(h, "delete", days=1) == "2 games deleted."
            assert await do(h, "delete", days=1) == "0 games deleted."
            assert rows(tmp_path / "s.db") == {young.table, running.table}

    asyncio.run(story())


def test_a_game_that_somebody_looks_at_is_not_deleted(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db", settings=ADMIN, time=(time := HandTime())) as h:
            client = await finished_table(h)
            time.turn(2 * DAY)
            assert await do(h, "delete", days=1) == "0 games deleted."
            assert (await ask(h, f"/api/tables/{client.table}/record")).status == 200

    asyncio.run(story())


async def finished_table(h: House) -> Client:
    (client,) = await h.table()
    await play(client)
    return client


def rows(data: Path) -> set[str]:
    """The rooms in a file; there is a log for each, and for no other."""
    db = sqlite3.connect(data)
    rooms = {room for (room,) in db.execute("SELECT id FROM rooms")}
    logged = {room for (room,) in db.execute("SELECT DISTINCT room FROM log")}
    db.close()
    assert logged <= rooms
    return rooms


# -- bad input -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("deed", "body"),
    [
        ("close", b"{}"),
        ("close", b'{"table": ""}'),
        ("close", b'{"table": 5}'),
        ("close", b'{"table": "nowhere"}'),
        ("ban", b'{"address": "203.0.113.7", "more": 1}'),
        ("announce", b"[]"),
        ("announce", b"nonsense"),
        ("announce", b"[" * 8_000),
        ("delete", b'{"days": 0}'),
        ("delete", b'{"days": "all"}'),
        ("delete", b'{"days": -5}'),
    ],
)
def test_a_wish_that_makes_no_sense_is_refused_in_a_sentence(tmp_path: Path, deed: str, body: bytes) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db", settings=ADMIN) as h:
            headers = {**BEARER, "Content-Type": "application/json"}
            answer = await asyncio.to_thread(ask_now, h.port, f"/api/admin/{deed}", headers, "POST", body)
            assert answer.status == 400
            assert answer.json()["message"]

    asyncio.run(story())


def test_there_are_no_other_deeds(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db", settings=ADMIN) as h:
            answer = await tell(h, "/api/admin/dance", BEARER)
            assert (answer.status, answer.json()["code"]) == (404, "not_found")

    asyncio.run(story())


# -- the page ------------------------------------------------------------------------------------------------


async def send_form(h: House, deed: str, key: str, **fields: str) -> Answer:
    headers = {**BASIC, "Content-Type": "application/x-www-form-urlencoded"}
    body = urlencode({"key": key, **fields}).encode()
    return await asyncio.to_thread(ask_now, h.port, f"/admin/{deed}", headers, "POST", body)


def test_the_page_does_all_that_the_commands_do(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db", settings=ADMIN) as h:
            (ann,) = await h.table()
            name = h.hall.rooms[ann.table].name
            page = (await ask(h, "/admin", BASIC)).text
            key = keys_of(page)
            assert set(re.findall(r'action="/admin/(\w+)"', page)) == {"close", "announce", "ban", "delete"}
            deeds = [
                ("announce", {"text": "<b>Hello</b>"}, "Sent to 1 socket."),
                ("ban", {"address": STRANGER}, f"{STRANGER} is banned; 0 sockets closed."),
                ("ban", {"address": "<script>"}, "'<script>' is no address; write it like"),
                ("unban", {"address": STRANGER}, f"{STRANGER} may come again."),
                ("delete", {"days": "5", "count": "true"}, "Over for 5 days or more: 0 games."),
                ("delete", {"days": "5"}, "0 games deleted."),
                ("close", {"table": name}, f"The table {name} is closed."),
            ]
            for deed, fields, sentence in deeds:
                answer = await send_form(h, deed, key, **fields)
                assert (answer.status, answer.headers["location"]) == (303, "/admin")
                page = (await ask(h, "/admin", BASIC)).text
                assert sentence in unescape(page)
                assert "<script" not in page
            assert (await ann.of("announced"))["text"] == "<b>Hello</b>"
            assert sentence not in unescape((await ask(h, "/admin", BASIC)).text)  # it is said once

    asyncio.run(story())


def keys_of(page: str) -> str:
    """The key that goes with every form of the page."""
    (key,) = set(re.findall(r'name="key" value="([^"]+)"', page))
    return str(key)


def test_the_page_keeps_to_the_policy_of_all_pages(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db", settings=ADMIN) as h:
            page, front = await ask(h, "/admin", BASIC), await ask(h, "/")
            for header in ("content-security-policy", "cross-origin-opener-policy", "referrer-policy"):
                assert page.headers[header] == front.headers[header]
            assert page.headers["cache-control"] == "no-store"
            assert " on" not in re.sub(r"<style>.*?</style>|>[^<]*<", "", page.text)  # nothing inline runs

    asyncio.run(story())
