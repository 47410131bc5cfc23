"""The answers of a player in BANG! The Dice Game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixgun.core.action import Action, the
from sixgun.core.seats import any_seat
from sixgun.core.table import Table
from sixgun.games.bang_dice.dice import COWARD_DIE, FACES, LOUDMOUTH_DIE, MOST_DICE, PLACES_IN

SEATS: Final = range(8)
MASKS: Final = range(1 << MOST_DICE)
SALOON_DICE: Final = ("none", LOUDMOUTH_DIE, COWARD_DIE)


def spelt(mask: int) -> str:
    """0b10101 -> "135": dice are counted from 1."""
    return "".join([str(place + 1) for place in PLACES_IN[mask]])


def points(t: Table) -> Sequence[int]:
    """There are nine regular arrows."""
    return range(10)


class Pass(Action):
    """Not using what one may use."""

    __slots__ = ()
    form = "pass"


class Stop(Action):
    """The dice stay as they are."""

    __slots__ = ()
    form = "stop"


class Rethrow(Action):
    """Throw these dice again."""

    __slots__ = ("dice",)
    form = "rethrow {dice}"
    names = {"dice": [spelt(mask) for mask in MASKS]}

    def __init__(self, dice: int) -> None:
        self.dice = dice


class OfSeat(Action):
    """An answer that names a player."""

    __slots__ = ("seat",)
    ranges = {"seat": any_seat}

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Shoot(OfSeat):
    """The target of one Bull's Eye."""

    __slots__ = ()
    form = "shoot {seat}"


class ShootDouble(OfSeat):
    """The target of one Bull's Eye that Slab the Killer doubles for a beer."""

    __slots__ = ()
    form = "shoot_double {seat}"


class GiveBeer(OfSeat):
    """Who drinks one beer."""

    __slots__ = ()
    form = "beer {seat}"


class Heal(OfSeat):
    """Whom Sid Ketchum gives a life point."""

    __slots__ = ()
    form = "heal {seat}"


class TakeArrows(Action):
    """How many lost life points Bart Cassidy turns into arrows."""

    __slots__ = ("points",)
    form = "take_arrows {points}"
    ranges = {"points": points}

    def __init__(self, points: int) -> None:
        self.points = points


class ReturnArrow(OfSeat):
    """One regular arrow of that player goes back to the pile."""

    __slots__ = ()
    form = "return_arrow {seat}"


class ReturnChief(OfSeat):
    """The Chief's Arrow of that player goes back to the pile."""

    __slots__ = ()
    form = "return_chief {seat}"


class UseDie(Action):
    """The Saloon die for this turn."""

    __slots__ = ("die",)
    form = "use {die}"
    names = {"die": SALOON_DICE}

    def __init__(self, die: int) -> None:
        self.die = die


class BreakArrow(OfSeat):
    """Whose regular arrow the broken arrow takes away."""

    __slots__ = ()
    form = "break_arrow {seat}"


class TakeRegular(Action):
    __slots__ = ()
    form = "take_regular"


class TakeChief(Action):
    __slots__ = ()
    form = "take_chief"


class StealChief(Action):
    """Apache Kid takes the Chief's Arrow from its holder."""

    __slots__ = ()
    form = "steal_chief"


class GiveArrow(OfSeat):
    """Elena Fuente lets another player take the arrow."""

    __slots__ = ()
    form = "give_arrow {seat}"


class TakeOver(OfSeat):
    """Molly Stark loses the life points of that player in their place."""

    __slots__ = ()
    form = "take_over {seat}"


class BecomeSheriff(Action):
    """The Good exchanges roles with the Sheriff."""

    __slots__ = ()
    form = "become_sheriff"


class SwapArrows(Action):
    """The Ugly: two players exchange all their arrows."""

    __slots__ = ("one", "two")
    form = "swap_arrows {one} {two}"
    ranges = {"one": any_seat, "two": any_seat}

    def __init__(self, one: int, two: int) -> None:
        self.one, self.two = one, two


class TurnDie(Action):
    """The Doc turns one die to another face."""

    __slots__ = ("die", "face")
    form = "turn {die} {face}"
    names = {"die": [str(place + 1) for place in range(MOST_DICE)], "face": FACES}

    def __init__(self, die: int, face: int) -> None:
        self.die, self.face = die, face


class ForceThrow(Action):
    """The Gambler: all dice are thrown again."""

    __slots__ = ()
    form = "force_throw"


class Deny(OfSeat):
    """The Bad: that player does not gain the life points."""

    __slots__ = ()
    form = "deny {seat}"


class Save(OfSeat):
    """The Left Hand: that player stays with two life points."""

    __slots__ = ()
    form = "save {seat}"


class Cancel(Action):
    """The Judge: the power just revealed has no effect."""

    __slots__ = ()
    form = "cancel"


class AnotherTurn(Action):
    """The Right Hand takes another turn."""

    __slots__ = ()
    form = "another_turn"


class ReturnAll(Action):
    """A saved player gives all their arrows back."""

    __slots__ = ()
    form = "return_all"


class KeepAll(Action):
    """A saved player keeps all their arrows."""

    __slots__ = ()
    form = "keep_all"


class Haunt(Action):
    """The Ghost gives the token of one of its faces to a player."""

    __slots__ = ("face", "seat")
    form = "haunt {face} {seat}"
    names = {"face": FACES}
    ranges = {"seat": any_seat}

    def __init__(self, face: int, seat: int) -> None:
        self.face, self.seat = face, seat


ACTIONS: Final = (
    Pass,
    Stop,
    Rethrow,
    Shoot,
    ShootDouble,
    GiveBeer,
    Heal,
    TakeArrows,
    ReturnArrow,
    ReturnChief,
    UseDie,
    BreakArrow,
    TakeRegular,
    TakeChief,
    StealChief,
    GiveArrow,
    TakeOver,
    BecomeSheriff,
    SwapArrows,
    TurnDie,
    ForceThrow,
    Deny,
    Save,
    Cancel,
    AnotherTurn,
    ReturnAll,
    KeepAll,
    Haunt,
)

PASS: Final = the(Pass)
STOP: Final = the(Stop)
RETHROW: Final = [the(Rethrow, mask) for mask in MASKS]
SHOOT: Final = [the(Shoot, seat) for seat in SEATS]
SHOOT_DOUBLE: Final = [the(ShootDouble, seat) for seat in SEATS]
BEER: Final = [the(GiveBeer, seat) for seat in SEATS]
HEAL: Final = [the(Heal, seat) for seat in SEATS]
TAKE_ARROWS: Final = [the(TakeArrows, points) for points in range(10)]
RETURN_ARROW: Final = [the(ReturnArrow, seat) for seat in SEATS]
RETURN_CHIEF: Final = [the(ReturnChief, seat) for seat in SEATS]
USE_DIE: Final = [the(UseDie, die) for die in range(len(SALOON_DICE))]
BREAK_ARROW: Final = [the(BreakArrow, seat) for seat in SEATS]
TAKE_REGULAR: Final = the(TakeRegular)
TAKE_CHIEF: Final = the(TakeChief)
STEAL_CHIEF: Final = the(StealChief)
GIVE_ARROW: Final = [the(GiveArrow, seat) for seat in SEATS]
TAKE_OVER: Final = [the(TakeOver, seat) for seat in SEATS]

# DICE-050, DICE-051, DICE-052: stop, or any non-empty choice of the dice that may be thrown again (a mask).
THROWS: Final[list[list[Action]]] = [
    [STOP, *[RETHROW[mask] for mask in range(1, throwable + 1) if mask & throwable == mask]]
    for throwable in MASKS
]
