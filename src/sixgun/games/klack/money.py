"""Bundles of bills: (a, b) is a bills of 1,000 and b bills of 2,000. KLACK-001: never exchanged."""

from __future__ import annotations

from typing import Final

Bundle = tuple[int, ...]  # always a pair; the compiled engine would take a declared pair apart at every turn
MOST: Final = 6 * 6  # KLACK-007: bills of one kind in a game of six
BUNDLES: Final[list[list[Bundle]]] = [[(a, b) for b in range(MOST + 1)] for a in range(MOST + 1)]
NOTHING: Final[Bundle] = BUNDLES[0][0]


def bundle(ones: int, twos: int) -> Bundle:
    """So many bills of each kind: made once and handed on, as money moves all the time."""
    return BUNDLES[ones][twos]


def value(money: Bundle) -> int:
    """What a bundle is worth in bulletbucks."""
    return 1000 * money[0] + 2000 * money[1]


def score_of(stacks: tuple[Bundle, ...]) -> int:
    """KLACK-083, KLACK-084: the value of these stacks, times their number."""
    worth = 0
    for stack in stacks:
        worth += value(stack)
    return worth * len(stacks)


def plus(one: Bundle, other: Bundle) -> Bundle:
    if one is NOTHING:
        return other
    return BUNDLES[one[0] + other[0]][one[1] + other[1]]


def minus(one: Bundle, other: Bundle) -> Bundle:
    if other is NOTHING:
        return one
    return BUNDLES[one[0] - other[0]][one[1] - other[1]]


def total(bundles: list[Bundle]) -> Bundle:
    """All of them together; more than there is, in a position that is yet to be refused."""
    ones = twos = 0
    for money in bundles:
        ones += money[0]
        twos += money[1]
    return ones, twos
