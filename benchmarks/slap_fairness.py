"""Is a slap over a network judged fairly? Each seat's share of won slaps, by our judge and by arrival.

    python benchmarks/slap_fairness.py [--minutes 30] [--copies 8] [--plot benchmarks/slap_fairness.svg]

A real server in a process of its own; every seat is a client with its own WebSocket through a proxy that
holds back whatever passes, each way, by the seat's delay and a jitter of up to a third of it (at most 30 ms).
All clients react by the same distribution (`casual` of section 12 of the rules) to a card that they paint up
to a frame after it has come. They slap every gun without pointing and sit still at Move!, so no game ends.

Fair is an equal share within two percentage points. Beside it stands the share by order of arrival at the
server, which is how most online slap games judge; and the share of one client that always claims 1 ms.

Everything runs on one machine, so its own stalls are no part of the question: a round in which a timer of
either process was late by more than `STALL` is left out, whoever won it, and the number of them is told.
"""

from __future__ import annotations

import argparse
import asyncio
import bisect
import contextlib
import json
import math
import random
import socket
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any, NamedTuple
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from sixgun.core.rng import small
from sixgun.games.slap45.reaction import FULL_DECK, SKILLS, choice_time

TABLES: dict[str, list[int]] = {
    "all near": [0, 0, 0, 0],
    "mixed": [0, 20, 80, 200],
    "one far away": [0, 0, 0, 200],
    "two and two": [20, 20, 200, 200],
}
LIARS = {"mixed, near one lies": ([0, 20, 80, 200], 0), "mixed, far one lies": ([0, 20, 80, 200], 3)}
RULES = {"mode": "basic", "deal_min_ms": 0, "foreperiod_ms": [0, 200], "round_timeout_ms": 1000}
FRAME = 1 / 60
FAIR = 2.0  # percentage points
STALL = 0.05  # seconds by which a timer may be late
BEFORE = 0.06  # seconds before the card came in which a stall counts too
WATCH = """
import threading, time
def watch(path, stall):
    with open(path, "w", buffering=1) as out:
        while True:
            start = time.monotonic()
            time.sleep(0.004)
            if time.monotonic() - start - 0.004 > stall:
                print(start, time.monotonic(), file=out)
"""
SERVE = (
    WATCH
    + """
import sys
from pathlib import Path
from sixgun.server.serve import serve
from sixgun.server.settings import GENEROUS, Settings
threading.Thread(target=watch, args=(sys.argv[3], float(sys.argv[4])), daemon=True).start()
serve(Settings(port=int(sys.argv[1]), data=Path(sys.argv[2]), limits=GENEROUS))
"""
)
Span = tuple[float, float]


# -- the network ---------------------------------------------------------------------------------------------


async def proxy(port: int, delay: float) -> int:
    """A way to that port on which everything takes `delay` seconds, and sometimes longer; its own port."""

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        loop, due = asyncio.get_running_loop(), 0.0
        while data := await reader.read(65_536):
            due = max(due, loop.time() + delay + random.uniform(0, min(0.03, delay / 3)))
            loop.call_at(due, writer.write, data)
        loop.call_at(max(due, loop.time()), writer.close)

    async def through(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", port)
        await asyncio.gather(carry(reader, back), carry(there, writer), return_exceptions=True)

    server = await asyncio.start_server(through, "127.0.0.1", 0)
    opened: int = server.sockets[0].getsockname()[1]
    return opened


# -- a player ------------------------------------------------------------------------------------------------


class Racer:
    """One seat: deals when it is asked, reacts to every gun, and remembers who won."""

    def __init__(self, table: Race, seat: int, token: str, delay: int, lies: bool) -> None:
        self.table, self.seat, self.token = table, seat, token
        self.delay, self.lies = delay / 1000, lies
        self.hands = small(random.randrange(2**32))
        self.seq = 0
        self.answers = 0

    async def play(self, port: int) -> None:
        way = await proxy(port, self.delay)
        async with connect(f"ws://127.0.0.1:{way}/ws/{self.table.id}", compression=None) as line:
            await line.send(json.dumps({"type": "hello", "token": self.token}))
            async for text in line:
                await self.hear(line, json.loads(text))
                if self.table.done:
                    return

    async def hear(self, line: ClientConnection, message: dict[str, Any]) -> None:
        question = message.get("question")
        if message["type"] == "flip":
            self.table.flipped = min(self.table.flipped, time.monotonic())
            self.table.spawn(self.react(line, message))
        elif message["type"] == "receipts" and self.seat == 0:
            self.table.count(message)
        elif question and question["awaited"] and question["kind"] == "between":
            self.answers += 1
            await line.send(json.dumps({"type": "answer", "action": "deal", "id": str(self.answers)}))

    async def react(self, line: ClientConnection, flip: dict[str, Any]) -> None:
        """The card is painted, the hand reacts; what is claimed is what it really took."""
        loop = asyncio.get_running_loop()
        await asyncio.sleep(random.uniform(0, FRAME))
        painted = loop.time()
        gun = not flip["card"].startswith("move")
        wait = choice_time(self.hands, SKILLS["casual"], FULL_DECK) / 1000 if gun else 0.2
        await asyncio.sleep(wait)
        claimed = 1.0 if self.lies else (loop.time() - painted) * 1000
        self.seq += 1
        press = {"kind": "center" if gun else "leave", "round": flip["round"], "seq": self.seq}
        with contextlib.suppress(WebSocketException):  # the race is over for good
            await line.send(json.dumps({"type": "press", "claimed": claimed, **press}))


class Slap(NamedTuple):
    """One won slap: when its round was, who won it, who would have by arrival, how far off each stamp was."""

    span: Span
    judged: int
    arrived: int
    late: list[tuple[int, float]]


class Race:
    """One table that is raced at until its time is over."""

    def __init__(self, name: str, delays: list[int], liar: int, until: float) -> None:
        self.name, self.delays, self.liar, self.until = name, delays, liar, until
        self.id = ""
        self.slaps: list[Slap] = []
        self.flipped = math.inf
        self.tasks: set[asyncio.Task[None]] = set()

    @property
    def done(self) -> bool:
        return time.monotonic() >= self.until

    def spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def count(self, receipts: dict[str, Any]) -> None:
        """A dead heat is nobody's."""
        slaps = [row for row in receipts["rows"] if row["action"].startswith("slap_center")]
        if slaps and receipts["slapper"] is not None:
            first = min(slaps, key=lambda row: row["received"])["seat"]
            late = [(r["seat"], r["judged"] - r["claimed"]) for r in slaps if r["claimed"] is not None]
            span = (self.flipped - BEFORE, time.monotonic())
            self.slaps.append(Slap(span, receipts["slapper"], first, late))
        self.flipped = math.inf

    async def run(self, port: int) -> None:
        tokens = await asyncio.to_thread(self.sit_down, port)
        players = [
            Racer(self, seat, token, self.delays[seat], seat == self.liar)
            for seat, token in enumerate(tokens)
        ]
        start = asyncio.create_task(self.start(port, tokens[0]))
        await asyncio.gather(*(player.play(port) for player in players))
        await start

    def sit_down(self, port: int) -> list[str]:
        wish = {"game": "slap45", "seats": len(self.delays), "name": "P0", "options": RULES}
        first = post(port, "/api/tables", wish)
        self.id = first["table"]
        others = [
            post(port, f"/api/tables/{self.id}/join", {"name": f"P{n}"}) for n in range(1, len(self.delays))
        ]
        return [first["token"], *[other["token"] for other in others]]

    async def start(self, port: int, token: str) -> None:
        """Deal when everybody has sat down and every line is known."""
        await asyncio.sleep(3)
        async with connect(f"ws://127.0.0.1:{port}/ws/{self.id}", compression=None) as line:
            await line.send(json.dumps({"type": "hello", "token": token}))
            await line.recv()
            await line.send(json.dumps({"type": "start"}))
            await line.recv()


def post(port: int, path: str, body: dict[str, Any]) -> Any:
    url = f"http://127.0.0.1:{port}{path}"
    request = Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})
    return json.loads(urlopen(request, timeout=60).read())


# -- the result ----------------------------------------------------------------------------------------------


class Cell:
    """A share of won slaps with its 95 % interval, in percent."""

    def __init__(self, won: int, of: int) -> None:
        share = won / max(1, of)
        self.share = 100 * share
        self.half = 196 * math.sqrt(share * (1 - share) / max(1, of))

    def __str__(self) -> str:
        return f"{self.share:5.1f} ± {self.half:3.1f}"


class Result:
    """All copies of a table together, without the rounds in which the machine stalled."""

    def __init__(self, races: list[Race], stalls: list[Span]) -> None:
        self.name, self.delays, self.liar = races[0].name, races[0].delays, races[0].liar
        every = [slap for race in races for slap in race.slaps]
        kept = [slap for slap in every if not overlaps(slap.span, stalls)]
        seats = range(len(self.delays))
        self.left_out = len(every) - len(kept)
        self.judged = [len([slap for slap in kept if slap.judged == seat]) for seat in seats]
        self.arrived = [len([slap for slap in kept if slap.arrived == seat]) for seat in seats]
        self.late = [[ms for slap in kept for who, ms in slap.late if who == seat] for seat in seats]


def overlaps(span: Span, stalls: list[Span]) -> bool:
    """Was there a stall in that time? The stalls are in order."""
    place = bisect.bisect_left(stalls, (span[0], 0.0))
    before = place > 0 and stalls[place - 1][1] > span[0]
    return before or (place < len(stalls) and stalls[place][0] < span[1])


def report(races: list[Result]) -> bool:
    """Print the table; is every seat of the honest tables within two points of its share?"""
    print(
        f"{'table':<22} {'slaps':>6} {'delay':>7} {'judged, %':>14} {'by arrival, %':>15} {'off by, ms':>11}"
    )
    fair = True
    for race in races:
        total, equal = sum(race.judged), 100 / len(race.delays)
        for seat, delay in enumerate(race.delays):
            judged, arrived = Cell(race.judged[seat], total), Cell(race.arrived[seat], total)
            late = sum(race.late[seat]) / max(1, len(race.late[seat]))
            liar = " lies" if seat == race.liar else ""
            print(
                f"{race.name:<22} {total:>6} {delay:>4} ms {judged!s:>14} {arrived!s:>15} {late:>11.1f}{liar}"
            )
            fair = fair and (race.liar >= 0 or abs(judged.share - equal) <= FAIR)
    print(f"rounds left out because the machine stalled: {sum(race.left_out for race in races)}")
    print("fair: every seat of the honest tables within two points" if fair else "NOT fair within two points")
    return fair


def plot(races: list[Result], path: str) -> None:
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    honest = [race for race in races if race.liar < 0]
    figure, axes = pyplot.subplots(1, len(honest), figsize=(3.1 * len(honest), 3.4), sharey=True)
    for axis, race in zip(axes, honest, strict=True):
        total, places = sum(race.judged), range(len(race.delays))
        for shift, counts, label, colour in (
            (-0.2, race.judged, "judged by section 13", "#98301d"),
            (0.2, race.arrived, "by order of arrival", "#8a7a5a"),
        ):
            cells = [Cell(count, total) for count in counts]
            axis.bar(
                [place + shift for place in places],
                [cell.share for cell in cells],
                0.38,
                yerr=[cell.half for cell in cells],
                label=label,
                color=colour,
                capsize=3,
            )
        axis.axhspan(25 - FAIR, 25 + FAIR, color="#285a3b", alpha=0.18)
        axis.axhline(25, color="#285a3b", linewidth=1)
        axis.set_title(f"{race.name} ({total} slaps)", fontsize=10)
        axis.set_xticks(list(places), [f"{delay} ms" for delay in race.delays])
        axis.set_xlabel("delay each way")
    axes[0].set_ylabel("won slaps, % (95 % interval)")
    axes[0].legend(fontsize=8, loc="upper left")
    figure.tight_layout()
    figure.savefig(path)


async def measure(port: int, seconds: float, copies: int) -> list[list[Race]]:
    """All kinds of tables at the same time, `copies` of each; lists of copies."""
    until = time.monotonic() + seconds
    wanted = [(name, delays, -1) for name, delays in TABLES.items()]
    wanted += [(name, delays, liar) for name, (delays, liar) in LIARS.items()]
    fewer = max(1, copies // 4)  # of the tables with a liar
    races = [[Race(*one, until) for _ in range(copies if one[2] < 0 else fewer)] for one in wanted]
    await asyncio.gather(*(race.run(port) for group in races for race in group))
    return races


def spans(*paths: Path) -> list[Span]:
    """The stalls in these files, in order and without overlaps."""
    found: list[Span] = []
    lines = [line.split() for path in paths for line in path.read_text().splitlines()]
    for start, end in sorted([(float(line[0]), float(line[1])) for line in lines if len(line) == 2]):
        if found and start <= found[-1][1]:
            found[-1] = (found[-1][0], max(end, found[-1][1]))
        else:
            found.append((start, end))
    return found


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--copies", type=int, default=8, help="tables of each kind at the same time")
    parser.add_argument("--plot", default="")
    wish = parser.parse_args()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        races = run(port, folder, 60 * wish.minutes, wish.copies)
        stalls = spans(folder / "server", folder / "clients")
    results = [Result(group, stalls) for group in races]
    fair = report(results)
    if wish.plot:
        plot(results, wish.plot)
    return 0 if fair else 1


def run(port: int, folder: Path, seconds: float, copies: int) -> list[list[Race]]:
    command = [
        sys.executable,
        "-c",
        SERVE,
        str(port),
        str(folder / "s.db"),
        str(folder / "server"),
        str(STALL),
    ]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    scope: dict[str, Any] = {}
    exec(WATCH, scope)  # the same watch in both processes
    threading.Thread(target=scope["watch"], args=(folder / "clients", STALL), daemon=True).start()
    try:
        wait_for(port)
        return asyncio.run(measure(port, seconds, copies))
    finally:
        server.terminate()
        server.wait(20)


def wait_for(port: int) -> None:
    for _ in range(600):
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.1)  # there is no other sign of a server that starts
    raise SystemExit("the server does not answer")


if __name__ == "__main__":
    sys.exit(main())
