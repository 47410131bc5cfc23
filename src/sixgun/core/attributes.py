"""What lies on a table, and who may see it.

A *field* is a fact that is not a piece: a number, a flag, a list of them. A *zone* holds pieces, by number.
Two masks per piece say who sees it lying there (`shown`) and who knows what it is with a perfect memory
(`known`). Both belong to the place: whatever piece is imagined there inherits them.

Every attribute of a game's table is declared once, with how a copy of the table treats it (`copied`): what
events only ever replace is shared, what they change in place belongs to one table alone. `Table.copy` is
written by hand, because it is called for every imagined world, and held to these declarations by a test.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

NOBODY: Final = 0
OWNER: Final = 1
ALL: Final = 2
EMPTY: Final = -1  # an empty place of an ordered zone: there is no piece, and everybody sees it

# how a copy of the table treats an attribute
SHARED: Final = 0  # events replace it and never change it: copies share it
LIST: Final = 1  # events change the list: each copy has its own
LISTS: Final = 2  # events change the lists in it: each copy has its own of these too

# what an attribute is that no position has to tell
CONSTANT: Final = 0  # it follows from seats and options alone
DERIVED: Final = 1  # it follows from fields and zones: `arm` finds it anew
CACHE: Final = 2  # it says nothing of the position: what was found last


class Attribute:
    """An attribute of a table, and how a copy treats it."""

    __slots__ = ("copied", "name")

    def __init__(self, name: str, copied: int) -> None:
        self.name, self.copied = name, copied


class Field(Attribute):
    """A fact of the table. `each`: one entry per seat. Nobody sees it unless `shown` says so.

    `known` is what a perfect memory may have: a hand of bills is shown to its owner and follows from
    open events for all. For views as arrays of numbers, `words` are all that its texts can be, and `most` is
    the number of entries that a list of changing length has room for.
    """

    __slots__ = ("each", "known", "most", "shape", "shown", "words")

    def __init__(
        self,
        name: str,
        shape: object,
        shown: int = NOBODY,
        known: int = ALL,
        each: bool = False,
        words: Sequence[str] = (),
        most: int = 0,
        copied: int = SHARED,
    ) -> None:
        super().__init__(name, copied)
        self.shape, self.shown, self.known, self.each = shape, shown, known, each
        self.words, self.most = words, most

    def look(self, value: object, seat: int | None, recall: bool) -> object:
        """The value as that seat may see it; `None` stands for what it may not."""
        level = self.known if recall else self.shown
        if level == ALL:
            return plain(value)
        if level == OWNER and self.each and isinstance(value, list):
            return [plain(entry) if owner == seat else None for owner, entry in enumerate(value)]
        return None


class Zone(Attribute):
    """A place for pieces: one, or one per seat. In an unordered zone nobody can tell hidden pieces apart."""

    __slots__ = ("each", "ordered")

    def __init__(self, name: str, each: bool = False, ordered: bool = True, copied: int = SHARED) -> None:
        super().__init__(name, copied)
        self.each, self.ordered = each, ordered

    @property
    def is_shared(self) -> bool:
        """Do copies of a table have piece lists in common?"""
        return self.copied < (LISTS if self.each else LIST)


class Besides(Attribute):
    """An attribute that is no part of the position: a constant of the table, something derived, a cache."""

    __slots__ = ("kind",)

    def __init__(self, name: str, kind: int, copied: int = SHARED) -> None:
        super().__init__(name, copied)
        self.kind = kind


def plain(value: object) -> object:
    """JSON-ready: tuples and lists become new lists."""
    if isinstance(value, (tuple, list)):
        return [entry if isinstance(entry, (int, str)) else plain(entry) for entry in value]
    return value
