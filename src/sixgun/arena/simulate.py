"""Many games of bots in a row, counted: the same seed gives the same games, on however many processes."""

from __future__ import annotations

import time
from collections.abc import Callable
from hashlib import sha256

import msgspec

from sixgun.arena.many import Plan, Played, batches, part_of


class Report(msgspec.Struct):
    """How all went. `digest` is a hash over all results in order."""

    game: str
    seats: int
    options: dict[str, object]
    bots: list[str]
    seed: int
    games: int
    finished: int
    decisions: int
    seconds: float
    decisions_per_second: float
    games_per_second: float
    wins: list[int]
    mean_scores: list[float]
    mean_rounds: float | None
    mean_decisions: float
    reasons: dict[str, int]
    digest: str


def simulate(
    plan: Plan, seed: int, games: int, jobs: int = 1, on_done: Callable[[int], None] = lambda games: None
) -> Report:
    """Play them all; `on_done` hears how many more games are done."""
    start = time.perf_counter()
    tally = Tally(plan.seats)
    for batch in batches(plan, [part_of(seed, number) for number in range(games)], jobs):
        for played in batch:
            tally.add(played)
        on_done(len(batch))
    return tally.report(plan, seed, time.perf_counter() - start)


class Tally:
    """Sums over games, in their order."""

    def __init__(self, seats: int) -> None:
        self.games = self.decisions = self.rounds = self.counted = 0
        self.wins = [0] * seats
        self.scores = [0] * seats
        self.reasons: dict[str, int] = {}
        self.digest = sha256()

    def add(self, played: Played) -> None:
        self.games += 1
        self.decisions += played.decisions
        self.reasons[played.reason] = self.reasons.get(played.reason, 0) + 1
        for winner in played.winners:
            self.wins[winner] += 1
        for seat, score in enumerate(played.scores):
            self.scores[seat] += score
        if played.rounds is not None:
            self.rounds += played.rounds
            self.counted += 1
        self.digest.update(msgspec.json.encode(played) + b"\n")

    def report(self, plan: Plan, seed: int, seconds: float) -> Report:
        games, seconds = max(1, self.games), max(seconds, 1e-9)
        return Report(
            game=plan.game,
            seats=plan.seats,
            options=plan.options,
            bots=plan.bots,
            seed=seed,
            games=self.games,
            finished=self.games,
            decisions=self.decisions,
            seconds=round(seconds, 3),
            decisions_per_second=round(self.decisions / seconds, 1),
            games_per_second=round(self.games / seconds, 1),
            wins=self.wins,
            mean_scores=[round(score / games, 3) for score in self.scores],
            mean_rounds=round(self.rounds / self.counted, 4) if self.counted else None,
            mean_decisions=round(self.decisions / games, 4),
            reasons=dict(sorted(self.reasons.items())),
            digest=self.digest.hexdigest(),
        )
