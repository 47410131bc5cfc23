"""A WebSocket: its first word is `hello`; then it talks to its room, as much as it may."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from sixgun.server import wire
from sixgun.server.addresses import address_of
from sixgun.server.drain import RESTART, SOON
from sixgun.server.room import admission, answers, commands, messages
from sixgun.server.room.clock import Time
from sixgun.server.room.door import Full
from sixgun.server.room.guest import Guest
from sixgun.server.room.hall import Hall, Late, Missing
from sixgun.server.room.past import Unfit
from sixgun.server.room.room import Room
from sixgun.server.store.trouble import StoreFailed
from sixgun.server.watch.journal import CONNECTION, ROOM, journal
from sixgun.server.web.connection import LINE, READ_AT, LineProtocol
from sixgun.server.web.problems import BROKEN

BAD_HELLO: Final = 4400
NO_TABLE: Final = 4404
FLOOD: Final = 1008
OURS: Final = 1011  # an error of the server
LATER: Final = 1013
STRIKES: Final = 100  # refused messages before a socket is closed

Socket = WebSocket[Any, Any, Any]
decode: Callable[[str], wire.ClientMessage] = msgspec.json.Decoder(wire.ClientMessage).decode


class TurnedAway(Exception):
    """This client is not let in; the message says why, then the socket is closed."""

    def __init__(self, code: int, word: str, sentence: str) -> None:
        super().__init__(word)
        self.code, self.word, self.sentence = code, word, sentence


async def serve(socket: Socket, hall: Hall, table: str) -> None:
    """From the handshake to the end of the socket; whatever goes wrong, nothing is left behind."""
    await socket.accept()
    if hall.draining:
        return await socket.close(RESTART, SOON)
    guest = Guest(None, hall.world.watch.refusals)
    guest.address, guest.table = address_of(socket.client), table
    CONNECTION.set(guest.number)
    _measure(socket, hall, guest)
    pump = asyncio.create_task(_pump(socket, guest), name=f"pump {guest.number}")
    try:
        await _attend(socket, hall, table, guest)
    finally:
        guest.close(1001, "the server is closing")
        await _see_off(pump, hall.world.pace.farewell)


async def _attend(socket: Socket, hall: Hall, table: str, guest: Guest) -> None:
    """Until the client goes or is sent away; an error of ours costs no more than this socket."""
    room: Room | None = None
    try:
        room = await _admit(socket, hall, table, guest)
        ROOM.set(room.name)
        await _listen(socket, hall, room, guest)
    except TurnedAway as no:
        hall.world.watch.turned_away.add(no.word)
        journal.info("turned away: %s", no.word)
        guest.refuse(no.word, no.sentence)
        guest.close(no.code, no.word)
    except WebSocketDisconnect:
        guest.close(1000, "gone")
    except StoreFailed as error:  # of which the store has written a line
        guest.refuse("store_failed", error.message)
        guest.close(OURS, "store_failed")
    except Exception:
        journal.exception("the socket failed")
        guest.refuse("server_error", BROKEN)
        guest.close(OURS, "server_error")
    finally:
        if room is not None:
            room.mail.post(room.leave, guest)


async def _see_off(pump: asyncio.Task[None], seconds: float) -> None:
    """Let the last words go out, but not for ever."""
    try:
        async with asyncio.timeout(seconds):
            await pump
    except TimeoutError:
        journal.info("%s: the client did not take its last messages", pump.get_name())


async def turn_back(socket: Socket, hall: Hall) -> None:
    """The page of a stranger wants to talk: 403, and no handshake."""
    hall.world.watch.turned_away.add("bad_origin")
    journal.info("turned away: bad_origin")
    await socket.close()


async def refuse(socket: Socket, hall: Hall) -> None:
    """Too many come from that address: a sentence, and the end."""
    hall.world.watch.turned_away.add("too_many_sockets")
    sentence = "too many pages are open at your address; close some of them and load this one again"
    with suppress(WebSocketDisconnect, RuntimeError, OSError):  # the other side has gone first
        await socket.accept()
        await socket.send_text(wire.encode(wire.Refused("too_many_sockets", sentence)))
        await socket.close(FLOOD, "too_many_sockets")


def _measure(socket: Socket, hall: Hall, guest: Guest) -> None:
    """Let the room ping this socket, if its protocol can."""
    line = (socket.scope.get("extensions") or {}).get(LINE, {}).get(LINE)
    if not isinstance(line, LineProtocol):
        return
    guest.line = line

    def pong(nonce: bytes, at: float) -> None:
        if guest.ponged is not None:
            guest.ponged(nonce, hall.world.time.moment(at) * 1000)

    line.on_pong = pong


async def _pump(socket: Socket, guest: Guest) -> None:
    try:
        code, reason = await guest.pump(socket.send_text)
        await socket.close(code, reason)
    except (WebSocketDisconnect, RuntimeError, OSError):  # the other side has gone first
        guest.close(1000, "gone")
    except Exception:
        journal.exception("the socket failed")
        await socket.close(OURS, "server_error")


async def _admit(socket: Socket, hall: Hall, table: str, guest: Guest) -> Room:
    """The room, if the table exists; it looks at the token when the guest's turn comes."""
    hello = await _hello(socket, hall, guest)
    try:
        room = await hall.find(table, hello.token)
    except (Missing, Unfit) as missing:
        raise TurnedAway(NO_TABLE, missing.code, missing.message) from missing
    except Full as full:
        raise TurnedAway(LATER, full.code, full.message) from full
    except Late as late:
        raise TurnedAway(OURS, late.code, late.message) from late
    room.mail.post(admission.admit, room, guest, hello.token, hello.last)
    return room


async def _hello(socket: Socket, hall: Hall, guest: Guest) -> wire.Hello:
    """The first message, which does not let us wait."""
    try:
        text, _ = await asyncio.wait_for(_receive(socket), hall.world.pace.hello)
        hello = read(guest, text)
    except msgspec.MsgspecError as error:
        raise TurnedAway(BAD_HELLO, "bad_message", f"this is no message: {error}") from error
    except TimeoutError as error:
        raise TurnedAway(BAD_HELLO, "hello_first", "no 'hello' came in time") from error
    if not isinstance(hello, wire.Hello):
        raise TurnedAway(BAD_HELLO, "hello_first", "the first message is 'hello'")
    return hello


async def _listen(socket: Socket, hall: Hall, room: Room, guest: Guest) -> None:
    ear = Ear(room, guest, hall.world.time)
    if isinstance(guest.line, LineProtocol):
        guest.line.on_text = ear.at_once
    while guest.closed is None:
        ear.hear(*await _receive(socket))


class Ear:
    """Hears one guest for a room, as much as they may say."""

    def __init__(self, room: Room, guest: Guest, time: Time) -> None:
        self.room, self.guest, self.time = room, guest, time
        self.strikes = 0
        self.trouble: Exception | None = None

    def at_once(self, text: str, read_at: float) -> bool:
        """Hear a message where it is read. What goes wrong is left to the socket's own task."""
        try:
            self.hear(text, read_at)
        except Exception as error:
            self.trouble = error
        return self.trouble is None

    def hear(self, text: str, read_at: float) -> None:
        if self.trouble is not None:
            raise self.trouble
        if self.guest.closed is not None:
            return
        if not self.guest.messages.take(self.time.now()):
            self.strikes += 1
            self.guest.refuse("too_fast", "too many messages; wait a moment")
        else:
            self.strikes += hear(self.room, self.guest, text, self.time.moment(read_at))
        if self.strikes >= STRIKES:
            self.guest.close(FLOOD, "too many refused messages")


def read(guest: Guest, text: str) -> wire.ClientMessage:
    """A message; `MsgspecError` for what is none. Who nests a thousand lists means harm and is sent away."""
    try:
        return decode(text)
    except RecursionError as error:
        journal.info("a message that cannot be read: RecursionError", extra={"connection": guest.number})
        raise TurnedAway(BAD_HELLO, "bad_message", "this is no message: it is nested too deeply") from error


def hear(room: Room, guest: Guest, text: str, at: float) -> int:
    """Put a message into the room's mailbox; 1 if it is none."""
    try:
        message = read(guest, text)
    except msgspec.MsgspecError as error:
        guest.refuse("bad_message", f"this is no message: {error}")
        return 1
    if isinstance(message, wire.Hello):
        admission.hear(room, guest, greet, message.last)
    elif isinstance(message, wire.Answer):
        admission.hear(room, guest, answers.answer, message, at)
    elif isinstance(message, wire.Press):
        press(room, guest, message, at)
    else:
        admission.hear(room, guest, commands.carry_out, message)
    return 0


def press(room: Room, guest: Guest, message: wire.Press, at: float) -> None:
    """The time of a press is that of its reading, whatever the room is busy with."""
    keeper = None if room.play is None else room.play.keeper
    if keeper is None:
        guest.refuse("no_race", "nothing is raced for at this table now")
    else:
        keeper.press(guest, message, at * 1000)


async def greet(room: Room, guest: Guest, last: int) -> None:
    """A client that has missed something asks for everything since."""
    guest.say(messages.welcome(room, guest.seat, last))
    if room.play is not None and room.play.keeper is not None:
        room.play.keeper.show_race(guest)


async def _receive(socket: Socket) -> tuple[str, float]:
    """The next message as text, and when it was read; anything else ends the socket."""
    event: Any = await socket.receive()
    if event["type"] != "websocket.receive":
        raise WebSocketDisconnect(detail="gone")
    text = event.get("text")
    read_at: float = event.get(READ_AT) or time.monotonic()
    return text if text is not None else (event.get("bytes") or b"").decode("utf-8", "replace"), read_at
