"""What is done in a player's name without their word: told in the story, and kept with the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec import Struct

from sixgun.server import wire

if TYPE_CHECKING:
    from sixgun.server.room.play import Play
    from sixgun.server.room.room import Room

KEPT: Final = 100  # notes of one table


class Kept(Struct):
    """A note, and which number each seat and the onlookers had heard before; `own`: for that seat alone."""

    kind: wire.NoteKind
    seat: int
    name: str
    seconds: int
    heard: list[int]
    watched: int
    own: bool = False

    def told(self, viewer: int | None) -> wire.Note | None:
        """The note as that viewer reads it."""
        if self.own and viewer != self.seat:
            return None
        at = self.watched if viewer is None else self.heard[viewer]
        return wire.Note(self.kind, self.seat, self.name, at, self.seconds)


class Moment(NamedTuple):
    """A place in the story: the number that each seat and the onlookers have heard."""

    heard: list[int]
    watched: int


def moment(play: Play) -> Moment:
    return Moment(list(play.kept.numbers.heard), play.kept.numbers.watched)


async def tell(
    room: Room,
    kind: wire.NoteKind,
    seats: Iterable[int],
    seconds: float = 0.0,
    own: bool = False,
    name: str = "",
    at: Moment | None = None,
) -> None:
    """Write it for good, then tell whom it concerns. What was just told is not told twice.

    It stands at the end of the story, or `at` a moment before what has come of it.
    """
    if room.play is None:
        return
    doc = room.doc
    heard, watched = at or moment(room.play)
    made = [
        Kept(kind, seat, name or doc.places[seat].name, round(seconds), heard, watched, own) for seat in seats
    ]
    news = [note for note in made if note not in doc.notes[-len(doc.places) :]]
    if not news:
        return
    doc.notes = [*doc.notes, *news][-KEPT:]
    await room.keep()
    for guest in room.presence.guests:
        for told in so_far(news, guest.seat):
            guest.say(wire.Noted(told))


def so_far(notes: Iterable[Kept], viewer: int | None) -> list[wire.Note]:
    """Those of the notes that this viewer may read."""
    return [told for note in notes if (told := note.told(viewer)) is not None]
