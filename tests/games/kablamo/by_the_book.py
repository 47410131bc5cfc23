"""Kablamo a second time, written from sections 4 and 5.4 alone and in no hurry.

Every procedure is a generator: it yields what it has to ask or to draw, and is sent the answer. So the same
game can be played here and in the engine, question by question, and compared.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from sixgun.games.kablamo.box import Box

T = TypeVar("T")
MALFUNCTIONS = ("ratchet_malfunction", "hammer_malfunction", "trigger_malfunction", "cylinder_malfunction")
ON_REVOLVER = (*MALFUNCTIONS, "act_of_cowardice")
IN_FRONT = ("trigger_happy", "test_of_honor")
AIMING = ("misfire", "backfire", "ricochet")
FOR_THE_ROUND = ("somebody_is_cheating", "marquis_of_queensbury_rules", "full_metal_jacket")
OF_ALL = (*FOR_THE_ROUND, "bolshevik_rules", "moment_of_truth", "overhaul")  # table 2.4: not assignable
ALL_POSITIONS, OTHERS_POSITIONS = (5, 4, 3, 2, 1, 0), (4, 3, 2, 1, 0)  # KAB-120
SAFE, FIRING = 5, 0


@dataclass
class Question:
    """Asked of some seats; the answers come back by seat."""

    kind: str
    offers: dict[int, set[str]]


@dataclass
class Loading:
    """Some seats load: the names that each may use, and the chambers to fill."""

    kind: str
    who: dict[int, tuple[list[str], list[int]]]


@dataclass
class Draw:
    seat: int
    to_load: bool


@dataclass
class Blind:
    """Which spare of the victim chance has taken."""

    victim: int


Asks = Generator[Question | Loading | Draw | Blind, Any, T]


@dataclass
class Effect:
    """KAB-087"""

    bullet: int
    kind: str
    controller: int
    assignee: int
    fired: bool
    cancelled: bool = False
    taken_over: bool = False


@dataclass
class Lying:
    """A delayed effect; armed: triggered, or in force."""

    bullet: int
    kind: str
    armed: bool = False


@dataclass
class Game:
    """The table, by seat and by revolver; empty chambers hold None."""

    seats: int
    box: Box
    instead: bool = False
    fast: bool = False
    most_rounds: int = 200
    round: int = 0
    repeat_is_over: bool = False
    result: tuple[tuple[int, ...], str] | None = None
    alive: list[bool] = field(default_factory=list)
    revolver: list[int] = field(default_factory=list)
    chambers: list[list[int | None]] = field(default_factory=list)
    spares: list[list[int]] = field(default_factory=list)
    attached: list[list[Lying]] = field(default_factory=list)
    in_front: list[list[Lying]] = field(default_factory=list)
    on_table: list[Lying] = field(default_factory=list)
    active: dict[int, int | None] = field(default_factory=dict)  # who controls it by Backfire
    chain: list[Effect] = field(default_factory=list)
    bag: set[int] = field(default_factory=set)
    discard: set[int] = field(default_factory=set)
    knows: list[set[int]] = field(default_factory=list)  # the seats that know each bullet
    loaded: dict[int, tuple[int, int]] = field(default_factory=dict)  # by whom, in which round

    def __post_init__(self) -> None:
        seats = range(self.seats)
        self.alive, self.revolver = [True for _ in seats], list(seats)
        self.chambers, self.spares = [[None] * 6 for _ in seats], [[] for _ in seats]
        self.attached, self.in_front = [[] for _ in seats], [[] for _ in seats]
        self.bag = set(range(len(self.box.kind)))
        self.knows = [set() for _ in self.bag]

    # -- the table ---------------------------------------------------------------------------------

    def living(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.alive[seat]]

    def clockwise(self, start: int) -> list[int]:
        order = [(start + step) % self.seats for step in range(self.seats)]
        return [seat for seat in order if self.alive[seat]]

    def lead(self) -> int:
        return self.clockwise(self.round - 1)[0]

    def cylinder(self, seat: int) -> list[int | None]:
        return self.chambers[self.revolver[seat]]

    def movable(self, seat: int, by: int) -> list[int]:
        """KAB-120 to KAB-122"""
        positions = range(6 if seat == by else 5)
        mine = self.cylinder(seat)
        return [p for p in positions if mine[p] is not None and mine[p] not in self.active]

    def within_reach(self, by: int) -> list[tuple[int, int]]:
        return [(seat, position) for seat in self.living() for position in self.movable(seat, by)]

    def turn(self, seat: int, chambers: int) -> None:
        mine, cut = self.cylinder(seat), -chambers % 6
        mine[:] = mine[cut:] + mine[:cut]

    def place_of(self, bullet: int) -> tuple[int, int]:
        (place,) = [(s, p) for s in self.living() for p in range(6) if self.cylinder(s)[p] == bullet]
        return place

    def take_out(self, seat: int, position: int) -> int:
        bullet = self.cylinder(seat)[position]
        assert bullet is not None
        self.cylinder(seat)[position] = None
        self.active.pop(bullet, None)
        self.loaded.pop(bullet, None)
        return bullet

    def put_away(self, bullet: int) -> None:
        """KAB-015, KAB-016, KAB-205"""
        live = self.box.live[bullet]
        (self.bag if live else self.discard).add(bullet)
        self.knows[bullet] = set() if live else set(range(self.seats))

    def end(self, there: list[Lying], effect: Lying) -> None:
        there.remove(effect)
        self.put_away(effect.bullet)

    def in_force(self, kind: str) -> bool:
        return any(effect.kind == kind and effect.armed for effect in self.on_table)

    def leaves_spares(self, seat: int, bullets: list[int]) -> None:
        """KAB-204"""
        mine = self.spares[seat]
        for bullet in mine if len(mine) > 1 else []:
            self.knows[bullet] &= {seat}
        self.spares[seat] = [bullet for bullet in mine if bullet not in bullets]

    # -- table 4.16 --------------------------------------------------------------------------------

    def able(self, kind: str, bullet: int) -> list[int]:
        return [seat for seat in self.living() if self.is_able(kind, seat, bullet)]

    def is_able(self, kind: str, p: int, bullet: int) -> bool:
        others = [seat for seat in self.living() if seat != p]
        spares = [[b for b in mine if b != bullet] for mine in self.spares]
        reach = self.within_reach(p)
        own = self.movable(p, p)
        if kind in ("misfire", "backfire"):
            return bool({*self.active, *[e.bullet for e in self.chain]} - {bullet})
        if kind == "ricochet":
            return bool(self.to_copy(bullet))
        if kind in (*FOR_THE_ROUND, "trigger_happy"):
            return not self.repeat_is_over
        if kind == "lack_of_etiquette":
            return bool(reach)
        if kind == "moment_of_truth":
            return any(SAFE in self.movable(s, s) and spares[s] for s in self.living())
        if kind == "overhaul":
            return any(effect.kind in MALFUNCTIONS for mine in self.attached for effect in mine)
        if kind == "double_cross":
            return bool(own) and len(reach) > len(own)
        if kind == "gentlemen_agreement":
            return len([s for s in self.living() if self.movable(s, s)]) >= 2
        if kind == "sleight_of_hand":
            return bool(own) and any(spares[s] for s in others)
        if kind == "triple_action":
            return len(reach) >= 3 and len({seat for seat, _ in reach}) >= 2
        if kind == "stockpiling":
            room = [b for b in self.cylinder(p) if b is None or b == bullet]  # KAB-068
            return bool(room) and bool(self.bag)
        if kind in ("speed_load", "wet_powder"):
            return bool(self.bag) and (kind == "speed_load" or bool(spares[p]))
        return True

    def to_copy(self, bullet: int) -> list[int]:
        """KAB-132, KAB-209"""
        kinds = {**{b: self.box.kind[b] for b in self.active}, **{e.bullet: e.kind for e in self.chain}}
        return [
            b for b, kind in kinds.items() if b != bullet and kind != "ricochet" and self.able(kind, bullet)
        ]

    # -- asking ------------------------------------------------------------------------------------

    def choose(self, kind: str, seat: int, offers: Iterable[str]) -> Asks[list[int]]:
        """The numbers in the answer; nobody is asked where there is one only."""
        found = set(offers)
        if len(found) > 1:
            found = {(yield Question(kind, {seat: found}))[seat]}
        return numbers(found.pop())

    def draw(self, seat: int, bullets: int, to_load: bool = False) -> Asks[list[int]]:
        drawn: list[int] = []
        while self.bag and len(drawn) < bullets:
            drawn.append((yield Draw(seat, to_load)))
            self.bag.remove(drawn[-1])
            self.knows[drawn[-1]] = {seat}
        if not to_load:
            self.spares[seat] += drawn
        return drawn

    def load(
        self, kind: str, who: dict[int, tuple[list[int], int]], positions: tuple[int, ...]
    ) -> Asks[None]:
        """The bullets of each loader go into the empty chambers of somebody's revolver."""
        names = {seat: [self.box.name[b] for b in bullets] for seat, (bullets, _) in who.items()}
        empty = {s: [p for p in positions if self.cylinder(o)[p] is None] for s, (_, o) in who.items()}
        answers = yield Loading(kind, {seat: (names[seat], empty[seat]) for seat in who})
        for seat, (bullets, owner) in who.items():
            used: list[int] = []
            for name, position in answers[seat]:
                used.append(next(b for b in bullets if self.box.name[b] == name and b not in used))
                self.cylinder(owner)[position] = used[-1]
                self.loaded[used[-1]] = seat, self.round
            if bullets is self.spares[seat]:
                self.leaves_spares(seat, used)
            else:
                self.spares[seat] += [b for b in bullets if b not in used]  # KAB-165

    # -- a game ------------------------------------------------------------------------------------

    def play(self) -> Asks[None]:
        for seat in range(self.seats):
            yield from self.draw(seat, 8)
        everybody = {seat: (self.spares[seat], seat) for seat in range(self.seats)}
        yield from self.load("setup_load", everybody, ALL_POSITIONS)
        while self.result is None:
            yield from self.play_round()

    def play_round(self) -> Asks[None]:
        self.round, self.repeat_is_over = self.round + 1, False
        for effect in [e for e in self.on_table if not e.armed][:1]:
            effect.armed = True
        yield from self.window("start")
        firing = [self.revolver[seat] for seat in self.living()]
        while firing and self.result is None:
            yield from self.fire(firing)
            firing = self.repeat() if self.result is None else []
        if self.result is not None:
            return
        self.repeat_is_over = True
        yield from self.replace()
        yield from self.window("replaced")
        yield from self.tests_of_honor()
        who = {s: (self.spares[s], s) for s in self.living() if self.spares[s] and None in self.cylinder(s)}
        if who:
            yield from self.load("reload", who, ALL_POSITIONS)
        yield from self.window("round_end")
        for effect in [effect for effect in self.on_table if effect.armed]:
            self.end(self.on_table, effect)
        if self.round == self.most_rounds:
            self.result = (), "KAB-189"

    def repeat(self) -> list[int]:
        """KAB-106"""
        firing = []
        for seat in self.living():
            attached, in_front = self.attached[self.revolver[seat]], self.in_front[seat]
            armed = [e for e in attached if e.armed]
            sources = [(attached, e) for e in reversed(armed) if e.kind == "act_of_cowardice"]
            sources += [(attached, e) for e in reversed(armed) if e.kind == "trigger_malfunction"]
            sources += [(in_front, e) for e in in_front if e.kind == "trigger_happy"]
            if sources:
                self.end(*sources[0])
                firing.append(self.revolver[seat])
        return firing

    def replace(self) -> Asks[None]:
        """KAB-110, KAB-111"""
        missing = {seat: self.cylinder(seat).count(None) for seat in self.clockwise(self.lead())}
        for turn in range(6):
            for seat, wanted in missing.items():
                if turn < wanted:
                    yield from self.draw(seat, 1)

    def tests_of_honor(self) -> Asks[None]:
        tests = [
            (e, seat) for seat in self.living() for e in self.in_front[seat] if e.kind == "test_of_honor"
        ]
        for effect, seat in sorted(tests, key=lambda test: self.box.number[test[0].bullet]):
            others = [s for s in self.living() if s != seat and None in self.cylinder(s)[:SAFE]]
            if others and self.spares[seat]:
                (owner,) = yield from self.choose("honor_target", seat, [f"choose {s}" for s in others])
                yield from self.load("honor_load", {seat: (self.spares[seat], owner)}, OTHERS_POSITIONS)
            self.end(self.in_front[seat], effect)

    # -- FIRE --------------------------------------------------------------------------------------

    def fire(self, firing: list[int]) -> Asks[None]:
        for revolver in firing:
            self.rotate(revolver)
        yield from self.window("rotated")
        shown = [revolver for revolver in firing if self.reveals(revolver)]
        self.live_bullets(shown)
        if self.result is not None:
            return
        if self.in_force("somebody_is_cheating"):
            self.stop_cheating()
        while self.active:
            yield from self.window("before_bullet")
            if self.active:
                yield from self.resolve(min(self.active, key=lambda bullet: self.box.number[bullet]))
        for seat in self.living():
            mine = self.attached[self.revolver[seat]]
            for effect in [e for e in mine if e.kind == "cylinder_malfunction" and e.armed]:
                self.turn(seat, -1)
                self.end(mine, effect)
        yield from self.window("after_resolve")

    def top(self, revolver: int, kind: str) -> list[Lying]:
        """KAB-037: the newest one that is not armed, if there is one."""
        return [e for e in self.attached[revolver] if e.kind == kind and not e.armed][-1:]

    def rotate(self, revolver: int) -> None:
        ratchet = self.top(revolver, "ratchet_malfunction")
        back = self.top(revolver, "cylinder_malfunction") if self.instead else []
        for effect in ratchet + back:
            self.end(self.attached[revolver], effect)
        if not ratchet:
            self.turn(self.revolver.index(revolver), -1 if back else 1)

    def reveals(self, revolver: int) -> bool:
        """KAB-034 to KAB-041"""
        cowardice = self.top(revolver, "act_of_cowardice")
        cylinder = [] if self.instead else self.top(revolver, "cylinder_malfunction")
        hammer = self.top(revolver, "hammer_malfunction")
        for effect in self.top(revolver, "trigger_malfunction") + cylinder + cowardice:
            effect.armed = True
        for effect in hammer:
            self.end(self.attached[revolver], effect)
        there = self.chambers[revolver][FIRING] is not None
        if there and cowardice:
            self.put_away(self.take_out(self.revolver.index(revolver), FIRING))
        return there and not cowardice and not hammer

    def live_bullets(self, shown: list[int]) -> None:
        """KAB-044 to KAB-052, KAB-181, KAB-185, KAB-186"""
        victims: set[int] = set()
        for revolver in shown:
            bullet, owner = self.chambers[revolver][FIRING], self.revolver.index(revolver)
            assert bullet is not None
            if not self.box.live[bullet]:
                self.active[bullet] = None
                self.knows[bullet] = set(range(self.seats))
            elif self.box.kind[bullet] == "kablamo" and not self.in_force("marquis_of_queensbury_rules"):
                hit = self.clockwise(owner + 1 if self.in_force("bolshevik_rules") else owner)[0]
                victims |= {hit, self.clockwise(hit + 1)[0]} if self.in_force("full_metal_jacket") else {hit}
        for revolver in shown:
            bullet = self.chambers[revolver][FIRING]
            if bullet not in self.active:
                self.put_away(self.take_out(self.revolver.index(revolver), FIRING))
        for seat in victims:
            self.alive[seat] = False
            self.eliminate(seat)
        if len(self.living()) < 2:
            self.result = tuple(self.living()), "KAB-185" if self.living() else "KAB-186"

    def eliminate(self, seat: int) -> None:
        for position in range(6):
            if self.cylinder(seat)[position] is not None:
                self.put_away(self.take_out(seat, position))
        lying = self.attached[self.revolver[seat]] + self.in_front[seat]
        for bullet in self.spares[seat] + [effect.bullet for effect in lying]:
            self.put_away(bullet)
        self.spares[seat], self.in_front[seat], self.attached[self.revolver[seat]] = [], [], []

    def stop_cheating(self) -> None:
        for bullet in list(self.active):
            self.put_away(self.take_out(*self.place_of(bullet)))

    def resolve(self, bullet: int) -> Asks[None]:
        taken_by, kind = self.active[bullet], self.box.kind[bullet]
        controller = self.place_of(bullet)[0] if taken_by is None else taken_by
        assignee = yield from self.assign(kind, bullet, controller)
        self.take_out(*self.place_of(bullet))
        if assignee is None:
            self.put_away(bullet)
        else:
            yield from self.process(Effect(bullet, kind, controller, assignee, True))

    # -- windows and the chain -----------------------------------------------------------------------

    def assign(self, kind: str, bullet: int, controller: int) -> Asks[int | None]:
        """KAB-062 to KAB-071; nobody is able: a dud."""
        able = self.able(kind, bullet)
        if not able or kind in OF_ALL:
            return controller if able else None
        (assignee,) = yield from self.choose("assign", controller, [f"assign {seat}" for seat in able])
        return assignee

    def plays(self, seat: int, response: bool) -> set[str]:
        """KAB-081, KAB-082"""
        found, answers = {"pass"}, list(AIMING)
        if any(effect.fired for effect in self.chain):
            answers.append("somebody_is_cheating")
        for bullet in self.spares[seat]:
            kind, name = self.box.kind[bullet], self.box.name[bullet]
            if self.box.hv[bullet] and (kind in answers or not response):
                able = self.able(kind, bullet)
                found |= {f"play {name}" if kind in OF_ALL else f"play {name} > {other}" for other in able}
        return found

    def step(self, name: str, order: list[int]) -> Asks[Effect | None]:
        """KAB-076, KAB-077: the first declaration in priority order counts."""
        offers = {seat: self.plays(seat, name == "response") for seat in self.living()}
        if self.fast:
            offers = {seat: mine for seat, mine in offers.items() if len(mine) > 1}
        if not any(self.box.hv) or not offers:
            return None
        answers = yield Question(name, offers)
        for seat in order:
            words = answers.get(seat, "pass").split()
            if words[0] == "play":
                bullet = next(b for b in self.spares[seat] if self.box.name[b] == words[1])
                self.spares[seat].remove(bullet)
                self.knows[bullet] = set(range(self.seats))
                assignee = int(words[3]) if len(words) > 2 else seat
                return Effect(bullet, self.box.kind[bullet], seat, assignee, False)
        return None

    def window(self, name: str) -> Asks[None]:
        while played := (yield from self.step(name, self.clockwise(self.lead()))):
            yield from self.process(played)

    def process(self, effect: Effect) -> Asks[None]:
        self.chain.append(effect)
        while answer := (yield from self.step("response", self.clockwise(effect.controller + 1))):
            yield from self.process(answer)
            if effect.cancelled:
                return
            if effect.taken_over:  # KAB-092
                again = yield from self.assign(effect.kind, effect.bullet, effect.controller)
                if again is None:
                    break
                effect.assignee, effect.taken_over = again, False
        is_able = self.is_able(effect.kind, effect.assignee, effect.bullet)
        self.chain.remove(effect)
        if not is_able or not (yield from self.execute(effect)):
            self.put_away(effect.bullet)

    def cancel(self, bullet: int) -> None:
        """KAB-125, KAB-126"""
        for effect in [e for e in self.chain if e.bullet == bullet]:
            effect.cancelled = True
            self.chain.remove(effect)
        if bullet in self.active:
            self.take_out(*self.place_of(bullet))
        self.put_away(bullet)

    # -- what the bullets do: whether the bullet lies somewhere afterwards -----------------------------

    def execute(self, effect: Effect) -> Asks[bool]:
        kind, seat = effect.kind, effect.assignee
        if kind in AIMING:
            return (yield from self.aim(effect))
        if kind == "somebody_is_cheating":
            for pending in [e for e in self.chain if e.fired]:
                self.cancel(pending.bullet)
            self.stop_cheating()
        lying = Lying(effect.bullet, kind, kind in FOR_THE_ROUND)
        if kind in ON_REVOLVER:
            self.attached[self.revolver[seat]].append(lying)
        elif kind in IN_FRONT:
            self.in_front[seat].append(lying)
        elif kind in (*FOR_THE_ROUND, "bolshevik_rules"):
            self.on_table.append(lying)
        else:
            yield from getattr(self, kind)(seat)
            return False
        return True

    def aim(self, effect: Effect) -> Asks[bool]:
        kind, seat = effect.kind, effect.assignee
        targets = [e.bullet for e in self.chain] + list(self.active)
        if kind == "ricochet":
            targets = self.to_copy(effect.bullet)
        names = {f"target {self.box.name[b]}": b for b in targets}
        answer = next(iter(names))
        if len(names) > 1:
            answer = (yield Question("choose_target", {seat: set(names)}))[seat]
        target, pending = names[answer], [e for e in self.chain if e.bullet == names[answer]]
        if kind == "misfire":
            self.cancel(target)
        elif kind == "backfire":
            for taken in pending:
                taken.controller, taken.taken_over = seat, True
            if not pending:
                self.active[target] = seat
        else:
            copied = pending[0].kind if pending else self.box.kind[target]
            yield from self.copy(Effect(effect.bullet, copied, seat, -1, False))
        return kind == "ricochet"

    def copy(self, copied: Effect) -> Asks[None]:
        """KAB-130, KAB-208"""
        self.chain.append(copied)
        assignee = yield from self.assign(copied.kind, copied.bullet, copied.controller)
        self.chain.remove(copied)
        if assignee is None:
            self.put_away(copied.bullet)
        else:
            copied.assignee = assignee
            yield from self.process(copied)

    def overhaul(self, seat: int) -> Asks[None]:
        yield from ()
        for mine in self.attached:
            for effect in [e for e in mine if e.kind in MALFUNCTIONS]:
                self.end(mine, effect)

    def lights_out(self, seat: int) -> Asks[None]:
        one, other = yield from self.choose("lights_out_players", seat, pairs(self.living()))
        self.revolver[one], self.revolver[other] = self.revolver[other], self.revolver[one]
        turns = {f"turn {chambers}" for chambers in range(6)}
        answers = yield Question("lights_out_rotation", {one: turns, other: turns})
        for player in (one, other):
            self.turn(player, *numbers(answers[player]))

    def lack_of_etiquette(self, seat: int) -> Asks[None]:
        left = self.within_reach(seat)
        looks = min(3, len(left))
        while looks:
            seen = left
            if looks < len(left):
                owner, position = yield from self.choose("etiquette_look", seat, picks(left))
                seen = [(owner, position)]
            for owner, position in seen:
                bullet = self.cylinder(owner)[position]
                assert bullet is not None
                self.knows[bullet].add(seat)
            left, looks = [place for place in left if place not in seen], looks - len(seen)

    def moment_of_truth(self, seat: int) -> Asks[None]:
        able = [s for s in self.living() if SAFE in self.movable(s, s) and self.spares[s]]
        gifts = {s: {f"give {self.box.name[b]}": b for b in reversed(self.spares[s])} for s in able}
        asked = {s: set(gifts[s]) for s in able if len(self.spares[s]) > 1}
        answers = (yield Question("moment_swap", asked)) if asked else {}
        for player in able:
            given = gifts[player][answers.get(player, next(iter(gifts[player])))]
            self.swap_spare(player, SAFE, player, given)

    def swap_spare(self, seat: int, position: int, giver: int, given: int) -> None:
        """KAB-119, KAB-204, KAB-206"""
        taken = self.take_out(seat, position)
        self.leaves_spares(giver, [given])
        self.cylinder(seat)[position] = given
        self.loaded[given] = giver, self.round
        self.spares[giver].append(taken)
        self.knows[taken].add(giver)

    def greased_cylinder(self, seat: int) -> Asks[None]:
        (owner,) = yield from self.choose("greased_revolver", seat, [f"choose {s}" for s in self.living()])
        self.turn(owner, 3)

    def move_round(self, places: list[tuple[int, int]]) -> None:
        """KAB-158"""
        bullets = [self.cylinder(seat)[position] for seat, position in places]
        for place, (seat, position) in enumerate(places):
            self.cylinder(seat)[position] = bullets[place - 1]

    def double_cross(self, seat: int) -> Asks[None]:
        reach = self.within_reach(seat)
        kind = "double_cross_swap"
        mine = yield from self.choose(kind, seat, picks([place for place in reach if place[0] == seat]))
        theirs = yield from self.choose(kind, seat, picks([place for place in reach if place[0] != seat]))
        self.move_round([(mine[0], mine[1]), (theirs[0], theirs[1])])
        turns = ("turn -1", "turn 0", "turn 1")
        (chambers,) = yield from self.choose("double_cross_rotation", theirs[0], turns)
        self.turn(theirs[0], chambers)

    def gentlemen_agreement(self, seat: int) -> Asks[None]:
        able = [s for s in self.living() if self.movable(s, s)]
        pair = yield from self.choose("gentlemen_players", seat, pairs(able))
        offers = {s: set(picks([(s, p) for p in self.movable(s, s)])) for s in pair}
        asked = {s: offers[s] for s in pair if len(offers[s]) > 1}
        answers = (yield Question("gentlemen_bullet", asked)) if asked else {}
        given = [numbers(answers.get(s, next(iter(offers[s])))) for s in pair]
        self.move_round([(owner, position) for owner, position in given])

    def triple_action(self, seat: int) -> Asks[None]:
        places: list[tuple[int, int]] = []
        while len(places) < 3:
            one_only = len(places) == 2 and places[0][0] == places[1][0]
            left = [place for place in self.within_reach(seat) if place not in places]
            left = [place for place in left if not one_only or place[0] != places[0][0]]
            answer = (yield Question("triple_cycle", {seat: set(picks(left))}))[seat]
            owner, position = numbers(answer)
            places.append((owner, position))
        self.move_round(places)

    def sleight_of_hand(self, seat: int) -> Asks[None]:
        kind = "sleight_swap"
        mine = picks([(seat, p) for p in self.movable(seat, seat)])
        _, position = yield from self.choose(kind, seat, mine)
        victims = [f"choose {s}" for s in self.living() if s != seat and self.spares[s]]
        (victim,) = yield from self.choose(kind, seat, victims)
        yield from self.choose(kind, seat, [f"slot {slot}" for slot in range(len(self.spares[victim]))])
        self.swap_spare(seat, position, victim, (yield Blind(victim)))

    def speed_load(self, seat: int) -> Asks[None]:
        old = [self.take_out(seat, position) for position in self.movable(seat, seat)]
        drawn = yield from self.draw(seat, 6, to_load=True)
        for bullet in old:  # KAB-018
            self.put_away(bullet)
        yield from self.load("speed_load_arrange", {seat: (drawn, seat)}, ALL_POSITIONS)

    def stockpiling(self, seat: int) -> Asks[None]:
        (bullet,) = yield from self.draw(seat, 1, to_load=True)
        empty = [f"chamber {p}" for p in ALL_POSITIONS if self.cylinder(seat)[p] is None]
        (position,) = yield from self.choose("stockpile_chamber", seat, empty)
        self.cylinder(seat)[position] = bullet
        self.loaded[bullet] = seat, self.round
        yield from self.draw(seat, 1)

    def wet_powder(self, seat: int) -> Asks[None]:
        old, self.spares[seat] = self.spares[seat], []
        yield from self.draw(seat, len(old))
        for bullet in old:  # KAB-018
            self.put_away(bullet)


def numbers(answer: str) -> list[int]:
    """`pick 1:4` -> 1, 4"""
    return [int(word) for word in answer.replace(":", " ").split()[1:]]


def picks(places: list[tuple[int, int]]) -> list[str]:
    return [f"pick {seat}:{position}" for seat, position in places]


def pairs(seats: list[int]) -> list[str]:
    return [f"pair {one} {other}" for one in seats for other in seats if one < other]
