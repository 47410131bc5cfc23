"""The worked examples of the rules file, E1 to E15."""

from __future__ import annotations

import pytest

from sixgun.core.seats import ranking
from tests.covers import covers
from tests.games.klack.story import BANG, CLICK, bids, fresh, hands, play, scores, stacks, table

pytestmark = pytest.mark.both


@covers("KLACK-072", "KLACK-073")
def test_e1_a_simple_click_makes_the_whole_pot_a_stack() -> None:
    t = fresh(3, CLICK)
    bids(t, "(1,0)", "(0,2)", "(2,0)")
    assert t.to_act == (1,)
    play(t, "B: choose_victim 1")
    assert (stacks(t, "B"), hands(t), t.center) == ("[3,2]", "(5,6) (6,4) (4,6)", 5)
    assert scores(t) == [0, 7000, 0]


@covers("KLACK-074", "KLACK-068")
def test_e2_the_named_player_wins_the_pot_not_the_high_bidder() -> None:
    t = fresh(3, CLICK)
    bids(t, "(1,0)", "(0,2)", "(2,0)")
    play(t, "B: choose_victim 0")
    assert (stacks(t, "A"), hands(t), t.center) == ("[3,2]", "(5,6) (6,4) (4,6)", 5)
    assert scores(t) == [7000, 0, 0]


@covers("KLACK-076", "KLACK-078", "KLACK-075")
def test_e3_a_bang_on_the_high_bidder() -> None:
    t = fresh(3, BANG)
    bids(t, "(1,0)", "(0,2)", "(2,0)")
    play(t, "B: choose_victim 1")
    assert t.status == ["at_table", "shot", "at_table"]
    assert (hands(t), t.removed, t.center) == ("(6,6) (0,0) (6,6)", (6, 6), 6)
    assert list(t.to_act) == [0, 2]


@covers("KLACK-076", "KLACK-078")
def test_e4_a_bang_on_another_player() -> None:
    t = fresh(3, BANG)
    bids(t, "(1,0)", "(0,2)", "(2,0)")
    play(t, "B: choose_victim 0")
    assert t.status == ["shot", "at_table", "at_table"]
    assert (hands(t), t.removed, t.center) == ("(0,0) (6,6) (6,6)", (6, 6), 6)


@covers("KLACK-040", "KLACK-046", "KLACK-048", "KLACK-049")
def test_e5_a_tie_is_raised_until_one_is_highest() -> None:
    t = fresh(4, CLICK)
    bids(t, "(2,0)", "(0,1)", "(2,0)", "(1,0)")
    assert list(t.to_act) == [0, 1, 2]
    bids(t, "(0,1)", "(2,0)", "(1,0)")
    assert list(t.to_act) == [0, 1]
    bids(t, "(1,0)", "(0,1)")
    play(t, "B: choose_victim 1")
    assert (stacks(t, "B"), scores(t)[1]) == ("[9,3]", 15_000)
    assert (hands(t), t.center) == ("(3,5) (4,4) (3,6) (5,6)", 5)


@covers("KLACK-016", "KLACK-031", "KLACK-032", "KLACK-033")
def test_e6_an_empty_hand_breaks_a_stack_at_the_start() -> None:
    t = table("(0,0) [3,2] [1,1]", "(3,1) [2,0]", "(2,2) [0,3]")
    assert (t.center, scores(t)[0]) == (2, 20_000)
    play(t, "A: convert 1")
    assert (hands(t), stacks(t, "A"), scores(t)[0], t.center) == ("(1,1) (3,1) (2,2)", "[3,2]", 7000, 3)
    assert t.ask is not None
    assert t.ask.kind == "bid"


@covers("KLACK-045", "KLACK-030", "KLACK-036")
def test_e7_an_empty_hand_breaks_a_stack_inside_a_tie() -> None:
    t = table("(0,1) [2,2]", "(1,1)", "(2,0)", rolls=(CLICK,))
    bids(t, "(0,1)", "(0,1)", "(1,0)")
    assert (t.hand[0], t.center) == ((2, 2), 6)
    bids(t, "(2,0)", "(1,0)")
    play(t, "A: choose_victim 0")
    assert (stacks(t, "A"), hands(t), t.center) == ("[4,2]", "(0,2) (0,0) (1,0)", 5)


@covers("KLACK-041", "KLACK-043", "KLACK-060")
def test_e8_the_mob_leaves_one_contender_who_need_not_raise() -> None:
    t = table("(3,0)", "(0,1)", "(1,1) [3,3]", rolls=(CLICK,))
    before = t.removed
    bids(t, "(2,0)", "(0,1)", "(1,0)")
    assert (t.status[1], t.to_act, t.hand[0]) == ("mob", (0,), (1, 0))
    assert t.removed == (before[0], before[1] + 1)
    play(t, "A: choose_victim 0")
    assert (stacks(t, "A"), t.center) == ("[3,0]", 4)


@covers("KLACK-044", "KLACK-060")
def test_e9_when_all_contenders_leave_the_next_bid_decides() -> None:
    t = table("(0,2)", "(2,1)", "(1,1) [2,2]", "(1,1)", rolls=(CLICK,))
    before = t.removed
    bids(t, "(0,2)", "(2,1)", "(0,1)", "(1,0)")
    assert t.status[:2] == ["mob", "mob"]
    assert t.removed == (before[0] + 2, before[1] + 3)
    play(t, "C: choose_victim 2")
    assert (stacks(t, "C"), scores(t)[2]) == ("[2,2] [1,1]", 18_000)
    assert (t.hand[2], t.hand[3], t.center) == ((1, 0), (0, 1), 4)


@covers("KLACK-013", "KLACK-082")
def test_e10_when_all_contenders_leave_and_one_sits_the_game_is_over_without_roulette() -> None:
    t = table("(2,0)", "(0,1)", "(1,1) [3,3]")
    told = bids(t, "(2,0)", "(0,1)", "(1,0)")
    assert told == ["bids_opened", "mob_took", "game_ended"]
    assert t.result is not None
    assert (t.result.scores, t.result.winners, t.result.reason) == ((0, 0, 9000), (2,), "KLACK-013")


@covers("KLACK-011", "KLACK-012", "KLACK-083")
def test_e11_no_marker_in_the_centre_ends_the_game_before_anybody_converts() -> None:
    t = table("(0,0) [3,3] [2,1]", "(2,0) [4,4]", "(0,1) [1,1] [2,0] [1,0]")
    assert t.result is not None
    assert (t.result.scores, t.result.winners) == ((26_000, 12_000, 18_000), (0,))
    assert t.result.reason == "KLACK-011"
    assert len(t.stacks[0]) == 2


@covers("KLACK-014", "KLACK-015", "KLACK-085")
def test_e12_the_mob_comes_before_conversions_and_the_dead_can_win() -> None:
    t = table("(0,0) [3,3]", "(0,0)", "(0,0) [5,5] shot")
    assert t.result is not None
    assert t.status == ["at_table", "mob", "shot"]
    assert (t.result.scores, t.result.winners) == ((9000, 0, 15_000), (2,))


@covers("KLACK-033", "KLACK-034", "KLACK-039")
def test_e13_a_conversion_keeps_the_game_alive() -> None:
    t = table("(0,0) [3,3] [2,1]", "(2,0) [4,4]", "(0,2) [1,1] [2,0]", rolls=(CLICK,))
    play(t, "A: convert 1")
    assert t.center == 2
    bids(t, "(2,1)", "(1,0)", "(0,1)")
    play(t, "A: choose_victim 0")
    assert (stacks(t, "A"), t.center, scores(t)[0]) == ("[3,3] [3,2]", 1, 32_000)
    play(t, "A: convert 0")
    assert (t.hand[0], t.center) == ((3, 3), 2)


@covers("KLACK-081", "KLACK-087", "KLACK-018")
def test_e14_the_shortest_game_of_three() -> None:
    t = fresh(3, BANG, BANG)
    bids(t, "(1,0)", "(0,1)", "(2,1)")
    play(t, "C: choose_victim 2")
    bids(t, "(1,0)", "(0,1)")
    play(t, "B: choose_victim 1")
    assert t.result is not None
    assert (t.round, t.result.scores, t.result.winners) == (2, (0, 0, 0), (0, 1, 2))


@covers("KLACK-087", "KLACK-088", "KLACK-086")
def test_e15_equal_highest_scores_share_the_victory() -> None:
    t = table("(0,0) [4,1] [2,2]", "(0,0) [6,9] shot", "(0,0) [1,1] [1,0] [0,1]")
    assert t.result is not None
    assert t.result.scores == (24_000, 24_000, 18_000)
    assert t.result.winners == (0, 1)
    assert ranking(t.result.scores) == [1, 1, 3]
