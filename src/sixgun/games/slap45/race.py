"""The race of one live round, judged tick by tick. It never reads a clock: time is in the actions.

SLAP-002: the outcome follows from the position, the card and the set of actions; presses are judged in the
order of their ticks, and within a tick in batches (SLAP-003), so the order of arrival cannot matter.
"""

from __future__ import annotations

from typing import Final

from sixgun.games.slap45.actions import (
    HOLSTER,
    INTO_BASE,
    LEAVING,
    MAIN,
    OFF,
    ON_CARD,
    POINTING,
    SEATS,
    PointAt,
    SlapCenter,
)
from sixgun.games.slap45.cards import MOVE
from sixgun.games.slap45.house import House
from sixgun.games.slap45.press import (
    ACCEPTED,
    BOUNCED,
    FALSE_START,
    HAND_BUSY,
    HAND_IN_BASE,
    LOCKED,
    NO_EFFECT,
    NO_REENTRY,
    ROUND_OVER,
    Press,
)
from sixgun.games.slap45.table import SlapTable

DEAD_HEAT: Final = "SLAP-088"

NEVER: Final = -1
NO_PRESSES: Final[list[Press]] = []  # not to be changed
LONG_FREE: Final = [-1_000_000] * (2 * SEATS)  # not to be changed


class Race:
    """What happens on the table from the deal to the end of the round.

    Main hands have the numbers of their seats, off hands the numbers after them; `at` is the base of a hand,
    or the holster, which is where hands in the air end. Sets of hands and of seats are whole numbers, one bit
    each.
    """

    __slots__ = (
        "at",
        "barred",
        "began",
        "card",
        "clause",
        "end",
        "entered",
        "false",
        "free",
        "house",
        "judged",
        "late",
        "left",
        "living",
        "loser",
        "pointing",
        "presses",
        "protected",
        "seats",
        "slapper",
        "start",
        "taken",
        "target",
        "tried",
        "winning",
    )

    def __init__(self, t: SlapTable, card: int) -> None:
        self.house: House = t.house
        self.seats: int = t.seats
        self.card: int = card
        self.living: list[int] = t.living
        self.at: list[int] = t.main + t.off
        self.start: list[int] = self.at  # where the hands were at tick 0, see `begin`
        self.free: list[int] = LONG_FREE[: len(self.at)]  # when the hand can slap again
        self.taken: int = 0  # bases with a hand in them, from tick 0 on
        self.entered: int = 0  # hands that came into their base in this round
        self.barred: int = 0  # hands that must not enter a base again
        self.false: int = 0  # seats with a false start
        self.tried: int = 0  # seats that have tried to move
        self.left: int = 0  # seats that took a hand out of a base in this tick
        self.pointing: bool = False  # the slapper's off hand is free to point
        self.presses: list[Press] = []  # in their order, see `submit`
        self.judged: int = 0  # how many of them
        self.began: bool = False
        self.late: int = 0  # hands that were taken away after the end
        self.end: int = NEVER
        self.slapper: int = -1
        self.winning: Press | None = None
        self.target: int = -1
        self.protected: bool = False
        self.loser: int = -1
        self.clause: str = ""

    # -- time ------------------------------------------------------------------------------------

    def submit(self, press: Press) -> None:
        """SLAP-002: the presses stay in their order, whenever they arrive."""
        presses, tick = self.presses, press.tick
        place = len(presses)
        while place > 0:
            before = presses[place - 1]
            if tick > before.tick or (tick == before.tick and not press.precedes(before)):
                break
            place -= 1
        presses.insert(place, press)

    def judge_below(self, until: int) -> None:
        """SLAP-007: judge all ticks below `until`; SLAP-006: the timeout is the last tick that counts."""
        last = self.house.timeout
        while self.tick(until if until <= last else last + 1) is not None:
            pass
        if self.end < 0 and until > last:
            self._time_is_over()

    def tick(self, until: int) -> list[Press] | None:
        """Judge the next tick below `until` that has actions; its presses, or None if there is none."""
        presses, place = self.presses, self.judged
        if self.end >= 0 or place == len(presses):
            return None
        now = presses[place].tick
        if now >= until:
            return None
        batch: list[Press] = []
        while place < len(presses):
            press = presses[place]
            if press.tick != now:
                break
            if not press.result:
                batch.append(press)
            place += 1
        self.judged = place
        if now < 0:
            for press in batch:
                self._too_early(press)
        else:
            if not self.began:
                self.begin()
            self._judge(now, batch)
        return batch

    def final(self, until: int) -> bool:
        """Decided, and nothing that is missing can matter (SLAP-056: the pointing may trail the slap)."""
        if self.end < 0:
            return False
        press = self.winning
        return press is None or not press.points_later() or until > self.end + self.house.window

    # -- before the reveal -------------------------------------------------------------------------

    def _too_early(self, press: Press) -> None:
        """SLAP-045: a slap before the reveal is a false start; SLAP-039: leaving is always possible."""
        if press.kind == LEAVING:
            if self.at[press.hand] >= 0:
                self.at[press.hand] = HOLSTER
                self.free[press.hand] = press.tick + self.house.relocate
                press.result = ACCEPTED
            else:
                press.result = NO_EFFECT
        elif press.kind == POINTING:
            press.result = NO_EFFECT
        else:
            self.false |= 1 << press.seat
            press.result = FALSE_START

    def begin(self) -> None:
        """SLAP-022: a single hand in a base at tick 0 is the one that has to slap."""
        if self.began:
            return
        self.began = True
        at, taken = self.at, 0
        for seat in self.living:
            main, off = at[seat], at[self.seats + seat]
            if main >= 0:
                taken |= 1 << main
            if off >= 0:
                taken |= 1 << off
                if main < 0:
                    self._swap(seat, self.seats + seat)
        self.start, self.taken = at[:], taken

    def _swap(self, main: int, off: int) -> None:
        self.at[main], self.at[off] = self.at[off], self.at[main]
        self.free[main], self.free[off] = self.free[off], self.free[main]

    # -- one tick ----------------------------------------------------------------------------------

    def _judge(self, now: int, batch: list[Press]) -> None:
        """SLAP-003: leaving, then base slaps, then slaps of the card, then the end-of-round check."""
        self.left = 0
        if len(batch) > 1:
            self._one_action_a_hand(batch)
        slaps = 0
        for press in batch:
            if not press.result and self._first(now, press):
                slaps |= press.kind
        alone = len(batch) == 1
        on_card = NO_PRESSES
        if slaps & ON_CARD:
            on_card = batch if alone else unjudged(batch, ON_CARD, now)
        if on_card:
            self.pointing = self.at[self.seats + on_card[0].seat] < 0
        if slaps & INTO_BASE:
            self._into_bases(now, batch if alone else unjudged(batch, INTO_BASE, now))
        if on_card:
            self._on_card(now, on_card)
        if self.card == MOVE and self.end < 0:
            self._last_one_out(now)

    def _one_action_a_hand(self, batch: list[Press]) -> None:
        """SLAP-004: of several actions of a hand in one tick the one with the lowest number counts."""
        used = 0
        for press in batch:
            if press.kind != POINTING:
                if used & 1 << press.hand:
                    press.result = HAND_BUSY
                used |= 1 << press.hand

    def _first(self, now: int, press: Press) -> bool:
        """Step 1 of a tick: hands leave, and presses are judged (SLAP-042: the first reason counts).

        Whether it is a slap that is carried out in this tick.
        """
        if press.kind == LEAVING:
            self._leave(now, press)
        elif press.kind == POINTING:
            press.result = NO_EFFECT
        elif press.due:
            return True
        elif now < self.house.reaction:
            self.false |= 1 << press.seat
            press.result = FALSE_START
        elif self.false & 1 << press.seat and now < self.house.lockout:
            press.result = LOCKED
        elif self.at[press.hand] >= 0:
            self._slap_from_base(now, press)
        elif now < self.free[press.hand]:
            self._slap_in_dead_time(press)
        else:
            return True
        return False

    def _leave(self, now: int, press: Press) -> None:
        if self.at[press.hand] < 0:
            press.result = NO_EFFECT
        else:
            self._take_out(now, press)
            press.result = ACCEPTED

    def _take_out(self, now: int, press: Press) -> None:
        """SLAP-027: dead time; SLAP-040, SLAP-041: who leaves may be barred from entering again."""
        hand = press.hand
        self.taken &= ~(1 << self.at[hand])
        self.at[hand] = HOLSTER
        self.free[hand] = now + self.house.relocate
        if self.card != MOVE or self.entered & 1 << hand:
            self.barred |= 1 << hand
        self.entered &= ~(1 << hand)
        self.tried |= 1 << press.seat
        self.left |= 1 << press.seat

    def _slap_from_base(self, now: int, press: Press) -> None:
        """SLAP-026, SLAP-043, SLAP-044: only an `auto` slap takes the hand out, if it may enter again."""
        moves = self.card == MOVE and press.base != self.at[press.hand] and not self.entered & 1 << press.hand
        if press.auto and (press.kind == ON_CARD or moves):
            self._take_out(now, press)
            self._delay(press, now + max(1, self.house.relocate))
        else:
            press.result = HAND_IN_BASE

    def _slap_in_dead_time(self, press: Press) -> None:
        """SLAP-027, SLAP-028: too early, unless `auto`: then it waits, and replaces one that waits."""
        if not press.auto:
            press.result = HAND_BUSY
            return
        for earlier in self.presses:
            if earlier.due and not earlier.result and earlier.hand == press.hand:
                earlier.result = HAND_BUSY
        self._delay(press, max(press.tick + 1, self.free[press.hand]))

    def _delay(self, press: Press, tick: int) -> None:
        self.presses.remove(press)
        self.judged -= 1
        press.tick, press.due = tick, True
        self.submit(press)

    # -- bases -------------------------------------------------------------------------------------

    def _into_bases(self, now: int, slaps: list[Press]) -> None:
        """SLAP-037: void slaps and slaps into an old or taken base stop nobody else."""
        for press in slaps:
            if self.barred & 1 << press.hand:
                press.result = NO_REENTRY
            elif self.taken & 1 << press.base or (self.card == MOVE and self._is_old(press)):
                self._bounce(now, press)
            elif len(slaps) == 1:
                self._enter(press)
        for press in slaps:
            if not press.result:
                self._contest(now, press, rivals(slaps, press.base))

    def _is_old(self, press: Press) -> bool:
        """SLAP-071: on Move! the own base of tick 0 is not new."""
        return press.base == self.start[press.seat] or press.base == self.start[self.seats + press.seat]

    def _contest(self, now: int, first: Press, slaps: list[Press]) -> None:
        """SLAP-036 to SLAP-038: one player enters; two bounce; of one Sheriff's two hands `main` enters."""
        shared = False
        for press in slaps:
            if press.seat != first.seat:
                shared = True
            elif press.hand < first.hand:
                first = press
        for press in slaps:
            if shared or press is not first:
                self._bounce(now, press)
        if not shared:
            self._enter(first)

    def _enter(self, press: Press) -> None:
        """SLAP-036: the base is free, and nobody else wants it."""
        self.at[press.hand] = press.base
        self.taken |= 1 << press.base
        self.entered |= 1 << press.hand
        self.tried |= 1 << press.seat
        press.result = ACCEPTED

    def _bounce(self, now: int, press: Press) -> None:
        """SLAP-035: no cover; SLAP-028: the hand needs its time again."""
        press.result = BOUNCED
        self.at[press.hand] = HOLSTER
        self.free[press.hand] = now + self.house.relocate
        self.tried |= 1 << press.seat

    # -- the card ----------------------------------------------------------------------------------

    def _on_card(self, now: int, slaps: list[Press]) -> None:
        """SLAP-050: the first valid slap ends the round; SLAP-088: two at once are a dead heat."""
        for press in slaps:
            press.result = ACCEPTED
        if len(slaps) == 1:
            self.end, self.clause = now, "SLAP-050"
            self.winning, self.slapper = slaps[0], slaps[0].seat
        else:
            self.end, self.clause = now, DEAD_HEAT

    def _last_one_out(self, now: int) -> None:
        """SLAP-074: one player left out is the last; SLAP-075: with none, nobody loses."""
        if self.entered.bit_count() < len(self.living) - 1:
            return
        out, last = 0, -1
        for seat in self.living:
            if not self.is_in(seat):
                out, last = out + 1, seat
                if out == 2:
                    return
        if out == 1:
            self.end, self.loser, self.clause = now, last, "SLAP-074"
        else:
            self.end, self.clause = now, "SLAP-075"

    def _time_is_over(self) -> None:
        """SLAP-085, SLAP-077: at the timeout of Move! the only one who did not move loses."""
        self.begin()
        self.end, self.clause = self.house.timeout, "SLAP-085"
        if self.card == MOVE:
            self.clause = "SLAP-077"
            idle = [seat for seat in self.living if self.sat_tight(seat)]
            self.loser = idle[0] if len(idle) == 1 else -1

    # -- questions ---------------------------------------------------------------------------------

    def _was_covered(self, seat: int) -> bool:
        """SLAP-061: in cover immediately before the last tick, or after its base slaps."""
        return self.at[seat] >= 0 or self.at[self.seats + seat] >= 0 or self.left & 1 << seat != 0

    def in_old_base(self, hand: int) -> bool:
        return self.start[hand] >= 0 and self.at[hand] == self.start[hand]

    def is_in(self, seat: int) -> bool:
        """SLAP-072, SLAP-145: every hand has left its old base, and one that counts is in a new one."""
        main, off = seat, self.seats + seat
        old_main, old_off = self.start[main], self.start[off]
        if 0 <= old_main == self.at[main] or 0 <= old_off == self.at[off]:
            return False
        counts = 1 << main if old_main >= 0 > old_off else 1 << main | 1 << off
        return self.entered & counts != 0

    def sat_tight(self, seat: int) -> bool:
        """SLAP-077: a hand still in its base of tick 0, or no attempt to get into another."""
        return self.in_old_base(seat) or self.in_old_base(self.seats + seat) or not self.tried & 1 << seat

    # -- the end -----------------------------------------------------------------------------------

    def finish(self) -> None:
        """Whom the winning slap points at; what became of late actions."""
        press = self.winning
        if press is not None:
            self.target = self._pointed_at(press)
            self.protected = self.target >= 0 and self._was_covered(self.target)
        for late in self.presses:
            if not late.result:
                self._after_the_end(late)

    def _after_the_end(self, press: Press) -> None:
        """SLAP-005: nothing has an effect any more, but a hand that is taken away is away."""
        if press.kind == LEAVING and self.at[press.hand] >= 0:
            press.result = ACCEPTED
            self.late |= 1 << press.hand
        else:
            press.result = NO_EFFECT if press.kind in (LEAVING, POINTING) else ROUND_OVER

    def late_leaves(self) -> tuple[tuple[int, int], ...]:
        """SLAP-005: hands that were taken away after the end; they are away when the next round begins."""
        if not self.late:
            return ()
        leaves: list[tuple[int, int]] = []
        for seat in self.living:
            if self.late & 1 << seat:
                leaves.append((seat, MAIN))
            if self.late & 1 << self.seats + seat:
                leaves.append((seat, OFF))
        return tuple(leaves)

    def _pointed_at(self, press: Press) -> int:
        """SLAP-052: a living other player, within the window, by a hand that is in no base; or -1."""
        action = press.action
        assert isinstance(action, SlapCenter)
        if press.points_later():
            target = self._point_near(press)
        elif abs(action.target_tick - action.tick) <= self.house.window:
            target = action.target
        else:
            target = -1
        return target if self.pointing and target != press.seat and target in self.living else -1

    def _point_near(self, press: Press) -> int:
        """SLAP-056: the slapper's own pointing nearest to the slap; of two equally near ones the earlier."""
        best, target = self.house.window + 1, -1
        for point in self.presses:
            action, apart = point.action, abs(point.tick - press.tick)
            if point.seat == press.seat and isinstance(action, PointAt) and apart < best:
                best, target = apart, action.target
        return target


def rivals(slaps: list[Press], base: int) -> list[Press]:
    """The slaps into one base that are still to be judged."""
    return [press for press in slaps if press.base == base and not press.result]


def unjudged(batch: list[Press], kind: int, now: int) -> list[Press]:
    """The slaps of one kind that are still to be judged in this tick."""
    return [press for press in batch if press.kind == kind and press.tick == now and not press.result]
