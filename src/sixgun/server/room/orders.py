"""Standing orders: a seat's own secret, carried out for it until they end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from sixgun.server import wire
from sixgun.server.room import messages, window

if TYPE_CHECKING:
    from sixgun.core.action import Action
    from sixgun.core.event import Event
    from sixgun.server.room.decision import Move
    from sixgun.server.room.play import Play
    from sixgun.server.room.room import Room


def fitting(play: Play, seat: int) -> tuple[wire.StandingOrder, Action] | None:
    """The seat's order that answers its question, and the answer; nothing, if none fits."""
    ask, orders = play.table.ask, play.room.doc.places[seat].orders
    if ask is None or not any(order.kind == ask.kind for order in orders):
        return None
    options = {str(option): option for option in play.table.options_of(seat)}
    for order in orders:
        others = [text for text in options if text != order.action]
        unless = any(text.startswith(word) for text in others for word in order.unless)
        if order.kind == ask.kind and order.action in options and not unless:
            return order, options[order.action]
    return None


async def carry_out(play: Play, seat: int) -> Move:
    """The answer of the order that fits; one that was to be used once is gone with it."""
    found = fitting(play, seat)
    assert found is not None
    order, action = found
    move = play.move(seat, action)
    if order.once:
        window.note(play, move)  # the order is gone for good when its answer is there for good
        left = [other for other in play.room.doc.places[seat].orders if other is not order]
        await give(play.room, {seat: left})
    return move


async def give(room: Room, orders: Mapping[int, list[wire.StandingOrder]]) -> None:
    """These seats have these orders from now on, on the disk first; only their own devices are told."""
    for seat, mine in orders.items():
        room.doc.places[seat].orders = mine
    await room.keep()
    for guest in room.presence.guests:
        if guest.seat is not None and guest.seat in orders:
            guest.say(wire.Ordered(orders[guest.seat], room.doc.places[guest.seat].passes))


async def forget(play: Play, events: Sequence[Event[Any]]) -> None:
    """Orders end when their owner hears of what they were to last until."""
    kept: dict[int, list[wire.StandingOrder]] = {}
    for seat, place in enumerate(play.room.doc.places):
        if any(order.until for order in place.orders):
            heard = messages.told(play.table, events, seat)
            left = [order for order in place.orders if not ends(order, heard, seat)]
            if len(left) < len(place.orders):
                kept[seat] = left
    if kept:
        await give(play.room, kept)


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
