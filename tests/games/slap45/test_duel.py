"""4.14: the duel, the end, resigning."""

from __future__ import annotations

from typing import Any

from sixgun.core.seats import CLOCK
from sixgun.games.slap45.actions import CLOSE
from sixgun.games.slap45.consequences import KnockedOut
from tests.covers import covers
from tests.games.slap45.slap import STANDARD, alive, between, gold, live, race, refused, say

DUEL: dict[str, Any] = {"alive": [3, 0, 4], "deaths": [1], "dealer": 1}


@covers("SLAP-153")
def test_the_first_dead_deals_all_duel_rounds_and_cannot_act_or_be_hit() -> None:
    t = live("big_gun big_gun", **DUEL)
    assert refused(t, 1, "slap_center 400 > 0 @400 plain #0") == "dead_player"
    race(t, "C(0,400->1)")
    assert alive(t) == [3, 0, 4]
    assert t.dealer == 1


@covers("SLAP-151")
def test_no_gold_moves_in_the_duel_not_even_that_of_the_dead() -> None:
    duel: dict[str, Any] = {"gang": STANDARD[:3], "alive": [3, 0, 1], "gold": [1, 0, 2], "deaths": [1]}
    shot = live("big_gun", **duel, dealer=1)
    race(shot, "C(0,400->2)")
    resigned = between(**duel, dealer=1)
    say(resigned, "2: resign")
    for t in (shot, resigned):
        assert t.over
        assert gold(t) == [1, 0, 2]
        (out,) = [event for event in t.log if isinstance(event, KnockedOut)]
        assert out.heir == -1


@covers("SLAP-155")
def test_the_duel_dealer_alone_sees_the_top_card() -> None:
    t = between("big_gun", **DUEL)
    tops = [t.view(seat)["deck"][0] for seat in (0, 1, 2, None)]  # type: ignore[index]
    assert tops == ["?card", "big_gun_1", "?card", "?card"]


@covers("SLAP-156")
def test_the_choice_of_a_card_is_told_to_nobody() -> None:
    t = between("big_gun move", **DUEL)
    events = t.apply(1, next(option for option in t.legal(1) if str(option) == "deal move"))
    assert t.redact(events[0], 1)
    assert [t.redact(events[0], viewer) for viewer in (0, 2, None)] == [None, None, None]


@covers("SLAP-158")
def test_with_an_automatic_dealer_the_top_card_is_dealt() -> None:
    t = between("big_gun move", options={"duel_dealer": "auto"}, **DUEL)
    assert [str(option) for option in t.legal(1)] == ["deal"]
    assert refused(t, 1, "deal move") == "bad_action"
    assert str(t.default(1)) == "deal"


@covers("SLAP-160")
def test_cover_is_kept_between_duel_rounds() -> None:
    t = live("talkin_iron talkin_iron", **DUEL)
    race(t, "B(0,400,B2)", "C(2,450->0)")
    assert alive(t) == [3, 0, 4]
    assert t.main == [2, -1, -1]


@covers("SLAP-161")
def test_the_last_one_living_wins_and_the_others_rank_by_their_deaths() -> None:
    t = live("big_gun", gang=STANDARD, alive=[0, 1, 0, 4], deaths=[2, 0], dealer=2)
    race(t, "C(3,400->1)")
    assert t.result
    assert (t.result.winners, t.result.scores, t.result.reason) == ((3,), (1, 2, 0, 3), "SLAP-161")


@covers("SLAP-162")
def test_resigning_between_rounds_takes_effect_at_once() -> None:
    t = between(gang=STANDARD, gold=[1, 2, 1, 1], dealer=1)
    say(t, "1: resign")
    assert (alive(t), gold(t), t.dealer) == ([6, 0, 6, 6], [1, 0, 1, 1], 2)
    say(t, "3: resign")
    assert (t.duel, t.dealer) == (True, 1)
    say(t, "0: resign")
    assert t.result
    assert t.result.winners == (2,)
    assert refused(t, 2, "resign") == "game_over"


@covers("SLAP-162")
def test_resigning_in_a_race_takes_effect_in_its_cleanup_after_the_losses() -> None:
    t = live("big_gun", gang=STANDARD, gold=[1, 1, 1, 1], alive=[1, 6, 6, 6])
    say(t, "1: resign", "0: resign")
    assert refused(t, 1, "resign") == "illegal_option"
    race(t, "C(2,400->0)")
    assert (alive(t), t.deaths) == ([0, 0, 6, 6], (0, 1))
    assert gold(t) == [0, 0, 2, 1]
    everybody = live()
    say(everybody, "0: resign", "1: resign", "2: resign")
    everybody.apply(CLOCK, CLOSE)
    assert everybody.result
    assert (everybody.result.winners, everybody.result.scores) == ((), (0, 1, 2))


@covers("SLAP-163")
def test_after_the_last_round_members_then_gold_rank() -> None:
    t = live("talkin_iron", gang=STANDARD, gold=[1, 2, 0, 1], alive=[5, 5, 6, 4], options={"max_rounds": 1})
    race(t)
    assert t.result
    assert (t.result.winners, t.result.scores, t.result.reason) == ((), (1, 2, 3, 0), "SLAP-163")
