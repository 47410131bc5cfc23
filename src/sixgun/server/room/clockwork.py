"""What a room does by itself: bots and standing orders answer, windows close, time runs out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from sixgun.core.seats import CLOCK
from sixgun.core.step import Sealed, SealedParts
from sixgun.server import wire
from sixgun.server.room import bots, messages
from sixgun.server.room.decision import Move

if TYPE_CHECKING:
    from sixgun.core.action import Action
    from sixgun.core.event import Event
    from sixgun.server.room.room import Room


def arm(room: Room) -> None:
    """Set the room's one timer to whatever comes next."""
    now = room.now()
    if room.running and room.halted:
        room.deadline.stop(now)
        room.automatic_at = None
    elif room.running:
        room.deadline.go_on(now)
        if room.automatic_at is None:
            room.automatic_at = now + room.world.pace.bot
    room.mail.post_at(next_due(room), lambda: tick(room))


def next_due(room: Room) -> float | None:
    """When something has to be done, if nobody says anything until then."""
    if not room.running or room.halted:
        return None
    due = [gone + room.world.pace.absent for seat, gone in room.absent.items() if seat not in room.stand_ins]
    if room.automatic_at is not None and acts_by_itself(room):
        due.append(room.automatic_at)
    if room.deadline.ends is not None:
        due.append(room.deadline.ends)
    closing = window_closes(room)
    if closing is not None:
        due.append(closing)
    if room.keeper is not None:
        due.append(room.keeper.due())
    return min(due) if due else None


async def tick(room: Room) -> None:
    """The timer has gone off: do what is due."""
    if not room.running or room.halted:
        return
    now = room.now()
    await relieve(room, now)
    if room.keeper is not None:
        await room.keeper.work()
    if room.automatic_at is not None and room.automatic_at <= now:
        await act(room)
    closing = window_closes(room)
    if closing is not None and closing <= now:
        await close_window(room)
    elif room.deadline.ends is not None and room.deadline.ends <= now:
        await time_out(room)


# -- absent people -------------------------------------------------------------------------------------------


async def relieve(room: Room, now: float) -> None:
    """A bot sits in for whoever has been away too long; a host who is away hands the table on."""
    patience = room.world.pace.absent
    away = {seat for seat, gone in room.absent.items() if gone + patience <= now} - room.stand_ins
    if away:
        await stand_in(room, away)


async def stand_in(room: Room, seats: set[int]) -> None:
    room.stand_ins |= seats
    if room.doc.host in room.stand_ins:
        room.doc.host = min(room.present(), default=room.doc.host)
    await room.save()


# -- answers without a person --------------------------------------------------------------------------------


def acts_by_itself(room: Room) -> list[int]:
    """Seats that are asked, have not answered, and for which no person needs to speak."""
    asked = [seat for seat in room.playing.to_act if seat != CLOCK]
    return [seat for seat in asked if seat not in room.held and answered_for(room, seat)]


def answered_for(room: Room, seat: int) -> bool:
    return room.doc.places[seat].who == "bot" or seat in room.stand_ins or ordered(room, seat) is not None


async def act(room: Room) -> None:
    """All bots, stand-ins and standing orders that are asked now answer together."""
    t = room.playing
    ask = t.ask
    room.automatic_at = room.now() + room.world.pace.bot
    seats = acts_by_itself(room)
    moves = [await move_of(room, seat) for seat in seats]
    if ask is not None and ask.window:
        await room.hold(moves)
    elif moves:
        await room.take(moves if is_sealed(room) else moves[:1])
        if isinstance(t.ask, SealedParts) and t.ask is not ask:
            room.automatic_at = room.now()  # the next part at once: a player puts them down in one go


def is_sealed(room: Room) -> bool:
    """Several seats can answer in one go only where no answer changes anything before the last has come."""
    return isinstance(room.playing.ask, (Sealed, SealedParts))


async def move_of(room: Room, seat: int) -> Move:
    """A bot's answer, or that of the seat's standing order."""
    place, move_id = room.doc.places[seat], f"{seat}.{room.seq + 1}"
    if place.who == "bot" or seat in room.stand_ins:
        return Move(seat, await bots.choose(room, seat, place.level or room.doc.bots), move_id)
    found = ordered(room, seat)
    assert found is not None
    order, action = found
    move = Move(seat, action, move_id)
    if order.once:
        room.note_held(move)  # the order is gone for good when its answer is there for good
        await give_orders(room, {seat: [other for other in place.orders if other is not order]})
    return move


def ordered(room: Room, seat: int) -> tuple[wire.StandingOrder, Action] | None:
    """What the seat's standing orders say to its question; nothing, if none fits."""
    ask = room.playing.ask
    orders = room.doc.places[seat].orders
    if ask is None or not any(order.kind == ask.kind for order in orders):
        return None
    options = {str(option): option for option in room.playing.options_of(seat)}
    for order in orders:
        unless = any(text.startswith(word) for text in options for word in order.unless)
        if order.kind == ask.kind and order.action in options and not unless:
            return order, options[order.action]
    return None


async def forget_orders(room: Room, events: Sequence[Event[Any]]) -> None:
    """Orders end when their owner hears of what they were to last until."""
    kept: dict[int, list[wire.StandingOrder]] = {}
    for seat, place in enumerate(room.doc.places):
        if any(order.until for order in place.orders):
            heard = messages.told(room.playing, events, seat)
            left = [order for order in place.orders if not ends(order, heard, seat)]
            if len(left) < len(place.orders):
                kept[seat] = left
    if kept:
        await give_orders(room, kept)


def ends(order: wire.StandingOrder, heard: Sequence[wire.Told], seat: int) -> bool:
    """Is one of these events what the order was to last until?"""
    words = [word.partition(".") for word in order.until]
    return any(
        told["event"] == event and (not field or names(told.get(field), seat))
        for told in heard
        for event, _, field in words
    )


def names(value: object, seat: int) -> bool:
    return seat in value if isinstance(value, list) else value == seat


async def give_orders(room: Room, orders: Mapping[int, list[wire.StandingOrder]]) -> None:
    """These seats have these orders from now on, on the disk first; only their own devices are told."""
    for seat, mine in orders.items():
        room.doc.places[seat].orders = mine
    await room.world.store.save(room.doc.row())
    for guest in room.guests:
        if guest.seat is not None and guest.seat in orders:
            guest.say(wire.Ordered(orders[guest.seat]))


# -- windows and time-outs -----------------------------------------------------------------------------------


def window_closes(room: Room) -> float | None:
    """When a reaction window in which everybody has answered closes; its length tells nothing of anybody.

    With the table's setting "fixed" it stays open for its full time. Where one person plays with bots there
    is nobody to hide from.
    """
    ask = room.playing.ask
    if ask is None or not ask.window or any(seat not in room.held for seat in room.playing.to_act):
        return None
    if len(set(room.doc.people()) - room.stand_ins) <= 1:
        return room.deadline.started
    if room.doc.windows == "fixed" and room.deadline.ends is not None:
        return room.deadline.ends
    return room.deadline.started + room.world.pace.floor


async def close_window(room: Room) -> None:
    """All answers of a window are opened at once, in the order of the seats."""
    moves = [room.held[seat] for seat in sorted(room.held)]
    room.held.clear()
    await room.take(moves)
    for guest in room.guests:
        mine = [
            move.id for move in moves if move.seat == guest.seat and ":" in move.id and move.id in room.ids
        ]
        for move_id in mine:
            guest.say(wire.Taken(move_id.split(":", 1)[1]))


async def time_out(room: Room) -> None:
    """The rules answer for the silent; in a window together with all the others."""
    t = room.playing
    ask = t.ask
    assert ask is not None
    silent = [CLOCK] if ask.closes else [seat for seat in t.to_act if seat not in room.held]
    moves = [Move(seat, t.default(seat), f"{seat}.{room.seq + 1}") for seat in silent]
    if ask.window:
        room.held.update({move.seat: move for move in moves})
        await close_window(room)
    else:
        await room.take(moves if is_sealed(room) else moves[:1])
