"""The entries of bullets.py: what a kind of bullet does, and what it answers when the rules ask."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Final

from sixgun.core.power import After, Instead, Offer, Power, Powers
from sixgun.core.step import Step
from sixgun.core.value import Answers, Value, answers_of
from sixgun.games.kablamo.kinds import Print

if TYPE_CHECKING:
    from sixgun.games.kablamo.table import KablamoTable

Able = Callable[["KablamoTable", int], tuple[int, ...]]  # who may execute it? (the bullet is not counted)
Effect = Callable[[int, int], Step[Any]]  # the assignee, the bullet -> what is to be done
MayAnswer = Callable[["KablamoTable"], bool]
Lying = tuple[str, bool]  # what a bullet that lies there for later does, and whether it is armed or in force

# Numbers that lasting bullets change, asked about the owner of a revolver
TURNS: Final = 0  # by how many chambers clockwise it turns when it is fired
SHOWS: Final = 1  # whether its bullet is then revealed
DISCARDS: Final = 2  # whether its bullet is discarded instead
TURNS_BACK: Final = 3  # by how many chambers clockwise it turns when the firing is over
EXTRA_SHOTS: Final = 4  # whether it is fired again in the Repeat phase
POINTS_AT: Final = 5  # the seat that a Kablamo fired from it hits
VICTIMS: Final = 6  # how many players that Kablamo eliminates, from there to the left
QUESTIONS: Final = 7


def never(t: KablamoTable) -> bool:
    return False


class Bullet:
    """One kind of non-live bullet: its print, who is able to execute it, and what happens then.

    `assignable`: whether it singles out an assignee; otherwise it is its controller's.
    `answers`: whether it may be played as an answer to a pending effect (KAB-082).
    """

    __slots__ = ("able", "answers", "assignable", "effect", "kind", "printed")

    def __init__(
        self,
        kind: str,
        printed: Print,
        able: Able,
        effect: Effect,
        assignable: bool = True,
        answers: MayAnswer = never,
    ) -> None:
        self.kind, self.printed, self.able, self.effect = kind, printed, able, effect
        self.assignable, self.answers = assignable, answers


def by(step: Callable[[int], Step[Any]]) -> Effect:
    """The step of an assignee, whichever bullet has caused it."""
    return lambda seat, bullet: step(seat)


class Spot:
    """A spot where bullets lie for later: how they come there, and whose power they are then."""

    __slots__ = ()
    assignable: ClassVar[bool] = True  # whether an assignee is singled out
    now: ClassVar[bool] = True  # whether they work at once, or from the next round on

    def lay(self, kind: str, seat: int, bullet: int) -> Step[Any]:
        """A bullet of that kind, or a copy of one, comes to lie there for its assignee."""
        raise AssertionError("each spot says how bullets come there")

    def owners(self, kind: str, t: KablamoTable) -> Sequence[int]:
        """Whose powers the bullets of that kind are now."""
        raise AssertionError("each spot says whose power is what lies there")


class Lasting(Bullet):
    """A bullet that lies there for later (4.11), with the hooks that work as long as it does.

    `value` are the numbers that it changes, `armed` those that it changes when a firing has armed it.
    `effect` is what happens when it is executed, if it does not only come to lie there.
    """

    __slots__ = ("after", "armed", "instead", "malfunction", "option", "spot", "value")

    def __init__(
        self,
        kind: str,
        printed: Print,
        able: Able,
        spot: Spot,
        effect: Effect | None = None,
        answers: MayAnswer = never,
        value: Value | None = None,
        armed: Value | None = None,
        option: dict[str, Offer] | None = None,
        after: dict[type, After] | None = None,
        instead: dict[type, Instead] | None = None,
        malfunction: bool = False,
    ) -> None:
        super().__init__(kind, printed, able, effect or self.lay, spot.assignable, answers)
        self.spot, self.malfunction = spot, malfunction
        self.value: Value = value or {}
        self.armed: Value = armed or {}
        self.option, self.after, self.instead = option, after, instead

    def lay(self, seat: int, bullet: int) -> Step[Any]:
        return self.spot.lay(self.kind, seat, bullet)

    def owners(self, t: KablamoTable) -> Sequence[int]:
        return self.spot.owners(self.kind, t)

    def power(self) -> Power:
        return Power(self.kind, self.owners, self.option, self.after, self.instead)


class Entries:
    """The entries of a table by kind, in printed order."""

    __slots__ = ("answering", "by_kind", "hooked", "lasting", "waiting")

    def __init__(self, entries: Sequence[Bullet]) -> None:
        self.by_kind: dict[str, Bullet] = {entry.kind: entry for entry in entries}
        self.lasting: dict[str, Lasting] = {e.kind: e for e in entries if isinstance(e, Lasting)}
        lasting = self.lasting.values()
        # those that do more than change numbers
        self.hooked = {entry.kind for entry in lasting if entry.option or entry.after or entry.instead}
        # those that a firing only arms; what works in the firing itself is armed by that
        self.waiting = [entry.kind for entry in lasting if entry.armed and not entry.value]
        # those that change each number, unarmed or armed
        self.answering: list[list[Lying]] = [
            [(e.kind, False) for e in lasting if question in e.value]
            + [(e.kind, True) for e in lasting if question in e.armed]
            for question in range(QUESTIONS)
        ]


ENTRIES: Final[dict[str, Entries]] = {}  # by cylinder_malfunction_mode; filled by bullets.py


def entries_of(options: Mapping[str, object]) -> Entries:
    return ENTRIES[str(options["cylinder_malfunction_mode"])]


@lru_cache(maxsize=4096)
def answers_of_lying(
    entries: Entries, attached: tuple[Lying, ...], in_front: tuple[str, ...], on_table: tuple[Lying, ...]
) -> Answers:
    """The answers of all bullets that lie on a revolver, in front of its owner and on the table.

    KAB-037: each kind works once, however often it lies there.
    """
    lying = {*attached, *[(kind, False) for kind in in_front]}
    lying |= {(kind, False) for kind, in_force in on_table if in_force}
    values = []
    for entry in entries.lasting.values():
        if (entry.kind, False) in lying:
            values.append(entry.value)
        if (entry.kind, True) in lying:
            values.append(entry.armed)
    return answers_of(QUESTIONS, values)


def powers_of_lying(
    entries: Entries,
    attached: tuple[tuple[Lying, ...], ...],
    in_front: tuple[tuple[str, ...], ...],
    on_table: tuple[Lying, ...],
) -> Powers:
    """The steps that all bullets which lie there replace, and the events that they follow."""
    kinds = {kind for kind, _ in on_table}
    for mine in attached:
        for kind, _ in mine:
            kinds.add(kind)
    for front in in_front:
        kinds.update(front)
    return powers_of(entries, frozenset(kinds & entries.hooked))


@lru_cache(maxsize=64)
def powers_of(entries: Entries, kinds: frozenset[str]) -> Powers:
    return Powers([entry.power() for entry in entries.lasting.values() if entry.kind in kinds])


def can_be_executed(t: KablamoTable, kind: str, bullet: int) -> bool:
    """KAB-065: by public information only."""
    return len(t.entries.by_kind[kind].able(t, bullet)) > 0
