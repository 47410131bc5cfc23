"""The end of a round: resignations, the card, the duel, victory, the next dealer."""

from __future__ import annotations

from typing import Final

from sixgun.core.event import GameEnded
from sixgun.core.step import Step, in_turn
from sixgun.games.slap45.aftermath import NO_ONE, LoseMembers
from sixgun.games.slap45.consequences import CARD_DISCARDED, DuelStarted, ResignationsTaken
from sixgun.games.slap45.events import DEAL_PASSED
from sixgun.games.slap45.house import NO_LIMIT
from sixgun.games.slap45.table import SlapTable

MORE_THAN_ALL_GOLD: Final = 100


class Cleanup(Step[SlapTable]):
    """After losses and knock-outs: resignations, the card, duel or victory, the next dealer."""

    __slots__ = ()
    clauses = ("SLAP-017", "SLAP-112")

    def run(self, t: SlapTable) -> None:
        t.do(TAKE_RESIGNATIONS, DISCARD_CARD, CHECK_END, CHECK_ROUNDS, PASS_THE_DEAL)


class TakeResignations(Step[SlapTable]):
    """Players who gave up die in seat order; their Gold is discarded."""

    __slots__ = ()
    clauses = ("SLAP-106", "SLAP-162")

    def run(self, t: SlapTable) -> None:
        if t.resigning:
            leaving = [seat for seat in t.resigning if t.members[seat]]
            t.emit(ResignationsTaken())
            in_turn(t, [LoseMembers(seat, len(t.members[seat]), NO_ONE, "SLAP-162") for seat in leaving])


class DiscardCard(Step[SlapTable]):
    """The card of the round goes to the discard pile, unless it went into a stash."""

    __slots__ = ()
    clauses = ("SLAP-084", "SLAP-112")

    def run(self, t: SlapTable) -> None:
        if t.center:
            t.emit(CARD_DISCARDED[t.center[0]])


class CheckEnd(Step[SlapTable]):
    """The last living player wins; as soon as two live, the duel starts."""

    __slots__ = ()
    clauses = ("SLAP-150", "SLAP-161", "SLAP-162")

    def run(self, t: SlapTable) -> None:
        living = t.living
        if len(living) <= 1:
            t.emit(GameEnded(tuple(living), scores(t), "SLAP-161" if living else "SLAP-162"))
        elif len(living) == 2 and not t.duel:
            t.emit(DuelStarted(tuple(living), t.deaths[0]))


class CheckRounds(Step[SlapTable]):
    """With a limit of rounds the game ends without a winner."""

    __slots__ = ()
    clauses = ("SLAP-163",)

    def run(self, t: SlapTable) -> None:
        if t.house.most_rounds != NO_LIMIT and t.round_no >= t.house.most_rounds:
            t.emit(GameEnded((), scores(t), "SLAP-163"))


class PassTheDeal(Step[SlapTable]):
    """The next living player clockwise deals; in the duel always the player who died first."""

    __slots__ = ()
    clauses = ("SLAP-110", "SLAP-153")

    def run(self, t: SlapTable) -> None:
        t.emit(DEAL_PASSED[t.deaths[0] if t.duel else t.next_living(t.dealer)])


CLEANUP: Final = Cleanup()
TAKE_RESIGNATIONS: Final = TakeResignations()
DISCARD_CARD: Final = DiscardCard()
CHECK_END: Final = CheckEnd()
CHECK_ROUNDS: Final = CheckRounds()
PASS_THE_DEAL: Final = PassTheDeal()


def scores(t: SlapTable) -> tuple[int, ...]:
    """SLAP-161, SLAP-163: how many others each one is ahead of: by life or death, then members, then Gold."""
    standing = [len(t.members[seat]) * MORE_THAN_ALL_GOLD + t.gold(seat) for seat in range(t.seats)]
    for place, seat in enumerate(t.deaths):
        if not t.members[seat]:
            standing[seat] = place - t.seats
    return tuple([len([other for other in standing if other < mine]) for mine in standing])
