"""A process in which bots search: positions come in, answers go out, until nobody is at the other end.

Every message is its length in four bytes and MessagePack behind. A job is a packed position, a seat, a seed
and how many seconds to think; the reply is the answer in all its parts, or the kind of error that was met.
Thinking takes all of its time, whatever the position: how long it took tells nothing of anybody's cards.
"""

# mypyc: skip

from __future__ import annotations

import os
import signal
import sys
import time
from typing import BinaryIO, Final

import msgspec

from sixgun.bots.ismcts import Ismcts
from sixgun.bots.player import Worlds
from sixgun.core.action import Action
from sixgun.core.table import Table
from sixgun.games import unpack

LENGTH: Final = 4  # bytes before each message
ENDLESS: Final = 2**60  # tries: the clock alone says when it is enough
MOMENT: Final = 0.001  # seconds that a search takes at least
SHARE: Final = 3  # the part of what is left of the time that goes into the next part of an answer
COURTESY: Final = 10  # whoever answers people goes first

Job = tuple[bytes, int, int, float]  # position, seat, seed, seconds
Reply = tuple[list[str], str]  # the parts of the answer, or the kind of error


def think(position: bytes, seat: int, seed: int, seconds: float) -> list[Action]:
    """That seat's answer from what it knows, in all its parts."""
    end = time.perf_counter() + seconds
    t, bot = unpack(position), Ismcts(seed, ENDLESS)
    chosen: list[Action] = []
    while not chosen or drafts(t, seat):
        bot.seconds = left(end) / (SHARE if in_parts(t, seat) else 1)
        chosen.append(bot.search(Worlds(t, seat), t.options_of(seat)))
        t.apply(seat, chosen[-1])
    bot.seconds = left(end)
    bot.grow(Worlds(unpack(position), seat))  # where there was little to choose: as long as any other
    return chosen


def left(end: float) -> float:
    return max(MOMENT, end - time.perf_counter())


def in_parts(t: Table, seat: int) -> bool:
    """Is the answer given part by part?"""
    return t.ask is not None and t.ask.draft(seat) is not None


def drafts(t: Table, seat: int) -> bool:
    """Has the seat begun an answer, of which parts are missing?"""
    return t.ask is not None and bool(t.ask.draft(seat)) and seat in t.to_act


# -- the process ---------------------------------------------------------------------------------------------


def main() -> None:
    """Think about one job after the other; the end of the input is the end."""
    for stop in (signal.SIGINT, signal.SIGTERM):  # meant for the server, which says by itself when to end
        signal.signal(stop, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(COURTESY)
    jobs, replies = sys.stdin.buffer, sys.stdout.buffer
    try:
        while job := read(jobs):
            replies.write(framed(msgspec.msgpack.encode(reply(job))))
            replies.flush()
    except BrokenPipeError:
        os._exit(0)  # nobody waits for the reply; Python would try once more to write it


def reply(job: bytes) -> Reply:
    """An error costs this job only; its text may tell of cards, so nobody is told more than its kind."""
    try:
        return [str(action) for action in think(*msgspec.msgpack.decode(job, type=Job))], ""
    except Exception as error:
        return [], type(error).__name__


def read(jobs: BinaryIO) -> bytes:
    """The next message; nothing, when the other end has gone."""
    head = jobs.read(LENGTH)
    return jobs.read(int.from_bytes(head, "big")) if len(head) == LENGTH else b""


def framed(message: bytes) -> bytes:
    return len(message).to_bytes(LENGTH, "big") + message
