"""The log: unique places, unique actions, group commit, schema by migration."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from sixgun.server.store import migrate
from sixgun.server.store.file import VERSION
from sixgun.server.store.log import Conflict, Entry, Row, SqliteStore


def entry(seq: int, action_id: str) -> Entry:
    return Entry(seq, action_id, 0, "bid (1,0)", 1.5)


def test_the_log_gives_back_what_was_appended_in_order(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "s.db")
        await store.append("r", [entry(1, "a"), entry(2, "b")])
        await store.append("other", [entry(1, "a")])
        await store.append("r", [entry(3, "c")])
        assert await store.log("r") == [entry(1, "a"), entry(2, "b"), entry(3, "c")]
        await store.close()
        again = SqliteStore(tmp_path / "s.db")
        assert len(await again.log("r")) == 3
        await again.close()

    asyncio.run(story())


@pytest.mark.parametrize("second", [entry(1, "new"), entry(2, "a")], ids=["same place", "same action"])
def test_a_place_and_an_action_are_taken_once(tmp_path: Path, second: Entry) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "s.db")
        await store.append("r", [entry(1, "a")])
        with pytest.raises(Conflict):
            await store.append("r", [entry(7, "fine"), second])
        assert await store.log("r") == [entry(1, "a")]  # all or nothing
        await store.close()

    asyncio.run(story())


def test_of_many_writers_at_one_place_one_wins_and_the_others_do_not_suffer(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "s.db")
        rivals = [store.append("r", [entry(1, f"a{n}")]) for n in range(50)]
        others = [store.append(f"r{n}", [entry(1, "a")]) for n in range(50)]
        results = await asyncio.gather(*rivals, *others, return_exceptions=True)
        assert sum(isinstance(result, Conflict) for result in results) == 49
        assert results[50:] == [None] * 50
        await store.close()

    asyncio.run(story())


def test_rooms_are_saved_and_found(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "s.db")
        for name, phase, opened in (("a", "lobby", 1.0), ("b", "playing", 2.0)):
            await store.add(Row(name, phase, opened, b"{}"))
        await store.save(Row("b", "over", 9.0, b"[]"))
        assert await store.room("a") == Row("a", "lobby", 1.0, b"{}")
        assert await store.room("b") == Row("b", "over", 2.0, b"[]")
        await store.close()

    asyncio.run(story())


def test_a_room_is_never_written_over_another(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "s.db")
        await store.add(Row("a", "playing", 1.0, b"first"))
        await store.add(Row("b", "lobby", 2.0, b"second"))
        with pytest.raises(Conflict):
            await store.add(Row("a", "lobby", 3.0, b"third"))
        with pytest.raises(Conflict):
            await store.move("b", Row("a", "lobby", 2.0, b"second"))
        await store.save(Row("never opened", "lobby", 4.0, b"fourth"))
        assert await store.room("a") == Row("a", "playing", 1.0, b"first")
        assert await store.room("b") == Row("b", "lobby", 2.0, b"second")
        assert await store.room("never opened") is None
        await store.close()

    asyncio.run(story())


def test_public_rooms_are_listed_until_they_are_over_and_a_moved_one_has_left_its_id(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "s.db")
        for name, phase, opened in (("a", "lobby", 1.0), ("b", "playing", 2.0), ("c", "over", 3.0)):
            await store.add(Row(name, phase, opened, b"{}", public=True))
        await store.add(Row("hidden", "lobby", 4.0, b"{}"))
        assert [row.id for row in await store.public(0.0, 9)] == ["b", "a"]
        assert [row.id for row in await store.public(0.0, 1)] == ["b"]
        assert await store.public(9.0, 9) == []
        await store.move("a", Row("d", "lobby", 1.0, b"{}"))
        assert [row.id for row in await store.public(0.0, 9)] == ["b"]
        assert await store.room("a") is None
        assert await store.room("d") == Row("d", "lobby", 1.0, b"{}")
        await store.close()

    asyncio.run(story())


def test_the_file_is_durable_and_its_schema_is_what_the_scripts_make(tmp_path: Path) -> None:
    path = tmp_path / "s.db"
    asyncio.run(_open_and_close(path))
    db = sqlite3.connect(path)
    assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert db.execute("SELECT version_num FROM alembic_version").fetchone() == (VERSION,)
    db.close()
    assert migrate.drift(path) == []


async def _open_and_close(path: Path) -> None:
    await SqliteStore(path).close()
