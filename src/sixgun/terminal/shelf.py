"""The shelf: all games with their seats and options."""

from __future__ import annotations

from rich.console import Console, Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from sixgun.bots import levels
from sixgun.core.game import Game, Option
from sixgun.games import find, names
from sixgun.terminal.show import accent
from sixgun.words import say, words_of


def print_games(console: Console) -> None:
    for name in names():
        console.print(entry(find(name)))


def entry(game: Game) -> Group:
    """One line of the game, then its house rules with their defaults."""
    seats = f"  {say('terminal-shelf-seats', low=game.seats[0], high=game.seats[-1], best=game.best)}"
    bots = f"  {say('terminal-shelf-bots', bots=', '.join(levels(game.name)))}"
    name = game.name, f"bold {accent(game.name)}"
    line = Text.assemble(name, (f"  {game.title}", "bold"), seats, (bots, "dim"))
    return Group(line, Padding(options(game), (0, 0, 1, 2)))


def options(game: Game) -> Table:
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    words = words_of(game.name)
    for option in game.options:
        text = words.attribute("option", option.name, "text")
        table.add_row(option.name, Text(f"{text} ").append(values(option), style="dim"))
    return table


def values(option: Option) -> str:
    """What the option may be, and what it is if nobody says; a whole table as default goes without saying."""
    if isinstance(option.default, (list, dict)):
        return say("terminal-shelf-values", values=str(option))
    setting = f"{option.name}={str(option.default).lower()}"
    return say("terminal-shelf-default", values=str(option), setting=setting)
