"""The print on the cards and gang members: all that a picture of them needs to know."""

from __future__ import annotations

from collections.abc import Iterator

from sixgun.core.piece import Piece
from sixgun.games.slap45.cards import NAMES, TYPE, TYPES
from sixgun.games.slap45.gangs import GANG_NAMES, members_of


def pieces() -> Iterator[Piece]:
    """Every card, and every member of every gang."""
    for name, card in zip(NAMES, TYPE, strict=True):
        yield Piece(name, TYPES[card], "card")
    for gang in GANG_NAMES:
        for member in members_of(gang):
            yield Piece(member, gang, "member")
