import json
from pathlib import Path

import pytest

from tests.covers import covers
from tools import clauses

RULES = """# Toy

- **TOY-001** A gun holds one bullet, see TOY-003. [book]
- **TOY-002** A bullet is small,
  and round. [untested: says nothing that a program could check]
| **TOY-003** | The last one standing wins. |
The sentence of TOY-001 again.
"""


def checkout(root: Path, code: str = "", test: str = "") -> Path:
    """A small project with one rules file, one game and one test file."""
    for path, text in {
        "docs/rules/toy.md": RULES,
        "src/sixgun/games/toy/gun.py": code,
        "tests/test_toy.py": test,
    }.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text)
    return root


ALL_TESTED = '@covers("TOY-001", "TOY-003")\ndef test_all() -> None: ...\n'


def test_clauses_are_found_in_lists_and_tables_over_several_lines(tmp_path: Path) -> None:
    found = clauses.definitions(checkout(tmp_path) / "docs/rules")
    assert [clause.id for clause in found] == ["TOY-001", "TOY-002", "TOY-003"]
    assert [clause.untested for clause in found] == [False, True, False]


@pytest.mark.parametrize(
    "code", ['class Load:\n    clauses = ("TOY-001",)', "slab = 2  # TOY-001", '"""TOY-001."""']
)
def test_code_names_a_clause_by_attribute_comment_or_docstring(tmp_path: Path, code: str) -> None:
    book = clauses.read(checkout(tmp_path, code))
    assert len(book.clauses["TOY-001"].code) == 1
    assert book.clauses["TOY-003"].code == []


def test_a_test_names_a_clause_only_by_the_decorator(tmp_path: Path) -> None:
    book = clauses.read(checkout(tmp_path, test="# TOY-003\n" + ALL_TESTED.replace(', "TOY-003"', "")))
    assert book.clauses["TOY-001"].tests == ["tests/test_toy.py:3 test_all"]
    assert book.clauses["TOY-003"].tests == []


def test_a_fully_tested_game_passes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert clauses.main([], checkout(tmp_path, test=ALL_TESTED)) == 0
    assert "[untested: says nothing that a program could check]" in capsys.readouterr().out


def test_a_clause_without_test_fails_once_its_game_is_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    root = checkout(tmp_path)
    assert clauses.main(["--gaps"], root) == 1
    shown = capsys.readouterr()
    assert "toy: 2 clauses without a test: TOY-001 TOY-003" in shown.err
    assert "TOY-002" not in shown.out + shown.err
    (root / "src/sixgun/games/toy").rename(root / "src/sixgun/games/other")
    assert clauses.main(["--gaps"], root) == 0


@pytest.mark.parametrize(
    ("code", "test"),
    [
        ("# TOY-999", ALL_TESTED),
        ("", ALL_TESTED + "# TOY-999"),
        ("", ALL_TESTED + '@covers("TOY-9")\ndef test_b() -> None: ...'),
        ("", ALL_TESTED + "@covers(*IDS)\ndef test_b() -> None: ..."),
    ],
)
def test_an_unknown_id_fails(tmp_path: Path, code: str, test: str) -> None:
    assert clauses.main(["--summary"], checkout(tmp_path, code, test)) == 1


def test_an_id_defined_twice_fails(tmp_path: Path) -> None:
    root = checkout(tmp_path, test=ALL_TESTED)
    (root / "docs/rules/other.md").write_text("- **TOY-001** Again.")
    assert "TOY-001 is defined twice" in clauses.read(root).problems


def test_json_holds_the_chosen_clauses(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    clauses.main(["--json", "--game", "toy"], checkout(tmp_path, test=ALL_TESTED))
    assert [clause["id"] for clause in json.loads(capsys.readouterr().out)] == [
        "TOY-001",
        "TOY-002",
        "TOY-003",
    ]


def test_every_clause_of_the_real_rules_is_found() -> None:
    found = clauses.definitions(clauses.ROOT / "docs/rules")
    assert {clause.game for clause in found} >= {"bang", "bang_dice", "kablamo", "klack", "slap45"}
    mentioned = {
        id
        for path in (clauses.ROOT / "docs/rules").glob("*.md")
        for id, _ in clauses.mentions(path, {clause.id.split("-")[0] for clause in found})
    }
    assert mentioned <= {clause.id for clause in found}


def test_covers_attaches_the_ids_and_returns_the_test_itself() -> None:
    def test() -> None: ...

    assert covers("KLACK-001", "KLACK-002")(test) is test
    assert vars(test)["clauses"] == ("KLACK-001", "KLACK-002")
