"""Who sits where: the document of a room, which is saved with every change among its people."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Literal

import msgspec
from msgspec import Struct

from sixgun.core.rng import commitment
from sixgun.core.seats import NAMES
from sixgun.core.table import Table
from sixgun.games import find
from sixgun.server import wire
from sixgun.server.room.lettering import shown
from sixgun.server.room.notes import Kept as Note
from sixgun.server.store.log import Row

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that can be mistaken for something else
LETTERS = 10  # of an id
CHAT = 100  # lines that a newcomer gets to read


class Held(Struct):
    """An answer in a reaction window that is still open: void as soon as the log is longer than `seq`."""

    seq: int
    id: str
    action: str


class Place(Struct):
    """A seat and who has it. The token is kept only as its hash."""

    who: Literal["open", "person", "bot"] = "open"
    name: str = ""
    token: str = ""
    ready: bool = False
    muted: bool = False
    level: wire.Level | None = None
    orders: list[wire.StandingOrder] = []
    passes: bool = True  # in windows where it can do nothing else
    held: Held | None = None
    start_asked: int = 0  # SLAP-187: the head start in a race for which this seat asks
    start_agreed: list[int] = []  # who has agreed to it


class Onlooker(Struct):
    """Somebody who watches under a name, and the public number, which is given anew when a room wakes."""

    name: str
    token: str
    number: int = 0


class Document(Struct):
    """A room without its log: the house rules, the people and what they say, the seed that stays secret until
    the end."""

    id: str
    game: str
    options: dict[str, wire.Value]
    places: list[Place]
    seed: str
    opened: float
    title: str = ""
    public: bool = False
    bots: wire.Level = "heuristic"
    windows: wire.Windows = "answered"
    phase: wire.Phase = "lobby"
    host: int | None = None
    paused: bool = False
    speed: wire.Speed = "normal"
    timed: bool = False  # a clock runs even where one person plays with bots
    unwatched: bool = False  # nobody may look on while the game is played
    next: str | None = None
    onlookers: list[Onlooker] = []
    chat: list[wire.Saying] = []
    rules: str = ""  # the version by which the game was dealt
    winners: list[int] | None = None  # once it is over
    notes: list[Note] = []  # what was done in somebody's name

    def row(self) -> Row:
        return Row(self.id, self.phase, self.opened, msgspec.json.encode(self), self.public)

    def say(self, seat: int, text: str) -> wire.Saying:
        """The next line of chat; the oldest is forgotten when there are too many."""
        number = self.chat[-1].at + 1 if self.chat else 1
        self.chat = [*self.chat, wire.Saying(number, seat, self.places[seat].name, text)][-CHAT:]
        return self.chat[-1]

    def people(self) -> list[int]:
        """The seats that belong to people."""
        return [seat for seat, place in enumerate(self.places) if place.who == "person"]

    def seat_of(self, token: str) -> int | None:
        """The seat that the token opens."""
        secret = hashed(token)
        return next((seat for seat, place in enumerate(self.places) if place.token == secret), None)

    def onlooker_of(self, token: str) -> Onlooker | None:
        secret = hashed(token)
        return next((guest for guest in self.onlookers if guest.token == secret), None)

    def first_open(self) -> int | None:
        return next((seat for seat, place in enumerate(self.places) if place.who == "open"), None)

    def seat_person(self, seat: int, name: str, token: str) -> None:
        self.places[seat] = Place("person", clean(name), hashed(token))
        if self.host is None:
            self.host = seat

    def seat_bot(self, seat: int) -> None:
        """A bot plays here from now on; whoever sat here loses the seat."""
        self.places[seat] = Place("bot", f"{NAMES[seat % len(NAMES)]} (bot)", ready=True, level=self.bots)
        self.pass_on_host()

    def empty(self, seat: int) -> None:
        self.places[seat] = Place()
        self.pass_on_host()

    def pass_on_host(self) -> None:
        """The host is always a person, as long as there is one."""
        people = self.people()
        if self.host not in people:
            self.host = people[0] if people else None

    def finish(self, winners: Sequence[int]) -> None:
        self.phase, self.winners = "over", list(winners)

    # -- the game ----------------------------------------------------------------------------------------

    @property
    def running(self) -> bool:
        return self.phase == "playing"

    @property
    def shuttered(self) -> bool:
        """Are there to be no onlookers now?"""
        return self.running and self.unwatched

    def deal(self) -> Table:
        """The table as it is dealt from the seed."""
        return find(self.game).new(len(self.places), bytes.fromhex(self.seed), self.options)

    def head_start(self, seat: int) -> int:
        """SLAP-187: the head start that all other people at the table have granted, in ms."""
        place = self.places[seat]
        others = [other for other in self.people() if other != seat]
        return place.start_asked if all(other in place.start_agreed for other in others) else 0


def clean(name: str) -> str:
    """A name that others can read."""
    return shown(name) or "Stranger"


def plain_options(options: Mapping[str, object]) -> dict[str, wire.Value]:
    """The house rules as they travel and are kept: numbers, words, lists and tables."""
    return msgspec.json.decode(msgspec.json.encode(options), type=dict[str, wire.Value])


def load(row: Row) -> Document:
    doc = msgspec.json.decode(row.doc, type=Document)
    for number, onlooker in enumerate(doc.onlookers, 1):
        onlooker.number = number
    return doc


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def new_token() -> str:
    return secrets.token_urlsafe(18)


def new_id() -> str:
    """Short enough to be read aloud; too many to be guessed, or to be drawn twice in a million tables."""
    return "".join(secrets.choice(ALPHABET) for _ in range(LETTERS))


def lobby(doc: Document, present: set[int], stand_ins: set[int], nameless: int = 0) -> wire.Lobby:
    """The people as everybody may know them: no token, no order; the seed only after the end."""
    game = find(doc.game)
    return wire.Lobby(
        table=doc.id,
        game=doc.game,
        title=game.title,
        name=doc.title,
        public=doc.public,
        phase=doc.phase,
        options=doc.options,
        seats=[_seat(seat, place, present, stand_ins) for seat, place in enumerate(doc.places)],
        host=doc.host,
        onlookers=[wire.OnlookerInfo(guest.number, guest.name) for guest in doc.onlookers],
        nameless=nameless,
        bots=doc.bots,
        windows=doc.windows,
        paused=doc.paused,
        unwatched=doc.unwatched,
        commitment=commitment(bytes.fromhex(doc.seed)),
        seed=doc.seed if doc.phase == "over" else None,
        next=doc.next,
        speed=doc.speed,
        timed=doc.timed,
    )


def _seat(seat: int, place: Place, present: set[int], stand_ins: set[int]) -> wire.SeatInfo:
    return wire.SeatInfo(
        seat=seat,
        who=place.who,
        name=place.name,
        ready=place.ready,
        present=place.who == "bot" or seat in present,
        bot_plays=seat in stand_ins,
        muted=place.muted,
        level=place.level,
        start_asked=place.start_asked,
        start_agreed=place.start_agreed,
    )
