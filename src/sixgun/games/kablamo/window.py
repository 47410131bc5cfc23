"""Windows and the chain: sections 4.9 and 4.10, and WINDOW and PROCESS of section 5.4.

WINDOW      all living players answer at once: pass, or play one high velocity bullet with its assignee;
            the first in priority order plays, the others keep theirs, unseen; then the window opens again
PROCESS(e)  a RESPONSE window for an effect that has an assignee; an answer is processed first;
            when all pass, e is executed, unless it was cancelled; if a Backfire took it, it is assigned anew
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixgun.core.action import Action, the
from sixgun.core.event import AnswerReplaced, Event
from sixgun.core.step import Sealed, Step
from sixgun.core.table import Table
from sixgun.games.kablamo.actions import ASSIGN, MOST, ONLY_PASS, PASS, Assign, Play, PlayOpen
from sixgun.games.kablamo.asks import OpenChoice, held
from sixgun.games.kablamo.events.chain import (
    Assigned,
    ExecutionBegan,
    ExecutionEnded,
    FoundDud,
    Played,
)
from sixgun.games.kablamo.table import KablamoTable

ALL_PASS: Final = [[PASS] * players for players in range(MOST + 1)]
PASSED: Final = [AnswerReplaced(seat, PASS) for seat in range(MOST)]

# --- WINDOW -------------------------------------------------------------------------------------------------


class OpenWindow(Step[KablamoTable]):
    """A window opens for all living players, whatever they hold."""

    __slots__ = ("name",)
    clauses = ("KAB-072", "KAB-073", "KAB-080", "KAB-193")

    def __init__(self, name: str) -> None:
        self.name = name

    def run(self, t: KablamoTable) -> None:
        who = asked(t, False)
        if who:
            t.do(window(self.name, who))


START: Final = OpenWindow("start")
ROTATED: Final = OpenWindow("rotated")
BEFORE_BULLET: Final = OpenWindow("before_bullet")
AFTER_RESOLVE: Final = OpenWindow("after_resolve")
REPLACED: Final = OpenWindow("replaced")
ROUND_END: Final = OpenWindow("round_end")


class Reaction(Sealed[KablamoTable]):
    """All living players answer at the same time and secretly: pass, or play one bullet."""

    __slots__ = ()
    window = True

    def told(self, seat: int, action: Action, first: bool) -> Event[Table]:
        return PASSED[seat] if action is PASS else AnswerReplaced(seat, action)

    def default(self, t: KablamoTable, seat: int) -> Action:
        return PASS  # section 5.3


class Window(Reaction):
    """Between two steps of a round."""

    __slots__ = ("name",)
    kind = "window"
    clauses = ("KAB-072", "KAB-076", "KAB-077", "KAB-078", "KAB-081", "KAB-086")
    shows = ("name",)

    def __init__(self, name: str, who: tuple[int, ...], answers: tuple[Action | None, ...] = ()) -> None:
        super().__init__(who, answers)
        self.name = name

    def with_answers(self, answers: tuple[Action | None, ...]) -> Sealed[KablamoTable]:
        return Window(self.name, self.who, answers)

    def choices(self, t: KablamoTable, seat: int) -> list[Action]:
        return plays(t, seat, False)

    def reveal(self, t: KablamoTable, answers: list[Action]) -> None:
        """KAB-078: the priority goes clockwise from the lead seat."""
        if answers == ALL_PASS[len(answers)]:
            return
        bullet = play_first(t, t.clockwise(t.lead()), self.who, answers)
        if bullet >= 0:
            t.do(Process(bullet), OpenWindow(self.name))


def window(name: str, who: tuple[int, ...]) -> Window:
    """The window before anybody has answered: it never changes, and so one lies ready."""
    found = WINDOWS.get((name, who))
    if found is None:
        found = WINDOWS[name, who] = Window(name, who)
    return found


WINDOWS: Final[dict[tuple[str, tuple[int, ...]], Window]] = {}


class Response(Reaction):
    """Before an effect is executed all living players may answer it."""

    __slots__ = ("bullet",)
    kind = "response"
    clauses = ("KAB-074", "KAB-076", "KAB-077", "KAB-079", "KAB-082")
    shows = ("bullet",)
    pieces = ("bullet",)

    def __init__(self, bullet: int, who: tuple[int, ...], answers: tuple[Action | None, ...] = ()) -> None:
        super().__init__(who, answers)
        self.bullet = bullet

    def with_answers(self, answers: tuple[Action | None, ...]) -> Sealed[KablamoTable]:
        return Response(self.bullet, self.who, answers)

    def facts(self, t: KablamoTable) -> dict[str, object]:
        return {"effect": t.kind_of(self.bullet)}

    def choices(self, t: KablamoTable, seat: int) -> list[Action]:
        return plays(t, seat, True)

    def reveal(self, t: KablamoTable, answers: list[Action]) -> None:
        """KAB-079: clockwise from the left of the effect's controller; KAB-088: the answer comes first."""
        if answers == ALL_PASS[len(answers)]:
            t.do(Execute(self.bullet))
            return
        order = t.clockwise(t.controller_of(self.bullet) + 1)
        answer = play_first(t, order, self.who, answers)
        if answer >= 0:
            t.do(Process(answer), Process(self.bullet))


def asked(t: KablamoTable, response: bool) -> tuple[int, ...]:
    """Section 6.3: everybody, able to play or not; `fast` leaves out who is not, and leaks that."""
    if not t.box.has_hv:
        return ()
    if t.fast:
        return tuple([seat for seat in t.living if len(plays(t, seat, response)) > 1])
    return t.living


def plays(t: KablamoTable, seat: int, response: bool) -> list[Action]:
    """KAB-081, KAB-082: pass, and every high velocity spare with every player able to execute it."""
    found, box = ONLY_PASS, t.box
    for bullet in t.spares[seat]:
        if box.hv[bullet] and (not response or may_answer(t, box.kind[bullet])):
            found = [*found, *ways_to_play(t, bullet)]
    return found


def ways_to_play(t: KablamoTable, bullet: int) -> list[Action]:
    entry = t.entries.by_kind[t.box.kind[bullet]]
    able = entry.able(t, bullet)
    if entry.assignable:
        return [t.box.plays[bullet][seat] for seat in able]
    return [the(PlayOpen, t.box.code[bullet])] if able else []


def may_answer(t: KablamoTable, kind: str) -> bool:
    """KAB-082: only bullets that speak of just-played or active bullets can come in between."""
    return t.entries.by_kind[kind].answers(t)


def play_first(t: KablamoTable, order: Sequence[int], who: tuple[int, ...], answers: Sequence[Action]) -> int:
    """KAB-077: only the declaration first in priority order counts; the bullet played, or -1."""
    for seat in order:
        action = answers[who.index(seat)] if seat in who else PASS
        if isinstance(action, Play):
            return play(t, seat, action.bullet, action.seat)
        if isinstance(action, PlayOpen):
            return play(t, seat, action.bullet, seat)
    return -1


def play(t: KablamoTable, seat: int, code: int, assignee: int) -> int:
    bullet = held(t, t.spares[seat], code)
    t.emit(Played(seat, bullet, assignee))
    return bullet


# --- PROCESS ------------------------------------------------------------------------------------------------


class Process(Step[KablamoTable]):
    """An effect is answered or executed, unless it was cancelled; if it was taken over, assigned anew."""

    __slots__ = ("bullet",)
    clauses = ("KAB-074", "KAB-087", "KAB-088", "KAB-092")

    def __init__(self, bullet: int) -> None:
        self.bullet = bullet

    def void(self, t: KablamoTable) -> bool:
        return self.bullet not in t.chain

    def run(self, t: KablamoTable) -> None:
        if t.pending(self.bullet).taken_over:
            t.do(AssignEffect(self.bullet))
        elif who := asked(t, True):
            t.do(Response(self.bullet, who))
        else:
            t.do(Execute(self.bullet))


class AssignEffect(Step[KablamoTable]):
    """The controller assigns the effect to a player able to execute it, and then it is processed; an effect
    that nobody is able to execute is a dud."""

    __slots__ = ("bullet",)
    clauses = ("KAB-062", "KAB-066", "KAB-067", "KAB-071")

    def __init__(self, bullet: int) -> None:
        self.bullet = bullet

    def run(self, t: KablamoTable) -> None:
        bullet = self.bullet
        entry = t.entries.by_kind[t.kind_of(bullet)]
        able = entry.able(t, bullet)
        if not able:
            t.emit(FoundDud(bullet))
            return
        controller = t.controller_of(bullet)
        if not entry.assignable:
            able = (controller,)
        t.do(ChooseAssignee(controller, bullet, able), Process(bullet))


class ChooseAssignee(OpenChoice):
    """D5: the controller chooses who executes the effect, themselves or another."""

    __slots__ = ("able", "bullet")
    kind = "assign"
    clauses = ("KAB-062", "KAB-063", "KAB-066")
    shows = ("seat", "bullet")
    pieces = ("bullet",)

    def __init__(self, seat: int, bullet: int, able: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.bullet, self.able = bullet, able

    def facts(self, t: KablamoTable) -> dict[str, object]:
        return {"effect": t.kind_of(self.bullet)}

    def offers(self, t: KablamoTable) -> list[Action]:
        return [ASSIGN[seat] for seat in self.able]

    def take(self, t: KablamoTable, seat: int, action: Action) -> None:
        if isinstance(action, Assign):
            t.emit(Assigned(seat, self.bullet, action.seat))


class Execute(Step[KablamoTable]):
    """The effect leaves the chain and is executed by its assignee, if they are still able to."""

    __slots__ = ("bullet",)
    clauses = ("KAB-058", "KAB-093", "KAB-210", "KAB-211")

    def __init__(self, bullet: int) -> None:
        self.bullet = bullet

    def run(self, t: KablamoTable) -> None:
        bullet = self.bullet
        pending = t.pending(bullet)
        entry = t.entries.by_kind[pending.kind]
        if pending.assignee in entry.able(t, bullet):
            t.emit(ExecutionBegan(bullet, pending.kind, pending.assignee))
            t.do(entry.effect(pending.assignee, bullet), Finish(bullet))
        else:
            t.emit(FoundDud(bullet))


class Finish(Step[KablamoTable]):
    """A bullet that has been executed is discarded, unless it lies somewhere for later."""

    __slots__ = ("bullet",)
    clauses = ("KAB-016", "KAB-208")

    def __init__(self, bullet: int) -> None:
        self.bullet = bullet

    def run(self, t: KablamoTable) -> None:
        if self.bullet in t.executing:
            t.emit(ExecutionEnded(self.bullet))
