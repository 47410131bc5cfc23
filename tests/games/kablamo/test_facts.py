"""Facts that come with the view, so that no client works out a rule."""

from __future__ import annotations

from typing import Any

from sixgun.server.room import messages
from tests.covers import covers
from tests.games.kablamo.story import Story


def active(story: Story) -> list[tuple[str, int]]:
    facts: Any = story.t.view(None)["active_bullets"]
    return [(fact["bullet"], fact["controller"]) for fact in facts]


@covers("KAB-053", "KAB-060")
def test_active_bullets_are_named_in_their_order_with_their_controllers() -> None:
    s = Story("A: u v w x y TM25", "B: a b c d e HM24", "C: f g h i j C1").until("before_bullet")
    assert active(s) == [("hammer_malfunction_1", 1), ("trigger_malfunction_1", 0)]
    s.play("B: assign B").until("assign")
    assert active(s) == [("trigger_malfunction_1", 0)]


@covers("KAB-128", "KAB-129")
def test_who_has_taken_an_active_bullet_over_by_backfire_controls_it() -> None:
    s = Story("A: u v w x y HM24", "B: a b c d e C1", "C: f g h i j C2 | BF2").until("before_bullet")
    s.play("C: play BF2 > C").until("before_bullet")
    assert active(s) == [("hammer_malfunction_1", 2)]


def loads(story: Story) -> Any:
    ask: Any = story.t.view(None)["ask"]
    return ask["source"], ask["loads"]


@covers("KAB-113", "KAB-114")
def test_everybody_sees_who_loads_how_many_bullets_into_which_chambers() -> None:
    s = Story("A: u _ w _ y C1 | K1", "B: a b c d e C2 | C5", bag="").until("reload")  # each draws a click
    assert loads(s) == (
        "spares",
        [
            {"seat": 0, "owner": 0, "positions": [4, 2, 0], "count": 2},
            {"seat": 1, "owner": 1, "positions": [0], "count": 1},
        ],
    )


@covers("KAB-120", "KAB-174")
def test_a_test_of_honor_loads_another_revolver_but_for_its_safe_position() -> None:
    s = Story("A: u v w x _ _", "B: a b c d e C2 | K1 ||TH22", bag="").until("honor_load")
    assert loads(s) == ("spares", [{"seat": 1, "owner": 0, "positions": [0], "count": 1}])


@covers("KAB-165")
def test_a_speed_load_takes_the_bullets_that_were_drawn() -> None:
    s = Story("A: u v w x y SL19 | K1", "B: a b c d e HM24", bag="C3 C4").play("A: assign A")
    s.until("speed_load_arrange")
    source, (load,) = loads(s)
    assert (source, load["positions"], load["count"]) == ("drawn", [5, 4, 3, 2, 1, 0], 2)


@covers("KAB-114")
def test_a_question_lists_the_parts_that_were_given() -> None:
    s = Story("A: u _ w _ y C1 | K1 GC14", "B: a b c d e C2 | C5", bag="").until("reload")
    s.play("A: load GC14 > 4")
    asked = [messages.question(s.t, seat, 1, None) for seat in (0, 1)]
    given = [[choice.text for choice in question.given] for question in asked if question]
    assert given == [["load greased_cylinder_1 > 4"], []]


@covers("KAB-130", "KAB-208")
def test_whoever_is_asked_about_a_copy_is_told_the_effect_that_it_copies() -> None:
    s = Story("A: u v w x y HM24", "B: a b c d e C1 | RI3", "C: f g h i j C2").until("assign")
    assert asked_about(s) == ("hammer_malfunction_1", "hammer_malfunction")
    s.play("A: assign C")
    assert asked_about(s) == ("hammer_malfunction_1", "hammer_malfunction")
    s.play("B: play RI3 > B")
    assert asked_about(s) == ("ricochet_1", "ricochet")
    s.until("assign")
    assert asked_about(s) == ("ricochet_1", "hammer_malfunction")


def asked_about(story: Story) -> Any:
    ask: Any = story.t.view(None)["ask"]
    return ask["bullet"], ask["effect"]
