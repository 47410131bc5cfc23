"""The table as far as it is in the log: nobody who comes is told of anything that a crash could undo."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from sixgun.core.table import Table
    from sixgun.server.room.messages import Numbers


class Kept(NamedTuple):
    """A table, how much of its story is in the log, and the numbers that go with it."""

    table: Table
    events: int
    numbers: Numbers

    def frozen(self) -> Kept:
        """As it is now, whatever happens from here on."""
        return Kept(self.table.clone(), self.events, copy.deepcopy(self.numbers))
