"""4.3 to 4.5: hands, actions of the live phase, false starts."""

from __future__ import annotations

from sixgun.games.slap45.actions import MAIN, Leave, LeaveAt, PointAt, SlapBase, SlapCenter
from tests.covers import covers
from tests.games.slap45.slap import LAWMEN, alive, live, race, refused


@covers("SLAP-020")
def test_only_main_slaps_and_off_only_points() -> None:
    t = live()
    assert refused(t, 0, "slap_base 400 B0 off plain #0") == "no_second_hand"
    race(t, "C(0,400->1)")
    assert alive(t) == [6, 5, 6]


@covers("SLAP-020")
def test_nobody_has_a_third_hand() -> None:
    t = live(gang=LAWMEN, dealer=1, main=[0, -1, -1, -1], off=[1, -1, -1, -1])
    for hand in (-1, 2, 7):
        assert refused(t, 0, SlapBase(400, 2, hand, 0, 0)) == "bad_action"
        assert refused(t, 0, LeaveAt(400, hand, 0)) == "bad_action"
    race(t)
    for hand in (-1, 2, 7):
        assert refused(t, 0, LeaveAt(400, hand, 0)) == "round_over"
        assert refused(t, 0, Leave(hand)) == "illegal_option"


@covers("SLAP-021")
def test_a_hand_that_bounced_is_in_the_air_and_ends_in_the_holster() -> None:
    t = live(main=[1, -1, -1])
    assert race(t, "B(2,300,B1)", "L(2,450)").results == ["bounced", "no_effect"]
    assert t.main == [1, -1, -1]


@covers("SLAP-022")
def test_a_single_hand_in_a_base_at_the_reveal_becomes_main_and_stays_so() -> None:
    t = live(gang=LAWMEN, dealer=1, off=[1, -1, -1, -1])
    assert race(t, "C(0,300->2)").results == ["hand_in_base"]
    assert (t.main[0], t.off[0]) == (1, -1)


@covers("SLAP-023")
def test_with_both_hands_in_bases_the_labels_stay() -> None:
    t = live(gang=LAWMEN, dealer=1, main=[0, -1, -1, -1], off=[1, -1, -1, -1])
    race(t)
    assert (t.main[0], t.off[0]) == (0, 1)


@covers("SLAP-027")
def test_a_hand_needs_its_time_after_leaving() -> None:
    t = live(main=[0, -1, -1], options={"relocate_ms": 250})
    story = race(t, "L(0,300)", "C(0,549->1)", "C(0,550->1)")
    assert story.results == ["accepted", "hand_busy", "accepted"]
    assert alive(t) == [6, 5, 6]


@covers("SLAP-029")
def test_a_void_slap_occupies_nothing_and_ends_nothing() -> None:
    t = live(main=[0, -1, -1])
    story = race(t, "B(0,300,B1)", "B(1,310,B1)", "C(0,320->1)")
    assert story.results == ["hand_in_base", "accepted", "hand_in_base"]
    assert story.tick == 3000


@covers("SLAP-030", "SLAP-031")
def test_the_dead_cannot_act_and_their_bases_are_gone() -> None:
    t = live(alive=[3, 0, 4], deaths=[1], dealer=1)
    assert refused(t, 1, "slap_center 400 > 0 @400 plain #0") == "dead_player"
    assert refused(t, 0, "slap_base 400 B1 main plain #0") == "unknown_base"
    assert refused(t, 0, "slap_base 400 B5 main plain #0") == "unknown_base"
    assert refused(t, 0, "slap_center 400 > 5 @400 plain #0") == "bad_action"
    assert refused(t, 0, "slap_center 999999 > 2 @400 plain #0") == "bad_action"
    for nowhere in (-1, 9, 15):
        assert refused(t, 0, SlapBase(400, nowhere, MAIN, 0, 0)) == "unknown_base"
        assert refused(t, 0, SlapCenter(400, nowhere, 400, 0, 0)) == "bad_action"
        assert refused(t, 0, PointAt(400, nowhere, 0)) == "bad_action"


@covers("SLAP-033")
def test_bases_may_be_slapped_whatever_the_card() -> None:
    for card in ("talkin_iron", "move", "big_gun"):
        t = live(card)
        assert race(t, "B(0,400,B1)").results == ["accepted"]


@covers("SLAP-036")
def test_a_free_base_takes_the_hand_of_the_only_player_who_slaps_it() -> None:
    t = live()
    race(t, "B(0,400,B2)", "B(1,400,B1)")
    assert t.main == [2, 1, -1]


@covers("SLAP-037")
def test_void_slaps_and_old_owners_stop_nobody_else_from_entering() -> None:
    t = live("move", main=[0, -1, -1])
    story = race(t, "L(0,300)", "B(0,350,B1)", "B(1,350,B1)")
    assert story.results == ["accepted", "hand_busy", "accepted"]


@covers("SLAP-038")
def test_of_both_hands_of_a_sheriff_in_one_base_main_enters() -> None:
    t = live(gang=LAWMEN, dealer=1)
    assert race(t, "Boff(0,400,B2)", "B(0,400,B2)").results == ["bounced", "accepted"]
    assert (t.main[0], t.off[0]) == (2, -1)


@covers("SLAP-039")
def test_leaving_is_always_possible_also_when_locked_and_early() -> None:
    t = live(main=[0, -1, -1])
    assert race(t, "C(0,-9)", "L(0,50)", "L(0,60)").results == ["false_start", "accepted", "no_effect"]
    assert t.main == [-1, -1, -1]


@covers("SLAP-040")
def test_except_on_move_a_hand_that_left_enters_no_base_but_may_slap_the_card() -> None:
    t = live("big_gun", main=[0, -1, -1])
    story = race(t, "L(0,300)", "B(0,400,B2)", "C(0,401->1)")
    assert story.results == ["accepted", "no_reentry", "accepted"]
    assert alive(t) == [6, 5, 6]


@covers("SLAP-041", "SLAP-044")
def test_a_hand_that_leaves_its_new_base_is_out_for_the_round() -> None:
    t = live("move")
    story = race(t, "B(0,300,B0)", "L(0,400)", "B(0,500,B1)", "B(1,600,B1)", "B(2,700,B2)")
    assert story.results == ["accepted", "accepted", "no_reentry", "accepted", "accepted"]
    assert alive(t) == [5, 6, 6]
    slip = live("move")
    assert race(slip, "B(0,300,B0)", "B(0,400,B1)!", "B(1,500,B1)").results[1] == "hand_in_base"
    assert slip.main[0] == 0


@covers("SLAP-042")
def test_the_first_reason_of_the_list_is_reported() -> None:
    t = live(main=[0, -1, -1])
    story = race(
        t, "C(0,50)", "C(0,50)", "C(0,500)", "C(0,1000)", "L(0,1010)", "B(0,1020,B1)", "B(0,1200,B1)"
    )
    assert story.results == [
        "false_start",
        "hand_busy",
        "locked",
        "hand_in_base",
        "accepted",
        "hand_busy",
        "no_reentry",
    ]


@covers("SLAP-043")
def test_an_auto_slap_waits_for_its_hand_and_a_plain_one_does_not_disturb_it() -> None:
    t = live("move", options={"relocate_ms": 0}, main=[0, -1, -1])
    assert race(t, "B(0,300,B1)!", "B(1,301,B0)").tick == 301
    assert t.main[:2] == [1, 0]
    waits = live("big_gun", main=[0, -1, -1])
    story = race(waits, "C(0,300->1)!", "C(0,350->2)", "B(1,300,B1)")
    assert story.results == ["accepted", "hand_busy", "accepted"]
    assert (story.tick, alive(waits)) == (400, [6, 5, 6])


@covers("SLAP-048", "SLAP-049")
def test_one_lock_a_round_which_ends_with_it() -> None:
    t = live("talkin_iron talkin_iron")
    story = race(t, "C(0,-5)", "C(0,90)", "C(0,999)", "C(0,1000)")
    assert story.results == ["false_start", "false_start", "locked", "accepted"]
    t.apply(t.dealer, t.default(t.dealer))
    t.apply(-1, t.default(-1))
    assert race(t, "C(0,300->1)").results == ["accepted"]
