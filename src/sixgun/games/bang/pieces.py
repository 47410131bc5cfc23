"""The pieces of BANG! with Gold Rush, by number: 80 playing cards, 24 equipment cards, roles, characters.

The entries of cards, equipment and characters say what is printed on each; here they are put in their places.
"""

from __future__ import annotations

from typing import Final

from sixgun.core.piece import Piece

SEATS: Final = 7  # at most
SPADES: Final = 0
HEARTS: Final = 1
DIAMONDS: Final = 2
CLUBS: Final = 3
SUITS: Final = "shdc"
RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k", "a")  # BANG-051: ace is high

SHERIFF: Final = 0
RENEGADE: Final = 1
OUTLAW: Final = 2
DEPUTY: Final = 3
ROLE_WORDS: Final = ("sheriff", "renegade", "outlaw", "deputy")
ROLE_NAMES: Final = ["sheriff", "renegade", "outlaw_1", "outlaw_2", "outlaw_3", "deputy_1", "deputy_2"]
ROLE_OF: Final = [SHERIFF, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY, DEPUTY]

BROWN: Final = "brown"  # families: played once
BLUE: Final = "blue"  # stays in front of a player
ONCE: Final = "once"  # equipment that is used up
LASTING: Final = "black"  # equipment that stays in front of a player
STAYING: Final = frozenset((BLUE, LASTING))

CARDS: Final = 80
EQUIPMENT: Final = CARDS  # the first equipment card; BANG-225: no suit, no rank, never in a hand
ROLES: Final = EQUIPMENT + 24  # the first role card
CHARACTERS: Final = ROLES + len(ROLE_NAMES)  # the first character card

# Filled by the entries. A kind is the place in the list of kinds; cards of one kind have one name.
KINDS: Final[list[str]] = []
CARD_NAMES: Final[list[str]] = []
KIND: Final[list[int]] = []
SUIT: Final[list[int]] = []
RANK: Final[list[int]] = []
EQUIPMENT_KINDS: Final[list[str]] = []
EQUIPMENT_NAMES: Final[list[str]] = []
EQUIPMENT_KIND: Final[list[int]] = []
CHARACTER_NAMES: Final[list[str]] = []

_NOT_YET: Final = Piece("", "", "")
_ROLE_CARDS: Final = [Piece(name, ROLE_WORDS[ROLE_OF[n]], "role") for n, name in enumerate(ROLE_NAMES)]
PRINT: Final = [*[_NOT_YET] * ROLES, *_ROLE_CARDS]  # by piece
NAMES: Final = [piece.name for piece in PRINT]  # by piece


def enter_cards(kind: str, signs: str, family: str, reach: int) -> list[int]:
    """Put the playing cards of a kind in their places; a sign is rank and suit, and a number for twins."""
    first = len(CARD_NAMES)
    KINDS.append(kind)
    for sign in signs.split():
        face = sign.split("_")[0]
        rank, suit = face[:-1], face[-1]
        _place(len(CARD_NAMES), Piece(f"{kind}_{sign}", kind, family, suit, rank, reach=reach))
        CARD_NAMES.append(f"{kind}_{sign}")
        KIND.append(len(KINDS) - 1)
        SUIT.append(SUITS.index(suit))
        RANK.append(RANKS.index(rank) + 2)
    return list(range(first, len(CARD_NAMES)))


def enter_equipment(kind: str, copies: int, family: str, price: int) -> list[int]:
    """Put the equipment cards of a kind in their places."""
    first = EQUIPMENT + len(EQUIPMENT_NAMES)
    EQUIPMENT_KINDS.append(kind)
    for copy in range(copies):
        name = kind if copies == 1 else f"{kind}_{copy + 1}"
        _place(first + copy, Piece(name, kind, family, price=price))
        EQUIPMENT_NAMES.append(name)
        EQUIPMENT_KIND.append(len(EQUIPMENT_KINDS) - 1)
    return list(range(first, first + copies))


def enter_character(name: str, life: int, gold_rush: bool) -> int:
    """Put a character in its place, behind those entered before."""
    character = len(NAMES)
    PRINT.append(Piece(name, name, "character", number=life))
    NAMES.append(name)
    CHARACTER_NAMES.append(name)
    _GOLD_POOL.append(character)
    if not gold_rush:
        _BASE_POOL.append(character)
    return character


def _place(piece: int, printed: Piece) -> None:
    PRINT[piece], NAMES[piece] = printed, printed.name


def kind_of(equipment: int) -> int:
    """The kind of an equipment card; cards of one kind have one name."""
    return EQUIPMENT_KIND[equipment - EQUIPMENT]


def is_red(card: int) -> bool:
    return SUIT[card] in (HEARTS, DIAMONDS)


def role_mix(sheriff: int, outlaws: int, deputies: int) -> list[int]:
    """So many of each, and a Renegade."""
    places = [0] * sheriff + [1] + [2, 3, 4][:outlaws] + [5, 6][:deputies]
    return [ROLES + place for place in places]


# What is shuffled at the beginning: lists that are copied, never changed.
ALL_CARDS: Final = list(range(CARDS))
ALL_EQUIPMENT: Final = list(range(EQUIPMENT, ROLES))
ROLE_MIX: Final = {  # BANG-002, BANG-310: the role cards of each player count
    3: role_mix(0, 1, 1),
    4: role_mix(1, 2, 0),
    5: role_mix(1, 2, 1),
    6: role_mix(1, 3, 1),
    7: role_mix(1, 3, 2),
}
_BASE_POOL: Final[list[int]] = []
_GOLD_POOL: Final[list[int]] = []


def character_pool(gold_rush: bool) -> list[int]:
    """BANG-005: the Gold Rush characters are shuffled in, or not used."""
    return _GOLD_POOL if gold_rush else _BASE_POOL
