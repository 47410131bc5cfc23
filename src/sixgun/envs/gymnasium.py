"""Gymnasium environments: one seat of any game against bots. Importing this registers `sixgun/<game>-v0`."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from sixgun.bots import Player, make
from sixgun.bots.match import choice
from sixgun.core.errors import Illegal, Invalid
from sixgun.core.table import Table
from sixgun.envs.actions import MOST_OPTIONS, whole
from sixgun.envs.blocks import Array
from sixgun.envs.reaction import Reaction
from sixgun.envs.spaces import Reward, Seeds, Spaces, rendered, win
from sixgun.games import names

Info = dict[str, Any]


class Seat(gymnasium.Env[Array, np.int64]):
    """One seat of a table; bots answer for the others, each with the knowledge of its own seat.

    An illegal action is refused: nothing changes, the reward is 0 and `info["refused"]` says why.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        seat: int = 0,
        opponents: str | Sequence[str | Player] = "random",
        seed: int | bytes | None = None,
        actions: str | None = None,
        recall: bool = True,
        most_options: int = MOST_OPTIONS,
        reward: Reward = win,
        render_mode: str | None = None,
        reaction: Reaction | None = None,
        **options: object,
    ) -> None:
        self.spaces = Spaces(game, seats, options, actions, recall, most_options, reaction)
        if not isinstance(seat, int) or not 0 <= seat < self.spaces.seats:
            raise Invalid("invalid_seat", f"seats are 0 to {self.spaces.seats - 1}, not {seat}")
        self.seat, self.seeds, self.reward, self.render_mode = seat, Seeds(seed), reward, render_mode
        self.opponents = chairs(opponents, self.spaces, seat)
        self.action_space = self.spaces.action_space()
        self.observation_space = self.spaces.array_space()
        self.players: list[Player] = []
        self.table: Table

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, Info]:
        """A new table, played up to the first question to this seat."""
        super().reset(seed=seed)
        if seed is not None:
            self.seeds.restart(seed)
        while True:
            key = self.seeds.next()
            self.table = self.spaces.new(key)
            self.players = [self._player(place, key) for place in range(self.spaces.seats)]
            self._go_on()
            if not self.table.over:  # else everything was over before the seat was asked at all
                break
        if self.render_mode == "human":
            self.render()
        return self._observation(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Array, float, bool, bool, Info]:
        t = self.table
        try:
            number = whole(t, self.seat, action)
            self.spaces.take(t, self.seat, self.spaces.actions.action(t, self.seat, number))
        except Illegal as error:
            return self._observation(), 0.0, t.over, False, {**self._info(), "refused": str(error)}
        self._go_on()
        if self.render_mode == "human":
            self.render()
        result = t.result
        reward = 0.0 if result is None else self.reward(result, self.seat)
        return self._observation(), reward, result is not None, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask under the name by which sb3-contrib asks for it."""
        return self.spaces.mask(self.table, self.seat).astype(np.bool_)

    def text(self) -> str:
        """The knowledge of the seat as one line of JSON."""
        return self.spaces.text(self.table, self.seat)

    def option_texts(self) -> dict[int, str]:
        """The legal actions as text, by number."""
        return self.spaces.option_texts(self.table, self.seat)

    def render(self) -> Any:
        return rendered(self.render_mode, self.text())

    def _go_on(self) -> None:
        """The others play until this seat is asked or the game is over."""
        t = self.table
        while not t.over and self.seat not in t.to_act:
            seat = t.to_act[0]
            self.spaces.take(t, seat, choice(t, seat, self.players[seat]))

    def _player(self, place: int, key: int | bytes) -> Player:
        chair = self.opponents[place]
        if not isinstance(chair, str):
            return chair
        seed = sha256(b"sixgun bot %d of %s" % (place, str(key).encode())).digest()
        return make(chair, self.spaces.game.name, int.from_bytes(seed[:8], "little"))

    def _observation(self) -> Array:
        return self.spaces.array(self.table, self.seat)

    def _info(self) -> Info:
        info: Info = {"action_mask": self.spaces.mask(self.table, self.seat)}
        if self.spaces.actions.name == "listed":
            info["options"] = self.spaces.option_rows(self.table, self.seat)
        if self.table.result is not None:
            info["result"] = self.table.result.document()
        return info


def chairs(opponents: str | Sequence[str | Player], spaces: Spaces, seat: int) -> list[str | Player]:
    """The players by seat: one bot for all, or one for each other seat in seat order."""
    needed = spaces.seats - 1
    others = [opponents] * needed if isinstance(opponents, str) else list(opponents)
    if len(others) != needed:
        raise Invalid("invalid_opponents", f"{needed} opponents are needed, not {len(others)}")
    for other in others:
        if isinstance(other, str):
            make(other, spaces.game.name)  # an unknown one is refused before anybody plays
        elif not hasattr(other, "choose"):
            raise Invalid("unknown_bot", f"an opponent is a name or has choose(view, options), not {other!r}")
    return [*others[:seat], "random", *others[seat:]]


def register() -> None:
    """`sixgun/klack-v0` and its like, one for each game on the shelf."""
    for game in names():
        gymnasium.register(
            f"sixgun/{game}-v0", entry_point="sixgun.envs.gymnasium:Seat", kwargs={"game": game}
        )


register()
