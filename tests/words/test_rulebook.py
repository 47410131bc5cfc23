"""The rules as text."""

from __future__ import annotations

import pytest

import sixgun
from sixgun.words import rulebook


@pytest.mark.parametrize("word", ["KLACK-023", "klack-23", "23", "023"])
def test_a_clause_is_found_by_its_number(word: str) -> None:
    clause = rulebook("klack").named(word)
    assert clause is not None
    assert clause.id == "KLACK-023"
    assert clause.section == "4.3 Bids"
    assert clause.text.startswith("Bids are chosen secretly")


@pytest.mark.parametrize("word", ["KLACK-" + "999", "bids", "0x17", ""])
def test_what_names_no_clause_finds_none(word: str) -> None:
    assert rulebook("klack").named(word) is None


def test_clauses_are_searched_by_words() -> None:
    found = [clause.id for clause in rulebook("klack").search(["Mob", "empty hand"])]
    assert found == ["KLACK-014", "KLACK-041"]
    assert rulebook("klack").search(["unicorn"]) == []


def test_all_clauses_that_the_tool_finds_are_in_the_rulebooks() -> None:
    from tools.clauses import ROOT, definitions

    for clause in definitions(ROOT / "docs/rules"):
        assert clause.id in rulebook(clause.game).clauses


def test_rules_that_are_not_there_are_refused() -> None:
    with pytest.raises(sixgun.Invalid, match="there are rules for: bang"):
        rulebook("poker")
