"""The gate of the office: the secret that the host has set opens it, and guessing is slow."""

from __future__ import annotations

import base64
import binascii
import hmac
from collections import deque
from collections.abc import Mapping
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from litestar.types import Scope

from sixgun.server.addresses import address_of, is_local
from sixgun.server.watch.journal import journal

if TYPE_CHECKING:
    from sixgun.server.room.clock import Time

TRIES: Final = 10  # wrong secrets of one address in a minute
MINUTE: Final = 60.0
ADDRESSES: Final = 10_000  # whose tries are remembered
CHALLENGE: Final = {"WWW-Authenticate": 'Basic realm="Sixgun, the office", charset="UTF-8"'}


class Shut(Exception):
    """The gate stays shut."""

    status, code = 404, "not_found"
    headers: Mapping[str, str] = {}

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


class NoSuchPage(Shut):
    """Without a secret there is no office."""


class WrongSecret(Shut):
    """No secret was shown, or another one."""

    status, code, headers = 401, "wrong_secret", CHALLENGE


class TooManyTries(Shut):
    """An address has guessed too often."""

    status, code, headers = 429, "too_fast", {"Retry-After": str(round(MINUTE))}


class Gate:
    """Lets in whoever shows the secret: as a bearer's token, or as the password of any user."""

    def __init__(self, secret: str, time: Time) -> None:
        self._secret, self._time = _hashed(secret), time
        self.open = bool(secret)
        self._wrong: dict[str, deque[float]] = {}

    def check(self, scope: Scope, headers: Mapping[str, str]) -> None:
        """Nothing, or `Shut`. While an address has to wait, the right secret does not help it either."""
        if not self.open:
            raise NoSuchPage("there is nothing here")
        address, shown = address_of(scope.get("client")), _shown(headers.get("authorization", ""))
        if self._tries(address) >= TRIES:
            raise TooManyTries("too many wrong secrets; wait a minute")
        if not hmac.compare_digest(_hashed(shown), self._secret):
            if shown:
                self._remember(address)
                journal.warning("a wrong secret for the office from %s", address)  # for fail2ban and its like
            raise WrongSecret("this takes the secret of the host")

    def check_figures(self, scope: Scope, headers: Mapping[str, str]) -> None:
        """Figures are also shown to this very machine, without a secret."""
        if not is_local(scope.get("client"), headers):
            self.check(scope, headers)

    def _tries(self, address: str) -> int:
        times = self._wrong.get(address)
        while times and times[0] <= self._time.now() - MINUTE:
            times.popleft()
        return len(times or ())

    def _remember(self, address: str) -> None:
        if len(self._wrong) >= ADDRESSES:
            del self._wrong[next(iter(self._wrong))]
        times = self._wrong.pop(address, None) or deque(maxlen=TRIES)
        times.append(self._time.now())
        self._wrong[address] = times


def _shown(header: str) -> str:
    """The secret in an `Authorization` header; empty, if there is none that can be read."""
    scheme, _, word = header.partition(" ")
    if scheme.lower() == "bearer":
        return word.strip()
    if scheme.lower() != "basic":
        return ""
    try:
        return base64.b64decode(word.strip(), validate=True).decode().partition(":")[2]
    except (binascii.Error, UnicodeDecodeError):
        return ""


def _hashed(text: str) -> bytes:
    """Texts of any length become bytes of one: comparing them takes the same time."""
    return sha256(text.encode("utf-8", "surrogateescape")).digest()
