"""How hard the rigs try: a little in the everyday run, for minutes with SIXGUN_RIG=long."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pytest

if TYPE_CHECKING:
    from _pytest.mark import ParameterSet

    from tests.server.worlds import Setting

LONG: Final = os.environ.get("SIXGUN_RIG") == "long"


def size(short: int, long: int) -> int:
    """A number of attempts, by how long the rigs may take."""
    return long if LONG else short


def everyday(some: Sequence[Setting], more: Sequence[Setting]) -> list[ParameterSet]:
    """Some settings are tried every day, more of them in the long run of all tests."""
    slow = [pytest.param(setting, marks=pytest.mark.slow) for setting in more]
    return [*[pytest.param(setting) for setting in some], *slow]
