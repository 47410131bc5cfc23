"""The heuristic player of Slap .45: section 10 for what it does, section 12 for how fast its hands are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sixgun.core.action import Action
from sixgun.core.rng import Rng, small
from sixgun.games.slap45.actions import (
    BASE,
    CENTER,
    DEAL,
    DECLINE,
    END,
    MAIN,
    NOBODY,
    OR,
    PLAN,
    POINT,
    STAY,
    USE,
    Leave,
    LeaveAt,
    Peek,
    Plan,
    PlanTime,
    Ready,
    SlapBase,
    SlapCenter,
)
from sixgun.games.slap45.cards import BIG_GUN, COUNTS, GOLD, MOVE, TALKIN_IRON, TYPES
from sixgun.games.slap45.gangs import COMANCHE, PONCHO_POSSE, UNION
from sixgun.games.slap45.reaction import (
    SKILLS,
    exponential,
    normal,
    reaction_time,
    uniform,
)

View = Mapping[str, Any]
DIVE: Final = 330  # section 10, note 18: a base within this time on every card
DIVES: Final = 5


class Intent:
    """What to do about a card: slap it (pointing or not), get into one of some bases, or nothing."""

    __slots__ = ("bases", "center", "target")

    def __init__(self, center: bool = False, target: int = NOBODY, bases: Sequence[int] = ()) -> None:
        self.center, self.target, self.bases = center, target, tuple(bases)


class Table:
    """The view of a seat, as the strategy asks about it."""

    def __init__(self, view: View) -> None:
        self.me: int = view["seat"]
        self.members = [len(members) for members in view["members"]]
        self.gold = [len(stash) for stash in view["stash"]]
        self.main: list[int] = view["main"]
        self.off: list[int] = view["off"]
        self.traps: list[int] = view["traps"]
        self.duel: bool = view["duel"]
        self.gang: list[str] = view["gang"]
        self.powered = view["options"]["mode"] == "powers" and not self.duel
        self.options: Mapping[str, Any] = view["options"]
        self.top: str = (view["center"] or view["deck"] or ["?"])[0]
        self.gone: list[str] = [name for pile in (view["discard"], *view["stash"]) for name in pile]
        self.peeked: bool = view["peeked"] and view["dealer"] == self.me

    def living(self) -> list[int]:
        return [seat for seat, members in enumerate(self.members) if members]

    def others(self) -> list[int]:
        return [seat for seat in self.living() if seat != self.me]

    def covered(self, seat: int) -> bool:
        return self.main[seat] >= 0 or self.off[seat] >= 0

    def can_pay(self, gang: str) -> bool:
        return self.powered and self.gang[self.me] == gang and self.gold[self.me] > 0

    def unseen(self) -> list[int]:
        """How many cards of each type are neither in the discards nor in stashes."""
        cards = COUNTS if self.options["mode"] == "powers" else (*COUNTS[:3], 0)
        return [
            count - len([n for n in self.gone if n.startswith(TYPES[c])]) for c, count in enumerate(cards)
        ]


class Bot:
    """Decides what to do about each card before it turns; the same seed makes the same choices."""

    def __init__(self, seed: int = 0, skill: str = "casual") -> None:
        self.rng: Rng = small(seed)
        self.skill = SKILLS[skill]
        self.form = normal(self.rng, 0, 15)
        self.dives: dict[int, int] = {}  # rounds in a row in which a seat went for a base at once

    # -- the contract of all bots --------------------------------------------------------------------

    def choose(self, view: View, options: Sequence[Action]) -> Action:
        table = Table(view)
        first = options[0]
        if isinstance(first, (Plan, PlanTime)):
            return self._plan(table, options)
        if USE in options:
            return USE if self._wants_power(table, view["ask"]["target"]) else DECLINE
        if first is DEAL or isinstance(first, Ready):
            return self._prepare(table, options)
        return options[-1]  # recruits: as many as can be paid

    def _wants_power(self, table: Table, target: int) -> bool:
        """Three Gold recruit, one kills: a power is worth its price but for a shot at nobody."""
        return target >= 0 or table.gang[table.me] == COMANCHE

    def _prepare(self, table: Table, options: Sequence[Action]) -> Action:
        """Peek always; leave cover at small tables, where being last at Move! is likely (notes 6 and 14)."""
        for option in options:
            if isinstance(option, Peek):
                return option
            if isinstance(option, Leave) and len(table.living()) <= 4:
                return option
        return options[0]

    # -- what to do about a card ---------------------------------------------------------------------

    def intent(self, table: Table, card: int) -> Intent:
        trapped = table.traps[card] >= 0
        if card == MOVE and (trapped or not table.can_pay(COMANCHE)):
            return Intent(bases=self._bases(table))
        if trapped or (card == GOLD and table.duel):
            return self._take_cover(table)
        if card == GOLD and not table.can_pay(PONCHO_POSSE):
            return Intent(center=True)
        if card == TALKIN_IRON and table.covered(table.me) and len(table.living()) > 2:
            return Intent()
        target = self._target(table, card)
        return self._take_cover(table) if target == NOBODY else Intent(center=True, target=target)

    def _take_cover(self, table: Table) -> Intent:
        return Intent() if table.covered(table.me) else Intent(bases=self._bases(table))

    def _bases(self, table: Table) -> list[int]:
        """Free bases in random order, so that bots do not meet; the own old base is no new one."""
        taken = {hand for hand in (*table.main, *table.off) if hand >= 0}
        free = [base for base in table.living() if base not in taken]
        self.rng.shuffle(free)
        others = [base for base in table.living() if base in taken and base != table.main[table.me]]
        self.rng.shuffle(others)
        return [*free, *others]

    def _target(self, table: Table, card: int) -> int:
        """Note 4: a last member first, with its Gold; otherwise the strongest; Iron only at the uncovered."""
        pierces = card != TALKIN_IRON or table.can_pay(UNION)
        there = [seat for seat in table.others() if pierces or not table.covered(seat)]
        if card == BIG_GUN and [seat for seat in there if self.is_diver(seat)]:
            there = [seat for seat in there if self.is_diver(seat)]
        if not there:
            return NOBODY
        return max(
            there, key=lambda seat: (table.members[seat] == 1, table.members[seat] + table.gold[seat] / 8)
        )

    # -- plans ---------------------------------------------------------------------------------------

    def _plan(self, table: Table, options: Sequence[Action]) -> Action:
        first = options[0]
        if isinstance(first, PlanTime):
            return PlanTime(first.card, self.reaction(table))
        assert isinstance(first, Plan)
        pieces = PLAN[first.card]
        wanted = self._pieces(self.intent(table, first.card), pieces)
        if wanted[0] not in options:  # the next base of a list that was begun
            return next((piece for piece in wanted if piece in options), options[0])
        return wanted[0]

    def _pieces(self, intent: Intent, pieces: list[list[Plan]]) -> list[Plan]:
        if intent.center:
            return [pieces[CENTER if intent.target == NOBODY else POINT + intent.target][END]]
        listed = [pieces[BASE + base][OR] for base in intent.bases[:1]]
        return [*listed, *[pieces[BASE + base][END] for base in intent.bases]] or [pieces[STAY][END]]

    # -- hands, for tables with a clock (SLAP-171) ---------------------------------------------------

    def reaction(self, table: Table) -> int:
        """The time to the first action, within what the house rules allow."""
        low, high = table.options["min_reaction_ms"], table.options["round_timeout_ms"]
        time = reaction_time(self.rng, self.skill, table.peeked, table.unseen(), self.form)
        return int(min(high, max(low, time)))

    def react(self, view: View, seq: int = 0) -> list[Action]:
        """At the reveal: what the hands do, and when."""
        table = Table(view)
        card = TYPES.index(table.top.rsplit("_", 1)[0])
        if uniform(self.rng) <= self.skill.lapse:
            return []
        if self.skill.name == "novice" and uniform(self.rng) <= 0.005:
            return [SlapCenter(-1, NOBODY, -1, 0, seq)]
        intent = self.intent(table, card)
        if card == MOVE and uniform(self.rng) <= self.skill.wrong:
            intent = Intent(center=True)
        return self._move(table, intent, self.reaction(table), seq)

    def _move(self, table: Table, intent: Intent, tick: int, seq: int) -> list[Action]:
        """A covered hand leaves first and needs its time."""
        if not intent.center and not intent.bases:
            return []
        actions: list[Action] = []
        if table.main[table.me] >= 0:
            actions.append(LeaveAt(tick, MAIN, seq))
            tick += max(table.options["relocate_ms"], round(normal(self.rng, 180, 40)))
            seq += 1
        window: int = table.options["point_window_ms"]
        actions.append(self._slap(intent, tick, window, seq))
        return actions

    def _slap(self, intent: Intent, tick: int, window: int, seq: int) -> Action:
        """A sloppy point lies outside the window."""
        if not intent.center:
            return SlapBase(tick, intent.bases[0], MAIN, 0, seq)
        off = window + 100 if uniform(self.rng) <= self.skill.sloppy else round(normal(self.rng, 0, 25))
        return SlapCenter(tick, intent.target, tick + off, 0, seq)

    def again(self, view: View, bounced: SlapBase, seq: int) -> list[Action]:
        """After a bounce: another base, a little later."""
        table = Table(view)
        bases = [base for base in self._bases(table) if base != bounced.base]
        if not bases:
            return []
        wait = max(table.options["relocate_ms"], round(normal(self.rng, 350, 70)))
        return [SlapBase(bounced.tick + wait, bases[0], MAIN, 0, seq)]

    def pause(self, view: View) -> int:
        """How long the bot takes to deal, or to answer a question, in ms."""
        if view["ask"]["kind"] == "between":
            shortest: int = view["options"]["deal_min_ms"]
            return min(2000, shortest + round(exponential(self.rng, 400)))
        return 400 + self.rng.below(801)

    # -- what others do (note 18) --------------------------------------------------------------------

    def saw(self, stream: Sequence[Sequence[Any]]) -> None:
        """The judged times of a round: who dives for a base whatever the card?"""
        firsts: dict[int, str] = {}
        for seat, action, _ in stream:
            firsts.setdefault(seat, str(action))
        for seat, first in firsts.items():
            words = first.split()
            dived = words[0] == "slap_base" and 0 <= int(words[1]) <= DIVE
            self.dives[seat] = self.dives.get(seat, 0) + 1 if dived else 0

    def is_diver(self, seat: int) -> bool:
        return self.dives.get(seat, 0) >= DIVES
