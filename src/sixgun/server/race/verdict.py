"""The outcome of a race if nothing more came in: judged once for each press, and handed on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixgun.server import wire

if TYPE_CHECKING:
    from sixgun.core.action import Action
    from sixgun.games.slap45.live import Live
    from sixgun.games.slap45.table import SlapTable


class Verdict:
    """Of the presses that have come in. The next press needs a new one; time only carries it on."""

    def __init__(self, t: SlapTable, ask: Live) -> None:
        self.actions = ask.actions
        self.race = ask.race(t)

    def run(self, tick: int) -> None:
        """Judge up to that tick; what is judged already stays."""
        self.race.judge_below(tick + 1)

    def is_final(self, w: int) -> bool:
        """Is it final when nothing below tick `w` can come any more?"""
        return 0 <= self.race.end < w and self.race.final(w)

    def deciding(self) -> int:
        """The last tick that must be final before the round is."""
        race = self.race
        end = race.end if race.end >= 0 else race.house.timeout
        return end if race.final(end + 1) else end + race.house.window

    def results(self) -> list[tuple[int, Action, str]]:
        return [(press.seat, press.action, press.result) for press in self.race.presses]

    def glimpse(self, number: int, seat: int, what: str) -> wire.Glimpse:
        race = self.race
        return wire.Glimpse(
            number,
            seat,
            what,
            race.end >= 0,
            seat_or_none(race.slapper),
            seat_or_none(race.loser),
            race.at[: race.seats],
            race.at[race.seats :],
        )


def seat_or_none(seat: int) -> int | None:
    return None if seat < 0 else seat
