"""Sections 5 and 6: who is asked what, the answers of the silent, and who may see what."""

from __future__ import annotations

from typing import Any

import sixgun
from tests.games.bang.play import asked, hand, names, play, table

B, C, D = "B outlaw", "C outlaw", "D renegade calamity_janet"


def test_d5_a_player_with_cards_is_asked_although_he_holds_no_answer() -> None:
    for cards, question in (
        ("beer", "B dodge"),
        ("missed", "B dodge"),
        ("", "A play"),
        ("/ barrel", "B dodge"),
    ):
        t = table("A sheriff: bang", f"B outlaw: {cards}", C, D)
        play(t, "A: bang > B")
        assert asked(t) == question


def test_d6_and_d7_the_same_for_indians_and_duel() -> None:
    for card, kind in (("indians_kd", "fight_indians"), ("duel_js", "answer_duel")):
        for cards in ("beer", "bang"):
            t = table(f"A sheriff: {card}", f"B outlaw: {cards}", "C outlaw dead", "D renegade dead")
            play(t, "A: indians" if kind == "fight_indians" else "A: duel > B")
            assert asked(t) == f"B {kind}"
        t = table(f"A sheriff: {card}", B, C, D)
        play(t, "A: indians" if kind == "fight_indians" else "A: duel > B")
        assert asked(t) == "A play"


def test_d8_the_last_card_of_the_general_store_is_no_choice() -> None:
    t = table("A sheriff: general_store", B, "C outlaw dead", "D renegade dead", deck="2c 3c")
    play(t, "A: general_store", "A: choose 2c")
    assert (asked(t), hand(t, "B")) == ("A play", ["bang_3c"])


def test_the_silent_take_the_passive_answer() -> None:
    t = table("A sheriff: bang indians duel", "B outlaw 1: missed bang beer", C, D)
    assert str(t.default(0)) == "end_phase"
    play(t, "A: bang > B")
    assert str(t.default(1)) == "take_hit"
    play(t, "B: missed", "A: duel > B")
    assert str(t.default(1)) == "give_up"
    play(t, "B: give_up")
    assert str(t.default(1)) == "decline"


def test_reaction_questions_are_windows() -> None:
    t = table("A sheriff: bang", "B outlaw 1: beer", C, D)
    play(t, "A: bang > B")
    assert t.ask is not None
    assert t.ask.window
    play(t, "B: take_hit")
    assert t.ask is not None
    assert t.ask.window
    play(t, "B: beer")
    assert t.ask is not None
    assert not t.ask.window
    for card, line in (("indians", "A: indians"), ("duel_js", "A: duel > B")):
        t = table(f"A sheriff: {card}", "B outlaw: beer", C, D)
        play(t, line)
        assert t.ask is not None
        assert t.ask.window


def test_a_random_card_is_seen_by_the_two_players_only_and_blurs_what_others_knew() -> None:
    t = table("A sheriff: panic_jh", "B outlaw: beer_6h", C, D, deck="2c 9d 3c 4c")
    events = play(t, "A: panic > B hand")
    taken: Any = events[-1]
    assert [(t.redact(taken, seat) or {})["card"] for seat in (0, 1, 2, None)] == [
        "beer_6h",
        None,
        None,
        None,
    ]
    assert [(t.redact(taken, seat) or {})["loss"] for seat in (0, 1, 2, None)] == [
        None,
        "beer_6h",
        None,
        None,
    ]
    view: Any = t.view(1, recall=True)["hand"]
    assert view[0] == ["beer_6h"]
    known = table(
        "A sheriff", "B outlaw black_jack: beer", C, "D renegade jesse_jones", deck="2c 9d 3c 4c 5c 6c 7c"
    )
    play(known, "A: end_phase")
    seen: Any = known.view(0, recall=True)["hand"]
    assert "bang_9d" in seen[1]
    play(known, "B: end_phase", "C: end_phase", "D: draw_from B")
    later: Any = known.view(0, recall=True)["hand"]
    assert "bang_9d" not in later[1]


def test_a_position_may_be_described_by_names() -> None:
    t = table("A sheriff: bang_as", B, C, D)
    again = sixgun.load(t.dump())
    assert again.view(0) == t.view(0)
    assert names(t, t.hand[0]) == ["bang_as"]


def test_every_message_about_a_hand_hides_its_cards() -> None:
    t = table("A sheriff: stagecoach", B, C, D, deck="2c 3c")
    drawn: Any = play(t, "A: stagecoach")[-1]
    assert (t.redact(drawn, 0) or {})["cards"] == ["bang_2c", "bang_3c"]
    assert (t.redact(drawn, 1) or {})["cards"] is None
    assert (t.redact(drawn, None) or {})["count"] == 2


def test_in_every_imagined_world_a_player_at_his_last_chance_has_one() -> None:
    t = table("A sheriff: bang", "B outlaw 1: beer missed", C, D)
    play(t, "A: bang > B", "B: take_hit")
    for seed in range(30):
        assert len(t.determinise(0, seed).legal(1)) > 1
