"""Draw docs/pictures/terminal.svg: the terminal game in the middle of a fixed game of Klack Klack Bang."""

import asyncio
import re

import sixgun
from sixgun.bots import make
from sixgun.core.rng import small
from sixgun.terminal.app import PlayApp
from sixgun.terminal.session import Session
from tasks import ROOT

TARGET = ROOT / "docs/pictures/terminal.svg"
SEED, SEATS, ANSWERS = 12, 4, ("bid (1,1)", "bid (2,1)", "bid (1,2)")
FONT = re.compile(r"\s*@font-face \{.*?\}", re.DOTALL)  # the picture must not ask other hosts for fonts


def session() -> Session:
    table = sixgun.new("klack", seats=SEATS, seed=SEED)
    bots = {seat: make("random", "klack", seat) for seat in range(1, SEATS)}
    return Session(table, bots, small(SEED), None)


def answer(game: Session) -> None:
    """Give the fixed answers; name oneself where a victim is asked for."""
    for text in ANSWERS:
        seat = game.advance()
        while seat is not None and game.table.ask is not None and game.table.ask.kind != "bid":
            game.answer(seat, game.table.default(seat))
            seat = game.advance()
        if seat is not None:
            game.answer(seat, sixgun.parse("klack", text))


async def draw() -> str:
    game = session()
    answer(game)
    app = PlayApp(game)
    async with app.run_test(size=(112, 30)) as pilot:
        await pilot.pause()
        return FONT.sub("", app.export_screenshot(title="sixgun play klack"))


def main() -> None:
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(asyncio.run(draw()), encoding="utf-8")
    print(f"{TARGET.relative_to(ROOT)}: {TARGET.stat().st_size} bytes")


if __name__ == "__main__":
    main()
