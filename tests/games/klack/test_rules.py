"""The clauses of Klack Klack Bang, chapter by chapter, with the edge cases of section 7."""

from __future__ import annotations

import random
from typing import Any

import pytest

import sixgun
from sixgun.core.seats import ranking
from sixgun.games.klack.actions import Bid
from sixgun.games.klack.bidding import SEALED
from sixgun.games.klack.table import KlackTable
from tests.covers import covers
from tests.games.klack.story import BANG, CLICK, bids, code, fresh, hands, play, scores, stacks, table
from tests.properties import told, walk

pytestmark = pytest.mark.both


def random_game(seats: int, seed: int) -> tuple[KlackTable, list[str]]:
    """A random game and the kinds of its events."""
    t = sixgun.new("klack", seats=seats, seed=seed)
    for _ in walk(t, random.Random(seed)):
        pass
    assert isinstance(t, KlackTable)
    return t, [str(event).split()[0] for event in t.log]


# 4.1 Money


@covers("KLACK-009")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_everybody_starts_with_six_bills_of_each_kind_and_six_markers_lie_in_the_centre(seats: int) -> None:
    t = fresh(seats)
    assert hands(t) == " ".join(["(6,6)"] * seats)
    assert (t.center, t.stacks, t.round) == (6, [()] * seats, 0)


@covers("KLACK-001", "KLACK-006", "KLACK-007", "KLACK-008", "KLACK-010")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_bills_are_never_exchanged_and_every_bill_and_marker_stays_somewhere(seats: int) -> None:
    t = sixgun.new("klack", seats=seats, seed=seats)
    for _ in walk(t, random.Random(seats)):
        t.check()
        assert isinstance(t, KlackTable)
        held = [*t.hand, *t.bid, t.removed, *(s for mine in t.stacks for s in mine)]
        assert [sum(b[kind] for b in held) for kind in (0, 1)] == [6 * seats, 6 * seats]
        assert t.center + sum(map(len, t.stacks)) == 6


@covers("KLACK-001", "KLACK-021")
def test_a_bid_is_made_of_concrete_bills_of_the_own_hand() -> None:  # edge case 18
    t = table("(0,2)", "(3,0)", "(1,1)")
    assert [str(a) for a in t.legal(0)] == ["bid (0,1)", "bid (0,2)"]
    assert code(t, "A: bid (1,0)") == "insufficient_bills"


@covers("KLACK-002", "KLACK-035")
def test_a_hand_is_used_for_nothing_but_bids() -> None:
    t = table("(1,0) [2,2]", "(3,0)", "(1,1)")
    assert {type(a).__name__ for a in t.legal(0)} == {"Bid"}


@covers("KLACK-003", "KLACK-004")
def test_only_bills_in_stacks_count_in_the_scoring() -> None:
    t = table("(6,6)", "(0,0) [1,0]", "(0,0) shot", "(0,0) shot", center=5)
    play(t, "A: bid (1,0)")  # B had to break his only stack
    assert scores(t) == [0, 0, 0, 0]
    ended = table("(6,6)", "(0,0) [1,0] shot", "(0,0) shot")
    assert ended.result is not None
    assert ended.result.scores == (0, 1000, 0)


@covers("KLACK-005")
def test_bills_in_a_stack_may_not_be_bid() -> None:
    t = table("(1,0) [5,5]", "(3,0)", "(1,1)")
    assert code(t, "A: bid (2,0)") == "insufficient_bills"


@covers("KLACK-101", "KLACK-023")
def test_a_hand_is_seen_by_its_owner_alone_and_stacks_by_everybody() -> None:
    t = table("(1,0) [5,5]", "(3,0)", "(1,1)")
    for viewer in (1, 2, None):
        view = t.view(viewer)
        assert isinstance(view["hand"], list)
        assert view["hand"][0] is None
        assert view["stacks"] == [[[5, 5]], [], []]
    assert t.view(1)["hand"] == [None, [3, 0], None]
    assert t.view(None)["hand"] == [None, None, None]
    assert t.view(1, recall=True)["hand"] == [[1, 0], [3, 0], [1, 1]]  # section 6: the log gives it away


# 4.2 Start of a round


@covers("KLACK-011", "KLACK-012")
def test_the_last_marker_won_ends_the_game_although_somebody_would_convert() -> None:  # edge case 8
    t = table("(1,0) [1,0] [1,0] [1,0]", "(0,1) [1,0] [1,0]", "(2,0)", rolls=(CLICK,))
    bids(t, "(1,0)", "(0,1)", "(1,0)")
    play(t, "B: choose_victim 1")
    assert t.result is not None
    assert (t.result.reason, t.center, len(t.stacks[0])) == ("KLACK-011", 0, 3)


@covers("KLACK-013")
def test_a_game_of_one_player_is_over_at_the_start_of_a_phase() -> None:
    t = table("(0,0)", "(0,0) shot", "(0,0) shot")
    assert t.result is not None
    assert (t.result.reason, t.status[0]) == ("KLACK-013", "at_table")


@covers("KLACK-013")
def test_a_bang_that_leaves_one_player_ends_the_game_at_once() -> None:  # edge case 14
    t = table("(2,0)", "(1,0)", "(0,0) shot", rolls=(BANG,))
    bids(t, "(2,0)", "(1,0)")
    assert play(t, "A: choose_victim 1") == ["victim_chosen", "banged", "game_ended"]


@covers("KLACK-014", "KLACK-062")
def test_everybody_broke_leaves_at_the_same_moment_and_no_marker_moves() -> None:
    t = table("(0,0)", "(0,0)", "(1,1)", "(2,1) [3,3]")
    assert t.status == ["mob", "mob", "at_table", "at_table"]
    assert t.center == 5
    assert [str(e).split()[0] for e in t.log] == ["mob_took"]
    assert list(t.to_act) == [2, 3]


@covers("KLACK-015")
def test_a_sole_remaining_player_does_not_break_his_stack() -> None:  # edge case 7
    t = table("(0,0)", "(0,0) [2,2]", "(0,0) shot")
    assert t.result is not None
    assert (t.status[0], stacks(t, "B"), t.result.scores) == ("mob", "[2,2]", (0, 6000, 0))


@covers("KLACK-016", "KLACK-017")
def test_bids_are_chosen_only_after_all_conversions() -> None:
    t = table("(0,0) [3,2] [1,1]", "(0,0) [2,0] [1,0]", "(2,2)")
    assert t.ask is not None
    assert (t.ask.kind, list(t.to_act), t.legal(2)) == ("convert", [0, 1], [])
    play(t, "A: convert 0", "B: convert 1")
    assert t.ask is not None
    assert (t.ask.kind, list(t.to_act)) == ("bid", [0, 1, 2])


@covers("KLACK-018")
def test_the_round_number_rises_when_bids_are_opened() -> None:
    t = fresh(3, CLICK)
    play(t, "A: bid (1,0)", "B: bid (0,1)")
    assert t.round == 0
    play(t, "C: bid (2,1)")
    assert t.round == 1
    assert table("(0,0) [3,3]", "(0,0)", "(0,0) shot").round == 0


# 4.3 Bids


@covers("KLACK-020")
def test_everybody_at_the_table_must_bid() -> None:
    t = table("(1,1)", "(6,6)", "(0,0) shot", "(2,2)")
    assert list(t.to_act) == [0, 1, 3]
    assert all(str(action).startswith("bid") for action in t.legal(1))


@covers("KLACK-021", "KLACK-022")
def test_a_bid_is_any_choice_of_at_least_one_bill_up_to_the_whole_hand() -> None:
    t = fresh(3)
    assert len(t.legal(0)) == 48
    assert {str(a) for a in t.legal(0)} == {
        f"bid ({a},{b})" for a in range(7) for b in range(7) if a + b >= 1
    }
    assert code(t, "A: bid (0,0)") == "empty_bid"
    assert code(t, "A: bid (7,0)") == "insufficient_bills"
    assert code(t, "A: bid (99,99)") == "insufficient_bills"  # more than there are


@covers("KLACK-023", "KLACK-024", "KLACK-025")
def test_nobody_learns_anything_of_a_bid_before_all_are_in() -> None:
    t = fresh(3)
    events = t.apply(0, sixgun.parse("klack", "bid (6,6)"))
    assert [told(t, events, viewer) for viewer in (1, 2, None)] == [
        [{"event": "answer_sealed", "clauses": [], "seat": 0, "action": None}]
    ] * 3
    assert told(t, events, 0)[0]["action"] == "bid (6,6)"
    assert t.view(1)["bid"] == [[0, 0]] * 3
    events = t.apply(2, sixgun.parse("klack", "bid (1,0)")) + t.apply(1, sixgun.parse("klack", "bid (0,1)"))
    opened = told(t, events, None)[-1]
    assert (opened["event"], opened["bids"]) == ("bids_opened", [[6, 6], [0, 1], [1, 0]])


@covers("KLACK-025")
def test_a_bid_may_be_replaced_until_the_last_is_in_and_nobody_is_told() -> None:
    t = fresh(3)
    play(t, "A: bid (1,0)", "B: bid (0,1)")
    assert list(t.to_act) == [2]
    events = t.apply(0, sixgun.parse("klack", "bid (3,3)"))
    assert [told(t, events, viewer) for viewer in (1, 2, None)] == [[], [], []]
    assert told(t, events, 0)[0]["action"] == "bid (3,3)"
    assert list(t.to_act) == [2]
    play(t, "C: bid (1,0)")
    assert t.bid == [(3, 3), (0, 1), (1, 0)]
    assert code(t, "A: bid (1,0)") == "bid_closed"


@covers("KLACK-025")
def test_a_replaced_raise_counts_and_the_first_does_not() -> None:
    t = fresh(3)
    bids(t, "(1,0)", "(1,0)", "(1,0)")
    play(t, "A: raise (1,0)", "A: raise (2,0)", "B: raise (1,0)", "C: raise (1,0)")
    assert (t.bid[0], t.to_act) == ((3, 0), (0,))


@covers("KLACK-026", "KLACK-040")
def test_bids_are_compared_by_value_not_by_number_of_bills() -> None:  # edge case 1
    t = fresh(3)
    bids(t, "(2,0)", "(0,1)", "(1,0)")
    assert t.ask is not None
    assert (t.ask.kind, list(t.to_act)) == ("raise", [0, 1])


@covers("KLACK-027")
def test_a_sole_highest_bid_wins_at_once() -> None:
    t = fresh(4)
    bids(t, "(0,1)", "(3,0)", "(0,1)", "(1,0)")
    assert t.ask is not None
    assert (t.ask.kind, t.to_act) == ("choose_victim", (1,))


# 4.4 Forced conversion


@covers("KLACK-030", "KLACK-032", "KLACK-033", "KLACK-037")
def test_a_single_stack_is_broken_without_a_question_in_the_open() -> None:
    t = table("(0,0) [3,1]", "(1,1)", "(2,0)")
    assert (t.hand[0], t.stacks[0], t.center) == ((3, 1), (), 6)
    assert told(t, t.log, None) == [
        {
            "event": "stacks_converted",
            "clauses": ["KLACK-032", "KLACK-033", "KLACK-037", "KLACK-038"],
            "stacks": [[0, 0]],
        }
    ]


@covers("KLACK-031", "KLACK-090")
def test_the_owner_chooses_the_stack_and_the_silent_lose_the_cheapest_oldest() -> None:
    t = table("(0,0) [3,2] [1,1] [3,0]", "(3,1)", "(2,2)")
    assert [str(a) for a in t.legal(0)] == ["convert 0", "convert 1", "convert 2"]
    assert str(t.default(0)) == "convert 1"
    assert code(t, "A: convert 3") == "unknown_stack"


@covers("KLACK-033")
def test_a_converted_marker_may_leave_the_game_by_option() -> None:
    t = table("(0,0) [3,1]", "(1,1)", "(2,0)", converted_marker="removed")
    assert (t.center, t.lost_markers) == (5, 1)


@covers("KLACK-033", "KLACK-011")
def test_two_conversions_put_two_markers_back() -> None:  # edge case 9
    t = table("(0,0) [2,0]", "(0,0) [2,0]", "(2,2) [1,0] [1,0] [1,0]", rolls=(CLICK,))
    assert t.center == 3
    bids(t, "(1,0)", "(1,0)", "(0,2)")
    play(t, "C: choose_victim 2")
    assert (t.center, t.over) == (2, False)


@covers("KLACK-034", "KLACK-036")
def test_exactly_one_stack_is_broken_and_what_is_not_bid_stays_in_hand() -> None:
    t = table("(0,0) [3,2] [1,1]", "(3,1)", "(2,2)", rolls=(CLICK,))
    play(t, "A: convert 0")
    assert (t.hand[0], stacks(t, "A")) == ((3, 2), "[1,1]")
    bids(t, "(1,0)", "(0,1)", "(1,0)")
    play(t, "B: choose_victim 1")
    assert t.hand[0] == (2, 2)


@covers("KLACK-035")
def test_a_hand_that_is_not_empty_may_not_convert() -> None:  # edge case 12
    t = table("(1,0) [6,6]", "(3,1)", "(2,2)")
    assert code(t, "A: convert 0") == "conversion_not_allowed"


@covers("KLACK-037", "KLACK-038")
def test_conversions_of_one_moment_are_chosen_secretly_and_shown_together() -> None:
    t = table("(0,0) [3,2] [1,1]", "(0,0) [2,0] [1,0]", "(2,2)")
    events = t.apply(1, sixgun.parse("klack", "convert 1"))
    assert told(t, events, 0) == [{"event": "answer_sealed", "clauses": [], "seat": 1, "action": None}]
    assert t.view(0)["stacks"] == [[[3, 2], [1, 1]], [[2, 0], [1, 0]], []]
    events = t.apply(0, sixgun.parse("klack", "convert 0"))
    assert told(t, events, 2)[-1]["stacks"] == [[0, 0], [1, 1]]


@covers("KLACK-039", "KLACK-041")
def test_a_contender_breaks_one_stack_after_another_and_leaves_when_none_is_left() -> None:  # edge case 13
    t = table("(1,0) [1,0] [1,0]", "(6,0)", "(0,1) [0,1] [1,0]", "(1,0)")
    bids(t, "(1,0)", "(2,0)", "(0,1)", "(1,0)")
    play(t, "C: convert 0")
    bids(t, "(2,0)", "(0,1)")  # B and C: both at 4,000, C's hand is empty again
    assert (t.hand[2], t.stacks[2], list(t.to_act)) == ((1, 0), (), [1, 2])
    bids(t, "(1,0)", "(1,0)")  # both at 5,000, and C has nothing left
    assert (t.status[2], t.to_act) == ("mob", (1,))


# 4.5 Ties at the top


@covers("KLACK-040", "KLACK-050", "KLACK-093")
def test_nobody_but_the_contenders_may_raise() -> None:
    t = fresh(4)
    bids(t, "(0,1)", "(1,0)", "(2,0)", "(1,0)")
    assert list(t.to_act) == [0, 2]
    assert (t.legal(1), code(t, "B: raise (1,0)")) == ([], "not_your_decision")


@covers("KLACK-048", "KLACK-049")
def test_a_contender_below_the_others_after_a_raise_is_out_of_the_tie() -> None:  # edge case 2
    t = fresh(3, CLICK)
    bids(t, "(1,0)", "(1,0)", "(1,0)")
    bids(t, "(0,1)", "(2,0)", "(1,0)")
    assert list(t.to_act) == [0, 1]
    assert t.bid[2] == (2, 0)
    bids(t, "(1,0)", "(2,0)")
    play(t, "B: choose_victim 1")
    assert stacks(t, "B") == "[9,1]"


@covers("KLACK-041", "KLACK-042", "KLACK-043")
def test_the_broke_contender_leaves_and_the_other_keeps_all_stacks() -> None:  # edge case 3
    t = table("(0,1) [3,3] [1,1]", "(0,1)", "(1,0)")
    assert bids(t, "(0,1)", "(0,1)", "(1,0)") == ["bids_opened", "mob_took"]
    assert (t.to_act, stacks(t, "A"), t.hand[0]) == ((0,), "[3,3] [1,1]", (0, 0))


@covers("KLACK-044")
def test_equal_next_bids_become_the_contenders() -> None:  # edge case 4
    t = table("(0,2)", "(0,2)", "(2,1)", "(2,1)", rolls=(CLICK,))
    bids(t, "(0,2)", "(0,2)", "(1,0)", "(1,0)")
    assert t.status == ["mob", "mob", "at_table", "at_table"]
    assert list(t.to_act) == [2, 3]
    bids(t, "(1,0)", "(0,1)")
    play(t, "D: choose_victim 3")
    assert stacks(t, "D") == "[3,1]"


@covers("KLACK-044", "KLACK-049", "KLACK-050")
def test_a_contender_who_dropped_out_comes_back_when_the_others_leave() -> None:  # edge case 21
    t = table("(3,0)", "(3,0)", "(3,0)", "(2,0)")
    bids(t, "(2,0)", "(2,0)", "(2,0)", "(1,0)")
    play(t, "A: raise (1,0)", "B: raise (1,0)", "C: raise (1,0)")
    assert t.result is not None  # all three tie again with nothing left: D sits alone
    t = table("(0,2)", "(0,2)", "(2,1)", "(2,0)")
    bids(t, "(0,1)", "(0,1)", "(0,1)", "(1,0)")
    bids(t, "(0,1)", "(0,1)", "(1,0)")
    assert t.status == ["mob", "mob", "at_table", "at_table"]
    assert (t.to_act, t.bid[2]) == ((2,), (1, 1))


@covers("KLACK-044", "KLACK-083")
def test_all_players_are_contenders_and_all_leave() -> None:  # edge case 6
    t = table("(1,0)", "(1,0)", "(1,0)")
    assert bids(t, "(1,0)", "(1,0)", "(1,0)") == ["bids_opened", "mob_took", "game_ended"]
    assert t.status == ["mob", "mob", "mob"]
    assert t.result is not None
    assert (t.result.winners, t.result.reason) == ((0, 1, 2), "KLACK-013")


@covers("KLACK-045", "KLACK-047")
def test_contenders_with_an_empty_hand_convert_and_then_all_must_raise() -> None:
    t = table("(0,1) [1,0] [2,0]", "(0,1) [3,0] [1,1]", "(1,0)")
    bids(t, "(0,1)", "(0,1)", "(1,0)")
    assert t.ask is not None
    assert (t.ask.kind, list(t.to_act)) == ("convert", [0, 1])
    play(t, "B: convert 0", "A: convert 1")
    assert t.ask.kind == "raise"
    assert [str(a) for a in t.legal(0)] == ["raise (1,0)", "raise (2,0)"]


@covers("KLACK-046")
def test_a_raise_is_at_least_one_bill_added_to_the_bid() -> None:
    t = fresh(3)
    bids(t, "(1,0)", "(1,0)", "(1,0)")
    assert code(t, "A: raise (0,0)") == "empty_bid"
    assert code(t, "A: raise (6,0)") == "insufficient_bills"
    bids(t, "(0,2)", "(1,0)", "(1,0)")
    assert (t.bid[0], t.hand[0]) == ((1, 2), (5, 4))


@covers("KLACK-048")
def test_a_tie_of_everybody_is_repeated_until_it_breaks() -> None:  # edge case 20
    t = fresh(6)
    bids(t, *["(1,0)"] * 6)
    for _ in range(5):
        bids(t, *["(1,0)"] * 6)
    assert list(t.to_act) == [0, 1, 2, 3, 4, 5]
    bids(t, "(0,1)", "(0,2)", *["(0,1)"] * 4)
    assert t.to_act == (1,)


# 4.6 The mob


@covers("KLACK-060", "KLACK-061")
def test_who_leaves_through_the_mob_loses_his_bid_and_scores_nothing() -> None:
    t = table("(3,0)", "(0,1)", "(1,1) [3,3]", rolls=(BANG,))
    bids(t, "(2,0)", "(0,1)", "(1,0)")
    assert (t.bid[1], t.status[1], t.score(1)) == ((0, 0), "mob", 0)
    play(t, "A: choose_victim 2")
    assert (t.hand[0], t.hand[1]) == ((3, 0), (0, 0))
    assert t.result is not None
    assert t.result.scores[1] == 0


# 4.7 The victim


@covers("KLACK-065", "KLACK-066")
def test_the_high_bidder_names_anybody_at_the_table_himself_included() -> None:
    t = table("(3,0)", "(1,0)", "(0,0) [1,1] shot", "(1,0)")
    bids(t, "(2,0)", "(1,0)", "(1,0)")
    assert [str(a) for a in t.legal(0)] == ["choose_victim 0", "choose_victim 1", "choose_victim 3"]
    assert code(t, "A: choose_victim 2") == "player_not_at_table"
    assert code(t, "A: choose_victim 7") == "player_not_at_table"


@covers("KLACK-067", "KLACK-068")
def test_the_named_player_is_not_asked() -> None:
    t = fresh(3, CLICK)
    bids(t, "(1,0)", "(0,2)", "(2,0)")
    assert play(t, "B: choose_victim 2") == ["victim_chosen", "clicked"]
    assert (stacks(t, "C"), t.round) == ("[3,2]", 1)


# 4.8 Roulette


@covers("KLACK-072", "KLACK-074")
def test_the_pot_holds_all_bids_and_raises_the_high_bidders_too() -> None:  # edge case 10
    t = fresh(3, CLICK)
    bids(t, "(0,1)", "(0,1)", "(1,0)")
    bids(t, "(1,0)", "(2,0)")
    play(t, "B: choose_victim 2")
    assert stacks(t, "C") == "[4,2]"


@covers("KLACK-073")
def test_stacks_are_never_merged_and_each_takes_one_marker() -> None:
    t = fresh(3, CLICK, CLICK)
    for _ in range(2):
        bids(t, "(1,0)", "(0,2)", "(1,0)")
        play(t, "B: choose_victim 1")
    assert (stacks(t, "B"), t.center, t.score(1)) == ("[2,2] [2,2]", 4, 24_000)


@covers("KLACK-075", "KLACK-076", "KLACK-078")
def test_a_bang_with_the_last_marker_leaves_it_in_the_centre() -> None:  # edge cases 11 and 15
    t = table("(2,2) [1,0] [1,0]", "(1,1) [1,0] [1,0]", "(1,0) [1,0]", rolls=(BANG,))
    bids(t, "(0,2)", "(1,0)", "(1,0)")
    play(t, "A: choose_victim 1")
    assert (t.center, t.over) == (1, False)
    assert (hands(t), t.status[1]) == ("(2,2) (0,0) (1,0)", "shot")


@covers("KLACK-076")
def test_of_a_shot_players_hand_only_the_number_of_bills_is_seen() -> None:
    t = fresh(3, BANG)
    bids(t, "(1,0)", "(0,2)", "(2,0)")
    events = t.apply(1, sixgun.parse("klack", "choose_victim 1"))
    banged = told(t, events, 0)[1]
    assert {k: v for k, v in banged.items() if k != "clauses"} == {
        "event": "banged",
        "seat": 1,
        "roll": 1,
        "hand_size": 10,
    }


@covers("KLACK-077", "KLACK-079")
def test_the_stacks_of_the_shot_stay_for_the_scoring_and_are_never_broken() -> None:  # edge case 19
    t = table("(2,2) [1,0]", "(1,1)", "(2,0) [3,3]", rolls=(BANG, CLICK))
    bids(t, "(0,2)", "(1,0)", "(1,0)")
    play(t, "A: choose_victim 2")
    assert (stacks(t, "C"), t.score(2), t.center) == ("[3,3]", 9000, 4)
    bids(t, "(2,2)", "(1,1)")
    play(t, "A: choose_victim 1")
    assert t.hand[0] == (1, 0)  # A broke his own stack; C's stays
    assert stacks(t, "C") == "[3,3]"


@covers("KLACK-078")
def test_by_option_all_bids_leave_the_game_at_a_bang() -> None:
    t = fresh(3, BANG, bang_bids="discard")
    bids(t, "(1,0)", "(0,2)", "(2,0)")
    play(t, "B: choose_victim 1")
    assert (hands(t), t.removed) == ("(5,6) (0,0) (4,6)", (9, 6))


@covers("KLACK-070", "KLACK-092")
def test_the_die_is_rolled_when_the_victim_is_named_and_not_before() -> None:
    t = fresh(3, BANG)
    before = t.dump()["rng"]
    bids(t, "(1,0)", "(0,2)", "(2,0)")
    assert t.dump()["rng"] == before
    told_events = t.apply(1, sixgun.parse("klack", "choose_victim 1"))
    assert t.dump()["rng"] != before
    assert "roll=1" in str(told_events[1])


# 4.9 End and scoring


@covers("KLACK-080", "KLACK-081")
def test_a_game_that_ends_by_the_markers_has_lasted_six_rounds() -> None:
    for seed in range(60):
        t, kinds = random_game(3 + seed % 4, seed)
        assert t.result is not None
        if t.result.reason == "KLACK-011":
            assert t.round >= 6
            assert kinds.count("clicked") >= 6
        else:
            assert len(t.present) <= 1


@covers("KLACK-084", "KLACK-087")
def test_when_nobody_survived_a_roulette_all_share_the_victory() -> None:  # edge case 17
    t = fresh(4, BANG, BANG, BANG)
    for _ in range(3):
        bids(t, "(0,3)", *["(1,0)"] * (len(t.to_act) - 1))
        play(t, f"{'ABCD'[t.to_act[0]]}: choose_victim {t.to_act[0]}")
    assert t.result is not None
    assert (t.result.winners, t.result.scores) == ((0, 1, 2, 3), (0, 0, 0, 0))


@covers("KLACK-085", "KLACK-086")
def test_the_dead_win_with_the_highest_score() -> None:  # edge case 16
    t = table("(0,0) [3,3]", "(0,0) [6,6] shot", "(0,0) shot")
    assert t.result is not None
    assert t.result.winners == (1,)


@covers("KLACK-088")
def test_equal_scores_share_the_better_rank() -> None:
    assert ranking([5, 7, 7, 0]) == [3, 1, 1, 4]


# 4.10 Online play


@covers("KLACK-090", "KLACK-091")
def test_the_silent_bid_one_bill_and_name_themselves() -> None:
    t = table("(0,2)", "(3,1)", "(2,0) [1,1]")
    assert [str(t.default(seat)) for seat in range(3)] == ["bid (0,1)", "bid (1,0)", "bid (1,0)"]
    bids(t, "(0,1)", "(0,1)", "(1,0)")
    assert str(t.default(1)) == "raise (1,0)"
    bids(t, "(0,1)", "(1,0)")
    assert str(t.default(0)) == "choose_victim 0"


@covers("KLACK-091")
def test_a_game_played_for_silent_players_alone_comes_to_its_end() -> None:
    for seats in (3, 4, 5, 6):
        t = sixgun.new("klack", seats=seats, seed=seats)
        while not t.over:
            seat = t.to_act[0]
            t.apply(seat, t.default(seat))
        t.check()


@covers("KLACK-093")
def test_the_first_error_of_the_list_is_reported() -> None:
    over = table("(0,0) [3,3]", "(0,0) shot", "(0,0) shot")
    assert code(over, "A: bid (1,0)") == "not_your_decision"
    t = table("(1,0) [2,2]", "(3,3)", "(0,0) [1,1] shot", "(2,1)")
    assert code(t, "C: bid (1,0)") == "not_your_decision"
    assert code(t, "A: convert 5") == "conversion_not_allowed"
    assert code(t, "A: raise (1,0)") == "not_your_decision"
    assert code(t, "A: choose_victim 1") == "not_your_decision"
    bids(t, "(1,0)", "(0,2)", "(1,0)")
    assert code(t, "B: bid (0,0)") == "bid_closed"
    assert code(t, "D: choose_victim 1") == "not_your_decision"
    assert code(t, "A: convert 0") == "not_your_decision"  # an empty hand, but nobody demands it
    assert code(t, "B: convert 0") == "conversion_not_allowed"


def test_bids_made_by_hand_are_taken_and_not_kept() -> None:
    before = len(SEALED[0])
    for _ in range(3):
        t = sixgun.new("klack", seats=3, seed=1)
        (event,) = t.apply(0, Bid(5, 3))
        assert str(event) == "answer_sealed seat=0 action=bid (5,3)"
    assert len(SEALED[0]) == before


@covers("KLACK-023")
def test_bids_come_in_any_order_and_those_still_missing_are_awaited() -> None:
    t, bid = sixgun.new("klack", seats=4, seed=1), sixgun.parse("klack", "bid (1,1)")
    awaited = [list(t.to_act)]
    for seat in (0, 2, 2, 0, 1):  # two of them are replaced
        t.apply(seat, bid)
        awaited.append(list(t.to_act))
    assert awaited == [[0, 1, 2, 3], [1, 2, 3], [1, 3], [1, 3], [1, 3], [3]]
    assert list(sixgun.load(t.dump()).to_act) == [3]


# Hand-made positions


@covers("KLACK-008", "KLACK-061", "KLACK-073", "KLACK-076")
@pytest.mark.parametrize(
    ("position", "words"),
    [
        ({"status": ["shot", "at_table", "at_table"]}, "seat 0 is out and has neither hand nor bid"),
        ({"hand": [[6, 6], [5, 6], [6, 6]], "bid": [[0, 0], [1, 0], [0, 0]]}, "begins without a bid"),
        (
            {
                "status": ["mob", "at_table", "at_table"],
                "hand": [[0, 0], [6, 6], [6, 6]],
                "stacks": [[[1, 0]], [], []],
                "center": 5,
            },
            "the mob takes no player with a stack",
        ),
        ({"stacks": [[[0, 0]], [], []], "center": 5}, "no stack without a bill"),
        ({"center": 5, "lost_markers": 1}, "by the option converted_marker only"),
    ],
)
def test_a_position_that_no_game_can_reach_is_refused(position: dict[str, Any], words: str) -> None:
    with pytest.raises(sixgun.Invalid, match=words) as error:
        sixgun.position("klack", {"seats": 3, **position})
    assert error.value.code == "bad_position"


@covers("KLACK-083", "KLACK-084", "KLACK-101")
def test_a_view_tells_what_the_stacks_score() -> None:
    t = table("(1,1) [1,0] [2,1]", "(1,1) [3,0]", "(2,2)")
    assert t.view(None)["score"] == [10_000, 3_000, 0]


def test_whoever_names_a_player_is_told_the_chances_and_what_a_click_would_score() -> None:
    t = table("(3,4) [1,0] [2,1]", "(3,4) [3,0]", "(5,5)")
    bids(t, "(1,0)", "(0,2)", "(0,1)")
    asked: Any = t.view(1)["ask"]
    assert (asked["clicks"], asked["bangs"], asked["chambers"]) == (5, 1, 6)
    assert asked["pot"] == 7_000
    assert asked["scores"] == [3 * 12_000, 2 * 10_000, 7_000]


def test_whoever_must_raise_is_told_the_value_of_the_tied_bids() -> None:
    t = fresh(3)
    bids(t, "(2,0)", "(0,1)", "(1,0)")
    asked: Any = t.view(2)["ask"]
    assert asked["tied"] == 2_000
