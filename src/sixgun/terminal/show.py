"""Rich pictures of views, events and questions: they need nothing but the generic view and the words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from sixgun.core.table import Table
from sixgun.games import find
from sixgun.words import say, words_of

ACCENT: Final = {
    "klack": "#d4a63a",
    "slap45": "#c4573b",
    "bang_dice": "#5f9e6e",
    "kablamo": "#d63b2f",
    "bang": "#e0843a",
}
COMMON: Final = frozenset(["game", "seats", "seat", "options", "over", "result", "to_act", "ask"])
MANY_CLAUSES: Final = 3
FEW_COLUMNS: Final = 5
NOTHING: Final = ("nothing", "no", "hidden", "nobody")  # values that need not be shown

View = Mapping[str, Any]


def accent(game: str) -> str:
    """The game's own colour."""
    return ACCENT.get(game, "#c9a86a")


def title(game: str) -> str:
    return find(game).title


def owned(t: Table) -> list[str]:
    """The fields and zones that have one entry a seat."""
    return [f.name for f in t.fields if f.each] + [z.name for z in t.zones if z.each]


def shared(t: Table, view: View, names: Sequence[str]) -> list[tuple[str, str]]:
    """The facts that lie on the table for all: heading and value."""
    words = words_of(t.name)
    each = {*owned(t), *COMMON}
    found = [
        (words.heading(name), words.fact(name, value, names))
        for name, value in view.items()
        if name not in each
    ]
    return [(heading, value) for heading, value in found if heading is not None]


def facts(t: Table, view: View, names: Sequence[str]) -> Text:
    """The shared facts in one paragraph."""
    return paragraph(shared(t, view, names))


def seats(t: Table, view: View, names: Sequence[str]) -> Grid:
    """One row a seat: a column a fact while there are few, else one paragraph of what is not nothing."""
    words = words_of(t.name)
    fields = [name for name in owned(t) if name in view and words.heading(name) is not None]
    few = len(fields) <= FEW_COLUMNS
    grid = Grid(expand=True, box=None, pad_edge=False, header_style="dim")
    grid.add_column(say("terminal-seat"), no_wrap=True)
    for heading in [words.heading(name) or "" for name in fields] if few else [""]:
        grid.add_column(heading, overflow="fold")
    for seat in range(t.seats):
        cells = [(words.heading(n) or "", words.fact(n, view[n][seat], names)) for n in fields]
        row = [Text(value) for _, value in cells] if few else [paragraph(cells)]
        grid.add_row(seat_name(view, seat, names), *row)
    return grid


def paragraph(cells: Sequence[tuple[str, str]]) -> Text:
    """Headings and values in a row; what says nothing is left out."""
    line = Text(overflow="fold")
    nothing, yes = {"", *[say(id) for id in NOTHING]}, say("yes")
    for heading, value in cells:
        if value not in nothing:
            line.append(" · " if line else "", style="dim")
            line.append(heading if value == yes else f"{heading} ", style="dim")
            line.append("" if value == yes else value)
    return line


def seat_name(view: View, seat: int, names: Sequence[str]) -> Text:
    """The name, who it is, and whether the table waits for it or it has won."""
    won = view["result"] is not None and seat in view["result"]["winners"]
    mark = "★ " if won else "▸ " if seat in view["to_act"] else "  "
    own = seat == view["seat"]
    name = say("terminal-seat-you", name=names[seat]) if own else names[seat]
    return Text(f"{mark}{name}", style=f"bold {accent(view['game'])}" if own or won else "bold")


def table(t: Table, view: View, names: Sequence[str]) -> Group:
    """The whole table as a seat sees it."""
    return Group(facts(t, view, names), Text(), seats(t, view, names))


def story(game: str, told: Sequence[View], names: Sequence[str], you: int | None = None) -> list[Text]:
    """A line for each event worth telling; a line that repeats is told once, with how often."""
    lines = [line for entry in told if (line := event(game, entry, names, you))]
    runs = [list(run) for _, run in groupby(lines, key=lambda line: line.plain)]
    return [Text.assemble(run[0], f"  ×{len(run)}") if len(run) > 1 else run[0] for run in runs]


def event(game: str, told: View, names: Sequence[str], you: int | None) -> Text | None:
    """A line of the story, with the clauses behind it; none for an event that goes without saying."""
    text = words_of(game).event(told, names, you)
    if not text:
        return None
    loud = text.startswith(("BANG", "Click")) or told["event"] == "game_ended"
    return Text.assemble((text, f"bold {accent(game)}" if loud else ""), clauses(told["clauses"]))


def clauses(ids: Sequence[str]) -> Text:
    if not ids:
        return Text()
    more = " …" if len(ids) > MANY_CLAUSES else ""
    return Text(f"  [{' '.join(ids[:MANY_CLAUSES])}{more}]", style="dim")


def question(view: View, names: Sequence[str]) -> Text:
    """What is asked of the one who looks, or whom the table waits for."""
    ask = view["ask"]
    if ask is None:
        return Text(say("terminal-over"), style="bold")
    words = words_of(view["game"])
    mine = view["seat"] in view["to_act"]
    you = view["seat"]
    text = words.ask(ask, names, you) if mine else words.wait(ask, view["to_act"], names, you)
    name = f"{names[view['seat']]}: " if mine else ""
    given = [words.action(part, names, you) for part in ask.get("draft") or ()]
    so_far = f" {say('terminal-so-far', answer=', '.join(given))}" if given else ""
    return Text.assemble(
        (name, f"bold {accent(view['game'])}"),
        (text, "bold" if mine else ""),
        so_far,
        clauses(ask["clauses"]),
    )


def choices(t: Table, seat: int, names: Sequence[str]) -> list[tuple[str, str]]:
    """For each option, in order: the sentence and the text form."""
    words = words_of(t.name)
    return [(words.action(str(action), names, seat), str(action)) for action in t.legal(seat)]


def result(t: Table, names: Sequence[str], you: int | None = None) -> Text:
    """Who has won, and by which clause."""
    if t.result is None:
        return Text(say("terminal-unfinished"))
    told = {"event": "game_ended", **t.result.document()}
    text = words_of(t.name).event(told, names, you)
    return Text.assemble((text, f"bold {accent(t.name)}"), (f"  [{t.result.reason}]", "dim"))


def farewell(t: Table, names: Sequence[str], you: int | None) -> Text:
    """The result, and how to leave."""
    return result(t, names, you).append(f"\n{say('terminal-leave-hint')}")
