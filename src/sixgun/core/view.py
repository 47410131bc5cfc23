"""What leaves a table: views and redacted events. Both add what a seat may see; neither takes away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.core.action import Action
from sixgun.core.attributes import EMPTY, NOBODY, Field, Zone, plain
from sixgun.core.names import snake
from sixgun.core.seats import eye

if TYPE_CHECKING:
    from sixgun.core.attributes import Attribute
    from sixgun.core.event import Event
    from sixgun.core.step import Ask
    from sixgun.core.table import Table

View = dict[str, object]


def view(t: Table, seat: int | None, recall: bool = False) -> View:
    """The table as that seat sees it (None: a spectator); with `recall`, as a perfect memory knows it."""
    seen: View = {
        "game": t.name,
        "seats": t.seats,
        "seat": seat,
        "options": dict(t.options),
        "over": t.over,
        "result": t.result.document() if t.result else None,
        **asked(t, seat),
    }
    recall = recall or t.assists()
    for attribute in visible(t, recall):
        seen[attribute.name] = look(t, attribute, seat, recall)
    seen.update(t.public_facts())
    return seen


def asked(t: Table, seat: int | None) -> View:
    """Who is asked what, as that seat may know it: the part of a view that no event alters."""
    return {"to_act": _awaited(t), "ask": _question(t, seat)}


def visible(t: Table, recall: bool) -> list[Attribute]:
    """The fields that anybody sees, and all zones."""
    return [*[field for field in t.fields if (field.known if recall else field.shown) != NOBODY], *t.zones]


def look(t: Table, attribute: Attribute, seat: int | None, recall: bool) -> object:
    """One field or zone as that seat sees it, or as a perfect memory knows it."""
    if isinstance(attribute, Field):
        return attribute.look(getattr(t, attribute.name), seat, recall)
    assert isinstance(attribute, Zone)
    return _pieces(t, attribute, eye(t.seats, seat), t.known if recall else t.shown)


def redact(t: Table, event: Event[Table], seat: int | None) -> View | None:
    """The event as that seat may see it; None if the seat does not hear of it at all."""
    if event.only and getattr(event, event.only) != seat:
        return None
    told: View = {"event": snake(type(event).__name__), "clauses": list(event.clauses)}
    for name in event.shows:
        told[name] = _tell(t, event, name)
    for name, owner in event.private.items():
        told[name] = _tell(t, event, name) if getattr(event, owner) == seat else None
    return told


def _question(t: Table, seat: int | None) -> View | None:
    ask = t.ask
    if ask is None:
        return None
    answer = None if seat is None else ask.answer(seat)
    question: View = {"kind": ask.kind, "clauses": list(ask.clauses)}
    question.update({name: _show(t, ask, name) for name in ask.shows})
    question.update(ask.facts(t))
    question["answer"] = _plain(answer)
    draft = ask.draft(-1 if seat is None else seat)
    if draft is not None:
        question["draft"] = _plain(draft)
    return question


def _awaited(t: Table) -> list[int]:
    """The seats asked; where answers come unseen, all of them until the last has answered."""
    ask = t.ask
    return [] if ask is None else list(ask.asked(t) if ask.window else ask.seats(t))


def _show(t: Table, ask: Ask[Table], name: str) -> object:
    value: object = getattr(ask, name)
    return _named(t, value) if name in ask.pieces else plain(value)


def _pieces(t: Table, zone: Zone, bit: int, eyes: list[int]) -> object:
    places = getattr(t, zone.name)
    if zone.each:
        return [_faces(t, zone, entry, bit, eyes) for entry in places]
    return _faces(t, zone, places, bit, eyes)


def _faces(t: Table, zone: Zone, pieces: list[int], bit: int, eyes: list[int]) -> list[str | None]:
    """Names where the seat may look, backs elsewhere, None for an empty place: the place is all that
    tells hidden pieces apart."""
    faces = [_face(t, p, bit, eyes) for p in pieces]
    return faces if zone.ordered else sorted(faces, key=lambda face: face is None or face[0] == "?")


def _face(t: Table, piece: int, bit: int, eyes: list[int]) -> str | None:
    if piece == EMPTY:
        return None
    return t.piece_name(piece) if eyes[piece] & bit else f"?{t.piece_back(piece)}"


def _tell(t: Table, event: Event[Table], name: str) -> object:
    value: object = getattr(event, name)
    return _named(t, value) if name in event.pieces else _plain(value)


def _plain(value: object) -> object:
    if isinstance(value, Action):
        return str(value)
    if isinstance(value, (tuple, list)):
        return [_plain(entry) for entry in value]
    return value


def _named(t: Table, value: object) -> object:
    if isinstance(value, (tuple, list)):
        return [_named(t, entry) for entry in value]
    return t.piece_name(value) if isinstance(value, int) and value >= 0 else None
