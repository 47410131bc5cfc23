"""The shelf: all games with their seats and options."""

from __future__ import annotations

from rich.console import Console, Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from sixgun.bots import levels
from sixgun.core.game import Game
from sixgun.games import find, names
from sixgun.terminal.show import accent
from sixgun.words import say, words_of


def print_games(console: Console) -> None:
    for name in names():
        console.print(entry(find(name)))


def entry(game: Game) -> Group:
    """One line of the game, then its options with their defaults."""
    seats = f"  {say('terminal-shelf-seats', low=game.seats[0], high=game.seats[-1])}"
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
        text = Text(f"{option}. ").append(words.attribute("option", option.name, "text"), style="dim")
        table.add_row(f"{option.name}={str(option.default).lower()}", text)
    return table
