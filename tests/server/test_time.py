"""Clocks, time-outs, pauses, absences, standing orders and reaction windows, on a clock turned by hand."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from sixgun.server.room.clock import Pace
from tests.server import toy
from tests.server.house import PATIENCE, Client, HandTime, House, Message, house

SLOW_BOTS = Pace(bot=1.0, absent=30.0, floor=2.0, hello=PATIENCE)
Story = Callable[[House, HandTime], Awaitable[None]]
Tell = Callable[[Story], None]


@pytest.fixture
def tell(tmp_path: Path) -> Tell:
    def run(story: Story) -> None:
        async def inside() -> None:
            time = HandTime()
            async with house(tmp_path / "s.db", SLOW_BOTS, time) as h:
                await story(h, time)

        asyncio.run(inside())

    return run


def log_of(h: House, client: Client) -> Awaitable[list[Any]]:
    return h.hall.world.store.log(client.table)


async def planners(h: House, people: int) -> list[Client]:
    """A table of Slap .45 by secret plans, just dealt."""
    options = {"mode": "basic", "timing": "turn_based", "first_dealer": 0, "round_timeout_ms": 1000}
    seated = await h.table(game="slap45", people=people, options=options)
    await seated[0].answer("deal")
    return seated


def test_the_clock_of_plans_runs_on_whatever_anybody_plans(tell: Tell) -> None:
    async def story(h: House, time: HandTime) -> None:
        ann, bob, _cat = await planners(h, 3)
        await bob.until(lambda m: m["type"] == "step" and m["view"]["ask"]["kind"] == "plans")
        number = bob.question["number"]
        time.turn(10.0)
        for card in ("talkin_iron", "move", "big_gun"):
            await ann.answer(f"plan {card} stay end")
        assert ann.table_now["clock"]["seconds"] == 20.0
        reply = await bob.answer("plan talkin_iron stay end", question=number)
        assert reply["type"] == "taken"  # another's plans change nothing

    tell(story)


def test_plans_that_are_missing_when_time_is_over_are_to_stay_even_if_begun(tell: Tell) -> None:
    async def story(h: House, time: HandTime) -> None:
        ann, bob, _cat = await planners(h, 3)
        for card in ("talkin_iron", "move", "big_gun"):
            await ann.answer(f"plan {card} base_0 end")
        await bob.answer("plan talkin_iron base_1 then")
        time.turn(29.9)
        await h.settled(ann.table)
        await ann.catch_up()
        assert ann.table_now["view"]["ask"]["kind"] == "plans"
        time.turn(0.2)
        step = await bob.until(lambda m: m["type"] == "step" and m["view"]["ask"]["kind"] == "between")
        assert [judged["main"] for judged in step["events"] if judged["event"] == "round_judged"] == [
            [0, -1, -1]
        ]

    tell(story)


def opened(message: Message) -> bool:
    return message["type"] == "step" and any(event["event"] == "bids_opened" for event in message["events"])


def test_where_the_rules_name_no_time_the_pace_of_the_server_does(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db", Pace(decision=7.5, hello=PATIENCE), HandTime()) as h:
            ann, _ = await h.table(game="bang", seats=4, people=2)
            assert ann.table_now["clock"]["of"] == 7.5
            ann, _ = await h.table(game="klack", people=2)
            assert ann.table_now["clock"]["of"] == 60.0  # KLACK-090: a house rule

    asyncio.run(story())


def test_the_rules_answer_for_the_silent_when_the_clock_has_run_out(tell: Tell) -> None:
    async def story(h: House, time: HandTime) -> None:
        ann, bob = await h.table(people=2)
        assert ann.table_now["clock"] == {"seconds": 60.0, "of": 60.0, "seats": [0, 1, 2], "moment": False}
        time.turn(1.0)  # the bot bids
        await ann.of("step")
        time.turn(9.0)
        await ann.answer("bid (2,2)")
        assert ann.table_now["clock"]["seconds"] == 50.0  # the clock of the bids runs on
        time.turn(49.9)
        await h.settled(ann.table)
        await ann.catch_up()
        assert not any(opened(message) for message in ann.heard)
        time.turn(0.2)
        step = await bob.until(opened)
        bids = next(event["bids"] for event in step["events"] if event["event"] == "bids_opened")
        assert bids[:2] == [[2, 2], [1, 0]]  # KLACK-090: one bill for the silent

    tell(story)


def test_without_a_limit_a_table_waits_for_ever(tell: Tell) -> None:
    async def story(h: House, time: HandTime) -> None:
        ann, _ = await h.table(people=2, options={"decision_seconds": None})
        assert ann.table_now["clock"] is None
        time.turn(100_000.0)
        await h.settled(ann.table)
        await ann.catch_up()
        assert not any(opened(message) for message in ann.heard)

    tell(story)


def test_a_pause_stops_the_clock_and_every_answer(tell: Tell) -> None:
    async def story(h: House, time: HandTime) -> None:
        ann, bob = await h.table(people=2)
        time.turn(20.0)
        await ann.say(type="pause", paused=True)
        await bob.until(lambda m: m["type"] == "lobby" and m["lobby"]["paused"])
        assert (await bob.answer("bid (1,0)"))["code"] == "paused"
        time.turn(500.0)
        await ann.say(type="pause", paused=False)
        await bob.until(lambda m: m["type"] == "lobby" and not m["lobby"]["paused"])
        await bob.answer("bid (1,0)")
        assert bob.table_now["clock"]["seconds"] == 40.0

    tell(story)


def test_a_bot_takes_an_absent_seat_and_gives_it_back(tell: Tell) -> None:
    async def story(h: House, time: HandTime) -> None:
        ann, bob = await h.table(people=2, options={"decision_seconds": None})
        await bob.close()
        await ann.until(lambda m: m["type"] == "lobby" and not m["lobby"]["seats"][1]["present"])
        time.turn(29.0)
        await h.settled(ann.table)
        await ann.catch_up()
        assert not ann.lobby["seats"][1]["bot_plays"]
        time.turn(1.0)
        await ann.until(lambda m: m["type"] == "lobby" and m["lobby"]["seats"][1]["bot_plays"])
        time.turn(1.0)
        await ann.until(lambda m: m["type"] == "step" and any(e.get("seat") == 1 for e in m["events"]))
        back = await h.client(bob.table, bob.token)
        assert back.heard[0]["seat"] == 1
        await ann.until(lambda m: m["type"] == "lobby" and m["lobby"]["seats"][1]["present"])
        assert not ann.lobby["seats"][1]["bot_plays"]
        before = len(await log_of(h, ann))
        time.turn(500.0)
        await h.settled(ann.table)
        assert len(await log_of(h, ann)) == before  # nobody plays for them any more

    tell(story)


def test_the_host_can_call_a_bot_at_once_and_an_absent_host_hands_the_table_on(tell: Tell) -> None:
    async def story(h: House, time: HandTime) -> None:
        ann, bob = await h.table(people=2)
        await bob.close()
        await ann.until(lambda m: m["type"] == "lobby" and not m["lobby"]["seats"][1]["present"])
        await ann.say(type="takeover", seat=1)
        await ann.until(lambda m: m["type"] == "lobby" and m["lobby"]["seats"][1]["bot_plays"])
        bob = await h.client(bob.table, bob.token)
        await ann.close()
        await bob.until(lambda m: m["type"] == "lobby" and not m["lobby"]["seats"][0]["present"])
        time.turn(30.0)
        await bob.until(lambda m: m["type"] == "lobby" and m["lobby"]["host"] == 1)

    tell(story)


def test_nothing_goes_on_while_nobody_is_there(tell: Tell) -> None:
    async def story(h: House, time: HandTime) -> None:
        (ann,) = await h.table()
        await ann.close()
        room = await h.hall.find(ann.table)
        while room.presence.guests:
            await h.settled(ann.table)
        time.turn(5_000.0)
        await h.settled(ann.table)
        assert await log_of(h, ann) == []
        ann = await h.client(ann.table, ann.token)
        assert ann.question["kind"] == "bid"

    tell(story)


def test_a_room_that_nobody_is_in_sleeps_and_wakes_at_the_same_decision(tell: Tell) -> None:
    async def story(h: House, time: HandTime) -> None:
        (ann,) = await h.table()
        await ann.answer("bid (3,1)")
        await ann.close()
        room = await h.hall.find(ann.table)
        while room.presence.guests:
            await h.settled(ann.table)
        time.turn(601.0)
        await h.hall.sweep()
        assert h.hall.rooms == {}
        ann = await h.client(ann.table, ann.token)
        assert ann.question["answer"] == "bid (3,1)"

    tell(story)


def test_a_standing_order_answers_unless_its_exception_holds(tell: Tell) -> None:
    async def story(h: House, time: HandTime) -> None:
        ann, bob = await h.table(people=2)
        order = {"kind": "bid", "action": "bid (1,0)", "unless": ["bid (6,6)"]}
        await ann.say(type="orders", orders=[order])
        await ann.of("orders")
        time.turn(2.0)
        await h.settled(ann.table)
        await ann.catch_up()
        assert ann.question["answer"] is None  # everything could be bid: the exception holds
        await ann.say(type="orders", orders=[{**order, "unless": [], "once": True}])
        await ann.of("orders")
        time.turn(2.0)
        await ann.until(lambda m: m["type"] == "step" and m["question"]["answer"] == "bid (1,0)")
        await bob.catch_up()
        assert "orders" not in str([m for m in bob.heard if m["type"] != "welcome"])
        ann = await h.client(ann.table, ann.token)
        assert ann.heard[0]["orders"] == []

    tell(story)


def test_a_standing_order_ends_when_its_owner_hears_of_what_it_lasts_until(tell: Tell) -> None:
    async def story(h: House, time: HandTime) -> None:
        ann, bob = await h.table(people=2)
        order = {"kind": "convert", "action": "pass", "unless": [], "once": False}
        until = [["bids_opened"], ["answer_sealed.seat"], ["victim_chosen.victim"]]
        await ann.say(type="orders", orders=[{**order, "until": words} for words in until])
        assert len((await ann.of("orders"))["orders"]) == 3
        await bob.answer("bid (1,0)")
        time.turn(1.0)  # the bot bids, and so have all but Ann: her own seat is not named yet
        await ann.until(lambda m: m["type"] == "step" and m["view"]["to_act"] == [0])
        await ann.catch_up()
        assert len([m for m in ann.heard if m["type"] == "orders"]) == 1
        await ann.answer("bid (2,0)")
        left = [m for m in ann.heard if m["type"] == "orders"][-1]["orders"]
        assert [order["until"] for order in left] == [["victim_chosen.victim"]]
        await bob.catch_up()
        assert not any(m["type"] == "orders" for m in bob.heard)
        assert (await h.client(ann.table, ann.token)).heard[0]["orders"] == left

    tell(story)


# -- reaction windows ----------------------------------------------------------------------------------------


async def windows(h: House, **more: Any) -> list[Client]:
    return await h.table(seats=2, people=2, game=toy.TOY.name, **more)


def closed(message: Message) -> bool:
    return message["type"] == "step" and any(event["event"] == "opened" for event in message["events"])


def test_answers_in_a_window_are_held_and_opened_together_not_before_the_floor(tell: Tell) -> None:
    async def story(h: House, time: HandTime) -> None:
        ann, bob = await windows(h, options={"armed": "01"})
        assert (await ann.answer("fire"))["held"]
        assert ann.question["answer"] == "fire"
        assert (await bob.answer("pass"))["held"]
        time.turn(1.9)
        await h.settled(ann.table)
        assert await log_of(h, ann) == []
        time.turn(0.2)
        assert (await bob.until(closed))["events"][-1]["fired"] == [0]
        assert not (await ann.until(lambda m: m["type"] == "taken"))["held"]
        assert [entry.action for entry in await log_of(h, ann)] == ["fire", "pass"]

    tell(story)


def test_a_window_closes_for_the_silent_at_its_full_length(tell: Tell) -> None:
    async def story(h: House, time: HandTime) -> None:
        ann, _ = await windows(h, options={"armed": "01"})
        assert (await ann.answer("fire"))["held"]
        assert (await ann.answer("pass"))["held"]  # on second thoughts
        time.turn(10.0)
        assert (await ann.until(closed))["events"][-1]["fired"] == []

    tell(story)


def test_a_table_may_keep_its_windows_open_for_their_full_length(tell: Tell) -> None:
    async def story(h: House, time: HandTime) -> None:
        ann, bob = await windows(h, windows="fixed")
        await ann.answer("pass")
        await bob.answer("pass")
        time.turn(9.9)
        await h.settled(ann.table)
        assert await log_of(h, ann) == []
        time.turn(0.2)
        await bob.until(closed)

    tell(story)


def test_alone_with_bots_nobody_waits_for_a_window(tell: Tell) -> None:
    async def story(h: House, time: HandTime) -> None:
        (ann,) = await h.table(seats=2, people=1, game="toy")
        await ann.answer("pass")
        time.turn(1.0)
        await ann.until(closed)

    tell(story)


def test_what_others_hold_or_choose_in_a_window_changes_no_byte_that_a_seat_is_sent(tell: Tell) -> None:
    """Bob is armed or not, answers early, late, twice, by a standing order or by a stand-in's hand."""

    async def one(h: House, time: HandTime, armed: str, *answers: str) -> list[str]:
        ann, bob = await windows(h, options={"armed": armed})
        await ann.answer("pass")
        start = len(ann.raw)
        if answers == ("order",):
            await bob.say(type="orders", orders=[{"kind": "window", "action": "pass"}])
            await bob.of("orders")
        for answer in answers:
            if answer != "order":
                await bob.answer(answer)
        time.turn(1.5)
        await h.settled(ann.table)
        time.turn(8.5)
        await ann.until(closed)
        return [text.replace(ann.table, "T") for text in ann.raw[start:]]

    async def story(h: House, time: HandTime) -> None:
        told = [
            await one(h, time, "-", "pass"),
            await one(h, time, "1", "pass"),
            await one(h, time, "1", "fire", "pass"),
            await one(h, time, "1", "order"),
        ]
        plain = [[text.replace('"armed":"1"', '"armed":"-"') for text in world] for world in told]
        assert plain.count(plain[0]) == len(plain)

    tell(story)
