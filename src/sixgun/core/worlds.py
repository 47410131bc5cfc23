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
    places = [
        (pieces, place)
        for pieces in world.all_zones()
        for place, piece in enumerate(pieces)
        if piece != EMPTY and not world.known[piece] & bit
    ]
    backs: dict[str, list[tuple[list[int], int]]] = {}
    for pieces, place in places:
        backs.setdefault(world.piece_back(pieces[place]), []).append((pieces, place))
    while True:
        for back in sorted(backs):
            _deal(world, backs[back], rng)
        if world.possible():
            return


def _deal(world: Table, places: list[tuple[list[int], int]], rng: Rng) -> None:
    unknown = sorted([pieces[place] for pieces, place in places])
    masks = [(world.shown[pieces[place]], world.known[pieces[place]]) for pieces, place in places]
    rng.shuffle(unknown)
    for (pieces, place), (shown, known), piece in zip(places, masks, unknown, strict=True):
        pieces[place] = piece
        world.shown[piece], world.known[piece] = shown, known
