"""Events: the only way in which a table changes. They are the log, the replay and the wire."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from sixgun.core.names import field_names, snake

if TYPE_CHECKING:
    from sixgun.core.action import Action
    from sixgun.core.table import Table

T = TypeVar("T", bound="Table")


class Event(Generic[T]):
    """Something that has happened: frozen data. Every field starts secret; the class says who may see it.

    Keyword-only fields follow from the rest of the game: they are told, but no part of its text or record.
    """

    __slots__ = ()
    clauses: ClassVar[tuple[str, ...]] = ()
    shows: ClassVar[tuple[str, ...]] = ()  # fields that everybody may see
    private: ClassVar[dict[str, str]] = {}  # field -> the field that names the one seat which may see it
    pieces: ClassVar[tuple[str, ...]] = ()  # fields that hold pieces, which are told by name
    only: ClassVar[str] = ""  # the field that names the one seat which hears of the event at all
    quiet: ClassVar[bool] = False  # it changes no question of anybody else
    fleeting: ClassVar[bool] = False  # what players have to remember unaided, if the table is forgetful

    def apply(self, t: T) -> None:
        """Change the table."""

    def __str__(self) -> str:
        words = [f"{name}={getattr(self, name)}" for name in field_names(type(self))]
        return " ".join([snake(type(self).__name__), *words])

    def __repr__(self) -> str:
        return f"<{self}>"


class AnswerSealed(Event["Table"]):
    """A seat has chosen secretly; the others see only that it is ready."""

    __slots__ = ("action", "seat")
    shows = ("seat",)
    private: ClassVar[dict[str, str]] = {"action": "seat"}
    quiet = True
    fleeting = True

    def __init__(self, seat: int, action: Action) -> None:
        self.seat, self.action = seat, action


class AnswerReplaced(Event["Table"]):
    """A seat has changed its sealed answer; nobody else hears of it."""

    __slots__ = ("action", "seat")
    shows = ("seat", "action")
    only = "seat"
    quiet = True
    fleeting = True

    def __init__(self, seat: int, action: Action) -> None:
        self.seat, self.action = seat, action


class GameEnded(Event["Table"]):
    """The game is over; the reason is the clause that ended it."""

    __slots__ = ("reason", "scores", "winners")
    shows = ("winners", "scores", "reason")

    def __init__(self, winners: tuple[int, ...], scores: tuple[int, ...], reason: str) -> None:
        self.winners, self.scores, self.reason = winners, scores, reason

    def apply(self, t: Table) -> None:
        t.result = Result(self.winners, self.scores, self.reason)


class Result:
    """How a game ended: the winners' seats, one score a seat, and the clause that decided."""

    __slots__ = ("reason", "scores", "winners")

    def __init__(self, winners: tuple[int, ...], scores: tuple[int, ...], reason: str) -> None:
        self.winners, self.scores, self.reason = winners, scores, reason

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.document() == other.document()

    def __hash__(self) -> int:
        return hash((self.winners, self.scores, self.reason))

    def __repr__(self) -> str:
        return f"Result(winners={self.winners}, scores={self.scores}, reason={self.reason!r})"

    def document(self) -> dict[str, object]:
        return {"winners": list(self.winners), "scores": list(self.scores), "reason": self.reason}
