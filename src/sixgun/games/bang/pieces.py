"""The pieces of BANG! with Gold Rush, by number: 80 playing cards, 24 equipment cards, roles, characters."""

from __future__ import annotations

from typing import Final

SEATS: Final = 7  # at most
SPADES: Final = 0
HEARTS: Final = 1
DIAMONDS: Final = 2
CLUBS: Final = 3
SUITS: Final = "shdc"
RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k", "a")  # BANG-051: ace is high

PLAYING: Final = {
    "bang": "as 2c 3c 4c 5c 6c 7c 8c 9c 2d 3d 4d 5d 6d 7d 8d 9d 10d jd qd kd ad qh kh ah",
    "missed": "2s 3s 4s 5s 6s 7s 8s 10c jc qc kc ac",
    "beer": "6h 7h 8h 9h 10h jh",
    "panic": "jh qh ah 8d",
    "cat_balou": "kh 9d 10d jd",
    "stagecoach": "9s_1 9s_2",
    "wells_fargo": "3h",
    "gatling": "10h",
    "duel": "qd js 8c",
    "indians": "kd ad",
    "general_store": "9c qs",
    "saloon": "5h",
    "barrel": "qs ks",
    "scope": "as",
    "mustang": "8h 9h",
    "jail": "js 10s 4h",
    "dynamite": "2h",
    "volcanic": "10s 10c",
    "schofield": "jc qc ks",
    "remington": "kc",
    "rev_carabine": "ac",
    "winchester": "8s",
}
KINDS: Final = tuple(PLAYING)  # the names of the cards; a kind is the place in this list
CARD_NAMES: Final = [f"{kind}_{sign}" for kind, signs in PLAYING.items() for sign in signs.split()]
KIND: Final = [place for place, kind in enumerate(KINDS) for _ in PLAYING[kind].split()]
SUIT: Final = [SUITS.index(sign.split("_")[0][-1]) for signs in PLAYING.values() for sign in signs.split()]
RANK: Final = [
    RANKS.index(sign.split("_")[0][:-1]) + 2 for signs in PLAYING.values() for sign in signs.split()
]
CARDS: Final = len(CARD_NAMES)

BANG: Final = KINDS.index("bang")
MISSED: Final = KINDS.index("missed")
BEER: Final = KINDS.index("beer")
PANIC: Final = KINDS.index("panic")
CAT_BALOU: Final = KINDS.index("cat_balou")
DUEL: Final = KINDS.index("duel")
JAIL: Final = KINDS.index("jail")
DYNAMITE: Final = KINDS.index("dynamite")
FIRST_BLUE: Final = KINDS.index("barrel")
FIRST_WEAPON: Final = KINDS.index("volcanic")

EQUIPMENT_COPIES: Final = {
    "shot": 3,
    "bottle": 3,
    "pardner": 3,
    "rhum": 2,
    "union_pacific": 1,
    "gold_rush": 1,
    "gun_belt": 1,
    "horseshoe": 1,
    "wanted": 3,
    "boots": 1,
    "calumet": 1,
    "gold_pan": 1,
    "lucky_charm": 1,
    "rucksack": 1,
    "pickaxe": 1,
}
EQUIPMENT_KINDS: Final = tuple(EQUIPMENT_COPIES)
EQUIPMENT_NAMES: Final = [
    name if copies == 1 else f"{name}_{copy}"
    for name, copies in EQUIPMENT_COPIES.items()
    for copy in range(1, copies + 1)
]
EQUIPMENT: Final = CARDS  # the first equipment card; BANG-225: no suit, no rank, never in a hand
EQUIPMENT_KIND: Final = [
    place for place, copies in enumerate(EQUIPMENT_COPIES.values()) for _ in range(copies)
]
FIRST_BLACK: Final = EQUIPMENT_KINDS.index("gun_belt")
WANTED_KIND: Final = EQUIPMENT_KINDS.index("wanted")

ROLE_NAMES: Final = ["sheriff", "renegade", "outlaw_1", "outlaw_2", "outlaw_3", "deputy_1", "deputy_2"]
ROLES: Final = EQUIPMENT + len(EQUIPMENT_NAMES)  # the first role card
SHERIFF: Final = 0
RENEGADE: Final = 1
OUTLAW: Final = 2
DEPUTY: Final = 3
ROLE_WORDS: Final = ("sheriff", "renegade", "outlaw", "deputy")
ROLE_OF: Final = [SHERIFF, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY, DEPUTY]

CHARACTER_NAMES: Final = [
    "bart_cassidy",
    "black_jack",
    "calamity_janet",
    "el_gringo",
    "jesse_jones",
    "jourdonnais",
    "kit_carlson",
    "lucky_duke",
    "paul_regret",
    "pedro_ramirez",
    "rose_doolan",
    "sid_ketchum",
    "slab_the_killer",
    "suzy_lafayette",
    "vulture_sam",
    "willy_the_kid",
    "don_bell",
    "dutch_will",
    "jacky_murieta",
    "josh_mccloud",
    "madam_yto",
    "pretty_luzena",
    "raddie_snake",
    "simeon_picos",
]
CHARACTERS: Final = ROLES + len(ROLE_NAMES)  # the first character card
BASE_CHARACTERS: Final = 16
PEDRO: Final = CHARACTERS + CHARACTER_NAMES.index("pedro_ramirez")
VULTURE: Final = CHARACTERS + CHARACTER_NAMES.index("vulture_sam")

NAMES: Final = [*CARD_NAMES, *EQUIPMENT_NAMES, *ROLE_NAMES, *CHARACTER_NAMES]
PIECES: Final = len(NAMES)


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
_BASE_POOL: Final = list(range(CHARACTERS, CHARACTERS + BASE_CHARACTERS))
_GOLD_POOL: Final = list(range(CHARACTERS, PIECES))


def character_pool(gold_rush: bool) -> list[int]:
    """BANG-005: the Gold Rush characters are shuffled in, or not used."""
    return _GOLD_POOL if gold_rush else _BASE_POOL
