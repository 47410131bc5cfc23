"""The worth of a card to a bot: to keep, to take away, to buy."""

from __future__ import annotations

from typing import Final

from sixgun.games.bang.bot_belief import Seen
from sixgun.games.bang.values import RANGE, RAPID

KEEP: Final = {
    "bang": 4.0,
    "missed": 5.0,
    "beer": 5.5,
    "panic": 5.0,
    "cat_balou": 4.5,
    "stagecoach": 6.5,
    "wells_fargo": 7.0,
    "gatling": 5.0,
    "duel": 3.5,
    "indians": 3.5,
    "general_store": 3.0,
    "saloon": 2.5,
    "barrel": 6.0,
    "scope": 4.5,
    "mustang": 5.8,
    "jail": 3.5,
    "dynamite": 1.0,
    "volcanic": 4.0,
    "schofield": 3.5,
    "remington": 4.0,
    "rev_carabine": 4.2,
    "winchester": 4.3,
}
WEAPON_RANGE: Final = {"volcanic": 1, "schofield": 2, "remington": 3, "rev_carabine": 4, "winchester": 5}
LOOT: Final = {
    "barrel": 3.2,
    "mustang": 2.6,
    "scope": 2.0,
    "volcanic": 2.8,
    "schofield": 1.8,
    "remington": 2.0,
    "rev_carabine": 2.2,
    "winchester": 2.4,
}
PRICELESS: Final = {  # what equipment is worth beyond its price
    "pickaxe": 6.0,
    "lucky_charm": 4.2,
    "boots": 4.0,
    "rucksack": 3.9,
    "calumet": 3.6,
    "gun_belt": 3.4,
    "gold_pan": 3.0,
    "horseshoe": 2.4,
    "union_pacific": 4.8,
}
TASTE: Final[list[str]] = [  # characters, the best first
    *("suzy_lafayette", "willy_the_kid", "raddie_snake", "bart_cassidy", "slab_the_killer", "jourdonnais"),
    *("lucky_duke", "kit_carlson", "vulture_sam", "don_bell", "black_jack", "jesse_jones", "pretty_luzena"),
    *("jacky_murieta", "sid_ketchum", "calamity_janet", "dutch_will", "pedro_ramirez", "rose_doolan"),
    *("madam_yto", "simeon_picos", "el_gringo", "paul_regret", "josh_mccloud"),
]


def keep(seen: Seen, kind: str, copies: int) -> float:
    """Note 20: what a card in hand is worth; `copies` of the same kind are there already."""
    me = seen.me
    worth = KEEP.get(kind, 0.0)
    if kind in seen.in_play[me]:
        return 0.5
    if kind in WEAPON_RANGE:
        return weapon(seen, kind)
    if kind == "bang" and copies and not seen.traits[me][RAPID]:
        worth -= 1.2 * copies
    elif kind == "beer":
        worth = (7.5 if seen.life[me] <= 2 else 5.5) if len(seen.ring) > 2 else 0.8
    elif kind == "missed":
        worth += 1.5 if seen.life[me] <= 2 else 0.0
    return worth - 0.4 * copies


def weapon(seen: Seen, kind: str) -> float:
    """A weapon is worth what it reaches farther; the Volcanic what it fires."""
    mine = 1 + seen.traits[seen.me][RANGE]
    if kind == "volcanic":
        return 3.0 + seen.bangs() if seen.bangs() > 1 else 2.0
    if seen.traits[seen.me][RAPID] and "volcanic" in seen.in_play[seen.me] and seen.bangs() > 1:
        return 1.0
    return 2.0 + min(WEAPON_RANGE[kind], len(seen.ring) // 2) - min(mine, len(seen.ring) // 2)


def loot(seen: Seen, owner: int, kind: str) -> float:
    """Note 11: what it is worth to take a card in play from its owner, for or against them."""
    if kind in ("jail", "dynamite"):
        return 6.0 if owner == seen.me else -2.5 * seen.hurt[owner]
    return -4.0 if owner == seen.me else LOOT.get(kind, 1.0) * seen.hurt[owner]


def hand_loot(seen: Seen, owner: int) -> float:
    few = 2.3 if seen.hand_sizes[owner] == 1 else 1.6
    return few * seen.hurt[owner]
