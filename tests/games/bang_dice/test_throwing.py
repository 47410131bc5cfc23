"""Turns, throws and immediate results (sections 4.1, 4.3, 4.4, 4.5, 4.8 and 4.11)."""

from __future__ import annotations

import random

import pytest

import sixgun
from sixgun.games.bang_dice.table import DiceTable
from tests.covers import covers
from tests.games.bang_dice.story import asked, choices, lives, names, pass_windows, play, refused, table
from tests.properties import walk

FOUR = ("A sheriff", "B outlaw", "C outlaw", "D renegade")


@covers("DICE-001", "DICE-002", "DICE-006")
def test_only_living_players_are_neighbours_and_can_be_chosen() -> None:
    t = table(
        *("A sheriff", "B outlaw out", "C outlaw", "D renegade out", "E deputy"),
        throws="bullseye_1 beer dynamite dynamite gatling",
    )
    play(t, "A: stop")
    assert choices(t, "A") == ["shoot 2", "shoot 4"]
    play(t, "A: shoot 4")
    assert choices(t, "A") == ["beer 0", "beer 2", "beer 4"]


@covers("DICE-003", "DICE-203", "DICE-143")
def test_turns_go_clockwise_over_the_living() -> None:
    t = table(
        *("A sheriff", "B outlaw out", "C outlaw", "D renegade"),
        throws="dynamite dynamite gatling gatling arrow " * 3,
    )
    turns = [t.active]
    for _ in range(3):
        play(t, f"{'ABCD'[t.active]}: stop")
        while t.ask is not None and t.ask.kind != "throw_again":
            seat = t.to_act[0]
            t.apply(seat, t.legal(seat)[0])
        turns.append(t.active)
    assert turns == [0, 2, 3, 0]


@covers("DICE-007")
def test_nothing_happens_after_the_end() -> None:
    t = table(
        *("A sheriff", "B outlaw out", "C outlaw 1/8", "D renegade out"),
        throws="bullseye_1 beer beer gatling gatling",
    )
    events = play(t, "A: stop")
    assert (names(events)[-1], t.over, t.ask, t.legal(0)) == ("game_ended", True, None, [])
    assert refused(t, "A: stop") == "err_game_over"


@covers("DICE-008", "DICE-103", "DICE-099")
def test_results_without_may_must_be_used() -> None:
    t = table(*FOUR, throws="beer gatling gatling gatling dynamite")
    play(t, "A: stop")
    assert refused(t, "A: pass") == "err_illegal_option"
    play(t, "A: beer 0")
    assert [most - life for life, most in zip(t.life, t.maximum, strict=True)] == [0, 1, 1, 1]


@covers("DICE-009")
def test_a_choice_of_one_is_taken_without_asking() -> None:
    t = table(
        *("A sheriff", "B outlaw out", "C outlaw 3/8", "D renegade out"),
        throws="bullseye_1 bullseye_2 beer dynamite dynamite",
    )
    play(t, "A: stop")
    assert (t.life[2], asked(t)) == (1, "A beer")


@covers("DICE-010")
def test_simultaneous_powers_go_from_the_active_player_clockwise() -> None:
    t = table(*FOUR, active="C")
    assert list(t.order()) == [2, 3, 0, 1]
    t = table(
        *("A outlaw 1/8 a=1", "B outlaw 1/8 a=3", "C sheriff a=2", "D renegade 1/8 a=2"),
        active="B",
        throws="arrow beer beer beer beer",
    )
    assert t.fallen == (1, 3, 0)


@covers("DICE-044", "DICE-050", "DICE-051", "DICE-053", "DICE-058")
def test_three_throws_and_a_kept_die_may_be_thrown_later() -> None:
    t = table(*FOUR, throws="beer beer beer beer beer | gatling | gatling gatling")
    assert (len(t.dice), t.throws_left) == (5, 2)
    play(t, "A: rethrow 1")
    assert "rethrow 2" in choices(t, "A")
    assert choices(t, "A")[0] == "stop"
    play(t, "A: rethrow 12")
    assert (t.throws_left, asked(t)) == (0, "A beer")
    assert t.dice == ("gatling", "gatling", "beer", "beer", "beer")


@covers("DICE-051")
def test_a_player_may_stop_after_the_first_throw() -> None:
    t = table(*FOUR, throws="beer beer beer beer beer")
    play(t, "A: stop")
    assert asked(t) == "A beer"


@covers("DICE-052")
def test_a_rethrow_needs_a_die() -> None:
    t = table(*FOUR, throws="beer beer beer beer beer")
    assert "rethrow " not in choices(t, "A")
    assert len(choices(t, "A")) == 32
    with pytest.raises(sixgun.Invalid, match="unparsable_action"):
        sixgun.parse("bang_dice", "rethrow")


@covers("DICE-054")
def test_dynamite_is_locked() -> None:
    t = table(*FOUR, throws="dynamite beer beer beer dynamite")
    assert refused(t, "A: rethrow 1") == "err_illegal_option"
    assert choices(t, "A")[-1] == "rethrow 234"


@covers("DICE-056")
def test_the_windows_of_a_throw_come_in_their_order() -> None:
    t = table(
        *("A sheriff", "B deputy", "C outlaw", "D outlaw", "E renegade"),
        throws="arrow beer beer beer beer | arrow arrow arrow arrow | dynamite dynamite dynamite beer beer",
        special_roles="mixed",
    )
    assert (asked(t), t.arrows[0]) == ("BCDE doc_window", 0)
    play(t, "*: pass")
    assert (asked(t), t.arrows[0]) == ("A throw_again", 1)
    play(t, "A: rethrow 2345", "*: pass")
    assert (asked(t), t.arrows[0]) == ("A throw_again", 5)
    play(t, "A: rethrow 12345", "*: pass")
    assert asked(t) == "BCDE gambler_window"
    play(t, "*: pass")
    assert asked(t) == "A beer"


@covers("DICE-057")
def test_a_throw_is_certain_to_be_the_last() -> None:
    for throws, story in [
        ("dynamite dynamite dynamite beer beer", []),
        ("beer beer beer beer beer | beer | beer", ["A: rethrow 1", "A: rethrow 1"]),
    ]:
        t = table(*FOUR, throws=throws)
        play(t, *story)
        assert asked(t) == "A beer"
        assert "last_throw_made" in names(t.log)


@covers("DICE-060", "DICE-072")
def test_arrows_come_before_the_broken_arrow_and_the_bullet() -> None:
    t = table(*FOUR, throws="arrow beer beer beer broken_arrow", saloon_dice=True)
    play(t, "A: use coward_die")
    assert names(t.log)[-2:] == ["arrow_taken", "arrow_returned"]
    assert t.arrows[0] == 0
    t = table(*FOUR, throws="arrow beer beer beer bullet", saloon_dice=True)
    play(t, "A: use loudmouth_die")
    told = names(t.log)
    assert told.index("arrow_taken") < told.index("loss_pending")
    assert (t.life[0], t.by, t.cause) == (t.maximum[0] - 1, -1, "bullet")


@covers("DICE-061", "DICE-062", "DICE-063")
def test_arrows_are_taken_in_the_throw_that_shows_them_and_stay() -> None:
    t = table(*FOUR, throws="arrow arrow beer beer beer | beer arrow | arrow")
    assert t.arrows[0] == 2
    play(t, "A: rethrow 13")  # one arrow is kept and one thrown away
    assert t.arrows[0] == 3
    play(t, "A: rethrow 3")  # the same die shows an arrow again
    assert t.arrows[0] == 4


@covers("DICE-067")
def test_a_thrower_eliminated_by_a_bullet_loses_his_turn() -> None:
    t = table(
        *("A outlaw 1/8", "B sheriff", "C outlaw", "D renegade"),
        throws="gatling gatling gatling bullseye_1 bullet",
        saloon_dice=True,
    )
    play(t, "A: use loudmouth_die")
    assert (t.living[0], asked(t), t.life[1]) == (False, "B saloon_die", t.maximum[1])


@covers("DICE-135", "DICE-136", "DICE-005")
def test_the_pile_is_never_empty_outside_an_attack() -> None:
    options = {"chief_arrow": True, "new_characters": True, "saloon_dice": True}
    for seed in range(6):
        t = sixgun.new("bang_dice", seats=5, seed=seed, **options)
        assert isinstance(t, DiceTable)
        for _ in walk(t, random.Random(seed)):
            assert t.tokens_in_pile() > 0 or t.cause == "indians"
            assert t.pile + sum(t.arrows) == 9
            assert min(t.life) >= 0


@covers("DICE-137", "DICE-122")
def test_losses_of_an_attack_are_computed_when_the_last_token_is_taken() -> None:
    t = table(
        *("A sheriff 10/10 a=3", "B outlaw pedro_ramirez 8/8 a=5", "C outlaw", "D renegade"),
        throws="arrow beer beer beer beer",
    )
    assert lives(t).split()[:2] == ["6/10", "3/8"]
    assert t.arrows == [0] * 4


@covers("DICE-200", "DICE-201", "DICE-202")
def test_the_end_of_a_turn_has_a_fixed_order() -> None:
    t = table(
        *(
            "A right_hand_of_the_devil suzy_lafayette 3/8",
            "B sheriff",
            "C outlaw ghost",
            "D deputy",
            "E outlaw",
        ),
        throws="gatling dynamite dynamite arrow",
        more={"tokens": [-1, -1, -1, -1, -1, 0, -1]},
        special_roles="mixed",
        ghost=True,
    )
    pass_windows(t)
    told = names(play(t, "A: stop"))
    while asked(t) != "A own_power_at_end":
        told += names(play(t, "*: pass"))
    order = ["dice_resolved", "life_gained", "turn_ending", "tokens_returned"]
    assert [name for name in told if name in order] == order
    assert (t.life[0], t.active) == (5, 0)


@covers("DICE-204", "DICE-234", "DICE-230", "DICE-231", "DICE-232", "DICE-233", "DICE-040")
def test_a_saloon_die_is_chosen_anew_each_turn_before_anything_else() -> None:
    t = table(
        *("A sheriff sid_ketchum", "B outlaw", "C outlaw", "D renegade"),
        throws="dynamite dynamite gatling gatling double_beer | beer beer beer beer double_beer",
        saloon_dice=True,
    )
    assert choices(t, "A") == ["use none", "use loudmouth_die", "use coward_die"]
    play(t, "A: use coward_die")
    assert asked(t) == "A heal"
    play(t, "A: heal 0")
    assert t.kinds == ("base_die",) * 4 + ("coward_die",)
    assert refused(t, "A: use loudmouth_die") == "err_illegal_option"
    play(t, "A: stop", "A: beer 0", "A: beer 0")
    assert (asked(t), t.saloon_die, t.kinds.count("coward_die")) == ("B saloon_die", "", 0)
    play(t, "B: use coward_die")
    assert t.saloon_die == "coward_die"


@covers("DICE-068", "DICE-071", "DICE-073")
def test_a_broken_arrow_must_be_used_and_the_die_may_be_thrown_again() -> None:
    t = table(
        *("A sheriff a=1", "B outlaw", "C outlaw a=2", "D renegade"),
        throws="beer beer beer beer broken_arrow",
        saloon_dice=True,
    )
    play(t, "A: use coward_die")
    assert choices(t, "A") == ["break_arrow 0", "break_arrow 2"]
    assert refused(t, "A: pass") == "err_illegal_option"
    play(t, "A: break_arrow 2")
    assert (t.arrows, t.pile) == ([1, 0, 1, 0], 7)
    assert "rethrow 5" in choices(t, "A")


@covers("DICE-236")
def test_a_double_gatling_and_one_more_fire_the_gun() -> None:
    t = table(*FOUR, throws="gatling dynamite dynamite beer double_gatling", saloon_dice=True)
    play(t, "A: use loudmouth_die", "A: stop", "A: beer 0")
    assert [most - life for life, most in zip(t.life, t.maximum, strict=True)] == [0, 1, 1, 1]


def test_actions_out_of_turn_are_refused() -> None:
    t = table(*FOUR, throws="beer beer beer beer beer")
    assert refused(t, "B: stop") == "err_not_your_decision"
    assert refused(t, "A: shoot 1") == "err_illegal_option"
