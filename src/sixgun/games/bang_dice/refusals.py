"""Why an answer is refused (section 9), with the clause that speaks against it."""

from __future__ import annotations

from typing import Final

from sixgun.core.errors import Refusal
from sixgun.games.bang_dice.actions import (
    AnotherTurn,
    BecomeSheriff,
    Cancel,
    Deny,
    ForceThrow,
    OfSeat,
    Rethrow,
    Save,
    Shoot,
    ShootDouble,
    SwapArrows,
    TurnDie,
)
from sixgun.games.bang_dice.table import DiceTable

POWERS: Final = (BecomeSheriff, SwapArrows, AnotherTurn, TurnDie, ForceThrow, Save, Deny, Cancel)


def why_not(t: DiceTable, seat: int, action: object) -> Refusal:
    ask = t.ask
    if ask is None:
        return Refusal("err_game_over", "the game is over", ("DICE-007",))
    if not t.options_of(seat):
        return Refusal("err_not_your_decision", f"only seats {list(t.to_act)} are asked", ask.clauses)
    message, clauses = reason(t, seat, action)
    return Refusal("err_illegal_option", message, clauses or ask.clauses)


def reason(t: DiceTable, seat: int, action: object) -> tuple[str, tuple[str, ...]]:
    """The sentence and its clauses; none of its own where the question says it all."""
    if isinstance(action, POWERS) and t.ask is not None and t.ask.window:
        return "your role has no power to use here", ("DICE-306",)
    if isinstance(action, Rethrow) and t.ask is not None and t.ask.kind == "throw_again":
        if action.dice & ~t.symbols.every:
            return f"{len(t.dice)} dice are thrown in this turn", ("DICE-045",)
        return "a die that shows dynamite is locked", ("DICE-054",)
    if isinstance(action, OfSeat) and not (0 <= action.seat < t.seats and t.living[action.seat]):
        return "only living players can be chosen", ("DICE-006",)
    if isinstance(action, (Shoot, ShootDouble)) and action.seat == seat:
        return "nobody can shoot themselves", ("DICE-094",)
    if isinstance(action, Shoot):
        return "this Bull's Eye does not hit at that distance", ("DICE-091", "DICE-092")
    return "it is not one of the options", ()
