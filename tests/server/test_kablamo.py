"""Reaction windows of Kablamo over the wire: nobody learns who holds a high velocity bullet."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

import sixgun
from sixgun.bots import make, play_out
from sixgun.games import find
from sixgun.server import wire
from sixgun.server.room import messages
from sixgun.server.room.clock import Pace
from sixgun.server.room.guest import Bucket
from sixgun.server.room.room import Room
from sixgun.server.room.seats import Document, Place, hashed, plain_options
from tests.covers import covers
from tests.server.house import PATIENCE, Client, HandTime, House, house, play_of, without_changes

PACE = Pace(bot=0.5, absent=30.0, floor=2.0, hello=PATIENCE)
HIGH_VELOCITY, ORDINARY = ["lights_out_1", "misfire_1"], ["greased_cylinder_1", "speed_load_1"]
Deeds = dict[int, Sequence[str]]  # what Bob says, by the second


def position(spares: list[str], safe: str | None) -> Any:
    """Three players who have fired nothing yet; Bob has these two spares."""
    return sixgun.position(
        "kablamo",
        {"seats": 3, "chambers": [[None, "click", *[None] * 3, safe]] * 3, "spares": [[], spares, []]},
    )


async def lay(h: House, spares: list[str], windows: wire.Windows, safe: str | None) -> Room:
    places = [Place("person", name, hashed(name)) for name in ("Ann", "Bob", "Cy")]
    options = plain_options(find("kablamo").blank(3, {}).options)
    doc = Document("same", "kablamo", options, places, "ab" * 32, 1_000.0, "", host=0, phase="playing")
    doc.windows = windows
    await h.hall.put_up(doc)
    room = await h.hall.find("same")
    room.lay(position(spares, safe))
    return room


async def seconds(
    path: Path, spares: list[str], bob_says: Deeds, windows: wire.Windows = "answered", last: int = 5
) -> list[list[str]]:
    """All that Ann, Cy and an onlooker are sent; each second they ask for everything once more."""
    time = HandTime()
    async with house(path, PACE, time) as h:
        room = await lay(h, spares, windows, "click")
        ann, bob, cy, onlooker = [await h.client("same", name) for name in ("Ann", "Bob", "Cy", None)]
        for guest in room.presence.guests:
            guest.messages = Bucket(1e6, 1.0)
        for second in range(last):
            for client in (ann, cy):
                await pass_if_asked(client)
            for said in bob_says.get(second, ()):
                await speak(bob, said)
            await h.settled("same")
            time.turn(1.0)
            await h.settled("same")
            for client in (ann, cy, onlooker):
                await client.catch_up()
        return [ann.raw, cy.raw, onlooker.raw]


async def pass_if_asked(client: Client) -> None:
    if client.question is not None and client.question["awaited"]:
        await client.answer("pass")


async def speak(client: Client, said: str) -> None:
    if said == "order":
        orders = [{"kind": "window", "action": "pass", "until": ["revealed"]}]
        await client.say(type="orders", orders=orders)
        await client.of("orders")
    else:
        reply = await client.answer(said)
        assert reply["type"] == "taken", reply


def test_messages_and_times_are_the_same_whether_somebody_holds_a_high_velocity_bullet(
    tmp_path: Path,
) -> None:
    """They pass at once, think of playing first, or have it done by a standing order."""

    async def story() -> None:
        told = [
            await seconds(tmp_path / "a.db", ORDINARY, {0: ["pass"], 2: ["pass"], 4: ["pass"]}),
            await seconds(tmp_path / "b.db", HIGH_VELOCITY, {0: ["pass"], 2: ["pass"], 4: ["pass"]}),
            await seconds(
                tmp_path / "c.db",
                HIGH_VELOCITY,
                {
                    0: ["play lights_out_1 > 1", "play lights_out_1 > 2"],
                    1: ["pass"],
                    2: ["pass"],
                    4: ["pass"],
                },
            ),
            await seconds(tmp_path / "d.db", HIGH_VELOCITY, {0: ["order"], 4: ["pass"]}),
            await seconds(tmp_path / "e.db", ORDINARY, {0: ["order"], 4: ["pass"]}),
        ]
        assert all(len(world[0]) == len(told[0][0]) for world in told)
        assert told.count(told[0]) == len(told)
        assert '"event":"turned"' in "".join(told[0][0])  # windows did close meanwhile

    asyncio.run(story())


def test_a_window_of_fixed_length_does_not_show_who_hesitates(tmp_path: Path) -> None:
    async def story() -> None:
        told = [
            await seconds(tmp_path / "a.db", ORDINARY, {0: ["pass"]}, "fixed", 17),
            await seconds(tmp_path / "b.db", HIGH_VELOCITY, {}, "fixed", 17),
            await seconds(tmp_path / "c.db", HIGH_VELOCITY, {9: ["pass"]}, "fixed", 17),
        ]
        assert told.count(told[0]) == len(told)
        assert '"event":"turned"' in "".join(told[0][0])

    asyncio.run(story())


def test_a_window_that_follows_without_a_word_lasts_its_full_time(tmp_path: Path) -> None:
    """Nothing lies in the firing positions: after the turn two windows follow each other."""

    async def story() -> None:
        time = HandTime()
        patient = msgspec.structs.replace(PACE, absent=1e9)  # nobody is left alone with bots
        async with house(tmp_path / "s.db", patient, time) as h:
            room = await lay(h, ORDINARY, "fixed", None)
            await h.client("same", "Ann")
            seen = []
            for _ in range(3):
                await h.settled("same")
                asked: Any = play_of(room).table.view(None)["ask"]
                seen.append((asked["name"], play_of(room).decision.remaining(time.now())))
                time.turn(15.0)
            assert seen == [("start", 15.0), ("rotated", 15.0), ("after_resolve", 15.0)]

    asyncio.run(story())


@covers("KAB-200")
def test_what_has_to_be_remembered_is_told_once_and_to_nobody_who_comes_later(tmp_path: Path) -> None:
    """A player's second device, and whoever comes back, hears of it no more than an onlooker."""

    async def story() -> None:
        time = HandTime()
        async with house(tmp_path / "s.db", PACE, time) as h:
            room = await lay(h, ORDINARY, "answered", "click")
            clients = [await h.client("same", name) for name in ("Ann", "Bob", "Cy")]
            while not steps(clients[0], "revealed"):
                for client in clients:
                    await pass_if_asked(client)
                time.turn(PACE.floor)
                await h.settled("same")
                for client in clients:
                    await client.catch_up()
            (turned,), (revealed,) = steps(clients[0], "turned"), steps(clients[0], "revealed")
            assert turned["fleeting"]
            assert "fleeting" not in revealed
            for name in ("Ann", None):
                welcome = (await h.client("same", name)).table_now
                assert told(welcome, "revealed") == [revealed]
                assert not told(welcome, "turned")
                everything = messages.happening(play_of(room).table, play_of(room).table.log, welcome["seat"])
                assert welcome["events"] == [{} if "fleeting" in event else event for event in everything]

    asyncio.run(story())


def steps(client: Client, kind: str) -> list[dict[str, Any]]:
    """The events of that kind which the client has heard as they happened, without what they altered."""
    heard = [event for m in client.heard if m["type"] == "step" for event in told(m, kind)]
    return [without_changes(event) for event in heard]


def told(message: dict[str, Any], kind: str) -> list[dict[str, Any]]:
    return [event for event in message.get("events", ()) if event.get("event") == kind]


@covers("KAB-200")
def test_after_the_end_everybody_may_read_everything_that_he_was_told() -> None:
    t = sixgun.new("kablamo", seats=2, seed=7, max_rounds=1)
    play_out(t, [make("random", "kablamo", seat) for seat in range(2)])
    for viewer in (0, 1, None):
        assert (
            messages.past(t, t.log, viewer)
            == messages.happening(t, t.log, viewer)
            == messages.told(t, t.log, viewer)
        )
