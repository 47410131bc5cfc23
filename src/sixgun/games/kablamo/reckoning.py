"""A seat's reckoning from its view: the chance of a Kablamo in every chamber, and how soon it is fired."""

from __future__ import annotations

from collections.abc import Mapping
from math import fsum
from typing import Any, Final

from sixgun.games.kablamo.actions import CHAMBERS
from sixgun.games.kablamo.box import box_of
from sixgun.games.kablamo.kinds import COWARDICE, CYLINDER, HAMMER, KABLAMO, RATCHET, TRIGGER, TRIGGER_HAPPY

SOON: Final = (1.0, 0.55, 0.3, 0.17, 0.1, 0.06)  # how much a shot in this round, the next, ... matters
FRESH: Final = 0.02  # a chamber that its owner will fill
AVOIDED, PLANTED = 0.5, 2.0  # note 1: owners load few Kablamos into their own revolver, others load more

Cylinder = list[float]


class Reckoning:
    """Chances and dangers at one decision."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.me: int = view["seat"]
        self.seats: int = view["seats"]
        self.ask: Mapping[str, Any] = view["ask"]
        self.round: int = view["round"]
        self.living: list[int] = [s for s in range(self.seats) if view["alive"][s]]
        self.others: list[int] = [s for s in self.living if s != self.me]
        self.spares: list[str] = view["spares"][self.me]
        self.spare_counts: list[int] = [len(mine) for mine in view["spares"]]
        self.drawn: list[str] = [face for face in view["drawn"] if face[0] != "?"]
        self.effects: list[list[Any]] = view["effects"]
        self.chain: list[str] = view["chain"]
        self.revolver: list[int] = view["revolver"]
        self.faces: list[list[str | None]] = [view["chambers"][r] for r in self.revolver]
        self.unknown = self._unknown(view)
        self.cylinders: list[Cylinder] = [self._cylinder(view, seat) for seat in range(self.seats)]
        self.attached: list[list[str]] = [self._attached(view, seat) for seat in range(self.seats)]

    def _unknown(self, view: Mapping[str, Any]) -> float:
        """Note 1: unseen Kablamos over unseen bullets."""
        total = box_of(view["options"]).kind.count(KABLAMO)
        places = [*view["chambers"], *view["spares"], view["bag"], view["drawn"], view["aside"]]
        seen = sum([mine.count(KABLAMO) for mine in places])
        hidden = sum([mine.count("?bullet") for mine in places])
        return (total - seen) / hidden if hidden else 0.0

    def _cylinder(self, view: Mapping[str, Any], seat: int) -> Cylinder:
        loaded = view["loaded"][self.revolver[seat]]
        return [self._chance(seat, face, loaded[p][0]) for p, face in enumerate(self.faces[seat])]

    def _chance(self, owner: int, face: str | None, loader: int) -> float:
        if face is None:
            return FRESH
        if face[0] != "?":
            return 1.0 if face == KABLAMO else 0.0
        if loader in (-1, self.me):
            return self.unknown
        return min(1.0, self.unknown * (AVOIDED if loader == owner else PLANTED))

    def _attached(self, view: Mapping[str, Any], seat: int) -> list[str]:
        """Effects that wait on a revolver; a Trigger happy is one more shot too."""
        kinds = [kind for kind, _ in view["attached"][self.revolver[seat]]]
        return kinds + [TRIGGER for kind in view["in_front_as"][seat] if kind == TRIGGER_HAPPY]

    def latest(self) -> tuple[str, int, int]:
        """The newest pending effect: its kind, controller and assignee."""
        kind, controller, assignee = self.effects[-1][:3]
        return kind, controller, assignee

    # -- dangers -------------------------------------------------------------------------------

    def danger(self, seat: int) -> float:
        return danger(self.cylinders[seat], self.attached[seat])

    def value(self) -> float:
        """Note 2: the own chance to survive, and a share of the opponents' danger."""
        share = 1.0 if len(self.others) == 1 else 0.6
        theirs = [self.danger(seat) for seat in self.others]
        return share * fsum(theirs) / max(1, len(theirs)) - self.danger(self.me)

    def next_shot(self, seat: int) -> float:
        """The chance that this seat's next shot is a Kablamo."""
        effects = self.attached[seat]
        if HAMMER in effects or COWARDICE in effects:
            return 0.0
        return self.cylinders[seat][0 if RATCHET in effects else 5]

    def movable(self, seat: int) -> list[int]:
        """Positions of loaded bullets; that active ones stay where they are is the table's to check."""
        return [p for p in range(CHAMBERS) if self.faces[seat][p] is not None]

    # -- what if -------------------------------------------------------------------------------

    def if_attached(self, seat: int, kind: str) -> float:
        kept = self.attached[seat]
        self.attached[seat] = [*kept, kind]
        value = self.value()
        self.attached[seat] = kept
        return value

    def if_turned(self, seat: int, chambers: int) -> float:
        kept = self.cylinders[seat]
        self.cylinders[seat] = turned(kept, chambers)
        value = self.value()
        self.cylinders[seat] = kept
        return value

    def if_swapped(self, one: int, other: int) -> float:
        """Two revolvers, with what is attached to them."""
        self._swap(one, other)
        value = self.value()
        self._swap(one, other)
        return value

    def _swap(self, one: int, other: int) -> None:
        cylinder, effects = self.cylinders[one], self.attached[one]
        self.cylinders[one], self.attached[one] = self.cylinders[other], self.attached[other]
        self.cylinders[other], self.attached[other] = cylinder, effects

    def if_moved(self, places: list[tuple[int, int]]) -> float:
        """Bullets go round: each to the next place, the last to the first."""
        kept = [self.cylinders[seat][position] for seat, position in places]
        for at, (seat, position) in enumerate(places):
            self.cylinders[seat][position] = kept[at - 1]
        value = self.value()
        for at, (seat, position) in enumerate(places):
            self.cylinders[seat][position] = kept[at]
        return value

    def if_chance(self, seat: int, position: int, chance: float) -> float:
        """Another bullet in one chamber."""
        kept = self.cylinders[seat][position]
        self.cylinders[seat][position] = chance
        value = self.value()
        self.cylinders[seat][position] = kept
        return value


def turned(cylinder: Cylinder, chambers: int) -> Cylinder:
    cut = -chambers % CHAMBERS
    return cylinder[cut:] + cylinder[:cut]


def danger(cylinder: Cylinder, attached: list[str]) -> float:
    """The chances of the coming shots, the sooner the more, with what is attached working in its turn."""
    chambers, effects, total = cylinder, attached[:], 0.0
    for weight in SOON:
        shots = 1
        while shots:
            shots += used(effects, TRIGGER) - 1
            back = used(effects, CYLINDER)
            if not used(effects, RATCHET):
                chambers = turned(chambers, 1)
            if used(effects, COWARDICE):
                shots += 1
                chambers = [FRESH, *chambers[1:]]
            elif not used(effects, HAMMER):
                total += weight * chambers[0]
                chambers = [FRESH, *chambers[1:]]
            if back:
                chambers = turned(chambers, -1)
    return total


def used(effects: list[str], kind: str) -> int:
    if kind in effects:
        effects.remove(kind)
        return 1
    return 0
