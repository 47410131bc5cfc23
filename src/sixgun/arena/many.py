"""Many games of bots, one for each seed: the same results in the same order on however many processes."""

from __future__ import annotations

import operator
import os
import pickle
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, SupportsIndex

import msgspec

from sixgun.arena.bar import bar
from sixgun.bots import Player, make, play_out
from sixgun.core.errors import Invalid
from sixgun.core.rng import small
from sixgun.core.table import Table
from sixgun.games import find
from sixgun.record import Writer

COUNTERS: Final = ("round", "round_no")  # fields that count rounds
BATCHES_A_JOB: Final = 64  # so that the bar moves, and no process idles long while others end
Maker = Callable[[int], Player]  # a bot of one's own: a function of a seed that other processes can import
Bot = str | Maker


class Plan(msgspec.Struct, frozen=True):
    """The games to play: one bot per seat; `folder` is where records go, or empty."""

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
    game: str, seats: int, options: Mapping[str, object], bots: Bot | Sequence[Bot], folder: str = ""
) -> Plan:
    """A plan that can be carried out: game, seats, options and bots are tried once."""
    find(game).blank(seats, options)
    chosen = seated_alike(bots)
    if not 1 <= len(chosen) <= seats:
        raise Invalid("unknown_bot", f"give one bot for all, or up to {seats} for {seats} seats")
    seated = [chosen[seat % len(chosen)] for seat in range(seats)]
    for bot in seated:
        if not hasattr(player(bot, game, 0), "choose"):
            raise Invalid("unknown_bot", f"{name_of(bot)} makes no player: it has no choose(view, options)")
    return Plan(game, seats, dict(options), seated, folder)


def seated_alike(bots: Bot | Sequence[Bot]) -> list[Bot]:
    """One bot for all, or one a seat, as a list."""
    return [bots] if isinstance(bots, str) or callable(bots) else list(bots)


def play_many(
    game: str,
    options: Mapping[str, Any],
    seeds: Iterable[int],
    bots: Bot | Sequence[Bot],
    *,
    jobs: int | None = None,
    progress: bool = True,
    folder: str | Path = "",
) -> list[Played]:
    """One game for each seed, in the order of the seeds.

    `options` are the keywords of `sixgun.new`: seats and house rules. Without seats, one for each bot.
    A game depends on its seed, its options and its bots alone: the table is the one that `sixgun.new` lays
    for that seed. `jobs` processes share the work (all cores, if not given), a bar shows how far they are,
    and `folder` gets one record a game.
    """
    house = dict(options)
    seated = seated_alike(bots)
    seats = house.pop("seats", len(seated) if len(seated) > 1 else find(game).seats[0])
    wanted = [whole(seed, "a seed") for seed in seeds]
    found: list[Played] = []
    chosen = plan(game, seats, house, seated, str(folder))
    if folder:
        Path(folder).mkdir(parents=True, exist_ok=True)
    with bar(game, len(wanted), progress) as advance:
        for batch in batches(chosen, wanted, workers(jobs)):
            found += batch
            advance(len(batch))
    return found


def whole(number: SupportsIndex, what: str) -> int:
    """A number of Python or NumPy without a fraction."""
    try:
        return operator.index(number)
    except TypeError:
        raise Invalid("not_a_number", f"{what} is a whole number, not {number!r}") from None


def workers(jobs: int | None) -> int:
    """How many processes share the work: as many as wanted, or one a core."""
    wanted = whole(jobs or cores(), "jobs")
    if wanted < 1:
        raise Invalid("not_a_number", f"jobs are at least 1, not {jobs}")
    return wanted


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
    can_travel(plan)
    pool = ProcessPoolExecutor(min(jobs, len(parts)), get_context("spawn"), deaf)
    begun = deque([pool.submit(play_batch, plan, part) for part in parts])
    try:
        while begun:
            yield begun.popleft().result()
    except BaseException:  # Ctrl-C too
        end_by_force(pool)
        raise
    finally:
        pool.shutdown()


def can_travel(plan: Plan) -> None:
    """Bots of one's own must be found by other processes."""
    try:
        pickle.dumps(plan)
    except (AttributeError, TypeError, pickle.PicklingError) as error:
        raise Invalid("unknown_bot", f"other processes cannot import a bot ({error}): jobs=1 can") from None


def deaf() -> None:
    """Ctrl-C is for the process that waits: it ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def end_by_force(pool: ProcessPoolExecutor) -> None:
    """Nobody waits for these games any more; a mere shutdown would play those that have begun."""
    for process in list(pool._processes.values()):
        process.terminate()


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
    if isinstance(bot, str):
        return make(bot, game, seed)
    if not callable(bot):
        raise Invalid("unknown_bot", f"a bot is a name, or a function of a seed, not {bot!r}")
    return bot(seed)


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
