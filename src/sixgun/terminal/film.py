"""`sixgun replay`: a record step by step, as one seat, as a spectator, or with everything open."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from sixgun.core.errors import Invalid
from sixgun.core.event import Event
from sixgun.core.seats import NAMES
from sixgun.core.table import Table
from sixgun.record import Move, Record, moments, read
from sixgun.terminal import show
from sixgun.terminal.receipts import Receipts
from sixgun.terminal.session import tell
from sixgun.words import say, words_of

OPEN = -1  # whoever looks with everything open
Viewer = int | None


class Frame:
    """The table after one action (none: the deal), and what the action led to."""

    __slots__ = ("events", "move", "table", "times")

    def __init__(self, table: Table, move: Move | None, events: list[Event[Any]], times: list[Text]) -> None:
        self.table, self.move, self.events = table, move, events
        self.times = times  # the moments of a race that is over with this action


class Film:
    """A whole record, ready to be looked at from any side."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game = record.header.game
        self.names = list(NAMES[: record.header.seats])
        times = Receipts(self.names)
        self.frames = [
            Frame(m.table.clone(), m.move, m.events, times.lines(m.table, m.move, m.events))
            for m in moments(record)
        ]

    @property
    def viewers(self) -> list[Viewer]:
        return [None, *range(len(self.names)), OPEN]

    def viewer_name(self, viewer: Viewer) -> str:
        if viewer is None:
            return say("terminal-viewer-spectator")
        if viewer == OPEN:
            return say("terminal-viewer-open")
        return say("terminal-viewer-seat", seat=viewer, name=self.names[viewer])

    def view(self, frame: Frame, viewer: Viewer) -> Mapping[str, Any]:
        return open_view(frame.table) if viewer == OPEN else frame.table.view(viewer)

    def story(self, frame: Frame, viewer: Viewer) -> list[Text]:
        """What the viewer hears at this step."""
        if viewer == OPEN:
            told = [Text(f"  {event}", style="dim") for event in frame.events]
            return self._deed(frame) + told + frame.times
        return (
            show.story(self.game, tell(frame.table, frame.events, viewer), self.names, viewer) + frame.times
        )

    def _deed(self, frame: Frame) -> list[Text]:
        if frame.move is None:
            return [Text(say("terminal-deal"))]
        seat, text = frame.move.seat, frame.move.action
        name = self.names[seat] if seat >= 0 else say("terminal-clock")
        deed = say("terminal-did", name=name, action=words_of(self.game).action(text, self.names))
        return [Text.assemble((deed, "bold"), (f"   {text}", "dim"))]

    @property
    def ending(self) -> str:
        if self.record.end is None:
            return say("terminal-ending-cut")
        return "" if self.record.end.result else say("terminal-ending-left")


def open_view(t: Table) -> dict[str, object]:
    """Each seat's own entry from its own view, every piece by name: what only an open replay may show."""
    view = t.view(None, recall=True)
    for field in t.fields:
        value: object = getattr(t, field.name)
        view[field.name] = field.look(value, None, True) if not field.each else _plain(value)
    for zone in t.zones:
        lists = getattr(t, zone.name)
        view[zone.name] = [_faces(t, pieces) for pieces in lists] if zone.each else _faces(t, lists)
    return view


def seen(t: Table, viewer: int | None) -> Mapping[str, Any]:
    """What a seat sees at a terminal: after the end, all roles and hands as well."""
    return {**open_view(t), "seat": viewer} if t.over else t.view(viewer)


def _faces(t: Table, pieces: list[int]) -> list[str | None]:
    return [t.piece_name(piece) if piece >= 0 else None for piece in pieces]


def _plain(value: object) -> object:
    return [_plain(entry) for entry in value] if isinstance(value, (list, tuple)) else value


def run(file: Path, seat: int | None, everything: bool, plain: bool) -> None:
    film = Film(read(file))
    if seat is not None and not 0 <= seat < len(film.names):
        raise Invalid("bad_seat", f"--seat is a number from 0 to {len(film.names) - 1}, not {seat}")
    if seat is not None and everything:
        raise Invalid("bad_seat", "--seat shows one side and --open all of them: give one of the two")
    viewer: Viewer = OPEN if everything else seat
    if plain:
        print_film(Console(soft_wrap=not sys.stdout.isatty()), film, viewer)
    else:
        from sixgun.terminal.replay_app import ReplayApp

        ReplayApp(film, viewer).run()


def print_film(console: Console, film: Film, viewer: Viewer) -> None:
    """The whole story, then the table as it lies at the end."""
    header = film.record.header
    title, eyes = show.title(film.game), film.viewer_name(viewer)
    console.print(say("terminal-replay-title", title=title, seats=header.seats, viewer=eyes))
    for frame in film.frames:
        for line in film.story(frame, viewer):
            console.print(line)
    last = film.frames[-1]
    console.print()
    console.print(show.table(last.table, film.view(last, viewer), film.names))
    if film.ending:
        console.print(film.ending)
