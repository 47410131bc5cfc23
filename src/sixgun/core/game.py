"""A game on the shelf: its name, seats, options, table and actions, in one plain object."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from sixgun.core import codec
from sixgun.core.action import Action, Grammar
from sixgun.core.errors import Invalid
from sixgun.core.piece import Piece
from sixgun.core.rng import Stream, key_of
from sixgun.core.step import Step, in_turn
from sixgun.core.table import Table

Options = dict[str, Any]
Shape = Literal["value", "seat", "each", "map", "span", "file"]


class Option:
    """One house rule: its default, the values it may take, the clauses that it changes.

    `shape` says what a value looks like, for those who let people choose one: "value" is one of the values or
    a number, "seat" a seat or nothing, "each" nothing or a different one of the choices for each seat, "map"
    one of the choices for each key of the default, "span" two numbers, "file" too much for a dialog.
    """

    shape: Shape = "value"

    def __init__(
        self,
        name: str,
        default: object,
        values: Sequence[object] = (),
        low: int = 0,
        high: int = 0,
        clauses: Sequence[str] = (),
        text: str = "",
        choices: Sequence[str] = (),
    ) -> None:
        self.name, self.default, self.text = name, default, text
        self.choices = tuple(choices)
        self.values, self.low, self.high = tuple(values), low, high
        self.clauses = tuple(clauses)

    def allows(self, value: object) -> bool:
        """One of the values (of the same type: 1 is not true), or a whole number in the range."""
        if any(type(value) is type(v) and value == v for v in self.values):
            return True
        return type(value) is int and self.low < self.high and self.low <= value <= self.high

    def template(self) -> str:
        """The default as a file to begin with, for the shape "file"."""
        return ""

    def __str__(self) -> str:
        ranged = [f"{self.low} to {self.high}"] if self.low < self.high else []
        *others, last = [*(str(value).lower() for value in self.values), *ranged]
        return f"{', '.join(others)} or {last}" if others else last


class Game:
    """What a game's folder says of itself. `blank` makes an empty table; `opening` gives its first steps.

    `best` is the number of seats where nobody says how many: the fewest, unless the game knows better.

    House rules come ready-made as presets: the book's own, those of a `first` game, and `everything` that
    goes together. A preset says what differs from the book, and is offered for the seats that can play by it.
    """

    def __init__(
        self,
        name: str,
        title: str,
        rules: str,
        seats: Sequence[int],
        options: Sequence[Option],
        actions: Sequence[type[Action]],
        table: type[Table],
        opening: Callable[[Table], Sequence[Step[Any]]],
        check_options: Callable[[int, Options], None] = lambda seats, options: None,
        bad_seats: str = "invalid_player_count",
        bad_option: str = "invalid_option",
        pieces: Sequence[Piece] = (),
        best: int = 0,
        first: Mapping[str, object] | None = None,
        everything: Mapping[str, object] | None = None,
    ) -> None:
        self.name, self.title, self.rules = name, title, rules
        self.package = f"sixgun.games.{name}."
        self.seats, self.best = tuple(seats), best or seats[0]
        self.options = tuple(options)
        self.known = {option.name: option for option in self.options}
        self.defaults: Options = {option.name: option.default for option in self.options}
        self.grammar = Grammar(actions)
        self.table, self.opening, self.check_options = table, opening, check_options
        self.bad_seats, self.bad_option = bad_seats, bad_option
        self.pieces = tuple(pieces)
        self.presets: dict[str, Options] = {
            "first": dict(first or {}),
            "book": {},
            "everything": dict(everything or {}),
        }

    def preset(self, name: str) -> Options:
        """The house rules of that preset, as far as they differ from the book."""
        if name not in self.presets:
            raise Invalid(
                "unknown_preset", f"there is no preset '{name}'; there are: {', '.join(self.presets)}"
            )
        return self.presets[name]

    def seats_for(self, options: Mapping[str, object]) -> list[int]:
        """The numbers of seats that can play by these house rules."""
        return [seats for seats in self.seats if self.takes(seats, options)]

    def takes(self, seats: int, options: Mapping[str, object]) -> bool:
        try:
            self.blank(seats, options)
        except Invalid:
            return False
        return True

    def blank(self, seats: object, options: Mapping[str, object]) -> Table:
        """A table with the pieces in the box: checked options, nothing begun."""
        if not isinstance(seats, int) or isinstance(seats, bool) or seats not in self.seats:
            raise Invalid(
                self.bad_seats, f"{self.title} takes {self.seats[0]} to {self.seats[-1]} seats, not {seats!r}"
            )
        chosen = self._choose(options)
        self.check_options(seats, chosen)
        t = self.table(seats, chosen)
        t.lay_out()
        return t

    def new(self, seats: object, seed: object, options: Mapping[str, object]) -> Table:
        """A fresh table, run to its first question."""
        t = self.blank(seats, options)
        t.rng = Stream(key_of(seed))
        in_turn(t, list(self.opening(t)))
        t.run()
        return t

    def position(self, doc: Mapping[str, Any]) -> Table:
        """A hand-made position: what differs from a fresh table, and scripted rolls if wanted."""
        known = {"seats", "options", "seed", "rolls"}
        t = self.blank(doc.get("seats", self.seats[0]), doc.get("options", {}))
        rolls = _rolls(t, doc.get("rolls", []))
        t.rng = Stream(key_of(doc.get("seed", 0)), script=rolls)
        codec.place(t, {name: value for name, value in doc.items() if name not in known})
        t.settle()
        t.arm()
        in_turn(t, list(self.opening(t)))
        t.check()
        t.run()
        return t

    def parse(self, text: str, keep: bool = True) -> Action:
        """The action of that text; if it is not kept, one that was never on offer is made each time."""
        return self.grammar.parse(text, keep)

    def _choose(self, options: Mapping[str, object]) -> Options:
        known = self.known
        for name, value in options.items():
            if name not in known:
                raise Invalid(
                    self.bad_option, f"{self.title} has no option '{name}'; it has: {', '.join(known)}"
                )
            if not known[name].allows(value):
                raise Invalid(self.bad_option, f"option '{name}' takes {known[name]}, not {value!r}")
        return {**self.defaults, **options}


def _rolls(t: Table, value: object) -> tuple[int, ...]:
    """Scripted rolls: whole numbers, or the words that the game has for them."""
    if not isinstance(value, (list, tuple)) or not all(type(entry) in (int, str) for entry in value):
        raise Invalid("bad_position", f"'rolls' is a list of whole numbers, not {value!r}")
    return tuple([t.roll_named(entry) if isinstance(entry, str) else entry for entry in value])
