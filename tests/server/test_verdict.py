"""A verdict that time carries on is the one that judging anew would give."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from sixgun.core.errors import Illegal
from sixgun.games.slap45.live import Live
from sixgun.games.slap45.race import Race
from sixgun.games.slap45.table import SlapTable
from sixgun.server import wire
from sixgun.server.race.verdict import Verdict
from tests.games.slap45.slap import action, live

LAST = 1_000  # ms
ticks = st.integers(0, LAST + 60)
seats = st.integers(0, 2)
told = st.one_of(
    st.builds("C({},{}->{}@{})!".format, seats, ticks, seats, ticks),
    st.builds("C({},{})".format, seats, ticks),
    st.builds("C({},{},later)!".format, seats, ticks),
    st.builds("P({},{}->{})".format, seats, ticks, seats),
    st.builds("B({},{},B{})!".format, seats, ticks, seats),
    st.builds("B({},{},B{})".format, seats, ticks, seats),
    st.builds("L({},{})".format, seats, ticks),
)


def judged_anew(t: SlapTable, until: int) -> Race:
    assert isinstance(t.ask, Live)
    race = t.ask.race(t)
    race.judge_below(until)
    return race


@given(
    st.sampled_from(["talkin_iron", "big_gun", "move"]),
    st.lists(told, max_size=8),
    st.lists(ticks, min_size=1, max_size=6).map(sorted),
)
@settings(max_examples=150, deadline=None)
def test_carried_on_by_time_it_is_what_judging_anew_would_say(
    card: str, presses: list[str], moments: list[int]
) -> None:
    t = live(card, main=[0, -1, -1], options={"round_timeout_ms": LAST})
    for seq, text in enumerate(presses):
        try:
            t.apply(*action(text, seq))
        except Illegal:
            continue
    assert isinstance(t.ask, Live)
    verdict = Verdict(t, t.ask)
    for now in moments:
        verdict.run(now)
        race = judged_anew(t, now + 1)
        assert verdict.results() == [(press.seat, press.action, press.result) for press in race.presses]
        assert verdict.glimpse(1, 0, "") == glimpse(race)
        for w in (now // 2, now - 1, now):
            assert verdict.is_final(w) == judged_anew(t, w).final(w)


def glimpse(race: Race) -> wire.Glimpse:
    slapper, loser = [None if seat < 0 else seat for seat in (race.slapper, race.loser)]
    at = race.at
    return wire.Glimpse(1, 0, "", race.end >= 0, slapper, loser, at[: race.seats], at[race.seats :])
