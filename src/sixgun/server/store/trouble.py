"""The file cannot be used: in a sentence for people, with SQLite's own name of the error for the host."""

from __future__ import annotations

import logging
import sqlite3
import time
from collections import Counter
from collections.abc import Callable
from typing import Final, NamedTuple

journal = logging.getLogger("sixgun.server")
QUIET: Final = 10.0  # seconds between two lines about the same trouble
LATER: Final = "try again in a moment"
RESTORE: Final = "the host can restore a backup"


class Reason(NamedTuple):
    """Why a file cannot be used, what people can do, and what a host can who starts with it."""

    why: str
    people: str
    host: str


REASONS: Final = {
    "SQLITE_FULL": Reason("the disk is full", LATER, "make room and start again"),
    "SQLITE_IOERR": Reason("the disk does not take or give what it should", LATER, "see whether it is full"),
    "SQLITE_BUSY": Reason("another program has locked the file", LATER, "end it and start again"),
    "SQLITE_LOCKED": Reason("another program has locked the file", LATER, "end it and start again"),
    "SQLITE_READONLY": Reason("the file cannot be written", LATER, "see who may write there"),
    "SQLITE_CANTOPEN": Reason("the file cannot be opened", LATER, "see who may write there"),
    "SQLITE_NOMEM": Reason("memory has run out", LATER, "make room and start again"),
    "SQLITE_CORRUPT": Reason("a part of the file is damaged", RESTORE, "put a backup in its place"),
    "SQLITE_NOTADB": Reason("the file is no database", RESTORE, "put a backup in its place"),
}
UNKNOWN: Final = Reason("something broke on our side", LATER, "start again")


class StoreFailed(Exception):
    """Nothing was written, or nothing could be read. `code` is SQLite's name of the error, or Python's."""

    def __init__(self, message: str, code: str) -> None:
        super().__init__(f"{message} [{code}]")
        self.message, self.code = message, code


def failed(error: BaseException) -> StoreFailed:
    """That error as one of the store."""
    if isinstance(error, StoreFailed):
        return error
    code = code_of(error)
    reason = reason_of(code)
    return StoreFailed(f"the games cannot be reached: {reason.why}; {reason.people}", code)


def reason_of(code: str) -> Reason:
    """SQLite's finer names begin with the coarse one: SQLITE_IOERR_WRITE."""
    return REASONS.get("_".join(code.split("_")[:2]), UNKNOWN)


def code_of(error: BaseException) -> str:
    if isinstance(error, MemoryError):
        return "SQLITE_NOMEM"
    return getattr(error, "sqlite_errorname", None) or type(error).__name__


class Complaints:
    """Counts errors by their code, and says each in the log, but not the same again and again."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.counts: Counter[str] = Counter()
        self._said: dict[str, tuple[float, int]] = {}  # when, and how many there had been by then

    def add(self, error: BaseException) -> None:
        """A bug comes with the place where it is; trouble with the file needs none."""
        code, now = code_of(error), self.clock()
        self.counts[code] += 1
        at, before = self._said.get(code, (now - QUIET, 0))
        if now - at < QUIET:
            return
        self._said[code] = now, self.counts[code]
        where = None if isinstance(error, sqlite3.Error | MemoryError) else error
        new = self.counts[code] - before
        journal.error("store: %s: %s (%d since the last line)", code, error, new, exc_info=where)
