"""Our side of `peers.py`, the same interpreted and compiled."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from slices import Contenders, Work

import sixgun
from sixgun.bots.ismcts import Ismcts, Node
from sixgun.bots.player import Worlds
from sixgun.bots.playout import playout
from sixgun.core.rng import small
from sixgun.core.table import Table

DICE = {
    "saloon_dice": True,
    "chief_arrow": True,
    "special_roles": "mixed",
    "new_characters": True,
    "ghost": True,
}
MARKERS = {"social_markers": True, "iron_strategist": True, "mulliganovski": True}

# Of each game: one table in the middle, the fewest and the most seats without and with everything on.
MIDDLE: dict[str, tuple[int, dict[str, Any]]] = {
    "bang": (5, {"gold_rush": False}),
    "bang_dice": (5, {}),
    "kablamo": (4, {}),
    "klack": (4, {}),
    "slap45": (5, {"mode": "basic"}),
}
FEWEST: dict[str, tuple[int, dict[str, Any]]] = {
    "bang": (3, {"gold_rush": False}),
    "bang_dice": (3, {}),
    "kablamo": (2, {}),
    "klack": (3, {}),
    "slap45": (3, {"mode": "basic"}),
}
MOST: dict[str, tuple[int, dict[str, Any]]] = {
    "bang": (7, {"gold_rush": False}),
    "bang_dice": (8, {}),
    "kablamo": (5, {}),
    "klack": (6, {}),
    "slap45": (7, {"mode": "basic"}),
}
EVERYTHING: dict[str, tuple[int, dict[str, Any]]] = {
    "bang": (7, {"gold_rush": True, "shadow": True}),
    "bang_dice": (8, DICE),
    "kablamo": (5, MARKERS),
    "slap45": (7, {"mode": "powers"}),
}


def enter(contenders: Contenders) -> None:
    for game, (seats, options) in MIDDLE.items():
        for name, make in SINGLE.items():
            contenders.add(f"{name} {game}", lambda make=make, g=game, s=seats, o=options: make(g, s, o))
    for name, tables in {"fewest": FEWEST, "most": MOST, "everything": EVERYTHING}.items():
        for game, (seats, options) in tables.items():
            contenders.add(f"{name} {game}", lambda g=game, s=seats, o=options: play(g, s, o))


# -- work ----------------------------------------------------------------------------------------------------


def play(game: str, seats: int, options: Mapping[str, Any]) -> Work:
    """One random game, the legal list at every decision."""
    chance = random.Random(7).random

    def work() -> int:
        t = sixgun.new(game, seats=seats, seed=int(chance() * 2**31), **options)
        decisions = 0
        while not t.over:
            seat = t.to_act[0]
            legal = t.legal(seat)
            t.apply(seat, legal[int(chance() * len(legal))])
            decisions += 1
        return decisions

    return work


def clone(game: str, seats: int, options: Mapping[str, Any]) -> Work:
    return repeated(at(game, seats, options, 0.5).clone)


def to_bytes(game: str, seats: int, options: Mapping[str, Any]) -> Work:
    t = at(game, seats, options, 0.5)
    return repeated(t.pack)


def from_bytes(game: str, seats: int, options: Mapping[str, Any]) -> Work:
    content = at(game, seats, options, 0.5).pack()
    return repeated(lambda: sixgun.unpack(content))


def rollout(game: str, seats: int, options: Mapping[str, Any]) -> Work:
    """Random play inside the engine, from copies of one fresh table."""
    root, rng = sixgun.new(game, seats=seats, seed=1, **options), small(3)

    def work() -> int:
        t = root.clone()
        t.rng = small(rng.word())
        return playout(t, rng)

    return work


def search(game: str, seats: int, options: Mapping[str, Any]) -> Work:
    """The decisions of 20 tries of an information-set search, after the first quarter of a game."""
    t = at(game, seats, options, 0.25)
    worlds = Worlds(t, t.to_act[0])
    player = Ismcts(5)

    def work() -> int:
        roots = [Node() for _ in range(seats)]
        return sum(player.attempt(worlds.sample(player.rng), roots) for _ in range(20))

    return work


def environment(game: str, seats: int, options: Mapping[str, Any]) -> Work:
    """One random game of a PettingZoo environment, observed at every decision."""
    from sixgun.envs.pettingzoo import env

    e = env(game, seats=seats, seed=1, **options)
    return played_env(e, random.Random(17).random)


def played_env(e: Any, chance: Callable[[], float]) -> Work:
    def work() -> int:
        e.reset()
        decisions = 0
        for _ in e.agent_iter():
            seen, _, terminated, truncated, _ = e.last()
            if terminated or truncated:
                e.step(None)
            else:
                legal = np.flatnonzero(seen["action_mask"].view(np.bool_))
                e.step(int(legal[int(chance() * len(legal))]))
                decisions += 1
        return decisions

    return work


SINGLE: dict[str, Callable[[str, int, Mapping[str, Any]], Work]] = {
    "play": play,
    "clone": clone,
    "to bytes": to_bytes,
    "from bytes": from_bytes,
    "rollout": rollout,
    "search": search,
    "environment": environment,
}


# -- positions -----------------------------------------------------------------------------------------------


def at(game: str, seats: int, options: Mapping[str, Any], share: float) -> Table:
    """A position after that share of a random game, in which somebody has a choice."""
    rng = random.Random(5)
    t = sixgun.new(game, seats=seats, seed=5, **options)
    seen: list[Table] = []
    while not t.over:
        seen.append(t.clone())
        seat = t.to_act[0]
        t.apply(seat, rng.choice(t.legal(seat)))
    later = seen[int(len(seen) * share) :]
    return next(t for t in later if len(t.legal(t.to_act[0])) > 1)


def repeated(call: Callable[[], object]) -> Work:
    """So often that reading the clock does not count."""

    def work() -> int:
        for _ in range(50):
            call()
        return 50

    return work
