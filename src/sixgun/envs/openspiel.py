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
from typing import Any, Final, NamedTuple

import numpy as np
import pyspiel

from sixgun.core.event import Event
from sixgun.core.game import Game, Option
from sixgun.core.table import Table
from sixgun.envs.spaces import Spaces, win
from sixgun.games import find, names

DIGITS: Final = 3  # chance moves at the root
DIGIT: Final = 1024  # outcomes of each
NONE: Final = "none"  # a word that is not given
UNSET: Final = -1  # a number that is not given
LONGEST: Final = 1_000_000  # moves of a game
Heard = dict[int, tuple[int, str]]  # of each seat: so many entries of the story, and what it knows of them


class Said(NamedTuple):
    """An action of a seat, which remembers it even where no event tells of it."""

    seat: int
    action: str


class World:
    """The table behind a state, with all that has happened; copied when OpenSpiel clones the state."""

    def __init__(self, spaces: Spaces) -> None:
        self.spaces = spaces
        self.seed: list[int] = []
        self.table: Table | None = None
        self.story: list[Event[Any] | Said] = []
        self.heard: Heard = {}

    def __deepcopy__(self, memo: object) -> World:
        other = World(self.spaces)
        other.seed, other.story, other.heard = self.seed[:], self.story[:], self.heard.copy()
        other.table = None if self.table is None else self.table.clone()
        return other

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self.spaces, self.seed, self.table, self.story, self.heard)

    @property
    def t(self) -> Table:
        assert self.table is not None
        return self.table

    @property
    def events(self) -> list[Event[Any]]:
        return [entry for entry in self.story if not isinstance(entry, Said)]

    def draw(self, digit: int) -> None:
        """One part of the seed; with the last one the table is laid."""
        self.seed.append(digit)
        if len(self.seed) == DIGITS:
            self.lay(seed_of(self.seed))

    def lay(self, seed: int | bytes) -> None:
        """The table of that seed, with nothing but the deal behind it."""
        self.table, self.story = self.spaces.new(seed), []
        self._keep_events()

    def take(self, seat: int, number: int) -> None:
        action = self.spaces.actions.action(self.t, seat, number)
        self.t.apply(seat, action)
        self.story.append(Said(seat, str(action)))
        self._keep_events()

    def _keep_events(self) -> None:
        self.story += self.t.log
        self.t.drop_log()

    def told(self, seat: int) -> str:
        """Everything that a seat has done and been told since the deal, and what it sees now."""
        count, text = self.heard.get(seat, (0, ""))
        messages = [self._message(entry, seat) for entry in self.story[count:]]
        text += "".join([f"{json.dumps(message)}\n" for message in messages if message is not None])
        self.heard[seat] = len(self.story), text
        return text + self.spaces.text(self.t, seat)

    def _message(self, entry: Event[Any] | Said, seat: int) -> dict[str, object] | None:
        if not isinstance(entry, Said):
            return self.t.redact(entry, seat)
        return {"did": entry.action} if entry.seat == seat else None

    def resample(self, seat: int, rng: Random) -> None:
        """Become a world that the seat cannot tell from this one. The others have been told nothing here:
        what they heard belongs to the true world."""
        if self.table is None:
            self.seed = [rng.randrange(DIGIT) for _ in self.seed]
            return
        self.told(seat)
        unknown = {other: (len(self.story), "") for other in range(self.t.seats)}
        self.heard = {**unknown, seat: self.heard[seat]}
        self.table = self.t.determinise(seat, rng)


def restored(
    spaces: Spaces, seed: list[int], table: Table | None, story: list[Event[Any] | Said], heard: Heard
) -> World:
    """The world that was pickled."""
    world = World(spaces)
    world.seed, world.table, world.story, world.heard = seed, table, story, heard
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
        world.take(self.current_player(), action)

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
        """A world that the player cannot tell from this one. Its history is still that of the true one."""
        other: SixgunState = self.clone()
        other.world.resample(player, Random(sampler()))
        return other

    def __str__(self) -> str:
        table = self.world.table
        return f"seed {self.world.seed}" if table is None else json.dumps(table.dump())


class SixgunObserver:
    """An observer of what a player sees; with perfect recall, also of what they remember."""

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
    """A game of the shelf with `players` seats and those options that are numbers, words or flags."""

    def __init__(self, game: Game, params: dict[str, Any] | None = None) -> None:
        chosen = {**parameters(game), **(params or {})}
        seats = chosen.pop("players")
        options = {name: option_value(game.known[name], value) for name, value in chosen.items()}
        self.spaces = Spaces(game.name, seats, options)
        self.seen = Spaces(game.name, seats, options, recall=False)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.spaces.actions.size,
            max_chance_outcomes=DIGIT,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game), info, params or {})

    def new_initial_state(self) -> SixgunState:
        return SixgunState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DIGITS

    def __reduce__(self) -> tuple[object, ...]:
        return loaded, (self.get_type().short_name, self.get_parameters())

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SixgunObserver | None:
        """An observer of what a single player sees, public things included. There are no others."""
        if params:
            raise ValueError(f"observations have no parameters; passed {params}")
        if iig_obs_type is not None and not is_of_one_player(iig_obs_type):
            return None
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SixgunObserver(self.spaces if recall else self.seen, recall)


def loaded(name: str, params: dict[str, Any]) -> SixgunGame:
    """The game that was pickled."""
    game: SixgunGame = pyspiel.load_game(name, params)
    return game


def is_of_one_player(observed: Any) -> bool:
    return bool(observed.public_info) and observed.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER


def parameters(game: Game) -> dict[str, Any]:
    """Seats and options as OpenSpiel can take them, with their defaults; lists stay out."""
    found = {option.name: parameter(option) for option in game.options}
    return {"players": game.seats[0], **{name: v for name, v in found.items() if v is not None}}


def parameter(option: Option) -> bool | int | str | None:
    """The default of an option. OpenSpiel wants it to be of the type of all other values, so that nothing is
    a word among words and a number among numbers."""
    if isinstance(option.default, (bool, int, str)):
        return option.default
    if option.default is not None:
        return None
    if option.allows("") or any(isinstance(value, str) for value in option.values):
        return NONE
    return UNSET if option.allows(1) else None


def spelt(game: Game, options: dict[str, Any]) -> dict[str, Any]:
    """Options as parameters."""
    known = parameters(game)
    return {name: known[name] if v is None else v for name, v in options.items() if name in known}


def option_value(option: Option, value: Any) -> Any:
    """A parameter as the value of the option that it stands for."""
    return None if option.default is None and value == parameter(option) else value


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
