"""Teach one seat of Klack Klack Bang to beat two random players, by PPO with action masks.

    pip install sb3-contrib matplotlib
    python examples/ppo_klack.py --steps 60000 --plot docs/research/ppo-klack.svg

Every so often the greedy policy plays games on fresh seeds that training never sees; the plot shows the
share that it wins. Without skill that share is a little over one third (victories can be shared).
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from sixgun.envs.gymnasium import Seat

TEST_SEED = 1_000_000  # the seeds of the games in which the policy is measured begin here


def table(opponents: str, seed: int | None = None) -> Seat:
    return Seat("klack", seats=3, seat=0, opponents=opponents, seed=seed)


def share_won(model: MaskablePPO | None, opponents: str, games: int) -> float:
    """How many of these games the policy wins; without one, legal actions are drawn blindly."""
    env, rng, won = table(opponents), np.random.default_rng(0), 0
    for game in range(games):
        seen, info = env.reset(seed=TEST_SEED + game)
        over = False
        while not over:
            mask = info["action_mask"]
            if model is None:
                action = rng.choice(np.flatnonzero(mask))
            else:
                action, _ = model.predict(seen, action_masks=mask.astype(bool), deterministic=True)
            seen, reward, over, _, info = env.step(action)
        won += reward > 0
    return won / games


class Curve(BaseCallback):
    """Measures the policy every `every` steps."""

    def __init__(self, opponents: str, every: int, games: int) -> None:
        super().__init__()
        self.opponents, self.every, self.games = opponents, every, games
        self.points: list[tuple[int, float]] = []

    def _on_rollout_start(self) -> None:
        if self.num_timesteps >= len(self.points) * self.every:
            self.measure()

    def _on_training_end(self) -> None:
        self.measure()

    def _on_step(self) -> bool:
        return True

    def measure(self) -> None:
        self.points.append((self.num_timesteps, share_won(self.model, self.opponents, self.games)))
        print(f"{self.num_timesteps:>8} decisions: {self.points[-1][1]:.1%} won", flush=True)


def draw(points: list[tuple[int, float]], blind: float, opponents: str, path: Path) -> None:
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "sixgun"
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 3.6), layout="constrained")
    axes.plot(*zip(*points, strict=True), marker="o", color="#8a3324", label="masked PPO, greedy")
    axes.axhline(blind, color="#555555", linestyle="--", label="random legal actions")
    axes.set(xlabel="decisions in training", ylabel="games won", ylim=(0, 1))
    axes.set_title(f"Klack Klack Bang, one seat against two {opponents} players")
    axes.legend(loc="lower right")
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, metadata={"Date": None})


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--steps", type=int, default=60_000)
    asked.add_argument("--opponents", default="random")
    asked.add_argument("--games", type=int, default=300, help="games in each measurement")
    asked.add_argument("--plot", type=Path)
    wish = asked.parse_args()
    blind = share_won(None, wish.opponents, wish.games)
    print(f"  random actions: {blind:.1%} won", flush=True)
    model = MaskablePPO(
        "MlpPolicy",
        table(wish.opponents, seed=1),
        n_steps=2048,
        batch_size=256,
        gamma=1.0,
        ent_coef=0.01,
        seed=1,
    )
    curve = Curve(wish.opponents, wish.steps // 12, wish.games)
    model.learn(wish.steps, callback=curve)
    if wish.plot:
        draw(curve.points, blind, wish.opponents, wish.plot)


if __name__ == "__main__":
    main()
