"""Records: one game as a file of JSON lines that anybody can re-run and check."""

from sixgun.record.lines import FORMAT, BadRecord, End, Header, Move
from sixgun.record.read import Record, read
from sixgun.record.replay import Moment, moments, opening
from sixgun.record.verify import Verdict, verify
from sixgun.record.write import Writer, write

__all__ = [
    "FORMAT",
    "BadRecord",
    "End",
    "Header",
    "Moment",
    "Move",
    "Record",
    "Verdict",
    "Writer",
    "moments",
    "opening",
    "read",
    "verify",
    "write",
]
