"""The rules on a terminal: the whole file, one clause, or all that hold some words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from sixgun.core.errors import Invalid
from sixgun.words import Clause, Rulebook, rulebook

CODE: Final = "`"
SOURCE: Final = re.compile(r" \[(book|base|ruling)\b.*\]$")  # where a clause comes from


def print_rules(console: Console, game: str, words: Sequence[str]) -> None:
    book = rulebook(game)
    if not words:
        print_all(console, book)
    elif len(words) == 1 and (clause := book.named(words[0])):
        console.print(Text(clause.section, style="dim"))
        console.print(clause_text(clause))
    else:
        print_found(console, book, words)


def print_all(console: Console, book: Rulebook) -> None:
    """Through the pager at a terminal, as it is written in a pipe."""
    if not console.is_terminal:
        console.print(book.text, markup=False, highlight=False, soft_wrap=True)
        return
    with console.pager(styles=True):
        console.print(Markdown(book.text))


def print_found(console: Console, book: Rulebook, words: Sequence[str]) -> None:
    found = book.search(words)
    if not found:
        ids = list(book.clauses)
        raise Invalid(
            "unknown_clause",
            f"no clause of {book.game} holds '{' '.join(words)}'; clauses are {ids[0]} to {ids[-1]}",
        )
    section = ""
    for clause in found:
        if clause.section != section:
            section = clause.section
            console.print(Text(section, style="dim"))
        line = clause_text(clause)
        line.highlight_words(words, style="bold yellow", case_sensitive=False)
        console.print(line)


def clause_text(clause: Clause) -> Text:
    """The id, then the sentence without its marks."""
    return Text.assemble((clause.id, "bold"), f"  {clause.text.replace(CODE, '')}")


def rule_text(clause: Clause) -> Text:
    """The id and the sentence for whoever plays: not where it comes from."""
    return Text.assemble((clause.id, "bold"), f"  {bare(clause)}")


def bare(clause: Clause) -> str:
    return SOURCE.sub("", clause.text.replace(CODE, ""))
