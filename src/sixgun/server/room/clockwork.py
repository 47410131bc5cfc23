"""Everything that a room does by itself: bots and standing orders answer, windows close, time runs out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.core.seats import CLOCK
from sixgun.core.step import Sealed, SealedParts
from sixgun.server.room import orders, window

if TYPE_CHECKING:
    from sixgun.server.room.decision import Move
    from sixgun.server.room.play import Play


def wind(play: Play) -> float | None:
    """Run or stop the clock of the decision; when something is to be done next, if nobody speaks."""
    now = play.room.now()
    if not play.room.doc.running:
        return None
    if play.halted:
        play.decision.stop(now)
        return None
    play.decision.go_on(now, play.room.world.pace.bot)
    return min(due(play), default=None)


def due(play: Play) -> list[float]:
    """Moments at which something has to be done."""
    presence, decision, patience = play.room.presence, play.decision, play.room.world.pace.absent
    moments = [gone + patience for seat, gone in presence.away.items() if seat not in presence.stand_ins]
    bots_at = decision.bots_at if automatic(play) else None
    known = [moment for moment in (bots_at, decision.ends, window.closes_at(play)) if moment is not None]
    return [*moments, *known, *([] if play.keeper is None else [play.keeper.due()])]


async def tick(play: Play) -> None:
    """The timer has gone off: do what is due."""
    if not play.room.doc.running or play.halted:
        return
    now = play.room.now()
    await relieve(play, now)
    if play.keeper is not None:
        await play.keeper.work()
    if play.decision.bots_at is not None and play.decision.bots_at <= now:
        await act(play)
    closing = window.closes_at(play)
    if closing is not None and closing <= now:
        await window.close(play)
    elif play.decision.ends is not None and play.decision.ends <= now:
        await time_out(play)


async def relieve(play: Play, now: float) -> None:
    """A bot sits in for whoever has been away too long."""
    presence, patience = play.room.presence, play.room.world.pace.absent
    missing = {seat for seat, gone in presence.away.items() if gone + patience <= now} - presence.stand_ins
    if missing:
        await play.room.stand_in(missing)


# -- answers without a person --------------------------------------------------------------------------------


def automatic(play: Play) -> list[int]:
    """Seats that are asked, have not answered, and for which no person needs to speak."""
    asked = play.decision.unanswered([seat for seat in play.table.to_act if seat != CLOCK])
    return [seat for seat in asked if play.room.presence.is_bots(seat) or orders.fitting(play, seat)]


async def act(play: Play) -> None:
    """All bots, stand-ins and standing orders that are asked now answer together."""
    t, ask = play.table, play.table.ask
    play.decision.bots_at = play.room.now() + play.room.world.pace.bot
    moves = [await move_of(play, seat) for seat in automatic(play)]
    if ask is not None and ask.window:
        await window.hold(play, moves)
    elif moves:
        await play.take(moves if is_sealed(play) else moves[:1])
        if isinstance(t.ask, SealedParts) and t.ask is not ask:
            play.decision.bots_at = play.room.now()  # the next part at once: players lay them down together


def is_sealed(play: Play) -> bool:
    """Several seats can answer in one go only where no answer changes anything before the last has come."""
    return isinstance(play.table.ask, (Sealed, SealedParts))


async def move_of(play: Play, seat: int) -> Move:
    """A bot's answer, or that of the seat's standing order."""
    doc = play.room.doc
    if not play.room.presence.is_bots(seat):
        return await orders.carry_out(play, seat)
    level = doc.places[seat].level or doc.bots
    return play.move(seat, await play.bots.choose(play.table, seat, level))


async def time_out(play: Play) -> None:
    """The rules answer for the silent; in a window together with all the others."""
    t, ask = play.table, play.table.ask
    assert ask is not None
    silent = [CLOCK] if ask.closes else play.decision.unanswered(t.to_act)
    moves = [play.move(seat, t.default(seat)) for seat in silent]
    if ask.window:
        play.decision.hold(moves)
        await window.close(play)
    else:
        await play.take(moves if is_sealed(play) else moves[:1])
