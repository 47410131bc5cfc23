"""From what was typed on the command line to a table, its bots and its record."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Sequence
from pathlib import Path

from sixgun.bots import make, usual
from sixgun.core.errors import Invalid
from sixgun.core.game import Game, Option
from sixgun.core.rng import small
from sixgun.record import Writer
from sixgun.terminal.session import Session


def read_options(game: Game, texts: Sequence[str]) -> dict[str, object]:
    """`name=value` texts as typed options; whether the game has them is for the game to say."""
    known = {option.name: option for option in game.options}
    found: dict[str, object] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise Invalid(game.bad_option, f"'{text}' is no option; write it as name=value")
        if name in found:
            raise Invalid(game.bad_option, f"option '{name}' is given twice")
        found[name] = read_value(known[name], value) if name in known else value
    return found


def read_value(option: Option, text: str) -> object:
    """The value that a word means: one of the option's own, a whole number, or a JSON list or table.

    `@path` stands for what the file holds: JSON, or plain text such as a table of CSV.
    """
    if text.startswith("@"):
        text = _file(option, text[1:])
    for value in (option.default, *option.values):
        if str(value).lower() == text.lower():
            return value
    if text.startswith(("[", "{")):
        return _json(option, text)
    return int(text) if text.removeprefix("-").isdecimal() else text


def _file(option: Option, path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise Invalid(
            "invalid_option", f"option '{option.name}': '{path}' cannot be read ({error})"
        ) from error


def _json(option: Option, text: str) -> object:
    try:
        found: object = json.loads(text)
    except json.JSONDecodeError as error:
        raise Invalid("invalid_option", f"option '{option.name}': '{text}' is no JSON ({error})") from error
    return found


def read_bots(game: Game, names: Sequence[str]) -> list[str]:
    """The bots' names as given, or the usual one."""
    return list(names) or [usual(game.name)]


def seat_people(
    game: Game,
    seats: int | None,
    people: int,
    bots: Sequence[str],
    options: dict[str, object],
    seed: int | None,
    record: Path | None,
) -> tuple[Session, Path]:
    """A session: people in the first seats, bots in the others; and the path of its record."""
    chosen = max(people, game.best) if seats is None else seats
    rules = {**unasked(game), **options} if people == 1 else options
    table = game.new(chosen, secrets.token_bytes(32) if seed is None else seed, rules)
    if not 1 <= people <= chosen:
        raise Invalid(
            "bad_people",
            f"--people is a number from 1 to {chosen} at a table of {chosen} seats, not {people}",
        )
    if len(bots) > max(1, chosen - people):
        raise Invalid("unknown_bot", f"give one bot for all, or up to {chosen - people} for the other seats")
    mix = secrets.randbits(63) if seed is None else seed
    names = read_bots(game, bots)
    seated = {seat: names[(seat - people) % len(names)] for seat in range(people, chosen)}
    players = {seat: make(name, game.name, mix + seat) for seat, name in seated.items()}
    path = record or default_record(game.name)
    path.parent.mkdir(parents=True, exist_ok=True)
    out = path.open("xb", buffering=0)  # unbuffered: an interrupted game leaves all its actions
    labels = [seated.get(seat, "person") for seat in range(chosen)]
    return Session(table, players, small(mix), Writer(out, table, seed=seed, players=labels)), path


def unasked(game: Game) -> dict[str, object]:
    """KAB-076: among bots a question to those who cannot answer it deceives nobody."""
    return {"window_policy": "fast"} if "window_policy" in game.known else {}


def default_record(game: str) -> Path:
    """A new file in the folder `records` here."""
    name = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    paths = [Path("records", f"{name}{mark}.jsonl") for mark in ["", *(f"-{n}" for n in range(2, 1000))]]
    return next(path for path in paths if not path.exists())
