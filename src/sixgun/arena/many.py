"""Many games of bots, one for each seed: the same results in the same order on however many processes."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import msgspec

from sixgun.arena.bar import bar
from sixgun.bots import Player, make, play_out
from sixgun.core.rng import small
from sixgun.core.rule import Invalid
from sixgun.core.table import Table
from sixgun.games import find
from sixgun.record import Writer

COUNTERS: Final = ("round", "round_no")  # fields that count rounds
BATCHES_A_JOB: Final = 8
Maker = Callable[[int], Player]  # a bot of one's own: a function of a seed that other processes can import
Bot = str | Maker


class Plan(msgspec.Struct, frozen=True):
    """What to play: one bot a seat; `folder` is where records go, or empty."""

    game: str
    seats: int
    options: dict[str, Any]
    bots: list[Any]
    folder: str = ""


class Played(msgspec.Struct, frozen=True, array_like=True):
    """How one game went."""

    seed: int
    winners: list[int]
    scores: list[int]
    reason: str
    decisions: int
    events: int
    rounds: int | None


def plan(
    game: str, seats: int, options: Mapping[str, object], bots: str | Sequence[Bot], folder: str = ""
) -> Plan:
    """A plan that can be carried out: game, seats, options and bots are tried once."""
    find(game).blank(seats, options)
    chosen = [bots] if isinstance(bots, str) else list(bots)
    if not 1 <= len(chosen) <= seats:
        raise Invalid("unknown_bot", f"give one bot for all, or up to {seats} for {seats} seats")
    seated = [chosen[seat % len(chosen)] for seat in range(seats)]
    for bot in seated:
        player(bot, game, 0)
    return Plan(game, seats, dict(options), seated, folder)


def play_many(
    game: str,
    options: Mapping[str, Any],
    seeds: Iterable[int],
    bots: str | Sequence[Bot],
    *,
    jobs: int | None = None,
    progress: bool = True,
    folder: str = "",
) -> list[Played]:
    """One game for each seed, in the order of the seeds.

    `options` are the keywords of `sixgun.new`: seats and house rules. Without seats, one for each bot.
    A game depends on its seed, its options and its bots alone: the table is the one that `sixgun.new` lays
    for that seed. `jobs` processes share the work (all cores, if not given), a bar shows how far they are,
    and `folder` gets one record a game.
    """
    house = dict(options)
    seats = house.pop("seats", find(game).seats[0] if isinstance(bots, str) else len(bots))
    wanted = list(seeds)
    found: list[Played] = []
    chosen = plan(game, seats, house, bots, folder)
    with bar(game, len(wanted), progress) as advance:
        for batch in batches(chosen, wanted, jobs or cores()):
            found += batch
            advance(len(batch))
    return found


def cores() -> int:
    """The processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def batches(plan: Plan, seeds: Sequence[int], jobs: int) -> Iterator[list[Played]]:
    """The results in the order of the seeds, by batches."""
    size = max(1, min(500, len(seeds) // (jobs * BATCHES_A_JOB)))
    parts = [seeds[first : first + size] for first in range(0, len(seeds), size)]
    if jobs == 1 or len(parts) < 2:
        yield from (play_batch(plan, part) for part in parts)
        return
    with ProcessPoolExecutor(min(jobs, len(parts)), mp_context=get_context("spawn")) as pool:
        yield from pool.map(play_batch, [plan] * len(parts), parts)


def play_batch(plan: Plan, seeds: Sequence[int]) -> list[Played]:
    return [play_one(plan, seed) for seed in seeds]


def play_one(plan: Plan, seed: int) -> Played:
    """One game of the plan; all chance in it follows from the seed."""
    t = find(plan.game).new(plan.seats, seed, plan.options)
    players = [player(bot, plan.game, part_of(seed, seat)) for seat, bot in enumerate(plan.bots)]
    order = small(part_of(seed, "order"))
    if not plan.folder:
        return played(t, seed, play_out(t, players, None, order))
    with Path(plan.folder, f"{plan.game}-{seed}.jsonl").open("xb") as out:
        writer = Writer(out, t, seed=seed, players=[name_of(bot) for bot in plan.bots])
        decisions = play_out(t, players, writer.action, order)
        writer.end()
    return played(t, seed, decisions)


def player(bot: Bot, game: str, seed: int) -> Player:
    return make(bot, game, seed) if isinstance(bot, str) else bot(seed)


def name_of(bot: Bot) -> str:
    return bot if isinstance(bot, str) else getattr(bot, "__name__", type(bot).__name__)


def part_of(seed: int, part: str | int) -> int:
    """An own seed for one part of a game."""
    return int.from_bytes(sha256(f"sixgun game {seed} {part}".encode()).digest()[:8], "big")


def played(t: Table, seed: int, decisions: int) -> Played:
    result = t.result
    assert result is not None
    winners, scores = list(result.winners), list(result.scores)
    return Played(seed, winners, scores, result.reason, decisions, t.number, rounds_of(t))


def rounds_of(t: Table) -> int | None:
    """The rounds or turns that the table has counted, if it counts any."""
    found = [getattr(t, name) for name in COUNTERS if any(field.name == name for field in t.fields)]
    return found[0] if found and isinstance(found[0], int) else None
