"""Everything that a room does by itself: bots and standing orders answer, windows close, time runs out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sixgun.bots.thinker import drafts
from sixgun.core.seats import CLOCK
from sixgun.core.step import Sealed, SealedParts
from sixgun.server.room import notes, orders, tempo, window
from sixgun.server.room.bots import level_at

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
        play.thoughts.keep(())
        return None
    play.decision.go_on(now, tempo.pause(play))
    seats = automatic(play)
    await_people(play, seats, now)
    thinking = searching(play, seats)
    play.thoughts.keep(thinking)
    play.thoughts.begin(thinking)
    return min(due(play, quick=len(seats) > len(thinking)), default=None)


def await_people(play: Play, seats: Sequence[int], now: float) -> None:
    """A person is asked: nobody hurries any more, and a clock runs as soon as there is anybody who waits."""
    decision = play.decision
    if is_person_asked(play, seats):
        play.hurrying.clear()
    if play.keeper is None and decision.of is None and (length := tempo.seconds(play)) is not None:
        decision.start(now, length)


def is_person_asked(play: Play, answered: Sequence[int]) -> bool:
    """By what everybody knows; only whoever is alone with bots may be taken for somebody who has passed."""
    presence, seats = play.room.presence, set(play.table.to_act) - {CLOCK}
    if presence.alone:
        return bool(set(play.decision.unanswered(seats)) - set(answered))
    return any(not presence.is_bots(seat) for seat in seats)


def due(play: Play, quick: bool) -> list[float]:
    """Moments at which something has to be done; `quick`: somebody answers who does not search."""
    presence, decision, patience = play.room.presence, play.decision, play.room.world.pace.absent
    moments = [gone + patience for seat, gone in presence.away.items() if seat not in presence.stand_ins]
    bots_at = decision.bots_at if quick else None
    known = [moment for moment in (bots_at, decision.ends, window.closes_at(play)) if moment is not None]
    known += play.thoughts.due()
    return [*moments, *known, *([] if play.keeper is None else [play.keeper.due()])]


async def tick(play: Play) -> None:
    """The timer has gone off: do what is due."""
    if not play.room.doc.running or play.halted:
        return
    now = play.room.now()
    await relieve(play, now)
    if play.keeper is not None:
        await play.keeper.work()
    await act(play, now)
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
    if play.keeper is not None and play.keeper.gate.shut:
        return []
    asked = play.decision.unanswered([seat for seat in play.table.to_act if seat != CLOCK])
    return [seat for seat in asked if is_answered(play, seat)]


def is_answered(play: Play, seat: int) -> bool:
    """By a bot, by a standing order, or because there is nothing to choose."""
    bot = play.room.presence.is_bots(seat)
    return bot or tempo.passes(play, seat) or orders.fitting(play, seat) is not None


def searching(play: Play, seats: Sequence[int]) -> list[int]:
    """Those of them whose bots search; that is known to everybody."""
    if play.keeper is not None:
        return []
    return [seat for seat in seats if level_of(play, seat) == "ismcts"]


def level_of(play: Play, seat: int) -> str | None:
    """How good the bot is that plays there; None: no bot plays."""
    doc = play.room.doc
    if not play.room.presence.is_bots(seat):
        return None
    return level_at(play.table, doc.places[seat].level or doc.bots)


def ready(play: Play, now: float) -> tuple[list[int], list[int]]:
    """Those of them whose moment to answer has come: the quick ones, and the ones that search."""
    seats, bots_at = automatic(play), play.decision.bots_at
    thinking = searching(play, seats)
    quick = [seat for seat in seats if seat not in thinking] if bots_at is not None and bots_at <= now else []
    return quick, [seat for seat in thinking if play.thoughts.ripe(seat, now)]


async def act(play: Play, now: float) -> None:
    """All bots, stand-ins and standing orders whose moment has come answer together."""
    quick, found = ready(play, now)
    if quick:
        play.decision.bots_at = now + tempo.pause(play)
    answers = [await moves_of(play, seat) for seat in play.table.to_act if seat in quick or seat in found]
    if not answers:
        return
    ask = play.table.ask
    if ask is not None and ask.window:
        await window.hold(play, [moves[0] for moves in answers])
    else:
        await play.take([move for moves in answers for move in moves] if is_sealed(play) else answers[0])
        if any(drafts(play.table, seat) for seat in quick):
            play.decision.bots_at = now  # the next part at once: nobody learns how many there are


def is_sealed(play: Play) -> bool:
    """Several seats can answer in one go only where no answer changes anything before the last has come."""
    return isinstance(play.table.ask, (Sealed, SealedParts))


async def moves_of(play: Play, seat: int) -> list[Move]:
    """A bot's answer in as many parts as it has found, that of a standing order, or the only one."""
    level = level_of(play, seat)
    if tempo.passes(play, seat):
        return [play.move(seat, play.table.default(seat))]
    if level is None:
        return [await orders.carry_out(play, seat)]
    parts = play.thoughts.take(seat)
    if not parts:
        with play.room.world.watch.thoughts.time():
            parts = [play.bots.choose(play.table, seat, level)]
    return [play.move(seat, part, after) for after, part in enumerate(parts)]


async def time_out(play: Play) -> None:
    """The rules answer for the silent; in a window together with all the others."""
    t, ask, length = play.table, play.table.ask, play.decision.of
    assert ask is not None
    if ask.window:
        await window.close(play)
        return
    silent = [CLOCK] if ask.closes else play.decision.unanswered(t.to_act)
    late = [play.move(seat, t.default(seat)) for seat in silent]
    moves = late if is_sealed(play) else late[:1]
    before = notes.moment(play)
    await play.take(moves)
    people = [move.seat for move in moves if move.seat != CLOCK and not play.room.presence.is_bots(move.seat)]
    await notes.tell(play.room, "timed_out", people, length or 0.0, at=before)
