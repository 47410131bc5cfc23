"""A full disk, a locked file, damaged pages, a bug: every call of the store ends, and the next may work."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Iterator
from pathlib import Path

import pytest

from sixgun.server.store import file
from sixgun.server.store.log import Conflict, Entry, Row, SqliteStore
from sixgun.server.store.trouble import QUIET, Complaints, StoreFailed

SECRET = "the seed of the table"
FULL_DISK = """
import asyncio, resource, sys
sys.dont_write_bytecode = True  # what is cut off would be read by whoever comes next
from pathlib import Path
from sixgun.server.store.log import Entry, SqliteStore
from sixgun.server.store.trouble import StoreFailed

async def story(path):
    store = SqliteStore(path)
    await store.append("r", [Entry(1, "a", 0, "x", 0.0)])
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    full = path.with_name(path.name + "-wal").stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (full, hard))
    for n in range(2, 5):
        try:
            await store.append("r", [Entry(n, f"{n}", 0, "x", 0.0)])
        except StoreFailed as failed:
            print(failed.code, len(await store.log("r")))
    resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    await store.append("r", [Entry(2, "b", 0, "x", 0.0)])
    print([entry.action_id for entry in await store.log("r")])
    await store.close()

asyncio.run(story(Path(sys.argv[1])))
"""


def entry(seq: int, action_id: str = "", action: str = "pass") -> Entry:
    return Entry(seq, action_id or f"a{seq}", 0, action, 1.5)


async def code(call: Awaitable[object]) -> str:
    """SQLite's name of what went wrong; none, if all is well."""
    try:
        await call
    except StoreFailed as error:
        return error.code
    return ""


def test_a_call_on_a_full_disk_fails_and_works_again_when_there_is_room(tmp_path: Path) -> None:
    command = [sys.executable, "-c", FULL_DISK, str(tmp_path / "s.db")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == ["SQLITE_IOERR_WRITE 1"] * 3 + ["['a', 'b']"]
    assert done.stderr.count("\n") == 1  # however often it fails, the log says it once


def test_what_still_fits_on_a_full_disk_is_written_beside_what_does_not(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "s.db")
        await store.add(Row("r", "lobby", 1.0, b"{}"))
        db = store.clerk.file.db
        (pages,) = db.execute("PRAGMA page_count").fetchone()
        db.execute(f"PRAGMA max_page_count = {pages}")
        calls = (
            store.append("big", [entry(1, action="x" * 100_000)]),
            store.save(Row("r", "over", 1.0, b"[]")),
            store.append("r", [entry(1), entry(2)]),
            store.append("big", [entry(1), entry(2, action="x" * 100_000)]),
        )
        assert await asyncio.gather(*map(code, calls)) == ["SQLITE_FULL", "", "", "SQLITE_FULL"]
        assert await store.room("r") == Row("r", "over", 1.0, b"[]")
        assert (len(await store.log("r")), await store.log("big")) == (2, [])
        db.execute("PRAGMA max_page_count = 1000000")
        await store.append("big", [entry(1, action="x" * 100_000)])
        await store.close()

    asyncio.run(story())


@contextlib.contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another program is in the middle of a change."""
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


def test_while_the_file_is_locked_rooms_are_read_and_nothing_waits_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file, "PATIENCE", 0.01)

    async def story() -> None:
        store = SqliteStore(tmp_path / "s.db")
        await store.append("r", [entry(1)])
        with locked(store.path):
            writes = [code(store.append("r", [entry(n)])) for n in range(2, 40)]
            found, *codes = await asyncio.gather(store.log("r"), *writes)
            assert found == [entry(1)]
            assert set(codes) == {"SQLITE_BUSY"}
        await store.append("r", [entry(2)])
        assert await store.log("r") == [entry(1), entry(2)]
        await store.close()

    asyncio.run(story())


def damage(path: Path, words: bytes) -> None:
    """Destroy the page on which these words stand."""
    at = path.read_bytes().index(words)
    with path.open("r+b") as disk:
        disk.seek(at - at % 4096)
        disk.write(b"\xff" * 4096)


def test_a_room_whose_page_is_damaged_says_so_and_disturbs_no_other(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "s.db")
        for room in ("good", "bad", "fine"):
            await store.append(room, [entry(n, action=f"{room} {n} " + "x" * 200) for n in range(1, 100)])
        await store.close()
        store = SqliteStore(tmp_path / "s.db")
        damage(store.path, b"bad 50 ")
        calls = [store.log("good"), store.log("bad"), store.append("fine", [entry(100)]), store.log("fine")]
        good, bad, written, fine = await asyncio.gather(*calls, return_exceptions=True)
        assert isinstance(bad, StoreFailed)
        assert bad.code.startswith("SQLITE_CORRUPT")
        assert "damaged" in bad.message
        assert [len(good), written, len(fine)] == [99, None, 99]  # type: ignore[arg-type]
        assert len(await store.log("fine")) == 100
        await store.close()

    asyncio.run(story())


@pytest.mark.parametrize("error", [ZeroDivisionError, MemoryError, sqlite3.DatabaseError, KeyboardInterrupt])
@pytest.mark.parametrize("single", [True, False])
def test_an_error_in_one_call_ends_that_call_and_no_other(
    tmp_path: Path, error: type[BaseException], single: bool
) -> None:
    def broken(db: sqlite3.Connection) -> None:
        raise error("broken")

    def half(db: sqlite3.Connection) -> None:
        db.execute("INSERT INTO rooms (id, phase, opened, doc) VALUES ('half', 'lobby', 0, '')")
        broken(db)

    async def story() -> None:
        store = SqliteStore(tmp_path / "s.db")
        writes = [store.append("r", [entry(n)]) for n in range(1, 4)]
        calls = [
            writes[0],
            store.clerk.write(broken if single else half, single),
            store.clerk.read(broken),
            *writes[1:],
        ]
        done = await asyncio.gather(*calls, return_exceptions=True)
        assert [isinstance(each, StoreFailed) for each in done[1:3]] == [True, True]
        if issubclass(error, Exception):
            assert [done[0], *done[3:]] == [None, None, None]
        assert await store.room("half") is None
        await store.append("r", [entry(9)])
        assert (await store.log("r"))[-1] == entry(9)
        await store.close()

    asyncio.run(story())


def test_a_closed_store_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "s.db")
        last = asyncio.ensure_future(store.append("r", [entry(1)]))
        await asyncio.sleep(0)
        await store.close()
        await store.close()
        await last  # what was asked for before is done
        assert [await code(store.log("r")), await code(store.append("r", [entry(2)]))] == ["CLOSED", "CLOSED"]

    asyncio.run(story())


def test_the_clerk_outlives_a_loop_that_did_not_wait(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "s.db")

    async def hasty() -> None:
        store.clerk.read(lambda db: None)  # and nobody waits for it

    async def patient() -> None:
        await store.append("r", [entry(1)])
        await store.close()

    for _ in range(20):
        asyncio.run(hasty())
    asyncio.run(patient())


def test_trouble_is_logged_once_in_a_while_without_what_was_written(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "s.db")
        db = store.clerk.file.db
        db.execute("PRAGMA max_page_count = 1")
        for n in range(20):
            assert await code(store.add(Row(f"{n}", "lobby", 1.0, SECRET.encode() * 1000))) == "SQLITE_FULL"
        assert store.clerk.complaints.counts["SQLITE_FULL"] == 20
        await store.close()

    with caplog.at_level(logging.INFO, "sixgun"):
        asyncio.run(story())
    assert [record.levelname for record in caplog.records] == ["ERROR"]
    assert "SQLITE_FULL" in caplog.text
    assert SECRET not in caplog.text


def test_the_next_line_says_how_often_it_has_happened_since(caplog: pytest.LogCaptureFixture) -> None:
    moments = iter([0.0, 1.0, QUIET - 1, QUIET, QUIET + 1])
    complaints = Complaints(lambda: next(moments))
    for _ in range(5):
        complaints.add(sqlite3.OperationalError("database or disk is full"))
    assert [record.getMessage() for record in caplog.records] == [
        "store: OperationalError: database or disk is full (1 since the last line)",
        "store: OperationalError: database or disk is full (3 since the last line)",
    ]


def test_a_conflict_is_no_trouble(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "s.db")
        await store.append("r", [entry(1)])
        with pytest.raises(Conflict):
            await store.append("r", [entry(1)])
        await store.close()

    asyncio.run(story())
    assert caplog.records == []
