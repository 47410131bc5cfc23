"""Which powers answer at a table: those of its characters and of its modules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sixgun.core.power import Powers
from sixgun.core.value import Answers, answers_of
from sixgun.games.bang_dice.characters import CHARACTERS
from sixgun.games.bang_dice.entry import Entry, of_seat, of_table
from sixgun.games.bang_dice.old_saloon.modules import modules
from sixgun.games.bang_dice.questions import QUESTIONS

MOST_TABLES: Final = 1000  # so many seatings of characters are kept
ACTING: Final = {c.name for c in CHARACTERS.values() if c.option or c.after or c.instead}


class Arms:
    """The modules in use at a table, and every character beside them: found out once, and shared by all such
    tables. `unpowered` is answered about a player who is out (DICE-143, DICE-408)."""

    __slots__ = ("_modules", "_powers", "answers", "unpowered")

    def __init__(self, modules: list[Entry]) -> None:
        self._modules = modules
        self._powers: dict[tuple[str, ...], Powers] = {}
        of_modules = [entry.value for entry in modules]
        self.unpowered: Answers = answers_of(QUESTIONS, of_modules)
        self.answers: dict[str, Answers] = {"": self.unpowered}  # by character, if there is one
        for name, character in CHARACTERS.items():
            self.answers[name] = answers_of(QUESTIONS, [*of_modules, character.value])

    def powers(self, characters: tuple[str, ...]) -> Powers:
        """The modules first, in the order in which the rules let them act, then the characters by seat."""
        acting = tuple([name if name in ACTING else "" for name in characters])
        found = self._powers.get(acting)
        if found is None:
            if len(self._powers) > MOST_TABLES:
                self._powers.clear()
            owned = [of_seat(CHARACTERS[name], seat) for seat, name in enumerate(acting) if name]
            found = self._powers[acting] = Powers([*map(of_table, self._modules), *owned])
        return found


_arms: Final[dict[tuple[str, ...], Arms]] = {}


def arms_of(options: Mapping[str, object]) -> Arms:
    """The powers that these options put on the table."""
    entries = modules(options)
    key = tuple([entry.name for entry in entries])
    found = _arms.get(key)
    if found is None:
        found = _arms[key] = Arms(entries)
    return found
