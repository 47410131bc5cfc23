"""Slap .45 as a reaction-time environment: agents choose intents, the environment draws how fast they are.

Every player commits a plan for each type of card; the environment decides how long their reaction takes. The
time that is judged comes from two models with stated parameters: the *skill* of the hands (section 12 of
the rules: ex-Gaussian, longer for more surprising cards, with slips and lapses) and the *latency* of the line
(a round trip, and how much of it the judge gives back, section 13).
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Final, Literal, NamedTuple, TypeVar, cast

from sixgun.core.errors import Invalid
from sixgun.core.rng import key_of, small
from sixgun.core.table import Table
from sixgun.games.slap45.actions import CENTER, END, PLAN, STAY, PlanTime
from sixgun.games.slap45.cards import MOVE
from sixgun.games.slap45.reaction import (
    SKILLS,
    Skill,
    exponential,
    normal,
    reaction_time,
    uniform,
)
from sixgun.games.slap45.table import SlapTable

T = TypeVar("T")
SUBMITTED: Final[dict[str, object]] = {"timing": "turn_based", "rt_source": "submitted"}  # house rules
FORM_MS: Final = 15  # standard deviation of a player's form, drawn once per game
FRAME_MS: Final = 20  # section 13.2: one frame of a display
JITTER_MS: Final = 40  # section 13.2: the most jitter that is given back
P95: Final = 3.0  # of an exponential with mean 1


class Latency(NamedTuple):
    """The line of one seat: the shortest round trip, and the mean of what is added to it (exponential)."""

    ping_ms: float = 0.0
    jitter_ms: float = 0.0


class Reaction(NamedTuple):
    """How fast each seat is: one skill and one line for all, or one for each seat.

    A skill is a row of section 12 by its name, or a `Skill` of one's own. The judge gives the round trip back
    up to a credit ("credit", section 13), or goes by arrival ("arrival"). Without `errors` nobody ever lapses
    or slaps at a Move! card by mistake.
    """

    skill: str | Skill | Sequence[str | Skill] = "casual"
    latency: Latency | Sequence[Latency] = Latency()
    judge: Literal["credit", "arrival"] = "credit"
    errors: bool = True

    def house_rules(self, game: str, options: dict[str, object]) -> dict[str, object]:
        """The options of a table to which reaction times are submitted."""
        if game != "slap45":
            raise Invalid("no_reactions", f"only slap45 has reaction times, {game} has none")
        for name, value in options.items():
            if name == "rt_skill" or SUBMITTED.get(name, value) != value:
                raise Invalid(
                    "bad_reaction", f"with reaction= there is no {name}={value!r}: times are its own"
                )
        return {**options, **SUBMITTED}


class Hands:
    """The hands of one table after another, each with its skill and its line."""

    def __init__(self, reaction: Reaction, seats: int) -> None:
        if reaction.judge not in ("credit", "arrival"):
            raise Invalid(
                "unknown_judge", f"the judge goes by 'credit' or by 'arrival', not {reaction.judge!r}"
            )
        skill, latency = reaction.skill, reaction.latency
        named: list[str | Skill] = per_seat(skill, seats, isinstance(skill, (str, Skill)))
        self.skills = [skill_of(entry) for entry in named]
        self.lines: list[Latency] = per_seat(latency, seats, isinstance(latency, Latency))
        self.judge, self.errors = reaction.judge, reaction.errors
        self.form = [0.0] * seats
        self.rng = small(0)

    def begin(self, t: Table, seed: int | bytes) -> None:
        """Start on a new table; all that is drawn follows from its seed."""
        digest = sha256(b"sixgun reaction " + key_of(seed)).digest()
        self.rng = small(int.from_bytes(digest[:8], "little"))
        self.form = [normal(self.rng, 0, FORM_MS) for _ in range(t.seats)]
        self.go_on(t)

    def go_on(self, t: Table) -> None:
        """Answer for the seats that are asked how fast they are."""
        assert isinstance(t, SlapTable)
        asked = [seat for seat in t.to_act if isinstance(t.options_of(seat)[0], PlanTime)]
        for seat in asked:
            first = t.options_of(seat)[0]
            assert isinstance(first, PlanTime)
            t.apply(seat, PlanTime(first.card, self.time(t, seat)))
            if self.errors:
                self.err(t, seat, first.card)
        if asked and t.ask is not None:
            self.go_on(t)

    def err(self, t: SlapTable, seat: int, card: int) -> None:
        """A lapse leaves the hands where they are; a slip slaps the centre at Move!."""
        skill, chance = self.skills[seat], uniform(self.rng)
        if chance <= skill.lapse:
            t.apply(seat, PLAN[card][STAY][END])
        elif card == MOVE and chance <= skill.lapse + skill.wrong:
            t.apply(seat, PLAN[card][CENTER][END])

    def time(self, t: SlapTable, seat: int) -> int:
        """When the first action of that seat is judged to have happened, in ms."""
        knows = t.peeked and seat == t.dealer
        hand = reaction_time(self.rng, self.skills[seat], knows, t.unseen(), self.form[seat])
        judged = round(self.judged(t, seat, hand))
        return min(t.number_of("round_timeout_ms"), max(t.number_of("min_reaction_ms"), judged))

    def judged(self, t: SlapTable, seat: int, hand: float) -> float:
        """The reaction and the way through the network, less what the judge gives back."""
        line = self.lines[seat]
        arrived = hand + line.ping_ms
        if line.jitter_ms:
            arrived += exponential(self.rng, line.jitter_ms)
        if self.judge == "arrival":
            return arrived
        credit = line.ping_ms + min(P95 * line.jitter_ms, JITTER_MS) + FRAME_MS
        return max(hand, arrived - min(credit, t.number_of("max_credit_ms")))


def per_seat(given: T | Sequence[T], seats: int, single: bool) -> list[T]:
    """One entry per seat, from one given for all or one given for each."""
    found = [cast("T", given)] * seats if single else list(cast("Sequence[T]", given))
    if len(found) != seats:
        raise Invalid("bad_reaction", f"give one model for all, or one for each of the {seats} seats")
    return found


def skill_of(skill: str | Skill) -> Skill:
    if isinstance(skill, Skill):
        return skill
    if skill not in SKILLS:
        raise Invalid("unknown_skill", f"there is no skill '{skill}'; there are: {', '.join(SKILLS)}")
    return SKILLS[skill]
