"""The bytes sent to a seat are the same in all worlds that the seat cannot tell apart."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import sixgun
from sixgun.games import find
from sixgun.server.room.decision import Move
from sixgun.server.room.guest import Bucket
from sixgun.server.room.play import Play
from sixgun.server.room.seats import Document, Place, hashed, plain_options
from tests.server.house import QUICK, Client, HandTime, House, asked, house, play_of

Options = dict[str, Any]
OLD_SALOON: Options = {"saloon_dice": True, "chief_arrow": True, "new_characters": True, "ghost": True}
TABLES = [
    *[(game, find(game).seats[0], {}) for game in sixgun.games()],
    ("bang_dice", 5, {**OLD_SALOON, "special_roles": "special_only"}),
]
TOKENS = [f"token of seat {seat}" for seat in range(8)]


async def same_table(
    h: House, game: str = "klack", seats: int = 3, chosen: Options | None = None, seed: str = "ab" * 32
) -> list[Client]:
    """A table that is the same in every house: id, seed, tokens, names; its clients, an onlooker last."""
    places = [Place("person", f"P{n}", hashed(token)) for n, token in enumerate(TOKENS[:seats])]
    options = plain_options(find(game).blank(seats, chosen or {}).options)
    doc = Document("same", game, options, places, seed, 1_000.0, host=0, phase="playing")
    await h.hall.put_up(doc)
    return [await h.client("same", token) for token in [*TOKENS[:seats], None]]


def test_whatever_others_seal_or_replace_a_seat_and_an_onlooker_get_the_same_bytes(tmp_path: Path) -> None:
    async def world(name: str, bids: list[str]) -> list[list[str]]:
        async with house(tmp_path / name, QUICK, HandTime()) as h:
            ann, bob, cy, onlooker = await same_table(h)
            for bid in bids:
                await bob.answer(bid)
            await cy.answer("bid (1,1)")
            for client in (ann, onlooker):
                await client.until(lambda m: m["type"] == "step" and m["view"]["to_act"] == [0])
            return [ann.raw, cy.raw, onlooker.raw]

    async def story() -> None:
        told = [
            await world("a.db", ["bid (1,0)"]),
            await world("b.db", ["bid (6,6)"]),
            await world("c.db", ["bid (2,3)", "bid (0,1)", "bid (5,0)"]),
        ]
        assert told.count(told[0]) == 3

    asyncio.run(story())


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_an_imagined_world_would_send_the_same_bytes(
    tmp_path: Path, game: str, seats: int, options: Options
) -> None:
    asyncio.run(imagine(tmp_path / "s.db", game, seats, options, turns=30, every=3))


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_throughout_a_game_an_imagined_world_would_send_the_same_bytes(
    tmp_path: Path, game: str, seats: int, options: Options
) -> None:
    asyncio.run(imagine(tmp_path / "s.db", game, seats, options, turns=400, every=2))


async def imagine(data: Path, game: str, seats: int, options: Options, turns: int, every: int) -> None:
    """The room's table is put aside for one that the viewer imagines; then the viewer asks for everything."""
    rng = random.Random(7)
    async with house(data, QUICK, HandTime()) as h:
        clients = await same_table(h, game, seats, options)
        room = await h.hall.find("same")
        play = play_of(room)
        for guest in room.presence.guests:
            guest.messages = Bucket(1e6, 1.0)  # they ask for everything all the time
        for turn in range(turns):
            if play.table.over:
                break
            if turn % every == 0:
                await compare(play, clients, rng)
            seat = rng.choice(list(play.table.to_act))
            action = rng.choice(play.table.legal(seat))
            room.mail.post(play.take, [Move(seat, action, f"{turn}")])
            await greeting(clients[-1], play.numbers.of(None))  # it has been dealt with


async def compare(play: Play, clients: list[Client], rng: random.Random) -> None:
    for viewer, client in [*enumerate(clients[:-1]), (None, clients[-1])]:
        last = play.kept.numbers.of(viewer)
        true = await greeting(client, last)
        with imagined(play, viewer, rng.getrandbits(32)):
            assert await greeting(client, last) == true


@contextmanager
def imagined(play: Play, viewer: int | None, seed: int) -> Iterator[None]:
    """The viewer's own idea of the table, and of what it was before the race that is on."""
    table, before = play.table, play.before_race
    play.table = table.determinise(viewer, seed)
    if before is not None:
        play.before_race = before._replace(table=before.table.determinise(viewer, seed))
    yield
    play.table, play.before_race = table, before


async def greeting(client: Client, last: int) -> str:
    await client.say(type="hello", last=last)
    await client.of("welcome")
    return client.raw[client.read - 1]


@pytest.mark.parametrize("answers", [["turn 1 beer"], ["pass", "turn 2 arrow"], ["turn 1 beer", "pass"]])
def test_until_a_window_closes_nobody_can_tell_what_the_holder_of_a_role_does(
    tmp_path: Path, answers: list[str]
) -> None:
    """At this table of the Dice Game the last seat holds the Doc; the Sheriff has just thrown."""

    async def world(name: str, doc: list[str]) -> list[list[str]]:
        async with house(tmp_path / name, QUICK, HandTime()) as h:
            options = {"special_roles": "special_only"}
            clients = await same_table(h, "bang_dice", 5, options, seed="07" * 32)
            sheriff, one, two, three, holder, onlooker = clients
            assert [client.options for client in (one, two, three)] == [["pass"]] * 3
            assert len(holder.options) > 1
            for answer in doc:
                await holder.answer(answer)
            for client in (two, one):
                await client.answer("pass")
            others = [sheriff, one, two, three, onlooker]
            for client in others:  # whatever was on its way has come
                await greeting(client, client.number)
            return [client.raw for client in others]

    async def story() -> None:
        assert await world("a.db", ["pass"]) == await world("b.db", answers)

    asyncio.run(story())


def test_no_message_to_an_onlooker_shows_a_hand(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db", QUICK, HandTime()) as h:
            *players, onlooker = await same_table(h)
            for client in players:
                assert asked(client.table_now)
                await client.answer("bid (1,0)")
            await onlooker.until(lambda m: m["type"] == "step" and len(m["events"]) > 1)
            views = [m["view"] for m in onlooker.heard if m.get("view")]
            assert all(view["hand"] == [None] * 3 for view in views)
            assert all(m.get("question") is None for m in onlooker.heard)

    asyncio.run(story())
