"""Resolution of the final dice (section 4.6)."""

from __future__ import annotations

from typing import Any, Final, cast

from sixgun.core.action import Action
from sixgun.core.step import in_turn
from sixgun.games.bang_dice.actions import SEATS, GiveBeer, Shoot, ShootDouble
from sixgun.games.bang_dice.arrows import ARROW_RESULT
from sixgun.games.bang_dice.dice import FATAL
from sixgun.games.bang_dice.events import (
    GATLINGS_COUNTED,
    ArrowsReturned,
    BeersGiven,
    BeerSpent,
    VolleyFired,
)
from sixgun.games.bang_dice.life import GainLife
from sixgun.games.bang_dice.loss import EXPLOSION, GATLING, VOLLEY, LoseLife
from sixgun.games.bang_dice.questions import ARROWS_DUE, GATLINGS_NEEDED, OWN_BEER
from sixgun.games.bang_dice.step import Choice, TurnStep
from sixgun.games.bang_dice.table import NOBODY, NOTHING, DiceTable, Row, added


class Resolve(TurnStep):
    """Arrows that are still due, dynamite, all Bull's Eyes, all beers, all gatlings: those that there are."""

    __slots__ = ()
    clauses = ("DICE-080", "DICE-081")

    def run(self, t: DiceTable) -> None:
        seat, found = self.seat, t.symbols
        if found.gatlings:  # what is done last goes first on the stack
            t.do(GATLINGS[seat])
        if found.beers:
            t.do(BEERS[seat])
        if found.ones or found.twos:
            t.do(Aim(seat, found.ones, found.twos, NOTHING[t.seats]))
        if found.dynamite >= FATAL:
            t.do(DYNAMITE[seat])
        if t.value(ARROWS_DUE, seat):
            t.do(DUE_ARROWS[seat])


class DueArrows(TurnStep):
    """Step 1: arrows were taken when thrown, unless a character takes them only now."""

    __slots__ = ()
    clauses = ("DICE-081",)

    def run(self, t: DiceTable) -> None:
        in_turn(t, [ARROW_RESULT[self.seat]] * t.value(ARROWS_DUE, self.seat))


class Dynamite(TurnStep):
    """Three or more dynamite cost exactly one life point."""

    __slots__ = ()
    clauses = ("DICE-083", "DICE-084", "DICE-085", "DICE-086")

    def run(self, t: DiceTable) -> None:
        t.do(LoseLife(EXPLOSION, NOBODY, added(NOTHING[t.seats], self.seat, 1)))


class Aim(Choice):
    """Every Bull's Eye is given a target, the ones first; then all are resolved at the same time."""

    __slots__ = ("ones", "points", "twos")
    kind = "aim"
    clauses = (
        "DICE-087",
        "DICE-088",
        "DICE-089",
        "DICE-091",
        "DICE-092",
        "DICE-093",
        "DICE-094",
        "DICE-105",
        "DICE-107",
    )
    shows = ("seat", "ones", "twos", "points")

    def __init__(self, seat: int, ones: int, twos: int, points: tuple[int, ...]) -> None:
        self.seat, self.ones, self.twos, self.points = seat, ones, twos, points

    def facts(self, t: DiceTable) -> dict[str, object]:
        return {"left": self.ones + self.twos - 1}

    def choices(self, t: DiceTable) -> list[Action]:
        found = t.circle.shots(self.seat, self.places(t))
        return found + t.powers.offers(t, cast("Any", self), self.seat) if t.powers.option else found

    def places(self, t: DiceTable) -> int:
        """How far away this Bull's Eye may hit."""
        return t.reach(self.seat, self.ones > 0)

    def take(self, t: DiceTable, seat: int, action: Action) -> None:
        assert isinstance(action, (Shoot, ShootDouble))
        double = isinstance(action, ShootDouble)
        if double:
            t.emit(BeerSpent(seat))
        points = added(self.points, action.seat, 2 if double else 1)
        if self.ones + self.twos == 1:
            t.emit(VolleyFired(seat, points))
            t.do(LoseLife(VOLLEY, seat, points))
        elif self.ones:
            t.do(Aim(seat, self.ones - 1, self.twos, points))
        else:
            t.do(Aim(seat, 0, self.twos - 1, points))


class Beers(TurnStep):
    """Every beer is given to a living player, then all are drunk at the same time."""

    __slots__ = ()
    clauses = ("DICE-096", "DICE-099", "DICE-106")

    def run(self, t: DiceTable) -> None:
        left = t.symbols.beers - t.beer_spent
        if left:
            t.do(PourBeer(self.seat, left, NOTHING[t.seats]))


class PourBeer(Choice):
    """Who drinks the next beer: any living player, the roller included."""

    __slots__ = ("beers", "left")
    kind = "beer"
    clauses = ("DICE-096", "DICE-098", "DICE-099", "DICE-235")
    shows = ("seat", "left", "beers")

    def __init__(self, seat: int, left: int, beers: tuple[int, ...]) -> None:
        self.seat, self.left, self.beers = seat, left, beers

    def choices(self, t: DiceTable) -> list[Action]:
        return t.circle.drinks[self.seat]

    def take(self, t: DiceTable, seat: int, action: Action) -> None:
        assert isinstance(action, GiveBeer)
        beers = added(self.beers, action.seat, 1)
        if self.left > 1:
            t.do(PourBeer(seat, self.left - 1, beers))
        else:
            t.emit(BeersGiven(seat, beers))
            t.do(GainLife(drunk(t, seat, beers)))


def drunk(t: DiceTable, seat: int, beers: Row) -> Row:
    """DICE-097, DICE-172, DICE-173: each beer gives one life point; some get more from their own."""
    more = t.value(OWN_BEER, seat, 1) - 1
    return added(beers, seat, beers[seat] * more)


class Gatlings(TurnStep):
    """With three gatling symbols the Gatling Gun fires, once and without a choice; the roller returns their
    arrows before the others lose life."""

    __slots__ = ()
    clauses = ("DICE-100", "DICE-101", "DICE-102", "DICE-103", "DICE-175", "DICE-176", "DICE-236")

    def run(self, t: DiceTable) -> None:
        seat, found = self.seat, t.symbols.gatlings
        if found >= t.value(GATLINGS_NEEDED, seat, 3):
            t.do(FIRE_GATLING[seat])
            if t.has_arrows(seat):
                t.emit(ArrowsReturned((seat,)))
        t.emit(GATLINGS_COUNTED[found][seat])  # what powers do about the symbols follows it


class FireGatling(TurnStep):
    """Every other living player loses one life point, all at the same time."""

    __slots__ = ()
    clauses = ("DICE-100",)

    def run(self, t: DiceTable) -> None:
        points = tuple([int(t.living[s] and s != self.seat) for s in range(t.seats)])
        t.do(LoseLife(GATLING, self.seat, points))


# These steps are the same in every turn: they lie ready for each seat.
RESOLVE: Final = [Resolve(seat) for seat in SEATS]
DUE_ARROWS: Final = [DueArrows(seat) for seat in SEATS]
DYNAMITE: Final = [Dynamite(seat) for seat in SEATS]
BEERS: Final = [Beers(seat) for seat in SEATS]
GATLINGS: Final = [Gatlings(seat) for seat in SEATS]
FIRE_GATLING: Final = [FireGatling(seat) for seat in SEATS]
