"""Secrecy, conservation and copies over random play of every game, at the tables that its tests name."""

from __future__ import annotations

import importlib
from typing import Any

import pytest

import sixgun
from tests.properties import check_every_fact_is_declared, play_and_check


def tables(*lists: str) -> list[Any]:
    """The tables that the games' tests name in these lists."""
    found = []
    for game in sixgun.games():
        module = importlib.import_module(f"tests.games.{game}.tables")
        for seats, options in [table for name in lists for table in getattr(module, name, [])]:
            words = "-".join(
                f"{value:.12}" if isinstance(value, str) else str(value) for value in options.values()
            )
            found.append(pytest.param(game, seats, options, id=f"{game}-{seats}-{words}"))
    return found


TABLES = tables("TABLES")
ALL_TABLES = tables("TABLES", "MORE_TABLES")


@pytest.mark.both
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_random_play_leaks_nothing_and_loses_nothing(game: str, seats: int, options: dict[str, Any]) -> None:
    play_and_check(game, seats, options, seed=1, checks=5)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "options"), ALL_TABLES)
def test_long_random_play_leaks_nothing_and_loses_nothing(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    for seed in range(100, 104):
        play_and_check(game, seats, options, seed, checks=15)


@pytest.mark.parametrize("game", sixgun.games())
def test_every_fact_of_a_table_is_a_declared_field_or_zone(game: str) -> None:
    seats, options = importlib.import_module(f"tests.games.{game}.tables").TABLES[0]
    check_every_fact_is_declared(sixgun.new(game, seats=seats, seed=1, **options))
