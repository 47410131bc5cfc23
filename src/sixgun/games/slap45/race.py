"""The race of one live round, judged tick by tick. It never reads a clock: time is in the actions.

SLAP-002: the outcome follows from the position, the card and the set of actions; presses are judged in the
order of their ticks, and within a tick in batches (SLAP-003), so the order of arrival cannot matter.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from sixgun.core.action import Action
from sixgun.games.slap45.actions import MAIN, OFF, PointAt, SlapCenter
from sixgun.games.slap45.cards import MOVE
from sixgun.games.slap45.press import (
    ACCEPTED,
    BOUNCED,
    FALSE_START,
    HAND_BUSY,
    HAND_IN_BASE,
    INTO_BASE,
    LEAVING,
    LOCKED,
    NO_EFFECT,
    NO_REENTRY,
    ON_CARD,
    POINTING,
    ROUND_OVER,
    Press,
    hand_of,
    order_of,
)
from sixgun.games.slap45.table import HOLSTER, SlapTable

AIR: Final = -2
NEVER: Final = -1


class Race:
    """What happens on the table from the deal to the end of the round.

    Hands are numbered 2 * seat + label; `at` is the base, the holster or the air.
    """

    __slots__ = (
        "at",
        "barred",
        "began",
        "card",
        "clause",
        "count",
        "covered",
        "end",
        "entered",
        "false",
        "free",
        "living",
        "lockout",
        "loser",
        "old",
        "pointing",
        "presses",
        "protected",
        "queue",
        "reaction",
        "relocate",
        "seats",
        "slapper",
        "start",
        "target",
        "timeout",
        "tried",
        "waiting",
        "window",
        "winning",
    )

    def __init__(self, t: SlapTable, card: int) -> None:
        seats = t.seats
        self.seats: int = seats
        self.card: int = card
        self.living: list[int] = t.living()
        self.timeout: int = t.number_of("round_timeout_ms")
        self.reaction: int = t.number_of("min_reaction_ms")
        self.lockout: int = t.number_of("false_start_lockout_ms")
        self.relocate: int = t.number_of("relocate_ms")
        self.window: int = t.number_of("point_window_ms")
        self.at: list[int] = [hand for pair in zip(t.main, t.off, strict=True) for hand in pair]
        self.start: list[int] = [HOLSTER] * (2 * seats)  # the base of tick 0
        self.free: list[int] = [-1_000_000] * (2 * seats)  # when the hand can slap again
        self.entered: list[bool] = [False] * (2 * seats)  # its base in this round
        self.barred: list[bool] = [False] * (2 * seats)  # from entering a base again
        self.waiting: list[Press | None] = [None] * (2 * seats)
        self.old: list[tuple[int, ...]] = [()] * seats  # the seat's bases of tick 0
        self.false: list[bool] = [False] * seats
        self.tried: list[bool] = [False] * seats
        self.covered: list[bool] = [False] * seats  # immediately before this tick
        self.pointing: list[bool] = [False] * seats  # the off hand is free to point in this tick
        self.presses: list[Press] = []
        self.queue: list[tuple[int, int, Press]] = []
        self.count: int = 0
        self.began: bool = False
        self.end: int = NEVER
        self.slapper: int = -1
        self.winning: Press | None = None
        self.target: int = -1
        self.protected: bool = False
        self.loser: int = -1
        self.clause: str = ""

    # -- time ------------------------------------------------------------------------------------

    def submit(self, seat: int, action: Action) -> Press:
        press = Press(seat, action)
        self.presses.append(press)
        self._await(press)
        return press

    def _await(self, press: Press) -> None:
        self.count += 1
        heappush(self.queue, (press.t, self.count, press))

    def run(self, until: int) -> None:
        """SLAP-007: judge all ticks below `until`; SLAP-006: the timeout is the last tick that counts."""
        while self.end < 0 and self.queue and self.queue[0][0] < min(until, self.timeout + 1):
            self.tick()
        if self.end < 0 and until > self.timeout:
            self._time_is_over()

    def tick(self) -> list[Press]:
        """Judge the next tick that has actions; its presses."""
        now = self.queue[0][0]
        batch: list[Press] = []
        while self.queue and self.queue[0][0] == now:
            press = heappop(self.queue)[2]
            if not press.result:
                batch.append(press)
        batch.sort(key=order_of)
        if now < 0:
            for press in batch:
                self._too_early(press)
        else:
            self.begin()
            self._judge(now, batch)
        return batch

    def final(self, until: int) -> bool:
        """Decided, and nothing that is missing can matter (SLAP-056: the pointing may trail the slap)."""
        if self.end < 0:
            return False
        press = self.winning
        return press is None or not press.points_later() or until > self.end + self.window

    # -- before the reveal -------------------------------------------------------------------------

    def _too_early(self, press: Press) -> None:
        """SLAP-045: a slap before the reveal is a false start; SLAP-039: leaving is always possible."""
        if press.kind == LEAVING:
            if self.at[press.hand] >= 0:
                self.at[press.hand] = HOLSTER
                self.free[press.hand] = press.t + self.relocate
                press.result = ACCEPTED
            else:
                press.result = NO_EFFECT
        elif press.kind == POINTING:
            press.result = NO_EFFECT
        else:
            self.false[press.seat] = True
            press.result = FALSE_START

    def begin(self) -> None:
        """SLAP-022: a single hand in a base at tick 0 is the one that has to slap."""
        if self.began:
            return
        self.began = True
        for seat in self.living:
            main, off = 2 * seat + MAIN, 2 * seat + OFF
            if self.at[main] < 0 <= self.at[off]:
                self.at[main], self.at[off] = self.at[off], self.at[main]
                self.free[main], self.free[off] = self.free[off], self.free[main]
            self.start[main], self.start[off] = self.at[main], self.at[off]
            self.old[seat] = tuple([base for base in (self.at[main], self.at[off]) if base >= 0])

    # -- one tick ----------------------------------------------------------------------------------

    def _judge(self, now: int, batch: list[Press]) -> None:
        """SLAP-003: leaving, then base slaps, then slaps of the card, then the end-of-round check."""
        for seat in self.living:
            self.covered[seat] = self.in_cover(seat)
        self._one_action_a_hand(batch)
        for press in batch:
            if not press.result:
                self._first(now, press)
        for seat in self.living:
            self.pointing[seat] = self.at[2 * seat + OFF] < 0
        self._into_bases(now, [p for p in batch if p.kind == INTO_BASE and p.t == now and not p.result])
        self._on_card(now, [p for p in batch if p.kind == ON_CARD and p.t == now and not p.result])
        if self.card == MOVE and self.end < 0:
            self._last_one_out(now)

    def _one_action_a_hand(self, batch: list[Press]) -> None:
        """SLAP-004: of several actions of a hand in one tick the one with the lowest number counts."""
        used: set[int] = set()
        for press in batch:
            if press.kind == POINTING:
                press.result = NO_EFFECT
            elif press.hand in used:
                press.result = HAND_BUSY
            else:
                used.add(press.hand)

    def _first(self, now: int, press: Press) -> None:
        """Step 1 of a tick: hands leave, and presses are judged (SLAP-042: the first reason counts)."""
        if press.kind == LEAVING:
            self._leave(now, press)
        elif press.due:
            self.waiting[press.hand] = None
        elif now < self.reaction:
            self.false[press.seat] = True
            press.result = FALSE_START
        elif self.false[press.seat] and now < self.lockout:
            press.result = LOCKED
        elif self.at[press.hand] >= 0:
            self._slap_from_base(now, press)
        elif now < self.free[press.hand]:
            self._slap_in_dead_time(press)

    def _leave(self, now: int, press: Press) -> None:
        if self.at[press.hand] < 0:
            press.result = NO_EFFECT
        else:
            self._take_out(now, press.hand)
            press.result = ACCEPTED

    def _take_out(self, now: int, hand: int) -> None:
        """SLAP-027: dead time; SLAP-040, SLAP-041: who leaves may be barred from entering again."""
        self.at[hand] = AIR
        self.free[hand] = now + self.relocate
        self.barred[hand] = self.card != MOVE or self.entered[hand]
        self.entered[hand] = False
        self.tried[hand // 2] = True

    def _slap_from_base(self, now: int, press: Press) -> None:
        """SLAP-026, SLAP-043, SLAP-044: only an `auto` slap takes the hand out, if it may enter again."""
        moves = self.card == MOVE and press.base != self.at[press.hand] and not self.entered[press.hand]
        if press.auto and (press.kind == ON_CARD or moves):
            self._take_out(now, press.hand)
            self._delay(press, now + max(1, self.relocate))
        else:
            press.result = HAND_IN_BASE

    def _slap_in_dead_time(self, press: Press) -> None:
        """SLAP-027, SLAP-028: too early, unless `auto`: then it waits, and replaces one that waits."""
        if not press.auto:
            press.result = HAND_BUSY
            return
        earlier = self.waiting[press.hand]
        if earlier is not None:
            earlier.result = HAND_BUSY
        self._delay(press, max(press.t + 1, self.free[press.hand]))

    def _delay(self, press: Press, tick: int) -> None:
        press.t, press.due = tick, True
        self.waiting[press.hand] = press
        self._await(press)

    # -- bases -------------------------------------------------------------------------------------

    def _into_bases(self, now: int, slaps: list[Press]) -> None:
        """SLAP-037: void slaps and slaps into an old or taken base stop nobody else."""
        for press in slaps:
            if self.barred[press.hand]:
                press.result = NO_REENTRY
            elif self._is_old(press) or self._is_taken(press.base):
                self._bounce(now, press)
        for press in slaps:
            if not press.result:
                self._contest(now, [p for p in slaps if p.base == press.base and not p.result])

    def _is_old(self, press: Press) -> bool:
        """SLAP-071: on Move! the own base of tick 0 is not new."""
        return self.card == MOVE and press.base in self.old[press.seat]

    def _is_taken(self, base: int) -> bool:
        return base in self.at

    def _contest(self, now: int, slaps: list[Press]) -> None:
        """SLAP-036 to SLAP-038: one player enters; two bounce; of one Sheriff's two hands `main` enters."""
        first = min(slaps, key=hand_of)
        shared = [press for press in slaps if press.seat != first.seat]
        for press in slaps:
            if shared or press is not first:
                self._bounce(now, press)
        if not shared:
            self.at[first.hand] = first.base
            self.entered[first.hand] = self.tried[first.seat] = True
            first.result = ACCEPTED

    def _bounce(self, now: int, press: Press) -> None:
        """SLAP-035: no cover; SLAP-028: the hand needs its time again."""
        press.result = BOUNCED
        self.at[press.hand] = AIR
        self.free[press.hand] = now + self.relocate
        self.tried[press.seat] = True

    # -- the card ----------------------------------------------------------------------------------

    def _on_card(self, now: int, slaps: list[Press]) -> None:
        """SLAP-050: the first valid slap ends the round; SLAP-088: two at once are a dead heat."""
        for press in slaps:
            press.result = ACCEPTED
            self.at[press.hand] = AIR
        if len(slaps) == 1:
            self.end, self.clause = now, "SLAP-050"
            self.winning, self.slapper = slaps[0], slaps[0].seat
        elif slaps:
            self.end, self.clause = now, "SLAP-088"

    def _last_one_out(self, now: int) -> None:
        """SLAP-074: with one player left out he is the last; SLAP-075: with none, nobody loses."""
        out = [seat for seat in self.living if not self.is_in(seat)]
        if len(out) == 1:
            self.end, self.loser, self.clause = now, out[0], "SLAP-074"
        elif not out:
            self.end, self.clause = now, "SLAP-075"

    def _time_is_over(self) -> None:
        """SLAP-085, SLAP-077: at the timeout of Move! the only one who did not move loses."""
        self.begin()
        self.end, self.clause = self.timeout, "SLAP-085"
        if self.card == MOVE:
            self.clause = "SLAP-077"
            idle = [seat for seat in self.living if self.sat_tight(seat)]
            self.loser = idle[0] if len(idle) == 1 else -1

    # -- questions ---------------------------------------------------------------------------------

    def in_cover(self, seat: int) -> bool:
        return self.at[2 * seat] >= 0 or self.at[2 * seat + 1] >= 0

    def in_old_base(self, hand: int) -> bool:
        return self.start[hand] >= 0 and self.at[hand] == self.start[hand]

    def is_in(self, seat: int) -> bool:
        """SLAP-072, SLAP-145: every hand has left its old base, and one that counts is in a new one."""
        main, off = 2 * seat + MAIN, 2 * seat + OFF
        if self.in_old_base(main) or self.in_old_base(off):
            return False
        only_main = self.start[main] >= 0 > self.start[off]
        return self.entered[main] or (self.entered[off] and not only_main)

    def sat_tight(self, seat: int) -> bool:
        """SLAP-077: a hand still in its base of tick 0, or no attempt to get into another."""
        return self.in_old_base(2 * seat) or self.in_old_base(2 * seat + 1) or not self.tried[seat]

    # -- the end -----------------------------------------------------------------------------------

    def finish(self) -> None:
        """Whom the winning slap points at, and what became of the actions after the end."""
        press = self.winning
        if press is not None:
            self.target = self._pointed_at(press)
            self.protected = self.target >= 0 and (self.covered[self.target] or self.in_cover(self.target))
        for late in sorted(self.presses, key=order_of):
            if not late.result:
                late.result = self._after_the_end(late)

    def _after_the_end(self, press: Press) -> str:
        """SLAP-005: nothing has an effect any more, but a hand that is taken away is away."""
        if press.kind != LEAVING:
            return NO_EFFECT if press.kind == POINTING else ROUND_OVER
        return ACCEPTED if self.at[press.hand] >= 0 else NO_EFFECT

    def late_leaves(self) -> list[tuple[int, int]]:
        """SLAP-005: hands that were taken away after the end; they are away when the next round begins."""
        late = [p for p in self.presses if p.kind == LEAVING and p.t > self.end and p.result == ACCEPTED]
        return sorted({(press.seat, press.hand % 2) for press in late})

    def _pointed_at(self, press: Press) -> int:
        """SLAP-052: a living other player, within the window, by a hand that is in no base; or -1."""
        action = press.action
        assert isinstance(action, SlapCenter)
        if press.points_later():
            target = self._point_near(press)
        elif abs(action.target_t - action.t) <= self.window:
            target = action.target
        else:
            target = -1
        valid = target in self.living and target != press.seat and self.pointing[press.seat]
        return target if valid else -1

    def _point_near(self, press: Press) -> int:
        """SLAP-056: the slapper's own pointing nearest to the slap; of two equally near ones the earlier."""
        best, target = self.window + 1, -1
        for point in sorted(self.presses, key=order_of):
            action = point.action
            if point.seat == press.seat and isinstance(action, PointAt) and abs(point.t - press.t) < best:
                best, target = abs(point.t - press.t), action.target
        return target
