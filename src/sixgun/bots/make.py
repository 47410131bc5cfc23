"""Players by name."""

from __future__ import annotations

from sixgun.bots.heuristic import has_heuristic, heuristic
from sixgun.bots.ismcts import ITERATIONS, Ismcts
from sixgun.bots.player import Player
from sixgun.bots.random import Random
from sixgun.core.errors import Invalid


def levels(game: str) -> list[str]:
    """The names of the bots that can play a game, from the quickest to the most thoughtful."""
    return ["random", "heuristic", "ismcts"] if has_heuristic(game) else ["random", "ismcts"]


def usual(game: str) -> str:
    """The bot that sits down where nobody names one: it answers at once."""
    return "heuristic" if has_heuristic(game) else "random"


def make(name: str, game: str, seed: int = 0) -> Player:
    """A new bot; the same seed gives the same choices. `ismcts:1000` tries things out that many times."""
    level, _, budget = name.partition(":")
    if level == "ismcts" and (not budget or budget.isdecimal()):
        return Ismcts(seed, int(budget or ITERATIONS))
    if name == "random":
        return Random(seed)
    if name == "heuristic":
        return heuristic(game, seed)
    raise Invalid("unknown_bot", f"there is no bot '{name}'; {game} has: {', '.join(levels(game))}")
