"""Slap .45 by timed keys: the race in a terminal, and its moments in a replay."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

from rich.console import Console
from textual.pilot import Pilot
from textual.widgets import Static

import sixgun
from sixgun.bots import make
from sixgun.core.rng import small
from sixgun.core.seats import CLOCK
from sixgun.games.slap45.actions import DEAL, REVEAL, START, Advance, LeaveAt, SlapBase, SlapCenter
from sixgun.games.slap45.table import SlapTable
from sixgun.record import Writer, read
from sixgun.terminal import show
from sixgun.terminal.film import Film, print_film
from sixgun.terminal.receipts import Receipts
from sixgun.terminal.session import Session
from sixgun.terminal.timed import RaceApp, keeps_time, slap_of
from tests.games.slap45.slap import between
from tests.terminal.rest import rest

QUICK: dict[str, Any] = {"mode": "basic", "round_timeout_ms": 1000, "foreperiod_ms": [0, 0], "max_rounds": 2}
PATIENCE = 600.0  # seconds after which a story that waits has got stuck, on however slow a machine
Drive = Callable[[Pilot[None]], Awaitable[None]]


def session(people: int = 1, **options: Any) -> Session:
    t = sixgun.new("slap45", seats=3, seed=5, **{**QUICK, **options})
    bots = {seat: make("heuristic", "slap45", seat) for seat in range(people, 3)}
    out = io.BytesIO()
    return Session(t, bots, small(1), Writer(out, t, seed=5))


def drive(app: RaceApp, story: Drive) -> None:
    async def run() -> None:
        async with asyncio.timeout(PATIENCE):
            async with app.run_test(size=(120, 40)) as pilot:
                await story(pilot)

    asyncio.run(run())


async def until(pilot: Pilot[None], true: Callable[[], bool]) -> None:
    while not true():
        await pilot.pause()


def kind(app: RaceApp) -> str:
    return app.t.ask.kind if app.t.ask is not None else "over"


async def deal(pilot: Pilot[None], app: RaceApp) -> None:
    """The person deals, and the card is painted."""
    await until(pilot, lambda: kind(app) == "between")
    await pilot.press("enter")
    await until(pilot, lambda: app.elapsed() == 0)


def test_a_race_is_timed_if_one_person_plays_it_in_real_time() -> None:
    assert keeps_time(session())
    assert not keeps_time(session(people=2))
    assert not keeps_time(session(timing="turn_based"))


def test_keys_are_timed_from_the_painted_card_to_the_end_of_the_game() -> None:
    now = 100.0  # the clock is turned by hand
    app = RaceApp(session(first_dealer=0), lambda: now, Random(1))

    async def story(pilot: Pilot[None]) -> None:
        nonlocal now
        await deal(pilot, app)
        now += 0.15
        await pilot.press("space")
        now += 2
        await until(pilot, lambda: app.t.round_no == 2)
        mine = [
            line.plain
            for line in app.story
            if line.plain.strip().startswith("Ada (you) slaps the card after")
        ]
        assert len(mine) == 1
        assert mine[0].split(" after ")[1].split()[0] == "150"
        while kind(app) != "over":
            if kind(app) == "between":
                await pilot.press("enter")
            now += 0.1
            await pilot.pause()
        await pilot.press("enter")

    drive(app, story)
    assert app.t.result is not None


class StandingApp(RaceApp):
    """Bots answer nothing between the rounds, so that the table stays where it is."""

    def bot_acts(self) -> None:
        pass


def test_a_look_at_a_race_that_was_judged_meanwhile_does_nothing() -> None:
    now = 100.0
    app = StandingApp(session(first_dealer=0), lambda: now, Random(1))

    async def story(pilot: Pilot[None]) -> None:
        nonlocal now
        await deal(pilot, app)
        now += 2
        await until(pilot, lambda: kind(app) == "between")
        said = len(app.t.log)
        app.tick()
        assert (kind(app), len(app.t.log)) == ("between", said)

    drive(app, story)


class PonderingApp(RaceApp):
    """Bots do nothing by themselves: the test says when."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.planned: list[Callable[[], object]] = []

    def set_timer(self, delay: float, callback: Any = None, **more: Any) -> Any:
        self.planned.append(callback)


def test_a_dealer_who_ponders_deals_once_though_a_hand_leaves_meanwhile() -> None:
    table = sixgun.position("slap45", {"seats": 3, "main": [1, -1, -1], "dealer": 2, "options": QUICK})
    bots = {seat: make("heuristic", "slap45", seat) for seat in (1, 2)}
    app = PonderingApp(Session(table, bots, small(1), None))

    async def story(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: kind(app) == "between")
        await pilot.press("enter", "x")
        assert len(app.planned) == 2
        app.planned[0]()
        assert kind(app) == "between"
        app.planned[1]()
        assert kind(app) == "armed"

    drive(app, story)


def asked(app: RaceApp) -> str:
    return str(app.query_one("#question", Static).render())


def test_no_bot_deals_before_one_is_ready_and_the_first_time_each_card_is_explained() -> None:
    now = 100.0
    app = RaceApp(session(first_dealer=1), lambda: now, Random(1))

    async def story(pilot: Pilot[None]) -> None:
        nonlocal now
        await until(pilot, lambda: kind(app) == "between")
        assert "Press Enter when you are ready" in asked(app)
        assert "Talkin’ Iron  The first to slap it" in asked(app)
        assert "Gold" not in asked(app)  # there is none in the basic game
        dealt = app.moves
        await rest(pilot)
        assert (kind(app), app.moves) == ("between", dealt)
        await pilot.press("enter")
        await until(pilot, lambda: app.elapsed() == 0)
        now += 2
        await until(pilot, lambda: kind(app) == "between" and app.t.round_no == 2)
        assert "Press Enter when you are ready" in asked(app)
        assert "Talkin’ Iron" not in asked(app)

    drive(app, story)


def test_whoever_is_out_of_the_race_is_waited_for_no_more() -> None:
    table = between(seats=4, alive=[0, 2, 2, 2], deaths=[0], dealer=1)
    bots = {seat: make("heuristic", "slap45", seat) for seat in (1, 2, 3)}
    app = PonderingApp(Session(table, bots, small(1), None))

    async def story(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: kind(app) == "between")
        assert "Press Enter" not in asked(app)
        app.planned[-1]()
        assert kind(app) == "armed"

    drive(app, story)


def test_nobody_deals_at_a_table_that_has_been_left() -> None:
    app = PonderingApp(session(first_dealer=1))

    async def story(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: kind(app) == "between")
        await pilot.press("enter")

    drive(app, story)
    app.planned[-1]()
    assert kind(app) == "between"


def test_whoever_says_again_and_again_that_they_are_ready_stops_no_dealer() -> None:
    table = sixgun.position("slap45", {"seats": 3, "main": [1, -1, -1], "dealer": 2, "options": QUICK})
    bots = {seat: make("heuristic", "slap45", seat) for seat in (1, 2)}
    app = PonderingApp(Session(table, bots, small(1), None))

    async def story(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: kind(app) == "between")
        assert [str(option) for option in app.offered()] == ["leave main"]
        asked = "\n".join(line.plain for line in [show.question(app.t.view(0), app.names, True)])
        assert asked.startswith("Before the deal")
        await pilot.press("1")
        assert app.offered() == []
        planned = len(app.planned)
        await pilot.press("1", "1", "1")
        assert len(app.planned) == planned

    drive(app, story)


def test_a_slap_whose_pointing_comes_too_late_says_so() -> None:
    t = sixgun.new("slap45", seats=3, seed=5, first_dealer=0, point_window_ms=200)
    told = Receipts(["Ann", "Bob", "Cid"], you=1)
    before = told.moment(t, 0, str(SlapBase(-1, 0, 0, 0, 1)), "false_start").plain.strip()
    assert before == "Ann slaps into Ann’s base before the card turns: too early"
    late, early = SlapCenter(400, 2, 601, 0, 1), SlapCenter(400, 2, 600, 0, 1)
    assert told.moment(t, 0, str(late), "accepted").plain.endswith(
        "after 400 ms, pointing at Cid: counts, but points too late"
    )
    assert told.moment(t, 1, str(early), "accepted").plain.strip().startswith("Bob (you) slaps the card")
    assert told.moment(t, 1, str(early), "accepted").plain.endswith("pointing at Cid: counts")


class HeldApp(RaceApp):
    """A race whose card does not come, so that no key is too late."""

    def reveal(self) -> None:
        pass


def test_a_key_before_the_card_is_a_false_start() -> None:
    app = HeldApp(session(first_dealer=0))

    async def story(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: kind(app) == "between")
        await pilot.press("enter")
        await until(pilot, lambda: kind(app) == "armed")
        await pilot.press("a")
        view: Any = app.t.view(0)
        assert view["ask"]["seen"] == [[0, "false_start"]]

    drive(app, story)


def test_keys_lie_clockwise_from_the_own_seat() -> None:
    t = session().table
    assert isinstance(t, SlapTable)
    assert str(slap_of("space", t, 1, 300, 7)) == "slap_center 300 > none @300 auto #7"
    assert str(slap_of("2", t, 1, 300, 7)) == "slap_center 300 > 0 @300 auto #7"
    assert str(slap_of("a", t, 1, 300, 7)) == "slap_base 300 B1 main auto #7"
    assert str(slap_of("d", t, 1, 300, 7)) == "slap_base 300 B0 main auto #7"
    assert str(slap_of("x", t, 1, 300, 7)) == "leave main 300 #7"
    assert [slap_of(key, t, 1, 300, 7) for key in ("3", "f", "tab", "0")] == [None] * 4


def test_a_replay_shows_the_moments_of_a_race_with_their_receipts() -> None:
    out = io.BytesIO()
    t = sixgun.new("slap45", seats=3, seed=5, mode="basic", first_dealer=0, max_rounds=1)
    writer = Writer(out, t, seed=5)
    note: dict[str, object] = {"sent": 0.0, "received": 372.0, "claimed": 349.0, "allowed": [326.0, 372.0]}
    race = [
        (CLOCK, START),
        (0, DEAL),
        (CLOCK, REVEAL),
        (1, SlapBase(240, 1, 0, 1, 1)),
        (2, LeaveAt(250, 0, 1)),
    ]
    for seat, action in race:
        writer.action(seat, action, t.apply(seat, action))
    slap = SlapCenter(349, 2, 349, 1, 1)
    writer.action(0, slap, t.apply(0, slap), {**note, "judged": 349, "start": 40})
    writer.action(CLOCK, Advance(600), t.apply(CLOCK, Advance(600)))
    writer.end()
    shown = io.StringIO()
    print_film(Console(file=shown, width=200, soft_wrap=True), Film(read(out.getvalue())), None)
    told = shown.getvalue()
    assert "Buck slaps into Buck’s base after 240 ms: counts" in told
    assert "Clem leaves cover after 250 ms: no effect" in told
    assert "Ada slaps the card after 349 ms, pointing at Clem: counts   " in told
    assert "sent 0, received 372, claimed 349, allowed 326 to 372, head start 40, judged 349" in told


def test_a_trapped_card_that_turns_up_is_told_to_be_left_alone() -> None:
    t = sixgun.new("slap45", seats=3, seed=5)
    assert isinstance(t, SlapTable)
    app = RaceApp(
        Session(t, {1: make("random", "slap45", 1), 2: make("random", "slap45", 2)}, small(1), None)
    )
    assert "keeps it" in app.shout("gold_1")
    t.traps = [-1, -1, -1, 2]
    assert app.shout("gold_1").endswith("Leave it alone.")
