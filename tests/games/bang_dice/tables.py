"""The tables that the general properties are tried at: all seat counts with no module, each module alone,
all together, and combinations drawn at random (the same ones every time)."""

from __future__ import annotations

import random
from typing import Any

Options = dict[str, Any]

MODULES: list[Options] = [
    {"saloon_dice": True},
    {"chief_arrow": True},
    {"special_roles": "special_only"},
    {"special_roles": "mixed"},
    {"new_characters": True},
    {"ghost": True},
]


def fits(seats: int, options: Options) -> bool:
    """Section 9: the Ghost needs five seats, special roles need four."""
    return not (options.get("ghost") and seats < 5) and not ("special_roles" in options and seats == 3)


def together(seats: int, chosen: list[Options]) -> Options:
    return {name: value for options in chosen if fits(seats, options) for name, value in options.items()}


def drawn(rng: random.Random) -> tuple[int, Options]:
    seats = rng.randint(3, 8)
    return seats, together(seats, [options for options in MODULES if rng.random() < 0.5])


BASE: list[tuple[int, Options]] = [(seats, {}) for seats in range(3, 9)]
ALONE = [((5, 8, 6, 4, 7, 5)[place], options) for place, options in enumerate(MODULES)]
ALL = [(seats, together(seats, MODULES)) for seats in range(3, 9)]
RANDOM = [drawn(random.Random(seed)) for seed in range(40)]
EVERY = [(seats, options) for seats in range(3, 9) for options in MODULES if fits(seats, options)]

TABLES = [*BASE, *ALONE, ALL[0], ALL[2], ALL[5], *RANDOM[:3]]  # for every day
LONG_TABLES = [*BASE, *EVERY, *ALL, *RANDOM]
