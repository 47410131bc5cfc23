"""The messages of a room to one viewer, and the numbers that each viewer counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

from msgspec import Raw

from sixgun.core.attributes import EMPTY, plain
from sixgun.core.names import field_names
from sixgun.core.seats import any_seat
from sixgun.server import wire
from sixgun.server.room import notes, tempo

if TYPE_CHECKING:
    from sixgun.core.action import Action
    from sixgun.core.event import Event
    from sixgun.core.table import Table
    from sixgun.server.room.play import Play
    from sixgun.server.room.room import Room

_choices: dict[Action, wire.Choice] = {}
_lists: dict[tuple[Action, ...], Raw] = {}
KNOWN, LISTS = 20_000, 1_000  # choices, and lists of them, that are remembered at most


def choice(action: Action) -> wire.Choice:
    """An option with its parts, for drawing; actions are few and never change, so each is made once."""
    found = _choices.get(action)
    if found is None:
        if len(_choices) >= KNOWN:
            _choices.clear()
        found = _choices[action] = wire.Choice(str(action), verb(action), parts(action))
    return found


def choices(options: Sequence[Action]) -> list[wire.Choice]:
    """Options as they travel. The same are offered again and again, so each list is written once."""
    key = tuple(options)
    found = _lists.get(key)
    if found is None:
        if len(_lists) >= LISTS:
            _lists.clear()
        found = _lists[key] = wire.written([choice(option) for option in key])
    return cast("list[wire.Choice]", found)


def verb(action: Action) -> str:
    """The action's own verb, or the first word of its text form."""
    return action.verb or action.form.split(" ")[0].split("(")[0]


def parts(action: Action) -> list[wire.Part]:
    return [
        _part(action, name, value)
        for name, value in zip(field_names(type(action)), action.parts(), strict=True)
    ]


def _part(action: Action, name: str, value: int) -> wire.Part:
    if action.ranges.get(name) is any_seat:
        return wire.Part(name, "seat", value, str(value))
    if name in action.names:
        return wire.Part(name, "word", value, action.names[name][value])
    return wire.Part(name, "number", value, str(value))


def question(t: Table, seat: int | None, number: int, held: Action | None) -> wire.Question | None:
    """The question of that seat; an onlooker has none."""
    ask = t.ask
    options = () if seat is None or ask is None else t.options_of(seat)
    if ask is None or seat is None or not options:
        return None
    answer = held or ask.answer(seat) or ask.draft(seat)
    parts = answer if isinstance(answer, tuple) else () if answer is None else (answer,)
    return wire.Question(
        number=number,
        kind=ask.kind,
        clauses=list(ask.clauses),
        options=choices(options),
        answer="; ".join([str(part) for part in parts]) or None,
        given=[choice(part) for part in parts],
        awaited=held is None and seat in ask.seats(t),
        window=ask.window,
    )


def view(t: Table, viewer: int | None) -> wire.View:
    """The table as that viewer may see it: after the end everything."""
    return {**open_view(t), "seat": viewer} if t.over else t.view(viewer)


def open_view(t: Table) -> wire.View:
    """Everything face up."""
    seen = t.view(None)
    for field in t.fields:
        seen[field.name] = plain(getattr(t, field.name))
    for zone in t.zones:
        places = getattr(t, zone.name)
        seen[zone.name] = [_names(t, entry) for entry in places] if zone.each else _names(t, places)
    seen.update(t.open_facts())
    return seen


def _names(t: Table, pieces: Sequence[int]) -> list[str | None]:
    return [None if piece == EMPTY else t.piece_name(piece) for piece in pieces]


def told(t: Table, events: Sequence[Event[Any]], viewer: int | None) -> list[wire.Told]:
    """The events as that viewer may hear them; those of which they do not hear are not there."""
    return [message for event in events if (message := t.redact(event, viewer)) is not None]


def happening(t: Table, events: Sequence[Event[Any]], viewer: int | None) -> list[wire.Told]:
    """The latest events; one that no story may keep is marked as `fleeting`."""
    return [message for event in events if (message := heard(t, event, viewer)) is not None]


def heard(t: Table, event: Event[Any], viewer: int | None) -> wire.Told | None:
    """An event as that viewer hears of it while it happens; None if they do not."""
    message = t.redact(event, viewer)
    return message if message is None or not t.forgets(event) else {**message, "fleeting": True}


def past(t: Table, events: Sequence[Event[Any]], viewer: int | None) -> list[wire.Told]:
    """The story so far, for a client that comes; a fleeting event keeps its number and tells nothing."""
    return [{} if "fleeting" in message else message for message in happening(t, events, viewer)]


# -- whole messages ------------------------------------------------------------------------------------------


def welcome(room: Room, viewer: int | None, last: int) -> wire.Welcome:
    """Everything that a client needs to draw the table, and the events since the last that it has heard.

    Nothing of it can be undone: what a race has brought so far is told otherwise.
    """
    play, doc = room.play, room.doc
    orders = [] if viewer is None else doc.places[viewer].orders
    passes = viewer is not None and doc.places[viewer].passes
    if play is None:
        people = room.presence.lobby()
        return wire.Welcome(viewer, 0, [], None, None, None, people, doc.chat, orders, passes=passes)
    t, events, numbers = play.kept
    number = numbers.of(viewer)
    return wire.Welcome(
        seat=viewer,
        number=number,
        events=past(t, play.table.log[:events], viewer)[last if last <= number else 0 :],
        view=play.audience.come(viewer),
        question=pending(play, viewer),
        clock=clock(play),
        lobby=room.presence.lobby(),
        chat=doc.chat,
        orders=orders,
        anew=play.keeper is not None and play.keeper.is_anew,
        passes=passes,
        notes=notes.so_far(doc.notes, viewer),
    )


def step(play: Play, viewer: int | None, happened: Sequence[Raw] = ()) -> wire.Step:
    """What has happened since the last step of that viewer, and what is asked now."""
    events, rest = cast("list[wire.Told]", list(happened)), play.audience.rest(viewer)
    return wire.Step(play.numbers.of(viewer), events, rest, pending(play, viewer), clock(play))


def pending(play: Play, viewer: int | None) -> wire.Question | None:
    """The question of that viewer, with the answer that is held for them.

    Whoever can only pass has passed; alone with bots they are not even asked.
    """
    if viewer is None:
        return None
    held = play.decision.held.get(viewer)
    t, _, numbers = play.kept
    action = held.action if held else None
    if tempo.passes(play, viewer):
        if play.room.presence.alone:
            return None
        action = t.default(viewer)
    return question(t, viewer, numbers.questions[viewer], action)


def clock(play: Play) -> wire.Clock | None:
    """The clock as everybody sees it; of a short window, until it closes."""
    decision, now = play.decision, play.room.now()
    left, of, ends = decision.remaining(now), decision.of, tempo.window_ends(play)
    lingers = bool(decision.lingering - decision.spoken)
    if ends is not None and not lingers and not play.halted:
        left, of = max(0.0, ends - now), ends - decision.started
    if left is None or of is None:
        return None
    return wire.Clock(round(left, 1), round(of, 1), list(play.table.to_act), lingers)


# -- counting ------------------------------------------------------------------------------------------------


class Numbers:
    """Made anew from the log after a restart, they come out the same.

    A number never depends on anything of which its viewer has not heard.
    """

    __slots__ = ("heard", "questions", "watched")

    def __init__(self, seats: int) -> None:
        self.heard = [0] * seats
        self.questions = [1] * seats
        self.watched = 0  # events that onlookers have heard

    def note(self, actor: int | None, events: Sequence[Event[Any]], asks_anew: bool) -> None:
        """An action of that seat (None: the deal) has led to these events, perhaps to a new question."""
        public = [event for event in events if not event.only]
        secret = [event for event in events if event.only]
        asks_anew = asks_anew or not all(event.quiet for event in public)
        for seat in range(len(self.heard)):
            mine = [event for event in secret if hears(event, seat)] if secret else secret
            self.heard[seat] += len(public) + len(mine)
            if seat == actor or asks_anew or not all(event.quiet for event in mine):
                self.questions[seat] += 1
        self.watched += len(public) + sum([hears(event, None) for event in secret])

    def of(self, viewer: int | None) -> int:
        return self.watched if viewer is None else self.heard[viewer]


def hears(event: Event[Any], viewer: int | None) -> bool:
    """Does the viewer hear of the event at all? (The same as: `redact` does not give None.)"""
    return not event.only or getattr(event, event.only) == viewer
