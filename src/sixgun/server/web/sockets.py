"""A WebSocket: its first word is `hello`; then it talks to its room, as much as it may."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from sixgun.server import wire
from sixgun.server.room import answers, commands, messages
from sixgun.server.room.guest import Guest
from sixgun.server.room.hall import Hall, Missing
from sixgun.server.room.room import Room
from sixgun.server.web.connection import LINE, READ_AT, LineProtocol

BAD_HELLO: Final = 4400
UNKNOWN_TOKEN: Final = 4401
NO_TABLE: Final = 4404
FLOOD: Final = 1008
MOST_GUESTS: Final = 200  # sockets at one table
STRIKES: Final = 100  # refused messages before a socket is closed

Socket = WebSocket[Any, Any, Any]
decode = msgspec.json.Decoder(wire.ClientMessage).decode


class TurnedAway(Exception):
    """This client is not let in; the message says why, then the socket is closed."""

    def __init__(self, code: int, word: str, sentence: str) -> None:
        super().__init__(word)
        self.code, self.word, self.sentence = code, word, sentence


async def serve(socket: Socket, hall: Hall, table: str) -> None:
    """From the handshake to the end of the socket."""
    await socket.accept()
    guest = Guest(None)
    _measure(socket, hall, guest)
    pump = asyncio.create_task(_pump(socket, guest))
    room: Room | None = None
    try:
        room = await _admit(socket, hall, table, guest)
        await _listen(socket, hall, room, guest)
    except TurnedAway as no:
        guest.refuse(no.word, no.sentence)
        guest.close(no.code, no.word)
    except WebSocketDisconnect:
        guest.close(1000, "gone")
    finally:
        if room is not None:
            room.mail.post(room.leave, guest)
        await pump


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


async def _admit(socket: Socket, hall: Hall, table: str, guest: Guest) -> Room:
    """The room, if the table exists and the token opens a seat there (or none is shown)."""
    try:
        text, _ = await asyncio.wait_for(_receive(socket), hall.world.pace.hello)
        hello = decode(text)
        if not isinstance(hello, wire.Hello):
            raise TurnedAway(BAD_HELLO, "hello_first", "the first message is 'hello'")
        room = await hall.find(table)
    except Missing as missing:
        raise TurnedAway(NO_TABLE, missing.code, missing.message) from missing
    except msgspec.MsgspecError as error:
        raise TurnedAway(BAD_HELLO, "bad_message", f"this is no message: {error}") from error
    except TimeoutError as error:
        raise TurnedAway(BAD_HELLO, "hello_first", "no 'hello' came in time") from error
    return _seat(room, guest, hello)


def _seat(room: Room, guest: Guest, hello: wire.Hello) -> Room:
    if hello.token is not None:
        guest.seat = room.doc.seat_of(hello.token)
        if guest.seat is None and room.doc.onlooker_of(hello.token) is None:
            raise TurnedAway(UNKNOWN_TOKEN, "unknown_token", "this token opens no seat at this table")
    if len(room.presence.guests) >= MOST_GUESTS:
        raise TurnedAway(FLOOD, "too_many_guests", "this table has all the onlookers that it can take")
    room.mail.post(room.enter, guest, hello.last)
    return room


async def _listen(socket: Socket, hall: Hall, room: Room, guest: Guest) -> None:
    strikes = 0
    while guest.closed is None:
        text, read_at = await _receive(socket)
        if not guest.messages.take(hall.world.time.now()):
            strikes += 1
            guest.refuse("too_fast", "too many messages; wait a moment")
        else:
            strikes += hear(room, guest, text, hall.world.time.moment(read_at))
        if strikes >= STRIKES:
            guest.close(FLOOD, "too many refused messages")


def hear(room: Room, guest: Guest, text: str, at: float) -> int:
    """Put a message into the room's mailbox; 1 if it is none."""
    try:
        message = decode(text)
    except msgspec.MsgspecError as error:
        guest.refuse("bad_message", f"this is no message: {error}")
        return 1
    if isinstance(message, wire.Hello):
        room.mail.post(greet, room, guest, message.last)
    elif isinstance(message, wire.Answer):
        room.mail.post(answers.answer, room, guest, message)
    elif isinstance(message, wire.Press):
        press(room, guest, message, at)
    else:
        room.mail.post(commands.carry_out, room, guest, message)
    return 0


def press(room: Room, guest: Guest, message: wire.Press, at: float) -> None:
    """The time of a press is that of its reading, whatever the room is busy with."""
    keeper = None if room.play is None else room.play.keeper
    if keeper is None or not room.doc.running:
        guest.refuse("no_race", "nothing is raced for at this table now")
    elif room.doc.paused:
        guest.refuse("paused", "the host has stopped the clocks")
    else:
        keeper.press(guest, message, at * 1000)


async def greet(room: Room, guest: Guest, last: int) -> None:
    """A client that has missed something asks for everything since."""
    guest.say(messages.welcome(room, guest.seat, last))


async def _receive(socket: Socket) -> tuple[str, float]:
    """The next message as text, and when it was read; anything else ends the socket."""
    event: Any = await socket.receive()
    if event["type"] != "websocket.receive":
        raise WebSocketDisconnect(detail="gone")
    text = event.get("text")
    read_at: float = event.get(READ_AT) or time.monotonic()
    return text if text is not None else (event.get("bytes") or b"").decode("utf-8", "replace"), read_at
