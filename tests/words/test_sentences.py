"""Sentences for people: examples of each rule of the catalogue, which the browser must tell alike.

They stand in `sentences.json`; `web/tests/words.test.ts` reads them too.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sixgun.words import say, words_of

FILE = Path(__file__).parent / "sentences.json"
RULES: dict[str, list[dict[str, Any]]] = json.loads(FILE.read_text(encoding="utf-8"))
NAMES = ["Ann", "Bob", "Clem"]
EXAMPLES = [pytest.param(example, id=rule) for rule, all in RULES.items() for example in all]


@pytest.mark.parametrize("example", EXAMPLES)
def test_example(example: dict[str, Any]) -> None:
    assert told(example) == example["text"]


def told(example: dict[str, Any]) -> str | None:
    """The example, as it is told now."""
    words, of = words_of(example["game"]), example["of"]
    names, you = example.get("names", NAMES), example.get("you")
    match example["tell"]:
        case "event":
            return words.event(of, names, you)
        case "ask":
            return words.ask(of, names, you)
        case "wait":
            return words.wait(of, of["awaited"], names, you)
        case "action":
            return words.action(of, names, you)
        case "name":
            return words.name(of)
        case "fact":
            return words.fact(of[0], of[1], names)
        case "heading":
            return words.heading(of)
        case "error":
            return words.error(of[0], of[1])
    raise AssertionError(example["tell"])


def test_the_terminal_has_texts_of_its_own() -> None:
    assert say("terminal-numbers", count=3) == "Numbers go from 1 to 3."
