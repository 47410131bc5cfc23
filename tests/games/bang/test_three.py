"""Section 4.14: three players."""

from __future__ import annotations

from typing import Any

import sixgun
from tests.covers import covers
from tests.games.bang.play import can, hand, kinds, play, table, winners


@covers("BANG-310", "BANG-311")
def test_roles_are_open_nobody_gets_an_extra_life_point_and_the_deputy_begins() -> None:
    t: Any = sixgun.new("bang", seats=3, seed=3, gold_rush=False)
    assert "?role" not in t.view(None)["roles"]
    assert t.role(t.turn) == 3
    assert all(life in (3, 4) for life in t.max_life)


@covers("BANG-312", "BANG-313")
def test_whoever_eliminates_his_own_target_wins_at_once() -> None:
    for hunter, prey in (("deputy", "renegade"), ("renegade", "outlaw"), ("outlaw", "deputy")):
        third = ({"deputy", "renegade", "outlaw"} - {hunter, prey}).pop()
        t = table(f"A {hunter}: bang", f"B {prey} 1", f"C {third}")
        play(t, "A: bang > B")
        assert winners(t) == "A"
        assert t.result is not None
        assert t.result.reason == "BANG-313"


@covers("BANG-314", "BANG-315")
def test_after_any_other_elimination_the_last_one_left_wins() -> None:
    t = table("A deputy: bang_as bang_2c", "B outlaw 1", "C renegade 1: / volcanic")
    play(t, "A: bang > B")
    assert not t.over
    assert len(hand(t, "A")) == 1 + 3
    t = table("A deputy willy_the_kid: bang bang", "B outlaw 1", "C renegade black_jack 1")
    play(t, "A: bang > B", "A: bang > C")
    assert winners(t) == "A"


@covers("BANG-314")
def test_an_elimination_without_a_causer_leaves_two_for_the_last_one() -> None:
    t = table("A deputy", "B outlaw 1: / dynamite", "C renegade 1: bang", deck="5s 2c")
    play(t, "A: end_phase")
    assert not t.over
    play(t, "C: bang > A")
    assert t.life[0] == 3
    assert not t.over


@covers("BANG-315")
def test_any_elimination_is_worth_three_cards_and_there_is_no_penalty() -> None:
    t = table("A renegade: bang beer", "B deputy 1", "C outlaw")
    play(t, "A: bang > B")
    assert len(hand(t, "A")) == 4


@covers("BANG-316")
def test_jail_may_be_put_on_anybody() -> None:
    t = table("A renegade: jail", "B deputy", "C outlaw")
    assert can(t, "A: jail > B")
    assert can(t, "A: jail > C")
    assert can(t, "A: jail > A")


@covers("BANG-317")
def test_one_card_that_eliminates_both_others_wins() -> None:
    t = table("A renegade: gatling", "B deputy 1", "C outlaw 1")
    play(t, "A: gatling")
    assert winners(t) == "A"
    assert kinds(t.log).count("GameEnded") == 1


@covers("BANG-315")
def test_wanted_and_nuggets_count_with_three_players_too() -> None:
    t = table("A renegade: bang", "B deputy 1: / / wanted", "C outlaw", gold=True)
    play(t, "A: bang > B")
    assert (len(hand(t, "A")), t.nuggets[0]) == (2 + 3, 2)
