"""A player of BANG! The Dice Game who weighs every option by what it does to friends and enemies.

Section 10 of the rules file. It knows what its seat knows and keeps nothing between decisions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from sixgun.core.action import Action
from sixgun.core.rng import small
from sixgun.games.bang_dice.actions import (
    AnotherTurn,
    BecomeSheriff,
    BreakArrow,
    Cancel,
    Deny,
    ForceThrow,
    GiveArrow,
    GiveBeer,
    Haunt,
    Heal,
    KeepAll,
    OfSeat,
    ReturnArrow,
    ReturnChief,
    Save,
    Shoot,
    ShootDouble,
    StealChief,
    SwapArrows,
    TakeArrows,
    TakeChief,
    TakeOver,
    TurnDie,
    UseDie,
)
from sixgun.games.bang_dice.dice import A_GATLING, FACES, bulls_eyes, symbols
from sixgun.games.bang_dice.dice_sense import DiceSense
from sixgun.games.bang_dice.judgement import Seen
from sixgun.games.bang_dice.roles import RENEGADE

Worth = Callable[[Seen, Any], float]
LOUDMOUTH: Final = 1
COWARD: Final = 2


class Bot:
    """Takes the option of the highest worth, with a little seeded noise between equals."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = small(seed)

    def choose(self, view: Mapping[str, Any], options: Sequence[Action]) -> Action:
        if len(options) == 1:
            return options[0]
        seen = Seen(view)
        if view["ask"]["kind"] == "throw_again":
            return DiceSense(seen).choose(options)
        worth = [weigh(seen, option) + self.rng.below(1000) * 1e-6 for option in options]
        return options[worth.index(max(worth))]


def weigh(seen: Seen, option: Action) -> float:
    """The worth of an answer; passing, stopping and taking nothing are worth nothing."""
    worth = WORTH.get(type(option))
    return 0.0 if worth is None else worth(seen, option)


# -- shots, beers, arrows ------------------------------------------------------------------------


def shoot(seen: Seen, option: Shoot) -> float:
    return seen.damage(option.seat, 1, seen.view["ask"]["points"][option.seat])


def shoot_double(seen: Seen, option: ShootDouble) -> float:
    """The beer spent would have healed me."""
    return seen.damage(option.seat, 2, seen.view["ask"]["points"][option.seat]) - seen.heal(seen.me)


def beer(seen: Seen, option: GiveBeer) -> float:
    double = option.seat == seen.me and seen.character[seen.me] == "jesse_jones" and seen.life[seen.me] <= 4
    return seen.heal(option.seat, 2 if double else 1, seen.view["ask"]["beers"][option.seat])


def heal(seen: Seen, option: Heal) -> float:
    return seen.heal(option.seat)


def return_arrow(seen: Seen, option: OfSeat) -> float:
    return -seen.arrow(option.seat, 0) - seen.grudge[option.seat] * 0.2


def return_chief(seen: Seen, option: ReturnChief) -> float:
    """Note 12: alone on top the Chief's Arrow spares its holder: a friend keeps it, an enemy loses it."""
    others = [seen.arrows[s] for s in seen.living if s != option.seat]
    alone = seen.arrows[option.seat] > max(others)
    return seen.grudge[option.seat] * (0.5 if alone else -0.4)


def give_arrow(seen: Seen, option: GiveArrow) -> float:
    if seen.pile == 1:
        return seen.damage(option.seat, seen.arrows[option.seat] + 1) - seen.damage(
            seen.me, seen.arrows[seen.me]
        )
    return seen.arrow(option.seat) - seen.arrow(seen.me)


def take_chief(seen: Seen, option: Action) -> float:
    """Note 12: take it where it puts me alone on top."""
    others = [seen.arrows[s] for s in seen.living if s != seen.me]
    return 0.5 if seen.arrows[seen.me] + 2 > max(others) + 1 else -0.5


def take_arrows(seen: Seen, option: TakeArrows) -> float:
    """Note 15: arrows instead of life, while the pile is large or life is short."""
    saved = -seen.damage(seen.me, option.points)
    price = -seen.arrow(seen.me, option.points) * (1.4 if seen.pile - option.points <= 2 else 1.0)
    return saved - price


def take_over(seen: Seen, option: TakeOver) -> float:
    """Note 15: only for a friend who would fall, and while she stays well."""
    points = seen.view["pending"][option.seat]
    own = seen.life[seen.me] - seen.view["pending"][seen.me] - points
    falls = points >= seen.life[option.seat]
    return 1.0 if seen.grudge[option.seat] < -0.9 and falls and own > 1 else -1.0


# -- Saloon dice and the Ghost -------------------------------------------------------------------


def use_die(seen: Seen, option: UseDie) -> float:
    """Note 11."""
    life, most = seen.life[seen.me], seen.maximum[seen.me]
    weak = life <= most / 2 or seen.arrows[seen.me] >= 3
    if option.die == LOUDMOUTH:
        return 0.5 if life >= 3 and not weak else -1.0
    return 0.5 if option.die == COWARD and weak else 0.0


def haunt(seen: Seen, option: Haunt) -> float:
    """Note 14: arrows and dynamite to enemies, everything else to friends."""
    face, grudge = FACES[option.face], seen.grudge[option.seat]
    number = list(seen.view["dice"]).count(face)
    if face == "arrow":
        return number * max(0.3, abs(seen.arrow(option.seat))) * (1 if grudge > 0 else -1)
    if face == "dynamite":
        return number * number * 0.5 * grudge
    return -0.4 * number * grudge


# -- special roles: note 13 ----------------------------------------------------------------------


def become_sheriff(seen: Seen, option: BecomeSheriff) -> float:
    return 1.0 if seen.life[seen.sheriff] <= 2 and seen.life[seen.me] >= 4 else -1.0


def swap_arrows(seen: Seen, option: SwapArrows) -> float:
    one, two = option.one, option.two
    more = seen.arrows[one] - seen.arrows[two]
    gain = more * (seen.grudge[two] - seen.grudge[one])
    return gain - (2.0 if seen.pile <= 3 else 4.0)


def turn_die(seen: Seen, option: TurnDie) -> float:
    """Worth it only when the throw is the last: what the final dice do, with the die turned and without."""
    if seen.view["throws_left"] > 0:
        return -1.0
    dice = tuple(seen.view["dice"])
    turned = (*dice[: option.die], FACES[option.face], *dice[option.die + 1 :])
    return outcome(seen, turned) - outcome(seen, dice) - 2.0


def force_throw(seen: Seen, option: ForceThrow) -> float:
    """On a Gatling Gun or a strong volley against us."""
    return -outcome(seen, tuple(seen.view["dice"])) - 3.0


def outcome(seen: Seen, dice: tuple[str, ...]) -> float:
    """The harm that final dice of the active player do to me and mine, if they play for themselves."""
    roller: int = seen.view["active"]
    kindness = 1.0 if roller == seen.me or seen.is_friend(roller) else -1.0
    worth = 1.2 * kindness * bulls_eyes(dice)
    if symbols(dice, A_GATLING) >= (2 if seen.character[roller] == "willy_the_kid" else 3):
        worth += seen.gatling(roller)
    if dice.count("dynamite") >= 3:
        worth += seen.damage(roller)
    return worth


def deny(seen: Seen, option: Deny) -> float:
    gain: int = seen.view["ask"]["gains"][option.seat]
    return seen.grudge[option.seat] * gain * (2.5 / seen.life[option.seat]) - 1.2


def save(seen: Seen, option: Save) -> float:
    if option.seat == seen.me:
        return 3.0
    return 1.0 if option.seat == seen.sheriff and len(seen.living) > 2 and seen.side == RENEGADE else -1.0


def cancel(seen: Seen, option: Cancel) -> float:
    """Keep it for the Left Hand, the Good or the Gambler of an enemy."""
    ask = seen.view["ask"]
    power = str(ask["power"]).split()[0]
    if seen.is_friend(ask["revealer"]) or power not in ("save", "force_throw", "another_turn", "deny"):
        return -1.0
    return -1.0 if power == "save" and seen.is_friend(int(str(ask["power"]).split()[1])) else 1.0


def another_turn(seen: Seen, option: AnotherTurn) -> float:
    """When one more turn kills or saves."""
    near_death = [s for s in seen.living if seen.grudge[s] > 0.2 and seen.life[s] <= 2]
    return 1.0 if near_death or seen.life[seen.me] <= 3 or len(seen.living) <= 3 else -1.0


WORTH: Final[dict[type, Worth]] = {
    Shoot: shoot,
    ShootDouble: shoot_double,
    GiveBeer: beer,
    Heal: heal,
    ReturnArrow: return_arrow,
    BreakArrow: return_arrow,
    ReturnChief: return_chief,
    GiveArrow: give_arrow,
    TakeChief: take_chief,
    StealChief: take_chief,
    TakeArrows: take_arrows,
    TakeOver: take_over,
    UseDie: use_die,
    Haunt: haunt,
    BecomeSheriff: become_sheriff,
    SwapArrows: swap_arrows,
    TurnDie: turn_die,
    ForceThrow: force_throw,
    Deny: deny,
    Save: save,
    Cancel: cancel,
    AnotherTurn: another_turn,
    KeepAll: lambda seen, option: -1.0,
}
