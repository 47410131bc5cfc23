"""Whatever is done in a player's name is told, and found again after a restart."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from sixgun.server.room.clock import Pace
from tests.server.house import PATIENCE, Client, HandTime, House, house

PACE = Pace(bot=1.0, absent=30.0, floor=0.0, hello=PATIENCE, answer=PATIENCE)


def notes_of(client: Client) -> list[Any]:
    """What this client has been told since it came."""
    return [m["note"] for m in client.heard if m["type"] == "noted"]


async def settle(h: House, *clients: Client) -> None:
    await h.settled(clients[0].table)
    for client in clients:
        await client.catch_up()


def test_everybody_reads_for_whom_the_rules_have_answered_and_after_how_long(tmp_path: Path) -> None:
    async def story() -> None:
        time = HandTime()
        async with house(tmp_path / "s.db", PACE, time) as h:
            ann, bob = await h.table(people=2)
            await ann.answer(ann.options[0])
            time.turn(30.0)  # for the bot
            await settle(h, ann, bob)
            before = {client: client.table_now["number"] for client in (ann, bob)}
            time.turn(30.1)
            await settle(h, ann, bob)
            for client in (ann, bob):
                (note,) = notes_of(client)
                assert (note["kind"], note["seat"], note["name"]) == ("timed_out", 1, "P1")
                assert note["seconds"] == 60
                assert note["at"] == before[client] < client.table_now["number"]  # what came of it follows
            later = await h.client(ann.table, None)
            assert [note["kind"] for note in later.heard[0]["notes"]] == ["timed_out"]
        async with house(tmp_path / "s.db", PACE, HandTime()) as h:
            again = await h.client(bob.table, bob.token)
            (note,) = again.heard[0]["notes"]
            assert (note["kind"], note["name"]) == ("timed_out", "P1")

    asyncio.run(story())


def test_a_bot_that_sits_in_is_announced_and_so_is_the_return(tmp_path: Path) -> None:
    async def story() -> None:
        time = HandTime()
        async with house(tmp_path / "s.db", PACE, time) as h:
            ann, bob = await h.table(people=2)
            await bob.socket.close()
            await ann.until(lambda m: m["type"] == "lobby" and not m["lobby"]["seats"][1]["present"])
            time.turn(30.1)
            await settle(h, ann)
            assert [note["kind"] for note in notes_of(ann)] == ["bot_plays"]
            await h.client(bob.table, bob.token)
            await settle(h, ann)
            assert [(note["kind"], note["name"]) for note in notes_of(ann)][1:] == [("returned", "P1")]

    asyncio.run(story())


def test_whoever_leaves_a_running_game_is_named(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db", PACE, HandTime()) as h:
            ann, bob, cy = await h.table(people=3)
            await bob.say(type="leave")
            await ann.until(lambda m: m["type"] == "noted")
            await ann.say(type="kick", seat=2)
            await ann.until(lambda m: m["type"] == "noted" and m["note"]["seat"] == 2)
            told = [(note["kind"], note["name"]) for note in notes_of(ann)]
            assert told == [("left", "P1"), ("removed", "P2")]
            await cy.until(lambda m: m["type"] == "refused")

    asyncio.run(story())
