"""Reading a record: every line must be spelt as it would be written, and fit the chain of hashes."""

from __future__ import annotations

from collections.abc import Sequence
from os import PathLike
from pathlib import Path

import msgspec

from sixgun.record.lines import READABLE, BadRecord, End, Header, Line, Move, link, spell

MOVE = b'{"seat":'  # how the spelling of an action begins, and of no other line


class Record:
    """A record whose lines are sound; whether the rules allow them is found by re-running it."""

    __slots__ = ("end", "header", "moves")

    def __init__(self, header: Header, moves: Sequence[Move], end: End | None) -> None:
        self.header, self.moves, self.end = header, list(moves), end


def read(source: str | PathLike[str] | bytes) -> Record:
    """The record in a file, or in bytes already read."""
    content = source if isinstance(source, bytes) else Path(source).read_bytes()
    lines = split(content)
    header = _header(lines[0])
    moves: list[Move] = []
    end: End | None = None
    last = header.hash
    for number, text in enumerate(lines[1:], 2):
        if end is not None:
            raise BadRecord(number, "there is a line after the end")
        if text.startswith(MOVE):
            moves.append(_line(number, text, Move, last))
            last = moves[-1].hash
        else:
            end = _line(number, text, End, last)
    return Record(header, moves, end)


def split(content: bytes) -> list[bytes]:
    if not content:
        raise BadRecord(0, "the file is empty; a record begins with a header line")
    *lines, rest = content.split(b"\n")
    if rest:
        raise BadRecord(len(lines) + 1, "the line is cut off: it does not end with a line feed")
    return lines


def _header(text: bytes) -> Header:
    try:
        version = msgspec.json.decode(text, type=_Version).format
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord(1, f"this is no header of a record ({error})") from error
    if version not in READABLE:
        known = " and ".join(map(str, READABLE))
        raise BadRecord(1, f"format {version} is unknown; this program reads formats {known}")
    return _line(1, text, Header, "")


class _Version(msgspec.Struct, frozen=True):
    format: int


def _line(number: int, text: bytes, kind: type[Line], previous: str) -> Line:
    try:
        line = msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord(number, f"this is no {NAMES[kind]} line ({error})") from error
    if spell(line) != text:
        raise BadRecord(number, "the line is not spelt as a record spells it (order, spaces, escapes)")
    if link(previous, line) != line.hash:
        raise BadRecord(number, "the hash does not fit: this line was changed, or one is missing before it")
    return line


NAMES: dict[type, str] = {Header: "header", Move: "action", End: "action or end"}
