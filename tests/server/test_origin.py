"""Only pages of this host, or of those that the host trusts, may open a socket."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from sixgun.server.settings import GENEROUS, Settings
from sixgun.server.web.origin import is_welcome
from tests.server.house import PATIENCE, House, house

FRIENDS = ("https://friend.example", "http://other.example:8080/")


@pytest.mark.parametrize(
    ("origin", "host", "welcome"),
    [
        (None, "sixgun.example", True),
        ("https://sixgun.example", "sixgun.example", True),
        ("https://SIXGUN.example", "sixgun.example:443", True),
        ("http://sixgun.example", "sixgun.example:80", True),
        ("http://127.0.0.1:8080", "127.0.0.1:8080", True),
        ("http://[::1]:8080", "[::1]:8080", True),
        ("https://friend.example", "sixgun.example", True),
        ("http://other.example:8080", "sixgun.example", True),
        ("http://friend.example", "sixgun.example", False),
        ("https://evil.example", "sixgun.example", False),
        ("https://sixgun.example.evil.example", "sixgun.example", False),
        ("https://evil.example/sixgun.example", "sixgun.example", False),
        ("https://sixgun.example@evil.example", "sixgun.example", False),
        ("http://127.0.0.1:9999", "127.0.0.1:8080", False),
        ("null", "sixgun.example", False),
        ("", "", False),
        ("https://sixgun.example:port", "sixgun.example", False),
        ("https://[", "sixgun.example", False),
        ("file://", "", False),
    ],
)
def test_a_page_is_welcome_if_it_is_ours_or_a_friends(origin: str | None, host: str, welcome: bool) -> None:
    headers = {"host": host} | ({} if origin is None else {"origin": origin})
    assert is_welcome(headers, FRIENDS) is welcome


async def handshake(h: House, table: str, headers: dict[str, str]) -> int:
    """The status with which a socket is opened, or is not."""
    try:
        uri = f"ws://127.0.0.1:{h.port}/ws/{table}"
        async with connect(uri, additional_headers=headers, open_timeout=PATIENCE, proxy=None) as socket:
            await socket.send('{"type":"hello"}')
            assert '"welcome"' in str(await socket.recv())
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


def test_a_handshake_from_another_page_is_refused_with_403(tmp_path: Path) -> None:
    async def story() -> None:
        settings = Settings(limits=GENEROUS, origins=FRIENDS)
        async with house(tmp_path / "s.db", settings=settings) as h:
            (ann,) = await h.table()
            behind_proxy = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "10.1.2.3"}
            forwarded = behind_proxy | {"X-Forwarded-Host": "sixgun.example"}
            for headers, status in (
                ({}, 101),
                ({"Origin": h.url}, 101),
                ({"Origin": FRIENDS[0]}, 101),
                (forwarded | {"Origin": "https://sixgun.example"}, 101),
                (forwarded | {"Origin": "https://evil.example"}, 403),
                (behind_proxy | {"Origin": "https://sixgun.example"}, 403),
                ({"Origin": "https://evil.example"}, 403),
                ({"Origin": "null"}, 403),
            ):
                assert await handshake(h, ann.table, headers) == status, headers
            assert b'code="bad_origin"} 4.0' in await h.fetch("/metrics")

    asyncio.run(story())
