"""After the end: the same people at the next table, each in their own seat and nobody else's."""

from __future__ import annotations

import asyncio

import pytest

import sixgun
from sixgun.games import find
from tests.server.house import Client, House, Tell, asked

every_game = pytest.mark.parametrize("game", sixgun.games())


def seats_of(game: str) -> int:
    """Enough that two people and bots have a place."""
    return max(3, min(find(game).seats))


async def end(h: House, client: Client) -> None:
    """The game is over, however it stood."""
    room = await h.hall.find(client.table)
    room.doc.phase = "over"
    await room.save()


async def rematch(client: Client) -> str:
    """Ask for the next table, and hear where it is."""
    await client.say(type="rematch")
    return await next_table(client)


async def next_table(client: Client) -> str:
    told = await client.until(lambda m: m["type"] == "lobby" and m["lobby"]["next"] is not None)
    return str(told["lobby"]["next"])


async def is_asked(client: Client) -> bool:
    if not asked(client.table_now):
        await client.until(asked)
    return True


@every_game
def test_alone_with_bots_a_rematch_deals_at_once_and_asks_the_player(game: str, tell: Tell) -> None:
    async def story(h: House) -> None:
        (ann,) = await h.table(seats=seats_of(game), game=game)
        await end(h, ann)
        again = await h.client(await rematch(ann), ann.token)
        assert again.heard[0]["seat"] == 0
        assert again.lobby["phase"] == "playing"
        assert await is_asked(again)

    tell(story)


@every_game
def test_two_people_keep_their_seats_and_either_is_asked(game: str, tell: Tell) -> None:
    async def story(h: House) -> None:
        ann, bob = await h.table(seats=seats_of(game), people=2, game=game)
        await end(h, ann)
        table = await rematch(bob)
        assert await next_table(ann) == table
        again = [await h.client(table, client.token) for client in (ann, bob)]
        assert [client.heard[0]["seat"] for client in again] == [0, 1]
        await again[0].say(type="start")
        for client in again:
            await client.until(lambda m: m["type"] == "welcome" and m["view"] is not None)
        assert again[0].lobby["phase"] == "playing"
        waiting = [asyncio.create_task(is_asked(client)) for client in again]
        done, idle = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        assert all(task.result() for task in done)
        for task in idle:
            task.cancel()

    tell(story)


def test_no_token_is_told_to_anybody_on_the_way_to_the_next_table(tell: Tell) -> None:
    async def story(h: House) -> None:
        ann, bob = await h.table(people=2)
        onlooker = await h.client(ann.table)
        await end(h, ann)
        table = await rematch(ann)
        assert await next_table(onlooker) == table
        follower = await h.client(table)
        assert follower.heard[0]["seat"] is None
        again = await h.client(table, bob.token)
        said = "".join(text for client in (ann, bob, onlooker, follower, again) for text in client.raw)
        assert str(ann.token) not in said
        assert str(bob.token) not in said

    tell(story)


def test_whoever_has_come_deals_while_the_host_is_away(tell: Tell) -> None:
    async def story(h: House) -> None:
        ann, bob = await h.table(people=2)
        await end(h, ann)
        table = await rematch(bob)
        first = await h.client(table, bob.token)
        assert (first.lobby["host"], first.lobby["seats"][0]["present"]) == (0, False)
        watcher = await h.client(table)
        await watcher.say(type="start")
        assert (await watcher.of("refused"))["code"] == "not_host"
        await first.say(type="kick", seat=0)
        assert (await first.of("refused"))["code"] == "not_host"
        await first.say(type="start")
        await first.until(lambda m: m["type"] == "welcome" and m["view"] is not None)
        assert (await h.client(table, ann.token)).heard[0]["seat"] == 0

    tell(story)


def test_at_the_next_table_the_chairs_of_bots_are_free(tell: Tell) -> None:
    async def story(h: House) -> None:
        ann, _ = await h.table(seats=4, people=2)
        await end(h, ann)
        table = await rematch(ann)
        assert (await h.post(f"/api/tables/{table}/join", name="Cat"))["seat"] == 2
        host = await h.client(table, ann.token)
        assert [seat["who"] for seat in host.lobby["seats"]] == ["person", "person", "person", "open"]

    tell(story)
