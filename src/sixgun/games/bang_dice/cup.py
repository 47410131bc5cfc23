"""Sets of dice, and what each row of faces shows: counted once, and shared by all tables."""

from __future__ import annotations

from typing import Final

from sixgun.core.errors import Invalid
from sixgun.core.rng import Rng
from sixgun.core.rows import join
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
    IMMEDIATE,
    MOST_DICE,
    PLACES_IN,
    ROLLS,
    symbols,
)

MOST_ROWS: Final = 20_000  # five dice have 7,776; the many rows of six are not all kept
COUNTED: Final = (BULLSEYE_1, BULLSEYE_2, A_BEER, A_GATLING, DYNAMITE)
# The symbols on one die, four bits for each kind of them: such numbers can be added.
WORTH: Final = {
    face: sum([symbols((face,), single) << 4 * place for place, single in enumerate(COUNTED)])
    for face in ("", *FACES)
}
# Of the dice in a mask: how many they are, their places in the number of a row, and their bits there.
ONES_IN: Final = [len(dice) for dice in PLACES_IN]
PLACES: Final = [[3 * die for die in dice] for dice in PLACES_IN]
BITS: Final = [sum([7 << place for place in places]) for places in PLACES]


class Symbols:
    """The symbols on a row of dice: a shorter row and one more die. `code` is the row as one number, three
    bits per die: what was rolled with it, or 0 for a die that is not thrown yet."""

    __slots__ = (
        "arrows",
        "beers",
        "code",
        "cup",
        "dice",
        "dynamite",
        "every",
        "gatlings",
        "immediate",
        "loose",
        "ones",
        "twos",
        "worth",
    )

    def __init__(self, cup: Cup, code: int, rest: Symbols | None) -> None:
        self.cup: Cup = cup
        self.code: int = code
        self.dice: tuple[str, ...] = ()
        self.every: int = 0  # all dice: a mask
        self.arrows: int = 0  # those that show an arrow: a mask
        self.immediate: int = 0  # those with a result that is applied at once: a mask
        self.loose: int = 0  # those that are not locked: a mask
        self.worth: int = 0
        if rest is not None:
            face, last = cup.faces[code >> cup.place], rest.every + 1
            self.dice = join(rest.dice, face)
            self.every = rest.every | last
            self.arrows = rest.arrows | last if face == ARROW else rest.arrows
            self.immediate = rest.immediate | last if face in IMMEDIATE else rest.immediate
            self.loose = rest.loose if face == DYNAMITE else rest.loose | last
            self.worth = rest.worth + WORTH[face]
        worth = self.worth
        self.ones: int = worth & 15
        self.twos: int = worth >> 4 & 15
        self.beers: int = worth >> 8 & 15
        self.gatlings: int = worth >> 12 & 15
        self.dynamite: int = worth >> 16

    def thrown(self, mask: int, rng: Rng) -> Symbols:
        """The row after the dice of the mask are thrown, each for itself (DICE-004, DICE-053)."""
        code = self.code & ~BITS[mask] | rng.rolls(6, PLACES[mask])
        return self.cup.rows[code] or self.cup.row(code)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Symbols) and other.cup is self.cup and other.code == self.code

    def __hash__(self) -> int:
        return hash(self.dice)


class Cup:
    """A set of dice, with every row that they have shown so far: the same set without its last die, and the
    faces of that one by roll."""

    __slots__ = ("_seen", "faces", "fewer", "kinds", "place", "rows", "unthrown")

    def __init__(self, kinds: tuple[str, ...], fewer: Cup | None) -> None:
        self.kinds: tuple[str, ...] = kinds
        self.fewer: Cup | None = fewer
        self.faces: tuple[str, ...] = ("", *DICE[kinds[-1]]) if kinds else ()
        self.place: int = 3 * len(kinds) - 3  # of the last die in the number of a row
        self.rows: list[Symbols | None] = [None] * (1 << 3 * len(kinds))
        self._seen: int = 0
        self.unthrown: Symbols = self.row(0)

    def row(self, code: int) -> Symbols:
        """The row with that number."""
        found = self.rows[code]
        if found is None:
            fewer = self.fewer
            rest = fewer.row(code & (1 << self.place) - 1) if fewer is not None else None
            found = Symbols(self, code, rest)
            if self._seen < MOST_ROWS:
                self.rows[code] = found
                self._seen += 1
        return found

    def showing(self, dice: tuple[str, ...]) -> Symbols:
        """The row with these faces."""
        code = 0
        for place, face in enumerate(dice):
            code |= ROLLS.get(face, 0) << 3 * place
        found = self.row(code) if len(dice) == len(self.kinds) else self.unthrown
        if found.dice != dice:
            raise Invalid("bad_position", f"the dice {self.kinds} cannot show {dice}")
        return found


_cups: Final[dict[tuple[str, ...], Cup]] = {}


def cup_of(kinds: tuple[str, ...]) -> Cup:
    """The cup with these dice: base dice, and at most one Saloon die, which comes last."""
    found = _cups.get(kinds)
    if found is None:
        if len(kinds) > MOST_DICE or any(kind != BASE_DIE for kind in kinds[:-1]) or kinds[-1:] not in LAST:
            raise Invalid("bad_position", f"nobody throws these dice: {kinds}")
        found = _cups[kinds] = Cup(kinds, cup_of(kinds[:-1]) if kinds else None)
    return found


LAST: Final[list[tuple[str, ...]]] = [(), *[(kind,) for kind in DICE]]
NO_DICE: Final = cup_of(())
TWO_DICE: Final = cup_of((BASE_DIE,) * 2)
FIVE_DICE: Final = cup_of((BASE_DIE,) * 5)
