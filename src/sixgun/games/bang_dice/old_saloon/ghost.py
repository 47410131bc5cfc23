"""M5: the Ghost (section 4.18)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sixgun.core.action import Action, the
from sixgun.core.event import Event
from sixgun.core.step import Step
from sixgun.games.bang_dice.actions import Haunt
from sixgun.games.bang_dice.cup import TWO_DICE
from sixgun.games.bang_dice.dice import BASE_DIE, DICE, FACES
from sixgun.games.bang_dice.entry import Entry
from sixgun.games.bang_dice.events import OfSeat, PlayersEliminated, TurnEnding, take_dice
from sixgun.games.bang_dice.loss import GroupGains
from sixgun.games.bang_dice.questions import TAKES_TURNS, TEAM
from sixgun.games.bang_dice.roles import RENEGADE, TYPES
from sixgun.games.bang_dice.step import Choice, TurnStep
from sixgun.games.bang_dice.table import NO_TOKENS, NOBODY, TOKENS, DiceTable
from sixgun.games.bang_dice.throwing import FIRST_THROW, ArrowsThrown, FirstThrow
from sixgun.games.bang_dice.turn import Turn

DOUBLER: Final = TOKENS.index("x2")  # the others are the faces of a base die
THROWS: Final = 3
HAUNT: Final = [[the(Haunt, face, seat) for seat in range(8)] for face in range(len(DICE[BASE_DIE]))]


class GhostMade(Event[DiceTable]):
    """The first player eliminated takes the Ghost card; a Renegade also takes a side."""

    __slots__ = ("seat", "side")
    clauses = ("DICE-401", "DICE-404", "DICE-405", "DICE-432")
    shows = ("seat", "side")

    def __init__(self, seat: int, side: str) -> None:
        self.seat, self.side = seat, side

    def apply(self, t: DiceTable) -> None:
        t.ghost, t.ghost_side = self.seat, self.side


class GhostTurnBegan(OfSeat):
    """The Ghost throws two base dice."""

    __slots__ = ()
    clauses = ("DICE-411", "DICE-412")

    def apply(self, t: DiceTable) -> None:
        take_dice(t, TWO_DICE)
        t.active, t.acting, t.throws_left = self.seat, True, THROWS


class TokensGiven(Event[DiceTable]):
    """The Ghost gives a token, and the doubler with it if both dice show that face."""

    __slots__ = ("double", "face", "seat", "to")
    clauses = ("DICE-414", "DICE-415", "DICE-416")
    shows = ("seat", "to", "face", "double")

    def __init__(self, seat: int, to: int, face: str, double: bool) -> None:
        self.seat, self.to, self.face, self.double = seat, to, face, double

    def apply(self, t: DiceTable) -> None:
        tokens = list(NO_TOKENS)
        tokens[DICE[BASE_DIE].index(self.face)] = self.to
        if self.double:
            tokens[DOUBLER] = self.to
        t.tokens = tuple(tokens)


class TokensReturned(Event[DiceTable]):
    """All tokens are with the Ghost again."""

    __slots__ = ()
    clauses = ("DICE-201", "DICE-424", "DICE-425")

    def apply(self, t: DiceTable) -> None:
        t.tokens = NO_TOKENS


class DiceSet(Event[DiceTable]):
    """Base dice are set to the face of the token; they count as thrown in the first throw."""

    __slots__ = ("face", "mask", "seat")
    clauses = ("DICE-418", "DICE-420")
    shows = ("seat", "face", "mask")

    def __init__(self, seat: int, face: str, mask: int) -> None:
        self.seat, self.face, self.mask = seat, face, mask

    def apply(self, t: DiceTable) -> None:
        dice = tuple([self.face if self.mask >> place & 1 else face for place, face in enumerate(t.dice)])
        t.symbols, t.dice, t.fresh = t.symbols.cup.showing(dice), dice, self.mask


class MakeGhost(Step[DiceTable]):
    """Directly after the victory check of the first elimination: the first of the fallen, clockwise from the
    active player."""

    __slots__ = ("seat",)
    clauses = ("DICE-401", "DICE-402", "DICE-403", "DICE-405", "DICE-431")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: DiceTable) -> None:
        sides = t.options["ghost_renegade_table"]
        side = ""
        if t.type_of(self.seat) == RENEGADE and isinstance(sides, Mapping):
            side = sides[str(t.seats)]
        t.emit(GhostMade(self.seat, side))
        t.do(GroupGains())


class GhostTurn(Step[DiceTable]):
    """Two dice, up to three throws, one token: no start of turn, no resolution, no end of turn."""

    __slots__ = ("seat",)
    clauses = ("DICE-410", "DICE-429", "DICE-430")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: DiceTable) -> None:
        t.emit(GhostTurnBegan(self.seat))
        t.do(FIRST_THROW[self.seat], GiveToken(self.seat))


class GiveToken(TurnStep):
    """After its last throw the Ghost must give a token."""

    __slots__ = ()
    clauses = ("DICE-414", "DICE-417")

    def run(self, t: DiceTable) -> None:
        t.do(ChooseToken(self.seat))


class ChooseToken(Choice):
    """One of the faces shown, and any living player."""

    __slots__ = ()
    kind = "haunt"
    clauses = ("DICE-414", "DICE-415", "DICE-417", "DICE-427")

    def void(self, t: DiceTable) -> bool:
        return not t.acting

    def choices(self, t: DiceTable) -> list[Action]:
        living = t.living_from(self.seat)
        return [HAUNT[FACES.index(face)][seat] for face in dict.fromkeys(t.dice) for seat in living]

    def default(self, t: DiceTable, seat: int) -> Action:
        """The first die, and the Sheriff's left neighbour."""
        return HAUNT[FACES.index(t.dice[0])][t.living_from((t.sheriff() + 1) % t.seats)[0]]

    def take(self, t: DiceTable, seat: int, action: Action) -> None:
        assert isinstance(action, Haunt)
        face = FACES[action.face]
        t.emit(TokensGiven(seat, action.seat, face, t.dice.count(face) == 2))


class NoResults(TurnStep):
    """No result of the Ghost's dice is applied to the Ghost."""

    __slots__ = ()
    clauses = ("DICE-413",)

    def run(self, t: DiceTable) -> None:
        """It takes no arrows and loses no life."""


class SetDice(TurnStep):
    """S4: the token sets one base die, or two with the doubler; the others are then thrown."""

    __slots__ = ()
    clauses = ("DICE-043", "DICE-418", "DICE-419", "DICE-423")

    def run(self, t: DiceTable) -> None:
        face = DICE[BASE_DIE][t.tokens.index(self.seat)]
        number = 2 if t.tokens[DOUBLER] == self.seat else 1
        t.emit(DiceSet(self.seat, face, (1 << number) - 1))  # base dice come before a Saloon die
        t.do(FIRST_THROW[self.seat])


class ReturnTokens(Step[DiceTable]):
    """E2, or at once if their holder is eliminated: the tokens go back to the Ghost."""

    __slots__ = ()
    clauses = ("DICE-201", "DICE-424", "DICE-425")

    def run(self, t: DiceTable) -> None:
        t.emit(TokensReturned())


def ghost_turn(t: DiceTable, me: int, step: Turn) -> Step[DiceTable] | None:
    return GhostTurn(step.seat) if step.seat == t.ghost else None


def set_dice(t: DiceTable, me: int, step: FirstThrow) -> Step[DiceTable] | None:
    return SetDice(step.seat) if step.seat in t.tokens and t.fresh == 0 else None


def no_results(t: DiceTable, me: int, step: ArrowsThrown) -> Step[DiceTable] | None:
    return NoResults(step.seat) if step.seat == t.ghost else None


def make_ghost(t: DiceTable, me: int, step: GroupGains) -> Step[DiceTable] | None:
    return MakeGhost(t.fallen[0]) if t.fallen and t.ghost == NOBODY else None


def return_at_end(t: DiceTable, me: int, event: TurnEnding) -> Step[DiceTable] | None:
    return ReturnTokens() if event.seat in t.tokens else None


def return_of_fallen(t: DiceTable, me: int, event: PlayersEliminated) -> Step[DiceTable] | None:
    return ReturnTokens() if set(event.seats) & set(t.tokens) else None


def takes_turns(t: DiceTable, seat: int, turns: int) -> int:
    return 1 if seat == t.ghost else turns


def side(t: DiceTable, seat: int, team: int) -> int:
    """DICE-405, DICE-406: a Ghost Renegade belongs to the team of their side."""
    return TYPES.index(t.ghost_side) if seat == t.ghost and t.ghost_side else team


GHOST: Final = Entry(
    "ghost",
    value={TAKES_TURNS: takes_turns, TEAM: side},
    after={TurnEnding: return_at_end, PlayersEliminated: return_of_fallen},
    instead={
        Turn: ghost_turn,
        FirstThrow: set_dice,
        ArrowsThrown: no_results,
        GroupGains: make_ghost,
    },
)
