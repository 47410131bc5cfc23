"""BANG! over the wire: the questions D5 to D9 tell nobody what the asked player holds.

The same story is played in two houses that differ in one hand only. Everybody else must get the same bytes,
in the same number, at the same turns of the clock, as long as the player does the same in both.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import sixgun
from sixgun.server import wire
from sixgun.server.room import orders
from sixgun.server.room.audience import Audience
from tests.games.bang.play import table
from tests.server.house import QUICK, Client, HandTime, House, house, play_of
from tests.server.test_secrets import greeting, same_table

SEATS = 4
TICKS = 5
REST = ("C outlaw bart_cassidy 4: bang_3c", "D renegade vulture_sam 4: bang_4c missed_4s")
SHOT = ("A sheriff rose_doolan 5: bang_ad indians_kd duel_js general_store_9c / winchester", *REST)
STORIES = {  # the hand in one world, in the other; life of the player; what is done
    "D5 a shot": ("missed_2s beer_6h", "jail_js beer_6h", 3, ["A: bang_ad > 1", "B: take_hit"]),
    "D6 Indians!": ("bang_5c beer_6h", "missed_2s beer_6h", 3, ["A: indians_kd", "B: take_hit"]),
    "D7 a Duel": ("bang_5c beer_6h", "missed_2s beer_6h", 3, ["A: duel_js > 1", "B: give_up"]),
    "D8 the General Store": (
        "bang_5c",
        "missed_2s",
        3,
        ["A: general_store_9c", "A: choose bang_9d", "B: choose bang_8d"],
    ),
    "D9 a last chance": (
        "beer_6h bang_5c",
        "missed_2s bang_5c",
        1,
        ["A: bang_ad > 1", "B: take_hit", "B: decline"],
    ),
}


async def world(h: House, hand: str, life: int, story: list[str], bystanders: list[int]) -> list[list[str]]:
    """All that the bystanders and an onlooker hear of the story; the clock is turned after each line."""
    clients = await same_table(h, "bang", SEATS)
    room = await h.hall.find("same")
    first, *rest = SHOT
    play = play_of(room)
    play.table = table(first, f"B outlaw kit_carlson {life}: {hand}", *rest, deck="9d 8d 7d 6d 2c")
    play.audience = Audience(play)
    for client in clients:
        await client.say(type="hello")
        await client.of("welcome")
    watching = [*[clients[seat] for seat in bystanders], clients[-1]]
    begun = [len(client.raw) for client in watching]
    for line in story:
        who, _, action = line.partition(": ")
        assert (await clients["ABCD".index(who)].answer(action))["type"] == "taken"
        await tick(h, watching)
    return [client.raw[start:] for client, start in zip(watching, begun, strict=True)]


async def tick(h: House, watching: list[Client]) -> None:
    """The clock is turned past the floor of a window by steps; before each, all ask what they may see."""
    assert isinstance(h.time, HandTime)
    for _ in range(TICKS):
        for client in watching:
            await greeting(client, 0)  # the room has done with all that came before
        h.time.turn(QUICK.floor / (TICKS - 2))


@pytest.mark.parametrize("name", STORIES)
def test_whatever_the_asked_player_holds_the_others_get_the_same_bytes(tmp_path: Path, name: str) -> None:
    able, unable, life, story = STORIES[name]
    bystanders = [2] if "D9" in name else [0, 2, 3]  # Vulture Sam sees the cards that come to him

    async def both() -> list[list[list[str]]]:
        told = []
        for place, hand in enumerate((able, unable)):
            async with house(tmp_path / f"{place}.db", QUICK, HandTime()) as h:
                told.append(await world(h, hand, life, story, bystanders))
        return told

    one, two = asyncio.run(both())
    assert [len(messages) for messages in one] == [len(messages) for messages in two]
    assert one == two
    assert all(len(messages) > TICKS * len(story) for messages in one)


@pytest.mark.parametrize(("hand", "fits"), [("missed_2s beer_6h", False), ("jail_js beer_6h", True)])
def test_an_order_to_take_the_hit_waits_as_long_as_there_is_another_answer(
    tmp_path: Path, hand: str, fits: bool
) -> None:
    async def is_carried_out() -> bool:
        async with house(tmp_path / "bang.db", QUICK, HandTime()) as h:
            await same_table(h, "bang", SEATS)
            room = await h.hall.find("same")
            room.doc.places[1].orders = [wire.StandingOrder("dodge", "take_hit", unless=[""])]
            play = play_of(room)
            first, *rest = SHOT
            play.table = table(first, f"B outlaw kit_carlson 3: {hand}", *rest)
            play.table.apply(0, sixgun.parse("bang", "bang_ad > 1"))
            return orders.fitting(play, 1) is not None

    assert asyncio.run(is_carried_out()) is fits
