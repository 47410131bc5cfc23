"""Why an action is refused: the codes of section 9, each with a sentence and its clause."""

from __future__ import annotations

from sixgun.core.rule import Refusal
from sixgun.games.bang.actions import (
    POWERS,
    USE_BARREL,
    USE_JACKY,
    USE_JOSH,
    USE_JOURDONNAIS,
    USE_PAN,
    USE_SACK,
    USE_SID,
    USE_SNAKE,
    Buy,
    BuyCheaper,
    Cash,
    ForceOff,
    Play,
    PlayAt,
    PlayFor,
    Use,
    UseAt,
)
from sixgun.games.bang.distance import reachable, within
from sixgun.games.bang.gold_rush import COST
from sixgun.games.bang.pieces import BANG, EQUIPMENT, FIRST_BLUE, JAIL, KIND, MISSED, NAMES, PANIC, SHERIFF
from sixgun.games.bang.table import NOBODY, BangTable
from sixgun.games.bang.values import BOTH_WAYS, IN_JAIL, RAPID

PRICES = {USE_PAN: 1, USE_SNAKE: 1, USE_SACK: 2, USE_JOSH: 2, USE_JACKY: 2}


def why_not(t: BangTable, seat: int, action: object) -> Refusal:
    ask = t.ask
    if ask is None:
        return Refusal("game_over", "the game is over", ("BANG-166",))
    if seat not in t.to_act:
        return Refusal("not_your_decision", f"seats {list(t.to_act)} are asked now", ask.clauses)
    if not any(type(option) is type(action) for option in t.options_of(seat)) and ask.kind != "play":
        return Refusal("wrong_phase", f"the question is {ask.kind}", ask.clauses)
    if isinstance(action, (Play, PlayAt, PlayFor, Cash)):
        return card_refused(t, seat, action, ask.kind)
    if isinstance(action, (Buy, BuyCheaper, ForceOff)):
        return equipment_refused(t, seat, action)
    if isinstance(action, (Use, UseAt)):
        return power_refused(t, seat, action)
    return Refusal("wrong_phase", f"the question is {ask.kind}", ask.clauses)


def card_refused(t: BangTable, seat: int, action: Play | PlayAt | PlayFor | Cash, kind: str) -> Refusal:
    if action.card not in t.hand[seat]:
        return Refusal("card_not_in_hand", "the card is not in your hand", ("BANG-060",))
    if kind != "play":
        return Refusal("wrong_phase", "this card does not answer the question", ("BANG-060",))
    if isinstance(action, PlayAt):
        return target_refused(t, seat, action.card, action.target)
    if isinstance(action, PlayFor):
        return spoil_refused(t, seat, action)
    if isinstance(action, Cash):
        return Refusal("illegal_target", "only a Beer is played for a nugget, in Gold Rush", ("BANG-221",))
    if KIND[action.card] == MISSED:
        return Refusal("wrong_phase", "a Missed! is played against a shot at oneself", ("BANG-077",))
    if KIND[action.card] >= FIRST_BLUE and KIND[action.card] != JAIL:
        return Refusal("duplicate_in_play", "a card of that name lies in front of you", ("BANG-062",))
    return Refusal("illegal_target", "this card is not played like that", ("BANG-064",))


def target_refused(t: BangTable, seat: int, card: int, target: int) -> Refusal:
    kind = KIND[card]
    if target not in t.ring or (target == seat and kind != JAIL):
        return Refusal("illegal_target", "name another player in the game", ("BANG-064", "BANG-070"))
    if kind == JAIL and t.role(target) == SHERIFF:
        return Refusal("sheriff_cannot_be_jailed", "the Sheriff is never put in Jail", ("BANG-110",))
    if kind == JAIL and t.value(IN_JAIL, target):
        return Refusal("duplicate_in_play", "that player is in Jail already", ("BANG-062",))
    shot = kind == BANG or (kind == MISSED and t.value(BOTH_WAYS, seat) > 0)
    if shot and t.bangs and not t.value(RAPID, seat):
        return Refusal("bang_limit_reached", "one BANG! card a turn", ("BANG-071", "BANG-073"))
    if shot and target not in reachable(t, seat):
        return Refusal("out_of_range", "your weapon does not reach that far", ("BANG-047",))
    return Refusal("illegal_target", "this card is not played at a player", ("BANG-064",))


def spoil_refused(t: BangTable, seat: int, action: PlayFor) -> Refusal:
    near = [*within(t, seat, 1), seat]
    if KIND[action.card] == PANIC and action.target in t.ring and action.target not in near:
        return Refusal("out_of_range", "Panic! reaches distance 1", ("BANG-048",))
    cards = t.hand[action.target] + t.in_play[action.target] if action.target in t.ring else [NOBODY]
    if not cards and t.equipment[action.target]:
        return Refusal("equipment_not_targetable", "equipment is never a target", ("BANG-222", "BANG-223"))
    return Refusal("illegal_target", "there is no such card", ("BANG-097", "BANG-099"))


def equipment_refused(t: BangTable, seat: int, action: Buy | BuyCheaper | ForceOff) -> Refusal:
    card = EQUIPMENT + action.equipment
    if isinstance(action, ForceOff):
        if card in t.equipment[seat]:
            return Refusal("own_equipment", "your own equipment stays", ("BANG-217",))
        if not any(card in t.equipment[other] for other in t.ring):
            return Refusal("illegal_target", "nobody has this equipment card", ("BANG-215",))
        return Refusal("not_enough_nuggets", f"it costs {COST[card] + 1} nuggets", ("BANG-215",))
    if card not in t.row:
        return Refusal("not_in_row", "this card does not lie in the row", ("BANG-207",))
    price = COST[card]
    if isinstance(action, BuyCheaper):
        if not has_piece(t, seat, "pretty_luzena"):
            return Refusal("illegal_option", "the discount is Pretty Luzena's", ("BANG-272",))
        if t.discounts:
            return Refusal("max_uses_reached", "one discount a turn", ("BANG-272",))
        price -= 1
    if price > t.nuggets[seat]:
        return Refusal("not_enough_nuggets", f"it costs {price} nuggets", ("BANG-209",))
    return Refusal("illegal_target", "every player has a Wanted", ("BANG-209",))


def power_refused(t: BangTable, seat: int, action: Use | UseAt) -> Refusal:
    power = action.power
    if power in (USE_BARREL, USE_JOURDONNAIS):
        return Refusal("wrong_phase", "a Barrel is tried once, against a shot at oneself", ("BANG-079",))
    if not has_piece(t, seat, POWERS[power]):
        return Refusal("illegal_option", "you have no such ability or card", ("BANG-060",))
    if power in (USE_SID, USE_SACK) and (t.life[seat] >= t.max_life[seat] or not t.alive[seat]):
        return Refusal(
            "already_at_max_life", "there is nothing to regain", ("BANG-180", "BANG-251", "BANG-309")
        )
    if t.nuggets[seat] < PRICES.get(power, 0):
        return Refusal("not_enough_nuggets", f"it costs {PRICES[power]} nuggets", ("BANG-206",))
    if (power == USE_PAN and t.pans > 1) or (power == USE_SNAKE and t.snakes > 1):
        return Refusal("max_uses_reached", "twice a turn is enough", ("BANG-249", "BANG-274"))
    if power == USE_SID:
        return Refusal("card_not_in_hand", "the ability takes two cards of your hand", ("BANG-179",))
    if power == USE_JACKY and isinstance(action, UseAt) and action.target in t.ring and action.target != seat:
        return Refusal("out_of_range", "your weapon does not reach that far", ("BANG-266",))
    return Refusal("illegal_target", "this ability is not used like that", ("BANG-064",))


def has_piece(t: BangTable, seat: int, name: str) -> bool:
    """Is that the player's character, or an equipment card in front of him?"""
    return name in [NAMES[piece] for piece in (t.characters[seat], *t.equipment[seat])]
