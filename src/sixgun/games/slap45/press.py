"""One action in the race, and what can come of it."""

from __future__ import annotations

from typing import Final

from sixgun.core.action import Action
from sixgun.games.slap45.actions import (
    HOLSTER,
    INTO_BASE,
    LATER,
    LEAVING,
    ON_CARD,
    POINTING,
    LeaveAt,
    PointAt,
    SlapBase,
    SlapCenter,
)

ACCEPTED: Final = "accepted"
BOUNCED: Final = "bounced"
FALSE_START: Final = "false_start"
LOCKED: Final = "locked"
HAND_IN_BASE: Final = "hand_in_base"
HAND_BUSY: Final = "hand_busy"
NO_REENTRY: Final = "no_reentry"
NO_EFFECT: Final = "no_effect"
ROUND_OVER: Final = "round_over"

NOTHING: Final = -1


class Press:
    """One action in the race: when it is carried out, by which hand, and what came of it."""

    __slots__ = ("action", "auto", "base", "due", "hand", "kind", "piece", "result", "seat", "seq", "tick")

    def __init__(
        self,
        seat: int,
        action: Action,
        tick: int,
        seq: int,
        kind: int,
        hand: int,
        base: int = HOLSTER,
        piece: int = NOTHING,
        auto: bool = False,
    ) -> None:
        self.seat: int = seat
        self.action: Action = action
        self.tick: int = tick
        self.seq: int = seq
        self.kind: int = kind
        self.hand: int = hand
        self.base: int = base
        self.piece: int = piece  # the piece of the player's plan that it carries out
        self.auto: bool = auto
        self.due: bool = False  # an `auto` slap that has waited: its press was judged already
        self.result: str = ""

    def points_later(self) -> bool:
        """SLAP-056: the pointing of this slap is an action of its own."""
        action = self.action
        return isinstance(action, SlapCenter) and action.target == LATER

    def precedes(self, other: Press) -> bool:
        """SLAP-002: within a tick by seat and the seat's own counter."""
        return self.seat < other.seat or (self.seat == other.seat and self.seq < other.seq)


def pressed(seat: int, action: Action, seats: int) -> Press:
    """An action of the live phase, as the race takes it."""
    if isinstance(action, SlapCenter):
        return Press(seat, action, action.tick, action.seq, ON_CARD, seat, auto=action.auto == 1)
    if isinstance(action, SlapBase):
        hand, auto = seat + seats * action.hand, action.auto == 1
        return Press(seat, action, action.tick, action.seq, INTO_BASE, hand, action.base, auto=auto)
    if isinstance(action, LeaveAt):
        return Press(seat, action, action.tick, action.seq, LEAVING, seat + seats * action.hand)
    assert isinstance(action, PointAt)
    return Press(seat, action, action.tick, action.seq, POINTING, seat)
