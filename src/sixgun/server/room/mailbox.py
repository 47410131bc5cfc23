"""A mailbox: its items are dealt with one after the other, so nothing needs a lock."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from sixgun.server.room.clock import Alarm, Time
from sixgun.server.watch.journal import ROOM, at_room

Deed = Callable[..., Awaitable[None]]


class Mailbox:
    """Reads its mail in a task of its own. `settle` is called after each item; a failure ends it."""

    def __init__(self, time: Time, settle: Callable[[], None], fail: Callable[[], None]) -> None:
        self.time, self.settle, self.fail = time, settle, fail
        self.broken = False
        self.busy = False
        self._mail: asyncio.Queue[tuple[Deed, tuple[Any, ...]] | None] = asyncio.Queue()
        self._alarm: Alarm | None = None
        self._task: asyncio.Task[None] | None = None

    def open(self, name: str) -> None:
        """Start reading; lines in the log bear that name."""
        self._task = asyncio.create_task(self._read(), name=f"room {name}", context=at_room(name))

    def rename(self, name: str) -> None:
        """In its own turn: lines in the log bear that name from now on."""
        ROOM.set(name)
        if self._task is not None:
            self._task.set_name(f"room {name}")

    def post(self, deed: Deed, *args: object) -> None:
        """To be done in turn."""
        self._mail.put_nowait((deed, args))

    def post_at(self, at: float | None, deed: Deed) -> None:
        """The one timer: to be posted then; it replaces the one before."""
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = None
        if at is not None:
            self._alarm = self.time.after(at - self.time.now(), lambda: self.post(deed))

    @property
    def idle(self) -> bool:
        """There is nothing in the box, and nothing in hand."""
        return not self.busy and self._mail.empty()

    async def close(self) -> None:
        """Deal with what is in the box, then stop."""
        self._mail.put_nowait(None)
        if self._task is not None:
            await self._task

    async def _read(self) -> None:
        self.settle()
        while not self.broken and (item := await self._mail.get()) is not None:
            deed, args = item
            self.busy = True
            try:
                await deed(*args)
                self.settle()
            except Exception:
                self.broken = True
                self.fail()
            self.busy = False
            del item, deed, args  # whoever has left does not stay in memory until the next mail
        self.post_at(None, _nothing)


async def _nothing() -> None:
    """Never called: there is no timer any more."""
