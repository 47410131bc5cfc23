"""What travels over HTTP: the shelf with its rules, tables to be opened and joined, finished games.

The messages of the socket are in `wire`.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from sixgun.core.game import Shape
from sixgun.server import wire


class OptionInfo(Struct):
    """One house rule: one of `values`, or a whole number from `low` to `high` if low < high.

    Other shapes than "value" are explained at `core.game.Option`; the game says whether a value is right. A
    rule that is a file comes with the `template` to begin with.
    """

    name: str
    default: wire.Value
    values: list[wire.Scalar]
    low: int
    high: int
    text: str
    clauses: list[str]
    shape: Shape = "value"
    choices: list[str] = []
    template: str = ""


class PresetInfo(Struct):
    """Ready-made house rules: what differs from the book, and the numbers of seats that can play by them."""

    name: str
    options: dict[str, wire.Value]
    seats: list[int]


class GameInfo(Struct):
    """One game of the shelf; one that is not built yet has no seats and no options."""

    name: str
    title: str
    built: bool
    seats: list[int]
    best: int
    options: list[OptionInfo]
    bots: list[str]
    presets: list[PresetInfo] = []
    windows: bool = False  # it has reaction windows, under some house rules at least


class HouseRules(Struct, forbid_unknown_fields=True):
    """Seats and options to be checked; what is left out is by the book."""

    seats: wire.Seat
    options: dict[str, wire.Value] = {}


class Verdict(Struct):
    """Whether a game can be played by these house rules; if not, its own code and sentence."""

    allowed: bool
    code: str = ""
    message: str = ""


class ClauseInfo(Struct):
    """One clause of the rules, in Markdown, and the section in which it stands."""

    id: str
    text: str
    section: str


class Rules(Struct):
    """The rules of one game: the clauses one by one, and the whole text."""

    game: str
    title: str
    clauses: list[ClauseInfo]
    markdown: str


class PieceInfo(Struct):
    """The print on one piece of a game. Copies share a `kind`; what is not printed is empty, 0 or false."""

    name: str
    kind: str
    family: str
    suit: str
    rank: str
    number: int
    price: int
    reach: int
    faces: list[str]
    deadly: bool


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be opened. `play_now` fills the other seats with bots and starts at once."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: wire.Seat
    name: wire.Name
    options: dict[str, wire.Value] = {}
    bots: wire.Level = "heuristic"
    windows: wire.Windows = "short"
    public: bool = False
    play_now: bool = False
    title: Annotated[str, Meta(max_length=60)] = ""


class Join(Struct, forbid_unknown_fields=True):
    """A guest who asks for a seat, or wants only to look on."""

    name: wire.Name
    watch: bool = False


class Seated(Struct):
    """Where you sit (null: you look on) and the secret that proves it. Keep the token."""

    table: str
    seat: int | None
    token: str


class Key(Struct, forbid_unknown_fields=True):
    """The token of a seat, and the table at which it holds one."""

    table: Annotated[str, Meta(pattern="^[0-9a-z]{1,32}$")]
    token: wire.Token


class Keys(Struct, forbid_unknown_fields=True):
    """The tokens that a browser has kept."""

    keys: Annotated[list[Key], Meta(max_length=20)]


class OwnTable(Struct):
    """A table at which you have a seat, by your own token.

    `asked`: it waits for you; `awaited`: the seats for which it waits, as far as that is known (a table that
    nobody has been at for a while is not asked). `winners` are the seats that have won (null: it is not over,
    or was over before this was kept).
    """

    table: str
    game: str
    title: str
    name: str
    phase: wire.Phase
    seat: int
    names: list[str]
    asked: bool
    awaited: list[int]
    winners: list[int] | None


class TableInfo(Struct):
    """One public table in the list."""

    table: str
    game: str
    title: str
    name: str
    phase: wire.Phase
    seats: int
    people: int
    open: int


class Reach(Struct):
    """Under which origins other machines reach this server; `alone`: under none, it listens to its own only.

    Told to this machine alone; everybody else knows one already.
    """

    origins: list[str]
    alone: bool


class Problem(Struct):
    """Why a request was refused: a code, and a sentence that a person can act on."""

    code: str
    message: str


class ReplayStep(Struct):
    """One action of a finished game and what it led to, as the chosen viewer saw it.

    The first step has no action: it is the deal. `changes` are the fields of the viewer's view that the step
    has altered; at the deal, all of them. `receipts` come with the end of a round that was a race.
    """

    seat: int | None
    action: str | None
    events: list[wire.Told]
    changes: wire.View
    receipts: wire.Receipts | None = None


class Replay(Struct):
    """A finished game, step by step; the seed must hash (sha256) to the commitment."""

    lobby: wire.Lobby
    viewer: str
    steps: list[ReplayStep]
