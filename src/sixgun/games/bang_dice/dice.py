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


def symbols(dice: tuple[str, ...], single: str) -> int:
    """How many symbols of one kind the dice show."""
    total, double = 0, DOUBLE[single]
    for face in dice:
        if face == single:
            total += 1
        elif face == double:
            total += 2
    return total


def bulls_eyes(dice: tuple[str, ...]) -> int:
    """How many Bull's Eyes of both distances the dice show."""
    return symbols(dice, BULLSEYE_1) + symbols(dice, BULLSEYE_2)


def number(dice: tuple[str, ...], face: str) -> int:
    """How many of the dice show that face."""
    total = 0
    for shown in dice:
        if shown == face:
            total += 1
    return total


def showing(dice: tuple[str, ...], face: str) -> int:
    """Which of the dice show that face: a mask."""
    mask = 0
    for place, shown in enumerate(dice):
        if shown == face:
            mask |= 1 << place
    return mask


# A row of dice is also one number, four bits a die: 0 for a die not thrown yet, else the place of its face
# among all faces, counted from 1.
DIGITS: Final = {"": 0, **{face: digit for digit, face in enumerate(FACES, 1)}}
SPELT: Final = ("", *FACES)
ROLLED: Final = {kind: [DIGITS[face] for face in faces] for kind, faces in DICE.items()}
COUNTED: Final = (BULLSEYE_1, BULLSEYE_2, A_BEER, A_GATLING)
# The symbols on one die, four bits for each kind of them: such numbers can be added.
WORTH: Final = [
    sum([symbols((face,), single) << 4 * place for place, single in enumerate(COUNTED)]) for face in SPELT
]


class Symbols:
    """What a row of dice shows, counted once. There is one for each row of faces, which all tables share."""

    __slots__ = ("arrows", "beers", "code", "dice", "dynamite", "every", "gatlings", "loose", "ones", "twos")

    def __init__(self, dice: tuple[str, ...]) -> None:
        code, worth, arrows, loose, dynamite = 0, 0, 0, 0, 0
        for place, face in enumerate(dice):
            digit = DIGITS[face]
            code |= digit << 4 * place
            worth += WORTH[digit]
            if face == ARROW:
                arrows |= 1 << place
            if face == DYNAMITE:
                dynamite += 1
            else:
                loose |= 1 << place
        self.dice: tuple[str, ...] = dice
        self.code: int = code
        self.every: int = (1 << len(dice)) - 1  # all dice: a mask
        self.arrows: int = arrows  # those that show an arrow: a mask
        self.loose: int = loose  # those that are not locked: a mask
        self.dynamite: int = dynamite
        self.ones: int = worth & 15
        self.twos: int = worth >> 4 & 15
        self.beers: int = worth >> 8 & 15
        self.gatlings: int = worth >> 12 & 15

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Symbols) and other.dice == self.dice

    def __hash__(self) -> int:
        return hash(self.dice)


def spelt_out(code: int, dice: int) -> tuple[str, ...]:
    """So many dice by their number."""
    return tuple([SPELT[code >> 4 * place & 15] for place in range(dice)])


_by_faces: Final[dict[tuple[str, ...], Symbols]] = {}
_by_code: Final[list[dict[int, Symbols]]] = [{} for _ in range(MOST_DICE + 1)]  # for so many dice
MOST_ROWS: Final = 20_000  # there are 7,776 of five base dice; with six dice and the Saloon dice many more


def symbols_of(dice: tuple[str, ...]) -> Symbols:
    """What these dice show."""
    found = _by_faces.get(dice)
    if found is None:
        if len(_by_faces) >= MOST_ROWS:
            _by_faces.clear()
        found = _by_faces[dice] = Symbols(dice)
    return found


def symbols_coded(code: int, dice: int) -> Symbols:
    """What so many dice with that number show."""
    rows = _by_code[dice]
    found = rows.get(code)
    if found is None:
        if len(rows) >= MOST_ROWS:
            rows.clear()
        found = rows[code] = symbols_of(spelt_out(code, dice))
    return found
