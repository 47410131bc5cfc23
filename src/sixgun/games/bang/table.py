"""The table of BANG!: who is in the game, life, hands, cards in play, nuggets and equipment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from sixgun.core.attributes import ALL, CACHE, LIST, LISTS, Besides, Field, Zone
from sixgun.core.errors import Invalid, Refusal
from sixgun.core.rows import lay
from sixgun.core.step import Ask, Step
from sixgun.core.table import Table
from sixgun.core.value import Answers, answers_of
from sixgun.games.bang.pieces import (
    ALL_CARDS,
    ALL_EQUIPMENT,
    CARDS,
    CHARACTERS,
    NAMES,
    PRINT,
    ROLE_MIX,
    ROLE_OF,
    ROLES,
    SEATS,
    SHERIFF,
    STAYING,
    character_pool,
)
from sixgun.games.bang.values import IN_JAIL, LIFE, NO_ANSWERS, QUESTIONS, RANGE, TRAITS, VALUES

SETTING_UP: Final = 0
STARTING: Final = 1  # checks at the start of a turn, and phase 1
PLAYING: Final = 2  # phase 2
ENDING: Final = 3  # phase 3 and the end of the turn
NO_SIDE: Final = 0  # of the eliminated Renegade in the shadow variant
LAW: Final = 1
OUTLAWS: Final = 2
NOBODY: Final = -1
COLT: Final = 1  # BANG-008: the range of the Colt .45
EYE: Final = [1 << seat for seat in range(SEATS)]  # the mask of one player
ALONE: Final[list[Sequence[int]]] = [(seat,) for seat in range(SEATS)]  # one seat is asked

RINGS: Final = [tuple(range(seats)) for seats in range(SEATS + 1)]  # everybody is in the game

# the seats that were found last to be in reach: of whom, at which ring; until a value changes
Reach = tuple[int, tuple[int, ...], list[int]]
NO_REACH: Final[Reach] = (NOBODY, (), [])


class BangTable(Table):
    """`ring` are the seats in the game, clockwise; piles have their top card last."""

    __slots__ = (
        "alive",
        "aside",
        "bangs",
        "box",
        "characters",
        "deck",
        "discard",
        "discounts",
        "equipment",
        "equipment_deck",
        "extra",
        "face_up",
        "hand",
        "harmed",
        "helped",
        "in_play",
        "in_use",
        "killer",
        "life",
        "max_life",
        "more_turns",
        "nuggets",
        "pans",
        "phase",
        "reach",
        "refresh",
        "renegade_side",
        "ring",
        "roles",
        "row",
        "snakes",
        "spares",
        "traits",
        "turn",
    )
    name = "bang"
    fields = (
        Field("turn", int, shown=ALL),
        Field("phase", int, shown=ALL),
        Field("ring", tuple[int, ...], shown=ALL),
        Field("alive", tuple[bool, ...], shown=ALL, each=True),
        Field("life", list[int], shown=ALL, each=True, copied=LIST),
        Field("max_life", tuple[int, ...], shown=ALL, each=True),
        Field("traits", list[list[int]], shown=ALL, each=True),
        Field("killer", tuple[int, ...], shown=ALL, each=True),
        Field("nuggets", list[int], shown=ALL, each=True),  # BANG-205
        # counters of the turn (BANG-029), and turns still to come (BANG-030)
        Field("bangs", int, shown=ALL),
        Field("pans", int, shown=ALL),
        Field("snakes", int, shown=ALL),
        Field("discounts", int, shown=ALL),
        Field("extra", bool, shown=ALL),
        Field("more_turns", int, shown=ALL),
        Field("refresh", bool, shown=ALL),
        Field("renegade_side", int, shown=ALL),
        Field("face_up", int, shown=ALL),  # cards lying face up at the bottom of the equipment deck
        # what everybody has seen: how often each seat has harmed or helped each other one, row by row
        Field("harmed", list[int], shown=ALL),
        Field("helped", list[int], shown=ALL),
    )
    zones = (
        Zone("deck", copied=LIST),
        Zone("discard", copied=LIST),
        Zone("aside"),
        Zone("hand", each=True, ordered=False, copied=LISTS),
        Zone("in_play", each=True, copied=LIST),
        Zone("equipment", each=True),
        Zone("row"),
        Zone("in_use"),
        Zone("equipment_deck"),
        Zone("roles"),
        Zone("characters"),
        Zone("spares"),
        Zone("box", ordered=False),
    )
    besides = (Besides("reach", CACHE),)

    def __init__(self, seats: int, options: Mapping[str, object]) -> None:
        super().__init__(seats, options)
        self.reach: Reach = NO_REACH

    def lay_out(self) -> None:
        seats = self.seats
        self.turn: int = NOBODY
        self.phase: int = SETTING_UP
        self.ring: tuple[int, ...] = RINGS[seats]
        self.alive: tuple[bool, ...] = (True,) * seats
        self.life: list[int] = [0] * seats
        self.max_life: tuple[int, ...] = (0,) * seats
        self.traits: list[list[int]] = [[0] * TRAITS] * seats
        self.answers = [NO_ANSWERS] * seats
        self.killer: tuple[int, ...] = (NOBODY,) * seats
        self.nuggets: list[int] = [0] * seats
        self.bangs: int = 0
        self.pans: int = 0
        self.snakes: int = 0
        self.discounts: int = 0
        self.extra: bool = False
        self.more_turns: int = 0
        self.refresh: bool = False
        self.renegade_side: int = NO_SIDE
        self.face_up: int = 0
        self.harmed: list[int] = [0] * (seats * seats)
        self.helped: list[int] = [0] * (seats * seats)
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.aside: list[int] = []
        self.hand: list[list[int]] = [[] for _ in range(seats)]
        self.in_play: list[list[int]] = [[] for _ in range(seats)]
        self.equipment: list[list[int]] = [[] for _ in range(seats)]
        self.row: list[int] = []
        self.in_use: list[int] = []
        self.equipment_deck: list[int] = []
        self.roles: list[int] = []
        self.characters: list[int] = []
        self.spares: list[int] = []
        self.box: list[int] = []
        self.shown, self.known = [0] * len(NAMES), [0] * len(NAMES)

    def copy(self) -> BangTable:
        """Facts and most pieces are replaced, never changed: copies share them. Life points, the hands and
        the two piles change in place."""
        other = BangTable(self.seats, self.options)
        other.turn, other.phase, other.extra = self.turn, self.phase, self.extra
        other.ring, other.alive = self.ring, self.alive
        other.life, other.max_life = self.life[:], self.max_life
        other.traits, other.killer = self.traits, self.killer
        other.nuggets = self.nuggets
        other.bangs, other.pans, other.snakes = self.bangs, self.pans, self.snakes
        other.discounts, other.more_turns = self.discounts, self.more_turns
        other.refresh, other.renegade_side = self.refresh, self.renegade_side
        other.face_up = self.face_up
        other.harmed, other.helped = self.harmed, self.helped
        other.reach = self.reach
        other.deck, other.discard = self.deck[:], self.discard[:]
        other.aside, other.in_use = self.aside, self.in_use
        other.hand = [cards[:] for cards in self.hand]
        other.in_play, other.equipment = self.in_play[:], self.equipment
        other.row, other.equipment_deck = self.row, self.equipment_deck
        other.roles, other.characters = self.roles, self.characters
        other.spares, other.box = self.spares, self.box
        return other

    # -- what the rules ask ------------------------------------------------------------------

    @property
    def gold_rush(self) -> bool:
        return self.options["gold_rush"] is True

    @property
    def shadow(self) -> bool:
        return self.options["shadow"] is True

    def role(self, seat: int) -> int:
        return ROLE_OF[self.roles[seat] - ROLES]

    def gain(self, seat: int, piece: int) -> None:
        """A piece begins to work for a seat."""
        self.answer_by(seat, self.answers[seat].after(VALUES[piece], 1) or self.counted(seat))

    def lose(self, seat: int, piece: int) -> None:
        """A piece stops working for a seat."""
        self.answer_by(seat, self.answers[seat].after(VALUES[piece], -1) or self.counted(seat))

    def count(self, seat: int) -> None:
        """Find the seat's numbers anew."""
        self.answer_by(seat, self.counted(seat))

    def answer_by(self, seat: int, answers: Answers) -> None:
        """From now on these are the numbers of a seat."""
        self.answers[seat] = answers
        self.traits = lay(self.traits, seat, answers.amounts[:TRAITS])
        self.reach = NO_REACH

    def counted(self, seat: int) -> Answers:
        """Answers of the character, the cards in play and the equipment of a seat, together."""
        values = [VALUES[self.characters[seat]]]
        for piece in self.in_play[seat]:
            values.append(VALUES[piece])
        for piece in self.equipment[seat]:
            values.append(VALUES[piece])
        return answers_of(QUESTIONS, values)

    def living(self) -> list[int]:
        return [seat for seat, alive in enumerate(self.alive) if alive]

    def others(self, seat: int) -> list[int]:
        """The other players in the game, clockwise from the left neighbour (BANG-066)."""
        return [other for other in self.order_from(seat) if other != seat]

    def at_stake(self, seat: int) -> int:
        """The life points that a player may still lose; a shadow has none."""
        return self.life[seat] if self.alive[seat] else 0

    def order_from(self, seat: int) -> list[int]:
        """The players in the game, clockwise from `seat` on."""
        return [s for s in self.ring if s >= seat] + [s for s in self.ring if s < seat]

    def leave_ring(self, seat: int) -> None:
        self.ring = tuple([other for other in self.ring if other != seat])

    def weapon_range(self, seat: int) -> int:
        """BANG-008: without a weapon card, the range of the Colt .45."""
        return self.value(RANGE, seat, COLT)

    def order(self) -> Sequence[int]:
        return self.order_from(max(self.turn, 0))

    def piece_name(self, piece: int) -> str:
        return NAMES[piece]

    def piece_back(self, piece: int) -> str:
        if piece < CARDS:
            return "card"
        if piece < ROLES:
            return "equipment"
        return "role" if piece < CHARACTERS else "character"

    def arm(self) -> None:
        from sixgun.games.bang.powers import find_powers

        find_powers(self)
        if self.phase == SETTING_UP:  # the characters lie face down
            self.answers = [NO_ANSWERS] * self.seats
        else:
            self.answers = [self.counted(seat) for seat in range(self.seats)]

    def possible(self) -> bool:
        """Everybody knows that a player at a last chance can do something about it (D9)."""
        from sixgun.games.bang.death import LastChance

        ask = self.ask
        return not isinstance(ask, LastChance) or ask.is_asked(self)

    def public_facts(self) -> dict[str, object]:
        from sixgun.games.bang.facts import public_facts

        return public_facts(self)

    def why_not(self, seat: int, action: object) -> Refusal:
        from sixgun.games.bang.refusals import why_not

        return why_not(self, seat, action)

    # -- hand-made positions -----------------------------------------------------------------

    def settle(self) -> None:
        """Complete a hand-made position: full life, the rest of the cards in their piles."""
        from sixgun.games.bang.positions import settle

        settle(self)

    def check(self) -> None:
        """Every piece of this table is somewhere exactly once, and every number is possible."""
        if self.roles or self.deck:
            self._check_pieces()
        if self.phase != SETTING_UP:
            self._check_numbers()
            for seat in range(self.seats):
                self._check_front(seat)

    def _check_pieces(self) -> None:
        lying = sorted([piece for pieces in self.all_zones() for piece in pieces])
        pieces = self.pieces_here()
        if lying != pieces:
            wrong = sorted(set(lying) ^ set(pieces)) or [p for p in pieces if lying.count(p) > 1]
            names = [NAMES[p] if 0 <= p < len(NAMES) else str(p) for p in wrong[:5]]
            raise Invalid("bad_position", f"not everywhere exactly once: {', '.join(names)}")

    def pieces_here(self) -> list[int]:
        """All pieces of this table by number: the cards, the roles in use, the pool of characters."""
        cards = ALL_CARDS + ALL_EQUIPMENT if self.gold_rush else ALL_CARDS
        return cards + ROLE_MIX[self.seats] + character_pool(self.gold_rush) if self.roles else cards

    def _check_numbers(self) -> None:
        for seat in range(self.seats):
            full = LIFE[self.characters[seat]] + (self.role(seat) == SHERIFF)
            if self.max_life[seat] != full or self.life[seat] > full or self.nuggets[seat] < 0:
                raise Invalid("bad_position", f"seat {seat} has impossible life points or nuggets")
            amounts = self.counted(seat).amounts
            if self.traits[seat] != amounts[:TRAITS] or self.answers[seat].amounts != amounts:
                raise Invalid("bad_position", f"the traits of seat {seat} do not fit its cards")
        active = {self.turn} if self.shadow and not self.alive[self.turn] else set()
        if not set(self.living()) <= set(self.ring) <= set(self.living()) | active:
            raise Invalid("bad_position", f"in the game are the living, not {self.ring}")
        if not self.gold_rush and any(self.nuggets[s] or self.equipment[s] for s in self.ring):
            raise Invalid("bad_position", "nuggets and equipment belong to Gold Rush")

    def _check_front(self, seat: int) -> None:
        """Only what the rules put there lies in front of a player."""
        front = [PRINT[card] for card in self.in_play[seat] + self.equipment[seat]]
        if not {card.family for card in front} <= STAYING:
            raise Invalid("bad_position", f"only blue and black cards stay in front of seat {seat}")
        if len({card.kind for card in front}) < len(front):  # BANG-062, BANG-213
            raise Invalid("bad_position", f"two cards of one name lie in front of seat {seat}")
        if len([card for card in front if card.reach]) > 1:  # BANG-063
            raise Invalid("bad_position", f"seat {seat} has more than one weapon")
        if self.value(IN_JAIL, seat) and self.role(seat) == SHERIFF:  # BANG-110
            raise Invalid("bad_position", "the Sheriff is never put in Jail")


class Rule(Step[BangTable]):
    """A step of BANG!."""

    __slots__ = ()

    def calm(self, t: BangTable, seat: int) -> bool:
        """BANG-181: is nothing in the middle of affecting that seat when this step is next?"""
        return False


class Question(Ask[BangTable]):
    """A question to one seat."""

    __slots__ = ("seat",)
    shows: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seats(self, t: BangTable) -> Sequence[int]:
        return ALONE[self.seat]

    def next_seat(self, t: BangTable) -> int:
        return self.seat

    def void(self, t: BangTable) -> bool:
        return not t.alive[self.seat] and self.seat not in t.ring

    def calm(self, t: BangTable, seat: int) -> bool:
        return False


class OpenQuestion(Question):
    """A question whose answers all can see: a single one is taken unasked."""

    __slots__ = ()

    def waits(self, t: BangTable) -> bool:
        return t.is_choice(self)


class SeatRule(Rule):
    """A step of one seat: lost when the player is out of the game (BANG-028)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def void(self, t: BangTable) -> bool:
        return not t.alive[self.seat] and self.seat not in t.ring
