"""The race with a clock: armed before the reveal, live from tick 0 to the end of the round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixgun.core.action import Action
from sixgun.core.rng import Rng
from sixgun.core.seats import CLOCK
from sixgun.core.step import Ask
from sixgun.games.slap45.actions import (
    BASES,
    CLOSE,
    HANDS,
    MAIN,
    NOBODY,
    OFF,
    REVEAL,
    Advance,
    LeaveAt,
    PointAt,
    Resign,
    Reveal,
    SlapBase,
    SlapCenter,
)
from sixgun.games.slap45.deck import FILL_DECK, REVEAL_CARD
from sixgun.games.slap45.events import PressSeen
from sixgun.games.slap45.judge import end_race
from sixgun.games.slap45.open_ask import LONG_AGO, TimedAsk
from sixgun.games.slap45.press import pressed
from sixgun.games.slap45.race import Race
from sixgun.games.slap45.refuse import LATEST, race_fault
from sixgun.games.slap45.table import SlapTable

Sent = tuple[tuple[int, Action], ...]
FOREVER: Final = LATEST + 1


class ClockedAsk(TimedAsk):
    """Slaps come in any order with their ticks; the clock says when none is missing."""

    __slots__ = ("reaction",)
    shows = ("seen",)

    def __init__(self, actions: Sent = (), w: int = LONG_AGO, reaction: int = 0) -> None:
        super().__init__(actions, w)
        self.reaction: int = reaction  # below this tick a slap is a false start, which all see at once

    @property
    def seen(self) -> tuple[tuple[int, str], ...]:
        """What everybody sees of the race as it arrives: no ticks, no targets."""
        return tuple([(seat, what(action, self.reaction)) for seat, action in self.actions])

    def seats(self, t: SlapTable) -> Sequence[int]:
        return (CLOCK,)

    def permits(self, t: SlapTable, seat: int, action: Action) -> bool:
        if seat == CLOCK:
            return action in t.options_of(CLOCK) or self.moves_on(action)
        return race_fault(t, seat, action, self) is None

    def moves_on(self, action: Action) -> bool:
        return False

    def take(self, t: SlapTable, seat: int, action: Action) -> None:
        if seat == CLOCK:
            self.tick(t, action)
        elif isinstance(action, Resign):
            self.resign(t, seat)
        else:
            t.emit(PressSeen(seat, what(action, self.reaction), action))
            t.do(type(self)((*self.actions, (seat, action)), self.w, self.reaction))

    def tick(self, t: SlapTable, action: Action) -> None:
        raise AssertionError(f"{self.kind} does not say what time changes")

    def imagined(self, t: SlapTable, seat: int, rng: Rng) -> Ask[SlapTable]:
        """Ticks and targets of others are unknown: any that look the same may lie there."""
        lowest = max(self.w, self.reaction, 0) if self.kind == "live" else -1
        actions = tuple(
            [
                (who, action if who == seat else alike(t, action, place, self.reaction, lowest, rng))
                for place, (who, action) in enumerate(self.actions)
            ]
        )
        return type(self)(actions, self.w, self.reaction)


class Armed(ClockedAsk):
    """The card is dealt and nobody knows when it turns: a slap now is a false start, leaving is free."""

    __slots__ = ()
    kind = "armed"
    clauses = ("SLAP-012", "SLAP-045")

    def options(self, t: SlapTable, seat: int) -> list[Action]:
        return [REVEAL] if seat == CLOCK else examples(t, seat, -1, len(self.actions))

    def tick(self, t: SlapTable, action: Action) -> None:
        assert isinstance(action, Reveal)
        t.do(FILL_DECK, REVEAL_CARD, Live(self.actions, self.w, self.reaction))


class Live(ClockedAsk):
    """Everybody reacts at once; ticks become final as the clock advances."""

    __slots__ = ()
    kind = "live"
    clauses = ("SLAP-002", "SLAP-007", "SLAP-015", "SLAP-086")

    def options(self, t: SlapTable, seat: int) -> list[Action]:
        return [CLOSE] if seat == CLOCK else examples(t, seat, max(self.w, 0), len(self.actions))

    def moves_on(self, action: Action) -> bool:
        return isinstance(action, Advance) and action.tick >= self.w

    def race(self, t: SlapTable) -> Race:
        race = Race(t, t.card())
        for seat, sent in self.actions:
            race.submit(pressed(seat, sent, t.seats))
        return race

    def tick(self, t: SlapTable, action: Action) -> None:
        """SLAP-007: ticks below the watermark are judged; SLAP-005: what comes after the end is too late."""
        until = min(action.tick, FOREVER) if isinstance(action, Advance) else FOREVER
        race = self.race(t)
        race.judge_below(until)
        if race.final(until):
            end_race(t, race)
        else:
            t.do(Live(self.actions, until, self.reaction))


def provisional(t: SlapTable) -> list[tuple[int, Action, str]]:
    """What came of the actions so far, if nothing earlier is still on its way; only for whoever serves."""
    ask = t.ask
    if not isinstance(ask, Live):
        return []
    race = ask.race(t)
    race.judge_below(race.house.timeout + 1)
    race.finish()
    return [(press.seat, press.action, press.result) for press in race.presses]


def what(action: Action, reaction: int) -> str:
    """An action as the others see it: the hand and where it goes."""
    if isinstance(action, (SlapCenter, SlapBase)) and action.tick < reaction:
        return "false_start"
    if isinstance(action, SlapBase):
        return f"{HANDS[action.hand]} {BASES[action.base]}"
    if isinstance(action, LeaveAt):
        return f"{HANDS[action.hand]} out"
    return "center" if isinstance(action, SlapCenter) else "point"


def alike(t: SlapTable, action: Action, seq: int, reaction: int, lowest: int, rng: Rng) -> Action:
    """An action that looks the same from outside."""
    if what(action, reaction) == "false_start":
        return SlapBase(-1, 0, MAIN, 0, seq)
    tick = -1 if lowest < 0 else lowest + rng.below(t.house.timeout + 1)
    if isinstance(action, SlapBase):
        return SlapBase(tick, action.base, action.hand, 0, seq)
    if isinstance(action, LeaveAt):
        return LeaveAt(tick, action.hand, seq)
    target = rng.below(t.seats)
    return (
        PointAt(tick, target, seq) if isinstance(action, PointAt) else SlapCenter(tick, target, tick, 0, seq)
    )


def examples(t: SlapTable, seat: int, tick: int, seq: int) -> list[Action]:
    """Slaps at any tick are legal; these are the ones of the next tick."""
    if not t.lives(seat):
        return []
    living = t.living
    hands = (MAIN, OFF) if t.may_slap_off(seat) else (MAIN,)
    found: list[Action] = [SlapCenter(tick, NOBODY, tick, 0, seq)]
    found += [SlapCenter(tick, other, tick, 0, seq) for other in living if other != seat]
    found += [SlapBase(tick, base, hand, 0, seq) for hand in hands for base in living]
    return found + [LeaveAt(tick, hand, seq) for hand in (MAIN, OFF)]
