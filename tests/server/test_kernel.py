"""Section 13.2 of docs/rules/slap45.md: TCP's own round trip counts where the client's line ends here."""

from __future__ import annotations

import asyncio
import socket
import struct
import sys
from pathlib import Path

import pytest

from sixgun.server.web import kernel
from tests.server.house import house
from tests.server.race import racers

ON_LINUX = sys.platform == "linux"
HELD = 1_000_000.0  # ms for which a client holds back its pongs: no kernel measures so much on a loopback


def info(microseconds: int) -> bytes:
    """As much of struct tcp_info as we ask for: 8 bytes, 24 numbers, 4 long ones, 4 numbers."""
    return struct.pack("=8B24I4Q4I", *[255] * 8, *[7] * 24, *[2**60] * 4, 1, 2, 3, microseconds)


# -- reading it ----------------------------------------------------------------------------------------------


def test_the_kernel_counts_in_microseconds_and_we_in_milliseconds() -> None:
    assert kernel.read(info(18_250)) == 18.25
    assert kernel.read(info(18_250) + b"what newer kernels add") == 18.25


@pytest.mark.parametrize("short", [b"", info(18_250)[:104], info(18_250)[:-1]])
def test_an_older_kernel_does_not_say_it(short: bytes) -> None:
    assert kernel.read(short) is None


@pytest.mark.parametrize("unmeasured", [0, 0xFFFF_FFFF])
def test_what_was_not_measured_yet_is_not_a_round_trip(unmeasured: int) -> None:
    assert kernel.read(info(unmeasured)) is None


def test_the_kernel_of_a_connection_is_asked_on_linux_alone() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        with socket.create_connection(listener.getsockname()) as near, listener.accept()[0]:
            measured = kernel.min_rtt(near)
            assert kernel.min_rtt(near, system="darwin") is None
        assert (measured is not None and measured > 0) == ON_LINUX
        assert kernel.min_rtt(near) is None  # it is closed by now


def test_what_is_no_tcp_has_no_round_trip() -> None:
    near, far = socket.socketpair(socket.AF_UNIX)
    with near, far:
        assert kernel.min_rtt(near) is None


# -- whose connection it is ----------------------------------------------------------------------------------


def measured(data: Path, proxies: str | None, **headers: str) -> bool:
    """Does the kernel tell the round trip of a client at a table?"""

    async def story() -> bool:
        async with house(data, proxies=proxies) as h:
            h.headers = {name.replace("_", "-"): value for name, value in headers.items()}
            (ann,) = await h.table(start=False)
            return h.hall.rooms[ann.table].presence.guests[0].min_rtt() is not None

    return asyncio.run(story())


def test_a_connection_that_ends_here_is_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert measured(tmp_path / "s.db", proxies="") == ON_LINUX
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.0.0.5")  # the host names its proxies by it
    assert measured(tmp_path / "s.db", proxies=None) == ON_LINUX
    assert measured(tmp_path / "s.db", proxies="", X_Sixgun="forwarded via nobody") == ON_LINUX


@pytest.mark.parametrize("name", ["X_Forwarded_For", "x_forwarded_host", "X_Real_IP", "Forwarded", "Via"])
def test_what_a_proxy_sends_on_is_not_measured(tmp_path: Path, name: str) -> None:
    assert not measured(tmp_path / "s.db", proxies="", **{name: "203.0.113.7"})


@pytest.mark.parametrize("proxies", [None, "10.0.0.5,127.0.0.1", "127.0.0.0/8", "*"])
def test_what_comes_from_where_a_proxy_may_be_is_not_measured(
    tmp_path: Path, proxies: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("FORWARDED_ALLOW_IPS", raising=False)
    assert not measured(tmp_path / "s.db", proxies)


# -- what counts at the reveal -------------------------------------------------------------------------------


def fixed_at_the_reveal(data: Path, headers: dict[str, str]) -> list[float]:
    """The round trips of two clients that hold back their pongs."""

    async def story() -> list[float]:
        async with racers(data, people=2, proxies="", headers=headers) as r:
            r.delay_pongs(HELD)
            await r.flip()
            assert r.keeper.round is not None
            assert r.keeper.round.times is not None
            return [measures.rtt_min for measures in r.keeper.round.times.measures.values()]

    return asyncio.run(story())


def test_delayed_pongs_gain_nothing_where_the_clients_connection_ends_here(tmp_path: Path) -> None:
    trips = fixed_at_the_reveal(tmp_path / "s.db", {})
    assert [0 < trip < HELD for trip in trips] == [ON_LINUX] * 2


def test_behind_a_proxy_nobody_loses_his_credit_to_the_way_from_the_proxy(tmp_path: Path) -> None:
    assert fixed_at_the_reveal(tmp_path / "s.db", {"X-Forwarded-For": "203.0.113.7"}) == [HELD] * 2
