"""Section 10 and SLAP-171: the heuristic bot."""

from __future__ import annotations

import pytest

import sixgun
from sixgun.bots import play_out
from sixgun.bots.player import Player
from sixgun.bots.random import Random
from sixgun.core.seats import CLOCK
from sixgun.games.slap45 import drive
from sixgun.games.slap45.actions import LeaveAt, SlapBase, SlapCenter
from sixgun.games.slap45.bot import Bot
from sixgun.games.slap45.live import provisional
from sixgun.games.slap45.table import SlapTable
from tests.covers import covers
from tests.games.slap45.slap import LAWMEN, STANDARD, action, between, live


def new(seats: int, seed: int, **options: object) -> SlapTable:
    t = sixgun.new("slap45", seats=seats, seed=seed, **options)
    assert isinstance(t, SlapTable)
    return t


@pytest.mark.parametrize("seats", [3, *[pytest.param(more, marks=pytest.mark.slow) for more in (4, 5, 6, 7)]])
def test_it_wins_far_more_than_its_share_against_random_players(seats: int) -> None:
    wins = 0
    for seed in range(6):
        t = new(seats, seed)
        me = seed % seats
        players: list[Player] = [Bot(seed) if seat == me else Random(seed) for seat in range(seats)]
        play_out(t, players)
        assert t.result
        wins += me in t.result.winners
    assert wins >= 5


@pytest.mark.both
@pytest.mark.parametrize("timing", ["realtime", "turn_based"])
@pytest.mark.parametrize("mode", ["basic", "powers"])
def test_bots_among_themselves_come_to_an_end(mode: str, timing: str) -> None:
    t = new(5, 3, mode=mode, timing=timing)
    play_out(t, [Bot(seat) for seat in range(5)])
    assert t.result
    assert t.round_no < 400


@pytest.mark.both
def test_the_same_seed_makes_the_same_game() -> None:
    results = []
    for _ in range(2):
        t = new(4, 8)
        drive.play_out(t, [Bot(seat, "skilled") for seat in range(4)])
        results.append(t.dump())
    assert results[0] == results[1]


@covers("SLAP-171")
def test_with_a_clock_faster_hands_win() -> None:
    wins = [0, 0, 0, 0]
    for seed in range(12):
        t = new(4, seed, mode="basic")
        drive.play_out(t, [Bot(seed * 4 + s, "expert" if s == seed % 4 else "novice") for s in range(4)])
        assert t.result
        for winner in t.result.winners:
            wins[(winner - seed) % 4] += 1
    assert wins[0] >= 9


@covers("SLAP-171")
def test_after_a_bounce_a_bot_tries_another_base_not_before_its_hand_is_free() -> None:
    t = live("move", main=[-1, 1, -1])
    for seat, sent in [action("B(0,400,B1)", 0), action("B(2,450,B2)", 0)]:
        t.apply(seat, sent)
    assert [result for _, _, result in provisional(t)] == ["bounced", "accepted"]
    bounced = SlapBase(400, 1, 0, 0, 0)
    for seed in range(20):
        (again,) = Bot(seed).again(t.view(0, recall=True), bounced, 1)
        assert isinstance(again, SlapBase)
        assert again.tick >= 500
        assert again.base != 1


def test_hands_never_react_faster_than_a_person_can() -> None:
    t = live("talkin_iron")
    for seed in range(200):
        for sent in Bot(seed, "expert").react(t.view(0, recall=True)):
            assert isinstance(sent, SlapCenter)
            assert sent.tick >= 200


def test_only_novices_false_start_and_error_rates_follow_their_skill() -> None:
    view = live("move").view(0, recall=True)
    for skill, wrong in (("novice", 0.10), ("casual", 0.06), ("skilled", 0.04), ("expert", 0.02)):
        told = [Bot(seed, skill).react(view) for seed in range(1500)]
        slaps = [sent for actions in told for sent in actions if isinstance(sent, SlapCenter)]
        assert abs(len([sent for sent in slaps if sent.tick >= 0]) / 1500 - wrong) < 0.02
        assert skill == "novice" or not [sent for sent in slaps if sent.tick < 0]


@pytest.mark.parametrize("window", [200, 1000])
def test_a_sloppy_point_lies_outside_the_window(window: int) -> None:
    view = live("big_gun", options={"point_window_ms": window}).view(0, recall=True)
    slaps = [sent for seed in range(1500) for sent in Bot(seed, "novice").react(view)]
    sloppy = [s for s in slaps if isinstance(s, SlapCenter) and abs(s.target_tick - s.tick) > window]
    assert abs(len(sloppy) / len(slaps) - 0.08) < 0.02


def test_a_covered_hand_leaves_and_takes_its_time() -> None:
    t = live("move", main=[0, -1, -1])
    leave, slap = next(told for seed in range(9) if len(told := Bot(seed).react(t.view(0, recall=True))) == 2)
    assert isinstance(leave, LeaveAt)
    assert isinstance(slap, SlapBase | SlapCenter)
    assert slap.tick >= leave.tick + 100


def test_a_railroad_dealer_peeks_and_is_faster_then() -> None:
    t = between("big_gun", gang=LAWMEN, dealer=2)
    assert str(Bot(1).choose(t.view(2, recall=True), t.legal(2))) == "peek"
    t.apply(2, t.legal(2)[1])
    t.apply(CLOCK, t.legal(CLOCK)[0])
    t.apply(2, t.legal(2)[0])
    t.apply(CLOCK, t.legal(CLOCK)[0])
    ticks = [
        sent.tick for s in range(300) for sent in Bot(s).react(t.view(2)) if isinstance(sent, SlapCenter)
    ]
    others = [
        sent.tick for s in range(300) for sent in Bot(s).react(t.view(3)) if isinstance(sent, SlapCenter)
    ]
    assert sum(ticks) / len(ticks) + 150 < sum(others) / len(others)


@pytest.mark.both
def test_it_slaps_no_trapped_card_and_no_horse_except_as_comanche_with_gold() -> None:
    t = live("talkin_iron", gang=STANDARD, gold=[1, 1, 1, 1], traps=[1, -1, -1, -1])
    assert not any(isinstance(sent, SlapCenter) for s in range(50) for sent in Bot(s).react(t.view(0)))
    t = live("move", gang=STANDARD, gold=[1, 1, 1, 1])
    targets = [
        sent.target for s in range(50) for sent in Bot(s).react(t.view(3)) if isinstance(sent, SlapCenter)
    ]
    assert len(targets) > 40


@pytest.mark.both
def test_big_guns_are_aimed_at_a_blind_diver() -> None:
    t = live("big_gun", alive=[6, 6, 2])
    bot = Bot(4)
    for _ in range(5):
        bot.saw(
            [[2, "slap_base 240 B2 main plain #0", "accepted"], [1, "slap_center 420 > 0 @420 plain #0", ""]]
        )
    (slap,) = bot.react(t.view(0))
    assert isinstance(slap, SlapCenter)
    assert slap.target == 2
    bot.saw([[2, "slap_center 400 > 1 @400 plain #0", "accepted"]])
    assert not bot.is_diver(2)


@pytest.mark.both
def test_a_bot_takes_its_time_to_deal_and_to_answer() -> None:
    t = between()
    pauses = [Bot(seed).pause(t.view(0)) for seed in range(100)]
    assert min(pauses) >= 1000
    assert max(pauses) <= 2000


@pytest.mark.both
def test_plans_with_own_times_are_legal() -> None:
    t = new(3, 2, timing="turn_based", rt_source="submitted", max_rounds=5)
    play_out(t, [Bot(seat, "expert") for seat in range(3)])
    assert t.over
