"""4.11 and 4.12: losses, death, the Gold of the dead, dealer and deck."""

from __future__ import annotations

import sixgun
from sixgun.games.slap45.consequences import KnockedOut
from sixgun.games.slap45.table import SlapTable
from tests.covers import covers
from tests.games.slap45.slap import LAWMEN, STANDARD, alive, between, discarded, gold, live, race, say

OUTLAWS = ["union", "black_hat_outlaws", "poncho_posse", "comanche"]


@covers("SLAP-100")
def test_a_loss_takes_the_first_member_for_good() -> None:
    t = live()
    race(t, "C(0,400->1)")
    assert t.members[1][0] == "confederates_2"
    assert t.graves == ("confederates_1",)


@covers("SLAP-102", "SLAP-104")
def test_a_recruit_keeps_a_gang_alive_and_bases_follow_the_living() -> None:
    members = [
        ["union_1"],
        ["union_6"],
        [f"poncho_posse_{n}" for n in range(1, 7)],
        [f"comanche_{n}" for n in range(1, 7)],
    ]
    t = live("big_gun", gang=STANDARD, members=members, gold=[1, 1, 1, 1])
    race(t, "C(2,400->1)")
    assert alive(t) == [1, 0, 6, 6]
    assert t.living == [0, 2, 3]
    assert t.dealer == 2


@covers("SLAP-105", "SLAP-144")
def test_recruiting_the_last_member_knocks_out_and_his_gold_cannot_pay_for_it() -> None:
    t = live("big_gun", gang=STANDARD, alive=[1, 6, 6, 6], gold=[3, 1, 2, 1])
    race(t, "C(2,400->0)")
    assert t.ask
    assert t.ask.kind == "between"  # two Gold do not pay a recruit, though the victim has three
    assert (alive(t), gold(t)) == ([0, 6, 6, 6], [0, 1, 5, 1])
    t = live("big_gun", gang=STANDARD, alive=[1, 6, 6, 6], gold=[2, 1, 3, 1])
    race(t, "C(2,400->0)")
    say(t, "2: recruit 1")
    assert (alive(t), gold(t)) == ([0, 6, 7, 6], [0, 1, 2, 1])


@covers("SLAP-107")
def test_the_gold_of_a_gang_killed_by_a_trap_goes_to_the_outlaws_who_set_it() -> None:
    t = live(gang=OUTLAWS, alive=[1, 6, 6, 6], gold=[2, 1, 1, 1], traps=[1, -1, -1, -1])
    race(t, "C(0,400->2)")
    assert gold(t) == [0, 3, 1, 1]
    own = live(gang=OUTLAWS, alive=[6, 1, 6, 6], gold=[2, 1, 1, 1], traps=[1, -1, -1, -1])
    race(own, "C(1,400->2)")
    assert (gold(own), discarded(own, "gold")) == ([2, 0, 1, 1], 1)
    dead = live(gang=OUTLAWS, alive=[1, 0, 6, 6], deaths=[1], gold=[2, 0, 1, 1], traps=[1, -1, -1, -1])
    race(dead, "C(0,400->2)")
    assert discarded(dead, "gold") == 2


@covers("SLAP-105", "SLAP-106")
def test_the_gold_of_the_dead_is_told_with_who_gets_it() -> None:
    shot = live("big_gun", gang=STANDARD, alive=[1, 6, 6, 6], gold=[2, 1, 1, 1])
    race(shot, "C(2,400->0)")
    assert knocked_out(shot) == [(0, 2, 2)]
    trampled = live("move", gang=STANDARD, alive=[6, 1, 6, 6], gold=[1, 3, 1, 1])
    race(trampled, "C(1,400)")
    assert knocked_out(trampled) == [(1, -1, 3)]
    basic = live("big_gun", alive=[1, 6, 6])
    race(basic, "C(2,400->0)")
    assert knocked_out(basic) == [(0, 2, 0)]


def knocked_out(t: SlapTable) -> list[tuple[int, int, int]]:
    """Who was knocked out, the heir, and the Gold that they left."""
    return [(event.seat, event.heir, event.gold) for event in t.log if isinstance(event, KnockedOut)]


@covers("SLAP-108")
def test_deaths_are_recorded_in_order_and_the_first_deals_the_duel() -> None:
    t = live("big_gun big_gun", gang=STANDARD, alive=[1, 1, 6, 6], gold=[1, 1, 1, 1])
    race(t, "C(2,400->1)")
    say(t, f"{t.dealer}: deal", "-1: reveal")
    race(t, "C(2,400->0)")
    assert t.deaths == (1, 0)
    assert (t.duel, t.dealer) == (True, 1)


@covers("SLAP-110")
def test_the_next_living_player_clockwise_deals() -> None:
    t = live("big_gun", gang=STANDARD, alive=[6, 1, 6, 6], gold=[1, 1, 1, 1], dealer=0)
    race(t, "C(3,400->1)")
    assert t.dealer == 2
    t = live(dealer=2)
    race(t)
    assert t.dealer == 0


@covers("SLAP-111")
def test_an_empty_deck_is_made_of_the_discards_when_a_card_is_needed() -> None:
    t = between("move", gang=LAWMEN, dealer=2)
    t.discard, t.deck = t.deck, []
    say(t, "2: peek")
    assert len(t.deck) == 63
    assert [piece for piece in t.deck if t.known[piece]] == [t.deck[0]]
    duel = live("talkin_iron", alive=[3, 0, 4], deaths=[1], dealer=1)
    duel.discard, duel.deck = duel.deck, []
    race(duel)
    assert len(duel.deck) == 50


@covers("SLAP-112")
def test_the_card_goes_to_the_discards_except_gold_that_enters_a_stash() -> None:
    t = live("talkin_iron")
    race(t)
    assert t.discard == [0]
    t = live("gold", gang=STANDARD, gold=[1, 1, 1, 1])
    race(t, "C(3,400)")
    assert t.discard == []


@covers("SLAP-114")
def test_the_first_dealer_is_drawn_or_named() -> None:
    assert {sixgun.new("slap45", seats=3, seed=s).view(None)["dealer"] for s in range(30)} == {0, 1, 2}
    assert sixgun.new("slap45", seats=5, seed=1, first_dealer=4).view(None)["dealer"] == 4
