"""Effects that move revolvers and bullets, or look at them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from sixgun.core.action import Action, the
from sixgun.core.attributes import EMPTY
from sixgun.core.rows import join
from sixgun.core.step import Sealed, Step, in_turn
from sixgun.games.kablamo.actions import (
    CHOOSE,
    PAIR,
    PICK,
    TURN_ANY,
    TURN_ONE,
    Choose,
    Give,
    Pair,
    Pick,
    Slot,
    Turn,
)
from sixgun.games.kablamo.asks import OneSeat, OpenChoice, SealedChoice, held
from sixgun.games.kablamo.events.firing import Turned
from sixgun.games.kablamo.events.moving import (
    BulletsMoved,
    LookedAt,
    RevolversSwapped,
    SafeBulletSwapped,
    SpareSwapped,
)
from sixgun.games.kablamo.pending import NO_SEAT
from sixgun.games.kablamo.table import SAFE, KablamoTable, Place

# --- Lights out ---------------------------------------------------------------------------------------------


class LightsOut(OpenChoice):
    """D7: the assignee names two players, who exchange revolvers."""

    __slots__ = ()
    kind = "lights_out_players"
    clauses = ("KAB-140", "KAB-142")

    def offers(self, t: KablamoTable) -> list[Action]:
        return pairs(t.living)

    def take(self, t: KablamoTable, seat: int, action: Action) -> None:
        if isinstance(action, Pair):
            t.emit(RevolversSwapped(action.one, action.other))
            t.do(LightsOutTurns((action.one, action.other)))


class LightsOutTurns(SealedChoice):
    """D8: each of the two may turn their new cylinder clockwise, both secretly and at once."""

    __slots__ = ()
    kind = "lights_out_rotation"
    clauses = ("KAB-141",)

    def choices(self, t: KablamoTable, seat: int) -> list[Action]:
        return TURN_ANY

    def default(self, t: KablamoTable, seat: int) -> Action:
        return TURN_ANY[0]  # section 5.3

    def reveal(self, t: KablamoTable, answers: list[Action]) -> None:
        for seat, action in zip(self.who, answers, strict=True):
            if isinstance(action, Turn) and action.chambers:
                t.emit(Turned((seat,), action.chambers))


def pairs(seats: Sequence[int]) -> list[Action]:
    return [PAIR[one][other] for one in seats for other in seats if one < other]


# --- Lack of etiquette --------------------------------------------------------------------------------------


class LookFurther(Step[KablamoTable]):
    """Three bullets are looked at; nobody is asked when no more remain than must be looked at."""

    __slots__ = ("left", "seat", "seen")
    clauses = ("KAB-143",)

    def __init__(self, seat: int, left: int = 3, seen: tuple[Place, ...] = ()) -> None:
        self.seat, self.left, self.seen = seat, left, seen

    def void(self, t: KablamoTable) -> bool:
        return not self.left

    def run(self, t: KablamoTable) -> None:
        look = Look(self.seat, self.left, self.seen)
        offers = look.offers(t)
        if len(offers) > self.left:
            t.do(look)
        else:
            picks = [pick for pick in offers if isinstance(pick, Pick)]
            in_turn(t, [LookAt(self.seat, pick.seat, pick.position) for pick in picks])


class Look(OneSeat):
    """D9: the assignee looks at loaded bullets one after the other, not into others' safe positions."""

    __slots__ = ("left", "seen")
    kind = "etiquette_look"
    clauses = ("KAB-143", "KAB-144", "KAB-145")
    shows = ("seat", "left", "seen")

    def __init__(self, seat: int, left: int, seen: tuple[Place, ...]) -> None:
        super().__init__(seat)
        self.left, self.seen = left, seen

    def offers(self, t: KablamoTable) -> list[Action]:
        found = within_reach(t, self.seat)
        for owner, position in self.seen:
            found.remove(PICK[owner][position])
        return found

    def take(self, t: KablamoTable, seat: int, action: Action) -> None:
        if isinstance(action, Pick):
            place = (action.seat, action.position)
            t.do(LookAt(seat, *place), LookFurther(seat, self.left - 1, join(self.seen, place)))


class LookAt(Step[KablamoTable]):
    """A player looks at a loaded bullet of an owner's revolver."""

    __slots__ = ("owner", "position", "seat")
    clauses = ("KAB-143", "KAB-145")

    def __init__(self, seat: int, owner: int, position: int) -> None:
        self.seat, self.owner, self.position = seat, owner, position

    def run(self, t: KablamoTable) -> None:
        bullet = t.cylinder(self.owner)[self.position]
        t.emit(LookedAt(self.seat, (self.owner, self.position), bullet))


def within_reach(t: KablamoTable, by: int, but: int = NO_SEAT) -> list[Action]:
    """KAB-120, KAB-122: movable bullets, without the safe positions of others and without one revolver."""
    found: list[Action] = []
    for seat in t.living:
        if seat != but:
            picks = PICK[seat]
            for position in t.reachable(seat, by):
                found.append(picks[position])
    return found


# --- Moment of truth ----------------------------------------------------------------------------------------


def can_swap_safe(t: KablamoTable, seat: int, bullet: int = EMPTY) -> bool:
    """Have they a bullet to give and one to take, not counting the bullet that demands it?"""
    return t.spares_beside(seat, bullet) > 0 and t.lies_hidden(t.cylinder(seat)[SAFE])


class MomentOfTruth(Step[KablamoTable]):
    """Everybody who can must; who has one spare has no choice, and all see that."""

    __slots__ = ("seat",)
    clauses = ("KAB-069", "KAB-146")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: KablamoTable) -> None:
        able = [player for player in t.living if can_swap_safe(t, player)]
        who = tuple([player for player in able if len(t.spares[player]) > 1])
        t.do(MomentSwap(who) if who else SwapSafe((), ()))


class MomentSwap(SealedChoice):
    """D10: everybody chooses a spare for their safe position, secretly, before seeing what comes back."""

    __slots__ = ()
    kind = "moment_swap"
    clauses = ("KAB-146", "KAB-147", "KAB-118")

    def choices(self, t: KablamoTable, seat: int) -> list[Action]:
        codes = dict.fromkeys([t.box.code[bullet] for bullet in t.spares[seat]])
        return [the(Give, code) for code in codes]

    def reveal(self, t: KablamoTable, answers: list[Action]) -> None:
        t.do(SwapSafe(self.who, tuple(answers)))


class SwapSafe(Step[KablamoTable]):
    """Each bullet in a safe position is exchanged for the spare that was chosen, or for the only one."""

    __slots__ = ("answers", "who")
    clauses = ("KAB-119", "KAB-146")

    def __init__(self, who: tuple[int, ...], answers: tuple[Action, ...]) -> None:
        self.who, self.answers = who, answers

    def run(self, t: KablamoTable) -> None:
        for seat in t.living:
            if can_swap_safe(t, seat):
                t.emit(SafeBulletSwapped(seat, self.given(t, seat), t.cylinder(seat)[SAFE]))

    def given(self, t: KablamoTable, seat: int) -> int:
        action = self.answers[self.who.index(seat)] if seat in self.who else None
        return held(t, t.spares[seat], action.bullet) if isinstance(action, Give) else t.spares[seat][0]


# --- Greased cylinder ---------------------------------------------------------------------------------------


class Greased(OpenChoice):
    """D11: any living player's revolver turns three chambers."""

    __slots__ = ()
    kind = "greased_revolver"
    clauses = ("KAB-153", "KAB-005", "KAB-007")

    def offers(self, t: KablamoTable) -> list[Action]:
        return [CHOOSE[seat] for seat in t.living]

    def take(self, t: KablamoTable, seat: int, action: Action) -> None:
        if isinstance(action, Choose):
            t.emit(Turned((action.seat,), 3))


# --- Double cross -------------------------------------------------------------------------------------------


class PickOwn(OpenChoice):
    """The assignee picks a movable bullet of their own revolver, any position."""

    __slots__ = ()
    clauses: ClassVar[tuple[str, ...]] = ("KAB-121", "KAB-122", "KAB-123")

    def offers(self, t: KablamoTable) -> list[Action]:
        return [PICK[self.seat][position] for position in t.movable(self.seat)]


class DoubleCross(PickOwn):
    """D12, first part: a bullet of the own revolver."""

    __slots__ = ()
    kind = "double_cross_swap"
    clauses = ("KAB-154",)

    def take(self, t: KablamoTable, seat: int, action: Action) -> None:
        if isinstance(action, Pick):
            t.do(DoubleCrossOther(seat, action.position))


class DoubleCrossOther(OpenChoice):
    """D12, second part: a bullet of another revolver, not in its safe position; the two are swapped."""

    __slots__ = ("position",)
    kind = "double_cross_swap"
    clauses = ("KAB-154", "KAB-119", "KAB-120")
    shows = ("seat", "position")

    def __init__(self, seat: int, position: int) -> None:
        super().__init__(seat)
        self.position = position

    def offers(self, t: KablamoTable) -> list[Action]:
        return within_reach(t, self.seat, but=self.seat)

    def take(self, t: KablamoTable, seat: int, action: Action) -> None:
        if isinstance(action, Pick):
            t.emit(BulletsMoved(((seat, self.position), (action.seat, action.position))))
            t.do(DoubleCrossTurn(action.seat))


class DoubleCrossTurn(OneSeat):
    """D13: the owner of the other revolver may turn it one chamber either way."""

    __slots__ = ()
    kind = "double_cross_rotation"
    clauses = ("KAB-155",)

    def offers(self, t: KablamoTable) -> list[Action]:
        return TURN_ONE

    def default(self, t: KablamoTable, seat: int) -> Action:
        return TURN_ONE[0]  # section 5.3

    def take(self, t: KablamoTable, seat: int, action: Action) -> None:
        if isinstance(action, Turn) and action.chambers:
            t.emit(Turned((seat,), action.chambers))


# --- Gentlemen agreement ------------------------------------------------------------------------------------


class Gentlemen(OpenChoice):
    """D14: the assignee chooses two players who have a movable bullet."""

    __slots__ = ()
    kind = "gentlemen_players"
    clauses = ("KAB-156",)

    def offers(self, t: KablamoTable) -> list[Action]:
        return pairs([seat for seat in t.living if t.movables(seat)])

    def take(self, t: KablamoTable, seat: int, action: Action) -> None:
        if isinstance(action, Pair):
            pair = (action.one, action.other)
            who = tuple([player for player in pair if t.movables(player) > 1])
            t.do(GentlemenSwap(pair, who) if who else SwapGiven(pair, ()))


class GentlemenSwap(SealedChoice):
    """D15: each of the two gives one movable bullet of their own revolver, both secretly and at once."""

    __slots__ = ("pair",)
    kind = "gentlemen_bullet"
    clauses = ("KAB-157", "KAB-121")
    shows = ("pair", "who")

    def __init__(
        self, pair: tuple[int, ...], who: tuple[int, ...], answers: tuple[Action | None, ...] = ()
    ) -> None:
        super().__init__(who, answers)
        self.pair = pair

    def with_answers(self, answers: tuple[Action | None, ...]) -> Sealed[KablamoTable]:
        return GentlemenSwap(self.pair, self.who, answers)

    def choices(self, t: KablamoTable, seat: int) -> list[Action]:
        return [PICK[seat][position] for position in t.movable(seat)]

    def reveal(self, t: KablamoTable, answers: list[Action]) -> None:
        t.do(SwapGiven(self.pair, tuple(answers)))


class SwapGiven(Step[KablamoTable]):
    """The two bullets that were picked are swapped; who has only one movable bullet gives that."""

    __slots__ = ("answers", "pair")
    clauses = ("KAB-119", "KAB-157")

    def __init__(self, pair: tuple[int, ...], answers: tuple[Action, ...]) -> None:
        self.pair, self.answers = pair, answers

    def run(self, t: KablamoTable) -> None:
        given = {action.seat: action.position for action in self.answers if isinstance(action, Pick)}
        places = [(seat, given[seat] if seat in given else t.movable(seat)[0]) for seat in self.pair]
        t.emit(BulletsMoved(tuple(places)))


# --- Triple action ------------------------------------------------------------------------------------------


class TripleAction(OneSeat):
    """D16: three bullets in at least two revolvers, one after the other, go round in a circle."""

    __slots__ = ("picked",)
    kind = "triple_cycle"
    clauses = ("KAB-158", "KAB-159", "KAB-120", "KAB-122", "KAB-123")
    shows = ("seat", "picked")

    def __init__(self, seat: int, picked: tuple[Place, ...] = ()) -> None:
        super().__init__(seat)
        self.picked = picked

    def offers(self, t: KablamoTable) -> list[Action]:
        picked = [PICK[owner][position] for owner, position in self.picked]
        if len(picked) == 2 and picked[0].seat == picked[1].seat:
            return within_reach(t, self.seat, but=picked[0].seat)
        found = within_reach(t, self.seat)
        for pick in picked:
            found.remove(pick)
        return found

    def take(self, t: KablamoTable, seat: int, action: Action) -> None:
        if isinstance(action, Pick):
            picked = join(self.picked, (action.seat, action.position))
            if len(picked) < 3:
                t.do(TripleAction(seat, picked))
            else:
                t.emit(BulletsMoved(picked))


# --- Sleight of hand ----------------------------------------------------------------------------------------


class Sleight(PickOwn):
    """D17, first part: a bullet of the own revolver."""

    __slots__ = ()
    kind = "sleight_swap"
    clauses = ("KAB-160",)

    def take(self, t: KablamoTable, seat: int, action: Action) -> None:
        if isinstance(action, Pick):
            t.do(SleightVictim(seat, action.position))


class SleightVictim(OpenChoice):
    """D17, second part: an opponent with at least one spare."""

    __slots__ = ("position",)
    kind = "sleight_swap"
    clauses = ("KAB-160",)
    shows = ("seat", "position")

    def __init__(self, seat: int, position: int) -> None:
        super().__init__(seat)
        self.position = position

    def offers(self, t: KablamoTable) -> list[Action]:
        return [CHOOSE[seat] for seat in t.living if seat != self.seat and t.spares[seat]]

    def take(self, t: KablamoTable, seat: int, action: Action) -> None:
        if isinstance(action, Choose):
            t.do(SleightSlot(seat, self.position, action.seat))


class SleightSlot(OpenChoice):
    """D17, third part: one of the opponent's spares, blindly; the two are swapped."""

    __slots__ = ("position", "victim")
    kind = "sleight_swap"
    clauses = ("KAB-160", "KAB-161", "KAB-118", "KAB-119")
    shows = ("seat", "position", "victim")

    def __init__(self, seat: int, position: int, victim: int) -> None:
        super().__init__(seat)
        self.position, self.victim = position, victim

    def offers(self, t: KablamoTable) -> list[Action]:
        return t.box.slots[: len(t.spares[self.victim])]

    def take(self, t: KablamoTable, seat: int, action: Action) -> None:
        if isinstance(action, Slot):
            spares = t.spares[self.victim]
            shift = t.rng.roll(len(spares)) - 1  # KAB-161: which spare lies in which slot is chance
            taken = spares[(action.slot + shift) % len(spares)]
            given = t.cylinder(seat)[self.position]
            t.emit(SpareSwapped(seat, self.position, self.victim, given, taken))
