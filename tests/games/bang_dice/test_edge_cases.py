"""Every row of section 7: interactions and edge cases."""

from __future__ import annotations

import pytest

from sixgun.games.bang_dice.table import PILE
from tests.covers import covers
from tests.games.bang_dice.story import asked, choices, lives, names, pass_windows, play, table, winners

NOTHING = "gatling gatling beer beer dynamite"  # a throw without arrows and shots


@covers("DICE-064", "DICE-065", "DICE-066")
def test_row_1_four_arrows_and_two_tokens() -> None:
    t = table(
        *("A sheriff 9/11 a=1", "B outlaw a=3", "C outlaw a=3", "D renegade"),
        throws="arrow arrow arrow arrow beer",
    )
    assert (t.life[0], t.arrows[0], t.pile) == (6, 2, 7)


@covers("DICE-067", "DICE-133")
def test_row_2_the_attack_kills_the_thrower_and_ends_his_turn() -> None:
    t = table(
        *("A outlaw 2/8 a=1", "B sheriff 10/10 a=3", "C outlaw 8/8 a=3", "D renegade"),
        throws="arrow arrow arrow arrow beer | beer beer beer beer beer",
    )
    assert (t.living[0], t.pile, asked(t)) == (False, 9, "B throw_again")


@covers("DICE-084", "DICE-144", "DICE-146")
def test_row_3_a_third_dynamite_kills_the_sheriff_before_he_shoots() -> None:
    t = table(
        *("A sheriff 1/10", "B outlaw 1/8", "C outlaw out", "D renegade out"),
        throws="dynamite dynamite dynamite bullseye_1 bullseye_1",
    )
    assert (winners(t), t.living[1]) == ("BC", True)


@covers("DICE-090")
def test_row_4_distance_counts_a_neighbour_who_is_about_to_die() -> None:
    t = table(
        *("A sheriff", "B outlaw 1/8", "C outlaw", "D renegade", "E deputy"),
        throws="bullseye_1 bullseye_2 beer beer beer",
    )
    play(t, "A: stop", "A: shoot 1")
    assert choices(t, "A") == ["shoot 2", "shoot 3"]


@covers("DICE-092")
def test_row_5_with_four_living_a_bulls_eye_2_reaches_the_player_opposite() -> None:
    t = table(
        *("A sheriff", "B outlaw", "C outlaw", "D renegade"), throws="bullseye_2 beer beer beer gatling"
    )
    before = t.life[2]
    play(t, "A: stop")
    assert (t.life[2], asked(t)) == (before - 1, "A beer")


@covers("DICE-093", "DICE-426")
def test_row_6_with_three_living_a_bulls_eye_2_reaches_both_others() -> None:
    t = table(
        *("A sheriff", "B outlaw ghost", "C outlaw", "D deputy out", "E renegade"),
        throws="bullseye_2 beer beer beer gatling",
        ghost=True,
    )
    play(t, "A: stop")
    assert choices(t, "A") == ["shoot 2", "shoot 4"]


@covers("DICE-172", "DICE-027")
def test_row_7_jesse_at_four_with_three_beers_stops_at_his_maximum() -> None:
    t = table(
        *("A outlaw jesse_jones 4/9", "B sheriff", "C outlaw", "D renegade"),
        throws="beer beer beer gatling gatling",
    )
    play(t, "A: stop", *["A: beer 0"] * 3)
    assert t.life[0] == 9


@covers("DICE-172")
def test_row_8_jesse_at_five_drinks_plain_beers() -> None:
    t = table(*("A outlaw jesse_jones 5/9", "B sheriff", "C outlaw", "D renegade"), throws=NOTHING)
    play(t, "A: stop", "A: beer 0", "A: beer 0")
    assert t.life[0] == 7


@covers("DICE-169")
def test_row_9_el_gringo_hit_three_times_costs_one_arrow() -> None:
    t = table(
        *("A sheriff", "B outlaw el_gringo", "C outlaw", "D renegade"),
        throws="bullseye_1 bullseye_1 bullseye_1 gatling gatling",
    )
    play(t, "A: stop", *["A: shoot 1"] * 3)
    assert (t.life[1], t.arrows[0]) == (4, 1)


@covers("DICE-101", "DICE-120")
def test_row_10_the_gatling_shooter_returns_his_arrows_before_el_gringos() -> None:
    t = table(
        *("A sheriff a=4", "B outlaw el_gringo", "C outlaw", "D renegade"),
        throws="gatling gatling gatling dynamite dynamite | beer beer beer beer beer",
    )
    play(t, "A: stop")
    assert (t.arrows[0], t.pile) == (1, 8)


@covers("DICE-168")
def test_row_11_a_dead_el_gringo_gives_no_arrow() -> None:
    t = table(
        *("A sheriff", "B outlaw el_gringo 1/7", "C outlaw", "D renegade"),
        throws="bullseye_1 gatling gatling dynamite dynamite | beer beer beer beer beer",
    )
    play(t, "A: stop", "A: shoot 1")
    assert (t.living[1], t.arrows[0]) == (False, 0)


@covers("DICE-134", "DICE-104")
def test_row_12_a_shooter_killed_by_the_attack_resolves_nothing_more() -> None:
    t = table(
        *("A outlaw 1/8", "B outlaw el_gringo 7/7 a=4", "C sheriff 9/10 a=4", "D renegade"),
        throws="bullseye_1 beer gatling gatling gatling | beer beer beer beer beer",
    )
    events = play(t, "A: stop", "A: shoot 1")
    assert t.living[0] is False
    assert not {"beers_given", "gatlings_counted"} & set(names(events))


@covers("DICE-163")
def test_row_13_bart_never_takes_the_last_token() -> None:
    t = table(
        *("A sheriff a=3", "B outlaw bart_cassidy", "C outlaw a=4", "D renegade"),
        throws="bullseye_1 bullseye_1 bullseye_1 beer beer",
    )
    play(t, "A: stop", *["A: shoot 1"] * 3)
    assert (t.pile, choices(t, "B")) == (2, ["take_arrows 0", "take_arrows 1"])
    play(t, "B: take_arrows 1")
    assert (t.life[1], t.arrows[1], t.pile) == (6, 1, 1)


@covers("DICE-162")
def test_row_14_bart_cannot_replace_a_bullet() -> None:
    t = table(
        *("A sheriff bart_cassidy", "B outlaw", "C outlaw", "D renegade"),
        throws="beer beer beer beer bullet",
        saloon_dice=True,
    )
    play(t, "A: use loudmouth_die")
    assert (t.life[0], t.maximum[0], asked(t)) == (9, 10, "A throw_again")


@covers("DICE-110", "DICE-111", "DICE-371")
def test_row_15_vera_hit_by_a_doubled_shot_and_one_more() -> None:
    t = table(
        *("A sheriff slab_the_killer", "B outlaw vera_custer", "C outlaw", "D renegade"),
        throws="bullseye_1 bullseye_1 beer gatling gatling",
        new_characters=True,
    )
    play(t, "A: stop", "A: shoot_double 1", "A: shoot 1")
    assert t.life[1] == 5


@covers("DICE-372")
def test_row_16_vera_is_not_protected_from_the_gatling_gun() -> None:
    t = table(
        *("A sheriff", "B outlaw vera_custer", "C outlaw", "D renegade"),
        throws="gatling gatling gatling dynamite dynamite",
        new_characters=True,
    )
    play(t, "A: stop")
    assert t.life[1] == 6


@covers("DICE-192", "DICE-082")
def test_row_17_willy_fires_with_a_double_gatling_alone() -> None:
    t = table(
        *("A sheriff willy_the_kid", "B outlaw", "C outlaw", "D renegade"),
        throws="beer dynamite dynamite beer double_gatling",
        saloon_dice=True,
    )
    play(t, "A: use loudmouth_die", "A: stop", "A: beer 0", "A: beer 0")
    assert [most - life for life, most in zip(t.life, t.maximum, strict=True)] == [0, 1, 1, 1]


@covers("DICE-175")
def test_row_18_kit_returns_two_tokens_for_a_double_gatling() -> None:
    t = table(
        *("A sheriff kit_carlson", "B outlaw a=3", "C outlaw", "D renegade"),
        throws="beer dynamite dynamite beer double_gatling",
        saloon_dice=True,
    )
    play(t, "A: use loudmouth_die", "A: stop", "A: beer 0", "A: beer 0")
    play(t, "A: return_arrow 1", "A: return_arrow 1")
    assert (t.arrows[1], t.life, t.active) == (1, list(t.maximum), 1)


@covers("DICE-250")
def test_row_19_kit_returns_the_chiefs_arrow_for_one_symbol() -> None:
    t = table(
        *("A sheriff kit_carlson", "B outlaw a=0+C", "C outlaw a=1", "D renegade"),
        throws="beer dynamite dynamite beer gatling",
        chief_arrow=True,
    )
    play(t, "A: stop", "A: beer 0", "A: beer 0")
    assert choices(t, "A") == ["pass", "return_chief 1", "return_arrow 2"]
    play(t, "A: return_chief 1")
    assert (t.chief, t.arrows[2]) == (PILE, 1)


@covers("DICE-069", "DICE-070")
def test_row_20_a_broken_arrow_never_moves_the_chiefs_arrow() -> None:
    t = table(
        *("A sheriff a=0+C", "B outlaw", "C outlaw", "D renegade"),
        throws="beer beer beer beer broken_arrow",
        saloon_dice=True,
        chief_arrow=True,
    )
    play(t, "A: use coward_die")
    assert (asked(t), t.chief) == ("A throw_again", 0)


@covers("DICE-246", "DICE-243")
def test_row_21_a_tie_with_the_chiefs_arrow() -> None:
    t = table(
        *("A sheriff a=2", "B outlaw 8/8 a=2+C", "C outlaw 8/8 a=4", "D renegade"),
        throws="arrow beer beer beer beer",
        chief_arrow=True,
    )
    assert (t.life[1], t.life[2]) == (4, 4)


@covers("DICE-252", "DICE-174")
def test_row_22_jourdonnais_with_the_chiefs_arrow_loses_one() -> None:
    t = table(
        *("A sheriff", "B outlaw jourdonnais 7/7 a=3+C", "C outlaw 8/8 a=5", "D renegade"),
        throws="arrow beer beer beer beer",
        chief_arrow=True,
    )
    assert lives(t).split()[1:3] == ["6/7", "3/8"]


@covers("DICE-245")
def test_row_23_jourdonnais_alone_on_top_loses_nothing() -> None:
    t = table(
        *("A sheriff", "B outlaw jourdonnais 7/7 a=4+C", "C outlaw 8/8 a=4", "D renegade"),
        throws="arrow beer beer beer beer",
        chief_arrow=True,
    )
    assert lives(t).split()[1:3] == ["7/7", "4/8"]


@covers("DICE-362", "DICE-363")
def test_row_24_apache_kid_steals_with_one_token_left() -> None:
    t = table(
        *("A outlaw apache_kid a=4", "B sheriff a=4+C", "C outlaw", "D renegade"),
        throws="arrow beer beer beer beer",
        chief_arrow=True,
        new_characters=True,
    )
    play(t, "A: steal_chief")
    assert (t.pile, t.chief, t.life) == (1, 0, list(t.maximum))


@covers("DICE-369", "DICE-134")
def test_row_25_an_arrow_given_by_elena_counts_for_its_receiver() -> None:
    t = table(
        *("A outlaw elena_fuente a=4", "B sheriff 10/10 a=4", "C outlaw", "D renegade"),
        throws="arrow beer beer beer beer",
        new_characters=True,
    )
    play(t, "A: give_arrow 1")
    assert lives(t).split()[:2] == ["3/7", "5/10"]


@covers("DICE-364")
def test_row_26_bill_rethrows_three_arrows() -> None:
    t = table(
        *("A sheriff bill_noface", "B outlaw", "C outlaw", "D renegade"),
        throws="arrow arrow arrow beer beer | beer beer beer",
        new_characters=True,
    )
    play(t, "A: rethrow 123", "A: stop")
    assert t.arrows[0] == 0


@covers("DICE-332", "DICE-365")
def test_row_27_the_arrows_of_ignored_dice_are_never_taken_by_bill() -> None:
    t = table(
        *("A sheriff bill_noface", "B the_gambler", "C outlaw", "D renegade"),
        throws="arrow arrow arrow beer beer | beer beer beer beer arrow",
        new_characters=True,
        special_roles="mixed",
    )
    play(t, "A: stop", "B: force_throw", "C: pass", "D: pass")
    assert (t.arrows[0], asked(t)) == (1, "A beer")


@covers("DICE-333")
def test_row_28_the_gambler_in_w2_ignores_arrows_of_the_throw() -> None:
    t = table(
        *("A sheriff", "B the_gambler", "C outlaw", "D renegade"),
        throws="beer beer beer beer beer | beer | arrow arrow | beer beer beer beer gatling",
        special_roles="mixed",
    )
    play(t, "A: rethrow 1", "A: rethrow 12", "B: force_throw", "C: pass", "D: pass")
    assert t.arrows[0] == 0


@covers("DICE-334")
def test_row_29_the_gambler_in_w5_leaves_arrows_that_were_taken() -> None:
    t = table(
        *("A sheriff", "B the_gambler", "C outlaw", "D renegade"),
        throws="arrow arrow beer beer beer | beer beer beer beer gatling",
        special_roles="mixed",
    )
    play(t, "A: stop", "B: force_throw", "C: pass", "D: pass")
    assert (t.arrows[0], asked(t)) == (2, "A beer")


@covers("DICE-320", "DICE-324", "DICE-055")
def test_row_30_the_doc_turns_the_third_dynamite_and_rolling_goes_on() -> None:
    t = table(
        *("A sheriff", "B the_doc", "C outlaw", "D outlaw", "E renegade"),
        throws="dynamite dynamite dynamite gatling gatling",
        special_roles="mixed",
    )
    play(t, "B: turn 3 beer", "C: pass", "D: pass", "E: pass")
    assert (asked(t), t.life[0]) == ("A throw_again", t.maximum[0])


@covers("DICE-323")
def test_row_31_an_arrow_taken_before_stays_when_the_doc_turns_the_die() -> None:
    t = table(
        *("A sheriff", "B the_doc", "C outlaw", "D outlaw", "E renegade"),
        throws="arrow beer beer gatling gatling | gatling",
        special_roles="mixed",
    )
    pass_windows(t)
    play(t, "A: rethrow 2", "B: turn 1 beer", "C: pass", "D: pass", "E: pass")
    assert (t.arrows[0], t.dice[0]) == (1, "beer")


@covers("DICE-325", "DICE-326", "DICE-351")
def test_row_32_the_judge_cancels_the_left_hand() -> None:
    t = table(
        *("A outlaw", "B deputy 1/8", "C the_judge", "D sheriff", "E outlaw", "F outlaw"),
        *("G left_hand_of_the_devil",),
        throws="bullseye_1 beer beer gatling gatling",
        special_roles="mixed",
    )
    pass_windows(t)
    play(t, "A: stop")
    pass_windows(t)
    play(t, "A: shoot 1", "G: save 1", *[f"{seat}: pass" for seat in "ABCEF"])
    play(t, "C: cancel", *[f"{seat}: pass" for seat in "ABEF"])
    assert (t.living[1], t.face_up[2], t.face_up[6]) == (False, True, True)


@covers("DICE-326", "DICE-327", "DICE-351")
def test_row_33_the_judge_cancels_the_good() -> None:
    t = table(
        *("A the_good", "B sheriff", "C the_judge", "D renegade", "E outlaw", "F outlaw", "G outlaw"),
        special_roles="mixed",
    )
    play(t, "A: become_sheriff", "C: cancel", *[f"{seat}: pass" for seat in "DEFG"])
    assert (t.sheriff(), t.face_up[0], t.type_of(0)) == (1, True, "deputy")


@covers("DICE-317", "DICE-318", "DICE-319")
def test_row_34_the_good_swaps_with_the_bear() -> None:
    t = table(
        *("A the_good 5/9", "B the_bear suzy_lafayette", "C outlaw", "D renegade", "E outlaw"),
        special_roles="mixed",
    )
    assert lives(t).split()[1] == "11/11"
    play(t, "A: become_sheriff")
    assert lives(t).split()[:2] == ["5/9", "11/8"]


@covers("DICE-319", "DICE-098", "DICE-342")
def test_row_35_a_beer_for_the_old_sheriff_above_his_maximum_is_wasted() -> None:
    t = table(
        *("A the_bear 5/9", "B the_good suzy_lafayette 11/8 up", "C outlaw", "D renegade", "E outlaw"),
        throws="beer dynamite dynamite gatling gatling",
        special_roles="mixed",
    )
    play(t, "A: stop")
    pass_windows(t)
    play(t, "A: beer 1")
    assert (t.life[1], t.active) == (11, 1)


@covers("DICE-151", "DICE-401")
def test_row_36_the_old_sheriff_can_fall_and_become_the_ghost() -> None:
    t = table(
        *("A the_bear 5/9", "B the_good suzy_lafayette 1/8 up", "C outlaw", "D renegade", "E outlaw"),
        active="C",
        throws="bullseye_1 dynamite dynamite gatling gatling",
        special_roles="mixed",
        ghost=True,
    )
    pass_windows(t)
    play(t, "C: stop")
    pass_windows(t)
    play(t, "C: shoot 1")
    pass_windows(t)
    assert (t.over, t.living[1], t.ghost) == (False, False, 1)


@covers("DICE-338", "DICE-340")
def test_row_37_the_bad_against_three_beers() -> None:
    t = table(
        *("A sheriff 5/10", "B the_bad", "C outlaw", "D renegade"),
        throws="beer beer beer gatling gatling",
        special_roles="mixed",
    )
    play(t, "A: stop")
    pass_windows(t)
    play(t, *["A: beer 0"] * 3, "B: deny 0", "C: pass", "D: pass")
    assert t.life[0] == 5


@covers("DICE-341", "DICE-345")
def test_rows_38_and_39_the_left_hand_saves_from_any_overkill_and_that_is_no_gain() -> None:
    t = table(
        *("A outlaw", "B sheriff 1/10", "C the_bad", "D left_hand_of_the_devil"),
        throws="bullseye_1 bullseye_1 bullseye_1 bullseye_1 bullseye_1",
        special_roles="mixed",
    )
    pass_windows(t)
    play(t, "A: stop")
    pass_windows(t)
    play(t, *["A: shoot 1"] * 5, "D: save 1", "A: pass", "C: pass")
    assert (t.life[1], t.over) == (2, False)
    assert asked(t) != "AC bad_window"


@covers("DICE-347")
def test_row_40_the_left_hand_saves_one_of_two() -> None:
    t = table(
        *("A outlaw", "B deputy 1/8", "C sheriff", "D outlaw", "E left_hand_of_the_devil 1/8"),
        throws="bullseye_1 bullseye_1 beer beer beer",
        special_roles="mixed",
    )
    pass_windows(t)
    play(t, "A: stop")
    pass_windows(t)
    play(t, "A: shoot 1", "A: shoot 4")
    assert choices(t, "E") == ["pass", "save 1", "save 4"]
    play(t, "E: save 4", "A: pass", "B: pass", "D: pass")
    pass_windows(t)
    assert (t.living[1], t.life[4]) == (False, 2)


@covers("DICE-376", "DICE-377")
def test_row_41_molly_takes_over_two_of_three() -> None:
    t = table(
        *("A sheriff", "B outlaw molly_stark 3/8", "C outlaw", "D renegade", "E deputy"),
        throws="gatling gatling gatling dynamite dynamite",
        new_characters=True,
    )
    play(t, "A: stop", "B: take_over 2", "B: take_over 3")
    assert t.living[1] is False
    assert (t.life[2], t.life[3], t.life[4]) == (t.maximum[2], t.maximum[3], t.maximum[4] - 1)


@covers("DICE-171")
def test_row_42_molly_takes_the_shots_on_el_gringo() -> None:
    t = table(
        *("A sheriff", "B outlaw el_gringo", "C outlaw molly_stark", "D renegade"),
        throws="bullseye_1 bullseye_1 gatling gatling dynamite | beer beer beer beer beer",
        new_characters=True,
    )
    play(t, "A: stop", "A: shoot 1", "A: shoot 1", "C: take_over 1")
    assert (t.life[1], t.life[2], t.arrows[0]) == (7, 6, 0)


@covers("DICE-375", "DICE-377")
def test_row_43_molly_cannot_take_a_part() -> None:
    t = table(
        *("A sheriff", "B outlaw", "C outlaw molly_stark 2/8", "D renegade"),
        throws="bullseye_1 bullseye_1 bullseye_1 gatling beer",
        new_characters=True,
    )
    play(t, "A: stop", *["A: shoot 1"] * 3)
    assert (t.life[1], asked(t)) == (t.maximum[1] - 3, "A beer")


@covers("DICE-146", "DICE-148")
def test_row_44_sheriff_and_last_renegade_fall_together() -> None:
    t = table(
        *("A sheriff 1/10 a=5", "B outlaw out", "C outlaw out", "D renegade 1/8 a=3"),
        throws="arrow beer beer beer beer",
    )
    assert winners(t) == "BC"


@covers("DICE-149", "DICE-150")
def test_row_45_two_renegades_left_do_not_win() -> None:
    t = table(
        *("A sheriff 1/10", "B outlaw out", "C outlaw out", "D outlaw out", "E deputy out", "F deputy out"),
        *("G renegade", "H renegade"),
        active="H",
        throws="bullseye_1 beer beer beer beer",
    )
    play(t, "H: stop", "H: shoot 0")
    assert winners(t) == "BCD"


@covers("DICE-145", "DICE-407")
def test_row_46_the_ghost_is_not_living_when_a_renegade_wins() -> None:
    t = table(
        *("A sheriff 1/10", "B outlaw out", "C outlaw ghost", "D deputy out", "E renegade"),
        active="E",
        throws="bullseye_1 beer beer beer beer",
        ghost=True,
    )
    play(t, "E: stop")
    assert winners(t) == "E"


@covers("DICE-420", "DICE-055", "DICE-083")
def test_row_47_two_set_dynamites_and_a_third() -> None:
    t = table(
        *("A sheriff", "B outlaw", "C outlaw ghost", "D deputy", "E renegade"),
        throws="dynamite beer beer",
        more={"tokens": [-1, 0, -1, -1, -1, -1, 0]},
        ghost=True,
    )
    assert (t.dice.count("dynamite"), t.life[0], asked(t)) == (3, t.maximum[0] - 1, "A beer")


@covers("DICE-425")
def test_row_48_tokens_return_when_their_target_dies_before_his_turn() -> None:
    t = table(
        *("A sheriff", "B outlaw 1/8", "C outlaw ghost", "D deputy", "E renegade"),
        throws="bullseye_1 gatling gatling dynamite dynamite",
        more={"tokens": [1, -1, -1, -1, -1, -1, -1]},
        ghost=True,
    )
    play(t, "A: stop", "A: shoot 1")
    assert (t.living[1], t.tokens) == (False, (-1,) * 7)


@covers("DICE-201", "DICE-350")
def test_row_49_tokens_return_before_the_right_hands_extra_turn() -> None:
    t = table(
        *("A right_hand_of_the_devil", "B sheriff", "C outlaw ghost", "D deputy", "E outlaw"),
        throws="gatling gatling dynamite dynamite",
        more={"tokens": [-1, -1, -1, -1, 0, -1, -1]},
        ghost=True,
        special_roles="mixed",
    )
    pass_windows(t)
    play(t, "A: stop")
    pass_windows(t)
    play(t, "A: beer 0")
    assert (asked(t), t.tokens) == ("A own_power_at_end", (-1,) * 7)
    play(t, "A: another_turn")
    pass_windows(t)
    assert (t.active, t.throws_left, len(t.dice)) == (0, 2, 5)


@covers("DICE-403")
def test_row_50_the_active_player_is_the_first_of_the_fallen() -> None:
    t = table(
        *("A outlaw 1/8 a=3", "B outlaw 1/8 a=3", "C sheriff a=2", "D deputy", "E renegade"),
        throws="arrow beer beer beer beer",
        ghost=True,
    )
    assert (t.living[:2], t.ghost) == ((False, False), 0)


@covers("DICE-083", "DICE-085", "DICE-188")
def test_row_51_suzy_with_three_dynamite_and_two_beers() -> None:
    t = table(
        *("A sheriff suzy_lafayette 5/10", "B outlaw", "C outlaw", "D renegade"),
        throws="dynamite dynamite dynamite beer beer",
    )
    assert t.life[0] == 4
    play(t, "A: beer 0", "A: beer 0")
    assert t.life[0] == 8


@covers("DICE-373")
def test_row_52_doc_holyday_counts_a_double_face_as_two() -> None:
    t = table(
        *("A sheriff doc_holyday 5/10", "B outlaw", "C outlaw", "D renegade"),
        throws="bullseye_2 dynamite dynamite gatling double_bullseye_1",
        saloon_dice=True,
        new_characters=True,
    )
    play(t, "A: use loudmouth_die", "A: stop", "A: shoot 1", "A: shoot 1")
    assert t.life[0] == 7


@covers("DICE-186", "DICE-187")
def test_row_53_slab_with_a_double_beer_keeps_one() -> None:
    t = table(
        *("A sheriff slab_the_killer 5/10", "B outlaw", "C outlaw", "D renegade", "E deputy"),
        throws="bullseye_2 bullseye_2 dynamite dynamite double_beer",
        saloon_dice=True,
    )
    play(t, "A: use coward_die", "A: stop", "A: shoot_double 2", "A: shoot 2", "A: beer 0")
    assert (t.maximum[2] - t.life[2], t.life[0], t.active) == (3, 6, 1)


@covers("DICE-179", "DICE-250")
def test_row_54_pedro_returns_three_tokens() -> None:
    t = table(
        *("A sheriff", "B outlaw pedro_ramirez a=2+C", "C outlaw", "D renegade"),
        throws="bullseye_1 bullseye_1 bullseye_1 beer beer",
        chief_arrow=True,
    )
    play(t, "A: stop", *["A: shoot 1"] * 3)
    play(t, "B: return_chief 1", "B: return_arrow 1", "B: return_arrow 1")
    assert (t.arrows[1], t.chief, t.life[1]) == (0, PILE, 5)


@covers("DICE-027", "DICE-342", "DICE-190")
def test_row_55_vulture_sam_at_his_maximum_gains_nothing() -> None:
    t = table(
        *("A sheriff", "B outlaw 1/8", "C outlaw vulture_sam", "D renegade"),
        throws="bullseye_1 gatling gatling dynamite dynamite",
        special_roles="mixed",
    )
    play(t, "A: stop")
    pass_windows(t)
    play(t, "A: shoot 1")
    assert asked(t) == "BCD left_hand_window"
    play(t, "*: pass")
    assert (t.living[1], t.life[2], t.active) == (False, 9, 2)


@covers("DICE-357", "DICE-418", "DICE-419")
def test_row_56_jose_with_loudmouth_and_a_doubled_token() -> None:
    t = table(
        *("A sheriff jose_delgado", "B outlaw", "C outlaw ghost", "D deputy", "E renegade"),
        throws="gatling gatling gatling double_gatling",
        more={"tokens": [-1, -1, -1, -1, 0, -1, 0]},
        ghost=True,
        saloon_dice=True,
        new_characters=True,
    )
    play(t, "A: use loudmouth_die")
    assert t.dice == ("beer", "beer", "gatling", "gatling", "gatling", "double_gatling")


@covers("DICE-108", "DICE-181")
def test_row_57_rose_with_four_living() -> None:
    t = table(
        *("A sheriff rose_doolan", "B outlaw", "C outlaw", "D renegade"),
        throws="bullseye_2 beer beer beer gatling",
    )
    play(t, "A: stop")
    assert choices(t, "A") == ["shoot 1", "shoot 2", "shoot 3"]


@covers("DICE-146", "DICE-431")
def test_row_58_no_ghost_is_made_when_the_game_ends() -> None:
    t = table(
        *("A sheriff 1/10 a=3", "B renegade 1/8 a=3", "C outlaw a=2", "D outlaw", "E deputy"),
        throws="arrow beer beer beer beer",
        ghost=True,
    )
    assert (winners(t), t.ghost) == ("CD", -1)


@covers("DICE-364", "DICE-365", "DICE-420")
def test_row_59_bill_rethrows_set_arrows() -> None:
    t = table(
        *("A sheriff bill_noface", "B outlaw", "C outlaw ghost", "D deputy", "E renegade"),
        throws="beer beer beer | gatling gatling",
        more={"tokens": [0, -1, -1, -1, -1, -1, 0]},
        ghost=True,
        new_characters=True,
    )
    assert (t.dice[:2], t.arrows[0]) == (("arrow", "arrow"), 0)
    play(t, "A: rethrow 12", "A: stop")
    assert t.arrows[0] == 0


@covers("DICE-122", "DICE-179", "DICE-346")
@pytest.mark.parametrize(("answer", "left"), [("return_all", 0), ("keep_all", 2)])
def test_row_60_pedro_is_hit_by_five_shots_and_saved(answer: str, left: int) -> None:
    t = table(
        *("A outlaw", "B sheriff pedro_ramirez 2/10 a=4", "C outlaw", "D left_hand_of_the_devil"),
        throws="bullseye_1 bullseye_1 bullseye_1 bullseye_1 bullseye_1",
        special_roles="mixed",
    )
    pass_windows(t)
    play(t, "A: stop")
    pass_windows(t)
    play(t, *["A: shoot 1"] * 5, "B: return_arrow 1", "B: return_arrow 1")
    assert (t.arrows[1], asked(t)) == (2, "ACD left_hand_window")
    play(t, "D: save 1", "A: pass", "C: pass", f"B: {answer}")
    assert (t.arrows[1], t.life[1]) == (left, 2)


@covers("DICE-351", "DICE-333")
def test_row_61_a_cancelled_gambler_leaves_the_throw_as_it_was() -> None:
    t = table(
        *("A sheriff", "B the_gambler", "C outlaw", "D renegade", "E the_judge"),
        throws="beer beer beer beer beer | beer | arrow arrow",
        special_roles="mixed",
    )
    pass_windows(t)
    play(t, "A: rethrow 1")
    pass_windows(t)
    play(t, "A: rethrow 12", "*: pass")
    assert asked(t) == "BCDE gambler_window"
    play(t, "B: force_throw", "C: pass", "D: pass", "E: pass")
    assert asked(t) == "CDE judge_window"
    play(t, "E: cancel", "C: pass", "D: pass")
    assert (t.arrows[0], asked(t)) == (2, "A beer")
