"""`sixgun simulate`: the progress bar and the report."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from sixgun.arena.bar import bar
from sixgun.arena.many import Plan, plan
from sixgun.arena.simulate import Report, simulate
from sixgun.core.errors import Invalid
from sixgun.games import find
from sixgun.terminal.setup import read_options
from sixgun.words import say


class Wish(msgspec.Struct, frozen=True):
    """The arguments as they were typed."""

    game: str
    seats: int
    games: int
    seed: int
    options: tuple[str, ...]
    bots: tuple[str, ...]
    folder: Path | None
    jobs: int


def run(wish: Wish, as_json: bool) -> None:
    report = carry_out(planned(wish), wish)
    if as_json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(report)).decode() + "\n")
    else:
        print_report(Console(), report)


def planned(wish: Wish) -> Plan:
    game = find(wish.game)
    for name, value in (("games", wish.games), ("jobs", wish.jobs)):
        if value < 1:
            raise Invalid("bad_number", f"--{name} is a whole number from 1 on, not {value}")
    if wish.folder:
        wish.folder.mkdir(parents=True, exist_ok=True)
    options = read_options(game, wish.options)
    return plan(game.name, wish.seats, options, wish.bots, str(wish.folder or ""))


def carry_out(chosen: Plan, wish: Wish) -> Report:
    with bar(chosen.game, wish.games) as advance:
        return simulate(chosen, wish.seed, wish.games, wish.jobs, advance)


def print_report(console: Console, report: Report) -> None:
    def write(text: str) -> None:
        console.print(text, highlight=False, soft_wrap=True)

    write(summary(report))
    games, decisions = round(report.games_per_second), round(report.decisions_per_second)
    write(say("terminal-report-speed", games=games, decisions=decisions))
    console.print(standings(report))
    reasons = [say("terminal-report-reason", reason=id, count=n) for id, n in report.reasons.items()]
    write(say("terminal-report-ended", reasons=", ".join(reasons)))
    write(say("terminal-report-digest", digest=report.digest))


def summary(report: Report) -> str:
    return say(
        "terminal-report-games",
        game=report.game,
        games=report.games,
        seats=report.seats,
        decisions=report.decisions,
        rounds="none" if report.mean_rounds is None else f"{report.mean_rounds:.2f}",
    )


def standings(report: Report) -> Table:
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column(say("terminal-report-seat"), justify="right")
    table.add_column(say("terminal-report-bot"))
    table.add_column(say("terminal-report-wins"), justify="right")
    table.add_column(say("terminal-report-share"), justify="right")
    table.add_column(say("terminal-report-score"), justify="right")
    for seat, wins in enumerate(report.wins):
        share, score = f"{wins / report.games:.1%}", f"{report.mean_scores[seat]:,.1f}"
        table.add_row(str(seat), report.bots[seat], f"{wins:,}", share, score)
    return table
