"""The security page names tests that there are."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/security.md").read_text()


def test_every_test_that_the_security_page_names_is_there() -> None:
    named = set(re.findall(r"`(tests/[\w./]+)`", PAGE))
    assert len(named) > 15
    assert {name for name in named if not (ROOT / name).exists()} == set()


def test_every_link_of_the_security_pages_leads_somewhere() -> None:
    for page in (ROOT / "docs/security.md", ROOT / "SECURITY.md"):
        for link in re.findall(r"\]\(([^)#]+)\)", page.read_text()):
            assert (page.parent / link).exists(), link
