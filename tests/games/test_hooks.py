"""Every step that happens is heard by its hooks, and every rule exists once.

A spy sits in `instead` of a step class, or in `after` of an event class, and counts. All spies together hear
everything; then each listens alone, and must hear what it heard among the others, in the same story. A rule
that goes past its step when nobody seems to listen is found out, and so is one that only waits for powers
which it knows.
"""

from __future__ import annotations

import ast
import random
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import sixgun
from sixgun.core.event import Event
from sixgun.core.power import TABLE, Power, Powers
from sixgun.core.step import Ask, Step, in_turn
from sixgun.core.table import Table
from sixgun.games import find

GAMES = Path(sixgun.__file__).parent / "games"
TABLES = [
    (game, place)
    for game in sixgun.games()
    for place in range(len(import_module(f"tests.games.{game}.tables").TABLES))
]
EVERY_DAY = 2  # classes that listen alone at each table, others at the next


def below(top: type) -> Iterator[type]:
    subclasses: list[type] = top.__subclasses__()
    for kind in subclasses:
        yield kind
        yield from below(kind)


def hooks_of(game: str) -> list[type]:
    """The classes of steps and events of one game and of the core; questions are no hooks."""
    find(game)
    steps = [kind for kind in below(Step) if not issubclass(kind, Ask)]
    modules = (f"sixgun.games.{game}.", "sixgun.core.")
    found = [kind for kind in (*steps, *below(Event)) if kind.__module__.startswith(modules)]
    return sorted(set(found), key=lambda kind: (kind.__module__, kind.__qualname__))


class Spies:
    """Powers of the table that replace nothing, follow nothing and count what they hear."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, kinds: Iterable[type]) -> None:
        self.kinds, self.heard, self.kept = set(kinds), Counter[type](), NOTHING
        monkeypatch.setattr(Table, "powers", property(lambda t: self.kept, self.join))
        self.power = Power("spy", lambda t: (TABLE,), seat=TABLE)

    def join(self, t: Table, powers: Powers) -> None:
        """The table gets other powers: the spies sit down before them."""
        self.kept = Powers(())
        self.kept.option, self.kept.whenever = powers.option, powers.whenever
        self.kept.instead, self.kept.after = dict(powers.instead), dict(powers.after)
        for kind in self.kinds:
            hooks: Any = self.kept.after if issubclass(kind, Event) else self.kept.instead
            hooks[kind] = [(self.power, self.hear), *hooks.get(kind, ())]

    def hear(self, t: Table, owner: int, what: object) -> None:
        self.heard[type(what)] += 1


NOTHING = Powers(())


def play(game: str, place: int, spies: Spies) -> tuple[Counter[type], list[str]]:
    """A random game at one of the tables: what the spies heard, and the story."""
    seats, options = import_module(f"tests.games.{game}.tables").TABLES[place]
    rng = random.Random(place)
    t = sixgun.new(game, seats=seats, seed=place, **options)
    while not t.over:
        seat = rng.choice(list(t.to_act))
        t.apply(seat, rng.choice(t.legal(seat)))
    return spies.heard, [str(event) for event in t.log]


def check(monkeypatch: pytest.MonkeyPatch, game: str, place: int, alone: Iterable[type]) -> None:
    every, story = play(game, place, Spies(monkeypatch, hooks_of(game)))
    assert sum(every[kind] for kind in every if issubclass(kind, Event)) == len(story)
    for kind in alone:
        heard, same = play(game, place, Spies(monkeypatch, [kind]))
        assert (heard[kind], same) == (every[kind], story), kind


@pytest.mark.parametrize(("game", "place"), TABLES)
def test_a_hook_hears_every_step_and_event_of_its_class(
    monkeypatch: pytest.MonkeyPatch, game: str, place: int
) -> None:
    kinds = hooks_of(game)
    check(monkeypatch, game, place, random.Random(place).sample(kinds, EVERY_DAY))


@pytest.mark.slow
@pytest.mark.parametrize("game", sixgun.games())
def test_each_hook_hears_every_step_and_event_of_its_class(
    monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """Every class listens alone at two tables."""
    kinds, tables = hooks_of(game), len(import_module(f"tests.games.{game}.tables").TABLES)
    for place in range(tables):
        check(monkeypatch, game, place, kinds[place::tables] + kinds[place + 1 :: tables])


@cache
def sources(game: str) -> dict[Path, ast.Module]:
    """The source files of a game, parsed."""
    return {path: ast.parse(path.read_text()) for path in sorted((GAMES / game).rglob("*.py"))}


def calls(node: ast.AST) -> list[str]:
    """The plain functions that are called below a node; a class that is called makes an object."""
    found = [call.func for call in ast.walk(node) if isinstance(call, ast.Call)]
    return [name.id for name in found if isinstance(name, ast.Name) and not name.id[0].isupper()]


def rules_of(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """Classes whose `run` does nothing but call one function, with that function."""
    for kind in [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]:
        for run in [node for node in kind.body if isinstance(node, ast.FunctionDef) and node.name == "run"]:
            body = [line.value for line in run.body if isinstance(line, ast.Expr) and not is_text(line)]
            called = body[0].func if len(body) == 1 and isinstance(body[0], ast.Call) else None
            if isinstance(called, ast.Name) and all(isinstance(line, ast.Expr) for line in run.body):
                yield kind.name, called.id


def is_text(line: ast.stmt) -> bool:
    return isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant)


@pytest.mark.parametrize("game", sixgun.games())
def test_no_rule_is_both_a_step_and_a_function(game: str) -> None:
    """A function that is all of a step's `run` has no other caller: whoever wants it done does the step."""
    trees = list(sources(game).values())
    called = Counter(name for tree in trees for name in calls(tree))
    del called[in_turn.__name__]  # `do` for a list of steps, and no rule
    assert [pair for tree in trees for pair in rules_of(tree) if called[pair[1]] > 1] == []


@pytest.mark.parametrize("game", sixgun.games())
def test_no_rule_runs_a_step_or_takes_an_answer_itself(game: str) -> None:
    """The loop runs steps and hands answers over; nobody goes past it."""
    found = []
    for path, tree in sources(game).items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and goes_past(node.func):
                found.append(f"{path.relative_to(GAMES)}:{node.lineno}")
    assert found == []


def goes_past(function: ast.expr) -> bool:
    """Is it `run` or `take` of a step, other than what a class inherits?"""
    if not isinstance(function, ast.Attribute) or function.attr not in ("run", "take"):
        return False
    return not (isinstance(function.value, ast.Call) and calls(function.value) == ["super"])
