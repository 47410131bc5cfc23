"""Rich pictures of views, events and questions, by the game's board and its words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, Final, NamedTuple

from rich.console import Console, Group
from rich.table import Table as Grid
from rich.text import Text

from sixgun.core.action import Action
from sixgun.core.event import Result
from sixgun.core.table import Table
from sixgun.games import find
from sixgun.terminal.boards import Board, Cell, Look, board_of
from sixgun.terminal.boards.board import telling
from sixgun.terminal.rules import bare
from sixgun.words import rulebook, say, words_of
from sixgun.words.catalogue import begun

ACCENT: Final = {
    "klack": "#d4a63a",
    "slap45": "#c4573b",
    "bang_dice": "#5f9e6e",
    "kablamo": "#d63b2f",
    "bang": "#e0843a",
}
LONG: Final = ("plays", "role")  # columns that may take two lines
LEAST: Final = 9  # characters of the last column
LOUD: Final = ("banged", "clicked", "eliminated", "players_eliminated", "knocked_out", "game_ended")
INDENT: Final = 5  # of a choice's text, after its number
RECENT: Final = 6  # parts of a long answer that are told again

View = Mapping[str, Any]


class Choice(NamedTuple):
    """An option: its sentence, its text form, and what the piece in it does."""

    sentence: str
    text: str
    about: str


def accent(game: str) -> str:
    """The game's own colour."""
    return ACCENT.get(game, "#c9a86a")


def title(game: str) -> str:
    return find(game).title


def facts(t: Table, view: View, names: Sequence[str]) -> Text:
    """The shared facts in one paragraph."""
    return paragraph(board_of(Look(t, view, names)).middle())


def seats(t: Table, view: View, names: Sequence[str]) -> Grid:
    """A row for every seat; whoever is out keeps a short one."""
    board = board_of(Look(t, view, names))
    grid = Grid(expand=True, box=None, pad_edge=False, header_style="dim", padding=(0, 1, 0, 0))
    grid.add_column(say("terminal-seat"), no_wrap=True)
    for column in board.columns[:-1]:
        grid.add_column(say(f"terminal-column-{column}"), no_wrap=column not in LONG)
    last = say(f"terminal-column-{board.columns[-1]}") if board.columns else ""
    grid.add_column(last, ratio=1, min_width=LEAST, overflow="fold")
    for seat in range(t.seats):
        out = board.out(seat)
        style = "dim" if out else ""
        grid.add_row(
            seat_name(view, seat, names), *[Text(cell) for cell in _row(board, seat, out)], style=style
        )
    return grid


def _row(board: Board, seat: int, out: str) -> list[str]:
    cells = board.row(seat)
    return [*cells[:-1], f"{out}. {cells[-1]}".strip(". ")] if out else cells


def own(t: Table, view: View, names: Sequence[str], between: str = "\n") -> Text:
    """The reader's role, goal, power and hand: a line for each, unless they are told in a row."""
    me = view["seat"]
    cells = [] if me is None else board_of(Look(t, view, names)).own(me)
    colour = f"bold {accent(view['game'])}"
    return Text(between).join(
        [Text.assemble((f"{heading}  ", colour), text) for heading, text in telling(cells)]
    )


def explained(t: Table, view: View, names: Sequence[str]) -> Text:
    """What everything in sight does."""
    found = board_of(Look(t, view, names)).explained()
    return Text("\n").join([Text.assemble((title, "bold"), f"  {text}") for title, text in found.items()])


def paragraph(cells: Sequence[Cell]) -> Text:
    """Headings and values in a row; what says nothing is left out."""
    line, yes = Text(), say("yes")
    for heading, value in telling(cells):
        line.append(" · " if line else "", style="dim")
        line.append(heading if value == yes else f"{heading} " if heading else "", style="dim")
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
    mine = own(t, view, names)
    return Group(facts(t, view, names), Text(), seats(t, view, names), *([Text(), mine] if mine else []))


def story(game: str, told: Sequence[View], names: Sequence[str], you: int | None = None) -> list[Text]:
    """A line for each event worth telling; a line that repeats is told once, with how often."""
    lines = [line for entry in told if (line := event(game, entry, names, you))]
    runs = [list(run) for _, run in groupby(lines, key=lambda line: line.plain)]
    return [Text.assemble(run[0], f"  ×{len(run)}") if len(run) > 1 else run[0] for run in runs]


def event(game: str, told: View, names: Sequence[str], you: int | None) -> Text | None:
    """A line of the story; none for an event that goes without saying."""
    text = words_of(game).event(told, names, you)
    if not text:
        return None
    return Text(text, style=f"bold {accent(game)}" if told["event"] in LOUD else "")


def question(view: View, names: Sequence[str], invited: bool = False) -> Text:
    """What is asked of the one who looks, also if they need not answer, or whom the table waits for."""
    ask = view["ask"]
    if ask is None:
        return Text(say("terminal-over"), style="bold")
    words = words_of(view["game"])
    mine = invited or view["seat"] in view["to_act"]
    you = view["seat"]
    text = words.ask(ask, names, you) if mine else words.wait(ask, view["to_act"], names, you)
    draft = ask.get("draft") or ()
    given = ["…"] * (len(draft) > RECENT) + [words.action(part, names, you) for part in draft[-RECENT:]]
    so_far = f" {say('terminal-so-far', answer='; '.join(given))}" if given else ""
    return Text.assemble((text, f"bold {accent(view['game'])}" if mine else ""), so_far)


def choices(
    t: Table, seat: int, names: Sequence[str], options: Sequence[Action] | None = None
) -> list[Choice]:
    """Every option in order."""
    words, board = words_of(t.name), board_of(Look(t, t.view(seat), names))
    texts = [str(action) for action in (t.legal(seat) if options is None else options)]
    return [Choice(words.action(text, names, seat), text, board.hint(text)) for text in texts]


def choice(number: int, entry: Choice, after: Choice | None = None) -> Text:
    """An option with its number, and what the piece in it does, unless the one before tells the same."""
    told = after is not None and after.about == entry.about
    about = f"   {entry.about}" if entry.about and not told else ""
    return Text.assemble((f"{number:3}  ", "bold"), begun(entry.sentence, ()), (about, "dim"))


def hanging(line: Text, width: int) -> Text:
    """A choice on as many lines as it takes, indented below its number."""
    number, text = line.divide([INDENT])
    lines = text.wrap(Console(width=width), width - INDENT)
    return Text.assemble(number, Text(f"\n{' ' * INDENT}").join(lines))


def result(t: Table, names: Sequence[str], you: int | None = None) -> Text:
    """Whether the reader has won, who has, and the rule that decided."""
    if t.result is None:
        return Text(say("terminal-unfinished"))
    told = {"event": "game_ended", **t.result.document()}
    text = words_of(t.name).event(told, names, you)
    fate = "" if you is None else board_of(Look(t, t.view(you), names)).fate(you)
    own = "" if you is None else f"{verdict(t.name, t.result, names, you, fate)} "
    line = Text.assemble((f"{own}{text}", f"bold {accent(t.name)}"))
    clause = rulebook(t.name).named(t.result.reason)
    why = say("terminal-decided", rule=bare(clause)) if clause else ""
    return line.append(f"\n{why}" if why else "", style="dim")


def verdict(game: str, ended: Result, names: Sequence[str], you: int, fate: str = "") -> str:
    """Whether the reader has won, and why: by who they were, else by whether they won, else as everybody is
    told; where no rule is a reason, by how much."""
    won = you in ended.winners
    words, clause = words_of(game), ended.reason.lower()
    told = {"names": winners_of(game, ended, names)}
    forms = [*([fate] if fate else []), "won" if won else "lost", ""]
    why = next(filter(None, (words.find("end", clause, form, told) for form in forms)), None)
    if why is None:
        by_score = say("terminal-won") if won else behind(game, ended, names, you)
        return " ".join(filter(None, [by_score, words.find("end", clause, "score", {})]))
    if not ended.winners:
        return say("terminal-none-why", why=why)
    return say("terminal-won-why" if won else "terminal-lost-why", why=why)


def behind(game: str, ended: Result, names: Sequence[str], you: int) -> str:
    score = ended.scores[you]
    lead = max(ended.scores) - score
    return say("terminal-lost-score", score=score, lead=lead, names=winners_of(game, ended, names))


def winners_of(game: str, ended: Result, names: Sequence[str]) -> str:
    return words_of(game).scene.listed([names[seat] for seat in ended.winners], "and")


def farewell(t: Table, names: Sequence[str], you: int | None) -> Text:
    """The result, and how to leave."""
    return result(t, names, you).append(f"\n{say('terminal-leave-hint')}", style="")
