"""Section 4.2: the structure of a turn; 4.4: the "draw!"."""

from __future__ import annotations

import sixgun
from tests.covers import covers
from tests.games.bang.play import asked, can, find, hand, in_play, kinds, names, play, refused, table

FOUR = ("B outlaw", "C outlaw", "D renegade")


@covers("BANG-020", "BANG-022", "BANG-023", "BANG-011", "BANG-027")
def test_a_turn_is_draw_two_play_as_long_as_you_like_and_then_it_is_the_left_neighbours() -> None:
    t = table("A sheriff: beer", "B outlaw willy_the_kid", "C outlaw", "D renegade", deck="2c 3c 4c")
    events = play(t, "A: beer", "A: end_phase")
    assert kinds(events)[-5:] == ["PlayEnded", "TurnEnded", "TurnBegan", "CardsDrawn", "PlayBegan"]
    assert hand(t, "B") == ["bang_2c", "bang_3c"]
    assert asked(t) == "B play"


@covers("BANG-021", "BANG-118")
def test_dynamite_is_resolved_before_jail() -> None:
    t = table(
        "A sheriff: ",
        "B outlaw willy_the_kid: / dynamite jail_js",
        "C outlaw",
        "D renegade",
        deck="9c qh 4c 5c",
    )
    play(t, "A: end_phase")
    assert in_play(t, "C") == ["dynamite_2h"]
    assert names(t, t.discard) == ["bang_9c", "bang_qh", "jail_js"]
    assert asked(t) == "B play"


@covers("BANG-024", "BANG-025")
def test_phase_three_discards_exactly_the_excess_over_current_life() -> None:
    t = table("A sheriff 2: beer bang bang missed", *FOUR)
    play(t, "A: end_phase")
    assert asked(t) == "A discard"
    play(t, "A: discard beer", "A: discard missed")
    assert asked(t) == "B play"
    assert hand(t, "A") == ["bang_as", "bang_2c"]
    assert names(t, t.discard)[:2] == ["beer_6h", "missed_2s"]


@covers("BANG-026")
def test_nothing_is_discarded_of_ones_own_will() -> None:
    t = table("A sheriff: missed_2s / barrel", *FOUR)
    assert [str(action) for action in t.legal(0)] == ["end_phase"]
    assert refused(t, "A", "discard missed_2s") == "wrong_phase"


@covers("BANG-028")
def test_a_player_eliminated_in_his_own_turn_has_no_further_phases() -> None:
    t = table("A sheriff", "B outlaw 1: duel_js beer_6h", "C outlaw", "D renegade: bang", turn="B")
    play(t, "B: duel > D", "D: bang", "B: give_up", "B: decline")
    assert not t.alive[1]
    assert asked(t) == "C play"


@covers("BANG-029", "BANG-071")
def test_the_counters_start_anew_each_turn() -> None:
    t = table("A sheriff: bang_as bang_2c", "B outlaw 4", "C outlaw", "D renegade")
    play(t, "A: bang > B")
    assert t.bangs == 1
    assert refused(t, "A", "bang_2c > 1") == "bang_limit_reached"
    play(t, "A: end_phase")
    assert t.bangs == 0


@covers("BANG-029", "BANG-237", "BANG-249", "BANG-272", "BANG-274")
def test_the_counters_of_gold_rush_start_anew_in_an_extra_turn_too() -> None:
    for character, use in (("raddie_snake", "raddie_snake"), ("black_jack", "gold_pan")):
        t = table(
            f"A sheriff {character} n9: / / gold_pan", *FOUR[:2], "D renegade", gold=True, row="gold_rush"
        )
        play(t, f"A: use {use}", f"A: use {use}", "A: buy gold_rush")
        assert (t.extra, t.pans, t.snakes) == (True, 0, 0)
        play(t, f"A: use {use}")
    luzena = table("A sheriff pretty_luzena n9", *FOUR, gold=True, row="gold_rush boots horseshoe")
    play(luzena, "A: buy boots cheaper")
    assert not can(luzena, "A: buy horseshoe cheaper")
    play(luzena, "A: buy gold_rush", "A: buy horseshoe cheaper")
    assert luzena.nuggets[0] == 9 - 2 - 5 - 1


@covers("BANG-030")
def test_an_extra_turn_follows_at_once_and_is_a_complete_turn() -> None:
    t = table("A sheriff don_bell: / volcanic", *FOUR, gold=True, deck="9h 2c 3c")
    play(t, "A: end_phase")
    assert (asked(t), t.extra, t.more_turns) == ("A play", True, 0)
    assert hand(t, "A") == ["bang_2c", "bang_3c"]


@covers("BANG-030")
def test_an_extra_turn_that_a_position_begins_with_is_one_turn() -> None:
    t = table("A sheriff", *FOUR, phase=1, extra=True)
    assert (asked(t), t.extra, t.more_turns) == ("A play", True, 0)
    play(t, "A: end_phase")
    assert asked(t) == "B play"


@covers("BANG-031", "BANG-033", "BANG-035")
def test_the_discard_pile_becomes_the_draw_pile_as_soon_as_that_is_empty() -> None:
    t = table("A sheriff: stagecoach", *FOUR)
    t.discard, t.deck = t.deck[:-2], t.deck[-2:]
    for card in t.discard:
        t.shown[card] = t.known[card] = t.public
    size = len(t.discard)
    events = play(t, "A: stagecoach")
    assert kinds(events) == ["CardPlayed", "CardsDrawn", "DeckShuffled"]
    assert (len(t.deck), t.discard) == (size + 1, [])  # the Stagecoach took part


@covers("BANG-032", "BANG-035")
def test_without_any_card_nothing_is_drawn_and_it_is_not_made_up_for() -> None:
    t = table("A sheriff: stagecoach_9s_1", *FOUR)
    t.in_play[3] = t.deck  # out of reach, so that both piles are empty
    t.deck = []
    t.apply(0, t.legal(0)[1])
    assert hand(t, "A") == ["stagecoach_9s_1"]  # the only card there was, reshuffled
    assert (t.deck, t.discard) == ([], [])


@covers("BANG-034", "BANG-053", "BANG-054", "BANG-177")
def test_flipped_cards_lie_aside_and_go_to_the_discard_pile_in_flip_order() -> None:
    t = table("A sheriff: bang", "B outlaw lucky_duke: / barrel", "C outlaw", "D renegade", deck="9c 4h")
    play(t, "A: bang > B", "B: use barrel")
    assert asked(t) == "B choose_result"
    assert names(t, t.aside) == ["bang_9c", "jail_4h"]
    play(t, "B: choose 4h")
    assert names(t, t.discard)[-2:] == ["bang_9c", "jail_4h"]
    assert t.life[1] == 4


@covers("BANG-031", "BANG-034", "BANG-037", "BANG-100")
def test_cards_lying_aside_take_no_part_in_a_reshuffle() -> None:
    t = table("A sheriff: bang", "B outlaw lucky_duke: / barrel", "C outlaw", "D renegade")
    cards, t.deck, t.discard = t.deck, t.deck[:1], t.deck[1:4]
    t.in_play[3] = cards[4:]
    seat, action = find(t, "A: bang > B")
    t.apply(seat, action)
    t.apply(1, sixgun.parse("bang", "use barrel"))
    assert (t.aside[0], len(t.aside), len(t.deck), t.discard) == (cards[0], 2, 3, [])
    store = table("A sheriff: general_store", *FOUR)
    cards, store.deck, store.discard = store.deck, store.deck[:2], store.deck[2:7]
    store.in_play[3] = cards[7:]
    store.apply(0, store.legal(0)[1])
    assert (store.aside[:2], len(store.aside), len(store.deck)) == (cards[1::-1], 4, 5 + 1 - 2)


@covers("BANG-036")
def test_extra_turns_are_lost_with_life() -> None:
    t = table(
        "A sheriff",
        "B outlaw don_bell 1: / dynamite",
        "C outlaw",
        "D renegade",
        gold=True,
        turn="B",
        phase=3,
        deck="9h 5s",
        more_turns=1,
    )
    assert not t.alive[1]
    assert t.more_turns == 0
    assert asked(t) == "C play"


@covers("BANG-037", "BANG-176")
def test_the_card_that_kit_returns_lies_on_top() -> None:
    t = table(
        "A sheriff", "B outlaw kit_carlson", "C outlaw willy_the_kid", "D renegade", deck="2c 3c 4c 5c 6c"
    )
    play(t, "A: end_phase")
    assert asked(t) == "B kit_puts_back"
    play(t, "B: put_back 3c")
    assert hand(t, "B") == ["bang_2c", "bang_4c"]
    play(t, "B: end_phase")
    assert hand(t, "C") == ["bang_3c", "bang_5c"]


@covers("BANG-050", "BANG-051", "BANG-115")
def test_dynamite_explodes_on_spades_two_to_nine_and_an_ace_is_high() -> None:
    for sign, life in (("2s", 1), ("9s_1", 1), ("10s", 4), ("as", 4), ("5h", 4)):
        t = table("A sheriff", "B outlaw: / dynamite", "C outlaw", "D renegade", deck=f"{sign} 2c 3c 4c")
        play(t, "A: end_phase")
        assert t.life[1] == life, sign


@covers("BANG-052")
def test_lucky_duke_and_horseshoe_add_up_to_three_flips() -> None:
    t = table(
        "A sheriff: bang",
        "B outlaw lucky_duke: / barrel / horseshoe",
        "C outlaw",
        "D renegade",
        gold=True,
        deck="2c 3c 4c",
    )
    play(t, "A: bang > B", "B: use barrel")
    assert names(t, t.aside) == ["bang_2c", "bang_3c", "bang_4c"]


@covers("BANG-055")
def test_a_barrel_is_a_choice_and_jail_is_not() -> None:
    t = table(
        "A sheriff: bang", "B outlaw: / barrel", "C outlaw: / jail", "D renegade", deck="2c 3c 4c 5c 6c 7c"
    )
    play(t, "A: bang > B", "B: take_hit", "A: end_phase", "B: end_phase")
    assert asked(t) == "D play"  # C was not asked about the Jail
    assert not can(t, "C: end_phase")
