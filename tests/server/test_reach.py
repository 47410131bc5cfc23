"""The addresses that a server prints and shares."""

from __future__ import annotations

import asyncio
import io
from pathlib import Path

import pytest
import segno

from sixgun.server import reach
from sixgun.server.settings import GENEROUS, Settings
from tests.server.house import house

MACHINE = ["192.0.2.7", "fd00::7", "fe80::1", "127.0.1.1", "10.0.0.4", "::1"]


@pytest.mark.parametrize(
    ("host", "found"),
    [
        ("127.0.0.1", []),
        ("::1", []),
        ("localhost", []),
        ("0.0.0.0", ["http://192.0.2.7:80", "http://10.0.0.4:80"]),
        ("::", ["http://[fd00::7]:80"]),
        ("192.0.2.9", ["http://192.0.2.9:80"]),
        ("fd00::9", ["http://[fd00::9]:80"]),
        ("saloon.example", ["http://saloon.example:80"]),
    ],
)
def test_others_reach_what_listens_beyond_the_loopback(host: str, found: list[str]) -> None:
    assert reach.origins(host, 80, MACHINE) == found


@pytest.mark.parametrize(
    ("host", "printed"),
    [
        ("127.0.0.1", ("http://127.0.0.1:80/", reach.LET_IN)),
        ("::1", ("http://[::1]:80/", reach.LET_IN)),
        ("0.0.0.0", ("http://192.0.2.7:80/ and http://10.0.0.4:80/", "")),
    ],
)
def test_a_host_reads_where_it_is_open_or_how_to_let_others_in(host: str, printed: tuple[str, str]) -> None:
    assert reach.opened(host, 80, MACHINE) == printed


def test_a_machine_without_a_network_prints_its_loopback() -> None:
    assert reach.opened("0.0.0.0", 80, ["127.0.0.1"]) == ("http://127.0.0.1:80/", "")
    assert reach.opened("::", 80, []) == ("http://[::1]:80/", "")


def test_the_own_addresses_are_addresses_and_each_is_named_once() -> None:
    found = reach.own_addresses()
    assert len(found) == len(set(found))
    assert reach.origins("0.0.0.0", 80, found) == [
        reach.origin(each, 80)
        for each in found
        if ":" not in each and not each.startswith(("127.", "169.254."))
    ]


@pytest.mark.parametrize(("host", "alone"), [("0.0.0.0", False), ("127.0.0.1", True)])
def test_only_the_machine_itself_hears_its_addresses(
    host: str, alone: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reach, "own_addresses", lambda: MACHINE)

    async def story() -> None:
        settings = Settings(host=host, limits=GENEROUS)
        async with house(tmp_path / "s.db", settings=settings) as h:
            open_at = [] if alone else [f"http://192.0.2.7:{h.port}", f"http://10.0.0.4:{h.port}"]
            assert await h.get("/api/reach") == {"origins": open_at, "alone": alone}
            h.headers = {"X-Forwarded-For": "198.51.100.9"}
            assert await h.get("/api/reach") == {"origins": [], "alone": False}
            h.headers = {}
            (ann,) = await h.table(start=False)
            link = f"{(open_at or [h.url])[0]}/t/{ann.table}"
            assert await h.fetch(f"/api/tables/{ann.table}/qr.svg") == picture(link)

    asyncio.run(story())


def picture(link: str) -> bytes:
    drawn = io.BytesIO()
    segno.make(link, micro=False).save(drawn, kind="svg", scale=8, border=2)
    return drawn.getvalue()
