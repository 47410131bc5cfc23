"""The dice and what their faces count as: sections 2.1 and 2.2 of the rules."""

from __future__ import annotations

from typing import Final

ARROW: Final = "arrow"
DYNAMITE: Final = "dynamite"
BULLSEYE_1: Final = "bullseye_1"
BULLSEYE_2: Final = "bullseye_2"
A_BEER: Final = "beer"
A_GATLING: Final = "gatling"
BROKEN_ARROW: Final = "broken_arrow"
BULLET: Final = "bullet"

IMMEDIATE: Final = (ARROW, BROKEN_ARROW, BULLET)  # DICE-060: applied at once

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
DOUBLE: Final = {
    BULLSEYE_1: "double_bullseye_1",
    BULLSEYE_2: "double_bullseye_2",
    A_BEER: "double_beer",
    A_GATLING: "double_gatling",
}

MOST_DICE: Final = 6  # José Delgado and Tequila Joe
FATAL: Final = 3  # DICE-055, DICE-083: so many dynamite end the rolling and cost a life point


# by mask: the places of the dice in it
PLACES_IN: Final = [[die for die in range(MOST_DICE) if mask >> die & 1] for mask in range(1 << MOST_DICE)]


def symbols(dice: tuple[str, ...], single: str) -> int:
    """How many symbols of one kind the dice show."""
    total, double = 0, DOUBLE.get(single)
    for face in dice:
        if face == single:
            total += 1
        elif face == double:
            total += 2
    return total


def bulls_eyes(dice: tuple[str, ...]) -> int:
    """How many Bull's Eyes of both distances the dice show."""
    return symbols(dice, BULLSEYE_1) + symbols(dice, BULLSEYE_2)


def showing(dice: tuple[str, ...], face: str) -> int:
    """Which of the dice show that face: a mask."""
    mask = 0
    for place, shown in enumerate(dice):
        if shown == face:
            mask |= 1 << place
    return mask
