"""Which powers answer at a table: those of its characters and of its modules."""

from __future__ import annotations

from collections.abc import Mapping

from sixgun.core.power import Power, Powers
from sixgun.games.bang_dice.characters import CHARACTERS
from sixgun.games.bang_dice.entry import of_seat, of_table
from sixgun.games.bang_dice.old_saloon.modules import modules

Key = tuple[tuple[str, ...], tuple[str, ...]]
_armed: dict[Key, Powers] = {}


def powers_of(characters: tuple[str, ...], options: Mapping[str, object]) -> Powers:
    """The modules first, in the order in which the rules let them act, then the characters by seat."""
    entries = modules(options)
    key = (characters, tuple([entry.name for entry in entries]))
    if key not in _armed:
        if len(_armed) > 1000:
            _armed.clear()
        powers: list[Power] = [of_table(entry) for entry in entries]
        dealt = [(seat, name) for seat, name in enumerate(characters) if name]
        _armed[key] = Powers([*powers, *[of_seat(CHARACTERS[name], seat) for seat, name in dealt]])
    return _armed[key]
