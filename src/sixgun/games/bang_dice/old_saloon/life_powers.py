"""M3: the powers that answer losses and gains: the Left Hand of the Devil (L7) and The Bad (section 4.16)."""

from __future__ import annotations

from sixgun.core.action import Action, the
from sixgun.core.step import Step
from sixgun.games.bang_dice.actions import Deny, KeepAll, ReturnAll, Save
from sixgun.games.bang_dice.events import ArrowsReturned, LifeGained, OfSeat
from sixgun.games.bang_dice.life import GainLife
from sixgun.games.bang_dice.loss import INDIANS, at_zero
from sixgun.games.bang_dice.old_saloon.windows import Window, use
from sixgun.games.bang_dice.roles import NUMBER
from sixgun.games.bang_dice.step import Choice
from sixgun.games.bang_dice.table import DiceTable


class LeftHandWindow(Window):
    """L7: the Left Hand may name one player at 0 life, the owner too."""

    __slots__ = ()
    kind = "left_hand_window"
    clauses = ("DICE-116", "DICE-345", "DICE-347")
    card = NUMBER["left_hand_of_the_devil"]

    def with_answers(self, answers: tuple[Action | None, ...]) -> LeftHandWindow:
        return LeftHandWindow(self.who, answers)

    def facts(self, t: DiceTable) -> dict[str, object]:
        return {"falling": [*at_zero(t)]}

    def powers(self, t: DiceTable, seat: int) -> list[Action]:
        return [the(Save, fallen) for fallen in at_zero(t)]

    def used(self, t: DiceTable, seat: int, action: Action) -> None:
        assert isinstance(action, Save)
        use(t, seat, action, SavePlayer(action.seat))


class PlayerSaved(OfSeat):
    """A player about to be eliminated stays with exactly two life points."""

    __slots__ = ()
    clauses = ("DICE-345", "DICE-341")

    def apply(self, t: DiceTable) -> None:
        t.life[self.seat] = 2


class SavePlayer(Step[DiceTable]):
    """The Left Hand: the saved player then decides about their arrows; in an attack they go back anyway."""

    __slots__ = ("seat",)
    clauses = ("DICE-345", "DICE-346", "DICE-348", "DICE-349")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: DiceTable) -> None:
        t.emit(PlayerSaved(self.seat))
        if t.has_arrows(self.seat) and t.cause != INDIANS:
            t.do(SavedArrows(self.seat))


class SavedArrows(Choice):
    """The saved player returns all their arrows, or none."""

    __slots__ = ()
    kind = "saved_arrows"
    clauses = ("DICE-346",)

    def choices(self, t: DiceTable) -> list[Action]:
        return [the(ReturnAll), the(KeepAll)]

    def take(self, t: DiceTable, seat: int, action: Action) -> None:
        if isinstance(action, ReturnAll):
            t.emit(ArrowsReturned((seat,)))


class BadWindow(Window):
    """Whenever players are about to gain life the Bad may name another one, who gains nothing."""

    __slots__ = ("gains",)
    kind = "bad_window"
    clauses = ("DICE-337", "DICE-338", "DICE-339", "DICE-342")
    shows = ("who", "gains")
    card = NUMBER["the_bad"]

    def __init__(
        self, gains: tuple[int, ...], who: tuple[int, ...], answers: tuple[Action | None, ...] = ()
    ) -> None:
        super().__init__(who, answers)
        self.gains = gains

    def with_answers(self, answers: tuple[Action | None, ...]) -> BadWindow:
        return BadWindow(self.gains, self.who, answers)

    def powers(self, t: DiceTable, seat: int) -> list[Action]:
        return [the(Deny, s) for s, gain in enumerate(self.gains) if gain and s != seat]

    def used(self, t: DiceTable, seat: int, action: Action) -> None:
        assert isinstance(action, Deny)
        use(t, seat, action, DenyGain(action.seat, self.gains), GainLife(self.gains))

    def passed(self, t: DiceTable) -> None:
        t.emit(LifeGained(self.gains))


class GainDenied(OfSeat):
    """That player gains nothing from this event."""

    __slots__ = ()
    clauses = ("DICE-337", "DICE-340")


class DenyGain(Step[DiceTable]):
    """The Bad: what the named player would gain is lost; the others gain as usual."""

    __slots__ = ("gains", "seat")
    clauses = ("DICE-337", "DICE-340")

    def __init__(self, seat: int, gains: tuple[int, ...]) -> None:
        self.seat, self.gains = seat, gains

    def run(self, t: DiceTable) -> None:
        t.emit(GainDenied(self.seat))
        rest = tuple([0 if s == self.seat else gain for s, gain in enumerate(self.gains)])
        if any(rest):
            t.emit(LifeGained(rest))
