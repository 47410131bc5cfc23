"""The player who follows the strategy notes of a game: the class `Bot` in its folder."""

from __future__ import annotations

import importlib
from importlib.util import find_spec
from typing import cast

from sixgun.bots.player import Player
from sixgun.core.errors import Invalid
from sixgun.games import find


def has_heuristic(game: str) -> bool:
    return find_spec(f"{find(game).package}bot") is not None


def heuristic(game: str, seed: int = 0) -> Player:
    """The heuristic bot of a game."""
    if not has_heuristic(game):
        raise Invalid("unknown_bot", f"{game} has no heuristic bot yet; it can be played by: random")
    bot = importlib.import_module(f"{find(game).package}bot").Bot
    return cast("Player", bot(seed))
