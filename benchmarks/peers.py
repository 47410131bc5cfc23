"""Our games beside the engines that researchers use, in one interleaved run.

    python3 tasks.py compile
    .venv/bin/python benchmarks/peers.py [--rounds 11] [--slice 0.1] [--only REGEX] [--write]

In every round each contender runs for a short slice of CPU time, in random order over all processes (peers,
ours interpreted, ours compiled). A figure is the median over the rounds of the ratio inside one round, so
that a noisy machine disturbs both sides alike. `--write` puts the tables into benchmarks/README.md.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import json
import os
import platform
import random
import re
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from goals import HEARTS, ROWS, Row, Samples
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from sixgun.arena.many import plan, play_batch

HERE = Path(__file__).resolve().parent
COMPILED = HERE.parent / "build/compiled"
PACKAGES = ("open_spiel", "rlcard", "pettingzoo", "pgx", "jax", "numpy", "mypy")
MARKS = "<!-- peers: begin -->\n", "<!-- peers: end -->\n"
BATCHES = 6
Slice = Callable[[float], float]


class Process:
    """A process of `slices.py`, idle until it is told to run one of its contenders."""

    def __init__(self, side: str, path: Path | None = None, folder: Path = HERE) -> None:
        env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        if path:
            env["PYTHONPATH"] = str(path)
        pipe = subprocess.PIPE
        command = [sys.executable, str(folder / "slices.py"), side]
        self.child = subprocess.Popen(command, env=env, stdin=pipe, stdout=pipe, text=True)
        hello = json.loads(self._read())
        self.names: list[str] = hello["names"]
        self.notes: list[str] = hello["notes"]

    def run(self, name: str, seconds: float) -> float:
        assert self.child.stdin
        self.child.stdin.write(f"{seconds} {name}\n")
        self.child.stdin.flush()
        return float(self._read())

    def close(self) -> None:
        assert self.child.stdin
        self.child.stdin.close()
        self.child.wait()

    def _read(self) -> str:
        assert self.child.stdout
        line = self.child.stdout.readline()
        if not line:
            raise SystemExit("a process of contenders has ended early; its message is above")
        return line


class Pool:
    """Batches of a hundred games on one or two processes: elapsed time, as CPU time would not show it."""

    def __init__(self, jobs: int, path: Path) -> None:
        self.jobs = jobs
        env = {**os.environ, "PYTHONPATH": str(path)}
        command = [sys.executable, str(HERE / "peers.py"), "--batches"]
        pipe = subprocess.PIPE
        self.children = [
            subprocess.Popen(command, env=env, stdin=pipe, stdout=pipe, text=True) for _ in range(jobs)
        ]
        for child in self.children:
            child.stdout.readline()  # type: ignore[union-attr]

    def run(self, seconds: float) -> float:
        """Microseconds a batch; each process takes its share of them."""
        start = time.perf_counter()
        for child in self.children:
            child.stdin.write(f"{BATCHES // self.jobs}\n")  # type: ignore[union-attr]
            child.stdin.flush()  # type: ignore[union-attr]
        for child in self.children:
            child.stdout.readline()  # type: ignore[union-attr]
        return (time.perf_counter() - start) / BATCHES * 1e6

    def close(self) -> None:
        for child in self.children:
            child.stdin.close()  # type: ignore[union-attr]
            child.wait()


def serve_batches() -> None:
    """The other end of `Pool`."""
    chosen = plan("bang", 5, {"gold_rush": False}, "random")
    play_batch(chosen, range(10))
    print("ready", flush=True)
    for line in sys.stdin:
        for number in range(int(line)):
            play_batch(chosen, range(100 * number, 100 * number + 100))
        print("done", flush=True)


def import_time(statement: str) -> Slice:
    """Microseconds of CPU time that a fresh interpreter takes more than an empty one."""

    def spent(code: str) -> float:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, "-c", code], check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    return lambda seconds: max(spent(statement) - spent("pass"), 1e-4) * 1e6


# -- running -------------------------------------------------------------------------------------------------


def contenders(only: str) -> tuple[dict[str, Slice], list[str], list[Process | Pool]]:
    """Everybody who takes part, who cannot and why, and what is to be closed."""
    sides: list[tuple[str, Process]] = [("", Process("others")), ("interpreted: ", Process("ours"))]
    notes = []
    if (COMPILED / "sixgun").is_dir():
        sides.append(("compiled: ", Process("ours", COMPILED)))
    else:
        notes.append("there is no compiled engine: run `python3 tasks.py compile` first")
    slices: dict[str, Slice] = {}
    for prefix, process in sides:
        notes += [prefix + note for note in process.notes]
        for name in process.names:
            slices[prefix + name] = lambda seconds, p=process, n=name: p.run(n, seconds)  # type: ignore[misc]
    pools = [Pool(jobs, COMPILED) for jobs in (1, 2)] if len(sides) == 3 else []
    slices |= {f"compiled: {'one process' if p.jobs == 1 else 'two processes'}": p.run for p in pools}
    slices |= {name: import_time(name) for name in ("import sixgun", "import pyspiel")}
    kept = {name: run for name, run in slices.items() if re.search(only, name) or name == HEARTS}
    return kept, notes, [*[process for _, process in sides], *pools]


def measure(slices: dict[str, Slice], rounds: int, seconds: float) -> dict[str, list[float]]:
    """The figures of all, one a round; a first round only warms up."""
    samples: dict[str, list[float]] = {name: [] for name in slices}
    columns = TextColumn("{task.description:<44.44}"), BarColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=len(slices) * (rounds + 1))
        for number in range(rounds + 1):
            if not progress.console.is_terminal:
                print(f"round {number} of {rounds}", file=sys.stderr, flush=True)
            for name in random.sample(sorted(slices), len(slices)):
                progress.update(task, description=f"{number}/{rounds} {name}")
                figure = slices[name](seconds if number else min(seconds, 0.05))
                if number:
                    samples[name].append(figure)
                progress.advance(task)
    return samples


# -- telling -------------------------------------------------------------------------------------------------


def number(value: float | None) -> str:
    return "–" if value is None else f"{value:.0f}" if value >= 100 else f"{value:.3g}"


def goal_table(rows: list[Row], samples: Samples) -> list[list[str]]:
    lines = [["what", "beside", "measured", "spread", "must", "goal", "reached"]]
    for row in rows:
        value = row.value(samples)
        sign = "≤ " if row.cost else "≥ "
        limits = [sign + number(row.must), sign + number(row.goal)]
        figures = [number(value), f"{row.spread(samples):.0%}"]
        lines.append([row.what, row.beside, *figures, *limits, row.verdict(value)])
    return lines


def contender_table(samples: Samples) -> list[list[str]]:
    lines = [["contender", "µs a unit", "spread", "speed beside hearts"]]
    for name, figures in samples.items():
        ratio = [base / own for base, own in zip(samples[HEARTS], figures, strict=False)]
        quarters = statistics.quantiles(figures, n=4) if len(figures) > 1 else [1.0, 1.0, 1.0]
        spread = f"{(quarters[2] - quarters[0]) / quarters[1]:.0%}"
        beside = number(statistics.median(ratio)) if is_play(name) else ""
        lines.append([name, number(statistics.median(figures)), spread, beside])
    return lines


def is_play(name: str) -> bool:
    """Is the unit a decision of random play?"""
    words = name.split(": ")
    peer = words[0].startswith(("OpenSpiel", "RLCard", "PettingZoo", "pgx"))
    ours = len(words) == 2 and words[1].startswith(("play", "fewest", "most", "everything", "environment"))
    return (peer and len(words) == 1 and " only " not in name and "ISMCTS" not in name) or ours


def markdown(lines: list[list[str]]) -> str:
    head, *rest = lines
    rule = ["---" if place < 2 else "---:" for place in range(len(head))]
    return "".join(f"| {' | '.join(line)} |\n" for line in (head, rule, *rest))


def setting(rounds: int, seconds: float) -> str:
    versions = []
    for package in PACKAGES:
        try:
            versions.append(f"{package} {importlib.metadata.version(package)}")
        except importlib.metadata.PackageNotFoundError:
            versions.append(f"{package} is not installed")
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    run = f"{rounds} interleaved rounds of {seconds} CPU seconds"
    return f"Python {platform.python_version()}, {', '.join(versions)}; {cores} cores; {run}."


def report(samples: Samples, notes: list[str], rounds: int, seconds: float) -> str:
    rows = [row for row in ROWS if row.ratio(samples)]
    parts = [setting(rounds, seconds), markdown(goal_table(rows, samples))]
    parts += ["\n".join(f"- Not measured: {note}" for note in notes)] if notes else []
    parts += ["All contenders (a unit is a decision, a copy, a batch or an import):"]
    return "\n\n".join([*parts, markdown(contender_table(samples))]) + "\n"


def write(text: str) -> None:
    """Between the two marks of the README."""
    path = HERE / "README.md"
    before, _, rest = path.read_text("utf-8").partition(MARKS[0])
    _, _, after = rest.partition(MARKS[1])
    path.write_text(f"{before}{MARKS[0]}{text}{MARKS[1]}{after}", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--slice", type=float, default=0.1, help="CPU seconds of a contender in a round")
    parser.add_argument("--only", default="", help="a regular expression on the contenders' names")
    parser.add_argument("--write", action="store_true", help="put the tables into benchmarks/README.md")
    parser.add_argument("--json", type=Path, help="also write the figures of every round here")
    parser.add_argument("--batches", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.batches:
        return serve_batches()
    slices, notes, processes = contenders(args.only)
    samples = measure(slices, args.rounds, args.slice)
    for process in processes:
        process.close()
    text = report(samples, notes, args.rounds, args.slice)
    print(text)
    if args.json:
        args.json.write_text(json.dumps(samples, indent=1))
    if args.write:
        write(text)
    return None


if __name__ == "__main__":
    main()
