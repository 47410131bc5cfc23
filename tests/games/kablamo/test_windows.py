"""High velocity bullets from the hand, windows and the chain (4.9, 4.10)."""

from __future__ import annotations

import sixgun
from sixgun.games.kablamo.kinds import DEFAULT_ROWS
from tests.covers import covers
from tests.games.kablamo.story import Story

QUIET = "B: a b c d C8 C7"


@covers("KAB-072", "KAB-061", "KAB-084")
def test_a_player_may_play_several_bullets_in_one_window_and_all_see_them() -> None:
    s = Story("A: u v w x y C1 | MQ5 FJ6", QUIET).play("A: play MQ5").until("start").play("A: play FJ6")
    s.until("rotated")
    assert [(m["seat"], m["bullet"]) for m in s.told(None, "played")] == [
        (0, "marquis_of_queensbury_rules_1"),
        (0, "full_metal_jacket_1"),
    ]
    assert s.t.on_table_as == (("marquis_of_queensbury_rules", True), ("full_metal_jacket", True))


@covers("KAB-074", "KAB-075")
def test_a_response_window_opens_for_every_effect_but_not_while_one_is_executed() -> None:
    s = Story("A: u v w x y GC14 | LO8", QUIET).play("A: play LO8 > A")
    assert s.now() == "response"
    assert s.next("lights_out_rotation").t.chain == []
    s.until("assign").play("A: assign B" if s.t.to_act[0] == 0 else "B: assign B")
    assert s.now() == "response"
    assert s.until("greased_revolver").t.chain == []


@covers("KAB-076")
def test_everybody_is_asked_in_every_window_whatever_he_holds() -> None:
    s = Story("A: u v w x y C1 | MQ5", "B: a b c d e C2", "C: f g h i j C3 | C4")
    assert list(s.t.to_act) == [0, 1, 2]
    assert s.legal("B") == ["pass"]
    assert s.t.view(2)["to_act"] == [0, 1, 2]


@covers("KAB-079")
def test_in_a_response_window_the_controller_comes_last() -> None:
    s = Story("A: u v w x y HM24 | MI1", "B: a b c d e C1", "C: f g h i j C2 | RI3").play("A: assign B")
    s.play("A: play MI1 > A; C: play RI3 > C")
    assert [m["seat"] for m in s.told(None, "played")] == [2]
    assert s.spares("A") == "MI1"


@covers("KAB-083")
def test_numbers_play_no_role_for_bullets_from_the_hand() -> None:
    s = Story("A: u v w x y C1 | HT13", "B: a b c d e C2 | MQ5")
    s.play("A: play HT13 > B; B: play MQ5").until("start")
    assert s.front("B") == "HT13"


@covers("KAB-086")
def test_action_and_live_bullets_cannot_be_played_from_the_hand() -> None:
    s = Story("A: u v w x y C1 | GC14 K1 C2", QUIET)
    assert s.legal("A") == ["pass"]
    for code in ("GC14 > A", "K1 > A", "C2 > B"):
        assert s.refusal(f"A: play {code}") == "not_playable_from_hand"


@covers("KAB-081")
def test_a_bullet_that_nobody_is_able_to_execute_cannot_be_played() -> None:
    s = Story("A: u v w x y C1 | MI1 BF2 RI3 OV11", QUIET)
    assert s.legal("A") == ["pass"]
    assert s.refusal("A: play MI1 > A") == "no_legal_effect"


@covers("KAB-081", "KAB-065")
def test_a_bullet_that_is_played_does_not_count_as_a_spare() -> None:
    s = Story("A: u v w x y z | MT10", "B: a b c d e f")
    assert s.refusal("A: play MT10") == "no_legal_effect"
    assert Story("A: u v w x y z | MT10 C1", "B: a b c d e f").can("A: play MT10")
    for code in ("SH17", "WP21"):
        s = Story(f"A: u v w x y {code} | RI3", QUIET).until("before_bullet")
        assert s.refusal("A: play RI3 > A") == "no_legal_effect"
        s = Story(f"A: u v w x y {code} | RI3 C1", QUIET).until("before_bullet")
        assert s.can("A: play RI3 > A")


@covers("KAB-091")
def test_executed_and_attached_effects_can_no_longer_be_targeted() -> None:
    s = Story("A: u v w x y C1 | MQ5 | HM24 | TH22", "B: a b c d e TM25 | MI1").play("A: play MQ5")
    s.until("before_bullet").play("B: play MI1 > B").until("after_resolve")
    assert s.discarded("TM25")
    assert s.t.in_force("marquis_of_queensbury_rules")


@covers("KAB-096")
def test_table_effects_lie_in_the_middle() -> None:
    s = Story("A: u v w x y C1 | BR7", "B: a b c d e C2 | FJ6").play("A: play BR7").until("start")
    s.play("B: play FJ6").until("rotated")
    assert s.t.view(None)["on_table"] == ["bolshevik_rules_1", "full_metal_jacket_1"]
    assert s.t.view(None)["on_table_as"] == [["bolshevik_rules", False], ["full_metal_jacket", True]]


@covers("KAB-139")
def test_bolshevik_rules_do_not_work_in_the_round_in_which_they_are_executed() -> None:
    s = Story("A: u v w x y K1 | BR7", "B: a b c d e C1", "C: f g h i j C2").play("A: play BR7")
    assert s.until("after_resolve").alive() == "BC"


@covers("KAB-127", "KAB-092")
def test_of_several_backfires_the_one_executed_last_counts() -> None:
    rows = [
        {"kind": kind, "count": 2 if kind == "backfire" else count, "numbers": numbers}
        for kind, _, count, given in DEFAULT_ROWS
        for numbers in [[2, 99] if kind == "backfire" else list(given)]
    ]
    doc = {
        "seats": 3,
        "options": {"bullets": rows},
        "chambers": [
            ["click", "click", None, None, None, "hammer_malfunction_1"],
            ["click", "click", None, None, None, "click"],
            ["click", "click", None, None, None, "click"],
        ],
        "spares": [[], ["backfire_1"], ["backfire_2"]],
    }
    t = sixgun.position("kablamo", doc)
    everybody_passes = ["pass", "pass", "pass"]
    windows = [
        everybody_passes,  # START
        everybody_passes,  # ROTATED
        ["pass", "play backfire_1 > 1", "pass"],  # BEFORE_BULLET
        everybody_passes,  # RESPONSE
        ["pass", "pass", "play backfire_2 > 2"],
        everybody_passes,
        everybody_passes,
    ]
    for answers in windows:
        for seat, text in enumerate(answers):
            t.apply(seat, sixgun.parse("kablamo", text))
    assert t.ask is not None
    assert t.ask.kind == "assign"
    assert list(t.to_act) == [2]


@covers("KAB-209")
def test_a_ricochet_is_never_the_target_of_a_ricochet() -> None:
    rows = [
        {"kind": kind, "count": 2 if kind == "ricochet" else count, "numbers": numbers}
        for kind, _, count, given in DEFAULT_ROWS
        for numbers in [[3, 99] if kind == "ricochet" else list(given)]
    ]
    doc = {
        "seats": 2,
        "options": {"bullets": rows},
        "chambers": [["click", None, None, None, None, "click"]] * 2,
        "spares": [["lights_out_1", "ricochet_1"], ["ricochet_2"]],
    }
    t = sixgun.position("kablamo", doc)
    for seat, text in ((0, "play lights_out_1 > 0"), (1, "pass"), (0, "play ricochet_1 > 0"), (1, "pass")):
        t.apply(seat, sixgun.parse("kablamo", text))
    assert t.ask is not None
    assert t.ask.kind == "response"
    for seat, text in ((1, "play ricochet_2 > 1"), (0, "pass"), (0, "pass"), (1, "pass")):
        t.apply(seat, sixgun.parse("kablamo", text))
    copies = [event for event in t.log if type(event).__name__ == "CopyMade"]
    assert [event.kind for event in copies] == ["lights_out"]  # type: ignore[attr-defined]
    assert t.ask.kind == "assign"


@covers("KAB-080")
def test_a_window_closes_when_all_pass_in_one_step() -> None:
    s = Story("A: u v w x y C1 | MQ5 FJ6", QUIET).play("A: play MQ5").until("start")
    assert list(s.t.to_act) == [0, 1]
    assert s.can("A: play FJ6")
    s._answer()
    s._answer()
    assert s.now() == "rotated"


@covers("KAB-089")
def test_a_misfire_whose_first_target_is_gone_takes_what_is_left() -> None:
    s = Story("A: u v w x y HM24 | MI1", "B: a b c d e TM25 | RI3", "C: f g h i j C1")
    s.play("A: assign C", "A: play MI1 > A", "B: play RI3 > B", "B: target MI1", "B: assign B")
    s.until("choose_target").play("B: target HM24").until("after_resolve")
    assert s.discarded("HM24", "TM25", "MI1", "RI3")
