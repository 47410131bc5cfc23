"""Random play inside the engine: the cheapest way from a position to an end."""

from __future__ import annotations

from typing import Final

from sixgun.core.rng import Rng
from sixgun.core.table import Table

LONGEST: Final = 100_000


def playout(t: Table, rng: Rng) -> int:
    """Let every seat that is asked take any of its options until the game is over; how many decisions.

    The action comes out of the question's own options, so there is nothing to validate.
    """
    for decisions in range(LONGEST):
        ask = t.ask
        if ask is None:
            return decisions
        seat = ask.next_seat(t)
        options = t.options_of(seat)
        t.answer(ask, seat, options[rng.below(len(options))])
    raise RuntimeError(f"{t.name} did not end within {LONGEST} decisions")
