"""A reaction window: its answers wait until all are opened at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sixgun.games import find
from sixgun.server import wire
from sixgun.server.room import messages, notes, tempo
from sixgun.server.room.decision import Move
from sixgun.server.room.seats import Held

if TYPE_CHECKING:
    from sixgun.server.room.play import Play


async def hold(play: Play, moves: Sequence[Move]) -> None:
    """Keep these answers until the window closes: on the disk, before even their seats are told."""
    for move in moves:
        note(play, move)
    if any(play.room.doc.places[move.seat].held for move in moves):
        await play.room.keep()
    for move in moves:
        play.decision.hold([move])
        show(play, move.seat)


def note(play: Play, move: Move) -> None:
    """For the next writing of the people; a bot can choose again, and so can whoever has no choice."""
    place = play.room.doc.places[move.seat]
    if place.who == "person" and not tempo.passes(play, move.seat):
        place.held = Held(play.seq, move.id, str(move.action))


def show(play: Play, seat: int) -> None:
    """The seat itself sees on all its devices what it has chosen; nobody else sees anything."""
    devices = play.room.presence.at(seat)
    if devices:
        play.room.presence.say(messages.step(play, seat), devices)


def hold_again(play: Play) -> None:
    """Hold what people had answered in the window at which the log stopped."""
    ask = play.table.ask
    if ask is None or not ask.window:
        return
    for seat, place in enumerate(play.room.doc.places):
        if place.held is not None and place.held.seq == play.seq:
            action = find(play.table.name).parse(place.held.action)
            play.decision.hold([Move(seat, action, place.held.id)])
            play.decision.spoken.add(seat)


def closes_at(play: Play) -> float | None:
    """When the pending window closes; its length tells nothing of what anybody holds.

    A short one stays open for a public time, however many have answered, unless all have spoken in person.
    With the table's setting "fixed" it stays open for its full time. Where one person plays with bots there
    is nobody to hide from.
    """
    ask, decision, doc = play.table.ask, play.decision, play.room.doc
    if ask is None or not ask.window:
        return None
    silent = decision.unanswered(play.table.to_act)
    short = tempo.window_ends(play)
    if short is not None and not decision.spoken.issuperset(asked_people(play)):
        return None if any(play.room.presence.is_bots(seat) for seat in silent) else short
    if silent:
        return None
    if play.room.presence.alone:
        return decision.started
    if doc.windows == "fixed" and decision.ends is not None:
        return decision.ends
    return decision.started + play.room.world.pace.floor


def asked_people(play: Play) -> list[int]:
    return [seat for seat in play.table.to_act if not play.room.presence.is_bots(seat)]


def linger(play: Play, seat: int) -> bool:
    """Leave the pending window open until that seat has spoken; whether this is news."""
    decision = play.decision
    if tempo.window_ends(play) is None or seat not in play.table.to_act or seat in decision.spoken:
        return False
    news = not decision.lingering
    decision.lingering.add(seat)
    return news


async def close(play: Play) -> None:
    """All answers of a window are opened at once, in the order of the seats; whoever is silent passes."""
    silent = play.decision.unanswered(play.table.to_act)
    late = [seat for seat in silent if not tempo.passes(play, seat) and not play.room.presence.is_bots(seat)]
    play.decision.hold([play.move(seat, play.table.default(seat)) for seat in silent])
    moves = play.decision.open()
    before = notes.moment(play)
    await play.take(moves)
    for guest in play.room.presence.guests:
        mine = [move.id for move in moves if move.seat == guest.seat and ":" in move.id]
        for move_id in mine:
            if move_id in play.ids:
                guest.say(wire.Taken(move_id.split(":", 1)[1]))
    await notes.tell(play.room, "passed", late, own=True, at=before)
