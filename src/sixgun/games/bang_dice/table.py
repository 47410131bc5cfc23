"""The table of BANG! The Dice Game: roles, lives, arrows, dice, and the losses being settled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixgun.core.attributes import ALL, DERIVED, LIST, Besides, Field, Zone
from sixgun.core.errors import Invalid, Refusal
from sixgun.core.seats import all_eyes, clockwise
from sixgun.core.table import Table
from sixgun.core.value import Answers, no_answers
from sixgun.games.bang_dice.cup import NO_DICE, Symbols, cup_of
from sixgun.games.bang_dice.dice import BASE_FACES, COWARD_DIE, DICE, FACES, LOUDMOUTH_DIE, MOST_DICE, ROLLS
from sixgun.games.bang_dice.distance import ONE_PLACE, Circle, circle_of
from sixgun.games.bang_dice.names import CHARACTER_NAMES
from sixgun.games.bang_dice.questions import PLACES, QUESTIONS
from sixgun.games.bang_dice.roles import CARD_NAMES, DISTRIBUTION, ROLES, SHERIFF, TYPE_OF, TYPES, pool

NOBODY: Final = -1
PILE: Final = -1  # where the Chief's Arrow lies when no player holds it
NOT_USED: Final = -2  # the Chief's Arrow stays in the box
ARROWS: Final = 9
NOTHING: Final = [(0,) * seats for seats in range(9)]  # for each of so many seats
ONE_POINT: Final = [[tuple([int(s == seat) for s in range(n)]) for seat in range(n)] for n in range(9)]
TOKENS: Final = (*BASE_FACES, "x2")  # of the Ghost: one for each face of a base die, and the doubler
NO_TOKENS: Final = (NOBODY,) * len(TOKENS)
EVERY_CARD: Final = list(range(len(ROLES)))
NO_ANSWERS: Final = no_answers(QUESTIONS)

# what the words of this table can be; the rules that use them stand above it
CAUSES: Final = ("", "bulls_eyes", "gatling", "indians", "dynamite", "bullet")

Row = tuple[int, ...]


class DiceTable(Table):
    """Section 3: everything before the deal; the role cards are still in the box.

    Most facts are never changed but replaced, so that copies of a table share them. `symbols` follows from
    the dice, `circle` from who is living; `unpowered` is answered about a player who is out (DICE-143,
    DICE-408).
    """

    __slots__ = (
        "acting",
        "active",
        "arrows",
        "beer_spent",
        "beers",
        "box",
        "by",
        "cause",
        "character",
        "chief",
        "circle",
        "dice",
        "face_up",
        "fallen",
        "fresh",
        "ghost",
        "ghost_side",
        "kinds",
        "life",
        "living",
        "lost",
        "maximum",
        "pending",
        "pile",
        "role",
        "saloon_die",
        "shots",
        "symbols",
        "throws_left",
        "tokens",
        "unpowered",
    )
    name = "bang_dice"
    fields = (
        Field("active", int, shown=ALL),
        Field("acting", bool, shown=ALL),  # False once the active player is out: their turn is over
        Field("throws_left", int, shown=ALL),
        Field("kinds", tuple[str, ...], shown=ALL, words=tuple(DICE), most=MOST_DICE),
        Field("dice", tuple[str, ...], shown=ALL, words=("", *FACES), most=MOST_DICE),
        Field("fresh", int, shown=ALL),  # the dice of the last throw: a mask
        Field("saloon_die", str, shown=ALL, words=("", LOUDMOUTH_DIE, COWARD_DIE)),
        Field("beer_spent", int, shown=ALL),
        Field("character", tuple[str, ...], shown=ALL, each=True, words=("", *CHARACTER_NAMES)),
        Field("life", list[int], shown=ALL, each=True, copied=LIST),
        Field("maximum", tuple[int, ...], shown=ALL, each=True),
        Field("living", tuple[bool, ...], shown=ALL, each=True),
        Field("face_up", tuple[bool, ...], shown=ALL, each=True),
        Field("arrows", list[int], shown=ALL, each=True, copied=LIST),
        Field("pile", int, shown=ALL),
        Field("chief", int, shown=ALL),
        # one group of losses: why, by whom, what is still to be lost, what was lost, who was eliminated
        Field("cause", str, shown=ALL, words=CAUSES),
        Field("by", int, shown=ALL),
        Field("pending", tuple[int, ...], shown=ALL),
        Field("lost", tuple[int, ...], shown=ALL),
        Field("fallen", tuple[int, ...], shown=ALL, most=8),
        Field("ghost", int, shown=ALL),
        Field("ghost_side", str, shown=ALL, words=("", *TYPES)),
        Field("tokens", tuple[int, ...], shown=ALL),
        # what everybody has seen: Bull's Eye points and beers of each seat for each other
        Field("shots", list[tuple[int, ...]], shown=ALL, each=True, copied=LIST),
        Field("beers", list[tuple[int, ...]], shown=ALL, each=True, copied=LIST),
    )
    besides = (
        Besides("circle", DERIVED),
        Besides("symbols", DERIVED),
        Besides("unpowered", DERIVED),
    )
    zones = (Zone("role", each=True), Zone("box", ordered=False))

    def lay_out(self) -> None:
        seats, options = self.seats, self.options
        nothing = NOTHING[seats]
        self.active: int = NOBODY
        self.acting: bool = False
        self.throws_left: int = 0
        self.kinds: tuple[str, ...] = ()
        self.dice: tuple[str, ...] = ()
        self.symbols: Symbols = NO_DICE.unthrown
        self.fresh: int = 0
        self.saloon_die: str = ""
        self.beer_spent: int = 0
        self.character: tuple[str, ...] = ("",) * seats
        self.life: list[int] = [0] * seats
        self.maximum: Row = nothing
        self.living: tuple[bool, ...] = (True,) * seats
        self.face_up: tuple[bool, ...] = (False,) * seats
        self.arrows: list[int] = [0] * seats
        self.pile: int = ARROWS
        self.chief: int = PILE if options["chief_arrow"] else NOT_USED
        self.cause: str = ""
        self.by: int = NOBODY
        self.pending: Row = nothing
        self.lost: Row = nothing
        self.fallen: tuple[int, ...] = ()
        self.ghost: int = NOBODY
        self.ghost_side: str = ""
        self.tokens: Row = NO_TOKENS
        self.shots: list[Row] = [nothing] * seats
        self.beers: list[Row] = [nothing] * seats
        self.role: list[list[int]] = [[] for _ in range(seats)]
        self.box: list[int] = EVERY_CARD[:]
        self.shown = box_masks(seats, str(options["special_roles"]))[:]
        self.known = self.shown[:]
        self.circle: Circle = circle_of(self.living)
        self.unpowered: Answers = NO_ANSWERS
        self.answers = [NO_ANSWERS] * seats

    def copy(self) -> DiceTable:
        """Life points, arrows, shots and beers change in place; all other facts, and the pieces, are
        replaced: copies share them."""
        other = DiceTable(self.seats, self.options)
        other.active, other.acting, other.throws_left = self.active, self.acting, self.throws_left
        other.kinds, other.dice, other.fresh = self.kinds, self.dice, self.fresh
        other.saloon_die, other.beer_spent = self.saloon_die, self.beer_spent
        other.character, other.life, other.maximum = self.character, self.life[:], self.maximum
        other.living, other.face_up, other.arrows = self.living, self.face_up, self.arrows[:]
        other.pile, other.chief, other.cause, other.by = self.pile, self.chief, self.cause, self.by
        other.pending, other.lost, other.fallen = self.pending, self.lost, self.fallen
        other.ghost, other.ghost_side, other.tokens = self.ghost, self.ghost_side, self.tokens
        other.shots, other.beers = self.shots[:], self.beers[:]
        other.circle, other.symbols, other.unpowered = self.circle, self.symbols, self.unpowered
        other.role, other.box = self.role, self.box
        return other

    # -- questions ---------------------------------------------------------------------------

    def order(self) -> Sequence[int]:
        """DICE-010: from the active player clockwise."""
        return clockwise(self.seats, max(self.active, 0))

    def living_from(self, seat: int) -> list[int]:
        """The living seats clockwise, from that seat on."""
        return self.circle.rings[seat]

    def type_of(self, seat: int) -> str:
        """The type of the role card that the seat holds now."""
        return TYPE_OF[self.role[seat][0]]

    def sheriff(self) -> int:
        """DICE-151: the player who holds the Sheriff card now; nobody with three players."""
        for seat in range(self.seats):
            if self.type_of(seat) == SHERIFF:
                return seat
        return NOBODY

    def tokens_in_pile(self) -> int:
        """Arrow tokens of the pile, the Chief's Arrow counted as one."""
        return self.pile + (self.chief == PILE)

    def has_arrows(self, seat: int) -> bool:
        return self.arrows[seat] > 0 or self.chief == seat

    def reach(self, seat: int, one: bool) -> int:
        """How far away a Bull's Eye of that player may hit, be it a 1 or a 2."""
        return self.value(PLACES, seat, ONE_PLACE if one else self.circle.far)

    def public_facts(self) -> dict[str, object]:
        from sixgun.games.bang_dice.facts import public_facts

        return public_facts(self)

    def open_facts(self) -> dict[str, object]:
        from sixgun.games.bang_dice.facts import open_facts

        return open_facts(self)

    # -- positions ---------------------------------------------------------------------------

    def arm(self) -> None:
        """The characters that were dealt and the modules in use answer from now on."""
        from sixgun.games.bang_dice.powers import arms_of

        self.circle, self.symbols = circle_of(self.living), cup_of(self.kinds).showing(self.dice)
        arms = arms_of(self.options)
        self.powers = arms.powers(self.character)
        self.answers = [arms.answers[name] for name in self.character]
        self.unpowered = arms.unpowered
        for seat, living in enumerate(self.living):
            if not living:
                self.answers[seat] = arms.unpowered

    def settle(self) -> None:
        from sixgun.games.bang_dice.positions import settle

        settle(self)

    def roll_named(self, word: str) -> int:
        if word not in ROLLS:
            raise Invalid("bad_position", f"'{word}' is no face of a die; faces: {', '.join(ROLLS)}")
        return ROLLS[word]

    def possible(self) -> bool:
        """DICE-020, DICE-300: the roles dealt are as many of each type as the table says."""
        found = dict.fromkeys(DISTRIBUTION[self.seats], 0)
        for mine in self.role:
            for card in mine:
                found[TYPE_OF[card]] += 1
        return not self.role[0] or found == DISTRIBUTION[self.seats]

    def check(self) -> None:
        """DICE-005, DICE-136: every role card and every arrow is somewhere exactly once."""
        from sixgun.games.bang_dice.positions import check

        check(self)

    def why_not(self, seat: int, action: object) -> Refusal:
        """Section 9: the errors of a running game."""
        from sixgun.games.bang_dice.refusals import why_not

        return why_not(self, seat, action)

    # -- pieces ------------------------------------------------------------------------------

    def piece_name(self, piece: int) -> str:
        return CARD_NAMES[piece]

    def piece_back(self, piece: int) -> str:
        return "role"


_masks: Final[dict[tuple[int, str], list[int]]] = {}


def box_masks(seats: int, special_roles: str) -> list[int]:
    """Cards that no seat can have are put away openly; the others lie face down."""
    found = _masks.get((seats, special_roles))
    if found is None:
        drawn = [card for cards in pool(seats, special_roles).values() for card in cards]
        found = [0 if card in drawn else all_eyes(seats) for card in range(len(ROLES))]
        _masks[seats, special_roles] = found
    return found


def added(row: Row, seat: int, number: int) -> Row:
    """The row with `number` more at that seat."""
    if number == 1 and row is NOTHING[len(row)]:
        return ONE_POINT[len(row)][seat]
    if number == 0:
        return row
    changed = list(row)
    changed[seat] = row[seat] + number
    return tuple(changed)


def total(one: Row, two: Row) -> Row:
    """Both rows together."""
    if one is NOTHING[len(one)]:
        return two
    found = list(one)
    for seat, points in enumerate(two):
        if points:
            found[seat] = one[seat] + points
    return tuple(found)
