"""The sixteen characters of the base game: one entry each, with the steps that only it has."""

from __future__ import annotations

from typing import Final

from sixgun.core.action import Action
from sixgun.core.errors import Refusal
from sixgun.core.power import Whenever
from sixgun.games.bang.actions import (
    DISCARD,
    DISCARD_PILE,
    DRAW_FROM,
    DRAW_PILE,
    PUT_BACK,
    Discard,
    DrawFrom,
    PutBack,
    use,
)
from sixgun.games.bang.card_events import (
    CARD_DISCARDED,
    CardPutBack,
    CardShown,
    CardsKept,
    CardsLookedAt,
    DiscardTaken,
    HandCardTaken,
    HandTakenOver,
    InPlayTaken,
)
from sixgun.games.bang.death import LAST_CHANCE, Heal, LeaveCards
from sixgun.games.bang.draw import DRAW_ONE, Draw, ready, renew, top
from sixgun.games.bang.entries import NO_OFFER, Character, Usage, is_whole
from sixgun.games.bang.events import WoundSurvived
from sixgun.games.bang.pieces import is_red
from sixgun.games.bang.table import NOBODY, BangTable, Question, Rule, SeatRule
from sixgun.games.bang.turn import PHASE_TWO, DrawPhase
from sixgun.games.bang.values import (
    AWAY,
    BOTH_WAYS,
    COVER,
    DIGS,
    FLIPS,
    MISSES,
    MORE_CARDS,
    RAPID,
    SIGHT,
    UNSEEN,
)

# -- triggers on life loss ---------------------------------------------------------------------------


def bart(t: BangTable, me: int, event: WoundSurvived) -> Rule | None:
    return Draw(me, event.counted) if event.seat == me and event.counted else None


def gringo(t: BangTable, me: int, event: WoundSurvived) -> Rule | None:
    """BANG-173, BANG-174: from whoever hurt El Gringo, by any means; nobody for Dynamite or an own Duel."""
    if event.seat != me or event.by == NOBODY or not event.counted:
        return None
    return TakeFromCauser(me, event.by)


class TakeFromCauser(SeatRule):
    """El Gringo takes a random card from the hand of the player who caused the wound."""

    __slots__ = ("causer",)
    clauses = ("BANG-173", "BANG-174")

    def __init__(self, seat: int, causer: int) -> None:
        self.seat, self.causer = seat, causer

    def run(self, t: BangTable) -> None:
        if t.hand[self.causer]:
            card = t.rng.pick(t.hand[self.causer])
            t.emit(HandCardTaken(self.seat, self.causer, card, card))

    def calm(self, t: BangTable, seat: int) -> bool:
        return seat == self.causer  # BANG-186: Suzy draws first, then that card is taken


# -- phase 1 -----------------------------------------------------------------------------------------


def black_jack(t: BangTable, me: int, step: DrawPhase) -> Rule | None:
    return DrawOpenly(me) if step.seat == me else None


class DrawOpenly(SeatRule):
    """Black Jack draws one card after the other and shows the second."""

    __slots__ = ()
    clauses = ("BANG-171",)

    def run(self, t: BangTable) -> None:
        one = DRAW_ONE[self.seat]
        t.do(one, one, ShowSecond(self.seat, len(t.hand[self.seat]) + 1))


class ShowSecond(SeatRule):
    """The second card drawn, if there was one, is shown; a red one earns one more, unseen."""

    __slots__ = ("had",)
    clauses = ("BANG-171", "BANG-172")

    def __init__(self, seat: int, had: int) -> None:
        self.seat, self.had = seat, had  # cards in hand after the first draw

    def run(self, t: BangTable) -> None:
        if len(t.hand[self.seat]) > self.had:
            second = t.hand[self.seat][-1]
            t.emit(CardShown(self.seat, second))
            if is_red(second):
                t.do(DRAW_ONE[self.seat])


def jesse(t: BangTable, me: int, step: DrawPhase) -> Rule | None:
    if step.seat != me or not any(t.hand[other] for other in t.ring if other != me):
        return None
    return AskThenDraw(JesseDraws(me))


def pedro(t: BangTable, me: int, step: DrawPhase) -> Rule | None:
    return AskThenDraw(PedroDraws(me)) if step.seat == me and t.discard else None


class AskThenDraw(Rule):
    """The first card may come from elsewhere; the next from the draw pile."""

    __slots__ = ("question",)
    clauses = ("BANG-175", "BANG-178", "BANG-278")

    def __init__(self, question: Question) -> None:
        self.question = question

    def run(self, t: BangTable) -> None:
        t.do(self.question, DrawSecond(self.question.seat))


class DrawSecond(SeatRule):
    """The second card of phase 1 comes from the draw pile."""

    __slots__ = ()
    clauses = ("BANG-175", "BANG-178")

    def run(self, t: BangTable) -> None:
        t.do(DRAW_ONE[self.seat])

    def calm(self, t: BangTable, seat: int) -> bool:
        return seat != self.seat  # BANG-181: directly after Jesse Jones took her only card


class JesseDraws(Question):
    """Jesse Jones takes the first card from the draw pile or at random from another player's hand."""

    __slots__ = ()
    kind = "jesse_draws"
    clauses = ("BANG-175",)

    def options(self, t: BangTable, seat: int) -> list[Action]:
        if seat != self.seat:
            return []
        return [DRAW_PILE, *[DRAW_FROM[other] for other in t.ring if other != seat and t.hand[other]]]

    def take(self, t: BangTable, seat: int, action: Action) -> None:
        if isinstance(action, DrawFrom):
            card = t.rng.pick(t.hand[action.target])
            t.emit(HandCardTaken(seat, action.target, card, card))
        else:
            t.do(DRAW_ONE[seat])


class PedroDraws(Question):
    """Pedro Ramirez takes the first card from the draw pile or from the top of the discard pile."""

    __slots__ = ()
    kind = "pedro_draws"
    clauses = ("BANG-178",)

    def options(self, t: BangTable, seat: int) -> list[Action]:
        return [DRAW_PILE, DISCARD_PILE] if seat == self.seat else []

    def take(self, t: BangTable, seat: int, action: Action) -> None:
        if action is DISCARD_PILE:
            t.emit(DiscardTaken(seat, t.discard[-1]))
        else:
            t.do(DRAW_ONE[seat])


def kit(t: BangTable, me: int, step: DrawPhase) -> Rule | None:
    """BANG-276: with one more card all three are taken, which is the usual drawing."""
    return LookAtThree(me) if step.seat == me and not t.value(MORE_CARDS, me) else None


class LookAtThree(SeatRule):
    """Kit Carlson looks at the top three cards, keeps two and puts one back."""

    __slots__ = ()
    clauses = ("BANG-176", "BANG-037")

    def run(self, t: BangTable) -> None:
        look_at(t, self.seat, 3)
        if len(t.aside) > 2:
            t.do(KitPutsBack(self.seat))
        elif t.aside:
            keep_aside(t, self.seat)


def look_at(t: BangTable, seat: int, count: int) -> None:
    """Lay the top cards aside for one player's eyes, as many as there are."""
    while count > 0 and ready(t):
        cards = top(t, count)
        t.emit(CardsLookedAt(seat, len(cards), cards))
        count -= len(cards)
        if not t.deck:
            renew(t)


def keep_aside(t: BangTable, seat: int) -> None:
    t.emit(CardsKept(seat, len(t.aside), tuple(t.aside)))


class KitPutsBack(Question):
    """Which of the three cards goes back on top of the draw pile?"""

    __slots__ = ()
    kind = "kit_puts_back"
    clauses = ("BANG-176",)

    def options(self, t: BangTable, seat: int) -> list[Action]:
        return [PUT_BACK[card] for card in t.aside] if seat == self.seat else []

    def take(self, t: BangTable, seat: int, action: Action) -> None:
        if isinstance(action, PutBack):
            t.emit(CardPutBack(seat, action.card))
            keep_aside(t, seat)


# -- Sid, Suzy, Sam ----------------------------------------------------------------------------------


TRADE: Final = use("sid_ketchum")


def sid(t: BangTable, me: int, ask: Question) -> list[Action]:
    """BANG-179, BANG-180, BANG-309: two cards for a life point, below the maximum, not as a shadow."""
    able = len(t.hand[me]) >= 2 and t.life[me] < t.max_life[me] and t.alive[me]
    return [TRADE] if able else NO_OFFER


def use_sid(t: BangTable, seat: int, target: int) -> None:
    t.do(SidDiscards(seat, 2))


def not_sid(t: BangTable, seat: int, action: Action) -> Refusal | None:
    short = Refusal("card_not_in_hand", "the ability takes two cards of your hand", ("BANG-179",))
    return is_whole(t, seat) or short


SID: Final = Usage(use_sid, not_sid)


class SidDiscards(Question):
    """Sid Ketchum discards two cards, one after the other, and regains a life point."""

    __slots__ = ("count",)
    kind = "sid_discards"
    clauses = ("BANG-179",)
    shows = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        self.seat, self.count = seat, count

    def options(self, t: BangTable, seat: int) -> list[Action]:
        return [DISCARD[card] for card in t.hand[seat]] if seat == self.seat else []

    def take(self, t: BangTable, seat: int, action: Action) -> None:
        if isinstance(action, Discard):
            t.emit(CARD_DISCARDED[seat][action.card])
        if self.count > 1:
            t.do(SidDiscards(seat, self.count - 1))
        else:
            t.do(Heal(seat, 1))


class Suzy(Whenever):
    """BANG-181 to BANG-187: with an empty hand she draws as soon as nothing is in the middle."""

    __slots__ = ()

    def due(self, t: BangTable, me: int) -> Rule | None:
        if t.hand[me] or not (t.deck or t.discard):
            return None
        if t.life[me] < 1 if t.alive[me] else t.turn != me or me not in t.ring:  # dying, or out of the game
            return None
        step = t.stack[-1]
        if isinstance(step, (Rule, Question)) and step.calm(t, me):
            return DRAW_ONE[me]
        return None


def vulture(t: BangTable, me: int, step: LeaveCards) -> Rule | None:
    return TakeOver(me, step.seat) if step.seat != me else None


class TakeOver(SeatRule):
    """Vulture Sam takes the hand and the cards in play of an eliminated player; no equipment, no nuggets."""

    __slots__ = ("victim",)
    clauses = ("BANG-188",)

    def __init__(self, seat: int, victim: int) -> None:
        self.seat, self.victim = seat, victim

    def run(self, t: BangTable) -> None:
        for card in t.in_play[self.victim][:]:
            t.emit(InPlayTaken(self.seat, self.victim, card))
        cards = tuple(t.hand[self.victim])
        if cards:
            t.emit(HandTakenOver(self.seat, self.victim, len(cards), cards, cards))


BASE: Final = (
    Character("bart_cassidy", after={WoundSurvived: bart}),  # BANG-170
    Character("black_jack", instead={DrawPhase: black_jack}),  # BANG-171
    Character("calamity_janet", value={BOTH_WAYS: 1}),  # BANG-085
    Character("el_gringo", life=3, after={WoundSurvived: gringo}),  # BANG-173
    Character("jesse_jones", instead={DrawPhase: jesse}),  # BANG-175
    Character("jourdonnais", value={COVER: 2}),  # BANG-079
    Character("kit_carlson", instead={DrawPhase: kit}),  # BANG-176
    Character("lucky_duke", value={FLIPS: 1}),  # BANG-177
    Character("paul_regret", life=3, value={AWAY: 1}),  # BANG-043
    Character("pedro_ramirez", value={DIGS: 1}, instead={DrawPhase: pedro}),  # BANG-178
    Character("rose_doolan", value={SIGHT: 1}),  # BANG-044
    Character("sid_ketchum", option={PHASE_TWO: sid, LAST_CHANCE: sid}, usage=SID),  # BANG-179
    Character("slab_the_killer", value={MISSES: 1}),  # BANG-082
    Character("suzy_lafayette", whenever=Suzy()),  # BANG-181
    Character("vulture_sam", value={UNSEEN: 1}, instead={LeaveCards: vulture}),  # BANG-188
    Character("willy_the_kid", value={RAPID: 1}),  # BANG-072
)
