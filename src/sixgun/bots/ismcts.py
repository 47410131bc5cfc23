"""The player who searches: Monte Carlo tree search over information sets.

Every try begins in another world that the seat cannot tell from the true one, walks down the trees, and ends
with random play. Each seat has a tree of its own, whose path is what that seat has done and seen: what others
decide secretly moves only their own tree, so that nobody answers a sealed bid before it is opened.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import Final

from sixgun.bots.player import View, Worlds
from sixgun.bots.playout import playout
from sixgun.core.action import Action
from sixgun.core.event import Result
from sixgun.core.rng import Rng, small
from sixgun.core.seats import ranking
from sixgun.core.step import Sealed, SealedParts
from sixgun.core.table import AnyAsk, Table

ITERATIONS: Final = 300
CURIOSITY: Final = 0.7
WIDTH: Final = 1.0  # how fast new options are tried: so many times the root of the visits
VICTORY: Final = 0.5  # what winning is worth; the rest is the rank by scores


class Node:
    """The outcome of one way to get here: how often it was taken, and the sum of its results."""

    __slots__ = ("children", "decided", "offered", "visits", "worth")

    def __init__(self) -> None:
        self.visits: int = 0
        self.decided: int = 0  # how often the next decision was made here
        self.worth: float = 0.0
        self.offered: dict[Action, int] = {}  # in how many worlds each option was possible here
        self.children: dict[Action, Node] = {}

    def child(self, action: Action) -> Node:
        found = self.children.get(action)
        if found is None:
            found = self.children[action] = Node()
        return found

    def promise(self, offered: int) -> float:
        """Upper confidence bound; `offered` counts the worlds in which this was possible at all."""
        visits = float(self.visits)
        return self.worth / visits + CURIOSITY * math.sqrt(math.log(float(offered)) / visits)


class Ismcts:
    """Tries the options out so many times, or for so many seconds; the same seed gives the same choices."""

    __slots__ = ("iterations", "rng", "seconds")

    def __init__(self, seed: int = 0, iterations: int = ITERATIONS, seconds: float = 0.0) -> None:
        self.rng: Rng = small(seed)
        self.iterations: int = iterations
        self.seconds: float = seconds  # 0: as long as it takes

    def choose(self, view: View, options: Sequence[Action]) -> Action:
        raise AssertionError("a searching player needs worlds to try things out in: call search")

    def search(self, worlds: Worlds, options: Sequence[Action]) -> Action:
        """The option that was tried most often."""
        if len(options) == 1:
            return options[0]
        tried = self.grow(worlds)
        best, most = options[0], -1
        for option in options:
            node = tried.children.get(option)
            if node is not None and node.visits > most:
                best, most = option, node.visits
        return best

    def grow(self, worlds: Worlds) -> Node:
        """The tree of the own seat after all tries."""
        roots = [Node() for _ in range(worlds.seats)]
        end = time.perf_counter() + self.seconds if self.seconds else math.inf
        for _ in range(self.iterations):
            self.attempt(worlds.sample(self.rng), roots)
            if self.seconds and time.perf_counter() > end:
                break
        return roots[worlds.seat]

    def attempt(self, t: Table, roots: list[Node]) -> int:
        """One try: down the trees, then at random to the end; how many decisions that took."""
        path: list[tuple[int, Node]] = []
        decisions = self.descend(t, roots[:], path) + playout(t, self.rng)
        assert t.result is not None
        worth = worths(t.result, t.seats)
        for seat, node in path:
            node.visits += 1
            node.worth += worth[seat]
        return decisions

    def descend(self, t: Table, nodes: list[Node], path: list[tuple[int, Node]]) -> int:
        """Take the most promising options until one is taken for the first time."""
        decisions, fresh = 0, False
        while not fresh:
            ask = t.ask
            if ask is None:
                break
            seat = ask.next_seat(t)
            options = t.options_of(seat)
            action = options[0] if len(options) == 1 else self.select(nodes[seat], options)
            if len(options) > 1:
                fresh = self.follow(nodes, seat, action, is_secret(ask, seat), path)
            t.apply(seat, action)
            decisions += 1
        return decisions

    def select(self, node: Node, options: list[Action]) -> Action:
        """The option that promises most, or every now and then one that was never tried."""
        untried: list[Action] = []
        best, most = options[0], -1.0
        for option in options:
            offered = node.offered.get(option, 0) + 1
            node.offered[option] = offered
            child = node.children.get(option)
            if child is None or child.visits == 0:
                untried.append(option)
                continue
            promise = child.promise(offered)
            if promise > most:
                best, most = option, promise
        node.decided += 1
        tried = len(options) - len(untried)
        is_narrow = tried < WIDTH * math.sqrt(float(node.decided))
        return self.rng.pick(untried) if untried and is_narrow else best

    def follow(
        self, nodes: list[Node], seat: int, action: Action, secret: bool, path: list[tuple[int, Node]]
    ) -> bool:
        """One step down in the tree of whoever decides, and of all who see it; whether it is the first."""
        chosen = nodes[seat].child(action)
        path.append((seat, chosen))
        for other in range(len(nodes)):
            if other == seat or not secret:
                nodes[other] = nodes[other].child(action)
        return chosen.visits == 0


def is_secret(ask: AnyAsk, seat: int) -> bool:
    """Is the answer hidden from the others for now?"""
    return ask.window or isinstance(ask, (Sealed, SealedParts)) or ask.draft(seat) is not None


def worths(result: Result, seats: int) -> list[float]:
    """The worth of an end to each seat, from 0 to 1."""
    ranks = ranking(result.scores)
    below = (1.0 - VICTORY) / (seats - 1)
    return [VICTORY * (seat in result.winners) + below * (seats - ranks[seat]) for seat in range(seats)]
