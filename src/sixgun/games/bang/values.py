"""The numbers that the rules ask for and powers change: the questions of the hook `value`; and what else is
known of each piece.

An entry of the tables of cards and characters says what it answers. The answers of a seat are found anew
when a card begins or stops to work for it, so that the rules only look them up: `t.value(AWAY, seat, way)`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sixgun.core.value import Value, no_answers
from sixgun.games.bang.pieces import CARDS, CHARACTERS

AWAY: Final = 0  # how far away others see the seat
SIGHT: Final = 1  # how far the seat sees
RANGE: Final = 2  # how far its weapon reaches
RAPID: Final = 3  # no limit on BANG! cards
COVER: Final = 4  # the sources of a "draw!" against a shot, as bits
FLIPS: Final = 5  # cards for each "draw!"
MISSES: Final = 6  # Missed! effects that its BANG! cards need
BOTH_WAYS: Final = 7  # BANG! and Missed! cards are the same
IN_JAIL: Final = 8
FUSE: Final = 9  # Dynamite lies there
WIDE: Final = 10  # the hand limit does not depend on life points
PEACE: Final = 11  # diamonds cards of others have no effect
WOUND_CARDS: Final = 12  # a card for each wound
WOUND_NUGGETS: Final = 13  # a nugget for each wound
BUYS_CARDS: Final = 14
BUYS_LIFE: Final = 15
MORE_CARDS: Final = 16  # cards after the rest of phase 1
MARK: Final = 17  # Wanted
TRAITS: Final = 18  # the questions before this one are told as the field `traits`
UNSEEN: Final = 18  # it takes the cards of the eliminated without showing them
DIGS: Final = 19  # it may draw from the discard pile
QUESTIONS: Final = 20

NOTHING_ELSE: Final = 0
AS_BANG: Final = 1
AS_MISSED: Final = 2
AS_BEER: Final = 3

NO_VALUE: Final[Value] = {}
NO_ANSWERS: Final = no_answers(QUESTIONS)
# Filled by the entries; characters are put behind the other pieces.
VALUES: Final[list[Value]] = [NO_VALUE] * CHARACTERS  # by piece
LIFE: Final = [0] * CHARACTERS  # by piece: the life points of a character
COUNTS_AS: Final = [NOTHING_ELSE] * CARDS  # by card: which of the cards that rules ask for it is


def enter(pieces: Iterable[int], value: Value) -> None:
    """Enter the answers of these pieces for the seat in front of which they lie."""
    for piece in pieces:
        VALUES[piece] = value
