"""Section 7: every row of the table of interactions, by its number."""

from __future__ import annotations

from sixgun.games.bang.distance import distance
from tests.games.bang.play import (
    asked,
    can,
    equipment,
    hand,
    idle,
    in_play,
    kinds,
    names,
    play,
    refused,
    table,
    winners,
)

B, C, D = "B outlaw", "C outlaw", "D renegade calamity_janet"
ALONE = ("B outlaw dead", "C outlaw dead")


def test_01_slab_against_a_barrel_and_one_missed() -> None:
    for sign, life in (("9h", 4), ("9c", 3)):
        t = table("A sheriff slab_the_killer: bang", "B outlaw: missed / barrel", C, D, deck=sign)
        play(t, "A: bang > B", "B: use barrel", "B: missed")
        assert t.life[1] == life


def test_02_slabs_gatling_or_bottle_takes_one_missed() -> None:
    t = table(
        "A sheriff slab_the_killer n2: gatling", "B outlaw: missed missed", C, D, gold=True, row="bottle"
    )
    play(t, "A: gatling", "B: missed", "A: buy bottle", "A: as bang", "A: at B", "B: missed")
    assert t.life[1] == 4


def test_03_jourdonnais_with_a_barrel_against_slab() -> None:
    t = table("A sheriff slab_the_killer: bang", "B outlaw jourdonnais: / barrel", C, D, deck="4h 5h")
    play(t, "A: bang > B", "B: use barrel", "B: use jourdonnais")
    assert t.life[1] == 4


def test_04_janets_missed_counts_against_the_limit() -> None:
    t = table("A sheriff calamity_janet: missed_2s bang_as", B, C, "D renegade")
    play(t, "A: missed_2s > B")
    assert refused(t, "A", "bang_as > 1") == "bang_limit_reached"
    fast = table("A sheriff calamity_janet: missed_2s bang_as / volcanic", B, C, "D renegade")
    play(fast, "A: missed_2s > B", "A: bang_as > B")


def test_05_a_schofield_in_place_of_volcanic_ends_the_shooting() -> None:
    t = table("A sheriff: bang_as bang_2c bang_3c bang_4c schofield / volcanic", B, C, D)
    play(t, "A: bang > B", "A: bang > B", "A: bang > B", "A: schofield")
    assert refused(t, "A", "bang_4c > 1") == "bang_limit_reached"


def test_06_volcanic_after_the_first_bang() -> None:
    t = table("A sheriff: bang_as bang_2c volcanic", B, C, D)
    play(t, "A: bang > B", "A: volcanic", "A: bang > B")
    assert t.life[1] == 2


def test_07_a_second_schofield() -> None:
    t = table("A sheriff: schofield_qc / schofield_jc", B, C, D)
    assert refused(t, "A", "schofield_qc") == "duplicate_in_play"


def test_08_and_09_rose_with_scope() -> None:
    t = table("A sheriff rose_doolan: / scope", B, "C outlaw: / mustang", D)
    assert distance(t, 0, 2) == 1
    assert distance(t, 0, 1) == 1


def test_10_panic_at_distance_two_with_a_winchester() -> None:
    t = table("A sheriff: panic_jh / winchester", B, "C outlaw: beer", D)
    assert refused(t, "A", "panic_jh > 2 hand") == "out_of_range"


def test_11_panic_on_ones_own_dynamite_or_jail() -> None:
    t = table("A outlaw: panic panic / dynamite jail", "B sheriff", C, D)
    play(t, "A: panic > A dynamite", "A: panic > A jail")
    assert sorted(hand(t, "A")) == ["dynamite_2h", "jail_js"]


def test_12_jail_follows_a_survived_explosion() -> None:
    t = table("A sheriff", "B outlaw: / dynamite jail", C, D, deck="5s 5h")
    play(t, "A: end_phase")
    assert (t.life[1], asked(t)) == (1, "B play")


def test_13_three_beers_after_dynamite_at_one_life() -> None:
    t = table("A sheriff", "B outlaw 1: beer beer beer / dynamite", C, D, deck="5s")
    play(t, "A: end_phase")
    assert t.life[1] == -2
    play(t, "B: beer", "B: beer", "B: beer")
    assert t.life[1] == 1


def test_14_and_15_dynamite_kills_the_sheriff() -> None:
    t = table(
        "A sheriff 1: / dynamite",
        "B outlaw dead",
        "C outlaw dead",
        "D renegade",
        "E deputy lucky_duke",
        deck="5s",
        phase=1,
    )
    assert winners(t) == "BC"
    t = table("A sheriff 1: / dynamite", *ALONE, "D renegade", deck="5s", phase=1)
    assert winners(t) == "D"


def test_16_an_outlaw_dies_in_his_own_duel() -> None:
    t = table("A outlaw 1: duel / / wanted", "B sheriff: bang bang", C, D, gold=True)
    play(t, "A: duel > B", "B: bang")
    assert (t.nuggets, len(hand(t, "B"))) == ([0, 0, 0, 0], 1 + 2)


def test_17_a_deputy_dies_in_his_duel_with_the_sheriff() -> None:
    t = table("A deputy 1: duel", "B sheriff: bang beer / barrel", C, D, "E outlaw lucky_duke")
    play(t, "A: duel > B", "B: bang")
    assert in_play(t, "B") == ["barrel_qs"]
    assert "beer_6h" in hand(t, "B")


def test_18_the_penalty_comes_before_the_gatling_goes_on() -> None:
    t = table("A sheriff: gatling beer / barrel", "B deputy 1", "C outlaw: missed", D, "E outlaw lucky_duke")
    play(t, "A: gatling")
    assert (asked(t), hand(t, "A"), in_play(t, "A")) == ("C dodge", [], [])


def test_19_beer_stops_working_in_the_middle_of_a_gatling() -> None:
    t = table("A sheriff: gatling", "B outlaw 1", "C outlaw dead", "D renegade calamity_janet 1: beer")
    play(t, "A: gatling", "D: take_hit")
    assert winners(t) == "A"


def test_20_the_renegades_gatling_is_one_event() -> None:
    t = table("A renegade: gatling", "B sheriff 1", "C outlaw 1", "D outlaw dead")
    play(t, "A: gatling")
    assert winners(t) == "A"


def test_21_indians_kill_sheriff_and_last_outlaw() -> None:
    t = table("A deputy: indians", "B sheriff 1", "C outlaw 1", "D outlaw dead", "E renegade lucky_duke dead")
    play(t, "A: indians")
    assert winners(t) == "CD"


def test_22_and_23_bart_and_the_last_life_point() -> None:
    t = table("A sheriff: bang", "B outlaw bart_cassidy 1: beer", C, D)
    play(t, "A: bang > B", "B: take_hit", "B: beer")
    assert (t.life[1], hand(t, "B")) == (1, [])
    t = table("A sheriff", "B outlaw bart_cassidy 3: beer / dynamite jail", C, D, deck="5s 2c 3c 4c")
    play(t, "A: end_phase", "B: beer")
    assert (t.life[1], len(hand(t, "B"))) == (1, 2)


def test_24_el_gringo_loses_his_own_duel() -> None:
    t = table("A outlaw el_gringo: duel", "B sheriff: bang beer", C, D)
    play(t, "A: duel > B", "B: bang")
    assert (t.life[0], hand(t, "A")) == (2, [])


def test_25_el_gringo_hit_by_suzys_last_bang() -> None:
    t = table("A sheriff suzy_lafayette: bang", "B outlaw el_gringo", C, D, deck="2c 3c")
    play(t, "A: bang > B")
    assert (hand(t, "B"), hand(t, "A")) == (["bang_2c"], ["bang_3c"])


def test_26_suzys_stagecoach() -> None:
    t = table("A sheriff suzy_lafayette: stagecoach", B, C, D)
    play(t, "A: stagecoach")
    assert len(hand(t, "A")) == 2


def test_27_suzys_last_bang_in_a_duel() -> None:
    t = table("A sheriff: duel bang", "B outlaw suzy_lafayette: bang", C, D)
    play(t, "A: duel > B", "B: bang")
    assert hand(t, "B") == []


def test_28_vulture_sam_the_sheriff() -> None:
    t = table(
        "A sheriff vulture_sam: bang", "B deputy 1: / barrel scope", C, D, "E outlaw lucky_duke", deck="2c 3c"
    )
    events = kinds(play(t, "A: bang > B", "B: use barrel"))
    assert (hand(t, "A"), t.alive[1]) == ([], False)
    assert events.index("InPlayTaken") < events.index("SheriffPunished") < events.index("CardDiscarded")


def test_29_suzy_the_sheriff_draws_after_the_penalty() -> None:
    t = table("A sheriff suzy_lafayette: bang beer", "B deputy 1", C, D, "E outlaw lucky_duke")
    play(t, "A: bang > B")
    assert len(hand(t, "A")) == 1
    assert hand(t, "A") != ["beer_6h"]


def test_30_the_penalty_takes_boots_and_gun_belt() -> None:
    t = table("A sheriff n3: bang / / boots gun_belt", "B deputy 1", C, D, "E outlaw lucky_duke", gold=True)
    play(t, "A: bang > B")
    assert (equipment(t, "A"), t.nuggets[0]) == ([], 4)


def test_31_a_wanted_outlaw() -> None:
    t = table("A sheriff: bang", "B outlaw 1: / / wanted", C, D, gold=True)
    play(t, "A: bang > B")
    assert (len(hand(t, "A")), t.nuggets[0]) == (5, 2)


def test_32_a_wanted_player_blown_up() -> None:
    t = table("A sheriff", "B outlaw 1: / dynamite / wanted", C, D, gold=True, deck="5s")
    play(t, "A: end_phase")
    assert t.nuggets == [0, 0, 0, 0]


def test_33_lucky_charm_does_not_pay_the_rucksack() -> None:
    t = table("A sheriff: bang", "B outlaw 1 n1: / / lucky_charm rucksack", C, D, gold=True)
    play(t, "A: bang > B")
    assert not t.alive[1]


def test_34_two_players_left_rucksack_and_sid() -> None:
    t = table("A sheriff: bang", *ALONE, "D renegade sid_ketchum 1: beer missed", gold=True)
    play(t, "A: bang > D", "D: take_hit", "D: use sid_ketchum", "D: discard beer", "D: discard missed")
    assert t.life[3] == 1
    t = table("A sheriff: bang", *ALONE, "D renegade 1 n2: / / rucksack", gold=True)
    play(t, "A: bang > D", "D: use rucksack")
    assert t.life[3] == 1


def test_35_and_36_two_players_left_bottle_and_beer_for_a_nugget() -> None:
    t = table("A sheriff 2 n2: beer", *ALONE, D, gold=True, row="bottle")
    play(t, "A: buy bottle", "A: as beer", "A: beer for nugget")
    assert (t.life[0], t.nuggets[0]) == (3, 1)


def test_37_yto_draws_for_a_saving_beer() -> None:
    t = table("A sheriff: bang", "B outlaw 1: beer", "C outlaw madam_yto", D, gold=True)
    events = play(t, "A: bang > B", "B: take_hit", "B: beer")
    assert kinds(events)[-4:] == ["CardPlayed", "LifeGained", "CardsDrawn", "WoundSurvived"]


def test_38_yto_may_play_the_beer_she_draws() -> None:
    t = table("A sheriff", "B outlaw madam_yto 2: beer_6h / dynamite", C, D, gold=True, deck="5s beer_7h")
    play(t, "A: end_phase", "B: beer_6h", "B: beer_7h")
    assert t.life[1] == 1


def test_39_and_40_calumet_and_diamonds() -> None:
    t = table("A sheriff: bang_2d cat_balou_9d panic_8d", "B outlaw: beer / / calumet", C, D, gold=True)
    play(t, "A: bang > B", "A: cat_balou > B hand", "A: panic > B hand")
    assert (t.life[1], hand(t, "B"), t.bangs) == (4, ["beer_6h"], 1)


def test_41_calumet_and_duels() -> None:
    t = table("A sheriff: duel_qd duel_js", "B outlaw: bang_2d / / calumet", C, D, gold=True)
    play(t, "A: duel_qd > B", "A: duel_js > B", "B: bang_2d")
    assert t.life[:2] == [4, 4]


def test_42_calumet_does_not_stop_equipment_and_jacky() -> None:
    t = table("A sheriff jacky_murieta n6", "B outlaw: / / calumet", C, D, gold=True, row="bottle pardner")
    play(
        t,
        "A: buy bottle",
        "A: as bang",
        "A: at B",
        "A: buy pardner",
        "A: as duel",
        "A: at B",
        "A: use jacky_murieta > B",
    )
    assert t.life[1] == 1


def test_43_duke_with_horseshoe() -> None:
    t = table("A sheriff lucky_duke n3: / / horseshoe", B, C, D, gold=True, row="rhum")
    play(t, "A: buy rhum")
    assert len(t.discard) == 6


def test_44_luzena_and_shot() -> None:
    t = table("A sheriff pretty_luzena n1", B, C, D, gold=True, row="shot_1 shot_2")
    play(t, "A: buy shot_1 cheaper", "A: at A")
    assert t.nuggets[0] == 1
    play(t, "A: buy shot_2", "A: at A")
    assert t.nuggets[0] == 0


def test_45_and_46_josh_draws_wanted_or_gold_rush() -> None:
    t = table(
        "A sheriff josh_mccloud n4 3: / / wanted_1", B, C, D, gold=True, equipment_deck="wanted_2 gold_rush"
    )
    play(t, "A: use josh_mccloud")
    assert (equipment(t, "A"), t.nuggets[0]) == (["wanted_1"], 2)
    play(t, "A: use josh_mccloud")
    assert (t.life[0], t.extra, asked(t)) == (5, True, "A play")


def test_47_the_equipment_is_used_up() -> None:
    t = table("A sheriff n1", B, C, D, gold=True, row="shot")
    t.face_up = len(t.equipment_deck)
    assert "EquipmentShuffled" in kinds(play(t, "A: buy shot", "A: at A"))


def test_48_wanted_in_front_of_you() -> None:
    t = table("A sheriff n3: / / wanted_1", "B outlaw n3", C, D, gold=True)
    assert refused(t, "A", "force_off wanted_1") == "own_equipment"
    play(t, "A: end_phase", "B: force_off wanted_1")
    assert t.nuggets[1] == 0


def test_49_and_50_don_bell() -> None:
    t = table("A sheriff", "B outlaw don_bell: / jail", C, D, gold=True, deck="2c 9d")
    play(t, "A: end_phase")
    assert asked(t) == "C play"
    t = table("A sheriff don_bell n5", B, C, D, gold=True, row="gold_rush", deck="9d")
    play(t, "A: buy gold_rush", "A: end_phase", "A: end_phase")
    assert asked(t) == "B play"


def test_51_dutch_will_with_pickaxe() -> None:
    t = table("A sheriff", "B outlaw dutch_will: / / pickaxe", C, D, gold=True, deck="2c 3c 4c")
    play(t, "A: end_phase", "B: discard 2c")
    assert (hand(t, "B"), t.nuggets[1]) == (["bang_3c", "bang_4c"], 1)


def test_52_and_53_shadow_plays_saloon_and_general_store() -> None:
    t = table(
        "A sheriff 1",
        "B outlaw dead",
        "C outlaw 1",
        D,
        shadow=True,
        deck="saloon_5h general_store_9c 2c 3c 4c 5c",
    )
    play(t, "A: end_phase", "B: saloon", "B: general_store")
    assert t.life == [2, 0, 2, 4]
    assert (asked(t), len(t.aside)) == ("B general_store", 4)


def test_54_and_55_shadows_and_the_renegade() -> None:
    t = table("A sheriff 1", "B outlaw dead", "C outlaw dead", D, shadow=True, deck="bang_as 2c")
    play(t, "A: end_phase", "B: bang_as > A")
    assert winners(t) == "BC"
    t = table(
        "A sheriff 1",
        "B outlaw dead",
        "C outlaw dead",
        "D renegade: bang_as",
        "E deputy calamity_janet dead",
        shadow=True,
        turn="D",
    )
    play(t, "D: bang > A")
    assert winners(t) == "D"


def test_56_and_57_the_last_outlaw_dies() -> None:
    t = table("A sheriff: bang", "B outlaw 1", "C outlaw dead", "D renegade dead", shadow=True)
    play(t, "A: bang > B")
    assert winners(t) == "A"
    t = table("A sheriff", "B outlaw dead", "C outlaw 1", "D renegade dead", shadow=True, deck="bang_as 2c")
    play(t, "A: end_phase", "B: bang_as > C")
    assert not t.over
    play(t, "B: end_phase")
    assert winners(t) == "A"


def test_58_and_59_what_a_shadow_leaves_and_takes() -> None:
    t = table("A sheriff", "B outlaw dead", C, D, shadow=True, deck="jail_js 2c")
    play(t, "A: end_phase", "B: jail > C", "B: end_phase")
    assert "jail_js" in names(t, t.discard)  # C drew for it and it was discarded in that turn
    t = table(
        "A sheriff", "B outlaw vulture_sam dead", "C outlaw 1: / scope", D, shadow=True, deck="bang_as 2c"
    )
    play(t, "A: end_phase", "B: bang_as > C")
    assert "scope_as" in hand(t, "B")
    play(t, "B: end_phase")
    assert hand(t, "B") == []


def test_60_three_in_the_game_with_an_active_shadow() -> None:
    t = table(
        "A sheriff",
        "B outlaw dead",
        "C outlaw dead",
        "D renegade calamity_janet 1: beer",
        shadow=True,
        turn="B",
        phase=3,
        deck="bang_as 2c",
    )
    assert asked(t) == "C play"
    play(t, "C: bang_as > D", "D: take_hit")
    assert can(t, "D: beer")


def test_61_suzy_as_a_shadow() -> None:
    t = table("A sheriff", "B outlaw suzy_lafayette dead", C, D, shadow=True, deck="schofield_jc beer_6h 2c")
    play(t, "A: end_phase", "B: beer", "B: schofield")
    assert hand(t, "B") == ["bang_2c"]
    size = len(t.deck)
    play(t, "B: end_phase")
    assert (hand(t, "B"), size - len(t.deck)) == ([], 2)  # only C's phase 1


def test_62_don_bell_dies_with_extra_turns_to_come() -> None:
    t = table(
        "A sheriff",
        "B outlaw don_bell 1: / dynamite",
        C,
        D,
        gold=True,
        shadow=True,
        turn="B",
        phase=3,
        more_turns=1,
        deck="9h 5s",
    )
    assert (t.alive[1], t.more_turns, asked(t)) == (False, 0, "C play")
    idle(t, "B")
    assert (t.extra, t.ring) == (False, (0, 1, 2, 3))


def test_63_janet_cancels_with_a_diamonds_bang() -> None:
    t = table("A sheriff: bang / / calumet", "B outlaw calamity_janet: bang_2d", C, "D renegade", gold=True)
    play(t, "A: bang > B", "B: bang_2d")
    assert t.life[1] == 4
