"""Phase 2 of a bot: every option gets a number, ending the phase is zero."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sixgun.core.action import Action
from sixgun.games.bang.actions import (
    POWERS,
    Buy,
    BuyCheaper,
    Cash,
    ForceOff,
    Play,
    PlayAt,
    PlayFor,
    Use,
    UseAt,
)
from sixgun.games.bang.bot_belief import Seen, total
from sixgun.games.bang.bot_worth import PRICELESS, WEAPON_RANGE, hand_loot, loot, weapon
from sixgun.games.bang.pieces import (
    EQUIPMENT_KIND,
    EQUIPMENT_KINDS,
    EQUIPMENT_NAMES,
    KIND,
    KINDS,
    OUTLAW,
    SHERIFF,
)
from sixgun.games.bang.values import COVER, FLIPS, MARK, RAPID

WILL: Final = 0.3  # how sure a bot must be of an enemy before it shoots
NEVER: Final = -9.0


def worth(seen: Seen, action: Action) -> float:
    """The worth of an option of phase 2."""
    if isinstance(action, Play):
        return alone(seen, KINDS[KIND[action.card]])
    if isinstance(action, PlayAt):
        return at(seen, KINDS[KIND[action.card]], action.target)
    if isinstance(action, PlayFor):
        taken = 0.8 if KINDS[KIND[action.card]] == "panic" else 0.0
        return spoil(seen, action.target, action.spoil) + taken
    if isinstance(action, Cash):
        return cash(seen)
    if isinstance(action, (Buy, BuyCheaper)):
        return purchase(
            seen, EQUIPMENT_KINDS[EQUIPMENT_KIND[action.equipment]], isinstance(action, BuyCheaper)
        )
    if isinstance(action, ForceOff):
        return force_off(seen, action.equipment)
    if isinstance(action, UseAt):
        return shot(seen, action.target) - 0.5
    return use(seen, action.power) if isinstance(action, Use) else 0.0


# -- cards without a target --------------------------------------------------------------------------


def alone(seen: Seen, kind: str) -> float:
    if kind in PLAIN:
        return PLAIN[kind]
    if kind in WEAPON_RANGE:
        return arm(seen, kind)
    return SPECIAL[kind](seen)


def arm(seen: Seen, kind: str) -> float:
    """A better weapon, or the Volcanic when there is much to fire."""
    held = [other for other in seen.in_play[seen.me] if other in WEAPON_RANGE]
    gain = weapon(seen, kind) - (weapon(seen, held[0]) if held else 0.0)
    if held and held[0] != "volcanic" and kind != "volcanic":
        gain = float(WEAPON_RANGE[kind] - WEAPON_RANGE[held[0]])
    return 4.5 + gain / 4 if gain > 0 else -1.0


def beer(seen: Seen) -> float:
    """Note 9: a last Beer is held at one life; otherwise it is drunk where it helps."""
    me = seen.me
    if seen.missing(me) == 0 or len(seen.ring) <= 2:
        return NEVER
    if seen.life[me] == 1 and seen.hand == ["beer"]:
        return -1.0
    return 5.0


def cash(seen: Seen) -> float:
    """A Beer that heals nothing is a nugget."""
    useless = seen.missing(seen.me) == 0 or len(seen.ring) <= 2
    spare = len(seen.hand) > max(1, seen.life[seen.me]) or seen.ghost or len(seen.ring) <= 2
    return 1.5 if useless and spare else -1.0


def saloon(seen: Seen) -> float:
    others = total([-seen.hurt[seat] for seat in seen.others if seen.missing(seat)])
    return others + (2.0 if seen.missing(seen.me) else 0.0) - 0.5


def gatling(seen: Seen) -> float:
    """A shot at everybody: friends who would die of it, and Deputies of a Sheriff, weigh heavily."""
    return 1.2 * total([wound(seen, seat) for seat in seen.others])


def indians(seen: Seen) -> float:
    return total([wound(seen, seat) for seat in seen.others])


def wound(seen: Seen, seat: int) -> float:
    dying = 1.8 if seen.life[seat] == 1 else 1.0
    feeling = seen.hurt[seat]
    return feeling * dying * (1.6 if feeling < 0 and seen.role == SHERIFF else 1.0)


def dynamite(seen: Seen) -> float:
    """Note 12: more enemies than friends have it before it comes back."""
    feeling = total([seen.hurt[seat] for seat in seen.others])
    return 0.6 * feeling if seen.life[seen.me] > 2 or feeling > 3 else -1.0


PLAIN: Final = {
    "stagecoach": 9.0,
    "wells_fargo": 9.5,
    "general_store": 6.5,
    "barrel": 7.5,
    "mustang": 7.0,
    "scope": 6.8,
}
SPECIAL: Final[dict[str, Callable[[Seen], float]]] = {
    "beer": beer,
    "saloon": saloon,
    "gatling": gatling,
    "indians": indians,
    "dynamite": dynamite,
}

# -- cards at players --------------------------------------------------------------------------------


def at(seen: Seen, kind: str, target: int) -> float:
    if kind == "jail":
        return jail(seen, target)
    if kind == "duel":
        return duel(seen, target)
    return shot(seen, target) - (0.8 if kind == "missed" else 0.0)


def shot(seen: Seen, target: int) -> float:
    """Note 7: an enemy who can be finished first, then the most dangerous, then the weakest."""
    feeling = seen.hurt[target]
    if feeling < WILL:
        return NEVER if not finishing_pays(seen, target) else 1.0
    value = 2.0 + 1.5 * feeling + (4 - seen.life[target]) * 0.4
    if seen.life[target] == 1:
        value += 2.5 + (1.0 if seen.traits[target][MARK] else 0.0)
    if seen.traits[target][RAPID] or seen.characters[target] == "slab_the_killer":
        value += 0.5
    return value - (0.7 if seen.traits[target][COVER] else 0.0)


def finishing_pays(seen: Seen, target: int) -> bool:
    """Note 3: a dying Outlaw's three cards may stay in the team."""
    sure = seen.roles[target] == OUTLAW
    return sure and seen.role == OUTLAW and seen.life[target] == 1 and seen.hand_sizes[target] == 0


def duel(seen: Seen, target: int) -> float:
    """Note 14: against few cards, with BANG! cards in hand, and not with the last life point."""
    feeling, bangs = seen.hurt[target], seen.bangs()
    if feeling < WILL:
        return NEVER
    risk = 0.7 * min(seen.hand_sizes[target], 4) - 0.9 * bangs
    if seen.life[seen.me] == 1 and not seen.ghost and risk > -0.5:
        return NEVER
    finish = 2.0 if seen.life[target] == 1 else 0.0
    return 1.2 + 1.4 * feeling + finish - (0.0 if seen.ghost else risk)


def jail(seen: Seen, target: int) -> float:
    """Note 13: the strongest enemy; never oneself."""
    feeling = 0.0 if target == seen.me else seen.hurt[target]
    return 2.5 + 1.5 * feeling + 0.2 * seen.hand_sizes[target] if feeling > WILL else NEVER


def spoil(seen: Seen, target: int, spoil_number: int) -> float:
    if spoil_number == 0:
        value = hand_loot(seen, target)
    else:
        value = loot(seen, target, KINDS[KIND[spoil_number - 1]])
    return value + 1.5 if value > 0.4 else NEVER


# -- nuggets -----------------------------------------------------------------------------------------


def purchase(seen: Seen, kind: str, cheaper: bool) -> float:
    """Notes 15 to 18: what a nugget buys best now; a shadow buys nothing to keep."""
    value = tempting(seen, kind)
    if value <= 0:
        return NEVER
    return value + (0.3 if cheaper else 0.0)


def tempting(seen: Seen, kind: str) -> float:
    me, missing = seen.me, seen.missing(seen.me)
    if kind in PRICELESS:
        if seen.ghost and kind != "union_pacific":
            return NEVER
        lucky = 1.5 if kind == "horseshoe" and (seen.traits[me][COVER] or seen.traits[me][FLIPS]) else 0.0
        return PRICELESS[kind] + lucky
    if kind == "shot":
        return 4.0 if missing > 1 or (missing and seen.life[me] <= 2) else NEVER
    if kind == "rhum":
        return 1.5 * min(missing, 3) if missing >= 2 else NEVER
    if kind == "gold_rush":
        return 6.0 + missing if missing >= 2 or seen.ghost or len(seen.hand) > 2 else 2.0
    if kind == "wanted":
        return 1.5 if max([seen.hurt[seat] for seat in seen.others], default=0.0) > 0.9 else NEVER
    return errand(seen, kind)


def errand(seen: Seen, kind: str) -> float:
    """A Bottle or a Pardner: worth it against a sure enemy, a Bottle also to drink."""
    best = max([wound(seen, seat) for seat in seen.others], default=0.0)
    drink = 3.2 if kind == "bottle" and seen.missing(seen.me) and seen.life[seen.me] <= 2 else 0.0
    return max(drink, 1.5 + best if best > 0.8 else 0.0)


def use(seen: Seen, power: int) -> float:
    me = seen.me
    name = POWERS[power]
    if name == "sid_ketchum":
        spare = len(seen.hand) - max(2, seen.life[me])
        return 3.0 if spare >= 1 or seen.life[me] == 1 else NEVER
    if name == "rucksack":
        return 4.0 if seen.life[me] <= 2 else 0.5
    return {"gold_pan": 3.0, "raddie_snake": 3.0, "josh_mccloud": 2.0}.get(name, 0.0)


def force_off(seen: Seen, equipment: int) -> float:
    """Note 16: dear, so only with a full purse and against a sure enemy."""
    kind = EQUIPMENT_KINDS[EQUIPMENT_KIND[equipment]]
    owner = next(s for s, worn in enumerate(seen.view["equipment"]) if EQUIPMENT_NAMES[equipment] in worn)
    if seen.nuggets[seen.me] < (3 if seen.ghost else 7) or seen.hurt[owner] < 0.8 or kind == "wanted":
        return NEVER
    return 0.3 * PRICELESS.get(kind, 0.0)
