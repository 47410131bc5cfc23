"""What travels between the server and its clients: every message of the WebSocket. HTTP is in `bodies`.

**The socket** is `/ws/{table}`; every message is one JSON object with a `type`. The first message of a client
is `hello` with the secret token of its seat (null: an onlooker) and the last number it has seen (0: none).
The server answers with `welcome`: everything that a client needs to draw the table, and the events since that
number. From then on:

- `step` after each change of the table: the events as this client may hear them, and its question. Each event
  carries `changes`, the fields of this client's view that it has altered; `changes` of the step itself is
  whatever no event alters. A client lays them over its view, one after the other, and knows no rule.
  `number` counts the events which *this* client has heard; `events` are the last `len(events)` of them, so a
  client whose own number is not `number - len(events)` has missed something and says `hello` again.
  What a player has to remember unaided (Kablamo with strict memory) comes once, in a `step`, marked as
  `fleeting`: a story may show it while it is the last thing that has happened. In a `welcome` it is an empty
  object, which only counts, until the game is over.
- `lobby` after each change among the people: seats, names, bots, absences, pauses, the phase, the seed. Its
  `table` is another one when a public table has been made private: onlookers are sent away, the old id is
  gone, and those who sit there use the new one from then on.
- `said` for each line of chat.
- `orders` to the devices of a seat whose standing orders have changed.

A client answers its question with `answer`: the text of one of the options, an id of its own making (the
same id again is safe: an answer is taken once), and the number of the question that it answers (0: whatever
is asked now). The server replies `taken` when the answer is in the durable log; in a reaction window it may
first say `held`, because a window's answers are opened all at once. What is refused gets a `refused` with the
code and sentence of the rules file, and changes nothing. `why` asks the same of an action without taking it.

**A race against time** (Slap .45; docs/rules/slap45.md, section 13) has messages of its own, because its
live phase is told before it is in the log: `flip` is the card with the id of the round, `press` what a hand
does, `stamped` how the own press was timed, `glimpse` what everybody sees of a press and what would come of
it if nothing earlier is still on its way. A client that comes in the middle is welcomed at the deal, and told
the race so far by the same messages. When the round is final and in the log, a `step` tells all its
events, and `receipts` how each press was timed. `pulse` shows what the server knows of everybody's line. If
the process dies in a live phase, the round is played again from its deal, and `welcome` says so: `anew`.

A client does not come again by itself when its socket is closed with 4401 (the token opens nothing), 4403
(sent away; the last `refused` says why) or 4404 (no such table). After any other close it does.

Numbers over 2^53 (seeds, hashes) travel as hexadecimal text. Times are seconds left at the moment of sending.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=24, description="A name to be called by at the table")]
Line = Annotated[str, Meta(min_length=1, max_length=300, description="One line of chat")]
Text = Annotated[str, Meta(min_length=1, max_length=200, description="An action in its one-line text form")]
Word = Annotated[str, Meta(min_length=1, max_length=64)]
Words = Annotated[list[Word], Meta(max_length=20)]
Beginnings = Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=20)]
Id = Annotated[str, Meta(min_length=1, max_length=64, description="An id of the client's own making")]
Token = Annotated[str, Meta(min_length=1, max_length=64, description="The secret of one seat")]
Count = Annotated[int, Meta(ge=0, le=2**53)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Level = Literal["random", "heuristic", "ismcts"]
Windows = Literal["short", "answered", "fixed"]
NoteKind = Literal["timed_out", "passed", "bot_plays", "returned", "left", "removed"]
Speed = Literal["slow", "normal", "fast"]
Phase = Literal["lobby", "playing", "over"]
Scalar = bool | int | str | None
Row = Scalar | list[Scalar]
Value = Scalar | list[Row | dict[str, Row]] | dict[str, Row]  # a house rule may be a list or a table
View = dict[str, Any]  # a game's own facts: whatever its fields and zones are
Told = dict[str, Any]  # an event: `event`, `clauses`, what this viewer may see of it, `changes` or `fleeting`


# -- parts of messages ---------------------------------------------------------------------------------------


class Part(Struct):
    """One field of an action: its name, its number, the word that stands for it in the text."""

    name: str
    kind: Literal["seat", "number", "word"]
    value: int
    text: str


class Choice(Struct):
    """One answer that is allowed now. `text` is what `answer` sends; verb and parts are for drawing it."""

    text: str
    verb: str
    parts: list[Part]


class Question(Struct):
    """What this client is asked. `awaited`: the table waits for it; otherwise it may only think again.

    `answer` is what it has sealed already and may still replace, or the parts so far of an answer that is
    given part by part (joined by "; "; `awaited` until the last part has come); `given` are those parts.

    `number` goes up with every question put to the seat. In a `window` all answers are opened at once.
    """

    number: int
    kind: str
    clauses: list[str]
    options: list[Choice]
    answer: str | None
    given: list[Choice]
    awaited: bool
    window: bool


class Clock(Struct):
    """How long the present decision may still take, of how many seconds, and for whom the table waits.

    `moment`: somebody has asked for a moment before this window closes; nobody learns who.
    """

    seconds: float
    of: float
    seats: list[int]
    moment: bool = False


class StandingOrder(Struct, forbid_unknown_fields=True):
    """ "Answer `kind` with `action` for me, unless another of my options begins with a word of `unless`."

    Every text begins with the empty word. `once` forgets the order after its first use. `until` forgets it
    when I hear of one of these events; a word `event.field` means: if that field names my seat. Nobody else
    ever sees an order.
    """

    kind: Word
    action: Text
    unless: Beginnings = []
    once: bool = False
    until: Words = []


class SeatInfo(Struct):
    """One seat as everybody sees it. `bot_plays`: a bot plays for an absent person until they are back.

    `start_asked` is the head start (ms) for which it asks in a race; it counts if all other people agree.
    """

    seat: int
    who: Literal["open", "person", "bot"]
    name: str
    ready: bool
    present: bool
    bot_plays: bool
    muted: bool
    level: Level | None
    start_asked: int = 0
    start_agreed: list[int] = []


class OnlookerInfo(Struct):
    """Somebody who watches under a name; `number` is how the host names them."""

    number: int
    name: str


class Lobby(Struct):
    """Everything public about a table that is not the game itself.

    `commitment` is sha256 of the seed, shown before the deal; `seed` is told (in hexadecimal) after the end.
    `next` is the table of the rematch, where the same token holds the same seat. `nameless` is the number of
    clients that watch without a name; `unwatched`: nobody may, while the game is played. `speed` is how fast
    bots answer; `timed`: the clock runs even where one person plays with bots.
    """

    table: str
    game: str
    title: str
    name: str
    public: bool
    phase: Phase
    options: dict[str, Value]
    seats: list[SeatInfo]
    host: int | None
    onlookers: list[OnlookerInfo]
    nameless: int
    bots: Level
    windows: Windows
    paused: bool
    unwatched: bool
    commitment: str
    seed: str | None
    next: str | None
    speed: Speed = "normal"
    timed: bool = False


class Saying(Struct):
    """One line of chat; seat null is an onlooker, `at` counts the lines of this table."""

    at: int
    seat: int | None
    name: str
    text: str


class Note(Struct):
    """Something done in a player's name, for the story: after the event with number `at`.

    `timed_out`: the rules answered for them after so many `seconds`; `passed`: a window closed on them, which
    only they are told; `bot_plays`: for somebody who is away, who has then `returned`; a bot plays on for
    somebody who has `left` or was `removed`.
    """

    kind: NoteKind
    seat: int
    name: str
    at: int
    seconds: int = 0


# -- parts of a race -----------------------------------------------------------------------------------------


class Receipt(Struct):
    """How one press was timed, in milliseconds since the card was turned over for the first socket.

    `sent`: the card was handed to this socket; `received`: the press came in; `claimed`: what the client says
    that its player took from the painted card to the press (null: no claim, or one that is not believed);
    `allowed`: the ticks that the line makes possible; `start`: the head start that the table has granted;
    `judged`: the tick of the press. A bot's press has none of this but its tick.
    """

    seat: int
    action: str
    result: str
    judged: int
    sent: float | None = None
    received: float | None = None
    claimed: float | None = None
    allowed: list[float] | None = None
    start: int = 0


class LineInfo(Struct):
    """What the server knows of a seat's line, in milliseconds.

    `round_trip` is the shortest, by the pings of the last minute or by the kernel; `credit` is the most that
    is credited, `cost` what the usual round trip takes beyond the credit: so much later than it was are all
    slaps of this seat judged. `slow`: above the table's `max_ping_ms`. `flags` are told to the host alone.
    `idle`: so many rounds in a row the seat has done nothing; after three a bot plays for it.
    """

    seat: int
    samples: int
    round_trip: float
    jitter: float
    credit: float
    cost: float
    slow: bool
    start: int
    flags: list[str]
    idle: int = 0


# -- what a client says --------------------------------------------------------------------------------------


class FromClient(Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """Any message of a client."""


class Hello(FromClient):
    """Who I am, and the last number that I have seen."""

    token: Token | None = None
    last: Count = 0


class Answer(FromClient):
    """My answer to the question of that number (0: to whatever is asked now)."""

    action: Text
    id: Id
    question: Count = 0


class Why(FromClient):
    """Why may I not do that now?"""

    action: Text


class Say(FromClient):
    """A line of chat."""

    text: Line


class Orders(FromClient):
    """All my standing orders; they replace the ones before. `passes`: pass for me when I can do no more."""

    orders: Annotated[list[StandingOrder], Meta(max_length=50)]
    passes: bool = False


class Ready(FromClient):
    """I am (not) ready to start; the host sees it, and starts when they like.

    In a race against time: I am ready for the next card (`pulse` says who is waited for).
    """

    ready: bool = True


class Rename(FromClient):
    """Call me by this name."""

    name: Name


class Sit(FromClient):
    """Let me have that open seat, before the game starts."""

    seat: Seat


class Leave(FromClient):
    """I give up my seat: open again in the lobby, a bot's in a running game."""


class Start(FromClient):
    """Host, or anybody seated while the host is away: fill open seats with bots and deal."""


class Setup(FromClient):
    """Host, before the start: other seats, house rules, bots, windows, or public or not."""

    seats: Seat
    options: dict[str, Value]
    bots: Level
    windows: Windows
    public: bool


class Kick(FromClient):
    """Host: that seat is open again in the lobby, a bot's in a running game; its token is worthless."""

    seat: Seat


class Remove(FromClient):
    """Host: the onlooker of that number has to go, and their token is worthless; 0: all without a name."""

    onlooker: Count


class Unwatch(FromClient):
    """Host: nobody may look on while the game is played, or anybody may again."""

    unwatched: bool = True


class Mute(FromClient):
    """Host: that seat is (not) heard in chat."""

    seat: Seat
    muted: bool = True


class Pause(FromClient):
    """Host: all clocks stop, or run on; while they stop nothing is answered."""

    paused: bool


class Tempo(FromClient, tag="pace"):
    """Host: bots answer at this speed; `timed`: a clock runs even against bots alone."""

    speed: Speed
    timed: bool = False


class Moment(FromClient):
    """I want a moment longer before this window closes; whatever one holds, one may say so."""


class Hurry(FromClient):
    """I want to see no more pauses of bots until a person is asked; they end when all who are here say so."""


class Press(FromClient):
    """A hand moves in the race: onto the card (pointing at a seat, or `later`), into a base, out of one.

    `round` is the id in `flip`; before the card is painted it is the number of the round: then the claim
    is 0. `claimed` are the milliseconds from the painted card to the press, by one clock with steps of
    `clock_step`.
    """

    kind: Literal["center", "base", "leave", "point"]
    round: Annotated[str, Meta(max_length=32)]
    seq: Annotated[int, Meta(ge=0, le=100_000)]
    hand: Literal["main", "off"] = "main"
    base: Seat | None = None
    target: Seat | None = None
    later: bool = False
    claimed: Annotated[float, Meta(ge=-1e6, le=1e6)] | None = None
    clock_step: Annotated[float, Meta(ge=0, le=1e6)] = 0.0


class HeadStart(FromClient):
    """Before the start: I ask for a head start of so many milliseconds in the race (0: none)."""

    ms: Annotated[int, Meta(ge=0, le=500)]


class Agree(FromClient):
    """Before the start: that seat may have the head start for which it asks."""

    seat: Seat
    ms: Annotated[int, Meta(ge=0, le=500)]


class Takeover(FromClient):
    """Host: a bot plays for that absent seat at once, until its person is back."""

    seat: Seat


class Rematch(FromClient):
    """After the end: the same people at a new table, which `lobby.next` names."""


Command = (
    Ready
    | Rename
    | Sit
    | Leave
    | Start
    | Setup
    | Kick
    | Remove
    | Unwatch
    | Mute
    | Pause
    | Takeover
    | Rematch
    | HeadStart
    | Agree
    | Tempo
    | Hurry
    | Moment
)
ClientMessage = Hello | Answer | Press | Why | Say | Orders | Command


# -- what the server says ------------------------------------------------------------------------------------


class FromServer(Struct, tag_field="type", tag=str.lower):
    """Any message of the server."""


class Welcome(FromServer):
    """The answer to `hello`. `events` are those after the client's last number, up to `number`.

    `anew`: the server has stopped in the middle of the race that is on; its round is played again.
    """

    seat: int | None
    number: int
    events: list[Told]
    view: View | None
    question: Question | None
    clock: Clock | None
    lobby: Lobby
    chat: list[Saying]
    orders: list[StandingOrder]
    anew: bool = False
    passes: bool = False
    notes: list[Note] = []


class Step(FromServer):
    """The table has changed: the events with their changes, then the changes that came with none."""

    number: int
    events: list[Told]
    changes: View
    question: Question | None
    clock: Clock | None


class People(FromServer, tag="lobby"):
    """Something has changed among the people."""

    lobby: Lobby


class Said(FromServer):
    """Somebody has said something."""

    saying: Saying


class Ordered(FromServer, tag="orders"):
    """My standing orders as they are now: after a change of mine, or when one of them has been forgotten."""

    orders: list[StandingOrder]
    passes: bool = False


class Taken(FromServer):
    """The answer with that id is in the log for good (or, held: waits for its window to close)."""

    id: str
    held: bool = False


class Refused(FromServer):
    """Something was not accepted, and changed nothing. `id` names the answer refused, if it was one."""

    code: str
    message: str
    clauses: list[str] = []
    id: str | None = None


class Noted(FromServer):
    """Something has been done in a player's name."""

    note: Note


class Announced(FromServer):
    """The host of the server has something to say to everybody."""

    text: str


class Because(FromServer):
    """The reply to `why`; allowed: nothing speaks against it."""

    action: str
    allowed: bool
    code: str = ""
    message: str = ""
    clauses: list[str] = []


class Flip(FromServer):
    """The card is turned over; `round` is the id that a press names, `number` that of the round."""

    round: str
    number: int
    card: str


class Glimpse(FromServer):
    """What everybody sees of a press, without its time and target; and what would come of the race so far.

    `decided`: nothing but something earlier, which is still on its way, can change it. `main` and `off` are
    where the hands would be: the seat of a base, -1 holster, -2 in the air.
    """

    number: int
    seat: int
    what: str
    decided: bool
    slapper: int | None
    loser: int | None
    main: list[int]
    off: list[int]


class Stamped(FromServer):
    """How my own press was timed."""

    seq: int
    receipt: Receipt


class Receipts(FromServer):
    """How all presses of a round were timed, when it is final; `clause` says what ended it."""

    number: int
    card: str
    tick: int
    clause: str
    slapper: int | None
    target: int | None
    loser: int | None
    dead_heat: bool
    rows: list[Receipt]


class Pulse(FromServer):
    """What the server knows of everybody's line; `asleep`: nobody has done anything for five rounds.

    The next card waits until the people at the seats `waits` are `ready`: before the `first` card of the
    game, or because they look at the result of a round. After `left` seconds it comes without them; null: it
    waits.
    """

    asleep: bool
    lines: list[LineInfo]
    waits: list[int] = []
    first: bool = False
    left: float | None = None


ServerMessage = (
    Welcome
    | Step
    | People
    | Said
    | Ordered
    | Taken
    | Refused
    | Noted
    | Announced
    | Because
    | Flip
    | Glimpse
    | Stamped
    | Receipts
    | Pulse
)
_encode = msgspec.json.Encoder().encode


def encode(message: ServerMessage) -> str:
    """A message as it travels."""
    return _encode(message).decode()


def written(part: object) -> msgspec.Raw:
    """A part of a message as it travels, to be put into several of them."""
    return msgspec.Raw(_encode(part))
