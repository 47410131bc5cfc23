"""The shelf: `sixgun.games()` names the games, and each is a package that can be imported."""

from __future__ import annotations

import importlib

import pytest

import sixgun

pytestmark = pytest.mark.both


def test_the_shelf_names_its_games() -> None:
    assert sixgun.games() == ["bang", "bang_dice", "kablamo", "klack", "slap45"]


@pytest.mark.parametrize("game", sixgun.games())
def test_a_game_is_imported_by_its_name(game: str) -> None:
    space: dict[str, object] = {}
    exec(f"import sixgun.games.{game}\nimport sixgun.games.{game}.table as table", space)
    shelf: object = sixgun.games
    assert getattr(shelf, game) is importlib.import_module(f"sixgun.games.{game}")
    assert space["table"] is importlib.import_module(f"sixgun.games.{game}.table")
