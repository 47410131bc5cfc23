"""Section 4.13: shadow-gunslingers."""

from __future__ import annotations

from typing import Any

from sixgun.games.bang.distance import distance
from sixgun.games.bang.table import BangTable
from tests.covers import covers
from tests.games.bang.play import (
    asked,
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


def ghosts(*seats: str, **more: Any) -> BangTable:
    return table(*seats, shadow=True, **{"gold": True, **more})


@covers("BANG-280")
def test_elimination_works_as_usual_but_the_nuggets_stay() -> None:
    t = ghosts("A sheriff: bang", "B outlaw 1 n3", "C outlaw", "D renegade")
    play(t, "A: bang > B")
    assert (t.nuggets[1], len(hand(t, "A"))) == (3, 3)


@covers("BANG-281", "BANG-283", "BANG-304", "BANG-027")
def test_an_eliminated_player_comes_back_for_his_turn_without_checks_and_phase_three() -> None:
    t = ghosts("A sheriff", "B outlaw dead", "C outlaw", "D renegade", deck="2c 3c")
    events = play(t, "A: end_phase")
    assert kinds(events)[2:4] == ["ShadowEntered", "TurnBegan"]
    assert (asked(t), hand(t, "B"), t.life[1]) == ("B play", ["bang_2c", "bang_3c"], 0)
    play(t, "B: end_phase")
    assert (asked(t), hand(t, "B")) == ("C play", [])


@covers("BANG-181", "BANG-281")
def test_suzys_shadow_draws_a_card_before_her_phase_one() -> None:
    t = ghosts("A sheriff", "B outlaw suzy_lafayette dead", "C outlaw", "D renegade", deck="2c 3c 4c 5c")
    events = play(t, "A: end_phase")
    assert kinds(events)[2:] == ["ShadowEntered", "TurnBegan", "CardsDrawn", "CardsDrawn", "PlayBegan"]
    assert hand(t, "B") == ["bang_2c", "bang_3c", "bang_4c"]


@covers("BANG-282")
def test_a_shadow_neither_gains_nor_loses_life() -> None:
    t = ghosts(
        "A sheriff 2",
        "B outlaw dead",
        "C outlaw 3",
        "D renegade",
        deck="saloon_5h beer_6h",
        row="shot rhum bottle",
    )
    play(t, "A: end_phase", "B: saloon", "B: beer")
    assert t.life == [3, 0, 4, 4]


@covers("BANG-284", "BANG-285")
def test_a_shadow_leaves_with_nothing_but_his_nuggets_and_that_is_no_elimination() -> None:
    t = ghosts(
        "A sheriff",
        "B outlaw n5 dead",
        "C outlaw vulture_sam",
        "D renegade",
        deck="scope_as beer_6h",
        row="boots",
    )
    play(t, "A: end_phase", "B: scope", "B: buy boots")
    events = play(t, "B: end_phase")
    assert kinds(events)[1:6] == [
        "TurnEnded",
        "InPlayDiscarded",
        "CardDiscarded",
        "EquipmentLost",
        "ShadowLeft",
    ]
    assert (hand(t, "B"), in_play(t, "B"), equipment(t, "B"), t.nuggets[1]) == ([], [], [], 2)
    assert "beer_6h" not in hand(t, "C")


@covers("BANG-286", "BANG-287")
def test_a_shadow_counts_only_in_his_own_turn() -> None:
    t = ghosts(
        "A sheriff", "B outlaw dead", "C outlaw", "D renegade", deck="general_store_9c beer_6h 2c 3c 4c 5c"
    )
    assert list(t.ring) == [0, 2, 3]
    assert distance(t, 0, 2) == 1
    play(t, "A: end_phase")
    assert list(t.ring) == [0, 1, 2, 3]
    assert distance(t, 0, 2) == 2
    play(t, "B: general_store")
    assert len(t.aside) == 4


@covers("BANG-091", "BANG-151", "BANG-286")
def test_out_of_his_turn_a_shadow_has_no_ability_and_nothing_reaches_him() -> None:
    t = ghosts(
        "A sheriff 3 n9: beer gatling saloon cat_balou duel jail",
        "B outlaw madam_yto n3 dead",
        "C outlaw",
        "D renegade 2",
        row="shot wanted rhum",
    )
    targets = {str(action).split(" > ")[1][0] for action in t.legal(0) if " > " in str(action)}
    assert targets == {"2", "3"}
    play(t, "A: beer", "A: gatling", "A: saloon")
    assert (t.life, hand(t, "B")) == ([5, 0, 4, 2], [])
    play(t, "A: buy shot")
    assert [str(action) for action in t.legal(0)] == ["at 0", "at 2", "at 3"]
    play(t, "A: at A", "A: buy wanted")
    assert [str(action) for action in t.legal(0)] == ["at 0", "at 2", "at 3"]
    sam = ghosts("A sheriff: bang", "B outlaw 1: missed / scope", "C outlaw vulture_sam dead", "D renegade")
    play(sam, "A: bang > B", "B: take_hit")
    assert (names(sam, sam.discard), hand(sam, "C")) == (["bang_as", "scope_as", "missed_2s"], [])
    two = ghosts("A sheriff 3: beer", "B outlaw dead", "C outlaw dead", "D renegade")
    play(two, "A: beer")
    assert two.life[0] == 3  # two in the game: no life point


@covers("BANG-288", "BANG-293")
def test_a_shadow_gains_and_spends_nuggets() -> None:
    t = ghosts("A sheriff", "B outlaw n1 dead", "C outlaw", "D renegade", deck="beer_6h bang_as")
    play(t, "A: end_phase", "B: bang > A", "B: beer for nugget")
    assert t.nuggets[1] == 3


@covers("BANG-289")
def test_jail_and_wanted_put_by_a_shadow_stay() -> None:
    t = ghosts(
        "A sheriff", "B outlaw n2 dead", "C outlaw", "D renegade", deck="jail_js 2c 3c 4c", row="wanted"
    )
    play(t, "A: end_phase", "B: jail > D", "B: buy wanted", "B: at D", "B: end_phase")
    assert (in_play(t, "D"), equipment(t, "D")) == (["jail_js"], ["wanted_1"])


@covers("BANG-290")
def test_dynamite_skips_shadows() -> None:
    t = ghosts("A sheriff: / dynamite", "B outlaw dead", "C outlaw", "D renegade", deck="2c 3c 4c", phase=1)
    assert in_play(t, "C") == ["dynamite_2h"]


@covers("BANG-291")
def test_a_shadow_is_rewarded_like_a_living_player() -> None:
    t = ghosts(
        "A sheriff", "B outlaw dead", "C outlaw 1: / / wanted", "D renegade", deck="bang_as 2c 3c 4c 5c 6c 7c"
    )
    play(t, "A: end_phase", "B: bang_as > C")
    assert (len(hand(t, "B")), t.nuggets[1]) == (1 + 2 + 3, 2)


@covers("BANG-292")
def test_a_shadow_who_fails_in_a_duel_simply_ends_it() -> None:
    t = ghosts("A sheriff: bang", "B outlaw dead", "C outlaw", "D renegade", deck="duel_js beer_6h")
    play(t, "A: end_phase", "B: duel > A", "A: bang", "B: give_up")
    assert (asked(t), t.life) == ("B play", [5, 0, 4, 4])


@covers("BANG-294", "BANG-295", "BANG-296", "BANG-297")
def test_the_shadow_renegades_side_is_set_anew_each_turn() -> None:
    t = ghosts("A sheriff", "B renegade dead", "C outlaw", "D outlaw calamity_janet")
    play(t, "A: end_phase")
    assert t.renegade_side == 1
    tie = ghosts("A sheriff", "B renegade dead", "C outlaw dead", "D outlaw calamity_janet", renegade_side=1)
    assert tie.renegade_side == 1  # until their next turn
    play(tie, "A: end_phase")
    assert tie.renegade_side == 2
    law = ghosts("A sheriff", "B renegade dead", "C outlaw dead", "D outlaw", "E deputy lucky_duke dead")
    play(law, "A: end_phase")
    assert law.renegade_side == 1


@covers("BANG-281", "BANG-295", "BANG-302")
def test_a_position_at_the_start_of_a_shadows_turn_begins_it_as_the_rules_do() -> None:
    t = ghosts("A sheriff", "B renegade dead", "C outlaw", "D outlaw", turn="B", phase=1)
    assert kinds(t.log)[:3] == ["ShadowEntered", "SideTaken", "TurnBegan"]
    assert (asked(t), t.renegade_side, list(t.ring)) == ("B play", 1, [0, 1, 2, 3])
    play(t, "B: end_phase")
    assert (asked(t), list(t.ring)) == ("C play", [0, 2, 3])


@covers("BANG-298", "BANG-299")
def test_the_shadow_renegade_wins_with_his_side_and_with_nobody_before_his_first_turn() -> None:
    for side, expected in ((2, "BCD"), (1, "CD"), (0, "CD")):
        near = ghosts(
            "A sheriff 1", "B renegade dead", "C outlaw", "D outlaw: bang", turn="D", renegade_side=side
        )
        play(near, "D: bang > A")
        assert winners(near) == expected


@covers("BANG-300")
def test_a_shadow_who_kills_the_sheriff_wins_for_the_outlaws_although_the_renegade_lives() -> None:
    t = ghosts("A sheriff 1", "B outlaw dead", "C outlaw dead", "D renegade", deck="bang_as 2c")
    play(t, "A: end_phase", "B: bang > A")
    assert winners(t) == "BC"


@covers("BANG-301", "BANG-167")
def test_on_a_shadow_outlaws_turn_the_law_wins_only_when_it_ends() -> None:
    t = ghosts("A sheriff", "B outlaw dead", "C outlaw 1", "D renegade dead", deck="bang_as 2c")
    play(t, "A: end_phase", "B: bang > C")
    assert not t.over
    play(t, "B: end_phase")
    assert winners(t) == "A"


@covers("BANG-167", "BANG-301")
def test_a_shadow_renegade_holds_the_law_up_only_on_the_outlaws_side() -> None:
    seats = ("A sheriff", "B renegade dead", "C outlaw 1", "D outlaw dead")
    outlaw = ghosts(*seats, deck="bang_as 2c")
    play(outlaw, "A: end_phase", "B: bang_as > C")
    assert (outlaw.renegade_side, outlaw.over) == (2, False)
    play(outlaw, "B: end_phase")
    assert winners(outlaw) == "A"
    law = ghosts(*seats, "E deputy lucky_duke dead", deck="bang_as 2c")
    play(law, "A: end_phase", "B: bang_as > C")
    assert (law.renegade_side, winners(law)) == (1, "ABE")


@covers("BANG-160", "BANG-301", "BANG-302")
def test_the_check_at_his_exit_comes_before_an_extra_turn_of_a_shadow() -> None:
    t = ghosts(
        "A sheriff", "B outlaw don_bell dead", "C outlaw 1", "D renegade dead", deck="bang_as 2c 3c 4c 5c 9d"
    )
    play(t, "A: end_phase", "B: bang_as > C")
    events = kinds(play(t, "B: end_phase"))
    assert events.index("TurnGranted") < events.index("ShadowLeft") < events.index("GameEnded")
    assert (winners(t), "ShadowEntered" in events) == ("A", False)


@covers("BANG-302", "BANG-303")
def test_an_extra_turn_of_a_shadow_is_a_new_turn_after_leaving() -> None:
    t = ghosts(
        "A sheriff", "B outlaw n5 dead", "C outlaw", "D renegade", deck="beer_6h 2c 3c 4c", row="gold_rush"
    )
    play(t, "A: end_phase")
    events = kinds(play(t, "B: buy gold_rush"))
    assert events.index("ShadowLeft") < events.index("Refreshed") < events.index("ShadowEntered")
    assert (asked(t), t.extra, t.life[1], hand(t, "B")) == ("B play", True, 0, ["bang_3c", "bang_4c"])
    don = ghosts("A sheriff", "B outlaw don_bell dead", "C outlaw", "D renegade", deck="2c 3c 9d 4c 5c")
    play(don, "A: end_phase")
    told = kinds(play(don, "B: end_phase"))
    assert told.index("DrawResolved") < told.index("ShadowLeft") < told.index("ShadowEntered")


@covers("BANG-305")
def test_shadows_can_be_played_without_gold_rush() -> None:
    t = ghosts("A sheriff", "B outlaw dead", "C outlaw", "D renegade", gold=False)
    play(t, "A: end_phase", "B: end_phase")
    assert (asked(t), t.row, t.equipment_deck) == ("C play", [], [])


@covers("BANG-306")
def test_by_option_shadows_wait_during_the_final_duel() -> None:
    seats = ("A sheriff", "B outlaw dead", "C outlaw dead", "D renegade")
    t = ghosts(*seats, options={"shadow_final_duel": True})
    play(t, "A: end_phase")
    assert asked(t) == "D play"
    plain = ghosts(*seats)
    play(plain, "A: end_phase")
    assert asked(plain) == "B play"
    for living in (("C outlaw", "D renegade dead"), ("C outlaw", "D renegade")):
        other = ghosts("A sheriff", "B outlaw dead", *living, options={"shadow_final_duel": True})
        play(other, "A: end_phase")
        assert asked(other) == "B play"


@covers("BANG-306")
def test_a_shadow_who_brings_the_final_duel_about_ends_his_turn_and_gets_no_extra_one() -> None:
    t = ghosts(
        "A sheriff",
        "B outlaw don_bell dead",
        "C outlaw 1",
        "D renegade",
        deck="bang_as 2c 3c 4c 5c 9d",
        options={"shadow_final_duel": True},
    )
    play(t, "A: end_phase", "B: bang_as > C")
    assert asked(t) == "B play"
    assert "TurnGranted" in kinds(play(t, "B: end_phase"))
    assert (asked(t), t.extra, t.more_turns) == ("D play", False, 0)


@covers("BANG-024", "BANG-304")
def test_the_living_keep_their_phase_three() -> None:
    t = ghosts("A sheriff 1: beer missed", "B outlaw dead", "C outlaw", "D renegade")
    play(t, "A: end_phase")
    assert asked(t) == "A discard"


@covers("BANG-308")
def test_a_player_eliminated_in_his_own_turn_does_not_go_on_as_a_shadow_in_it() -> None:
    t = ghosts("A sheriff", "B outlaw 1: / dynamite", "C outlaw", "D renegade", deck="5s")
    play(t, "A: end_phase")
    assert asked(t) == "C play"
    play(t, "C: end_phase", "D: end_phase", "A: end_phase")
    assert asked(t) == "B play"


@covers("BANG-309")
def test_a_shadow_regains_nothing_by_sid_rucksack_shot_or_bottle() -> None:
    t = ghosts(
        "A sheriff", "B outlaw sid_ketchum n8 dead", "C outlaw", "D renegade", row="rucksack shot bottle"
    )
    play(t, "A: end_phase", "B: buy rucksack")
    assert refused(t, "B", "use sid_ketchum") == "already_at_max_life"
    assert refused(t, "B", "use rucksack") == "already_at_max_life"
    play(t, "B: buy shot", "B: at B", "B: buy bottle", "B: as beer")
    assert t.life[1] == 0


def test_nothing_of_a_shadow_is_left_on_the_table() -> None:
    t = ghosts("A sheriff", "B outlaw dead", "C outlaw", "D renegade", deck="jail_js dynamite_2h")
    play(t, "A: end_phase", "B: jail > B", "B: dynamite", "B: end_phase")
    assert names(t, t.discard) == ["jail_js", "dynamite_2h"]
