"""M3: the powers of the own turn: The Good, The Ugly, the Right Hand of the Devil (section 4.16)."""

from __future__ import annotations

from typing import Final

from sixgun.core.action import Action, the
from sixgun.core.event import Event
from sixgun.core.rows import put
from sixgun.core.step import Step
from sixgun.games.bang_dice.actions import PASS, AnotherTurn, BecomeSheriff, Pass, SwapArrows
from sixgun.games.bang_dice.characters import LIFE
from sixgun.games.bang_dice.old_saloon.windows import use
from sixgun.games.bang_dice.roles import NUMBER
from sixgun.games.bang_dice.step import Choice
from sixgun.games.bang_dice.table import DiceTable
from sixgun.games.bang_dice.turn import Turn

GOOD: Final = NUMBER["the_good"]
UGLY: Final = NUMBER["the_ugly"]
RIGHT_HAND: Final = NUMBER["right_hand_of_the_devil"]
BECOME_SHERIFF: Final = the(BecomeSheriff)
ANOTHER_TURN: Final = the(AnotherTurn)


class OwnPowerAtStart(Choice):
    """S2: the active player may reveal the Good or the Ugly; every player with a secret role is asked."""

    __slots__ = ()
    kind = "own_power_at_start"
    clauses = ("DICE-041", "DICE-306")
    window = True

    def waits(self, t: DiceTable) -> bool:
        """Nobody may see who has no choice."""
        return True

    def choices(self, t: DiceTable) -> list[Action]:
        card = t.role[self.seat][0]
        if card == GOOD:
            return [PASS, BECOME_SHERIFF]
        return [PASS, *swaps(t)] if card == UGLY else [PASS]

    def take(self, t: DiceTable, seat: int, action: Action) -> None:
        if isinstance(action, BecomeSheriff):
            use(t, seat, action, SwapRoles(seat))
        elif isinstance(action, SwapArrows):
            use(t, seat, action, ExchangeArrows(action.one, action.two))


def swaps(t: DiceTable) -> list[Action]:
    """Every pair of different living players."""
    living = [seat for seat in range(t.seats) if t.living[seat]]
    return [the(SwapArrows, one, two) for one in living for two in living if one < two]


class RolesSwapped(Event[DiceTable]):
    """The Good and the Sheriff exchange their cards, both face up; only the old Sheriff's maximum changes."""

    __slots__ = ("good", "maximum", "sheriff")
    clauses = ("DICE-313", "DICE-315", "DICE-316", "DICE-317", "DICE-318", "DICE-319")
    shows = ("good", "sheriff", "maximum")

    def __init__(self, good: int, sheriff: int, maximum: int) -> None:
        self.good, self.sheriff, self.maximum = good, sheriff, maximum

    def apply(self, t: DiceTable) -> None:
        role = t.role[:]
        role[self.good], role[self.sheriff] = t.role[self.sheriff], t.role[self.good]
        t.role = role
        t.maximum = put(t.maximum, self.sheriff, self.maximum)


class SwapRoles(Step[DiceTable]):
    """The Good: its owner becomes Sheriff, the old Sheriff a Deputy; both keep their life points."""

    __slots__ = ("seat",)
    clauses = ("DICE-315", "DICE-319")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: DiceTable) -> None:
        sheriff = t.sheriff()
        t.emit(RolesSwapped(self.seat, sheriff, LIFE[t.character[sheriff]]))


class ArrowsSwapped(Event[DiceTable]):
    """Two players exchange all the arrows that they hold, the Chief's Arrow included."""

    __slots__ = ("one", "two")
    clauses = ("DICE-343", "DICE-344")
    shows = ("one", "two")

    def __init__(self, one: int, two: int) -> None:
        self.one, self.two = one, two

    def apply(self, t: DiceTable) -> None:
        one, two = self.one, self.two
        t.arrows[one], t.arrows[two] = t.arrows[two], t.arrows[one]
        if t.chief in (one, two):
            t.chief = two if t.chief == one else one


class ExchangeArrows(Step[DiceTable]):
    """The Ugly: no token is taken from the pile, so no attack follows."""

    __slots__ = ("one", "two")
    clauses = ("DICE-343", "DICE-344")

    def __init__(self, one: int, two: int) -> None:
        self.one, self.two = one, two

    def run(self, t: DiceTable) -> None:
        t.emit(ArrowsSwapped(self.one, self.two))


class OwnPowerAtEnd(Choice):
    """E3: the active player may reveal the Right Hand; every player with a secret role is asked."""

    __slots__ = ()
    kind = "own_power_at_end"
    clauses = ("DICE-202", "DICE-306", "DICE-350")
    window = True

    def waits(self, t: DiceTable) -> bool:
        """Nobody may see who has no choice."""
        return True

    def choices(self, t: DiceTable) -> list[Action]:
        return [PASS, ANOTHER_TURN] if t.role[self.seat][0] == RIGHT_HAND else [PASS]

    def take(self, t: DiceTable, seat: int, action: Action) -> None:
        if not isinstance(action, Pass):
            use(t, seat, action, Turn(seat))
