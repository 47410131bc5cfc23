"""Bots that search think outside the room; neither their silence nor their answer tells what they hold."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from statistics import median
from typing import Any

import pytest

import sixgun
from sixgun.bots.thinker import Job, think
from sixgun.core.table import Table
from sixgun.games import find
from sixgun.server.room import bots
from sixgun.server.room.clock import Pace, SystemTime, Time
from sixgun.server.room.thinkers import NoThought, Thinkers
from tests.server.house import PATIENCE, Client, HandTime, house, play_of
from tests.server.worlds import SAME, Setting, World, token

MISSED, NONE = "missed_2s", "duel_js"  # in the hand of whoever is shot at
MOMENT = 0.001  # seconds of thinking, where it does not matter what comes of it
SLOWEST = 3.0  # seconds by which every answer has come


def shot_at(seat: int, card: str) -> Table:
    """The first seat can shoot at that one, who holds that card."""
    hand = [["bang_as"], ["beer_6h"], ["beer_7h"], ["beer_8h"]]
    hand[seat] = [card]
    doc = {
        "seats": 4,
        "options": {"gold_rush": False},
        "roles": ["sheriff", "outlaw_1", "outlaw_2", "renegade"],
        "characters": ["willy_the_kid", "rose_doolan", "paul_regret", "suzy_lafayette"],
        "hand": hand,
        "life": [5, 4, 3, 4],
    }
    return sixgun.position("bang", doc)


class Study(Thinkers):
    """Thinks in this process, and only while its door is open."""

    def __init__(self, fails: bool = False) -> None:
        super().__init__()
        self.jobs: list[Job] = []
        self.fails, self.door = fails, asyncio.Event()
        self.door.set()

    async def think(self, job: Job, wanted: Callable[[], bool]) -> list[str]:
        self.jobs.append(job)
        await self.door.wait()
        if self.fails:
            raise NoThought("the study is shut")
        return [str(part) for part in think(*job[:3], MOMENT)]


@asynccontextmanager
async def saloon(
    data: Path, people: int, pace: Pace, clock: Time, thinkers: Thinkers
) -> AsyncIterator[World]:
    """A table of BANG! with so many people; the rest are bots that search."""
    setting = Setting("bang", 4, {"gold_rush": False}, people, "ismcts")
    async with house(data, pace, clock) as h:
        h.hall.world = h.hall.world._replace(thinkers=thinkers)
        room = await h.hall.put_up(setting.document())
        clients: dict[int | None, Client] = {
            seat: await h.client(SAME, token(seat)) for seat in range(people)
        }
        clients[None] = await h.client(SAME)
        yield World(h, clock, room, clients)  # type: ignore[arg-type]


async def shoot(w: World, seat: int, card: str) -> None:
    """That seat is shot at, and holds that card; everybody has heard of the shot."""
    await w.put(shot_at(seat, card), w.play.numbers)
    await w.answer(0, find("bang").parse(f"bang_as > {seat}"))
    for viewer in w.clients:
        await w.heard(viewer)


async def moments(folder: Path, people: int, seat: int, card: str) -> list[tuple[float, int]]:
    """When the onlooker hears something after the shot, by the hand-turned clock, and how many messages."""
    clock, pace = HandTime(), Pace()
    async with saloon(folder / f"{card}.db", people, pace, clock, Study()) as w:
        await shoot(w, seat, card)
        found, began, before = [], clock.now(), len(await w.heard(None))
        while clock.now() < began + SLOWEST:
            clock.turn(0.1)
            await asyncio.gather(*w.play.thoughts.going_on)
            await w.h.settled(SAME)
            after = len(await w.heard(None))
            if after > before + 1:
                found.append((round(clock.now() - began, 2), after - before - 1))
            before = after
        return found


@pytest.mark.parametrize(("people", "seat"), [(1, 1), (3, 3)], ids=["alone with bots", "among people"])
def test_a_searching_bot_answers_at_the_same_moment_whatever_it_holds(
    tmp_path: Path, people: int, seat: int
) -> None:
    with_missed = asyncio.run(moments(tmp_path, people, seat, MISSED))
    without = asyncio.run(moments(tmp_path, people, seat, NONE))
    assert with_missed == without
    assert with_missed


def test_the_room_hears_its_mail_while_a_bot_thinks_and_takes_a_late_answer(tmp_path: Path) -> None:
    async def story() -> None:
        study, clock = Study(), HandTime()
        async with saloon(tmp_path / "s.db", 1, Pace(), clock, study) as w:
            study.door.clear()
            await shoot(w, 1, MISSED)
            clock.turn(SLOWEST)
            ann = w.clients[0]
            await ann.say(type="why", action="dance")
            await ann.until(lambda m: m.get("code") == "unparsable_action")
            assert list(w.table.to_act) == [1]
            study.door.set()
            await ann.until(lambda m: m["type"] == "step" and bool(m["events"]))
            assert list(w.table.to_act) == [0]
            figures = w.room.world.watch.registry
            assert figures.get_sample_value("sixgun_thinking_seconds_count") == len(study.jobs) > 0

    asyncio.run(story())


def test_a_thought_for_a_question_that_is_gone_is_dropped(tmp_path: Path) -> None:
    async def story() -> None:
        study, clock = Study(), HandTime()
        async with saloon(tmp_path / "s.db", 1, Pace(), clock, study) as w:
            study.door.clear()
            await shoot(w, 1, MISSED)
            ann, before = w.clients[0], len(study.jobs)
            await ann.say(type="pause", paused=True)
            await ann.until(lambda m: m["type"] == "lobby" and m["lobby"]["paused"])
            await ann.say(type="pause", paused=False)
            await ann.until(lambda m: m["type"] == "lobby" and not m["lobby"]["paused"])
            await w.heard(0)
            assert len(study.jobs) == before + 1
            study.door.set()
            await w.let(0.8)  # the first thought would be due, the second is not yet
            await w.heard(0)
            assert list(w.table.to_act) == [1]
            await w.let(0.1)
            assert list(w.table.to_act) == [0]

    asyncio.run(story())


def test_a_quick_bot_answers_where_nothing_came_of_a_search(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        clock = HandTime()
        async with saloon(tmp_path / "s.db", 1, Pace(), clock, Study(fails=True)) as w:
            await shoot(w, 1, MISSED)
            await w.let(0.9)
            assert list(w.table.to_act) == [0]

    with caplog.at_level(logging.WARNING):
        asyncio.run(story())
    assert "the study is shut; a quick bot answers" in caplog.text


def test_the_parts_of_an_answer_are_given_together(tmp_path: Path) -> None:
    async def story() -> None:
        clock = HandTime()
        async with house(tmp_path / "s.db", Pace(), clock) as h:
            options = {"mode": "basic", "timing": "turn_based", "first_dealer": 0}
            (ann,) = await h.table(game="slap45", bots="random", options=options)
            await ann.answer("deal")
            room = h.hall.rooms[ann.table]
            table = play_of(room).table
            assert (play_of(room).kind, list(table.to_act)) == ("plans", [0, 1, 2])
            for left in ([0, 2], [0]):
                clock.turn(0.8)
                await h.settled(ann.table)
                assert list(table.to_act) == left  # however many parts their plans have

    asyncio.run(story())


# -- processes -----------------------------------------------------------------------------------------------


def job_of(game: str, **options: Any) -> Job:
    t = sixgun.new(game, seats=4, seed=5, **options)
    return t.pack(), t.to_act[0], 1, 0.05


@pytest.mark.parametrize("game", sixgun.games())
def test_a_thought_is_an_answer_that_is_allowed_in_all_its_parts(game: str) -> None:
    position, seat, seed, _ = job_of(game, **({"timing": "turn_based"} if game == "slap45" else {}))
    t = sixgun.unpack(position)
    for part in think(position, seat, seed, MOMENT):
        assert part in t.options_of(seat)
        t.apply(seat, part)


def test_a_thinker_that_dies_is_replaced() -> None:
    async def story() -> None:
        thinkers = Thinkers(1)
        try:
            first = await thinkers.think(job_of("klack"), lambda: True)
            (process,) = thinkers.started
            process.kill()
            with pytest.raises(NoThought, match="has ended"):
                await thinkers.think(job_of("klack"), lambda: True)
            assert await thinkers.think(job_of("klack"), lambda: True)
            assert first
            assert [one.pid for one in thinkers.started] != [process.pid]
            bad = job_of("klack")
            with pytest.raises(NoThought, match="Invalid"):
                await thinkers.think((b"no position", *bad[1:]), lambda: True)
            assert await thinkers.think(bad, lambda: False) == []
        finally:
            await thinkers.close()
        assert thinkers.started == []

    asyncio.run(story())


def test_no_process_is_started_for_bots_that_do_not_search(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db") as h:
            (ann,) = await h.table(bots="heuristic")
            await ann.answer(ann.options[0])
            await h.settled(ann.table)
            assert h.hall.world.thinkers.started == []

    asyncio.run(story())


PARENT = """
import asyncio
from sixgun.server.room.thinkers import Thinkers
import sixgun
async def main():
    thinkers, t = Thinkers(1), sixgun.new("klack", seats=4, seed=5)
    await thinkers.think((t.pack(), 0, 1, 0.01), lambda: True)
    print(thinkers.started[0].pid, flush=True)
    await asyncio.sleep(3600)
asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="looks at processes as POSIX does")
def test_no_thinker_outlives_a_server_that_is_killed() -> None:
    parent = subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    child = int(parent.stdout.readline())
    parent.send_signal(signal.SIGKILL)
    parent.wait()
    parent.stdout.close()
    end = time.monotonic() + PATIENCE
    while alive(child):
        assert time.monotonic() < end
        time.sleep(0.01)


def alive(pid: int) -> bool:
    """A process that has ended and is not waited for by anybody yet is not alive."""
    with suppress(FileNotFoundError):
        return Path(f"/proc/{pid}/stat").read_text().split()[2] != "Z"
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return not Path("/proc").exists()


# -- a stopwatch ---------------------------------------------------------------------------------------------


class Stopwatch:
    """What somebody at the table can measure of a shot."""

    def __init__(self) -> None:
        self.waits: list[float] = []  # the longest that a `why` took
        self.answers: list[float] = []  # how long the answer took


async def measure(w: World, card: str, watch: Stopwatch) -> None:
    """Send `why` every 70 ms until the shot is answered."""
    ann = w.clients[0]
    await shoot(w, 1, card)
    began, longest = time.perf_counter(), 0.0
    while list(w.table.to_act) == [1]:
        asked = time.perf_counter()
        await ann.say(type="why", action="dance")
        reply = await ann.until(lambda m: m.get("code") in ("unparsable_action", "too_fast"))
        longest = max(longest, time.perf_counter() - asked)
        assert reply["code"] == "unparsable_action"
        await asyncio.sleep(0.07)
    while not w.room.mail.idle:
        await asyncio.sleep(0)
    watch.waits.append(longest)
    watch.answers.append(time.perf_counter() - began)


@pytest.mark.slow
def test_a_stopwatch_tells_nothing_of_what_a_searching_bot_holds(tmp_path: Path) -> None:
    found = {MISSED: Stopwatch(), NONE: Stopwatch()}

    async def story() -> None:
        async with saloon(tmp_path / "s.db", 1, Pace(), SystemTime(), Thinkers(1)) as w:
            await measure(w, NONE, Stopwatch())  # the thinker is started
            for _ in range(5):
                for card, watch in found.items():
                    await measure(w, card, watch)

    asyncio.run(story())
    waits = [median(watch.waits) for watch in found.values()]
    answers = [median(watch.answers) for watch in found.values()]
    assert max(waits) < bots.SECONDS / 3
    assert max(answers) < 1.3 * min(answers)
