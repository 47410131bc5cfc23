"""Section 9: options, their bounds and the combinations that are rejected; hand-made positions."""

from __future__ import annotations

from typing import Any

import pytest

import sixgun

BAD: list[tuple[dict[str, Any], str]] = [
    ({"mode": "deluxe"}, "invalid_option"),
    ({"gangs": ["union", "union", "comanche"]}, "invalid_gangs"),
    ({"gangs": ["union", "comanche"]}, "invalid_gangs"),
    ({"gangs": ["union", "comanche", "vikings"]}, "invalid_gangs"),
    ({"gangs": "union"}, "invalid_option"),
    ({"first_dealer": 3}, "invalid_seat"),
    ({"first_dealer": -1}, "invalid_seat"),
    ({"timing": "slow"}, "invalid_option"),
    ({"rt_skill": "expert"}, "invalid_combination"),
    ({"rt_source": "sampled"}, "invalid_combination"),
    ({"timing": "turn_based", "rt_source": "submitted", "rt_skill": "expert"}, "invalid_combination"),
    ({"round_timeout_ms": 999}, "invalid_option"),
    ({"round_timeout_ms": 1000, "false_start_lockout_ms": 1001}, "invalid_combination"),
    ({"min_reaction_ms": 150, "false_start_lockout_ms": 100}, "invalid_combination"),
    ({"foreperiod_ms": [500]}, "invalid_option"),
    ({"foreperiod_ms": [500, 10001]}, "invalid_option"),
    ({"foreperiod_ms": [900, 800]}, "invalid_combination"),
    ({"max_rounds": 0}, "invalid_option"),
    ({"max_ping_ms": 49}, "invalid_option"),
    ({"relocate_ms": True}, "invalid_option"),
    ({"bullets": 6}, "invalid_option"),
]


@pytest.mark.parametrize(("options", "code"), BAD, ids=[str(options) for options, _ in BAD])
def test_a_bad_option_is_refused_with_its_code(options: dict[str, Any], code: str) -> None:
    with pytest.raises(sixgun.Invalid) as caught:
        sixgun.new("slap45", seats=3, seed=1, **options)
    assert caught.value.code == code


@pytest.mark.parametrize("seats", [0, 2, 8, 3.0, True])
def test_three_to_seven_players(seats: Any) -> None:
    with pytest.raises(sixgun.Invalid) as caught:
        sixgun.new("slap45", seats=seats, seed=1)
    assert caught.value.code == "invalid_player_count"


POSITIONS: list[dict[str, Any]] = [
    {"main": [1, 1, -1]},
    {"main": [0, -1]},
    {"main": [5, -1, -1]},
    {"deck": [0, 0]},
    {"deck": [99]},
    {"stash": [[0], [], []]},
    {"members": [["union_1"], ["union_1"], []]},
    {"dealer": 7},
    {"traps": [-1]},
    {"horses": 3},
    {"gang": ["union", "vikings", "comanche"]},
    {"gang": ["union", "union", "comanche"]},
    {"deaths": [0, 1, 2]},
    {"deaths": [0, 1]},
    {"deaths": [0, 0]},
    {"deaths": [9]},
    {"deaths": [0], "members": [["union_1"], [], []]},
    {"duel": True},
    {"center": ["move_1"]},
    {"resigning": [9]},
    {"leaving": [[0, 5]]},
    {"traps": [9, -1, -1, -1]},
]


@pytest.mark.parametrize("doc", POSITIONS, ids=[str(doc) for doc in POSITIONS])
def test_an_impossible_position_is_refused(doc: dict[str, Any]) -> None:
    with pytest.raises(sixgun.Invalid) as caught:
        sixgun.position("slap45", {"seats": 3, **doc})
    assert caught.value.code == "bad_position"


def test_a_position_says_only_what_differs() -> None:
    t = sixgun.position("slap45", {"seats": 3, "deck": [20], "main": [1, -1, -1], "dealer": 2})
    view = t.view(None)
    assert view["gang"] == ["union", "confederates", "poncho_posse"]
    assert [len(stash) for stash in view["stash"]] == [1, 1, 1]  # type: ignore[attr-defined]
    assert len(view["deck"]) == 64  # type: ignore[arg-type]
