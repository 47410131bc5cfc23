"""Section 13 of docs/rules/slap45.md: times over a network, and the attacks that must not pay."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from sixgun.core.seats import CLOCK
from sixgun.games.slap45.actions import DEAL, REVEAL, SlapCenter
from sixgun.server.race.idleness import Idleness
from sixgun.server.race.lines import next_ping
from sixgun.server.race.robots import Watch
from sixgun.server.race.round import foreperiod
from sixgun.server.race.timing import (
    BUCKET,
    FINAL,
    Doorman,
    Line,
    Measures,
    Receipt,
    RoundTimes,
    stamp,
    watermark,
)
from tests.covers import covers
from tests.games.slap45.slap import between, live, race

A = Measures(rtt_min=20, p95=26, median=22)
B = Measures(rtt_min=180, p95=214, median=190)


def line(*trips: float, now: float = 10_000) -> Line:
    """A line that has answered pings with these round trips."""
    found = Line()
    for nonce, trip in enumerate(trips):
        found.ping(nonce, now - 1000 - trip)
        assert found.pong(nonce, now - 1000)
    return found


def judged(measures: Measures, received: float, claimed: float | None) -> int:
    return stamp(measures, 0, received, claimed).judged


# -- numeric checks (13.5) -----------------------------------------------------------------------------------


def test_t1_the_earlier_reaction_wins_though_its_rival_is_far_away() -> None:
    assert (A.jitter, A.extra, A.credit) == (6, 26, 46)
    assert (B.jitter, B.extra, B.credit) == (34, 54, 234)
    near, far = stamp(A, 0, 372, 349), stamp(B, 0, 546, 352)
    assert (near.low, near.high, near.judged) == (326, 372, 349)
    assert (far.low, far.high, far.judged) == (312, 546, 352)
    both = [(0, A.credit), (0, B.credit)]
    assert watermark(583, both) == 349
    assert watermark(584, both) == 350


def test_t2_claiming_too_little_drains_the_bucket_to_a_gain_of_one_refill() -> None:
    player, gains = Line(), []
    for _ in range(6):
        now = Measures(180, 214, 190, player.bucket)
        receipt = stamp(now, 0, 546, 250)
        gains.append(receipt.used(now))
        player.settle(now, [receipt])
    assert judged(B, 546, 250) == 312
    assert player.bucket == 30
    assert gains == [44, 44, 44, 38, 20, 20]


def test_t2_buckets_round_by_round() -> None:
    player, buckets = Line(), []
    for _ in range(5):
        now = Measures(180, 214, 190, player.bucket)
        player.settle(now, [stamp(now, 0, 546, 250)])
        buckets.append(player.bucket)
    assert buckets == [96, 72, 48, 30, 30]


def test_t3_holding_a_packet_is_paid_in_full() -> None:
    assert judged(B, 646, 352) == 412


def test_t4_without_a_claim_the_shortest_round_trip_is_credited() -> None:
    assert judged(Measures(60, 70, 65), 431, None) == 371


def test_t5_the_credit_is_capped() -> None:
    assert Measures(490, 500, 495).credit == 500
    assert Measures(340, 350, 345).credit == 370
    assert judged(Measures(600, 610, 605), 950, None) == 450


def test_t6_an_accepted_claim_below_the_least_reaction_is_a_false_start() -> None:
    receipt = stamp(A, 0, 130, 95)
    assert (receipt.low, receipt.high, receipt.judged) == (84, 130, 95)
    t = live()
    t.apply(0, SlapCenter(receipt.judged, 1, receipt.judged, 1, 0))
    assert race(t, "C(2,400)").judged
    assert t.members[1][0] == "confederates_1"


# -- measures ------------------------------------------------------------------------------------------------


def test_measures_come_from_the_pings_of_the_last_minute() -> None:
    measures = line(50, 52, 54, 56, 90).measure(10_000)
    assert (measures.rtt_min, measures.jitter, measures.rtt_ref) == (50, 40, 54)
    assert measures.credit == 50 + 60
    assert line(50, 52, 54, 56).measure(10_000).credit == 0  # too few
    assert line(50, 52, 54, 56, 90).measure(70_000).credit == 0  # too old


def test_the_kernels_round_trip_counts_where_it_is_smaller() -> None:
    slow = line(200, 200, 200, 200, 200)
    slow.kernel_says(30)
    assert slow.measure(10_000).rtt_min == 30


def test_a_player_without_actions_gets_the_refill_and_nobody_more_than_a_full_bucket() -> None:
    player = Line()
    player.bucket = 50
    player.settle(A, [])
    assert player.bucket == 70
    for _ in range(9):
        player.settle(A, [])
    assert player.bucket == BUCKET


def test_a_silent_line_does_not_hold_up_the_table() -> None:
    player = Line()
    player.ping(1, 0)
    assert player.holds(1499)
    assert not player.holds(1500)
    assert player.pong(1, 1600)
    assert player.holds(9000)


def test_the_watermark_waits_for_everybody_who_is_there() -> None:
    times = RoundTimes({0: A, 1: B}, "7")
    times.reveal(0, 1000)
    assert times.watermark(1500, [0, 1]) == 0  # seat 1 has no card yet
    times.reveal(1, 1002)
    assert times.watermark(1500, [0, 1]) == 264
    assert times.watermark(1500, [0]) == 454
    assert times.watermark(1500, []) == FINAL


def test_no_action_can_be_judged_below_the_watermark_that_stood_when_it_came() -> None:
    rng = random.Random(4)
    for _ in range(2000):
        measures = Measures(
            rng.uniform(1, 600), rng.uniform(600, 700), rng.uniform(1, 650), rng.uniform(0, 120)
        )
        received = rng.uniform(0, 4000)
        before = watermark(received, [(0, measures.credit)])
        assert stamp(measures, 0, received, rng.choice([None, 0, rng.uniform(0, 4000)])).judged >= before


def test_a_receipt_shows_what_was_sent_received_claimed_allowed_and_judged() -> None:
    assert stamp(A, 1000, 1372, 349).document() == {
        "sent": 1000,
        "received": 1372,
        "claimed": 349,
        "allowed": [326, 372],
        "judged": 349,
    }


@covers("SLAP-176", "SLAP-178")
def test_silent_seats_get_a_bot_and_sleeping_tables_pause() -> None:
    idle = Idleness([0, 2])
    for _ in range(3):
        idle.heard(0)
        idle.round_over()
    assert (idle.wants_bot(0), idle.wants_bot(2), idle.paused()) == (False, True, False)
    for _ in range(5):
        idle.round_over()
    assert idle.paused()
    idle.heard(2)
    assert not idle.paused()
    bots_only = Idleness([])
    for _ in range(9):
        bots_only.round_over()
    assert not bots_only.paused()


@covers("SLAP-186")
def test_after_a_round_everybody_sees_the_judged_times_of_all_slaps() -> None:
    t = live("move")
    story = race(t, "B(0,400,B0)", "B(1,433,B1)")
    assert story.judged
    for viewer in (0, 1, 2, None):
        told = t.redact(story.judged, viewer)
        assert told
        assert told["stream"] == [
            [0, "slap_base 400 B0 main plain #0", "accepted"],
            [1, "slap_base 433 B1 main plain #1", "accepted"],
        ]


# -- attacks that must not pay (13.4) ------------------------------------------------------------------------


def gain(honest: int, cheating: int) -> int:
    return honest - cheating


def test_claiming_nothing_gains_at_most_the_extra_and_in_the_long_run_one_refill() -> None:
    player, gains = Line(), []
    for _ in range(200):
        now = Measures(100, 120, 105, player.bucket)
        honest, lie = stamp(now, 0, 505, 400), stamp(now, 0, 505, 0)
        gains.append(gain(honest.judged, lie.judged))
        player.settle(now, [lie])
    assert max(gains) <= 40
    assert sum(gains[20:]) / 180 <= 20
    assert judged(A, 120, 0) < 100  # so near that it would be below the least reaction: a false start


def liar(rounds: int, trip: float, jitter: float) -> tuple[float, float, Watch]:
    """Always claiming 1 ms: the mean gain in ms over the truth, and over the usual round trip; the watch."""
    rng, line, watch = random.Random(3), Line(), Watch()
    gains, used = [], []
    for number in range(rounds):
        now = 5000.0 * number
        for nonce in range(5):
            line.ping(nonce, now)
            line.pong(nonce, now + trip + rng.uniform(0, jitter))
        measures = line.measure(now + 1000)
        truth = rng.uniform(300, 600)
        raw = rng.uniform(0, 16.7) + truth + trip + rng.uniform(0, jitter)
        receipt = stamp(measures, 0, raw, 1.0)
        gains.append(truth - receipt.judged)
        used.append(receipt.used(measures))
        line.settle(measures, [receipt])
        watch.note(receipt)
    return sum(gains) / rounds, sum(used) / rounds, watch


@pytest.mark.parametrize(("trip", "jitter"), [(1, 2), (40, 12), (160, 40), (400, 40)])
def test_what_a_liar_gains_is_bounded_by_one_refill_a_round_and_the_host_is_told(
    trip: float, jitter: float
) -> None:
    gain, used, watch = liar(400, trip, jitter)
    assert used <= 20 + BUCKET / 400  # the refill, and the bucket at the beginning
    assert gain <= used  # the painted frame and the way's jitter are the player's to bear
    assert gain < 16
    assert "clamped" in watch.flags()


def test_delayed_pongs_do_not_raise_the_credit_while_one_honest_sample_is_remembered() -> None:
    assert line(40, 400, 400, 400, 400, 400).measure(10_000).rtt_min == 40
    assert line(900, 900, 900, 900, 900).measure(10_000).credit == 500  # the cap for a line always slow


def test_unknown_or_repeated_pongs_do_not_count() -> None:
    player = Line()
    player.ping(5, 0)
    assert not player.pong(6, 1)
    assert player.pong(5, 20)
    assert not player.pong(5, 21)
    assert len(player.samples) == 1


def test_a_lag_switch_pays_for_every_millisecond_beyond_the_credit() -> None:
    ticks = [judged(B, 350 + 190 + held, 350) for held in range(0, 400, 50)]
    assert ticks[0] == 350
    assert ticks[2:] == [350 + 190 + held - 234 for held in range(100, 400, 50)]
    assert all(later >= sooner for sooner, later in pairwise(ticks))


def test_a_slow_clock_is_bounded_like_any_claim() -> None:
    assert judged(A, 420, 200) == 420 - 46


def test_the_card_is_on_no_wire_before_its_moment() -> None:
    t = between("big_gun", gang=["railroad_company", "union", "comanche"])
    t.apply(CLOCK, t.legal(CLOCK)[0])
    events = [*t.apply(0, t.legal(0)[1]), *t.apply(0, DEAL)]
    for viewer in (1, 2, None):
        told = str([t.redact(event, viewer) for event in events]) + str(t.view(viewer, recall=True))
        assert "big_gun_1" not in told
    assert "big_gun_1" in str(t.view(0))
    assert "big_gun_1" in str(t.redact(t.apply(CLOCK, REVEAL)[0], 1))


def test_guessing_the_flip_locks_more_often_than_it_wins() -> None:
    rng = random.Random(9)
    moments = [foreperiod(rng, 500, 2500) for _ in range(2000)]
    assert min(moments) >= 500
    assert max(moments) <= 2500
    guess = 1500.0  # whoever presses at any fixed moment meets the 200 ms of a useful guess one time in ten
    useful = sum(100 <= guess - moment < 300 for moment in moments) / 2000
    false = sum(guess - moment < 100 for moment in moments) / 2000
    assert useful < 0.13
    assert false > 3 * useful


def test_spamming_all_keys_costs_members_and_only_a_hundred_actions_are_read() -> None:
    t = live("move")
    race(t, *[f"C(0,{tick}->1)!" for tick in range(100, 200, 10)])
    assert [len(members) for members in t.members] == [5, 6, 6]
    door = Doorman(["7"], [0])
    assert [door.admit(0, "7", seq) for seq in range(102)] == [True] * 100 + [False] * 2


def test_replays_forged_rounds_and_foreign_seats_are_dropped() -> None:
    door = Doorman(["7"], [0])
    assert door.admit(0, "7", 1)
    assert not door.admit(0, "7", 1)
    assert not door.admit(0, "8", 2)
    assert not door.admit(3, "7", 3)


@pytest.mark.parametrize(
    ("judged_times", "claims_low", "flags"),
    [
        ([205 + n % 30 for n in range(30)], False, ["fast", "regular"]),
        ([400 + n % 2 for n in range(30)], False, ["regular"]),
        ([380 + 9 * n for n in range(30)], True, ["clamped"]),
        ([380 + 9 * n for n in range(30)], False, []),
        ([150] * 29, True, []),
    ],
)
def test_robots_are_flagged(judged_times: list[int], claims_low: bool, flags: list[str]) -> None:
    watch = Watch()
    for tick in judged_times:
        low = tick if claims_low else tick - 30
        watch.note(Receipt(0, tick + 40, tick, low, tick + 40, tick))
    assert watch.flags() == flags


def test_flooding_a_rivals_line_costs_him_little() -> None:
    calm = line(60, 61, 62, 63, 64).measure(10_000)
    flooded = line(60, 61, 62, 160, 180).measure(10_000)
    assert flooded.rtt_min == calm.rtt_min
    assert stamp(flooded, 0, 400 + 62 + 35, 400).judged == 400  # a spike inside the bucket is covered


def test_a_coarse_clock_is_not_believed() -> None:
    assert stamp(A, 0, 420, 300, clock_step=100).judged == 400
    assert stamp(A, 0, 420, 390, clock_step=2).judged == 390


@covers("SLAP-012")
def test_the_dealer_cannot_time_the_flip() -> None:
    t = between()
    t.apply(CLOCK, t.legal(CLOCK)[0])
    t.apply(0, DEAL)
    assert t.ask
    assert t.ask.kind == "armed"
    assert list(t.to_act) == [CLOCK]  # the moment is the clock's, and it is drawn after the deal
    assert next_ping(random.Random(1)) != next_ping(random.Random(2))
    assert 500 <= next_ping(random.Random(1))[1] <= 1500


def test_a_press_before_the_picture_is_a_false_start_that_leaves_the_bucket_alone() -> None:
    player = Line()
    player.settle(A, [stamp(A, 0, 60, 0)])
    assert player.bucket == BUCKET
    player.settle(B, [stamp(B, 0, 500, 0)])  # not a false start: it is charged
    assert player.bucket < BUCKET
