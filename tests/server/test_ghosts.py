"""Whoever has lost a seat has lost it at once, whatever of theirs still waits in the room's mailbox."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from sixgun.server.store.log import Entry, Row
from tests.server.house import Client, House, Tell, play
from tests.server.race import Racers, racers


class Gate:
    """A disk that takes its time: while the gate is shut, every room waits in the middle of its turn."""

    def __init__(self, h: House) -> None:
        store = h.hall.world.store
        self._save, self._append, self._open = store.save, store.append, asyncio.Event()
        self._open.set()
        store.save, store.append = self.save, self.append  # type: ignore[method-assign]

    async def save(self, row: Row) -> None:
        await self._open.wait()
        await self._save(row)

    async def append(self, room: str, entries: Sequence[Entry]) -> None:
        await self._open.wait()
        await self._append(room, entries)

    @contextmanager
    def shut(self) -> Iterator[None]:
        """Whatever goes wrong meanwhile, the gate is lifted in the end."""
        self._open.clear()
        try:
            yield
        finally:
            self._open.set()


async def read_by_the_server(*clients: Client) -> None:
    """All that these clients have said is in the room's mailbox."""
    for _ in range(3):
        for client in clients:
            await client.delivered()


async def gives_up(eve: Client, host: Client) -> None:
    await eve.say(type="leave")


async def is_kicked(eve: Client, host: Client) -> None:
    await host.say(type="kick", seat=1)


@pytest.mark.parametrize("goes", [gives_up, is_kicked])
def test_nobody_comes_back_to_a_seat_on_a_spare_socket(
    tell: Tell, goes: Callable[[Client, Client], Awaitable[None]]
) -> None:
    async def story(h: House) -> None:
        gate = Gate(h)
        ann, eve = await h.table(people=2, start=False)
        spare = await h.socket(eve.table, eve.token)
        with gate.shut():
            for _ in range(25):
                await eve.say(type="ready")
            await read_by_the_server(eve)
            await goes(eve, ann)
            await read_by_the_server(eve, ann)
            await spare.say(type="hello", token=eve.token)
            await spare.say(type="hello", token=eve.token)
            await read_by_the_server(spare)
            joining = asyncio.create_task(h.post(f"/api/tables/{ann.table}/join", name="Bob"))
        seated = await joining
        assert seated["seat"] == 1
        bob = await h.client(ann.table, seated["token"])
        await ann.say(type="start")
        for client in (ann, bob):
            await client.until(lambda m: m["type"] == "welcome" and m["view"] is not None)
        assert (await spare.ending())[0] == 4401
        assert [(m["type"], m.get("code")) for m in spare.heard] == [("refused", "unknown_token")]
        await asyncio.gather(play(ann), play(bob))

    tell(story)


def test_whoever_is_refused_at_the_door_is_heard_by_nobody(tell: Tell) -> None:
    async def story(h: House) -> None:
        gate = Gate(h)
        ann, bob = await h.table(people=2)
        with gate.shut():
            await ann.say(type="ready")
            stranger = await h.socket(ann.table, "guess")
            await stranger.say(type="hello", token="guess")
            await stranger.say(type="hello")
            await stranger.say(type="say", text="let me in")
            await stranger.say(type="answer", action="bid (1,0)", id="a")
            await read_by_the_server(ann, stranger)
        assert (await stranger.ending())[0] == 4401
        assert [(m["type"], m.get("code")) for m in stranger.heard] == [("refused", "unknown_token")]
        await bob.catch_up()
        assert not [m for m in bob.heard if m["type"] == "said"]
        assert bob.lobby["seats"][0]["present"]

    tell(story)


def test_an_answer_that_waits_while_its_seat_is_taken_away_is_not_taken(tell: Tell) -> None:
    async def story(h: House) -> None:
        gate = Gate(h)
        ann, eve, bob = await h.table(people=3)
        with gate.shut():
            await ann.say(type="ready")
            await ann.say(type="kick", seat=1)
            await read_by_the_server(ann)
            await eve.say(type="answer", action=eve.options[0], id="late")
            await eve.say(type="hello", token=eve.token)
            await eve.say(type="say", text="still here?")
            await read_by_the_server(eve)
        assert (await eve.ending())[0] == 4403
        assert eve.heard[-1]["code"] == "kicked"
        await bob.until(lambda m: m["type"] == "lobby" and m["lobby"]["seats"][1]["who"] == "bot")
        await bob.catch_up()
        assert not [m for m in bob.heard if m["type"] == "said"]
        log = await h.hall.world.store.log(ann.table)
        assert not [entry for entry in log if entry.action_id == "1:late"]

    tell(story)


def test_whoever_is_kicked_after_the_end_does_not_come_back_for_the_rematch(tell: Tell) -> None:
    async def story(h: House) -> None:
        ann, eve = await h.table(people=2)
        await asyncio.gather(play(ann), play(eve))
        await ann.say(type="kick", seat=1)
        assert (await eve.ending())[0] == 4403
        again = await h.socket(eve.table, eve.token)
        await again.say(type="hello", token=eve.token)
        assert (await again.ending())[0] == 4401
        await ann.say(type="rematch")
        told = await ann.until(lambda m: m["type"] == "lobby" and m["lobby"]["next"])
        another = await h.client(told["lobby"]["next"], eve.token)
        assert another.heard[0]["code"] == "unknown_token"
        host = await h.client(told["lobby"]["next"], ann.token)
        assert host.lobby["phase"] == "playing"  # alone with bots

    tell(story)


def test_a_press_that_waits_while_the_clocks_are_stopped_moves_no_hand(tmp_path: Path) -> None:
    async def story(r: Racers) -> None:
        gate = Gate(r.h)
        r.lines(0, 0, 0)
        await r.flip()
        with gate.shut():
            await r.clients[0].say(type="rename", name="Ann")  # waits for the disk
            await r.clients[0].say(type="pause", paused=True)
            await read_by_the_server(r.clients[0])
            await r.press(2, "leave")
            await read_by_the_server(r.clients[2])
        assert (await r.clients[2].of("refused"))["code"] == "paused"
        assert not [m for m in r.clients[0].heard if m["type"] == "glimpse"]

    asyncio.run(with_racers(tmp_path, story))


def test_a_press_of_whoever_is_shown_out_moves_no_hand(tmp_path: Path) -> None:
    async def story(r: Racers) -> None:
        gate = Gate(r.h)
        r.lines(0, 0, 0)
        await r.flip()
        with gate.shut():
            await r.clients[0].say(type="rename", name="Ann")  # waits for the disk
            await r.clients[0].say(type="kick", seat=2)
            await read_by_the_server(r.clients[0])
            await r.press(2, "leave")
        assert (await r.clients[2].ending())[0] == 4403
        await r.settle()
        assert r.keeper.round is not None
        assert not r.keeper.round.stamps

    asyncio.run(with_racers(tmp_path, story))


async def with_racers(folder: Path, story: Callable[[Racers], Awaitable[None]]) -> None:
    async with racers(folder / "s.db") as r:
        await story(r)
