"""The table of Klack Klack Bang: hands, bids, stacks, markers."""

from __future__ import annotations

from typing import Final

from sixgun.core.attributes import ALL, DERIVED, LIST, OWNER, Besides, Field
from sixgun.core.errors import Invalid, Refusal
from sixgun.core.table import Table
from sixgun.games.klack.actions import Bid, Convert, Raise
from sixgun.games.klack.money import NOTHING, Bundle, bundle, score_of, total

AT_TABLE: Final = "at_table"
SHOT: Final = "shot"
MOB: Final = "mob"
MARKERS: Final = 6
EVERYBODY: Final = [tuple(range(seats)) for seats in range(7)]  # by number of seats


class KlackTable(Table):
    """KLACK-009: six bills of each kind in every hand, no stacks, six markers in the centre."""

    __slots__ = ("bid", "center", "hand", "lost_markers", "present", "removed", "round", "stacks", "status")
    name = "klack"
    fields = (
        Field("round", int, shown=ALL),
        Field("center", int, shown=ALL),
        Field("lost_markers", int, shown=ALL),
        Field("status", list[str], shown=ALL, each=True, words=(AT_TABLE, SHOT, MOB), copied=LIST),
        # KLACK-101: a hand is its owner's secret; KLACK-023 ff.: every bill that moves moves openly,
        # so a perfect memory knows it.
        Field("hand", list[tuple[int, int]], shown=OWNER, each=True, copied=LIST),
        Field("bid", list[tuple[int, int]], shown=ALL, each=True, copied=LIST),
        Field("stacks", list[tuple[tuple[int, int], ...]], shown=ALL, each=True, most=MARKERS, copied=LIST),
        Field("removed", tuple[int, int]),
    )
    besides = (Besides("present", DERIVED),)

    def lay_out(self) -> None:
        seats = self.seats
        self.round: int = 0
        self.center: int = MARKERS
        self.lost_markers: int = 0
        self.status: list[str] = [AT_TABLE] * seats
        self.present: tuple[int, ...] = EVERYBODY[seats]  # the seats at the table, see `count_present`
        self.hand: list[Bundle] = [bundle(6, 6)] * seats
        self.bid: list[Bundle] = [NOTHING] * seats
        self.stacks: list[tuple[Bundle, ...]] = [()] * seats
        self.removed: Bundle = NOTHING

    def copy(self) -> KlackTable:
        other = KlackTable(self.seats, self.options)
        other.round = self.round
        other.center = self.center
        other.lost_markers = self.lost_markers
        other.status = self.status[:]
        other.present = self.present
        other.hand = self.hand[:]
        other.bid = self.bid[:]
        other.stacks = self.stacks[:]
        other.removed = self.removed
        return other

    def count_present(self) -> None:
        """Whoever sends a player away counts anew."""
        self.present = tuple([seat for seat in range(self.seats) if self.status[seat] == AT_TABLE])

    def arm(self) -> None:
        self.count_present()

    def short_of_bills(self, seats: tuple[int, ...]) -> tuple[int, ...]:
        """Which of these seats have an empty hand and are still at the table."""
        short: tuple[int, ...] = ()
        for seat in seats:
            hand = self.hand[seat]
            if not hand[0] and not hand[1] and self.status[seat] == AT_TABLE:
                short += (seat,)
        return short

    def clear_bids(self) -> None:
        for seat in range(self.seats):
            self.bid[seat] = NOTHING

    def pot(self) -> Bundle:
        """KLACK-072: the entire bid is every bill on the table."""
        pot = total(self.bid)
        return bundle(pot[0], pot[1])

    def score(self, seat: int) -> int:
        """KLACK-083, KLACK-084: the value of all stacks, times their number."""
        return score_of(self.stacks[seat])

    def public_facts(self) -> dict[str, object]:
        """KLACK-101: stacks lie open, so everybody can count what they score."""
        return {"score": [self.score(seat) for seat in range(self.seats)]}

    def settle(self) -> None:
        """A hand-made position says nothing of bills that have left the game: they are what is missing. It is
        the beginning of a bidding phase, so that no bid lies on the table yet."""
        if any(bid != NOTHING for bid in self.bid):
            raise Invalid("bad_position", "a bidding phase begins without a bid on the table")
        bills = 6 * self.seats
        found = self.in_play()
        self.removed = (bills - found[0], bills - found[1])
        if self.lost_markers == 0 and self.options["converted_marker"] == "removed":
            self.lost_markers = MARKERS - self.center - sum(map(len, self.stacks))

    def in_play(self) -> Bundle:
        return total([*self.hand, *self.bid, *[stack for mine in self.stacks for stack in mine]])

    def check(self) -> None:
        """KLACK-007, KLACK-008: every bill and every marker is somewhere exactly once."""
        bills = 6 * self.seats
        held = [*self.hand, *self.bid, self.removed, *[stack for mine in self.stacks for stack in mine]]
        if total(held) != (bills, bills) or any(min(bundle) < 0 for bundle in held):
            raise Invalid(
                "bad_position", f"{self.seats} seats have {bills} bills of each kind; found {self.in_play()}"
            )
        markers = self.center + self.lost_markers + sum(map(len, self.stacks))
        if markers != MARKERS or min(self.center, self.lost_markers) < 0:
            raise Invalid(
                "bad_position", f"there are {MARKERS} markers in the centre and on stacks; found {markers}"
            )
        if self.lost_markers and self.options["converted_marker"] != "removed":
            raise Invalid("bad_position", "markers leave the game by the option converted_marker only")
        if not set(self.status) <= {AT_TABLE, SHOT, MOB}:
            raise Invalid("bad_position", f"a status is {AT_TABLE}, {SHOT} or {MOB}; found {self.status}")
        self._check_money()

    def _check_money(self) -> None:
        """KLACK-061, KLACK-073, KLACK-076: a stack is a pot; whoever is out keeps only stacks."""
        if any(stack == NOTHING for mine in self.stacks for stack in mine):
            raise Invalid("bad_position", "there is no stack without a bill")
        for seat, status in enumerate(self.status):
            if status != AT_TABLE and (self.hand[seat] != NOTHING or self.bid[seat] != NOTHING):
                raise Invalid("bad_position", f"seat {seat} is out and has neither hand nor bid")
            if status == MOB and self.stacks[seat]:
                raise Invalid("bad_position", f"the mob takes no player with a stack, as seat {seat} has")

    def why_not(self, seat: int, action: object) -> Refusal:
        """KLACK-093: the first of this list that applies."""
        ask = self.ask
        asked = () if ask is None else ask.options(self, seat)
        if ask is None or not 0 <= seat < self.seats or self.status[seat] != AT_TABLE:
            return Refusal("not_your_decision", "the game is over, or this seat is out of it", ("KLACK-093",))
        if isinstance(action, Convert) and self.hand[seat] != NOTHING:
            return Refusal("conversion_not_allowed", "only an empty hand breaks a stack", ("KLACK-035",))
        if isinstance(action, Bid) and ask.kind != "bid" and self.pot() != NOTHING:
            return Refusal("bid_closed", "the bids of this round are open", ("KLACK-025",))
        if not any(type(option) is type(action) for option in asked):
            return Refusal(
                "not_your_decision", f"{ask.kind} is asked of seats {list(self.to_act)}", ask.clauses
            )
        return self._wrong_content(action)

    def _wrong_content(self, action: object) -> Refusal:
        if isinstance(action, (Bid, Raise)) and action.ones == 0 and action.twos == 0:
            return Refusal("empty_bid", "at least one bill must be put down", ("KLACK-021",))
        if isinstance(action, (Bid, Raise)):
            return Refusal("insufficient_bills", "the hand does not hold these bills", ("KLACK-021",))
        if isinstance(action, Convert):
            return Refusal("unknown_stack", "there is no such stack", ("KLACK-031",))
        return Refusal("player_not_at_table", "this player is not at the table", ("KLACK-066",))
