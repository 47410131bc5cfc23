"""A table with a clock, played by bots alone: the hands of section 12 without a network."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.core.seats import CLOCK
from sixgun.games.slap45.actions import CLOSE, REVEAL, START
from sixgun.games.slap45.bot import Bot
from sixgun.games.slap45.events import RoundJudged
from sixgun.games.slap45.hands import Hands
from sixgun.games.slap45.live import provisional
from sixgun.games.slap45.table import SlapTable


def play_out(t: SlapTable, bots: Sequence[Bot]) -> None:
    """Play the table to its end, with a bot for each seat."""
    hands = Hands(lambda seat: bots[seat])
    if not t.clocked:
        t.apply(CLOCK, START)
    while not t.over:
        if t.ask is not None and t.ask.kind == "armed":
            race(t, hands)
        else:
            seat = t.to_act[0]
            t.apply(seat, bots[seat].choose(t.view(seat, recall=True), t.options_of(seat)))


def race(t: SlapTable, hands: Hands) -> None:
    """SLAP-171: reveal, let every bot react, ask again after bounces, close."""
    t.apply(CLOCK, REVEAL)
    hands.react(t, t.living)
    while (planned := hands.due(t.house.timeout)) is not None:
        tick, seat, action = planned
        t.apply(seat, action)
        hands.try_again(t, t.living, provisional(t), tick)
    for event in t.apply(CLOCK, CLOSE):
        if isinstance(event, RoundJudged):
            hands.saw(event.stream)
