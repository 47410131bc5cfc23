"""Two servers whose tables differ only in what one viewer may not know, driven alike over the wire."""

from __future__ import annotations

import copy
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from sixgun.core.action import Action
from sixgun.core.table import Table
from sixgun.games import find
from sixgun.server.room import messages
from sixgun.server.room.audience import Audience
from sixgun.server.room.clock import Pace
from sixgun.server.room.decision import Move
from sixgun.server.room.messages import Numbers
from sixgun.server.room.play import Play
from sixgun.server.room.room import Room
from sixgun.server.room.seats import Document, Place, hashed, plain_options
from tests.server.house import QUICK, Client, HandTime, House, house, play_of

SAME = "same"  # the table's id in both worlds
SEED = "ab" * 32
TRIES = 40  # pairs of moves that are looked at before two worlds count as told apart


class Setting(NamedTuple):
    """A table: its game, its seats, its house rules, and how many of its seats are people's."""

    game: str
    seats: int
    options: dict[str, Any]
    people: int = 8
    bots: Any = "random"
    windows: Any = "answered"
    seed: str = SEED

    def document(self) -> Document:
        """It is the same in every world: id, seed, tokens, names."""
        places = [
            Place("person", f"P{seat}", hashed(token(seat)))
            if seat < self.people
            else Place("bot", f"P{seat}", level=self.bots)
            for seat in range(self.seats)
        ]
        options = plain_options(find(self.game).blank(self.seats, self.options).options)
        doc = Document(SAME, self.game, options, places, self.seed, 1_000.0, host=0, phase="playing")
        doc.windows = self.windows
        return doc


def token(seat: int) -> str:
    return f"token of seat {seat}"


class World:
    """One of the two: a server, its table, and everybody's sockets, the onlooker's last."""

    def __init__(self, h: House, time: HandTime, room: Room, clients: dict[int | None, Client]) -> None:
        self.h, self.time, self.room, self.clients = h, time, room, clients

    @property
    def play(self) -> Play:
        return play_of(self.room)

    @property
    def table(self) -> Table:
        return self.play.table

    async def put(self, table: Table, numbers: Numbers) -> None:
        """That table takes the place of the true one; everybody looks at it anew."""
        self.play.table, self.play.numbers = table, copy.deepcopy(numbers)
        self.play.audience = Audience(self.play)
        self.play.decide()
        for viewer, client in self.clients.items():
            await self.heard(viewer)
            await client.catch_up()
            client.raw.clear()

    async def answer(self, seat: int, action: Action) -> None:
        """An answer over the wire; the clock of the game has no socket."""
        if seat in self.clients:
            reply = await self.clients[seat].answer(str(action))
            assert reply["type"] == "taken", reply
        else:
            self.room.mail.post(self.play.take, [Move(seat, action, f"{self.play.seq}")])

    async def let(self, seconds: float) -> None:
        """Time passes, and everything that falls due is done."""
        self.time.turn(seconds)
        await self.h.settled(SAME)

    async def heard(self, viewer: int | None) -> list[str]:
        """Every message to that viewer since the worlds have parted.

        The reply to something new comes after all the others.
        """
        client = self.clients[viewer]
        await client.say(type="why", action="dance")
        await client.until(lambda m: m.get("code") in ("unparsable_action", "not_seated"))
        return client.raw


@asynccontextmanager
async def world(data: Path, setting: Setting, pace: Pace) -> AsyncIterator[World]:
    time = HandTime()
    async with house(data, pace, time) as h:
        room = await h.hall.put_up(setting.document())
        seats = range(min(setting.seats, setting.people))
        clients: dict[int | None, Client] = {seat: await h.client(SAME, token(seat)) for seat in seats}
        clients[None] = await h.client(SAME)
        yield World(h, time, room, clients)


@asynccontextmanager
async def worlds(folder: Path, setting: Setting, pace: Pace = QUICK) -> AsyncIterator[tuple[World, World]]:
    """Two worlds that do not differ in anything yet."""
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(world(folder / "one.db", setting, pace))
        other = await stack.enter_async_context(world(folder / "other.db", setting, pace))
        yield one, other


async def lead(one: World, moves: int, rng: random.Random) -> None:
    """So many moves in the first world, before the other one follows it."""
    for _ in range(moves):
        t = one.table
        if not t.over:
            seat = rng.choice(list(t.to_act))
            move = Move(seat, rng.choice(t.legal(seat)), f"lead {one.play.seq}")
            one.room.mail.post(one.play.take, [move])
            await one.let(0.0)


async def part(both: Sequence[World], viewer: int | None, rng: random.Random) -> None:
    """From now on the other world is like the first one but for what that viewer may not know."""
    one, other = both
    true, numbers = one.table, one.play.numbers
    await one.put(true, numbers)
    await other.put(true.determinise(viewer, rng.getrandbits(32)), numbers)


def differ(both: Sequence[World]) -> bool:
    """Does anybody at the table see something else in one of the worlds?"""
    one, other = [[each.table.view(seat) for seat in range(each.table.seats)] for each in both]
    return one != other


# -- moves that the viewer cannot tell apart -----------------------------------------------------------------

Answers = list[tuple[int, Action]]


def answers(both: Sequence[World], viewer: int | None, rng: random.Random) -> tuple[Answers, Answers] | None:
    """The next answers in each world: different ones, if the viewer cannot tell. None: they always can."""
    one, other = both[0].table, both[1].table
    ask = one.ask
    assert ask is not None
    seats = list(one.to_act) if ask.window else [rng.choice(list(one.to_act))]
    for attempt in range(TRIES):
        here = [(seat, rng.choice(one.legal(seat))) for seat in seats]
        alike = attempt >= TRIES // 2
        there = [
            (seat, action if alike or seat == viewer else rng.choice(other.legal(seat)))
            for seat, action in here
        ]
        if all(action in other.legal(seat) for seat, action in there) and (
            seen(one, here, viewer) == seen(other, there, viewer)
        ):
            return here, there
    return None


def seen(t: Table, moves: Answers, viewer: int | None) -> object:
    """What these answers show to the viewer, by the rules alone; after the end everything is open."""
    after = t.clone()
    events = []
    for seat, action in moves:
        if action in after.options_of(seat):
            events += after.apply(seat, action)
    told = [message for event in events if (message := after.redact(event, viewer)) is not None]
    options = [] if viewer is None or after.over else [str(option) for option in after.options_of(viewer)]
    return told, messages.view(after, viewer), options
