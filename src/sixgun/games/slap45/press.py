"""One action in the race, and what can come of it."""

from __future__ import annotations

from typing import Final

from sixgun.core.action import Action
from sixgun.games.slap45.actions import LATER, LeaveAt, PointAt, SlapBase, SlapCenter
from sixgun.games.slap45.table import HOLSTER

ACCEPTED: Final = "accepted"
BOUNCED: Final = "bounced"
FALSE_START: Final = "false_start"
LOCKED: Final = "locked"
HAND_IN_BASE: Final = "hand_in_base"
HAND_BUSY: Final = "hand_busy"
NO_REENTRY: Final = "no_reentry"
NO_EFFECT: Final = "no_effect"
ROUND_OVER: Final = "round_over"

LEAVING: Final = 1  # kinds, one bit each; SLAP-003: the order within a tick
INTO_BASE: Final = 2
ON_CARD: Final = 4
POINTING: Final = 8
NOTHING: Final = -1


class Press:
    """One action in the race: when it is carried out, by which hand, and what came of it."""

    __slots__ = ("action", "auto", "base", "due", "hand", "kind", "piece", "result", "seat", "seq", "t")

    def __init__(self, seat: int, action: Action, seats: int, piece: int = NOTHING) -> None:
        self.seat: int = seat
        self.action: Action = action
        self.result: str = ""
        self.due: bool = False  # an `auto` slap that has waited: its press was judged already
        self.t: int = 0
        self.seq: int = 0
        self.kind: int = 0
        self.hand: int = seat
        self.base: int = HOLSTER
        self.auto: bool = False
        self.piece: int = piece  # the piece of the player's plan that it carries out
        if isinstance(action, SlapBase):
            self.t, self.seq, self.kind, self.auto = action.t, action.seq, INTO_BASE, action.auto == 1
            self.hand, self.base = seat + seats * action.hand, action.base
        elif isinstance(action, SlapCenter):
            self.t, self.seq, self.kind, self.auto = action.t, action.seq, ON_CARD, action.auto == 1
        elif isinstance(action, LeaveAt):
            self.t, self.seq, self.kind = action.t, action.seq, LEAVING
            self.hand = seat + seats * action.hand
        elif isinstance(action, PointAt):
            self.t, self.seq, self.kind = action.t, action.seq, POINTING

    def points_later(self) -> bool:
        """SLAP-056: the pointing of this slap is an action of its own."""
        action = self.action
        return isinstance(action, SlapCenter) and action.target == LATER

    def precedes(self, other: Press) -> bool:
        """SLAP-002: within a tick by seat and the seat's own counter."""
        return self.seat < other.seat or (self.seat == other.seat and self.seq < other.seq)
