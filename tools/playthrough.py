"""Golden playthroughs: a random game as text, every action with its events, and the end.

    python tools/playthrough.py klack 4 7 bang_bids=discard > tests/playthroughs/klack-4-discard.txt

A test plays every file again and compares it line by line: a change of behaviour shows as a changed story.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections.abc import Iterator
from typing import Any

import sixgun


def story(game: str, seats: int, seed: int, options: dict[str, Any]) -> Iterator[str]:
    """The lines of one playthrough."""
    yield json.dumps({"game": game, "seats": seats, "seed": seed, "options": options})
    rng = random.Random(seed)
    t = sixgun.new(game, seats=seats, seed=seed, **options)
    yield from (f"  {event}" for event in t.log)
    while not t.over:
        seat = rng.choice(list(t.to_act))
        action = rng.choice(t.legal(seat))
        yield f"{seat}: {action}"
        yield from (f"  {event}" for event in t.apply(seat, action))
    yield str(t.result)
    yield state_hash(t)


def state_hash(t: sixgun.Table) -> str:
    return hashlib.sha256(json.dumps(t.dump(), sort_keys=True).encode()).hexdigest()


def main(game: str, seats: str, seed: str, *options: str) -> None:
    chosen = {name: _value(value) for name, value in (option.split("=", 1) for option in options)}
    print("\n".join(story(game, int(seats), int(seed), chosen)))


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except json.JSONDecodeError:
        return text


if __name__ == "__main__":
    main(*sys.argv[1:])
