"""A table with a clock, played by bots alone: the hands of section 12 without a network."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.core.seats import CLOCK
from sixgun.games.slap45.actions import CLOSE, REVEAL, START, SlapBase
from sixgun.games.slap45.bot import Bot
from sixgun.games.slap45.events import RoundJudged
from sixgun.games.slap45.live import provisional
from sixgun.games.slap45.press import BOUNCED
from sixgun.games.slap45.table import SlapTable


def play_out(t: SlapTable, bots: Sequence[Bot]) -> None:
    """Play the table to its end, one bot for each seat."""
    if not t.clocked:
        t.apply(CLOCK, START)
    while not t.over:
        if t.ask is not None and t.ask.kind == "armed":
            race(t, bots)
        else:
            seat = t.to_act[0]
            t.apply(seat, bots[seat].choose(t.view(seat, recall=True), t.options_of(seat)))


def race(t: SlapTable, bots: Sequence[Bot]) -> None:
    """SLAP-171: reveal, let every bot react, ask again after bounces, close."""
    t.apply(CLOCK, REVEAL)
    for seat in t.living:
        for action in bots[seat].react(t.view(seat, recall=True)):
            t.apply(seat, action)
    answered: set[tuple[int, int]] = set()
    while retry(t, bots, answered):
        pass
    for event in t.apply(CLOCK, CLOSE):
        if isinstance(event, RoundJudged):
            for seat in t.living:
                bots[seat].saw(event.stream)


def retry(t: SlapTable, bots: Sequence[Bot], answered: set[tuple[int, int]]) -> bool:
    """Ask the bot of the earliest bounce that was not answered yet; whether there was one."""
    bounces = [
        (action.t, seat, action)
        for seat, action, result in provisional(t)
        if result == BOUNCED and isinstance(action, SlapBase) and (seat, action.seq) not in answered
    ]
    if not bounces:
        return False
    _, seat, bounced = min(bounces, key=lambda bounce: bounce[:2])
    answered.add((seat, bounced.seq))
    for action in bots[seat].again(t.view(seat, recall=True), bounced, bounced.seq + 1):
        t.apply(seat, action)
    return True
