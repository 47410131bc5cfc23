"""The contract that every player keeps, whatever it is made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, cast

from sixgun.core.action import Action
from sixgun.core.rng import Rng
from sixgun.core.table import Table
from sixgun.core.worlds import Imagination

View = Mapping[str, object]


class Player(Protocol):
    """Chooses one of the options from what its seat knows (`table.view(seat, recall=True)`)."""

    def choose(self, view: View, options: Sequence[Action], /) -> Action: ...


class Worlds:
    """Stands in for a view when a player searches: tables that its seat cannot tell from the true one."""

    __slots__ = ("_imagination", "seat", "seats")

    def __init__(self, true: Table, seat: int) -> None:
        self._imagination: Imagination = Imagination(true, seat)
        self.seat: int = seat
        self.seats: int = true.seats

    def sample(self, rng: Rng) -> Table:
        return self._imagination.world(rng)


class Searcher(Protocol):
    """Chooses by trying things out: whoever has `search` is asked for it in place of `choose`."""

    def choose(self, view: View, options: Sequence[Action], /) -> Action: ...

    def search(self, worlds: Worlds, options: Sequence[Action], /) -> Action: ...


def as_searcher(player: Player) -> Searcher | None:
    """The player, if it searches."""
    return cast("Searcher", player) if hasattr(player, "search") else None
