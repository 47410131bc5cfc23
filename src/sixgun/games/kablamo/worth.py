"""When a high velocity bullet is worth more on the table than in the hand, and what an effect is worth."""

from __future__ import annotations

from collections.abc import Callable
from math import fsum

from sixgun.core.action import Action
from sixgun.games.kablamo.actions import PASS, Play, PlayOpen
from sixgun.games.kablamo.kinds import (
    ALL_KINDS,
    BACKFIRE,
    BOLSHEVIK,
    CHEATING,
    COPIES,
    COWARDICE,
    CYLINDER,
    ETIQUETTE,
    HAMMER,
    HONOR,
    JACKET,
    KABLAMO,
    LIGHTS_OUT,
    MARQUIS,
    MISFIRE,
    MOMENT,
    OVERHAUL,
    RATCHET,
    RICOCHET,
    SPEED_LOAD,
    STOCKPILING,
    TRIGGER,
    TRIGGER_HAPPY,
    WET_POWDER,
)
from sixgun.games.kablamo.reckoning import Reckoning

ATTACHABLE = (RATCHET, HAMMER, TRIGGER, CYLINDER, COWARDICE)
DREADED = {HONOR: 0.5, TRIGGER_HAPPY: 0.4, TRIGGER: 0.4, LIGHTS_OUT: 0.2, SPEED_LOAD: 0.15}  # note 15
PLAY_AT = 0.12  # what a high velocity bullet must bring to be played


def kind_of(code: int) -> str:
    return ALL_KINDS[code // COPIES]


def worth_of_effect(seen: Reckoning, kind: str, seat: int) -> float:
    """Notes 5, 7, 8, 16: what it brings if this player gets the effect."""
    mine = seat == seen.me
    if kind in ATTACHABLE:
        return seen.if_attached(seat, kind) - seen.value()
    if kind == TRIGGER_HAPPY:
        return seen.if_attached(seat, TRIGGER) - seen.value()
    if kind == HONOR:
        return (0.5 if KABLAMO in seen.spares else 0.05) if mine else -0.1 * (seen.spare_counts[seat] > 0)
    if kind == STOCKPILING:
        return (0.15 - seen.unknown) * (1 if mine else -1)
    if kind == WET_POWDER:
        return -0.1 if mine else 0.05 * seen.spare_counts[seat]
    return 0.3 + (seen.danger(seat) if kind == SPEED_LOAD else 0.0) if mine else -0.3  # to decide is to have


def worth_of_playing(seen: Reckoning, action: Action) -> float:
    """Play what brings more than it is worth in the hand."""
    if action is PASS:
        return PLAY_AT
    if isinstance(action, Play):
        return PLAYS.get(kind_of(action.bullet), keep)(seen, action.seat)
    assert isinstance(action, PlayOpen)
    return PLAYS.get(kind_of(action.bullet), keep)(seen, seen.me)


def keep(seen: Reckoning, seat: int) -> float:
    """A bullet about which the notes say nothing stays in the hand."""
    return 0.0


def window(seen: Reckoning) -> str:
    name: str = seen.ask.get("name", "response")
    return name


def shot_now(seen: Reckoning, seat: int) -> float:
    """The chance of a Kablamo in the shot that is to come in this round."""
    if window(seen) == "rotated":
        effects = seen.attached[seat]
        return 0.0 if HAMMER in effects or COWARDICE in effects else seen.cylinders[seat][0]
    return seen.next_shot(seat) if window(seen) == "start" else 0.0


def play_marquis(seen: Reckoning, seat: int) -> float:
    """Note 12: as late as possible, for a shot that is likely to kill."""
    return shot_now(seen, seen.me) - 0.2 if window(seen) == "rotated" else 0.0


def play_cowardice(seen: Reckoning, seat: int) -> float:
    """Notes 8, 12: away with the next bullet, if the one behind it is better."""
    if seat != seen.me or window(seen) != "start":
        return 0.0
    return seen.if_attached(seat, COWARDICE) - seen.value() - 0.1


def play_jacket(seen: Reckoning, seat: int) -> float:
    """Note 13: when the right-hand neighbour is unlikely to fire a Kablamo and others are likely to."""
    if window(seen) != "rotated":
        return 0.0
    right, left = seen.living[seen.living.index(seen.me) - 1], left_of(seen, seen.me)
    gain = fsum([shot_now(seen, s) for s in seen.others if s != right]) + 0.2 * shot_now(seen, seen.me)
    return gain - 3 * shot_now(seen, right) - 0.1 * (left == right)


def play_bolshevik(seen: Reckoning, seat: int) -> float:
    """Note 13: when the own next shot is likelier to kill than the right-hand neighbour's."""
    if window(seen) != "round_end":
        return 0.0
    right = seen.living[seen.living.index(seen.me) - 1]
    return seen.next_shot(seen.me) - seen.next_shot(right) - 0.1


def left_of(seen: Reckoning, seat: int) -> int:
    return seen.living[(seen.living.index(seat) + 1) % len(seen.living)]


def play_lights_out(seen: Reckoning, seat: int) -> float:
    """Note 14: swap away a revolver known to be loaded."""
    if seat != seen.me or window(seen) not in ("start", "rotated"):
        return 0.0
    swaps = [seen.if_swapped(seen.me, other) for other in seen.others]
    return max(swaps) - seen.value() - 0.3 if shot_now(seen, seen.me) > 0.2 else 0.0


def play_etiquette(seen: Reckoning, seat: int) -> float:
    """Look before the shot while the own next bullet is unknown."""
    hidden = (seen.faces[seen.me][5] or "_")[0] == "?"
    return 0.2 if seat == seen.me and hidden and window(seen) == "start" else 0.0


def play_moment(seen: Reckoning, seat: int) -> float:
    """Swap a dangerous safe bullet for a harmless spare."""
    harmless = [name for name in seen.spares if name != KABLAMO]
    if len(harmless) < 2 or window(seen) != "start":
        return 0.0
    return seen.if_chance(seen.me, 5, 0.0) - seen.value() - 0.1


def play_overhaul(seen: Reckoning, seat: int) -> float:
    kept = seen.attached
    before = seen.value()
    seen.attached = [[kind for kind in mine if kind == COWARDICE] for mine in kept]
    after = seen.value()
    seen.attached = kept
    return after - before - 0.1


def play_trigger_happy(seen: Reckoning, seat: int) -> float:
    """Note 8: one more shot for the opponent whose next bullets look worst."""
    if seat == seen.me or window(seen) != "after_resolve":
        return 0.0
    return seen.next_shot(seat) - 0.1


def play_cheating(seen: Reckoning, seat: int) -> float:
    """Note 15: when the active bullets favour opponents."""
    mine = len([name for name in seen.faces[seen.me] if name is not None and name[0] != "?"])
    active = len(seen.living) if window(seen) == "before_bullet" else 0
    return 0.13 if active > 2 and mine == 0 and len(seen.others) > 1 else 0.0


def play_answer(seen: Reckoning, seat: int) -> float:
    """Note 15: Misfire and Backfire for what is dreaded and comes from others."""
    if seat != seen.me or not seen.effects:
        return 0.0
    kind, controller, assignee = seen.latest()
    if controller == seen.me:
        return 0.0
    if kind in (TRIGGER, TRIGGER_HAPPY):
        return DREADED[kind] * (assignee == seen.me) * (seen.next_shot(seen.me) > 0.15)
    return DREADED.get(kind, 0.0) * (assignee != seen.me) * (kind == HONOR)


def play_ricochet(seen: Reckoning, seat: int) -> float:
    """A copy of what is worth having."""
    if seat != seen.me or not seen.effects:
        return 0.0
    kind, _, _ = seen.latest()
    if kind in (HONOR, SPEED_LOAD, HAMMER, RATCHET, TRIGGER, TRIGGER_HAPPY):
        return max([worth_of_effect(seen, kind, player) for player in seen.living]) - 0.2
    return 0.0


PLAYS: dict[str, Callable[[Reckoning, int], float]] = {
    MISFIRE: play_answer,
    BACKFIRE: play_answer,
    RICOCHET: play_ricochet,
    CHEATING: play_cheating,
    MARQUIS: play_marquis,
    JACKET: play_jacket,
    BOLSHEVIK: play_bolshevik,
    LIGHTS_OUT: play_lights_out,
    ETIQUETTE: play_etiquette,
    MOMENT: play_moment,
    OVERHAUL: play_overhaul,
    COWARDICE: play_cowardice,
    TRIGGER_HAPPY: play_trigger_happy,
}
