"""The full screen that play and replay share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical, VerticalScroll
from textual.theme import Theme
from textual.widgets import Footer, Header, Static

from sixgun.core.table import Table
from sixgun.terminal import show
from sixgun.terminal.screens import ClauseScreen, PiecesScreen, RulesScreen
from sixgun.words import say

LAMPLIGHT = "lamplight"
MIDDLE, TALL = 28, 38  # lines from which a screen has room for rules between its parts, and for air
STYLE = """
#table { height: 1fr; layout: vertical; }
#seats-box { height: auto; max-height: 100%; padding: 0 1; border-top: solid $accent;
    scrollbar-size-vertical: 0; /* one that takes room may keep it: lines wrap, and need it */ }
#log-box { height: 1fr; padding: 0 1; border-top: solid $panel-lighten-2; }
#log { height: auto; }
#facts, #seats { height: auto; }
#own { height: auto; }
#desk { height: auto; max-height: 60%; padding: 0 1; border-top: solid $accent; }
#question { height: auto; max-height: 12; }
#note { height: auto; color: $error; }
#note.empty, #own.empty { display: none; }
#answer { border: none; height: 1; padding: 0; margin: 0; background: $boost; }
#choices { height: auto; max-height: 10; border: none; padding: 0; background: transparent; }
.-wide #table { layout: horizontal; }
.-wide #seats-box { width: 3fr; height: 100%; max-height: 100%; }
.-wide #log-box { width: 2fr; height: 100%; }
.-tall #facts, .-tall #seats { margin-bottom: 1; }
.-short Header { display: none; }
.-short #seats-box, .-short #log-box { border-top: none; }
"""


def lamplight(game: str) -> Theme:
    """Dark wood, warm paper, and the game's own colour."""
    return Theme(
        name=LAMPLIGHT,
        primary=show.accent(game),
        accent=show.accent(game),
        foreground="#efe3cd",
        background="#17120d",
        surface="#211a13",
        panel="#2c2319",
        boost="#2c2319",
        error="#e0685a",
        dark=True,
    )


class TableApp(App[None]):
    """The screen that play and replay share: the table, the story, the rules."""

    CSS = STYLE
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS: list[tuple[int, str]] | None = [(0, "-narrow"), (130, "-wide")]
    VERTICAL_BREAKPOINTS: list[tuple[int, str]] | None = [(0, "-short"), (MIDDLE, "-middle"), (TALL, "-tall")]
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "clause", say("terminal-key-why")),
        Binding("f2", "rules", say("terminal-key-rules")),
        Binding("f3", "pieces", say("terminal-key-pieces")),
        Binding("ctrl+q", "quit", say("terminal-key-leave"), priority=True),
    ]

    def __init__(self, game: str, names: Sequence[str]) -> None:
        super().__init__()
        self.game, self.names = game, names
        self.title = show.title(game)
        self.explained = Text()  # what everything in sight does
        self.looked: tuple[Table, Mapping[str, Any]] | None = None  # the table as it is shown
        self.register_theme(lamplight(game))
        self.theme = LAMPLIGHT

    def compose(self) -> ComposeResult:
        yield Header(icon="")
        with Container(id="table"):
            with VerticalScroll(id="seats-box", can_focus=False):
                yield Static(id="facts")
                yield Static(id="seats")
                yield Static(id="own", classes="empty")
            with VerticalScroll(id="log-box", can_focus=False):
                yield Static(id="log")
        with Vertical(id="desk"):
            yield Static(id="question")
            yield from self.desk()
        yield Footer()

    def desk(self) -> ComposeResult:
        """The lines below the question."""
        yield from ()

    def lay(self, t: Table, view: Mapping[str, Any], story: Sequence[Text]) -> None:
        """Show the table and the story."""
        self.query_one("#facts", Static).update(show.facts(t, view, self.names))
        self.query_one("#seats", Static).update(show.seats(t, view, self.names))
        self.query_one("#question", Static).update(show.question(view, self.names))
        self.explained = show.explained(t, view, self.names)
        self.query_one("#log", Static).update(Text("\n").join(story))
        self.looked = t, view
        self.settle()

    def settle(self) -> None:
        """What depends on how large the screen is; the end of the story stays in sight."""
        if self.looked is not None:
            mine = show.own(*self.looked, self.names, " · " if self.is_low() else "\n")
            self.query_one("#own", Static).update(mine)
            self.query_one("#own").set_class(not mine, "empty")
        self.query_one("#log-box").anchor()

    def is_low(self) -> bool:
        """Has the screen no room for more than the table and the question?"""
        return self.size.height < MIDDLE

    def on_resize(self) -> None:
        self.call_after_refresh(self.settle)

    def hide(self) -> None:
        """Nothing of the last one who looked stays on the screen."""
        for name in ("#facts", "#seats", "#own", "#question", "#log"):
            self.query_one(name, Static).update("")
        self.explained = Text()
        self.looked = None

    def clause_ids(self) -> Sequence[str]:
        """The clauses behind what is seen now."""
        return ()

    def action_clause(self) -> None:
        self.push_screen(ClauseScreen(self.game, self.clause_ids()))

    def action_rules(self) -> None:
        self.push_screen(RulesScreen(self.game))

    def action_pieces(self) -> None:
        self.push_screen(PiecesScreen(self.explained))
