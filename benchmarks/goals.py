"""What the figures of `peers.py` are measured against: one row a goal."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Mapping, Sequence

Samples = Mapping[str, Sequence[float]]  # of every contender, one figure a round: the less, the faster
Ratio = Callable[[Samples], list[float]]  # one a round; none where somebody did not take part

HEARTS = "OpenSpiel C++ hearts"
GAMES = {
    "bang": "BANG!",
    "bang_dice": "The Dice Game",
    "kablamo": "Kablamo",
    "klack": "Klack Klack Bang",
    "slap45": "Slap .45",
}
OTHERS = ("bang_dice", "kablamo", "klack", "slap45")


class Row:
    """One figure, what it must reach and what it should. `cost`: the less the better."""

    def __init__(self, what: str, beside: str, ratio: Ratio, must: float, goal: float, cost: bool = False):
        self.what, self.beside, self.ratio = what, beside, ratio
        self.must, self.goal, self.cost = must, goal, cost

    def value(self, samples: Samples) -> float | None:
        found = self.ratio(samples)
        return statistics.median(found) if found else None

    def spread(self, samples: Samples) -> float:
        """The middle half of the rounds over their median."""
        found = self.ratio(samples)
        if len(found) < 2:
            return 0.0
        quarters = statistics.quantiles(found, n=4)
        return (quarters[2] - quarters[0]) / quarters[1]

    def verdict(self, value: float | None) -> str:
        if value is None:
            return "not measured"
        if value <= self.goal if self.cost else value >= self.goal:
            return "goal"
        return "must" if (value <= self.must if self.cost else value >= self.must) else "short"


def over(one: str, other: str) -> Ratio:
    """The time of one over the time of the other, round by round."""
    return lambda samples: [a / b for a, b in zip(samples.get(one, ()), samples.get(other, ()), strict=False)]


def speed(ours: str, peer: str) -> Ratio:
    return over(peer, ours)


def pair(what: str, ours: str, must: tuple[float, float], goal: tuple[float, float]) -> list[Row]:
    """Decisions a second beside hearts, interpreted and compiled."""
    return [
        Row(f"{what}, {way}", HEARTS, speed(f"{way}: {ours}", HEARTS), must[place], goal[place])
        for place, way in enumerate(("interpreted", "compiled"))
    ]


def decisions() -> list[Row]:
    rows = pair("BANG! base, 5 seats: decisions/s", "play bang", (0.35, 2), (0.6, 3))
    everything = speed("compiled: everything bang", HEARTS)
    rows.append(Row("BANG! with everything, 7 seats: decisions/s, compiled", HEARTS, everything, 1.2, 2))
    for game in OTHERS:
        rows += pair(f"{GAMES[game]}: decisions/s", f"play {game}", (0.6, 2.5), (1, 4))
    return rows


def clones() -> list[Row]:
    peer = "OpenSpiel C++ hearts: clone"
    limits = {"interpreted": (7, 4), "compiled": (2, 1)}
    return [
        Row(f"{title}: clone, time, {way}", peer, over(f"{way}: clone {game}", peer), must, goal, cost=True)
        for game, title in GAMES.items()
        for way, (must, goal) in limits.items()
    ]


def searches() -> list[Row]:
    rollout = "OpenSpiel C++ only hearts: rollout"
    python, cpp = "OpenSpiel Python ISMCTS on hearts", "OpenSpiel C++ ISMCTS on hearts"
    kinds = (("rollouts", "rollout", rollout, 0.12, 0.25), ("ISMCTS", "search", python, 8, 15))
    kinds = (*kinds, ("ISMCTS", "search", cpp, 0.35, 0.7))
    return [
        Row(
            f"{title}: {what}, decisions/s, compiled",
            peer,
            speed(f"compiled: {ours} {game}", peer),
            must,
            goal,
        )
        for what, ours, peer, must, goal in kinds
        for game, title in GAMES.items()
    ]


def environments() -> list[Row]:
    peer = "PettingZoo leduc_holdem_v4"
    return [
        Row(
            f"{title}: PettingZoo environment, decisions/s, interpreted",
            peer,
            speed(f"interpreted: environment {game}", peer),
            3,
            8,
        )
        for game, title in GAMES.items()
    ]


def own_costs() -> list[Row]:
    """Ours beside ours, compiled."""
    rows = []
    for game, title in GAMES.items():
        most, fewest = f"compiled: most {game}", f"compiled: fewest {game}"
        rows.append(
            Row(f"{title}: decision, most seats", "fewest seats", over(most, fewest), 1.15, 1.03, True)
        )
        if game != "klack":
            everything = f"compiled: everything {game}"
            rows.append(
                Row(f"{title}: decision, everything on", "base", over(everything, most), 1.6, 1.25, True)
            )
    for game, title in GAMES.items():
        for what, must, goal in (("to bytes", 1.5, 0.7), ("from bytes", 2.5, 1.3)):
            ratio = over(f"compiled: {what} {game}", f"compiled: clone {game}")
            rows.append(Row(f"{title}: position {what}", "own clone", ratio, must, goal, True))
    return rows


def machine() -> list[Row]:
    batch = speed("compiled: two processes", "compiled: one process")
    imports = over("import sixgun", "import pyspiel")
    return [
        Row("batches of 100 games on two processes, games/s", "one process", batch, 1.5, 1.85),
        Row("`import sixgun`, time", "`import pyspiel`", imports, 2, 1, cost=True),
    ]


ROWS = [*decisions(), *clones(), *searches(), *environments(), *own_costs(), *machine()]
