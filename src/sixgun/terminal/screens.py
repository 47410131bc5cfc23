"""The screens that lie over the table: a cover between people, a rule, all rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.markdown import Markdown
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Middle, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Footer, Static

from sixgun.terminal.rules import rule_text
from sixgun.words import rulebook, say


class CoverScreen(Screen[None]):
    """Between two people at one screen: nothing of the table is to be seen."""

    CSS = "CoverScreen Static { width: auto; }"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "uncover", say("terminal-cover-key"))]

    def __init__(self, name: str) -> None:
        super().__init__()
        self.next_name = name

    def compose(self) -> ComposeResult:
        text = say("terminal-cover-screen", name=self.next_name)
        with Middle(), Center():
            yield Static(Text(text, justify="center", style="bold"), id="cover")
        yield Footer()

    def action_uncover(self) -> None:
        self.dismiss(None)


class OverScreen(ModalScreen[None]):
    """Something to read; Escape closes it."""

    DEFAULT_CSS = """
    OverScreen { align: center middle; }
    #paper { width: 90%; max-width: 100; height: auto; max-height: 90%; padding: 1 2;
             border: round $accent; background: $surface; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,f1,f2,f3,enter,q", "shut", say("terminal-key-close"))
    ]

    def on_mount(self) -> None:
        self.query_one("#paper").border_subtitle = say("terminal-paper-hint")

    def action_shut(self) -> None:
        self.dismiss(None)


class ClauseScreen(OverScreen):
    """The text of some clauses."""

    def __init__(self, game: str, ids: Sequence[str]) -> None:
        super().__init__()
        self.game, self.ids = game, ids

    def compose(self) -> ComposeResult:
        book = rulebook(self.game)
        found = [clause for id in self.ids if (clause := book.named(id))]
        text = Text("\n\n").join([rule_text(clause) for clause in found])
        with VerticalScroll(id="paper"):
            yield Static(text if found else say("terminal-no-rule"), id="clauses")


class PiecesScreen(OverScreen):
    """What the cards, roles and characters in sight do."""

    def __init__(self, text: Text) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="paper"):
            yield Static(self.text if self.text else say("terminal-no-pieces"), id="pieces")


class RulesScreen(OverScreen):
    """The whole rules file."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self.game = game

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="paper"):
            yield Static(Markdown(rulebook(self.game).text))
