"""The print on the cards and gang members: all that a picture of them needs to know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sixgun.core.piece import Piece
from sixgun.games.slap45.cards import NAMES, TYPE, TYPES
from sixgun.games.slap45.gangs import GANG_NAMES, members_of

ANSWERS: Final = {  # where a hand does well to go: to a player (slap and point), the card alone, or a base
    "talkin_iron": ("player", "base"),
    "move": ("base",),
    "big_gun": ("player",),
    "gold": ("card",),
}


def pieces() -> Iterator[Piece]:
    """Every card, and every member of every gang."""
    for name, card in zip(NAMES, TYPE, strict=True):
        yield Piece(name, TYPES[card], "card", faces=ANSWERS[TYPES[card]])
    for gang in GANG_NAMES:
        for member in members_of(gang):
            yield Piece(member, gang, "member")
