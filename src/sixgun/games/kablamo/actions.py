"""The answers of players in Kablamo. Bullets are written by name, places as seat:position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixgun.core.action import Action, the
from sixgun.core.seats import any_seat
from sixgun.core.table import Table
from sixgun.games.kablamo.kinds import BULLET_NAMES

MOST: Final = 5  # players
CHAMBERS: Final = 6


def bullets(t: Table) -> Sequence[int]:
    """The codes of all bullets in the box."""
    return sorted({BULLET_NAMES.index(t.piece_name(piece)) for piece in range(len(t.known))})


def chambers(t: Table) -> Sequence[int]:
    return range(CHAMBERS)


def turns(t: Table) -> Sequence[int]:
    return range(-1, CHAMBERS)


def slots(t: Table) -> Sequence[int]:
    """At most all bullets are somebody's spares."""
    return range(len(t.known))


class Pass(Action):
    """Let a window go by."""

    __slots__ = ()
    form = "pass"


class Resign(Action):
    """Leave the game at the next clean-up."""

    __slots__ = ()
    form = "resign"


class Keep(Action):
    """Keep the bullets dealt."""

    __slots__ = ()
    form = "keep"


class GiveBack(Action):
    """Give all bullets back for one bullet less (Mulliganovski)."""

    __slots__ = ()
    form = "give_back"


class Load(Action):
    """Put a bullet into a chamber."""

    __slots__ = ("bullet", "position")
    form = "load {bullet} > {position}"
    names = {"bullet": BULLET_NAMES}
    ranges = {"bullet": bullets, "position": chambers}

    def __init__(self, bullet: int, position: int) -> None:
        self.bullet, self.position = bullet, position


class Play(Action):
    """Play a high velocity bullet from the hand, assigned to a player."""

    __slots__ = ("bullet", "seat")
    form = "play {bullet} > {seat}"
    names = {"bullet": BULLET_NAMES}
    ranges = {"bullet": bullets, "seat": any_seat}

    def __init__(self, bullet: int, seat: int) -> None:
        self.bullet, self.seat = bullet, seat


class PlayOpen(Action):
    """Play a high velocity bullet that concerns the whole table."""

    __slots__ = ("bullet",)
    form = "play {bullet}"
    names = {"bullet": BULLET_NAMES}
    ranges = {"bullet": bullets}

    def __init__(self, bullet: int) -> None:
        self.bullet = bullet


class Assign(Action):
    """Assign an effect to a player."""

    __slots__ = ("seat",)
    form = "assign {seat}"
    ranges = {"seat": any_seat}

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Target(Action):
    """Aim at a pending effect or an active bullet."""

    __slots__ = ("bullet",)
    form = "target {bullet}"
    names = {"bullet": BULLET_NAMES}
    ranges = {"bullet": bullets}

    def __init__(self, bullet: int) -> None:
        self.bullet = bullet


class Choose(Action):
    """Choose one player."""

    __slots__ = ("seat",)
    form = "choose {seat}"
    ranges = {"seat": any_seat}

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Pair(Action):
    """Choose two players."""

    __slots__ = ("one", "other")
    form = "pair {one} {other}"
    ranges = {"one": any_seat, "other": any_seat}

    def __init__(self, one: int, other: int) -> None:
        self.one, self.other = one, other


class Pick(Action):
    """Point at a face-down bullet: the position in that player's revolver."""

    __slots__ = ("position", "seat")
    form = "pick {seat}:{position}"
    ranges = {"seat": any_seat, "position": chambers}

    def __init__(self, seat: int, position: int) -> None:
        self.seat, self.position = seat, position


class Turn(Action):
    """Turn the own cylinder clockwise by that many chambers."""

    __slots__ = ("chambers",)
    form = "turn {chambers}"
    ranges = {"chambers": turns}

    def __init__(self, chambers: int) -> None:
        self.chambers = chambers


class Give(Action):
    """Give one of the own spares."""

    __slots__ = ("bullet",)
    form = "give {bullet}"
    names = {"bullet": BULLET_NAMES}
    ranges = {"bullet": bullets}

    def __init__(self, bullet: int) -> None:
        self.bullet = bullet


class Slot(Action):
    """Take one of the opponent's spares, blindly."""

    __slots__ = ("slot",)
    form = "slot {slot}"
    ranges = {"slot": slots}

    def __init__(self, slot: int) -> None:
        self.slot = slot


class Chamber(Action):
    """Choose one of the own empty chambers."""

    __slots__ = ("position",)
    form = "chamber {position}"
    ranges = {"position": chambers}

    def __init__(self, position: int) -> None:
        self.position = position


ACTIONS: Final = (
    *(Pass, Resign, Keep, GiveBack, Load, Play, PlayOpen, Assign, Target),
    *(Choose, Pair, Pick, Turn, Give, Slot, Chamber),
)

PASS: Final = the(Pass)
RESIGN: Final = the(Resign)
KEEP_OR_GIVE_BACK: Final[list[Action]] = [the(Keep), the(GiveBack)]
ONLY_PASS: Final[list[Action]] = [PASS]
ASSIGN: Final = [the(Assign, seat) for seat in range(MOST)]
CHOOSE: Final = [the(Choose, seat) for seat in range(MOST)]
PAIR: Final = [[the(Pair, one, other) for other in range(MOST)] for one in range(MOST)]
PICK: Final = [[the(Pick, seat, position) for position in range(CHAMBERS)] for seat in range(MOST)]
TURN_ANY: Final[list[Action]] = [the(Turn, chambers) for chambers in range(CHAMBERS)]
TURN_ONE: Final[list[Action]] = [the(Turn, 0), the(Turn, -1), the(Turn, 1)]
CHAMBER: Final = [the(Chamber, position) for position in range(CHAMBERS)]
