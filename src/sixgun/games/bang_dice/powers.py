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
from sixgun.games.bang_dice.loss import BEFORE_LOSSES, FALL, GAINS, NO_FALL, OthersAnswer, VictimsAnswer
from sixgun.games.bang_dice.old_saloon.modules import modules
from sixgun.games.bang_dice.questions import question
from sixgun.games.bang_dice.resolution import AIM
from sixgun.games.bang_dice.table import NO_ANSWERS, Answer, Waits
from sixgun.games.bang_dice.throwing import ArrowsThrown, FirstThrow, ImmediateResults
from sixgun.games.bang_dice.turn import Turn

Key = tuple[tuple[str, ...], tuple[str, ...]]


class Arms:
    """The powers of a table, what they answer to each question about a seat, and where they make it wait."""

    __slots__ = ("answers", "powers", "waits")

    def __init__(self, modules: list[Entry], characters: tuple[str, ...]) -> None:
        powers = [of_table(entry) for entry in modules]
        self.answers: list[Answer | None] = NO_ANSWERS[:]
        own, seats = 0, len(characters)
        for entry in modules:
            for name, value in entry.value.items():
                self._answer(name, seats).modules.append(value)
        for seat, dealt in enumerate(characters):
            if dealt:
                character = CHARACTERS[dealt]
                powers.append(of_seat(character, seat))
                if character.own:
                    own |= 1 << seat
                for name, value in character.value.items():
                    self._answer(name, seats).own[seat] = value
        self.powers: Powers = Powers(powers)
        self.waits: Waits = new_waits([*modules, *[CHARACTERS[name] for name in characters if name]])
        self.waits.own = own

    def _answer(self, name: str, seats: int) -> Answer:
        """What is answered to that question so far."""
        number = question(name)
        found = self.answers[number]
        if found is None:
            found = self.answers[number] = Answer(seats)
        return found


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
    waits.aim = any(AIM in entry.option for entry in entries)
    waits.losses = not after.isdisjoint((LossPending, LossReduced, LifeLost))
    waits.gains = ApplyGains in instead or LifeGained in after
    waits.ended = not after.isdisjoint((DiceResolved, TurnEnding))
    if VictimsAnswer in instead or OthersAnswer in instead:
        waits.before_losses = without_silent(BEFORE_LOSSES, instead)
    waits.after_losses = without_silent(NO_FALL, instead)
    waits.after_gains = without_silent(GAINS, instead)
    waits.after_fall = without_silent(FALL, instead)
    return waits


_armed: Final[dict[Key, Arms]] = {}


def arms_of(characters: tuple[str, ...], options: Mapping[str, object]) -> Arms:
    """The modules first, in the order in which the rules let them act, then the characters by seat."""
    entries = modules(options)
    key = (characters, tuple([entry.name for entry in entries]))
    found = _armed.get(key)
    if found is None:
        if len(_armed) > 1000:
            _armed.clear()
        found = _armed[key] = Arms(entries, characters)
    return found
