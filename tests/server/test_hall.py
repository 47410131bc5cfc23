"""Who sits where, and what the host may do about it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import QUICK, Client, HandTime, House, house, play

Story = Callable[[House], Awaitable[None]]


@pytest.fixture
def tell(tmp_path: Path) -> Callable[[Story], None]:
    """Run a story in a house whose clock stands still."""

    def run(story: Story) -> None:
        async def inside() -> None:
            async with house(tmp_path / "s.db", QUICK, HandTime()) as h:
                await story(h)

        asyncio.run(inside())

    return run


async def code_of(client: Client, **message: object) -> str:
    await client.say(**message)
    return str((await client.of("refused"))["code"])


async def lobby_after(client: Client, **message: object) -> Any:
    await client.say(**message)
    return (await client.of("lobby"))["lobby"]


def test_public_tables_are_listed_until_they_are_over_and_private_ones_never(
    tell: Callable[[Story], None],
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


def test_guests_get_seats_in_order_and_look_on_when_there_is_none(tell: Callable[[Story], None]) -> None:
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
        assert lobby["onlookers"] == ["Wat", "Late"]
        seen = await h.client(ann.table, late["token"])
        assert seen.heard[0]["seat"] is None

    tell(story)


def test_a_second_device_with_the_same_token_sees_and_plays_the_same_seat(
    tell: Callable[[Story], None],
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


def test_only_the_host_commands_and_only_in_the_right_phase(tell: Callable[[Story], None]) -> None:
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


def test_the_host_sets_house_rules_that_the_game_allows(tell: Callable[[Story], None]) -> None:
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


def test_people_change_seats_names_and_leave_and_the_host_is_passed_on(tell: Callable[[Story], None]) -> None:
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


def test_a_kicked_seat_is_a_bots_and_its_token_is_worthless(tell: Callable[[Story], None]) -> None:
    async def story(h: House) -> None:
        ann, bob = await h.table(people=2)
        await ann.say(type="kick", seat=1)
        assert (await bob.of("refused"))["code"] == "kicked"
        await ann.until(lambda m: m["type"] == "lobby" and m["lobby"]["seats"][1]["who"] == "bot")
        back = await h.client(ann.table, bob.token)
        assert back.heard[0]["code"] == "unknown_token"
        await play(ann)

    tell(story)


def test_a_rematch_keeps_seats_and_tokens(tell: Callable[[Story], None]) -> None:
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


def test_chat_reaches_everybody_is_limited_and_can_be_muted(tell: Callable[[Story], None]) -> None:
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


def test_a_refused_action_tells_why_with_the_clause(tell: Callable[[Story], None]) -> None:
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
