"""Write web/src/words/messages.ts: the messages that the browser asks for by name, and the forms of actions.

python -m tools.word_types            write the file
python -m tools.word_types --check    fail if the file is stale
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from fluent.syntax import ast, visitor

from sixgun.games import names
from sixgun.words.catalogue import forms_of, resource

TARGET = Path(__file__).parent.parent / "web/src/words/messages.ts"
HEAD = "// Made by tools/word_types.py from src/sixgun/words/en. Change the messages, then run it again.\n"


class Variables(visitor.Visitor):
    """The variables of a pattern."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def generic_visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, ast.VariableReference):
            self.found.add(node.id.name)
        super().generic_visit(node)


def typescript() -> str:
    """The whole file."""
    lines = [f"  {json.dumps(id)}: {spell(found)};" for id, found in messages().items()]
    forms = [line for game in names() for line in _forms(game)]
    return "\n".join(
        [
            HEAD,
            'import type { Forms } from "./fluent";\n',
            "/** Every message by its name, with the names of its variables. */",
            "export interface Messages {",
            *lines,
            "}\n",
            "/** The actions of every game. */",
            "export const forms: Forms = {",
            *forms,
            "};\n",
        ]
    )


def _forms(game: str) -> list[str]:
    return [f"  {game}: [", *(f"    {json.dumps(form)}," for form in forms_of(game)), "  ],"]


def messages() -> dict[str, set[str]]:
    """The client's own messages, and those of the tables of the games."""
    tables = {f"{game.replace('_', '-')}-table-" for game in names()}
    client = _of("web")
    for game in names():
        client |= {id: found for id, found in _of(game).items() if id.startswith(tuple(tables))}
    return client


def _of(file: str) -> dict[str, set[str]]:
    entries = [entry for entry in resource(file).body if isinstance(entry, ast.Message)]
    return {entry.id.name: _variables(entry) for entry in entries}


def _variables(message: ast.Message) -> set[str]:
    found = Variables()
    found.visit(message)
    return found.found


def spell(found: set[str]) -> str:
    return " | ".join(json.dumps(name) for name in sorted(found)) or "never"


def main(args: list[str]) -> int:
    if args == ["--check"]:
        if not TARGET.is_file() or TARGET.read_text() != typescript():
            print("web/src/words/messages.ts is stale; run: python -m tools.word_types", file=sys.stderr)
            return 1
        return 0
    TARGET.write_text(typescript())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
