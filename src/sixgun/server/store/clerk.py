"""One thread that reads and writes a file: whatever waits for it is written in one transaction."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from typing import Final, TypeVar, cast

from sixgun.server.store.file import OpenFile
from sixgun.server.store.trouble import Complaints, StoreFailed, failed

R = TypeVar("R")
Change = Callable[[sqlite3.Connection], R]
GROUP: Final = 512  # changes committed together at most


class Conflict(Exception):
    """Another action holds this place in the log already, or the same action was logged before."""


class Clerk:
    """Every call ends: with its result, with `Conflict`, or with `StoreFailed`."""

    def __init__(self, file: OpenFile) -> None:
        self.file = file
        self.complaints = Complaints()
        self.closed = False
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="sixgun store", daemon=True)
        self._thread.start()

    def read(self, look: Change[R]) -> asyncio.Future[R]:
        """Ask the file; whatever cannot be written at the same time does not matter."""
        return self._do(look, "read")

    def write(self, change: Change[R], single: bool = True) -> asyncio.Future[R]:
        """Change the file for good. A single statement needs no savepoint: it is done whole or not at all."""
        return self._do(change, "one" if single else "many")

    async def close(self) -> None:
        """End what waits, then let the file go."""
        if not self.closed:
            self.closed = True
            self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _do(self, change: Change[R], kind: str) -> asyncio.Future[R]:
        if self.closed:
            raise StoreFailed("the server is closing; come again in a moment", "CLOSED")
        job = _Job(change, asyncio.get_running_loop(), kind)
        self._jobs.put(job)
        return cast("asyncio.Future[R]", job.done)

    # -- in the thread -------------------------------------------------------------------------------------

    def _work(self) -> None:
        ended = False
        while not ended:
            group, ended = self._gather()
            self._carry_out(group)
        self.file.close()

    def _gather(self) -> tuple[list[_Job], bool]:
        group: list[_Job] = []
        while len(group) < GROUP:
            try:
                job = self._jobs.get(block=not group)
            except queue.Empty:
                break
            if job is None:
                return group, True
            group.append(job)
        return group, False

    def _carry_out(self, group: Sequence[_Job]) -> None:
        """Readers first: what they may know of is committed already."""
        db = self.file.db
        try:
            for job in [job for job in group if job.kind == "read"]:
                attempt(db, job)
            commit(db, [job for job in group if job.kind != "read"])
        except BaseException as error:  # whatever it is, nobody waits for ever because of it
            for job in group:
                job.error = job.error or error
        for trouble in {job.error for job in group if job.error is not None}:
            if not isinstance(trouble, Conflict):
                self.complaints.add(trouble)
        for loop in {job.loop for job in group}:
            tell(loop, [job for job in group if job.loop is loop])


class _Job:
    """One change, and whom to tell when it is on the disk."""

    __slots__ = ("change", "done", "error", "kind", "loop", "result")

    def __init__(
        self, change: Callable[[sqlite3.Connection], object], loop: asyncio.AbstractEventLoop, kind: str
    ) -> None:
        self.change, self.loop, self.kind = change, loop, kind
        self.done: asyncio.Future[object] = loop.create_future()
        self.result: object = None
        self.error: BaseException | None = None

    def tell(self) -> None:
        if self.done.done():
            return
        if self.error is None:
            self.done.set_result(self.result)
        else:
            self.done.set_exception(self.error if isinstance(self.error, Conflict) else failed(self.error))


def commit(db: sqlite3.Connection, group: Sequence[_Job]) -> None:
    """One transaction for the whole group. If that fails, each for itself: what fails then fails alone."""
    if not group:
        return
    try:
        if db.in_transaction:  # one that could not even be undone
            db.execute("ROLLBACK")
        db.execute("BEGIN IMMEDIATE")
    except Exception as error:  # nobody can write: to wait as long again for each would help nobody
        for job in group:
            job.error = error
        return
    try:
        for job in group:
            attempt(db, job)
        db.execute("COMMIT")
    except Exception as error:
        if db.in_transaction:
            db.execute("ROLLBACK")
        if len(group) == 1:
            group[0].error = error
            return
        for job in group:
            job.error = job.result = None
            commit(db, [job])


def attempt(db: sqlite3.Connection, job: _Job) -> None:
    """Do it, or note what was wrong with it; raise, if the whole transaction has gone with it."""
    many = job.kind == "many"
    if many:
        db.execute("SAVEPOINT one")
    try:
        job.result = job.change(db)
    except Exception as error:
        job.error = Conflict(str(error)) if isinstance(error, sqlite3.IntegrityError) else error
        if job.kind != "read" and not db.in_transaction:  # as SQLite does when the disk is full
            raise
        if many:
            db.execute("ROLLBACK TO one")
    if many:
        db.execute("RELEASE one")


def tell(loop: asyncio.AbstractEventLoop, group: Sequence[_Job]) -> None:
    """Tell everybody at once, unless their loop has ended and nobody is there to hear it."""
    with contextlib.suppress(RuntimeError):
        loop.call_soon_threadsafe(_tell, group)


def _tell(group: Sequence[_Job]) -> None:
    for job in group:
        job.tell()
