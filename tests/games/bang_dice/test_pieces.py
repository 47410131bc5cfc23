"""The print on the pieces, as the entries have it."""

from __future__ import annotations

from sixgun.games import find
from tests.covers import covers

PIECES = {piece.name: piece for piece in find("bang_dice").pieces}


def test_copies_of_a_role_share_its_kind() -> None:
    outlaws = [piece.name for piece in PIECES.values() if piece.kind == "outlaw"]
    assert outlaws == ["outlaw_1", "outlaw_2", "outlaw_3"]
    assert PIECES["sheriff"].kind == "sheriff"


@covers("DICE-300")
def test_a_special_role_is_of_the_family_that_it_counts_as() -> None:
    assert (PIECES["the_bad"].kind, PIECES["the_bad"].family) == ("the_bad", "outlaw")
    assert PIECES["the_bear"].family == PIECES["sheriff"].family


def test_every_die_has_its_six_faces() -> None:
    dice = [piece for piece in PIECES.values() if piece.family == "die"]
    assert [die.name for die in dice] == ["base_die", "loudmouth_die", "coward_die"]
    assert [len(set(die.faces)) for die in dice] == [6, 6, 6]
    assert dice[2].faces[-1] == "double_beer"


@covers("DICE-025")
def test_the_number_on_a_character_is_its_life() -> None:
    characters = [piece for piece in PIECES.values() if piece.family == "character"]
    assert len(characters) == 24
    assert PIECES["bart_cassidy"].number == 8
