"""The shapes of questions in Kablamo: to one player, sealed, and loading a revolver."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, cast

from sixgun.core.action import Action
from sixgun.core.attributes import EMPTY
from sixgun.core.rng import small
from sixgun.core.step import Ask, Parts, Sealed, SealedParts
from sixgun.games.kablamo.actions import Load
from sixgun.games.kablamo.events.loading import BulletsLoaded
from sixgun.games.kablamo.kinds import BULLET_NAMES
from sixgun.games.kablamo.table import EVERYWHERE, SAFE, KablamoTable

if TYPE_CHECKING:
    from mypy_extensions import i64  # an int that the compiled engine keeps in a machine word


def at_random(t: KablamoTable, seat: int) -> Action:
    """Section 5.3: a silent player's answer is a random legal one; the table's own numbers stay unused."""
    assert t.ask is not None
    return small(t.rng.copy().seed128() + t.number).pick(t.ask.options(t, seat))


class OneSeat(Ask[KablamoTable]):
    """A question to one player."""

    __slots__ = ("seat",)
    shows: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def offers(self, t: KablamoTable) -> list[Action]:
        """The answers that this player may choose from."""
        raise AssertionError(f"{self.kind} does not say what it offers")

    def seats(self, t: KablamoTable) -> Sequence[int]:
        return (self.seat,)

    def next_seat(self, t: KablamoTable) -> int:
        return self.seat

    def options(self, t: KablamoTable, seat: int) -> list[Action]:
        return self.offers(t) if seat == self.seat else []

    def default(self, t: KablamoTable, seat: int) -> Action:
        return at_random(t, seat)


class OpenChoice(OneSeat):
    """A question whose answers all can see: who has a single one is not asked (KAB-071 and table 5.1)."""

    __slots__ = ()

    def waits(self, t: KablamoTable) -> bool:
        return t.is_choice(self)


class SealedChoice(Sealed[KablamoTable]):
    """A question to several players at once."""

    __slots__ = ()
    shows: ClassVar[tuple[str, ...]] = ("who",)

    def default(self, t: KablamoTable, seat: int) -> Action:
        return at_random(t, seat)


Answers = tuple[Parts | None, ...]
Drafts = tuple[Parts, ...]
Loads = tuple[Load, ...]  # the parts of an answer to Arrange


class Arrange(SealedParts[KablamoTable]):
    """Bullets are loaded one by one, the chamber that is fired first in front; nobody else sees which."""

    __slots__ = ()
    shows: ClassVar[tuple[str, ...]] = ("who",)
    source: ClassVar[str] = "spares"  # the zone of the bullets

    def facts(self, t: KablamoTable) -> dict[str, object]:
        """KAB-114: everybody sees who may fill which chambers of whose revolver with how many bullets,
        and which chamber is fired first (KAB-045)."""
        loads = [self.load_of(t, seat) for seat in self.who]
        return {"source": self.source, "loads": loads, "first": SAFE}

    def load_of(self, t: KablamoTable, seat: int) -> dict[str, object]:
        places, count = self.chambers(t, seat), self.size(t, seat)
        return {"seat": seat, "owner": self.owner_for(seat), "positions": places, "count": count}

    def bullets(self, t: KablamoTable, seat: int) -> list[int]:
        """The bullets that may be loaded."""
        return t.spares[seat]

    def owner_for(self, seat: int) -> int:
        """Whose revolver that seat loads."""
        return seat

    def positions(self) -> int:
        """How far it may be loaded."""
        return EVERYWHERE

    def chambers(self, t: KablamoTable, seat: int) -> list[int]:
        """The positions to fill, in the order in which they are asked for."""
        return t.empty(self.owner_for(seat), self.positions())

    def parts(self, t: KablamoTable, seat: int, given: Parts) -> list[Action]:
        """KAB-114: as many chambers as possible; if bullets are short, any chambers in this order."""
        owner, left, below = self.owner_for(seat), self.bullets(t, seat), self.positions()
        short = t.room(owner, below) - len(left)  # so many chambers will stay empty
        if given:
            left = left[:]
            for load in cast("Loads", given):
                take_out(t, left, load.bullet)
                below = load.position
        if short <= 0:
            place = t.next_empty(owner, below)
            return ways_to_load(t, left, place) if place >= 0 else []
        places = t.empty(owner, below)
        places = places[: 1 + len(places) - len(left) + len(given)]
        return [load for place in places for load in ways_to_load(t, left, place)]

    def complete(self, t: KablamoTable, seat: int, given: Parts) -> bool:
        return len(given) == self.size(t, seat)

    def size(self, t: KablamoTable, seat: int) -> int:
        """How many bullets are to be loaded."""
        bullets, room = len(self.bullets(t, seat)), t.room(self.owner_for(seat), self.positions())
        return bullets if bullets < room else room

    def laid(self, t: KablamoTable, seat: int, answer: Parts) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The positions and the bullets of a complete answer."""
        left, loads = self.bullets(t, seat)[:], cast("Loads", answer)
        positions = [load.position for load in loads]
        bullets = [take_out(t, left, load.bullet) for load in loads]
        return tuple(positions), tuple(bullets)

    def load_all(self, t: KablamoTable, answers: list[Parts]) -> None:
        """The spares of complete answers go into the revolvers."""
        for place, seat in enumerate(self.who):
            positions, bullets = self.laid(t, seat, answers[place])
            t.emit(BulletsLoaded(seat, self.owner_for(seat), positions, bullets))

    def default(self, t: KablamoTable, seat: int) -> Action:
        return at_random(t, seat)


def ways_to_load(t: KablamoTable, bullets: list[int], position: int) -> list[Action]:
    """Each of these into that chamber; bullets that cannot be told apart are one way."""
    loads, alike = t.box.loads, t.box.alike
    offered: i64 = 0
    found: list[Action] = []
    for bullet in bullets:
        if bullet != EMPTY:
            kind: i64 = alike[bullet]
            if kind and kind & offered:
                continue
            offered |= kind
            found.append(loads[bullet][position])
    return found


def held(t: KablamoTable, bullets: list[int], code: int) -> int:
    """The bullet of that code among these; of several Kablamos, the first."""
    codes = t.box.code
    for bullet in bullets:
        if codes[bullet] == code:
            return bullet
    raise AssertionError(f"there is no {BULLET_NAMES[code]}")


def take_out(t: KablamoTable, bullets: list[int], code: int) -> int:
    """The bullet of that code among these, whose place there is empty then."""
    codes = t.box.code
    for place, bullet in enumerate(bullets):
        if bullet != EMPTY and codes[bullet] == code:
            bullets[place] = EMPTY
            return bullet
    raise AssertionError(f"there is no {BULLET_NAMES[code]}")
