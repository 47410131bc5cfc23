"""The powers of the seven gangs (SLAP-124 to SLAP-137): entries that answer what the rules ask."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from sixgun.core.action import Action
from sixgun.core.errors import Refusal
from sixgun.core.power import TABLE, Instead, Offer, Power, Powers
from sixgun.core.step import Step
from sixgun.core.table import NO_POWERS
from sixgun.core.value import Answers, Value, answers_of, no_answers
from sixgun.games.slap45 import aftermath
from sixgun.games.slap45.actions import PEEK, TRAP, DeclareTrap, Peek
from sixgun.games.slap45.aftermath import NO_ONE, LoseMembers, TakeEffect
from sixgun.games.slap45.between import BEFORE_THE_DEAL, DEEDS
from sixgun.games.slap45.cards import BIG_GUN, GOLD, MOVE, TALKIN_IRON, TYPE, TYPES
from sixgun.games.slap45.consequences import CardDiscarded, TrapSprung
from sixgun.games.slap45.deck import FILL_DECK
from sixgun.games.slap45.events import Peeked, TrapDeclared
from sixgun.games.slap45.gangs import (
    COMANCHE,
    CONFEDERATES,
    OUTLAWS,
    PONCHO_POSSE,
    RAILROAD,
    SHERIFFS,
    UNION,
)
from sixgun.games.slap45.refuse import FAULTS
from sixgun.games.slap45.table import HIT_BY_POWER, NO_TRAP, QUESTIONS, SETS_TRAPS, SLAPPING_HANDS, SlapTable

Matters = Callable[[SlapTable, TakeEffect], bool]


def paid(card: int, matters: Matters) -> dict[type, Instead]:
    """SLAP-121 to SLAP-123: whoever slaps that card is offered the power, with Gold, if it would matter."""

    def offered(t: SlapTable, seat: int, slap: TakeEffect) -> Step[SlapTable] | None:
        if slap.slapper != seat or t.card() != card or not t.stash[seat] or not matters(t, slap):
            return None
        return aftermath.Power(seat, slap.target, slap.protected)

    return {TakeEffect: offered}


# -- the Outlaws' traps ----------------------------------------------------------------------------


def traps(t: SlapTable, seat: int, ask: object) -> list[Action]:
    """SLAP-131, SLAP-132: for one Gold, on a type that has none yet."""
    if not t.stash[seat]:
        return []
    return [TRAP[card] for card in range(4) if t.traps[card] == NO_TRAP]


class SetTrap(Step[SlapTable]):
    """The Outlaws pay one Gold and make a card type a trap, openly."""

    __slots__ = ("card", "seat")
    clauses = ("SLAP-131",)

    def __init__(self, seat: int, card: int) -> None:
        self.seat: int = seat
        self.card: int = card

    def run(self, t: SlapTable) -> None:
        t.emit(TrapDeclared(self.seat, TYPES[self.card], t.stash[self.seat][0]))


def set_trap(t: SlapTable, seat: int, action: Action) -> None:
    assert isinstance(action, DeclareTrap)
    t.do(SetTrap(seat, action.card))


class SpringTrap(Step[SlapTable]):
    """The reveal has used the trap up, whether somebody slapped the card or not."""

    __slots__ = ("card",)
    clauses = ("SLAP-134",)

    def __init__(self, card: int) -> None:
        self.card: int = card

    def run(self, t: SlapTable) -> None:
        t.emit(TrapSprung(TYPES[self.card]))


def walk_into_trap(t: SlapTable, owner: int, slap: TakeEffect) -> Step[SlapTable] | None:
    """SLAP-133: who slaps a trapped card loses a member instead; SLAP-107: the trapper inherits the Gold."""
    trapper = t.traps[t.card()]
    if trapper == NO_TRAP:
        return None
    heir = trapper if t.members[trapper] and trapper != slap.slapper else NO_ONE
    return LoseMembers(slap.slapper, 1, heir, "SLAP-133")


def use_up_trap(t: SlapTable, owner: int, event: CardDiscarded) -> Step[SlapTable] | None:
    card = TYPE[event.card]
    return SpringTrap(card) if t.traps[card] != NO_TRAP else None


# SLAP-136: a trap outlives the Outlaws: it is the table's.
TRAPS: Final = Power(
    "traps",
    lambda t: (TABLE,),
    after={CardDiscarded: use_up_trap},
    instead={TakeEffect: walk_into_trap},
    seat=TABLE,
)


# -- the Railroad Company's peek ---------------------------------------------------------------------


def peeks(t: SlapTable, seat: int, ask: object) -> list[Action]:
    """SLAP-137: as dealer, once a deal."""
    return [PEEK] if seat == t.dealer and not t.peeked else []


class PeekAtTop(Step[SlapTable]):
    """The top card is shown to one seat, and everybody sees that."""

    __slots__ = ("seat",)
    clauses = ("SLAP-137",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def run(self, t: SlapTable) -> None:
        t.emit(Peeked(self.seat, t.deck[0]))


def peek(t: SlapTable, seat: int, action: Action) -> None:
    t.do(FILL_DECK, PeekAtTop(seat))


def trap_fault(t: SlapTable, seat: int, action: DeclareTrap) -> Refusal:
    if not t.value(SETS_TRAPS, seat):
        return Refusal("bad_action", "only Outlaws with active powers set traps", ("SLAP-131",))
    if t.traps[action.card] != NO_TRAP:
        return Refusal("trap_exists", "there is a trap on this card type already", ("SLAP-132",))
    return Refusal("insufficient_gold", "a trap costs one Gold", ("SLAP-132",))


DEEDS[DeclareTrap] = set_trap
DEEDS[Peek] = peek
FAULTS[DeclareTrap] = trap_fault


# -- the entries -----------------------------------------------------------------------------------


class Gang:
    """One gang: how its power answers what the rules ask, for each seat that may play it."""

    __slots__ = ("answers", "name", "powers")

    def __init__(
        self,
        name: str,
        value: Value | None = None,
        option: dict[str, Offer] | None = None,
        instead: dict[type, Instead] | None = None,
    ) -> None:
        self.name = name
        self.answers: Answers = answers_of(QUESTIONS, [value or {}])
        self.powers = [Power(name, of_living(seat), option, None, instead, None, seat) for seat in range(7)]


def of_living(seat: int) -> Callable[[Any], Sequence[int]]:
    """Whose power it is: that seat's, while a member lives."""
    return lambda t: (seat,) if t.members[seat] else ()


GANGS: Final = {
    gang.name: gang
    for gang in (
        Gang(UNION, instead=paid(TALKIN_IRON, lambda t, slap: slap.protected)),  # SLAP-124
        Gang(
            CONFEDERATES,  # SLAP-125
            value={HIT_BY_POWER: 1},
            instead=paid(BIG_GUN, lambda t, slap: slap.target >= 0 and len(t.members[slap.target]) > 1),
        ),
        Gang(PONCHO_POSSE, instead=paid(GOLD, lambda t, slap: slap.target >= 0)),  # SLAP-126
        Gang(COMANCHE, instead=paid(MOVE, lambda t, slap: True)),  # SLAP-127
        Gang(SHERIFFS, value={SLAPPING_HANDS: 1}),  # SLAP-128
        Gang(OUTLAWS, value={SETS_TRAPS: 1}, option={BEFORE_THE_DEAL: traps}),  # SLAP-131
        Gang(RAILROAD, option={BEFORE_THE_DEAL: peeks}),  # SLAP-137
    )
}

NO_ANSWERS: Final = no_answers(QUESTIONS)
NO_TRAPS: Final = [NO_TRAP] * 4
_indexed: Final[dict[tuple[str, ...], Powers]] = {}
INDEXED: Final = 1000  # so many seatings of gangs are kept


def find_powers(t: SlapTable) -> None:
    """SLAP-120, SLAP-154: gangs have powers in mode powers, until the duel."""
    t.powers, t.answers = NO_POWERS, [NO_ANSWERS] * t.seats
    if t.powered() and t.gang[0]:
        t.powers = powers_of(t.gang, [TRAPS] if t.traps != NO_TRAPS else [])
        for seat in t.living:
            t.answers[seat] = GANGS[t.gang[seat]].answers


def powers_of(gangs: list[str], first: list[Power]) -> Powers:
    """The powers of the gangs after the others; tables with the same ones share the index."""
    key = (*gangs, *[power.name for power in first])
    found = _indexed.get(key)
    if found is None:
        if len(_indexed) >= INDEXED:
            _indexed.clear()
        found = _indexed[key] = Powers([*first, *[GANGS[gang].powers[s] for s, gang in enumerate(gangs)]])
    return found
