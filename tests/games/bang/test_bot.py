"""The heuristic player: it knows its friends, uses its cards, and beats chance."""

from __future__ import annotations

import random
from typing import Any

import pytest

import sixgun
from sixgun.games.bang.bot import Bot
from sixgun.games.bang.bot_belief import Seen, chances
from sixgun.games.bang.pieces import ROLE_WORDS
from sixgun.games.bang.table import BangTable
from tests.games.bang.play import play, table
from tests.games.bang.tables import TABLES


def wish(t: BangTable) -> str:
    """The answer of the bot for the seat that is asked."""
    seat = t.to_act[0]
    return str(Bot(1).choose(t.view(seat, recall=True), t.legal(seat)))


def winners(seats: int, seed: int, bots: str, **options: Any) -> set[str]:
    """The roles that win when those named are played by bots and the others at random."""
    t: Any = sixgun.new("bang", seats=seats, seed=seed, **options)
    rng, players = random.Random(seed), [Bot(seed + seat) for seat in range(seats)]
    while not t.over:
        seat = t.to_act[0]
        mine = ROLE_WORDS[t.role(seat)] in bots
        bot = players[seat].choose(t.view(seat, recall=True), t.legal(seat)) if mine else None
        t.apply(seat, bot or rng.choice(t.legal(seat)))
    return {ROLE_WORDS[t.role(seat)] for seat in t.result.winners}


def test_an_outlaw_shoots_the_sheriff_and_a_deputy_never_does() -> None:
    t = table("A outlaw: bang_as", "B sheriff", "C deputy", "D renegade", "E outlaw lucky_duke")
    assert wish(t) == "bang_as > 1"
    t = table("A deputy: bang_as", "B sheriff 1", "C outlaw", "D renegade", "E outlaw lucky_duke")
    assert not wish(t).endswith("> 1")


def test_whoever_shot_the_sheriff_is_taken_for_an_outlaw() -> None:
    t = table("A sheriff", "B outlaw: bang_as", "C outlaw", "D renegade", "E deputy lucky_duke", turn="B")
    before = chances(Seen(t.view(3, recall=True)))[1][2]
    play(t, "B: bang > A")
    after = chances(Seen(t.view(3, recall=True)))[1][2]
    assert after > before + 0.2


def test_it_saves_itself_and_dodges() -> None:
    t = table("A sheriff: bang", "B outlaw 1: beer", "C outlaw", "D renegade")
    play(t, "A: bang > B", "B: take_hit")
    assert wish(t) == "beer_6h"
    t = table("A sheriff: bang", "B outlaw 2: missed / barrel", "C outlaw", "D renegade", deck="2c")
    play(t, "A: bang > B")
    assert wish(t) == "use barrel"
    play(t, "B: use barrel")
    assert wish(t) == "missed_2s"


def test_it_draws_before_it_shoots_and_frees_itself_of_dynamite() -> None:
    t = table("A sheriff: bang stagecoach_9s_1", "B outlaw", "C outlaw", "D renegade")
    assert wish(t) == "stagecoach_9s_1"
    t = table("A sheriff: cat_balou_kh / dynamite", "B outlaw", "C outlaw", "D renegade")
    assert wish(t) == "cat_balou_kh > 0 dynamite_2h"


def test_it_picks_the_flip_that_helps() -> None:
    t = table("A sheriff: bang", "B outlaw lucky_duke: / barrel", "C outlaw", "D renegade", deck="2c 5h")
    play(t, "A: bang > B", "B: use barrel")
    assert wish(t) == "choose saloon_5h"


@pytest.mark.both
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_it_answers_every_question_legally(seats: int, options: dict[str, Any]) -> None:
    t: Any = sixgun.new("bang", seats=seats, seed=5, **options)
    players = [Bot(seat) for seat in range(seats)]
    while not t.over:
        seat = t.to_act[0]
        t.apply(seat, players[seat].choose(t.view(seat, recall=True), t.legal(seat)))
    assert t.result.winners


@pytest.mark.slow
@pytest.mark.parametrize("role", ["sheriff", "outlaw", "renegade", "deputy"])
def test_every_role_does_better_than_chance(role: str) -> None:
    skilled = sum(role in winners(5, seed, role, gold_rush=False) for seed in range(60))
    lucky = sum(role in winners(5, seed, "", gold_rush=False) for seed in range(60))
    assert skilled > lucky + 10
