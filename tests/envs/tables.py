"""The tables at which environments are tried: of every game the first that its tests name, and for the long
run some others, to the last."""

from __future__ import annotations

import importlib
from typing import Any

import pytest

import sixgun

HOW_MANY = 6


def spread(tables: list[Any]) -> list[Any]:
    """Some of the tables, from the first to the last; all but the first for the long run."""
    last = len(tables) - 1
    places = sorted({round(part * last / (HOW_MANY - 1)) for part in range(HOW_MANY)})
    return [(*tables[place], () if place == 0 else (pytest.mark.slow,)) for place in places]


TABLES = [
    pytest.param(game, seats, options, id=f"{game}-{seats}-{'-'.join(map(str, options))}", marks=marks)
    for game in sixgun.games()
    for seats, options, marks in spread(importlib.import_module(f"tests.games.{game}.tables").TABLES)
]
EVERY_TABLE = [
    (game, seats, options)
    for game in sixgun.games()
    for seats, options in importlib.import_module(f"tests.games.{game}.tables").TABLES
]
