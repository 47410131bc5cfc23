"""What a seat knows as one array of numbers, laid out from the declared fields and zones of a table.

Nothing here knows a game. The blocks of the array, in order: the seat, who is asked, the question and what it
shows, the own answer so far, every field that the seat may see, the number of pieces in every place, which
places of a cylinder or row are taken, and for every piece where it lies if the seat knows it.

What everybody sees is kept in one row, and written anew where it has changed; an observation is a copy of
that row with what only its seat knows.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from sixgun.core.event import Event
from sixgun.core.game import Game
from sixgun.core.table import Table
from sixgun.envs.fields import Fields
from sixgun.envs.pieces import Pieces
from sixgun.envs.question import Question
from sixgun.envs.shapes import zeros

Array = NDArray[np.float32]
NUMBERS: Final = np.dtype(np.float32)


class Block:
    """A stretch of the array: where it begins, its shape and what it says."""

    def __init__(self, name: str, start: int, shape: tuple[int, ...], text: str) -> None:
        self.name, self.start, self.shape, self.text = name, start, shape, text

    @property
    def size(self) -> int:
        return int(np.prod(self.shape))

    def of(self, observation: Array) -> Array:
        """This stretch of an observation, in its shape."""
        return observation[self.start : self.start + self.size].reshape(self.shape)


def quiet(event: type[Event[Any]]) -> set[type[Event[Any]]]:
    """That class and those below it whose events change nothing, since they do not say how."""
    found = {event} if event.apply is Event.apply else set()
    return found.union(*map(quiet, event.__subclasses__()))


class Layout:
    """How the table of one game with these seats and options is seen, as numbers."""

    def __init__(self, game: Game, t: Table, recall: bool) -> None:
        self.recall = recall
        self.fields, self.pieces = Fields(t, recall), Pieces(t)
        self.question = Question(game, t.seats, self.pieces.row)
        self.blocks: list[Block] = []
        self.size = 0
        self.question.lay(self._add)
        self.fields.lay(self._add)
        self.pieces.lay(self._add)
        self.row = zeros(self.size)
        self.fields.hide(self.row)
        self.table, self.number = t, -1  # when it was looked at last
        self.quiet = quiet(Event)

    def _add(self, name: str, shape: tuple[int, ...], text: str) -> int:
        """A further block; where it begins."""
        block = Block(name, self.size, shape, text)
        self.blocks.append(block)
        self.size += block.size
        return block.start

    def observe(self, t: Table, seat: int) -> Array:
        """What the seat knows now."""
        if self._has_changed(t):
            self.fields.look(t, self.row)
            self.pieces.look(t, t.known if self.recall else t.shown, self.row)
        out = self.row[:]
        self.question.write(t, seat, out)
        if self.fields.own:
            self.fields.add(t, seat, out)
        self.pieces.add(seat, out)
        return np.frombuffer(out, NUMBERS)

    def _has_changed(self, t: Table) -> bool:
        """Is it another table, or has an event changed it since the last look? Nothing else does."""
        number, log = t.number, t.log
        told = len(log) - number + self.number if t is self.table else -1
        self.table, self.number = t, number
        return told < 0 or not self.quiet.issuperset(map(type, log[told:]))
