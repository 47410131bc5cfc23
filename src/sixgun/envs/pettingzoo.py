"""PettingZoo environments over any game: `env` asks one seat at a time, `parallel_env` all at once.

A seat that is out of the game stays an agent until the end, because its side may still win: it is never asked
again and gets its reward when all others get theirs.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium.spaces import Space
from pettingzoo import AECEnv, ParallelEnv

from sixgun.core.action import Action
from sixgun.core.errors import Invalid
from sixgun.core.table import Table
from sixgun.envs.actions import MOST_OPTIONS, whole
from sixgun.envs.reaction import Reaction
from sixgun.envs.spaces import Observation, Reward, Seeds, Spaces, cycles_allowed, rendered, win

Agent = str
NOBODY: Final = -1  # is asked: the game is over


class Gunfight(AECEnv[Agent, Observation, int]):
    """One table of any game; `agent_selection` is the seat that is asked now."""

    def __init__(
        self,
        spaces: Spaces,
        seed: int | bytes | None = None,
        max_cycles: int | None = None,
        reward: Reward = win,
        render_mode: str | None = None,
    ) -> None:
        self.spaces, self.seeds, self.reward = spaces, Seeds(seed), reward
        self.max_cycles, self.render_mode = cycles_allowed(max_cycles), render_mode
        self.metadata = metadata(spaces)
        self.possible_agents = agents_of(spaces)
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._action, self._observation = spaces.action_space(), spaces.observation_space()
        self.action_spaces = dict.fromkeys(self.possible_agents, self._action)
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._observation)
        self.agents: list[Agent] = []
        self.table: Table

    def observation_space(self, agent: Agent) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new table; with `seed`, the one that `sixgun.new` gives for it."""
        if seed is not None:
            self.seeds.restart(seed)
        self.table = self.spaces.new(self.seeds.next())
        self.decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: Agent) -> Observation:
        t, seat, spaces = self.table, self.seat_of[agent], self.spaces
        if seat == self.asked:  # the usual case, known without asking
            return spaces.observe(t, seat, spaces.actions.mask(t, seat))
        return spaces.observe(t, seat, spaces.mask(t, seat))

    def step(self, action: int) -> None:
        """The answer of the seat that is asked; an illegal one raises `Illegal` and changes nothing."""
        if not self.agents:
            raise unready()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        t, seat, spaces = self.table, self.seat_of[agent], self.spaces
        number = action if type(action) is int else whole(t, seat, action)
        spaces.take(t, seat, spaces.actions.action(t, seat, number))
        self.decisions += 1
        self._select()  # nobody has been paid yet: there is no reward to forget
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        """Select the seat that is asked next; at the end, tell everybody how it went."""
        t = self.table
        ask = t.ask
        if ask is None:
            self._end()
            return
        self.asked = ask.next_seat(t)
        self.agent_selection = self.possible_agents[self.asked]
        if self.max_cycles is not None and self.decisions >= self.max_cycles * t.seats:
            self.truncations = dict.fromkeys(self.agents, True)
            self._deads_step_first()

    def _end(self) -> None:
        result = self.table.result
        assert result is not None
        self.asked = NOBODY
        for agent in self.agents:
            self.rewards[agent] = self.reward(result, self.seat_of[agent])
            self.terminations[agent] = True
            self.infos[agent] = {"result": result.document()}
        self._accumulate_rewards()
        self._deads_step_first()

    def text(self, agent: Agent) -> str:
        """The knowledge of an agent as one line of JSON."""
        return self.spaces.text(self.table, self.seat_of[agent])

    def option_texts(self, agent: Agent) -> dict[int, str]:
        """The legal actions of an agent as text, by number."""
        return self.spaces.option_texts(self.table, self.seat_of[agent])

    def render(self) -> str | None:
        return rendered(self.render_mode, self.text(self.agent_selection) if self.agents else "")

    def close(self) -> None:
        """Nothing is held open."""


class ParallelGunfight(ParallelEnv[Agent, Observation, int]):
    """One table of any game; all seats answer at once. The last action is to wait: the only one of a seat
    that is not asked, and illegal for one that is."""

    def __init__(
        self,
        spaces: Spaces,
        seed: int | bytes | None = None,
        max_cycles: int | None = None,
        reward: Reward = win,
        render_mode: str | None = None,
    ) -> None:
        self.spaces, self.seeds, self.reward = spaces, Seeds(seed), reward
        self.max_cycles, self.render_mode = cycles_allowed(max_cycles), render_mode
        self.metadata = metadata(spaces)
        self.possible_agents = agents_of(spaces)
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.wait = spaces.actions.size
        self._action, self._observation = spaces.action_space(1), spaces.observation_space(1)
        self.action_spaces = dict.fromkeys(self.possible_agents, self._action)
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._observation)
        self.agents: list[Agent] = []
        self.table: Table

    def observation_space(self, agent: Agent) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Agent, Observation], dict[Agent, dict[str, Any]]]:
        if seed is not None:
            self.seeds.restart(seed)
        self.table = self.spaces.new(self.seeds.next())
        self.cycles = 0
        self.agents = self.possible_agents[:]
        if self.render_mode == "human":
            self.render()
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[Agent, int]
    ) -> tuple[
        dict[Agent, Observation],
        dict[Agent, float],
        dict[Agent, bool],
        dict[Agent, bool],
        dict[Agent, dict[str, Any]],
    ]:
        """All answers at once; if one of them is illegal, none is taken."""
        if not self.agents:
            if actions:
                raise unready()
            return {}, {}, {}, {}, {}
        t, agents = self.table, self.agents
        kind = t.ask.kind if t.ask else ""
        for seat, answer in self._answers(actions):
            ask = t.ask
            if ask is not None and ask.kind == kind and seat in t.to_act and ask.allows(t, seat, answer):
                self.spaces.take(t, seat, answer)  # an answer whose question is gone is not given
        self.cycles += 1
        result, over = t.result, t.result is not None
        cut = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        rewards = {agent: self.reward(result, self.seat_of[agent]) if result else 0.0 for agent in agents}
        infos = {agent: {"result": result.document()} if result else {} for agent in agents}
        seen = self._observations()
        if self.render_mode == "human":
            self.render()
        if over or cut:
            self.agents = []
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos

    def _answers(self, actions: dict[Agent, int]) -> list[tuple[int, Action]]:
        """The answers of all seats that are asked, each of them legal."""
        t, found = self.table, []
        for seat in t.to_act:
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise t.illegal(seat, "nothing")
            action = self.spaces.actions.action(t, seat, whole(t, seat, actions[agent]))
            if t.ask is None or not t.ask.allows(t, seat, action):
                raise t.illegal(seat, action)
            found.append((seat, action))
        for agent, number in actions.items():
            seat = self._seat(agent)
            if seat not in t.to_act and whole(t, seat, number) != self.wait:
                raise t.illegal(seat, f"action {number}; {self.wait} is to wait")
        return found

    def _seat(self, agent: Agent) -> int:
        if agent not in self.seat_of:
            raise Invalid(
                "unknown_agent", f"there is no agent {agent!r}; there are: {', '.join(self.seat_of)}"
            )
        return self.seat_of[agent]

    def _observations(self) -> dict[Agent, Observation]:
        return {agent: self._observe(self.seat_of[agent]) for agent in self.agents}

    def _observe(self, seat: int) -> Observation:
        t, waits = self.table, np.zeros(1, np.int8)
        waits[0] = seat not in t.to_act
        return self.spaces.observe(t, seat, np.concatenate([self.spaces.mask(t, seat), waits]))

    def text(self, agent: Agent) -> str:
        """The knowledge of an agent as one line of JSON."""
        return self.spaces.text(self.table, self.seat_of[agent])

    def option_texts(self, agent: Agent) -> dict[int, str]:
        """The legal actions of an agent as text, by number."""
        return self.spaces.option_texts(self.table, self.seat_of[agent]) or {self.wait: "wait"}

    def render(self) -> str | None:
        return rendered(self.render_mode, "\n".join(self.text(agent) for agent in self.agents))

    def close(self) -> None:
        """Nothing is held open."""


def unready() -> Invalid:
    return Invalid("no_agents", "there is no game, or it has ended for all agents: call reset() first")


def metadata(spaces: Spaces) -> dict[str, Any]:
    return {
        "name": f"sixgun_{spaces.game.name}_v0",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
        "rules": f"{spaces.game.name} {spaces.game.rules}",
    }


def agents_of(spaces: Spaces) -> list[Agent]:
    return [f"seat_{seat}" for seat in range(spaces.seats)]


def env(
    game: str,
    *,
    seats: int | None = None,
    seed: int | bytes | None = None,
    max_cycles: int | None = None,
    actions: str | None = None,
    recall: bool = True,
    most_options: int = MOST_OPTIONS,
    reward: Reward = win,
    render_mode: str | None = None,
    reaction: Reaction | None = None,
    **options: object,
) -> Gunfight:
    """An AEC environment. `options` are the game's own; without `seats`, the fewest that it takes.

    `reaction` says how fast the hands of Slap .45 are.
    """
    spaces = Spaces(game, seats, options, actions, recall, most_options, reaction)
    return Gunfight(spaces, seed, max_cycles, reward, render_mode)


def parallel_env(
    game: str,
    *,
    seats: int | None = None,
    seed: int | bytes | None = None,
    max_cycles: int | None = None,
    actions: str | None = None,
    recall: bool = True,
    most_options: int = MOST_OPTIONS,
    reward: Reward = win,
    render_mode: str | None = None,
    reaction: Reaction | None = None,
    **options: object,
) -> ParallelGunfight:
    """A Parallel environment, made like an AEC one."""
    spaces = Spaces(game, seats, options, actions, recall, most_options, reaction)
    return ParallelGunfight(spaces, seed, max_cycles, reward, render_mode)
