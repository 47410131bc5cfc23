"""`@covers("KLACK-001")` says which clauses of docs/rules a test is for."""

from collections.abc import Callable
from typing import Any, TypeVar

Test = TypeVar("Test", bound=Callable[..., Any])


def covers(*clauses: str) -> Callable[[Test], Test]:
    """Attach the clause ids to the test; `tools/clauses.py` reads them from the source."""

    def mark(test: Test) -> Test:
        test.__dict__["clauses"] = clauses
        return test

    return mark
