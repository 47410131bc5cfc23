"""What an event tells besides its text: what cards were flipped for, and as what equipment is used."""

from __future__ import annotations

from typing import Any

import pytest

from sixgun.games.bang.table import BangTable
from sixgun.server.room import messages
from tests.covers import covers
from tests.games.bang.play import play, table

B, C, D = "B outlaw", "C outlaw", "D renegade"


def told(t: BangTable, *story: str) -> list[Any]:
    """The events of a story, as a stranger hears of them."""
    before = len(t.log)
    play(t, *story)
    return messages.told(t, t.log[before:], None)


FLIPS = [("jail", "4h", True), ("jail", "2c", False), ("dynamite", "10s", True), ("dynamite", "9s", False)]
HIDES = [("barrel", "B outlaw: / barrel"), ("jourdonnais", "B outlaw jourdonnais")]


@covers("BANG-111", "BANG-115")
@pytest.mark.parametrize(("source", "card", "good"), FLIPS)
def test_a_flip_at_the_start_of_a_turn_says_what_it_is_for_and_whether_it_is_good(
    source: str, card: str, good: bool
) -> None:
    t = table("A sheriff", f"B outlaw: / {source}", C, D, deck=card)
    found = told(t, "A: end_phase")
    assert [event["source"] for event in found if "source" in event] == [source, source]
    assert [event["good"] for event in found if "good" in event] == [good]


@covers("BANG-078", "BANG-079")
@pytest.mark.parametrize(("source", "second"), HIDES)
def test_a_flip_against_a_shot_names_what_hides_the_player(source: str, second: str) -> None:
    t = table("A sheriff: bang", second, C, D, deck="6h")
    found = told(t, "A: bang > B", f"B: use {source}")
    assert [event["source"] for event in found if "source" in event] == [source, source]
    assert [event["good"] for event in found if "good" in event] == [True]


@covers("BANG-231")
def test_equipment_with_several_uses_is_told_as_what_it_is_used() -> None:
    t = table("A sheriff 3 n4", B, C, D, gold=True, row="bottle_1 shot_1 pickaxe")
    found = told(t, "A: buy bottle_1", "A: as beer", "A: buy shot_1", "A: at 0")
    assert [event["used_as"] for event in found if "used_as" in event] == ["beer", ""]
