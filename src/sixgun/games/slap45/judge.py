"""Plans carried out, and the end of a race."""

from __future__ import annotations

from sixgun.core.step import Step
from sixgun.games.slap45.actions import NOBODY, PlanTime
from sixgun.games.slap45.aftermath import NO_ONE, LoseMembers, TakeEffect
from sixgun.games.slap45.events import RoundJudged, WillLeave
from sixgun.games.slap45.race import Race
from sixgun.games.slap45.reaction import choice_mean, drawn, entropy, simple_time
from sixgun.games.slap45.runner import Pieces, Runner
from sixgun.games.slap45.table import SlapTable


class RunPlans(Step[SlapTable]):
    """The plans for the revealed type are carried out."""

    __slots__ = ("plans", "who")
    clauses = ("SLAP-173",)

    def __init__(self, who: tuple[int, ...], plans: tuple[Pieces | None, ...]) -> None:
        self.who: tuple[int, ...] = who
        self.plans: tuple[Pieces | None, ...] = plans  # by seat

    def run(self, t: SlapTable) -> None:
        race = Race(t, t.card())
        race.begin()
        runner = Runner(race, self.plans)
        times = submitted(t, self.who, self.plans) if t.house.submitted else sampled(t, self.who)
        for place, seat in enumerate(self.who):
            runner.start(seat, times[place])
        runner.carry_out()
        end_race(t, race)


def submitted(t: SlapTable, who: tuple[int, ...], plans: tuple[Pieces | None, ...]) -> list[int]:
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


def end_race(t: SlapTable, race: Race) -> None:
    """SLAP-017: the result is told; then the slapped card takes effect, or the last one out has a loss."""
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
    if race.loser >= 0:
        t.do(LoseMembers(race.loser, 1, NO_ONE, race.clause))  # SLAP-074, SLAP-077
    elif race.slapper >= 0:
        t.do(TakeEffect(race.slapper, race.target, race.protected))
