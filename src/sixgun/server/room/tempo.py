"""How fast a table goes: the pauses of its bots, whether a clock runs, and questions that ask nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.server import wire
from sixgun.server.room.decision import seconds_for

if TYPE_CHECKING:
    from sixgun.server.room.play import Play

FACTORS: Final[dict[wire.Speed, float]] = {"slow": 1.5, "normal": 0.6, "fast": 0.15}
WINDOWS: Final[dict[wire.Speed, float]] = {"slow": 1.75, "normal": 1.0, "fast": 0.6}


def pause(play: Play) -> float:
    """Seconds before a quick bot answers.

    They follow from the table's speed alone; in a window from what the only person may do themselves.
    """
    if play.hurried or (play.room.presence.alone and any(passes(play, seat) for seat in play.table.to_act)):
        return 0.0
    return play.room.world.pace.bot * FACTORS[play.room.doc.speed]


def seconds(play: Play) -> float | None:
    """Seconds for the pending question. With bots alone nobody waits: no clock, unless one is wanted."""
    ask, doc = play.table.ask, play.room.doc
    by_the_rules = ask is not None and bool(ask.limit)
    if play.room.presence.alone and not doc.timed and not by_the_rules:
        return None
    return seconds_for(play.table, play.room.world.pace.decision)


def passes(play: Play, seat: int) -> bool:
    """Is this person asked in a window where they can do nothing but pass, and need not say so?"""
    t, presence = play.table, play.room.presence
    if t.ask is None or not t.ask.window or seat not in t.to_act or presence.is_bots(seat):
        return False
    unasked = presence.alone or (hides_silence(play) and play.room.doc.places[seat].passes)
    return unasked and t.legal(seat) == [t.default(seat)]


def hides_silence(play: Play) -> bool:
    """Does the pending window close at a moment that tells nobody who needed no time to pass?

    It does where several are asked, unless it closes as soon as everybody has spoken.
    """
    return play.room.doc.windows != "answered" and len(play.table.to_act) > 1


def window_ends(play: Play) -> float | None:
    """When a short window closes: after a time that everybody knows, or later for whoever wants a moment.

    Nothing of it depends on what anybody holds. None: the pending question is no such window.
    """
    ask, decision, doc = play.table.ask, play.decision, play.room.doc
    if ask is None or not ask.window or play.room.presence.alone:
        return None
    if doc.windows != "short" or not hides_silence(play):
        return None
    if decision.lingering - decision.spoken:
        return decision.ends
    length = play.room.world.pace.window * WINDOWS[doc.speed]
    return decision.started + (length if decision.of is None else min(length, decision.of))
