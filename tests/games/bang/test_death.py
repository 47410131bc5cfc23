"""Sections 4.9 and 4.10: losing life, dying, elimination, rewards, victory."""

from __future__ import annotations

from tests.covers import covers
from tests.games.bang.play import (
    asked,
    can,
    equipment,
    hand,
    in_play,
    kinds,
    names,
    play,
    refused,
    table,
    winners,
)

REST = ("C outlaw", "D renegade calamity_janet")


@covers("BANG-130", "BANG-200")
def test_life_is_lost_then_come_nuggets_the_last_chance_and_triggers() -> None:
    t = table("A sheriff: bang", "B outlaw bart_cassidy 2: beer", *REST, gold=True)
    events = kinds(play(t, "A: bang > B", "B: take_hit"))
    assert events == ["CardPlayed", "LifeLost", "NuggetsTaken", "WoundSurvived", "CardsDrawn"]
    t = table("A sheriff: bang", "B outlaw bart_cassidy 1: beer", *REST, gold=True)
    events = kinds(play(t, "A: bang > B", "B: take_hit", "B: beer"))
    assert events[1:] == ["LifeLost", "NuggetsTaken", "CardPlayed", "LifeGained", "WoundSurvived"]


@covers("BANG-131", "BANG-136", "BANG-134")
def test_dynamite_takes_three_points_at_once_and_needs_that_many_rescues() -> None:
    t = table("A sheriff", "B outlaw 2: beer beer beer / dynamite", *REST, deck="5s 2c 3c")
    play(t, "A: end_phase")
    assert (t.life[1], asked(t)) == (-1, "B last_chance")
    play(t, "B: beer")
    assert asked(t) == "B last_chance"
    play(t, "B: beer")
    assert (t.life[1], asked(t)) == (1, "B play")  # the window closes at 1: the third Beer stays
    assert "beer_8h" in hand(t, "B")


@covers("BANG-133")
def test_a_beer_out_of_turn_saves_a_dying_player() -> None:
    t = table("A sheriff 4: bang", "B outlaw 1: beer", "C outlaw 4", "D renegade 4")
    play(t, "A: bang > B", "B: take_hit", "B: beer")
    assert t.life == [4, 1, 4, 4]


@covers("BANG-135")
def test_the_window_opens_in_ones_own_turn_too() -> None:
    t = table(
        "A sheriff", "B outlaw 1: duel_js beer", "C outlaw", "D renegade calamity_janet: bang", turn="B"
    )
    play(t, "B: duel > D", "D: bang", "B: give_up", "B: beer")
    assert (t.life[1], asked(t)) == (1, "B play")


@covers("BANG-137")
def test_out_of_turn_a_beer_is_for_the_last_life_point_only() -> None:
    t = table("A sheriff: bang", "B outlaw 2: beer_6h", *REST, gold=True)
    play(t, "A: bang > B")
    assert refused(t, "B", "beer_6h") == "wrong_phase"
    play(t, "B: take_hit")
    assert asked(t) == "A play"
    dying = table("A sheriff: bang", "B outlaw 1: beer_6h", *REST, gold=True)
    play(dying, "A: bang > B", "B: take_hit")
    assert refused(dying, "B", "beer_6h for nugget") == "wrong_phase"


@covers("BANG-138")
def test_saloon_and_brown_equipment_are_no_rescue() -> None:
    t = table("A sheriff: bang", "B outlaw 1 n9: saloon beer", *REST, gold=True, row="shot bottle rhum")
    play(t, "A: bang > B", "B: take_hit")
    assert [str(action) for action in t.legal(1)] == ["decline", "beer_6h"]


@covers("BANG-139")
def test_a_player_may_decline_to_save_himself() -> None:
    t = table("A sheriff: bang", "B outlaw 1: beer", *REST)
    play(t, "A: bang > B", "B: take_hit", "B: decline")
    assert t.alive == (True, False, True, True)


@covers("BANG-140")
def test_triggers_do_not_happen_for_a_player_who_is_out() -> None:
    t = table("A sheriff: bang", "B outlaw bart_cassidy 1", *REST)
    assert "WoundSurvived" not in kinds(play(t, "A: bang > B"))
    assert hand(t, "B") == []


@covers("BANG-141", "BANG-170")
def test_the_last_life_point_never_counts_even_for_the_saved() -> None:
    t = table("A sheriff: bang", "B outlaw bart_cassidy 1: beer", *REST)
    play(t, "A: bang > B", "B: take_hit", "B: beer")
    assert hand(t, "B") == []
    blown = table("A sheriff", "B outlaw bart_cassidy 3: beer / dynamite", *REST, deck="5s 2c 3c 4c 5c")
    play(blown, "A: end_phase", "B: beer")
    assert (blown.life[1], len(hand(blown, "B"))) == (1, 2 + 2)  # two of three points, and phase 1


@covers("BANG-142", "BANG-243", "BANG-250")
def test_triggers_come_in_the_order_character_boots_lucky_charm() -> None:
    t = table(
        "A sheriff: bang", "B outlaw bart_cassidy 3: / / lucky_charm boots", *REST, gold=True, deck="2c 3c"
    )
    events = play(t, "A: bang > B")
    assert kinds(events)[-3:] == ["CardsDrawn", "CardsDrawn", "NuggetsTaken"]
    assert (hand(t, "B"), t.nuggets[1]) == (["bang_2c", "bang_3c"], 1)


@covers("BANG-143", "BANG-150")
def test_without_a_causer_nobody_is_rewarded() -> None:
    t = table("A sheriff", "B outlaw 3: / dynamite", *REST, gold=True, deck="5s")
    play(t, "A: end_phase")
    assert not t.alive[1]
    assert t.killer[1] == -1
    assert t.nuggets == [0, 0, 0, 0]
    assert hand(t, "A") == []


@covers("BANG-144", "BANG-219", "BANG-218")
def test_elimination_goes_through_its_steps_in_order() -> None:
    t = table(
        "A sheriff: bang",
        "B outlaw 1 n3: missed / scope / boots wanted_1",
        *REST,
        gold=True,
        deck="2c 3c 4c 5c 6c",
    )
    events = play(t, "A: bang > B", "B: take_hit")
    assert kinds(events) == [
        "CardPlayed", "LifeLost", "NuggetsTaken", "Eliminated", "InPlayDiscarded", "CardDiscarded",
        "EquipmentLost", "EquipmentLost", "NuggetsPaid", "CardsDrawn", "NuggetsTaken", "CardsDrawn",
    ]  # fmt: skip
    assert (t.nuggets, len(hand(t, "A"))) == ([2, 0, 0, 0], 5)
    assert names(t, t.equipment_deck[:2]) == ["wanted_1", "boots"]
    assert t.face_up == 2
    assert (t.life[1], t.alive[1]) == (0, False)
    assert t.view(None)["roles"] == ["sheriff", "outlaw_1", "?role", "?role"]


@covers("BANG-145")
def test_with_pedro_at_the_table_the_eliminated_orders_his_discards() -> None:
    t = table(
        "A sheriff: bang",
        "B outlaw 1: missed beer",
        "C outlaw pedro_ramirez",
        "D renegade dead calamity_janet",
    )
    t2 = table(
        "A sheriff: bang", "B outlaw 1: missed stagecoach / scope", "C outlaw pedro_ramirez", "D renegade"
    )
    play(t2, "A: bang > B", "B: take_hit")
    assert asked(t2) == "B order_discards"
    assert str(t2.default(1)) == "discard scope_as"
    play(t2, "B: discard stagecoach", "B: discard scope")
    assert names(t2, t2.discard)[-3:] == ["stagecoach_9s_1", "scope_as", "missed_2s"]
    play(t, "A: bang > B", "B: take_hit", "B: decline")
    assert asked(t) == "B order_discards"


@covers("BANG-146")
def test_whoever_eliminates_an_outlaw_draws_three() -> None:
    t = table("A sheriff", "B outlaw: bang_as", "C outlaw 1", "D renegade", turn="B")
    play(t, "B: bang > C")
    assert len(hand(t, "B")) == 3


@covers("BANG-147", "BANG-149")
def test_a_sheriff_who_eliminates_a_deputy_loses_all_his_cards_but_no_nuggets() -> None:
    t = table(
        "A sheriff n1: bang beer / barrel",
        "B deputy 1",
        "C outlaw",
        "D renegade calamity_janet",
        "E outlaw lucky_duke",
        gold=True,
    )
    play(t, "A: bang > B")
    assert (hand(t, "A"), in_play(t, "A"), t.nuggets[0]) == ([], [], 2)
    other = table(
        "A sheriff", "B deputy 1", "C outlaw: bang_as beer", "D renegade", "E outlaw lucky_duke", turn="C"
    )
    play(other, "C: bang > B")
    assert hand(other, "C") == ["beer_6h"]


@covers("BANG-148")
def test_the_penalty_takes_the_sheriffs_equipment_too() -> None:
    t = table(
        "A sheriff: bang / / boots gun_belt wanted",
        "B deputy 1",
        "C outlaw",
        "D renegade",
        "E outlaw lucky_duke",
        gold=True,
    )
    play(t, "A: bang > B")
    assert equipment(t, "A") == []
    assert t.face_up == 3


@covers("BANG-151")
def test_the_eliminated_leave_the_seat_order() -> None:
    t = table("A sheriff: gatling general_store", "B outlaw dead", "C outlaw", "D renegade", deck="2c 3c 4c")
    play(t, "A: gatling", "A: general_store")
    assert t.life == [5, 0, 3, 3]
    assert len(t.aside) == 3


@covers("BANG-152")
def test_a_dying_player_counts_himself_for_the_two_player_rule() -> None:
    t = table("A sheriff: bang", "B outlaw 1: beer", "C outlaw", "D renegade dead")
    play(t, "A: bang > B", "B: take_hit")
    assert can(t, "B: beer")


def test_with_nothing_to_save_him_a_player_is_not_asked_but_vulture_sam_hides_his_hand() -> None:
    t = table("A sheriff: bang", "B outlaw 1: missed", "C outlaw", "D renegade")
    play(t, "A: bang > B", "B: take_hit")
    assert asked(t) == "A play"
    sam = table("A sheriff: bang", "B outlaw 1: missed", "C outlaw vulture_sam", "D renegade")
    play(sam, "A: bang > B", "B: take_hit")
    assert asked(sam) == "B last_chance"
    assert str(sam.default(1)) == "decline"


# -- victory -----------------------------------------------------------------------------------------


@covers("BANG-160", "BANG-161", "BANG-165")
def test_a_gatling_is_resolved_for_all_before_the_check() -> None:
    t = table("A renegade: gatling", "B sheriff 1", "C deputy 1", "D outlaw dead", "E outlaw lucky_duke dead")
    play(t, "A: gatling")
    assert (winners(t), t.result and t.result.reason) == ("A", "BANG-161")


@covers("BANG-162", "BANG-164")
def test_without_the_sheriff_the_outlaws_win_dead_or_alive() -> None:
    t = table("A renegade: bang", "B sheriff 1", "C deputy", "D outlaw dead", "E outlaw lucky_duke dead")
    play(t, "A: bang > B")
    assert (winners(t), t.result and t.result.scores) == ("DE", (0, 0, 0, 1, 1))


@covers("BANG-163", "BANG-164")
def test_law_wins_when_outlaws_and_renegade_are_gone() -> None:
    t = table("A sheriff: bang", "B outlaw 1", "C outlaw dead", "D renegade dead", "E deputy lucky_duke dead")
    play(t, "A: bang > B")
    assert (winners(t), t.result and t.result.reason) == ("AE", "BANG-163")
    assert kinds(t.log).count("GameEnded") == 1
    goes_on = table(
        "A sheriff: bang", "B outlaw 1", "C outlaw dead", "D renegade", "E deputy lucky_duke dead"
    )
    play(goes_on, "A: bang > B")
    assert not goes_on.over


@covers("BANG-163", "BANG-167", "BANG-168")
def test_a_living_outlaw_or_renegade_keeps_the_law_from_winning() -> None:
    for last in ("outlaw", "renegade"):
        first = {"outlaw": "renegade", "renegade": "outlaw"}[last]
        t = table(
            "A sheriff willy_the_kid: bang bang", f"B {first} 1", "C outlaw dead", f"D {last} black_jack 1"
        )
        play(t, "A: bang > B")
        assert not t.over
        play(t, "A: bang > D")
        assert winners(t) == "A"


@covers("BANG-162", "BANG-163", "BANG-166")
def test_a_position_in_which_somebody_has_won_is_over() -> None:
    t = table("A sheriff", "B outlaw dead", "C outlaw dead", "D renegade dead")
    assert (winners(t), t.result and t.result.reason) == ("A", "BANG-163")
    t = table("A sheriff dead", "B outlaw", "C outlaw", "D renegade", turn="B")
    assert (winners(t), t.result and t.result.reason) == ("BC", "BANG-162")
