"""Every worked example of section 8."""

from __future__ import annotations

import pytest

from sixgun.games.bang_dice.table import PILE
from tests.covers import covers
from tests.games.bang_dice.story import (
    asked,
    choices,
    lives,
    names,
    pass_windows,
    play,
    refused,
    table,
    winners,
)

COWBOYS = (
    "A sheriff lucky_duke 10/10 a={0}",
    "B outlaw willy_the_kid 8/8 a={1}+C",
    "C outlaw calamity_janet 8/8 a={2}",
    "D renegade slab_the_killer 8/8 a={3}",
    "E deputy black_jack 8/8 a={4}",
)


@covers("DICE-240", "DICE-243", "DICE-244", "DICE-245", "DICE-249")
def test_ex_1_the_chiefs_arrow_spares_a_holder_alone_on_top() -> None:
    lines = [line.format(1, 2, 1, 3, 1) for line in COWBOYS]
    t = table(*lines, throws="arrow beer beer bullseye_1 gatling", chief_arrow=True)
    assert lives(t) == "8/10 8/8 7/8 5/8 7/8"
    assert (t.arrows, t.pile, t.chief) == ([0] * 5, 9, PILE)
    assert (asked(t), t.throws_left) == ("A throw_again", 3)


@covers("DICE-246")
def test_ex_2_on_a_tie_for_most_arrows_the_chiefs_arrow_spares_nobody() -> None:
    lines = [line.format(1, 2, 0, 4, 1) for line in COWBOYS]
    t = table(*lines, throws="arrow beer beer bullseye_1 gatling", chief_arrow=True)
    assert lives(t) == "8/10 4/8 8/8 4/8 7/8"


@covers(
    "DICE-043", "DICE-411", "DICE-412", "DICE-413", "DICE-415", "DICE-418", "DICE-419", "DICE-420", "DICE-421"
)
def test_ex_3_the_ghost_gives_a_pair_of_arrows_to_the_sheriff() -> None:
    t = table(
        "A renegade ghost",
        "B sheriff willy_the_kid 10/10",
        *("C deputy", "D deputy", "E outlaw", "F outlaw", "G outlaw"),
        throws="beer bullseye_1 | gatling arrow | arrow | bullseye_1 beer arrow | beer bullseye_2 gatling",
        more={"ghost_side": "outlaw"},
        ghost=True,
    )
    play(t, "A: rethrow 12", "A: rethrow 1", "A: haunt arrow 1")
    assert (t.tokens[0], t.tokens[6], t.pile) == (1, 1, 6)
    assert (t.dice, t.arrows[1]) == (("arrow", "arrow", "bullseye_1", "beer", "arrow"), 3)
    play(t, "B: rethrow 125", "B: stop")
    assert (sorted(t.dice), t.arrows[1]) == (["beer", "beer", "bullseye_1", "bullseye_2", "gatling"], 3)
    play(t, "B: shoot 2", "B: shoot 3", "B: beer 1", "B: beer 1")
    assert t.tokens == (-1,) * 7
    assert t.active == 2


@covers("DICE-082", "DICE-088", "DICE-235")
def test_ex_4_a_double_beer_serves_two_players() -> None:
    t = table(
        *("A outlaw 5/8", "B sheriff", "C outlaw 3/8", "D renegade"),
        throws="dynamite dynamite gatling gatling double_beer",
        saloon_dice=True,
    )
    play(t, "A: use coward_die", "A: stop", "A: beer 0", "A: beer 2")
    assert (t.life[0], t.life[2]) == (6, 4)


@covers("DICE-045", "DICE-357", "DICE-358", "DICE-359", "DICE-360", "DICE-361")
@pytest.mark.parametrize(
    ("character", "die", "base", "dice"),
    [
        ("jose_delgado", "loudmouth_die", 5, 6),
        ("jose_delgado", "coward_die", 4, 5),
        ("tequila_joe", "coward_die", 5, 6),
        ("tequila_joe", "loudmouth_die", 4, 5),
    ],
)
def test_ex_5_jose_and_tequila_joe_have_a_sixth_die(character: str, die: str, base: int, dice: int) -> None:
    t = table(
        *(f"A sheriff {character}", "B outlaw", "C outlaw", "D renegade"),
        throws="beer " * 6,
        saloon_dice=True,
        new_characters=True,
    )
    play(t, f"A: use {die}")
    assert (t.kinds.count("base_die"), len(t.dice)) == (base, dice)
    assert t.kinds[-1] == die


@covers("DICE-371", "DICE-088")
@pytest.mark.parametrize(("face", "left"), [("bullseye_1", 5), ("double_bullseye_1", 4)])
def test_ex_6_vera_loses_one_less_to_bulls_eyes(face: str, left: int) -> None:
    t = table(
        *("A sheriff", "B outlaw vera_custer 5/7", "C outlaw", "D renegade"),
        throws=f"dynamite dynamite gatling gatling {face}"
        if face[0] == "d"
        else f"{face} beer gatling arrow arrow",
        saloon_dice=True,
        new_characters=True,
    )
    play(t, "A: use loudmouth_die" if face[0] == "d" else "A: use none", "A: stop", "A: shoot 1")
    if face[0] == "d":
        play(t, "A: shoot 1")
    assert t.life[1] == left


@covers("DICE-313", "DICE-315", "DICE-316", "DICE-317", "DICE-318", "DICE-041", "DICE-042")
def test_ex_7_the_good_becomes_sheriff() -> None:
    t = table(
        "A the_bear suzy_lafayette 11/11",
        "B the_good sid_ketchum 6/8",
        *("C outlaw", "D outlaw", "E renegade"),
        active="B",
        special_roles="mixed",
    )
    assert asked(t) == "B own_power_at_start"
    play(t, "B: become_sheriff")
    assert (t.sheriff(), t.face_up[:2], lives(t).split()[:2]) == (1, (True, True), ["11/8", "6/8"])
    play(t, "B: heal 1", "*: pass")
    assert t.life[1] == 7


SWAPPED = (
    "A the_good suzy_lafayette {0}/8 up",
    "B the_bear sid_ketchum 1/8",
    "C outlaw",
    "D outlaw",
    "E renegade",
)


@covers("DICE-319")
def test_ex_7_life_above_the_new_maximum_is_kept_but_not_regained() -> None:
    dice = "beer dynamite dynamite gatling gatling | dynamite dynamite dynamite gatling arrow"
    for before, after in [(11, 11), (7, 8)]:
        lines = [line.format(before) for line in SWAPPED]
        t = table(*lines, active="C", throws=dice, special_roles="mixed")
        pass_windows(t)
        play(t, "C: stop")
        pass_windows(t)
        play(t, "C: beer 0")
        pass_windows(t)
        assert t.life[0] == after


@covers("DICE-151")
def test_ex_7_the_new_sheriff_is_the_one_who_must_live() -> None:
    lines = [line.format(11) for line in SWAPPED]
    t = table(*lines, active="C", throws="bullseye_1 gatling gatling arrow arrow", special_roles="mixed")
    pass_windows(t)
    play(t, "C: stop")
    pass_windows(t)
    play(t, "C: shoot 1")
    pass_windows(t)
    assert winners(t) == "CD"


@covers("DICE-364", "DICE-365", "DICE-366")
def test_ex_8_bill_noface_takes_arrows_only_after_his_last_throw() -> None:
    t = table(
        *("A sheriff bill_noface", "B outlaw a=4", "C outlaw", "D renegade"),
        throws="arrow arrow beer dynamite gatling | arrow bullseye_1",
        new_characters=True,
    )
    assert (t.arrows[0], t.pile) == (0, 5)
    play(t, "A: rethrow 12")
    assert t.arrows[0] == 0
    play(t, "A: stop")
    assert (t.arrows[0], t.pile) == (1, 4)
    assert asked(t) == "A aim"


@covers("DICE-375", "DICE-377")
def test_ex_9_molly_never_takes_more_than_she_has() -> None:
    lines = ("A outlaw", "B sheriff 5/10", "C outlaw molly_stark 2/8", "D renegade")
    t = table(*lines, throws="bullseye_1 bullseye_1 bullseye_1 gatling arrow", new_characters=True)
    play(t, "A: stop", "A: shoot 1", "A: shoot 1", "A: shoot 1")
    assert lives(t).split()[1:3] == ["2/10", "2/8"]
    t = table(*lines, throws="bullseye_1 bullseye_1 beer gatling arrow", new_characters=True)
    play(t, "A: stop", "A: shoot 1", "A: shoot 1")
    assert choices(t, "C") == ["pass", "take_over 1"]
    play(t, "C: take_over 1")
    assert (t.life[1], t.living[2]) == (5, False)


@covers("DICE-064", "DICE-065", "DICE-066", "DICE-130", "DICE-131", "DICE-132")
def test_ex_10_several_arrows_and_one_attack() -> None:
    t = table(
        *("A sheriff 7/10 a=2", "B outlaw 5/8 a=3", "C outlaw 8/9 a=2", "D renegade 4/7"),
        throws="arrow arrow arrow beer gatling",
    )
    assert lives(t) == "3/10 2/8 6/9 4/7"
    assert (t.arrows, t.pile, asked(t)) == ([1, 0, 0, 0], 8, "A throw_again")


@covers("DICE-055", "DICE-083", "DICE-085")
def test_ex_11_three_dynamite_end_the_rolling_and_cost_one_life() -> None:
    t = table(
        *("A outlaw 3/8", "B sheriff", "C outlaw", "D renegade"),
        throws="dynamite beer arrow dynamite gatling | dynamite bullseye_1 bullseye_1",
    )
    assert t.arrows[0] == 1
    play(t, "A: rethrow 235")
    assert (t.life[0], asked(t)) == (2, "A aim")
    play(t, "A: shoot 1", "A: shoot 3")
    assert (t.life[1], t.life[3]) == (t.maximum[1] - 1, t.maximum[3] - 1)


VOLLEY = ("A outlaw 5/8", "B deputy 1/8", "C sheriff 3/10", "D outlaw 8/8", "E renegade 8/8")


@covers("DICE-087", "DICE-089", "DICE-095", "DICE-105", "DICE-141")
def test_ex_12_a_volley_is_resolved_at_once() -> None:
    t = table(*VOLLEY, throws="bullseye_1 bullseye_1 bullseye_2 bullseye_2 beer")
    play(t, "A: stop", "A: shoot 1", "A: shoot 1", "A: shoot 2", "A: shoot 2", "A: beer 0")
    assert lives(t) == "6/8 0/8 1/10 8/8 8/8"
    assert (t.living[1], t.face_up[1], t.over) == (False, True, False)


@covers("DICE-090", "DICE-091", "DICE-092")
def test_ex_12_distances_are_counted_with_the_players_who_die_in_the_volley() -> None:
    t = table(*VOLLEY, throws="bullseye_1 bullseye_1 bullseye_2 bullseye_2 beer")
    play(t, "A: stop", "A: shoot 1")
    assert refused(t, "A: shoot 2") == "err_illegal_option"  # a 1 on C "because B is dead already"
    assert refused(t, "A: shoot 3") == "err_illegal_option"  # a 1 on D
    play(t, "A: shoot 1")
    assert refused(t, "A: shoot 1") == "err_illegal_option"  # a 2 on B
    assert choices(t, "A") == ["shoot 2", "shoot 3"]


@covers("DICE-100", "DICE-101", "DICE-120", "DICE-178")
def test_ex_13_the_gatling_gun_and_el_gringo() -> None:
    t = table(
        "A renegade 5/8 a=3 suzy_lafayette",
        *("B outlaw el_gringo 4/7 a=1", "C sheriff paul_regret 5/11", "D outlaw 2/8 a=1"),
        throws="gatling gatling gatling beer dynamite | beer beer beer beer beer",
    )
    assert t.pile == 4
    events = play(t, "A: stop", "A: beer 0")
    told = [str(event) for event in events]
    assert "life_gained points=(1, 0, 0, 0)" in told
    assert lives(t).split()[1:] == ["3/7", "5/11", "1/8"]
    assert (t.arrows, t.pile) == ([1, 1, 0, 1], 6)
    assert told.index("arrows_returned seats=(0,)") < told.index("arrow_taken seat=0 chief=False")


@covers("DICE-134", "DICE-104", "DICE-170", "DICE-133")
def test_ex_14_el_gringos_arrow_starts_an_attack() -> None:
    t = table(
        *("A outlaw 1/8", "B outlaw el_gringo 5/7 a=4", "C sheriff 6/10 a=3", "D renegade 6/8 a=1"),
        throws="bullseye_1 beer beer gatling dynamite | beer beer beer beer dynamite",
    )
    assert t.pile == 1
    events = play(t, "A: stop", "A: shoot 1")
    assert lives(t) == "0/8 0/7 3/10 5/8"
    assert "players_eliminated seats=(0, 1)" in " ".join(map(str, events))
    assert "beers_given" not in names(events)
    assert (t.pile, asked(t), t.over) == (9, "C throw_again", False)


@covers("DICE-172", "DICE-027")
@pytest.mark.parametrize(("life", "beers", "after"), [(4, 2, 8), (5, 2, 7), (3, 3, 9)])
def test_ex_15_jesse_jones_drinks_double_when_low(life: int, beers: int, after: int) -> None:
    rest = "dynamite gatling gatling"[: None if beers == 2 else 16]
    t = table(
        *(f"A outlaw jesse_jones {life}/9", "B sheriff", "C outlaw", "D renegade"),
        throws="beer " * beers + rest,
    )
    play(t, "A: stop", *["A: beer 0"] * beers)
    assert t.life[0] == after


@covers("DICE-175", "DICE-250")
def test_ex_16_kit_carlson_returns_arrows_of_anybody() -> None:
    t = table(
        *("A sheriff kit_carlson a=2", "B outlaw a=1+C", "C outlaw a=3", "D renegade"),
        throws="gatling gatling beer bullseye_1 dynamite",
        chief_arrow=True,
    )
    assert t.pile == 3
    play(t, "A: stop", "A: shoot 1", "A: beer 0")
    assert asked(t) == "A return_for_gatling"
    before = t.life[:]
    play(t, "A: return_chief 1", "A: return_arrow 0")
    assert (t.arrows[:3], t.pile, t.chief) == ([1, 1, 3], 4, PILE)
    assert t.life == before


@covers("DICE-183", "DICE-184", "DICE-185", "DICE-186")
def test_ex_17_slab_doubles_one_symbol_of_a_double() -> None:
    t = table(
        *("A sheriff slab_the_killer 5/10", "B outlaw", "C outlaw", "D outlaw", "E renegade", "F deputy"),
        throws="beer beer bullseye_1 gatling double_bullseye_2",
        saloon_dice=True,
    )
    before = t.life[:]
    play(t, "A: use loudmouth_die", "A: stop", "A: shoot 5", "A: shoot_double 2", "A: shoot 4")
    assert asked(t) == "A beer"
    play(t, "A: beer 0")
    assert [after - life for after, life in zip(t.life, before, strict=True)] == [1, 0, -2, 0, -1, -1]


@covers("DICE-330", "DICE-331", "DICE-332", "DICE-333", "DICE-335", "DICE-336")
def test_ex_18_the_gambler_on_a_last_throw() -> None:
    t = table(
        *("A the_gambler", "B sheriff 8/10", "C outlaw", "D renegade"),
        active="B",
        throws="gatling gatling dynamite dynamite gatling | gatling gatling beer | arrow arrow beer |"
        "dynamite dynamite dynamite beer bullseye_1",
        special_roles="mixed",
    )
    play(t, "B: rethrow 125", "B: rethrow 125")
    assert (asked(t), t.dice) == ("ACD gambler_window", ("arrow", "arrow", "dynamite", "dynamite", "beer"))
    play(t, "C: pass", "D: pass", "A: force_throw")
    assert (t.arrows[1], t.life[1], asked(t)) == (0, 7, "B aim")
    play(t, "B: shoot 0", "B: beer 1")
    pass_windows(t)
    assert t.life[1] == 8


@covers("DICE-330", "DICE-334", "DICE-352")
def test_ex_19_the_gambler_after_a_voluntary_stop() -> None:
    t = table(
        *("A the_gambler", "B sheriff 8/10", "C outlaw", "D renegade"),
        active="B",
        throws="arrow beer beer gatling gatling | arrow beer bullseye_1 bullseye_2 gatling",
        special_roles="mixed",
    )
    assert t.arrows[1] == 1
    play(t, "B: stop")
    assert asked(t) == "ACD gambler_window"
    play(t, "A: force_throw", "C: pass", "D: pass")
    assert (t.arrows[1], asked(t)) == (2, "B aim")


@covers("DICE-320", "DICE-321", "DICE-322", "DICE-324", "DICE-055")
def test_ex_20_the_doc_turns_a_third_dynamite() -> None:
    t = table(
        *("A the_doc", "B sheriff", "C outlaw", "D outlaw", "E renegade"),
        active="B",
        throws="dynamite dynamite gatling beer gatling | dynamite",
        special_roles="mixed",
    )
    pass_windows(t)
    play(t, "B: rethrow 3")
    assert asked(t) == "ACDE doc_window"
    play(t, "A: turn 1 arrow", "C: pass", "D: pass", "E: pass")
    assert (t.arrows[1], asked(t)) == (1, "B throw_again")
    assert "rethrow 145" in choices(t, "B")
    assert not [option for option in choices(t, "B") if set(option[8:]) & {"2", "3"}]


JUDGED = (
    "A outlaw",
    "B sheriff jourdonnais 2/9 a=2",
    *("C the_judge", "D deputy", "E outlaw", "F outlaw", "G left_hand_of_the_devil"),
)


def shoot_the_sheriff() -> str:
    return "bullseye_1 bullseye_1 gatling gatling beer"


@covers("DICE-309", "DICE-345", "DICE-346")
def test_ex_21_the_left_hand_saves_the_sheriff() -> None:
    t = table(*JUDGED, throws=shoot_the_sheriff(), special_roles="mixed")
    pass_windows(t)
    play(t, "A: stop")
    pass_windows(t)
    play(t, "A: shoot 1", "A: shoot 1")
    assert asked(t) == "ACDEFG left_hand_window"
    play(t, "G: save 1", *[f"{seat}: pass" for seat in "ACDEF"])
    assert asked(t) == "ACDEF judge_window"
    play(t, "*: pass")
    assert (t.life[1], asked(t)) == (2, "B saved_arrows")
    pile = t.pile
    play(t, "B: return_all")
    assert (t.arrows[1], t.pile) == (0, pile + 2)


@covers("DICE-325", "DICE-326")
def test_ex_21_the_judge_cancels_the_left_hand() -> None:
    t = table(*JUDGED, throws=shoot_the_sheriff(), special_roles="mixed")
    pass_windows(t)
    play(t, "A: stop")
    pass_windows(t)
    play(t, "A: shoot 1", "A: shoot 1")
    play(t, "G: save 1", *[f"{seat}: pass" for seat in "ACDEF"])
    play(t, "C: cancel", *[f"{seat}: pass" for seat in "ADEF"])
    assert (winners(t), t.face_up[2], t.face_up[6]) == ("AEF", True, True)


@covers("DICE-337", "DICE-338", "DICE-339", "DICE-340")
def test_ex_22_the_bad_denies_all_beers_of_one_player() -> None:
    t = table(
        *("A sheriff 6/10", "B the_bad", "C outlaw 3/8", "D renegade"),
        throws="beer beer beer gatling gatling",
        special_roles="mixed",
    )
    play(t, "A: stop")
    pass_windows(t)
    play(t, "A: beer 0", "A: beer 0", "A: beer 2")
    assert choices(t, "B") == ["pass", "deny 0", "deny 2"]
    play(t, "B: deny 0", "C: pass", "D: pass")
    assert (t.life[0], t.life[2]) == (6, 4)


@covers("DICE-343", "DICE-344")
def test_ex_23_the_ugly_swaps_all_arrows() -> None:
    t = table(
        *("A the_ugly", "B sheriff a=1", "C outlaw", "D renegade a=3+C"),
        throws="beer " * 5,
        chief_arrow=True,
        special_roles="mixed",
    )
    assert t.pile == 5
    play(t, "A: swap_arrows 1 3")
    assert (t.arrows, t.chief, t.pile) == ([0, 3, 0, 1], 1, 5)
    assert t.life == list(t.maximum)


@covers("DICE-368", "DICE-369", "DICE-134")
def test_ex_24_elena_gives_the_last_arrow_away() -> None:
    t = table(
        *("A outlaw elena_fuente 5/7 a=2", "B sheriff 9/10 a=3", "C outlaw 6/8 a=2", "D renegade 3/9 a=1"),
        throws="arrow beer beer gatling gatling",
        new_characters=True,
    )
    assert (t.pile, asked(t)) == (1, "A give_arrow")
    play(t, "A: give_arrow 1")
    assert lives(t) == "3/7 5/10 4/8 2/9"
    assert (t.pile, asked(t)) == (9, "A throw_again")


@covers("DICE-362", "DICE-363")
def test_ex_25_apache_kid_steals_the_chiefs_arrow() -> None:
    t = table(
        *("A outlaw apache_kid", "B sheriff a=8+C", "C outlaw", "D renegade"),
        throws="arrow beer beer gatling gatling",
        chief_arrow=True,
        new_characters=True,
    )
    assert choices(t, "A") == ["take_regular", "steal_chief"]
    play(t, "A: steal_chief")
    assert (t.arrows, t.chief, t.pile, asked(t)) == ([0, 8, 0, 0], 0, 1, "A throw_again")
    assert t.life == list(t.maximum)


@covers("DICE-146", "DICE-148")
def test_ex_26_when_nobody_is_left_the_outlaws_win() -> None:
    t = table(
        *("A sheriff 5/10 a=5", "B outlaw out", "C outlaw out", "D renegade 4/8 a=3"),
        active="D",
        throws="arrow beer beer beer beer",
    )
    assert (t.living, winners(t)) == ((False,) * 4, "BC")


@covers("DICE-145")
def test_ex_27_a_renegade_alone_with_the_sheriff_wins_by_his_death() -> None:
    t = table(
        *("A sheriff 1/10", "B deputy out", "C outlaw out", "D outlaw out", "E renegade 3/8"),
        active="E",
        throws="bullseye_1 beer beer beer beer",
    )
    play(t, "E: stop")
    assert winners(t) == "E"


@covers("DICE-215", "DICE-217", "DICE-220")
def test_ex_28_three_players() -> None:
    lines = ("A deputy 2/8", "B outlaw 1/8", "C renegade 1/9")
    t = table(*lines, throws="gatling gatling gatling beer dynamite")
    play(t, "A: stop", "A: beer 0")
    assert winners(t) == "A"
    t = table(*lines, active="B", throws="gatling gatling gatling dynamite dynamite")
    play(t, "B: stop")
    assert (t.over, t.living, t.life[0]) == (False, (True, True, False), 1)


@covers("DICE-405", "DICE-404", "DICE-406")
@pytest.mark.parametrize("killer", ["law", "outlaws"])
def test_ex_29_a_ghost_renegade_wins_with_his_side(killer: str) -> None:
    lines = ["A sheriff 1/10", "B outlaw out", "C outlaw out", "D outlaw 1/8", "E renegade ghost", "F deputy"]
    t = table(
        *lines,
        active="A" if killer == "law" else "D",
        throws="bullseye_2 dynamite dynamite gatling gatling",
        more={"ghost_side": "deputy"},
        ghost=True,
    )
    if killer == "law":  # three living: a Bull's Eye 2 reaches everybody
        play(t, "A: stop", "A: shoot 3")
    else:
        play(t, "D: stop", "D: shoot 0")
    assert winners(t) == ("AEF" if killer == "law" else "BCD")


@covers("DICE-418", "DICE-423", "DICE-054")
def test_ex_30_a_dynamite_token_and_the_coward() -> None:
    t = table(
        *("A sheriff", "B outlaw", "C outlaw", "D renegade", "E deputy ghost"),
        throws="dynamite beer beer double_beer",
        more={"tokens": [-1, 0, -1, -1, -1, -1, -1]},
        ghost=True,
        saloon_dice=True,
    )
    play(t, "A: use coward_die")
    assert t.dice == ("dynamite", "dynamite", "beer", "beer", "double_beer")
    assert choices(t, "A")[-1] == "rethrow 345"
    assert len(choices(t, "A")) == 8
