"""Sets of dice, and what each row of faces shows: counted once, and shared by all tables."""

from __future__ import annotations

from typing import Final

from sixgun.core.rule import Invalid
from sixgun.games.bang_dice.dice import (
    A_BEER,
    A_GATLING,
    ARROW,
    BASE_DIE,
    BULLSEYE_1,
    BULLSEYE_2,
    DICE,
    DYNAMITE,
    FACES,
    MOST_DICE,
    symbols,
)

MOST_ROWS: Final = 20_000  # five dice have 7,776; the many rows of six are not all kept
COUNTED: Final = (BULLSEYE_1, BULLSEYE_2, A_BEER, A_GATLING)
# The symbols on one die, four bits for each kind of them: such numbers can be added.
WORTH: Final = {
    face: sum([symbols((face,), single) << 4 * place for place, single in enumerate(COUNTED)])
    for face in ("", *FACES)
}


class Symbols:
    """What a row of dice shows. `code` is the row as one number, three bits a die: what was rolled with it,
    or 0 for a die that is not thrown yet."""

    __slots__ = (
        "arrows",
        "beers",
        "code",
        "cup",
        "dice",
        "dynamite",
        "every",
        "gatlings",
        "loose",
        "ones",
        "twos",
    )

    def __init__(self, cup: Cup, code: int) -> None:
        dice: list[str] = []
        worth, arrows, loose, dynamite = 0, 0, 0, 0
        for place, faces in enumerate(cup.faces):
            face = faces[code >> 3 * place & 7]
            dice.append(face)
            worth += WORTH[face]
            if face == ARROW:
                arrows |= 1 << place
            if face == DYNAMITE:
                dynamite += 1
            else:
                loose |= 1 << place
        self.cup: Cup = cup
        self.code: int = code
        self.dice: tuple[str, ...] = tuple(dice)
        self.every: int = (1 << len(dice)) - 1  # all dice: a mask
        self.arrows: int = arrows  # those that show an arrow: a mask
        self.loose: int = loose  # those that are not locked: a mask
        self.dynamite: int = dynamite
        self.ones: int = worth & 15
        self.twos: int = worth >> 4 & 15
        self.beers: int = worth >> 8 & 15
        self.gatlings: int = worth >> 12 & 15

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Symbols) and other.cup is self.cup and other.code == self.code

    def __hash__(self) -> int:
        return hash(self.dice)


class Cup:
    """A set of dice, with every row that they have shown so far."""

    __slots__ = ("_rows", "_seen", "faces", "kinds", "unthrown")

    def __init__(self, kinds: tuple[str, ...]) -> None:
        self.kinds: tuple[str, ...] = kinds
        self.faces: list[tuple[str, ...]] = [("", *DICE[kind]) for kind in kinds]  # of each die, by roll
        self._rows: list[Symbols | None] = [None] * (1 << 3 * len(kinds))
        self._seen: int = 0
        self.unthrown: Symbols = self.row(0)

    def row(self, code: int) -> Symbols:
        """The row with that number."""
        found = self._rows[code]
        if found is None:
            found = Symbols(self, code)
            if self._seen < MOST_ROWS:
                self._rows[code] = found
                self._seen += 1
        return found

    def showing(self, dice: tuple[str, ...]) -> Symbols:
        """The row with these faces."""
        code, known = 0, len(dice) == len(self.kinds)
        for place, faces in enumerate(self.faces):
            if not known or dice[place] not in faces:
                raise Invalid("bad_position", f"the dice {self.kinds} cannot show {dice}")
            code |= faces.index(dice[place]) << 3 * place
        return self.row(code)


_cups: Final[dict[tuple[str, ...], Cup]] = {}


def cup_of(kinds: tuple[str, ...]) -> Cup:
    """The cup with these dice: base dice, and at most one Saloon die, which comes last."""
    found = _cups.get(kinds)
    if found is None:
        if len(kinds) > MOST_DICE or any(kind != BASE_DIE for kind in kinds[:-1]) or kinds[-1:] not in LAST:
            raise Invalid("bad_position", f"nobody throws these dice: {kinds}")
        found = _cups[kinds] = Cup(kinds)
    return found


LAST: Final[list[tuple[str, ...]]] = [(), *[(kind,) for kind in DICE]]
NO_DICE: Final = cup_of(())
TWO_DICE: Final = cup_of((BASE_DIE,) * 2)
FIVE_DICE: Final = cup_of((BASE_DIE,) * 5)
