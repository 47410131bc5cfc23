"""Which powers answer at a table: those of its characters and of its modules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sixgun.core.power import Powers
from sixgun.core.step import without_silent
from sixgun.games.bang_dice.arrows import ArrowResult, TakeArrow
from sixgun.games.bang_dice.characters import CHARACTERS
from sixgun.games.bang_dice.entry import Entry, of_seat, of_table
from sixgun.games.bang_dice.events import (
    ArrowTaken,
    DiceResolved,
    DiceThrown,
    LastThrowMade,
    LifeGained,
    LifeLost,
    LossPending,
    LossReduced,
    TurnBegan,
    TurnEnding,
    TurnPassed,
)
from sixgun.games.bang_dice.life import ApplyGains
from sixgun.games.bang_dice.loss import (
    BEFORE_LOSSES,
    FALL,
    GAINS,
    NO_FALL,
    OthersAnswer,
    VictimsAnswer,
)
from sixgun.games.bang_dice.old_saloon.modules import modules
from sixgun.games.bang_dice.questions import GAIN_AFTER_LOSSES, OF_ALL, question
from sixgun.games.bang_dice.resolution import AIM
from sixgun.games.bang_dice.table import Ability, After, Value, Waits
from sixgun.games.bang_dice.throwing import ArrowsThrown, FirstThrow, ImmediateResults
from sixgun.games.bang_dice.turn import Turn

MOST_TABLES: Final = 1000  # so many seatings of characters are kept
# The characters that act in the turns of others too.
ACTING: Final = {c.name for c in CHARACTERS.values() if c.option or c.after or c.instead}
# A bit for each character that the rules may have to wait for.
AWAITED: Final = {
    name: 1 << place
    for place, (name, c) in enumerate(CHARACTERS.items())
    if c.name in ACTING or not OF_ALL.isdisjoint(c.value)
}


class Arms:
    """The modules in use at a table, and every character beside them: found out once, and shared by all such
    tables."""

    __slots__ = ("_modules", "_powers", "_waits", "ability")

    def __init__(self, modules: list[Entry]) -> None:
        self._modules = modules
        self._powers: dict[tuple[str, ...], Powers] = {}
        self._waits: dict[int, Waits] = {}
        out = new_ability(modules, {}, None)
        self.ability: dict[str, Ability] = {"": out}  # by character, if there is one
        for name, character in CHARACTERS.items():
            self.ability[name] = new_ability([*modules, character], character.own, out)

    def powers(self, characters: tuple[str, ...]) -> Powers:
        """The modules first, in the order in which the rules let them act, then the characters by seat."""
        acting = tuple([name if name in ACTING else "" for name in characters])
        found = self._powers.get(acting)
        if found is None:
            if len(self._powers) > MOST_TABLES:
                self._powers.clear()
            owned = [of_seat(CHARACTERS[name], seat) for seat, name in enumerate(acting) if name]
            found = self._powers[acting] = Powers([*map(of_table, self._modules), *owned])
        return found

    def waits(self, characters: tuple[str, ...]) -> Waits:
        """They depend on who is there, but not on where he sits."""
        awaited = 0
        for name in characters:
            awaited |= AWAITED.get(name, 0)
        found = self._waits.get(awaited)
        if found is None:
            there = [CHARACTERS[name] for name, bit in AWAITED.items() if bit & awaited]
            found = self._waits[awaited] = new_waits([*self._modules, *there])
        return found


def new_ability(entries: list[Entry], own: dict[type, After], out: Ability | None) -> Ability:
    """What these entries answer, one after the other."""
    ability = Ability(own, out)
    for entry in entries:
        for name, value in entry.value.items():
            earlier = ability.values[question(name)]
            ability.values[question(name)] = value if earlier is None else after_each_other(earlier, value)
    return ability


def after_each_other(first: Value, second: Value) -> Value:
    return lambda t, seat, value: second(t, seat, first(t, seat, value))


def new_waits(entries: list[Entry]) -> Waits:
    """Where these entries may have something to say."""
    after = {event for entry in entries for event in entry.after}
    instead = {step for entry in entries for step in entry.instead}
    waits = Waits()
    waits.turn = Turn in instead or FirstThrow in instead or TurnPassed in after
    waits.began = TurnBegan in after
    waits.thrown = DiceThrown in after
    waits.last_throw = LastThrowMade in after
    waits.results = ImmediateResults in instead
    waits.arrows = ArrowTaken in after or not instead.isdisjoint((ArrowsThrown, ArrowResult, TakeArrow))
    for name in {name for entry in entries for name in entry.value if name in OF_ALL}:
        waits.answered |= 1 << question(name)
    waits.aim = any(AIM in entry.option for entry in entries)
    waits.losses = not after.isdisjoint((LossPending, LossReduced, LifeLost))
    waits.gains = ApplyGains in instead or LifeGained in after
    waits.ended = not after.isdisjoint((DiceResolved, TurnEnding))
    if VictimsAnswer in instead or OthersAnswer in instead:
        waits.before_losses = without_silent(BEFORE_LOSSES, instead)
    gains = waits.answered >> GAIN_AFTER_LOSSES & 1
    waits.after_losses = without_silent(GAINS if gains else NO_FALL, instead)
    waits.after_fall = without_silent(FALL, instead)
    return waits


_arms: Final[dict[tuple[str, ...], Arms]] = {}


def arms_of(options: Mapping[str, object]) -> Arms:
    """What these options put on the table."""
    entries = modules(options)
    key = tuple([entry.name for entry in entries])
    found = _arms.get(key)
    if found is None:
        found = _arms[key] = Arms(entries)
    return found
