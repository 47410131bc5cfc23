"""The worked examples of section 8."""

from __future__ import annotations

from sixgun.core.seats import CLOCK
from sixgun.games.slap45.actions import DEAL, REVEAL
from tests.covers import covers
from tests.games.slap45.slap import (
    LAWMEN,
    STANDARD,
    alive,
    between,
    discarded,
    gold,
    live,
    race,
    refused,
    say,
)


@covers("SLAP-097")
def test_x1_a_slap_into_cover_after_the_shot_is_too_late() -> None:
    t = live("talkin_iron")
    story = race(t, "C(1,420->2)", "B(2,430,B0)")
    assert alive(t) == [6, 6, 5]
    assert story.tick == 420
    assert story.results == ["accepted", "round_over"]
    assert t.main == [-1, -1, -1]
    assert t.dealer == 1


@covers("SLAP-062")
def test_x2_cover_in_time_blocks_the_shot() -> None:
    t = live("talkin_iron")
    race(t, "B(2,410,B0)", "C(1,420->2)")
    assert alive(t) == [6, 6, 6]
    assert t.main == [-1, -1, 0]


@covers("SLAP-061", "SLAP-089")
def test_x3_cover_entered_in_the_tick_of_the_shot_protects() -> None:
    t = live("talkin_iron")
    race(t, "B(2,420,B0)", "C(1,420->2)")
    assert alive(t) == [6, 6, 6]
    assert t.main == [-1, -1, 0]


@covers("SLAP-050")
def test_x4_an_unpointed_slap_that_is_first_misses_for_all() -> None:
    t = live("talkin_iron")
    assert race(t, "C(0,400)", "C(1,410->2)").results == ["accepted", "round_over"]
    assert alive(t) == [6, 6, 6]


@covers("SLAP-052")
def test_x5_the_point_must_lie_within_the_window() -> None:
    late, just = live(), live()
    race(late, "C(0,400->1@601)")
    race(just, "C(0,400->1@600)")
    assert (alive(late), alive(just)) == ([6, 6, 6], [6, 5, 6])


@covers("SLAP-028", "SLAP-035")
def test_x6_an_occupied_base_bounces_and_costs_time() -> None:
    t = live(main=[1, -1, -1])
    story = race(t, "B(2,300,B1)", "B(2,399,B2)", "B(2,400,B2)", "C(1,405->2)")
    assert story.results == ["bounced", "hand_busy", "accepted", "accepted"]
    assert alive(t) == [6, 6, 6]
    assert t.main == [1, -1, 2]


@covers("SLAP-065", "SLAP-066")
def test_x7_a_big_gun_pierces_cover_and_the_hand_stays() -> None:
    t = live("big_gun", main=[-1, -1, 0])
    race(t, "C(1,500->2)")
    assert alive(t) == [6, 6, 5]
    assert t.main == [-1, -1, 0]


@covers("SLAP-070", "SLAP-074")
def test_x8_the_last_one_out_loses_before_he_can_slap() -> None:
    t = live("move")
    story = race(t, "B(0,400,B0)", "B(1,450,B1)", "B(2,460,B2)")
    assert story.tick == 450
    assert story.results[2] == "round_over"
    assert alive(t) == [6, 6, 5]
    assert t.main == [0, 1, -1]


@covers("SLAP-026", "SLAP-071")
def test_x9_a_covered_player_must_leave_and_find_a_new_base() -> None:
    t = live("move", main=[0, -1, -1])
    story = race(t, "B(0,350,B1)", "L(0,380)", "B(0,480,B0)", "B(1,500,B2)", "B(0,580,B1)")
    assert story.results == ["hand_in_base", "accepted", "bounced", "accepted", "accepted"]
    assert story.tick == 580
    assert alive(t) == [6, 6, 5]


@covers("SLAP-078")
def test_x10_whoever_slaps_the_horse_is_trampled() -> None:
    t = live("move")
    assert race(t, "C(0,350->1)").tick == 350
    assert alive(t) == [5, 6, 6]


@covers("SLAP-075", "SLAP-090")
def test_x11_equal_last_arrivals_cost_nobody_anything() -> None:
    t = live("move")
    race(t, "B(0,400,B0)", "B(1,450,B1)", "B(2,450,B2)")
    assert alive(t) == [6, 6, 6]
    assert t.main == [0, 1, 2]


@covers("SLAP-077")
def test_x12_at_the_timeout_only_a_single_idle_player_loses() -> None:
    nobody, one = live("move"), live("move", main=[0, 1, -1])
    race(nobody)
    assert alive(nobody) == [6, 6, 6]
    story = race(one, "L(1,600)", "B(2,700,B2)", "B(1,800,B0)")
    assert story.results[-1] == "bounced"
    assert story.tick == 3000
    assert alive(one) == [5, 6, 6]
    assert one.main == [0, -1, 2]


@covers("SLAP-081", "SLAP-082", "SLAP-083")
def test_x13_gold_is_taken_or_given_away() -> None:
    for story, stashes in (
        ("C(3,380)", [1, 1, 1, 2]),
        ("C(3,380->0)", [2, 1, 1, 1]),
        ("C(3,380->0@700)", [1, 1, 1, 2]),
    ):
        t = live("gold", gang=STANDARD, gold=[1, 1, 1, 1])
        race(t, story)
        assert gold(t) == stashes


@covers("SLAP-045", "SLAP-046", "SLAP-047")
def test_x14_false_starts_lock() -> None:
    a = live("talkin_iron")
    assert race(a, "C(0,-30)", "C(0,500->1)", "C(2,900->0)").results == ["false_start", "locked", "accepted"]
    assert alive(a) == [5, 6, 6]
    b = live("move")
    story = race(b, "B(0,60,B0)", "B(0,1000,B0)", "B(1,1200,B1)")
    assert story.results == ["false_start", "accepted", "accepted"]
    assert alive(b) == [6, 6, 5]


@covers("SLAP-088")
def test_x15_a_dead_heat_has_no_effect() -> None:
    t = live()
    assert race(t, "C(0,400->1)", "C(2,400->1)").tick == 400
    assert alive(t) == [6, 6, 6]


@covers("SLAP-122", "SLAP-124")
def test_x16_the_union_pierces_cover_for_one_gold() -> None:
    used, declined = (live(gang=STANDARD, gold=[1, 1, 1, 1], main=[-1, 0, -1, -1]) for _ in range(2))
    race(used, "C(0,400->1)")
    say(used, "0: use_power")
    assert (alive(used), gold(used)) == ([6, 5, 6, 6], [0, 1, 1, 1])
    race(declined, "C(0,400->1)")
    say(declined, "0: decline")
    assert (alive(declined), gold(declined)) == ([6, 6, 6, 6], [1, 1, 1, 1])


@covers("SLAP-125")
def test_x17_confederates_kill_two() -> None:
    t = live("big_gun", gang=STANDARD, gold=[1, 1, 1, 1])
    race(t, "C(1,400->0)")
    say(t, "1: use_power")
    assert (alive(t), gold(t)) == ([4, 6, 6, 6], [1, 0, 1, 1])


@covers("SLAP-126", "SLAP-113")
def test_x18_poncho_turns_gold_into_a_big_gun() -> None:
    t = live("gold", gang=STANDARD, gold=[1, 1, 1, 1], main=[1, -1, -1, -1])
    race(t, "C(2,400->0)")
    say(t, "2: use_power")
    assert (alive(t), gold(t)) == ([5, 6, 6, 6], [1, 1, 0, 1])
    assert discarded(t, "gold") == 2


@covers("SLAP-127")
def test_x19_comanche_ride_the_horse() -> None:
    for story, answer, members in (
        ("C(3,400->0)", "use_power", [5, 6, 6, 6]),
        ("C(3,400->0)", "decline", [6, 6, 6, 5]),
        ("C(3,400)", "use_power", [6, 6, 6, 6]),
    ):
        t = live("move", gang=STANDARD, gold=[1, 1, 1, 1])
        race(t, story)
        say(t, f"3: {answer}")
        assert alive(t) == members
        assert gold(t)[3] == (0 if answer == "use_power" else 1)


@covers("SLAP-140", "SLAP-141", "SLAP-142", "SLAP-143")
def test_x20_a_recruit_joins_the_shooter() -> None:
    t = live(gang=STANDARD, gold=[5, 1, 1, 1], main=[-1, 0, -1, -1])
    race(t, "C(0,400->1)")
    say(t, "0: use_power", "0: recruit 1")
    assert (alive(t), gold(t)) == ([7, 5, 6, 6], [1, 1, 1, 1])
    assert discarded(t, "gold") == 4
    assert t.members[0][-1] == "confederates_1"


@covers("SLAP-101", "SLAP-103", "SLAP-105")
def test_x21_a_knock_out_by_a_shot_gives_the_gold_to_the_shooter() -> None:
    t = live("big_gun", gang=STANDARD, alive=[3, 1, 4, 5], gold=[1, 2, 0, 1], main=[-1, -1, 1, -1])
    race(t, "C(0,400->1)")
    assert (alive(t), gold(t)) == ([3, 0, 4, 5], [3, 0, 0, 1])
    assert t.main == [-1, -1, -1, -1]
    assert t.deaths == (1,)
    assert t.dealer == 2


@covers("SLAP-106")
def test_x22_gold_of_a_gang_killed_by_the_horse_is_discarded() -> None:
    t = live("move", gang=STANDARD, alive=[3, 1, 4, 5], gold=[1, 2, 0, 1])
    race(t, "B(0,400,B0)", "B(2,410,B2)", "B(3,420,B3)")
    assert (alive(t), gold(t)) == ([3, 0, 4, 5], [1, 0, 0, 1])
    assert discarded(t, "gold") == 2
    assert t.dealer == 2


@covers("SLAP-131", "SLAP-133")
def test_x23_a_trap_bites_the_slapper() -> None:
    t = between(gang=LAWMEN, gold=[1, 1, 1, 1])
    say(t, "-1: start_clock", "1: declare_trap talkin_iron")
    assert gold(t) == [1, 0, 1, 1]
    say(t, "0: deal", "-1: reveal")
    race(t, "C(2,400->1)")
    assert alive(t) == [6, 6, 5, 6]
    assert t.traps == [-1, -1, -1, -1]


@covers("SLAP-137")
def test_x24_only_the_railroad_dealer_sees_the_card_he_peeks_at() -> None:
    t = between("move", gang=LAWMEN, dealer=2)
    say(t, "2: peek")
    assert [t.view(seat)["deck"][0] for seat in (0, 1, 2, 3, None)] == [  # type: ignore[index]
        "?card",
        "?card",
        "move_1",
        "?card",
        "?card",
    ]
    assert "peek" not in map(str, t.legal(2))
    say(t, "-1: start_clock", "2: deal", "-1: reveal")
    assert t.center == [20]


@covers("SLAP-128")
def test_x25_sheriffs_block_a_second_base() -> None:
    t = live(gang=LAWMEN, dealer=1)
    story = race(t, "B(0,350,B0)", "Boff(0,380,B1)", "B(2,400,B1)", "C(3,450->2)")
    assert story.results == ["accepted", "accepted", "bounced", "accepted"]
    assert alive(t) == [6, 6, 5, 6]
    assert (t.main[0], t.off[0]) == (0, 1)


@covers("SLAP-072")
def test_x26_sheriffs_on_move_take_both_hands_away_and_one_arrives() -> None:
    t = live("move", gang=LAWMEN, dealer=1, main=[0, -1, -1, -1], off=[1, -1, -1, -1])
    story = race(t, "L(0,350)", "Loff(0,380)", "Boff(0,480,B2)", "B(1,500,B0)", "B(2,510,B3)")
    assert story.tick == 510
    assert alive(t) == [6, 6, 6, 5]


@covers("SLAP-024", "SLAP-025", "SLAP-032")
def test_x27_sheriffs_who_deal_need_a_hand_for_it() -> None:
    t = live(gang=LAWMEN, dealer=0, main=[0, -1, -1, -1], off=[1, -1, -1, -1])
    assert t.off[0] == -1
    assert refused(t, 0, "slap_base 400 B2 off plain #0") == "no_second_hand"
    race(t, "C(3,600->0)")
    say(t, "3: decline")
    assert alive(t) == [6, 6, 6, 6]


@covers("SLAP-150", "SLAP-151", "SLAP-152", "SLAP-136")
def test_x28_the_duel_starts_when_two_are_left() -> None:
    t = live(
        "big_gun",
        gang=["union", "confederates", "black_hat_outlaws"],
        alive=[3, 1, 4],
        gold=[1, 2, 0],
        main=[2, -1, -1],
        traps=[-1, -1, -1, 2],
    )
    race(t, "C(2,400->1)")
    assert (alive(t), gold(t)) == ([3, 0, 4], [1, 0, 2])
    assert t.duel
    assert t.main == [-1, -1, -1]
    assert t.traps == [-1, -1, -1, -1]
    assert t.dealer == 1
    assert t.living == [0, 2]


def test_x29_move_in_the_duel() -> None:
    for story, members, tick in (
        (["L(2,300)", "L(0,350)", "B(2,420,B0)"], [2, 0, 4], 420),
        (["L(2,300)", "B(2,420,B0)"], [2, 0, 4], 3000),
        ([], [3, 0, 4], 3000),
    ):
        t = live("move", alive=[3, 0, 4], deaths=[1], dealer=1, main=[0, -1, 2])
        assert race(t, *story).tick == tick
        assert alive(t) == members


@covers("SLAP-154", "SLAP-159")
def test_x30_no_powers_and_no_gold_in_the_duel() -> None:
    names = ["union", "confederates", "black_hat_outlaws"]
    t = live(
        "talkin_iron", gang=names, alive=[3, 0, 4], gold=[2, 0, 1], deaths=[1], dealer=1, main=[-1, -1, 2]
    )
    race(t, "C(0,400->2)")
    assert (t.ask and t.ask.kind) == "between"
    assert alive(t) == [3, 0, 4]
    t = live("gold", gang=names, alive=[3, 0, 4], gold=[2, 0, 1], deaths=[1], dealer=1)
    race(t, "C(2,400->0)")
    assert gold(t) == [2, 0, 1]
    assert discarded(t, "gold") == 1


@covers("SLAP-156", "SLAP-157")
def test_x31_the_duel_dealer_chooses_while_nobody_is_favoured() -> None:
    one = between("talkin_iron", alive=[3, 0, 4], deaths=[1], dealer=1, main=[0, -1, -1])
    assert refused(one, 1, "deal move") == "would_favour"
    both = between("talkin_iron talkin_iron move", alive=[3, 0, 4], deaths=[1], dealer=1)
    rest = [piece for piece in both.deck if piece != 22]
    say(both, "-1: start_clock", "1: deal move")
    both.apply(CLOCK, REVEAL)
    assert both.center == [22]
    assert both.deck == rest


@covers("SLAP-173")
def test_x32_turn_based_plans_and_people_give_the_same_result() -> None:
    options = {"timing": "turn_based", "rt_source": "submitted"}
    t = between("move", options=options, main=[0, -1, -1])
    t.apply(0, DEAL)
    plans = {
        0: ["rt move 350", "plan move base_1 or", "plan move base_2 end"],
        1: ["rt move 420", "plan move base_1 end"],
        2: ["rt move 600", "plan move base_0 end"],
    }
    for seat, pieces in plans.items():
        say(t, f"{seat}: rt talkin_iron 500", f"{seat}: plan talkin_iron stay end")
        say(t, *[f"{seat}: {piece}" for piece in pieces])
        say(t, f"{seat}: rt big_gun 500", f"{seat}: plan big_gun stay end")
    judged = next(event for event in t.log if type(event).__name__ == "RoundJudged")
    stream = [f"{seat} {sent} {result}" for seat, sent, result in judged.stream]  # type: ignore[attr-defined]
    assert stream == [
        "0 leave main 350 #0 accepted",
        "1 slap_base 420 B1 main plain #0 accepted",
        "0 slap_base 500 B1 main plain #1 bounced",
        "2 slap_base 600 B0 main plain #0 accepted",
        "0 slap_base 750 B2 main plain #2 round_over",
    ]
    people = live("move", main=[0, -1, -1])
    race(people, "L(0,350)", "B(1,420,B1)", "B(0,500,B1)", "B(2,600,B0)")
    assert alive(t) == alive(people) == [5, 6, 6]


@covers("SLAP-043", "SLAP-044")
def test_x33_automatic_leaving() -> None:
    a = live("move", main=[0, -1, -1])
    assert race(a, "B(0,350,B1)!", "B(1,400,B0)").tick == 450
    assert (alive(a), a.main) == ([6, 6, 5], [1, 0, -1])
    b = live(main=[0, -1, -1])
    assert race(b, "B(0,350,B1)!", "C(1,400->0)").results == ["hand_in_base", "accepted"]
    assert alive(b) == [6, 6, 6]
    c = live(main=[0, -1, -1])
    assert race(c, "C(0,350->2)!").tick == 450
    assert alive(c) == [6, 6, 5]
    d = live(main=[0, -1, -1])
    assert race(d, "C(0,350->2)!", "C(1,400->0)").results == ["round_over", "accepted"]
    assert alive(d) == [5, 6, 6]
    e = live("move")
    story = race(e, "B(1,300,B0)", "B(0,310,B0)", "B(0,340,B1)!", "B(0,380,B2)!")
    assert story.results == ["accepted", "bounced", "hand_busy", "accepted"]
    assert story.tick == 410
    assert alive(e) == [6, 6, 5]


@covers("SLAP-145")
def test_x34_the_second_hand_of_sheriffs_with_one_covered_hand_does_not_bring_them_in() -> None:
    start = ["L(0,300)", "Boff(0,300,B1)", "B(1,350,B0)", "B(2,400,B2)"]
    out = live("move", gang=LAWMEN, dealer=1, main=[0, -1, -1, -1])
    assert race(out, *start, "B(3,450,B3)").tick == 450
    assert alive(out) == [5, 6, 6, 6]
    came = live("move", gang=LAWMEN, dealer=1, main=[0, -1, -1, -1])
    assert race(came, *start, "B(0,430,B3)", "B(3,450,B3)").tick == 430
    assert alive(came) == [6, 6, 6, 5]


@covers("SLAP-056")
def test_x35_pointing_may_come_later() -> None:
    hit = live()
    story = race(hit, "C(0,400,later)", "B(1,450,B1)", "P(0,520->1)")
    assert story.tick == 400
    assert story.results[1] == "round_over"
    assert alive(hit) == [6, 5, 6]
    miss = live()
    race(miss, "C(0,400,later)", "B(1,450,B1)", "P(0,601->1)")
    assert alive(miss) == [6, 6, 6]
