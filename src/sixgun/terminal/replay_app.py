"""The full-screen replay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.widgets import Static

from sixgun.terminal import show
from sixgun.terminal.film import Film, Viewer
from sixgun.terminal.table_app import STYLE, TableApp
from sixgun.words import say


class ReplayApp(TableApp):
    """A film on the whole screen: arrows step, v changes whose eyes it is seen by."""

    CSS = f"{STYLE} .-short Header {{ display: block; }}"  # the step, and whose eyes it is seen by
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space,enter", "step(1)", say("terminal-key-next"), priority=True),
        Binding("left,backspace", "step(-1)", say("terminal-key-back"), priority=True),
        Binding("home", "step(-100000)", say("terminal-key-start"), priority=True, show=False),
        Binding("end", "step(100000)", say("terminal-key-end"), priority=True, show=False),
        Binding("v", "eyes", say("terminal-key-eyes"), priority=True),
        Binding("q", "quit", say("terminal-key-leave"), show=False),
    ]

    def __init__(self, film: Film, viewer: Viewer) -> None:
        super().__init__(film.game, film.names)
        self.film, self.viewer, self.at = film, viewer, 0

    def on_mount(self) -> None:
        self.show_frame()

    def show_frame(self) -> None:
        frame = self.film.frames[self.at]
        story = [
            line for past in self.film.frames[: self.at + 1] for line in self.film.story(past, self.viewer)
        ]
        view = self.film.view(frame, self.viewer)
        self.lay(frame.table, view, story)
        last = len(self.film.frames) - 1
        viewer = self.film.viewer_name(self.viewer)
        self.sub_title = say("terminal-replay-step", at=self.at, last=last, viewer=viewer)
        text = show.question({**view, "seat": None}, self.names)
        if self.at == last and frame.table.result is not None:
            text = show.result(frame.table, self.names)
        elif self.at == last:
            text = Text(self.film.ending)
        self.query_one("#question", Static).update(text)

    def action_step(self, steps: int) -> None:
        if len(self.screen_stack) > 1:
            self.pop_screen()
            return
        self.at = max(0, min(len(self.film.frames) - 1, self.at + steps))
        self.show_frame()

    def action_eyes(self) -> None:
        viewers = self.film.viewers
        self.viewer = viewers[(viewers.index(self.viewer) + 1) % len(viewers)]
        self.show_frame()

    def clause_ids(self) -> Sequence[str]:
        frame = self.film.frames[self.at]
        ids = [id for event in frame.events for id in event.clauses]
        return list(dict.fromkeys([*ids, *(frame.table.ask.clauses if frame.table.ask else ())]))
