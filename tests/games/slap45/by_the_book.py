"""A second judge of races, written from sections 4.3 to 4.9 alone and in no hurry.

It goes through every tick of a round and keeps nothing that could be worked out again, so that a race which
the engine judges quickly can be compared with what the clauses say.
"""

from __future__ import annotations

from typing import Any

from sixgun.core.action import Action
from sixgun.games.slap45.actions import LATER, MAIN, OFF, LeaveAt, PointAt, SlapBase, SlapCenter
from sixgun.games.slap45.house import House

Hand = tuple[int, int]  # a seat, and which of its hands
Hands = dict[Hand, int]  # the base of each hand, -1 for none
BOTH = (MAIN, OFF)
NOBODY = -1
LONG_AGO = -1_000_000


class Sent:
    """An action, when it is carried out, and what came of it."""

    def __init__(self, seat: int, action: Any) -> None:
        self.seat, self.action = seat, action
        self.tick: int = action.tick
        self.seq: int = action.seq
        self.hand: Hand = (seat, action.hand if isinstance(action, (SlapBase, LeaveAt)) else MAIN)
        self.waits = False
        self.result = ""

    def is_auto(self) -> bool:
        return isinstance(self.action, (SlapBase, SlapCenter)) and self.action.auto == 1


class Judge:
    """The table during one race."""

    def __init__(self, move: bool, living: list[int], hands: Hands, house: House) -> None:
        self.move, self.living, self.at, self.house = move, living, dict(hands), house
        self.free = dict.fromkeys(hands, LONG_AGO)
        self.start: Hands = {}
        self.entered: set[Hand] = set()
        self.barred: set[Hand] = set()
        self.false: set[int] = set()
        self.moved: set[int] = set()
        self.sent: list[Sent] = []
        self.end = self.slapper = self.target = self.loser = NOBODY
        self.protected = False

    def race(self, actions: list[tuple[int, Action]]) -> None:
        self.sent = [Sent(seat, action) for seat, action in actions]
        for one in sorted([s for s in self.sent if s.tick < 0], key=lambda s: (s.tick, s.seat, s.seq)):
            self.too_early(one)
        self.reveal()
        for now in range(self.house.timeout + 1):
            batch = [one for one in self.sent if one.tick == now and not one.result]
            if batch and self.end < 0:
                self.tick(now, sorted(batch, key=lambda one: (one.seat, one.seq)))
        if self.end < 0:
            self.time_is_over()
        for one in self.sent:
            one.result = one.result or self.too_late(one)

    # -- before the reveal, and after the end ------------------------------------------------------

    def too_early(self, one: Sent) -> None:
        """SLAP-039, SLAP-045"""
        if isinstance(one.action, (SlapBase, SlapCenter)):
            self.false.add(one.seat)
            one.result = "false_start"
        else:
            self.leave(one, one.tick, since_the_reveal=False)

    def too_late(self, one: Sent) -> str:
        """SLAP-005"""
        if isinstance(one.action, LeaveAt):
            return "accepted" if self.at[one.hand] >= 0 else "no_effect"
        return "no_effect" if isinstance(one.action, PointAt) else "round_over"

    def reveal(self) -> None:
        """SLAP-022"""
        for seat in self.living:
            main, off = (seat, MAIN), (seat, OFF)
            if self.at[main] < 0 <= self.at[off]:
                self.at[main], self.at[off] = self.at[off], self.at[main]
                self.free[main], self.free[off] = self.free[off], self.free[main]
        self.start = dict(self.at)

    # -- one tick: SLAP-003 ------------------------------------------------------------------------

    def tick(self, now: int, batch: list[Sent]) -> None:
        before = {seat for seat in self.living if self.covered(seat)}
        busy: set[Hand] = set()
        for one in batch:
            if not isinstance(one.action, PointAt):
                one.result = "hand_busy" if one.hand in busy else ""  # SLAP-004
                busy.add(one.hand)
        todo = [one for one in batch if not one.result]
        for one in todo:
            if isinstance(one.action, (LeaveAt, PointAt)):
                self.leave(one, now, since_the_reveal=True)
        slaps = [one for one in todo if not one.result and self.is_carried_out(one, now)]
        can_point = {seat for seat in self.living if self.at[seat, OFF] < 0}
        self.slap_bases(now, [one for one in slaps if isinstance(one.action, SlapBase)])
        on_card = [one for one in slaps if isinstance(one.action, SlapCenter)]
        for one in on_card:
            one.result, self.end = "accepted", now
        if len(on_card) == 1:  # SLAP-050; two at once are SLAP-088
            (first,) = on_card
            self.slapper = first.seat
            self.target = self.pointed_at(first) if first.seat in can_point else NOBODY
            self.protected = self.target >= 0 and (self.target in before or self.covered(self.target))
        if self.move and self.end < 0:
            self.check_out(now)

    def leave(self, one: Sent, now: int, since_the_reveal: bool) -> None:
        if not isinstance(one.action, LeaveAt) or self.at[one.hand] < 0:
            one.result = "no_effect"
            return
        one.result = "accepted"
        if since_the_reveal:
            self.take_out(one, now)
        else:
            self.at[one.hand], self.free[one.hand] = -1, now + self.house.relocate

    def take_out(self, one: Sent, now: int) -> None:
        """SLAP-027, SLAP-040, SLAP-041"""
        if not self.move or one.hand in self.entered:
            self.barred.add(one.hand)
        self.entered.discard(one.hand)
        self.at[one.hand], self.free[one.hand] = -1, now + self.house.relocate
        self.moved.add(one.seat)

    def is_carried_out(self, one: Sent, now: int) -> bool:
        """SLAP-042 to SLAP-047"""
        if one.waits:
            return True
        if now < self.house.reaction:
            self.false.add(one.seat)
            one.result = "false_start"
        elif one.seat in self.false and now < self.house.lockout:
            one.result = "locked"
        elif self.at[one.hand] >= 0:
            self.slap_from_base(one, now)
        elif now < self.free[one.hand]:
            self.slap_too_soon(one)
        else:
            return True
        return False

    def slap_from_base(self, one: Sent, now: int) -> None:
        """SLAP-026, SLAP-044"""
        into = one.action.base if isinstance(one.action, SlapBase) else NOBODY
        may_move = self.move and into != self.at[one.hand] and one.hand not in self.entered
        if one.is_auto() and (into == NOBODY or may_move):
            self.take_out(one, now)
            one.tick, one.waits = now + max(1, self.house.relocate), True
        else:
            one.result = "hand_in_base"

    def slap_too_soon(self, one: Sent) -> None:
        """SLAP-027, SLAP-028, SLAP-043"""
        if not one.is_auto():
            one.result = "hand_busy"
            return
        for other in self.sent:
            if other.waits and not other.result and other.hand == one.hand:
                other.result = "hand_busy"
        one.tick, one.waits = self.free[one.hand], True

    def slap_bases(self, now: int, slaps: list[Sent]) -> None:
        """SLAP-034 to SLAP-038, SLAP-071"""
        taken = set(self.at.values())
        for one in slaps:
            old = self.move and one.action.base in (self.start[one.seat, hand] for hand in BOTH)
            if one.hand in self.barred:
                one.result = "no_reentry"
            elif one.action.base in taken or old:
                one.result = "bounced"
        left = [one for one in slaps if not one.result]
        for one in left:
            rivals = [other for other in left if other.action.base == one.action.base and other is not one]
            beaten = [other for other in rivals if other.seat != one.seat or other.hand < one.hand]
            one.result = "bounced" if beaten else "accepted"
        for one in slaps:
            if one.result == "accepted":
                self.at[one.hand] = one.action.base
                self.entered.add(one.hand)
            elif one.result == "bounced":
                self.free[one.hand] = now + self.house.relocate
            if one.result != "no_reentry":
                self.moved.add(one.seat)

    def pointed_at(self, slap: Sent) -> int:
        """SLAP-052, SLAP-056"""
        target: int = slap.action.target
        late = abs(slap.action.target_tick - slap.action.tick)
        if target == LATER:
            points = [one for one in self.sent if one.seat == slap.seat and isinstance(one.action, PointAt)]
            near = sorted(points, key=lambda one: (abs(one.tick - slap.tick), one.tick, one.seq))
            late = abs(near[0].tick - slap.tick) if near else self.house.window + 1
            target = near[0].action.target if near else NOBODY
        valid = late <= self.house.window and target != slap.seat and target in self.living
        return target if valid else NOBODY

    # -- Move! -------------------------------------------------------------------------------------

    def covered(self, seat: int) -> bool:
        return any(self.at[seat, hand] >= 0 for hand in BOTH)

    def sits(self, seat: int) -> bool:
        """A hand is still where it was at tick 0."""
        return any(0 <= self.start[seat, hand] == self.at[seat, hand] for hand in BOTH)

    def is_in(self, seat: int) -> bool:
        """SLAP-072, SLAP-145"""
        old = [hand for hand in BOTH if self.start[seat, hand] >= 0]
        counts = (MAIN,) if len(old) == 1 else BOTH
        return not self.sits(seat) and any((seat, hand) in self.entered for hand in counts)

    def check_out(self, now: int) -> None:
        """SLAP-074, SLAP-075"""
        out = [seat for seat in self.living if not self.is_in(seat)]
        if len(out) <= 1:
            self.end = now
            self.loser = out[0] if out else NOBODY

    def time_is_over(self) -> None:
        """SLAP-077, SLAP-085"""
        self.end = self.house.timeout
        idle = [seat for seat in self.living if self.sits(seat) or seat not in self.moved]
        if self.move and len(idle) == 1:
            self.loser = idle[0]
