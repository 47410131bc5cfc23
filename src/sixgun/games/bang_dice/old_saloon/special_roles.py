"""M3: when the special roles are asked (sections 4.15 and 6.2); what they do is in files of their own."""

from __future__ import annotations

from typing import Final

from sixgun.core.step import Step
from sixgun.games.bang_dice.entry import Entry
from sixgun.games.bang_dice.events import DiceThrown, LastThrowMade, OfSeat, Stopped, TurnBegan, TurnEnding
from sixgun.games.bang_dice.life import GainLife, within_maximum
from sixgun.games.bang_dice.loss import AboutToFall, at_zero
from sixgun.games.bang_dice.old_saloon.judge import JudgeWindow
from sixgun.games.bang_dice.old_saloon.life_powers import BadWindow, LeftHandWindow
from sixgun.games.bang_dice.old_saloon.own_powers import OwnPowerAtEnd, OwnPowerAtStart
from sixgun.games.bang_dice.old_saloon.throw_powers import DocWindow, GamblerWindow
from sixgun.games.bang_dice.old_saloon.windows import TakeEffect, could_be_held, face_down
from sixgun.games.bang_dice.roles import NUMBER
from sixgun.games.bang_dice.table import DiceTable

DOC: Final = NUMBER["the_doc"]
GAMBLER: Final = NUMBER["the_gambler"]
LEFT_HAND: Final = NUMBER["left_hand_of_the_devil"]
BAD: Final = NUMBER["the_bad"]
JUDGE: Final = NUMBER["the_judge"]


def at_start(t: DiceTable, me: int, event: TurnBegan) -> Step[DiceTable] | None:
    return None if t.face_up[event.seat] else OwnPowerAtStart(event.seat)


def at_end(t: DiceTable, me: int, event: TurnEnding) -> Step[DiceTable] | None:
    return None if t.face_up[event.seat] else OwnPowerAtEnd(event.seat)


def doc(t: DiceTable, me: int, event: DiceThrown) -> Step[DiceTable] | None:
    who = face_down(t) if could_be_held(t, DOC) else ()
    return DocWindow(who) if who else None


def gambler(t: DiceTable, me: int, event: OfSeat) -> Step[DiceTable] | None:
    who = face_down(t, event.seat) if could_be_held(t, GAMBLER) else ()
    return GamblerWindow(isinstance(event, Stopped), who) if who else None


def left_hand(t: DiceTable, me: int, step: AboutToFall) -> Step[DiceTable] | None:
    who = face_down(t) if at_zero(t) and could_be_held(t, LEFT_HAND) else ()
    return LeftHandWindow(who) if who else None


def bad(t: DiceTable, me: int, step: GainLife) -> Step[DiceTable] | None:
    gains = within_maximum(t, step.points)
    who = face_down(t) if any(gains) and could_be_held(t, BAD) else ()
    return BadWindow(gains, who) if who else None


def judge(t: DiceTable, me: int, step: TakeEffect) -> Step[DiceTable] | None:
    who = face_down(t) if could_be_held(t, JUDGE) else ()
    return JudgeWindow(step.seat, step.power, step.effect, step.otherwise, who) if who else None


SPECIAL_ROLES: Final = Entry(
    "special_roles",
    after={
        TurnBegan: at_start,
        DiceThrown: doc,
        LastThrowMade: gambler,
        Stopped: gambler,
        TurnEnding: at_end,
    },
    instead={AboutToFall: left_hand, GainLife: bad, TakeEffect: judge},
)
