"""4.6 to 4.10: slaps of the card, the four cards, equal times, cover between rounds."""

from __future__ import annotations

from tests.covers import covers
from tests.games.slap45.slap import LAWMEN, STANDARD, alive, discarded, gold, live, race, refused, say


@covers("SLAP-051")
def test_a_slap_is_valid_from_a_free_hand_of_an_unlocked_player() -> None:
    t = live(main=[0, -1, -1])
    story = race(t, "C(0,300->2)", "C(1,50->2)", "C(1,400->2)", "C(2,500->0)")
    assert story.results == ["hand_in_base", "false_start", "locked", "accepted"]


@covers("SLAP-053")
def test_a_slap_without_a_valid_point_misses() -> None:
    for story in ("C(0,400)", "C(0,400->0)", "C(0,400->1@100)"):
        t = live("big_gun")
        assert race(t, story).tick == 400
        assert alive(t) == [6, 6, 6]
    t = live("big_gun", alive=[3, 0, 4], deaths=[1], dealer=1)
    race(t, "C(0,400->1)")
    assert alive(t) == [3, 0, 4]


@covers("SLAP-054")
def test_the_shot_happens_at_the_tick_of_the_slap() -> None:
    t = live()
    race(t, "C(0,400->1@550)", "B(1,450,B1)")
    assert alive(t) == [6, 5, 6]


@covers("SLAP-055")
def test_the_dealer_and_the_covered_may_be_pointed_at() -> None:
    t = live("big_gun", main=[0, -1, -1], dealer=0)
    race(t, "C(1,400->0)")
    assert alive(t) == [5, 6, 6]


@covers("SLAP-056")
def test_of_several_points_the_nearest_counts_and_of_equally_near_ones_the_earlier() -> None:
    t = live()
    race(t, "C(0,400,later)", "P(0,350->1)", "P(0,450->2)")
    assert alive(t) == [6, 5, 6]
    t = live()
    race(t, "C(0,400,later)", "P(0,340->1)", "P(0,450->2)", "P(1,400->1)")
    assert alive(t) == [6, 6, 5]


@covers("SLAP-060")
def test_talkin_iron_costs_an_uncovered_target_one_member() -> None:
    t = live()
    race(t, "C(0,400->2)")
    assert alive(t) == [6, 6, 5]


@covers("SLAP-073")
def test_who_left_before_the_reveal_may_go_back_to_his_base() -> None:
    t = live("move", main=[0, -1, -1])
    assert race(t, "L(0,-1)", "B(0,300,B0)").results == ["accepted", "accepted"]


@covers("SLAP-076", "SLAP-129")
def test_a_player_who_finds_no_base_is_the_last() -> None:
    t = live("move", gang=LAWMEN[:3], dealer=1)
    race(t, "B(0,300,B0)", "Boff(0,310,B2)", "B(1,400,B1)", "B(2,410,B2)")
    assert alive(t) == [6, 6, 5]
    gun = live("big_gun", gang=LAWMEN[:3], dealer=1, main=[0, -1, -1], off=[2, -1, -1])
    race(gun, "C(1,300->0)")
    assert alive(gun) == [5, 6, 6]


@covers("SLAP-079")
def test_the_slapper_of_the_horse_alone_loses_in_the_tick_of_the_last_arrival() -> None:
    t = live("move")
    race(t, "B(0,400,B0)", "B(1,450,B1)", "C(2,450)")
    assert alive(t) == [6, 6, 5]
    t = live("move", gang=STANDARD, gold=[1, 1, 1, 1])
    race(t, "B(0,400,B0)", "B(1,410,B1)", "B(2,450,B2)", "C(1,450)")
    assert alive(t) == [6, 6, 6, 5]


@covers("SLAP-080", "SLAP-095")
def test_a_hand_in_its_old_base_stays_there_and_is_cover_in_the_next_round() -> None:
    t = live("move talkin_iron", main=[0, 1, -1])
    race(t)
    assert t.main == [0, 1, -1]
    say(t, "1: deal", "-1: reveal")
    race(t, "C(2,400->0)")
    assert alive(t)[0] == 6


@covers("SLAP-084", "SLAP-085", "SLAP-086")
def test_rounds_that_nobody_slaps_end_at_the_timeout_without_effect() -> None:
    for card in ("talkin_iron", "big_gun", "gold"):
        t = live(card, gang=STANDARD, gold=[1, 1, 1, 1], main=[0, 1, 2, 3])
        assert race(t, until=3000).judged is None
        assert race(t, until=3001).tick == 3000
        assert (alive(t), gold(t)) == ([6] * 4, [1] * 4)
        assert discarded(t, card) == 1


@covers("SLAP-088")
def test_a_dead_heat_on_the_horse_costs_neither_the_slappers_nor_the_last_one_anything() -> None:
    t = live("move", gang=STANDARD, gold=[1, 1, 1, 1])
    race(t, "B(0,400,B0)", "B(1,450,B1)", "C(2,450)", "C(3,450)")
    assert alive(t) == [6] * 4


@covers("SLAP-091")
def test_no_tie_is_broken_by_seat() -> None:
    t = live()
    assert race(t, "B(2,400,B0)", "B(0,400,B0)", "C(1,500)", "C(0,500)").results[:2] == ["bounced", "bounced"]
    assert t.main == [-1, -1, -1]


@covers("SLAP-098")
def test_a_hand_that_leaves_between_rounds_may_slap_anything() -> None:
    t = live("talkin_iron move", main=[0, -1, -1])
    race(t)
    say(t, "0: leave main", "1: deal", "-1: reveal")
    assert race(t, "B(0,300,B0)").results == ["accepted"]


@covers("SLAP-099")
def test_cover_ends_when_the_hand_leaves_to_slap() -> None:
    t = live(main=[0, -1, -1])
    race(t, "C(0,300->1)!", "C(2,350->0)")
    assert alive(t) == [5, 6, 6]


@covers("SLAP-097")
def test_no_base_is_entered_after_the_live_phase() -> None:
    t = live("big_gun", gang=STANDARD, gold=[1, 3, 1, 1])
    race(t, "C(1,400->0)")
    assert t.ask
    assert t.ask.kind == "power"
    assert refused(t, 2, "slap_base 500 B2 main plain #0") == "round_over"
