"""The print on the dice, roles and characters: all that a picture of them needs to know."""

from __future__ import annotations

from collections.abc import Iterator

from sixgun.core.piece import Piece
from sixgun.games.bang_dice.characters import CHARACTERS
from sixgun.games.bang_dice.dice import DICE
from sixgun.games.bang_dice.roles import CARD_NAMES, ROLES


def pieces() -> Iterator[Piece]:
    """Every piece with a name. Roles of one type are one family, whatever powers they have."""
    for kind, faces in DICE.items():
        yield Piece(kind, kind, "die", faces=faces)
    for name, role in zip(CARD_NAMES, ROLES, strict=True):
        yield Piece(name, role.kind, role.type)
    for name, character in CHARACTERS.items():
        yield Piece(name, name, "character", number=character.life)
