"""Turn-based plans: asked secretly and piece by piece, then carried out in the race."""

from __future__ import annotations

from typing import Any, Final

from sixgun.core.action import Action
from sixgun.core.rng import Rng
from sixgun.core.rows import join
from sixgun.core.seats import CLOCK
from sixgun.core.step import UNANSWERED, Ask, Step
from sixgun.games.slap45.actions import (
    BASE,
    BASES_MAIN,
    BASES_OFF,
    CENTER,
    CLOSE,
    END,
    FIRST,
    LEAVE,
    MAIN,
    MAIN_CAN_LEAVE,
    NEXT,
    OFF,
    OFF_BASE,
    OFF_CAN_LEAVE,
    OFF_CAN_SLAP,
    OR,
    PLAN,
    POINT,
    REPLAN,
    SEATS,
    STAY,
    THEN,
    TIMES,
    Close,
    Plan,
    PlanTime,
    Replan,
)
from sixgun.games.slap45.cards import types
from sixgun.games.slap45.deck import FILL_DECK, REVEAL_CARD
from sixgun.games.slap45.events import PLAN_PIECED, PLANS_COMMITTED, PlanPieced, Resigned
from sixgun.games.slap45.house import House
from sixgun.games.slap45.judge import RunPlans
from sixgun.games.slap45.open_ask import OpenAsk
from sixgun.games.slap45.table import SlapTable

Pieces = tuple[Action, ...]
Draft = tuple[int, Pieces]  # a seat, and the pieces that it has given so far
MOST_STEPS: Final = 8  # of one plan
PLAN_TIMES: Final = [[PlanTime(card, ms) for ms in TIMES] for card in range(4)]


class Plans(OpenAsk):
    """Every living player commits secretly a plan for each card type; the last one starts the race."""

    __slots__ = ("cards", "drafts", "missing", "plans", "who")
    kind = "plans"
    limit = "plan_timeout_ms"
    closes = True
    clauses = ("SLAP-172", "SLAP-173", "SLAP-174", "SLAP-177")
    shows = ("who", "cards", "ready")

    def __init__(
        self,
        who: tuple[int, ...],
        cards: tuple[int, ...],
        drafts: tuple[Draft, ...] = (),
        plans: tuple[Pieces | None, ...] = (),
    ) -> None:
        self.who: tuple[int, ...] = who
        self.cards: tuple[int, ...] = cards
        self.drafts: tuple[Draft, ...] = drafts  # of those who have begun, and are not done
        self.plans: tuple[Pieces | None, ...] = plans or UNANSWERED[SEATS]  # by seat
        self.missing: tuple[int, ...] = () if plans else who  # without plans, once somebody has asked

    @property
    def ready(self) -> tuple[int, ...]:
        return tuple([seat for seat in self.who if self.plans[seat] is not None])

    def seats(self, t: SlapTable) -> tuple[int, ...]:
        if not self.missing:
            self.missing = tuple([seat for seat in self.who if self.plans[seat] is None])
        return self.missing

    def next_seat(self, t: SlapTable) -> int:
        return self.seats(t)[0]

    def answer(self, seat: int) -> Pieces | None:
        return self.plans[seat] if seat in self.who else None

    def draft(self, seat: int) -> Pieces | None:
        return self.draft_of(seat) if seat in self.who else None

    def draft_of(self, seat: int) -> Pieces:
        for drafter, pieces in self.drafts:
            if drafter == seat:
                return pieces
        return ()

    def options(self, t: SlapTable, seat: int) -> list[Action]:
        if seat not in self.who:
            return [CLOSE] if seat == CLOCK else []
        draft = self.draft_of(seat) if self.drafts else ()
        if self.plans[seat] is not None and not draft:
            return [REPLAN]
        return next_pieces(t, seat, self.cards, draft)

    def permits(self, t: SlapTable, seat: int, action: Action) -> bool:
        if isinstance(action, PlanTime):
            low, high = t.house.reaction, t.house.timeout
            listed = [o for o in t.options_of(seat) if isinstance(o, PlanTime) and o.card == action.card]
            return bool(listed) and low <= action.ms <= high
        if isinstance(action, Replan):
            return seat in self.who
        return super().permits(t, seat, action)

    def default(self, t: SlapTable, seat: int) -> Action:
        """SLAP-177: a missing plan is to stay, also one that was only begun."""
        first = t.options_of(seat)[0]
        return REPLAN if isinstance(first, Plan) and first.step != STAY else first

    def take(self, t: SlapTable, seat: int, action: Action) -> None:
        if isinstance(action, Plan):
            t.emit(PLAN_PIECED[seat][action.number])
            draft: Pieces = (action,)
            if self.drafts:
                draft = self.draft_of(seat) + draft
            if action.more == END and action.card == self.cards[-1]:
                self.commit(t, seat, draft)
            else:
                self.go_on(t, seat, draft)
        elif isinstance(action, (PlanTime, Replan)):
            t.emit(PlanPieced(seat, action))
            begun = () if isinstance(action, Replan) else self.draft_of(seat)
            self.go_on(t, seat, join(begun, action))
        elif isinstance(action, Close):
            self.race(t, self.plans)
        else:
            super().take(t, seat, action)

    def go_on(self, t: SlapTable, seat: int, draft: Pieces) -> None:
        """This question with more pieces of that seat, which is asked for the next one."""
        drafts: tuple[Draft, ...] = ((seat, draft),)
        if len(self.drafts) > 1 or (self.drafts and self.drafts[0][0] != seat):
            drafts = self.drafts_of_others(seat) + drafts
        ask = Plans(self.who, self.cards, drafts, self.plans)
        ask.missing = self.missing
        t.do(ask)

    def commit(self, t: SlapTable, committed: int, draft: Pieces) -> None:
        if self.plans[committed] is None:
            t.emit(PLANS_COMMITTED[committed])
        plans = list(self.plans)
        plans[committed] = draft
        missing = self.missing or self.seats(t)
        if missing and missing[0] == committed:  # nearly always: who is asked first answers first
            missing = missing[1:]
        else:
            missing = tuple([seat for seat in missing if seat != committed])
        if missing:
            drafts = self.drafts_of_others(committed) if self.drafts else ()
            ask = Plans(self.who, self.cards, drafts, tuple(plans))
            ask.missing = missing
            t.do(ask)
        else:
            self.race(t, tuple(plans))

    def drafts_of_others(self, seat: int) -> tuple[Draft, ...]:
        return tuple([draft for draft in self.drafts if draft[0] != seat])

    def race(self, t: SlapTable, plans: tuple[Pieces | None, ...]) -> None:
        """The last plans are in: they are carried out, once the card they are made for is known."""
        if t.center:
            t.do(RunPlans(self.who, plans))
        else:
            t.do(FILL_DECK, REVEAL_CARD, RunPlans(self.who, plans))

    def resign(self, t: SlapTable, seat: int) -> None:
        """Whoever gives up is not waited for."""
        t.emit(Resigned(seat))
        if self.plans[seat] is None:
            self.commit(t, seat, ())
        else:
            t.do(self)

    def imagined(self, t: SlapTable, seat: int, rng: Rng) -> Ask[SlapTable]:
        """The plans of others are unknown: any may lie there."""
        drafts = tuple([draft for draft in self.drafts if draft[0] == seat])
        plans = list(self.plans)
        for other in self.who:
            if other != seat and plans[other] is not None:
                plans[other] = some_plans(t, other, self.cards, rng)
        return Plans(self.who, self.cards, drafts, tuple(plans))


class MakePlans(Step[SlapTable]):
    """Everybody says what their hands do about the card that lies open, or else about every type."""

    __slots__ = ()
    clauses = ("SLAP-171", "SLAP-172")

    def run(self, t: SlapTable) -> None:
        t.do(Plans(tuple(t.living), (t.card(),) if t.center else types(t.house.powers)))


MAKE_PLANS: Final = MakePlans()


def some_plans(t: SlapTable, seat: int, cards: tuple[int, ...], rng: Rng) -> Pieces:
    """Random complete plans of one seat."""
    draft: Pieces = ()
    while True:
        piece = rng.pick(next_pieces(t, seat, cards, draft))
        draft = (*draft, piece)
        if isinstance(piece, Plan) and piece.more == END and piece.card == cards[-1]:
            return draft


# -- what may come next ------------------------------------------------------------------------------

Kept = list[list[list[list[list[Action]]]]]  # by seat, card, hands and stage
KEPT: Final[list[Kept]] = [[] for _ in range(1 << SEATS)]  # by who lives
NOT_LISTED: Final[list[Action]] = []
FULL: Final = 3  # no room for more than the last step
LAST: Final = NEXT + FULL
LAST_MAIN: Final = BASES_MAIN + FULL
LAST_OFF: Final = BASES_OFF + FULL
STAGES: Final = LAST_OFF + 1


def next_pieces(t: SlapTable, seat: int, cards: tuple[int, ...], draft: Pieces) -> list[Action]:
    """Every piece that may follow the draft."""
    pieces: tuple[Any, ...] = draft
    main, off, hands = t.main[seat] >= 0, t.off[seat] >= 0, 0
    if main or off:  # SLAP-022: a single hand in a base is `main` when the plan is carried out
        hands = MAIN_CAN_LEAVE | OFF_CAN_LEAVE if main and off else MAIN_CAN_LEAVE
    if t.may_slap_off(seat):
        hands |= OFF_CAN_SLAP
    finished, stage = 0, FIRST
    if draft:
        steps, at_first = 0, hands
        for piece in pieces:
            if isinstance(piece, Plan):
                stage = piece.stage
                if stage == FIRST:
                    finished, steps, hands = finished + 1, 0, at_first
                else:
                    steps, hands = steps + 1, hands | piece.puts
        if steps >= MOST_STEPS - 1:
            stage += FULL
    card = cards[finished]
    if t.house.submitted and stage == FIRST and not (draft and isinstance(draft[-1], PlanTime)):
        return plan_times(t.house, card)
    kept = KEPT[t.crowd]
    if not kept:
        kept.extend([[[[NOT_LISTED] * STAGES for _ in range(8)] for _ in range(4)] for _ in range(SEATS)])
    stages = kept[seat][card][hands]
    if not stages[stage]:
        stages[stage] = _pieces(seat, card, t.living, hands, stage)
    return stages[stage]


def plan_times(house: House, card: int) -> list[Action]:
    """The reaction times that are listed."""
    return [rt for rt in PLAN_TIMES[card] if house.reaction <= rt.ms <= house.timeout]


def _pieces(seat: int, card: int, living: list[int], hands: int, stage: int) -> list[Action]:
    last = stage in (LAST, LAST_MAIN, LAST_OFF)
    mores = (END,) if last else (END, THEN, OR)
    found: list[Action] = []
    if stage in (FIRST, NEXT, LAST):
        found += [PLAN[card][STAY][END]] if stage == FIRST else []
        found += [PLAN[card][step][END] for step in (CENTER, *[POINT + s for s in living if s != seat])]
        for hand, can_leave in ((MAIN, MAIN_CAN_LEAVE), (OFF, OFF_CAN_LEAVE)):
            if hands & can_leave:
                found += [PLAN[card][LEAVE + hand][more] for more in mores[:2]]
    if stage not in (BASES_OFF, LAST_OFF):
        found += [PLAN[card][BASE + base][more] for base in living for more in mores]
    if stage in (BASES_OFF, LAST_OFF) or (hands & OFF_CAN_SLAP and stage in (FIRST, NEXT, LAST)):
        found += [PLAN[card][OFF_BASE + base][more] for base in living for more in mores]
    return found
