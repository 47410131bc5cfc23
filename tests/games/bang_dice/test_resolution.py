"""Resolution, the loss procedure, elimination and victory (sections 4.6, 4.7, 4.9 and 4.12)."""

from __future__ import annotations

import pytest

from sixgun.games.bang_dice.distance import ONE_PLACE, TWO_PLACES, offsets
from tests.covers import covers
from tests.games.bang_dice.story import asked, choices, lives, names, pass_windows, play, table, winners

FOUR = ("A sheriff", "B outlaw", "C outlaw", "D renegade")
FIVE = ("A sheriff", "B outlaw", "C outlaw", "D renegade", "E deputy")


@covers("DICE-080", "DICE-081")
def test_the_final_dice_are_resolved_in_the_order_of_the_rules() -> None:
    t = table(
        *("A sheriff bill_noface 9/11", "B outlaw", "C outlaw", "D renegade"),
        throws="arrow bullseye_1 beer gatling dynamite",
        new_characters=True,
    )
    told = names(play(t, "A: stop", "A: shoot 1", "A: beer 0"))
    order = ["arrow_taken", "volley_fired", "life_lost", "beers_given", "life_gained", "gatlings_counted"]
    places = [told.index(name) for name in order]
    assert places == sorted(places)


@covers("DICE-083", "DICE-086")
@pytest.mark.parametrize(("dynamite", "lost"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 1)])
def test_dynamite_costs_one_life_from_three_on(dynamite: int, lost: int) -> None:
    t = table(*FOUR, throws="dynamite " * dynamite + "gatling gatling gatling arrow"[: 8 * (5 - dynamite)])
    if asked(t) == "A throw_again":
        play(t, "A: stop")
    assert t.maximum[0] - t.life[0] == lost


@covers("DICE-091", "DICE-092", "DICE-093", "DICE-094", "DICE-108")
@pytest.mark.parametrize(
    ("living", "ones", "twos", "rose_ones", "rose_twos"),
    [
        (2, [1], [1], [1], [1]),
        (3, [1, 2], [1, 2], [1, 2], [1, 2]),
        (4, [1, 3], [2], [1, 2, 3], [1, 2, 3]),
        (5, [1, 4], [2, 3], [1, 2, 3, 4], [2, 3]),
        (6, [1, 5], [2, 4], [1, 2, 4, 5], [2, 3, 4]),
        (7, [1, 6], [2, 5], [1, 2, 5, 6], [2, 3, 4, 5]),
        (8, [1, 7], [2, 6], [1, 2, 6, 7], [2, 3, 5, 6]),
    ],
)
def test_legal_targets_by_the_number_of_living_players(
    living: int, ones: list[int], twos: list[int], rose_ones: list[int], rose_twos: list[int]
) -> None:
    two = TWO_PLACES if living > 3 else ONE_PLACE
    assert offsets(living, ONE_PLACE) == ones
    assert offsets(living, two) == twos
    assert offsets(living, ONE_PLACE | ONE_PLACE << 1) == rose_ones
    assert offsets(living, two | two << 1) == rose_twos
    assert offsets(living, ONE_PLACE | TWO_PLACES) == sorted({*ones, *twos})


@covers("DICE-087", "DICE-107", "DICE-114")
def test_bulls_eyes_1_and_2_are_one_volley() -> None:
    t = table(*FIVE, throws="bullseye_1 bullseye_2 beer beer beer")
    events = play(t, "A: stop", "A: shoot 1", "A: shoot 2")
    assert names(events).count("loss_pending") == 1
    assert [most - life for life, most in zip(t.life, t.maximum, strict=True)] == [0, 1, 1, 0, 0]


@covers("DICE-094")
def test_nobody_shoots_himself() -> None:
    t = table(
        *("A sheriff rose_doolan", "B outlaw", "C outlaw out", "D renegade out"),
        throws="bullseye_1 bullseye_2 beer beer beer",
    )
    play(t, "A: stop")
    assert t.life[1] == t.maximum[1] - 2


@covers("DICE-096", "DICE-097", "DICE-098", "DICE-106", "DICE-027")
def test_beers_are_given_first_and_drunk_together_up_to_the_maximum() -> None:
    t = table(
        *("A sheriff 10/10", "B outlaw 6/8", "C outlaw 7/8", "D renegade"),
        throws="beer beer beer beer gatling",
    )
    play(t, "A: stop", "A: beer 1", "A: beer 2", "A: beer 2")
    assert lives(t).split()[:3] == ["10/10", "6/8", "7/8"]
    play(t, "A: beer 0")
    assert lives(t).split()[:3] == ["10/10", "7/8", "8/8"]


@covers("DICE-101", "DICE-102")
def test_the_gatling_gun_fires_once_and_its_roller_returns_the_chiefs_arrow_too() -> None:
    t = table(
        *("A sheriff willy_the_kid a=2+C", "B outlaw", "C outlaw", "D renegade"),
        throws="gatling gatling gatling gatling gatling | beer beer beer beer beer",
        chief_arrow=True,
    )
    play(t, "A: stop")
    assert [most - life for life, most in zip(t.life, t.maximum, strict=True)] == [0, 1, 1, 1]
    assert (t.arrows[0], t.chief) == (0, -1)


@covers("DICE-112", "DICE-113", "DICE-160", "DICE-164")
def test_bart_decides_before_molly() -> None:
    t = table(
        *("A sheriff", "B outlaw bart_cassidy 8/8", "C outlaw molly_stark 8/8", "D renegade"),
        throws="bullseye_1 bullseye_1 bullseye_1 beer beer",
        new_characters=True,
    )
    play(t, "A: stop", *["A: shoot 1"] * 3)
    assert asked(t) == "B replace_loss"
    play(t, "B: take_arrows 1")
    assert (asked(t), t.pending[1], t.arrows[1]) == ("C take_over", 2, 1)
    play(t, "C: take_over 1")
    assert lives(t).split()[1:3] == ["8/8", "6/8"]


@covers("DICE-115", "DICE-179", "DICE-180")
def test_pedro_returns_arrows_for_life_that_he_lost() -> None:
    t = table(
        *("A sheriff", "B outlaw pedro_ramirez 8/8 a=3", "C outlaw", "D renegade"),
        throws="bullseye_1 bullseye_1 beer beer beer",
    )
    play(t, "A: stop", "A: shoot 1", "A: shoot 1")
    assert (t.life[1], choices(t, "B")) == (6, ["return_arrow 1", "pass"])
    play(t, "B: return_arrow 1", "B: pass")
    assert (t.arrows[1], t.life[1]) == (2, 6)


@covers("DICE-116", "DICE-117", "DICE-118", "DICE-119", "DICE-142", "DICE-140")
def test_the_group_is_eliminated_checked_and_only_then_gains_are_made() -> None:
    t = table(
        *("A outlaw", "B deputy 1/8 a=2", "C sheriff", "D outlaw vulture_sam 3/9", "E renegade 1/8 a=1"),
        throws="gatling gatling gatling dynamite dynamite | beer beer beer beer beer",
        special_roles="mixed",
    )
    pass_windows(t)
    play(t, "A: stop")
    pass_windows(t)
    told = names(t.log)
    assert told.count("players_eliminated") == 1
    assert (t.living, t.life[3], t.pile) == ((True, False, True, True, False), 2 + 4, 9)
    assert told.index("players_eliminated") < told.index("life_gained")


@covers("DICE-121", "DICE-161", "DICE-168")
def test_nobody_is_responsible_for_dynamite_and_indians() -> None:
    t = table(
        *("A sheriff el_gringo 5/9", "B outlaw", "C outlaw", "D renegade"),
        throws="dynamite dynamite dynamite gatling gatling | beer beer beer beer beer",
    )
    assert (t.life[0], t.arrows) == (4, [0] * 4)
    t = table(
        *("A sheriff a=4", "B outlaw bart_cassidy 8/8 a=3", "C outlaw el_gringo 7/7 a=1", "D renegade"),
        throws="arrow beer beer beer beer",
    )
    assert lives(t).split()[1:3] == ["5/8", "6/7"]
    assert (t.arrows, asked(t)) == ([0] * 4, "A throw_again")


@covers("DICE-161")
def test_bart_cannot_replace_dynamite() -> None:
    t = table(
        *("A sheriff bart_cassidy 5/10", "B outlaw", "C outlaw", "D renegade"),
        throws="dynamite dynamite dynamite beer beer",
    )
    assert (t.life[0], asked(t)) == (4, "A beer")


@covers("DICE-147", "DICE-150")
def test_the_law_wins_with_its_dead_when_all_others_are_out() -> None:
    t = table(
        *("A sheriff", "B outlaw out", "C outlaw out", "D renegade 1/8", "E deputy out"),
        throws="bullseye_1 beer beer beer beer",
    )
    play(t, "A: stop")
    assert (winners(t), t.result and t.result.scores) == ("AE", (1, 0, 0, 0, 1))


THREE = ("A deputy", "B outlaw", "C renegade")
SHOT = "bullseye_1 beer beer beer beer"


@covers("DICE-214", "DICE-215", "DICE-224")
@pytest.mark.parametrize(("hunter", "prey"), [("A", 2), ("C", 1), ("B", 0)])
def test_who_eliminates_his_own_target_wins_alone(hunter: str, prey: int) -> None:
    lines = [f"{line} 1/8" for line in THREE]
    t = table(*lines, active=hunter, throws=SHOT)
    play(t, f"{hunter}: stop", f"{hunter}: shoot {prey}")
    assert winners(t) == hunter


@covers("DICE-216", "DICE-217", "DICE-218")
def test_after_another_first_elimination_the_last_one_living_wins() -> None:
    t = table("A deputy 1/8", "B outlaw out", "C renegade 1/9", throws=SHOT)
    play(t, "A: stop")
    assert winners(t) == "A"
    t = table(
        "A deputy 1/8 a=4",
        "B outlaw 8/8",
        "C renegade 1/9 a=4",
        active="B",
        throws="arrow beer beer beer beer",
    )
    assert (winners(t), t.result and t.result.reason) == ("B", "DICE-218")


@covers("DICE-219")
def test_when_nobody_is_left_of_three_it_is_a_draw() -> None:
    t = table(
        "A deputy 1/8 a=4",
        "B outlaw 1/8",
        "C renegade 1/9 a=4",
        active="B",
        throws="arrow beer beer beer beer",
    )
    assert (winners(t), t.result and t.result.reason) == ("", "DICE-219")


@covers("DICE-221", "DICE-223")
def test_a_loss_taken_over_by_molly_keeps_its_responsible_player() -> None:
    lines = ("A deputy 3/8", "B outlaw molly_stark 1/8", "C renegade 1/9")
    t = table(*lines, active="C", throws="gatling gatling gatling dynamite dynamite", new_characters=True)
    play(t, "C: stop")  # Molly is to lose one herself and cannot take more
    assert winners(t) == "C"
    lines = ("A deputy 3/8", "B outlaw molly_stark 2/8", "C renegade 1/9")
    t = table(*lines, active="C", throws=SHOT, new_characters=True)
    play(t, "C: stop", "C: shoot 0")
    assert choices(t, "B") == ["pass", "take_over 0"]
    t = table(
        "A deputy 3/8",
        "B outlaw molly_stark 1/8",
        "C renegade 1/9",
        active="C",
        throws=SHOT,
        new_characters=True,
    )
    play(t, "C: stop", "C: shoot 0", "B: take_over 0")
    assert (winners(t), t.life[0]) == ("C", 3)  # the Renegade's shot has killed his target, the Outlaw


@covers("DICE-223")
def test_a_winner_may_fall_in_the_same_group() -> None:
    t = table(
        *("A deputy molly_stark 1/8", "B outlaw 1/8", "C renegade 1/9"),
        throws="bullseye_1 bullseye_1 beer beer beer",
        new_characters=True,
    )
    play(t, "A: stop", "A: shoot 1", "A: shoot 2", "A: take_over 1")
    assert (winners(t), t.living) == ("A", (False, True, False))


@covers("DICE-090")
def test_who_fell_earlier_in_the_same_turn_is_not_counted() -> None:
    t = table(
        *("A sheriff", "B outlaw 1/8 a=4", "C outlaw a=4", "D renegade", "E deputy"),
        throws="arrow bullseye_1 bullseye_2 dynamite dynamite",
    )
    play(t, "A: stop")
    assert (t.living[1], choices(t, "A")) == (False, ["shoot 2", "shoot 4"])
    play(t, "A: shoot 2")
    assert t.life[3] == t.maximum[3] - 1  # four are living: only the player opposite is two places away
