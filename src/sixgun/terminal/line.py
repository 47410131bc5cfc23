"""The line from a terminal to the office of a running server."""

from __future__ import annotations

import json
import os
from http.client import HTTPException
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from sixgun.core.errors import Invalid

if TYPE_CHECKING:
    from sixgun.server.office.ledger import Ledger

HOME: Final = "http://127.0.0.1:8080"
PATIENCE: Final = 30.0  # seconds


class Line(NamedTuple):
    """Where the server is, and what opens its office."""

    url: str
    secret: str

    def ledger(self) -> Ledger:
        """The house at a glance."""
        import msgspec

        from sixgun.server.office.ledger import Ledger

        try:
            return msgspec.json.decode(self._ask(Request(f"{self.url}/api/admin")), type=Ledger)
        except msgspec.MsgspecError:
            raise Invalid("no_server", f"something answers at {self.url}, but no Sixgun does") from None

    def do(self, deed: str, **wish: object) -> str:
        """Have something done; what came of it, in a sentence."""
        kind = {"Content-Type": "application/json"}
        answer = self._ask(Request(f"{self.url}/api/admin/{deed}", json.dumps(wish).encode(), kind))
        return str(json.loads(answer)["message"])

    def _ask(self, request: Request) -> bytes:
        request.add_header("Authorization", f"Bearer {self.secret}")
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                return bytes(answer.read())
        except HTTPError as error:
            with error:
                raise self._refusal(error) from None
        except (URLError, HTTPException, OSError) as error:
            why = error.reason if isinstance(error, URLError) else error
            raise Invalid("no_server", f"no server answers at {self.url}: {why} (see --url)") from None

    def _refusal(self, error: HTTPError) -> Invalid:
        """The server's own sentence, where it has one."""
        try:
            told = json.loads(error.read())
            code, message = str(told["code"]), str(told["message"])
        except (ValueError, KeyError, TypeError):
            return Invalid("no_server", f"something answers at {self.url}, but no Sixgun does ({error.code})")
        if code == "not_found":
            return Invalid(code, f"the server at {self.url} has no office: it was started without a secret")
        if code == "wrong_secret":
            return Invalid(code, f"the server at {self.url} has another secret")
        return Invalid(code, message)


def open_line(url: str | None, file: Path | None) -> Line:
    """The line by flags, else by the environment."""
    place = (url or os.environ.get("SIXGUN_URL") or HOME).rstrip("/")
    if urlsplit(place).scheme not in ("http", "https"):
        raise Invalid("bad_url", f"--url begins with http:// or https://, not {place!r}")
    secret = _secret(file)
    if not secret.isascii() or not secret.isprintable():
        raise Invalid("bad_secret", "the secret holds letters that cannot be sent")
    return Line(place, secret)


def _secret(file: Path | None) -> str:
    """A secret is no flag: everybody on a machine can read those of a running program."""
    path = file or (Path(named) if (named := os.environ.get("SIXGUN_ADMIN_FILE")) else None)
    secret = os.environ.get("SIXGUN_ADMIN", "") if path is None else path.read_text(errors="replace").strip()
    if not secret:
        raise Invalid(
            "no_secret", "the secret is not known; set SIXGUN_ADMIN, or name its file: --admin-file"
        )
    return secret
