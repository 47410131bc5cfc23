"""How fast a table goes, on a clock turned by hand: speeds, haste, clocks, and windows that ask nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from sixgun.server import wire
from sixgun.server.room.clock import Pace
from sixgun.server.room.tempo import FACTORS
from tests.server.house import AT_ONCE, PATIENCE, Client, HandTime, House, asked, house, play, play_of
from tests.server.toy import TOY

PACE = Pace(bot=1.0, search=1.0, absent=1e9, floor=0.0, hello=PATIENCE, answer=PATIENCE)
Story = Callable[[House, HandTime], Awaitable[None]]


def tell(folder: Path, story: Story) -> None:
    async def inside() -> None:
        time = HandTime()
        async with house(folder / "s.db", PACE, time) as h:
            await story(h, time)

    asyncio.run(inside())


async def actions(h: House, client: Client) -> int:
    """How many answers have been taken, when all that is due has been done."""
    await client.delivered()
    await h.settled(client.table)
    return play_of(await h.hall.find(client.table)).seq


async def bots_turn(h: House, people: int) -> list[Client]:
    """A table of Klack at which all people have bid, and a bot has still to."""
    clients = await h.table(people=people)
    for client in clients:
        assert (await client.answer(client.options[0]))["type"] == "taken"
    return clients


@pytest.mark.parametrize("game", ["kablamo", "bang"])
def test_alone_with_bots_nobody_is_asked_in_a_window_where_they_can_only_pass(
    tmp_path: Path, game: str
) -> None:
    async def story() -> list[int]:
        async with house(tmp_path / "s.db", AT_ONCE) as h:
            (ann,) = await h.table(game=game, seats=4)
            await play(ann)
            asked_of_ann = [m["question"] for m in ann.heard if asked(m)]
            return [len(question["options"]) for question in asked_of_ann if question["window"]]

    assert all(options > 1 for options in asyncio.run(story()))


@pytest.mark.parametrize("wish", [False, True])
def test_with_other_people_the_wish_to_pass_is_the_seats_own_secret(tmp_path: Path, wish: bool) -> None:
    async def story(h: House, time: HandTime) -> None:
        clients = await h.table(game="kablamo", seats=3, people=3)
        ann = clients[0]
        assert ann.heard[0]["passes"]  # unless they say otherwise
        await ann.say(type="orders", orders=[], passes=wish)
        assert (await ann.of("orders"))["passes"] is wish
        assert not any(m["type"] == "orders" for m in clients[1].heard)
        again = await h.client(ann.table, ann.token)
        assert again.heard[0]["passes"] is wish

    tell(tmp_path, story)


async def armed(h: House, windows: str, armed: str = "0") -> list[Client]:
    """Two people at a window in which these seats can fire."""
    return await h.table(game=TOY.name, seats=2, people=2, windows=windows, options={"armed": armed})


@pytest.mark.parametrize("loaded", ["-", "0", "1"])
def test_a_short_window_closes_at_the_same_moment_whatever_anybody_holds(tmp_path: Path, loaded: str) -> None:
    async def story(h: House, time: HandTime) -> None:
        ann, bob = await armed(h, "short", loaded)
        for client in (ann, bob):
            assert client.table_now["clock"]["of"] == PACE.window
        before = await actions(h, ann)
        time.turn(PACE.window - 0.1)
        assert await actions(h, ann) == before
        time.turn(0.2)
        assert await actions(h, ann) > before
        for seat, client in enumerate((ann, bob)):
            await client.catch_up()
            told = [m["note"] for m in client.heard if m["type"] == "noted"]
            assert [note["kind"] for note in told] == (["passed"] if str(seat) in loaded else [])

    tell(tmp_path, story)


def test_whoever_can_only_pass_in_a_short_window_has_passed(tmp_path: Path) -> None:
    async def story(h: House, time: HandTime) -> None:
        ann, bob = await armed(h, "short")
        assert ann.question["awaited"]
        assert not bob.question["awaited"]
        await bob.say(type="orders", orders=[], passes=False)
        await bob.of("orders")
        again = await h.client(bob.table, bob.token)
        assert again.question["awaited"]

    tell(tmp_path, story)


def test_anybody_may_want_a_moment_and_nobody_learns_who(tmp_path: Path) -> None:
    async def story(h: House, time: HandTime) -> None:
        ann, bob = await armed(h, "short")
        before = await actions(h, ann)
        await bob.say(type="moment")  # who holds nothing
        for client in (ann, bob):
            step = await client.until(lambda m: m["type"] == "step" and m["clock"]["moment"])
            assert step["clock"]["of"] > PACE.window
        time.turn(PACE.window + 1.0)
        assert await actions(h, ann) == before
        await bob.answer("pass")
        assert await actions(h, ann) > before

    tell(tmp_path, story)


def test_a_short_window_closes_at_once_when_all_have_spoken_in_person(tmp_path: Path) -> None:
    async def story(h: House, time: HandTime) -> None:
        ann, bob = await armed(h, "short")
        before = await actions(h, ann)
        await ann.answer("pass")
        assert await actions(h, ann) == before  # Bob can only pass, but has not said so
        await bob.answer("pass")
        assert await actions(h, ann) > before

    tell(tmp_path, story)


def test_a_window_that_closes_with_the_last_answer_passes_for_nobody(tmp_path: Path) -> None:
    async def story(h: House, time: HandTime) -> None:
        ann, bob = await armed(h, "answered")
        assert ann.question["awaited"]
        assert bob.question["awaited"]

    tell(tmp_path, story)


def test_alone_with_bots_no_clock_runs_unless_one_is_wanted(tmp_path: Path) -> None:
    async def story(h: House, time: HandTime) -> None:
        (ann,) = await h.table()
        assert not ann.table_now["clock"]
        time.turn(3600.0)
        await ann.catch_up()
        assert asked(ann.table_now)
        await ann.say(type="pace", speed="normal", timed=True)
        await ann.until(lambda m: m["type"] == "step" and m["clock"])
        assert ann.table_now["clock"]["of"] == 60.0

    tell(tmp_path, story)


def test_the_clock_stops_for_whoever_is_left_alone_with_bots(tmp_path: Path) -> None:
    async def story(h: House, time: HandTime) -> None:
        ann, bob = await h.table(people=2)
        assert ann.table_now["clock"]["of"] == 60.0
        await bob.say(type="leave")
        await ann.until(lambda m: m["type"] == "step" and not m["clock"])
        time.turn(3600.0)
        await ann.catch_up()
        assert asked(ann.table_now)

    tell(tmp_path, story)


@pytest.mark.parametrize("speed", FACTORS)
def test_bots_pause_by_the_speed_of_the_table(tmp_path: Path, speed: wire.Speed) -> None:
    async def story(h: House, time: HandTime) -> None:
        (ann,) = await h.table()
        await ann.say(type="pace", speed=speed)
        await ann.until(lambda m: m["type"] == "lobby" and m["lobby"]["speed"] == speed)
        before = await actions(h, ann)
        time.turn(FACTORS[speed] * PACE.bot - 0.01)
        assert await actions(h, ann) == before
        time.turn(0.02)
        assert await actions(h, ann) > before

    tell(tmp_path, story)


def test_only_the_host_sets_the_speed(tmp_path: Path) -> None:
    async def story(h: House, time: HandTime) -> None:
        _, bob = await h.table(people=2)
        await bob.say(type="pace", speed="fast")
        assert (await bob.of("refused"))["code"] == "not_host"

    tell(tmp_path, story)


def test_whoever_hurries_sees_no_pause_until_a_person_is_asked(tmp_path: Path) -> None:
    async def story(h: House, time: HandTime) -> None:
        (ann,) = await bots_turn(h, 1)
        before = await actions(h, ann)
        await ann.say(type="hurry")
        assert await actions(h, ann) > before  # though no time has passed
        await ann.catch_up()
        assert asked(ann.table_now)
        assert not play_of(await h.hall.find(ann.table)).hurried

    tell(tmp_path, story)


def test_bots_hurry_only_when_all_people_want_it(tmp_path: Path) -> None:
    async def story(h: House, time: HandTime) -> None:
        ann, bob = await bots_turn(h, 2)
        before = await actions(h, ann)
        await ann.say(type="hurry")
        assert await actions(h, ann) == before
        await bob.say(type="hurry")
        assert await actions(h, bob) > before

    tell(tmp_path, story)
