"""The games, found by folder: there is no list to edit."""

from __future__ import annotations

import importlib
import os
from typing import TYPE_CHECKING

from sixgun.core.rule import Invalid

if TYPE_CHECKING:
    from sixgun.core.game import Game


_found: dict[str, Game] = {}


def names() -> list[str]:
    """All games on the shelf."""
    shelf = os.path.dirname(__file__)
    return sorted([name for name in os.listdir(shelf) if os.path.exists(f"{shelf}/{name}/__init__.py")])


def find(name: str) -> Game:
    """The game of that name."""
    if name not in _found:
        if name not in names():
            raise Invalid("unknown_game", f"there is no game '{name}'; there are: {', '.join(names())}")
        _found[name] = importlib.import_module(f"sixgun.games.{name}").GAME
    return _found[name]
