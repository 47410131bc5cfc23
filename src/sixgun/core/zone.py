"""What lies on a table, and who may see it.

A *field* is a fact that is not a piece: a number, a flag, a list of them. A *zone* holds pieces, by number.
Two masks a piece say who sees it lying there (`shown`) and who knows what it is with a perfect memory
(`known`). Both belong to the place: whatever piece is imagined there inherits them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

NOBODY: Final = 0
OWNER: Final = 1
ALL: Final = 2
EMPTY: Final = -1  # an empty place of an ordered zone: there is no piece, and everybody sees it


class Field:
    """A fact of the table. `each`: one entry a seat. Nobody sees it unless `shown` says so.

    `known` is what a perfect memory may have: a hand of bills is shown to its owner and follows from
    open events for all. For views as arrays of numbers, `words` are all that its texts can be, and `most` is
    the number of entries that a list of changing length has room for.
    """

    __slots__ = ("each", "known", "most", "name", "shape", "shown", "words")

    def __init__(
        self,
        name: str,
        shape: object,
        shown: int = NOBODY,
        known: int = ALL,
        each: bool = False,
        words: Sequence[str] = (),
        most: int = 0,
    ) -> None:
        self.name, self.shape, self.shown, self.known, self.each = name, shape, shown, known, each
        self.words, self.most = tuple(words), most

    def look(self, value: object, seat: int | None, recall: bool) -> object:
        """The value as that seat may see it; `None` stands for what it may not."""
        level = self.known if recall else self.shown
        if level == ALL:
            return plain(value)
        if level == OWNER and self.each and isinstance(value, list):
            return [plain(entry) if owner == seat else None for owner, entry in enumerate(value)]
        return None


class Zone:
    """A place for pieces: one, or one a seat. In an unordered zone nobody can tell hidden pieces apart."""

    __slots__ = ("each", "name", "ordered")

    def __init__(self, name: str, each: bool = False, ordered: bool = True) -> None:
        self.name, self.each, self.ordered = name, each, ordered


def plain(value: object) -> object:
    """JSON-ready: tuples and lists become new lists."""
    if isinstance(value, (tuple, list)):
        return [entry if isinstance(entry, (int, str)) else plain(entry) for entry in value]
    return value
