"""The door of the house: how much each address may ask for, so that nobody can crowd out the others."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil
from typing import Final

from sixgun.server.room.clock import Time
from sixgun.server.room.guest import Bucket, NotAllowed
from sixgun.server.settings import Limits
from sixgun.server.watch.journal import journal

MINUTE: Final = 60.0
MOST_ADDRESSES: Final = 100_000  # remembered at the same time


class Full(NotAllowed):
    """The server carries all the tables that it can."""

    def __init__(self) -> None:
        super().__init__("too_many", "all tables are taken; try again later")


class Closing(Full):
    """The server is about to end; the next one will have room."""

    def __init__(self) -> None:
        NotAllowed.__init__(self, "closing", "the server restarts; come again in a moment")


class Crowded(NotAllowed):
    """This address has had its share; `wait` are the seconds until there is more (0: that is not known)."""

    def __init__(self, code: str, message: str, wait: int = 0) -> None:
        super().__init__(code, message)
        self.wait = wait


class Share:
    """So many a minute for each address. One that asked for nothing in the last minute is forgotten."""

    def __init__(self, per_minute: int, most: int = MOST_ADDRESSES) -> None:
        self.per_minute, self.most = max(1, per_minute), most
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()  # whoever asked last comes last

    def take(self, address: str, now: float) -> int:
        """0, or the seconds after which the address may have one more."""
        self._forget(now)
        bucket = self.buckets.setdefault(address, Bucket(self.per_minute, self.per_minute / MINUTE))
        self.buckets.move_to_end(address)
        return 0 if bucket.take(now) else ceil((1 - bucket.drops) / bucket.rate)

    def _forget(self, now: float) -> None:
        """A bucket fills in a minute, so the ones that are left alone for so long are full again."""
        while self.buckets:
            oldest = next(iter(self.buckets.values())).filled or 0.0
            if oldest + MINUTE > now and len(self.buckets) < self.most:
                return
            self.buckets.popitem(last=False)


class Door:
    """Counts what each address asks for."""

    def __init__(self, limits: Limits, time: Time) -> None:
        self.limits, self.time = limits, time
        self.tables, self.joins = Share(limits.tables_per_minute), Share(limits.joins_per_minute)
        self.looks = Share(limits.joins_per_minute)
        self.sockets: Counter[str] = Counter()
        self._lines = Share(1)  # in the log, however often an address is refused

    def open_table(self, address: str) -> None:
        """Raises `Crowded` for an address that opens too many."""
        if wait := self.tables.take(address, self.time.now()):
            message = f"you have opened many tables just now; try again in {wait} seconds"
            self._note(address, "too_many_tables")
            raise Crowded("too_many_tables", message, wait)

    def join(self, address: str) -> None:
        """Raises `Crowded` for an address that asks for too many seats and places."""
        if wait := self.joins.take(address, self.time.now()):
            message = f"you have asked for many seats just now; try again in {wait} seconds"
            self._note(address, "too_many_joins")
            raise Crowded("too_many_joins", message, wait)

    def look(self, address: str) -> None:
        """Raises `Crowded` for an address that asks too often for its own tables."""
        if wait := self.looks.take(address, self.time.now()):
            message = f"you have asked for your tables often just now; try again in {wait} seconds"
            self._note(address, "too_many_looks")
            raise Crowded("too_many_looks", message, wait)

    @contextmanager
    def socket(self, address: str) -> Iterator[bool]:
        """Counts a socket while it is open; whether the address may have it."""
        self.sockets[address] += 1
        within = self.sockets[address] <= self.limits.sockets_per_address
        if not within:
            self._note(address, "too_many_sockets")
        try:
            yield within
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

    def _note(self, address: str, code: str) -> None:
        if not self._lines.take(address, self.time.now()):
            journal.warning("%s asks for more than its share: %s", address or "somebody unknown", code)
