"""The common ground of all adapters: tables from seeds, actions by number, views as arrays and text."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final, cast

import numpy as np
from gymnasium import spaces

from sixgun.core.action import Action
from sixgun.core.errors import Invalid
from sixgun.core.event import Result
from sixgun.core.rng import key_of
from sixgun.core.table import Table
from sixgun.envs.actions import MOST_OPTIONS, Mask, numbering
from sixgun.envs.blocks import Array
from sixgun.envs.observation import Layout
from sixgun.envs.reaction import Hands, Reaction
from sixgun.games import find

Observation = dict[str, Any]
MadeBy = tuple[str, int | None, dict[str, object], str | None, bool, int, Reaction | None]
Reward = Callable[[Result, int], float]
LARGEST: Final = 1e6


def win(result: Result, seat: int) -> float:
    """1 for a winner, -1 for everybody else; 0 for all where nobody wins."""
    return 0.0 if not result.winners else 1.0 if seat in result.winners else -1.0


class Spaces:
    """The spaces of one game with these seats and options; they never change."""

    def __init__(
        self,
        game: str,
        seats: int | None,
        options: dict[str, object],
        actions: str | None = None,
        recall: bool = True,
        most_options: int = MOST_OPTIONS,
        reaction: Reaction | None = None,
    ) -> None:
        self.game = find(game)
        self.seats = self.game.seats[0] if seats is None else seats
        self.options = options if reaction is None else reaction.house_rules(game, options)
        self.hands = None if reaction is None else Hands(reaction, self.seats)
        blank = self.game.blank(self.seats, self.options)
        self.actions = numbering(self.game, blank, actions, most_options)
        self.layout = Layout(self.game, blank, recall)
        self.made_by = (game, seats, options, actions, recall, most_options, reaction)

    def __reduce__(self) -> tuple[object, ...]:
        """Rebuild everything from the arguments; only hands remember the game that is being played."""
        return copied, (self.made_by, self.hands)

    def new(self, seed: int | bytes) -> Table:
        """A fresh table, equal to that of `sixgun.new` with this seed."""
        t = self.game.new(self.seats, seed, self.options)
        if self.hands is not None:
            self.hands.begin(t, seed)
        return t

    def take(self, t: Table, seat: int, action: Action) -> None:
        """Apply an agent's answer, then answer the questions that are not for agents."""
        t.apply(seat, action)
        if self.hands is not None:
            self.hands.go_on(t)

    # -- spaces --------------------------------------------------------------------------------

    def action_space(self, more: int = 0) -> spaces.Discrete:
        return spaces.Discrete(self.actions.size + more)

    def array_space(self) -> spaces.Space[Array]:
        return cast("spaces.Space[Array]", spaces.Box(-LARGEST, LARGEST, (self.layout.size,), np.float32))

    def observation_space(self, more: int = 0) -> spaces.Dict:
        """The array, the mask of legal actions, and for listed actions a row of numbers for each option."""
        size = self.actions.size + more
        parts: dict[str, spaces.Space[Any]] = {
            "observation": self.array_space(),
            "action_mask": spaces.Box(0, 1, (size,), np.int8),
        }
        if self.actions.name == "listed":
            rows = (self.actions.size, self.layout.question.features.width)
            parts["options"] = spaces.Box(-LARGEST, LARGEST, rows, np.float32)
        return spaces.Dict(parts)

    # -- what a seat sees ----------------------------------------------------------------------

    def array(self, t: Table, seat: int) -> Array:
        return self.layout.observe(t, seat)

    def mask(self, t: Table, seat: int) -> Mask:
        """1 for every legal action of a seat that is asked now; all 0 for the others."""
        return self.actions.mask(t, seat) if seat in t.to_act else np.zeros(self.actions.size, np.int8)

    def observe(self, t: Table, seat: int, legal: Mask) -> Observation:
        seen: Observation = {"observation": self.layout.observe(t, seat), "action_mask": legal}
        if self.actions.name == "listed":
            seen["options"] = self.option_rows(t, seat)
        return seen

    def option_rows(self, t: Table, seat: int) -> Array:
        """A row for each option: the kind of action and its parts; zeros after the last."""
        features = self.layout.question.features
        rows = np.zeros((self.actions.size, features.width), np.float32)
        if seat in t.to_act:
            for place, action in enumerate(t.options_of(seat)):
                rows[place] = features.of(action)
        return rows

    def text(self, t: Table, seat: int) -> str:
        """The knowledge of a seat as one line of JSON."""
        return json.dumps(t.view(seat, self.layout.recall), ensure_ascii=False, separators=(",", ":"))

    def option_texts(self, t: Table, seat: int) -> dict[int, str]:
        """The legal actions of a seat as text, by number."""
        if seat not in t.to_act:
            return {}
        return dict(zip(self.actions.legal(t, seat), map(str, t.options_of(seat)), strict=True))

    def document(self) -> str:
        """The layout of the array, one line per block; then what the questions show, and the actions."""
        lines = [f"{block.start:>5} {block.name} {block.shape}: {block.text}" for block in self.layout.blocks]
        return "\n".join([*lines, *self.layout.question.document()])


def copied(made_by: MadeBy, hands: Hands | None) -> Spaces:
    """A copy of some spaces, with the hands of the game that is being played."""
    spaces = Spaces(*made_by)
    spaces.hands = hands
    return spaces


class Seeds:
    """Seeds for one table after another: first the given one, then others that follow from it."""

    def __init__(self, seed: int | bytes | None) -> None:
        self.restart(seed)

    def restart(self, seed: int | bytes | None) -> None:
        if seed is not None:
            key_of(seed)  # refuses anything that is not a seed, before anybody plays
        self.seed, self.episode = seed, 0

    def next(self) -> int | bytes:
        """Without a seed, one that nobody can guess."""
        if self.seed is None:
            import secrets

            return secrets.token_bytes(32)
        self.episode += 1
        if self.episode == 1:
            return self.seed
        return sha256(b"sixgun episode %d of " % self.episode + key_of(self.seed)).digest()


def cycles_allowed(max_cycles: int | None) -> int | None:
    """After how many cycles a game is cut off."""
    if max_cycles is not None and (not isinstance(max_cycles, int) or max_cycles < 1):
        raise Invalid("invalid_max_cycles", f"max_cycles is a whole number from 1, not {max_cycles!r}")
    return max_cycles


def rendered(mode: str | None, text: str) -> str | None:
    if mode == "human":
        print(text)
        return None
    if mode != "ansi":
        raise Invalid("unknown_render_mode", "make the environment with render_mode='ansi' or 'human'")
    return text
