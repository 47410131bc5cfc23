"""Random races, judged by the engine and by the second judge."""

from __future__ import annotations

import random
from typing import Any

import pytest

from sixgun.core.action import Action
from sixgun.core.seats import CLOCK
from sixgun.games.slap45.actions import (
    CLOSE,
    DEAL,
    LATER,
    MAIN,
    NOBODY,
    OFF,
    REVEAL,
    START,
    LeaveAt,
    PointAt,
    SlapBase,
    SlapCenter,
)
from sixgun.games.slap45.events import RoundJudged
from sixgun.games.slap45.gangs import GANG_NAMES, SHERIFFS
from sixgun.games.slap45.table import SlapTable
from tests.covers import covers
from tests.games.slap45.by_the_book import Judge
from tests.games.slap45.slap import between

RACES = 40  # a seed


def table(rng: random.Random, card: str) -> SlapTable:
    """A few players, mostly with Sheriffs among them, some of their hands in bases, and short times."""
    seats = rng.choice([3, 4, 5])
    gangs = rng.sample([gang for gang in GANG_NAMES if gang != SHERIFFS], seats)
    gangs[rng.randrange(seats)] = SHERIFFS
    bases = rng.sample(range(seats), seats)
    hands = [[bases.pop() if bases and rng.random() < chance else -1 for _ in gangs] for chance in (0.5, 0.6)]
    off = [base if gang == SHERIFFS else -1 for base, gang in zip(hands[1], gangs, strict=True)]
    times: dict[str, Any] = {
        "round_timeout_ms": 1000,
        "min_reaction_ms": rng.choice([0, 0, 10]),
        "false_start_lockout_ms": rng.choice([10, 20, 40]),
        "relocate_ms": rng.choice([0, 1, 5, 10]),
        "point_window_ms": rng.choice([0, 3, 20]),
    }
    return between(card, gang=gangs, main=hands[0], off=off, dealer=rng.randrange(seats), options=times)


def some_action(t: SlapTable, seat: int, seq: int, last: int, rng: random.Random) -> Action:
    tick = rng.choice([*[rng.randrange(-5, last)] * 20, 999, 1000, 1001])
    auto, seats = rng.randrange(2), range(t.seats)
    hand = OFF if t.may_slap_off(seat) and rng.random() < 0.5 else MAIN
    actions: list[Action] = [
        SlapCenter(
            tick, rng.choice([NOBODY, LATER, *seats]), tick + rng.choice([0, 0, 2, -3, 21]), auto, seq
        ),
        SlapBase(tick, rng.choice(seats), hand, auto, seq),
        LeaveAt(tick, rng.choice([MAIN, MAIN, OFF]), seq),
        PointAt(tick, rng.choice(seats), seq),
    ]
    return rng.choices(actions, [0.05, 0.6, 0.25, 0.1])[0]


@covers("SLAP-002", "SLAP-003", "SLAP-042", "SLAP-074", "SLAP-077", "SLAP-091")
@pytest.mark.both
@pytest.mark.parametrize("card", ["talkin_iron", "move", "big_gun", "gold"])
@pytest.mark.parametrize("seed", range(5))
def test_races_come_out_as_the_clauses_say(card: str, seed: int) -> None:
    rng = random.Random(f"{card} {seed}")
    for _ in range(RACES):
        t = table(rng, card)
        t.apply(CLOCK, START)
        t.apply(t.dealer, DEAL)
        hands = {(seat, MAIN): base for seat, base in enumerate(t.main)}
        hands |= {(seat, OFF): base for seat, base in enumerate(t.off)}
        judge = Judge(card == "move", t.living, hands, t.house)
        last, seats = rng.choice([4, 8, 15, 40]), range(t.seats)
        sent = [
            (seat, some_action(t, seat, seq, last, rng))
            for seq, seat in enumerate(rng.choices(seats, k=rng.randrange(25)))
        ]
        judge.race(sent)
        t.apply(CLOCK, REVEAL)
        for seat, action in sent:
            t.apply(seat, action)
        (told,) = [event for event in t.apply(CLOCK, CLOSE) if isinstance(event, RoundJudged)]
        assert (told.tick, told.slapper, told.target, told.protected, told.loser) == (
            *(judge.end, judge.slapper, judge.target, judge.protected, judge.loser),
        )
        results = {(seat, str(action)): result for seat, action, result in told.stream}
        assert results == {(one.seat, str(one.action)): one.result for one in judge.sent}
        assert [*told.main, *told.off] == [judge.at[seat, hand] for hand in (MAIN, OFF) for seat in seats]
