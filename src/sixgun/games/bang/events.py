"""The events of BANG!: set-up, turns, life and death. Cards that move are in `card_events`, nuggets and
equipment in `gold_events`, shadows in `shadow`."""

from __future__ import annotations

from typing import ClassVar

from sixgun.core.event import Event
from sixgun.core.rows import lay, less, put
from sixgun.games.bang.pieces import ROLES, SHERIFF
from sixgun.games.bang.table import ENDING, EYE, NOBODY, PLAYING, STARTING, BangTable
from sixgun.games.bang.values import LIFE


class Happening(Event[BangTable]):
    """An event of BANG!."""

    __slots__ = ()


class OfSeat(Happening):
    """Something happens to one player, for all to see."""

    __slots__ = ("seat",)
    shows = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class OfCard(Happening):
    """Something happens with one card of one player, for all to see."""

    __slots__ = ("card", "seat")
    shows = ("seat", "card")
    pieces = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        self.seat, self.card = seat, card


class RoleDealt(Happening):
    """A role is dealt face down; its owner looks at it."""

    __slots__ = ("role", "seat")
    clauses = ("BANG-003",)
    shows = ("seat",)
    private: ClassVar[dict[str, str]] = {"role": "seat"}
    pieces = ("role",)

    def __init__(self, seat: int, role: int) -> None:
        self.seat, self.role = seat, role

    def apply(self, t: BangTable) -> None:
        t.roles = [*t.roles, self.role]
        see(t, self.role, EYE[self.seat])


class RoleShown(Happening):
    """A role is turned face up: the Sheriff's at once, all with three players, the others' at the end."""

    __slots__ = ("role", "seat")
    clauses = ("BANG-003", "BANG-166", "BANG-310")
    shows = ("seat", "role")
    pieces = ("role",)

    def __init__(self, seat: int, role: int) -> None:
        self.seat, self.role = seat, role

    def apply(self, t: BangTable) -> None:
        see(t, self.role, t.public)


class CharactersShuffled(Happening):
    """The characters lie in the box, face down."""

    __slots__ = ("order",)
    clauses = ("BANG-004",)

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order = order

    def apply(self, t: BangTable) -> None:
        t.box = list(self.order)


class GameBegan(OfSeat):
    """Everything is dealt: the characters' abilities work from now on."""

    __slots__ = ()
    clauses = ("BANG-011",)

    def apply(self, t: BangTable) -> None:
        t.turn, t.phase = self.seat, STARTING
        t.arm()


class CharacterDealt(Happening):
    """A character is dealt; with a choice of two, two of them secretly."""

    __slots__ = ("character", "seat", "spare")
    clauses = ("BANG-004",)
    shows = ("seat",)
    private: ClassVar[dict[str, str]] = {"character": "seat", "spare": "seat"}
    pieces = ("character", "spare")

    def __init__(self, seat: int, character: int, spare: int) -> None:
        self.seat, self.character, self.spare = seat, character, spare

    def apply(self, t: BangTable) -> None:
        t.box = less(t.box, self.character)
        t.characters = [*t.characters, self.character]
        see(t, self.character, EYE[self.seat])
        if self.spare != NOBODY:
            t.box = less(t.box, self.spare)
            t.spares = [*t.spares, self.spare]
            see(t, self.spare, EYE[self.seat])


class CharacterShown(Happening):
    """A character is turned face up, and with it the life points."""

    __slots__ = ("character", "seat")
    clauses = ("BANG-004", "BANG-006", "BANG-007")
    shows = ("seat", "character")
    pieces = ("character",)

    def __init__(self, seat: int, character: int) -> None:
        self.seat, self.character = seat, character

    def apply(self, t: BangTable) -> None:
        seat, character = self.seat, self.character
        if t.characters[seat] != character:
            t.spares = lay(t.spares, seat, t.characters[seat])
            t.characters = lay(t.characters, seat, character)
        see(t, character, t.public)
        t.count(seat)
        t.life[seat] = LIFE[character] + (t.roles[seat] == ROLES + SHERIFF)
        t.max_life = put(t.max_life, seat, t.life[seat])


class DeckShuffled(Happening):
    """The discard pile, or at first all cards, shuffled face down: a new draw pile."""

    __slots__ = ("order",)
    clauses = ("BANG-031",)

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order = order

    def apply(self, t: BangTable) -> None:
        shown, known = t.shown, t.known
        for card in t.discard:
            shown[card] = known[card] = 0
        t.discard.clear()
        t.deck.extend(self.order)


class TurnBegan(Happening):
    """A turn begins; the counters of the turn start anew."""

    __slots__ = ("extra", "seat")
    clauses = ("BANG-020", "BANG-029", "BANG-030")
    shows = ("seat", "extra")

    def __init__(self, seat: int, extra: bool) -> None:
        self.seat, self.extra = seat, extra

    def apply(self, t: BangTable) -> None:
        t.turn, t.extra, t.phase = self.seat, self.extra, STARTING
        t.bangs = t.pans = t.snakes = t.discounts = 0
        if self.extra:
            t.more_turns -= 1
        else:
            t.more_turns = 0


class PlayBegan(OfSeat):
    """Phase 2 begins."""

    __slots__ = ()
    clauses = ("BANG-023",)

    def apply(self, t: BangTable) -> None:
        t.phase = PLAYING


class PlayEnded(OfSeat):
    """Phase 2 is over."""

    __slots__ = ()
    clauses = ("BANG-023",)

    def apply(self, t: BangTable) -> None:
        t.phase = ENDING


class TurnEnded(OfSeat):
    """A turn was played to its end."""

    __slots__ = ()
    clauses = ("BANG-020",)


class TurnSkipped(OfSeat):
    """A turn is spent in Jail: no phases, no end of turn."""

    __slots__ = ()
    clauses = ("BANG-111", "BANG-113")

    def apply(self, t: BangTable) -> None:
        t.phase = ENDING


class TurnGranted(OfSeat):
    """A player will take an extra turn after this one."""

    __slots__ = ()
    clauses = ("BANG-030",)

    def apply(self, t: BangTable) -> None:
        t.more_turns += 1


class ShotCancelled(Happening):
    """A shot was cancelled, or had no effect on its target."""

    __slots__ = ("seat", "target")
    clauses = ("BANG-075", "BANG-244")
    shows = ("seat", "target")

    def __init__(self, seat: int, target: int) -> None:
        self.seat, self.target = seat, target


class Helped(Happening):
    """A player has openly done another one good."""

    __slots__ = ("seat", "target")
    shows = ("seat", "target")

    def __init__(self, seat: int, target: int) -> None:
        self.seat, self.target = seat, target

    def apply(self, t: BangTable) -> None:
        note_help(t, self.seat, self.target)


class LifeLost(Happening):
    """Life points are lost, all at once; `by` is the causer."""

    __slots__ = ("by", "points", "seat")
    clauses = ("BANG-130", "BANG-131", "BANG-143")
    shows = ("seat", "points", "by")

    def __init__(self, seat: int, points: int, by: int) -> None:
        self.seat, self.points, self.by = seat, points, by

    def apply(self, t: BangTable) -> None:
        t.life[self.seat] -= self.points


class WoundSurvived(Happening):
    """A player has lost life points and is still in the game; `counted` of them count for triggers."""

    __slots__ = ("by", "counted", "seat")
    clauses = ("BANG-140", "BANG-141")
    shows = ("seat", "counted", "by")

    def __init__(self, seat: int, counted: int, by: int) -> None:
        self.seat, self.counted, self.by = seat, counted, by


class LifeGained(Happening):
    """Life points are regained."""

    __slots__ = ("points", "seat")
    clauses = ("BANG-068", "BANG-090")
    shows = ("seat", "points")

    def __init__(self, seat: int, points: int) -> None:
        self.seat, self.points = seat, points

    def apply(self, t: BangTable) -> None:
        t.life[self.seat] += self.points


class Eliminated(Happening):
    """A player is out of the game; the role is turned face up, extra turns to come are lost."""

    __slots__ = ("by", "role", "seat")
    clauses = ("BANG-144", "BANG-036", "BANG-151")
    shows = ("seat", "role", "by")
    pieces = ("role",)

    def __init__(self, seat: int, role: int, by: int) -> None:
        self.seat, self.role, self.by = seat, role, by

    def apply(self, t: BangTable) -> None:
        t.leave_ring(self.seat)
        t.alive = put(t.alive, self.seat, False)
        t.life[self.seat] = 0
        t.killer = put(t.killer, self.seat, self.by)
        see(t, self.role, t.public)
        if t.turn == self.seat:
            t.more_turns = 0


class SheriffPunished(OfSeat):
    """The Sheriff has shot a Deputy and loses all cards."""

    __slots__ = ()
    clauses = ("BANG-147",)


def see(t: BangTable, piece: int, eyes: int) -> None:
    t.shown[piece] |= eyes
    t.known[piece] |= eyes


def note_harm(t: BangTable, seat: int, target: int) -> None:
    """Everybody sees against whom a player turns."""
    if target != NOBODY and target != seat:
        place = seat * t.seats + target
        t.harmed = lay(t.harmed, place, t.harmed[place] + 1)


def note_help(t: BangTable, seat: int, target: int) -> None:
    place = seat * t.seats + target
    t.helped = lay(t.helped, place, t.helped[place] + 1)
