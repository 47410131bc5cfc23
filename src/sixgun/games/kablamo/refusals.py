"""Why an action is refused: the error codes of section 5.2."""

from __future__ import annotations

from sixgun.core.action import Action
from sixgun.core.attributes import EMPTY
from sixgun.core.errors import Refusal
from sixgun.core.step import Ask
from sixgun.games.kablamo.actions import CHAMBERS, Assign, Load, Pick, Play, PlayOpen, Target
from sixgun.games.kablamo.asks import Arrange
from sixgun.games.kablamo.effects.moving import TripleAction
from sixgun.games.kablamo.entry import can_be_executed
from sixgun.games.kablamo.kinds import BULLET_NAMES
from sixgun.games.kablamo.table import SAFE, KablamoTable
from sixgun.games.kablamo.window import Response, Window, may_answer


def why_not(t: KablamoTable, seat: int, action: object) -> Refusal:
    """The first reason that applies."""
    ask = t.ask
    if ask is None:
        return Refusal("game_over", "the game is over")
    if not 0 <= seat < t.seats:
        return Refusal("not_your_decision", f"there are seats 0 to {t.seats - 1}")
    if not t.alive[seat]:
        return Refusal("player_eliminated", "this player is out of the game", ("KAB-183",))
    if t.resigned[seat]:
        return Refusal("not_your_decision", "who has resigned decides nothing more", ("KAB-188",))
    if not any(type(option) is type(action) for option in _forms(t, ask, seat)):
        return Refusal("not_your_decision", f"{ask.kind} is asked of seats {list(t.to_act)}", ask.clauses)
    return _wrong_content(t, ask, seat, action)


def _forms(t: KablamoTable, ask: Ask[KablamoTable], seat: int) -> list[Action]:
    """Every kind of answer that may be tried here: in a window every player may try to play."""
    options = list(t.options_of(seat))
    if isinstance(ask, (Window, Response)) and seat in ask.who:
        options += [Play(0, 0), PlayOpen(0)]
    if isinstance(ask, Arrange) and seat in ask.who:
        options.append(Load(0, 0))
    return options


def _wrong_content(t: KablamoTable, ask: Ask[KablamoTable], seat: int, action: object) -> Refusal:
    if isinstance(action, (Play, PlayOpen)):
        return _wrong_play(t, ask, seat, action.bullet)
    if isinstance(action, Load) and isinstance(ask, Arrange):
        return _wrong_load(t, ask, seat, action)
    if isinstance(action, Pick):
        return _wrong_pick(t, ask, seat, action)
    if isinstance(action, Assign):
        return Refusal("illegal_assignee", "this player is not able to execute the effect", ("KAB-066",))
    if isinstance(action, Target):
        return Refusal("illegal_target", "this is no pending effect or active bullet to aim at", ("KAB-089",))
    return Refusal("illegal_option", "it is not one of the options", ask.clauses)


def _wrong_play(t: KablamoTable, ask: Ask[KablamoTable], seat: int, code: int) -> Refusal:
    mine = [bullet for bullet in t.spares[seat] if t.box.code[bullet] == code]
    if not mine:
        return Refusal("not_in_hand", f"{BULLET_NAMES[code]} is not among the own spares", ("KAB-072",))
    kind = t.box.kind[mine[0]]
    if not t.box.hv[mine[0]]:
        return Refusal("not_playable_from_hand", "only high velocity bullets are", ("KAB-086",))
    if isinstance(ask, Response) and not may_answer(t, kind):
        return Refusal("wrong_window", f"{kind} is no answer to an effect", ("KAB-082",))
    if not can_be_executed(t, kind, mine[0]):
        return Refusal("no_legal_effect", f"nobody is able to execute {kind} now", ("KAB-081",))
    return Refusal("illegal_assignee", "this player is not able to execute the effect", ("KAB-066",))


def _wrong_load(t: KablamoTable, ask: Arrange, seat: int, action: Load) -> Refusal:
    """Section 5.2, last sentence: in this order."""
    codes = [t.box.code[bullet] for bullet in ask.bullets(t, seat)]
    given = [load.bullet for load in ask.drafts[ask.who.index(seat)] if isinstance(load, Load)]
    if action.bullet not in codes:
        return Refusal("not_in_hand", f"{BULLET_NAMES[action.bullet]} may not be loaded now", ask.clauses)
    if given.count(action.bullet) >= codes.count(action.bullet):
        return Refusal("same_bullet_twice", f"{BULLET_NAMES[action.bullet]} is loaded already", ask.clauses)
    if action.position >= ask.positions():
        return Refusal("safe_position", "another player's safe position is out of reach", ("KAB-120",))
    if action.position not in ask.chambers(t, seat):
        return Refusal("illegal_option", f"chamber {action.position} is not empty", ask.clauses)
    return Refusal("must_fill_all", "chambers are filled in firing order, as many as possible", ("KAB-114",))


def _wrong_pick(t: KablamoTable, ask: Ask[KablamoTable], seat: int, action: Pick) -> Refusal:
    owner, position = action.seat, action.position
    if not 0 <= owner < t.seats or not t.alive[owner] or not 0 <= position < CHAMBERS:
        return Refusal("illegal_option", "there is no such chamber", ask.clauses)
    bullet = t.cylinder(owner)[position]
    if bullet == EMPTY:
        return Refusal("empty_chamber", "there is no bullet in this chamber", ("KAB-123",))
    if t.is_active(bullet):
        return Refusal("active_bullet", "active bullets stay where they are", ("KAB-122",))
    if owner != seat and position == SAFE:
        return Refusal("safe_position", "another player's safe position is out of reach", ("KAB-120",))
    if isinstance(ask, TripleAction) and (owner, position) in ask.picked:
        return Refusal("same_bullet_twice", "three different bullets are needed", ("KAB-158",))
    if isinstance(ask, TripleAction):
        return Refusal("need_two_revolvers", "the bullets must lie in two revolvers or three", ("KAB-158",))
    return Refusal("illegal_option", "it is not one of the options", ask.clauses)
