"""A ration of equal lines: whatever strangers do, they cannot fill the disk by way of the log."""

from __future__ import annotations

import logging
from typing import Final

MOST: Final = 100  # lines of one kind in one span
SPAN: Final = 60.0  # seconds
KINDS: Final = 1_000  # kinds of lines that are counted at the same time
ENOUGH: Final = "; no more such lines for a minute"
LEFT_OUT: Final = "; {} such lines were left out before"

Kind = tuple[str, int, object]


class Ration(logging.Filter):
    """Lets lines of one kind through until there are enough. The last of them says so, the next how many it
    has cost."""

    def __init__(self) -> None:
        super().__init__()
        self.spans: dict[Kind, Span] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the line is written; `record.aside` is what it says of others."""
        kind = (record.name, record.levelno, record.msg)
        span = self.spans.get(kind)
        if span is None and len(self.spans) >= KINDS:
            self.spans.clear()
        if span is None or record.created >= span.end:
            left_out = 0 if span is None else max(0, span.lines - MOST)
            record.aside = LEFT_OUT.format(left_out) if left_out else ""
            span = self.spans[kind] = Span(record.created + SPAN)
        span.lines += 1
        if span.lines == MOST:
            record.aside = ENOUGH
        return span.lines <= MOST


class Span:
    """Lines of one kind that have come until that moment."""

    __slots__ = ("end", "lines")

    def __init__(self, end: float) -> None:
        self.end, self.lines = end, 0
