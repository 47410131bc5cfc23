"""The race of Slap .45 over real sockets: stamps, watermark, false starts, receipts, secrecy, sleep."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from sixgun.core.seats import CLOCK
from sixgun.games.slap45.live import Live
from sixgun.games.slap45.table import SlapTable
from sixgun.record import read, verify
from sixgun.server.race.round import Round
from sixgun.server.race.verdict import Verdict
from tests.covers import covers
from tests.server.house import QUICK, Message, house
from tests.server.race import Racers, card_type, racers

GUNS = ("talkin_iron", "big_gun")
Story = Callable[[Racers], Awaitable[None]]


def play(data: Path, story: Story, **table: object) -> None:
    async def whole() -> None:
        async with racers(data, **table) as r:  # type: ignore[arg-type]
            await story(r)

    asyncio.run(whole())


# -- who is first --------------------------------------------------------------------------------------------


@covers("SLAP-170")
def test_the_earlier_reaction_wins_though_its_press_comes_later(tmp_path: Path) -> None:
    async def story(r: Racers) -> None:
        r.lines(20, 200, 20)
        await r.flip(*GUNS)
        await r.let(0.37)
        near = await r.slap(0, target=2, claimed=348.0)
        await r.let(0.17)
        far = await r.slap(1, target=2, claimed=340.0)
        assert (near["judged"], far["judged"]) == (348, 340)
        assert (near["received"], far["received"]) == (370, 540)
        final = await r.final()
        assert (final["slapper"], final["tick"]) == (1, 340)
        assert [(row["seat"], row["result"]) for row in final["rows"]] == [(1, "accepted"), (0, "round_over")]

    play(tmp_path / "s.db", story)


@covers("SLAP-007")
def test_a_result_is_provisional_until_the_watermark_has_passed(tmp_path: Path) -> None:
    async def story(r: Racers) -> None:
        r.lines(0, 200, 0)
        await r.flip(*GUNS)
        await r.let(0.3)
        await r.slap(0, target=2, claimed=298.0)
        seen = await r.clients[2].of("glimpse")
        assert (seen["decided"], seen["slapper"], seen["seat"], seen["what"]) == (True, 0, 0, "center")
        assert not {"judged", "target", "action", "t"} & set(seen)
        await r.let(0.215)
        assert r.keeper.round is not None  # 515 ms: seat 1 has a credit of 220, so only 295 is final
        await r.let(0.01)
        assert r.keeper.round is None
        assert (await r.clients[2].of("receipts"))["slapper"] == 0

    play(tmp_path / "s.db", story)


def test_a_claim_counts_only_inside_what_the_line_allows(tmp_path: Path) -> None:
    async def story(r: Racers) -> None:
        r.lines(60, 60, 60)
        await r.flip(*GUNS)
        await r.let(0.4)
        lie = await r.slap(0, claimed=100.0)
        assert (lie["allowed"], lie["judged"]) == ([320, 400], pytest.approx(320, abs=1))
        unclaimed = await r.slap(1)
        assert unclaimed["judged"] == pytest.approx(340, abs=1)
        coarse = await r.slap(2, claimed=330.0, clock_step=100.0)
        assert (coarse["claimed"], coarse["judged"]) == (None, pytest.approx(340, abs=1))

    play(tmp_path / "s.db", story)


def test_a_race_is_judged_once_for_each_press(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    judged: list[Verdict] = []

    class Counted(Verdict):
        def __init__(self, t: SlapTable, ask: Live) -> None:
            super().__init__(t, ask)
            judged.append(self)

    monkeypatch.setattr("sixgun.server.race.round.Verdict", Counted)

    async def story(r: Racers) -> None:
        r.lines(0, 200, 0)
        await r.flip("move")
        judged.clear()
        await r.let(0.3)
        for place in range(3):
            await r.slap(place, "base", base=place, claimed=290.0)
            await r.let(0.1)
        final = await r.final()
        assert [len(verdict.actions) for verdict in judged if verdict.actions] == [1, 2, 3]
        assert len(final["rows"]) == 3

    play(tmp_path / "s.db", story)


@covers("SLAP-045", "SLAP-184")
def test_a_press_before_the_card_is_a_false_start_that_all_see(tmp_path: Path) -> None:
    async def story(r: Racers) -> None:
        r.lines(0, 0, 0)
        await r.deal()
        number = str(r.table.round_no)
        early = await r.slap(0, round=number, claimed=0.0)
        assert early["judged"] == -1
        assert (await r.clients[2].of("glimpse"))["what"] == "false_start"
        await r.flip()
        await r.let(0.3)
        await r.slap(0, claimed=298.0)
        await r.slap(
            1, "leave", round=number, claimed=250.0
        )  # pressed before the picture, whatever it claims
        final = await r.final()
        results = {(row["seat"], row["judged"]): row["result"] for row in final["rows"]}
        assert results[0, -1] == "false_start"
        assert results[0, 298] == "locked"
        assert {row["claimed"] for row in final["rows"] if row["seat"] == 1} == {0.0}

    play(tmp_path / "s.db", story)


@covers("SLAP-043", "SLAP-182")
def test_presses_of_people_are_carried_out_as_soon_as_the_hand_can(tmp_path: Path) -> None:
    async def story(r: Racers) -> None:
        r.lines(0, 0, 0)
        await r.flip("move")
        await r.let(0.3)
        await r.slap(0, "base", base=0, claimed=298.0)
        await r.slap(1, "base", base=1, claimed=298.0)
        final = await r.final()
        assert final["loser"] == 2
        assert list(r.table.main) == [0, 1, -1]
        await r.press(0, "leave")  # too late for the race: carried out at once between the rounds
        await r.until(lambda: r.table.main[0] == -1)

    play(tmp_path / "s.db", story)


# -- receipts and records ------------------------------------------------------------------------------------


@covers("SLAP-175", "SLAP-186")
def test_receipts_are_told_to_all_and_kept_in_log_record_and_replay(tmp_path: Path) -> None:
    async def story(r: Racers) -> None:
        r.lines(20, 20, 20)
        await r.flip(*GUNS)
        await r.let(0.4)
        mine = await r.slap(0, target=1, claimed=385.0)
        final = await r.final()
        shown = next(row for row in final["rows"] if row["seat"] == 0)
        assert shown == {**mine, "result": "accepted"}
        assert (shown["sent"], shown["received"], shown["claimed"]) == (0, 400, 385)
        for client in r.clients[1:]:
            await client.answer("resign")
        await r.until(lambda: r.table.over)
        record = read(await r.h.fetch(f"/api/tables/{r.room.doc.id}/record"))
        notes = [move.note for move in record.moves if move.note is not None]
        assert mine in notes
        assert verify(await r.h.fetch(f"/api/tables/{r.room.doc.id}/record")).finished
        steps = (await r.h.get(f"/api/tables/{r.room.doc.id}/replay"))["steps"]
        told = [step["receipts"] for step in steps if step["receipts"]]
        assert {**final, "type": "receipts"} in told

    play(tmp_path / "s.db", story, round_timeout_ms=1000)


def test_the_record_of_a_race_is_a_list_of_actions_with_those_of_the_clock(tmp_path: Path) -> None:
    async def story(r: Racers) -> None:
        await r.until(lambda: r.table.over)
        log = await r.room.world.store.log(r.room.doc.id)
        clock = {entry.action.split()[0] for entry in log if entry.seat == CLOCK}
        assert clock == {"start_clock", "reveal", "advance", "close"} & clock
        assert {"start_clock", "reveal"} < clock
        assert [entry.seq for entry in log] == list(range(1, len(log) + 1))

    play(tmp_path / "s.db", story, people=1, max_rounds=3, round_timeout_ms=1000)


def test_a_person_plays_a_whole_game_against_bots_to_its_winner(tmp_path: Path) -> None:
    async def story(r: Racers) -> None:
        while not r.table.over:
            await r.until(
                lambda: r.table.over or (r.keeper.round is not None and r.keeper.round.times is not None)
            )
            if r.table.over:
                break
            flip = await r.clients[0].of("flip")
            await r.let(0.15)
            await r.press(0, "center" if card_type(flip) == "move" else "leave", claimed=150.0)
            await r.until(lambda: r.keeper.round is None)
        result = r.table.result
        assert result is not None
        assert result.reason == "SLAP-161"
        assert verify(await r.h.fetch(f"/api/tables/{r.room.doc.id}/record")).finished

    play(tmp_path / "s.db", story, people=1, bot_skill="expert", round_timeout_ms=1000)


# -- secrecy -------------------------------------------------------------------------------------------------


def test_the_card_is_on_no_wire_before_its_moment_and_its_time_nowhere(tmp_path: Path) -> None:
    async def story(r: Racers) -> None:
        await r.deal()
        current = r.keeper.round
        assert current is not None
        await r.let(0.4)
        top = r.table.piece_name(r.table.deck[0])
        for client in r.clients:
            await client.until(lambda m: m["type"] == "step" and m["view"]["ask"]["kind"] == "armed")
            assert not [text for text in client.raw if top in text]
            assert client.table_now["clock"] is None
        await r.flip()
        for client in r.clients:
            assert [m["card"] for m in client.heard if m["type"] == "flip"] == [top]

    play(tmp_path / "s.db", story)


@covers("SLAP-012")
def test_the_moment_is_drawn_anew_after_each_deal(tmp_path: Path) -> None:
    async def story(r: Racers) -> None:
        waits: list[float] = []
        for _ in range(4):
            await r.deal()
            current = r.keeper.round
            assert isinstance(current, Round)
            waits.append(current.reveal_at - r.time.at * 1000)
            await r.final()
        assert len({round(wait) for wait in waits}) > 2
        assert all(490 <= wait <= 2500 for wait in waits)

    play(tmp_path / "s.db", story, people=1, round_timeout_ms=1000)


def test_times_and_targets_of_others_are_told_only_when_the_round_is_final(tmp_path: Path) -> None:
    async def story(r: Racers) -> None:
        r.lines(0, 200, 0)
        await r.flip(*GUNS)
        heard = len(r.clients[2].raw)
        await r.let(0.317)
        await r.slap(0, target=2, claimed=313.0)
        await r.clients[2].of("glimpse")
        assert not [text for text in r.clients[2].raw[heard:] if "313" in text]
        await r.final()
        assert [text for text in r.clients[2].raw[heard:] if "313" in text]

    play(tmp_path / "s.db", story)


# -- dealing and sleeping ------------------------------------------------------------------------------------


@covers("SLAP-011", "SLAP-013")
def test_the_dealer_may_deal_after_the_pause_and_is_dealt_for_after_the_timeout(tmp_path: Path) -> None:
    async def story(r: Racers) -> None:
        await r.until(lambda: r.table.clocked)
        dealer = r.clients[r.table.dealer]
        refused = await dealer.answer("deal")
        assert refused["code"] == "too_soon"
        start = r.time.at
        await r.deal()
        assert 4.9 <= r.time.at - start <= 5.1
        await r.final()
        await r.let(1.1)
        assert (await r.clients[r.table.dealer].answer("deal"))["type"] == "taken"
        assert r.keeper.round is not None

    play(tmp_path / "s.db", story, deal_min_ms=1000)


@covers("SLAP-176", "SLAP-178")
def test_a_bot_plays_for_sleepers_and_a_sleeping_table_stops_until_somebody_moves(tmp_path: Path) -> None:
    async def story(r: Racers) -> None:
        for _ in range(3):
            await r.flip()
            await r.press(0, "leave")
            await r.final()
        await r.until(lambda: r.room.presence.stand_ins == {1})
        await r.until(lambda: r.keeper.asleep)
        assert r.play.halted
        number = r.table.round_no
        await r.let(6)
        assert r.table.round_no == number
        assert r.keeper.round is None
        await r.press(1, "leave")
        await r.until(lambda: not r.keeper.asleep)
        assert 1 not in r.room.presence.stand_ins
        await r.deal()

    play(tmp_path / "s.db", story, people=2, round_timeout_ms=1000)


def test_resigning_in_a_race_counts_when_it_is_over(tmp_path: Path) -> None:
    async def story(r: Racers) -> None:
        await r.flip()
        reply = await r.clients[1].answer("resign")
        assert (reply["type"], reply["held"]) == ("taken", True)
        assert r.table.members[1]
        await r.final()
        assert not r.table.members[1]

    play(tmp_path / "s.db", story)


# -- head starts ---------------------------------------------------------------------------------------------


@covers("SLAP-187")
def test_a_head_start_counts_if_everybody_agrees(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db", QUICK) as h:
            first = await h.post("/api/tables", game="slap45", seats=3, name="Ann")
            second = await h.post(f"/api/tables/{first['table']}/join", name="Bob")
            ann = await h.client(first["table"], first["token"])
            bob = await h.client(first["table"], second["token"])
            await ann.say(type="headstart", ms=80)
            await bob.until(lambda m: m["type"] == "lobby" and m["lobby"]["seats"][0]["start_asked"] == 80)
            room = h.hall.rooms[first["table"]]
            assert room.doc.head_start(0) == 0
            await bob.say(type="agree", seat=0, ms=70)
            assert (await bob.of("refused"))["code"] == "not_asked"
            await bob.say(type="agree", seat=0, ms=80)
            await ann.until(lambda m: m["type"] == "lobby" and m["lobby"]["seats"][0]["start_agreed"] == [1])
            assert room.doc.head_start(0) == 80
            await h.post(f"/api/tables/{first['table']}/join", name="Cat")
            assert room.doc.head_start(0) == 0  # whoever comes later has not agreed

    asyncio.run(story())


@covers("SLAP-187")
def test_a_head_start_is_taken_off_the_tick_and_waited_for(tmp_path: Path) -> None:
    async def story(r: Racers) -> None:
        r.lines(0, 0, 0)
        r.room.doc.places[0].start_asked, r.room.doc.places[0].start_agreed = 80, [1, 2]
        await r.flip(*GUNS)
        await r.let(0.3)
        await r.slap(1, claimed=298.0)
        await r.let(0.05)
        late = await r.slap(0, claimed=348.0)
        assert (late["judged"], late["start"]) == (268, 80)
        assert (await r.final())["slapper"] == 0
        await r.flip(*GUNS)
        await r.let(0.1)
        assert (await r.slap(0, claimed=90.0))["judged"] == 90  # no excuse for a false start
        await r.let(0.03)
        assert (await r.slap(0, claimed=125.0))["judged"] == 100  # and never too early

    play(tmp_path / "s.db", story)


# -- hostile messages ----------------------------------------------------------------------------------------


async def code_of(r: Racers, place: int, **message: object) -> str:
    await r.clients[place].say(**message)
    refused: Message = await r.clients[place].of("refused")
    return str(refused["code"])


def test_hostile_presses_are_refused_or_dropped_and_change_nothing(tmp_path: Path) -> None:
    async def story(r: Racers) -> None:
        r.lines(0, 0, 0)
        await r.flip()
        current = r.keeper.round
        assert current is not None
        assert current.times is not None
        rid = current.times.round_id
        one = {"type": "press", "kind": "center", "round": rid, "seq": 1}
        assert await code_of(r, 0, **{**one, "kind": "nuke"}) == "bad_message"
        assert await code_of(r, 0, **{**one, "seq": -1}) == "bad_message"
        assert await code_of(r, 0, **{**one, "claimed": 1e300}) == "bad_message"
        assert await code_of(r, 0, **{**one, "seat": 1}) == "bad_message"
        assert await code_of(r, 0, **{**one, "kind": "base", "base": 6}) == "unknown_base"
        assert await code_of(r, 0, **{**one, "seq": 2, "kind": "base"}) == "bad_action"
        assert (
            await code_of(r, 0, **{**one, "seq": 3, "kind": "base", "base": 1, "hand": "off"})
            == "no_second_hand"
        )
        assert await code_of(r, 0, **{**one, "seq": 4, "target": 6}) == "bad_action"
        assert await code_of(r, 0, **{**one, "seq": 8, "kind": "base", "base": 15}) == "unknown_base"
        assert await code_of(r, 0, **{**one, "seq": 9, "target": 15}) == "bad_action"
        assert await code_of(r, 0, **{**one, "seq": 10, "kind": "point", "target": 15}) == "bad_action"
        slap = "slap_center 100 > 1 @100 plain #9"
        assert (await r.clients[0].answer(slap))["code"] == "racing"  # nobody chooses their own tick
        assert (await r.clients[0].answer("reveal"))["code"] == "racing"
        await r.clients[0].say(**{**one, "round": "forged", "seq": 5})
        onlooker = await r.h.client(r.room.doc.id)
        await onlooker.say(**{**one, "seq": 6})
        assert (await onlooker.of("refused"))["code"] == "not_seated"
        await r.settle()
        assert [entry for entry in current.entries if entry.seat != CLOCK] == []
        await r.clients[0].say(**{**one, "kind": "leave", "seq": 7})
        await r.clients[0].say(**{**one, "kind": "leave", "seq": 7})  # a replay of the same message
        await r.clients[0].until(lambda m: m["type"] == "stamped" and m["seq"] == 7)
        await r.settle()
        assert len([entry for entry in current.entries if entry.seat == 0]) == 1

    play(tmp_path / "s.db", story)


def test_a_second_socket_in_the_middle_of_a_round_gains_nothing(tmp_path: Path) -> None:
    async def story(r: Racers) -> None:
        r.lines(200, 200, 200)
        await r.flip(*GUNS)
        await r.let(0.6)
        again = await r.h.client(r.clients[0].table, r.clients[0].token)
        flip = next(m for m in again.heard if m["type"] == "flip")
        await r.let(0.1)
        await again.say(type="press", kind="center", round=flip["round"], seq=99, claimed=100.0)
        told = (await again.of("stamped"))["receipt"]
        assert told["allowed"] == [told["received"]] * 2 == [700, 700]
        assert told["judged"] == pytest.approx(700, abs=1)

    play(tmp_path / "s.db", story)


@pytest.mark.parametrize("token", [True, False], ids=["at a seat", "looking on"])
@pytest.mark.parametrize("moment", ["armed", "live", "slapped"])
def test_who_comes_in_a_race_is_told_what_is_in_the_log_and_sees_the_race(
    tmp_path: Path, moment: str, token: bool
) -> None:
    async def story(r: Racers) -> None:
        r.lines(0, 0, 0)
        await r.deal()
        there = await r.h.client(r.clients[0].table, r.clients[0].token if token else None)
        if moment != "armed":
            await r.flip()
            await r.let(0.3)
        if moment == "slapped":
            await r.slap(1, claimed=298.0)
        late = await r.h.client(there.table, there.token)
        assert (late.number, late.view, late.question) == (there.number, there.view, there.question)
        told = {m["type"]: m for m in late.heard}
        assert ("flip" in told) == (moment != "armed")
        assert ("glimpse" in told) == (moment == "slapped")
        if moment == "slapped":
            assert (told["glimpse"]["seat"], told["glimpse"]["what"]) == (1, "center")
        await late.say(type="hello", last=late.number)
        again = await late.of("welcome")
        assert (again["number"], again["events"], again["anew"]) == (there.number, [], False)
        if moment != "armed":
            await late.of("flip")
        await r.until(lambda: r.table.round_no == 2)
        for client in (there, late):
            step = await client.until(lambda m: m["type"] == "step" and bool(m["events"]))
            assert step["number"] - len(step["events"]) == again["number"]

    play(tmp_path / "s.db", story)


def test_a_question_of_a_race_keeps_its_number(tmp_path: Path) -> None:
    async def story(r: Racers) -> None:
        await r.flip()
        number = r.clients[1].question["number"]
        assert (await r.clients[1].answer("resign", question=number))["held"]

    play(tmp_path / "s.db", story)


def test_nobody_presses_at_a_table_without_a_race(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db") as h:
            (ann,) = await h.table()
            await ann.say(type="press", kind="center", round="1", seq=1)
            assert (await ann.of("refused"))["code"] == "no_race"

    asyncio.run(story())


# -- a crash -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("moment", ["armed", "live", "slapped"])
def test_a_round_that_was_cut_off_is_played_again_from_its_deal(tmp_path: Path, moment: str) -> None:
    """The process dies in the middle of a round: whoever was there before is there afterwards."""

    async def first() -> tuple[str, str, list[str], Message, int]:
        async with racers(tmp_path / "s.db") as r:
            r.lines(0, 0, 0)
            await r.flip()
            await r.final()
            await r.deal()
            if moment != "armed":
                await r.flip()
            if moment == "slapped":
                await r.let(0.3)
                await r.slap(0, claimed=298.0)
            log = [entry.action for entry in await r.room.world.store.log(r.room.doc.id)]
            assert log[-1] == "deal"
            card = r.table.view(None)["center"]
            (tmp_path / "cut.db").write_bytes((tmp_path / "s.db").read_bytes())
            wal = tmp_path / "s.db-wal"
            (tmp_path / "cut.db-wal").write_bytes(wal.read_bytes() if wal.exists() else b"")
            token = r.clients[0].token
            assert token is not None
            late = await r.h.client(r.room.doc.id, token)
            return r.room.doc.id, token, log, {"card": card}, late.number

    table, token, log, before, number = asyncio.run(first())

    async def second() -> None:
        from tests.server.house import HandTime

        time = HandTime()
        async with house(tmp_path / "cut.db", time=time) as h:
            ann = await h.client(table, token, number)
            r = Racers(h, time, [ann])
            assert (ann.heard[0]["number"], ann.heard[0]["events"]) == (number, [])
            assert ann.heard[0]["anew"]
            assert [entry.action for entry in await r.room.world.store.log(table)] == log
            assert r.play.kind == "armed"
            await r.flip()
            card = [r.table.piece_name(piece) for piece in r.table.center]
            assert moment == "armed" or card == before["card"]
            final = await r.final()
            assert final["number"] == 2
            assert json.dumps(final)
            await r.until(lambda: r.table.round_no == 3)
            assert not (await h.client(table, token)).heard[0]["anew"]

    asyncio.run(second())


@covers("SLAP-030")
def test_the_dead_keep_their_hands_off(tmp_path: Path) -> None:
    async def story(r: Racers) -> None:
        await r.flip()
        await r.clients[1].answer("resign")
        await r.final()
        await r.flip()
        assert await code_of(r, 1, type="press", kind="center", round=flip_id(r), seq=50) == "dead_player"
        await r.final()

    play(tmp_path / "s.db", story)


def flip_id(r: Racers) -> str:
    assert r.keeper.round is not None
    assert r.keeper.round.times is not None
    return r.keeper.round.times.round_id
