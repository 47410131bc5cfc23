"""4.15: the same core for people, bots and plans."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import sixgun
from sixgun.core.seats import CLOCK
from sixgun.games.slap45.actions import CLOSE, DEAL
from sixgun.games.slap45.events import RoundJudged
from sixgun.games.slap45.plans import KEPT
from sixgun.games.slap45.table import SlapTable
from tests.covers import covers
from tests.games.slap45.slap import LAWMEN, alive, between, live, race, refused, say

SUBMITTED = {"timing": "turn_based", "rt_source": "submitted"}
TURNS = {"timing": "turn_based"}


def dealt(card: str, options: dict[str, Any], **doc: object) -> SlapTable:
    t = between(card, options=options, **doc)
    t.apply(t.dealer, DEAL)
    return t


def plan(t: SlapTable, seat: int, card: str, rt: int, *pieces: str) -> None:
    """Plans to stay for all cards but one."""
    for kind in ("talkin_iron", "move", "big_gun"):
        if t.options["rt_source"] == "submitted":
            say(t, f"{seat}: rt {kind} {rt if kind == card else 500}")
        for piece in pieces if kind == card else ("stay end",):
            say(t, f"{seat}: plan {kind} {piece}")


def judged(t: SlapTable) -> RoundJudged:
    return next(event for event in reversed(t.log) if isinstance(event, RoundJudged))


def stream(t: SlapTable) -> list[str]:
    return [f"{seat} {sent} {result}" for seat, sent, result in judged(t).stream]


@covers("SLAP-170")
def test_a_race_by_clock_by_plans_and_by_drawn_reactions_ends_alike() -> None:
    by_clock, by_plan, drawn = live(), dealt("talkin_iron", SUBMITTED), between()
    race(by_clock, "C(0,400->1)")
    plan(by_plan, 0, "talkin_iron", 400, "center_1 end")
    plan(by_plan, 1, "talkin_iron", 500, "stay end")
    plan(by_plan, 2, "talkin_iron", 500, "stay end")
    say(drawn, "0: deal", "0: plan talkin_iron center_1 end", "1: plan talkin_iron stay end")
    say(drawn, "2: plan talkin_iron stay end")
    assert alive(by_clock) == alive(by_plan) == alive(drawn) == [6, 5, 6]
    assert [t.main for t in (by_clock, by_plan, drawn)] == [[-1, -1, -1]] * 3


@covers("SLAP-172")
def test_a_plan_for_each_type_is_committed_secretly_and_unused_ones_stay_secret() -> None:
    t = dealt("talkin_iron", TURNS)
    t.log.clear()
    say(t, "1: plan talkin_iron center_2 end", "1: plan move base_0 or", "1: plan move base_2 end")
    assert list(t.to_act) == [0, 1, 2]
    say(t, "1: plan big_gun center_0 end")
    assert list(t.to_act) == [0, 2]
    for viewer in (0, 2, None):
        told = [message for event in t.log if (message := t.redact(event, viewer))]
        assert [message["event"] for message in told] == ["plans_committed"]
        assert "base_2" not in json.dumps(t.view(viewer))
    assert "plan move base_2 end" in t.view(1)["ask"]["answer"]  # type: ignore[index]
    for seat in (0, 2):
        plan(t, seat, "talkin_iron", 0, "stay end")
    assert alive(t) == [6, 6, 5]
    assert "base_2" not in " ".join(str(t.redact(event, 0)) for event in t.log)


@covers("SLAP-172")
def test_whatever_a_seat_plans_the_others_see_the_same() -> None:
    worlds = []
    for piece in ("stay end", "center_0 end"):
        t = dealt("talkin_iron", TURNS)
        t.log.clear()
        plan(t, 1, "talkin_iron", 0, piece)
        worlds.append([(t.view(v), [t.redact(e, v) for e in t.log if t.redact(e, v)]) for v in (0, 2, None)])
    assert worlds[0] == worlds[1]


@covers("SLAP-173")
def test_a_covered_hand_leaves_first_and_following_steps_come_later() -> None:
    t = dealt("big_gun", SUBMITTED, main=[0, -1, -1])
    plan(t, 0, "big_gun", 300, "leave_main then", "center_1 end")
    plan(t, 1, "big_gun", 400, "base_1 then", "leave_main then", "center_2 end")
    plan(t, 2, "big_gun", 500, "stay end")
    assert stream(t) == [
        "0 leave main 300 #0 accepted",
        "1 slap_base 400 B1 main plain #0 accepted",
        "0 slap_center 450 > 1 @450 plain #1 accepted",
        "1 leave main 550 #1 accepted",
    ]
    assert alive(t) == [6, 5, 6]


@covers("SLAP-173")
def test_a_hand_can_leave_only_a_base_that_it_may_be_in_by_the_plan_for_the_same_card() -> None:
    def leaves() -> list[str]:
        return [str(action) for action in t.legal(1) if "leave" in str(action)]

    t = dealt("talkin_iron", TURNS)
    assert leaves() == []
    say(t, "1: plan talkin_iron base_0 then")
    assert leaves() == ["plan talkin_iron leave_main end", "plan talkin_iron leave_main then"]
    say(t, "1: plan talkin_iron center_2 end")
    assert leaves() == []


@covers("SLAP-022", "SLAP-173")
def test_the_single_hand_in_a_base_leaves_as_main_whatever_it_was_before_the_reveal() -> None:
    t = dealt("talkin_iron", {}, gang=LAWMEN, dealer=1, main=[0, -1, -1, -1], off=[2, -1, -1, -1])
    assert {str(piece) for piece in t.legal(0) if "leave" in str(piece) and "end" in str(piece)} == {
        "plan talkin_iron leave_main end",
        "plan talkin_iron leave_off end",
    }
    t = dealt("talkin_iron", {}, gang=LAWMEN, dealer=1, off=[2, -1, -1, -1])
    assert [str(piece) for piece in t.legal(0) if "leave" in str(piece)] == [
        "plan talkin_iron leave_main end",
        "plan talkin_iron leave_main then",
    ]
    say(t, "0: plan talkin_iron leave_main end", "1: plan talkin_iron stay end")
    say(t, "2: plan talkin_iron stay end", "3: plan talkin_iron stay end")
    assert t.main == t.off == [-1, -1, -1, -1]


@covers("SLAP-173")
def test_an_exhausted_list_of_bases_stops_the_plan() -> None:
    t = dealt("talkin_iron", SUBMITTED, main=[-1, 1, -1])
    plan(t, 0, "talkin_iron", 300, "base_1 then", "center_2 end")
    plan(t, 1, "talkin_iron", 400, "stay end")
    plan(t, 2, "talkin_iron", 400, "base_1 or", "base_2 then", "center_0 end")
    assert stream(t) == [
        "0 slap_base 300 B1 main plain #0 bounced",
        "2 slap_base 400 B1 main plain #0 bounced",
        "2 slap_base 650 B2 main plain #1 accepted",
        "2 leave main 800 #2 accepted",
        "2 slap_center 950 > 0 @950 plain #3 accepted",
    ]


@covers("SLAP-004", "SLAP-173")
def test_a_plan_without_any_waiting_still_does_one_thing_a_tick() -> None:
    t = dealt("big_gun", {**SUBMITTED, "retry_ms": 0, "move_ms": 0, "relocate_ms": 0}, main=[-1, 1, -1])
    plan(t, 0, "big_gun", 300, "base_1 or", "base_2 then", "center_1 end")
    plan(t, 1, "big_gun", 500, "stay end")
    plan(t, 2, "big_gun", 500, "stay end")
    assert stream(t) == [
        "0 slap_base 300 B1 main plain #0 bounced",
        "0 slap_base 301 B2 main plain #1 accepted",
        "0 leave main 302 #2 accepted",
        "0 slap_center 303 > 1 @303 plain #3 accepted",
    ]


@covers("SLAP-174")
def test_times_are_drawn_after_the_plans_or_submitted_within_bounds() -> None:
    t = dealt("talkin_iron", SUBMITTED)
    assert refused(t, 0, "rt talkin_iron 99") == "bad_rt"
    assert refused(t, 0, "rt talkin_iron 3001") == "bad_rt"
    assert refused(t, 0, "rt move 300") == "bad_rt"
    drawn = dealt("talkin_iron", TURNS)
    assert refused(drawn, 0, "rt talkin_iron 300") == "illegal_option"
    for seat in range(3):
        before = json.dumps(drawn.dump()["rng"])
        for kind in ("talkin_iron", "move", "big_gun"):
            assert json.dumps(drawn.dump()["rng"]) == before
            say(drawn, f"{seat}: plan {kind} center end")
    ticks = {sent.parts()[0] for _, sent, _ in judged(drawn).stream}
    assert len(ticks) == 3
    assert min(ticks) >= 250  # the floor of a casual choice


@covers("SLAP-174")
def test_a_railroad_dealer_who_peeked_draws_a_simple_reaction() -> None:
    ticks = []
    for seed in range(40):
        t = between("big_gun", gang=LAWMEN[:3], dealer=2, options=TURNS, seed=seed)
        say(t, "1: ready", "2: peek", "2: deal")
        for seat in range(3):
            for kind in ("talkin_iron", "move", "big_gun", "gold"):
                say(t, f"{seat}: plan {kind} {'center' if seat == 2 else 'stay'} end")
        ticks.append(judged(t).tick)
    assert 250 < sum(ticks) / 40 < 300


@covers("SLAP-175")
def test_a_round_is_replayed_from_its_actions() -> None:
    t = live("talkin_iron", main=[0, -1, -1])
    start = t.dump()
    lines = ["0: leave main 300 #0", "1: slap_center 420 > 0 @430 plain #0", "-1: advance 700"]
    say(t, *lines)
    again = sixgun.load(json.loads(json.dumps(start)))
    assert isinstance(again, SlapTable)
    say(again, *lines)
    assert again.dump() == t.dump()
    assert stream(t) == ["0 leave main 300 #0 accepted", "1 slap_center 420 > 0 @430 plain #0 accepted"]


@covers("SLAP-177")
def test_missing_plans_stay_when_time_is_over_and_a_plan_may_be_replaced_until_then() -> None:
    t = dealt("talkin_iron", TURNS)
    plan(t, 0, "talkin_iron", 0, "center_1 end")
    say(t, "0: replan")
    assert list(t.to_act) == [1, 2]
    plan(t, 0, "talkin_iron", 0, "center_2 end")
    say(t, "1: plan talkin_iron base_1 end")
    t.apply(CLOCK, CLOSE)
    assert alive(t) == [6, 6, 5]


@covers("SLAP-177")
def test_a_new_plan_that_is_not_finished_leaves_the_old_one_in_force() -> None:
    t = dealt("talkin_iron", TURNS)
    plan(t, 0, "talkin_iron", 0, "center_1 end")
    say(t, "0: replan", "0: plan talkin_iron stay end")
    plan(t, 1, "talkin_iron", 0, "stay end")
    plan(t, 2, "talkin_iron", 0, "stay end")
    assert alive(t) == [6, 5, 6]


@covers("SLAP-177")
def test_the_default_for_plans_that_were_begun_is_to_stay() -> None:
    for begun in ("base_1 then", "base_1 or", "stay end"):
        t = dealt("talkin_iron", TURNS)
        plan(t, 0, "talkin_iron", 0, "stay end")
        plan(t, 2, "talkin_iron", 0, "stay end")
        say(t, f"1: plan talkin_iron {begun}")
        while t.ask and t.ask.kind == "plans":
            t.apply(1, t.default(1))
        assert stream(t) == []


def test_nobody_waits_for_the_plans_of_a_player_who_resigns() -> None:
    t = dealt("talkin_iron", TURNS, gang=LAWMEN)
    say(t, "1: resign")
    assert list(t.to_act) == [0, 2, 3]


def test_the_clock_belongs_to_races_in_real_time() -> None:
    assert refused(between(options=TURNS), CLOCK, "start_clock") == "not_your_decision"
    t = live()
    race(t)
    assert refused(t, CLOCK, "start_clock") == "not_your_decision"


@pytest.mark.parametrize(
    "text", ["plan move base_9 end", "slap_base 1 B0 left plain #1", "fire", "rt move soon"]
)
def test_what_is_no_action_is_refused_as_text(text: str) -> None:
    with pytest.raises(sixgun.Invalid) as caught:
        sixgun.parse("slap45", text)
    assert caught.value.code == "unparsable_action"


@pytest.mark.parametrize("seats", [3, 5, 7])
def test_a_list_of_pieces_that_was_kept_is_the_one_that_would_be_made_now(seats: int) -> None:
    rng = random.Random(seats)
    t = sixgun.new("slap45", seats=seats, seed=seats, timing="turn_based", max_rounds=60)
    while not t.over:
        seat = rng.choice(list(t.to_act))
        kept, lists = t.legal(seat), KEPT[:]
        KEPT[:] = [[] for _ in lists]
        t.forget_options()
        assert t.legal(seat) == kept
        KEPT[:] = lists
        t.apply(seat, rng.choice(kept))
