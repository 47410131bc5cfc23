"""The reveal, and the judgement of a finished race."""

from __future__ import annotations

from sixgun.games.slap45.actions import NOBODY, PlanTime
from sixgun.games.slap45.aftermath import resolve
from sixgun.games.slap45.events import CARD_REVEALED, DeckShuffled, RoundJudged, WillLeave
from sixgun.games.slap45.race import Race
from sixgun.games.slap45.reaction import choice_mean, drawn, entropy, simple_time
from sixgun.games.slap45.runner import Pieces, Runner
from sixgun.games.slap45.table import SlapTable


def fill_deck(t: SlapTable) -> None:
    """SLAP-111: when a card is needed and the deck is empty, the shuffled discard pile becomes the deck."""
    if not t.deck:
        deck = sorted(t.discard)
        t.rng.shuffle(deck)
        t.emit(DeckShuffled(tuple(deck), len(deck)))


def reveal_card(t: SlapTable) -> None:
    """SLAP-014: the top card is turned over in the centre, for all at once."""
    fill_deck(t)
    t.emit(CARD_REVEALED[t.deck[0]])


def run_plans(t: SlapTable, who: tuple[int, ...], plans: list[Pieces | None]) -> None:
    """SLAP-173: the plans for the revealed type are carried out."""
    race = Race(t, t.card())
    race.begin()
    runner = Runner(race, plans)
    times = submitted(t, who, plans) if t.house.submitted else sampled(t, who)
    for place, seat in enumerate(who):
        runner.start(seat, times[place])
    runner.carry_out()
    judged(t, race)


def submitted(t: SlapTable, who: tuple[int, ...], plans: list[Pieces | None]) -> list[int]:
    """SLAP-174: the reaction times that the plans name."""
    card = t.card()
    times = [[p.ms for p in plans[seat] or () if isinstance(p, PlanTime) and p.card == card] for seat in who]
    return [found[0] if found else t.house.timeout for found in times]


def sampled(t: SlapTable, who: tuple[int, ...]) -> list[int]:
    """SLAP-174: one independent draw a player and round, after all plans are in."""
    rng, skill = t.rng, t.house.skill
    low, high = t.house.reaction, t.house.timeout
    mu = choice_mean(skill, entropy(t.unseen()))
    _, sigma, tau, floor = skill.choice
    knowing = t.dealer if t.peeked else NOBODY
    times: list[int] = []
    for seat in who:
        time = drawn(rng, mu, sigma, tau, floor) if seat != knowing else simple_time(rng, skill)
        times.append(low if time < low else high if time > high else time)
    return times


def judged(t: SlapTable, race: Race) -> None:
    """SLAP-017: the race is over; its result is told, then come losses and transfers."""
    race.finish()
    stream = tuple([(p.seat, p.action, p.result) for p in race.presses])
    main, off = tuple(race.at[: t.seats]), tuple(race.at[t.seats :])
    t.emit(
        RoundJudged(
            race.end,
            race.clause,
            race.slapper,
            race.target,
            race.protected,
            race.loser,
            stream,
            main,
            off,
        )
    )
    leaves = race.late_leaves()
    if leaves:
        t.emit(WillLeave(leaves))
    resolve(t, race.slapper, race.target, race.protected, race.loser, race.clause)
