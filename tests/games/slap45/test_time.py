"""4.1 and 4.2: ticks, the stream of actions, the phases of a round."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sixgun
from sixgun.core.action import the
from sixgun.core.seats import CLOCK
from sixgun.games.slap45.actions import CLOSE, DEAL, REVEAL, Advance, LeaveAt
from sixgun.games.slap45.events import WillLeave
from sixgun.games.slap45.table import RACE, SlapTable
from tests.covers import covers
from tests.games.slap45.slap import LAWMEN, action, alive, between, live, race, refused, say

TICKS = (
    st.integers(-50, 40).map(lambda n: n * 10)
    | st.integers(90, 130)
    | st.sampled_from([400, 500, 600, 2999, 3001])
)


@st.composite
def actions(draw: st.DrawFn) -> str:
    seat, tick = draw(st.integers(0, 3)), draw(TICKS)
    kind = draw(st.sampled_from(["C", "C", "CX", "B", "B", "B", "L", "Loff", "P", "later", "Boff"]))
    other, auto = draw(st.integers(0, 3)), draw(st.sampled_from(["", "", "!"]))
    if kind == "CX":
        return f"C({seat},{tick}->{other}){auto}"
    if kind == "later":
        return f"C({seat},{tick},later){auto}"
    if kind == "Boff":
        return f"Boff(0,{tick},B{other}){auto}"
    if kind == "P":
        return f"P({seat},{tick}->{other})"
    return f"{kind}({seat},{tick}" + (
        f",B{other}){auto}" if kind == "B" else ")" + (auto if kind == "C" else "")
    )


STORIES = st.lists(actions(), max_size=14)
CARDS = st.sampled_from(["talkin_iron", "move", "big_gun", "gold"])
HANDS = st.permutations([0, 1, 2, 3, -1, -1, -1]).map(lambda p: p[:5])


def is_live(t: SlapTable) -> bool:
    return t.ask is not None and t.ask.kind == "live"


def tick_of(sent: sixgun.Action) -> int:
    assert isinstance(sent, RACE)
    return sent.tick


def table(card: str, hands: list[int]) -> SlapTable:
    return live(card, gang=LAWMEN, gold=[2, 2, 2, 2], dealer=1, main=hands[:4], off=[hands[4], -1, -1, -1])


def outcome(t: sixgun.Table) -> object:
    doc = t.dump()
    return doc["state"], doc["zones"], doc["stack"]


@pytest.mark.both
@covers("SLAP-002", "SLAP-007", "SLAP-091")
@pytest.mark.slow
@settings(max_examples=150, deadline=None)
@given(CARDS, HANDS, STORIES, st.randoms(use_true_random=False))
def test_the_order_of_arrival_changes_nothing(
    card: str, hands: list[int], story: list[str], rng: Random
) -> None:
    told = [action(text, seq) for seq, text in enumerate(story)]
    shuffled = told[:]
    rng.shuffle(shuffled)
    worlds = []
    for order in (told, shuffled):
        t = table(card, hands)
        for seat, sent in order:
            t.apply(seat, sent)
        t.apply(CLOCK, CLOSE)
        worlds.append(outcome(t))
    assert worlds[0] == worlds[1]


@covers("SLAP-007")
@pytest.mark.slow
@settings(max_examples=150, deadline=None)
@given(CARDS, HANDS, STORIES)
def test_feeding_ticks_as_they_come_or_all_at_once_gives_the_same(
    card: str, hands: list[int], story: list[str]
) -> None:
    told = sorted([action(text, seq) for seq, text in enumerate(story)], key=lambda one: tick_of(one[1]))
    at_once, live_on = table(card, hands), table(card, hands)
    for seat, sent in told:
        at_once.apply(seat, sent)
    at_once.apply(CLOCK, CLOSE)
    for seat, sent in told:
        if is_live(live_on):
            live_on.apply(CLOCK, the(Advance, tick_of(sent)))
        if is_live(live_on) or (
            live_on.ask and isinstance(sent, LeaveAt) and live_on.ask.allows(live_on, seat, sent)
        ):
            live_on.apply(seat, sent)
    if is_live(live_on):
        live_on.apply(CLOCK, CLOSE)
    assert at_once.dump()["state"] == live_on.dump()["state"]


@covers("SLAP-008")
@pytest.mark.slow
@settings(max_examples=200, deadline=None)
@given(CARDS, HANDS, STORIES)
def test_at_most_one_player_loses_members_in_a_round(card: str, hands: list[int], story: list[str]) -> None:
    t = table(card, hands)
    race(t, *story)
    while t.ask and t.ask.kind in ("power", "recruit"):
        t.apply(t.to_act[0], t.legal(t.to_act[0])[-1])
    assert len([members for members in alive(t) if members < 6]) <= 1
    t.check()


@covers("SLAP-001", "SLAP-006")
def test_time_is_only_in_the_actions_and_the_timeout_is_the_last_tick_that_counts() -> None:
    t = live()
    assert race(t, "C(0,3000->1)").results == ["accepted"]
    t = live(options={"round_timeout_ms": 1000})
    assert race(t, "C(0,1001->1)").results == ["round_over"]


@covers("SLAP-003", "SLAP-034")
def test_within_a_tick_hands_leave_then_slap_bases_then_the_card() -> None:
    t = live(main=[0, -1, -1])
    story = race(t, "C(1,300->2)", "B(2,300,B0)", "L(0,300)")
    assert story.results == ["accepted"] * 3
    assert alive(t) == [6, 6, 6]
    assert t.main == [-1, -1, 0]


@covers("SLAP-004")
def test_a_hand_does_one_thing_a_tick_the_one_with_the_lowest_number() -> None:
    t = live()
    assert race(t, "B(0,300,B0)", "C(0,300->1)").results == ["accepted", "hand_busy"]
    early = live(main=[0, -1, -1])
    assert race(early, "L(0,-5)", "C(0,-5->1)").results == ["accepted", "false_start"]


@covers("SLAP-005")
def test_after_the_end_only_leaving_and_the_trailing_point_count() -> None:
    t = live(main=[0, -1, -1])
    story = race(t, "C(1,400,later)", "C(2,450->0)", "L(0,480)", "P(1,500->2)")
    assert story.results == ["accepted", "round_over", "accepted", "no_effect"]
    assert alive(t) == [6, 6, 5]
    assert t.main == [-1, -1, -1]
    nothing = live(main=[0, -1, -1])
    assert race(nothing, "C(1,400)", "L(2,480)", "L(0,490)", "L(0,500)").results[1] == "no_effect"
    assert nothing.main == [-1, -1, -1]
    several = live(main=[0, 1, -1], off=[2, -1, -1], dealer=2)
    race(several, "C(2,400)", "L(1,480)", "Loff(0,490)", "L(0,500)")
    assert [event.hands for event in several.log if isinstance(event, WillLeave)] == [
        ((0, 0), (0, 1), (1, 0))
    ]
    assert several.main == several.off == [-1, -1, -1]


@covers("SLAP-007", "SLAP-056")
def test_a_final_tick_accepts_nothing_more_and_time_only_goes_forward() -> None:
    t = live()
    t.apply(CLOCK, the(Advance, 300))
    assert refused(t, 0, action("C(0,299->1)", 0)[1]) == "late"
    assert refused(t, CLOCK, the(Advance, 299)) == "late"
    race(t, "C(0,300,later)", until=500)
    assert t.ask
    assert t.ask.kind == "live"  # the point may still come
    t.apply(0, action("P(0,500->1)", 9)[1])
    t.apply(CLOCK, the(Advance, 501))
    assert alive(t) == [6, 5, 6]


@covers("SLAP-009")
def test_the_table_is_set_up_as_in_section_3() -> None:
    for seats in range(3, 8):
        t = sixgun.new("slap45", seats=seats, seed=seats)
        view = t.view(None)
        assert len(set(view["gang"])) == seats  # type: ignore[call-overload]
        assert [len(members) for members in view["members"]] == [6] * seats  # type: ignore[attr-defined]
        assert [len(stash) for stash in view["stash"]] == [1] * seats  # type: ignore[attr-defined]
        assert len(view["deck"]) == 67 - seats  # type: ignore[arg-type]
        assert view["main"] == view["off"] == [-1] * seats
        assert len(sixgun.new("slap45", seats=seats, seed=1, mode="basic").view(None)["deck"]) == 50  # type: ignore[arg-type]


@covers("SLAP-010", "SLAP-015", "SLAP-016")
def test_a_round_goes_from_between_to_armed_live_aftermath_and_the_next_between() -> None:
    t = between("big_gun", gang=["confederates", "union", "comanche"], gold=[1, 1, 1])
    kinds = []
    for line in (
        "-1: start_clock",
        "0: deal",
        "-1: reveal",
        "0: slap_center 400 > 1 @400 plain #0",
        "-1: advance 401",
        "0: use_power",
    ):
        kinds.append(t.ask.kind if t.ask else "")
        say(t, line)
    assert kinds == ["between", "between", "armed", "live", "live", "power"]
    assert (t.ask and t.ask.kind, t.round_no, t.dealer) == ("between", 2, 1)


@covers("SLAP-011", "SLAP-096")
def test_between_the_rounds_hands_may_leave_and_slaps_have_no_effect() -> None:
    t = between(main=[0, 1, -1], dealer=2)
    say(t, "0: leave main")
    assert t.main == [-1, 1, -1]
    assert refused(t, 0, "slap_center -5 > 1 @-5 plain #0") == "round_over"
    say(t, "1: ready", "2: deal")
    assert t.main == [-1, 1, -1]


@covers("SLAP-012", "SLAP-014")
def test_nobody_knows_the_card_before_the_reveal_and_all_know_it_then() -> None:
    t = between("big_gun")
    say(t, "-1: start_clock", "0: deal")
    viewers = (0, 1, 2, None)
    assert all("big_gun_1" not in str(t.view(viewer)) for viewer in viewers)
    assert all("big_gun_1" not in str(t.redact(event, viewer)) for event in t.log for viewer in viewers)
    events = t.apply(CLOCK, REVEAL)
    assert all("big_gun_1" in str(t.redact(events[0], viewer)) for viewer in viewers)


@covers("SLAP-013")
def test_the_default_of_the_dealer_is_to_deal_and_he_stays_the_dealer() -> None:
    t = between(dealer=2)
    assert t.default(2) is DEAL
    t.apply(2, t.default(2))
    assert t.dealer == 2


@covers("SLAP-017")
def test_cleanup_keeps_its_order() -> None:
    t = live(
        "big_gun",
        gang=["union", "confederates", "comanche"],
        alive=[3, 1, 4],
        gold=[1, 1, 1],
        traps=[-1, -1, -1, 0],
    )
    t.log.clear()
    race(t, "C(0,400->1)")
    names = [type(event).__name__ for event in t.log]
    assert names[1:] == [
        "RoundJudged",
        "MembersLost",
        "KnockedOut",
        "CardDiscarded",
        "DuelStarted",
        "DealPassed",
        "RoundBegan",
        "DuelDealerLooked",
    ]


def test_numbers_are_used_once_a_round() -> None:
    t = live()
    t.apply(0, action("B(0,400,B0)", 3)[1])
    assert refused(t, 0, action("B(0,500,B0)", 3)[1]) == "bad_action"


def test_ticks_and_targets_of_others_stay_unseen_until_the_round_is_final() -> None:
    t = live("talkin_iron")
    events = t.apply(0, action("C(0,437->1)", 0)[1])
    assert "437" in str(t.redact(events[0], 0))
    for viewer in (1, 2, None):
        assert "437" not in str(t.redact(events[0], viewer)) + str(t.view(viewer)["ask"])
    assert t.view(1)["ask"]["seen"] == [[0, "center"]]  # type: ignore[index]
    judged = t.apply(CLOCK, CLOSE)[0]
    assert "437" in str(t.redact(judged, 2))


def test_an_imagined_race_looks_the_same() -> None:
    t = live("move", main=[0, -1, -1])
    for seq, text in enumerate(["L(0,300)", "B(1,350,B1)", "C(2,50)", "P(2,400->1)", "C(0,420->1)"]):
        seat, sent = action(text, seq)
        t.apply(seat, sent)
    for viewer in (0, 1, 2, None):
        world = t.determinise(viewer, 5)
        assert world.view(viewer) == t.view(viewer)
        assert t.determinise(viewer, 6).determinise(viewer, 5).dump() == world.dump()
        world.apply(CLOCK, CLOSE)
    assert sixgun.load(t.dump()).dump() == t.dump()
