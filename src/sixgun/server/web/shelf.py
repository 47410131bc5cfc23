"""The games and their rules, as the front page and the rules panel show them."""

from __future__ import annotations

import re
from functools import cache
from types import NoneType
from typing import Final

import msgspec

from sixgun.bots import levels
from sixgun.core.codec import steps_of
from sixgun.core.errors import Invalid
from sixgun.core.game import Option
from sixgun.core.step import Ask
from sixgun.games import find, names
from sixgun.server import bodies
from sixgun.server.room.seats import plain_options
from sixgun.words.rulebook import rulebook, written

SCALAR: Final = (bool, int, str, NoneType)
TITLE = re.compile(r"^# +(.*?)(?::.*)?$", re.MULTILINE)


@cache
def infos() -> list[bodies.GameInfo]:
    """Every game that has rules, built or not."""
    return [info(name) for name in sorted({*written(), *names()})]


def info(name: str) -> bodies.GameInfo:
    if name not in names():
        return bodies.GameInfo(name, title(name), False, [], 0, [], [])
    game = find(name)
    options = [_option(option) for option in game.options]
    presets = [
        bodies.PresetInfo(preset, plain_options(chosen), game.seats_for(chosen))
        for preset, chosen in game.presets.items()
    ]
    windows = any(step.window for step in steps_of(game).values() if issubclass(step, Ask))
    return bodies.GameInfo(
        name, game.title, True, list(game.seats), game.best, options, levels(name), presets, windows
    )


def _option(option: Option) -> bodies.OptionInfo:
    default = plain_options({option.name: option.default})[option.name]
    values = [value for value in option.values if isinstance(value, SCALAR)]
    text, clauses = option.text, list(option.clauses)
    info = bodies.OptionInfo(option.name, default, values, option.low, option.high, text, clauses)
    info.shape, info.choices, info.template = option.shape, list(option.choices), option.template()
    return info


def check(game: str, house: bodies.HouseRules) -> bodies.Verdict:
    """The game's own word on these house rules."""
    found = find(game)
    try:
        found.blank(house.seats, house.options)
    except Invalid as error:
        return bodies.Verdict(False, error.code, error.message)
    return bodies.Verdict(True)


@cache
def rules(game: str) -> bodies.Rules:
    book = rulebook(game)
    clauses = [bodies.ClauseInfo(clause.id, clause.text, clause.section) for clause in book.clauses.values()]
    return bodies.Rules(game, title(game), clauses, book.text)


@cache
def pieces(game: str) -> list[bodies.PieceInfo]:
    """The print on every piece of the box; nothing where pieces have no names."""
    return [msgspec.convert(piece._asdict(), bodies.PieceInfo) for piece in find(game).pieces]


def title(game: str) -> str:
    """The game's own title, or the heading of its rules."""
    found = TITLE.search(rulebook(game).text)
    return find(game).title if game in names() else found.group(1) if found else game
