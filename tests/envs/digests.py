"""Digests of what agents are given in random play, to notice when a single number of it changes.

    python -m tests.envs.digests > tests/envs/digests.jsonl

Each line names a table and the digest of all observations, masks and option rows of two random games there.
Renew the file only when observations are meant to change.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from hashlib import sha256
from typing import Any, cast

import numpy as np

from sixgun.core.table import Table
from sixgun.envs.spaces import Spaces
from tests.envs.tables import TABLES

SEEDS = (41, 42)
DECISIONS = 150


def digest(game: str, seats: int, options: dict[str, Any], recall: bool) -> str:
    """Some seats look at every decision; what was kept from earlier looks must not show."""
    spaces, rng, found = Spaces(game, seats, options, recall=recall), random.Random(43), sha256()
    for t in positions(spaces, rng):
        for seat in rng.sample(range(seats), rng.randint(0, seats)):
            for numbers in given(spaces, t, seat):
                found.update(numbers.tobytes())
    return found.hexdigest()[:16]


def positions(spaces: Spaces, rng: random.Random) -> Iterator[Table]:
    """One table after another, as random players leave it after each decision."""
    for seed in SEEDS:
        t = spaces.new(seed)
        yield t
        for _ in range(DECISIONS):
            if t.over:
                break
            seat = rng.choice(list(t.to_act))
            t.apply(seat, rng.choice(t.legal(seat)))
            yield t


def given(spaces: Spaces, t: Table, seat: int) -> Iterator[np.ndarray[Any, Any]]:
    """Everything that an agent at that seat is given."""
    yield spaces.array(t, seat)
    yield spaces.mask(t, seat)
    if seat in t.to_act:
        yield spaces.option_rows(t, seat)[: len(t.legal(seat))]


if __name__ == "__main__":
    for table in TABLES:
        game, seats, options = cast("tuple[str, int, dict[str, Any]]", table.values)
        for recall in (True, False):
            print(json.dumps([game, seats, options, recall, digest(game, seats, options, recall)]))
