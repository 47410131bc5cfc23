"""The figures of one server. Labels are few and never name a room, a person or an address."""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector

from sixgun.server.watch.pulse import Pulse

CODES: Final = 200  # different codes of refusals that are counted apart
OTHER: Final = "other"
KEY: Final = 16  # bytes that make the short names of rooms
FAST: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Watch:
    """Counts what happens, in a registry of its own; and knows each room by a name that opens no door."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.key = secrets.token_bytes(KEY)  # of this process, until the house's own is known
        self.answers = self._times("answer", "From reading an answer to telling what came of it")
        self.appends = self._times("append", "To write actions to the log for good")
        self.thoughts = self._times("thinking", "For one answer of a bot")
        self.pulse = Pulse(self._times("loop_lag", "By which the event loop is late"))
        self.rooms_failed = self._count("rooms_failed", "Rooms that an error of ours has ended")
        self.moves = Tally(self._counter("moves", "Actions in the log", "game"))
        self.refusals = Tally(self._counter("refusals", "Messages refused on sockets", "code"))
        self.turned_away = Tally(self._counter("turned_away", "Sockets that were not let in", "code"))
        self.requests = Tally(self._counter("http_responses", "Answers to requests", "status"))
        ProcessCollector(registry=self.registry)

    def _times(self, name: str, text: str) -> Histogram:
        return Histogram(f"sixgun_{name}_seconds", text, buckets=FAST, registry=self.registry)

    def _count(self, name: str, text: str) -> Counter:
        return Counter(f"sixgun_{name}", text, registry=self.registry)

    def _counter(self, name: str, text: str, label: str) -> Counter:
        return Counter(f"sixgun_{name}", text, [label], registry=self.registry)

    def logged(self, game: str, moves: int, seconds: float) -> None:
        """So many actions of a game are on the disk."""
        self.appends.observe(seconds)
        self.moves.add(game, moves)
        self.pulse.moves += moves

    def name_of(self, room: str) -> str:
        """A short name for a room: its id would let anybody in, and this leads nobody to it."""
        return blake2b(room.encode(), digest_size=5, key=self.key).hexdigest()


class Tally:
    """A counter by one label. Values beyond the first few hundred are counted as `other`."""

    def __init__(self, counter: Counter) -> None:
        self._counter = counter
        self._children: dict[str, Counter] = {}

    def add(self, label: str, amount: int = 1) -> None:
        child = self._children.get(label)
        if child is None:
            label = label if len(self._children) < CODES else OTHER
            child = self._children.setdefault(label, self._counter.labels(label))
        child.inc(amount)
