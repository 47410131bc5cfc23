"""Clause x code x test: which clause of docs/rules stands where, for each game.

A clause is defined where a list item (or the first cell of a table row) begins with its id in bold:
`- **KLACK-001** text`. Code names it anywhere in a file of src (`clauses = ("KLACK-001",)`, a comment, a
docstring); a test by `@covers("KLACK-001")`. A clause with nothing to test ends with `[untested: reason]`.

Ends with 1 for an id that no rules file defines, for an id defined twice, and for a clause without a test of
a game that has a folder in src/sixgun/games.
"""

import argparse
import ast
import json
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DEFINED = re.compile(r"^\s*(?:[-*+]|\|)\s*\*\*([A-Z]+-\d{3})\*\*\s*(.*)$")
UNTESTED = re.compile(r"\[untested: [^\]]+\]\s*\|?\s*$")


@dataclass
class Clause:
    """One rule sentence and the places that carry its number."""

    id: str
    game: str
    text: str
    code: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)

    @property
    def untested(self) -> bool:
        return bool(UNTESTED.search(self.text))

    @property
    def is_gap(self) -> bool:
        return not self.tests and not self.untested


@dataclass
class Book:
    """All clauses, and what is wrong with them."""

    clauses: dict[str, Clause]
    problems: list[str]


# --- reading ------------------------------------------------------------------------------------------------


def definitions(rules: Path) -> list[Clause]:
    """Every clause of every rules file, in reading order."""
    return [clause for path in sorted(rules.glob("*.md")) for clause in definitions_of(path)]


def definitions_of(path: Path) -> Iterator[Clause]:
    clause = None
    for line in path.read_text(encoding="utf-8").splitlines():
        if found := DEFINED.match(line):
            clause = Clause(found[1], path.stem, found[2].rstrip())
            yield clause
        elif clause and line.startswith("  ") and line.strip():
            clause.text += " " + line.strip()
        else:
            clause = None


def mentions(path: Path, prefixes: Iterable[str]) -> Iterator[tuple[str, int]]:
    """Each id that a source file names, with its line."""
    pattern = re.compile(rf"\b(?:{'|'.join(sorted(prefixes))})-\d+\b")
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        for found in pattern.finditer(line):
            yield found[0], number


def covered(path: Path) -> Iterator[tuple[str, str, int]]:
    """Each id in a `covers` decorator, with the name of its test and its line."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            for clause in ids_in(node.decorator_list):
                yield clause, node.name, node.lineno


def ids_in(decorators: list[ast.expr]) -> Iterator[str]:
    for call in decorators:
        if isinstance(call, ast.Call) and ast.unparse(call.func).split(".")[-1] == "covers":
            for argument in call.args:
                yield str(argument.value) if isinstance(argument, ast.Constant) else ast.unparse(argument)


# --- joining ------------------------------------------------------------------------------------------------


def read(root: Path) -> Book:
    """Join the rules, the code and the tests of a check-out."""
    found = definitions(root / "docs/rules")
    book = Book({clause.id: clause for clause in found}, [])
    twice = [id for id, times in Counter(clause.id for clause in found).items() if times > 1]
    book.problems += [f"{id} is defined twice" for id in twice]
    add_code(book, root)
    add_tests(book, root)
    return book


def add_code(book: Book, root: Path) -> None:
    prefixes = {id.split("-")[0] for id in book.clauses} or {"NONE"}
    for path in [*sources(root / "src"), *sources(root / "tests")]:
        for id, line in mentions(path, prefixes):
            place = f"{path.relative_to(root)}:{line}"
            if id not in book.clauses:
                book.problems.append(f"{place}: {id} is in no rules file")
            elif path.is_relative_to(root / "src"):
                book.clauses[id].code.append(place)


def add_tests(book: Book, root: Path) -> None:
    for path in sources(root / "tests"):
        for id, test, line in covered(path):
            place = f"{path.relative_to(root)}:{line}"
            if id in book.clauses:
                book.clauses[id].tests.append(f"{place} {test}")
            else:
                book.problems.append(f"{place}: @covers names {id}, which is in no rules file")


def sources(top: Path) -> list[Path]:
    return sorted(top.rglob("*.py"))


def find_gaps(book: Book, root: Path) -> list[str]:
    """One line a game that is there and has clauses without a test."""
    gaps: dict[str, list[str]] = defaultdict(list)
    for clause in book.clauses.values():
        if clause.is_gap and is_there(root, clause.game):
            gaps[clause.game].append(clause.id)
    return [f"{game}: {len(ids)} clauses without a test: {' '.join(ids)}" for game, ids in gaps.items()]


def is_there(root: Path, game: str) -> bool:
    return (root / "src/sixgun/games" / game).is_dir()


# --- showing ------------------------------------------------------------------------------------------------


def table(clauses: Iterable[Clause]) -> str:
    rows = [("clause", "code", "test"), *map(row, clauses)]
    width = max(len(code) for _, code, _ in rows)
    return "\n".join(f"{id:<10} {code:<{width}}  {test}".rstrip() for id, code, test in rows)


def row(clause: Clause) -> tuple[str, str, str]:
    untested = UNTESTED.search(clause.text)
    tests = short(clause.tests) or (untested[0].strip(" |") if untested else "-")
    return clause.id, short(clause.code) or "-", tests


def short(places: list[str]) -> str:
    """The first place, and how many more there are."""
    more = f" +{len(places) - 1}" if len(places) > 1 else ""
    return places[0] + more if places else ""


def summary(book: Book, root: Path) -> str:
    """One line a game: how many clauses are in code and under test."""
    games: dict[str, list[Clause]] = defaultdict(list)
    for clause in book.clauses.values():
        games[clause.game].append(clause)
    return "\n".join(count(game, clauses, is_there(root, game)) for game, clauses in games.items())


def count(game: str, clauses: list[Clause], there: bool) -> str:
    coded = sum(bool(clause.code) for clause in clauses)
    tested = sum(bool(clause.tests) for clause in clauses)
    exempt = sum(clause.untested for clause in clauses)
    line = f"{game:<10} {len(clauses):4} clauses {coded:4} in code {tested:4} tested {exempt:4} untestable"
    return line if there else f"{line}   (not written yet)"


def as_json(clauses: Iterable[Clause]) -> str:
    return json.dumps([vars(clause) for clause in clauses], indent=2, ensure_ascii=False)


def options() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Which clause of docs/rules stands where.")
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--gaps", action="store_true", help="only clauses that lack a test")
    parser.add_argument("--json", action="store_true", help="everything, for other programs")
    parser.add_argument("--summary", action="store_true", help="only one line a game")
    return parser


def main(args: list[str], root: Path = ROOT) -> int:
    asked = options().parse_args(args)
    book = read(root)
    chosen = [
        c for c in book.clauses.values() if asked.game in (None, c.game) and (c.is_gap or not asked.gaps)
    ]
    if asked.json:
        print(as_json(chosen))
    elif not asked.summary:
        print(table(chosen), end="\n\n")
    if not asked.json:
        print(summary(book, root))
    problems = book.problems + find_gaps(book, root)
    print(*problems, sep="\n", end="\n" if problems else "", file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
