"""Processes in which bots search, shared by all rooms: none is started before it is needed."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec

from sixgun.bots.thinker import LENGTH, Job, Reply, framed

decode: Callable[[bytes], Reply] = msgspec.msgpack.Decoder(Reply).decode
PROGRAM: Final = "from sixgun.bots.thinker import main; main()"
QUEUE: Final = 5.0  # seconds that a job may wait for a process
GRACE: Final = 10.0  # seconds that a search may take beyond its time


class NoThought(Exception):
    """Nothing came of a search; somebody quicker has to answer."""


class Thinkers:
    """At most so many processes; a job waits until one of them is free."""

    def __init__(self, most: int = 0) -> None:
        self.most = most or max(1, (os.cpu_count() or 2) - 1)
        self.started: list[Process] = []
        self._idle: list[Process] = []
        self._free = asyncio.Semaphore(self.most)

    async def think(self, job: Job, wanted: Callable[[], bool]) -> list[str]:
        """The answer to a job in all its parts; nothing, if it is not wanted any more when its turn comes."""
        try:
            await asyncio.wait_for(self._free.acquire(), QUEUE)
        except TimeoutError:
            raise NoThought("all thinkers are busy") from None
        try:
            parts, error = await self._ask(job) if wanted() else ([], "")
        finally:
            self._free.release()
        if error:
            raise NoThought(f"a thinker met a {error}")
        return parts

    async def _ask(self, job: Job) -> Reply:
        """The reply of a process that has nothing to do; one that fails is not asked again."""
        process = self._idle.pop() if self._idle else await self._start()
        try:
            async with asyncio.timeout(job[3] + GRACE):
                reply = await exchange(process, job)
        except (EOFError, OSError, TimeoutError, msgspec.MsgspecError) as error:
            raise NoThought("a thinker has ended") from error
        else:
            self._idle.append(process)
            return reply
        finally:
            if process not in self._idle:
                await self._end(process)

    async def _start(self) -> Process:
        """One more process. It ends by itself when this one does, however that happens: its input ends."""
        try:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-c", PROGRAM, stdin=PIPE, stdout=PIPE
            )
        except OSError as error:
            raise NoThought("no thinker can be started") from error
        self.started.append(process)
        return process

    async def _end(self, process: Process) -> None:
        if process in self.started:
            self.started.remove(process)
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def close(self) -> None:
        """End them all. Whoever needs them again may have new ones."""
        for process in self.started[:]:
            await self._end(process)
        self._idle.clear()
        self._free = asyncio.Semaphore(self.most)


async def exchange(process: Process, job: Job) -> Reply:
    """Send a job, and wait for the reply."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(framed(msgspec.msgpack.encode(job)))
    await process.stdin.drain()
    head = await process.stdout.readexactly(LENGTH)
    body = await process.stdout.readexactly(int.from_bytes(head, "big"))
    return decode(body)
