"""Section 8: the worked examples."""

from __future__ import annotations

from sixgun.core.rows import put
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
    table,
    winners,
)


def test_ex_01_nuggets_from_gatling() -> None:
    t = table(
        "A sheriff sid_ketchum: gatling_10h bang_as",
        "B outlaw paul_regret: missed_2s",
        "C outlaw pedro_ramirez",
        "D renegade rose_doolan",
        "E deputy suzy_lafayette: beer beer",
        gold=True,
    )
    play(t, "A: gatling", "B: missed", "E: take_hit")
    assert (t.life, t.nuggets[0]) == ([5, 3, 3, 3, 3], 3)
    assert can(t, "A: bang > E")


def test_ex_02_buying() -> None:
    t = table(
        "A sheriff vulture_sam n4",
        "B outlaw kit_carlson: / mustang_8h",
        "C outlaw",
        "D renegade",
        gold=True,
        row="pardner_1 horseshoe shot_1",
        equipment_deck="boots rhum_1",
    )
    play(t, "A: buy pardner", "A: as cat_balou")
    assert names(t, t.row) == ["boots", "horseshoe", "shot_1"]
    assert names(t, t.discard) == ["mustang_8h"]
    assert names(t, t.equipment_deck)[0] == "pardner_1"
    play(t, "A: buy horseshoe")
    assert (equipment(t, "A"), names(t, t.row)[1], t.nuggets[0]) == (["horseshoe"], "rhum_1", 0)


def test_ex_03_forcing_off() -> None:
    t = table(
        "A sheriff willy_the_kid n7",
        "B outlaw vulture_sam: / / horseshoe",
        "C outlaw kit_carlson: / / lucky_charm",
        "D renegade",
        gold=True,
    )
    row = t.row[:]
    play(t, "A: force_off horseshoe", "A: force_off lucky_charm")
    assert (t.nuggets[0], t.face_up, t.row) == (0, 2, row)


def test_ex_04_beer_two_ways() -> None:
    t = table(
        "A sheriff lucky_duke 2: beer_6h beer_7h", "B outlaw madam_yto", "C outlaw", "D renegade", gold=True
    )
    play(t, "A: beer_6h", "A: beer_7h for nugget")
    assert (t.life[0], t.nuggets[0], names(t, t.discard)) == (3, 1, ["beer_6h", "beer_7h"])
    assert len(hand(t, "B")) == 2


def test_ex_05_rhum() -> None:
    t = table(
        "A outlaw 1 n3", "B sheriff", "C outlaw", "D renegade", gold=True, row="rhum", deck="7h 9c kc 2s"
    )
    play(t, "A: buy rhum")
    assert t.life[0] == 4
    assert (len(t.discard), names(t, t.discard)[-1]) == (4, "missed_2s")


def test_ex_06_wanted_outlaw() -> None:
    t = table("A sheriff: bang beer", "B outlaw 1: / / wanted", "C outlaw", "D renegade", gold=True)
    play(t, "A: bang > B")
    assert (len(hand(t, "A")), t.nuggets[0]) == (6, 2)
    assert names(t, t.equipment_deck)[0] == "wanted_1"


def test_ex_07_sheriff_kills_a_wanted_deputy() -> None:
    t = table(
        "A sheriff n1: bang beer missed / barrel",
        "B deputy 1: / / wanted",
        "C outlaw",
        "D renegade",
        "E outlaw lucky_duke",
        gold=True,
    )
    events = play(t, "A: bang > B")
    assert (t.nuggets[0], hand(t, "A"), in_play(t, "A")) == (3, [], [])
    assert kinds(events).count("CardDiscarded") == 4


def test_ex_08_the_shadow_renegades_sides() -> None:
    t = table(
        "A sheriff: bang",
        "B renegade bart_cassidy dead",
        "C outlaw 1",
        "D deputy 1",
        "E outlaw lucky_duke",
        gold=True,
        shadow=True,
        deck="2c 3c 4c 5c",
    )
    play(t, "A: end_phase")
    assert t.renegade_side == 1
    t.life[2], t.alive, t.ring = 0, put(t.alive, 2, False), (0, 1, 3, 4)
    play(t, "B: end_phase")
    idle(t, "B")
    assert t.renegade_side == 2
    t.life[3], t.alive, t.ring = 0, put(t.alive, 3, False), (0, 1, 4)
    play(t, "B: end_phase")
    idle(t, "B")
    assert t.renegade_side == 1
    between = table(
        "A sheriff 1",
        "B renegade bart_cassidy dead",
        "C outlaw dead",
        "D deputy",
        "E outlaw lucky_duke: bang",
        gold=True,
        shadow=True,
        turn="E",
        renegade_side=2,
    )
    play(between, "E: bang > A")
    assert winners(between) == "BCE"


def test_ex_09_distance() -> None:
    seats = (
        "A sheriff: / scope",
        "B outlaw",
        "C outlaw: / mustang",
        "D renegade rose_doolan",
        "E deputy paul_regret",
    )
    t = table(*seats)
    assert (distance(t, 0, 2), distance(t, 2, 0), distance(t, 0, 1)) == (2, 2, 1)
    assert (distance(t, 0, 4), distance(t, 3, 4), distance(t, 1, 4)) == (1, 1, 3)
    without = table(
        "A outlaw dead: ",
        "B sheriff",
        "C outlaw: / mustang",
        "D renegade rose_doolan",
        "E deputy paul_regret",
        turn="B",
    )
    assert distance(without, 1, 4) == 2


def test_ex_10_slab() -> None:
    for sign, life, nuggets in (("9h", 3, 0), ("9c", 2, 1)):
        t = table(
            "A sheriff slab_the_killer: bang_as",
            "B outlaw 3: missed_2s / barrel",
            "C outlaw",
            "D renegade",
            gold=True,
            deck=sign,
        )
        play(t, "A: bang > B", "B: use barrel", "B: missed")
        assert (t.life[1], t.nuggets[0], hand(t, "B")) == (life, nuggets, [])


def test_ex_11_jourdonnais_with_barrel() -> None:
    t = table(
        "A sheriff paul_regret: bang",
        "B outlaw jourdonnais: / barrel_qs",
        "C outlaw",
        "D renegade",
        deck="ks 4h",
    )
    play(t, "A: bang > B", "B: use barrel", "B: use jourdonnais")
    assert (t.life[1], names(t, t.discard)[1:]) == (4, ["barrel_ks", "jail_4h"])


def test_ex_12_duel() -> None:
    t = table(
        "A outlaw 2: duel_js bang_2c", "B sheriff 2: bang_2d bang_3d", "C outlaw", "D renegade", gold=True
    )
    play(t, "A: duel > B", "B: bang_2d", "A: bang_2c", "B: bang_3d")
    assert (t.life[0], t.nuggets, t.bangs) == (1, [0, 0, 0, 0], 0)


def test_ex_13_death_in_ones_own_duel() -> None:
    t = table("A outlaw 1: duel_js", "B sheriff: bang", "C outlaw", "D renegade", gold=True)
    play(t, "A: duel > B", "B: bang")
    assert (t.alive[0], t.killer[0], asked(t)) == (False, -1, "B play")
    assert t.nuggets == [0, 0, 0, 0]
    assert len(hand(t, "B")) == 2  # their own phase 1, no reward


def test_ex_14_dynamite_and_jail() -> None:
    t = table("A sheriff", "B outlaw: / dynamite jail_js", "C outlaw", "D renegade", deck="5s qc")
    play(t, "A: end_phase")
    assert (t.life[1], in_play(t, "B"), hand(t, "B"), asked(t)) == (1, [], [], "C play")


def test_ex_15_dynamite_beyond_zero() -> None:
    t = table(
        "A sheriff",
        "B outlaw 2: beer_8h beer_9h bang_4c / dynamite / boots",
        "C outlaw",
        "D renegade calamity_janet",
        "E deputy lucky_duke",
        gold=True,
        deck="2s 2c 3c 5c",
    )
    play(t, "A: end_phase", "B: beer", "B: beer")
    assert (t.life[1], hand(t, "B"), asked(t)) == (1, ["bang_4c", "bang_2c", "bang_3c", "bang_5c"], "B play")


def test_ex_16_suzy_against_slab() -> None:
    t = table(
        "A sheriff slab_the_killer: bang",
        "B outlaw suzy_lafayette: missed_3s",
        "C outlaw",
        "D renegade",
        deck="missed_ac 2c",
    )
    play(t, "A: bang > B", "B: missed_3s", "B: missed_ac")
    assert (t.life[1], hand(t, "B")) == (4, ["bang_2c"])


def test_ex_17_el_gringo_and_suzy() -> None:
    t = table(
        "A sheriff suzy_lafayette: bang_5d",
        "B outlaw el_gringo",
        "C outlaw",
        "D renegade",
        deck="beer_6h stagecoach_9s_1",
    )
    play(t, "A: bang > B")
    assert (t.life[1], hand(t, "B"), hand(t, "A")) == (2, ["beer_6h"], ["stagecoach_9s_1"])


def test_ex_18_beer_stops_working_inside_a_gatling() -> None:
    t = table("A renegade: gatling", "B outlaw 1", "C sheriff 1: beer_10h", "D outlaw dead", gold=True)
    play(t, "A: gatling", "C: take_hit")
    assert (winners(t), t.nuggets[0], len(hand(t, "A"))) == ("A", 2, 3)


def test_ex_19_gatling_by_the_renegade() -> None:
    t = table("A renegade: gatling", "B sheriff 1", "C deputy 1", "D outlaw dead", "E outlaw lucky_duke dead")
    play(t, "A: gatling")
    assert winners(t) == "A"
    saved = table(
        "A renegade: gatling",
        "B sheriff 1",
        "C deputy 1: missed",
        "D outlaw dead",
        "E outlaw lucky_duke dead",
    )
    play(saved, "A: gatling", "C: missed")
    assert winners(saved) == "DE"


def test_ex_20_calumet() -> None:
    t = table(
        "A sheriff: indians_kd duel_8c",
        "B outlaw 3: bang_6d / / calumet",
        "C outlaw",
        "D renegade",
        gold=True,
    )
    play(t, "A: indians")
    assert hand(t, "B") == ["bang_6d"]
    nuggets = t.nuggets[0]
    play(t, "A: duel > B", "B: bang")
    assert (t.life[0], t.nuggets[0], t.nuggets[1]) == (4, nuggets, 0)


def test_ex_21_luzena_and_reshuffle() -> None:
    t = table(
        "A sheriff pretty_luzena n4",
        "B outlaw 2: / / boots gun_belt",
        "C outlaw: / / horseshoe calumet",
        "D renegade: / / lucky_charm gold_pan",
        gold=True,
        row="shot_2 bottle_1 pickaxe",
        equipment_deck="wanted_1",
        face_up=14,
    )
    assert len(t.equipment_deck) == 15
    t.equipment_deck = [c for c in t.equipment_deck if t.piece_name(c) != "wanted_1"] + [
        c for c in t.equipment_deck if t.piece_name(c) == "wanted_1"
    ]
    play(t, "A: buy pickaxe cheaper")
    assert (t.nuggets[0], names(t, t.row)[2]) == (1, "wanted_1")
    events = play(t, "A: buy shot", "A: at B")
    assert "EquipmentShuffled" in kinds(events)
    assert (t.nuggets[0], t.life[1], names(t, t.equipment_deck)[0], t.face_up) == (0, 3, "shot_2", 1)


def test_ex_22_josh() -> None:
    t = table(
        "A sheriff josh_mccloud n4",
        "B outlaw",
        "C outlaw",
        "D renegade",
        gold=True,
        equipment_deck="wanted_2 wanted_3",
    )
    play(t, "A: use josh_mccloud", "A: at A", "A: use josh_mccloud")
    assert (equipment(t, "A"), names(t, t.equipment_deck)[0], t.nuggets[0]) == (["wanted_2"], "wanted_3", 0)


def test_ex_23_the_gold_rush_card() -> None:
    t = table(
        "A outlaw 2 n5: bang bang beer missed",
        "B sheriff",
        "C outlaw",
        "D renegade",
        gold=True,
        row="gold_rush",
    )
    play(t, "A: buy gold_rush", "A: discard bang", "A: discard bang")
    assert (t.life[0], len(hand(t, "A")), t.bangs, t.nuggets[0]) == (4, 4, 0, 0)
    belt = table(
        "A outlaw 2 n5: bang bang beer missed / / gun_belt",
        "B sheriff",
        "C outlaw",
        "D renegade",
        gold=True,
        row="gold_rush",
    )
    play(belt, "A: buy gold_rush")
    assert len(hand(belt, "A")) == 6


def test_ex_24_a_shadows_turn() -> None:
    t = table(
        "A sheriff",
        "B outlaw n3 dead",
        "C outlaw",
        "D renegade",
        gold=True,
        shadow=True,
        deck="beer_6h jail_js 2c 3c 4c",
        row="horseshoe",
    )
    assert distance(t, 0, 2) == 1
    play(t, "A: end_phase", "B: beer for nugget", "B: jail > D", "B: buy horseshoe")
    assert (t.nuggets[1], distance(t, 0, 2)) == (2, 2)
    play(t, "B: end_phase")
    assert (names(t, t.equipment_deck)[0], hand(t, "B"), t.nuggets[1], in_play(t, "D")) == (
        "horseshoe",
        [],
        2,
        ["jail_js"],
    )
    assert distance(t, 0, 2) == 1


def test_ex_25_three_players() -> None:
    t = table("A deputy: bang_as", "B outlaw 1", "C renegade 3: / dynamite", deck="2c 3c 4c 5s")
    play(t, "A: bang > B")
    assert len(hand(t, "A")) == 3
    play(t, "A: end_phase")
    assert winners(t) == "A"


def test_ex_26_kit_with_pickaxe() -> None:
    t = table(
        "A sheriff",
        "B outlaw kit_carlson: / / pickaxe",
        "C outlaw",
        "D renegade",
        gold=True,
        deck="2c 3c 4c 5c",
    )
    play(t, "A: end_phase")
    assert (hand(t, "B"), t.piece_name(t.deck[-1])) == (["bang_2c", "bang_3c", "bang_4c"], "bang_5c")


def test_ex_27_the_draw_pile_runs_out() -> None:
    t = table(
        "A sheriff",
        "B outlaw",
        "C outlaw pedro_ramirez",
        "D renegade",
        discard="duel_qd beer beer beer beer beer missed missed missed missed",
    )
    t.in_play[3], t.deck = t.deck[:-1], t.deck[-1:]
    last = t.deck[0]
    t.apply(0, t.legal(0)[0])
    assert t.hand[1][0] == last
    assert (len(t.hand[1]), len(t.deck), t.discard) == (2, 9, [])
    t.apply(1, t.legal(1)[0])
    assert asked(t) == "C play"  # Pedro had no discard pile to choose


def test_ex_28_black_jack_with_pickaxe() -> None:
    t = table(
        "A sheriff",
        "B outlaw black_jack: / / pickaxe",
        "C outlaw",
        "D renegade",
        gold=True,
        deck="2c 9d ks 4c",
    )
    events = play(t, "A: end_phase")
    assert len(hand(t, "B")) == 4
    assert [t.piece_name(e.card) for e in events if type(e).__name__ == "CardShown"] == ["bang_9d"]
