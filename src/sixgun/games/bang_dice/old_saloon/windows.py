"""M3: who may be asked for a special role, and the reveal (sections 4.15 and 6.2)."""

from __future__ import annotations

from typing import ClassVar, Final

from sixgun.core.action import Action
from sixgun.core.event import Event
from sixgun.core.step import Sealed, Step
from sixgun.games.bang_dice.actions import PASS, Pass
from sixgun.games.bang_dice.events import show_role
from sixgun.games.bang_dice.roles import DISTRIBUTION, TYPE_OF
from sixgun.games.bang_dice.table import DiceTable

ONLY_PASS: Final[list[Action]] = [PASS]


class RoleRevealed(Event[DiceTable]):
    """A player reveals their role, to use its power, and names all choices; the card stays face up, spent."""

    __slots__ = ("action", "card", "seat")
    clauses = ("DICE-304", "DICE-305", "DICE-308")
    shows = ("seat", "card", "action")
    pieces = ("card",)

    def __init__(self, seat: int, card: int, action: Action) -> None:
        self.seat, self.card, self.action = seat, card, action

    def apply(self, t: DiceTable) -> None:
        show_role(t, self.seat)


class Window(Sealed[DiceTable]):
    """All who may hold a card are asked, at the same time and secretly; the holder may use it."""

    __slots__ = ()
    window = True
    shows: ClassVar[tuple[str, ...]] = ("who",)
    card: ClassVar[int] = 0

    def powers(self, t: DiceTable, seat: int) -> list[Action]:
        """The choices of the holder of the card, beside passing."""
        raise AssertionError(f"{self.kind} does not say what it offers")

    def used(self, t: DiceTable, seat: int, action: Action) -> None:
        """The holder reveals the card."""
        raise AssertionError(f"{self.kind} does not say what follows")

    def passed(self, t: DiceTable) -> None:
        """Nobody reveals it."""

    def choices(self, t: DiceTable, seat: int) -> list[Action]:
        return [PASS, *self.powers(t, seat)] if t.role[seat][0] == self.card else ONLY_PASS

    def reveal(self, t: DiceTable, answers: list[Action]) -> None:
        for place, seat in enumerate(self.who):
            if not isinstance(answers[place], Pass):
                return self.used(t, seat, answers[place])
        return self.passed(t)


class TakeEffect(Step[DiceTable]):
    """A power that was revealed takes effect; `otherwise` is done where it is cancelled."""

    __slots__ = ("effect", "otherwise", "power", "seat")
    clauses = ("DICE-309",)

    def __init__(
        self, seat: int, power: str, effect: Step[DiceTable], otherwise: Step[DiceTable] | None
    ) -> None:
        self.seat, self.power, self.effect, self.otherwise = seat, power, effect, otherwise

    def run(self, t: DiceTable) -> None:
        t.do(self.effect)


def use(
    t: DiceTable,
    seat: int,
    action: Action,
    effect: Step[DiceTable],
    otherwise: Step[DiceTable] | None = None,
) -> None:
    """DICE-305: the card is turned up; then the power takes effect."""
    t.emit(RoleRevealed(seat, t.role[seat][0], action))
    t.do(TakeEffect(seat, str(action), effect, otherwise))


def face_down(t: DiceTable, without: int = -1) -> tuple[int, ...]:
    """DICE-307: living players whose role is still secret."""
    return tuple([seat for seat in t.living_from(0) if not t.face_up[seat] and seat != without])


def could_be_held(t: DiceTable, card: int) -> bool:
    """Section 6.2: by the cards that lie open, somebody could still hold this one unused."""
    if t.known[card] == t.public:
        return False
    type, open_ones = TYPE_OF[card], 0
    for seat, is_open in enumerate(t.face_up):
        if is_open and t.type_of(seat) == type:
            open_ones += 1
    return open_ones < DISTRIBUTION[t.seats][type]
