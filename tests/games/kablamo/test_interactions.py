"""Section 7 of the rules, row by row."""

from __future__ import annotations

from sixgun.games.kablamo.events.chain import Cancelled, FoundDud
from sixgun.games.kablamo.events.delayed import EffectsEnded
from sixgun.games.kablamo.kinds import DEFAULT_ROWS
from tests.covers import covers
from tests.games.kablamo.story import Story, bullet

QUIET = "B: a b c d C8 C7"  # somebody whose next two shots are clicks


@covers("KAB-044", "KAB-137")
def test_row_01_marquis_fired_beside_a_kablamo_comes_too_late() -> None:
    s = Story("A: u v w x y MQ5", "B: u v w x y K1", "C: u v w x y C1").until("after_resolve")
    assert s.alive() == "AC"
    assert s.t.in_force("marquis_of_queensbury_rules")


@covers("KAB-073", "KAB-051")
def test_row_02_marquis_in_the_rotated_window_protects_from_the_reveal_that_follows() -> None:
    s = Story("A: u v w x y K1", "B: u v w x y C1 | MQ5").until("rotated").play("B: play MQ5")
    assert s.until("after_resolve").alive() == "AB"


@covers("KAB-047", "KAB-185")
def test_row_03_two_kablamos_of_three_players_leave_a_winner() -> None:
    s = Story("A: u v w x y K1", "B: u v w x y K2", "C: u v w x y C1").end()
    assert s.winners() == "C"
    assert s.t.result is not None
    assert (s.t.result.scores, s.t.result.reason) == ((0, 0, 1), "KAB-185")


@covers("KAB-186")
def test_row_04_all_remaining_players_reveal_kablamos() -> None:
    assert Story(*[f"{seat}: u v w x y K{n}" for n, seat in enumerate("ABC", 1)]).end().winners() == ""


@covers("KAB-049", "KAB-185")
def test_row_05_bolshevik_rules_kill_the_other_of_two() -> None:
    assert Story("A: u v w x y K1", QUIET, table="BR7").end().winners() == "A"


@covers("KAB-050", "KAB-186", "KAB-138")
def test_row_06_full_metal_jacket_with_two_players_kills_both() -> None:
    assert Story("A: u v w x y K1", "B: a b c d e C1 | FJ6").play("B: play FJ6").end().winners() == ""


@covers("KAB-049", "KAB-050")
def test_row_07_bolshevik_and_full_metal_jacket_spare_the_owner_of_three() -> None:
    s = Story("A: u v w x y K1 | FJ6", QUIET, "C: a b c d e C1", table="BR7")
    assert s.play("A: play FJ6").end().winners() == "A"


@covers("KAB-047")
def test_row_08_two_neighbours_and_a_full_metal_jacket_kill_all_three() -> None:
    s = Story("A: u v w x y K1 | FJ6", "B: u v w x y K2", "C: u v w x y C1")
    assert s.play("A: play FJ6").end().winners() == ""


@covers("KAB-182")
def test_row_09_the_active_bullet_of_a_victim_is_discarded_unexecuted() -> None:
    s = Story("A: u v w x y K1", "B: u v w x y SL19", "C: u v w x y C1", table="BR7")
    s.until("after_resolve")
    assert s.alive() == "AC"
    assert s.discarded("SL19")
    assert s.t.active == ()


@covers("KAB-006", "KAB-068", "KAB-007")
def test_row_10_an_active_bullet_is_carried_along_by_a_rotation() -> None:
    s = Story("A: u v w x y GC14", "B: a b c d e HM24").play("A: assign A", "A: choose B")
    assert s.cylinder("B") == "c d e *HM24 a b"
    s.play("B: assign A")
    assert s.cylinder("B") == "c d e _ a b"


@covers("KAB-146", "KAB-122")
def test_row_11_an_active_bullet_in_the_safe_position_is_not_swapped_by_moment_of_truth() -> None:
    s = Story("A: u v w x y DC15 | C3", "B: a b c d e HM24 | C2", "C: f g h i j C1 | MT10")
    s.play("A: assign A", "A: pick A1", "A: pick B1", "B: turn -1").until("before_bullet")
    assert s.cylinder("B").endswith("*HM24")
    s.play("C: play MT10").until("assign")
    assert s.cylinder("B").endswith("*HM24")
    assert s.spares("B") == "C2"
    assert s.cylinder("A").endswith("C3")


@covers("KAB-142")
def test_row_12_new_owners_control_active_bullets_after_lights_out() -> None:
    s = Story("A: u v w x y HM24 | LO8", "B: a b c d e TM25").until("before_bullet")
    s.play("A: play LO8 > A", "A: turn 0; B: turn 0").until("assign")
    assert list(s.t.to_act) == [1]
    s.play("B: assign A").until("assign")
    assert list(s.t.to_act) == [0]


@covers("KAB-129")
def test_row_13_control_by_backfire_outlasts_lights_out() -> None:
    s = Story("A: u v w x y HM24", "B: a b c d e C1 | LO8", "C: f g h i j C2 | BF2").until("before_bullet")
    s.play("C: play BF2 > C").until("before_bullet")
    s.play("B: play LO8 > B", "B: pair A B").until("assign")
    assert list(s.t.to_act) == [2]


@covers("KAB-012", "KAB-152")
def test_row_14_trigger_happy_stays_with_the_player_after_lights_out() -> None:
    s = Story("A: u v w x y C1 | HT13 LO8", "B: a b c d e C2")
    s.play("A: play HT13 > A").until("after_resolve").play("A: play LO8 > A", "A: turn 0; B: turn 0")
    s.until("rotated")
    assert s.cylinder("A") == "e _ a b c d"
    assert s.cylinder("B") == "_ u v w x y"


@covers("KAB-012", "KAB-103", "KAB-178")
def test_row_15_an_armed_trigger_malfunction_goes_with_the_revolver() -> None:
    s = Story("A: u v w x y C1 | LO8 | TM25", "B: a b c d e C2")
    s.until("after_resolve").play("A: play LO8 > A", "A: turn 0; B: turn 0").until("rotated")
    assert s.cylinder("B") == "y _ u v w x"
    assert s.cylinder("A") == "_ a b c d e"


@covers("KAB-109")
def test_row_16_lights_out_in_the_rotated_window_of_a_repeat_pass() -> None:
    s = Story("A: u v w x K1 C1 | HT13 LO8", "B: a b c d e C2", "C: f g h i j C3")
    s.play("A: play HT13 > A").until("after_resolve").next("rotated")
    s.play("A: play LO8 > A", "A: pair A B", "A: turn 0; B: turn 0").until("after_resolve")
    assert s.alive() == "AC"


@covers("KAB-037", "KAB-036")
def test_row_17_ratchet_and_hammer_are_used_up_in_one_firing() -> None:
    s = Story("A: K1 u v w x y | | RM23 HM24", QUIET).until("after_resolve")
    assert (s.alive(), s.cylinder("A"), s.on("A")) == ("AB", "K1 u v w x y", "")


@covers("KAB-097", "KAB-037")
def test_row_18_two_hammers_are_used_up_in_two_firings() -> None:
    s = Story("A: u v w x K1 K2 | | HM24 HM37", QUIET).until("after_resolve")
    assert s.on("A") == "HM24"
    s.next_round().until("after_resolve")
    assert (s.alive(), s.on("A")) == ("AB", "")


@covers("KAB-036", "KAB-041")
def test_row_19_hammer_and_trigger_delay_the_shot_by_one_turn() -> None:
    s = Story("A: u v w x C1 K2 | | HM24 TM25", QUIET).until("after_resolve")
    assert (s.alive(), s.cylinder("A"), s.on("A")) == ("AB", "K2 u v w x C1", "TM25!")
    s.next("after_resolve")
    assert s.cylinder("A") == "_ K2 u v w x"


@covers("KAB-059")
def test_row_20_cylinder_and_hammer_leave_all_as_before() -> None:
    s = Story("A: u v w x y K1 | | CM26 HM24", QUIET).until("after_resolve")
    assert (s.cylinder("A"), s.on("A")) == ("u v w x y K1", "")


@covers("KAB-059", "KAB-120")
def test_row_21_after_a_cylinder_malfunction_only_the_owner_can_fill_the_chamber() -> None:
    s = Story("A: u v w x y C1 | | CM26", "B: a b c d e TH22 | K1").play("B: assign B").until("reload")
    assert s.cylinder("A").endswith("_")
    assert s.discarded("TH22")
    assert all(line.endswith("> 5") for line in s.legal("A"))


@covers("KAB-148", "KAB-033")
def test_row_22_overhaul_in_the_rotated_window_removes_the_hammer_but_not_the_used_ratchet() -> None:
    s = Story("A: K1 u v w x y | | RM23 HM24", "B: a b c d e C1 | OV11").until("rotated")
    assert (s.cylinder("A"), s.on("A")) == ("K1 u v w x y", "HM24")
    assert s.play("B: play OV11").end().winners() == "B"


@covers("KAB-148", "KAB-103")
def test_row_23_overhaul_calls_off_an_armed_trigger() -> None:
    s = Story("A: u v w x K1 C1 | | TM25", "B: a b c d e C2 | OV11").until("after_resolve")
    s.play("B: play OV11").until("replaced")
    assert s.alive() == "AB"


@covers("KAB-148")
def test_row_24_overhaul_leaves_act_of_cowardice() -> None:
    s = Story("A: u v w x y C1 | | AC12 HM24", "B: a b c d e C2 | OV11").play("B: play OV11").until("rotated")
    assert s.on("A") == "AC12"


@covers("KAB-100", "KAB-108")
def test_row_25_a_malfunction_attached_in_resolve_works_in_repeat() -> None:
    s = Story("A: u v w x K1 C1 | HT13", "B: a b c d e HM24").play("A: play HT13 > A", "B: assign A")
    s.until("after_resolve")
    assert s.on("A") == "HM24"
    s.next("after_resolve")
    assert (s.alive(), s.on("A"), s.cylinder("A")) == ("AB", "", "K1 _ u v w x")


@covers("KAB-036", "KAB-035")
def test_row_26_an_empty_firing_position_arms_a_trigger_malfunction() -> None:
    s = Story("A: u v w x C1 _ | | TM25", QUIET).until("after_resolve")
    assert s.on("A") == "TM25!"
    s.next("after_resolve")
    assert s.cylinder("A") == "_ _ u v w x"


@covers("KAB-039", "KAB-070")
def test_row_27_act_of_cowardice_on_an_empty_firing_position() -> None:
    s = Story("A: u v w x C1 _ | | AC12", QUIET).until("after_resolve")
    assert s.on("A") == "AC12!"
    s.next("after_resolve")
    assert s.cylinder("A") == "_ _ u v w x"
    assert s.in_bag("C1")


@covers("KAB-106", "KAB-107")
def test_row_28_act_of_cowardice_and_trigger_make_two_repeat_passes() -> None:
    s = Story("A: u v w C3 C2 K1 | | TM25 AC12", QUIET).until("after_resolve")
    assert s.on("A") == "TM25! AC12!"
    s.next("after_resolve")
    assert s.on("A") == "TM25!"
    s.next("after_resolve")
    assert (s.on("A"), s.cylinder("A"), s.alive()) == ("", "_ _ _ u v w", "AB")


@covers("KAB-065", "KAB-067", "KAB-090")
def test_row_29_a_misfire_fired_alone_is_a_dud() -> None:
    s = Story("A: u v w x y MI1", QUIET).until("after_resolve")
    assert s.discarded("MI1")
    assert s.happened(FoundDud)


@covers("KAB-053", "KAB-134")
def test_row_30_a_fired_misfire_comes_before_a_fired_somebody_is_cheating() -> None:
    seats = ("A: u v w x y MI1", "B: u v w x y SC4", "C: u v w x y HM24")
    s = Story(*seats).play("A: assign A", "A: target SC4").until("assign")
    assert list(s.t.to_act) == [2]
    s = Story(*seats).play("A: assign A", "A: target HM24").until("after_resolve")
    assert s.discarded("MI1", "HM24")
    assert s.t.in_force("somebody_is_cheating")
    s = Story("A: u v w x y SC4", "B: u v w x y HM24", "C: u v w x y C1").until("after_resolve")
    assert s.discarded("HM24")


@covers("KAB-126", "KAB-056")
def test_row_31_a_misfire_on_the_last_active_bullet_ends_resolve() -> None:
    s = Story("A: u v w x y HM24", "B: a b c d e C1 | MI1").until("before_bullet").play("B: play MI1 > B")
    s.until("after_resolve")
    assert s.cylinder("A") == "_ u v w x y"
    assert s.discarded("MI1", "HM24")


@covers("KAB-130", "KAB-088")
def test_row_32_a_ricochet_on_a_misfire_saves_the_first_target() -> None:
    s = Story("A: u v w x y HM24 | RI3", "B: a b c d e C1 | MI1")
    s.play("A: assign B", "B: play MI1 > B", "A: play RI3 > A", "A: target MI1", "A: assign A")
    s.until("choose_target").play("A: target MI1").until("after_resolve")
    assert s.on("B") == "HM24"
    assert s.discarded("RI3", "MI1")


@covers("KAB-101", "KAB-148", "KAB-208")
def test_row_33_a_copied_malfunction_is_the_ricochet_bullet_and_overhaul_removes_it() -> None:
    s = Story("A: u v w x y HM24", "B: a b c d e C1 | RI3 OV11", "C: f g h i j C2")
    s.play("A: assign C", "B: play RI3 > B", "B: assign A").until("after_resolve")
    assert (s.on("A"), s.on("C")) == ("RI3", "HM24")
    assert s.t.attached[0] == (("hammer_malfunction", False),)
    s.play("B: play OV11").until("replaced")
    assert (s.on("A"), s.on("C")) == ("", "")


@covers("KAB-132", "KAB-081", "KAB-068")
def test_row_34_a_stockpiling_that_nobody_can_execute_is_no_target_of_a_ricochet() -> None:
    s = Story("A: u v w x y ST20", "B: a b c d e HM24 | RI3").until("before_bullet")
    s.play("B: play RI3 > B").until("assign")
    assert s.t.effects == (("hammer_malfunction", 1, -1, False, False),)
    s = Story("A: u v w x y SH17", "B: a b c d e RI3").until("after_resolve")
    assert len(s.happened(FoundDud)) == 2  # nobody has a spare: neither a copy nor the original is of use
    s = Story("A: u v w x y ST20", "B: a b c d e f | RI3 | HM24").until("before_bullet")
    assert s.refusal("B: play RI3 > B") == "no_legal_effect"


@covers("KAB-098", "KAB-101")
def test_row_35_a_copied_bolshevik_covers_the_round_after_next() -> None:
    s = Story("A: u v w C3 C2 C1 | BR7", "B: a b c C6 C5 C4 | RI3")
    s.play("A: play BR7", "B: play RI3 > B").until("rotated")
    assert s.on_table() == [("bolshevik_rules", False)] * 2
    s.next_round()
    assert s.on_table() == [("bolshevik_rules", True), ("bolshevik_rules", False)]
    s.next_round()
    assert s.on_table() == [("bolshevik_rules", True)]


@covers("KAB-082", "KAB-134")
def test_row_36_somebody_is_cheating_answers_an_assigned_active_bullet() -> None:
    s = Story("A: u v w x y HM24", "B: a b c d e TM25 | SC4").play("A: assign B", "B: play SC4")
    s.until("after_resolve")
    assert s.discarded("HM24", "TM25")
    assert s.on("B") == ""


@covers("KAB-082")
def test_row_37_somebody_is_cheating_does_not_answer_a_bullet_from_the_hand() -> None:
    s = Story("A: u v w x y C1 | LO8", "B: a b c d e C2 | SC4").play("A: play LO8 > A")
    assert s.now() == "response"
    assert s.refusal("B: play SC4") == "wrong_window"


@covers("KAB-135", "KAB-136", "KAB-097")
def test_row_38_somebody_is_cheating_lasts_through_the_repeat_shots() -> None:
    s = Story("A: u v w x K1 C1 | HT13", "B: a b c d e C2 | SC4", "C: f g h i TM25 C3 | | TM38")
    s.play("A: play HT13 > A").until("start").play("B: play SC4").until("replaced")
    assert s.alive() == "BC"
    assert s.discarded("TM25")


@covers("KAB-066", "KAB-071")
def test_row_39_stockpiling_goes_to_its_controller_automatically() -> None:
    s = Story("A: u v w x y ST20", "B: a b c d e HM24").until("response")
    assert s.t.effects == (("stockpiling", 0, 0, True, False),)


@covers("KAB-163", "KAB-165")
def test_row_40_speed_load_of_a_player_with_an_active_bullet() -> None:
    s = Story("A: u v w x y SL19", "B: a b c d e HM24").play("A: assign B").until("speed_load_arrange")
    assert s.cylinder("B") == "*HM24 _ _ _ _ _"
    assert len(s.t.drawn) == 6
    s.next("before_bullet")
    assert "_" not in s.cylinder("B")
    assert len(s.t.spares[1]) == 1


@covers("KAB-019", "KAB-018")
def test_row_41_speed_load_with_four_bullets_in_the_bag() -> None:
    s = Story("A: K1 K2 K3 K4 C1 SL19", "B: a b c d e _", bag="C5 C6 C7 C8").play("A: assign A")
    s.until("speed_load_arrange")
    assert s.bag() == "K1 K2 K3 K4 C1"
    s.next("after_resolve")
    assert s.cylinder("A").split().count("_") == 2


@covers("KAB-018")
def test_row_42_wet_powder_cannot_redraw_what_it_discards() -> None:
    s = Story("A: u v w x y WP21 | K1 K2", "B: a b c d e _", bag="C1 C2").until("after_resolve")
    assert (s.spares("A"), s.bag()) == ("C1 C2", "K1 K2")


@covers("KAB-065", "KAB-162")
def test_row_43_sleight_of_hand_is_given_to_somebody_who_has_a_victim() -> None:
    s = Story("A: u v w x y SH17 | C5", "B: a b c d e C1", "C: f g h i j C2").until("assign")
    assert s.legal("A") == ["assign 1", "assign 2"]
    assert s.refusal("A: assign A") == "illegal_assignee"


@covers("KAB-158")
def test_row_44_triple_action_in_one_revolver_is_illegal() -> None:
    s = Story("A: u v w x y TA18", QUIET).play("A: assign A", "A: pick A1", "A: pick A2")
    assert s.refusal("A: pick A3") == "need_two_revolvers"


@covers("KAB-155")
def test_row_45_double_cross_next_to_the_firing_position() -> None:
    s = Story("A: u v w x y DC15", "B: a b c d e C1").play("A: assign A", "A: pick A5", "A: pick B1")
    assert s.cylinder("B") == "_ y b c d e"
    assert s.legal("B") == ["turn 0", "turn -1", "turn 1"]
    s.play("B: turn -1")
    assert s.cylinder("B") == "y b c d e _"


@covers("KAB-157", "KAB-121")
def test_row_46_gentlemen_may_give_their_own_safe_bullet() -> None:
    s = Story("A: u v w x y GA16", "B: a b c d e C1").play("A: assign A", "A: pick A5; B: pick B5")
    assert (s.cylinder("A"), s.cylinder("B")) == ("_ u v w x e", "_ a b c d y")


@covers("KAB-173")
def test_row_47_a_safe_position_is_no_target_of_a_test_of_honor() -> None:
    s = Story("A: u v w x y TH22 | K1", "B: a b c d e C1 | | CM26", "C: f g h i j C2").play("A: assign A")
    s.until("honor_load")
    assert s.t.view(None)["ask"]["owner"] == 2  # type: ignore[index]
    assert s.refusal("A: load K1 > 5") == "safe_position"


@covers("KAB-112", "KAB-175")
def test_row_48_of_two_tests_of_honor_the_lower_number_loads_the_one_chamber() -> None:
    s = Story("A: u v w x y C1", "B: a b c d e f | K1 | HM24 | TH35", "C: g h i j k l | K2 | HM37 | TH22")
    s.play("C: load K2 > 0").until("round_end")
    assert s.cylinder("A").split()[0] == "K2"
    assert s.discarded("TH22", "TH35")
    assert s.spares("B") == "K1"


@covers("KAB-114")
def test_row_49_who_spends_his_spares_on_honor_leaves_chambers_empty() -> None:
    s = Story("A: u v w x y TH22 | K1", "B: a b c d e HM37", bag="").play("A: assign A").until("round_end")
    assert s.cylinder("A") == "_ u v w x y"
    assert s.cylinder("B") == "K1 a b c d e"


@covers("KAB-110")
def test_row_50_a_hammer_saves_the_draw() -> None:
    s = Story("A: u v w x y C1 | | HM24", QUIET).until("replaced")
    assert (s.spares("A"), len(s.t.spares[1])) == ("", 1)


@covers("KAB-111")
def test_row_51_the_last_bullets_are_drawn_one_by_one_from_the_lead_seat() -> None:
    s = Story("A: u v w x y HM24", "B: a b c d _ HM37", "C: f g h i j HM50", bag="C1 C2", round=3)
    s.until("replaced")
    assert (s.spares("A"), s.spares("B"), s.spares("C")) == ("C2", "", "C1")


@covers("KAB-114", "KAB-115")
def test_row_52_even_high_velocity_bullets_and_kablamos_must_be_loaded() -> None:
    s = Story("A: u v w x _ HM24 | K1 MQ5", "B: a b c d e HM37 | K2", bag="").until("reload")
    assert s.legal("A") == ["load kablamo > 5", "load marquis_of_queensbury_rules_1 > 5"]
    s.play("A: load MQ5 > 5", "A: load K1 > 0").until("round_end")
    assert s.cylinder("A") == "K1 u v w x MQ5"
    assert s.cylinder("B").split()[0] == "K2"


@covers("KAB-085")
def test_row_53_trigger_happy_is_not_playable_in_the_replaced_window() -> None:
    s = Story("A: u v w x y C1 | HT13 FJ6 MQ5 SC4", QUIET).until("replaced")
    for code in ("HT13 > B", "FJ6", "MQ5", "SC4"):
        assert s.refusal(f"A: play {code}") == "no_legal_effect"
    assert s.legal("A") == ["pass"]


@covers("KAB-139", "KAB-029")
def test_row_54_bolshevik_rules_in_the_round_end_window_work_in_the_next_round() -> None:
    s = Story("A: u v w x K1 C1 | BR7 C5", QUIET).play("A: load C5 > 0").until("round_end")
    s.play("A: play BR7").end()
    assert (s.winners(), s.t.round) == ("A", 2)


@covers("KAB-077", "KAB-080")
def test_row_55_of_two_declarations_the_first_in_priority_order_is_played() -> None:
    s = Story("A: u v w x y C1 | MQ5", "B: a b c d e C2 | FJ6", round=2)
    s.play("A: play MQ5; B: play FJ6").until("start")
    assert (s.spares("A"), s.spares("B")) == ("MQ5", "")
    assert [m["bullet"] for m in s.told("A", "played")] == ["full_metal_jacket_1"]


@covers("KAB-187")
def test_row_56_a_full_metal_jacket_outlives_its_player() -> None:
    s = Story("A: u v w x y K1 | FJ6 HT13", "B: a b c d e C1", "C: f g h i j C2", "D: k l m n o C3")
    s.play("A: play FJ6").until("after_resolve")
    assert s.alive() == "CD"
    assert s.t.in_force("full_metal_jacket")


@covers("KAB-069", "KAB-146")
def test_row_57_moment_of_truth_passes_over_a_player_without_spares() -> None:
    s = Story("A: u v w x y z | MT10", "B: a b c d e f | C1").play("A: play MT10").until("rotated")
    assert (s.cylinder("A"), s.cylinder("B")) == ("z u v w x y", "C1 a b c d e")
    assert s.spares("B") == "f"


@covers("KAB-181")
def test_row_58_live_bullets_of_a_victim_are_in_the_bag_before_replace() -> None:
    s = Story("A: C2 v w x y K1 | K2 GC14 | HM24 AC12 | TH22", QUIET, "C: a b c d e C1", bag="")
    armed = ("hammer_malfunction", True), ("act_of_cowardice", True)  # they do not hinder the shot
    s.t.attached = (armed, *s.t.attached[1:])
    s.t.arm()
    s.until("after_resolve")
    assert s.alive() == "BC"
    assert s.in_bag("K1", "K2", "C2")
    assert s.discarded("GC14", "HM24", "AC12", "TH22")


@covers("KAB-212", "KAB-126")
def test_row_59_a_misfire_reaches_an_active_bullet_in_a_safe_position() -> None:
    s = Story("A: u v w x y DC15 | MI1", "B: a b c d e HM24").play("A: assign A", "A: pick A1", "A: pick B1")
    s.play("B: turn -1").until("before_bullet").play("A: play MI1 > A").until("after_resolve")
    assert s.cylinder("B").endswith("_")
    assert s.discarded("HM24")


@covers("KAB-082", "KAB-210", "KAB-093")
def test_row_60_somebody_is_cheating_leaves_a_misfire_without_a_target() -> None:
    s = Story("A: u v w x y HM24 | MI1", "B: a b c d e C1 | SC4")
    s.play("A: assign B", "A: play MI1 > A", "B: play SC4").until("after_resolve")
    assert [type(event) for event in s.t.log if isinstance(event, (Cancelled, FoundDud))] == [
        Cancelled,
        FoundDud,
    ]
    assert s.discarded("HM24", "MI1")


@covers("KAB-082", "KAB-133", "KAB-208")
def test_row_61_a_copy_cannot_be_answered_by_somebody_is_cheating() -> None:
    s = Story("A: u v w x y RI3", "B: a b c d e HM24 | SC4 MI1").play("A: assign A").until("assign")
    s.play("A: assign A")
    assert s.now() == "response"
    assert s.refusal("B: play SC4") == "wrong_window"
    assert s.can("B: play MI1 > B")


@covers("KAB-211")
def test_row_62_a_pending_speed_load_hits_the_revolver_its_assignee_owns_then() -> None:
    rows = [
        {"kind": kind, "count": count, "numbers": [90] if kind == "lights_out" else list(numbers)}
        for kind, _, count, numbers in DEFAULT_ROWS
    ]
    s = Story("A: u v w x y SL19 | C5", "B: a b c d e LO8 | RI3", "C: f g h i j C2", bullets=rows)
    s.play("A: assign A", "B: play RI3 > B", "B: target LO8", "B: assign B", "B: pair A C")
    s.play("A: turn 0; C: turn 0").until("response")
    assert s.t.effects == (("speed_load", 0, 0, True, False),)
    s.until("speed_load_arrange")
    assert s.cylinder("A") == "_ _ _ _ _ _"
    assert s.cylinder("C") == "_ u v w x y"


@covers("KAB-092")
def test_row_63_a_controller_may_backfire_his_own_pending_effect() -> None:
    s = Story("A: u v w x y HM24 | BF2", "B: a b c d e C1", "C: f g h i j C2").play("A: assign B")
    s.play("A: play BF2 > A").until("assign")
    assert list(s.t.to_act) == [0]
    s.play("A: assign C")
    assert s.now() == "response"
    s.until("after_resolve")
    assert (s.on("B"), s.on("C")) == ("", "HM24")


@covers("KAB-112", "KAB-097")
def test_row_64_two_tests_of_honor_of_one_player_are_both_executed() -> None:
    s = Story("A: u v w x y C1", "B: a b c d e C2 | K1 K2 | | TH35 TH22", "C: f g h i j C3")
    s.play("B: choose A", "B: load K1 > 0").until("honor_load").play("B: load K1 > 0").until("reload")
    assert s.cylinder("A").split()[0] == "K1"
    assert s.cylinder("C").split()[0] == "K2"
    assert [e.bullets for e in s.happened(EffectsEnded)] == [(bullet("TH22"),), (bullet("TH35"),)]  # type: ignore[attr-defined]


def test_every_row_has_a_test() -> None:
    here = [name for name in globals() if name.startswith("test_row_")]
    assert sorted(name[9:11] for name in here) == [f"{row:02}" for row in range(1, 65)]
