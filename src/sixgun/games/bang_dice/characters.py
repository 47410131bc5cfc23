"""The sixteen characters of the base game (sections 2.6 and 4.10): one entry each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sixgun.core.action import Action
from sixgun.core.step import Step
from sixgun.games.bang_dice.abilities import KitReturns, ReplaceLoss, ReturnForLoss, SidGift
from sixgun.games.bang_dice.actions import SHOOT_DOUBLE
from sixgun.games.bang_dice.arrows import TakeArrow
from sixgun.games.bang_dice.distance import ONE_PLACE, TWO_PLACES
from sixgun.games.bang_dice.entry import Character
from sixgun.games.bang_dice.events import DiceResolved, GatlingsCounted, TurnBegan
from sixgun.games.bang_dice.life import GainLife
from sixgun.games.bang_dice.loss import (
    GATLING,
    INDIANS,
    VOLLEY,
    AfterLosses,
    Reprisal,
    VictimsAnswer,
)
from sixgun.games.bang_dice.old_saloon.new_characters import NEW_CHARACTERS
from sixgun.games.bang_dice.questions import (
    DYNAMITE_LOCKS,
    GAIN_AFTER_FALL,
    GATLINGS_NEEDED,
    LOSS_TO_GATLING,
    LOSS_TO_INDIANS,
    OWN_BEER,
    PLACES,
    THROWS,
)
from sixgun.games.bang_dice.resolution import Aim
from sixgun.games.bang_dice.table import NOTHING, DiceTable, added


def bart(t: DiceTable, me: int, step: VictimsAnswer) -> Step[DiceTable] | None:
    """Not against Indians, Dynamite or bullets, and not without two tokens in the pile."""
    shot_at = t.cause in (VOLLEY, GATLING) and t.pending[me] > 0
    return ReplaceLoss(me) if shot_at and t.tokens_in_pile() > 1 else None


def el_gringo(t: DiceTable, me: int, step: Reprisal) -> Step[DiceTable] | None:
    """One arrow for each volley or Gatling, from a living shooter."""
    paid = t.lost[me] > 0 and t.by >= 0 and t.by != me and t.living[t.by]
    return TakeArrow(t.by, t.by, False) if paid else None


def pedro(t: DiceTable, me: int, step: AfterLosses) -> Step[DiceTable] | None:
    """In an Indian attack all arrows go back anyway."""
    if t.lost[me] > 0 and t.cause != INDIANS and t.has_arrows(me):
        return ReturnForLoss(me, t.lost[me])
    return None


def kit(t: DiceTable, me: int, event: GatlingsCounted) -> Step[DiceTable] | None:
    return KitReturns(me, event.symbols) if event.seat == me else None


def slab(t: DiceTable, me: int, ask: Aim) -> list[Action]:
    """Once a turn, with a beer to spend."""
    if t.beer_spent or not t.symbols.beers:
        return []
    return [SHOOT_DOUBLE[target] for target in t.circle.targets(me, ask.places(t))]


def suzy(t: DiceTable, me: int, event: DiceResolved) -> Step[DiceTable] | None:
    missed = event.seat == me and t.symbols.ones + t.symbols.twos == 0
    return GainLife(added(NOTHING[t.seats], me, 2)) if missed else None


def sid(t: DiceTable, me: int, event: TurnBegan) -> Step[DiceTable] | None:
    return SidGift(me) if event.seat == me else None


BASE_CHARACTERS: Final[tuple[Character, ...]] = (
    Character("bart_cassidy", 8, instead={VictimsAnswer: bart}),  # DICE-160 to DICE-164
    Character("black_jack", 8, value={DYNAMITE_LOCKS: -1}),  # DICE-165, DICE-166
    Character("calamity_janet", 8, value={PLACES: lambda t, me, places: ONE_PLACE | TWO_PLACES}),  # DICE-167
    Character("el_gringo", 7, instead={Reprisal: el_gringo}),  # DICE-168 to DICE-171
    Character(
        "jesse_jones", 9, value={OWN_BEER: lambda t, me, gain: 2 if t.life[me] <= 4 else gain}
    ),  # DICE-172
    Character("jourdonnais", 7, value={LOSS_TO_INDIANS: lambda t, me, loss: min(loss, 1)}),  # DICE-174
    Character("kit_carlson", 7, after={GatlingsCounted: kit}),  # DICE-175, DICE-176
    Character("lucky_duke", 8, value={THROWS: 1}),  # DICE-177
    Character("paul_regret", 9, value={LOSS_TO_GATLING: lambda t, me, loss: 0}),  # DICE-178
    Character("pedro_ramirez", 8, instead={AfterLosses: pedro}),  # DICE-179, DICE-180
    Character("rose_doolan", 9, value={PLACES: lambda t, me, places: places | places << 1}),  # DICE-181
    Character("sid_ketchum", 8, after={TurnBegan: sid}),  # DICE-182
    Character("slab_the_killer", 8, option={"aim": slab}),  # DICE-183 to DICE-187
    Character("suzy_lafayette", 8, after={DiceResolved: suzy}),  # DICE-188, DICE-189
    Character(
        "vulture_sam", 9, value={GAIN_AFTER_FALL: lambda t, me, gain: gain + 2 * len(t.fallen)}
    ),  # DICE-190, DICE-191
    Character("willy_the_kid", 8, value={GATLINGS_NEEDED: -1}),  # DICE-192
)
CHARACTERS: Final[dict[str, Character]] = {
    character.name: character for character in (*BASE_CHARACTERS, *NEW_CHARACTERS)
}
BASE_NAMES: Final = [character.name for character in BASE_CHARACTERS]
LIFE: Final = {name: character.life for name, character in CHARACTERS.items()}


def character_pool(options: Mapping[str, object]) -> list[str]:
    """DICE-355, DICE-356: the base characters, and the new ones whose modules are in use."""
    names = BASE_NAMES[:]
    if options["new_characters"]:
        names += [c.name for c in NEW_CHARACTERS if not c.needs or options[c.needs]]
    return names
