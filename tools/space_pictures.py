"""Draw the observation and action spaces of every game for docs/research.md.

.venv/bin/python -m tools.space_pictures [folder]
"""

from __future__ import annotations

import sys
from collections import Counter
from html import escape
from math import log2
from pathlib import Path

from sixgun.core.names import snake
from sixgun.envs.actions import Numbered
from sixgun.envs.spaces import Spaces
from sixgun.games import names

OUT = Path(__file__).parents[1] / "docs/research"
WIDTH, LEFT, BAR, GAP = 760, 190, 14, 5
COLOURS = {"question": "#8a3324", "field": "#c98a2b", "piece": "#3c6e71", "action": "#5b5f97"}
QUESTION = ("seat", "to_act", "ask", "ask_shows", "answer")
PIECES = ("pieces_in", "taken", "pieces")
Row = tuple[str, str, int, str]  # name, note, size, colour


def observation_rows(spaces: Spaces) -> list[Row]:
    rows: list[Row] = []
    for block in spaces.layout.blocks:
        kind = "question" if block.name in QUESTION else "piece" if block.name in PIECES else "field"
        shape = " × ".join(map(str, block.shape))
        rows.append((block.name, f"{shape}, from {block.start}", block.size, COLOURS[kind]))
    return rows


def action_rows(spaces: Spaces) -> list[Row]:
    assert isinstance(spaces.actions, Numbered)
    kinds = Counter(type(action) for action in spaces.actions.actions)
    rows: list[Row] = []
    start = 0
    for kind, size in kinds.items():
        rows.append((snake(kind.__name__), f"{size}, from {start}", size, COLOURS["action"]))
        start += size
    return rows


def picture(title: str, rows: list[Row]) -> str:
    """One bar a row, its length by the logarithm of its size."""
    height = (len(rows) + 2) * (BAR + GAP)
    scale = (WIDTH - LEFT - 170) / max(log2(1 + size) for _, _, size, _ in rows)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" '
        f'height="{height}" font-family="sans-serif" font-size="12" role="img">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fffdf8"/>',
        f'<text x="10" y="{BAR + 3}" font-weight="bold">{escape(title)}</text>',
    ]
    for place, (name, note, size, colour) in enumerate(rows, 1):
        y, length = place * (BAR + GAP) + GAP, max(2.0, log2(1 + size) * scale)
        lines.append(f'<text x="{LEFT - 8}" y="{y + BAR - 3}" text-anchor="end">{escape(name)}</text>')
        lines.append(f'<rect x="{LEFT}" y="{y}" width="{length:.1f}" height="{BAR}" fill="{colour}"/>')
        lines.append(f'<text x="{LEFT + length + 6:.1f}" y="{y + BAR - 3}" fill="#444">{escape(note)}</text>')
    return "\n".join([*lines, "</svg>", ""])


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in names():
        spaces = Spaces(name, 4, {})
        size, title = spaces.layout.size, spaces.game.title
        seen = picture(f"{title}, 4 seats: observation, {size} numbers", observation_rows(spaces))
        (folder / f"{name}-observation.svg").write_text(seen, "utf-8")
        if isinstance(spaces.actions, Numbered):
            said = picture(f"{title}, 4 seats: {spaces.actions.size} actions", action_rows(spaces))
            (folder / f"{name}-actions.svg").write_text(said, "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else OUT)
