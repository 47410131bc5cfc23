"""Klack Klack Bang: bills, bids and stacks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixgun.terminal.boards.board import Board, Cell
from sixgun.words import say

BILLS: Final = (1000, 2000)


class KlackBoard(Board):
    """Every seat's bid, stacks and score; hands are secret."""

    columns = ("hand", "bid", "score", "stacks")

    def middle(self) -> list[Cell]:
        return [self.look.fact(name) for name in ("center", "lost_markers")]

    def row(self, seat: int) -> list[str]:
        hand, bid = self.view["hand"][seat], self.view["bid"][seat]
        stacks = " + ".join(f"{worth(stack):,}" for stack in self.view["stacks"][seat])
        secret = say("hidden") if hand is None else f"{worth(hand):,}"
        return [secret, f"{worth(bid):,}" if any(bid) else "", f"{self.view['score'][seat]:,}", stacks]

    def explained(self) -> dict[str, str]:
        bids, left = self.view["options"]["bang_bids"], self.view["center"]
        return {
            self.told("pot"): self.told("pot-about", bids=bids),
            self.told("drum"): self.told("drum-about"),
            self.told("markers", count=left): self.told("markers-about"),
            self.told("hand"): self.told("bill-about"),
        }

    def out(self, seat: int) -> str:
        status = self.view["status"][seat]
        return "" if status == "at_table" else self.look.name(status)

    def own(self, me: int) -> list[Cell]:
        hand = self.words.fact("hand", self.view["hand"][me], self.look.names)
        return [self.goal(), (say("terminal-own-hand"), hand)]


def worth(bills: Sequence[int]) -> int:
    return sum(count * bill for count, bill in zip(bills, BILLS, strict=True))
