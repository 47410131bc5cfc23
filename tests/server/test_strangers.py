"""Requests of strangers that would cost more than they may: refused in words, and never a failure of ours."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from sixgun.server.web import desk, replay
from tests.server.house import PATIENCE, House, house, play


async def status(h: House, request: bytes) -> int:
    """The status with which a request is answered, sent byte by byte as it stands here."""
    reader, writer = await asyncio.open_connection("127.0.0.1", h.port)
    writer.write(request)
    async with asyncio.timeout(PATIENCE):
        answer = await reader.read()
    writer.close()
    return int(answer.split()[1])


def get(path: bytes, *headers: bytes, host: bytes = b"x") -> bytes:
    lines = [b"GET " + path + b" HTTP/1.1", b"Host: " + host, b"Connection: close", *headers, b"", b""]
    return b"\r\n".join(lines)


def test_finished_games_are_told_again_one_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    most, at_once = 3, [0, 0]
    go_on = threading.Event()
    tell = replay.replay

    def slowly(*args: Any) -> Any:
        at_once[0] += 1
        at_once[1] = max(at_once)
        assert go_on.wait(PATIENCE)
        at_once[0] -= 1
        return tell(*args)

    async def story() -> None:
        async with house(tmp_path / "s.db") as h:
            (ann,) = await h.table()
            await play(ann)
            monkeypatch.setattr(replay, "replay", slowly)
            monkeypatch.setattr(desk, "MOST", most)
            path = f"/api/tables/{ann.table}/replay".encode()
            asked = [asyncio.create_task(status(h, get(path))) for _ in range(most + 2)]
            try:
                done, _ = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
                assert {task.result() for task in done} == {503}
                await ann.say(type="say", text="the others play on")
                assert (await ann.of("said"))["saying"]["text"] == "the others play on"
            finally:
                go_on.set()
            assert sorted(await asyncio.gather(*asked)) == [200] * most + [503] * 2
            assert at_once == [0, 1]
            assert await status(h, get(path)) == 200

    asyncio.run(story())


def requests(table: bytes) -> Sequence[bytes]:
    """Requests that are odd, each in its own way."""
    picture = b"/api/tables/" + table + b"/qr.svg"
    return [
        get(picture, host=b"x" * 8_000),
        get(picture, host=b"x\xff\xfe"),
        get(picture, host=b"a b/../c?d#e"),
        get(picture, host=b""),
        get(picture, host=b"[::1"),
        get(picture, host=b"x:99999999"),
        get(b"/api/tables/" + table + b"/replay?" + b"seat=1&" * 1_000),
        get(b"/api/tables/" + table + b"/replay?seat=" + b"9" * 5_000),
        get(b"/api/tables/" + table + b"/replay?seat=1e400&open=maybe"),
        get(b"/api/tables/%00%ff%2e%2e%2f/replay"),
        get(b"/api/games/%2e%2e%2f%2e%2e%2fetc/rules"),
        get(b"/api/games/" + b"x" * 8_000 + b"/rules"),
        get(b"/../../../etc/passwd"),
        get(b"/assets/..%2f..%2f..%2fetc/passwd"),
        get(b"//evil.example/%5c..%5c"),
        get(b"/t/%ff%fe%00"),
        get(b"http://evil.example/api/games"),
        get(b"/", b"Accept-Encoding: " + b"gzip;q=0," * 800),
        get(b"/", b"If-None-Match: " + b'"x",' * 1_500),
        get(b"/", b"Cookie: " + b"a=b;" * 1_500),
        get(b"/api/games", b"Accept: " + b"a/b;q=0.1," * 800),
        get(b"/api/games", b"Content-Type: multipart/form-data; boundary=" + b"x" * 5_000),
        get(b"/api/games", b"Content-Length: 5") + b"12345",
        b"OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
        b"BREW / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
        b"CONNECT evil.example:80 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: -1\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    ]


def test_odd_requests_are_never_our_failure(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db") as h:
            (ann,) = await h.table()
            await play(ann)
            for request in requests(ann.table.encode()):
                assert await status(h, request) < 500, request[:200]

    asyncio.run(story())
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []
