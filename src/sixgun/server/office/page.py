"""The page of the host: drawn here, without a script, so that it works wherever a browser does."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from html import escape
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from sixgun.games import find
from sixgun.words import Words

if TYPE_CHECKING:
    from sixgun.server.office.ledger import BanLine, Ledger, Load, RoomLine

SHEETS: Final = re.compile(r'<link rel="stylesheet"[^>]*>')
UNITS: Final = ((86_400, "d"), (3_600, "h"), (60, "min"), (1, "s"))
MB: Final = 1_000_000


@cache
def words() -> Words:
    return Words("office")


def say(id: str, **fields: object) -> str:
    """A text of the page, ready to stand in it."""
    return escape(words().say(f"office-{id}", fields))


@cache
def style() -> str:
    return (files("sixgun.server.office") / "page.css").read_text(encoding="utf-8")


def style_of(client: Mapping[str, tuple[bytes, str, str]]) -> str:
    """The type of the browser client, where it is built; and the page's own style."""
    index = client[""][0].decode("utf-8", "replace")
    return "".join(SHEETS.findall(index)) + f"<style>{style()}</style>"


def draw(ledger: Ledger, key: str, said: str, look: str) -> str:
    """The whole page; `key` goes with every form, `said` is about the last deed."""
    notice = f'<p class="notice" role="status">{escape(said)}</p>' if said else ""
    draining = f'<p class="notice" role="status">{say("draining")}</p>' if ledger.load.draining else ""
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>{say("title")} · Sixgun</title><link rel="icon" href="data:,">{look}</head>'
        f'<body class="office">'
        f'<header><h1>{say("title")}</h1><nav><a class="btn" href="/admin">{say("refresh")}</a>'
        f'<a class="btn" href="/">{say("home")}</a></nav></header><main>{notice}{draining}'
        f"{_load(ledger.load)}{_rooms(ledger.rooms, key)}"
        f'<div class="columns">{_announce(key)}{_close(key)}{_bans(ledger.bans, key)}{_delete(key)}</div>'
        "</main></body></html>"
    )


# -- parts ---------------------------------------------------------------------------------------------------


def _load(load: Load) -> str:
    facts = {
        "moves": f"{load.moves_per_second:g}",
        "sockets": f"{load.sockets:,}",
        "rooms-awake": f"{load.rooms:,}",
        "memory": f"{load.memory / MB:,.0f} MB",
        "lag": f"{load.lag * 1000:.0f} ms",
        "store-errors": f"{load.store_errors:,}",
        "up": lasting(load.up),
    }
    cells = [f"<div><dd>{escape(value)}</dd><dt>{say(id)}</dt></div>" for id, value in facts.items()]
    return _section("load", f'<dl class="load">{"".join(cells)}</dl>', "whole")


def _rooms(rooms: list[RoomLine], key: str) -> str:
    if not rooms:
        return _section("rooms", f"<p>{say('rooms-none')}</p>", "whole")
    heads = ["table", "game", "phase", "people", "bots", "onlookers", "moved", "age"]
    head = "".join(f'<th scope="col">{say(id)}</th>' for id in heads)
    rows = "".join(_room(room, key) for room in rooms)
    table = f"<table><thead><tr>{head}<td></td></tr></thead><tbody>{rows}</tbody></table>"
    return _section("rooms", table, "whole")


def _room(room: RoomLine, key: str) -> str:
    moved = say("moved-never") if room.idle is None else say("ago", time=lasting(room.idle))
    public = f" · {say('public')}" if room.public else ""
    phase = f"<strong>{say('broken')}</strong>" if room.broken else f"{escape(room.phase)}{public}"
    cells = {
        "game": escape(find(room.game).title),
        "phase": phase,
        "people": say("people-here", present=room.present, people=room.people),
        "bots": str(room.bots),
        "onlookers": str(room.onlookers),
        "moved": moved,
        "age": escape(lasting(room.age)),
    }
    row = "".join(f'<td data-head="{say(id)}">{cell}</td>' for id, cell in cells.items())
    return (
        f'<tr><th scope="row"><code>{escape(room.name)}</code></th>{row}<td>{_sure(room.name, key)}</td></tr>'
    )


def _sure(name: str, key: str) -> str:
    """A table is closed for good, so one press is not enough."""
    label = say("close-table", name=name)
    form = _form(
        "close", key, f'<input type="hidden" name="table" value="{escape(name)}">', label, "close-sure"
    )
    return f'<details><summary class="btn">{say("close")}</summary>{form}</details>'


def _announce(key: str) -> str:
    field = f'<label>{say("announce-text")}<input name="text" maxlength="300" required></label>'
    return _section("announce", _form("announce", key, field, word="send"))


def _close(key: str) -> str:
    field = f'<label>{say("close-link")}<input name="table" maxlength="200" required></label>'
    return _section("close-other", _form("close", key, field))


def _bans(bans: list[BanLine], key: str) -> str:
    lines = "".join(f"<li>{_ban(ban, key)}</li>" for ban in bans)
    field = f'<label>{say("ban-address")}<input name="address" maxlength="60" required></label>'
    known = f"<ul>{lines}</ul>" if bans else f"<p>{say('bans-none')}</p>"
    return _section("bans", known + _form("ban", key, field))


def _ban(ban: BanLine, key: str) -> str:
    address = escape(ban.address)
    hidden = f'<input type="hidden" name="address" value="{address}">'
    lift = _form("unban", key, hidden, say("unban-address", address=ban.address))
    return f"<code>{address}</code> <span>{say('ago', time=lasting(ban.age))}</span>{lift}"


def _delete(key: str) -> str:
    field = (
        f"<label>{say('delete-days')}"
        '<input name="days" type="number" min="1" max="36500" value="90" required></label>'
    )
    count = f'<button class="btn" name="count" value="true">{say("delete-count")}</button>'
    return _section("delete", _form("delete", key, field + count, word="delete-now"))


def _section(id: str, inside: str, kind: str = "") -> str:
    return (
        f'<section class="panel {kind}" aria-labelledby="{id}"><h2 id="{id}">{say(id)}</h2>{inside}</section>'
    )


def _form(deed: str, key: str, fields: str, label: str = "", word: str = "") -> str:
    """A form for one deed; `label` is read where the button alone does not say what it does."""
    hidden = f'<input type="hidden" name="key" value="{escape(key)}">'
    spoken = f' aria-label="{label}"' if label else ""
    button = f'<button class="btn"{spoken}>{say(word or deed)}</button>'
    return f'<form method="post" action="/admin/{deed}">{hidden}{fields}{button}</form>'


def lasting(seconds: float) -> str:
    """The two largest units of a length of time."""
    left = max(0, round(seconds))
    parts: list[str] = []
    for size, unit in UNITS:
        if left >= size or parts:
            parts.append(f"{left // size} {unit}")
            left %= size
    return " ".join(parts[:2]) or "0 s"
