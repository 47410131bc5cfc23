"""The peers' side of `peers.py`: OpenSpiel, RLCard, PettingZoo's classics and pgx, if they are installed."""

from __future__ import annotations

import copy
import importlib
import random
from collections.abc import Callable
from typing import Any

import numpy as np
from slices import Contenders, Work

CPP = (
    "hearts",
    "skat",
    "oh_hell(players=4)",
    "crazy_eights(players=5)",
    "euchre",
    "spades",
    "liars_dice",
    "leduc_poker(players=3)",
    "gin_rummy",
)
PYTHON = ("python_team_dominoes", "python_liars_poker", "python_kuhn_poker")
RLCARD = ("uno", "leduc-holdem", "no-limit-holdem", "doudizhu", "mahjong")
CLASSICS = ("leduc_holdem_v4", "texas_holdem_no_limit_v6", "rps_v2")
BATCHED = {"leduc_holdem": 1024, "sparrow_mahjong": 256}  # of pgx, and tables at once
STEPS = 32  # of a batch
SIMULATIONS = 100
chance = random.Random(11).random


def enter(contenders: Contenders) -> None:
    for names, label, make in (
        (CPP, "OpenSpiel C++", spiel_play),
        (PYTHON, "OpenSpiel Python", spiel_play),
        (RLCARD, "RLCard", rlcard_play),
        (CLASSICS, "PettingZoo", classic_play),
        (BATCHED, "pgx (JAX, in batches)", batched_play),
    ):
        for name in names:
            contenders.add(f"{label} {name}", lambda name=name, make=make: make(name))
    contenders.add("OpenSpiel C++ hearts: clone", spiel_clone)
    contenders.add("RLCard uno: deepcopy", rlcard_clone)
    contenders.add("OpenSpiel C++ only hearts: rollout", spiel_rollout)
    contenders.add("OpenSpiel C++ ISMCTS on hearts", spiel_search)
    contenders.add("OpenSpiel Python ISMCTS on hearts", spiel_python_search)


# -- OpenSpiel -----------------------------------------------------------------------------------------------


def load(name: str) -> Any:
    import open_spiel.python.games  # noqa: F401  registers the games written in Python
    import pyspiel

    return pyspiel.load_game(name)


def draw(state: Any) -> None:
    """One chance event."""
    left = chance()
    outcomes = state.chance_outcomes()
    for action, share in outcomes:
        left -= share
        if left <= 0 or action == outcomes[-1][0]:
            state.apply_action(action)
            return


def random_move(state: Any) -> None:
    legal = state.legal_actions()
    state.apply_action(legal[int(chance() * len(legal))])


def finish(state: Any, seen: list[Any] | None = None) -> int:
    """Random play to the end; how many decisions. `seen` gets a copy of every position."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            draw(state)
        else:
            if seen is not None:
                seen.append(state.clone())
            random_move(state)
            decisions += 1
    return decisions


def spiel_play(name: str) -> Work:
    game = load(name)
    return lambda: finish(game.new_initial_state())


def hearts_at(share: float) -> tuple[Any, Any, float]:
    """The game, a position with a choice after that share of it, and the decisions left in the mean."""
    game, seen = load("hearts"), []
    finish(game.new_initial_state(), seen)
    root = next(s for s in seen[int(len(seen) * share) :] if len(s.legal_actions()) > 1)
    return game, root, sum(finish(root.clone()) for _ in range(200)) / 200


def spiel_clone() -> Work:
    _, root, _ = hearts_at(0.5)

    def work() -> int:
        for _ in range(50):
            root.clone()
        return 50

    return work


def spiel_rollout() -> Work:
    """The evaluator of an MCTS bot that makes one simulation: no Python between its decisions."""
    import pyspiel

    game, root, left = hearts_at(0.0)
    evaluator = pyspiel.RandomRolloutEvaluator(SIMULATIONS, 5)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False)
    return counted(lambda: bot.step(root), round(SIMULATIONS * left))


def spiel_search() -> Work:
    import pyspiel

    _, root, left = hearts_at(0.25)
    most = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(5, pyspiel.RandomRolloutEvaluator(1, 5), 1.5, SIMULATIONS, -1, most, False, True)
    return counted(lambda: bot.step(root), round(SIMULATIONS * left))


def spiel_python_search() -> Work:
    from open_spiel.python.algorithms import ismcts, mcts

    game, root, left = hearts_at(0.25)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.5,
        max_simulations=20,
        allow_inconsistent_action_sets=True,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        random_state=np.random.RandomState(2),
    )
    return counted(lambda: bot.step(root), round(20 * left))


def counted(call: Callable[[], object], units: int) -> Work:
    def work() -> int:
        call()
        return units

    return work


# -- pgx -----------------------------------------------------------------------------------------------------


def batched_play(name: str) -> Work:
    """Many tables in step, compiled as one function of JAX; a table that ends begins anew."""
    import jax
    import pgx
    from jax import numpy as jnp

    env, tables = pgx.make(name), BATCHED[name]
    begin, step = jax.vmap(env.init), jax.vmap(env.step)

    def turn(state: Any, key: Any) -> tuple[Any, Any]:
        chosen, drawn, dealt = jax.random.split(key, 3)
        odds = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        later = step(state, jax.random.categorical(chosen, odds), jax.random.split(drawn, tables))
        fresh = begin(jax.random.split(dealt, tables))
        return jax.vmap(either)(later.terminated | later.truncated, fresh, later), None

    def either(ended: Any, one: Any, other: Any) -> Any:
        return jax.tree_util.tree_map(lambda a, b: jnp.where(ended, a, b), one, other)

    @jax.jit
    def play(key: Any) -> Any:
        first, rest = jax.random.split(key)
        keys = jax.random.split(rest, STEPS)
        return jax.lax.scan(turn, begin(jax.random.split(first, tables)), keys)[0]

    return counted(lambda: jax.block_until_ready(play(jax.random.key(int(chance() * 2**31)))), STEPS * tables)


# -- RLCard and PettingZoo -----------------------------------------------------------------------------------


def rlcard_play(name: str) -> Work:
    import rlcard

    env = rlcard.make(name, config={"seed": 1})

    def work() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(chance() * len(legal))])
            decisions += 1
        return decisions

    return work


def rlcard_clone() -> Work:
    import rlcard

    env = rlcard.make("uno", config={"seed": 1})
    env.reset()
    return counted(lambda: copy.deepcopy(env.game), 1)


def classic_play(name: str) -> Work:
    env = importlib.import_module(f"pettingzoo.classic.{name}").env()

    def choose(seen: Any, info: Any) -> int:
        mask = seen.get("action_mask") if isinstance(seen, dict) else info.get("action_mask")
        if mask is None:
            return int(chance() * env.action_space(env.agent_selection).n)
        legal = np.flatnonzero(mask.view(np.bool_))
        return int(legal[int(chance() * len(legal))])

    def work() -> int:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, info = env.last()
            env.step(None if terminated or truncated else choose(seen, info))
            decisions += not (terminated or truncated)
        return decisions

    return work
