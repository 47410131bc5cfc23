"""The past of a room, played again from its log; one that does not fit today's rules is left as it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.core.errors import Illegal, Invalid
from sixgun.games import find

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sixgun.server.room.room import Room
    from sixgun.server.store.log import Entry

SENTENCE: Final = (
    "this game was played by other rules than this server has now, so it cannot go on; nothing of it is "
    "lost: ask the host of the server to bring back the version that it was begun with"
)


class Unfit(Exception):
    """A log that today's rules do not lead through, or not to the same past; and at which entry."""

    code = "table_unfit"
    message = SENTENCE

    def __init__(self, entry: int, reason: str) -> None:
        super().__init__(entry, reason)
        self.entry, self.reason = entry, reason


def resume(room: Room, entries: Sequence[Entry]) -> None:
    """Deal, and play the log again up to the exact decision at which it stopped; or `Unfit`.

    Whatever goes wrong comes of the rules: the log is as it was written.
    """
    check_rules(room.doc.game, room.doc.rules)
    number = 0
    try:
        play = room.lay(room.doc.deal())
        for entry in entries:
            number = entry.seq
            play.repeat(entry)
            if entry.digest not in (None, play.digest):
                raise Unfit(number, "the action leads to something else")
        play.go_on()
    except (Illegal, Invalid) as error:
        raise Unfit(number, f"the rules refuse the action: {error.code}") from error
    except Unfit:
        raise
    except Exception as error:
        raise Unfit(number, f"the rules fail: {type(error).__name__}") from error


def check_rules(game: str, dealt_by: str) -> None:
    """A game goes on by the rules by which it was dealt; of older games they are not known."""
    rules = find(game).rules
    if dealt_by not in ("", rules):
        raise Unfit(0, f"dealt by version {dealt_by} of the rules of {game}, this is {rules}")
