"""Where settings come from: a flag, else the environment, else a file in TOML, else the default.

The secret of the host's own page has no flag, because everybody on the machine can read those of a running
program. It may stand in a file of its own (`admin_file`), as systemd and containers hand secrets over.
"""

from __future__ import annotations

import re
import tomllib
from collections import ChainMap
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, get_type_hints

import msgspec

from sixgun.core.errors import Invalid
from sixgun.server.settings import File, Limits, Settings

PREFIX: Final = "SIXGUN_"
LIMIT: Final = "limits."  # how the names of limits begin
HINTS: Final[dict[str, Any]] = get_type_hints(Settings, include_extras=True)
LIMITS: Final[dict[str, Any]] = get_type_hints(Limits, include_extras=True)
KINDS: Final[dict[str, Any]] = {
    **{name: kind for name, kind in HINTS.items() if name != "limits"},
    **{LIMIT + name: kind for name, kind in LIMITS.items()},
    "admin_file": File,
}


class Given(NamedTuple):
    """A value as it was written, and where."""

    value: object
    place: str


Layer = dict[str, Given]


def gather(
    flags: Mapping[str, str | None], limits: Sequence[str] = (), environ: Mapping[str, str] | None = None
) -> Settings:
    """The settings by all that a host has said. `flags` may name the file too, as `config`."""
    environ = environ or {}
    config = flags.get("config") or environ.get(PREFIX + "CONFIG")
    layers = [dict(_flags(flags, limits)), dict(_environment(environ)), dict(_file(config) if config else ())]
    found = ChainMap(*(_with_secret(layer) for layer in layers))
    values = {name: _read(name, given) for name, given in found.items()}
    some = {name.removeprefix(LIMIT): values.pop(name) for name in list(values) if name.startswith(LIMIT)}
    return msgspec.structs.replace(Settings(limits=msgspec.structs.replace(Limits(), **some)), **values)


def _flags(flags: Mapping[str, str | None], limits: Sequence[str]) -> Iterator[tuple[str, Given]]:
    for name, value in flags.items():
        if value is not None and name != "config":
            yield name, Given(value, f"--{name.replace('_', '-')}")
    for limit in limits:
        name, equals, value = limit.partition("=")
        if not equals:
            raise Invalid("bad_setting", f"--limit is name=value, such as rooms=100, not {_shown(limit)}")
        yield _known(LIMIT + name, "--limit"), Given(value, "--limit")


def _environment(environ: Mapping[str, str]) -> Iterator[tuple[str, Given]]:
    """An empty variable counts as none; only those of limits are all ours, so others may be anything."""
    for variable, value in environ.items():
        name = re.sub("^limit_", LIMIT, variable.removeprefix(PREFIX).lower())
        if not variable.startswith(PREFIX) or not value:
            continue
        if name in KINDS or name.startswith(LIMIT):
            yield _known(name, variable), Given(value, variable)


def _file(config: str) -> Iterator[tuple[str, Given]]:
    try:
        written = tomllib.loads(Path(config).read_text())
    except OSError as error:
        raise Invalid("bad_setting", f"the settings in {config} cannot be read: {error.strerror}") from None
    except ValueError as error:
        raise Invalid("bad_setting", f"{config} is not TOML: {error}") from None
    limits = written.pop("limits", {})
    if not isinstance(limits, dict):
        raise Invalid("bad_setting", f"limits in {config} are a table: [limits], with a line for each")
    for name, value in (written | {LIMIT + name: value for name, value in limits.items()}).items():
        yield _known(name, config), Given(value, config)


def _known(name: str, place: str) -> str:
    if name in KINDS:
        return name
    same = [kind.removeprefix(LIMIT) for kind in KINDS if kind.startswith(LIMIT) == name.startswith(LIMIT)]
    what = "limit" if name.startswith(LIMIT) else "setting"
    said = _shown(name.removeprefix(LIMIT))
    raise Invalid("bad_setting", f"there is no {what} {said} (from {place}); there are {', '.join(same)}")


def _with_secret(layer: Layer) -> Layer:
    """The secret that stands in a file is put in its place."""
    file = layer.pop("admin_file", None)
    if file is None:
        return layer
    if "admin" in layer:
        raise Invalid("bad_setting", f"admin and admin_file are both set (from {file.place}); one is enough")
    path = _read("admin_file", file)
    try:
        return layer | {"admin": Given(Path(path).read_text().strip(), f"{path}, by {file.place}")}
    except OSError as error:
        why = error.strerror
    except ValueError:
        why = "it is no text"
    raise Invalid("bad_setting", f"admin_file {path} (from {file.place}) cannot be read: {why}")


def _read(name: str, given: Given) -> Any:
    value = given.value
    if name == "origins" and isinstance(value, str):
        value = value.replace(",", " ").split()
    try:
        return msgspec.convert(value, KINDS[name], strict=False, dec_hook=_path)
    except (msgspec.ValidationError, TypeError):
        right = KINDS[name].__metadata__[0].description
    said = "" if name == "admin" else f", not {_shown(given.value)}"
    raise Invalid("bad_setting", f"{name.removeprefix(LIMIT)} (from {given.place}) is {right}{said}")


def _path(kind: type, value: Any) -> Path:
    if not value or not isinstance(value, str):
        raise TypeError
    return Path(value)


def _shown(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
