"""Random play inside the engine: the cheapest way from a position to an end."""

from __future__ import annotations

from typing import Final

from sixgun.core.rng import Rng
from sixgun.core.step import Ask
from sixgun.core.table import Table

LONGEST: Final = 100_000


def playout(t: Table, rng: Rng) -> int:
    """Let every seat that is asked take any of its options until the game is over; how many decisions.

    The action comes out of the question's own options, so there is nothing to validate: the question is
    answered as `Table.apply` does it, without the check.
    """
    stack = t.stack
    for decisions in range(LONGEST):
        if t.result is not None:
            return decisions
        ask = stack[-1]
        assert isinstance(ask, Ask)
        seat = ask.seats(t)[0]
        options = ask.options(t, seat)
        stack.pop()
        t.forget_options()
        ask.take(t, seat, options[rng.below(len(options))])
        t.run()
    raise RuntimeError(f"{t.name} did not end within {LONGEST} decisions")
