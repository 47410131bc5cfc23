"""Everything that a seat knows, as one array of numbers.

Nothing here knows a game: the layout follows from the fields, zones and questions that a table declares. An
observation has four *parts*, one after the other:

    question    who looks, who is asked, what is asked and shown, the seat's own answer so far
    fields      every declared field that the seat may see
    places      how many pieces lie in each place, and which slots of a cylinder or row are taken
    pieces      for every piece a line that says where it lies, if the seat knows it

A part consists of *blocks* with names and shapes (`blocks`): they document the whole array. How a value
becomes numbers follows from its declared type (`shapes`).

Most of what a seat sees, everybody sees, and little of it changes between two observations. So one row for
all seats is kept up to date, and an observation is a copy of it with what only that seat knows written on
top: the question, its own secret fields, the pieces that it knows and not everybody does.

The row is brought up to date by *looking* at the table:

- Tables change by events alone. If none has happened since the last look that changes anything, there is
  nothing to do (`Layout`).
- Otherwise fields and zones are compared with what they were at the last look. What differs is written anew.
- A zone that differs tells which pieces have moved. They, and those that other seats know than before, have
  their lines written: into the row if everybody knows the piece, else among the secrets of those who do.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from sixgun.core.event import Event
from sixgun.core.game import Game
from sixgun.core.table import Table
from sixgun.envs.blocks import Array, Block
from sixgun.envs.fields import Fields
from sixgun.envs.pieces import Names, Pieces
from sixgun.envs.places import Places
from sixgun.envs.question import Question
from sixgun.envs.shapes import zeros

NUMBERS: Final = np.dtype(np.float32)


class Layout:
    """How the tables of one game with these seats and options are seen, as numbers."""

    def __init__(self, game: Game, t: Table, recall: bool) -> None:
        self.recall, names = recall, Names(t)
        self.question = Question(game, t.seats, names.first)
        self.fields = Fields(t, recall, self.question.end)
        self.places = Places(t, self.fields.end)
        self.pieces = Pieces(t, self.places, names, self.places.end)
        self.row = zeros(self.size)  # what everybody sees
        self.fields.hide(self.row)
        self.quiet = quiet(Event)
        self.table, self.number = t, -1  # the table of the last look, and how many events it had seen

    @property
    def blocks(self) -> list[Block]:
        """All blocks of the array, in order."""
        parts = (self.question, self.fields, self.places, self.pieces)
        return [block for part in parts for block in part.blocks]

    @property
    def size(self) -> int:
        """The length of the array."""
        return self.pieces.end

    def observe(self, t: Table, seat: int) -> Array:
        """What the seat knows now."""
        if self._has_changed(t):
            self.fields.look(t, self.row)
            self.pieces.look(t, t.known if self.recall else t.shown, self.row)
        out = self.row[:]
        self.question.write(t, seat, out)
        self.fields.tell(t, seat, out)
        self.pieces.tell(seat, out)
        return np.frombuffer(out, NUMBERS)

    def _has_changed(self, t: Table) -> bool:
        """Is it another table, or has an event changed it since the last look?"""
        log, earlier = t.log, t.earlier
        told = self.number - earlier if t is self.table else -1
        self.table, self.number = t, earlier + len(log)
        return told < 0 or not self.quiet.issuperset(map(type, log[told:]))


def quiet(event: type[Event[Any]]) -> set[type[Event[Any]]]:
    """This class of events and those below it, as far as they change nothing."""
    found = {event} if event.apply is Event.apply else set()
    return found.union(*map(quiet, event.__subclasses__()))
