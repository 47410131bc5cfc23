"""Setting up: gangs, Gold, the deck, the first dealer."""

from __future__ import annotations

from sixgun.core.step import Step
from sixgun.games.slap45.cards import FIRST_GOLD
from sixgun.games.slap45.events import DeckShuffled, GangsGiven, GoldGiven
from sixgun.games.slap45.gangs import GANG_NAMES
from sixgun.games.slap45.table import SlapTable


class Setup(Step[SlapTable]):
    """Gangs and first dealer by lot unless named; with powers one Gold each, the rest into the deck."""

    __slots__ = ()
    clauses = ("SLAP-009", "SLAP-114")

    def run(self, t: SlapTable) -> None:
        t.emit(GangsGiven(tuple(gangs(t)), first_dealer(t)))
        gold = list(range(FIRST_GOLD, len(t.known)))[: t.seats]
        if gold:
            t.emit(GoldGiven(tuple(gold)))
        deck = [*range(FIRST_GOLD), *range(FIRST_GOLD + len(gold), len(t.known))]
        t.rng.shuffle(deck)
        t.emit(DeckShuffled(tuple(deck), len(deck)))


def gangs(t: SlapTable) -> list[str]:
    named = t.options["gangs"]
    if isinstance(named, list):
        return [str(gang) for gang in named]
    shuffled = list(GANG_NAMES)
    t.rng.shuffle(shuffled)
    return shuffled[: t.seats]


def first_dealer(t: SlapTable) -> int:
    named = t.options["first_dealer"]
    return named if isinstance(named, int) else t.rng.below(t.seats)
