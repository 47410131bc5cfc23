"""4.13: Gold and powers."""

from __future__ import annotations

from tests.covers import covers
from tests.games.slap45.slap import LAWMEN, STANDARD, alive, between, gold, live, race, refused, say

OUTLAWS = ["union", "black_hat_outlaws", "poncho_posse", "comanche"]


@covers("SLAP-120")
def test_basic_has_no_gold_no_power_and_no_recruiting() -> None:
    t = between(
        "talkin_iron", options={"gangs": ["black_hat_outlaws", "union", "railroad_company"]}, main=[-1, -1, 1]
    )
    assert gold(t) == [0, 0, 0]
    assert len(t.known) == 50
    assert [str(option) for option in t.legal(0)] == ["deal"]
    say(t, "-1: start_clock", "0: deal", "-1: reveal")
    race(t, "C(1,400->2)")
    assert t.ask
    assert t.ask.kind == "between"


@covers("SLAP-121")
def test_the_slapped_gold_cannot_pay_for_the_power() -> None:
    t = live("gold", gang=STANDARD, gold=[1, 1, 0, 1])
    race(t, "C(2,400->0)")
    assert alive(t) == [6] * 4
    assert gold(t) == [2, 1, 0, 1]


@covers("SLAP-122", "SLAP-123")
def test_a_power_is_asked_of_the_slapper_alone_and_silence_is_no() -> None:
    t = live(gang=STANDARD, gold=[1, 1, 1, 1], main=[-1, 0, -1, -1])
    race(t, "C(0,400->1)")
    assert list(t.to_act) == [0]
    assert str(t.default(0)) == "decline"
    assert refused(t, 1, "use_power") == "not_your_decision"
    poor = live(gang=STANDARD, gold=[0, 1, 1, 1], main=[-1, 0, -1, -1])
    race(poor, "C(0,400->1)")
    assert poor.ask
    assert poor.ask.kind == "between"
    missed = live(gang=STANDARD, gold=[1, 1, 1, 1], main=[-1, 0, -1, -1])
    race(missed, "C(0,400)")
    assert missed.ask
    assert missed.ask.kind == "between"


@covers("SLAP-130")
def test_sheriffs_shoot_without_pointing_while_their_off_hand_is_in_cover() -> None:
    t = live(gang=LAWMEN, dealer=1, main=[0, -1, -1, -1], off=[1, -1, -1, -1])
    race(t, "L(0,300)", "C(0,400->2)")
    assert alive(t) == [6] * 4
    t = live(gang=LAWMEN, dealer=1, main=[0, -1, -1, -1], off=[1, -1, -1, -1])
    race(t, "L(0,300)", "Loff(0,400)", "C(0,400->2)")
    assert alive(t) == [6, 6, 5, 6]


@covers("SLAP-132")
def test_one_trap_a_type_and_each_must_be_paid() -> None:
    t = between(gang=LAWMEN, gold=[1, 2, 1, 1])
    say(t, "1: declare_trap move", "1: declare_trap gold")
    assert t.traps == [-1, 1, -1, 1]
    assert refused(t, 1, "declare_trap move") == "trap_exists"
    assert refused(t, 1, "declare_trap big_gun") == "insufficient_gold"
    assert refused(t, 0, "declare_trap big_gun") == "bad_action"


@covers("SLAP-133", "SLAP-135")
def test_a_trapped_move_still_forces_everybody_into_cover() -> None:
    t = live("move", gang=OUTLAWS, gold=[1, 1, 1, 1], traps=[-1, 1, -1, -1])
    race(t, "B(0,400,B0)", "B(1,410,B1)", "B(2,420,B2)")
    assert alive(t) == [6, 6, 6, 5]
    comanche = live("move", gang=OUTLAWS, gold=[1, 1, 1, 1], traps=[-1, 1, -1, -1])
    race(comanche, "C(3,400->0)")
    assert comanche.ask
    assert comanche.ask.kind == "between"  # no power applies to a trapped card
    assert alive(comanche) == [6, 6, 6, 5]


@covers("SLAP-134")
def test_a_trap_is_used_up_by_its_reveal_also_in_a_dead_heat() -> None:
    t = live(gang=OUTLAWS, gold=[1, 1, 1, 1], traps=[1, 1, -1, -1])
    race(t, "C(0,400->2)", "C(2,400->0)")
    assert alive(t) == [6] * 4
    assert t.traps == [-1, 1, -1, -1]


@covers("SLAP-136")
def test_a_trap_outlives_the_outlaws() -> None:
    t = live("big_gun", gang=OUTLAWS, gold=[1, 1, 1, 1], alive=[6, 1, 6, 6], traps=[1, -1, -1, -1])
    race(t, "C(0,400->1)")
    assert t.traps == [1, -1, -1, -1]


@covers("SLAP-137")
def test_only_the_dealing_railroad_peeks_once_a_deal() -> None:
    t = between(gang=LAWMEN, dealer=1)
    assert refused(t, 2, "peek") == "not_your_decision"
    t = between(gang=LAWMEN, dealer=2)
    events = t.apply(2, t.legal(2)[1])
    assert [str(option) for option in t.legal(2)] == ["deal"]
    assert t.redact(events[0], 0) == {"event": "peeked", "clauses": ["SLAP-137"], "seat": 2, "card": None}


@covers("SLAP-137", "SLAP-162")
def test_who_peeks_and_resigns_sees_no_more_than_the_others() -> None:
    t = between("move", gang=LAWMEN, dealer=2)
    say(t, "2: peek", "2: resign")
    assert [t.view(seat)["deck"][0] for seat in (0, 2, None)] == ["?card"] * 3  # type: ignore[index]
    three = between("move", gang=LAWMEN[:3], dealer=2)
    say(three, "2: peek", "2: resign")  # he is the first to die, and so deals the duel
    assert [three.view(seat)["deck"][0] for seat in (0, 2)] == ["?card", "move_1"]  # type: ignore[index]


@covers("SLAP-141")
def test_recruiting_is_paid_from_what_the_power_left_and_silence_is_none() -> None:
    t = live("big_gun", gang=STANDARD, gold=[1, 6, 1, 1])
    race(t, "C(1,400->0)")
    say(t, "1: use_power")
    assert [str(option) for option in t.legal(1)] == ["recruit 0", "recruit 1"]
    assert str(t.default(1)) == "recruit 0"
    say(t, "1: recruit 0")
    assert (alive(t), gold(t)) == ([4, 6, 6, 6], [1, 5, 1, 1])


@covers("SLAP-140")
def test_no_recruiting_after_traps_tramplings_and_being_last() -> None:
    for card, table, story in (
        ("talkin_iron", {"traps": [1, -1, -1, -1]}, ["C(0,400->2)"]),
        ("move", {}, ["C(0,400->2)"]),
        ("move", {}, ["B(0,400,B0)", "B(1,401,B1)", "B(2,402,B2)"]),
    ):
        t = live(card, gang=OUTLAWS, gold=[4, 4, 4, 4], **table)
        race(t, *story)
        assert t.ask
        assert t.ask.kind == "between"
        assert sum(alive(t)) == 23


def test_a_hand_taken_away_while_the_slapper_thinks_is_away_afterwards() -> None:
    t = live(gang=STANDARD, gold=[1, 1, 1, 1], main=[-1, 0, -1, -1])
    race(t, "C(0,400->1)")
    say(t, "1: leave main")
    assert t.main[1] == 0
    assert refused(t, 1, "leave main") == "not_your_decision"
    say(t, "0: decline")
    assert t.main[1] == -1
