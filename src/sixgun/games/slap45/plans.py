"""Turn-based plans: asked secretly and piece by piece, then carried out in the race."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixgun.core.action import Action
from sixgun.core.rng import Rng
from sixgun.core.seats import CLOCK
from sixgun.core.step import Ask
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
    PLAN,
    POINT,
    REPLAN,
    STAY,
    THEN,
    TIMES,
    Close,
    Plan,
    PlanTime,
    Replan,
)
from sixgun.games.slap45.events import PlanPieced, PlansCommitted, Resigned
from sixgun.games.slap45.judge import reveal_card, run_plans
from sixgun.games.slap45.open_ask import OpenAsk
from sixgun.games.slap45.table import SlapTable

Pieces = tuple[Action, ...]
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
        drafts: tuple[Pieces, ...] = (),
        plans: tuple[Pieces | None, ...] = (),
    ) -> None:
        self.who: tuple[int, ...] = who
        self.cards: tuple[int, ...] = cards
        self.drafts: tuple[Pieces, ...] = drafts or ((),) * len(who)
        self.plans: tuple[Pieces | None, ...] = plans or (None,) * len(who)
        self.missing: tuple[int, ...] = ()  # the seats without plans, once somebody has asked

    @property
    def ready(self) -> tuple[int, ...]:
        return tuple([seat for place, seat in enumerate(self.who) if self.plans[place] is not None])

    def seats(self, t: SlapTable) -> Sequence[int]:
        if not self.missing:
            self.missing = tuple([seat for place, seat in enumerate(self.who) if self.plans[place] is None])
        return self.missing

    def place(self, seat: int) -> int:
        """Where the seat's plans are; -1 for whoever is not asked."""
        for place in range(len(self.who)):
            if self.who[place] == seat:
                return place
        return -1

    def answer(self, seat: int) -> Pieces | None:
        place = self.place(seat)
        return self.plans[place] if place >= 0 else None

    def draft(self, seat: int) -> Pieces | None:
        place = self.place(seat)
        return self.drafts[place] if place >= 0 else None

    def options(self, t: SlapTable, seat: int) -> list[Action]:
        place = self.place(seat)
        if place < 0:
            return [CLOSE] if seat == CLOCK else []
        if self.plans[place] is not None and not self.drafts[place]:
            return [REPLAN]
        return next_pieces(t, seat, self.cards, self.drafts[place])

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
        place = self.place(seat)
        t.emit(PlanPieced(seat, action))
        draft: Pieces = (action,) if isinstance(action, Replan) else self.drafts[place] + (action,)
        if ends(draft) == len(self.cards):
            self.commit(t, place, draft)
        else:
            self.go_on(t, _put(self.drafts, place, draft), self.plans)

    def commit(self, t: SlapTable, place: int, draft: Pieces) -> None:
        if self.plans[place] is None:
            t.emit(PlansCommitted(self.who[place]))
        plans = list(self.plans)
        plans[place] = draft
        for plan in plans:
            if plan is None:
                self.go_on(t, _put(self.drafts, place, ()), tuple(plans))
                return
        self.race(t, plans)

    def go_on(self, t: SlapTable, drafts: tuple[Pieces, ...], plans: tuple[Pieces | None, ...]) -> None:
        ask = Plans(self.who, self.cards, drafts, plans)
        if plans is self.plans:
            ask.missing = self.missing
        t.stack.append(ask)

    def race(self, t: SlapTable, plans: list[Pieces | None]) -> None:
        if not t.center:
            reveal_card(t)
        run_plans(t, self.who, plans)

    def resign(self, t: SlapTable, seat: int) -> None:
        """Whoever gives up is not waited for."""
        t.emit(Resigned(seat))
        place = self.place(seat)
        if self.plans[place] is None:
            self.commit(t, place, ())
        else:
            t.do(self)

    def imagined(self, t: SlapTable, seat: int, rng: Rng) -> Ask[SlapTable]:
        """The plans of others are unknown: any may lie there."""
        drafts = tuple([self.drafts[p] if who == seat else () for p, who in enumerate(self.who)])
        plans = list(self.plans)
        for place, other in enumerate(self.who):
            if other != seat and plans[place] is not None:
                plans[place] = some_plans(t, other, self.cards, rng)
        return Plans(self.who, self.cards, drafts, tuple(plans))


def _put(drafts: tuple[Pieces, ...], place: int, draft: Pieces) -> tuple[Pieces, ...]:
    if not draft and not drafts[place]:
        return drafts
    changed = list(drafts)
    changed[place] = draft
    return tuple(changed)


def some_plans(t: SlapTable, seat: int, cards: tuple[int, ...], rng: Rng) -> Pieces:
    """Random complete plans of one seat."""
    draft: Pieces = ()
    while ends(draft) < len(cards):
        draft = (*draft, rng.pick(next_pieces(t, seat, cards, draft)))
    return draft


def ends(draft: Pieces) -> int:
    """How many plans are finished."""
    finished = 0
    for piece in draft:
        if isinstance(piece, Plan) and piece.more == END:
            finished += 1
    return finished


# -- what may come next ------------------------------------------------------------------------------

KEPT: Final[dict[int, list[Action]]] = {}  # lists of pieces by all that they depend on
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


def next_pieces(t: SlapTable, seat: int, cards: tuple[int, ...], draft: Pieces) -> list[Action]:
    """Every piece that may follow the draft."""
    card = cards[ends(draft)]
    if t.house.submitted and not (draft and isinstance(draft[-1], PlanTime)) and _stage(draft) == FIRST:
        return [rt for rt in PLAN_TIMES[card] if t.house.reaction <= rt.ms <= t.house.timeout]
    hands, stage = _hands(t, seat, draft), _stage(draft)
    key = (((t.crowd * 8 + seat) * 8 + card) * 8 + hands) * 8 + stage
    found = KEPT.get(key)
    if found is None:
        found = KEPT[key] = _pieces(seat, card, t.living(), hands, stage)
    return found


def _hands(t: SlapTable, seat: int, draft: Pieces) -> int:
    """What the seat's hands could do after the draft."""
    hands = OFF_CAN_SLAP if t.may_slap_off(seat) else 0
    if t.main[seat] >= 0:
        hands |= MAIN_CAN_LEAVE
    if t.off[seat] >= 0:
        hands |= OFF_CAN_LEAVE
    for piece in draft:
        if isinstance(piece, Plan) and piece.more != END and BASE <= piece.step < LEAVE:
            hands |= MAIN_CAN_LEAVE if piece.step < OFF_BASE else OFF_CAN_LEAVE
    return hands


def _stage(draft: Pieces) -> int:
    """How far the unfinished plan has come."""
    steps, last = 0, PLAN[0][STAY][END]
    for piece in draft:
        if isinstance(piece, Plan) and piece.more != END:
            steps, last = steps + 1, piece
        else:
            steps = 0
    if steps == 0:
        return FIRST
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
