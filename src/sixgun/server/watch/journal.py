"""The log of the server, as text or JSON: each line of a room or a socket says which.

No line holds a token, a seed, a hand, a name, a line of chat, or the id of a table, which would let its
reader in: rooms are known by their short names. The text of an error may hold any of these, so only its kind
is told and where it happened; errors of the machine itself (files, the network, the database) are told in
full. Lines of one kind are rationed.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import sys
import time
import traceback
from contextvars import Context, ContextVar
from typing import Any, Final, Literal, TextIO

from sixgun.server.watch.ration import Ration

ROOM: Final[ContextVar[str]] = ContextVar("room", default="")
CONNECTION: Final[ContextVar[int]] = ContextVar("connection", default=0)
TOLD: Final = (OSError, sqlite3.Error)  # their texts speak of the machine only
journal = logging.getLogger("sixgun.server")


def install(form: Literal["text", "json"], stream: TextIO | None = None) -> logging.Handler:
    """From now on everything is written there: our own lines, and warnings of whatever we stand on."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    handler.addFilter(Ration())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("sixgun").setLevel(logging.INFO)
    for name in ("uvicorn", "uvicorn.error"):  # whoever was here before may have sent them elsewhere
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
    return handler


def at_room(name: str) -> Context:
    """A context of its own for a room, whoever has opened it."""
    context = Context()
    context.run(ROOM.set, name)
    return context


class Lines(logging.Formatter):
    """The facts of one line, in order."""

    def facts(self, record: logging.LogRecord) -> dict[str, Any]:
        facts: dict[str, Any] = {"time": moment(record), "level": record.levelname, "from": record.name}
        room = getattr(record, "room", ROOM.get())
        connection = getattr(record, "connection", CONNECTION.get())
        facts |= {"room": room} if room else {}
        facts |= {"connection": connection} if connection else {}
        return facts | {"message": record.getMessage() + getattr(record, "aside", "")}


class JsonLines(Lines):
    """One JSON object for each line."""

    def format(self, record: logging.LogRecord) -> str:
        facts = self.facts(record)
        if record.exc_info and record.exc_info[1] is not None:
            facts["error"] = told(record.exc_info[1])
        return json.dumps(facts, ensure_ascii=False)


class TextLines(Lines):
    """When, how bad, who, where: what. An error follows on lines of its own."""

    def format(self, record: logging.LogRecord) -> str:
        facts = self.facts(record)
        message, start = facts.pop("message"), [facts.pop("time"), facts.pop("level"), facts.pop("from")]
        line = " ".join([*start, *(f"{name}={value}" for name, value in facts.items())]) + f": {message}"
        if record.exc_info and record.exc_info[1] is not None:
            line += f"\n{told(record.exc_info[1])}"
        return line


def moment(record: logging.LogRecord) -> str:
    """UTC, to the millisecond."""
    return f"{time.strftime('%Y-%m-%dT%H:%M:%S', time.gmtime(record.created))}.{int(record.msecs):03}Z"


def told(error: BaseException) -> str:
    """The kind of an error and where it happened; after it, the one that led to it."""
    where = "".join(traceback.format_tb(error.__traceback__))
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    text = f": {error}" if isinstance(error, TOLD) else ""
    rest = f"\nafter {told(before)}" if before is not None else ""
    return f"{type(error).__name__}{text}\n{where.rstrip()}{rest}"


def stray(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """An error that nobody waited for, written as every other."""
    journal.error("%s", context["message"], exc_info=context.get("exception"))
