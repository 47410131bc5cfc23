"""Which powers answer at a table: those of its characters and of its modules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sixgun.core.power import Powers
from sixgun.games.bang_dice.characters import CHARACTERS
from sixgun.games.bang_dice.entry import Entry, of_seat, of_table
from sixgun.games.bang_dice.old_saloon.modules import modules
from sixgun.games.bang_dice.table import Answer

Key = tuple[tuple[str, ...], tuple[str, ...]]


class Arms:
    """The powers of a table, and what they answer to each question about a seat."""

    __slots__ = ("answers", "powers")

    def __init__(self, modules: list[Entry], characters: tuple[str, ...]) -> None:
        dealt = [(seat, CHARACTERS[name]) for seat, name in enumerate(characters) if name]
        powers = [of_table(entry) for entry in modules]
        self.powers: Powers = Powers([*powers, *[of_seat(entry, seat) for seat, entry in dealt]])
        seats = len(characters)
        self.answers: dict[str, Answer] = {question: Answer(seats) for question in self.powers.value}
        for entry in modules:
            for question, value in entry.value.items():
                self.answers[question].modules.append(value)
        for seat, entry in dealt:
            for question, value in entry.value.items():
                self.answers[question].own[seat] = value


_armed: Final[dict[Key, Arms]] = {}


def arms_of(characters: tuple[str, ...], options: Mapping[str, object]) -> Arms:
    """The modules first, in the order in which the rules let them act, then the characters by seat."""
    entries = modules(options)
    key = (characters, tuple([entry.name for entry in entries]))
    if key not in _armed:
        if len(_armed) > 1000:
            _armed.clear()
        _armed[key] = Arms(entries, characters)
    return _armed[key]
