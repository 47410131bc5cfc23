"""Actions as whole numbers.

`Numbered` gives every action of a table one number that never changes: the kinds in the order of the game's
grammar, and within a kind every combination of its parts. It needs each number field of an action to have
`names` or `ranges`. `Listed` works for every game: a number is a place in the list of options.
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from itertools import product
from typing import Final, Protocol, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from sixgun.core.action import Action, the
from sixgun.core.errors import Invalid
from sixgun.core.game import Game
from sixgun.core.names import field_names, snake
from sixgun.core.table import Table

Mask = NDArray[np.int8]
BITS: Final = np.dtype(np.int8)
MOST_OPTIONS: Final = 1024  # places of `Listed` unless more are asked for
LONG: Final = 9  # so many options are quicker to find again than to mark one by one
MOST_MASKS: Final = 256  # that are kept


class Numbering(Protocol):
    """Actions of one table by number."""

    name: str
    size: int

    def legal(self, t: Table, seat: int) -> list[int]:
        """The numbers of the seat's options, in the order of the list."""

    def action(self, t: Table, seat: int, number: int) -> Action:
        """The action with that number; whether it is legal is for the table to say."""

    def number(self, t: Table, seat: int, action: Action) -> int:
        """The number of an action."""

    def mask(self, t: Table, seat: int) -> Mask:
        """1 for every option of a seat that is asked."""


class Numbered:
    """Every action has its own number at every moment of the game."""

    name = "numbered"

    def __init__(self, actions: Sequence[Action]) -> None:
        self.actions = tuple(actions)
        self.size = len(self.actions)
        self.index = {action: number for number, action in enumerate(self.actions)}
        self.parts = {(type(action), *action.parts()): number for number, action in enumerate(self.actions)}
        self.masks: dict[tuple[Action, ...], bytearray] = {}  # of long lists of options

    def legal(self, t: Table, seat: int) -> list[int]:
        index = self.index
        try:
            return [index[action] for action in t.options_of(seat)]
        except KeyError:
            return [self.number(t, seat, action) for action in t.options_of(seat)]

    def action(self, t: Table, seat: int, number: int) -> Action:
        if not 0 <= number < self.size:
            raise t.illegal(seat, f"action {number} of {self.size}")
        return self.actions[number]

    def number(self, t: Table, seat: int, action: Action) -> int:
        return self.parts[type(action), *action.parts()]

    def mask(self, t: Table, seat: int) -> Mask:
        options = t.options_of(seat)
        if len(options) < LONG:
            return np.frombuffer(self._bits(options), BITS)
        return np.frombuffer(self.kept_bits(tuple(options))[:], BITS)

    def kept_bits(self, options: tuple[Action, ...]) -> bytearray:
        """The marks of a long list of options, made once; not to be changed."""
        bits = self.masks.get(options)
        if bits is None:
            if len(self.masks) >= MOST_MASKS:
                self.masks.clear()
            bits = self.masks[options] = self._bits(options)
        return bits

    def _bits(self, options: Sequence[Action]) -> bytearray:
        bits, index = bytearray(self.size), self.index
        try:
            for action in options:
                bits[index[action]] = 1
        except KeyError:  # an action that is made anew each time
            for action in options:
                bits[self.parts[type(action), *action.parts()]] = 1
        return bits


class Listed:
    """A number is a place in the list of options at this moment."""

    name = "listed"

    def __init__(self, size: int = MOST_OPTIONS) -> None:
        self.size = size

    def legal(self, t: Table, seat: int) -> list[int]:
        offered = len(t.options_of(seat))
        if offered > self.size:
            raise Invalid("too_many_options", f"{offered} options: pass most_options={offered} or more")
        return list(range(offered))

    def action(self, t: Table, seat: int, number: int) -> Action:
        options = t.options_of(seat)
        if not 0 <= number < len(options):
            raise t.illegal(seat, f"option {number} of {len(options)}")
        return options[number]

    def number(self, t: Table, seat: int, action: Action) -> int:
        return t.options_of(seat).index(action)

    def mask(self, t: Table, seat: int) -> Mask:
        return np.frombuffer(mask(self.legal(t, seat), self.size), BITS)


def whole(t: Table, seat: int, number: SupportsIndex) -> int:
    """The number of an action as an agent gives it: a whole number of Python or NumPy, or it is refused."""
    try:
        return operator.index(number)
    except TypeError:
        raise t.illegal(seat, f"action {number!r}, which is not a whole number") from None


def numbering(game: Game, t: Table, scheme: str | None, most_options: int) -> Numbering:
    """The scheme asked for; by default, fixed numbers wherever the game allows it."""
    if scheme not in (None, "numbered", "listed"):
        raise Invalid("unknown_actions", f"actions are 'numbered' or 'listed', not {scheme!r}")
    actions = None if scheme == "listed" else every_action(game, t)
    if actions is None and scheme == "numbered":
        raise Invalid("unknown_actions", f"{game.title} does not say the ranges of its actions: use 'listed'")
    return Listed(most_options) if actions is None else Numbered(actions)


def every_action(game: Game, t: Table) -> list[Action] | None:
    """All actions of a table in a fixed order; None where a kind does not declare its ranges."""
    found: list[Action] = []
    for kind in game.grammar.actions:
        ranges = [values_of(kind, name, t) for name in field_names(kind)]
        known = [values for values in ranges if values is not None]
        if len(known) == len(ranges):
            found += [the(kind, *parts) for parts in product(*known)]
        elif kind.listed:
            return None
    return found


def values_of(kind: type[Action], name: str, t: Table) -> Sequence[int] | None:
    if name in kind.ranges:
        return kind.ranges[name](t)
    return range(len(kind.names[name])) if name in kind.names else None


def mask(numbers: Sequence[int], size: int) -> bytearray:
    """1 where an action is legal."""
    bits = bytearray(size)
    for number in numbers:
        bits[number] = 1
    return bits


class Features:
    """Actions as numbers: the place of the kind in the grammar (from 1), then the parts."""

    def __init__(self, game: Game) -> None:
        kinds = game.grammar.actions
        self.kinds = {kind: 1 + place for place, kind in enumerate(kinds)}
        self.width = 1 + max(len(field_names(kind)) for kind in kinds)
        self.rows: dict[Action, list[int]] = {}

    def document(self) -> list[str]:
        """The kinds of action by their numbers, with the names of their parts."""
        return [
            f"action {number}: {' '.join([snake(kind.__name__), *field_names(kind)])}"
            for kind, number in self.kinds.items()
        ]

    def of(self, action: Action) -> list[int]:
        """The numbers of an action; kept, if only one such action exists."""
        found = self.rows.get(action)
        if found is None:
            row = [self.kinds[type(action)], *action.parts()]
            found = row + [0] * (self.width - len(row))
            if action.listed:
                self.rows[action] = found
        return found
