"""The dice and what their faces count as: sections 2.1 and 2.2 of the rules."""

from __future__ import annotations

from typing import Final

ARROW: Final = "arrow"
DYNAMITE: Final = "dynamite"
BROKEN_ARROW: Final = "broken_arrow"
BULLET: Final = "bullet"

BASE_DIE: Final = "base_die"
LOUDMOUTH_DIE: Final = "loudmouth_die"
COWARD_DIE: Final = "coward_die"

# A face has the same number on every die that shows it, so that a scripted roll can be a word.
DICE: Final[dict[str, tuple[str, ...]]] = {
    BASE_DIE: (ARROW, DYNAMITE, "bullseye_1", "bullseye_2", "beer", "gatling"),
    LOUDMOUTH_DIE: (ARROW, DYNAMITE, "double_bullseye_1", "double_bullseye_2", BULLET, "double_gatling"),
    COWARD_DIE: (ARROW, DYNAMITE, "bullseye_1", BROKEN_ARROW, "beer", "double_beer"),
}
BASE_FACES: Final = DICE[BASE_DIE]
FACES: Final = (
    *DICE[BASE_DIE],
    "double_bullseye_1",
    "double_bullseye_2",
    BULLET,
    "double_gatling",
    BROKEN_ARROW,
    "double_beer",
)
ROLLS: Final = {face: roll for faces in DICE.values() for roll, face in enumerate(faces, 1)}

# DICE-082: a double face counts as two single symbols everywhere.
ONES: Final = {"bullseye_1": 1, "double_bullseye_1": 2}
TWOS: Final = {"bullseye_2": 1, "double_bullseye_2": 2}
BULLS_EYE: Final = {**ONES, **TWOS}
BEERS: Final = {"beer": 1, "double_beer": 2}
GATLINGS: Final = {"gatling": 1, "double_gatling": 2}
# All that a face counts as, four bits for each kind of symbol: a sum over the dice counts every kind at once.
OF_ONES: Final = 0
OF_TWOS: Final = 4
OF_BEERS: Final = 8
OF_GATLINGS: Final = 12
OF_DYNAMITE: Final = 16
SYMBOLS: Final = {
    face: ONES.get(face, 0) << OF_ONES
    | TWOS.get(face, 0) << OF_TWOS
    | BEERS.get(face, 0) << OF_BEERS
    | GATLINGS.get(face, 0) << OF_GATLINGS
    | int(face == DYNAMITE) << OF_DYNAMITE
    for face in FACES
}

MOST_DICE: Final = 6  # José Delgado and Tequila Joe
FATAL: Final = 3  # DICE-055, DICE-083: so many dynamite end the rolling and cost a life point


def symbols(dice: tuple[str, ...], kind: dict[str, int]) -> int:
    """How many symbols of one kind the dice show."""
    total = 0
    for face in dice:
        total += kind.get(face, 0)
    return total


def tally(dice: tuple[str, ...]) -> int:
    """How many symbols of every kind the dice show: `tally(dice) >> OF_BEERS & 15` are the beers."""
    total = 0
    for face in dice:
        total += SYMBOLS[face]
    return total


def number(dice: tuple[str, ...], face: str) -> int:
    """How many of the dice show that face."""
    total = 0
    for shown in dice:
        if shown == face:
            total += 1
    return total


def showing(dice: tuple[str, ...], face: str, among: int) -> int:
    """How many of the dice in the mask show that face."""
    total = 0
    for place, shown in enumerate(dice):
        if shown == face and among >> place & 1:
            total += 1
    return total
