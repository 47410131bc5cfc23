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
from sixgun.terminal.screens import ClauseScreen, RulesScreen
from sixgun.words import say

LAMPLIGHT = "lamplight"
STYLE = """
#table { height: 1fr; layout: vertical; }
#seats-box { height: auto; max-height: 55%; padding: 0 1; border: round $accent; }
#log-box { height: 1fr; border: round $panel-lighten-2; padding: 0 1; }
#log { height: auto; }
.-wide #table { layout: horizontal; }
.-wide #seats-box { width: 3fr; height: 100%; max-height: 100%; }
.-wide #log-box { width: 2fr; height: 100%; }
#facts { height: auto; margin-bottom: 1; }
#seats { height: auto; }
#desk { height: auto; max-height: 50%; padding: 0 1; border: round $accent; }
#question, #note { height: auto; }
#note { color: $error; }
#note.empty { display: none; }
#answer { border: none; height: 1; padding: 0; margin: 0; background: $boost; }
#choices { height: auto; max-height: 10; border: none; padding: 0; background: transparent; }
.-narrow #choices { max-height: 5; }
.-narrow #seats-box { max-height: 75%; }
.-narrow #log-box { border: none; min-height: 2; }
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
    HORIZONTAL_BREAKPOINTS: list[tuple[int, str]] | None = [(0, "-narrow"), (100, "-wide")]
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "clause", say("terminal-key-why")),
        Binding("f2", "rules", say("terminal-key-rules")),
        Binding("ctrl+q", "quit", say("terminal-key-leave"), priority=True),
    ]

    def __init__(self, game: str, names: Sequence[str]) -> None:
        super().__init__()
        self.game, self.names = game, names
        self.title = show.title(game)
        self.register_theme(lamplight(game))
        self.theme = LAMPLIGHT

    def compose(self) -> ComposeResult:
        yield Header(icon="")
        with Container(id="table"):
            with VerticalScroll(id="seats-box", can_focus=False):
                yield Static(id="facts")
                yield Static(id="seats")
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
        self.query_one("#log", Static).update(Text("\n").join(story))
        self.query_one("#log-box").scroll_end(animate=False)

    def hide(self) -> None:
        """Nothing of the last one who looked stays on the screen."""
        for name in ("#facts", "#seats", "#question", "#log"):
            self.query_one(name, Static).update("")

    def clause_ids(self) -> Sequence[str]:
        """The clauses behind what is seen now."""
        return ()

    def action_clause(self) -> None:
        self.push_screen(ClauseScreen(self.game, self.clause_ids()))

    def action_rules(self) -> None:
        self.push_screen(RulesScreen(self.game))
