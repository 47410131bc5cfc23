"""Bundles of bills: (a, b) is a bills of 1,000 and b bills of 2,000. KLACK-001: never exchanged."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

Bundle = tuple[int, int]
NOTHING: Final[Bundle] = (0, 0)


def value(bundle: Bundle) -> int:
    """What a bundle is worth in bulletbucks."""
    return 1000 * bundle[0] + 2000 * bundle[1]


def plus(one: Bundle, other: Bundle) -> Bundle:
    return one[0] + other[0], one[1] + other[1]


def minus(one: Bundle, other: Bundle) -> Bundle:
    return one[0] - other[0], one[1] - other[1]


def total(bundles: Iterable[Bundle]) -> Bundle:
    ones = twos = 0
    for a, b in bundles:
        ones += a
        twos += b
    return ones, twos
