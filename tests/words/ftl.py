"""The Fluent files as data: which messages there are, and what each uses."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import ast, visitor

from sixgun.words import catalogue

FOLDER = Path(catalogue.__file__).parent / "en"
FILES = sorted(path.stem for path in FOLDER.glob("*.ftl"))


class Uses(visitor.Visitor):
    """The variables, messages and functions that a pattern uses; and the messages that tell its entries."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.functions: set[str] = set()
        self.each: set[str] = set()

    def generic_visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, ast.VariableReference):
            self.variables.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            self.messages.add(node.id.name)
        elif isinstance(node, ast.FunctionReference):
            self.functions.add(node.id.name)
            texts = [arg.value for arg in node.arguments.positional if isinstance(arg, ast.StringLiteral)]
            self.each.update(texts if node.id.name in ("EACH", "ALIKE") else [])
        super().generic_visit(node)


class Entry:
    """One message: its file, and the uses of its value (``) and of each attribute."""

    def __init__(self, file: str, message: ast.Message) -> None:
        self.file, self.id = file, message.id.name
        patterns = {attribute.id.name: attribute.value for attribute in message.attributes}
        if message.value is not None:
            patterns[""] = message.value
        self.uses = {name: _uses(pattern) for name, pattern in patterns.items()}


def _uses(pattern: ast.Pattern) -> Uses:
    found = Uses()
    found.visit(pattern)
    return found


def entries() -> dict[str, Entry]:
    """Every message by its name; a name stands in one file only."""
    found: dict[str, Entry] = {}
    for file in FILES:
        for message in catalogue.resource(file).body:
            if isinstance(message, ast.Message):
                assert message.id.name not in found, f"{message.id.name} stands there twice"
                found[message.id.name] = Entry(file, message)
    return found


def variables(all: dict[str, Entry], uses: Uses) -> set[str]:
    """The variables of a pattern, and of the messages that it refers to."""
    inner = [variables(all, all[id].uses[""]) for id in uses.messages]
    return uses.variables.union(*inner)
