"""Setting up: roles, characters, life, cards, and with Gold Rush the row of equipment."""

from __future__ import annotations

from sixgun.core.action import Action, the
from sixgun.core.step import Sealed, in_turn
from sixgun.games.bang.actions import Keep
from sixgun.games.bang.draw import Draw
from sixgun.games.bang.events import (
    CharacterDealt,
    CharacterShown,
    CharactersShuffled,
    DeckShuffled,
    GameBegan,
    RoleDealt,
    RoleShown,
)
from sixgun.games.bang.gold_events import EquipmentShuffled
from sixgun.games.bang.gold_rush import ROW, FillRow
from sixgun.games.bang.pieces import (
    ALL_CARDS,
    ALL_EQUIPMENT,
    CHARACTERS,
    DEPUTY,
    ROLE_MIX,
    ROLES,
    SHERIFF,
    character_pool,
)
from sixgun.games.bang.table import NOBODY, BangTable, Rule
from sixgun.games.bang.turn import NextTurn, Turn


class Setup(Rule):
    """Roles are dealt face down, the Sheriff's is turned up; then characters, then cards."""

    __slots__ = ()
    clauses = ("BANG-002", "BANG-003", "BANG-004", "BANG-005", "BANG-310")

    def run(self, t: BangTable) -> None:
        for seat, role in enumerate(shuffled(t, ROLE_MIX[t.seats])):
            t.emit(RoleDealt(seat, role))
            if role == ROLES + SHERIFF or t.seats == 3:
                t.emit(RoleShown(seat, role))
        shuffle_decks(t)
        deal_characters(t)
        if t.options["character_choice"] == 2:
            t.do(ChooseCharacter(tuple(range(t.seats))), Deal())
        else:
            for seat in range(t.seats):
                t.emit(CharacterShown(seat, t.characters[seat]))
            t.do(Deal())


def shuffled(t: BangTable, pieces: list[int]) -> tuple[int, ...]:
    order = pieces[:]
    t.rng.shuffle(order)
    return tuple(order)


def shuffle_decks(t: BangTable) -> None:
    t.emit(DeckShuffled(shuffled(t, ALL_CARDS)))
    if t.gold_rush:
        t.emit(EquipmentShuffled(shuffled(t, ALL_EQUIPMENT)))


def deal_characters(t: BangTable) -> None:
    order = shuffled(t, character_pool(t.gold_rush))
    t.emit(CharactersShuffled(order))
    both = t.options["character_choice"] == 2
    for seat in range(t.seats):
        t.emit(CharacterDealt(seat, order[seat], order[t.seats + seat] if both else NOBODY))


class ChooseCharacter(Sealed[BangTable]):
    """Everybody secretly keeps one of two characters; they are revealed together."""

    __slots__ = ()
    kind = "choose_character"
    clauses = ("BANG-004",)
    shows = ("who",)

    def choices(self, t: BangTable, seat: int) -> list[Action]:
        return [the(Keep, dealt[seat] - CHARACTERS) for dealt in (t.characters, t.spares)]

    def reveal(self, t: BangTable, answers: list[Action]) -> None:
        for place, seat in enumerate(self.who):
            action = answers[place]
            if isinstance(action, Keep):
                t.emit(CharacterShown(seat, CHARACTERS + action.character))


class Deal(Rule):
    """Everybody gets as many cards as life points; with Gold Rush three equipment cards lie open."""

    __slots__ = ()
    clauses = ("BANG-007", "BANG-009", "BANG-010")

    def run(self, t: BangTable) -> None:
        row = [FillRow(slot) for slot in range(ROW)] if t.gold_rush else []
        in_turn(t, [*[Draw(seat, t.max_life[seat]) for seat in range(t.seats)], *row, Begin()])


class Begin(Rule):
    """The Sheriff (with three players, the Deputy) takes the first turn."""

    __slots__ = ()
    clauses = ("BANG-011", "BANG-311")

    def run(self, t: BangTable) -> None:
        t.emit(GameBegan(beginner(t)))
        t.do(Turn(t.turn, False), NextTurn())


def beginner(t: BangTable) -> int:
    first = DEPUTY if t.seats == 3 else SHERIFF
    return next(seat for seat in range(t.seats) if t.role(seat) == first)
