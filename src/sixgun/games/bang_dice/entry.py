"""Entries: what a character or a module answers, typed for this game's table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, cast

from sixgun.core.action import Action
from sixgun.core.power import TABLE, Power
from sixgun.core.step import Step
from sixgun.core.table import Table
from sixgun.core.value import Value
from sixgun.games.bang_dice.resolution import Aim
from sixgun.games.bang_dice.table import DiceTable

Offer = Callable[[DiceTable, int, Aim], list[Action]]
After = Callable[[DiceTable, int, Any], Step[DiceTable] | None]
Instead = Callable[[DiceTable, int, Any], Step[DiceTable] | None]


class Entry:
    """One line of a table of powers: five kinds of answer, of which this game needs four."""

    __slots__ = ("after", "instead", "name", "option", "value")

    def __init__(
        self,
        name: str,
        value: Value | None = None,
        option: dict[str, Offer] | None = None,
        after: dict[type, After] | None = None,
        instead: dict[type, Instead] | None = None,
    ) -> None:
        self.name = name
        self.value: Value = value or {}
        self.option: dict[str, Offer] = option or {}
        self.after: dict[type, After] = after or {}
        self.instead: dict[type, Instead] = instead or {}


class Character(Entry):
    """A character: its life points, its ability, and the module without which it stays in the box."""

    __slots__ = ("life", "needs")

    def __init__(
        self,
        name: str,
        life: int,
        needs: str = "",
        value: Value | None = None,
        option: dict[str, Offer] | None = None,
        after: dict[type, After] | None = None,
        instead: dict[type, Instead] | None = None,
    ) -> None:
        super().__init__(name, value, option, after, instead)
        self.life, self.needs = life, needs


_of_seat: Final[dict[tuple[str, int], Power]] = {}


def of_seat(entry: Character, seat: int) -> Power:
    """The power of the player on that seat, as long as they are living (DICE-143, DICE-408)."""
    found = _of_seat.get((entry.name, seat))
    if found is None:
        owners = cast("Any", partial(_while_living, (seat,)))
        found = _power(entry, owners, seat)
        _of_seat[entry.name, seat] = found
    return found


def of_table(entry: Entry) -> Power:
    """The power of a module."""
    return _power(entry, _always, TABLE)


def _power(entry: Entry, owners: Callable[[Table], Sequence[int]], seat: int) -> Power:
    """The answers of an entry but for `value`, which the table looks up by itself."""
    return Power(
        entry.name,
        owners,
        option=cast("Any", entry.option),
        after=cast("Any", entry.after),
        instead=cast("Any", entry.instead),
        seat=seat,
    )


def _while_living(seats: tuple[int, ...], t: DiceTable) -> Sequence[int]:
    return seats if t.living[seats[0]] else ()


def _always(t: Table) -> Sequence[int]:
    return (TABLE,)
