"""What each player may know (4.18 Social player, 4.19, section 6)."""

from __future__ import annotations

import random
from typing import Any

import sixgun
from sixgun.core.event import Event
from tests.covers import covers
from tests.games.kablamo.story import Story
from tests.properties import told, viewers, walk

QUIET = "B: a b c d C8 C7"

# KAB-200: drawing, loading, looking, turning and moving; a player's own answers tell of them too.
FLEETING = """
    AnswerSealed AnswerReplaced Drew DrewToLoad BulletsLoaded DrawnLoaded LookedAt
    Turned RevolversSwapped BulletsMoved SafeBulletSwapped SpareSwapped
"""
# Section 6.1: what happens face up, and what everybody can see lying there afterwards.
KEPT = """
    RoundBegan PhaseBegan GaveBack Revealed LiveBulletsFired BulletDiscarded RevolverEmptied SparesDiscarded
    AsideReturned Eliminated Resigned Played Assigned ControlTaken CopyMade ExecutionBegan ExecutionEnded
    FoundDud Cancelled Attached PutInFront LaidOut EffectArmed EffectsEnded GameEnded
"""


def loaded(s: Story, viewer: int | None, revolver: int, recall: bool = False) -> list[str]:
    view: dict[str, Any] = s.t.view(viewer, recall)
    faces: list[str] = view["chambers"][revolver]
    return faces


def load_one(**options: Any) -> Story:
    """A reloads K1 into position 0; B has spares as well."""
    s = Story("A: u v w x y C1 | K1", "B: a b c d e C2 | C5 C6", **options)
    return s.play("A: load K1 > 0").until("round_end")


@covers("KAB-117", "KAB-199", "KAB-200")
def test_strict_memory_shows_nobody_a_loaded_bullet_not_even_its_loader() -> None:
    s = load_one()
    for viewer in (0, 1, None):
        assert loaded(s, viewer, 0) == ["?bullet"] * 6
    assert "loaded" not in s.t.view(0)
    assert loaded(s, 0, 0, recall=True)[0] == "kablamo"
    assert [m["bullets"] for m in s.told("A", "bullets_loaded") if m["seat"] == 0] == [["kablamo"]]


def events_of(cls: type[Event[Any]]) -> list[type[Event[Any]]]:
    """The events of the engine and of this game."""
    found = [other for child in cls.__subclasses__() for other in (child, *events_of(child))]
    return [cls for cls in found if cls.__module__.startswith(("sixgun.core.", "sixgun.games.kablamo."))]


@covers("KAB-200")
def test_every_event_is_either_face_up_or_to_be_remembered() -> None:
    events = events_of(Event)
    assert {cls.__name__ for cls in events if cls.fleeting} == set(FLEETING.split())
    assert {cls.__name__ for cls in events if not cls.fleeting} == set(KEPT.split())


@covers("KAB-200")
def test_strict_memory_forgets_what_was_fleeting_until_the_end_of_the_game() -> None:
    s = load_one(max_rounds=1)
    forgotten = {type(event).__name__ for event in s.t.log if s.t.forgets(event)}
    assert {"Turned", "BulletsLoaded"} <= forgotten <= set(FLEETING.split())
    s.t.apply(0, s.t.default(0))
    s.t.apply(1, s.t.default(1))
    assert s.t.over
    assert not any(s.t.forgets(event) for event in s.t.log)


@covers("KAB-201")
def test_assisted_memory_forgets_nothing() -> None:
    s = load_one(memory="assisted")
    assert any(event.fleeting for event in s.t.log)
    assert not any(s.t.forgets(event) for event in s.t.log)


@covers("KAB-201", "KAB-202")
def test_assisted_memory_shows_what_the_seat_knows_and_who_loaded_the_rest_when() -> None:
    s = load_one(memory="assisted")
    assert loaded(s, 0, 0)[0] == "kablamo"
    assert loaded(s, 1, 0)[0] == "?bullet"
    view: dict[str, Any] = s.t.view(1)
    assert view["loaded"][0][0] == [0, 1]


@covers("KAB-203")
def test_moving_turning_and_changing_hands_lose_no_track() -> None:
    s = Story("A: u v w x y DC15 | LE9 LO8", "B: a b c d e C2", memory="assisted")
    s.play("A: play LE9 > A", "A: pick A4", "A: pick A3", "A: pick A2").until("start")
    s.play("A: assign A", "A: pick A5", "A: pick B2", "B: turn 1").until("after_resolve")
    name = s.t.piece_name(s.t.cylinder(1)[3])
    assert loaded(s, 0, 1)[3] == name
    s.play("A: play LO8 > A", "A: turn 2; B: turn 0")
    assert loaded(s, 0, 1)[5] == name
    assert loaded(s, 1, 1)[5] == "?bullet"


@covers("KAB-205")
def test_everybody_loses_track_of_a_bullet_that_goes_into_the_bag() -> None:
    s = Story("A: u v w x y C1 | | | ", QUIET).until("after_resolve")
    assert all(s.t.known[piece] == 0 for piece in s.t.bag)
    assert set(s.t.view(0, recall=True)["bag"]) == {"?bullet"}  # type: ignore[call-overload]


@covers("KAB-204")
def test_a_spare_that_enters_in_the_same_swap_is_still_known_to_who_has_seen_it() -> None:
    s = Story(
        *("A: u v w x y C1", "B: a b c d K1 C3 | C5 GC14", "C: f g h i j C2 | LE9 MT10"), memory="assisted"
    )
    s.play("C: play LE9 > C", "C: pick B4", "C: pick B3", "C: pick B2").until("rotated")
    assert loaded(s, 2, 1)[5] == "kablamo"
    s.play("C: play MT10", "B: give GC14").until("rotated")
    view: dict[str, Any] = s.t.view(2)
    assert view["spares"][1] == ["kablamo", "?bullet"]
    assert view["chambers"][1][5] == "?bullet"
    own: dict[str, Any] = s.t.view(1)
    assert sorted(own["spares"][1]) == ["click", "kablamo"]
    assert own["chambers"][1][5] == "greased_cylinder_1"


@covers("KAB-207")
def test_the_memory_option_changes_nothing_but_what_is_shown() -> None:
    tables = [sixgun.new("kablamo", seats=3, seed=5, memory=memory) for memory in ("strict", "assisted")]
    rng = random.Random(5)
    one, two = tables
    while not one.over:
        seat = rng.choice(list(one.to_act))
        assert one.legal(seat) == two.legal(seat)
        action = rng.choice(one.legal(seat))
        events = [[str(event) for event in t.apply(seat, action)] for t in tables]
        assert events[0] == events[1]
    assert two.over


@covers("KAB-190", "KAB-191")
def test_social_markers_show_to_all_who_loaded_a_bullet_and_move_with_it() -> None:
    s = load_one(social_markers=True)
    assert s.t.view(None)["markers"][0] == [0, *[-1] * 5]  # type: ignore[index]
    assert "markers" not in load_one().t.view(None)
    s = Story("A: u v w x y TH22 | K1", QUIET, social_markers=True).play("A: assign A")
    s.play("A: load K1 > 0").next_round().until("rotated")
    markers: Any = s.t.view(0)["markers"]
    assert markers[1][1] == 0
    assert markers[0][0] == -1


@covers("KAB-190")
def test_whatever_makes_a_player_load_his_marker_lies_on_the_bullet() -> None:
    t = sixgun.new("kablamo", seats=2, seed=1, social_markers=True)
    while t.ask and t.ask.kind == "setup_load":
        t.apply(t.to_act[0], t.default(t.to_act[0]))
    assert t.view(None)["markers"] == [[0] * 6, [1] * 6]
    speed = Story("A: u v w x y SL19", QUIET, social_markers=True).play("A: assign B")
    speed.until("speed_load_arrange").next("after_resolve")
    assert speed.t.view(None)["markers"] == [[-1] * 6, [1] * 6]
    stock = Story("A: u v w x y ST20", "B: a b c _ e C1", social_markers=True)
    stock.play("A: assign B", "B: chamber 4").until("after_resolve")
    assert stock.t.view(None)["markers"] == [[-1] * 6, [-1, -1, -1, -1, 1, -1]]
    moment = Story("A: u v w x y C1 | MT10", "B: a b c d e C2 | C5", social_markers=True)
    moment.play("A: play MT10").until("start")
    assert moment.t.view(None)["markers"] == [[-1] * 6, [-1, -1, -1, -1, -1, 1]]


@covers("KAB-191")
def test_a_marker_goes_with_its_bullet_into_another_revolver_and_not_into_spares() -> None:
    quiet = "B: a b c d C8 C7 | GC14 GC27"
    s = Story("A: u v w x DC15 C1 | K1", quiet, social_markers=True).play("A: load K1 > 0").next_round()
    assert s.t.view(None)["markers"] == [[0, *[-1] * 5], [1, *[-1] * 5]]  # each has loaded a bullet
    s.play("A: assign A", "A: pick A1", "A: pick B2", "B: turn 0").until("after_resolve")
    assert s.t.view(None)["markers"] == [[-1] * 6, [-1, 1, 0, -1, -1, -1]]
    s = Story("A: u v w x SH17 C1 | K1", quiet, social_markers=True).play("A: load K1 > 0").next_round()
    s.play("A: assign A", "A: pick A1", "A: slot 0").until("after_resolve")
    assert "K1" in s.spares("B")
    assert s.t.view(None)["markers"] == [[-1, 1, -1, -1, -1, -1], [-1, 1, -1, -1, -1, -1]]


@covers("KAB-192")
def test_a_bullet_from_a_sleight_of_hand_carries_the_marker_of_the_victim() -> None:
    s = Story("A: u v w x y SH17", "B: a b c d e C1 | C5 C6", social_markers=True)
    s.play("A: pick A3", "A: slot 0").until("after_resolve")
    assert s.t.view(None)["markers"][0] == [-1, -1, -1, 1, -1, -1]  # type: ignore[index]


@covers("KAB-206", "KAB-199")
def test_the_victim_of_a_sleight_of_hand_hears_of_both_bullets_and_nobody_else_of_any() -> None:
    s = Story("A: u v w x K9 SH17", "B: a b c d e C1 | C5 GC14", "C: f g h i j C2")
    s.play("A: assign A", "A: pick A5", "A: slot 1").until("after_resolve")
    (victim,) = s.told("B", "spare_swapped")
    assert (victim["given"], victim["taken"]) == ("kablamo", "greased_cylinder_1")
    for seat in ("A", "C", None):
        (other,) = s.told(seat, "spare_swapped")
        assert (other["given"], other["taken"]) == (None, None)


def test_an_eliminated_player_sees_what_everybody_sees() -> None:
    s = Story("A: u v w x y K1 | LE9", "B: a b c d e C1", "C: f g h i j C2", memory="assisted")
    s.play("A: play LE9 > A", "A: pick B1", "A: pick B2", "A: pick B3").until("after_resolve")
    mine, public = s.t.view(0), s.t.view(None)
    assert {**mine, "seat": None} == public


def test_nobody_learns_from_messages_who_holds_a_high_velocity_bullet() -> None:
    """Section 6.3: whatever the others hold and do in a window, a seat is told the same until it closes."""
    for holding in ("MQ5 FJ6", "C3 C4"):
        s = Story(f"A: u v w x y C1 | {holding}", "B: a b c d e C2 | C5", "C: f g h i j C6")
        before = s.t.view(1)
        messages = []
        for answer in ("play MQ5", "pass") if "MQ5" in holding else ("pass",):
            seat, action = s._read(f"A: {answer}")
            messages += told(s.t, s.t.apply(seat, action), 1)
        assert messages == []
        assert s.t.view(1) == before


def test_window_messages_do_not_depend_on_the_hands() -> None:
    """Over whole games: answers in windows are told to that player alone."""
    t = sixgun.new("kablamo", seats=4, seed=11)
    for table, seat, action in walk(t, random.Random(11)):
        ask = table.ask
        if ask is not None and ask.window and len(table.to_act) > 1:
            copy = table.clone()
            events = copy.apply(seat, action)
            for viewer in viewers(table):
                if viewer != seat:
                    assert told(copy, events, viewer) == []
                    assert copy.view(viewer) == table.view(viewer)
