"""Commands about the table itself: of anybody (sit, be ready, talk) and of the host."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from sixgun.core.errors import Invalid
from sixgun.games import find
from sixgun.server import wire
from sixgun.server.room import messages, notes, window
from sixgun.server.room.answers import named
from sixgun.server.room.guest import GONE, NotAllowed
from sixgun.server.room.lettering import shown
from sixgun.server.room.orders import give
from sixgun.server.room.seats import Place, clean, plain_options

if TYPE_CHECKING:
    from sixgun.server.room.guest import Guest
    from sixgun.server.room.room import Room

UNWATCHED: Final = ("unwatched", "the host wants nobody to look on while this game is played")
MADE_PRIVATE: Final = ("made_private", "the host has made this table private; ask them for the new link")


async def carry_out(
    room: Room, guest: Guest, message: wire.Command | wire.Why | wire.Say | wire.Orders
) -> None:
    """Carry out any message but `hello`, `answer` and `press`."""
    try:
        kind = type(message)
        if kind in HOST and not is_host(room, guest) and not (kind is wire.Start and may_deal(room, guest)):
            raise NotAllowed("not_host", "only the host may do that")
        await (HOST.get(kind) or ANYBODY[kind])(room, guest, message)
    except (NotAllowed, Invalid) as error:
        guest.refuse(error.code, error.message)


def is_host(room: Room, guest: Guest) -> bool:
    return guest.seat is not None and guest.seat == room.doc.host


def may_deal(room: Room, guest: Guest) -> bool:
    """Nobody waits for a host who is away: anybody who sits there may deal."""
    return guest.seat is not None and room.doc.host not in room.presence.seats


def seated(room: Room, guest: Guest) -> int:
    if guest.seat is None:
        raise NotAllowed("not_seated", "onlookers have no say at the table")
    return guest.seat


def in_lobby(room: Room) -> None:
    if room.doc.phase != "lobby":
        raise NotAllowed("already_started", "the game has started")


def place_at(room: Room, seat: int) -> Place:
    if seat >= len(room.doc.places):
        raise NotAllowed("no_such_seat", f"seats are 0 to {len(room.doc.places) - 1}")
    return room.doc.places[seat]


# -- anybody -------------------------------------------------------------------------------------------------


async def why(room: Room, guest: Guest, message: wire.Why) -> None:
    """The reason of the rules against an action, without taking it."""
    seat = seated(room, guest)
    if room.play is None:
        raise NotAllowed("not_started", "not dealt yet")
    t = room.play.table
    action = named(t, seat, message.action)
    if action in t.options_of(seat):
        guest.say(wire.Because(message.action, True))
    else:
        no = t.why_not(seat, action)
        guest.say(wire.Because(message.action, False, no.code, no.message, list(no.clauses)))


async def say(room: Room, guest: Guest, message: wire.Say) -> None:
    """A line of chat, unless the seat is muted or says too much; on the disk before anybody hears it."""
    seat = seated(room, guest)
    place = room.doc.places[seat]
    if place.muted:
        raise NotAllowed("muted", "the host has muted this seat")
    if not room.presence.may_talk(seat, room.now()):
        raise NotAllowed("too_fast", "one line every two seconds, please")
    text = shown(message.text)
    if not text:
        raise NotAllowed("bad_message", "there is nothing in that line")
    saying = room.doc.say(seat, text)
    await room.keep()
    room.presence.say(wire.Said(saying))


async def orders(room: Room, guest: Guest, message: wire.Orders) -> None:
    """Standing orders are the seat's own secret: nobody else is told that there are any."""
    seat = seated(room, guest)
    room.doc.places[seat].passes = message.passes
    await give(room, {seat: message.orders})


async def hurry(room: Room, guest: Guest, message: wire.Hurry) -> None:
    """When all who are here want it, bots answer without a pause until a person is asked."""
    seat = seated(room, guest)
    if room.play is None or not room.doc.running:
        raise NotAllowed("not_started", "there is no game to hurry")
    room.play.hurry(seat)


async def moment(room: Room, guest: Guest, message: wire.Moment) -> None:
    """A short window stays open until this seat has spoken; everybody learns that somebody wants it."""
    seat, play = seated(room, guest), room.play
    if play is not None and window.linger(play, seat):
        play.remind()


async def ready(room: Room, guest: Guest, message: wire.Ready) -> None:
    """Ready for the game; in a running race for its next card."""
    if room.play is not None and room.play.keeper is not None and room.doc.running:
        room.play.keeper.ready(seated(room, guest))
        return
    room.doc.places[seated(room, guest)].ready = message.ready
    await room.save()


async def rename(room: Room, guest: Guest, message: wire.Rename) -> None:
    room.doc.places[seated(room, guest)].name = clean(message.name)
    await room.save()


async def head_start(room: Room, guest: Guest, message: wire.HeadStart) -> None:
    """SLAP-187: ask for a head start; who had agreed to another one has not agreed to this."""
    in_lobby(room)
    place = room.doc.places[seated(room, guest)]
    place.start_asked, place.start_agreed = message.ms, []
    await room.save()


async def agree(room: Room, guest: Guest, message: wire.Agree) -> None:
    """SLAP-187: agree to what that seat asks for, if it still does."""
    in_lobby(room)
    seat, place = seated(room, guest), place_at(room, message.seat)
    if message.seat == seat or place.who != "person" or place.start_asked != message.ms:
        raise NotAllowed("not_asked", "this seat does not ask for that head start")
    place.start_agreed = sorted({*place.start_agreed, seat})
    await room.save()


async def sit(room: Room, guest: Guest, message: wire.Sit) -> None:
    """Move to an open seat; all devices of the seat move along."""
    in_lobby(room)
    seat, doc = seated(room, guest), room.doc
    if place_at(room, message.seat).who != "open":
        raise NotAllowed("seat_taken", "somebody sits there")
    doc.places[message.seat], doc.places[seat] = doc.places[seat], Place()
    doc.host = message.seat if doc.host == seat else doc.host
    for place in doc.places:
        place.start_agreed = [message.seat if other == seat else other for other in place.start_agreed]
    await move_devices(room, seat, message.seat)


async def leave(room: Room, guest: Guest, message: wire.Leave) -> None:
    """Give up the seat and look on."""
    await part(room, "left", seated(room, guest))


async def rematch(room: Room, guest: Guest, message: wire.Rematch) -> None:
    """A new table for the same people, where their tokens hold the same seats."""
    seated(room, guest)
    if room.doc.phase != "over":
        raise NotAllowed("not_over", "the game is still going on")
    if room.doc.next is None:
        await room.rematch()
    else:
        guest.say(wire.People(room.presence.lobby()))


# -- the host ------------------------------------------------------------------------------------------------


async def start(room: Room, guest: Guest, message: wire.Start) -> None:
    """Bots fill the open seats, and the table is dealt; on the disk first, as always. Anybody may, while
    the host is away."""
    in_lobby(room)
    await begin(room)


async def begin(room: Room) -> None:
    doc = room.doc
    for seat, place in enumerate(doc.places):
        if place.who == "open":
            doc.seat_bot(seat)
    doc.phase, doc.rules = "playing", find(doc.game).rules
    if doc.shuttered:
        send_onlookers_away(room, *UNWATCHED)
    room.lay(doc.deal())
    await room.save()
    for guest in room.presence.guests:
        guest.say(messages.welcome(room, guest.seat, 0))


async def setup(room: Room, guest: Guest, message: wire.Setup) -> None:
    """Other house rules, if the game allows them and nobody loses a seat."""
    in_lobby(room)
    doc = room.doc
    options = find(doc.game).blank(message.seats, message.options).options
    if any(seat >= message.seats for seat in doc.people()):
        raise NotAllowed("seat_taken", "somebody sits in a seat that would go")
    empty = [Place() for _ in range(message.seats - len(doc.places))]
    doc.places = doc.places[: message.seats] + empty
    doc.options = plain_options(options)
    hides = doc.public and not message.public
    doc.bots, doc.windows, doc.public = message.bots, message.windows, message.public
    if hides:
        await hide(room)
    await room.save()


async def hide(room: Room) -> None:
    """Strangers know where a public table is: whoever watches has to go, and the others move elsewhere."""
    send_onlookers_away(room, *MADE_PRIVATE)
    await room.move()


def send_onlookers_away(room: Room, code: str, sentence: str) -> None:
    """All of them; their tokens are worthless."""
    onlookers = room.presence.onlookers
    send_away(room, onlookers.sockets, code, sentence)
    for one in room.doc.onlookers:
        onlookers.drop(one.number)


def send_away(room: Room, guests: Sequence[Guest], code: str, sentence: str) -> None:
    for guest in guests:
        guest.refuse(code, sentence)
        guest.close(GONE, code)
        room.part_with(guest)


async def kick(room: Room, guest: Guest, message: wire.Kick) -> None:
    """The seat is taken away from its owner."""
    if message.seat == guest.seat:
        raise NotAllowed("not_yourself", "the host can leave, but not be kicked")
    if place_at(room, message.seat).who != "person":
        raise NotAllowed("no_such_person", "nobody sits there")
    send_away(room, room.presence.at(message.seat), "kicked", "the host has taken your seat away")
    await part(room, "removed", message.seat)


async def part(room: Room, kind: wire.NoteKind, seat: int) -> None:
    """A seat loses its person; a running game goes on without them, and tells so."""
    name = room.doc.places[seat].name
    await vacate(room, seat)
    if room.play is not None and room.doc.running:
        room.play.set_pace()
        await notes.tell(room, kind, [seat], name=name)


async def remove(room: Room, guest: Guest, message: wire.Remove) -> None:
    """An onlooker is sent away, or all who have no name."""
    onlookers, number = room.presence.onlookers, message.onlooker
    if number and not onlookers.has(number):
        raise NotAllowed("no_such_person", "nobody watches under that number")
    send_away(room, onlookers.under(number), "removed", "the host has sent you away from this table")
    onlookers.drop(number)
    await room.save()


async def unwatch(room: Room, guest: Guest, message: wire.Unwatch) -> None:
    room.doc.unwatched = message.unwatched
    if room.doc.shuttered:
        send_onlookers_away(room, *UNWATCHED)
    await room.save()


async def mute(room: Room, guest: Guest, message: wire.Mute) -> None:
    place_at(room, message.seat).muted = message.muted
    await room.save()


async def pause(room: Room, guest: Guest, message: wire.Pause) -> None:
    if not room.doc.running:
        raise NotAllowed("not_started", "there is no game to stop")
    room.doc.paused = message.paused
    await room.save()


async def pace(room: Room, guest: Guest, message: wire.Tempo) -> None:
    """How fast bots answer, and whether a clock runs against bots alone: from the pending question on."""
    room.doc.speed, room.doc.timed = message.speed, message.timed
    if room.play is not None and room.doc.running:
        room.play.set_pace()
    await room.save()


async def takeover(room: Room, guest: Guest, message: wire.Takeover) -> None:
    place_at(room, message.seat)
    if not room.doc.running or message.seat not in room.presence.away:
        raise NotAllowed("not_absent", "a bot sits in only for somebody who is away")
    await room.stand_in({message.seat})


async def vacate(room: Room, seat: int) -> None:
    """Open again in the lobby, a bot's in a running game; after the end its token opens nothing more."""
    room.presence.play_again(seat)
    if room.doc.running:
        room.doc.seat_bot(seat)
    elif room.doc.phase == "lobby":
        room.doc.empty(seat)
    else:
        room.doc.places[seat].token = ""
    await move_devices(room, seat, None)


async def move_devices(room: Room, seat: int, to: int | None) -> None:
    moved = room.presence.at(seat)
    for guest in moved:
        guest.seat = to
    await room.save()
    for guest in moved:
        guest.say(messages.welcome(room, to, 0))


Deed = Callable[["Room", "Guest", Any], Awaitable[None]]
ANYBODY: dict[type, Deed] = {
    wire.Why: why,
    wire.Say: say,
    wire.Orders: orders,
    wire.Hurry: hurry,
    wire.Moment: moment,
    wire.Ready: ready,
    wire.Rename: rename,
    wire.Sit: sit,
    wire.HeadStart: head_start,
    wire.Agree: agree,
    wire.Leave: leave,
    wire.Rematch: rematch,
}
HOST: dict[type, Deed] = {
    wire.Start: start,
    wire.Setup: setup,
    wire.Kick: kick,
    wire.Remove: remove,
    wire.Unwatch: unwatch,
    wire.Mute: mute,
    wire.Pause: pause,
    wire.Tempo: pace,
    wire.Takeover: takeover,
}
