"""Games go on by the rules they were played by, or not at all: no room gets another past."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any
from urllib.error import HTTPError

import pytest
from websockets.exceptions import ConnectionClosed

import sixgun
from sixgun.games import find
from sixgun.games.kablamo import setup
from sixgun.server.room.digest import digest
from tests.server.house import AT_ONCE, Client, HandTime, House, house

GAMES = sixgun.games()
Patch = pytest.MonkeyPatch
Change = Callable[[Patch], None]


async def evening(data: Path, games: list[str], answers: int = 4) -> dict[str, Client]:
    """A running room of each game, in which a few answers were given."""
    found = {}
    async with house(data, AT_ONCE) as h:
        for game in games:
            options = {"timing": "turn_based"} if game == "slap45" else {}
            wish = {"game": game, "seats": find(game).seats[-1], "name": "Ann", "bots": "random"}
            seated = await h.post("/api/tables", **wish, play_now=True, options=options)
            ann = found[game] = await h.client(seated["table"], seated["token"])
            rng = Random(1)
            for _ in range(answers):
                await h.settled(ann.table)
                await ann.catch_up()
                if ann.options:
                    await ann.answer(rng.choice(ann.options))
            await h.settled(ann.table)
            await ann.catch_up()
    return found


def rows(data: Path, table: str) -> list[tuple[Any, ...]]:
    with contextlib.closing(sqlite3.connect(data)) as db:
        return db.execute("SELECT * FROM log WHERE room = ? ORDER BY seq", (table,)).fetchall()


async def goes_on(h: House, before: Client) -> None:
    """The room is where it was, and takes answers."""
    ann = await h.client(before.table, before.token)
    assert (ann.view, ann.number) == (before.view, before.number)
    if ann.options:
        assert (await ann.answer(ann.options[0]))["type"] == "taken"


async def says_so(h: House, before: Client) -> None:
    """Whoever comes is told, by socket and otherwise."""
    ann = await h.socket(before.table, before.token)
    await ann.say(type="hello", token=before.token)
    assert (await ann.of("refused"))["code"] == "table_unfit"
    with pytest.raises(ConnectionClosed, match="4404"):
        await ann.hear()
    path = f"/api/tables/{before.table}"
    for request in (
        lambda: h.post(f"{path}/join", name="Bob"),
        lambda: h.fetch(f"{path}/record"),
        lambda: h.fetch(f"{path}/replay"),
        lambda: h.fetch(f"{path}/qr.svg"),
    ):
        with pytest.raises(HTTPError) as refused:
            await request()
        assert refused.value.code == 410
        assert b"table_unfit" in refused.value.read()


def restart(data: Path, before: dict[str, Client], changed: set[str]) -> None:
    async def story() -> None:
        async with house(data, AT_ONCE, HandTime()) as h:
            for game, client in before.items():
                await (says_so if game in changed else goes_on)(h, client)

    asyncio.run(story())


def other_rules(game: str) -> Change:
    return lambda patch: patch.setattr(find(game), "rules", "another version")


def fewer_bullets(patch: Patch) -> None:
    patch.setattr(setup, "HAND", 7)


@pytest.mark.parametrize(
    ("game", "change"),
    [
        *[pytest.param(game, other_rules(game), marks=pytest.mark.slow, id=game) for game in GAMES[1:]],
        pytest.param(GAMES[0], other_rules(GAMES[0]), id=GAMES[0]),
        pytest.param("kablamo", fewer_bullets, id="kablamo by a constant"),
    ],
)
def test_a_room_whose_rules_have_changed_says_so_and_all_others_go_on(
    tmp_path: Path, monkeypatch: Patch, caplog: pytest.LogCaptureFixture, game: str, change: Change
) -> None:
    data = tmp_path / "s.db"
    before = asyncio.run(evening(data, GAMES))
    log = rows(data, before[game].table)
    assert log
    with monkeypatch.context() as patch, caplog.at_level(logging.ERROR):
        change(patch)
        restart(data, before, {game})
    said = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert len(said) == 1
    assert "cannot go on at entry" in said[0]
    assert before[game].table not in said[0]
    assert rows(data, before[game].table) == log
    restart(data, {game: before[game]}, set())  # by the old rules it goes on


def test_a_digest_that_does_not_fit_is_another_past(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    data = tmp_path / "s.db"
    before = asyncio.run(evening(data, ["klack", "bang_dice"]))
    table = before["klack"].table
    with contextlib.closing(sqlite3.connect(data)) as db:
        db.execute("UPDATE log SET digest = '0123456789abcdef' WHERE room = ? AND seq = 2", (table,))
        db.commit()
    restart(data, before, {"klack"})
    assert "cannot go on at entry 2 of its log: the action leads to something else" in caplog.text


def test_an_action_that_the_rules_refuse_or_cannot_read_ends_nothing_but_its_room(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    data = tmp_path / "s.db"
    before = asyncio.run(evening(data, ["klack", "bang_dice", "kablamo"]))
    with contextlib.closing(sqlite3.connect(data)) as db:
        for game, action in {"klack": "bid (30,0)", "kablamo": "dance"}.items():
            change = "UPDATE log SET digest = NULL, action = ? WHERE room = ? AND seq = 1"
            db.execute(change, (action, before[game].table))
        db.commit()
    restart(data, before, {"klack", "kablamo"})
    assert "entry 1 of its log: the rules refuse the action: insufficient_bills" in caplog.text
    assert "entry 1 of its log: the rules refuse the action: unparsable_action" in caplog.text


def test_a_log_without_digests_goes_on(tmp_path: Path) -> None:
    data = tmp_path / "s.db"
    before = asyncio.run(evening(data, GAMES))
    with contextlib.closing(sqlite3.connect(data)) as db:
        assert not db.execute("SELECT * FROM log WHERE digest IS NULL").fetchall()
        db.execute("UPDATE log SET digest = NULL")
        db.execute("UPDATE rooms SET doc = replace(doc, '\"rules\":', '\"unknown\":')")
        db.commit()
    restart(data, before, set())


def test_a_digest_tells_events_and_their_order() -> None:
    t = sixgun.new("klack", seats=3, seed=1)
    events = [event for seat in (0, 1, 2) for event in t.apply(seat, sixgun.parse("klack", "bid (1,0)"))]
    assert digest("", events) == digest("", events)
    others = [digest("", events[::-1]), digest("", events[1:]), digest("x", events), digest("", [])]
    assert len({digest("", events), *others}) == 5
