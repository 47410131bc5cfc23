"""Time as an action: the seat of the clock, and actions that are too many to list."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from sixgun.core.action import Action, Grammar, the
from sixgun.core.attributes import ALL, Field
from sixgun.core.errors import Illegal
from sixgun.core.event import Event
from sixgun.core.game import Game
from sixgun.core.seats import CLOCK
from sixgun.core.step import Ask
from sixgun.core.table import Table


class Ring(Action):
    """The clock rings."""

    form = "ring"


class KnockAt(Action):
    """A knock at any tick."""

    __slots__ = ("t",)
    form = "knock {t}"
    listed = False

    def __init__(self, t: int) -> None:
        self.t = t


def ring() -> Action:
    return the(Ring)


class Knocked(Event["Door"]):
    """Somebody knocked."""

    __slots__ = ("seat", "t")
    shows = ("seat", "t")

    def __init__(self, seat: int, t: int) -> None:
        self.seat, self.t = seat, t

    def apply(self, t: Door) -> None:
        t.knocks = (*t.knocks, self.t)


class Wait(Ask["Door"]):
    """Everybody may knock, at any tick; only the clock is waited for."""

    __slots__ = ()
    kind = "wait"

    def seats(self, t: Door) -> Sequence[int]:
        return (CLOCK,)

    def options(self, t: Door, seat: int) -> list[Action]:
        return [ring()] if seat == CLOCK else [KnockAt(0)]

    def allows(self, t: Door, seat: int, action: Action) -> bool:
        return action is ring() if seat == CLOCK else isinstance(action, KnockAt) and action.t >= 0

    def take(self, t: Door, seat: int, action: Action) -> None:
        t.do(Wait())
        if isinstance(action, KnockAt):
            t.emit(Knocked(seat, action.t))


class Door(Table):
    """A door with knocks on it."""

    __slots__ = ("knocks",)
    name = "door"
    fields = (Field("knocks", tuple[int, ...], shown=ALL),)

    def __init__(self, seats: int, options: dict[str, object]) -> None:
        super().__init__(seats, options)
        self.knocks: tuple[int, ...] = ()

    def copy(self) -> Door:
        other = Door(self.seats, dict(self.options))
        other.knocks = self.knocks
        return other

    def check(self) -> None:
        assert all(tick >= 0 for tick in self.knocks)


GAME = Game(
    name="door",
    title="Door",
    rules="1",
    seats=(2,),
    options=(),
    actions=(Ring, KnockAt),
    table=Door,
    opening=lambda t: [Wait()],
)


def door() -> Table:
    return GAME.new(2, 1, {})


def test_the_clock_is_asked_like_a_seat_and_answers_through_apply() -> None:
    t = door()
    assert list(t.to_act) == [CLOCK]
    assert t.legal(CLOCK) == [ring()]
    assert t.apply(CLOCK, ring()) == []
    with pytest.raises(Illegal):
        t.apply(0, ring())
    with pytest.raises(Illegal):
        t.apply(CLOCK, KnockAt(3))


def test_the_clock_is_no_seat_that_could_look() -> None:
    t = door()
    view = t.view(None)
    assert view["to_act"] == [CLOCK]
    assert view["seats"] == 2


def test_what_is_too_much_to_list_is_allowed_by_its_rule_and_never_kept() -> None:
    t = door()
    assert ring() is ring()
    assert the(KnockAt, 70_000) is not the(KnockAt, 70_000)
    (event,) = t.apply(1, KnockAt(70_000))
    assert str(event) == "knocked seat=1 t=70000"
    assert t.view(0)["knocks"] == [70_000]
    with pytest.raises(Illegal):
        t.apply(1, KnockAt(-1))


def test_unlisted_actions_are_read_from_text_both_ways() -> None:
    grammar = Grammar([Ring, KnockAt])
    assert str(grammar.parse("knock 12")) == "knock 12"
    assert grammar.parse("ring") is ring()
    assert isinstance(grammar.parse("knock 12"), KnockAt)
