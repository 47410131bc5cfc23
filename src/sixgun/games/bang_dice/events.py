"""The events of BANG! The Dice Game; the modules have their own events in their own files."""

from __future__ import annotations

from typing import Final

from sixgun.core.event import Event
from sixgun.core.rows import put
from sixgun.core.seats import eye
from sixgun.games.bang_dice.actions import SEATS
from sixgun.games.bang_dice.cup import FIVE_DICE, NO_DICE, Cup, Symbols
from sixgun.games.bang_dice.dice import MOST_DICE, PLACES_IN
from sixgun.games.bang_dice.distance import circle_of
from sixgun.games.bang_dice.roles import SHERIFF, TYPE_OF
from sixgun.games.bang_dice.table import NOBODY, NOTHING, PILE, DiceTable, added, total

# -- setup ---------------------------------------------------------------------------------------


class RoleDealt(Event[DiceTable]):
    """A player looks at their role in secret."""

    __slots__ = ("card", "seat")
    clauses = ("DICE-021", "DICE-023")
    shows = ("seat",)
    private = {"card": "seat"}
    pieces = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        self.seat, self.card = seat, card

    def apply(self, t: DiceTable) -> None:
        t.box.remove(self.card)  # changed in place: before the first question there are no copies
        t.role[self.seat] = [self.card]
        t.shown[self.card] = t.known[self.card] = eye(t.seats, self.seat)


class RoleShown(Event[DiceTable]):
    """A role lies face up from the start: the Sheriff's, and all with three players."""

    __slots__ = ("card", "seat")
    clauses = ("DICE-022", "DICE-211")
    shows = ("seat", "card")
    pieces = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        self.seat, self.card = seat, card

    def apply(self, t: DiceTable) -> None:
        show_role(t, self.seat)
        if TYPE_OF[self.card] == SHERIFF:  # there is one: any other such card is known to be undealt
            for card in t.box:
                if TYPE_OF[card] == SHERIFF:
                    t.known[card] = t.public


class CharactersDealt(Event[DiceTable]):
    """Each player gets one character, face up, and the life points on it."""

    __slots__ = ("characters", "life")
    clauses = ("DICE-024", "DICE-025", "DICE-026", "DICE-027")
    shows = ("characters", "life")

    def __init__(self, characters: tuple[str, ...], life: tuple[int, ...]) -> None:
        self.characters, self.life = characters, life

    def apply(self, t: DiceTable) -> None:
        t.character = self.characters
        t.maximum = tuple([most or self.life[seat] for seat, most in enumerate(t.maximum)])
        full = [most if t.living[seat] else 0 for seat, most in enumerate(t.maximum)]
        t.life = [life or full[seat] for seat, life in enumerate(t.life)]
        t.arm()


# -- turns and throws ----------------------------------------------------------------------------


class TurnPassed(Event[DiceTable]):
    """The next player is to move; all dice lie in the middle again."""

    __slots__ = ("to",)
    clauses = ("DICE-003", "DICE-203", "DICE-204")
    shows = ("to",)

    def __init__(self, to: int) -> None:
        self.to = to

    def apply(self, t: DiceTable) -> None:
        t.active, t.acting = self.to, False
        take_dice(t, NO_DICE)


class TurnBegan(Event[DiceTable]):
    """A turn uses five dice and at most three throws."""

    __slots__ = ("seat", "throws")
    clauses = ("DICE-045", "DICE-050")
    shows = ("seat", "throws")

    def __init__(self, seat: int, throws: int) -> None:
        self.seat, self.throws = seat, throws

    def apply(self, t: DiceTable) -> None:
        take_dice(t, FIVE_DICE)
        t.active, t.acting, t.throws_left, t.beer_spent = self.seat, True, self.throws, 0


class DiceThrown(Event[DiceTable]):
    """Dice are thrown; `fresh` marks those whose faces count as thrown now."""

    __slots__ = ("fresh", "seat", "symbols")
    clauses = ("DICE-004", "DICE-061")
    shows = ("seat", "dice", "places")

    def __init__(self, seat: int, dice: Symbols, fresh: int) -> None:
        self.seat, self.symbols, self.fresh = seat, dice, fresh

    @property
    def dice(self) -> tuple[str, ...]:
        """The faces."""
        return self.symbols.dice

    @property
    def places(self) -> list[int]:
        """The dice whose faces count as thrown now."""
        return PLACES_IN[self.fresh]

    def apply(self, t: DiceTable) -> None:
        t.symbols, t.dice, t.fresh = self.symbols, self.symbols.dice, self.fresh
        t.throws_left -= 1


class OfSeat(Event[DiceTable]):
    """Something that a seat has done, with no change of the table by itself."""

    __slots__ = ("seat",)
    shows = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class LastThrowMade(OfSeat):
    """No more throws can follow."""

    __slots__ = ()
    clauses = ("DICE-057",)


class Stopped(OfSeat):
    """The thrower stops of their own will."""

    __slots__ = ()
    clauses = ("DICE-051",)


class DiceResolved(OfSeat):
    """All final dice are resolved: the turn comes to its end."""

    __slots__ = ()
    clauses = ("DICE-080", "DICE-200")


class TurnEnding(OfSeat):
    """The turn is about to pass."""

    __slots__ = ()
    clauses = ("DICE-201", "DICE-202")


# -- arrows --------------------------------------------------------------------------------------


class ArrowTaken(Event[DiceTable]):
    """One arrow token goes from the pile to a player."""

    __slots__ = ("chief", "seat")
    clauses = ("DICE-063", "DICE-241")
    shows = ("seat", "chief")

    def __init__(self, seat: int, chief: bool) -> None:
        self.seat, self.chief = seat, chief

    def apply(self, t: DiceTable) -> None:
        if self.chief:
            t.chief = self.seat
        else:
            t.pile -= 1
            t.arrows[self.seat] += 1


class ArrowReturned(Event[DiceTable]):
    """One arrow token goes from a player back to the pile."""

    __slots__ = ("chief", "seat")
    clauses = ("DICE-175", "DICE-179", "DICE-250")
    shows = ("seat", "chief")

    def __init__(self, seat: int, chief: bool) -> None:
        self.seat, self.chief = seat, chief

    def apply(self, t: DiceTable) -> None:
        if self.chief:
            t.chief = PILE
        else:
            t.pile += 1
            t.arrows[self.seat] -= 1


class ArrowsReturned(Event[DiceTable]):
    """Players return all the arrows that they hold."""

    __slots__ = ("seats",)
    clauses = ("DICE-101", "DICE-131", "DICE-249")
    shows = ("seats",)

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def apply(self, t: DiceTable) -> None:
        for seat in self.seats:
            return_arrows(t, seat)


class IndiansAttacked(Event[DiceTable]):
    """The last arrow of the pile was taken."""

    __slots__ = ()
    clauses = ("DICE-065", "DICE-130")


# -- resolution ----------------------------------------------------------------------------------


class VolleyFired(Event[DiceTable]):
    """All Bull's Eyes have their targets; `points` says how many life points each seat is to lose."""

    __slots__ = ("points", "seat")
    clauses = ("DICE-087", "DICE-095")
    shows = ("seat", "points")

    def __init__(self, seat: int, points: tuple[int, ...]) -> None:
        self.seat, self.points = seat, points

    def apply(self, t: DiceTable) -> None:
        t.shots[self.seat] = total(t.shots[self.seat], self.points)


class BeerSpent(OfSeat):
    """Slab the Killer spends a beer to double a Bull's Eye."""

    __slots__ = ()
    clauses = ("DICE-183", "DICE-184")

    def apply(self, t: DiceTable) -> None:
        t.beer_spent += 1


class BeersGiven(Event[DiceTable]):
    """All beers have their drinkers."""

    __slots__ = ("beers", "seat")
    clauses = ("DICE-096", "DICE-106")
    shows = ("seat", "beers")

    def __init__(self, seat: int, beers: tuple[int, ...]) -> None:
        self.seat, self.beers = seat, beers

    def apply(self, t: DiceTable) -> None:
        t.beers[self.seat] = total(t.beers[self.seat], self.beers)


class GatlingsCounted(Event[DiceTable]):
    """The gatling symbols of the final dice."""

    __slots__ = ("seat", "symbols")
    clauses = ("DICE-100",)
    shows = ("seat", "symbols")

    def __init__(self, seat: int, symbols: int) -> None:
        self.seat, self.symbols = seat, symbols


class Healed(Event[DiceTable]):
    """Sid Ketchum names who gains a life point."""

    __slots__ = ("seat", "to")
    clauses = ("DICE-182",)
    shows = ("seat", "to")

    def __init__(self, seat: int, to: int) -> None:
        self.seat, self.to = seat, to

    def apply(self, t: DiceTable) -> None:
        t.beers[self.seat] = added(t.beers[self.seat], self.to, 1)


# -- life ----------------------------------------------------------------------------------------


class LossPending(Event[DiceTable]):
    """A group of simultaneous losses begins: what each player would lose, and to whom."""

    __slots__ = ("by", "cause", "points")
    clauses = ("DICE-110", "DICE-121")
    shows = ("cause", "by", "points")

    def __init__(self, cause: str, by: int, points: tuple[int, ...]) -> None:
        self.cause, self.by, self.points = cause, by, points

    def apply(self, t: DiceTable) -> None:
        t.cause, t.by, t.pending = self.cause, self.by, self.points
        t.lost, t.fallen = NOTHING[t.seats], ()


class LossReduced(Event[DiceTable]):
    """The victims' own protection leaves less to lose."""

    __slots__ = ("points", "spared")
    clauses = ("DICE-111",)
    shows = ("points", "spared")

    def __init__(self, points: tuple[int, ...], *, spared: tuple[int, ...]) -> None:
        self.points, self.spared = points, spared

    def apply(self, t: DiceTable) -> None:
        t.pending = self.points


class LifeLost(Event[DiceTable]):
    """All losses of the group are applied at the same time; nobody falls below 0."""

    __slots__ = ("points",)
    clauses = ("DICE-114", "DICE-122", "DICE-005")
    shows = ("points",)

    def __init__(self, points: tuple[int, ...]) -> None:
        self.points = points

    def apply(self, t: DiceTable) -> None:
        t.lost, t.pending = self.points, NOTHING[t.seats]
        for seat, points in enumerate(self.points):
            if points:
                t.life[seat] -= points


class PlayersEliminated(Event[DiceTable]):
    """Players are out: they show their roles and return all their arrows."""

    __slots__ = ("cards", "seats")
    clauses = ("DICE-117", "DICE-140", "DICE-141", "DICE-142", "DICE-143")
    shows = ("seats", "cards")
    pieces = ("cards",)

    def __init__(self, seats: tuple[int, ...], cards: tuple[int, ...]) -> None:
        self.seats, self.cards = seats, cards

    def apply(self, t: DiceTable) -> None:
        t.fallen = self.seats
        for seat in self.seats:
            t.living = put(t.living, seat, False)
            t.answers[seat] = t.unpowered
            show_role(t, seat)
            return_arrows(t, seat)
        t.circle = circle_of(t.living)
        if t.active in self.seats:
            t.acting = False


class LifeGained(Event[DiceTable]):
    """Players gain life points, all at the same time."""

    __slots__ = ("points",)
    clauses = ("DICE-027", "DICE-097")
    shows = ("points",)

    def __init__(self, points: tuple[int, ...]) -> None:
        self.points = points

    def apply(self, t: DiceTable) -> None:
        for seat, points in enumerate(self.points):
            if points:
                t.life[seat] += points


# -- ready-made ones, by seat: there is no telling two of them apart -----------------------------

TURN_PASSED: Final = [TurnPassed(seat) for seat in SEATS]
TURN_BEGAN: Final = [[TurnBegan(seat, throws) for seat in SEATS] for throws in range(5)]  # by throws, by seat
LAST_THROW_MADE: Final = [LastThrowMade(seat) for seat in SEATS]
STOPPED: Final = [Stopped(seat) for seat in SEATS]
ARROW_TAKEN: Final = [ArrowTaken(seat, False) for seat in SEATS]
DICE_RESOLVED: Final = [DiceResolved(seat) for seat in SEATS]
TURN_ENDING: Final = [TurnEnding(seat) for seat in SEATS]
GATLINGS_COUNTED: Final = [
    [GatlingsCounted(seat, symbols) for seat in SEATS] for symbols in range(2 * MOST_DICE + 1)
]  # by symbols, by seat
INDIANS_ATTACKED: Final = IndiansAttacked()


# -- what events share ---------------------------------------------------------------------------


def show_role(t: DiceTable, seat: int) -> None:
    card = t.role[seat][0]
    t.face_up = put(t.face_up, seat, True)
    t.shown[card] = t.known[card] = t.public


def return_arrows(t: DiceTable, seat: int) -> None:
    t.pile += t.arrows[seat]
    t.arrows[seat] = 0
    if t.chief == seat:
        t.chief = PILE


def take_dice(t: DiceTable, cup: Cup) -> None:
    """New dice for a turn: none is thrown yet."""
    t.kinds, t.symbols, t.dice, t.fresh = cup.kinds, cup.unthrown, cup.unthrown.dice, 0
    t.throws_left, t.saloon_die = 0, ""
    t.cause, t.by = "", NOBODY
