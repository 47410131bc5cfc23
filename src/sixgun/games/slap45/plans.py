"""Turn-based plans: asked secretly and piece by piece, then carried out in the race."""

from __future__ import annotations

from typing import Any, Final

from sixgun.core.action import Action
from sixgun.core.rng import Rng
from sixgun.core.seats import CLOCK
from sixgun.core.step import UNANSWERED, Ask
from sixgun.games.slap45.actions import (
    BASE,
    CENTER,
    CLOSE,
    END,
    LEAVE,
    MAIN,
    OFF,
    OFF_BASE,
    OR,
    PIECES,
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
from sixgun.games.slap45.events import PLANS_COMMITTED, Resigned, plan_pieced
from sixgun.games.slap45.judge import reveal_card, run_plans
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
        self.plans: tuple[Pieces | None, ...] = plans or UNANSWERED[len(who)]
        self.missing: tuple[int, ...] = ()  # the seats without plans, once somebody has asked

    @property
    def ready(self) -> tuple[int, ...]:
        return tuple([seat for place, seat in enumerate(self.who) if self.plans[place] is not None])

    def seats(self, t: SlapTable) -> tuple[int, ...]:
        if not self.missing:
            self.missing = tuple([seat for place, seat in enumerate(self.who) if self.plans[place] is None])
        return self.missing

    def next_seat(self, t: SlapTable) -> int:
        return self.seats(t)[0]

    def place(self, seat: int) -> int:
        """Where the seat's plans are; -1 for whoever is not asked."""
        for place, other in enumerate(self.who):
            if other == seat:
                return place
        return -1

    def answer(self, seat: int) -> Pieces | None:
        place = self.place(seat)
        return self.plans[place] if place >= 0 else None

    def draft(self, seat: int) -> Pieces | None:
        return self.draft_of(seat) if self.place(seat) >= 0 else None

    def draft_of(self, seat: int) -> Pieces:
        for drafter, pieces in self.drafts:
            if drafter == seat:
                return pieces
        return ()

    def with_draft(self, seat: int, pieces: Pieces) -> tuple[Draft, ...]:
        """The drafts, with these pieces for that seat; without any it has none."""
        others = self.drafts
        if others and (len(others) > 1 or others[0][0] != seat):  # several seats draft at the same time
            left = tuple([draft for draft in others if draft[0] != seat])
            return (*left, (seat, pieces)) if pieces else left
        return ((seat, pieces),) if pieces else ()

    def options(self, t: SlapTable, seat: int) -> list[Action]:
        place = self.place(seat)
        if place < 0:
            return [CLOSE] if seat == CLOCK else []
        draft = self.draft_of(seat)
        if self.plans[place] is not None and not draft:
            return [REPLAN]
        return next_pieces(t, seat, self.cards, draft)

    def allows(self, t: SlapTable, seat: int, action: Action) -> bool:
        options: list[Any] = t.options_of(seat)
        for option in options:
            if option is action:
                return True
        return super().allows(t, seat, action)

    def permits(self, t: SlapTable, seat: int, action: Action) -> bool:
        if isinstance(action, PlanTime):
            low, high = t.house.reaction, t.house.timeout
            listed = [o for o in t.options_of(seat) if isinstance(o, PlanTime) and o.card == action.card]
            return bool(listed) and low <= action.ms <= high
        if isinstance(action, Replan):
            return seat in self.who
        return super().permits(t, seat, action)

    def default(self, t: SlapTable, seat: int) -> Action:
        """SLAP-177: a missing plan is to stay."""
        if seat == CLOCK:
            return CLOSE
        return t.options_of(seat)[0]

    def accept(self, t: SlapTable, seat: int, action: Action) -> None:
        if isinstance(action, Close):
            self.race(t, list(self.plans))
            return
        t.emit(plan_pieced(seat, action))
        draft: Pieces = () if isinstance(action, Replan) else self.draft_of(seat)
        draft += (action,)
        if isinstance(action, Plan) and action.more == END and ends(draft) == len(self.cards):
            self.commit(t, seat, draft)
        else:
            self.go_on(t, self.with_draft(seat, draft), self.plans, self.missing)

    def commit(self, t: SlapTable, committed: int, draft: Pieces) -> None:
        place = self.place(committed)
        if self.plans[place] is None:
            t.emit(PLANS_COMMITTED[committed])
        plans = list(self.plans)
        plans[place] = draft
        missing = self.seats(t)
        if missing and missing[0] == committed:  # nearly always: who is asked first answers first
            missing = missing[1:]
        else:
            missing = tuple([seat for seat in missing if seat != committed])
        if missing:
            self.go_on(t, self.with_draft(committed, ()), tuple(plans), missing)
        else:
            self.race(t, plans)

    def go_on(
        self,
        t: SlapTable,
        drafts: tuple[Draft, ...],
        plans: tuple[Pieces | None, ...],
        missing: tuple[int, ...],
    ) -> None:
        ask = Plans(self.who, self.cards, drafts, plans)
        ask.missing = missing
        t.do(ask)

    def race(self, t: SlapTable, plans: list[Pieces | None]) -> None:
        if not t.center:
            reveal_card(t)
        run_plans(t, self.who, plans)

    def resign(self, t: SlapTable, seat: int) -> None:
        """Whoever gives up is not waited for."""
        t.emit(Resigned(seat))
        if self.plans[self.place(seat)] is None:
            self.commit(t, seat, ())
        else:
            t.do(self)

    def imagined(self, t: SlapTable, seat: int, rng: Rng) -> Ask[SlapTable]:
        """The plans of others are unknown: any may lie there."""
        drafts = tuple([draft for draft in self.drafts if draft[0] == seat])
        plans = list(self.plans)
        for place, other in enumerate(self.who):
            if other != seat and plans[place] is not None:
                plans[place] = some_plans(t, other, self.cards, rng)
        return Plans(self.who, self.cards, drafts, tuple(plans))


def some_plans(t: SlapTable, seat: int, cards: tuple[int, ...], rng: Rng) -> Pieces:
    """Random complete plans of one seat."""
    draft: Pieces = ()
    while ends(draft) < len(cards):
        draft = (*draft, rng.pick(next_pieces(t, seat, cards, draft)))
    return draft


def ends(draft: Pieces) -> int:
    """How many plans are finished."""
    pieces: tuple[Any, ...] = draft
    finished = 0
    for piece in pieces:
        if isinstance(piece, Plan) and piece.more == END:
            finished += 1
    return finished


# -- what may come next ------------------------------------------------------------------------------

KEPT: Final[list[list[list[Action]]]] = [  # by who lives, then by the rest that pieces depend on
    [] for _ in range(1 << SEATS)
]
NOT_LISTED: Final[list[Action]] = []
NO_STEP: Final = PLAN[0][STAY][END]
FIRST: Final = 0
NEXT: Final = 1
LAST: Final = 2  # no room for more
BASES_MAIN: Final = 3  # the next base of a list
BASES_OFF: Final = 4
LAST_MAIN: Final = 5
LAST_OFF: Final = 6
MAIN_CAN_LEAVE: Final = 1
OFF_CAN_LEAVE: Final = 2
OFF_CAN_SLAP: Final = 4
CAN_LEAVE: Final = [  # after each step
    MAIN_CAN_LEAVE if BASE <= step < OFF_BASE else OFF_CAN_LEAVE if OFF_BASE <= step < LEAVE else 0
    for step in range(len(PIECES))
]


def next_pieces(t: SlapTable, seat: int, cards: tuple[int, ...], draft: Pieces) -> list[Action]:
    """Every piece that may follow the draft."""
    pieces: tuple[Any, ...] = draft
    hands = (MAIN_CAN_LEAVE if t.main[seat] >= 0 else 0) | (OFF_CAN_LEAVE if t.off[seat] >= 0 else 0)
    if t.house.powers and t.may_slap_off(seat):
        hands |= OFF_CAN_SLAP
    finished, steps, last = 0, 0, NO_STEP
    for piece in pieces:
        if isinstance(piece, Plan) and piece.more != END:
            steps, last = steps + 1, piece
            hands |= CAN_LEAVE[piece.step]
        else:
            steps = 0
            if isinstance(piece, Plan):
                finished += 1
    card = cards[finished]
    if steps == 0 and t.house.submitted and not (draft and isinstance(draft[-1], PlanTime)):
        return [rt for rt in PLAN_TIMES[card] if t.house.reaction <= rt.ms <= t.house.timeout]
    stage = stage_of(steps, last) if steps else FIRST
    kept = KEPT[t.crowd]
    if not kept:
        kept.extend([NOT_LISTED] * (SEATS * 4 * 8 * 8))
    key = ((seat * 4 + card) * 8 + hands) * 8 + stage
    found = kept[key]
    if not found:
        found = kept[key] = _pieces(seat, card, t.living(), hands, stage)
    return found


def stage_of(steps: int, last: Plan) -> int:
    """How far an unfinished plan has come."""
    full = steps >= MOST_STEPS - 1
    if last.more == THEN:
        return LAST if full else NEXT
    if last.step < OFF_BASE:
        return LAST_MAIN if full else BASES_MAIN
    return LAST_OFF if full else BASES_OFF


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
