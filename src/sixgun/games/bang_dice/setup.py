"""Setup: roles, characters, life points (sections 3, 4.2 and 4.12)."""

from __future__ import annotations

from sixgun.core.step import Step
from sixgun.games.bang_dice.characters import LIFE, character_pool
from sixgun.games.bang_dice.events import CharactersDealt, RoleDealt, RoleShown
from sixgun.games.bang_dice.roles import DEPUTY, DISTRIBUTION, ROLES, SHERIFF, pool
from sixgun.games.bang_dice.table import NOBODY, DiceTable
from sixgun.games.bang_dice.turn import NEXT_TURN, TURN


class Setup(Step[DiceTable]):
    """Roles, then characters; what a hand-made position already says stays as it is."""

    __slots__ = ()

    def run(self, t: DiceTable) -> None:
        if not t.role[0]:
            t.do(DealRoles(), DealCharacters(), FirstTurn())
        else:
            t.do(DealCharacters(), FirstTurn())


class DealRoles(Step[DiceTable]):
    """The needed cards of each type are drawn at random, shuffled together and dealt one to each player."""

    __slots__ = ()
    clauses = ("DICE-020", "DICE-021", "DICE-210", "DICE-211", "DICE-300", "DICE-301", "DICE-302", "DICE-303")

    def run(self, t: DiceTable) -> None:
        drawn: list[int] = []
        for type, cards in pool(t.seats, str(t.options["special_roles"])).items():
            cards = cards[:]
            t.rng.shuffle(cards)
            drawn += cards[: DISTRIBUTION[t.seats][type]]
        t.rng.shuffle(drawn)
        for seat, card in enumerate(drawn):
            t.emit(RoleDealt(seat, card))
        for seat, card in enumerate(drawn):
            if t.seats == 3 or ROLES[card].type == SHERIFF:
                t.emit(RoleShown(seat, card))


class DealCharacters(Step[DiceTable]):
    """Each player gets a different character at random; its number is their life; the Sheriff has more."""

    __slots__ = ()
    clauses = ("DICE-024", "DICE-025", "DICE-026", "DICE-212", "DICE-311", "DICE-355")

    def run(self, t: DiceTable) -> None:
        characters = self._chosen(t)
        life = [LIFE[name] for name in characters]
        sheriff = t.sheriff()
        if sheriff != NOBODY:
            life[sheriff] += ROLES[t.role[sheriff][0]].extra_life
        t.emit(CharactersDealt(tuple(characters), tuple(life)))

    def _chosen(self, t: DiceTable) -> list[str]:
        fixed = t.options["characters"]
        if isinstance(fixed, (list, tuple)):
            return [str(name) for name in fixed]
        names = character_pool(t.options)
        for mine in t.character:
            if mine and mine in names:
                names.remove(mine)
        t.rng.shuffle(names)
        return [mine or names[seat] for seat, mine in enumerate(t.character)]


class FirstTurn(Step[DiceTable]):
    """The Sheriff takes the first turn; with three players the Deputy."""

    __slots__ = ()
    clauses = ("DICE-029", "DICE-213")

    def run(self, t: DiceTable) -> None:
        first = opener(t)
        t.do(TURN[first], NEXT_TURN[first])


def opener(t: DiceTable) -> int:
    """Who takes the first turn; a hand-made position may name somebody else."""
    if t.active != NOBODY:
        return t.active
    wanted = DEPUTY if t.seats == 3 else SHERIFF
    return [t.type_of(seat) for seat in range(t.seats)].index(wanted)
