"""How well a game's heuristic bot plays: wins by role and number of seats.

    python benchmarks/bots.py bang_dice [--games 2000] [--seats 4,5] [--option saloon_dice=true] [--json]
    PYTHONPATH=build/compiled python benchmarks/bots.py bang_dice               compiled: sooner

Each row is one role at one size of table, over so many games in three companies: everybody plays at random;
the bot has that role and all others play at random; everybody is the bot. The role's holder takes part in
every game of that row (of several holders another one each game). Intervals are Wilson's, 95 %. The same seed
gives the same table. In a game without roles a row is any seat.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from hashlib import sha256
from multiprocessing import get_context
from typing import Any

from sixgun.bots import make, play_out
from sixgun.core.rng import small
from sixgun.games import find
from sixgun.games.bang.pieces import ROLE_WORDS
from sixgun.terminal.setup import read_options

RANDOM, ALONE, AMONG_BOTS = "all random", "bot among random", "all bots"
COMPANIES = (RANDOM, ALONE, AMONG_BOTS)
EVERYBODY = "any"
BATCH = 50
ROLES: dict[str, Callable[[Any, int], str]] = {
    "bang": lambda t, seat: ROLE_WORDS[t.role(seat)],
    "bang_dice": lambda t, seat: str(t.type_of(seat)),
}


@dataclass(frozen=True)
class Batch:
    """Some games of one cell of the table."""

    game: str
    seats: int
    options: dict[str, object]
    role: str
    company: str
    seed: int
    first: int
    games: int


def role_of(game: str, t: Any, seat: int) -> str:
    return ROLES[game](t, seat) if game in ROLES else EVERYBODY


def roles_at(game: str, seats: int, options: dict[str, object]) -> list[str]:
    """The roles that are dealt to so many seats, in the order of the first deal."""
    t = find(game).new(seats, 0, options)
    order = ("sheriff", "deputy", "outlaw", "renegade", EVERYBODY)
    return sorted({role_of(game, t, seat) for seat in range(seats)}, key=order.index)


def play(batch: Batch) -> int:
    """In how many games of the batch the holder of the role wins."""
    return sum(holder_wins(batch, number) for number in range(batch.first, batch.first + batch.games))


def seed_of(batch: Batch, number: int) -> int:
    """An own seed for one game of one cell."""
    part = f"{batch.seats} {batch.role} {batch.company}"
    return int.from_bytes(
        sha256(f"sixgun simulate {batch.seed} {number} {part}".encode()).digest()[:8], "big"
    )


def holder_wins(batch: Batch, number: int) -> bool:
    seed = seed_of(batch, number)
    t = find(batch.game).new(batch.seats, seed, batch.options)
    holders = [seat for seat in range(batch.seats) if role_of(batch.game, t, seat) == batch.role]
    holder = holders[number % len(holders)]
    clever = {RANDOM: (), ALONE: (holder,), AMONG_BOTS: range(batch.seats)}[batch.company]
    levels = ["heuristic" if seat in clever else "random" for seat in range(batch.seats)]
    players = [make(level, batch.game, seed + seat) for seat, level in enumerate(levels)]
    play_out(t, players, order=small(seed))
    assert t.result is not None
    return holder in t.result.winners


def interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's, 95 %."""
    z, share = 1.96, wins / games
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - spread) / (1 + z * z / games), (middle + spread) / (1 + z * z / games)


def batches(
    game: str, seats: list[int], options: dict[str, object], games: int, seed: int
) -> Iterator[Batch]:
    for size in seats:
        for role in roles_at(game, size, options):
            for company in COMPANIES:
                for first in range(0, games, BATCH):
                    yield Batch(game, size, options, role, company, seed, first, min(BATCH, games - first))


Cells = dict[tuple[int, str], dict[str, int]]


def run(todo: list[Batch], jobs: int) -> Cells:
    """Wins by seats and role, then by company."""
    from rich.console import Console
    from rich.progress import Progress

    wins: Cells = {}
    with (
        Progress(console=Console(stderr=True)) as bar,
        ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool,
    ):
        task = bar.add_task("games", total=sum(batch.games for batch in todo))
        for batch, won in zip(todo, pool.map(play, todo), strict=True):
            row = wins.setdefault((batch.seats, batch.role), dict.fromkeys(COMPANIES, 0))
            row[batch.company] += won
            bar.advance(task, batch.games)
    return wins


def markdown(wins: Cells, games: int) -> str:
    lines = [f"| seats | role | {' | '.join(COMPANIES)} |", "|---|---|" + "---|" * len(COMPANIES)]
    for (seats, role), row in wins.items():
        cells = []
        for company in COMPANIES:
            low, high = interval(row[company], games)
            cells.append(f"{row[company] / games:.1%} ({low:.1%} to {high:.1%})")
        lines.append(f"| {seats} | {role} | {' | '.join(cells)} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=2000, help="a cell")
    parser.add_argument("--seats", default="", help="comma-separated; all by default")
    parser.add_argument("--option", action="append", default=[], help="name=value")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="wins as JSON lines instead of the table")
    args = parser.parse_args()
    game = find(args.game)
    seats = [int(size) for size in args.seats.split(",")] if args.seats else list(game.seats)
    todo = list(batches(game.name, seats, read_options(game, args.option), args.games, args.seed))
    wins = run(todo, args.jobs)
    if not args.json:
        print(markdown(wins, args.games))
        return
    for (size, role), row in wins.items():
        cell = asdict(todo[0]) | {"seats": size, "role": role, "games": args.games, "wins": row}
        print(json.dumps({key: cell[key] for key in ("game", "seats", "options", "role", "games", "wins")}))


if __name__ == "__main__":
    main()
