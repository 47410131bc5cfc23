"""Before a card of Slap .45 is dealt: who is waited for, and how long."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from tests.server.house import QUICK
from tests.server.race import Racers
from tests.server.test_race import play

PACE = replace(QUICK, ready=30.0, look=5.0)


def test_alone_with_bots_the_first_card_waits_until_one_is_ready(tmp_path: Path) -> None:
    async def story(r: Racers) -> None:
        await r.let(8)
        assert r.keeper.round is None
        assert r.play.decision.ends is None
        told = await r.clients[0].until(lambda m: m["type"] == "pulse" and m["waits"] == [0])
        assert (told["first"], told["left"]) == (True, None)
        await r.clients[0].say(type="ready")
        await r.deal()

    play(tmp_path / "s.db", story, people=1, first_dealer=1, pace=PACE)


def test_alone_with_bots_a_result_stays_until_one_has_seen_it(tmp_path: Path) -> None:
    async def story(r: Racers) -> None:
        await r.clients[0].say(type="ready")
        await r.flip()
        await r.final()
        await r.let(8)
        assert r.keeper.round is None
        told = await r.clients[0].until(lambda m: m["type"] == "pulse" and m["waits"] == [0])
        assert not told["first"]
        await r.clients[0].say(type="ready")
        await r.deal()

    play(tmp_path / "s.db", story, people=1, first_dealer=1, pace=PACE, round_timeout_ms=1000)


def test_whoever_deals_is_ready(tmp_path: Path) -> None:
    async def story(r: Racers) -> None:
        await r.let(1)
        assert (await r.clients[0].answer("deal"))["type"] == "taken"
        assert r.keeper.round is not None

    play(tmp_path / "s.db", story, people=1, first_dealer=0, pace=PACE)


def test_among_people_the_first_card_comes_when_all_are_ready(tmp_path: Path) -> None:
    async def story(r: Racers) -> None:
        await r.let(1)
        assert (await r.clients[0].answer("deal"))["code"] == "not_ready"
        await r.clients[1].say(type="ready")
        told = await r.clients[0].until(lambda m: m["type"] == "pulse" and m["waits"] == [0])
        assert 28 <= told["left"] <= 30
        assert (await r.clients[0].answer("deal"))["type"] == "taken"

    play(tmp_path / "s.db", story, people=2, first_dealer=0, pace=PACE)


def test_nobody_can_block_a_table_by_not_being_ready(tmp_path: Path) -> None:
    async def story(r: Racers) -> None:
        start = r.time.at
        await r.clients[0].say(type="ready")
        await r.deal()
        assert 30 <= r.time.at - start <= 33
        await r.final()
        over = r.time.at
        await r.until(lambda: not r.keeper.gate.shut)
        assert 4.9 <= r.time.at - over <= 5.1

    play(tmp_path / "s.db", story, people=2, first_dealer=2, pace=PACE, round_timeout_ms=1000)


def test_everybody_hears_how_long_a_seat_has_been_still(tmp_path: Path) -> None:
    async def story(r: Racers) -> None:
        for _ in range(2):
            await r.flip()
            await r.press(0, "leave")
            await r.final()
        told = await r.clients[0].until(lambda m: m["type"] == "pulse" and m["lines"][1]["idle"] == 2)
        assert told["lines"][0]["idle"] == 0

    play(tmp_path / "s.db", story, people=2, round_timeout_ms=1000)
