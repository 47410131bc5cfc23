"""The full-screen game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from sixgun.core.action import Action
from sixgun.core.errors import Invalid
from sixgun.games import find
from sixgun.terminal import show
from sixgun.terminal.film import seen
from sixgun.terminal.lines import matches, refusal
from sixgun.terminal.screens import CoverScreen
from sixgun.terminal.session import Session
from sixgun.terminal.table_app import TableApp
from sixgun.words import say

LEAST, MOST = 3, 10  # choices in sight
STORY: Final = 3  # lines of the story that stay in sight, if there is room
MARGIN: Final = 6  # columns beside a choice
TYPED: Final = 2  # the line to type in, and the rule above the question


class PlayApp(TableApp):
    """A session on the whole screen: type a number, or letters to filter, and Enter."""

    def __init__(self, session: Session) -> None:
        super().__init__(session.table.name, session.names)
        self.session = session
        self.seat: int | None = None
        self.options: list[Action] = []
        self.shown: list[Action] = []
        self.rows: list[tuple[int, show.Choice]] = []  # the choices on the screen, with their numbers

    def desk(self) -> ComposeResult:
        yield Static(id="note", classes="empty")
        yield Input(id="answer", placeholder=say("terminal-placeholder"), compact=True)
        yield OptionList(id="choices")

    def on_mount(self) -> None:
        self.query_one("#choices", OptionList).can_focus = False
        self.query_one("#answer", Input).focus()
        self.go_on()

    def go_on(self) -> None:
        """Let the bots play, then ask the next person, behind a cover if it is another one."""
        seat = self.session.advance()
        if seat is not None and seat != self.seat and len(self.session.people) > 1:
            self.hide()
            self.query_one("#choices", OptionList).clear_options()
            self.push_screen(CoverScreen(self.names[seat]), lambda _: self.turn(seat))
        else:
            self.turn(seat)

    def turn(self, seat: int | None) -> None:
        """Show the table to that seat and offer what it can do; None: the game is over."""
        alone = len(self.session.people) == 1
        viewer = seat if seat is not None else self.session.people[0] if alone else None
        self.seat = seat
        t = self.session.table
        self.lay(t, seen(t, viewer), show.story(t.name, self.session.told(viewer), self.names, viewer))
        self.options = [] if seat is None else t.legal(seat)
        answer = self.query_one("#answer", Input)
        answer.value = ""
        answer.display = seat is not None
        self.offer("")
        if seat is None:
            self.query_one("#question", Static).update(show.farewell(t, self.names, viewer))

    def offer(self, words: str) -> None:
        """List the options that hold the words; a number only moves the mark."""
        number = int(words) if words.isdecimal() else 0
        names = show.choices(self.session.table, self.seat, self.names) if self.seat is not None else []
        self.rows = [entry for entry in enumerate(names, 1) if number or matches(entry[1], words)]
        self.shown = [self.options[place - 1] for place, _ in self.rows]
        marked = number - 1 if 1 <= number <= len(self.rows) else 0
        choices = self.query_one("#choices", OptionList)
        choices.clear_options()
        choices.add_options([Option(self.row(place, place == marked)) for place in range(len(self.rows))])
        choices.display = bool(self.rows)
        choices.highlighted = marked if self.rows else None

    def row(self, place: int, whole: bool) -> Text:
        """One line, without what the line before tells; the marked choice gets as many as it takes."""
        number, entry = self.rows[place]
        if whole:
            return show.hanging(show.choice(number, entry), self.size.width - MARGIN)
        line = show.choice(number, entry, after=self.rows[place - 1][1] if place else None)
        line.truncate(self.size.width - MARGIN, overflow="ellipsis")
        return line

    @on(OptionList.OptionHighlighted, "#choices")
    def unfold(self) -> None:
        """The marked choice is shown whole, and no other."""
        choices = self.query_one("#choices", OptionList)
        for place in range(min(choices.option_count, len(self.rows))):
            choices.replace_option_prompt_at_index(place, self.row(place, place == choices.highlighted))

    def fit(self) -> None:
        """The choices get the lines that the board and the last of the story leave over, three at least."""
        box, log = self.query_one("#seats-box"), self.query_one("#log-box")
        board = self.query_one("#own").virtual_region.bottom + box.gutter.height
        rest = [self.query_one(name).outer_size.height for name in ("Header", "#question", "#note", "Footer")]
        spare = self.size.height - board - log.gutter.height - STORY - sum(rest) - TYPED
        self.query_one("#choices").styles.max_height = max(LEAST, min(MOST, spare))

    def settle(self) -> None:
        super().settle()
        self.unfold()
        self.call_after_refresh(self.fit)

    def note(self, text: str) -> None:
        note = self.query_one("#note", Static)
        note.update(text)
        note.set_class(not text, "empty")

    @on(Input.Changed, "#answer")
    def filter(self, event: Input.Changed) -> None:
        self.note("")
        self.offer(event.value.strip())

    @on(Input.Submitted, "#answer")
    def submit(self, event: Input.Submitted) -> None:
        action = self.meant(event.value.strip())
        if action is not None:
            self.choose(action)
        else:
            event.input.select_all()  # so that the next key replaces it

    @on(OptionList.OptionSelected, "#choices")
    def pick(self, event: OptionList.OptionSelected) -> None:
        self.choose(self.shown[event.option_index])

    def meant(self, words: str) -> Action | None:
        """The option that the words mean; otherwise say why there is none."""
        if words.isdecimal():
            if 1 <= int(words) <= len(self.options):
                return self.options[int(words) - 1]
            self.note(say("terminal-numbers", count=len(self.options)))
            return None
        if self.shown:
            marked = self.query_one("#choices", OptionList).highlighted
            return self.shown[marked or 0]
        return self.unlisted(words)

    def unlisted(self, words: str) -> Action | None:
        """Something that may be done at any time, such as to resign; or say why not."""
        seat = -1 if self.seat is None else self.seat
        try:
            action = find(self.game).parse(words)
        except Invalid:
            self.note(say("terminal-unknown-clear", words=words))
            return None
        if action in self.session.table.anytime(seat):
            return action
        self.note(refusal(self.session, seat, action))
        return None

    def choose(self, action: Action) -> None:
        if self.seat is not None:
            self.session.answer(self.seat, action)
            self.go_on()

    def on_key(self, event: events.Key) -> None:
        """Up and down move the mark while the line has the focus; at the end Enter leaves."""
        choices = self.query_one("#choices", OptionList)
        if event.key == "up":
            choices.action_cursor_up()
        elif event.key == "down":
            choices.action_cursor_down()
        elif event.key == "pageup":
            self.query_one("#log-box").scroll_page_up()
        elif event.key == "pagedown":
            self.query_one("#log-box").scroll_page_down()
        elif event.key == "enter" and self.session.table.over:
            self.exit()

    def clause_ids(self) -> Sequence[str]:
        ask = self.session.table.ask
        result = self.session.table.result
        return ask.clauses if ask is not None else (result.reason,) if result is not None else ()
