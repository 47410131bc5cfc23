"""Why an action is refused: the codes of section 9, each with a sentence and its clause."""

from __future__ import annotations

from sixgun.core.errors import Refusal
from sixgun.games.bang.actions import POWERS, Cash, Play, PlayAt, PlayFor, Use, UseAt
from sixgun.games.bang.entries import CARD, REFUSED, USES
from sixgun.games.bang.pieces import NAMES
from sixgun.games.bang.table import BangTable
from sixgun.games.bang.turn import PHASE_TWO


def why_not(t: BangTable, seat: int, action: object) -> Refusal:
    ask = t.ask
    if ask is None:
        return Refusal("game_over", "the game is over", ("BANG-166",))
    if seat not in t.to_act:
        return Refusal("not_your_decision", f"seats {list(t.to_act)} are asked now", ask.clauses)
    wrong_phase = Refusal("wrong_phase", f"the question is {ask.kind}", ask.clauses)
    if not any(type(option) is type(action) for option in t.options_of(seat)) and ask.kind != PHASE_TWO:
        return wrong_phase
    if isinstance(action, (Play, PlayAt, PlayFor, Cash)):
        return card_refused(t, seat, action, ask.kind)
    if isinstance(action, (Use, UseAt)):
        return power_refused(t, seat, action)
    for kind, refused in REFUSED.items():
        if type(action) is kind:
            return refused(t, seat, action) or wrong_phase
    return wrong_phase


def card_refused(t: BangTable, seat: int, action: Play | PlayAt | PlayFor | Cash, kind: str) -> Refusal:
    if action.card not in t.hand[seat]:
        return Refusal("card_not_in_hand", "the card is not in your hand", ("BANG-060",))
    if kind != PHASE_TWO:
        return Refusal("wrong_phase", "this card does not answer the question", ("BANG-060",))
    if isinstance(action, PlayAt):
        return CARD[action.card].not_at(t, seat, action.target)
    if isinstance(action, PlayFor):
        return CARD[action.card].not_for(t, seat, action.target)
    if isinstance(action, Cash):
        return Refusal("illegal_target", "only a Beer is played for a nugget, in Gold Rush", ("BANG-221",))
    return CARD[action.card].not_alone(t, seat)


def power_refused(t: BangTable, seat: int, action: Use | UseAt) -> Refusal:
    power = action.power
    if power not in USES:
        return Refusal("wrong_phase", "a Barrel is tried once, against a shot at oneself", ("BANG-079",))
    if POWERS[power] not in [NAMES[piece] for piece in (t.characters[seat], *t.equipment[seat])]:
        return Refusal("illegal_option", "you have no such ability or card", ("BANG-060",))
    misused = Refusal("illegal_target", "this ability is not used like that", ("BANG-064",))
    return USES[power].why_not(t, seat, action) or misused
