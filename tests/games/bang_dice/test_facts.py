"""What a view says beside the position, so that no client works it out."""

from __future__ import annotations

from typing import Any

import pytest

from sixgun.games.bang_dice.table import DiceTable
from sixgun.server.room.messages import open_view
from tests.covers import covers
from tests.games.bang_dice.story import choices, pass_windows, play, table

SIX = ("A sheriff", "B outlaw", "C outlaw out", "D renegade", "E deputy", "F outlaw")
HAUNTED = (*SIX[:2], "C outlaw ghost", *SIX[3:])


def seen(t: DiceTable) -> dict[str, Any]:
    """The table as an onlooker sees it."""
    return t.view(None)


def teams(t: DiceTable) -> list[tuple[str, list[int]]]:
    """Who stands together, by a view in which everything lies open."""
    told: Any = open_view(t)["teams"]
    return [(team["name"], team["seats"]) for team in told]


@covers("DICE-108")
def test_the_distance_goes_the_shorter_way_over_the_living() -> None:
    t = table(*SIX, active="B", throws="beer " * 5)
    assert seen(t)["away"] == [1, None, None, 1, 2, 2]


@covers("DICE-412")
def test_nobody_is_any_distance_away_from_the_ghost() -> None:
    t = table(*HAUNTED, active="C", ghost=True, throws="beer gatling")
    view = seen(t)
    assert view["away"] == [None] * 6
    assert view["in_reach"] == []


@covers("DICE-091", "DICE-092", "DICE-181")
@pytest.mark.parametrize(("who", "reached"), [("lucky_duke", "BCGH"), ("rose_doolan", "BCDFGH")])
def test_a_view_names_the_players_whom_a_bulls_eye_can_hit(who: str, reached: str) -> None:
    others = ("B outlaw", "C outlaw", "D outlaw", "E deputy", "F deputy", "G renegade", "H renegade")
    t = table(f"A sheriff {who}", *others, throws="bullseye_1 bullseye_2 beer beer beer")
    assert seen(t)["in_reach"] == ["ABCDEFGH".index(letter) for letter in reached]
    play(t, "A: stop")
    assert all(int(shot.split()[1]) in seen(t)["in_reach"] for shot in choices(t, "A"))


@covers("DICE-061")
def test_the_dice_of_the_last_throw_are_named_by_their_places() -> None:
    t = table(*SIX, throws="beer beer beer beer beer | arrow gatling")
    assert seen(t)["fresh_dice"] == [0, 1, 2, 3, 4]
    events = play(t, "A: rethrow 24")
    assert seen(t)["fresh_dice"] == [1, 3]
    told = t.redact(events[0], None)
    assert told is not None
    assert told["places"] == [1, 3]


@covers("DICE-414", "DICE-415", "DICE-424")
def test_the_ghost_has_the_tokens_that_are_not_given() -> None:
    t = table(*HAUNTED, active="C", ghost=True, throws="beer beer")
    assert len(seen(t)["ghost_tokens"][2]) == 7
    play(t, "C: stop", "C: haunt beer 3")
    tokens = seen(t)["ghost_tokens"]
    assert tokens[3] == ["beer", "x2"]
    assert tokens[2] == ["arrow", "dynamite", "bullseye_1", "bullseye_2", "gatling"]


@covers("DICE-150", "DICE-405")
def test_an_open_table_says_who_stands_together() -> None:
    t = table(
        "A sheriff",
        "B outlaw",
        "C renegade ghost",
        "D the_doc",
        "E outlaw",
        ghost=True,
        special_roles="mixed",
    )
    assert teams(t) == [("law", [0, 3]), ("outlaws", [1, 2, 4])]
    assert "teams" not in t.view(0)


@covers("DICE-214")
def test_with_three_players_everybody_stands_alone() -> None:
    t = table("A deputy", "B outlaw", "C renegade")
    assert teams(t) == [("alone", [0]), ("alone", [1]), ("alone", [2])]


@covers("DICE-150")
def test_renegades_do_not_stand_together() -> None:
    eight = (
        "A sheriff",
        "B outlaw",
        "C outlaw",
        "D outlaw",
        "E deputy",
        "F deputy",
        "G renegade",
        "H renegade",
    )
    assert teams(table(*eight))[2:] == [("renegade", [6]), ("renegade", [7])]


@covers("DICE-091", "DICE-092", "DICE-093")
def test_a_view_names_the_targets_of_each_bulls_eye_and_counts_the_gatlings() -> None:
    t = table(*SIX, throws="gatling gatling beer beer beer")
    assert seen(t)["hits"] == [[1, 5], [3, 4]]
    assert seen(t)["gatling_gun"] == [2, 3]
    three = table("A deputy", "B outlaw", "C renegade", throws="beer " * 5)
    assert seen(three)["hits"] == [[1, 2], [1, 2]]


@covers("DICE-052", "DICE-055", "DICE-088")
def test_questions_of_the_thrower_tell_what_is_still_to_come() -> None:
    t = table(*SIX, throws="dynamite dynamite bullseye_1 bullseye_1 bullseye_2")
    ask: Any = seen(t)["ask"]
    assert (ask["left"], ask["fuse"]) == (2, 1)
    play(t, "A: stop")
    aim: Any = seen(t)["ask"]
    assert aim["left"] == 2


@covers("DICE-116")
def test_the_left_hands_window_tells_who_is_about_to_fall() -> None:
    t = table(
        *("A outlaw", "B sheriff 1/10", "C the_bad", "D left_hand_of_the_devil"),
        throws="bullseye_1 bullseye_1 beer beer beer",
        special_roles="mixed",
    )
    pass_windows(t)
    play(t, "A: stop")
    pass_windows(t)
    play(t, "A: shoot 1", "A: shoot 1")
    ask: Any = seen(t)["ask"]
    assert (ask["kind"], ask["falling"]) == ("left_hand_window", [1])


@covers("DICE-112", "DICE-113")
def test_questions_about_a_loss_tell_how_much_there_is_to_lose() -> None:
    lines = ("A sheriff", "B outlaw bart_cassidy", "C outlaw molly_stark", "D renegade")
    t = table(*lines, throws="bullseye_1 bullseye_1 dynamite beer beer", new_characters=True)
    play(t, "A: stop", "A: shoot 1", "A: shoot 1")
    bart: Any = seen(t)["ask"]
    assert (bart["kind"], bart["losing"]) == ("replace_loss", 2)
    play(t, "B: take_arrows 0")
    molly: Any = seen(t)["ask"]
    assert (molly["kind"], molly["losing"]) == ("take_over", [0, 2, 0, 0])
