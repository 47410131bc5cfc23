"""How each game's table is laid on a terminal; a game without a board of its own is shown fact by fact."""

from __future__ import annotations

from typing import Final

from sixgun.terminal.boards.bang import BangBoard
from sixgun.terminal.boards.bang_dice import DiceBoard
from sixgun.terminal.boards.board import Board, Cell, Look
from sixgun.terminal.boards.kablamo import KablamoBoard
from sixgun.terminal.boards.klack import KlackBoard
from sixgun.terminal.boards.slap45 import SlapBoard

__all__ = ["Board", "Cell", "Look", "board_of"]

BOARDS: Final[dict[str, type[Board]]] = {
    "bang": BangBoard,
    "bang_dice": DiceBoard,
    "kablamo": KablamoBoard,
    "klack": KlackBoard,
    "slap45": SlapBoard,
}


def board_of(look: Look) -> Board:
    """The board for one look at a table."""
    return BOARDS.get(look.game, Board)(look)
