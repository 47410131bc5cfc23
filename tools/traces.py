"""One digest of many random games: every event and every final position.

    python tools/traces.py klack '[[3, {}], [6, {}]]' 1000

The compiled engine must print what the interpreted one prints.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections.abc import Sequence
from typing import Any

import sixgun

Tables = Sequence[tuple[int, dict[str, Any]]]


def digest(game: str, tables: Tables, games: int) -> str:
    """Play `games` random games, going round the tables (seats and options)."""
    found = hashlib.sha256()
    for seed in range(games):
        seats, options = tables[seed % len(tables)]
        found.update(trace(game, seats, seed, options))
    return found.hexdigest()


def trace(game: str, seats: int, seed: int, options: dict[str, Any]) -> bytes:
    """One game: its events as text, and its last position."""
    rng = random.Random(seed)
    t = sixgun.new(game, seats=seats, seed=seed, **options)
    while not t.over:
        seat = rng.choice(list(t.to_act))
        t.apply(seat, rng.choice(t.legal(seat)))
    story = "\n".join(map(str, t.log))
    return f"{story}\n{json.dumps(t.dump(), sort_keys=True)}\n".encode()


if __name__ == "__main__":
    name, tables, count = sys.argv[1], json.loads(sys.argv[2]), int(sys.argv[3])
    print(digest(name, tables, count))
