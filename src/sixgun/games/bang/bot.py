"""A player of BANG! by section 10 of the rules file: beliefs about roles, a number for every option."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from sixgun.core.action import Action
from sixgun.core.rng import small
from sixgun.games.bang.actions import (
    DECLINE,
    END_PHASE,
    MODES,
    POWERS,
    TAKE_HIT,
    Aim,
    AimFor,
    Choose,
    Discard,
    DrawFrom,
    Keep,
    Play,
    PutBack,
    Use,
    UseAs,
)
from sixgun.games.bang.bot_belief import GEAR_NAME, KIND_NAME, Seen
from sixgun.games.bang.bot_play import NEVER, WILL, duel, shot, spoil, worth, wound
from sixgun.games.bang.bot_worth import TASTE, keep
from sixgun.games.bang.draw import EXPLODES, meets
from sixgun.games.bang.pieces import CHARACTER_NAMES, KIND, KINDS
from sixgun.games.bang.values import WOUND_CARDS, WOUND_NUGGETS

Judge = Callable[[Seen, Action], float]
TOUGH: Final = ("bart_cassidy", "el_gringo", "simeon_picos")  # note 8: a wound is worth something to them


class Bot:
    """Weighs every option by what its seat knows, with a little seeded noise to break ties."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = small(seed)

    def choose(self, view: Mapping[str, Any], options: Sequence[Action]) -> Action:
        if len(options) == 1:
            return options[0]
        if view["ask"]["kind"] == "choose_character":
            return min(options, key=taste)
        seen = Seen(view)
        judge = JUDGES[view["ask"]["kind"]]
        worths = [judge(seen, option) + self.rng.below(1000) * 1e-5 for option in options]
        return options[worths.index(max(worths))]


def taste(action: Action) -> int:
    """How far down the list the character stands; one that nobody has tried yet stands at its end."""
    name = CHARACTER_NAMES[action.character] if isinstance(action, Keep) else ""
    return TASTE.index(name) if name in TASTE else len(TASTE)


# -- answers -----------------------------------------------------------------------------------------


def play(seen: Seen, action: Action) -> float:
    return 0.0 if action is END_PHASE else worth(seen, action)


def dodge(seen: Seen, action: Action) -> float:
    """Barrels cost nothing; a Missed! is played if it can help and the wound is worth no more (note 8)."""
    if isinstance(action, Use):
        return 5.0 + (0.1 if POWERS[action.power] == "barrel" else 0.0)
    if action is TAKE_HIT:
        return 0.0
    me, needed = seen.me, seen.ask["needed"]
    misses = seen.hand.count("missed")
    misses += seen.hand.count("bang") if seen.characters[me] == "calamity_janet" else 0
    if misses < needed:
        return -1.0
    tough = seen.characters[me] in TOUGH or seen.traits[me][WOUND_CARDS] or seen.traits[me][WOUND_NUGGETS]
    if tough and seen.life[me] >= 3 and misses == 1:
        return -1.0
    return 2.0 if isinstance(action, Play) and KINDS[KIND[action.card]] == "missed" else 1.5


def fight_indians(seen: Seen, action: Action) -> float:
    if action is TAKE_HIT:
        return 0.0
    tough = seen.characters[seen.me] in TOUGH and seen.life[seen.me] >= 3
    return -1.0 if tough else of_hand(seen, action)


def answer_duel(seen: Seen, action: Action) -> float:
    """A friend who would die of it is let off, where it costs no life of one's own."""
    if not isinstance(action, Play):
        return 0.0
    other = seen.ask["other"]
    merciful = seen.hurt[other] < -0.8 and seen.life[other] <= 2 and seen.life[seen.me] > 2
    return -1.0 if merciful else of_hand(seen, action)


def of_hand(seen: Seen, action: Action) -> float:
    """The BANG! is spent before the Missed!."""
    return 2.0 if isinstance(action, Play) and KINDS[KIND[action.card]] == "bang" else 1.5


def last_chance(seen: Seen, action: Action) -> float:
    if action is DECLINE:
        return 0.0
    if isinstance(action, Use):
        return 3.0 if POWERS[action.power] == "rucksack" else 1.0
    return 2.0


# -- choosing cards ----------------------------------------------------------------------------------


def value_of(seen: Seen, card: int) -> float:
    """The worth of a card beside the others of its kind in hand."""
    kind = KINDS[KIND[card]]
    return keep(seen, kind, max(0, seen.hand.count(kind) - 1))


def take_best(seen: Seen, action: Action) -> float:
    if not isinstance(action, Choose):
        return 0.0
    kind = KINDS[KIND[action.card]]
    return keep(seen, kind, seen.hand.count(kind))


def give_worst(seen: Seen, action: Action) -> float:
    return -value_of(seen, action.card) if isinstance(action, (Discard, PutBack)) else 0.0


def best_first(seen: Seen, action: Action) -> float:
    """The worst card comes to lie on top of the discard pile."""
    return value_of(seen, action.card) if isinstance(action, Discard) else 0.0


def choose_result(seen: Seen, action: Action) -> float:
    if not isinstance(action, Choose):
        return 0.0
    wanted = seen.ask["wanted"]
    good = meets(action.card, wanted) != (wanted == EXPLODES)
    return float(good)


def jesse_draws(seen: Seen, action: Action) -> float:
    if not isinstance(action, DrawFrom):
        return 0.0
    few = 0.3 if seen.hand_sizes[action.target] == 1 else 0.0
    return seen.hurt[action.target] + few if seen.hurt[action.target] > WILL else -1.0


def pedro_draws(seen: Seen, action: Action) -> float:
    top = KIND_NAME[seen.view["discard"][-1]]
    return keep(seen, top, seen.hand.count(top)) - 4.6 if str(action) == "discard_pile" else 0.0


# -- equipment ---------------------------------------------------------------------------------------


def choose_mode(seen: Seen, action: Action) -> float:
    if not isinstance(action, UseAs):
        return 0.0
    mode = MODES[action.mode]
    enemies = [seat for seat in seen.others if seen.hurt[seat] > WILL]
    best = max([wound(seen, seat) for seat in enemies], default=-1.0)
    if mode == "beer":
        return 3.0 if seen.missing(seen.me) and seen.life[seen.me] <= 2 else 0.5 + seen.missing(seen.me) * 0.2
    if mode == "bang":
        return 1.5 + best
    if mode == "duel":
        return max([duel(seen, seat) for seat in seen.others], default=NEVER)
    return {"general_store": 1.0, "panic": 1.6, "cat_balou": 1.5 if enemies else 0.0}[mode]


def choose_target(seen: Seen, action: Action) -> float:
    if isinstance(action, AimFor):
        return spoil(seen, action.target, action.spoil)
    if not isinstance(action, Aim):
        return 0.0
    target, kind, mode = action.target, GEAR_NAME[seen.ask["card"]], seen.ask["mode"]
    if kind == "shot":
        liking = 2.0 if target == seen.me else -seen.hurt[target]
        return liking if seen.missing(target) else NEVER
    if kind == "wanted":
        return NEVER if target == seen.me else seen.hurt[target] + (4 - seen.life[target]) * 0.2
    return duel(seen, target) if MODES[mode] == "duel" else shot(seen, target)


JUDGES: Final[dict[str, Judge]] = {
    "play": play,
    "dodge": dodge,
    "fight_indians": fight_indians,
    "answer_duel": answer_duel,
    "last_chance": last_chance,
    "general_store": take_best,
    "discard": give_worst,
    "sid_discards": give_worst,
    "dutch_discards": give_worst,
    "kit_puts_back": give_worst,
    "order_discards": best_first,
    "choose_result": choose_result,
    "jesse_draws": jesse_draws,
    "pedro_draws": pedro_draws,
    "choose_mode": choose_mode,
    "choose_target": choose_target,
}
