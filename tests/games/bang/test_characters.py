"""Section 4.11: what each base character does exactly."""

from __future__ import annotations

from typing import Any

import sixgun
from sixgun.games.bang.table import BangTable
from tests.covers import covers
from tests.games.bang.play import asked, can, find, hand, in_play, kinds, names, play, refused, table

REST = ("C outlaw", "D renegade calamity_janet")


@covers("BANG-171", "BANG-172")
def test_black_jack_shows_his_second_card_and_draws_one_more_if_it_is_red() -> None:
    t = table("A sheriff", "B outlaw black_jack: / / horseshoe", *REST, gold=True, deck="2c 9d ks 4c")
    events = play(t, "A: end_phase")
    assert hand(t, "B") == ["bang_2c", "bang_9d", "barrel_ks"] or hand(t, "B") == [
        "bang_2c",
        "cat_balou_9d",
        "barrel_ks",
    ]
    assert kinds(events).count("CardShown") == 1
    others: Any = t.view(0, recall=True)["hand"]
    assert len([card for card in others[1] if card != "?card"]) == 1
    black = table("A sheriff", "B outlaw black_jack", *REST, deck="2c 9c ks 4c")
    play(black, "A: end_phase")
    assert len(hand(black, "B")) == 2


@covers("BANG-173", "BANG-174")
def test_el_gringo_takes_a_card_from_whoever_hurt_him() -> None:
    t = table("A sheriff: bang_as beer", "B outlaw el_gringo 3", *REST)
    play(t, "A: bang > B")
    assert (hand(t, "A"), hand(t, "B")) == ([], ["beer_6h"])
    empty = table("A sheriff: bang_as", "B outlaw el_gringo 3", *REST)
    play(empty, "A: bang > B")
    assert hand(empty, "B") == []
    bottle = table("A sheriff n2: beer", "B outlaw el_gringo 3", *REST, gold=True, row="bottle")
    play(bottle, "A: buy bottle", "A: as bang", "A: at B")
    assert hand(bottle, "B") == ["beer_6h"]
    jacky = table("A sheriff jacky_murieta n2: beer", "B outlaw el_gringo 3", *REST, gold=True)
    play(jacky, "A: use jacky_murieta > B")
    assert hand(jacky, "B") == ["beer_6h"]


@covers("BANG-141", "BANG-173")
def test_el_gringo_takes_nothing_for_others_for_dynamite_or_for_his_last_life_point() -> None:
    other = table("A sheriff: bang_as beer", "B outlaw", "C outlaw el_gringo", "D renegade")
    play(other, "A: bang > B")
    assert (hand(other, "A"), hand(other, "C")) == (["beer_6h"], [])
    blown = table("A sheriff", "B outlaw el_gringo 3: beer_6h / dynamite", *REST, deck="5s 2c 3c")
    events = play(blown, "A: end_phase", "B: beer")
    assert "HandCardTaken" not in kinds(events)
    saved = table("A sheriff: bang_as missed", "B outlaw el_gringo 1: beer", *REST)
    play(saved, "A: bang > B", "B: take_hit", "B: beer")
    assert (saved.life[1], hand(saved, "A"), hand(saved, "B")) == (1, ["missed_2s"], [])


@covers("BANG-106", "BANG-173", "BANG-174")
def test_el_gringo_takes_from_whoever_sent_indians_gatling_or_a_duel() -> None:
    for card, line in (("indians", "A: indians"), ("gatling", "A: gatling"), ("duel_js", "A: duel > B")):
        for cards, answer in (("", []), ("missed", ["B: give_up" if card == "duel_js" else "B: take_hit"])):
            t = table(f"A sheriff: {card} beer", f"B outlaw el_gringo: {cards}", *REST)
            play(t, line, *answer)
            assert (hand(t, "A"), hand(t, "B")[-1:]) == ([], ["beer_6h"])


@covers("BANG-175")
def test_jesse_jones_may_take_his_first_card_from_a_hand() -> None:
    t = table("A sheriff: beer", "B outlaw jesse_jones", *REST, deck="2c 3c")
    play(t, "A: end_phase")
    assert [str(action) for action in t.legal(1)] == ["draw_pile", "draw_from 0"]
    assert str(t.default(1)) == "draw_pile"
    play(t, "B: draw_from A")
    assert hand(t, "B") == ["beer_6h", "bang_2c"]
    pile = table("A sheriff: beer", "B outlaw jesse_jones", *REST, deck="2c 3c")
    play(pile, "A: end_phase", "B: draw_pile")
    assert (hand(pile, "A"), hand(pile, "B")) == (["beer_6h"], ["bang_2c", "bang_3c"])
    alone = table("A sheriff", "B outlaw jesse_jones", *REST, deck="2c 3c")
    play(alone, "A: end_phase")
    assert asked(alone) == "B play"


@covers("BANG-176")
def test_kit_carlson_keeps_two_of_three() -> None:
    t = table("A sheriff", "B outlaw kit_carlson", *REST, deck="2c 3c 4c 5c")
    play(t, "A: end_phase", "B: put_back 2c")
    assert hand(t, "B") == ["bang_3c", "bang_4c"]
    assert t.piece_name(t.deck[-1]) == "bang_2c"
    assert t.view(1, recall=True)["deck"][-1] == "bang_2c"  # type: ignore[index]
    assert t.view(0, recall=True)["deck"][-1] == "?card"  # type: ignore[index]


def with_piles(t: BangTable, deck: int, discard: int) -> None:
    """So many cards in each pile; the others lie where nobody draws them."""
    cards = t.deck
    t.deck, t.discard = cards[:deck], cards[deck : deck + discard]
    t.in_play[3] = cards[deck + discard :]


@covers("BANG-032", "BANG-037", "BANG-176")
def test_what_kit_looks_at_takes_no_part_in_a_reshuffle() -> None:
    t = table("A sheriff", "B outlaw kit_carlson", *REST)
    with_piles(t, deck=2, discard=4)
    seen = t.deck[::-1]
    t.apply(0, t.legal(0)[0])
    assert (t.aside[:2], len(t.aside), len(t.deck), t.discard) == (seen, 3, 3, [])
    t.apply(1, t.legal(1)[0])
    assert (t.deck[-1], len(t.deck)) == (seen[0], 4)
    few = table("A sheriff", "B outlaw kit_carlson", *REST)
    with_piles(few, deck=1, discard=1)
    few.apply(0, few.legal(0)[0])
    assert (asked(few), len(few.hand[1]), few.deck) == ("B play", 2, [])


@covers("BANG-032", "BANG-171")
def test_without_a_second_card_black_jack_shows_none() -> None:
    t = table("A sheriff", "B outlaw black_jack: beer_6h", *REST)
    with_piles(t, deck=1, discard=0)
    assert "CardShown" not in kinds(t.apply(0, t.legal(0)[0]))
    assert len(t.hand[1]) == 2


@covers("BANG-176")
def test_a_character_counts_from_the_first_turn_of_the_game_on() -> None:
    games = [sixgun.new("bang", seats=5, seed=seed) for seed in range(60)]
    first = [t for t in games if t.view(None)["characters"][t.to_act[0]] == "kit_carlson"]  # type: ignore[index]
    assert first
    assert {t.ask.kind for t in first if t.ask} == {"kit_puts_back"}


@covers("BANG-178")
def test_pedro_ramirez_may_take_the_top_of_the_discard_pile() -> None:
    t = table("A sheriff", "B outlaw pedro_ramirez", *REST, deck="2c 3c", discard="beer_6h missed_2s")
    play(t, "A: end_phase", "B: discard_pile")
    assert hand(t, "B") == ["beer_6h", "bang_2c"]
    pile = table("A sheriff", "B outlaw pedro_ramirez", *REST, deck="2c 3c", discard="beer_6h")
    play(pile, "A: end_phase", "B: draw_pile")
    assert (hand(pile, "B"), names(pile, pile.discard)) == (["bang_2c", "bang_3c"], ["beer_6h"])
    dry = table("A sheriff", "B outlaw pedro_ramirez", *REST, deck="2c 3c")
    play(dry, "A: end_phase")
    assert asked(dry) == "B play"


@covers("BANG-179", "BANG-180")
def test_sid_ketchum_discards_two_cards_for_a_life_point_below_the_maximum() -> None:
    t = table("A sheriff sid_ketchum 3: beer bang missed", "B outlaw", *REST)
    play(t, "A: use sid_ketchum", "A: discard bang", "A: discard missed")
    assert (t.life[0], hand(t, "A")) == (4, ["beer_6h"])
    assert names(t, t.discard) == ["bang_as", "missed_2s"]
    full = table("A sheriff sid_ketchum: beer bang", "B outlaw", *REST)
    assert refused(full, "A", "use sid_ketchum") == "already_at_max_life"
    dying = table("A sheriff: bang", "B outlaw sid_ketchum 1: bang bang missed", *REST)
    play(dying, "A: bang > B", "B: take_hit", "B: use sid_ketchum", "B: discard bang", "B: discard bang")
    assert (dying.life[1], hand(dying, "B")) == (1, ["missed_2s"])


@covers("BANG-181")
def test_suzy_draws_directly_after_jesse_took_her_only_card() -> None:
    t = table("A sheriff suzy_lafayette: beer", "B outlaw jesse_jones", *REST, deck="2c 3c")
    events = play(t, "A: end_phase", "B: draw_from A")
    assert kinds(events)[-4:] == ["HandCardTaken", "CardsDrawn", "CardsDrawn", "PlayBegan"]
    assert (hand(t, "A"), hand(t, "B")) == (["bang_2c"], ["beer_6h", "bang_3c"])


@covers("BANG-182")
def test_suzy_draws_after_her_last_card_is_resolved_and_only_if_her_hand_is_empty() -> None:
    t = table("A sheriff suzy_lafayette: stagecoach", "B outlaw", *REST)
    play(t, "A: stagecoach")
    assert len(hand(t, "A")) == 2
    t = table("A sheriff suzy_lafayette: gatling", "B outlaw: missed", *REST)
    play(t, "A: gatling")
    assert hand(t, "A") == []
    play(t, "B: missed")
    assert len(hand(t, "A")) == 1


@covers("BANG-183")
def test_suzy_draws_right_after_her_own_part() -> None:
    t = table("A sheriff: gatling", "B outlaw suzy_lafayette: missed", "C outlaw: missed", "D renegade")
    play(t, "A: gatling", "B: missed")
    assert (asked(t), len(hand(t, "B"))) == ("C dodge", 1)
    t = table("A sheriff: indians", "B outlaw suzy_lafayette: bang", "C outlaw: missed", "D renegade")
    play(t, "A: indians", "B: bang")
    assert (asked(t), len(hand(t, "B"))) == ("C fight_indians", 1)


@covers("BANG-184")
def test_suzy_does_not_draw_before_a_duel_is_over() -> None:
    t = table("A sheriff: duel bang", "B outlaw suzy_lafayette: bang", *REST)
    play(t, "A: duel > B", "B: bang")
    assert hand(t, "B") == []
    play(t, "A: bang")
    assert (t.life[1], len(hand(t, "B"))) == (3, 1)


@covers("BANG-067", "BANG-184")
def test_what_follows_from_a_duel_comes_before_suzys_draw() -> None:
    seats = ("B outlaw suzy_lafayette: bang", "C outlaw madam_yto", "D renegade")
    bart = table("A sheriff bart_cassidy: duel", *seats, gold=True, deck="2c 3c")
    play(bart, "A: duel > B", "B: bang")
    assert (hand(bart, "A"), hand(bart, "B")) == (["bang_2c"], ["bang_3c"])
    saved = table("A sheriff 1: duel beer", *seats, gold=True, deck="2c 3c")
    play(saved, "A: duel > B", "B: bang", "A: give_up", "A: beer")
    assert (hand(saved, "C"), hand(saved, "B")) == (["bang_2c"], ["bang_3c"])


@covers("BANG-183", "BANG-271")
def test_madam_yto_draws_for_the_beer_that_saves_suzy_before_suzy_draws() -> None:
    t = table(
        "A sheriff: bang",
        "B outlaw suzy_lafayette 1: beer",
        "C outlaw madam_yto",
        "D renegade",
        gold=True,
        deck="2c 3c",
    )
    play(t, "A: bang > B", "B: take_hit", "B: beer")
    assert (hand(t, "C"), hand(t, "B")) == (["bang_2c"], ["bang_3c"])


@covers("BANG-185")
def test_suzy_may_use_the_card_she_draws_against_slab() -> None:
    t = table(
        "A sheriff slab_the_killer: bang", "B outlaw suzy_lafayette: missed_3s", *REST, deck="missed_ac 2c"
    )
    play(t, "A: bang > B", "B: missed", "B: missed")
    assert (t.life[1], hand(t, "B")) == (4, ["bang_2c"])


@covers("BANG-181", "BANG-183")
def test_suzy_without_a_card_draws_none_before_the_attack_on_her_is_over() -> None:
    for card, line in (
        ("bang_as", "A: bang > B"),
        ("gatling_10h", "A: gatling"),
        ("indians_kd", "A: indians"),
    ):
        t = table(f"A sheriff: {card}", "B outlaw suzy_lafayette", "C outlaw", "D renegade")
        t.in_play[3], t.hand[1], t.deck = t.deck + t.hand[1], [], []  # no card to draw but the one played
        seat, action = find(t, line)
        events = kinds(t.apply(seat, action))
        assert events.index("LifeLost") < events.index("CardsDrawn")
        assert (t.life[1], hand(t, "B")) == (3, [card])


@covers("BANG-186")
def test_el_gringo_takes_the_card_that_suzy_draws_first() -> None:
    t = table(
        "A sheriff suzy_lafayette: bang_5d", "B outlaw el_gringo 3", *REST, deck="beer_6h stagecoach_9s_1"
    )
    play(t, "A: bang > B")
    assert (hand(t, "A"), hand(t, "B")) == (["stagecoach_9s_1"], ["beer_6h"])


@covers("BANG-187")
def test_suzy_never_draws_while_she_is_dying_or_out() -> None:
    t = table("A sheriff", "B outlaw suzy_lafayette 2: beer_6h beer_7h / dynamite", *REST, deck="5s 2c")
    play(t, "A: end_phase", "B: beer")
    assert (t.life[1], asked(t)) == (0, "B last_chance")
    play(t, "B: beer")
    assert t.life[1] == 1
    dead = table("A sheriff: bang", "B outlaw suzy_lafayette 1: missed", *REST)
    play(dead, "A: bang > B", "B: take_hit")
    assert hand(dead, "B") == []


@covers("BANG-188")
def test_vulture_sam_takes_everything_but_equipment_and_nuggets() -> None:
    t = table(
        "A sheriff: bang",
        "B outlaw 1 n2: missed beer / scope / boots",
        "C outlaw vulture_sam",
        "D renegade calamity_janet",
        gold=True,
    )
    play(t, "A: bang > B", "B: take_hit", "B: decline")
    assert sorted(hand(t, "C")) == ["beer_6h", "missed_2s", "scope_as"]
    assert (t.nuggets[2], t.face_up) == (0, 1)
    seen: Any = t.view(3, recall=True)["hand"]
    assert sorted(seen[2]) == ["?card", "?card", "scope_as"]


@covers("BANG-189")
def test_vulture_sam_the_sheriff_takes_the_deputys_cards_and_discards_them_too() -> None:
    t = table(
        "A sheriff vulture_sam: bang beer",
        "B deputy 1: missed",
        "C outlaw",
        "D renegade",
        "E outlaw lucky_duke",
    )
    play(t, "A: bang > B", "B: take_hit", "B: decline")
    assert hand(t, "A") == []
    assert "missed_2s" in names(t, t.discard)


@covers("BANG-190")
def test_vulture_sams_own_cards_are_discarded() -> None:
    t = table("A sheriff: bang", "B outlaw vulture_sam 1: missed / scope", *REST)
    play(t, "A: bang > B", "B: take_hit")
    assert names(t, t.discard) == ["bang_as", "scope_as", "missed_2s"]
    assert in_play(t, "B") == []
    assert not can(t, "B: decline")
