"""The options of section 9, and the combinations that are rejected."""

from __future__ import annotations

from typing import Final

from sixgun.core.errors import Invalid
from sixgun.core.game import Option, Options
from sixgun.games.slap45.gangs import GANG_NAMES
from sixgun.games.slap45.reaction import SKILLS


class Gangs(Option):
    """Nothing for a random draw, or one gang a seat; which ones is checked with the number of seats."""

    shape = "each"

    def allows(self, value: object) -> bool:
        return value is None or isinstance(value, list)

    def __str__(self) -> str:
        return f"none or a list with one gang a seat, of: {', '.join(GANG_NAMES)}"


class FirstDealer(Option):
    """Nothing for a random draw, or a seat."""

    shape = "seat"

    def allows(self, value: object) -> bool:
        return value is None or type(value) is int

    def __str__(self) -> str:
        return "none or a seat"


class Span(Option):
    """Two whole numbers: the shortest and the longest."""

    shape = "span"

    def allows(self, value: object) -> bool:
        return (
            isinstance(value, list)
            and len(value) == 2
            and all(type(entry) is int and self.low <= entry <= self.high for entry in value)
        )

    def __str__(self) -> str:
        return f"two numbers of {self.low} to {self.high}"


def parameter(name: str, default: int, low: int, high: int, clause: str, text: str) -> Option:
    return Option(name, default, low=low, high=high, clauses=(clause,), text=text)


OPTIONS: Final = (
    Option(
        "mode",
        "powers",
        values=("basic", "powers"),
        clauses=("SLAP-120",),
        text="With Gold and powers, or without.",
    ),
    Gangs(
        "gangs",
        None,
        choices=GANG_NAMES,
        clauses=("SLAP-009",),
        text="Which gang each seat plays; random if not given.",
    ),
    FirstDealer("first_dealer", None, clauses=("SLAP-114",), text="Who deals first; random if not given."),
    Option(
        "duel_dealer",
        "chooser",
        values=("chooser", "auto"),
        clauses=("SLAP-156", "SLAP-158"),
        text="The duel's dealer may choose cards, or always deals the top one.",
    ),
    Option(
        "timing",
        "realtime",
        values=("realtime", "turn_based"),
        clauses=("SLAP-170", "SLAP-172"),
        text="A race, or secret plans.",
    ),
    Option(
        "rt_skill",
        None,
        values=(None, *SKILLS),
        clauses=("SLAP-174",),
        text="Whose reaction times are drawn for plans (casual if not given).",
    ),
    Option(
        "rt_source",
        None,
        values=(None, "sampled", "submitted"),
        clauses=("SLAP-174",),
        text="Whether reaction times are drawn or part of the plans (drawn if not given).",
    ),
    Option(
        "bot_skill",
        "casual",
        values=tuple(SKILLS),
        clauses=("SLAP-171",),
        text="How fast the hands of bots are in a race.",
    ),
    parameter("round_timeout_ms", 3000, 1000, 30000, "SLAP-006", "The last tick of a round that counts."),
    parameter("min_reaction_ms", 100, 0, 200, "SLAP-046", "Slaps before this are false starts."),
    parameter(
        "false_start_lockout_ms", 1000, 0, 5000, "SLAP-047", "Until when a false start locks a player."
    ),
    parameter("relocate_ms", 100, 0, 500, "SLAP-027", "Dead time of a hand that left a base or bounced."),
    parameter("point_window_ms", 200, 0, 1000, "SLAP-052", "How far slap and point may lie apart."),
    parameter("decision_timeout_ms", 5000, 1000, 60000, "SLAP-123", "For power and recruit decisions."),
    parameter("deal_timeout_ms", 5000, 1000, 60000, "SLAP-013", "Then the server deals for the dealer."),
    parameter("deal_min_ms", 1000, 0, 5000, "SLAP-011", "Shortest pause after a round before the deal."),
    Span(
        "foreperiod_ms",
        [500, 2500],
        low=0,
        high=10000,
        clauses=("SLAP-012",),
        text="Shortest and longest time from the deal to the reveal.",
    ),
    parameter("move_ms", 150, 0, 1000, "SLAP-173", "Time between the steps of a plan."),
    parameter("retry_ms", 250, 0, 1000, "SLAP-173", "Time of a plan until the next base after a bounce."),
    parameter("plan_timeout_ms", 30000, 1000, 600000, "SLAP-177", "Time to commit plans."),
    parameter("max_credit_ms", 500, 0, 1000, "SLAP-170", "Largest credit for the way through the network."),
    Option(
        "max_rounds",
        None,
        values=(None,),
        low=1,
        high=100000,
        clauses=("SLAP-163",),
        text="The game ends without a winner after this many rounds.",
    ),
    Option(
        "max_ping_ms",
        400,
        values=(None,),
        low=50,
        high=1000,
        clauses=("SLAP-170",),
        text="Players with a longer round trip are warned.",
    ),
)


def check_options(seats: int, options: Options) -> None:
    _check_gangs(seats, options["gangs"])
    dealer = options["first_dealer"]
    if dealer is not None and not 0 <= dealer < seats:
        raise Invalid("invalid_seat", f"first_dealer is one of the seats 0 to {seats - 1}, not {dealer}")
    _check_times(options)
    if options["timing"] == "realtime" and (options["rt_source"] or options["rt_skill"]):
        raise Invalid("invalid_combination", "rt_source and rt_skill belong to timing=turn_based")
    if options["rt_source"] == "submitted" and options["rt_skill"]:
        raise Invalid("invalid_combination", "rt_skill draws times, but rt_source=submitted takes them")


def _check_gangs(seats: int, gangs: object) -> None:
    if not isinstance(gangs, list):
        return
    known = all(isinstance(gang, str) and gang in GANG_NAMES for gang in gangs)
    if not known or len(gangs) != seats or len(set(gangs)) != seats:
        raise Invalid("invalid_gangs", f"gangs names {seats} different gangs of: {', '.join(GANG_NAMES)}")


def _check_times(options: Options) -> None:
    reaction, lockout = options["min_reaction_ms"], options["false_start_lockout_ms"]
    if not reaction <= lockout <= options["round_timeout_ms"]:
        raise Invalid(
            "invalid_combination", "min_reaction_ms <= false_start_lockout_ms <= round_timeout_ms must hold"
        )
    low, high = options["foreperiod_ms"]
    if low > high:
        raise Invalid("invalid_combination", "the shortest foreperiod is not longer than the longest")
