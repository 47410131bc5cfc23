"""Is a slap judged fairly by the rules of section 13? Shares of won slaps on drawn networks.

    python benchmarks/slap_simulated.py [rounds]

The same question as `slap_fairness.py`, without sockets and machine: pings, claims, stamps and buckets are
those of `sixgun.server.race.timing`, the network is drawn (a delay each way, and a jitter of up to a third
of it, 30 ms at most), so that thousands of rounds take seconds. Fair is an equal share within two percentage
points; beside it stand the share by order of arrival, and the share of a client that always claims 1 ms.
"""

from __future__ import annotations

import math
import random
import sys

from sixgun.core.rng import Rng, small
from sixgun.games.slap45.reaction import FULL_DECK, SKILLS, choice_time
from sixgun.server.race.timing import Line, Receipt, RoundTimes

TABLES = {
    "equal, near": [0, 0, 0, 0],
    "mixed": [0, 20, 80, 200],
    "one far away": [0, 0, 0, 200],
    "two and two": [20, 20, 200, 200],
}
CASUAL = SKILLS["casual"]
FRAME = 16.7  # between the message and the painted frame


class Client:
    """A player behind a line: delay each way in ms, and jitter up to a share of it."""

    def __init__(self, delay: float, lies: bool, chance: random.Random) -> None:
        self.delay, self.lies, self.chance = delay, lies, chance
        self.line = Line()
        self.nonce = 0

    def way(self) -> float:
        return self.delay + 0.5 + self.chance.uniform(0, max(2.0, min(30.0, 0.3 * self.delay)))

    def ping(self, now: float) -> None:
        self.nonce += 1
        self.line.ping(self.nonce, now)
        self.line.pong(self.nonce, now + self.way() + self.way())


def play(clients: list[Client], rounds: int, hands: Rng) -> tuple[list[float], list[float]]:
    """Shares of won slaps by our judge and by arrival; a dead heat is nobody's."""
    ours, arrival = [0] * len(clients), [0] * len(clients)
    now = 0.0
    for number in range(rounds):
        now = warm_up(clients, now)
        times = RoundTimes({s: c.line.measure(now) for s, c in enumerate(clients)}, str(number))
        stamps = [slap(times, seat, client, now, hands) for seat, client in enumerate(clients)]
        award(ours, [receipt.judged for receipt in stamps])
        award(arrival, [receipt.received for receipt in stamps])
        for seat, client in enumerate(clients):
            client.line.settle(times.measures[seat], [stamps[seat]])
        now += 5000
    return [won / max(1, sum(ours)) for won in ours], [won / max(1, sum(arrival)) for won in arrival]


def warm_up(clients: list[Client], now: float) -> float:
    for _ in range(5):
        now += 1000
        for client in clients:
            client.ping(now)
    return now + 900


def slap(times: RoundTimes, seat: int, client: Client, now: float, hands: Rng) -> Receipt:
    """The card goes out, is painted, the hand reacts, the claim comes back."""
    times.reveal(seat, now)
    reaction = choice_time(hands, CASUAL, FULL_DECK) + client.chance.random()
    frame = client.chance.uniform(0, FRAME)
    received = now + client.way() + frame + reaction + client.way()
    return times.receive(seat, received, 1.0 if client.lies else reaction)


def award(wins: list[int], ticks: list[float] | list[int]) -> None:
    first = min(ticks)
    if list(ticks).count(first) == 1:
        wins[list(ticks).index(first)] += 1


def interval(share: float, rounds: int) -> float:
    """Half the width of the 95 % interval, in percentage points."""
    return 196 * math.sqrt(share * (1 - share) / rounds)


def report(rounds: int) -> None:
    print(f"{rounds} rounds a table; share of won slaps in %, 95 % interval; fair is 25")
    print(f"{'table':<14} {'delay':>6} {'judged':>14} {'by arrival':>14} {'liar judged':>14}")
    for name, delays in TABLES.items():
        honest = play(seats(delays, -1), rounds, small(seed(name)))
        for seat, delay in enumerate(delays):
            lying = play(seats(delays, seat), rounds // 4, small(seed(name) + seat))[0][seat]
            cells = [honest[0][seat], honest[1][seat], lying]
            sizes = [rounds, rounds, rounds // 4]
            shown = [f"{100 * c:6.1f} ± {interval(c, n):4.1f}" for c, n in zip(cells, sizes, strict=True)]
            print(f"{name:<14} {delay:>4}ms " + " ".join(f"{cell:>14}" for cell in shown))


def seed(name: str) -> int:
    """Another one for each table."""
    return sum(name.encode())


def seats(delays: list[int], liar: int) -> list[Client]:
    return [Client(delay, seat == liar, random.Random(100 + seat)) for seat, delay in enumerate(delays)]


if __name__ == "__main__":
    report(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)
