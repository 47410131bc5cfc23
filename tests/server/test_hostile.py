"""Bad, oversized, out-of-order, unauthorised and flooding messages: refused or cut off."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import pytest
from websockets.exceptions import ConnectionClosed

from sixgun.core import action as actions
from sixgun.server.room.clock import Pace
from tests.server.house import QUICK, HandTime, House, Tell, house, play

BAD = [
    "",
    "null",
    "[]",
    "{",
    '"hello"',
    '{"type":"hello"',
    '{"type":"nonsense"}',
    '{"type":"answer"}',
    '{"type":"answer","action":5,"id":"x"}',
    '{"type":"answer","action":"' + "x" * 500 + '","id":"x"}',
    '{"type":"kick","seat":-1}',
    '{"type":"kick","seat":1e400}',
    '{"type":"say","text":""}',
    '{"type":"orders","orders":' + "[" * 500 + "]" * 500 + "}",
    "\x00\x01\x02",
    "💥" * 100,
]


@pytest.mark.parametrize(
    ("first", "close", "code"),
    [
        ('{"type":"start"}', 4400, "hello_first"),
        ('{"type":"answer","action":"bid (1,0)","id":"a"}', 4400, "hello_first"),
        ("rubbish", 4400, "bad_message"),
        ('{"type":"hello","token":"guess"}', 4401, "unknown_token"),
        ('{"type":"hello","token":""}', 4400, "bad_message"),
    ],
)
def test_a_socket_that_does_not_introduce_itself_is_closed(
    tell: Tell, first: str, close: int, code: str
) -> None:
    async def story(h: House) -> None:
        (ann,) = await h.table()
        stranger = await h.socket(ann.table)
        await stranger.socket.send(first)
        assert await stranger.ending() == (close, [code])
        await play(ann)

    tell(story)


def test_a_table_that_is_not_there_says_so(tell: Tell) -> None:
    async def story(h: House) -> None:
        stranger = await h.socket("nowhere")
        await stranger.say(type="hello")
        assert await stranger.ending() == (4404, ["no_such_table"])

    tell(story)


def test_who_says_nothing_is_not_kept(tmp_path: Path) -> None:
    async def inside() -> None:
        async with house(tmp_path / "s.db", Pace(hello=0.05)) as h:
            assert await (await h.socket("any")).ending() == (4400, ["hello_first"])

    asyncio.run(inside())


def test_what_is_no_message_is_refused_and_the_game_goes_on(tell: Tell) -> None:
    async def story(h: House) -> None:
        (ann,) = await h.table()
        for text in BAD:
            await ann.socket.send(text)
            assert (await ann.of("refused"))["code"] == "bad_message", text
        await ann.socket.send(b"\xff\xfe bytes")
        assert (await ann.of("refused"))["code"] == "bad_message"
        await play(ann)

    tell(story)


def test_an_oversized_message_closes_only_its_own_socket(tell: Tell) -> None:
    async def story(h: House) -> None:
        ann, bob = await h.table(people=2)
        await bob.socket.send(json.dumps({"type": "say", "text": "x" * 100_000}))
        assert (await bob.ending())[0] == 1009
        bob = await h.client(bob.table, bob.token)
        await asyncio.gather(play(ann), play(bob))

    tell(story)


def test_illegal_stale_and_unparsable_answers_change_nothing(tell: Tell) -> None:
    async def story(h: House) -> None:
        ann, bob = await h.table(people=2)
        question = ann.question["number"]
        replies = [
            await ann.answer("bid (9,9)"),
            await ann.answer("bid (0,0)"),
            await ann.answer("choose_victim 1"),
            await ann.answer("shoot everybody"),
            await ann.answer("bid (1,0)", question=question + 1),
            await ann.answer("bid (1,0)", question=question - 1),
        ]
        assert [reply["code"] for reply in replies] == [
            "insufficient_bills",
            "empty_bid",
            "not_your_decision",
            "unparsable_action",
            "stale_question",
            "stale_question",
        ]
        assert ann.question["answer"] is None
        assert (await ann.answer("bid (1,0)", question=question))["type"] == "taken"
        await asyncio.gather(play(ann), play(bob))

    tell(story)


def test_made_up_actions_do_not_fill_the_memory(tell: Tell) -> None:
    async def story(h: House) -> None:
        (ann,) = await h.table()
        before = len(actions._all)
        for bills in range(70_000, 70_020):
            await ann.say(type="why", action=f"bid ({bills},1)")
            assert (await ann.of("because"))["code"] == "insufficient_bills"
            assert (await ann.answer(f"bid ({bills},0)"))["code"] == "insufficient_bills"
        assert len(actions._all) == before

    tell(story)


def test_the_same_answer_sent_again_is_taken_once(tell: Tell) -> None:
    async def story(h: House) -> None:
        ann, bob = await h.table(people=2)
        for _ in range(3):
            await ann.say(type="answer", action="bid (2,0)", id="same")
        for _ in range(3):
            assert (await ann.of("taken"))["id"] == "same"
        log = await h.hall.world.store.log(ann.table)
        assert [entry.action for entry in log if entry.seat == 0] == ["bid (2,0)"]
        assert (await bob.answer("bid (1,0)"))["type"] == "taken"
        await ann.say(type="answer", action="bid (3,0)", id="same")
        assert (await ann.of("taken"))["id"] == "same"

    tell(story)


def test_onlookers_cannot_act(tell: Tell) -> None:
    async def story(h: House) -> None:
        (ann,) = await h.table()
        watcher = await h.client(ann.table)
        assert watcher.question is None
        assert (await watcher.answer("bid (1,0)"))["code"] == "not_seated"
        for message in cast(
            list[dict[str, Any]],
            ({"type": "pause", "paused": True}, {"type": "kick", "seat": 0}, {"type": "start"}),
        ):
            await watcher.say(**message)
            assert (await watcher.of("refused"))["code"] == "not_host"
        for message in cast(
            list[dict[str, Any]], ({"type": "leave"}, {"type": "ready"}, {"type": "orders", "orders": []})
        ):
            await watcher.say(**message)
            assert (await watcher.of("refused"))["code"] == "not_seated"
        await play(ann)

    tell(story)


def test_a_flood_is_refused_then_cut_off_and_the_others_play_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(
            tmp_path / "s.db", QUICK, HandTime()
        ) as h:  # while it stands still nothing is forgiven
            ann, bob = await h.table(people=2)
            with suppress(ConnectionClosed):
                for _ in range(400):
                    await bob.socket.send('{"type":"why","action":"bid (1,0)"}')
            code, refused = await bob.ending()
            assert code == 1008
            assert set(refused) == {"too_fast"}
            bob = await h.client(bob.table, bob.token)
            await asyncio.gather(play(ann), play(bob))

    asyncio.run(story())


def test_a_client_that_does_not_read_is_cut_off_and_holds_up_nobody() -> None:
    from sixgun.server.room.guest import TOO_SLOW, WAITING, Guest

    async def inside() -> None:
        guest = Guest(None)
        for _ in range(WAITING + 1):
            guest.send("news")
        sent: list[str] = []

        async def send(text: str) -> None:
            sent.append(text)

        assert (await guest.pump(send))[0] == TOO_SLOW
        assert sent == []

    asyncio.run(inside())


def test_a_room_that_breaks_comes_back_from_the_log(tell: Tell, caplog: Any) -> None:
    async def story(h: House) -> None:
        (ann,) = await h.table()
        await ann.answer("bid (3,2)")
        room = await h.hall.find(ann.table)

        async def fault() -> None:
            raise RuntimeError("a fault of ours")

        room.mail.post(fault)
        assert await ann.ending() == (1011, ["room_failed"])
        assert "a fault of ours" in caplog.text
        ann = await h.client(ann.table, ann.token)
        await play(ann)

    tell(story)


def test_requests_that_are_too_large_or_malformed_are_refused(tell: Tell) -> None:
    async def status(h: House, body: bytes, path: str = "/api/tables") -> int:
        head = f"POST {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n"
        reader, writer = await asyncio.open_connection("127.0.0.1", h.port)
        writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
        answer = await reader.read()
        writer.close()
        await writer.wait_closed()
        return int(answer.split()[1])

    async def story(h: House) -> None:
        assert await status(h, b"{") == 400
        assert await status(h, b'{"game":"klack","seats":3,"name":"' + b"x" * 100_000 + b'"}') == 413
        assert await status(h, b'{"game":"klack","seats":3,"name":"A","evil":1}') == 400
        assert await status(h, b'{"game":"../..","seats":3,"name":"A"}') == 404
        assert await status(h, b'{"name":"A"}', "/api/tables/nowhere/join") == 404

    tell(story)
