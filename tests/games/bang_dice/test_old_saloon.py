"""The modules M2, M4 and M5 (sections 4.14, 4.17 and 4.18)."""

from __future__ import annotations

import pytest

from sixgun.games.bang_dice.table import PILE
from tests.covers import covers
from tests.games.bang_dice.story import asked, choices, lives, names, pass_windows, play, table, winners

FOUR = ("A sheriff", "B outlaw", "C outlaw", "D renegade")
GHOSTLY = ("A outlaw ghost", "B sheriff", "C outlaw", "D renegade", "E deputy")


# -- M2 ------------------------------------------------------------------------------------------


@covers("DICE-241", "DICE-242")
def test_the_chiefs_arrow_may_be_taken_for_one_arrow_result() -> None:
    t = table(*FOUR, throws="arrow arrow beer beer beer", chief_arrow=True)
    assert choices(t, "A") == ["take_regular", "take_chief"]
    play(t, "A: take_chief")
    assert (t.chief, t.arrows[0], t.pile, asked(t)) == (0, 1, 8, "A throw_again")


@covers("DICE-247", "DICE-248")
def test_the_chiefs_arrow_must_be_taken_if_it_is_the_last_and_brings_the_indians() -> None:
    t = table(
        *("A sheriff 10/10 a=3", "B outlaw 8/8 a=6", "C outlaw", "D renegade"),
        throws="arrow beer beer beer beer",
        chief_arrow=True,
    )
    assert lives(t).split()[:2] == ["5/10", "2/8"]
    assert (t.chief, t.pile) == (PILE, 9)


@covers("DICE-247")
def test_the_last_regular_arrow_after_the_chiefs_brings_the_indians() -> None:
    t = table(
        *("A sheriff 10/10 a=2", "B outlaw 8/8 a=6", "C outlaw", "D renegade"),
        throws="arrow arrow beer beer beer",
        chief_arrow=True,
    )
    play(t, "A: take_chief")
    assert lives(t).split()[:2] == ["5/10", "2/8"]


@covers("DICE-251")
def test_bart_and_who_pays_el_gringo_may_take_the_chiefs_arrow() -> None:
    t = table(
        *("A sheriff", "B outlaw bart_cassidy", "C outlaw", "D renegade el_gringo"),
        throws="bullseye_1 bullseye_1 beer beer beer",
        chief_arrow=True,
    )
    play(t, "A: stop", "A: shoot 1", "A: shoot 3", "B: take_arrows 1")
    assert asked(t) == "B arrow_source"
    play(t, "B: take_regular")
    assert asked(t) == "A arrow_source"
    play(t, "A: take_chief")
    assert (t.chief, t.arrows[:2]) == (0, [0, 1])


@covers("DICE-250")
def test_an_eliminated_holder_returns_the_chiefs_arrow() -> None:
    t = table(
        *("A sheriff", "B outlaw 1/8 a=1+C", "C outlaw", "D renegade"),
        throws="bullseye_1 beer beer beer beer",
        chief_arrow=True,
    )
    play(t, "A: stop", "A: shoot 1")
    assert (t.chief, t.pile) == (PILE, 9)


# -- M4 ------------------------------------------------------------------------------------------


@covers("DICE-367")
def test_bills_broken_arrow_and_bullet_are_applied_at_once() -> None:
    lines = ("A sheriff bill_noface a=1", "B outlaw", "C outlaw", "D renegade")
    t = table(*lines, throws="arrow beer beer beer broken_arrow", saloon_dice=True, new_characters=True)
    play(t, "A: use coward_die")
    assert (t.arrows[0], asked(t)) == (0, "A throw_again")
    t = table(*lines, throws="arrow beer beer beer bullet", saloon_dice=True, new_characters=True)
    play(t, "A: use loudmouth_die")
    assert (t.life[0], t.arrows[0]) == (t.maximum[0] - 1, 1)


@covers("DICE-368", "DICE-369")
def test_elena_gives_one_arrow_a_throw_and_decides_token_by_token() -> None:
    t = table(
        *("A sheriff elena_fuente", "B outlaw", "C outlaw", "D renegade"),
        throws="arrow arrow arrow beer beer | arrow",
        new_characters=True,
    )
    assert choices(t, "A") == ["pass", "give_arrow 1", "give_arrow 2", "give_arrow 3"]
    play(t, "A: pass", "A: give_arrow 2")
    assert (t.arrows, asked(t)) == ([2, 0, 1, 0], "A throw_again")
    play(t, "A: rethrow 4")
    assert asked(t) == "A give_arrow"


@covers("DICE-370")
def test_elena_chooses_which_token_she_gives() -> None:
    t = table(
        *("A sheriff elena_fuente", "B outlaw", "C outlaw", "D renegade"),
        throws="arrow beer beer beer beer",
        new_characters=True,
        chief_arrow=True,
    )
    play(t, "A: give_arrow 2")
    assert asked(t) == "A arrow_source"
    play(t, "A: take_chief")
    assert t.chief == 2


@covers("DICE-362")
def test_apache_kid_takes_the_chiefs_arrow_from_the_pile_like_anybody() -> None:
    t = table(
        *("A sheriff apache_kid", "B outlaw", "C outlaw", "D renegade"),
        throws="arrow beer beer beer beer",
        new_characters=True,
        chief_arrow=True,
    )
    assert choices(t, "A") == ["take_regular", "take_chief"]
    t = table(
        *("A sheriff apache_kid", "B outlaw a=0+C", "C outlaw", "D renegade"),
        throws="arrow beer beer beer beer",
        new_characters=True,
        chief_arrow=True,
    )
    play(t, "A: take_regular")
    assert (t.chief, t.arrows[0]) == (1, 1)


@covers("DICE-372")
def test_vera_is_not_protected_from_indians_dynamite_and_bullets() -> None:
    lines = ("A sheriff vera_custer 9/9 a=4", "B outlaw a=4", "C outlaw", "D renegade")
    t = table(*lines, throws="arrow dynamite dynamite dynamite bullet", saloon_dice=True, new_characters=True)
    play(t, "A: use loudmouth_die")
    assert t.life[0] == 9 - 5 - 1 - 1


@covers("DICE-373", "DICE-374")
def test_doc_holyday_regains_two_after_three_shots() -> None:
    for faces, shots, life in [
        ("bullseye_1 bullseye_1 bullseye_1", 3, 5),
        ("bullseye_1 bullseye_1 gatling", 2, 3),
    ]:
        t = table(
            *("A sheriff doc_holyday 3/10", "B outlaw", "C outlaw", "D renegade"),
            throws=f"{faces} dynamite dynamite",
            new_characters=True,
        )
        play(t, "A: stop", *["A: shoot 1"] * shots)
        assert t.life[0] == life


@covers("DICE-376", "DICE-378", "DICE-379", "DICE-122")
def test_molly_takes_losses_of_any_cause_also_her_own_shots() -> None:
    t = table(
        *("A sheriff molly_stark 5/10", "B outlaw jourdonnais 7/7", "C outlaw", "D renegade"),
        throws="bullseye_1 bullseye_1 dynamite gatling gatling",
        new_characters=True,
    )
    play(t, "A: stop", "A: shoot 1", "A: shoot 1", "A: take_over 1")
    assert lives(t).split()[:2] == ["3/10", "7/7"]
    t = table(
        *("A sheriff 10/10 a=4", "B outlaw molly_stark 8/8", "C outlaw jourdonnais 7/7 a=4", "D renegade"),
        throws="arrow beer beer beer beer",
        new_characters=True,
    )
    assert t.pending == (5, 0, 1, 0)  # Jourdonnais' own protection comes first, and Molly has none of it
    play(t, "B: take_over 2", "B: take_over 0")
    assert lives(t).split()[:3] == ["10/10", "2/8", "7/7"]
    t = table(
        *("A sheriff 10/10", "B outlaw molly_stark 8/8", "C outlaw", "D renegade"),
        throws="dynamite dynamite dynamite beer beer",
        new_characters=True,
    )
    play(t, "B: take_over 0")
    assert (t.life[0], t.life[1]) == (10, 7)


# -- M5 ------------------------------------------------------------------------------------------


@covers("DICE-401", "DICE-402", "DICE-432", "DICE-404", "DICE-410", "DICE-430")
def test_the_first_player_eliminated_becomes_the_only_ghost_and_keeps_his_seat() -> None:
    t = table(
        *("A sheriff", "B outlaw 1/8", "C outlaw 1/8", "D renegade", "E deputy"),
        throws="bullseye_1 gatling gatling dynamite dynamite | arrow beer",
        ghost=True,
    )
    play(t, "A: stop", "A: shoot 1")
    assert (t.ghost, t.face_up[1], t.active, len(t.dice)) == (1, True, 1, 2)
    play(t, "B: stop", "B: haunt beer 2")
    assert t.active == 2
    t = table(
        *("A sheriff", "B outlaw ghost", "C outlaw 1/8", "D renegade", "E deputy"),
        throws="bullseye_2 gatling gatling dynamite dynamite | arrow arrow",
        ghost=True,
    )
    play(t, "A: stop")
    assert (t.living[2], t.ghost) == (True, 1)


@covers("DICE-402")
def test_a_second_elimination_makes_no_ghost() -> None:
    t = table(
        *("A sheriff", "B outlaw ghost", "C outlaw 1/8", "D renegade", "E deputy"),
        throws="bullseye_1 gatling gatling dynamite dynamite",
        ghost=True,
    )
    play(t, "A: stop", "A: shoot 2")
    assert (t.living[2], t.ghost) == (False, 1)


@covers("DICE-403", "DICE-430")
def test_a_ghost_made_in_his_own_turn_ends_that_turn_first() -> None:
    t = table(
        *("A outlaw 1/8", "B sheriff", "C outlaw", "D renegade", "E deputy"),
        throws="dynamite dynamite dynamite bullseye_1 gatling",
        ghost=True,
    )
    assert (t.ghost, t.active, t.living[0], t.life[1]) == (0, 1, False, t.maximum[1])


@covers("DICE-405")
@pytest.mark.parametrize(("seats", "side"), [(5, "outlaw"), (6, "deputy"), (7, "outlaw"), (8, "deputy")])
def test_a_renegade_ghost_takes_the_side_of_the_table(seats: int, side: str) -> None:
    others = ["C outlaw", "D outlaw", "E deputy", "F outlaw", "G deputy", "H renegade"][: seats - 2]
    t = table(
        *("A sheriff", "B renegade 1/8", *others),
        throws="bullseye_1 gatling gatling dynamite dynamite",
        ghost=True,
    )
    play(t, "A: stop", "A: shoot 1")
    assert (t.ghost, t.ghost_side) == (1, side)


@covers("DICE-405", "DICE-406", "DICE-404")
def test_the_ghost_renegade_table_is_an_option() -> None:
    t = table(
        *("A sheriff", "B renegade 1/8", "C outlaw", "D outlaw", "E deputy"),
        throws="bullseye_1 gatling gatling dynamite dynamite",
        ghost=True,
        ghost_renegade_table={"5": "deputy", "6": "deputy", "7": "deputy", "8": "deputy"},
    )
    play(t, "A: stop", "A: shoot 1")
    assert t.ghost_side == "deputy"


@covers("DICE-407", "DICE-426", "DICE-427")
def test_the_ghost_is_not_counted_and_cannot_be_chosen() -> None:
    t = table(
        *("A sheriff sid_ketchum", "B outlaw ghost", "C outlaw", "D renegade", "E deputy"),
        throws="bullseye_1 beer dynamite dynamite gatling",
        ghost=True,
    )
    assert "heal 1" not in choices(t, "A")
    play(t, "A: heal 0", "A: stop")
    assert choices(t, "A") == ["shoot 2", "shoot 4"]


@covers("DICE-408", "DICE-412")
def test_the_ghosts_character_has_no_ability() -> None:
    for character in ("black_jack", "lucky_duke"):
        t = table(
            f"A outlaw {character} ghost",
            *GHOSTLY[1:],
            throws="dynamite beer | beer | beer | beer",
            ghost=True,
        )
        assert choices(t, "A") == ["stop", "rethrow 2"]
        play(t, "A: rethrow 2", "A: rethrow 2")
        assert asked(t) == "A haunt"


@covers("DICE-409", "DICE-307")
def test_the_ghost_cannot_use_a_role_power() -> None:
    t = table("A the_gambler ghost", *GHOSTLY[1:], active="B", ghost=True, special_roles="mixed")
    while t.ask is not None and t.ask.kind != "throw_again":
        assert 0 not in t.to_act
        play(t, "*: pass")


@covers("DICE-411", "DICE-429", "DICE-413")
def test_a_ghost_turn_has_no_start_no_saloon_die_no_resolution_and_no_end() -> None:
    t = table(
        "A outlaw suzy_lafayette ghost",
        *GHOSTLY[1:],
        throws="arrow gatling",
        ghost=True,
        saloon_dice=True,
        special_roles="mixed",
    )
    assert t.kinds == ("base_die", "base_die")
    pass_windows(t)
    assert (asked(t), t.arrows[0]) == ("A throw_again", 0)
    play(t, "A: stop")
    pass_windows(t)
    events = play(t, "A: haunt gatling 1")
    assert (names(events)[:2], t.active) == (["tokens_given", "turn_passed"], 1)


@covers("DICE-414", "DICE-416", "DICE-417")
def test_the_ghost_must_give_one_of_his_faces_to_a_living_player() -> None:
    t = table(*GHOSTLY, throws="arrow gatling", ghost=True)
    play(t, "A: stop")
    assert len(choices(t, "A")) == 8
    assert choices(t, "A")[0] == "haunt arrow 1"
    assert "pass" not in choices(t, "A")
    play(t, "A: haunt gatling 3")
    assert t.tokens == (-1, -1, -1, -1, -1, 3, -1)


@covers("DICE-422")
def test_black_jack_throws_a_set_dynamite_again() -> None:
    t = table(
        *("A outlaw ghost", "B sheriff black_jack", "C outlaw", "D renegade", "E deputy"),
        active="B",
        throws="beer beer beer beer",
        more={"tokens": [-1, 1, -1, -1, -1, -1, -1]},
        ghost=True,
    )
    assert t.dice[0] == "dynamite"
    assert "rethrow 1" in choices(t, "B")


@covers("DICE-424", "DICE-425", "DICE-201")
def test_tokens_go_back_when_their_target_dies_in_his_turn() -> None:
    t = table(
        *("A outlaw ghost", "B deputy 1/8", "C outlaw", "D renegade", "E sheriff"),
        active="B",
        throws="dynamite dynamite dynamite beer",
        more={"tokens": [-1, -1, -1, -1, 1, -1, -1]},
        ghost=True,
    )
    assert (t.living[1], t.tokens) == (False, (-1,) * 7)


@covers("DICE-428")
def test_the_doc_and_the_gambler_answer_the_ghosts_throws() -> None:
    t = table(
        *("A outlaw ghost", "B sheriff", "C the_gambler", "D renegade", "E the_doc"),
        throws="beer beer | arrow arrow",
        ghost=True,
        special_roles="mixed",
    )
    assert asked(t) == "CDE doc_window"
    play(t, "E: turn 1 gatling", "C: pass", "D: pass")
    assert (t.dice, asked(t)) == (("gatling", "beer"), "A throw_again")
    play(t, "A: stop", "C: force_throw", "D: pass")
    assert (t.dice, asked(t), t.arrows) == (("arrow", "arrow"), "A haunt", [0] * 5)


@covers("DICE-431")
def test_a_ghost_does_not_share_the_win_of_the_moment_that_would_make_him() -> None:
    t = table(
        *("A sheriff 1/9", "B renegade 1/8", "C outlaw", "D outlaw", "E deputy"),
        active="C",
        throws="gatling gatling gatling dynamite dynamite",
        ghost=True,
    )
    play(t, "C: stop")
    assert (winners(t), t.ghost) == ("CD", -1)


@covers("DICE-408", "DICE-190")
def test_a_ghost_vulture_sam_gains_nothing() -> None:
    t = table(
        *("A sheriff", "B outlaw vulture_sam ghost", "C outlaw 1/8", "D renegade", "E deputy"),
        throws="bullseye_1 gatling gatling dynamite dynamite",
        ghost=True,
    )
    play(t, "A: stop", "A: shoot 2")
    assert (t.living[2], t.life[1]) == (False, 0)


@covers("DICE-431", "DICE-190", "DICE-119")
def test_vulture_sam_gains_for_the_player_who_becomes_the_ghost() -> None:
    t = table(
        *("A sheriff", "B outlaw 1/8", "C outlaw vulture_sam 3/9", "D renegade", "E deputy"),
        throws="bullseye_1 gatling gatling dynamite dynamite",
        ghost=True,
    )
    told = names(play(t, "A: stop", "A: shoot 1"))
    assert told.index("ghost_made") < told.index("life_gained")
    assert (t.ghost, t.life[2]) == (1, 5)
