"""The running scores of a server."""

from __future__ import annotations

import pytest

from bot.store import ScoreRow
from tests.cogs.outlines import labels
from tests.cogs.room import Room


def fill(room: Room, monkeypatch: pytest.MonkeyPatch, rows: list[ScoreRow]) -> None:
    """The scores of the server, without matches."""

    async def scores(guild: int, *, order: str = "points", limit: int = 10, offset: int = 0) -> list[ScoreRow]:
        return rows[offset : offset + limit]

    async def standing(guild: int, person: int, *, order: str = "points") -> tuple[int, ScoreRow] | None:
        return next(((place, row) for place, row in enumerate(rows, 1) if row.person == person), None)

    async def score_count(guild: int) -> int:
        return len(rows)

    for function in (scores, standing, score_count):
        monkeypatch.setattr(room.hall.tables, function.__name__, function)


async def test_without_a_finished_match_it_says_how_to_start(room: Room) -> None:
    assert await room.person("Ada", "de").command("scores") == (
        "## Punkte auf diesem Server\nHier ist noch keine Partie zu Ende gespielt. `/uno new` öffnet einen Tisch."
    )


async def test_a_match_that_was_won_counts(room: Room) -> None:
    ada, ben = room.people(2)
    await room.open([ada, ben])
    await room.hall.tables.set_rules(room.table.id, ada.id, room.table.rules.but(target_score=20))
    await ada.press("Start")
    await room.set("R1|R9 GS")
    await ada.press("Hand")
    await ada.tap("Red 1")
    await ben.press("Scores")
    screen = ben.screen.replace("\u00a0", " ")
    assert "| 🥇 `1` `29` **Ada** · 1 of 1\n| 🥈 `2` ` 0` **Ben** · 0 of 1" in screen
    assert "| ▶️ `2` ` 0` **You** · 0 of 1" in screen
    assert "-# Page 1 of 1" in screen


async def test_pages_and_one_s_own_place(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, zoe = room.person("Ada"), room.person("Zoe")
    rows = [ScoreRow(place, f"P{place}", 5, 1, 9, 500 - place) for place in range(1, 24)]
    rows[14] = ScoreRow(ada.id, "Ada", 5, 1, 9, 485)
    fill(room, monkeypatch, rows)
    answer = await ada.command("scores")
    assert "**P1** · 1 of 5" in answer
    assert "**You** · 1 of 5" in answer
    assert labels(ada.last) == ["Back", "Next", "Mine"]
    assert "**P11**" in await ada.tap("Next")
    assert "[Back] [Next] [Mine]" in ada.screen
    assert "-# Page 3 of 3" in await ada.tap("Next")
    assert "[Next /disabled]" in ada.screen
    assert "-# Page 2 of 3" in await ada.tap("Mine")
    assert "-# Page 1 of 3" in await ada.tap("Back")
    await zoe.command("scores")
    assert "[Mine /disabled]" in zoe.screen
    assert "You" not in zoe.screen


async def test_mine_of_somebody_without_a_score_is_the_first_page(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = room.person("Ada")
    rows = [ScoreRow(place, f"P{place}", 5, 1, 9, 500 - place) for place in range(1, 24)]
    rows[14] = ScoreRow(ada.id, "Ada", 5, 1, 9, 485)
    fill(room, monkeypatch, rows)
    await ada.command("scores")
    mine = ada.ids["Mine"]
    rows[14] = ScoreRow(15, "P15", 5, 1, 9, 485)
    assert "-# Page 1 of 3" in await ada.click(ada.last, mine)
