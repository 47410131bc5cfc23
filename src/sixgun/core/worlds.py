"""Imagined worlds: a table that one seat cannot tell from the true one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.core.rng import Rng, Small
from sixgun.core.seats import eye
from sixgun.core.zone import EMPTY

if TYPE_CHECKING:
    from sixgun.core.table import Table


def determinise(t: Table, seat: int | None, rng: Rng) -> Table:
    """Deal anew what the seat does not know, seal anew what others have sealed, forget the true dice.

    The result depends on what the seat knows and on `rng`, on nothing else: unknown pieces are sorted
    before they are shuffled, and masks stay with their places.
    """
    world = t.clone()
    world.unshare()
    world.forget_options()
    _redeal(world, eye(t.seats, seat), rng)
    world.rng = Small(rng.word(), rng.word(), rng.word(), rng.word() | 1)
    ask = world.ask
    if ask is not None:
        world.stack[-1] = ask.imagined(world, -1 if seat is None else seat, rng)
        world.ask_top()
    return world


def _redeal(world: Table, bit: int, rng: Rng) -> None:
    hidden: dict[str, Hidden] = {}
    known = world.known
    for pieces in world.all_zones():
        for place, piece in enumerate(pieces):
            if piece != EMPTY and not known[piece] & bit:
                back = world.piece_back(piece)
                alike = hidden.get(back)
                if alike is None:
                    alike = hidden[back] = Hidden()
                alike.zones.append(pieces)
                alike.places.append(place)
    while True:
        for back in sorted(hidden):
            hidden[back].deal(world, rng)
        if world.possible():
            return


class Hidden:
    """The places of all unknown pieces with one back: the lists that they lie in, and where in these."""

    __slots__ = ("places", "zones")

    def __init__(self) -> None:
        self.zones: list[list[int]] = []
        self.places: list[int] = []

    def deal(self, world: Table, rng: Rng) -> None:
        zones, places, shown, known = self.zones, self.places, world.shown, world.known
        pieces = [zones[number][place] for number, place in enumerate(places)]
        masks_shown = [shown[piece] for piece in pieces]
        masks_known = [known[piece] for piece in pieces]
        pieces.sort()
        rng.shuffle(pieces)
        for number, piece in enumerate(pieces):
            zones[number][places[number]] = piece
            shown[piece] = masks_shown[number]
            known[piece] = masks_known[number]
