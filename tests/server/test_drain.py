"""A server that is told to stop ends what it has begun, and asks everybody to come again."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
from pathlib import Path
from urllib.error import HTTPError

import pytest
from websockets.exceptions import ConnectionClosed

from sixgun.server.drain import RESTART, SOON, drain
from tests.server.house import PATIENCE, QUICK, Client, HandTime, asked, house
from tests.server.test_kill import process_in

SENT_AWAY = (RESTART, SOON)


async def end_of(client: Client) -> tuple[int, str]:
    """How the server has closed the socket; all that it said before has been heard."""
    with pytest.raises(ConnectionClosed) as closed:
        await client.until(lambda _: False)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


def test_what_was_said_before_is_answered_before_everybody_is_sent_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db", QUICK, HandTime()) as h:
            ann, bob = await h.table(people=2)
            onlooker = await h.client(ann.table)
            lines = [f"line {n}" for n in range(4)]
            for line in lines:
                await ann.say(type="say", text=line)
            await ann.delivered()
            await drain(h.hall, PATIENCE)
            assert [await end_of(client) for client in (ann, bob, onlooker)] == [SENT_AWAY] * 3
            said = [message["saying"]["text"] for message in bob.heard if message["type"] == "said"]
            assert said == lines

    asyncio.run(story())


def test_nobody_new_is_let_in(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db", QUICK, HandTime()) as h:
            (ann,) = await h.table()
            await drain(h.hall, PATIENCE)
            late = await h.socket(ann.table)
            assert await end_of(late) == SENT_AWAY
            with pytest.raises(HTTPError) as refused:
                await h.post("/api/tables", game="klack", seats=3, name="Late")
            assert refused.value.code == 503
            assert json.loads(refused.value.read())["code"] == "closing"

    asyncio.run(story())


def test_a_socket_that_does_not_go_is_not_waited_for_for_ever(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db", QUICK, HandTime()) as h:
            (ann,) = await h.table()
            guest = h.hall.rooms[ann.table].presence.guests[0]
            bell, guest._bell = guest._bell, asyncio.Event()  # which nobody hears: no last word is sent
            await drain(h.hall, 0.05)
            assert h.hall.rooms[ann.table].presence.guests == [guest]
            bell.set()
            assert await end_of(ann) == SENT_AWAY

    asyncio.run(story())


@pytest.mark.parametrize("sign", [signal.SIGTERM, pytest.param(signal.SIGINT, marks=pytest.mark.slow)])
def test_a_server_that_is_told_to_stop_ends_well_and_the_next_goes_on(
    tmp_path: Path, sign: signal.Signals
) -> None:
    async def story() -> None:
        async with process_in(tmp_path) as (process, h):
            ann, bob = await h.table(people=2, options={"decision_seconds": None})
            silent = await h.socket(ann.table)  # has not said hello
            idle = socket.create_connection(("127.0.0.1", process.port))  # nor even asked for anything
            assert (await ann.answer(ann.options[0]))["type"] == "taken"
            assert process.child is not None
            process.child.send_signal(sign)
            assert [await end_of(client) for client in (ann, bob)] == [SENT_AWAY] * 2
            assert (await end_of(silent))[0] == RESTART
            assert await asyncio.to_thread(process.child.wait, PATIENCE) == 0
            idle.close()
            await process.start()
            again = await h.client(ann.table, ann.token)
            assert not asked(again.table_now)

    asyncio.run(story())
