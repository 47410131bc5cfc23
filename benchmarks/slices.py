"""One process of contenders: told which of them to run for how long, it answers with the CPU time of a unit.

    python benchmarks/slices.py ours|others

The first line that it prints lists its contenders; every further line is the answer to a line of the form
`seconds name`. `peers.py` keeps several such processes and lets them run in turn.
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import sys
import time
import warnings
from collections.abc import Callable

Work = Callable[[], int]  # does something and says how many units of it were done
clock = time.process_time


class Contenders:
    """Contenders by name, made when they are first wanted; `notes` says who cannot take part, and why."""

    def __init__(self) -> None:
        self.makers: dict[str, Callable[[], Work]] = {}
        self.works: dict[str, Work] = {}
        self.notes: list[str] = []

    def add(self, name: str, maker: Callable[[], Work]) -> None:
        self.makers[name] = maker

    def check(self) -> None:
        """Make all of them and let each do its work once; whoever fails is out."""
        for name, maker in self.makers.items():
            try:
                self.works[name] = maker()
                self.works[name]()
            except Exception as error:  # a peer may fail in any way
                self.works.pop(name, None)
                first = str(error).partition("\n")[0]
                self.notes.append(f"{name}: {type(error).__name__}: {first}")

    def run(self, name: str, seconds: float) -> float:
        """Microseconds of CPU time a unit."""
        work, units, spent = self.works[name], 0, 0.0
        gc.collect()
        start = clock()
        while spent < seconds:
            units += work()
            spent = clock() - start
        return spent / units * 1e6


def main(side: str) -> None:
    warnings.filterwarnings("ignore")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    answers, sys.stdout = sys.stdout, sys.stderr  # peers may print
    contenders = Contenders()
    importlib.import_module(side).enter(contenders)
    contenders.check()
    gc.freeze()
    print(json.dumps({"names": list(contenders.works), "notes": contenders.notes}), file=answers, flush=True)
    for line in sys.stdin:
        seconds, _, name = line.rstrip("\n").partition(" ")
        print(contenders.run(name, float(seconds)), file=answers, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
