"""The log and the figures after a whole evening: they tell the host much, and nobody's secret."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from pathlib import Path
from typing import Any, Literal

import pytest

from sixgun.server.room.room import Room
from sixgun.server.watch import journal, ration
from tests.server.asking import ADMIN, AWAY, BASIC, BEARER, SECRET, ask, tell
from tests.server.house import House, house, play

NAMES = ("Wilhelmina", "Bartholomew", "Cunegonde")
CHAT = "my holster is a secret"
FAULT = "the ace of hearts in the hand of Wilhelmina"
Form = Literal["text", "json"]


@pytest.fixture
def paper() -> io.StringIO:
    """Where the log is written."""
    return io.StringIO()


async def evening(h: House) -> list[str]:
    """A game to its end, a table that breaks, refusals of all kinds; every secret that was about."""
    one = await h.post("/api/tables", game="klack", seats=3, name=NAMES[0], bots="random")
    two = await h.post(f"/api/tables/{one['table']}/join", name=NAMES[1])
    ann, bob = [await h.client(seated["table"], seated["token"]) for seated in (one, two)]
    await bob.say(type="leave")
    await ann.say(type="say", text=CHAT)
    await ann.of("said")
    await ann.answer("nonsense")
    await ann.say(type="start")
    await ann.until(lambda m: m["type"] == "welcome" and m["view"] is not None)
    await ann.answer("fire the cannon")
    await play(ann)
    other = await h.post("/api/tables", game="bang", seats=4, name=NAMES[2], play_now=True)
    await breaks(h, other)
    await h.client(one["table"], "no such token")
    await h.client("nowhere123")
    await h.socket(one["table"])
    await tell(h, "/api/tables", game="klack", seats=99, name=NAMES[2])
    await ask(h, "/api/tables/nowhere123/qr.svg", AWAY)
    for room in (one["table"], other["table"]):
        await h.settled(room)
    await h.hall.sweep()
    tokens = [one["token"], two["token"], other["token"], "no such token"]
    seeds = [(await h.hall.find(room)).doc.seed for room in (one["table"], other["table"])]
    return [*tokens, *seeds, one["table"], other["table"], "nowhere123", *NAMES, CHAT, FAULT, AWAY_ADDRESS]


AWAY_ADDRESS = AWAY["X-Forwarded-For"]


async def breaks(h: House, seated: Any) -> None:
    """A fault of ours, whose text tells everything, ends a room; the client is told to come again."""
    client = await h.client(seated["table"], seated["token"])
    room = await h.hall.find(seated["table"])

    async def fail() -> None:
        raise KeyError(FAULT) from ValueError(room.doc.seed)

    room.mail.post(fail)
    await client.until(lambda m: m.get("code") == "room_failed")


@pytest.mark.parametrize("form", ["text", "json"])
def test_after_a_whole_evening_neither_log_nor_figures_hold_a_secret(
    tmp_path: Path, paper: io.StringIO, form: Form
) -> None:
    async def story() -> tuple[str, list[str], set[str]]:
        async with house(tmp_path / "s.db") as h:
            secrets = await evening(h)
            rooms = {room.name for room in h.hall.rooms.values()}
            return (await ask(h, "/metrics")).text, secrets, rooms

    journal.install(form, paper)
    figures, secrets, rooms = asyncio.run(story())
    log = paper.getvalue()
    assert [secret for secret in secrets if secret in log or secret in figures] == []
    for word in ("awake: klack, lobby", "turned away: unknown_token", "failed after action", "KeyError"):
        assert word in log
    assert any(name in log for name in rooms)
    assert not any(name in figures for name in rooms)


def test_each_line_of_a_room_or_a_socket_says_which(tmp_path: Path, paper: io.StringIO) -> None:
    async def story() -> tuple[str, int, int]:
        async with house(tmp_path / "s.db") as h:
            seated = await h.post("/api/tables", game="klack", seats=3, name="Ann", play_now=True)
            await breaks(h, seated)
            room: Room = h.hall.rooms[seated["table"]]
            await h.client(seated["table"])
            await h.client(seated["table"], "wrong")
            number = (await h.hall.find(seated["table"])).presence.guests[-1].number
            return room.name, number, number + 1

    journal.install("json", paper)
    name, watching, wrong = asyncio.run(story())
    lines = [json.loads(line) for line in paper.getvalue().splitlines()]
    assert all({"time", "level", "from", "message"} <= set(line) for line in lines)
    told = [line for line in lines if line["message"].startswith(("awake", "failed", "asleep"))]
    assert {line["room"] for line in told} == {name}
    [away] = [line for line in lines if line["message"] == "turned away: unknown_token"]
    assert away["connection"] == wrong
    [awake] = [line for line in lines if line["message"] == "awake: klack, playing"]
    assert awake["connection"] == watching  # who woke it from the log
    [failed] = [line for line in lines if line["level"] == "ERROR"]
    assert "connection" not in failed
    assert "in fail" in failed["error"]
    assert "after ValueError" in failed["error"]


def test_a_room_keeps_its_short_name_over_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db") as h:
            (ann,) = await h.table()
            name = (await h.hall.find(ann.table)).name
        async with house(tmp_path / "s.db") as h:
            assert (await h.hall.find(ann.table)).name == name
        async with house(tmp_path / "another.db") as h:
            assert h.hall.world.watch.name_of(ann.table) != name
        assert ann.table not in name

    asyncio.run(story())


def test_errors_of_the_machine_are_told_in_full(paper: io.StringIO) -> None:
    journal.install("text", paper)
    try:
        raise OSError(28, "No space left on device")
    except OSError:
        journal.journal.exception("the log cannot be written")
    assert "sixgun.server: the log cannot be written\nOSError: [Errno 28] No space left" in paper.getvalue()


def test_an_error_that_nobody_waits_for_is_written_without_its_text(
    tmp_path: Path, paper: io.StringIO
) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db"):
            asyncio.get_running_loop().call_exception_handler(
                {"message": "a task failed", "exception": KeyError(FAULT), "future": FAULT}
            )

    journal.install("text", paper)
    asyncio.run(story())
    assert "ERROR sixgun.server: a task failed\nKeyError" in paper.getvalue()
    assert FAULT not in paper.getvalue()


def test_lines_of_the_web_server_go_the_same_way(tmp_path: Path, paper: io.StringIO) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db") as h:
            reader, writer = await asyncio.open_connection("127.0.0.1", h.port)
            writer.write(b"nonsense\r\n\r\n")
            await reader.read()
            writer.close()
            await writer.wait_closed()

    journal.install("json", paper)
    asyncio.run(story())
    [line] = [json.loads(line) for line in paper.getvalue().splitlines()]
    assert (line["level"], line["from"]) == ("WARNING", "uvicorn.error")


def test_lines_of_one_kind_are_rationed_so_that_nobody_fills_the_disk(paper: io.StringIO) -> None:
    handler = journal.install("json", paper)

    def knock(at: float, level: int = logging.INFO) -> None:
        line = logging.LogRecord("sixgun.server", level, "", 0, "turned away: %s", ("bad_origin",), None)
        line.created = at
        handler.handle(line)

    for number in range(ration.MOST + 32):
        knock(number / 10)
    knock(20.0, logging.WARNING)  # of another kind
    knock(ration.SPAN)
    knock(ration.SPAN + 1)
    told = [json.loads(line)["message"] for line in paper.getvalue().splitlines()]
    plain = "turned away: bad_origin"
    assert told[:-4] == [plain] * (ration.MOST - 1)
    assert told[-4:] == [
        f"{plain}; no more such lines for a minute",
        plain,
        f"{plain}; 32 such lines were left out before",
        plain,
    ]


def test_the_log_tells_who_guesses_and_whom_the_host_bans_but_never_a_secret(
    tmp_path: Path, paper: io.StringIO
) -> None:
    async def story() -> str:
        async with house(tmp_path / "s.db", settings=ADMIN) as h:
            await ask(h, "/admin", {**AWAY, "Authorization": "Bearer a wrong guess"})
            await ask(h, "/admin", BASIC)
            await tell(h, "/api/admin/ban", BEARER, address="198.51.100.9")
            (ann,) = await h.table()
            name = h.hall.rooms[ann.table].name
            await tell(h, "/api/admin/close", BEARER, table=ann.table)
            assert ann.table not in paper.getvalue()
            return name

    journal.install("text", paper)
    name = asyncio.run(story())
    log = paper.getvalue()
    for told in (f"a wrong secret for the office from {AWAY_ADDRESS}", "the host bans 198.51.100.9"):
        assert told in log
    assert f"room={name}: the host closes it for good" in log
    assert [word for word in ("a wrong guess", SECRET, BASIC["Authorization"]) if word in log] == []
