"""Standing numbers of a seat that cards in front of it and its character change: the `value` powers.

An entry of the table of cards says what it gives; events add it when the card begins to work and take it away
when it stops, so that the rules only look a number up.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sixgun.games.bang.pieces import PIECES

AWAY: Final = 0  # others see the seat that much farther away
SIGHT: Final = 1  # the seat sees others that much nearer
RANGE: Final = 2  # how much farther than a Colt .45 its weapon reaches
RAPID: Final = 3  # no limit on BANG! cards
BARREL: Final = 4  # sources of a Barrel "draw!": 1 the card, 2 Jourdonnais
FLIPS: Final = 5  # extra cards for each "draw!"
MISSES: Final = 6  # extra Missed! effects that its BANG! cards need
BOTH_WAYS: Final = 7  # BANG! and Missed! cards are the same
IN_JAIL: Final = 8
FUSE: Final = 9  # Dynamite lies there
BELT: Final = 10
PEACE: Final = 11  # Calumet
BOOTS: Final = 12
CHARM: Final = 13
PAN: Final = 14
SACK: Final = 15
PICK: Final = 16
MARK: Final = 17  # Wanted
TRAITS: Final = 18

Gift = tuple[int, int]  # a trait and the amount
NO_TRAIT: Final = -1
NOTHING: Final = (NO_TRAIT, 0)

GIFTS: Final[list[Gift]] = [NOTHING] * PIECES  # by piece; filled by the entries of cards and characters
LIFE: Final = [0] * PIECES  # by piece: the life points of a character


def gives(pieces: Iterable[int], gift: Gift) -> None:
    """What these pieces give to the seat in front of which they lie."""
    for piece in pieces:
        GIFTS[piece] = gift


def give(traits: list[int], piece: int) -> None:
    """What a piece gives is added."""
    trait, amount = GIFTS[piece]
    if trait != NO_TRAIT:
        traits[trait] += amount


def take_back(traits: list[int], piece: int) -> None:
    """What a piece gave is taken away."""
    trait, amount = GIFTS[piece]
    if trait != NO_TRAIT:
        traits[trait] -= amount
