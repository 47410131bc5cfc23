"""How far a race is final: whom it waits for, and what would come of it (docs/rules/slap45.md, 13.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.games.slap45.live import Live
from sixgun.server import wire
from sixgun.server.race.round import seat_or_none
from sixgun.server.race.timing import UNANSWERED

if TYPE_CHECKING:
    from sixgun.games.slap45.race import Race
    from sixgun.server.race.keeper import Keeper
    from sixgun.server.race.round import Round
    from sixgun.server.room.guest import Guest


def waited_for(keeper: Keeper, current: Round) -> list[Guest]:
    """Connected living players whose lines answer."""
    assert current.times is not None
    living = set(keeper.t.living)
    known = [guest for guest in keeper.room.presence.guests if guest.number in current.times.measures]
    return [guest for guest in known if guest.seat in living and keeper.lines.holds(guest)]


def watermark(keeper: Keeper, current: Round, now: float) -> int:
    """13.3; and no tick is final before it has come."""
    assert current.times is not None
    lines = [guest.number for guest in waited_for(keeper, current)]
    return min(current.elapsed(now), current.times.watermark(now, lines))


def outlook(keeper: Keeper, current: Round, until: int | None = None) -> Race:
    """The race as far as it has come in, or up to a tick."""
    ask = keeper.t.ask
    assert isinstance(ask, Live)
    race = ask.race(keeper.t)
    race.run(current.elapsed(keeper.now()) + 1 if until is None else until)
    return race


def final_at(keeper: Keeper, current: Round) -> float:
    """The moment from which the result is final, if nothing more comes in."""
    assert current.times is not None
    times = current.times
    waited = [guest for guest in waited_for(keeper, current) if guest.number in times.sent]
    since = [times.sent[guest.number] + times.credit(guest.number) for guest in waited]
    silent = [at + UNANSWERED for guest in waited for at in keeper.lines.of[guest].asked.values()]
    return min([max([current.zero, *since]) + deciding(keeper, current) + 1, *silent])


def deciding(keeper: Keeper, current: Round) -> int:
    """The last tick that must be final before the round is."""
    race = outlook(keeper, current)
    end = race.end if race.end >= 0 else race.house.timeout
    return end if race.final(end + 1) else end + race.house.window


def glimpse(keeper: Keeper, current: Round, seat: int) -> wire.Glimpse:
    """What everybody sees at once of a hand, and what would come of it: no tick, and no target."""
    t = keeper.t
    what = "" if t.ask is None else str([what for who, what in getattr(t.ask, "seen", ()) if who == seat][-1])
    if current.times is None:
        return wire.Glimpse(current.number, seat, what, False, None, None, list(t.main), list(t.off))
    race = outlook(keeper, current)
    return wire.Glimpse(
        current.number,
        seat,
        what,
        race.end >= 0,
        seat_or_none(race.slapper),
        seat_or_none(race.loser),
        race.at[: race.seats],
        race.at[race.seats :],
    )
