"""Sections 4.5 to 4.8: playing cards, shots, brown cards, blue cards."""

from __future__ import annotations

from typing import Any

import pytest

from sixgun.games.bang.card_events import CardDiscarded
from tests.covers import covers
from tests.games.bang.play import asked, can, hand, idle, in_play, kinds, names, play, refused, table

REST = ("C outlaw", "D renegade")


@covers("BANG-060")
def test_cards_are_played_by_the_active_player_in_phase_two() -> None:
    t = table("A sheriff", "B outlaw: beer_6h bang_as", *REST)
    assert refused(t, "B", "beer_6h") == "not_your_decision"
    t = table("A sheriff: bang_as", "B outlaw: beer_6h", *REST)
    play(t, "A: bang > B")
    assert [str(action) for action in t.legal(1)] == ["take_hit"]
    assert refused(t, "B", "beer_6h") == "wrong_phase"


@covers("BANG-061", "BANG-062", "BANG-063")
def test_blue_cards_lie_in_front_of_oneself_once_a_name_and_one_weapon() -> None:
    t = table("A sheriff: mustang_8h mustang_9h schofield_jc schofield_qc volcanic_10s", "B outlaw", *REST)
    play(t, "A: mustang_8h", "A: schofield_jc")
    assert in_play(t, "A") == ["mustang_8h", "schofield_jc"]
    assert refused(t, "A", "mustang_9h") == "duplicate_in_play"
    assert refused(t, "A", "schofield_qc") == "duplicate_in_play"
    play(t, "A: volcanic")
    assert in_play(t, "A") == ["mustang_8h", "volcanic_10s"]
    assert names(t, t.discard) == ["schofield_jc"]


@covers("BANG-064")
def test_a_card_that_needs_a_target_needs_a_legal_one() -> None:
    t = table("A sheriff: panic_jh cat_balou_kh", "B outlaw", *REST)
    assert [str(action) for action in t.legal(0)] == ["end_phase"]
    assert refused(t, "A", "cat_balou_kh > 1 hand") == "illegal_target"
    assert refused(t, "A", "panic_jh") == "illegal_target"


@covers("BANG-065", "BANG-068")
def test_a_card_may_be_played_without_effect_and_life_never_passes_the_maximum() -> None:
    t = table("A sheriff: beer saloon", "B outlaw", *REST)
    play(t, "A: beer", "A: saloon")
    assert t.life == [5, 4, 4, 4]


@covers("BANG-066", "BANG-067", "BANG-087", "BANG-106")
def test_a_gatling_hits_clockwise_one_player_after_the_other() -> None:
    t = table("A sheriff", "B outlaw", "C outlaw: gatling", "D renegade bart_cassidy: beer", turn="C")
    events = play(t, "C: gatling", "D: take_hit")
    assert [e.seat for e in events if type(e).__name__ == "LifeLost"] == [3, 0, 1]
    order = kinds(events)
    assert order.index("CardsDrawn") < order.index("LifeLost", order.index("LifeLost") + 1)  # Bart first
    assert [e.by for e in events if type(e).__name__ == "LifeLost"] == [2, 2, 2]


@covers("BANG-069")
def test_roles_and_characters_are_no_targets() -> None:
    t = table("A sheriff: cat_balou panic", "B outlaw: bang / barrel", *REST)
    spoils = {str(action).split()[-1] for action in t.legal(0)}
    assert spoils == {"end_phase", "hand", "barrel_qs"}


@covers("BANG-070", "BANG-071")
def test_a_bang_card_hits_another_reachable_player_once_a_turn() -> None:
    t = table("A sheriff: bang_as bang_2c", "B outlaw", *REST)
    assert refused(t, "A", "bang_as > 0") == "illegal_target"
    assert refused(t, "A", "bang_as > 2") == "out_of_range"
    play(t, "A: bang_as > B")
    assert t.life[1] == 3
    assert refused(t, "A", "bang_2c > 1") == "bang_limit_reached"


@covers("BANG-072", "BANG-073")
def test_volcanic_and_willy_lift_the_limit_but_the_cards_count() -> None:
    t = table("A sheriff: bang_as bang_2c bang_3c schofield / volcanic", "B outlaw", *REST)
    play(t, "A: bang_as > B", "A: bang_2c > B", "A: schofield")
    assert refused(t, "A", "bang_3c > 1") == "bang_limit_reached"
    willy = table("A sheriff willy_the_kid: bang bang bang", "B outlaw", *REST)
    play(willy, "A: bang > B", "A: bang > B", "A: bang > B")
    assert willy.life[1] == 1


@covers("BANG-074")
def test_only_bang_cards_that_are_played_count_against_the_limit() -> None:
    t = table("A sheriff: gatling duel_js bang_as bang_2c", "B outlaw: bang", *REST)
    play(t, "A: gatling", "B: take_hit", "A: duel > B", "B: bang", "A: bang_as")
    assert t.bangs == 0
    play(t, "A: bang_2c > B")


@covers("BANG-075", "BANG-076", "BANG-081")
def test_a_missed_cancels_a_shot_and_nobody_has_to_play_it() -> None:
    t = table("A sheriff: bang", "B outlaw: missed", *REST)
    copy = table("A sheriff: bang", "B outlaw: missed", *REST)
    assert kinds(play(t, "A: bang > B", "B: missed"))[-1] == "ShotCancelled"
    assert (t.life[1], hand(t, "B")) == (4, [])
    play(copy, "A: bang > B", "B: take_hit")
    assert copy.life[1] == 3


@covers("BANG-077")
def test_a_missed_is_never_played_on_ones_own_initiative() -> None:
    t = table("A sheriff: missed_2s", "B outlaw", *REST)
    assert refused(t, "A", "missed_2s") == "wrong_phase"
    assert refused(t, "A", "missed_2s > 1") == "illegal_target"


@covers("BANG-078", "BANG-080")
def test_a_barrel_helps_on_hearts_and_other_defences_may_follow() -> None:
    t = table("A sheriff: bang", "B outlaw: missed / barrel", *REST, deck="9c")
    play(t, "A: bang > B", "B: use barrel")
    assert asked(t) == "B dodge"
    assert not can(t, "B: use barrel")
    play(t, "B: missed")
    assert t.life[1] == 4
    lucky = table("A sheriff: bang", "B outlaw: missed / barrel", *REST, deck="9h")
    play(lucky, "A: bang > B", "B: use barrel")
    assert (lucky.life[1], hand(lucky, "B")) == (4, ["missed_2s"])


@covers("BANG-079")
def test_jourdonnais_with_a_barrel_has_two_sources() -> None:
    t = table("A sheriff: bang", "B outlaw jourdonnais: / barrel", *REST, deck="ks 4h")
    play(t, "A: bang > B", "B: use jourdonnais", "B: use barrel")
    assert t.life[1] == 4
    assert names(t, t.discard) == ["bang_as", "barrel_ks", "jail_4h"]


@covers("BANG-082", "BANG-083")
def test_slabs_bang_takes_two_missed_effects() -> None:
    t = table("A sheriff slab_the_killer: bang", "B outlaw: missed missed", *REST)
    play(t, "A: bang > B", "B: missed")
    assert asked(t) == "B dodge"
    play(t, "B: missed")
    assert t.life[1] == 4
    t = table("A sheriff slab_the_killer: bang", "B outlaw: missed / barrel", *REST, deck="9c")
    play(t, "A: bang > B", "B: missed", "B: use barrel")
    assert (t.life[1], hand(t, "B")) == (3, [])


@covers("BANG-084")
def test_one_missed_cancels_slabs_gatling_and_his_bottle() -> None:
    t = table(
        "A sheriff slab_the_killer n2: gatling", "B outlaw: missed missed", *REST, gold=True, row="bottle"
    )
    play(t, "A: gatling", "B: missed", "A: buy bottle", "A: as bang", "A: at B", "B: missed")
    assert t.life[1] == 4


@covers("BANG-085", "BANG-086")
def test_calamity_janet_swaps_bang_and_missed() -> None:
    t = table("A sheriff calamity_janet: missed_2s bang_as", "B outlaw: bang duel_js indians", *REST)
    play(t, "A: missed_2s > B", "B: take_hit")
    assert refused(t, "A", "bang_as > 1") == "bang_limit_reached"
    play(t, "A: end_phase")
    t = table("A sheriff: bang duel indians", "B outlaw calamity_janet: bang missed missed", *REST)
    play(t, "A: bang > B", "B: bang", "A: duel > B", "B: missed", "A: give_up", "A: indians", "B: missed")
    assert t.life == [4, 4, 3, 3]


@covers("BANG-090", "BANG-091")
def test_beer_heals_its_player_unless_only_two_are_left() -> None:
    t = table("A sheriff 2: beer", "B outlaw 2", *REST)
    play(t, "A: beer")
    assert t.life[:2] == [3, 2]
    two = table("A sheriff 2: beer", "B outlaw dead", "C outlaw dead", "D renegade 1: beer")
    play(two, "A: beer")
    assert two.life[0] == 2
    play(two, "A: end_phase")
    dying = table("A sheriff: bang", "B outlaw dead", "C outlaw dead", "D renegade 1: beer")
    play(dying, "A: bang > D", "D: take_hit")
    assert dying.over


@covers("BANG-092")
def test_saloon_heals_everybody_also_two_but_not_the_dying() -> None:
    t = table("A sheriff 2: saloon", "B outlaw 2", "C outlaw 4", "D renegade 1")
    play(t, "A: saloon")
    assert t.life == [3, 3, 4, 2]
    two = table("A sheriff 2: saloon", "B outlaw dead", "C outlaw dead", "D renegade 1")
    play(two, "A: saloon")
    assert two.life == [3, 0, 0, 2]
    dying = table("A sheriff: bang", "B outlaw 1: saloon", *REST)
    play(dying, "A: bang > B", "B: take_hit")
    assert not dying.alive[1]


@covers("BANG-093", "BANG-094")
def test_stagecoach_draws_two_and_wells_fargo_three() -> None:
    t = table("A sheriff: stagecoach wells_fargo", "B outlaw", *REST)
    play(t, "A: stagecoach")
    assert len(hand(t, "A")) == 3
    play(t, "A: wells_fargo")
    assert len(hand(t, "A")) == 5


@covers("BANG-095", "BANG-097")
def test_panic_takes_a_random_hand_card_or_the_named_one_in_play() -> None:
    t = table("A sheriff: panic_jh panic_qh", "B outlaw: beer_6h / barrel_qs", *REST)
    play(t, "A: panic > B barrel", "A: panic > B hand")
    assert hand(t, "A") == ["barrel_qs", "beer_6h"]
    seen = set()
    for seed in range(20):
        t = table("A sheriff: panic", "B outlaw: beer bang missed", *REST, seed=seed)
        play(t, "A: panic > B hand")
        seen.add(hand(t, "A")[0])
    assert len(seen) == 3


@covers("BANG-096")
def test_cat_balou_discards_a_card_of_any_player() -> None:
    t = table("A sheriff: cat_balou cat_balou", "B outlaw", "C outlaw: beer / scope", "D renegade")
    play(t, "A: cat_balou > C scope", "A: cat_balou > C hand")
    assert names(t, t.discard)[1::2] == ["scope_as", "beer_6h"]


@covers("BANG-098", "BANG-117")
def test_jail_and_dynamite_can_be_taken_away_and_played_again() -> None:
    t = table("A sheriff: panic cat_balou", "B outlaw: / dynamite jail", *REST)
    play(t, "A: panic > B dynamite", "A: cat_balou > B jail", "A: dynamite")
    assert (in_play(t, "A"), in_play(t, "B")) == (["dynamite_2h"], [])


@covers("BANG-099")
def test_panic_and_cat_balou_may_take_ones_own_cards_in_play_but_not_the_own_hand() -> None:
    t = table("A sheriff: panic_jh cat_balou_kh beer / dynamite scope", "B outlaw", *REST)
    assert refused(t, "A", "panic_jh > 0 hand") == "illegal_target"
    play(t, "A: panic > A dynamite", "A: cat_balou > A scope")
    assert hand(t, "A") == ["beer_6h", "dynamite_2h"]


@covers("BANG-100")
def test_the_general_store_has_a_card_for_everybody_the_player_first() -> None:
    t = table(
        "A sheriff", "B outlaw: general_store", "C outlaw", "D renegade", turn="B", deck="2c 3c 4c 5c 6c"
    )
    play(t, "B: general_store")
    assert names(t, t.aside) == ["bang_2c", "bang_3c", "bang_4c", "bang_5c"]
    play(t, "B: choose 4c", "C: choose 2c", "D: choose 5c")
    assert [hand(t, letter) for letter in "ABCD"] == [["bang_3c"], ["bang_4c"], ["bang_2c"], ["bang_5c"]]


@covers("BANG-101")
def test_the_picks_stop_when_the_cards_run_out() -> None:
    t = table("A sheriff: general_store", "B outlaw", *REST)
    t.in_play[3], t.deck = t.deck[:-1], t.deck[-1:]
    t.apply(0, t.legal(0)[1])
    t.apply(0, t.legal(0)[0])
    sizes = [len(t.hand[seat]) for seat in range(4)]
    assert sum(sizes) == 2  # the one card there was, and the General Store itself, reshuffled
    assert sizes[2:] == [0, 0]


@covers("BANG-102")
def test_indians_are_answered_with_a_bang_card_only() -> None:
    t = table("A sheriff: indians", "B outlaw: bang missed", "C outlaw: missed / barrel", "D renegade")
    play(t, "A: indians", "B: bang")
    assert [str(action) for action in t.legal(2)] == ["take_hit"]
    play(t, "C: take_hit")
    assert t.life == [5, 4, 3, 3]
    assert (hand(t, "B"), names(t, t.discard)) == (["missed_2s"], ["indians_kd", "bang_as"])


@covers("BANG-103", "BANG-104", "BANG-105")
def test_a_duel_goes_to_and_fro_and_a_challenger_who_loses_has_nobody_to_blame() -> None:
    t = table("A sheriff: duel_js bang", "B outlaw", "C outlaw: bang bang missed / barrel", "D renegade")
    events = play(t, "A: duel > C", "C: bang", "A: bang", "C: bang")
    lost = [e for e in events if type(e).__name__ == "LifeLost"]
    assert [(e.seat, e.by) for e in lost] == [(0, -1)]
    t = table("A sheriff: duel_js", "B outlaw", "C outlaw: missed / barrel", "D renegade")
    play(t, "A: duel > C")
    assert [str(action) for action in t.legal(2)] == ["give_up"]
    events = play(t, "C: give_up")
    assert [(e.seat, e.by) for e in events if type(e).__name__ == "LifeLost"] == [(2, 0)]


@covers("BANG-024", "BANG-075", "BANG-102", "BANG-103")
@pytest.mark.parametrize(
    ("attack", "answer"), [("bang > B", "missed"), ("indians", "bang"), ("duel > B", "bang")]
)
def test_a_card_that_fends_off_an_attack_is_told_apart_from_other_discards(attack: str, answer: str) -> None:
    t = table("A sheriff 2: bang indians duel_js beer panic", "B outlaw: bang missed", *REST)
    assert answers(play(t, f"A: {attack}", f"B: {answer}")) == [True]
    idle(t, "A")
    assert answers(play(t, "A: end_phase", "A: discard beer")) == [False]


def answers(events: list[Any]) -> list[bool]:
    """Of each card that was discarded, whether it answered an attack."""
    return [event.answer for event in events if isinstance(event, CardDiscarded)]


@covers("BANG-110", "BANG-112", "BANG-316")
def test_jail_is_for_anybody_but_the_sheriff_who_has_none() -> None:
    t = table("A sheriff: bang", "B outlaw: jail_js jail_10s", "C outlaw", "D renegade", turn="B")
    assert refused(t, "B", "jail_js > 0") == "sheriff_cannot_be_jailed"
    play(t, "B: jail_js > D")
    assert refused(t, "B", "jail_10s > 3") == "duplicate_in_play"
    play(t, "B: jail_10s > B")
    assert (in_play(t, "D"), in_play(t, "B")) == (["jail_js"], ["jail_10s"])
    target = table("A sheriff: bang", "B outlaw: missed / jail", *REST)
    play(target, "A: bang > B", "B: missed")
    three = table("A deputy: jail_js", "B outlaw", "C renegade")
    assert can(three, "A: jail > B")
    assert can(three, "A: jail > C")


@covers("BANG-111", "BANG-113")
def test_jail_costs_the_turn_unless_hearts_come() -> None:
    for sign, asks in (("2c", "C play"), ("4h", "B play")):
        t = table("A sheriff", "B outlaw: / jail_js", *REST, deck=f"{sign} 3c 4c 5c")
        events = play(t, "A: end_phase")
        assert asked(t) == asks
        assert in_play(t, "B") == []
        assert ("TurnSkipped" in kinds(events)) == (asks == "C play")
        assert [e.seat for e in events if type(e).__name__ == "TurnEnded"] == [0]


@covers("BANG-114", "BANG-116")
def test_dynamite_does_nothing_in_the_turn_it_is_played_and_nobody_causes_its_damage() -> None:
    t = table("A sheriff: dynamite", "B outlaw", *REST, deck="2c 3c 4c 5c 6c 7c 5s")
    play(t, "A: dynamite")
    assert (t.life[0], in_play(t, "A")) == (5, ["dynamite_2h"])
    events: list[Any] = play(t, "A: end_phase", "B: end_phase", "C: end_phase", "D: end_phase")
    lost = [e for e in events if type(e).__name__ == "LifeLost"]
    assert [(e.seat, e.points, e.by) for e in lost] == [(0, 3, -1)]


@covers("BANG-047", "BANG-048", "BANG-071", "BANG-097", "BANG-110")
def test_a_card_that_can_be_played_at_nobody_is_refused_for_what_keeps_it_from_the_nearest() -> None:
    far = ("B outlaw: beer / mustang", "C outlaw", "D renegade: beer / mustang_9h")
    t = table("A sheriff rose_doolan: bang_2c panic_8d", *far)
    assert refused(t, "A", "bang_2c") == "illegal_target"  # there is somebody to shoot at
    t = table("A sheriff: bang_2c panic_8d", *far)
    assert refused(t, "A", "bang_2c") == refused(t, "A", "panic_8d") == "out_of_range"
    pair = ("B outlaw: / jail_js", "C outlaw dead", "D renegade dead")
    t = table("A sheriff: bang_2c bang_3c jail_4h", *pair)
    assert refused(t, "A", "jail_4h") == "duplicate_in_play"
    play(t, "A: bang_2c > B")
    assert refused(t, "A", "bang_3c") == "bang_limit_reached"
    t = table("A sheriff: cat_balou_9d", "B outlaw", "C outlaw dead", "D renegade dead")
    assert refused(t, "A", "cat_balou_9d") == "illegal_target"
