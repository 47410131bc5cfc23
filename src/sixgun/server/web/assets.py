"""The built web client, read once and served from memory: there is no path to stray from."""

from __future__ import annotations

import mimetypes
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from sixgun.server.web.packing import SMALL, pack, unpacks

STATIC = Path(__file__).parents[1] / "static"
TEXT: Final = ("text/", "application/javascript", "application/json", "application/manifest", "image/svg")
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Sixgun</title>
<body style="font: 18px/1.5 serif; max-width: 40em; margin: 4em auto; padding: 0 1em">
<h1>Sixgun</h1><p>The server runs, but the web client is not built. In a check-out of the source, run
<code>python3 tasks.py play</code>, which builds it, or <code>npm ci &amp;&amp; npm run build</code> in
<code>web/</code>. Then start the server again.</p></body></html>"""


class Asset(NamedTuple):
    """A file, its type, and how long a browser may keep it; packed, where that is done and worth it."""

    content: bytes
    kind: str
    cache: str
    tag: str
    packed: bytes | None = None


class Sending(NamedTuple):
    """An asset as one browser gets it."""

    status: int
    content: bytes
    headers: dict[str, str]


def load(folder: Path = STATIC) -> dict[str, Asset]:
    """All files of the client by their path; `` is the page itself."""
    found = {str(path.relative_to(folder)): path for path in folder.rglob("*") if path.is_file()}
    assets = {name: _asset(name, path) for name, path in found.items() if not name.startswith(".")}
    page = assets.get("index.html", _tagged(NOT_BUILT.encode(), "text/html", "no-cache"))
    return {**assets, "": page}


def packed(assets: Mapping[str, Asset]) -> dict[str, Asset]:
    """Packed once for all who ask; it takes a moment."""
    return {name: _packed(asset) for name, asset in assets.items()}


@cache
def _packed(asset: Asset) -> Asset:
    """A process packs a file once, however many servers it starts."""
    worth = len(asset.content) >= SMALL and asset.kind.startswith(TEXT)
    return asset._replace(packed=pack(asset.content)) if worth else asset


def _asset(name: str, path: Path) -> Asset:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    hashed = name.startswith("assets/")  # the build puts a hash into these names
    cache = "public, max-age=31536000, immutable" if hashed else "no-cache"
    return _tagged(path.read_bytes(), kind, cache)


def _tagged(content: bytes, kind: str, cache: str) -> Asset:
    return Asset(content, kind, cache, sha256(content).hexdigest()[:32])


def page_for(assets: Mapping[str, Asset], path: str) -> Asset | None:
    """A file, or the page for the routes that the client draws itself (`/`, `/t/…`, `/r/…`)."""
    name = path.strip("/")
    if name in assets:
        return assets[name]
    return assets[""] if name.split("/")[0] in ("t", "r") else None


def table_in(path: str) -> str | None:
    """The id of the table that a route of the client names, whether or not there can be such a table."""
    first, _, rest = path.strip("/").partition("/")
    return rest.partition("/")[0] if first in ("t", "r") else None


def sending(asset: Asset, headers: Mapping[str, str]) -> Sending:
    """Packed for those who can unpack it; nothing at all for those who have it."""
    sent = whole(asset, headers)
    if not has(headers.get("if-none-match", ""), sent.headers["ETag"]):
        return sent
    kept = {name: value for name, value in sent.headers.items() if name != "Content-Encoding"}
    return Sending(304, b"", kept)


def whole(asset: Asset, headers: Mapping[str, str]) -> Sending:
    """Packed for those who can unpack it."""
    packed = asset.packed if unpacks(headers.get("accept-encoding", "")) else None
    tag = f'"{asset.tag}"' if packed is None else f'"{asset.tag}-gzip"'
    said = {"Cache-Control": asset.cache, "ETag": tag}
    if asset.kind.startswith(TEXT):
        said["Vary"] = "Accept-Encoding"
    if packed is None:
        return Sending(200, asset.content, said)
    return Sending(200, packed, said | {"Content-Encoding": "gzip"})


def has(known: str, tag: str) -> bool:
    """Is the tag one of those that a browser knows? A proxy may have called it weak."""
    return known.strip() == "*" or tag in {part.strip().removeprefix("W/") for part in known.split(",")}
