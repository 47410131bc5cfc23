"""Playing a table out: the one loop that simulation, arena and terminal share."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from sixgun.bots.player import Player, Worlds, as_searcher
from sixgun.bots.random import Random
from sixgun.core.action import Action
from sixgun.core.event import Event
from sixgun.core.rng import Rng, small
from sixgun.core.table import Table

OnAction = Callable[[int, Action, list[Event[Any]]], None]
ENDLESS: Final = 1_000_000
UNSEEN: Final[Mapping[str, object]] = {}  # for a player who never looks


def play_out(
    t: Table, players: Sequence[Player], on_action: OnAction | None = None, order: Rng | None = None
) -> int:
    """Let the players decide, one for each seat, until the game is over; how many decisions that took.

    Where several seats are asked at once, `order` draws who answers first. `on_action` hears of every
    action after the table has taken it, with its events.
    """
    if len(players) != t.seats:
        raise ValueError(f"{t.seats} seats need {t.seats} players, not {len(players)}")
    order = order or small(0)
    for decisions in range(ENDLESS):
        if t.result is not None:
            return decisions
        decide(t, players, on_action, order)
    raise RuntimeError(f"{t.name} did not end within {ENDLESS} decisions")


def decide(t: Table, players: Sequence[Player], on_action: OnAction | None, order: Rng) -> None:
    """One decision of one of the seats that are asked."""
    asked = t.to_act
    seat = asked[0] if len(asked) == 1 else order.pick(asked)
    action = choice(t, seat, players[seat]) if seat >= 0 else t.options_of(seat)[0]  # below 0: the clock
    events = t.apply(seat, action)
    if on_action is not None:
        on_action(seat, action, events)


def choice(t: Table, seat: int, player: Player) -> Action:
    """The choice of a player, made from what its seat knows."""
    options = t.options_of(seat)
    if isinstance(player, Random):
        return player.choose(UNSEEN, options)
    searcher = as_searcher(player)
    if searcher is not None:
        return searcher.search(Worlds(t, seat), options)
    return player.choose(t.view(seat, recall=True), list(options))
