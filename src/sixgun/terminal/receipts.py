"""The moments of a race in a replay: who did what when, and how it was timed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from sixgun.core.event import Event
from sixgun.core.table import Table
from sixgun.games import find
from sixgun.games.slap45.actions import NOBODY, SlapCenter
from sixgun.record import Move
from sixgun.words import say, words_of


class Receipts:
    """Collects the notes of a record's actions until the round that they belong to is judged."""

    def __init__(self, names: Sequence[str], you: int | None = None) -> None:
        self.names, self.you = names, you
        self.notes: dict[tuple[int, str], Mapping[str, Any]] = {}

    def lines(self, t: Table, move: Move | None, events: Sequence[Event[Any]]) -> list[Text]:
        """The moments of a race that this action ends; nothing for any other action."""
        if move is not None and move.note is not None:
            self.notes[move.seat, move.action] = move.note
        streams = [told for event in events if (told := t.redact(event, None)) and "stream" in told]
        found = [self.moment(t, *entry) for told in streams for entry in _rows(told)]
        if streams:
            self.notes.clear()
        return found

    def moment(self, t: Table, seat: int, action: str, result: str) -> Text:
        words = words_of(t.name)
        late = result == "accepted" and points_late(t, action)
        came = say("terminal-moment-late") if late else words.name(result)
        name = self.names[seat] if seat != self.you else say("terminal-seat-you", name=self.names[seat])
        deed = say("terminal-moment", name=name, action=words.action(action, self.names))
        line = Text.assemble(f"    {deed} ", (came, "bold"))
        note = self.notes.get((seat, action))
        return line if note is None else line.append(f"   {receipt(note)}", style="dim")


def points_late(t: Table, action: str) -> bool:
    """SLAP-052: whoever points too long before or after the slap has pointed at nobody."""
    slap, window = find(t.name).parse(action), t.options["point_window_ms"]
    if not isinstance(slap, SlapCenter) or slap.target >= NOBODY or not isinstance(window, int):
        return False
    return abs(slap.target_tick - slap.tick) > window


def _rows(told: Mapping[str, Any]) -> list[tuple[int, str, str]]:
    return [(int(seat), str(action), str(result)) for seat, action, result in told["stream"]]


def receipt(note: Mapping[str, Any]) -> str:
    """sent 0, received 372, claimed 349, allowed 326 to 372, judged 349"""
    low, high = note.get("allowed") or (None, None)
    told = [(name, note.get(name)) for name in ("sent", "received", "claimed")]
    parts = [say(f"terminal-receipt-{name}", ms=f"{ms:.0f}") for name, ms in told if ms is not None]
    if low is not None and high is not None:
        parts.append(say("terminal-receipt-allowed", low=f"{low:.0f}", high=f"{high:.0f}"))
    if note.get("start"):
        parts.append(say("terminal-receipt-start", ms=str(note["start"])))
    return ", ".join([*parts, say("terminal-receipt-judged", ms=str(note.get("judged", "?")))])
