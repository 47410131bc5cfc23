"""The built web client, read once and served from memory: there is no path to stray from."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import NamedTuple

STATIC = Path(__file__).parents[1] / "static"
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Sixgun</title>
<body style="font: 18px/1.5 serif; max-width: 40em; margin: 4em auto; padding: 0 1em">
<h1>Sixgun</h1><p>The server runs, but the web client is not built. In a check-out of the source, run
<code>python3 tasks.py play</code>, which builds it, or <code>npm ci &amp;&amp; npm run build</code> in
<code>web/</code>. Then start the server again.</p></body></html>"""


class Asset(NamedTuple):
    """A file, its type, and how long a browser may keep it."""

    content: bytes
    kind: str
    cache: str


def load(folder: Path = STATIC) -> dict[str, Asset]:
    """All files of the client by their path; `` is the page itself."""
    found = {str(path.relative_to(folder)): path for path in folder.rglob("*") if path.is_file()}
    assets = {name: _asset(name, path) for name, path in found.items() if not name.startswith(".")}
    page = assets.get("index.html", Asset(NOT_BUILT.encode(), "text/html", "no-cache"))
    return {**assets, "": page}


def _asset(name: str, path: Path) -> Asset:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    hashed = name.startswith("assets/")  # the build puts a hash into these names
    return Asset(path.read_bytes(), kind, "public, max-age=31536000, immutable" if hashed else "no-cache")


def page_for(assets: dict[str, Asset], path: str) -> Asset | None:
    """A file, or the page for the routes that the client draws itself (`/`, `/t/…`, `/r/…`)."""
    name = path.strip("/")
    if name in assets:
        return assets[name]
    return assets[""] if name.split("/")[0] in ("t", "r") else None
