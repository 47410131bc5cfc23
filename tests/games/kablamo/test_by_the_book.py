"""Random games, played by the engine and by the second set of rules, question by question."""

from __future__ import annotations

import random
from collections import deque
from typing import Any

import pytest

import sixgun
from sixgun.core.attributes import EMPTY
from sixgun.core.event import Event
from sixgun.games.kablamo.events.loading import Drew, DrewToLoad
from sixgun.games.kablamo.events.moving import SpareSwapped
from sixgun.games.kablamo.table import KablamoTable
from sixgun.games.kablamo.window import Window
from tests.covers import covers
from tests.games.kablamo.by_the_book import Blind, Draw, Game, Loading, Lying, Question

DARE = 0.5  # how often somebody plays who can

AIMED = """kind,class,count,numbers
kablamo,live,5,
click,live,5,
ricochet,hv,5,1 2 3 4 70
backfire,hv,5,5 6 7 8 71
misfire,hv,5,9 10 11 12 72
somebody_is_cheating,hv,4,30 31 32 73
lights_out,hv,3,13 14 74
moment_of_truth,hv,3,16 17 60
bolshevik_rules,hv,2,43 44
overhaul,hv,2,45 46
sleight_of_hand,action,3,20 21 22
wet_powder,action,3,23 24 25
stockpiling,action,3,26 27 28
gentlemen_agreement,action,3,40 41 42
ratchet_malfunction,action,2,47 48
"""
DELAYED = """kind,class,count,numbers
kablamo,live,2,
click,live,5,
trigger_malfunction,action,8,1 2 3 4 5 6 7 8
hammer_malfunction,action,4,11 12 13 14
cylinder_malfunction,action,4,21 22 23 24
ratchet_malfunction,action,3,31 32 33
speed_load,action,4,41 42 43 44
stockpiling,action,4,51 52 53 54
wet_powder,action,4,61 62 63 64
test_of_honor,action,5,71 72 73 74 75
act_of_cowardice,hv,4,81 82 83 84
trigger_happy,hv,4,85 86 87 88
ricochet,hv,3,91 92 93
lights_out,hv,3,94 95 96
double_cross,action,3,15 16 17
triple_action,action,3,18 19 20
"""
OPTIONS: list[dict[str, Any]] = [
    {},
    {"bullets": AIMED},
    {"bullets": DELAYED, "max_rounds": 20},
    {"bullets": DELAYED, "max_rounds": 20, "cylinder_malfunction_mode": "instead"},
    {"bullets": AIMED, "window_policy": "fast"},
]


class Pair:
    """One game twice: what chance does in the engine happens in the book as well."""

    def __init__(self, seats: int, seed: int, options: dict[str, Any]) -> None:
        t = sixgun.new("kablamo", seats=seats, seed=seed, **options)
        assert isinstance(t, KablamoTable)
        self.t, self.rng = t, random.Random(seed)
        instead, fast = t.options["cylinder_malfunction_mode"] == "instead", t.fast
        self.book = Game(seats, t.box, instead, fast, options.get("max_rounds", 200))
        self.events: deque[Event[Any]] = deque(t.log)

    def play(self) -> None:
        rules = self.book.play()
        answer: Any = None
        while True:
            try:
                request = rules.send(answer)
            except StopIteration:
                break
            answer = self.answer(request)
        assert self.t.result is not None
        assert (self.t.result.winners, self.t.result.reason) == self.book.result

    def answer(self, request: Question | Loading | Draw | Blind) -> Any:
        if isinstance(request, Draw):
            drew = self.next(DrewToLoad if request.to_load else Drew)
            assert drew.seat == request.seat
            return drew.bullet
        if isinstance(request, Blind):
            swapped = self.next(SpareSwapped)
            assert swapped.taken in self.book.spares[request.victim]
            return swapped.taken
        self.compare(request.kind)
        if isinstance(request, Loading):
            return self.load(request)
        return self.ask(request)

    def next(self, kind: type[Event[Any]]) -> Any:
        """The next thing that chance has done; nothing else of chance comes before it."""
        while not isinstance(event := self.events.popleft(), (Drew, DrewToLoad, SpareSwapped)):
            pass
        assert isinstance(event, kind)
        return event

    def say(self, seat: int, action: sixgun.Action) -> str:
        self.events += self.t.apply(seat, action)
        self.t.check()
        return str(action)

    def ask(self, question: Question) -> dict[int, str]:
        t, who = self.t, list(question.offers)
        for seat in who:
            assert sorted(map(str, t.legal(seat))) == sorted(question.offers[seat])
        self.rng.shuffle(who)
        return {seat: self.say(seat, self.pick(seat)) for seat in who}

    def pick(self, seat: int) -> sixgun.Action:
        options = self.t.legal(seat)
        if self.t.ask is None or not self.t.ask.window or len(options) == 1:
            return self.rng.choice(options)
        return self.rng.choice(options[1:]) if self.rng.random() < DARE else options[0]

    def load(self, loading: Loading) -> dict[int, list[tuple[str, int]]]:
        answers: dict[int, list[tuple[str, int]]] = {}
        for seat, (names, chambers) in loading.who.items():
            answers[seat] = []
            left, below = names[:], chambers
            for missing in range(min(len(names), len(chambers)), 0, -1):
                offered = {f"load {name} > {p}" for name in left for p in below[: len(below) - missing + 1]}
                assert {str(action) for action in self.t.legal(seat)} == offered
                _, name, _, position = self.say(seat, self.rng.choice(self.t.legal(seat))).split()
                answers[seat].append((name, int(position)))
                left.remove(name)
                below = [p for p in below if p < int(position)]
        return answers

    # -- the two tables --------------------------------------------------------------------------

    def compare(self, kind: str) -> None:
        t, book = self.t, self.book
        assert (t.ask.name if isinstance(t.ask, Window) else t.ask and t.ask.kind) == kind
        assert (list(t.alive), list(t.revolver), t.round) == (book.alive, book.revolver, book.round)
        assert t.chambers == [[EMPTY if b is None else b for b in mine] for mine in book.chambers]
        assert [sorted(mine) for mine in t.spares] == [sorted(mine) for mine in book.spares]
        assert (set(t.bag), set(t.discard)) == (book.bag, book.discard)
        numbers = [t.box.number[bullet] for bullet in book.active]
        assert list(t.active) == sorted(numbers)
        effects = [(e.kind, e.controller, e.assignee, e.fired, e.taken_over) for e in book.chain]
        assert (t.chain, list(t.effects)) == ([e.bullet for e in book.chain], effects)
        self.compare_lying()
        self.compare_memory()

    def compare_lying(self) -> None:
        t, book = self.t, self.book
        for there, effects, lying in zip(t.on_revolver, t.attached, book.attached, strict=True):
            assert (there, list(effects)) == told(lying)
        for there, kinds, lying in zip(t.in_front, t.in_front_as, book.in_front, strict=True):
            assert (there, [(kind, False) for kind in kinds]) == told(lying)
        assert (t.on_table, list(t.on_table_as)) == told(book.on_table)

    def compare_memory(self) -> None:
        """KAB-202 to KAB-206, KAB-190 to KAB-192; the dead forget."""
        t, book = self.t, self.book
        hidden = [b for mine in book.spares for b in mine]
        for revolver, mine in enumerate(book.chambers):
            for position, bullet in enumerate(mine):
                if bullet is not None:
                    assert t.loaded[revolver][position] == book.loaded[bullet]
                    hidden += [] if bullet in book.active else [bullet]
        for bullet in hidden:
            assert t.known[bullet] == sum(1 << seat for seat in book.knows[bullet] if book.alive[seat])


def told(lying: list[Lying]) -> tuple[list[int], list[tuple[str, bool]]]:
    return [effect.bullet for effect in lying], [(effect.kind, effect.armed) for effect in lying]


@covers("KAB-026", "KAB-065", "KAB-087", "KAB-106", "KAB-202", "KAB-204")
@pytest.mark.both
@pytest.mark.parametrize("options", OPTIONS, ids=["default", "aimed", "delayed", "instead", "fast"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_games_go_as_the_clauses_say(seats: int, options: dict[str, Any]) -> None:
    for seed in range(4):
        Pair(seats, seed, options).play()
