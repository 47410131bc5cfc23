"""The print on a piece: all that a picture of it needs to know."""

from __future__ import annotations

from typing import NamedTuple


class Piece(NamedTuple):
    """One card, bullet, die or token of the box, named as in views and actions.

    Copies share a `kind`; kinds that are drawn alike share a `family`. Few families have the rest.
    """

    name: str
    kind: str
    family: str
    suit: str = ""
    rank: str = ""
    number: int = 0
    price: int = 0
    reach: int = 0
    faces: tuple[str, ...] = ()
    deadly: bool = False  # whoever it hits is out
