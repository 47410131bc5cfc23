"""A toy game of reaction windows: three times everybody may fire a bullet that nobody else sees."""

from __future__ import annotations

from collections.abc import Mapping

from sixgun.core.action import Action, the
from sixgun.core.attributes import ALL, OWNER, Field
from sixgun.core.event import Event, GameEnded
from sixgun.core.game import Game, Option
from sixgun.core.step import Sealed, Step
from sixgun.core.table import Table
from sixgun.games import _found


class Pass(Action):
    __slots__ = ()
    form = "pass"


class Fire(Action):
    __slots__ = ()
    form = "fire"


class ToyTable(Table):
    __slots__ = ("bullets", "round")
    name = "toy"
    fields = (Field("round", int, shown=ALL), Field("bullets", list[int], shown=OWNER, each=True))

    def __init__(self, seats: int, options: Mapping[str, object]) -> None:
        super().__init__(seats, options)
        self.round: int = 0
        self.bullets: list[int] = [0] * seats

    def copy(self) -> ToyTable:
        other = ToyTable(self.seats, self.options)
        other.round, other.bullets = self.round, self.bullets[:]
        return other

    def check(self) -> None:
        assert min(self.bullets) >= 0


class Opened(Event[ToyTable]):
    """The window has closed: who fired is seen."""

    __slots__ = ("fired",)
    shows = ("fired",)

    def __init__(self, fired: tuple[int, ...]) -> None:
        self.fired = fired

    def apply(self, t: ToyTable) -> None:
        t.round += 1
        for seat in self.fired:
            t.bullets[seat] -= 1


class Window(Sealed[ToyTable]):
    __slots__ = ()
    kind = "window"
    window = True

    def choices(self, t: ToyTable, seat: int) -> list[Action]:
        return [the(Pass), the(Fire)] if t.bullets[seat] else [the(Pass)]

    def reveal(self, t: ToyTable, answers: list[Action]) -> None:
        t.emit(Opened(tuple([self.who[place] for place, a in enumerate(answers) if isinstance(a, Fire)])))
        t.do(Round())


class Round(Step[ToyTable]):
    __slots__ = ()

    def run(self, t: ToyTable) -> None:
        if t.round == 3:
            t.emit(GameEnded((0,), (0,) * t.seats, "TOY-001"))
        else:
            t.do(Window(tuple(range(t.seats))))


class Deal(Step[ToyTable]):
    """A bullet or none for each seat; the house rule `armed` says who has one."""

    __slots__ = ()

    def run(self, t: ToyTable) -> None:
        t.bullets = [1 if str(seat) in str(t.options["armed"]) else 0 for seat in range(t.seats)]
        t.do(Round())


TOY = Game(
    name="toy",
    title="Toy",
    rules="1",
    seats=(2, 3),
    options=(
        Option("window_seconds", 10, low=1, high=60),
        Option("armed", "-", values=("-", "0", "1", "01")),
    ),
    actions=(Pass, Fire),
    table=ToyTable,
    opening=lambda t: [Deal()],
)
TOY.package = "tests.server."
_found["toy"] = TOY
