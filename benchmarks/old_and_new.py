"""An earlier revision beside the working tree, in one interleaved run.

    .venv/bin/python benchmarks/old_and_new.py REV [--rounds 11] [--slice 0.1] [--compiled]
                                                   [--games bang,klack] [--only REGEX]

Each revision runs its own `slices.py` and `ours.py` in a process of its own, so that names may change between
them; contenders that both have are compared. In every round each contender runs for two slices of CPU time
next to each other, old and new in random order. A figure is the median over the rounds of the speed of the
new one divided by that of the old one, with the quartiles beside it: above 1, the working tree is faster.
"""

from __future__ import annotations

import argparse
import io
import random
import re
import statistics
import subprocess
import sys
import tarfile
from pathlib import Path

from peers import Process
from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parents[1]
REVISIONS = ROOT / "build/revisions"
USUAL = "^(play|fewest|most|everything|clone|rollout|environment) "
Samples = dict[str, list[float]]


def exported(revision: str) -> Path:
    """The files of a revision in a folder of its own, kept for the next time."""
    command = ["git", "rev-parse", "--short=12", f"{revision}^{{commit}}"]
    name = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()
    tree = REVISIONS / name
    if not tree.is_dir():
        files = subprocess.run(["git", "archive", name], cwd=ROOT, check=True, capture_output=True).stdout
        with tarfile.open(fileobj=io.BytesIO(files)) as archive:
            archive.extractall(tree, filter="data")
    return tree


def process(tree: Path, compiled: bool) -> Process:
    """The contenders of one tree, interpreted or compiled anew where its source has changed."""
    if compiled:
        subprocess.run([sys.executable, "-m", "tools.compile"], cwd=tree, check=True)
    return Process("ours", tree / ("build/compiled" if compiled else "src"), tree / "benchmarks")


def shared(old: Process, new: Process, games: list[str], only: str) -> list[str]:
    """The contenders that both trees have and that were asked for."""
    found = [name for name in new.names if name in old.names and re.search(only, name)]
    return [name for name in found if not games or name.split()[-1] in games]


def measure(old: Process, new: Process, names: list[str], rounds: int, seconds: float) -> Samples:
    """The speed of the new tree beside the old one, once per round; a first round only warms up."""
    samples: Samples = {name: [] for name in names}
    for number in range(rounds + 1):
        print(f"round {number} of {rounds}", file=sys.stderr, flush=True)
        for name in random.sample(names, len(names)):
            times = {side: side.run(name, seconds) for side in random.sample([old, new], 2)}
            if number:
                samples[name].append(times[old] / times[new])
    return samples


def show(samples: Samples, title: str) -> None:
    grid = Table("contender", "new ÷ old", "quartiles", title=title)
    for name, ratios in samples.items():
        low, median, high = statistics.quantiles(ratios, n=4)
        grid.add_row(name, f"{median:.2f}", f"{low:.2f} to {high:.2f}")
    Console(width=100).print(grid)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("revision", metavar="REV", help="what the working tree is compared with")
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--slice", type=float, default=0.1, help="CPU seconds of a contender in a round")
    parser.add_argument("--compiled", action="store_true", help="compile both trees first")
    parser.add_argument("--games", default="", help="comma-separated; all by default")
    parser.add_argument("--only", default=USUAL, help="a regular expression on the contenders' names")
    args = parser.parse_args()
    if args.rounds < 2:
        parser.error("quartiles need two rounds or more")
    old, new = process(exported(args.revision), args.compiled), process(ROOT, args.compiled)
    names = shared(old, new, [game for game in args.games.split(",") if game], args.only)
    samples = measure(old, new, names, args.rounds, args.slice)
    for side in (old, new):
        side.close()
    engine = "compiled" if args.compiled else "interpreted"
    show(samples, f"working tree beside {args.revision}, {engine}, {args.rounds} rounds")
    for note in (*old.notes, *new.notes):
        print(f"not measured: {note}")


if __name__ == "__main__":
    main()
