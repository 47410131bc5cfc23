"""The whole gunfight shelf on one rules engine."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from sixgun.core.action import Action
from sixgun.core.codec import load as _load
from sixgun.core.errors import Illegal, Invalid
from sixgun.core.table import Table
from sixgun.games import find as _find
from sixgun.games import unpack as _unpack

if TYPE_CHECKING:
    from pathlib import Path

    from sixgun.arena.many import Played
    from sixgun.bots.player import Player

__all__ = [
    "Action",
    "Illegal",
    "Invalid",
    "Table",
    "games",
    "load",
    "new",
    "parse",
    "play_many",
    "position",
    "unpack",
]


if TYPE_CHECKING:

    def games() -> list[str]:
        """The names of all games. It is also the package of the games: `import sixgun.games.bang` works."""

else:
    from sixgun import games


def new(game: str, *, seats: int, seed: int | bytes | None = None, **options: object) -> Table:
    """A fresh table; without a seed, one that nobody can guess."""
    if seed is None:
        import secrets

        seed = secrets.token_bytes(32)
    return _find(game).new(seats, seed, options)


def load(doc: Mapping[str, Any]) -> Table:
    """The table that `dump` wrote."""
    if not isinstance(doc, Mapping) or "game" not in doc:
        raise Invalid("bad_position", "a dumped position is a mapping that names its 'game'")
    return _load(_find(doc["game"]), doc)


def unpack(content: bytes) -> Table:
    """The table that `pack` wrote."""
    if not isinstance(content, bytes):
        raise Invalid("bad_position", f"a packed position is bytes, not {content!r}")
    return _unpack(content)


def position(game: str, doc: Mapping[str, Any]) -> Table:
    """A hand-made position: only what differs from a fresh table."""
    return _find(game).position(doc)


def parse(game: str, text: str) -> Action:
    """The action that a line of text says."""
    return _find(game).parse(text)


def play_many(
    game: str,
    options: Mapping[str, Any],
    seeds: Iterable[int],
    bots: str | Callable[[int], Player] | Sequence[str | Callable[[int], Player]],
    *,
    jobs: int | None = None,
    progress: bool = True,
    folder: str | Path = "",
) -> list[Played]:
    """One game of bots for each seed, on several processes; the results are in the order of the seeds.

    `options` are the keywords of `new`, seats and house rules; `bots` is one bot for all, or one a seat: a
    name, or a function of a seed that makes a player. A script that calls this with several processes needs
    the usual `if __name__ == "__main__":`.
    """
    from sixgun.arena.many import play_many

    return play_many(game, options, seeds, bots, jobs=jobs, progress=progress, folder=folder)
