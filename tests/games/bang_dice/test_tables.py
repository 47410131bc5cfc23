"""The general properties once more, at every module with every seat count and at many combinations."""

from __future__ import annotations

import pytest

from tests.games.bang_dice.tables import LONG_TABLES, Options
from tests.properties import play_and_check


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), LONG_TABLES)
def test_random_play_leaks_nothing_at_any_combination_of_modules(seats: int, options: Options) -> None:
    for seed in range(3):
        play_and_check("bang_dice", seats, options, seed, checks=8)
