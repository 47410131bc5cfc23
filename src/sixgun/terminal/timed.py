"""Slap .45 in the terminal against the clock: one person's keys are timed, the other hands are bots'."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from random import Random, SystemRandom
from typing import Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.timer import Timer
from textual.widgets import Static

from sixgun.core.action import Action
from sixgun.core.errors import Illegal
from sixgun.core.seats import CLOCK
from sixgun.games.slap45.actions import (
    CLOSE,
    DEAL,
    LEAVES,
    MAIN,
    NOBODY,
    READY,
    REVEAL,
    START,
    Advance,
    LeaveAt,
    SlapBase,
    SlapCenter,
)
from sixgun.games.slap45.between import BEFORE_THE_DEAL
from sixgun.games.slap45.bot import Bot
from sixgun.games.slap45.cards import TYPES, types
from sixgun.games.slap45.hands import Hands
from sixgun.games.slap45.live import Live, provisional
from sixgun.games.slap45.race import Race
from sixgun.games.slap45.table import NO_TRAP, SlapTable
from sixgun.terminal import show
from sixgun.terminal.boards.slap45 import BASE_KEYS
from sixgun.terminal.film import seen
from sixgun.terminal.receipts import Receipts
from sixgun.terminal.session import Session, tell
from sixgun.terminal.table_app import TableApp
from sixgun.words import say, words_of
from sixgun.words.functions import kind_of

TICK: Final = 0.01  # seconds between two looks at the race


def keeps_time(session: Session) -> bool:
    """Is this a race that one person can play by keys? Several people have but one keyboard."""
    t = session.table
    return isinstance(t, SlapTable) and t.options["timing"] == "realtime" and len(session.people) == 1


class RaceApp(TableApp):
    """The whole race on one screen. What was judged is shown as the moments of the round."""

    def __init__(
        self, session: Session, clock: Callable[[], float] = time.monotonic, chance: Random | None = None
    ) -> None:
        super().__init__(session.table.name, session.names)
        assert isinstance(session.table, SlapTable)
        self.session, self.t, self.clock = session, session.table, clock
        self.me = session.people[0]
        self.chance = chance or SystemRandom()
        skill = str(self.t.options["bot_skill"])
        self.hands = Hands(lambda _: Bot(self.chance.getrandbits(63), skill))
        self.zero = math.inf  # when the card was on the screen
        self.seq = 0
        self.story: list[Text] = []
        self.heard = 0
        self.ready = False  # whether the person has seen the last card and wants the next one
        self.moves = 0  # how often the table went on: what was planned before that has lapsed
        self.race_timer: Timer | None = None

    def desk(self) -> ComposeResult:
        yield Static(id="note", classes="empty")
        yield Static(say("terminal-race-keys"), id="keys")

    def on_mount(self) -> None:
        self.act(CLOCK, START)

    # -- what goes on ----------------------------------------------------------------------------

    def act(self, seat: int, action: Action) -> None:
        self.session.answer(seat, action)
        self.go_on()

    def go_on(self) -> None:
        """Show the table, and see to it that something happens next."""
        self.moves += 1
        self.show_table()
        ask = self.t.ask
        if ask is None:
            self.end()
        elif ask.kind == "armed":
            low, high = self.foreperiod()
            self.later(self.chance.uniform(low, high), self.reveal)
        elif self.t.to_act[0] not in (self.me, CLOCK) and not self.holds():
            self.later(self.pause(), self.bot_acts)

    def later(self, seconds: float, act: Callable[[], None]) -> None:
        """Act then, unless the table has gone on by itself or has been left."""
        moves = self.moves
        self.set_timer(max(TICK, seconds), lambda: act() if self.is_running and self.moves == moves else None)

    def holds(self) -> bool:
        """Nobody else deals a card before a living person has said that they are ready for it."""
        asked = self.t.ask is not None and self.t.ask.kind == BEFORE_THE_DEAL
        return asked and not self.ready and self.t.dealer != self.me and self.t.lives(self.me)

    def foreperiod(self) -> tuple[float, float]:
        found = self.t.options["foreperiod_ms"]
        assert isinstance(found, list)
        return found[0] / 1000, found[1] / 1000

    def pause(self) -> float:
        seat = self.t.to_act[0]
        return self.hands.bot(seat).pause(self.t.view(seat)) / 1000

    def bot_acts(self) -> None:
        seat = self.t.to_act[0]
        view = self.t.view(seat, recall=True)
        self.act(seat, self.hands.bot(seat).choose(view, self.t.options_of(seat)))

    # -- the race --------------------------------------------------------------------------------

    def reveal(self) -> None:
        self.session.answer(CLOCK, REVEAL)
        self.ready = False
        self.zero = math.inf
        self.hands.react(self.t, [seat for seat in self.t.living if seat != self.me])
        self.show_table()
        self.call_after_refresh(self.painted)

    def painted(self) -> None:
        """The card is on the screen: from now on time counts."""
        self.zero = self.clock()
        self.race_timer = self.set_interval(TICK, self.tick)

    def elapsed(self) -> int:
        return max(-1, math.floor((self.clock() - self.zero) * 1000)) if self.zero < math.inf else -1

    def tick(self) -> None:
        if not self.is_running or not isinstance(self.t.ask, Live):
            return  # the race was judged or left while this look at it was on its way
        now = self.elapsed()
        while planned := self.hands.due(now):
            self.submit(planned[1], planned[2])
        bots = [seat for seat in self.t.living if seat != self.me]
        self.hands.try_again(self.t, bots, provisional(self.t), now)
        if self.outlook(now).final(now):
            self.judge(now)

    def outlook(self, until: int) -> Race:
        ask = self.t.ask
        assert isinstance(ask, Live)
        race = ask.race(self.t)
        race.judge_below(until)
        return race

    def judge(self, now: int) -> None:
        assert self.race_timer is not None
        self.race_timer.stop()
        self.zero = math.inf
        self.act(CLOCK, CLOSE if now > self.t.number_of("round_timeout_ms") else Advance(now))

    def submit(self, seat: int, action: Action) -> None:
        try:
            self.session.answer(seat, action)
        except Illegal as error:
            if seat == self.me:
                self.note(words_of(self.game).error(error.code, error.message))

    # -- keys ------------------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        self.note("")
        ask = self.t.ask
        if ask is None:
            self.exit() if event.key == "enter" else None
        elif ask.kind in ("armed", "live"):
            self.slap(event.key)
        else:
            self.choose(event.key)

    def slap(self, key: str) -> None:
        """SLAP-183: a person's slap leaves cover by itself."""
        self.seq += 1
        action = slap_of(key, self.t, self.me, self.elapsed(), self.seq)
        if action is not None:
            self.submit(self.me, action)
            self.show_table()

    def offered(self) -> list[Action]:
        """The choices outside a race. The dealer waits for nobody, so that there is no need to be ready."""
        racing = self.t.ask is None or self.t.ask.kind in ("armed", "live")
        return [] if racing else [option for option in self.t.options_of(self.me) if option != READY]

    def choose(self, key: str) -> None:
        """Enter deals or lets the next card come, X leaves cover, a number is one of the choices."""
        options = self.offered()
        if key == "enter" and DEAL in options:
            self.act(self.me, DEAL)
        elif key == "enter" and self.holds():
            self.ready = True
            self.go_on()
        elif key == "x" and LEAVES[MAIN] in options:
            self.act(self.me, LEAVES[MAIN])
        elif key.isdecimal() and 1 <= int(key) <= len(options):
            self.act(self.me, options[int(key) - 1])

    # -- what is shown ---------------------------------------------------------------------------

    def show_table(self) -> None:
        self.story += self.tell()
        self.lay(self.t, seen(self.t, self.me), self.story)

    def settle(self) -> None:
        super().settle()
        if self.looked is not None:
            self.query_one("#question", Static).update(self.asked())

    def asked(self) -> Text:
        """The question, the choices and what each card wants; after the end, the result."""
        if self.t.ask is None:
            return show.farewell(self.t, self.names, self.me)
        question = show.question(self.t.view(self.me), self.names, bool(self.offered()))
        lines = [*self.choices(), *self.invitation(), *self.legend()]
        return Text("\n").join([question, *map(Text, lines)])

    def tell(self) -> list[Text]:
        """What is new in the story, with the moments of a race that is over."""
        fresh = self.t.log[self.heard :]
        self.heard = len(self.t.log)
        lines = show.story(self.game, tell(self.t, fresh, self.me), self.names, self.me)
        return Receipts(self.names, self.me).lines(self.t, None, fresh) + lines

    def choices(self) -> list[str]:
        ask = self.t.ask
        if ask is None or ask.kind in ("armed", "live"):
            return [self.shout(self.t.piece_name(piece)) for piece in self.t.center]
        found = show.choices(self.t, self.me, self.names, self.offered())
        if self.is_low():
            found = [entry._replace(about="") for entry in found]
        return [show.choice(number, entry).plain for number, entry in enumerate(found, 1)]

    def invitation(self) -> list[str]:
        """What Enter does, where the table waits for it."""
        if DEAL in self.offered():
            return [say("terminal-race-deal")]
        return [say("terminal-race-ready")] if self.holds() else []

    def legend(self) -> list[str]:
        """What each card wants, until the first one is dealt; a low screen says where that is told."""
        if self.t.ask is None or self.t.ask.kind != BEFORE_THE_DEAL or self.t.round_no > 1:
            return []
        if self.is_low():
            return [say("terminal-race-cards")]
        words = words_of(self.game)
        cards = [TYPES[card] for card in types(self.t.options["mode"] == "powers")]
        return [f"{words.title(card)}  {words.about(card)}" for card in cards]

    def shout(self, card: str) -> str:
        """The card that is up, and what it wants; a trapped one wants to be left alone."""
        words, traps = words_of(self.game), self.t.traps
        trapped = traps[TYPES.index(kind_of(card))] != NO_TRAP
        does = words.find("table", "trap-does", "", {}) if trapped else words.about(card)
        return f"*** {words.name(card).upper()} ***  {does}"

    def note(self, text: str) -> None:
        note = self.query_one("#note", Static)
        note.update(text)
        note.set_class(not text, "empty")

    def end(self) -> None:
        self.query_one("#keys").display = False

    def clause_ids(self) -> Sequence[str]:
        ask = self.t.ask
        return ask.clauses if ask is not None else ()


def slap_of(key: str, t: SlapTable, me: int, tick: int, seq: int) -> Action | None:
    """SLAP-181: what a key means, clockwise from the own seat."""
    if key == "space":
        return SlapCenter(tick, NOBODY, tick, 1, seq)
    if key == "x":
        return LeaveAt(tick, MAIN, seq)
    if key.isdecimal() and 1 <= int(key) < t.seats:
        return SlapCenter(tick, (me + int(key)) % t.seats, tick, 1, seq)
    if len(key) == 1 and key in BASE_KEYS[: t.seats]:
        return SlapBase(tick, (me + BASE_KEYS.index(key)) % t.seats, MAIN, 1, seq)
    return None
