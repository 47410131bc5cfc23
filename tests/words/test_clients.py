"""The clients: each message of theirs is used, each use is right, and no text stands in the code itself."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import sixgun
from sixgun.terminal.boards import BOARDS
from tests.words import ftl
from tools import word_types

ROOT = Path(__file__).parent.parent.parent
ALL = ftl.entries()
WEB = [
    path
    for kind in ("*.svelte", "*.ts")
    for path in (ROOT / "web/src").rglob(kind)
    if path.parent.name != "words" and path.name != "wire.ts"
]
COMPONENTS = [path for path in WEB if path.suffix == ".svelte"]
TERMINAL = [*(ROOT / "src/sixgun/terminal").rglob("*.py"), ROOT / "src/sixgun/cli.py"]
FEW_LETTERS = 5  # a string with fewer names no message, but anything
READ_BY_CODE = {  # common messages that the catalogue itself asks for
    *("you", "player", "nobody", "yes", "no", "hidden", "nothing", "face-down", "face-down-count", "more"),
}


def test_the_types_of_the_browsers_messages_are_up_to_date() -> None:
    assert word_types.main(["--check"]) == 0


def asked_for() -> list[re.Pattern[str]]:
    """Every string of the browser client that may name a message; a part filled in later may be anything."""
    source = "\n".join(path.read_text() for path in WEB)
    names = re.findall(r"""["'`]((?:[a-z0-9-]|\$\{[^{}`]*\})+)["'`]""", source)
    said = [name for name in set(names) if len(re.sub(r"\$\{.*?\}", "", name)) >= FEW_LETTERS]
    return [re.compile(re.sub(r"\\\$\\\{.*?\\\}", "[a-z0-9-]+", re.escape(name))) for name in said]


def is_of_table(id: str, file: str) -> bool:
    return id.startswith(f"{file.replace('_', '-')}-table-")


def test_every_message_of_the_browser_is_asked_for() -> None:
    patterns = asked_for()
    ours = [id for id, entry in ALL.items() if entry.file == "web" or is_of_table(id, entry.file)]
    assert [id for id in ours if not any(pattern.fullmatch(id) for pattern in patterns)] == []


def test_common_messages_are_those_that_all_games_share() -> None:
    ours = {id for id, entry in ALL.items() if entry.file == "common"}
    shared = {id for id in ours if id.startswith(("event-", "fact-", "error-"))}
    assert ours - shared == READ_BY_CODE


# --- text in components ---------------------------------------------------------------------------

TAG = re.compile(r"<[^<>]*>")
SPOKEN = re.compile(r"""\s(?:aria-label|title|placeholder|alt|aria-description)=(["'])(?P<text>[^"'{}]*)\1""")
WORDS = re.compile(r"[A-Za-z]{2,}")
NOT_WORDS = {"nbsp", "amp", "times", "middot", "hellip"}  # entities
SIGNS: dict[str, set[str]] = {  # what is no language
    "Card.svelte": {"SLAP"},  # the name of the game, on the back of its cards
}


def markup(source: str) -> str:
    """A component without its script, style, comments, expressions and tags."""
    bare = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", source, flags=re.S)
    while (shorter := re.sub(r"\{[^{}]*\}", "", bare)) != bare:
        bare = shorter
    return bare


@pytest.mark.parametrize("path", COMPONENTS, ids=lambda path: path.name)
def test_no_text_stands_in_a_component(path: Path) -> None:
    bare = markup(path.read_text())
    spoken = [found["text"] for found in SPOKEN.finditer(bare)]
    texts = [*TAG.sub(" ", bare).split("\n"), *spoken]
    words = {word for text in texts for word in WORDS.findall(text)} - NOT_WORDS
    assert words <= SIGNS.get(path.name, set())


# --- text in Python -------------------------------------------------------------------------------

PROSE = re.compile(r"[A-Za-z’']{2,} [A-Za-z’']{2,}")
FOR_PROGRAMMERS = {"Invalid", "AssertionError", "complain"}  # errors: see catalogue, "Errors"
HELP = {"help", "App", "Parameter", "command"}  # of the command line: cyclopts reads it from the code
STYLES = {"CSS", "DEFAULT_CSS", "STYLE"}


def texts_of(tree: ast.AST) -> Iterator[str]:
    """The strings in a file that a person may read, without docstrings, styles, errors and help."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            continue
        if isinstance(node, ast.Assign) and any(
            isinstance(target, ast.Name) and target.id in STYLES for target in node.targets
        ):
            continue
        if isinstance(node, ast.Call) and name_of(node.func) in FOR_PROGRAMMERS | HELP:
            continue
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        yield from texts_of(node)


def name_of(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


@pytest.mark.parametrize("path", TERMINAL, ids=lambda path: path.name)
def test_no_text_stands_in_the_code_of_the_terminal(path: Path) -> None:
    found = [text for text in texts_of(ast.parse(path.read_text())) if PROSE.search(text)]
    assert [text for text in found if text != HIGHLIGHT] == []


HIGHLIGHT = "bold yellow"  # a style of rich


def says() -> Iterator[tuple[str, set[str] | None]]:
    """Every message that the terminal asks for, with the variables that it gives."""
    for path in TERMINAL:
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and name_of(node.func) == "say" and node.args:
                given = {keyword.arg or "" for keyword in node.keywords}
                for id in ids_in(node.args[0]):
                    yield id, given


def ids_in(argument: ast.expr) -> list[str]:
    """A name, one of two, or all that begin and end as an f-string says."""
    if isinstance(argument, ast.Constant):
        return [str(argument.value)]
    if isinstance(argument, ast.IfExp):
        return [*ids_in(argument.body), *ids_in(argument.orelse)]
    if isinstance(argument, ast.JoinedStr):
        start = str(argument.values[0].value) if isinstance(argument.values[0], ast.Constant) else ""
        return [id for id in ALL if id.startswith(start) and id[len(start) :] in FILLED_IN]
    return []


RECEIPTS = {"sent", "received", "claimed"}
COLUMNS = {column for board in BOARDS.values() for column in board.columns}
FILLED_IN = {*RECEIPTS, *COLUMNS, *[game.replace("_", "-") for game in sixgun.games()]}


def test_the_terminal_asks_for_messages_that_are_there_and_gives_what_they_need() -> None:
    for id, given in says():
        assert id in ALL, id
        assert ftl.variables(ALL, ALL[id].uses[""]) == given, id


def test_every_message_of_the_terminal_is_asked_for() -> None:
    asked = {id for id, _ in says()}
    assert {id for id, entry in ALL.items() if entry.file == "terminal"} - asked == set()


OFFICE = [*(ROOT / "src/sixgun/server/office").glob("*.py")]


def test_every_message_of_the_office_is_asked_for() -> None:
    source = "\n".join(path.read_text() for path in OFFICE)
    named = {f"office-{word}" for word in re.findall(r"""["']([a-z-]+)["']""", source)}
    assert {id for id, entry in ALL.items() if entry.file == "office"} - named == set()


def test_the_files_are_those_of_the_games_and_the_clients() -> None:
    assert set(ftl.FILES) == {"common", "terminal", "web", "office", *sixgun.games()}
