"""Playing line by line: for pipes, scripts, screen readers and plain terminals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from sixgun.core.action import Action
from sixgun.core.errors import Invalid
from sixgun.games import find
from sixgun.terminal import show
from sixgun.terminal.film import seen
from sixgun.terminal.rules import rule_text
from sixgun.terminal.session import Session
from sixgun.terminal.show import Choice
from sixgun.words import rulebook, say, words_of

Read = Callable[[], str]
PATIENCE: Final = 200  # answers that are none, in a row
SHOWN: Final = 20  # choices listed at once
FORGET_LINES: Final = "\x1b[3J"  # the lines that have scrolled out of a terminal


class Left(Exception):
    """The person has left the table."""


class LineGame:
    """One session on standard input and output."""

    def __init__(self, session: Session, console: Console, read: Read = input) -> None:
        self.session, self.console, self.read = session, console, read
        self.looking: int | None = None

    def play(self) -> bool:
        """Play until the end (true) or until somebody leaves."""
        self.console.print(Text(show.title(self.session.table.name), style="bold"))
        self.console.print(say("terminal-help"))
        try:
            while (seat := self.session.advance()) is not None:
                self.cover(seat)
                self.tell(seat)
                action = self.ask(seat)
                if self.session.table.forgetful():
                    self.wipe()
                self.session.answer(seat, action)
        except (Left, EOFError, KeyboardInterrupt):
            self.console.print()
            self.console.print(say("terminal-left"))
            return False
        self.end()
        return True

    def cover(self, seat: int) -> None:
        """With several people at one screen, nobody sees what the last one saw."""
        if len(self.session.people) > 1 and seat != self.looking:
            name = self.session.names[seat]
            self.wipe()
            self.console.print(f"\n--- {say('terminal-cover', name=name)} ---")
            self.line()
        self.looking = seat

    def wipe(self) -> None:
        """Nothing stays to be read, not even above the upper edge of a terminal; a pipe has no such edge."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.clear()
            self.console.file.write(FORGET_LINES)

    def tell(self, seat: int) -> None:
        """What has happened since this seat last looked, and how the table lies now."""
        t, names = self.session.table, self.session.names
        for line in show.story(t.name, self.session.news(seat), names, seat):
            self.console.print(line)
        self.console.print()
        self.console.print(show.table(t, t.view(seat), names))
        self.console.print()
        self.console.print(show.question(t.view(seat), names))

    def ask(self, seat: int) -> Action:
        """Ask until the answer is one of the options."""
        options = self.session.table.legal(seat)
        self.list(seat, "")
        for _ in range(PATIENCE):
            words = self.line().strip()
            if words in ("q", "quit"):
                raise Left
            if words == "?":
                self.explain()
            elif words == "??":
                self.console.print(
                    show.explained(self.session.table, self.session.table.view(seat), self.session.names)
                )
            elif words.isdecimal() and 1 <= int(words) <= len(options):
                return options[int(words) - 1]
            elif words.isdecimal():
                self.console.print(say("terminal-numbers", count=len(options)))
            elif (action := self.match(seat, words)) is not None:
                return action
        raise Left  # nobody is there: a script goes on giving answers that are none

    def match(self, seat: int, words: str) -> Action | None:
        """The option that is written so; or else show those that hold the words."""
        t = self.session.table
        try:
            action = find(t.name).parse(words)
        except Invalid:
            self.list(seat, words)
            return None
        if action in t.legal(seat) or action in t.anytime(seat):
            return action
        self.console.print(Text(refusal(self.session, seat, action), style="red"))
        return None

    def list(self, seat: int, words: str) -> None:
        choices = list(enumerate(show.choices(self.session.table, seat, self.session.names), 1))
        found = [entry for entry in choices if matches(entry[1], words)]
        for place, (number, choice) in enumerate(found[:SHOWN]):
            line = show.choice(number, choice, after=found[place - 1][1] if place else None)
            self.console.print(show.hanging(line, self.console.width) if self.console.is_terminal else line)
        if len(found) > SHOWN:
            self.console.print(f"      … {say('terminal-more', count=len(found) - SHOWN)}")
        if not found:
            self.console.print(f"{say('terminal-unknown', words=words)} {say('terminal-help')}")

    def explain(self) -> None:
        """The rules behind the question."""
        ask = self.session.table.ask
        book = rulebook(self.session.table.name)
        for id in ask.clauses if ask else ():
            if clause := book.named(id):
                self.console.print(rule_text(clause))

    def end(self) -> None:
        """The last of the story, and the table with everybody's result."""
        t, names = self.session.table, self.session.names
        viewer = self.session.people[0] if len(self.session.people) == 1 else None
        told = self.session.told(None)[-1:] if viewer is None else self.session.news(viewer)
        for line in show.story(t.name, told, names, viewer):
            self.console.print(line)
        self.console.print()
        self.console.print(show.table(t, seen(t, viewer), names))
        self.console.print()
        self.console.print(show.result(t, names, viewer))

    def line(self) -> str:
        self.console.print("> ", end="")
        return self.read()


def matches(choice: Choice, words: str) -> bool:
    """Every word stands in the sentence or in the text form."""
    text = f"{choice.sentence} {choice.text}".casefold()
    return all(word in text for word in words.casefold().split())


def refusal(session: Session, seat: int, action: Action) -> str:
    """Why the rules do not allow it, with the clauses behind it."""
    error = session.table.illegal(seat, action)
    return (
        f"{words_of(session.table.name).error(error.code, error.message)} {clauses_in(error.clauses)}".strip()
    )


def clauses_in(ids: Sequence[str]) -> str:
    return f"({', '.join(ids)})" if ids else ""
