"""The table of Slap .45: gangs, hands, cards, Gold, traps."""

from __future__ import annotations

from typing import Final, TypeVar

from sixgun.core.attributes import ALL, CACHE, CONSTANT, DERIVED, LIST, Besides, Field, Zone
from sixgun.core.errors import Invalid, Refusal
from sixgun.core.rows import lay
from sixgun.core.seats import eye
from sixgun.core.table import Table
from sixgun.games.slap45.actions import HOLSTER, LeaveAt, PointAt, SlapBase, SlapCenter
from sixgun.games.slap45.cards import FIRST_GOLD, GOLD, NAMES, TYPE, TYPES, pieces
from sixgun.games.slap45.gangs import GANG_NAMES, members_of
from sixgun.games.slap45.house import House, number

T = TypeVar("T")
MEMBERS: Final = tuple([member for gang in GANG_NAMES for member in members_of(gang)])
NO_TRAP: Final = -1
# numbers that powers change
SLAPPING_HANDS: Final = 0  # how many hands of a player slap bases
HIT_BY_POWER: Final = 1  # how many members a shot hits that a power was paid for
SETS_TRAPS: Final = 2  # 1 for those whose power it is
QUESTIONS: Final = 3

RACE: Final = (SlapCenter, SlapBase, LeaveAt, PointAt)


class SlapTable(Table):
    """SLAP-009: one gang of six a seat, their bases, the shuffled deck, all hands in the holsters."""

    __slots__ = (
        "center",
        "clocked",
        "counted",
        "crowd",
        "dealer",
        "deaths",
        "deck",
        "discard",
        "duel",
        "gang",
        "graves",
        "house",
        "leaving",
        "living",
        "main",
        "members",
        "off",
        "peeked",
        "resigning",
        "round_no",
        "stash",
        "traps",
    )
    name = "slap45"
    fields = (
        Field("gang", list[str], shown=ALL, each=True, words=GANG_NAMES),
        Field("members", list[tuple[str, ...]], shown=ALL, each=True, words=MEMBERS, most=12),
        Field("graves", tuple[str, ...], shown=ALL, words=MEMBERS, most=len(MEMBERS)),
        Field("main", list[int], shown=ALL, each=True),
        Field("off", list[int], shown=ALL, each=True),
        Field("dealer", int, shown=ALL),
        Field("traps", list[int], shown=ALL),
        Field("deaths", tuple[int, ...], shown=ALL),
        Field("duel", bool, shown=ALL),
        Field("round_no", int, shown=ALL),
        Field("peeked", bool, shown=ALL),
        Field("clocked", bool, shown=ALL),
        Field("leaving", tuple[tuple[int, int], ...], shown=ALL),
        Field("resigning", tuple[int, ...], shown=ALL),
    )
    zones = (
        Zone("deck", copied=LIST),
        Zone("discard"),
        Zone("center"),
        Zone("stash", each=True, ordered=False),
    )
    besides = (
        Besides("house", CONSTANT),
        Besides("living", DERIVED),
        Besides("crowd", DERIVED),
        Besides("counted", CACHE),
    )

    def lay_out(self) -> None:
        seats = self.seats
        self.house: House = House(self.options)
        self.living: list[int] = []  # the seats with members; not to be changed
        self.crowd: int = 0  # the same seats, one bit each
        self.counted: list[int] = []  # the cards of each type, once somebody has counted, see `unseen`
        self.gang: list[str] = [""] * seats
        self.members: list[tuple[str, ...]] = [()] * seats
        self.graves: tuple[str, ...] = ()
        self.main: list[int] = [HOLSTER] * seats  # the seat whose base the hand is in
        self.off: list[int] = [HOLSTER] * seats
        self.dealer: int = 0
        self.traps: list[int] = [NO_TRAP] * 4  # who set a trap on each card type
        self.deaths: tuple[int, ...] = ()
        self.duel: bool = False
        self.round_no: int = 0
        self.peeked: bool = False
        self.clocked: bool = False
        self.leaving: tuple[tuple[int, int], ...] = ()
        self.resigning: tuple[int, ...] = ()
        self.deck: list[int] = []  # the top card is the first
        self.discard: list[int] = []
        self.center: list[int] = []
        self.stash: list[list[int]] = [[] for _ in range(seats)]
        self.shown = [0] * pieces(self.house.powers)
        self.known = self.shown[:]

    def copy(self) -> SlapTable:
        """Copies share the open lists: events replace, never change them. The deck may be imagined anew."""
        other = SlapTable(self.seats, self.options)
        other.house, other.living = self.house, self.living
        other.crowd, other.counted = self.crowd, self.counted
        other.gang, other.members, other.main, other.off = self.gang, self.members, self.main, self.off
        other.traps, other.graves, other.deaths = self.traps, self.graves, self.deaths
        other.dealer, other.duel, other.round_no = self.dealer, self.duel, self.round_no
        other.peeked, other.clocked = self.peeked, self.clocked
        other.leaving, other.resigning = self.leaving, self.resigning
        other.discard, other.center, other.stash = self.discard, self.center, self.stash
        other.deck = self.deck[:]
        return other

    # -- questions that the rules ask ----------------------------------------------------------

    def number_of(self, option: str) -> int:
        """A parameter of 2.4."""
        return number(self.options, option)

    def lives(self, seat: int) -> bool:
        return 0 <= seat < self.seats and bool(self.members[seat])

    def count_living(self) -> None:
        """Whoever gives or takes a gang's last member counts anew."""
        self.living = [seat for seat in range(self.seats) if self.members[seat]]
        self.crowd = 0
        for seat in self.living:
            self.crowd |= 1 << seat

    def unseen(self) -> list[int]:
        """How many cards of each type the next one could be, for somebody who counts; not to be changed."""
        if not self.counted:
            self.count_unseen()
        return self.counted

    def count_unseen(self) -> None:
        """In the deck, and not yet out of the round."""
        counts = [0, 0, 0, 0]
        for piece in self.deck + self.center:
            kind = TYPE[piece]
            counts[kind] = counts[kind] + 1
        self.counted = counts

    def leave_center(self, piece: int) -> None:
        """The card of the round goes out: one card less of its type can come."""
        self.center = [other for other in self.center if other != piece]
        if self.counted:
            self.counted = lay(self.counted, TYPE[piece], self.counted[TYPE[piece]] - 1)

    def arm(self) -> None:
        self.count_living()
        self.counted = []
        self.find_powers()

    def find_powers(self) -> None:
        """Asked for by every event with which powers come or go."""
        from sixgun.games.slap45.powers import find_powers

        find_powers(self)

    def powered(self) -> bool:
        """SLAP-120, SLAP-154: powers, Gold and recruiting exist in mode powers and not in the duel."""
        return self.house.powers and not self.duel

    def gold(self, seat: int) -> int:
        return len(self.stash[seat])

    def may_slap_off(self, seat: int) -> bool:
        """SLAP-032: the second hand slaps only for those whose power it is, and who do not deal."""
        return seat != self.dealer and self.value(SLAPPING_HANDS, seat, 1) > 1

    def public_facts(self) -> dict[str, object]:
        """SLAP-032, SLAP-131: what hands and powers allow, told to all so that a press needs no rule."""
        seats = range(self.seats)
        return {
            "second_hand": [self.lives(seat) and self.may_slap_off(seat) for seat in seats],
            "sets_traps": [self.lives(seat) and self.value(SETS_TRAPS, seat) > 0 for seat in seats],
            "trapped": [TYPES[card] for card, owner in enumerate(self.traps) if owner != NO_TRAP],
        }

    def in_cover(self, seat: int) -> bool:
        return self.main[seat] >= 0 or self.off[seat] >= 0

    def card(self) -> int:
        """The type of the card in the centre."""
        return TYPE[self.center[0]]

    def next_living(self, seat: int) -> int:
        """SLAP-110: the next living player clockwise."""
        for step in range(1, self.seats + 1):
            other = (seat + step) % self.seats
            if self.members[other]:
                return other
        return seat

    # -- pieces --------------------------------------------------------------------------------

    def piece_name(self, piece: int) -> str:
        return NAMES[piece]

    def piece_back(self, piece: int) -> str:
        return "card"

    def place_open(self, piece: int) -> None:
        self.shown[piece] = self.known[piece] = self.public

    def let_see(self, piece: int, seat: int) -> None:
        self.shown[piece] |= eye(self.seats, seat)
        self.known[piece] |= eye(self.seats, seat)

    def forget(self, seat: int) -> None:
        """Section 6: the dead see what everybody sees, whatever they peeked at."""
        others = self.public - eye(self.seats, seat)
        for piece in self.deck:
            if self.known[piece]:
                self.shown[piece] &= others
                self.known[piece] &= others

    # -- hand-made positions -------------------------------------------------------------------

    def settle(self) -> None:
        """What a position does not say: gangs in their order, six members, one Gold, the rest shuffled."""
        if not self.gang[0]:
            gangs = self.options["gangs"]
            self.gang = (
                [str(gang) for gang in gangs] if isinstance(gangs, list) else list(GANG_NAMES[: self.seats])
            )
        self._check_beginning()
        for seat in range(self.seats):
            if not self.members[seat] and seat not in self.deaths:
                self.members[seat] = members_of(self.gang[seat])
        self.count_living()
        held = {member for mine in self.members for member in mine}
        everybody = [member for gang in self.gang for member in members_of(gang)]
        self.graves = tuple([member for member in everybody if member not in held])
        self._settle_cards()
        self.duel = self.duel or len(self.living) == 2

    def _check_beginning(self) -> None:
        """A hand-made position is where a round begins, with a gang for each seat."""
        if not set(self.gang) <= set(GANG_NAMES) or len(set(self.gang)) != self.seats:
            raise Invalid("bad_position", f"each seat has one of the gangs {', '.join(GANG_NAMES)}")
        if self.center or self.leaving or self.resigning:
            raise Invalid("bad_position", "a round begins with nothing under way")

    def _settle_cards(self) -> None:
        placed = {piece for zone in self.all_zones() for piece in zone}
        left = [piece for piece in range(len(self.known)) if piece not in placed]
        if not any(self.stash) and not self.duel and len(self.known) > FIRST_GOLD:
            gold = [piece for piece in left if TYPE[piece] == GOLD]
            self.stash = [[piece] for piece in gold[: self.seats]]
            left = [piece for piece in left if piece not in gold[: self.seats]]
        self.rng.shuffle(left)
        self.deck += left
        for piece in [*self.discard, *self.center, *[piece for stash in self.stash for piece in stash]]:
            self.place_open(piece)

    def check(self) -> None:
        """Every card and member is somewhere exactly once; hands lie alone in bases that exist."""
        if sorted([piece for zone in self.all_zones() for piece in zone]) != list(range(len(self.known))):
            raise Invalid("bad_position", "each of the cards lies in exactly one place")
        everybody = sorted([member for gang in self.gang for member in members_of(gang)])
        if sorted([*self.graves, *[member for mine in self.members for member in mine]]) != everybody:
            raise Invalid("bad_position", "each gang member lives in one gang or is buried")
        if any(TYPE[piece] != GOLD for stash in self.stash for piece in stash):
            raise Invalid("bad_position", "a stash holds nothing but Gold")
        self._check_the_dead()
        self._check_hands()

    def _check_the_dead(self) -> None:
        """SLAP-108, SLAP-150: who has no members is dead, and two who live fight a duel."""
        if sorted(self.deaths) != [seat for seat in range(self.seats) if not self.members[seat]]:
            raise Invalid("bad_position", "deaths lists everybody without members, in order")
        if not self.over and (len(self.living) < 2 or self.duel != (len(self.living) == 2)):
            raise Invalid("bad_position", "two players live at least, and two fight the duel")

    def _check_hands(self) -> None:
        hands = [base for base in [*self.main, *self.off] if base != HOLSTER]
        alive = self.living
        if len(set(hands)) != len(hands) or not set(hands) <= set(alive):
            raise Invalid("bad_position", "a hand is in the holster (-1) or alone in a living player's base")
        if any(self.in_cover(seat) for seat in range(self.seats) if seat not in alive):
            raise Invalid("bad_position", "the dead have no hand in a base")
        traps = len(self.traps) == 4 and all(NO_TRAP <= owner < self.seats for owner in self.traps)
        if not 0 <= self.dealer < self.seats or not traps:
            raise Invalid(
                "bad_position", "the dealer is a seat, and there is one trap or -1 for each card type"
            )
        if not self.powered() and self.traps != [NO_TRAP] * 4:
            raise Invalid("bad_position", "there are traps in mode powers only, and none in the duel")

    # -- refusing ------------------------------------------------------------------------------

    def why_not(self, seat: int, action: object) -> Refusal:
        from sixgun.games.slap45.refuse import why_not

        return why_not(self, seat, action) or super().why_not(seat, action)
