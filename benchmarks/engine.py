"""The engine's own speed, game by game: random play, clone, view, dump, determinise.

    python benchmarks/engine.py [--games klack,bang] [--json]                    interpreted
    PYTHONPATH=build/compiled python benchmarks/engine.py                        compiled

CPU time, median of several rounds in which every game runs a slice in random order. These figures are for
one machine in one run: compare them inside one table only.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import random
import statistics
import time
from collections.abc import Callable

import sixgun
from sixgun.core.table import Table

clock = time.process_time
COLUMNS = ("games/s", "decisions/s", "µs/decision", "clone µs", "view µs", "dump µs", "determinise µs")


def play(game: str, seats: int, seed: int, rng: random.Random) -> int:
    """One random game, the legal list computed at every decision; how many decisions it took."""
    t = sixgun.new(game, seats=seats, seed=seed)
    decisions = 0
    chance = rng.random
    while not t.over:
        seat = t.to_act[0]
        legal = t.legal(seat)
        t.apply(seat, legal[int(chance() * len(legal))])
        decisions += 1
    return decisions


def mid_game(game: str, seats: int) -> Table:
    """The middle of a random game."""
    rng = random.Random(1)
    half = play(game, seats, 1, random.Random(1)) // 2
    t = sixgun.new(game, seats=seats, seed=1)
    for _ in range(half):
        seat = t.to_act[0]
        legal = t.legal(seat)
        t.apply(seat, legal[int(rng.random() * len(legal))])
    return t


def cost(call: Callable[[], object], seconds: float) -> float:
    """Microseconds a call."""
    calls, start = 0, clock()
    while clock() - start < seconds:
        for _ in range(20):
            call()
        calls += 20
    return (clock() - start) / calls * 1e6


def measure(game: str, seats: int, seconds: float) -> dict[str, float]:
    """One slice of one game."""
    rng = random.Random()
    games = decisions = 0
    start = clock()
    while clock() - start < seconds:
        decisions += play(game, seats, rng.getrandbits(32), rng)
        games += 1
    spent = clock() - start
    t = mid_game(game, seats)
    single = seconds / 8
    return {
        "games/s": games / spent,
        "decisions/s": decisions / spent,
        "µs/decision": spent / decisions * 1e6,
        "clone µs": cost(t.clone, single),
        "view µs": cost(lambda: t.view(0), single),
        "dump µs": cost(t.dump, single),
        "determinise µs": cost(lambda: t.determinise(0, 7), single),
    }


def run(games: list[str], rounds: int, seconds: float) -> dict[str, dict[str, float]]:
    """Every game in every round, in random order; medians."""
    rows: dict[tuple[str, int], list[dict[str, float]]]
    rows = {(game, seats): [] for game in games for seats in table_sizes(game)}
    for _ in range(rounds):
        for game, seats in random.sample(sorted(rows), len(rows)):
            rows[game, seats].append(measure(game, seats, seconds))
    return {
        f"{game}, {seats} seats": {
            name: statistics.median(slice_[name] for slice_ in slices) for name in COLUMNS
        }
        for (game, seats), slices in rows.items()
    }


def table_sizes(game: str) -> tuple[int, int]:
    """The smallest and the largest table."""
    from sixgun.games import find

    seats = find(game).seats
    return seats[0], seats[-1]


def show(table: dict[str, dict[str, float]]) -> None:
    from rich.console import Console
    from rich.table import Table as Grid

    spec = importlib.util.find_spec("sixgun.core.table")
    compiled = bool(spec and spec.origin and spec.origin.endswith(".so"))
    grid = Grid("game", *COLUMNS, title=f"engine, {'compiled' if compiled else 'interpreted'}")
    for name, row in table.items():
        grid.add_row(name, *[f"{row[column]:,.1f}" for column in COLUMNS])
    Console(width=110).print(grid)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", default=",".join(sixgun.games()), help="comma-separated; all by default")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.4, help="CPU seconds a slice")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of the table")
    args = parser.parse_args()
    table = run(args.games.split(","), args.rounds, args.seconds)
    print(json.dumps(table, indent=2)) if args.json else show(table)


if __name__ == "__main__":
    main()
