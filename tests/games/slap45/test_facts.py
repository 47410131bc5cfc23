"""What a view says beside the position, and the print on the pieces."""

from __future__ import annotations

from typing import Any

from sixgun.games import find
from sixgun.games.slap45.events import RoundJudged
from sixgun.games.slap45.table import SlapTable
from tests.covers import covers
from tests.games.slap45.slap import LAWMEN, between, live, race, say


def seen(t: SlapTable) -> dict[str, Any]:
    """The table as an onlooker sees it."""
    return t.view(None)


@covers("SLAP-032")
def test_the_second_hand_slaps_for_living_sheriffs_who_do_not_deal() -> None:
    assert seen(between(gang=LAWMEN, dealer=1))["second_hand"] == [True, False, False, False]
    assert seen(between(gang=LAWMEN, dealer=0))["second_hand"] == [False] * 4


@covers("SLAP-032", "SLAP-120", "SLAP-154")
def test_nobody_has_a_second_hand_or_traps_without_powers() -> None:
    basic = between(options={"gangs": LAWMEN[:3]}, dealer=1)
    duel = between(gang=LAWMEN, dealer=2, alive=[2, 2, 0, 0], deaths=[2, 3])
    for t in (basic, duel):
        assert not any(seen(t)["second_hand"] + seen(t)["sets_traps"])


@covers("SLAP-131")
def test_a_view_says_who_may_set_traps_and_which_cards_are_trapped() -> None:
    t = between(gang=LAWMEN, gold=[1, 1, 1, 1], dealer=0)
    assert seen(t)["sets_traps"] == [False, True, False, False]
    assert seen(t)["trapped"] == []
    say(t, "1: declare_trap big_gun")
    assert seen(t)["trapped"] == ["big_gun"]


@covers("SLAP-088")
def test_a_dead_heat_is_told_as_one() -> None:
    for story, heat in [(("C(0,400->1)", "C(1,400->0)"), True), (("C(0,400->1)", "C(1,401->0)"), False)]:
        t = live()
        race(t, *story)
        judged = next(event for event in t.log if isinstance(event, RoundJudged))
        told = t.redact(judged, None)
        assert told is not None
        assert told["dead_heat"] is heat


def test_copies_of_a_card_share_its_type_and_members_their_gang() -> None:
    pieces = {piece.name: piece for piece in find("slap45").pieces}
    assert (pieces["gold_3"].kind, pieces["gold_3"].family) == ("gold", "card")
    assert (pieces["union_6"].kind, pieces["union_6"].family) == ("union", "member")
    assert len(pieces) == 67 + 7 * 6
