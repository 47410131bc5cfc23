"""Settings: a flag goes before the environment, that before the file; what is wrong is said in a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixgun.core.errors import Invalid
from sixgun.server.settings import Limits, Settings
from sixgun.server.sources import KINDS, gather

SECRET = "sixteen-or-more-letters"
FILE = """
host = "0.0.0.0"
port = 1001
data = "games.db"
proxies = "10.0.0.5"
origins = ["https://saloon.example"]
log = "json"
admin = "sixteen-or-more-letters"
check = true
thinkers = 3
[limits]
rooms = 11
onlookers = 12
devices = 13
tables_per_minute = 14
joins_per_minute = 15
sockets_per_address = 16
seats_per_address = 17
"""
ALL = Settings(
    "0.0.0.0",
    1001,
    Path("games.db"),
    "10.0.0.5",
    ("https://saloon.example",),
    "json",
    SECRET,
    True,
    Limits(11, 12, 13, 14, 15, 16, 17),
    3,
)


def written(folder: Path, text: str) -> str:
    (folder / "sixgun.toml").write_text(text)
    return str(folder / "sixgun.toml")


def complaint(*given: object) -> str:
    with pytest.raises(Invalid) as error:
        gather(*given)  # type: ignore[arg-type]
    return error.value.message


def test_a_house_of_which_nothing_is_said_has_the_defaults() -> None:
    assert gather({"port": None}) == Settings()


def test_everything_can_be_set_by_a_file(tmp_path: Path) -> None:
    assert gather({"config": written(tmp_path, FILE)}) == ALL
    assert gather({}, (), {"SIXGUN_CONFIG": written(tmp_path, FILE)}) == ALL


def variables(settings: Settings) -> dict[str, str]:
    """The settings as an environment says them."""
    names = ("host", "port", "data", "proxies", "log", "admin", "check", "thinkers")
    said = {name: str(getattr(settings, name)) for name in names}
    limits = {f"limit_{name}": str(getattr(settings.limits, name)) for name in Limits.__struct_fields__}
    return {f"SIXGUN_{name.upper()}": value for name, value in (said | limits).items()}


def test_everything_can_be_set_by_the_environment() -> None:
    environ = variables(ALL) | {"SIXGUN_ORIGINS": "https://saloon.example"}
    assert len(environ) == len(KINDS) - 1  # all but `admin_file`
    assert gather({}, (), environ) == ALL


def test_everything_but_the_secret_can_be_set_by_a_flag(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text(SECRET + "\n")
    flags = {"host": "0.0.0.0", "port": "1001", "data": "games.db", "proxies": "10.0.0.5", "log": "json"}
    flags |= {"origins": "https://saloon.example", "admin_file": str(tmp_path / "secret"), "thinkers": "3"}
    flags |= {"check": "true"}
    limits = [f"{name}={getattr(ALL.limits, name)}" for name in Limits.__struct_fields__]
    assert gather(flags, limits) == ALL


def test_a_flag_goes_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = written(tmp_path, "port = 1\nhost = 'a'\nlog = 'json'\n[limits]\nrooms = 1\ndevices = 1\n")
    environ = {"SIXGUN_PORT": "2", "SIXGUN_HOST": "b", "SIXGUN_LIMIT_ROOMS": "2", "SIXGUN_DATA": ""}
    found = gather({"port": "3", "config": file}, ["rooms=3"], environ)
    assert (found.port, found.host, found.log, found.data) == (3, "b", "json", Path("sixgun.db"))
    assert (found.limits.rooms, found.limits.devices, found.limits.onlookers) == (3, 1, 200)


def test_several_origins_stand_in_one_variable() -> None:
    found = gather({}, (), {"SIXGUN_ORIGINS": "https://a.example, http://b.example:8080"})
    assert found.origins == ("https://a.example", "http://b.example:8080")


def test_a_secret_may_stand_in_a_file_of_its_own_but_not_in_two_places(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text(SECRET + "\n")
    environ = {"SIXGUN_ADMIN_FILE": str(tmp_path / "secret")}
    assert gather({}, (), environ).admin == SECRET
    assert "one is enough" in complaint({}, (), environ | {"SIXGUN_ADMIN": SECRET})


def test_variables_of_other_programs_are_none_of_ours() -> None:
    assert gather({}, (), {"SIXGUN_CHROMIUM": "/bin/chromium", "PORT": "1", "HOST": "x"}) == Settings()


@pytest.mark.parametrize(
    ("flags", "limits", "environ", "words"),
    [
        ({"port": "99999"}, (), {}, ("port", "--port", "1 to 65535", "'99999'")),
        ({}, (), {"SIXGUN_PORT": "http"}, ("port", "SIXGUN_PORT", "1 to 65535", "'http'")),
        ({"log": "xml"}, (), {}, ("log", "--log", "text or json")),
        ({"data": ""}, (), {}, ("data", "--data", "a file")),
        ({"origins": "saloon"}, (), {}, ("origins", "--origins", "https://example.org")),
        ({}, ("rooms=0",), {}, ("rooms", "--limit", "a whole number from 1", "'0'")),
        ({}, ("rooms",), {}, ("--limit", "name=value")),
        ({}, ("roms=1",), {}, ("'roms'", "--limit", "rooms, onlookers")),
        ({}, (), {"SIXGUN_LIMIT_ROMS": "1"}, ("'roms'", "SIXGUN_LIMIT_ROMS", "rooms, onlookers")),
        ({"config": "nowhere.toml"}, (), {}, ("nowhere.toml", "No such file")),
        ({"admin_file": "nowhere"}, (), {}, ("admin_file", "nowhere", "--admin-file", "No such file")),
    ],
)
def test_what_is_wrong_is_named_with_its_place_and_what_would_be_right(
    flags: dict[str, str], limits: tuple[str, ...], environ: dict[str, str], words: tuple[str, ...]
) -> None:
    said = complaint(flags, limits, environ)
    assert [word for word in words if word not in said] == []
    assert "\n" not in said


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("prot = 1", ("'prot'", "there are host, port")),
        ("port = [1]", ("port", "1 to 65535", "[1]")),
        ("limits = 3", ("[limits]",)),
        ("[limits]\nroms = 1", ("'roms'", "rooms, onlookers")),
        ("port = ", ("not TOML",)),
    ],
)
def test_a_wrong_line_in_the_file_is_said_with_its_name(
    tmp_path: Path, text: str, words: tuple[str, ...]
) -> None:
    said = complaint({"config": written(tmp_path, text)})
    assert [word for word in (*words, "sixgun.toml") if word not in said] == []
    assert "\n" not in said


@pytest.mark.parametrize("secret", ["hush", "two words, and more than enough", "x" * 15])
def test_a_secret_that_cannot_be_used_is_not_repeated(tmp_path: Path, secret: str) -> None:
    (tmp_path / "secret").write_text(secret)
    by_file = complaint({"config": written(tmp_path, f'admin = "{secret}"')})
    by_its_own = complaint({"admin_file": str(tmp_path / "secret")})
    by_environment = complaint({}, (), {"SIXGUN_ADMIN": secret})
    for said in (by_file, by_its_own, by_environment):
        assert said.startswith("admin (from ")
        assert "at least 16" in said
        assert secret not in said
