"""A page that shows a table laid by hand: the client is real, the server behind its line is this file."""

from __future__ import annotations

from random import Random
from typing import Any
from urllib.parse import urljoin

import msgspec
from playwright.sync_api import Route, WebSocketRoute, expect

import sixgun
from sixgun.core.following import Follower, difference
from sixgun.core.table import Table
from sixgun.games import find
from sixgun.server import bodies, wire
from sixgun.server.room import messages
from sixgun.server.room.seats import plain_options
from sixgun.server.store.log import Entry
from sixgun.server.web.replay import Telling, Viewer
from tests.web.player import Player

NAMES = ("Ann", "Bob", "Cy", "Dot", "Eli", "Fay", "Gus", "Hal")
TABLE = "staged"


class Stage:
    """The page of one seat, or of an onlooker; `says` speaks for the others."""

    def __init__(self, player: Player, t: Table, seat: int | None, bots: bool = False) -> None:
        self.player, self.bots = player, bots
        self.heard: list[dict[str, Any]] = []  # from the page
        self.line: WebSocketRoute | None = None
        player.page.route_web_socket(f"**/ws/{TABLE}", self._connect)
        player.page.route(f"**/t/{TABLE}", serve)  # the server knows no such table
        self.show(t, seat)

    def show(self, t: Table, seat: int | None) -> None:
        """The page of that table, from the start."""
        self.t, self.seat = t, seat
        self.follower = Follower(t)
        self.follower.views[seat] = t.view(seat)
        self.questions = 0
        self.told: list[wire.Told] = []
        self.past = messages.past(t, t.log, seat)
        self.player.open(f"/t/{TABLE}")

    def settle(self) -> None:
        """Wait until the page has heard all that was told, has acted it out and is drawn."""
        self.player.settle()  # an answer on its way adds to the story
        expect(self.player.page.locator(".strip")).to_have_attribute("data-number", str(len(self.past)))
        self.player.settle()

    def says(self, seat: int, action: str) -> None:
        """Another player answers."""
        self._tell(self.t.apply(seat, sixgun.parse(self.t.name, action)))

    def repeat(self) -> None:
        """What was told last is told once more."""
        self._step(self.told)

    def nudge(self) -> None:
        """A word without news: the table as it is."""
        self._step([])

    def note(self, note: wire.Note) -> None:
        """Something was done in somebody's name."""
        self._say(wire.Noted(note))

    def clock(self, seconds: float) -> None:
        """So much is left for the pending question."""
        clock = wire.Clock(seconds, 60.0, list(self.t.to_act))
        self.questions -= 1  # it is the same question
        self._say(wire.Step(len(self.past), [], {}, self._question(), clock))

    def flip(self, card: str) -> None:
        """A race is on: that card is turned over."""
        self._say(wire.Flip("race", 1, card))

    def says_aside(self, message: wire.FromServer) -> None:
        """A message beside the numbered story."""
        self._say(message)

    def _connect(self, line: WebSocketRoute) -> None:
        self.line = line
        line.on_message(lambda text: self._hear(msgspec.json.decode(text)))

    def _hear(self, message: dict[str, Any]) -> None:
        self.heard.append(message)
        if message["type"] == "hello":
            self._say(
                wire.Welcome(
                    self.seat,
                    len(self.past),
                    self.past[message["last"] :],
                    messages.view(self.t, self.seat),
                    self._question(),
                    None,
                    lobby_of(self.t, None if not self.bots else self.seat),
                    [],
                    [],
                )
            )
        if message["type"] == "answer":
            assert self.seat is not None
            self._tell(self.t.apply(self.seat, sixgun.parse(self.t.name, message["action"])))
            self._say(wire.Taken(message["id"]))
        if message["type"] == "why":
            self._explain(message["action"])

    def _explain(self, text: str) -> None:
        assert self.seat is not None
        action = sixgun.parse(self.t.name, text)
        if action in self.t.options_of(self.seat):
            self._say(wire.Because(text, True))
        else:
            no = self.t.why_not(self.seat, action)
            self._say(wire.Because(text, False, no.code, no.message, list(no.clauses)))

    def _tell(self, events: Any) -> None:
        self.told = []
        for event in events:
            changes = self.follower.follow(event)[self.seat]
            self.told += [{**one, "changes": changes} for one in messages.told(self.t, [event], self.seat)]
        self._step(self.told)

    def _step(self, told: list[wire.Told]) -> None:
        self.past += told
        rest = difference(self.follower.views[self.seat], messages.view(self.t, self.seat))
        self.follower.views[self.seat].update(rest)
        self._say(wire.Step(len(self.past), told, rest, self._question(), None))

    def _question(self) -> wire.Question | None:
        self.questions += 1
        return messages.question(self.t, self.seat, self.questions, None)

    def _say(self, message: wire.FromServer) -> None:
        assert self.line is not None
        self.line.send(msgspec.json.encode(message).decode())


def serve(route: Route) -> None:
    """The client's page, which is the same at every address of ours."""
    route.fulfill(response=route.fetch(url=urljoin(route.request.url, "/")))


def film(player: Player, t: Table, moves: int, viewer: Viewer = "open") -> None:
    """The replay of that table, with so many moves drawn by lot, at its last step."""
    lot, told = Random(45), Telling(t, viewer)
    steps = [told.step(None, t.log)]
    for seq in range(moves):
        seat = lot.choice(t.to_act)
        action = lot.choice(t.options_of(seat))
        steps.append(told.step(Entry(seq, "", seat, str(action), 0.0), t.apply(seat, action)))
    replay = msgspec.json.encode(bodies.Replay(lobby_of(t), str(viewer), steps))
    player.page.route(f"**/api/tables/{TABLE}/replay*", lambda route: route.fulfill(body=replay))
    player.page.route(f"**/r/{TABLE}", serve)  # the server knows no such game
    player.open(f"/r/{TABLE}")
    player.button("To the end").click()


def lobby_of(t: Table, alone: int | None = None) -> wire.Lobby:
    """The people at the table; `alone`: that seat plays with bots."""
    who = [
        wire.SeatInfo(
            seat, "person" if alone in (None, seat) else "bot", NAMES[seat], True, True, False, False, None
        )
        for seat in range(t.seats)
    ]
    title = find(t.name).title
    return wire.Lobby(
        TABLE,
        t.name,
        title,
        title,
        False,
        "over" if t.over else "playing",
        plain_options(t.options),
        who,
        0,
        [],
        0,
        "random",
        "answered",
        False,
        False,
        "0" * 64,
        None,
        None,
    )
