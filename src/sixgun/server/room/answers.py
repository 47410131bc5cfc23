"""Answers of people: each is taken once, or refused without a trace."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.core.errors import Illegal, Invalid
from sixgun.games import find
from sixgun.server import wire
from sixgun.server.room import window
from sixgun.server.room.decision import Move
from sixgun.server.room.guest import NotAllowed

if TYPE_CHECKING:
    from sixgun.core.action import Action
    from sixgun.core.table import Table
    from sixgun.server.race.keeper import Keeper
    from sixgun.server.room.guest import Guest
    from sixgun.server.room.play import Play
    from sixgun.server.room.room import Room


async def answer(room: Room, guest: Guest, message: wire.Answer, at: float) -> None:
    """An answer that was read then. An id that is in the log already is safe: its answer was taken."""
    move_id = f"{guest.seat}:{message.id}"
    if room.play is not None and move_id in room.play.ids:
        guest.say(wire.Taken(message.id))
        return
    try:
        play, seat = playing(room, guest, message)
        move = Move(seat, named(play.table, seat, message.action), move_id)
        guest.say(wire.Taken(message.id, held=await accept(play, move)))
        room.world.watch.answers.observe(room.now() - at)
    except Illegal as error:
        guest.refuse(error.code, error.message, error.clauses, about=message.id)
    except (NotAllowed, Invalid) as error:
        guest.refuse(error.code, error.message, about=message.id)


def playing(room: Room, guest: Guest, message: wire.Answer) -> tuple[Play, int]:
    """The game and the guest's seat in it, if this is the moment for an answer."""
    play, seat = room.play, guest.seat
    if seat is None:
        raise NotAllowed("not_seated", "onlookers answer no questions")
    if room.doc.phase == "over":
        raise NotAllowed("game_over", "the game is over")
    if play is None:
        raise NotAllowed("not_started", "not dealt yet")
    if room.doc.paused:
        raise NotAllowed("paused", "the game is paused")
    if message.question not in (0, play.kept.numbers.questions[seat]):
        raise NotAllowed("stale_question", "the table has changed since that question was asked")
    return play, seat


def named(t: Table, seat: int, text: str) -> Action:
    """The action that a person names. All options are there before; of others none is kept, so that
    nobody can fill the memory with them."""
    t.options_of(seat)
    return find(t.name).parse(text, keep=False)


async def accept(play: Play, move: Move) -> bool:
    """Take the answer; whether it is only held until a window or a race is over."""
    if play.keeper is not None and in_race(play.keeper, move):
        return True
    t, ask = play.table, play.table.ask
    in_window = ask is not None and ask.window and move.seat in t.to_act
    if ask is None or not in_window or move.action in t.anytime(move.seat):
        await play.take([move])
        return False
    if not ask.allows(t, move.seat, move.action):
        raise t.illegal(move.seat, move.action)
    play.decision.spoken.add(move.seat)
    await window.hold(play, [move])
    return True


def in_race(keeper: Keeper, move: Move) -> bool:
    """Whether a race is on and keeps the answer until it is over."""
    keeper.heard(move.seat)
    why = keeper.refusal(move.action)
    if why is not None:
        raise NotAllowed(*why)
    return keeper.takes(move)
