"""The games and their rules, as the front page and the rules panel show them."""

from __future__ import annotations

import re
from functools import cache
from types import NoneType
from typing import Final

from sixgun.bots import levels
from sixgun.core.game import Option
from sixgun.core.rule import Invalid
from sixgun.games import find, names
from sixgun.server import http, people
from sixgun.words.rulebook import rulebook, written

SCALAR: Final = (bool, int, str, NoneType)
TITLE = re.compile(r"^# +(.*?)(?::.*)?$", re.MULTILINE)


@cache
def infos() -> list[http.GameInfo]:
    """Every game that has rules, built or not."""
    return [info(name) for name in sorted({*written(), *names()})]


def info(name: str) -> http.GameInfo:
    if name not in names():
        return http.GameInfo(name, title(name), False, [], [], [])
    game = find(name)
    options = [_option(option) for option in game.options]
    return http.GameInfo(name, game.title, True, list(game.seats), options, levels(name))


def _option(option: Option) -> http.OptionInfo:
    default = people.plain_options({option.name: option.default})[option.name]
    values = [value for value in option.values if isinstance(value, SCALAR)]
    text, clauses = option.text, list(option.clauses)
    low, high = (0, 0) if isinstance(default, (list, dict)) else (option.low, option.high)
    return http.OptionInfo(option.name, default, values, low, high, text, clauses)


def check(game: str, house: http.HouseRules) -> http.Verdict:
    """What the game itself has against these house rules."""
    found = find(game)
    try:
        found.blank(house.seats, house.options)
    except Invalid as error:
        return http.Verdict(False, error.code, error.message)
    return http.Verdict(True)


@cache
def rules(game: str) -> http.Rules:
    book = rulebook(game)
    clauses = [http.ClauseInfo(clause.id, clause.text, clause.section) for clause in book.clauses.values()]
    return http.Rules(game, title(game), clauses, book.text)


def title(game: str) -> str:
    """The game's own title, or the heading of its rules."""
    found = TITLE.search(rulebook(game).text)
    return find(game).title if game in names() else found.group(1) if found else game
