"""Names, titles and chat: nothing invisible, nothing that turns the direction, nothing that piles up."""

from __future__ import annotations

import asyncio
import unicodedata
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from sixgun.server.room.lettering import JOINERS, MARKS, UNSHOWN, shown
from sixgun.server.room.seats import clean
from tests.server.house import house

FAMILY = "👩\u200d👩\u200d👧"
HEART = "❤\ufe0f"
PERSIAN = "می\u200cخواهم"
HINDI = "क्\u200dष"


@pytest.mark.parametrize(
    "name",
    [
        *("Ann", "Zoë", "Þór", "Łukasz", "Nguyễn Thị", "Ελένη", "Дмитрий", "שרה", "ياسمين", "สมชาย", "தமிழ்"),
        *("山田太郎", "김민준", "O'Neil-Smith", "Ann 2", "🤠", "👍🏽", "🇨🇭", FAMILY, HEART, "1\ufe0f\u20e3"),
        *(f"{HEART}\u200d🔥", "🏳\ufe0f\u200d🌈", "\U0001fae8", PERSIAN, HINDI, "c'è — «così»"),
    ],
)
def test_real_names_and_emoji_stay_as_they_are_written(name: str) -> None:
    assert shown(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("A\u202enn\u202c", "Ann"),  # read backwards
        ("A\u2066nn\u2069", "Ann"),
        ("A\u200bnn\ufeff", "Ann"),
        ("A\u200dnn", "Ann"),
        ("🤠\u200dAnn", "🤠Ann"),
        ("A\u00adnn", "Ann"),
        ("An\ufe0fn", "Ann"),
        ("Ann\U000e0041\U000e007f", "Ann"),
        ("山\U000e0100", "山"),
        ("\u3164Ann\u2800", "Ann"),
        ("A\x00n\x1bn\x7f", "Ann"),
        ("A\ue000nn\U0010ffff", "Ann"),
        (" A\t\n  n\u2028n\u3000", "A n n"),
        ("e\u0301", "é"),
        ("e\u200b\u0301", "é"),
        ("Z" + "\u0334\u0335\u0336\u0337" * 20, "Z\u0334\u0335"),
        ("\u0334 \u0334A", "A"),
        ("\u200b\u2060\u3164", ""),
    ],
)
def test_what_cannot_be_seen_is_not_kept(text: str, seen: str) -> None:
    assert shown(text) == seen


@given(st.text(st.characters(exclude_categories=[]), max_size=30))
@example("\u0958\u200d")
def test_any_text_can_be_shown_and_then_stays_as_it_is(text: str) -> None:
    seen = shown(text)
    assert shown(seen) == seen
    assert seen == seen.strip()
    seen.encode()  # no half of a letter
    kinds = [unicodedata.category(letter) for letter in seen]
    hidden = {letter for letter, kind in zip(seen, kinds, strict=True) if kind in UNSHOWN} - JOINERS
    assert all("\U0001f000" <= letter <= "\U0001faff" for letter in hidden)
    rows = [kinds[at : at + MARKS + 1] for at in range(len(kinds) - MARKS)]
    assert not any({"Mn", "Me"}.issuperset(row) for row in rows)


def test_nobody_is_without_a_name() -> None:
    assert clean("\u200b\u202e") == "Stranger"


def test_seats_titles_and_chat_are_all_shown_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "s.db") as h:
            (ann,) = await h.table(start=False, name="A\u202enn", title="\u202eAll\u200b in\n\n")
            assert (ann.lobby["seats"][0]["name"], ann.lobby["name"]) == ("Ann", "All in")
            await h.post(f"/api/tables/{ann.table}/join", name="B\u200bob", watch=True)
            await ann.until(
                lambda m: m["type"] == "lobby" and [one["name"] for one in m["lobby"]["onlookers"]] == ["Bob"]
            )
            await ann.say(type="rename", name="\u2066Bo\u2069")
            await ann.until(lambda m: m["type"] == "lobby" and m["lobby"]["seats"][0]["name"] == "Bo")
            await ann.say(type="say", text="hi \u202e there")
            assert (await ann.of("said"))["saying"]["text"] == "hi there"
            await ann.say(type="say", text="\u200b\u3164")
            assert (await ann.of("refused"))["code"] == "bad_message"
            (bob,) = await h.table(start=False, title="\u200b")
            assert bob.lobby["name"] == ""

    asyncio.run(story())
