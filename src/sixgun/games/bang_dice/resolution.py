"""Resolution of the final dice (section 4.6)."""

from __future__ import annotations

from typing import Any, cast

from sixgun.core.action import Action
from sixgun.core.step import Step
from sixgun.games.bang_dice.actions import GiveBeer, Shoot, ShootDouble
from sixgun.games.bang_dice.arrows import ArrowResult
from sixgun.games.bang_dice.dice import BEERS, BULLS_EYE, DYNAMITE, FATAL, GATLINGS, ONES, TWOS, symbols
from sixgun.games.bang_dice.events import ArrowsReturned, BeersGiven, BeerSpent, GatlingsCounted, VolleyFired
from sixgun.games.bang_dice.life import GainLife
from sixgun.games.bang_dice.loss import BULLS_EYES, EXPLOSION, GATLING, LoseLife
from sixgun.games.bang_dice.step import Choice, TurnStep, decide
from sixgun.games.bang_dice.table import NOBODY, NOTHING, DiceTable, added


class Resolve(TurnStep):
    """Arrows that are still due, dynamite, all Bull's Eyes, all beers, all gatlings: those that there are."""

    __slots__ = ()
    clauses = ("DICE-080", "DICE-081")

    def run(self, t: DiceTable) -> None:
        seat, dice = self.seat, t.dice
        steps: list[Step[DiceTable]] = [DueArrows(seat)] if "arrows_due" in t.answers else []
        if dice.count(DYNAMITE) >= FATAL:
            steps.append(Dynamite(seat))
        if symbols(dice, BULLS_EYE):
            steps.append(BullsEyes(seat))
        if symbols(dice, BEERS):
            steps.append(Beers(seat))
        if symbols(dice, GATLINGS):
            steps.append(Gatlings(seat))
        t.do(*steps)


class DueArrows(TurnStep):
    """Step 1: arrows were taken when thrown, unless a character takes them only now."""

    __slots__ = ()
    clauses = ("DICE-081",)

    def run(self, t: DiceTable) -> None:
        t.do(*[ArrowResult(self.seat)] * t.answer_to("arrows_due", self.seat, 0))


class Dynamite(TurnStep):
    """Three or more dynamite cost exactly one life point."""

    __slots__ = ()
    clauses = ("DICE-083", "DICE-084", "DICE-085", "DICE-086")

    def run(self, t: DiceTable) -> None:
        t.do(LoseLife(EXPLOSION, NOBODY, added(NOTHING[t.seats], self.seat, 1)))


class BullsEyes(TurnStep):
    """Every Bull's Eye is given a target, then all are resolved at the same time."""

    __slots__ = ()
    clauses = ("DICE-087", "DICE-105", "DICE-107")

    def run(self, t: DiceTable) -> None:
        aim(t, Aim(self.seat, symbols(t.dice, ONES), symbols(t.dice, TWOS), NOTHING[t.seats]))


class Aim(Choice):
    """The target of the next Bull's Eye; the ones come first."""

    __slots__ = ("ones", "points", "twos")
    kind = "aim"
    clauses = ("DICE-088", "DICE-089", "DICE-091", "DICE-092", "DICE-093", "DICE-094")
    shows = ("seat", "ones", "twos", "points")

    def __init__(self, seat: int, ones: int, twos: int, points: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.ones, self.twos, self.points = ones, twos, points

    def choices(self, t: DiceTable) -> list[Action]:
        found = t.circle.shots(self.seat, self.places(t))
        if self.kind not in t.powers.option:
            return found
        return found + t.powers.offers(t, cast("Any", self), self.seat)

    def places(self, t: DiceTable) -> int:
        """How far away this Bull's Eye may hit."""
        return t.answer_to("places", self.seat, t.circle.places(1 if self.ones else 2))

    def take(self, t: DiceTable, seat: int, action: Action) -> None:
        assert isinstance(action, (Shoot, ShootDouble))
        double = isinstance(action, ShootDouble)
        if double:
            t.emit(BeerSpent(seat))
        ones = self.ones - 1 if self.ones else 0
        twos = self.twos if self.ones else self.twos - 1
        aim(t, Aim(seat, ones, twos, added(self.points, action.seat, 1 + double)))


def aim(t: DiceTable, question: Aim) -> None:
    """Ask for the next target, or fire when every Bull's Eye has one."""
    if question.ones or question.twos:
        decide(t, question)
    else:
        t.emit(VolleyFired(question.seat, question.points))
        t.do(LoseLife(BULLS_EYES, question.seat, question.points))


class Beers(TurnStep):
    """Every beer is given to a living player, then all are drunk at the same time."""

    __slots__ = ()
    clauses = ("DICE-096", "DICE-099", "DICE-106")

    def run(self, t: DiceTable) -> None:
        left = symbols(t.dice, BEERS) - t.beer_spent
        if left:
            decide(t, PourBeer(self.seat, left, NOTHING[t.seats]))


class PourBeer(Choice):
    """Who drinks the next beer: any living player, the roller included."""

    __slots__ = ("beers", "left")
    kind = "beer"
    clauses = ("DICE-096", "DICE-098", "DICE-099", "DICE-235")
    shows = ("seat", "left", "beers")

    def __init__(self, seat: int, left: int, beers: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.left, self.beers = left, beers

    def choices(self, t: DiceTable) -> list[Action]:
        return t.circle.drinks[self.seat]

    def take(self, t: DiceTable, seat: int, action: Action) -> None:
        assert isinstance(action, GiveBeer)
        beers = added(self.beers, action.seat, 1)
        if self.left > 1:
            decide(t, PourBeer(seat, self.left - 1, beers))
        else:
            t.emit(BeersGiven(seat, beers))
            t.do(Drink(seat, beers))


class Drink(Step[DiceTable]):
    """Each beer gives one life point; some get more from their own."""

    __slots__ = ("beers", "seat")
    clauses = ("DICE-097", "DICE-172", "DICE-173")

    def __init__(self, seat: int, beers: tuple[int, ...]) -> None:
        self.seat, self.beers = seat, beers

    def run(self, t: DiceTable) -> None:
        own = self.beers[self.seat]
        more = t.answer_to("own_beer", self.seat, 1) - 1
        t.do(GainLife(added(self.beers, self.seat, own * more)))


class Gatlings(TurnStep):
    """With three gatling symbols the Gatling Gun fires, once and without a choice; the roller returns his
    arrows before the others lose life."""

    __slots__ = ()
    clauses = ("DICE-100", "DICE-101", "DICE-102", "DICE-103", "DICE-176", "DICE-236")

    def run(self, t: DiceTable) -> None:
        found, seat = symbols(t.dice, GATLINGS), self.seat
        if found >= t.answer_to("gatlings_needed", seat, 3):
            t.do(ReturnOwnArrows(seat), CountGatlings(seat, found), FireGatling(seat))
        else:
            t.do(CountGatlings(seat, found))


class ReturnOwnArrows(TurnStep):
    """The roller of a Gatling Gun returns all his arrows."""

    __slots__ = ()
    clauses = ("DICE-101",)

    def run(self, t: DiceTable) -> None:
        if t.has_arrows(self.seat):
            t.emit(ArrowsReturned((self.seat,)))


class CountGatlings(TurnStep):
    """What powers do about gatling symbols follows this event."""

    __slots__ = ("found",)
    clauses = ("DICE-175", "DICE-176")

    def __init__(self, seat: int, found: int) -> None:
        super().__init__(seat)
        self.found = found

    def run(self, t: DiceTable) -> None:
        t.emit(GatlingsCounted(self.seat, self.found))


class FireGatling(TurnStep):
    """Every other living player loses one life point, all at the same time."""

    __slots__ = ()
    clauses = ("DICE-100",)

    def run(self, t: DiceTable) -> None:
        points = tuple([int(t.living[s] and s != self.seat) for s in range(t.seats)])
        t.do(LoseLife(GATLING, self.seat, points))
