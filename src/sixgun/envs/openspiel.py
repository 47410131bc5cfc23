"""OpenSpiel: importing this registers `python_sixgun_<game>` for every game on the shelf.

Seats that are asked at once answer one after the other; what they seal nobody else sees. All chance is drawn
at the root: three chance moves name a seed of 30 bits, and every card and roll follows from it, so that a
history is a whole game. A clone therefore plays on with the same luck; `resample_from_infostate` gives a
world with other hidden cards and other luck that the player cannot tell from this one.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel

from sixgun.core.event import Event
from sixgun.core.game import Game
from sixgun.core.table import Table
from sixgun.envs.spaces import Spaces, win
from sixgun.games import find, names

DIGITS: Final = 3  # chance moves at the root
DIGIT: Final = 1024  # outcomes of each
NONE: Final = "none"  # a parameter that is not given
LONGEST: Final = 1_000_000  # moves of a game


class World:
    """The table behind a state, with all that has happened; copied when OpenSpiel clones the state."""

    def __init__(self, spaces: Spaces) -> None:
        self.spaces = spaces
        self.seed: list[int] = []
        self.table: Table | None = None
        self.events: list[Event[Any]] = []
        self.heard: dict[
            int, tuple[int, str]
        ] = {}  # of each seat: so many events, and what it was told of them

    def __deepcopy__(self, memo: object) -> World:
        other = World(self.spaces)
        other.seed, other.events, other.heard = self.seed[:], self.events[:], self.heard.copy()
        other.table = None if self.table is None else self.table.clone()
        return other

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self.spaces, self.seed, self.table, self.events)

    @property
    def t(self) -> Table:
        assert self.table is not None
        return self.table

    def draw(self, digit: int) -> None:
        """One part of the seed; with the last one the table is laid."""
        self.seed.append(digit)
        if len(self.seed) == DIGITS:
            self.table = self.spaces.new(seed_of(self.seed))
            self.keep_events()

    def keep_events(self) -> None:
        self.events += self.t.log
        self.t.drop_log()

    def told(self, seat: int) -> str:
        """Everything that a seat has been told since the deal, and what it sees now."""
        count, text = self.heard.get(seat, (0, ""))
        messages = [self.t.redact(event, seat) for event in self.events[count:]]
        text += "".join([f"{json.dumps(message)}\n" for message in messages if message is not None])
        self.heard[seat] = len(self.events), text
        return text + self.spaces.text(self.t, seat)


def restored(spaces: Spaces, seed: list[int], table: Table | None, events: list[Event[Any]]) -> World:
    """The world that was pickled."""
    world = World(spaces)
    world.seed, world.table, world.events = seed, table, events
    return world


def seed_of(digits: list[int]) -> int:
    seed = 0
    for digit in digits:
        seed = seed * DIGIT + digit
    return seed


class SixgunState(pyspiel.State):
    """One position: chance first draws the seed, then the seats that are asked answer in seat order."""

    def __init__(self, game: SixgunGame) -> None:
        super().__init__(game)
        self.world = World(game.spaces)

    def current_player(self) -> int:
        table = self.world.table
        if table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if table.over else table.to_act[0]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(digit, 1 / DIGIT) for digit in range(DIGIT)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.world.spaces.actions.legal(self.world.t, player))

    def _apply_action(self, action: int) -> None:
        world = self.world
        if world.table is None:
            world.draw(action)
            return
        seat = self.current_player()
        world.t.apply(seat, world.spaces.actions.action(world.t, seat, action))
        world.keep_events()

    def _action_to_string(self, player: int, action: int) -> str:
        world = self.world
        if world.table is None or player == pyspiel.PlayerId.CHANCE:
            return f"seed digit {action}"
        return str(world.spaces.actions.action(world.t, player, action))

    def is_terminal(self) -> bool:
        return self.world.table is not None and self.world.table.over

    def returns(self) -> list[float]:
        table, seats = self.world.table, self.world.spaces.seats
        if table is None or table.result is None:
            return [0.0] * seats
        return [win(table.result, seat) for seat in range(seats)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SixgunState:
        """A world that the player cannot tell from this one."""
        other: SixgunState = self.clone()
        rng = Random(sampler())
        other.world.table = self.world.t.determinise(player, rng)
        return other

    def __str__(self) -> str:
        table = self.world.table
        return f"seed {self.world.seed}" if table is None else json.dumps(table.dump())


class SixgunObserver:
    """What a player sees; with perfect recall also what it remembers."""

    def __init__(self, spaces: Spaces, recall: bool) -> None:
        self.spaces, self.recall = spaces, recall
        self.tensor = np.zeros(spaces.layout.size, np.float32)
        self.dict = {block.name: block.of(self.tensor) for block in spaces.layout.blocks}

    def set_from(self, state: SixgunState, player: int) -> None:
        table = state.world.table
        self.tensor[:] = 0 if table is None else self.spaces.array(table, player)

    def string_from(self, state: SixgunState, player: int) -> str:
        if state.world.table is None:
            return f"seed of {len(state.world.seed)} digits"
        return state.world.told(player) if self.recall else self.spaces.text(state.world.t, player)


class SixgunGame(pyspiel.Game):
    """A game of the shelf with `players` seats and those of its options that are numbers, words or flags."""

    def __init__(self, game: Game, params: dict[str, Any] | None = None) -> None:
        chosen = {**parameters(game), **(params or {})}
        options = {name: option_value(game, name, v) for name, v in chosen.items() if name != "players"}
        self.spaces = Spaces(game.name, chosen["players"], options)
        self.seen = Spaces(game.name, chosen["players"], options, recall=False)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.spaces.actions.size,
            max_chance_outcomes=DIGIT,
            num_players=chosen["players"],
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game), info, params or {})

    def new_initial_state(self) -> SixgunState:
        return SixgunState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DIGITS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SixgunObserver:
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SixgunObserver(self.spaces if recall else self.seen, recall)


def parameters(game: Game) -> dict[str, Any]:
    """Seats and options as OpenSpiel can take them, with their defaults; lists stay out."""
    plain = {o.name: o.default for o in game.options if isinstance(o.default, (bool, int, str))}
    open_ones = {o.name: NONE for o in game.options if o.default is None}
    return {"players": game.seats[0], **plain, **open_ones}


def spelt(game: Game, options: dict[str, Any]) -> dict[str, Any]:
    """Options as parameters: what is nothing by default is written as a word."""
    known = parameters(game)
    return {name: str(v) if known[name] == NONE else v for name, v in options.items() if name in known}


def option_value(game: Game, name: str, value: Any) -> Any:
    """A parameter as the option that it stands for."""
    if parameters(game)[name] != NONE:
        return value
    return None if value == NONE else int(value) if value.isdecimal() else value


def game_type(game: Game) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=f"python_sixgun_{game.name}",
        long_name=f"Sixgun: {game.title} (rules {game.rules})",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


def game_class(game: Game) -> type[SixgunGame]:
    """The class that OpenSpiel makes from parameters alone."""

    class Registered(SixgunGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params)

    return Registered


def register() -> None:
    for name in names():
        game = find(name)
        pyspiel.register_game(game_type(game), game_class(game))


register()
