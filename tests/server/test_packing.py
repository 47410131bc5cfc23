"""What is sent twice is not sent again, and what is large is packed for those who can unpack it."""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from sixgun.server.web import assets, packing
from tests.server.house import PATIENCE, House, house

SCRIPT = b"let six = 'gun';\n" * 1_000
GZIP = {"Accept-Encoding": "br, gzip;q=0.8, *;q=0"}


class Got:
    """The answer to one request."""

    def __init__(self, url: str, headers: dict[str, str], method: str = "GET") -> None:
        try:
            with urlopen(Request(url, headers=headers, method=method), timeout=PATIENCE) as answer:
                self.status, self.headers, self.content = answer.status, answer.headers, answer.read()
        except HTTPError as error:
            with error:
                self.status, self.headers, self.content = error.code, error.headers, error.read()

    @property
    def sort(self) -> tuple[int, str | None]:
        return self.status, self.headers["content-encoding"]


async def get(h: House, path: str, headers: dict[str, str], method: str = "GET") -> Got:
    return await asyncio.to_thread(Got, h.url + path, headers, method)


@pytest.mark.parametrize(
    ("accepted", "takes"),
    [
        ("gzip", True),
        ("br;q=1.0, GZIP ; q=0.5", True),
        ("*", True),
        ("", False),
        ("identity", False),
        ("gzip;q=0", False),
        ("gzip; q=0.000, *", False),
        ("*;q=0", False),
        ("xgzip", False),
        (",;,=;q", False),
    ],
)
def test_gzip_is_sent_to_whoever_takes_it(accepted: str, takes: bool) -> None:
    assert packing.unpacks(accepted) is takes


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client of a page, a script and a picture."""
    (tmp_path / "static/assets").mkdir(parents=True)
    (tmp_path / "static/index.html").write_text("<p>page")
    (tmp_path / "static/assets/app-1a.js").write_bytes(SCRIPT)
    (tmp_path / "static/assets/font-1a.woff2").write_bytes(bytes(5_000))
    files = assets.load(tmp_path / "static")
    monkeypatch.setattr(assets, "load", lambda: files)


@pytest.mark.usefixtures("built")
def test_a_file_comes_packed_once_and_not_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db") as h:
            async with asyncio.timeout(PATIENCE):
                while (got := await get(h, "/assets/app-1a.js", GZIP)).sort != (200, "gzip"):
                    assert got.sort == (200, None)  # until it is packed
            plain = await get(h, "/assets/app-1a.js", {})
            assert (gzip.decompress(got.content), plain.content, plain.sort) == (SCRIPT, SCRIPT, (200, None))
            assert len(got.content) < len(SCRIPT) / 10
            assert got.headers["etag"] != plain.headers["etag"]
            assert got.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
            assert "immutable" in got.headers["cache-control"]
            for known in (
                got.headers["etag"],
                "W/" + got.headers["etag"],
                f'"x", {got.headers["etag"]}',
                "*",
            ):
                again = await get(h, "/assets/app-1a.js", GZIP | {"If-None-Match": known})
                assert (again.status, again.content) == (304, b"")
                assert again.headers["etag"] == got.headers["etag"]
            other = await get(h, "/assets/app-1a.js", {"If-None-Match": got.headers["etag"]})
            assert (other.status, other.content) == (200, SCRIPT)
            head = await get(h, "/assets/app-1a.js", GZIP, "HEAD")
            assert (head.sort, head.content) == ((200, "gzip"), b"")
            assert head.headers["content-length"] == str(len(got.content))

    asyncio.run(story())


@pytest.mark.usefixtures("built")
def test_pictures_and_small_files_are_sent_as_they_are(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db") as h:
            font, page = await get(h, "/assets/font-1a.woff2", GZIP), await get(h, "/", GZIP)
            assert (font.sort, page.sort) == ((200, None), (200, None))
            again = await get(h, "/", {"If-None-Match": page.headers["etag"]})
            assert again.status == 304

    asyncio.run(story())


def test_answers_of_the_interface_are_packed_if_they_are_not_small(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db") as h:
            for path in ("/api/games/bang/rules", "/api/games/bang/pieces", "/api/games"):
                packed, plain = await get(h, path, GZIP), await get(h, path, {})
                assert (packed.sort, plain.sort) == ((200, "gzip"), (200, None))
                assert json.loads(gzip.decompress(packed.content)) == json.loads(plain.content)
                assert len(packed.content) < len(plain.content) / 2
                assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
            small = await get(h, "/api/tables", GZIP)
            missing = await get(h, "/api/games/poker/rules", GZIP)
            assert (small.sort, missing.sort) == ((200, None), (404, None))

    asyncio.run(story())
