"""How a card, a character or an equipment card is entered: what it gives, offers, follows and replaces."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sixgun.core.action import Action
from sixgun.core.power import TABLE, After, Instead, Offer, Owners, Power, Whenever
from sixgun.core.value import Value
from sixgun.games.bang.pieces import CHARACTER_NAMES, CHARACTERS, SEATS
from sixgun.games.bang.table import BangTable
from sixgun.games.bang.values import LIFE, NO_VALUE, VALUES

Deed = Callable[[BangTable, int, Any], None]
DEEDS: Final[dict[type[Action], Deed]] = {}  # what actions of phase 2 and of a last chance do without a card
USES: Final[dict[int, Callable[[BangTable, int, int], None]]] = {}  # what `use …` does, with its target
ENTRIES: Final[dict[int, Character]] = {}
NO_OFFER: Final[list[Action]] = []  # of a power that has nothing to offer now


def _seated(seat: int) -> Owners:
    """The owner is that seat, while it is in the game."""
    mine, nobody = (seat,), ()

    def owners(t: BangTable) -> tuple[int, ...]:
        return mine if seat in t.ring else nobody

    return owners


SEATED: Final = [_seated(seat) for seat in range(SEATS)]


class Character:
    """One entry of the table of characters: life points, standing numbers, and hooks."""

    __slots__ = ("name", "piece", "powers")

    def __init__(
        self,
        name: str,
        life: int = 4,
        value: Value = NO_VALUE,
        option: dict[str, Offer] | None = None,
        after: dict[type, After] | None = None,
        instead: dict[type, Instead] | None = None,
        whenever: Whenever | None = None,
    ) -> None:
        self.name = name
        self.piece = CHARACTERS + CHARACTER_NAMES.index(name)
        self.powers: list[Power] = []  # by seat, working while the seat is in the game
        if option or after or instead or whenever:
            self.powers = [
                Power(
                    name,
                    owners,
                    option=option,
                    after=after,
                    instead=instead,
                    whenever=whenever,
                    seat=seat,
                )
                for seat, owners in enumerate(SEATED)
            ]
        VALUES[self.piece] = value
        LIFE[self.piece] = life
        ENTRIES[self.piece] = self


def table_owned(t: BangTable) -> tuple[int, ...]:
    """A power of the table: of a module, or of cards that lie in front of changing players."""
    return (TABLE,)
