"""The games, found by folder: there is no list to edit.

The package can be called, because `sixgun.games()` lists the games and `import sixgun.games.bang` must work.
"""

from __future__ import annotations

import copyreg
import importlib
import os
import sys
from collections.abc import Callable
from types import ModuleType
from typing import TYPE_CHECKING

from sixgun.core import packing
from sixgun.core.errors import Invalid

if TYPE_CHECKING:
    from sixgun.core.game import Game
    from sixgun.core.table import Table


_found: dict[str, Game] = {}


def names() -> list[str]:
    """All games on the shelf."""
    shelf = os.path.dirname(__file__)
    return sorted([name for name in os.listdir(shelf) if os.path.exists(f"{shelf}/{name}/__init__.py")])


sys.modules[__name__].__class__ = type("Shelf", (ModuleType,), {"__call__": lambda shelf: names()})


def find(name: str) -> Game:
    """The game of that name."""
    if name not in _found:
        if name not in names():
            raise Invalid("unknown_game", f"there is no game '{name}'; there are: {', '.join(names())}")
        _found[name] = importlib.import_module(f"sixgun.games.{name}").GAME
        copyreg.pickle(_found[name].table, pickled)
    return _found[name]


def unpack(content: bytes) -> Table:
    """The table that `pack` wrote."""
    return packing.unpack(find, content)


def pickled(t: Table) -> tuple[Callable[[bytes], Table], tuple[bytes]]:
    """A table is pickled as its position, without the log, like a clone."""
    return unpack, (t.pack(),)
