"""The table of Kablamo: revolvers, spares, the bag, the chain and everything that lies there for later."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixgun.core.action import Action
from sixgun.core.attributes import ALL, CONSTANT, DERIVED, EMPTY, LIST, LISTS, Besides, Field, Zone
from sixgun.core.errors import Invalid, Refusal
from sixgun.core.event import Event
from sixgun.core.table import Table
from sixgun.core.value import Answers
from sixgun.games.kablamo.actions import CHAMBERS, RESIGN
from sixgun.games.kablamo.box import Box, box_of
from sixgun.games.kablamo.entry import Entries, Lying, answers_of_lying, entries_of, powers_of_lying
from sixgun.games.kablamo.kinds import ALL_KINDS
from sixgun.games.kablamo.pending import Pending, PendingRow

FIRING: Final = 0  # KAB-001
SAFE: Final = 5  # KAB-002
EVERYWHERE: Final = 6  # positions 0 to 5
REACHABLE: Final = 5  # KAB-120: of another player's revolver, positions 0 to 4

SETUP: Final = "setup"
FIRE: Final = "fire"
REPEAT: Final = "repeat"
REPLACE: Final = "replace"
RELOAD: Final = "reload"
PHASES: Final = (SETUP, FIRE, REPEAT, REPLACE, RELOAD)

Place = tuple[int, int]  # a seat's revolver, and the position in it
# Who loaded a bullet, and in which round; so declared, the compiled engine hands one object on.
Loading = tuple[int, ...]
UNLOADED: Final[Loading] = (-1, 0)
EMPTY_CYLINDER: Final[tuple[Loading, ...]] = (UNLOADED,) * CHAMBERS


class KablamoTable(Table):
    """Section 3: all bullets in the bag, empty revolvers, nothing begun."""

    __slots__ = (
        *("active", "alive", "aside", "attached", "backfired", "bag", "box", "chain", "chambers", "deserted"),
        *("discard", "drawn", "effects", "entries", "executing", "fast", "free", "in_front", "in_front_as"),
        *("living", "loaded", "on_revolver", "on_table", "on_table_as", "phase", "resigned", "revolver"),
        *("round", "spares"),
    )
    name = "kablamo"
    besides = (
        Besides("box", CONSTANT),
        Besides("fast", CONSTANT),
        Besides("entries", CONSTANT),
        Besides("free", DERIVED, copied=LIST),
        Besides("living", DERIVED),
        Besides("deserted", DERIVED),
    )
    fields = (
        Field("round", int, shown=ALL),
        Field("phase", str, shown=ALL, words=PHASES),
        Field("alive", tuple[bool, ...], shown=ALL, each=True),
        Field("resigned", tuple[bool, ...], shown=ALL, each=True),
        Field("revolver", tuple[int, ...], shown=ALL, each=True),  # the revolver in front of each seat
        Field("active", tuple[int, ...], shown=ALL),  # numbers of the active bullets, the next one first
        Field("backfired", tuple[tuple[int, int], ...], shown=ALL),  # active number, controller by Backfire
        # beside the chain
        Field("effects", tuple[PendingRow, ...], shown=ALL, words=ALL_KINDS, most=12),
        # kind, armed: on_revolver
        Field("attached", tuple[tuple[Lying, ...], ...], shown=ALL, each=True, words=ALL_KINDS),
        # kind: beside in_front
        Field("in_front_as", tuple[tuple[str, ...], ...], shown=ALL, each=True, words=ALL_KINDS),
        # kind, in force: beside on_table
        Field("on_table_as", tuple[Lying, ...], shown=ALL, words=ALL_KINDS),
        # KAB-200, KAB-201: who loaded what when is not shown, but a perfect memory knows it.
        Field("loaded", list[tuple[tuple[int, int], ...]], each=True, copied=LIST),
    )
    zones = (
        Zone("bag", ordered=False, copied=LIST),
        Zone("discard", copied=LIST),
        Zone("spares", each=True, ordered=False, copied=LISTS),
        Zone("chambers", each=True, copied=LISTS),  # by revolver, not by seat
        Zone("chain"),  # pending bullets, the newest last
        Zone("executing"),
        Zone("drawn", ordered=False, copied=LIST),  # drawn by Speed load or Stockpiling, not loaded yet
        Zone("aside"),  # KAB-018: live bullets on their way into the bag
        Zone("on_revolver", each=True),  # by revolver, not by seat
        Zone("in_front", each=True),
        Zone("on_table"),
    )

    def lay_out(self) -> None:
        seats = self.seats
        self.box: Box = box_of(self.options)
        self.fast: bool = self.options["window_policy"] == "fast"
        self.entries: Entries = entries_of(self.options)
        bullets = len(self.box.kind)
        self.shown = [0] * bullets
        self.known = [0] * bullets
        self.round: int = 0
        self.phase: str = SETUP
        self.alive: tuple[bool, ...] = (True,) * seats
        self.living: tuple[int, ...] = tuple(range(seats))
        self.resigned: tuple[bool, ...] = (False,) * seats
        self.deserted: bool = False  # somebody has resigned
        self.revolver: tuple[int, ...] = self.living
        self.active: tuple[int, ...] = ()
        self.backfired: tuple[tuple[int, int], ...] = ()
        self.effects: tuple[Pending, ...] = ()
        self.attached: tuple[tuple[Lying, ...], ...] = ((),) * seats
        self.in_front_as: tuple[tuple[str, ...], ...] = ((),) * seats
        self.on_table_as: tuple[Lying, ...] = ()
        self.loaded: list[tuple[Loading, ...]] = [EMPTY_CYLINDER] * seats
        self.bag: list[int] = self.box.bullets[:]
        self.discard: list[int] = []
        self.spares: list[list[int]] = [[] for _ in range(seats)]
        self.chambers: list[list[int]] = [[EMPTY] * CHAMBERS for _ in range(seats)]
        self.free: list[int] = [CHAMBERS] * seats  # empty chambers of each revolver
        self.chain: list[int] = []
        self.executing: list[int] = []
        self.drawn: list[int] = []
        self.aside: list[int] = []
        self.on_revolver: list[list[int]] = [[] for _ in range(seats)]
        self.in_front: list[list[int]] = [[] for _ in range(seats)]
        self.on_table: list[int] = []
        self.arm()

    def copy(self) -> KablamoTable:
        """Facts are replaced, never changed, and so are the few bullets that lie open and wait: they are
        shared. Other bullets are moved about, with the marks of who loaded them."""
        other = KablamoTable(self.seats, self.options)
        other.box, other.fast, other.entries = self.box, self.fast, self.entries
        other.round, other.phase, other.alive, other.living = self.round, self.phase, self.alive, self.living
        other.resigned, other.deserted, other.revolver = self.resigned, self.deserted, self.revolver
        other.active, other.backfired, other.effects = self.active, self.backfired, self.effects
        other.attached, other.in_front_as = self.attached, self.in_front_as
        other.on_table_as, other.loaded = self.on_table_as, self.loaded[:]
        other.bag, other.discard = self.bag[:], self.discard[:]
        other.spares = [mine[:] for mine in self.spares]
        other.chambers, other.free = [mine[:] for mine in self.chambers], self.free[:]
        other.drawn = self.drawn[:]
        other.chain, other.executing, other.aside = self.chain, self.executing, self.aside
        other.on_revolver, other.in_front = self.on_revolver, self.in_front
        other.on_table = self.on_table
        return other

    # -- seats ---------------------------------------------------------------------------------

    def arm(self) -> None:
        """The living seats are listed, the empty chambers counted, the parts of pending effects named, and
        what lies there works."""
        self.effects = tuple([Pending(*row) for row in self.effects])
        self.living = tuple([seat for seat in range(self.seats) if self.alive[seat]])
        self.deserted = any(self.resigned)
        self.free = [cylinder.count(EMPTY) for cylinder in self.chambers]
        self.find_powers()

    def find_powers(self) -> None:
        """Find anew how the bullets that lie there answer the rules, whenever they change."""
        self.powers = powers_of_lying(self.entries, self.attached, self.in_front_as, self.on_table_as)
        self.answers = [self.answers_for(seat) for seat in range(self.seats)]

    def find_powers_of(self, seat: int, kind: str) -> None:
        """A bullet of that kind has come before a seat, or has been armed there, or is gone."""
        self.answers[seat] = self.answers_for(seat)
        if kind in self.entries.hooked:
            self.powers = powers_of_lying(self.entries, self.attached, self.in_front_as, self.on_table_as)

    def answers_for(self, seat: int) -> Answers:
        """How the bullets that lie there change the numbers of that seat."""
        attached = self.attached[self.revolver[seat]]
        return answers_of_lying(self.entries, attached, self.in_front_as[seat], self.on_table_as)

    def clockwise(self, start: int) -> tuple[int, ...]:
        """The living seats clockwise, from `start` on if it lives."""
        living, before = self.living, 0
        for seat in living:
            if seat < start:
                before += 1
        return living[before:] + living[:before] if before else living

    def first_from(self, start: int) -> int:
        """The first of them."""
        for seat in self.living:
            if seat >= start:
                return seat
        return self.living[0]

    def lead(self) -> int:
        """KAB-028: the first living seat at or after (round - 1) mod n."""
        return self.first_from((self.round - 1) % self.seats)

    def left_of(self, seat: int) -> int:
        """KAB-010: the first living seat clockwise after this one."""
        return self.first_from(seat + 1)

    # -- revolvers -----------------------------------------------------------------------------

    def owner_of(self, revolver: int) -> int:
        """KAB-011: the seat that a revolver lies in front of."""
        for seat, other in enumerate(self.revolver):
            if other == revolver:
                return seat
        raise AssertionError(f"there is no revolver {revolver}")

    def cylinder(self, seat: int) -> list[int]:
        """KAB-011: the six chambers of the revolver in front of a seat."""
        return self.chambers[self.revolver[seat]]

    def is_active(self, bullet: int) -> bool:
        number = self.box.number[bullet]
        for other in self.active:
            if other == number:
                return not self.box.live[bullet]
        return False

    def lies_hidden(self, bullet: int) -> bool:
        """KAB-122: a loaded bullet can be moved as long as nobody sees it; active bullets lie open."""
        return bullet != EMPTY and not self.shown[bullet]

    def movable(self, seat: int, positions: int = EVERYWHERE) -> list[int]:
        """Positions of the loaded bullets that lie face down."""
        shown, found = self.shown, []
        for position, bullet in enumerate(self.cylinder(seat)):
            if bullet != EMPTY and not shown[bullet] and position < positions:
                found.append(position)
        return found

    def movables(self, seat: int) -> int:
        """How many of them there are."""
        revolver = self.revolver[seat]
        if not self.active:
            return CHAMBERS - self.free[revolver]
        shown, found = self.shown, 0
        for bullet in self.chambers[revolver]:
            if bullet != EMPTY and not shown[bullet]:
                found += 1
        return found

    def exposed(self, seat: int) -> int:
        """KAB-120: how many of them others can reach."""
        found = self.movables(seat)
        return found - 1 if self.lies_hidden(self.cylinder(seat)[SAFE]) else found

    def reachable(self, seat: int, by: int) -> list[int]:
        """KAB-120, KAB-121: movable bullets of a seat's revolver that `by` may touch."""
        return self.movable(seat, EVERYWHERE if seat == by else REACHABLE)

    def empty(self, seat: int, positions: int = EVERYWHERE) -> list[int]:
        """KAB-009: empty chambers, the one that is fired first in front."""
        cylinder = self.cylinder(seat)
        return [p for p in range(positions - 1, -1, -1) if cylinder[p] == EMPTY]

    def next_empty(self, seat: int, below: int) -> int:
        """The first of them below that position, or -1."""
        cylinder = self.cylinder(seat)
        for position in range(below - 1, -1, -1):
            if cylinder[position] == EMPTY:
                return position
        return -1

    def room(self, seat: int, positions: int = EVERYWHERE) -> int:
        """How many chambers are empty."""
        revolver = self.revolver[seat]
        found = self.free[revolver]
        return found - 1 if positions == REACHABLE and self.chambers[revolver][SAFE] == EMPTY else found

    def spares_beside(self, seat: int, bullet: int) -> int:
        """Table 4.16: how many spares a seat has, the bullet that is played or executed not counted."""
        mine = self.spares[seat]
        return len(mine) - 1 if bullet in mine else len(mine)

    def place_of(self, bullet: int) -> Place:
        """Where an active bullet lies: in most cases where it was fired."""
        for seat in self.living:
            if self.chambers[self.revolver[seat]][FIRING] == bullet:
                return seat, FIRING
        for seat in self.living:
            for position, other in enumerate(self.cylinder(seat)):
                if other == bullet:
                    return seat, position
        raise AssertionError(f"{self.piece_name(bullet)} lies in no revolver")

    def numbered(self, number: int) -> int:
        return self.box.numbered[number]

    def active_bullets(self) -> list[int]:
        """KAB-053: the lowest number first."""
        return [self.numbered(number) for number in self.active]

    # -- effects -------------------------------------------------------------------------------

    def pending(self, bullet: int) -> Pending:
        """The effect of a bullet in the chain; mostly it is the newest that is asked for."""
        return self.effects[-1 if self.chain[-1] == bullet else self.chain.index(bullet)]

    def fired_in_chain(self) -> list[int]:
        """The bullets in the chain that were fired from a revolver."""
        return [bullet for place, bullet in enumerate(self.chain) if self.effects[place].fired]

    def kind_of(self, bullet: int) -> str:
        """The effect that a bullet stands for now: a copy's is that of its original."""
        return self.pending(bullet).kind if bullet in self.chain else self.box.kind[bullet]

    def controller_of(self, bullet: int) -> int:
        """KAB-060, KAB-061, KAB-129: the owner of its revolver, or who took it over by Backfire."""
        if bullet in self.chain:
            return self.pending(bullet).controller
        for number, seat in self.backfired:
            if number == self.box.number[bullet]:
                return seat
        return self.place_of(bullet)[0]

    def in_force(self, kind: str) -> bool:
        return len(self.on_table_as) > 0 and (kind, True) in self.on_table_as

    def repeat_is_over(self) -> bool:
        """KAB-085: nothing more is fired in this round."""
        return self.phase in (REPLACE, RELOAD)

    # -- bullets that lie there for later --------------------------------------------------------

    def newest(self, revolver: int, kind: str, armed: bool = False) -> int:
        """KAB-037: the most recently attached effect of a kind."""
        effects = self.attached[revolver]
        for place in range(len(effects) - 1, -1, -1):
            if effects[place] == (kind, armed):
                return self.on_revolver[revolver][place]
        raise AssertionError(f"no {kind} is attached there")

    def waiting_for_shot(self, seat: int) -> list[int]:
        """KAB-041: the effects on the revolver of a seat that a firing arms, in printed order."""
        revolver = self.revolver[seat]
        kinds = [kind for kind in self.entries.waiting if (kind, False) in self.attached[revolver]]
        return [self.newest(revolver, kind) for kind in kinds]

    def answering(self, question: int, seat: int) -> list[int]:
        """KAB-037, KAB-097: of each kind the bullet that changes this number of a seat, in printed order: on
        the revolver the most recently attached one, then in front of the player the first one."""
        attached, in_front = self.attached[self.revolver[seat]], self.in_front_as[seat]
        if not attached and not in_front:
            return []
        found: list[int] = []
        for kind, armed in self.entries.answering[question]:
            if (kind, armed) in attached:
                found.append(self.newest(self.revolver[seat], kind, armed))
        for kind, armed in self.entries.answering[question]:
            if kind in in_front and not armed:
                found.append(self.in_front[seat][in_front.index(kind)])
        return found

    # -- the way in and the way out ------------------------------------------------------------

    def apply(self, seat: int, action: Action) -> list[Event[Table]]:
        """KAB-188: a player who has resigned is played by the time-out policy."""
        events = Table.apply(self, seat, action)
        return events + self._answer_for_the_resigned() if self.deserted else events

    def _answer_for_the_resigned(self) -> list[Event[Table]]:
        told = len(self.log)
        while self.ask is not None and not self.over:
            silent = [seat for seat in self.to_act if self.resigned[seat]]
            if not silent:
                break
            self.answer(self.ask, silent[0], self.ask.default(self, silent[0]))
        return self.log[told:]

    def options_of(self, seat: int) -> list[Action]:
        """KAB-188: who has resigned decides nothing more, and takes no answer back."""
        if self.deserted and self._asked != seat and 0 <= seat < self.seats and self.resigned[seat]:
            return []
        return Table.options_of(self, seat)

    def anytime(self, seat: int) -> Sequence[Action]:
        """D23: any living player may resign at any time."""
        free = 0 <= seat < self.seats and self.alive[seat] and not self.resigned[seat]
        return (RESIGN,) if free else ()

    def take_anytime(self, seat: int, action: Action) -> None:
        from sixgun.games.kablamo.events.firing import Resigned

        self.emit(Resigned(seat))
        self.forget_options()

    def assists(self) -> bool:
        """KAB-201: assisted memory shows what a perfect one knows."""
        return self.options["memory"] == "assisted"

    def public_facts(self) -> dict[str, object]:
        """Each active bullet, the next one first, with the seat that controls it; whom a Kablamo fired by
        each seat would hit (KAB-045, KAB-049 to KAB-051); and by options, the markers
        that all see (KAB-190) and the numbers printed on another table's bullets (KAB-054)."""
        from sixgun.games.kablamo.firing import victims

        aims = [list(victims(self, [seat])) if self.alive[seat] else [] for seat in range(self.seats)]
        active = [self._fired(b) for b in self.active_bullets()]
        facts: dict[str, object] = {"active_bullets": active, "aims": aims}
        if self.options["social_markers"]:
            facts["markers"] = [[loading[0] for loading in mine] for mine in self.loaded]
        if self.options["bullets"] is not None:
            facts["numbers"] = self.box.numbers
        return facts

    def _fired(self, bullet: int) -> dict[str, object]:
        return {"bullet": self.piece_name(bullet), "controller": self.controller_of(bullet)}

    def forgetful(self) -> bool:
        """KAB-200: with strict memory there is no history of loading or moving until the end."""
        return self.options["memory"] == "strict" and not self.over

    def why_not(self, seat: int, action: object) -> Refusal:
        from sixgun.games.kablamo.refusals import why_not

        return why_not(self, seat, action)

    def piece_name(self, piece: int) -> str:
        return self.box.name[piece]

    def piece_back(self, piece: int) -> str:
        return "bullet"

    # -- hand-made positions -------------------------------------------------------------------

    def settle(self) -> None:
        """Bullets that a hand-made position does not place are in the bag; if it lists the bag itself, they
        have been discarded. Spares are known to their owners, loaded bullets to nobody."""
        self._check_beginning()
        listed = len(self.bag) < len(self.box.kind)
        placed = {p for pieces in self.all_zones() if listed or pieces is not self.bag for p in pieces}
        rest = [p for p in range(len(self.box.kind)) if p not in placed]
        if listed:
            self.discard += rest
        else:
            self.bag = rest
        self._settle_effects()
        for seat, mine in enumerate(self.spares):
            for bullet in mine:
                self.shown[bullet] = self.known[bullet] = 1 << seat
        face_up = self.active_bullets()
        beside = (face_up, self.discard, self.chain, self.executing, self.aside, self.on_table)
        for pieces in (*beside, *self.on_revolver, *self.in_front):
            for bullet in pieces:
                self.shown[bullet] = self.known[bullet] = self.public

    def _check_beginning(self) -> None:
        """A hand-made position is where a round begins, or the game."""
        under_way = (self.chain, self.executing, self.drawn, self.aside, self.effects, self.backfired)
        if any(under_way) or any(self.resigned):
            raise Invalid("bad_position", "a round begins with nothing under way, and nobody has resigned")
        loaded = [self.box.number[b] for cylinder in self.chambers for b in cylinder if b != EMPTY]
        if self.active != tuple(sorted([number for number in loaded if number and number in self.active])):
            raise Invalid("bad_position", "active are numbers of loaded bullets, the lowest first")

    def _settle_effects(self) -> None:
        """Effects that lie there count as what they are, unarmed and not in force, unless it is said."""
        kind = self.box.kind
        attached = [tuple([(kind[b], False) for b in bullets]) for bullets in self.on_revolver]
        in_front = [tuple([kind[b] for b in bullets]) for bullets in self.in_front]
        self.attached = tuple([said or found for said, found in zip(self.attached, attached, strict=True)])
        self.in_front_as = tuple(
            [said or found for said, found in zip(self.in_front_as, in_front, strict=True)]
        )
        self.on_table_as = self.on_table_as or tuple([(kind[b], False) for b in self.on_table])

    def check(self) -> None:
        """Every bullet is somewhere exactly once, and the lists that belong together are equally long."""
        found = sorted([p for pieces in self.all_zones() for p in pieces if p != EMPTY])
        if found != list(range(len(self.box.kind))):
            twice = {self.piece_name(p) for p in found if 0 <= p < len(self.box.kind) and found.count(p) > 1}
            raise Invalid(
                "bad_position", f"every bullet lies in one place; twice: {', '.join(sorted(twice)) or 'none'}"
            )
        if len(self.living) < 2 and not self.over:
            raise Invalid("bad_position", "two players are alive at least")
        if any(len(c) != CHAMBERS for c in self.chambers) or any(len(c) != CHAMBERS for c in self.loaded):
            raise Invalid("bad_position", f"a revolver has {CHAMBERS} chambers")
        if sorted(self.revolver) != list(range(self.seats)):
            raise Invalid("bad_position", "every seat has one revolver")
        beside = [*zip(map(len, self.on_revolver), map(len, self.attached), strict=True)]
        beside += [*zip(map(len, self.in_front), map(len, self.in_front_as), strict=True)]
        beside += [(len(self.on_table), len(self.on_table_as)), (len(self.chain), len(self.effects))]
        if any(bullets != effects for bullets, effects in beside):
            raise Invalid("bad_position", "every bullet that waits stands for one effect")
