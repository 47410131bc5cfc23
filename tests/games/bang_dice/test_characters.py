"""The characters of the base game (section 4.10)."""

from __future__ import annotations

import pytest

from sixgun.games.bang_dice.events import LossReduced
from tests.covers import covers
from tests.games.bang_dice.story import asked, choices, lives, play, refused, table

THE_OTHERS = ("B outlaw", "C outlaw", "D renegade")
FIVE = ("B outlaw", "C outlaw", "D renegade", "E deputy")


@covers("DICE-160", "DICE-164")
def test_bart_takes_arrows_for_some_points_of_a_gatling_or_volley() -> None:
    t = table(
        *("A sheriff", "B outlaw bart_cassidy 8/8", "C outlaw", "D renegade"),
        throws="bullseye_1 bullseye_1 gatling gatling gatling | beer beer beer beer beer",
    )
    play(t, "A: stop", "A: shoot 1", "A: shoot 1", "B: take_arrows 1")
    assert (t.life[1], t.arrows[1], asked(t)) == (7, 1, "B replace_loss")
    play(t, "B: take_arrows 1")
    assert (t.life[1], t.arrows[1]) == (7, 2)


@covers("DICE-163")
def test_bart_is_not_asked_with_one_token_in_the_pile() -> None:
    t = table(
        *("A sheriff a=4", "B outlaw bart_cassidy 8/8", "C outlaw a=4", "D renegade"),
        throws="bullseye_1 beer beer beer beer",
    )
    play(t, "A: stop", "A: shoot 1")
    assert (t.life[1], asked(t)) == (7, "A beer")


@covers("DICE-009", "DICE-112")
def test_bart_is_not_asked_about_the_losses_of_others() -> None:
    t = table(
        *("A sheriff", "B outlaw bart_cassidy 8/8", "C outlaw", "D renegade"),
        throws="bullseye_1 beer beer beer beer",
    )
    play(t, "A: stop", "A: shoot 3")
    assert asked(t) == "A beer"


@covers("DICE-165")
def test_black_jack_throws_dynamite_again() -> None:
    t = table("A sheriff black_jack", *THE_OTHERS, throws="dynamite dynamite beer beer beer | beer beer")
    play(t, "A: rethrow 12")
    assert t.dice == ("beer",) * 5


@covers("DICE-166")
@pytest.mark.parametrize(
    ("throws", "story"),
    [
        ("dynamite dynamite dynamite beer beer", []),
        ("dynamite dynamite beer beer beer | dynamite", ["A: rethrow 3"]),
    ],
)
def test_black_jack_with_three_dynamite_follows_the_usual_rules(throws: str, story: list[str]) -> None:
    t = table("A sheriff black_jack", *THE_OTHERS, throws=throws)
    play(t, *story)
    assert (t.life[0], asked(t)) == (t.maximum[0] - 1, "A beer")


@covers("DICE-167")
def test_calamity_janet_uses_any_bulls_eye_as_1_or_2() -> None:
    t = table("A sheriff calamity_janet", *FIVE, throws="bullseye_1 bullseye_2 beer beer beer")
    play(t, "A: stop")
    everybody = ["shoot 1", "shoot 2", "shoot 3", "shoot 4"]
    assert choices(t, "A") == everybody
    play(t, "A: shoot 2")
    assert choices(t, "A") == everybody


@covers("DICE-168", "DICE-120")
def test_who_makes_el_gringo_lose_life_takes_an_arrow() -> None:
    t = table(
        *("A sheriff", "B outlaw el_gringo", "C outlaw", "D renegade"),
        throws="bullseye_1 beer beer beer beer",
    )
    play(t, "A: stop", "A: shoot 1")
    assert t.arrows[0] == 1


@covers("DICE-173")
def test_a_beer_from_another_gives_jesse_one() -> None:
    t = table(
        *("A sheriff", "B outlaw jesse_jones 2/9", "C outlaw", "D renegade"),
        throws="beer dynamite dynamite gatling gatling",
    )
    play(t, "A: stop", "A: beer 1")
    assert t.life[1] == 3


@covers("DICE-174")
def test_jourdonnais_loses_one_in_an_attack() -> None:
    t = table(
        *("A sheriff a=2", "B outlaw jourdonnais 7/7 a=6", "C outlaw", "D renegade"),
        throws="arrow beer beer beer beer",
    )
    assert (t.life[1], t.arrows[1]) == (6, 0)


@covers("DICE-175", "DICE-176")
def test_kits_gatling_returns_his_arrows_then_he_chooses_then_the_others_lose() -> None:
    t = table(
        *("A sheriff kit_carlson a=2", "B outlaw a=2", "C outlaw a=1", "D renegade"),
        throws="gatling gatling gatling dynamite dynamite | beer beer beer beer beer",
    )
    play(t, "A: stop")
    assert (t.arrows[0], t.life, asked(t)) == (0, list(t.maximum), "A return_for_gatling")
    play(t, "A: return_arrow 1", "A: pass")
    assert t.arrows[1] == 1
    assert [most - life for life, most in zip(t.life, t.maximum, strict=True)] == [0, 1, 1, 1]


@covers("DICE-177")
def test_lucky_duke_throws_four_times() -> None:
    t = table("A sheriff lucky_duke", *THE_OTHERS, throws="beer beer beer beer beer | beer | beer | beer")
    play(t, "A: rethrow 1", "A: rethrow 1")
    assert asked(t) == "A throw_again"
    play(t, "A: rethrow 1")
    assert asked(t) == "A beer"


@covers("DICE-178")
def test_paul_regret_is_safe_from_the_gatling_gun_only() -> None:
    t = table(
        *("A sheriff", "B outlaw paul_regret", "C outlaw", "D renegade"),
        throws="bullseye_1 bullseye_1 gatling gatling gatling",
    )
    events = play(t, "A: stop", "A: shoot 1", "A: shoot 1")
    assert t.life[1] == 7
    assert [event.spared for event in events if isinstance(event, LossReduced)] == [(0, 1, 0, 0)]


@covers("DICE-179", "DICE-180")
def test_pedro_returns_an_arrow_after_his_own_dynamite() -> None:
    t = table("A sheriff pedro_ramirez a=2", *THE_OTHERS, throws="dynamite dynamite dynamite beer beer")
    assert (t.life[0], asked(t)) == (t.maximum[0] - 1, "A return_for_loss")
    play(t, "A: return_arrow 0")
    assert (t.arrows[0], asked(t)) == (1, "A beer")


@covers("DICE-181")
def test_rose_doolan_shoots_one_place_further() -> None:
    t = table("A sheriff rose_doolan", *FIVE, throws="bullseye_1 bullseye_2 beer beer beer")
    play(t, "A: stop")
    assert choices(t, "A") == ["shoot 1", "shoot 2", "shoot 3", "shoot 4"]
    play(t, "A: shoot 2")
    assert choices(t, "A") == ["shoot 2", "shoot 3"]


@covers("DICE-182", "DICE-042")
def test_sid_heals_somebody_at_the_start_of_each_of_his_turns() -> None:
    t = table("A sheriff sid_ketchum", "B outlaw 7/8", "C outlaw 8/8", "D renegade")
    assert choices(t, "A") == ["heal 0", "heal 1", "heal 2", "heal 3"]
    play(t, "A: heal 1")
    assert (lives(t).split()[1], asked(t)) == ("8/8", "A throw_again")


@covers("DICE-183", "DICE-184", "DICE-185")
def test_slab_doubles_once_a_turn_and_only_with_a_beer() -> None:
    t = table("A sheriff slab_the_killer", *THE_OTHERS, throws="bullseye_1 bullseye_1 beer dynamite dynamite")
    play(t, "A: stop")
    assert choices(t, "A") == ["shoot 1", "shoot 3", "shoot_double 1", "shoot_double 3"]
    play(t, "A: shoot_double 1")
    assert refused(t, "A: shoot_double 1") == "err_illegal_option"
    play(t, "A: shoot 1")
    assert (t.maximum[1] - t.life[1], t.active) == (3, 1)  # the beer is gone: nobody is asked to drink it
    t = table(
        "A sheriff slab_the_killer", *THE_OTHERS, throws="bullseye_1 bullseye_1 gatling dynamite dynamite"
    )
    play(t, "A: stop")
    assert choices(t, "A") == ["shoot 1", "shoot 3"]


@covers("DICE-188", "DICE-189", "DICE-200")
def test_only_suzys_final_dice_count() -> None:
    for throws, story, gain in [
        ("bullseye_1 gatling gatling dynamite dynamite | gatling", ["A: rethrow 1", "A: stop"], 2),
        ("gatling gatling gatling dynamite dynamite | bullseye_2", ["A: rethrow 1", "A: stop"], 0),
    ]:
        t = table("A sheriff suzy_lafayette 5/10", *THE_OTHERS, throws=throws)
        play(t, *story)
        assert t.life[0] == 5 + gain


@covers("DICE-190", "DICE-191")
def test_vulture_sam_gains_for_others_who_fall_but_not_with_them() -> None:
    t = table(
        *("A sheriff", "B outlaw 1/8", "C outlaw vulture_sam 3/9", "D renegade"),
        throws="bullseye_1 beer beer beer beer",
    )
    play(t, "A: stop", "A: shoot 1")
    assert t.life[2] == 5
    t = table(
        *("A sheriff 9/9", "B outlaw 1/8", "C outlaw vulture_sam 1/9", "D renegade 8/8"),
        throws="gatling gatling gatling dynamite dynamite",
    )
    play(t, "A: stop")
    assert (t.living, t.life[2]) == ((True, False, False, True), 0)


@covers("DICE-192")
def test_willy_needs_two_gatlings() -> None:
    t = table("A sheriff willy_the_kid", *THE_OTHERS, throws="gatling gatling arrow dynamite dynamite")
    play(t, "A: stop")
    assert [most - life for life, most in zip(t.life, t.maximum, strict=True)] == [0, 1, 1, 1]
