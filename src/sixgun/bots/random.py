"""The player who takes any option, each equally likely, without looking."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sixgun.core.action import Action
from sixgun.core.rng import Rng, small


class Random:
    """Uniform over the options; the same seed gives the same choices."""

    __slots__ = ("rng",)

    def __init__(self, seed: int = 0) -> None:
        self.rng: Rng = small(seed)

    def choose(self, view: Mapping[str, object], options: Sequence[Action]) -> Action:
        return self.rng.pick(options)
