"""The reveal, and the judgement of a finished race."""

from __future__ import annotations

from typing import Final

from sixgun.core.action import Action
from sixgun.core.step import Step
from sixgun.games.slap45.actions import MAIN, OFF, Plan, PlanTime
from sixgun.games.slap45.aftermath import Resolve
from sixgun.games.slap45.events import CardRevealed, DeckShuffled, RoundJudged, WillLeave
from sixgun.games.slap45.race import Race
from sixgun.games.slap45.reaction import choice_time, entropy, simple_time
from sixgun.games.slap45.runner import Runner, carry_out
from sixgun.games.slap45.table import SlapTable

Pieces = tuple[Action, ...]


class FillDeck(Step[SlapTable]):
    """When a card is needed and the deck is empty, the discard pile is shuffled and becomes the deck."""

    __slots__ = ()
    clauses = ("SLAP-111",)

    def run(self, t: SlapTable) -> None:
        if not t.deck:
            deck = sorted(t.discard)
            t.rng.shuffle(deck)
            t.emit(DeckShuffled(tuple(deck), len(deck)))


class RevealCard(Step[SlapTable]):
    """The top card is turned over in the centre, for all at once."""

    __slots__ = ()
    clauses = ("SLAP-014", "SLAP-111")

    def run(self, t: SlapTable) -> None:
        if t.deck:
            t.emit(CardRevealed(t.deck[0]))
        else:
            t.do(FillDeck(), REVEAL_CARD)


REVEAL_CARD: Final = RevealCard()


class RunPlans(Step[SlapTable]):
    """The plans for the revealed type are carried out; a missing plan is to stay."""

    __slots__ = ("plans", "who")
    clauses = ("SLAP-172", "SLAP-173", "SLAP-174", "SLAP-177")

    def __init__(self, who: tuple[int, ...], plans: tuple[Pieces, ...]) -> None:
        self.who, self.plans = who, plans

    def run(self, t: SlapTable) -> None:
        race = Race(t, t.card())
        race.begin()
        times = submitted(t, self.plans) if t.house.submitted else sampled(t, self.who)
        runners: list[Runner] = []
        for place, seat in enumerate(self.who):
            steps = [p for p in self.plans[place] if isinstance(p, Plan) and p.card == race.card]
            runner = Runner(race, t.house, seat, steps)
            runner.step(times[place])
            runners.append(runner)
        carry_out(race, runners)
        judged(t, race)


def submitted(t: SlapTable, plans: tuple[Pieces, ...]) -> list[int]:
    card = t.card()
    times = [[p.ms for p in plan if isinstance(p, PlanTime) and p.card == card] for plan in plans]
    return [found[0] if found else t.house.timeout for found in times]


def sampled(t: SlapTable, who: tuple[int, ...]) -> list[int]:
    """SLAP-174: one independent draw a player and round, after all plans are in."""
    skill, bits = t.house.skill, entropy(unseen(t))
    low, high = t.house.reaction, t.house.timeout
    times: list[int] = []
    for seat in who:
        knows = t.peeked and seat == t.dealer
        time = simple_time(t.rng, skill) if knows else choice_time(t.rng, skill, bits)
        times.append(min(high, max(low, time)))
    return times


def unseen(t: SlapTable) -> list[int]:
    """How many cards of each type the next one could be, for somebody who counts."""
    return t.unseen


def judged(t: SlapTable, race: Race) -> None:
    """SLAP-017: the race is over; its result is told, then come losses and transfers."""
    race.finish()
    stream = tuple([(p.seat, p.action, p.result) for p in race.presses])
    t.emit(
        RoundJudged(
            race.end,
            race.clause,
            race.slapper,
            race.target,
            race.protected,
            race.loser,
            stream,
            tuple([race.rests(2 * seat + MAIN) for seat in range(t.seats)]),
            tuple([race.rests(2 * seat + OFF) for seat in range(t.seats)]),
        )
    )
    leaves = tuple(race.late_leaves())
    if leaves:
        t.emit(WillLeave(leaves))
    t.do(Resolve(race.slapper, race.target, race.protected, race.loser, race.clause))
