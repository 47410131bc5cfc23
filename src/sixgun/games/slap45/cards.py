"""The shootout cards: four types, told apart by their numbers."""

from __future__ import annotations

from typing import Final

TALKIN_IRON: Final = 0
MOVE: Final = 1
BIG_GUN: Final = 2
GOLD: Final = 3

TYPES: Final = ("talkin_iron", "move", "big_gun", "gold")
COUNTS: Final = (20, 20, 10, 17)
FIRST_GOLD: Final = 50  # pieces 0-19 are Talkin' Iron, 20-39 Move!, 40-49 Big Gun, 50-66 Gold

TYPE: Final = [card for card, count in enumerate(COUNTS) for _ in range(count)]
NAMES: Final = [f"{TYPES[card]}_{number + 1}" for card in range(4) for number in range(COUNTS[card])]


def pieces(powers: bool) -> int:
    """SLAP-120: without powers there is no Gold."""
    return len(TYPE) if powers else FIRST_GOLD


def types(powers: bool) -> tuple[int, ...]:
    """The card types of a mode."""
    return (TALKIN_IRON, MOVE, BIG_GUN, GOLD) if powers else (TALKIN_IRON, MOVE, BIG_GUN)
