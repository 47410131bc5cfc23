"""Slap .45 as a reaction-time environment: intents are the agents', times are drawn by stated models."""

from __future__ import annotations

import copy
import pickle
from statistics import fmean
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test

import sixgun
import sixgun.envs.gymnasium
from sixgun.envs.pettingzoo import Gunfight, env, parallel_env
from sixgun.envs.reaction import Latency, Reaction
from sixgun.games.slap45.reaction import SKILLS, Skill
from sixgun.games.slap45.table import SlapTable
from tests.envs.test_pettingzoo import DICTIONARIES, pick

MEANS = {"novice": 617, "casual": 503, "skilled": 410, "expert": 340}  # section 12, choice, basic deck
FAR = Latency(ping_ms=180, jitter_ms=10)


def laid(reaction: Reaction, seed: int = 1, seats: int = 3) -> Gunfight:
    e = env("slap45", seats=seats, seed=seed, mode="basic", max_rounds=8, reaction=reaction)
    e.reset()
    return e


def times(reaction: Reaction, seat: int = 0, count: int = 1500) -> list[int]:
    """Judged times of one seat on a full deck; its form is that of the day."""
    e = laid(reaction)
    hands = e.spaces.hands
    assert isinstance(e.table, SlapTable)
    assert hands is not None
    hands.form = [0.0] * 3
    return [hands.time(e.table, seat) for _ in range(count)]


def story(e: Gunfight, seed: int = 1) -> list[str]:
    rng = np.random.default_rng(seed)
    while not e.table.over:
        e.step(pick(e.observe(e.agent_selection)["action_mask"], rng))
    return [str(event) for event in e.table.log]


def test_agents_choose_intents_and_are_never_asked_for_times() -> None:
    e, rng, asked = laid(Reaction()), np.random.default_rng(1), set()
    while not e.table.over:
        asked |= {text.split()[0] for text in e.option_texts(e.agent_selection).values()}
        e.step(pick(e.observe(e.agent_selection)["action_mask"], rng))
    assert "plan" in asked
    assert "rt" not in asked


@pytest.mark.parametrize("skill", SKILLS)
def test_the_times_are_those_of_section_12(skill: str) -> None:
    assert fmean(times(Reaction(skill))) == pytest.approx(MEANS[skill], abs=15)


def test_every_seat_has_its_own_hands_and_its_own_line() -> None:
    reaction = Reaction(["expert", "novice", "casual"], [Latency(), Latency(), FAR], judge="arrival")
    means = [fmean(times(reaction, seat)) for seat in range(3)]
    assert means[0] == pytest.approx(MEANS["expert"], abs=15)
    assert means[1] == pytest.approx(MEANS["novice"], abs=20)
    assert means[2] == pytest.approx(MEANS["casual"] + 190, abs=20)


def test_a_judge_with_credit_gives_the_round_trip_back() -> None:
    assert fmean(times(Reaction("casual", FAR))) == pytest.approx(MEANS["casual"], abs=15)
    assert fmean(times(Reaction("casual", FAR, judge="arrival"))) == pytest.approx(693, abs=15)


def test_the_credit_has_a_limit() -> None:
    """A round trip of 700 ms with at most 500 given back (SLAP-170)."""
    slow = times(Reaction("expert", Latency(ping_ms=700)))
    assert fmean(slow) == pytest.approx(MEANS["expert"] + 200, abs=15)


def test_a_skill_may_be_ones_own() -> None:
    machine = Skill("machine", (120, 0, 1, 110), 0, (120, 0, 1, 110), 0.0, 0.0, 0.0)
    assert max(times(Reaction(machine))) < 140


def test_lapses_and_slips_take_the_plan_out_of_the_agents_hands() -> None:
    sleepy = Skill("sleepy", (200, 10, 10, 150), 0, (400, 10, 10, 150), 0.0, 1.0, 0.0)
    assert plan_makers(Reaction([sleepy, "expert", "expert"])) == {"seat_1", "seat_2"}
    assert "seat_0" in plan_makers(Reaction([sleepy, "expert", "expert"], errors=False))


def plan_makers(reaction: Reaction) -> set[str]:
    """The agents that are asked for plans."""
    e, rng, found = laid(reaction), np.random.default_rng(1), set()
    while not e.table.over:
        if e.table.ask is not None and e.table.ask.kind == "plans":
            found.add(e.agent_selection)
        e.step(pick(e.observe(e.agent_selection)["action_mask"], rng))
    return found


def test_a_clumsy_hand_slaps_at_every_move_card() -> None:
    clumsy = Skill("clumsy", (200, 10, 10, 150), 0, (200, 10, 10, 150), 1.0, 0.0, 0.0)
    texts = story(laid(Reaction([clumsy, "casual", "casual"])))
    moves = [text for text in texts if text.startswith("plan_pieced seat=0") and "plan move" in text]
    assert moves
    assert all("plan move center end" in text for text in moves)


def test_one_seed_gives_one_game() -> None:
    one = story(laid(Reaction("expert"), seed=5))
    assert one == story(laid(Reaction("expert"), seed=5))
    assert one != story(laid(Reaction("expert"), seed=6))


@pytest.mark.parametrize("copy", [copy.deepcopy, lambda e: pickle.loads(pickle.dumps(e))])
def test_a_copy_of_a_game_that_goes_on_has_the_same_hands(copy: Any) -> None:
    e = laid(Reaction("expert"), seed=5)
    rng = np.random.default_rng(3)
    for _ in range(20):
        e.step(pick(e.observe(e.agent_selection)["action_mask"], rng))
    other = copy(e)
    story(e)
    story(other)
    assert other.table.dump() == e.table.dump()


@pytest.mark.filterwarnings(*DICTIONARIES)
def test_the_checks_of_the_libraries_pass() -> None:
    house: dict[str, Any] = {"seats": 4, "mode": "powers", "max_rounds": 4}
    api_test(env("slap45", reaction=Reaction(), **house), num_cycles=100)
    parallel_api_test(parallel_env("slap45", reaction=Reaction("expert"), **house), num_cycles=100)
    seat = gymnasium.make(
        "sixgun/slap45-v0", opponents="heuristic", seed=1, render_mode="ansi", reaction=Reaction(), **house
    )
    check_env(seat.unwrapped)


@pytest.mark.parametrize(
    ("game", "reaction"),
    [
        ("klack", Reaction()),
        ("slap45", Reaction("superhuman")),
        ("slap45", Reaction(["casual", "expert"])),
        ("slap45", Reaction("casual", [FAR])),
    ],
)
def test_models_that_do_not_fit_are_refused(game: str, reaction: Reaction) -> None:
    with pytest.raises(sixgun.Invalid):
        env(game, seats=3, reaction=reaction)


@pytest.mark.parametrize("rule", [{"timing": "realtime"}, {"rt_source": "sampled"}, {"rt_skill": "expert"}])
def test_house_rules_that_speak_of_other_times_are_refused(rule: dict[str, Any]) -> None:
    with pytest.raises(sixgun.Invalid, match="times are its own"):
        env("slap45", seats=3, reaction=Reaction(), **rule)
    env("slap45", seats=3, reaction=Reaction(), timing="turn_based")


def test_a_judge_goes_by_credit_or_by_arrival() -> None:
    with pytest.raises(sixgun.Invalid, match="'credit' or by 'arrival'"):
        env("slap45", seats=3, reaction=Reaction(judge="mood"))  # type: ignore[arg-type]
