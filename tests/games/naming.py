"""Law 1: the engine knows no card, and a card knows no other card.

A name of a card, character, bullet, gang or role stands in the file of its own entry and nowhere else among
the rules. Each game's `test_names.py` lists its names, the files where they are at home, and the exceptions
with their reasons.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator
from pathlib import Path

import sixgun

GAMES = Path(sixgun.__file__).parent / "games"


def strangers(game: str, names: Collection[str], at_home: Collection[str]) -> list[str]:
    """Where one of the names (a constant, or a text) stands in a file that is not its home: `file: name`."""
    found = set()
    for path in sorted((GAMES / game).rglob("*.py")):
        file = str(path.relative_to(GAMES / game))
        if file not in at_home:
            found |= {f"{file}: {word}" for word in words_of(ast.parse(path.read_text())) if word in names}
    return sorted(found)


def words_of(tree: ast.AST) -> Iterator[str]:
    """Every name that the code uses and every text that is no docstring."""
    texts = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.alias):
            yield node.asname or node.name
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in texts:
            yield node.value
