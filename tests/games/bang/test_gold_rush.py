"""Section 4.12: nuggets, buying, forcing off, and what each equipment card does."""

from __future__ import annotations

import pytest

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

B, C, D = "B outlaw", "C outlaw", "D renegade calamity_janet"


@covers("BANG-200", "BANG-201", "BANG-202", "BANG-205")
def test_a_nugget_for_each_wound_also_for_the_last_life_point_and_for_the_saved() -> None:
    t = table("A sheriff: gatling", "B outlaw 1: beer", C, D, gold=True)
    play(t, "A: gatling", "B: take_hit", "B: beer")
    assert (t.nuggets[0], t.life[1]) == (3, 1)
    assert t.view(None)["nuggets"] == [3, 0, 0, 0]


@covers("BANG-203")
def test_no_nugget_for_dynamite_a_lost_own_duel_or_a_cancelled_shot() -> None:
    t = table(
        "A sheriff: bang duel", "B outlaw: missed bang", "C outlaw: / dynamite", D, gold=True, deck="2c 3c 5s"
    )
    play(t, "A: bang > B", "B: missed", "A: duel > B", "B: bang", "A: end_phase", "B: end_phase")
    assert (t.life[0], t.life[2], t.nuggets) == (4, 1, [0, 0, 0, 0])


@covers("BANG-204", "BANG-206")
def test_the_heap_never_runs_out_and_nuggets_are_never_handed_over() -> None:
    t = table("A sheriff n40: beer panic", "B outlaw n5: bang", C, D, gold=True)
    play(t, "A: beer for nugget", "A: panic > B hand")
    assert t.nuggets == [41, 5, 0, 0]


@covers("BANG-207", "BANG-208", "BANG-212", "BANG-214")
def test_any_card_of_the_row_may_be_bought_any_number_of_times() -> None:
    t = table("A sheriff n9", B, C, D, gold=True, row="boots horseshoe gold_pan", equipment_deck="calumet")
    play(t, "A: buy boots", "A: buy horseshoe", "A: buy gold_pan")
    assert equipment(t, "A") == ["boots", "horseshoe", "gold_pan"]
    assert (t.nuggets[0], len(t.row)) == (1, 3)


@covers("BANG-211", "BANG-212")
@pytest.mark.parametrize(
    "name",
    ["gun_belt", "horseshoe", "boots", "calumet", "gold_pan", "lucky_charm", "rucksack", "pickaxe"],
)
def test_a_black_card_stays_in_front_of_its_buyer(name: str) -> None:
    t = table("A sheriff n4", B, C, D, gold=True, row=name)
    events = play(t, f"A: buy {name}")
    assert kinds(events) == ["EquipmentBought", "RowFilled", "EquipmentKept"]
    assert (equipment(t, "A"), t.in_use, t.face_up, asked(t)) == ([name], [], 0, "A play")


@covers("BANG-209")
def test_a_purchase_needs_the_nuggets_and_a_use() -> None:
    t = table(
        "A sheriff n2 : / / wanted_1",
        "B outlaw dead",
        "C outlaw: / / wanted_2",
        "D renegade dead calamity_janet",
        gold=True,
        row="wanted_3 boots shot_1",
    )
    assert refused(t, "A", "buy wanted_3") == "illegal_target"
    assert refused(t, "A", "buy boots") == "not_enough_nuggets"
    assert refused(t, "A", "buy rhum_1") == "not_in_row"
    assert can(t, "A: buy shot")


@covers("BANG-210", "BANG-211")
def test_mode_and_target_are_declared_first_then_the_row_is_filled_then_comes_the_effect() -> None:
    t = table(
        "A sheriff n2",
        "B outlaw: / mustang",
        C,
        D,
        gold=True,
        row="pardner_1 horseshoe shot",
        equipment_deck="boots",
    )
    play(t, "A: buy pardner")
    assert asked(t) == "A choose_mode"
    assert t.nuggets[0] == 2
    events = play(t, "A: as cat_balou")
    assert kinds(events) == [
        "EquipmentBought",
        "RowFilled",
        "EquipmentUsed",
        "InPlayDiscarded",
        "EquipmentDropped",
    ]
    assert names(t, t.row) == ["boots", "horseshoe", "shot_1"]
    assert names(t, t.equipment_deck)[0] == "pardner_1"


@covers("BANG-160", "BANG-211")
def test_a_brown_card_that_ends_the_game_is_discarded_before_the_check() -> None:
    for card, mode in (("bottle_1", "bang"), ("pardner_1", "duel")):
        t = table("A renegade n2", "B sheriff 1", "C outlaw dead", "D outlaw dead", gold=True, row=card)
        events = kinds(play(t, f"A: buy {card}", f"A: as {mode}"))
        assert events.index("Eliminated") < events.index("EquipmentDropped") < events.index("GameEnded")
        assert (names(t, t.equipment_deck)[0], t.in_use) == (card, [])


@covers("BANG-213")
def test_nobody_has_two_equipment_cards_of_one_name() -> None:
    t = table("A sheriff n4", "B outlaw: / / wanted_1", C, D, gold=True, row="wanted_2 shot rhum")
    play(t, "A: buy wanted")
    assert [str(action) for action in t.legal(0)] == ["at 0", "at 2", "at 3"]


@covers("BANG-215", "BANG-216", "BANG-218")
def test_forcing_off_costs_one_more_and_has_no_limit() -> None:
    t = table("A sheriff n7", "B outlaw: / / horseshoe", "C outlaw: / / lucky_charm", D, gold=True)
    row = t.row[:]
    play(t, "A: force_off horseshoe", "A: force_off lucky_charm")
    assert (t.nuggets[0], t.row) == (0, row)
    assert names(t, t.equipment_deck[:2]) == ["lucky_charm", "horseshoe"]
    assert refused(t, "A", "force_off boots") == "illegal_target"
    poor = table("A sheriff n2", "B outlaw: / / horseshoe", C, D, gold=True)
    assert refused(poor, "A", "force_off horseshoe") == "not_enough_nuggets"


@covers("BANG-217")
def test_ones_own_equipment_cannot_be_forced_off() -> None:
    t = table("A sheriff n9: / / wanted_1", B, C, D, gold=True)
    assert refused(t, "A", "force_off wanted_1") == "own_equipment"


@covers("BANG-220", "BANG-221")
def test_a_beer_can_be_a_nugget_also_for_two_and_nothing_else_can() -> None:
    t = table("A sheriff 3: beer beer saloon", "B outlaw dead", "C outlaw dead", D, gold=True)
    play(t, "A: beer for nugget", "A: beer for nugget")
    assert (t.nuggets[0], t.life[0]) == (2, 3)
    assert refused(t, "A", "saloon_5h for nugget") == "illegal_target"


@covers("BANG-222", "BANG-223", "BANG-225")
def test_equipment_is_no_target_and_never_comes_to_a_hand_or_the_discard_pile() -> None:
    t = table(
        "A sheriff n4: panic_jh cat_balou_kh",
        "B outlaw: / / boots",
        C,
        D,
        gold=True,
        row="bottle pardner shot",
    )
    assert refused(t, "A", "panic_jh > 1 hand") == "equipment_not_targetable"
    assert refused(t, "A", "cat_balou_kh > 1 hand") == "equipment_not_targetable"
    play(t, "A: buy bottle")
    assert [str(action) for action in t.legal(0)] == ["as beer", "as bang"]
    play(t, "A: as beer", "A: buy pardner")
    assert [str(action) for action in t.legal(0)] == ["as general_store", "as duel"]


@covers("BANG-224")
def test_a_face_up_top_card_means_that_the_equipment_deck_is_shuffled_first() -> None:
    t = table("A sheriff n3", B, C, D, gold=True, row="shot_1 rhum_1 boots")
    t.face_up = len(t.equipment_deck)
    size = len(t.equipment_deck)
    events = play(t, "A: buy shot", "A: at A")
    assert kinds(events)[:3] == ["EquipmentBought", "EquipmentShuffled", "RowFilled"]
    assert (len(t.equipment_deck), t.face_up) == (size, 1)


@covers("BANG-226")
def test_equipment_stays_with_its_owner() -> None:
    t = table("A sheriff n9: / / boots", B, C, D, gold=True)
    assert not any("boots" in str(action) for action in t.legal(0))


@covers("BANG-230")
def test_a_shot_heals_any_player() -> None:
    t = table("A sheriff n2", "B outlaw 2", C, D, gold=True, row="shot_1 shot_2 rhum")
    play(t, "A: buy shot_1")
    assert [str(action) for action in t.legal(0)] == ["at 0", "at 1", "at 2", "at 3"]
    play(t, "A: at B")
    assert t.life[1] == 3


@covers("BANG-231", "BANG-232", "BANG-233")
def test_a_bottle_is_a_panic_a_beer_or_a_bang_in_effect_only() -> None:
    t = table(
        "A sheriff 3 n6: bang_as",
        "B outlaw madam_yto: missed_2s beer",
        "C outlaw dead",
        "D renegade dead calamity_janet",
        gold=True,
        row="bottle_1 bottle_2 bottle_3",
    )
    play(t, "A: buy bottle", "A: as beer")
    assert (t.life[0], len(hand(t, "B"))) == (4, 2)  # works with two players, and is no Beer card for Yto
    play(t, "A: buy bottle", "A: as bang", "B: missed")
    assert t.bangs == 0
    play(t, "A: buy bottle", "A: as panic")
    assert hand(t, "A") == ["bang_as", "beer_6h"]
    play(t, "A: bang > B")


@covers("BANG-234")
def test_a_pardner_is_a_general_store_a_duel_or_a_cat_balou() -> None:
    t = table(
        "A sheriff n6",
        "B outlaw: bang",
        C,
        D,
        gold=True,
        row="pardner_1 pardner_2 pardner_3",
        deck="2c 3c 4c 5c",
    )
    play(t, "A: buy pardner", "A: as duel", "A: at B", "B: bang")
    assert t.life[0] == 4
    play(t, "A: buy pardner", "A: as general_store", "A: choose 2c", "B: choose 3c", "C: choose 4c")
    play(t, "A: buy pardner", "A: as cat_balou", "A: at B hand")
    assert hand(t, "B") == []


@covers("BANG-235")
def test_rhum_heals_a_point_a_suit() -> None:
    t = table("A sheriff 1 n3", B, C, D, gold=True, row="rhum", deck="7h 9c kc 2s")
    play(t, "A: buy rhum")
    assert t.life[0] == 4
    assert names(t, t.discard)[-1] == "missed_2s"
    extra = table("A sheriff lucky_duke 1 n3: / / horseshoe", B, C, D, gold=True, row="rhum")
    play(extra, "A: buy rhum")
    assert len(extra.discard) == 6


@covers("BANG-236")
def test_union_pacific_draws_four() -> None:
    t = table("A sheriff n4", B, C, D, gold=True, row="union_pacific")
    play(t, "A: buy union_pacific")
    assert len(hand(t, "A")) == 4


@covers("BANG-237")
def test_the_gold_rush_card_ends_the_turn_heals_and_gives_another() -> None:
    t = table("A sheriff 2 n5: beer bang missed missed", B, C, D, gold=True, row="gold_rush")
    play(t, "A: buy gold_rush")
    assert asked(t) == "A discard"
    play(t, "A: discard beer", "A: discard bang")
    assert (asked(t), t.life[0], len(hand(t, "A")), t.extra) == ("A play", 5, 4, True)


@covers("BANG-238")
def test_a_gun_belt_holds_eight() -> None:
    t = table("A sheriff 1: beer beer beer beer beer beer bang bang / / gun_belt", B, C, D, gold=True)
    play(t, "A: end_phase")
    assert asked(t) == "B play"


@covers("BANG-239")
def test_a_horseshoe_flips_one_more() -> None:
    t = table("A sheriff: bang", "B outlaw: / barrel / horseshoe", C, D, gold=True, deck="2c 5h")
    play(t, "A: bang > B", "B: use barrel", "B: choose 5h")
    assert t.life[1] == 4


@covers("BANG-240", "BANG-241")
def test_whoever_eliminates_a_wanted_player_gets_two_cards_and_a_nugget() -> None:
    t = table("A sheriff n2: bang", "B renegade 1", C, "D outlaw calamity_janet", gold=True, row="wanted")
    play(t, "A: buy wanted", "A: at B")
    assert equipment(t, "B") == ["wanted_1"]
    play(t, "A: bang > B")
    assert (len(hand(t, "A")), t.nuggets[0]) == (2, 2)


@covers("BANG-242")
def test_wanted_gives_nothing_without_a_causer() -> None:
    t = table("A sheriff", "B outlaw 1: / dynamite / wanted", C, D, gold=True, deck="5s")
    play(t, "A: end_phase")
    assert (t.nuggets, t.alive[1]) == ([0, 0, 0, 0], False)


@covers("BANG-140", "BANG-243", "BANG-250", "BANG-275")
def test_boots_lucky_charm_and_simeon_are_for_their_owners_wounds() -> None:
    t = table(
        "A sheriff: bang", B, "C outlaw bart_cassidy: / / boots lucky_charm", "D renegade simeon_picos",
        gold=True,
    )  # fmt: skip
    play(t, "A: bang > B")
    assert (hand(t, "C"), t.nuggets) == ([], [1, 0, 0, 0])
    play(t, "A: end_phase")


@covers("BANG-244", "BANG-245", "BANG-248")
def test_diamonds_of_others_do_not_affect_a_calumet_owner() -> None:
    t = table(
        "A sheriff: bang_2d bang_3c cat_balou_9d panic_8d", "B outlaw: beer / / calumet", C, D, gold=True
    )
    events = play(t, "A: cat_balou > B hand", "A: panic > B hand", "A: bang_2d > B")
    assert kinds(events) == ["CardPlayed", "ShotCancelled"] * 3  # everybody is told that nothing happened
    assert (t.life[1], hand(t, "B")) == (4, ["beer_6h"])
    assert refused(t, "A", "bang_3c > 1") == "bang_limit_reached"
    own = table("A sheriff: cat_balou_9d / scope / calumet", B, C, D, gold=True)
    play(own, "A: cat_balou > A scope")
    assert in_play(own, "A") == []
    free = table("A sheriff n2", "B outlaw: / / calumet", C, D, gold=True, row="bottle")
    play(free, "A: buy bottle", "A: as bang", "A: at B")
    assert free.life[1] == 3


@covers("BANG-246")
def test_indians_always_skip_a_calumet_owner() -> None:
    t = table("A sheriff: indians_kd", "B outlaw: bang / / calumet", C, D, gold=True)
    assert kinds(play(t, "A: indians"))[:3] == ["CardPlayed", "ShotCancelled", "LifeLost"]
    assert t.life == [5, 4, 3, 3]


@covers("BANG-247")
def test_the_duel_of_diamonds_leaves_a_calumet_owner_alone() -> None:
    t = table("A sheriff: duel_qd duel_js", "B outlaw: bang_2d / / calumet", C, D, gold=True)
    assert kinds(play(t, "A: duel_qd > B")) == ["CardPlayed", "ShotCancelled"]
    assert asked(t) == "A play"
    play(t, "A: duel_js > B", "B: bang_2d")
    assert t.life[0] == 4


@covers("BANG-249", "BANG-255")
def test_a_gold_pan_draws_for_a_nugget_twice_a_turn() -> None:
    t = table("A sheriff n3: / / gold_pan", B, C, D, gold=True)
    play(t, "A: use gold_pan", "A: use gold_pan")
    assert (t.nuggets[0], len(hand(t, "A")), t.pans) == (1, 2, 2)
    assert refused(t, "A", "use gold_pan") == "max_uses_reached"


@covers("BANG-251", "BANG-252")
def test_a_rucksack_heals_for_two_nuggets_also_when_dying_and_for_two_players() -> None:
    t = table("A sheriff 4 n4: / / rucksack", B, C, D, gold=True)
    play(t, "A: use rucksack")
    assert (t.life[0], t.nuggets[0]) == (5, 2)
    assert refused(t, "A", "use rucksack") == "already_at_max_life"
    two = table(
        "A sheriff: bang",
        "B outlaw 1 n2: / / rucksack",
        "C outlaw dead",
        "D renegade dead calamity_janet",
        gold=True,
    )
    play(two, "A: bang > B", "B: use rucksack")
    assert (two.life[1], two.nuggets[1]) == (1, 0)


@covers("BANG-253")
def test_a_pickaxe_draws_one_more_card_after_the_rest() -> None:
    t = table("A sheriff", "B outlaw: / / pickaxe", C, D, gold=True, deck="2c 3c 4c")
    play(t, "A: end_phase")
    assert hand(t, "B") == ["bang_2c", "bang_3c", "bang_4c"]


@covers("BANG-254")
def test_calumet_never_weakens_a_defence() -> None:
    t = table(
        "A sheriff: bang / / calumet",
        "B outlaw calamity_janet: bang_2d",
        C,
        "D renegade bart_cassidy",
        gold=True,
    )
    play(t, "A: bang > B", "B: bang_2d")
    assert t.life[1] == 4


# -- characters --------------------------------------------------------------------------------------


@covers("BANG-260", "BANG-261")
def test_don_bell_draws_for_an_extra_turn_after_a_normal_one() -> None:
    t = table("A sheriff don_bell", B, C, D, gold=True, deck="9d 2c 3c 4c")
    events = play(t, "A: end_phase")
    assert (asked(t), t.extra) == ("A play", True)
    events = play(t, "A: end_phase")
    assert "CardsRevealed" not in kinds(events)
    assert asked(t) == "B play"
    black = table("A sheriff don_bell", B, C, D, gold=True, deck="9c")
    play(black, "A: end_phase")
    assert asked(black) == "B play"


@covers("BANG-262")
def test_don_bell_with_the_gold_rush_card_gets_two_extra_turns() -> None:
    t = table("A sheriff don_bell n5", B, C, D, gold=True, row="gold_rush", deck="9d")
    play(t, "A: buy gold_rush")
    assert (t.extra, t.more_turns) == (True, 1)
    play(t, "A: end_phase")
    assert (asked(t), t.more_turns) == ("A play", 0)
    play(t, "A: end_phase")
    assert asked(t) == "B play"


@covers("BANG-263")
def test_don_bell_does_not_draw_after_jail() -> None:
    t = table("A sheriff", "B outlaw don_bell: / jail_js", C, D, gold=True, deck="2c 9d 9h 3c 4c")
    play(t, "A: end_phase")
    assert asked(t) == "C play"


@covers("BANG-264", "BANG-265")
def test_dutch_will_draws_two_discards_one_and_takes_a_nugget() -> None:
    t = table("A sheriff", "B outlaw dutch_will: beer / / pickaxe", C, D, gold=True, deck="2c 3c 4c")
    play(t, "A: end_phase")
    assert [str(action) for action in t.legal(1)] == ["discard bang_2c", "discard bang_3c"]
    play(t, "B: discard 3c")
    assert (hand(t, "B"), t.nuggets[1]) == (["beer_6h", "bang_2c", "bang_4c"], 1)


@covers("BANG-032", "BANG-264")
def test_dutch_will_discards_the_only_card_there_is() -> None:
    t = table("A sheriff", "B outlaw dutch_will", C, D, gold=True)
    t.in_play[3], t.deck = t.deck[1:], t.deck[:1]
    only = t.deck[0]
    t.apply(0, t.legal(0)[0])
    assert (asked(t), t.hand[1], t.discard, t.nuggets[1]) == ("B play", [], [only], 1)


@covers("BANG-160", "BANG-266")
def test_a_bought_shot_may_end_the_game() -> None:
    t = table("A renegade jacky_murieta n2", "B sheriff 1", "C outlaw dead", "D outlaw dead", gold=True)
    play(t, "A: use jacky_murieta > B")
    assert winners(t) == "A"


@covers("BANG-266", "BANG-267")
def test_jacky_murieta_buys_shots() -> None:
    t = table("A sheriff jacky_murieta n4: bang", "B outlaw: missed / / calumet", C, D, gold=True)
    play(t, "A: use jacky_murieta > B", "B: missed", "A: use jacky_murieta > B")
    assert (t.life[1], t.bangs, t.nuggets[0]) == (3, 0, 1)
    assert refused(t, "A", "use jacky_murieta > 1") == "not_enough_nuggets"
    far = table("A sheriff jacky_murieta n4", B, C, D, gold=True)
    assert refused(far, "A", "use jacky_murieta > 2") == "out_of_range"


@covers("BANG-268", "BANG-269", "BANG-270")
def test_josh_mccloud_draws_equipment() -> None:
    t = table(
        "A sheriff josh_mccloud 3 n8", B, C, D, gold=True, equipment_deck="boots shot_1 wanted_1 wanted_2"
    )
    row = t.row[:]
    poor = table("A sheriff josh_mccloud n1", B, C, D, gold=True)
    assert refused(poor, "A", "use josh_mccloud") == "not_enough_nuggets"
    play(t, "A: use josh_mccloud")
    assert equipment(t, "A") == ["boots"]
    play(t, "A: use josh_mccloud", "A: at A", "A: use josh_mccloud", "A: at A", "A: use josh_mccloud")
    assert equipment(t, "A") == ["boots", "wanted_1"]
    assert (t.life[0], t.nuggets[0], t.row) == (4, 0, row)
    assert names(t, t.equipment_deck[:2]) == ["wanted_2", "shot_1"]


@covers("BANG-271")
def test_madam_yto_draws_for_every_beer_card() -> None:
    t = table(
        "A sheriff 3: beer beer bang saloon",
        "B outlaw madam_yto",
        "C outlaw",
        "D renegade calamity_janet",
        gold=True,
    )
    play(t, "A: beer", "A: beer for nugget", "A: saloon")
    assert len(hand(t, "B")) == 2
    saved = table("A sheriff: bang", "B outlaw 1: beer", "C outlaw madam_yto", D, gold=True)
    play(saved, "A: bang > B", "B: take_hit", "B: beer")
    assert len(hand(saved, "C")) == 1


@covers("BANG-272", "BANG-273")
def test_pretty_luzena_buys_once_a_turn_for_one_nugget_less() -> None:
    t = table(
        "A sheriff pretty_luzena n1", "B outlaw: / / boots", C, D, gold=True, row="shot_1 bottle_1 shot_2"
    )
    play(t, "A: buy bottle cheaper", "A: as beer")
    assert (t.nuggets[0], t.discounts, t.pans, t.snakes) == (0, 1, 0, 0)
    assert refused(t, "A", "buy shot_1 cheaper") == "max_uses_reached"
    free = table(
        "A sheriff pretty_luzena n3", "B outlaw: / / boots", C, D, gold=True, row="shot_1 bottle_1 shot_2"
    )
    assert refused(free, "A", "force_off boots") == "not_enough_nuggets"
    play(free, "A: buy shot_1 cheaper", "A: at A")
    assert free.nuggets[0] == 3
    other = table("A sheriff n3", B, C, D, gold=True, row="shot_1 bottle_1 shot_2")
    assert refused(other, "A", "buy shot_1 cheaper") == "illegal_option"
    for power, equipped in (("raddie_snake", ""), ("pretty_luzena", "gold_pan")):
        counted = table(f"A sheriff {power} n9: / / {equipped}", B, C, D, gold=True)
        play(counted, f"A: use {equipped or power}")
        assert counted.discounts == 0
    wanted = table(
        "A sheriff pretty_luzena n2: / / wanted_1",
        "B outlaw: / / wanted_2",
        "C outlaw dead",
        "D renegade dead calamity_janet",
        gold=True,
        row="wanted_3 boots rhum_1",
    )
    assert refused(wanted, "A", "buy wanted_3 cheaper") == "illegal_target"
    poor = table("A sheriff pretty_luzena n1", B, C, D, gold=True, row="boots rhum_1 pickaxe")
    assert refused(poor, "A", "buy boots cheaper") == "not_enough_nuggets"


@covers("BANG-274")
def test_raddie_snake_and_gold_pan_are_four_cards_for_four_nuggets() -> None:
    t = table("A sheriff raddie_snake n5: / / gold_pan", B, C, D, gold=True)
    play(t, "A: use raddie_snake", "A: use gold_pan", "A: use raddie_snake", "A: use gold_pan")
    assert (len(hand(t, "A")), t.nuggets[0]) == (4, 1)
    assert refused(t, "A", "use raddie_snake") == "max_uses_reached"


@covers("BANG-060", "BANG-179", "BANG-221", "BANG-223", "BANG-266")
def test_a_refusal_says_what_is_wrong() -> None:
    t = table(
        "A sheriff 3 n9: beer_6h scope_as cat_balou_kh",
        "B outlaw: / mustang / boots",
        C,
        D,
        gold=True,
    )
    for power in ("sid_ketchum", "gold_pan", "rucksack", "raddie_snake", "josh_mccloud"):
        assert refused(t, "A", f"use {power}") == "illegal_option"
    assert refused(t, "A", "use jacky_murieta > 1") == "illegal_option"
    assert refused(t, "A", "scope_as for nugget") == "illegal_target"
    assert refused(t, "A", "cat_balou_kh > 1 hand") == "illegal_target"  # B has a Mustang as well
    sid = table("A sheriff sid_ketchum 3: beer_6h", B, C, D, gold=True)
    assert refused(sid, "A", "use sid_ketchum") == "card_not_in_hand"
    jacky = table("A sheriff jacky_murieta n2", B, C, D, gold=True)
    assert refused(jacky, "A", "use jacky_murieta > 0") == "illegal_target"
    assert refused(jacky, "A", "use jacky_murieta > 2") == "out_of_range"


@covers("BANG-275")
def test_simeon_picos_takes_a_nugget_a_wound_with_lucky_charm_two() -> None:
    t = table("A sheriff: bang", "B outlaw simeon_picos: / / lucky_charm", C, D, gold=True)
    play(t, "A: bang > B")
    assert t.nuggets[1] == 2
    blown = table("A sheriff", "B outlaw simeon_picos: / dynamite", C, D, gold=True, deck="5s")
    play(blown, "A: end_phase")
    assert blown.nuggets[1] == 3


@covers("BANG-276", "BANG-277", "BANG-278")
def test_phase_one_with_a_pickaxe() -> None:
    kit = table("A sheriff", "B outlaw kit_carlson: / / pickaxe", C, D, gold=True, deck="2c 3c 4c 5c")
    play(kit, "A: end_phase")
    assert hand(kit, "B") == ["bang_2c", "bang_3c", "bang_4c"]
    jack = table("A sheriff", "B outlaw black_jack: / / pickaxe", C, D, gold=True, deck="2c 9d ks 4c")
    play(jack, "A: end_phase")
    assert len(hand(jack, "B")) == 4
    jesse = table("A sheriff: beer beer", "B outlaw jesse_jones: / / pickaxe", C, D, gold=True, deck="2c 3c")
    play(jesse, "A: end_phase", "B: draw_from A")
    assert hand(jesse, "B")[1:] == ["bang_2c", "bang_3c"]
    pedro = table(
        "A sheriff",
        "B outlaw pedro_ramirez: / / pickaxe",
        C,
        D,
        gold=True,
        deck="2c 3c",
        discard="beer missed",
    )
    play(pedro, "A: end_phase", "B: discard_pile")
    assert hand(pedro, "B") == ["beer_6h", "bang_2c", "bang_3c"]
