"""Which powers answer at a table: those of its characters and of its modules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sixgun.core.power import Powers
from sixgun.games.bang_dice.arrows import ArrowResult, TakeArrow
from sixgun.games.bang_dice.characters import CHARACTERS
from sixgun.games.bang_dice.entry import Entry, of_seat, of_table
from sixgun.games.bang_dice.events import (
    ArrowTaken,
    DiceResolved,
    DiceThrown,
    GatlingsCounted,
    LastThrowMade,
    LifeGained,
    LifeLost,
    LossPending,
    LossReduced,
    TurnBegan,
    TurnEnding,
)
from sixgun.games.bang_dice.life import ApplyGains
from sixgun.games.bang_dice.loss import BEFORE_LOSSES, FALL, GAINS, NO_FALL
from sixgun.games.bang_dice.old_saloon.modules import modules
from sixgun.games.bang_dice.questions import question
from sixgun.games.bang_dice.resolution import AIM
from sixgun.games.bang_dice.table import NO_ANSWERS, Answer, Waits
from sixgun.games.bang_dice.throwing import ArrowsThrown, FirstThrow, ImmediateResults
from sixgun.games.bang_dice.turn import Turn

Key = tuple[tuple[str, ...], tuple[str, ...]]
Hooks = tuple[frozenset[type], frozenset[type], bool]


class Arms:
    """The powers of a table, what they answer to each question about a seat, and where they make it wait."""

    __slots__ = ("answers", "powers", "waits")

    def __init__(self, modules: list[Entry], characters: tuple[str, ...]) -> None:
        dealt = [(seat, CHARACTERS[name]) for seat, name in enumerate(characters) if name]
        powers = [of_table(entry) for entry in modules]
        self.powers: Powers = Powers([*powers, *[of_seat(entry, seat) for seat, entry in dealt]])
        self.waits: Waits = waits_of(self.powers)
        self.answers: list[Answer | None] = NO_ANSWERS[:]
        for entry in modules:
            for name, value in entry.value.items():
                self._answer(name, len(characters)).modules.append(value)
        for seat, entry in dealt:
            for name, value in entry.value.items():
                self._answer(name, len(characters)).own[seat] = value

    def _answer(self, name: str, seats: int) -> Answer:
        """What is answered to that question so far."""
        number = question(name)
        found = self.answers[number]
        if found is None:
            found = self.answers[number] = Answer(seats)
        return found


_waits: Final[dict[Hooks, Waits]] = {}


def waits_of(powers: Powers) -> Waits:
    """Where these powers may have something to say; it does not matter whose they are."""
    hooks = (frozenset(powers.after), frozenset(powers.instead), AIM in powers.option)
    if hooks not in _waits:
        if len(_waits) > 1000:
            _waits.clear()
        _waits[hooks] = new_waits(powers)
    return _waits[hooks]


def new_waits(powers: Powers) -> Waits:
    after, instead, waits = powers.after, powers.instead, Waits()
    waits.turn = Turn in instead or FirstThrow in instead
    waits.began = TurnBegan in after
    waits.thrown = DiceThrown in after
    waits.last_throw = LastThrowMade in after
    waits.results = ImmediateResults in instead
    waits.arrows = (
        ArrowsThrown in instead or ArrowResult in instead or TakeArrow in instead or ArrowTaken in after
    )
    waits.aim = AIM in powers.option
    waits.gatlings = GatlingsCounted in after
    waits.losses = LossPending in after or LossReduced in after or LifeLost in after
    waits.gains = ApplyGains in instead or LifeGained in after
    waits.resolved = DiceResolved in after
    waits.ending = TurnEnding in after
    waits.before_losses = powers.procedure(BEFORE_LOSSES)
    waits.after_losses = powers.procedure(NO_FALL)
    waits.after_gains = powers.procedure(GAINS)
    waits.after_fall = powers.procedure(FALL)
    return waits


_armed: Final[dict[Key, Arms]] = {}


def arms_of(characters: tuple[str, ...], options: Mapping[str, object]) -> Arms:
    """The modules first, in the order in which the rules let them act, then the characters by seat."""
    entries = modules(options)
    key = (characters, tuple([entry.name for entry in entries]))
    if key not in _armed:
        if len(_armed) > 1000:
            _armed.clear()
        _armed[key] = Arms(entries, characters)
    return _armed[key]
