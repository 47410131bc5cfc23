"""Who sits where, and what the host may do about it."""

from __future__ import annotations

import asyncio
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request

import pytest
from websockets.exceptions import ConnectionClosed

from sixgun.server import bodies
from sixgun.server.room.hall import Missing
from sixgun.server.room.room import Room
from tests.server.house import PATIENCE, QUICK, Client, HandTime, House, Tell, body_of, play


async def code_of(client: Client, **message: object) -> str:
    await client.say(**message)
    return str((await client.of("refused"))["code"])


async def lobby_after(client: Client, **message: object) -> Any:
    await client.say(**message)
    return (await client.of("lobby"))["lobby"]


def test_public_tables_are_listed_until_they_are_over_and_private_ones_never(
    tell: Tell,
) -> None:
    async def story(h: House) -> None:
        await h.table(start=False)
        (ann,) = await h.table(start=False, public=True, title="Ann's")
        listed = await h.get("/api/tables")
        assert [(t["table"], t["name"], t["open"]) for t in listed] == [(ann.table, "Ann's", 2)]
        await ann.say(type="start")
        await ann.until(lambda m: m["type"] == "welcome" and m["view"] is not None)
        assert (await h.get("/api/tables"))[0]["phase"] == "playing"
        await play(ann)
        assert await h.get("/api/tables") == []

    tell(story)


def test_no_table_gets_the_id_of_another(tell: Tell, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(h: House) -> None:
        (ann,) = await h.table(start=False)
        drawn = iter([ann.table, ann.table, "another"])
        monkeypatch.setattr("sixgun.server.room.hall.new_id", lambda: next(drawn))
        (bob,) = await h.table(start=False, title="Bob's")
        assert bob.table == "another"
        monkeypatch.setattr("sixgun.server.room.hall.new_id", lambda: ann.table)
        with pytest.raises(HTTPError) as refused:
            await h.table(start=False)
        assert refused.value.code == 503
        assert (await h.client(ann.table, ann.token)).heard[0]["seat"] == 0

    tell(story)


def test_ids_of_public_tables_are_as_long_as_those_of_private_ones(tell: Tell) -> None:
    async def story(h: House) -> None:
        clients = [(await h.table(start=False, public=public))[0] for public in (True, False)]
        assert [len(client.table) for client in clients] == [10, 10]

    tell(story)


def private(seats: int = 3) -> dict[str, object]:
    """The host makes the table private."""
    setup = {"type": "setup", "seats": seats, "options": {}, "bots": "random", "windows": "answered"}
    return {**setup, "public": False}


def test_a_public_table_made_private_moves_to_an_id_that_only_those_who_sit_there_hear(
    tell: Tell,
) -> None:
    async def story(h: House) -> None:
        ann, bob = await h.table(people=2, start=False, public=True)
        old = ann.table
        wat = await h.post(f"/api/tables/{old}/join", name="Wat", watch=True)
        watchers = [await h.client(old, token) for token in (wat["token"], None)]
        assert len(await h.get("/api/tables")) == 1
        await ann.say(**private())
        for client in (ann, bob):
            told = await client.until(lambda m: m["type"] == "lobby" and not m["lobby"]["public"])
            assert (told["lobby"]["onlookers"], told["lobby"]["nameless"]) == ([], 0)
        new = ann.lobby["table"]
        assert (len(new), bob.lobby["table"]) == (10, new)
        assert new != old
        for watcher in watchers:
            assert (await watcher.of("refused"))["code"] == "made_private"
            with pytest.raises(ConnectionClosed):
                await watcher.of("lobby")
            assert new not in "".join(watcher.raw)
        assert await h.get("/api/tables") == []
        assert list(h.hall.rooms) == [new]
        for path in (f"/api/tables/{old}/qr.svg", f"/api/tables/{old}/record"):
            with pytest.raises(HTTPError) as gone:
                await h.fetch(path)
            assert gone.value.code == 404
        with pytest.raises(HTTPError) as gone:
            await h.post(f"/api/tables/{old}/join", name="Wat")
        assert gone.value.code == 404
        for token in (None, wat["token"]):
            assert (await h.client(old, token)).heard[0]["code"] == "no_such_table"
        await ann.say(type="start")
        for client in (ann, bob):
            await client.until(lambda m: m["type"] == "welcome" and m["view"] is not None)
        await asyncio.gather(play(ann, 1), play(bob, 2))

    tell(story)


def test_whoever_sits_at_a_table_that_has_moved_finds_it_by_the_old_id_too(
    tell: Tell,
) -> None:
    async def story(h: House) -> None:
        ann, bob = await h.table(people=2, start=False, public=True)
        await bob.close()
        for _ in range(2):
            await ann.say(**{**private(), "public": True})
            await ann.until(lambda m: m["type"] == "lobby" and m["lobby"]["public"])
            await ann.say(**private())
            await ann.until(lambda m: m["type"] == "lobby" and not m["lobby"]["public"])
        back = await h.client(bob.table, bob.token)
        assert (back.heard[0]["seat"], back.lobby["table"]) == (1, ann.lobby["table"])
        assert back.lobby["table"] != bob.table

    tell(story)


def test_a_table_that_has_moved_sleeps_and_wakes_under_its_new_id(tell: Tell) -> None:
    async def story(h: House) -> None:
        (ann,) = await h.table(start=False, public=True)
        await ann.say(**private())
        await ann.until(lambda m: m["type"] == "lobby" and not m["lobby"]["public"])
        new = ann.lobby["table"]
        await ann.close()
        await gone_from(h, new)
        assert isinstance(h.time, HandTime)
        h.time.turn(QUICK.keep)
        await h.hall.sweep()
        assert h.hall.rooms == {}
        assert (await h.client(ann.table, ann.token)).heard[0]["code"] == "no_such_table"
        assert (await h.client(new, ann.token)).heard[0]["seat"] == 0

    tell(story)


def test_whoever_asks_for_a_seat_while_a_table_moves_finds_it_gone(tell: Tell) -> None:
    async def story(h: House) -> None:
        (ann,) = await h.table(start=False, public=True)
        room, stranger = h.hall.rooms[ann.table], await h.socket(ann.table)
        over = asyncio.Event()

        async def busy() -> None:
            await over.wait()

        room.mail.post(busy)
        await ann.say(**private())
        await waiting(room, 1)
        await stranger.say(type="hello")
        await waiting(room, 2)
        seat = asyncio.create_task(h.hall.join(ann.table, bodies.Join("Bob"), ""))
        await waiting(room, 3)
        over.set()
        with pytest.raises(Missing):
            await seat
        assert (await stranger.of("refused"))["code"] == "no_such_table"
        assert room.doc.people() == [0]

    tell(story)


async def waiting(room: Room, messages: int) -> None:
    """Until so many messages wait for a room that is busy."""
    async with asyncio.timeout(PATIENCE):
        while not room.mail.busy or room.mail._mail.qsize() < messages:
            await asyncio.sleep(0)


async def gone_from(h: House, table: str) -> None:
    """Until the house knows that nobody is at that table."""
    async with asyncio.timeout(PATIENCE):
        while h.hall.rooms[table].presence.guests:
            await asyncio.sleep(0)


def test_guests_get_seats_in_order_and_look_on_when_there_is_none(tell: Tell) -> None:
    async def story(h: House) -> None:
        ann, bob = await h.table(people=2, start=False)
        watcher = await h.post(f"/api/tables/{ann.table}/join", name="Wat", watch=True)
        assert watcher["seat"] is None
        third = await h.post(f"/api/tables/{ann.table}/join", name="Cy")
        late = await h.post(f"/api/tables/{ann.table}/join", name="Late")
        assert (third["seat"], late["seat"]) == (2, None)
        lobby = await lobby_after(bob, type="ready")
        while not lobby["seats"][1]["ready"]:
            lobby = (await bob.of("lobby"))["lobby"]
        assert [seat["name"] for seat in lobby["seats"]] == ["P0", "P1", "Cy"]
        assert lobby["onlookers"] == [{"number": 1, "name": "Wat"}, {"number": 2, "name": "Late"}]
        seen = await h.client(ann.table, late["token"])
        assert seen.heard[0]["seat"] is None

    tell(story)


def test_a_second_device_with_the_same_token_sees_and_plays_the_same_seat(
    tell: Tell,
) -> None:
    async def story(h: House) -> None:
        (ann,) = await h.table()
        phone = await h.client(ann.table, ann.token)
        assert phone.heard[0]["seat"] == 0
        assert phone.question == ann.question
        first = phone.options[0]
        await phone.answer(first)
        mine = await ann.until(lambda m: m["type"] == "step" and m["events"][0].get("seat") == 0)
        assert mine["events"][0]["action"] == first

    tell(story)


def test_only_the_host_commands_and_only_in_the_right_phase(tell: Tell) -> None:
    async def story(h: House) -> None:
        ann, bob = await h.table(people=2, start=False)
        assert await code_of(bob, type="start") == "not_host"
        assert await code_of(bob, type="kick", seat=0) == "not_host"
        assert await code_of(ann, type="pause", paused=True) == "not_started"
        assert await code_of(ann, type="rematch") == "not_over"
        assert await code_of(ann, type="kick", seat=0) == "not_yourself"
        assert await code_of(ann, type="kick", seat=2) == "no_such_person"
        assert await code_of(ann, type="mute", seat=9) == "no_such_seat"
        assert await code_of(ann, type="sit", seat=1) == "seat_taken"
        assert await code_of(ann, type="takeover", seat=1) == "not_absent"
        assert await code_of(ann, type="why", action="bid (1,0)") == "not_started"
        assert (await ann.answer("bid (1,0)"))["code"] == "not_started"
        await ann.say(type="start")
        await ann.until(lambda m: m["type"] == "welcome" and m["view"] is not None)
        assert await code_of(ann, type="start") == "already_started"
        assert await code_of(ann, type="sit", seat=1) == "already_started"

    tell(story)


def test_the_host_sets_house_rules_that_the_game_allows(tell: Tell) -> None:
    async def story(h: House) -> None:
        (ann,) = await h.table(start=False)
        setup = {"type": "setup", "bots": "random", "windows": "fixed", "public": True}
        lobby = await lobby_after(ann, **setup, seats=5, options={"bang_bids": "discard"})
        assert len(lobby["seats"]) == 5
        assert lobby["options"] == {
            "bang_bids": "discard",
            "converted_marker": "center",
            "decision_seconds": 60,
        }
        assert (lobby["windows"], lobby["public"]) == ("fixed", True)
        assert await code_of(ann, **setup, seats=9, options={}) == "invalid_player_count"
        assert await code_of(ann, **setup, seats=5, options={"duck": 1}) == "invalid_option"

    tell(story)


def test_people_change_seats_names_and_leave_and_the_host_is_passed_on(tell: Tell) -> None:
    async def story(h: House) -> None:
        ann, bob = await h.table(people=2, start=False)
        await ann.say(type="sit", seat=2)
        assert (await ann.of("welcome"))["seat"] == 2
        lobby = await lobby_after(bob, type="rename", name="Bobby")
        while lobby["seats"][1]["name"] != "Bobby":
            lobby = (await bob.of("lobby"))["lobby"]
        assert [seat["who"] for seat in lobby["seats"]] == ["open", "person", "person"]
        assert lobby["host"] == 2
        await ann.say(type="leave")
        assert (await ann.of("welcome"))["seat"] is None
        await bob.until(lambda m: m["type"] == "lobby" and m["lobby"]["host"] == 1)

    tell(story)


def test_a_kicked_seat_is_a_bots_and_its_token_is_worthless(tell: Tell) -> None:
    async def story(h: House) -> None:
        ann, bob = await h.table(people=2)
        await ann.say(type="kick", seat=1)
        assert (await bob.of("refused"))["code"] == "kicked"
        await ann.until(lambda m: m["type"] == "lobby" and m["lobby"]["seats"][1]["who"] == "bot")
        back = await h.client(ann.table, bob.token)
        assert back.heard[0]["code"] == "unknown_token"
        await play(ann)

    tell(story)


def test_a_rematch_keeps_seats_and_tokens(tell: Tell) -> None:
    async def story(h: House) -> None:
        ann, bob = await h.table(people=2)
        await asyncio.gather(play(ann, 1), play(bob, 2))
        await bob.say(type="rematch")
        told = await ann.until(lambda m: m["type"] == "lobby" and m["lobby"]["next"] is not None)
        again = [await h.client(told["lobby"]["next"], client.token) for client in (ann, bob)]
        assert [client.heard[0]["seat"] for client in again] == [0, 1]
        assert again[0].lobby["phase"] == "lobby"
        assert again[0].lobby["commitment"] != ann.lobby["commitment"]
        await again[0].say(type="start")
        for client in again:
            await client.until(lambda m: m["type"] == "welcome" and m["view"] is not None)
        await asyncio.gather(*(play(client) for client in again))

    tell(story)


def test_chat_reaches_everybody_is_limited_and_can_be_muted(tell: Tell) -> None:
    async def story(h: House) -> None:
        ann, bob = await h.table(people=2)
        watcher = await h.client(ann.table)
        await ann.say(type="say", text="Draw!\u0007")
        for client in (ann, bob, watcher):
            saying = (await client.of("said"))["saying"]
            assert (saying["seat"], saying["name"], saying["text"]) == (0, "P0", "Draw!")
        assert await code_of(watcher, type="say", text="hi") == "not_seated"
        assert await code_of(bob, type="say", text="\u0007") == "bad_message"
        for _ in range(4):
            await ann.say(type="say", text="again")
        assert await code_of(ann, type="say", text="too much") == "too_fast"
        assert isinstance(h.time, HandTime)
        h.time.turn(2.0)
        await ann.say(type="say", text="slower")
        await ann.until(lambda m: m["type"] == "said" and m["saying"]["text"] == "slower")
        await ann.say(type="mute", seat=1)
        await bob.until(lambda m: m["type"] == "lobby" and m["lobby"]["seats"][1]["muted"])
        assert await code_of(bob, type="say", text="hm") == "muted"
        newcomer = await h.client(ann.table)
        assert [saying["text"] for saying in newcomer.heard[0]["chat"]][-1] == "slower"

    tell(story)


def test_a_refused_action_tells_why_with_the_clause(tell: Tell) -> None:
    async def story(h: House) -> None:
        (ann,) = await h.table()
        await ann.say(type="why", action="bid (9,0)")
        because = await ann.of("because")
        assert (because["allowed"], because["code"]) == (False, "insufficient_bills")
        assert because["clauses"] == ["KLACK-021"]
        await ann.say(type="why", action="bid (1,0)")
        assert (await ann.of("because"))["allowed"]
        assert await code_of(ann, type="why", action="dance") == "unparsable_action"

    tell(story)


@pytest.mark.parametrize("path", ["/nonsense", "/t/nosuchtable", "/t/NO%20table", "/r/nosuchtable", "/t"])
def test_a_page_that_does_not_exist_is_ours_and_404(path: str, tell: Tell) -> None:
    async def story(h: House) -> None:
        page = await h.fetch("/")
        for accept, body in (("text/html,*/*", page), ("*/*", b"not found")):
            with pytest.raises(HTTPError) as gone:
                await asyncio.to_thread(body_of, Request(h.url + path, headers={"Accept": accept}))
            assert (gone.value.code, gone.value.read()) == (404, body)

    tell(story)


def test_the_page_of_a_table_is_found_awake_and_asleep(tell: Tell) -> None:
    async def story(h: House) -> None:
        (ann,) = await h.table()
        page = await h.fetch("/")
        assert await h.fetch(f"/t/{ann.table}") == page
        await h.hall.rooms.pop(ann.table).close()
        assert await h.fetch(f"/t/{ann.table}") == page
        assert not h.hall.rooms  # nobody has come: it sleeps on
        await h.hall.shut(ann.table)
        with pytest.raises(HTTPError) as gone:
            await h.fetch(f"/t/{ann.table}")
        assert gone.value.code == 404

    tell(story)


def test_a_chair_from_which_somebody_was_sent_can_be_taken_by_them_or_others(tell: Tell) -> None:
    async def story(h: House) -> None:
        ann, bob = await h.table(people=2, start=False)
        await ann.say(type="kick", seat=1)
        assert (await bob.ending())[0] == 4403
        back = await h.post(f"/api/tables/{ann.table}/join", name="Bob again")
        assert back["seat"] == 1
        assert (await h.client(ann.table, back["token"])).heard[0]["seat"] == 1
        await ann.say(type="kick", seat=1)
        await ann.until(lambda m: m["type"] == "lobby" and m["lobby"]["seats"][1]["who"] == "open")
        assert (await h.post(f"/api/tables/{ann.table}/join", name="Cat"))["seat"] == 1

    tell(story)
