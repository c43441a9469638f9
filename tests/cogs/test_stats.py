"""One member's numbers with the picture, and two members against each other."""

from __future__ import annotations

import asyncio
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.store import OwnerRow, RecentMatch, Source
from cogs.ui.chart import HEIGHT, WIDTH, chart, named
from cogs.ui.ids import Press, Verb
from tests.cogs.room import Person, Room
from tests.store.rows import fill


def pair(ada: Person, ben: Person, *points: int) -> list[tuple[OwnerRow, int]]:
    """Two people with these points a round; the one who came first is Ada, the other Ben."""
    ids, first = (ada.id, ben.id), min(ada.id, ben.id)
    owners = [OwnerRow(seat, each, "Ada" if each == first else "Ben", None) for seat, each in enumerate(ids)]
    return list(zip(owners, points, strict=True))


def pictures(person: Person) -> list[Any]:
    """The pictures of the newest private message."""
    return list(person.last.attachments)


async def test_without_any_match_it_says_so(room: Room) -> None:
    assert (await room.person("Ada").command("stats")).startswith("No match has been finished here yet.")
    assert (await room.person("Ben", "de").command("versus", member=room.person("Cleo").actor)).startswith(
        "Hier ist noch keine Partie zu Ende gespielt."
    )


async def test_somebody_without_a_score(room: Room) -> None:
    ada, ben = room.people(2)
    await fill(room.hall.store, pair(ada, ben, 30, 0), guild=room.guild.id)
    zoe = room.person("Zoe", "de")
    assert await zoe.command("stats") == "## Zoe\n-# Saison 1\nFür Zoe ist in dieser Saison nichts gezählt."
    assert pictures(zoe) == []


async def test_a_match_that_was_played(room: Room) -> None:
    ada, ben = room.people(2)
    await room.play_out(ada, ben)
    answer = await ben.command("stats", member=ada.actor)
    assert answer.splitlines() == [
        "## Ada",
        "-# Season 1 · place 1",
        "**Points came from** `1`\u00a0Ben\u00a029",
        "-# The last match, the newest on the right: points by whose cards gave them, place below, a star for a win.",
        "**Matches** 1 · 1 won",
        "**Wins in a row** 1 now · 1 at most",
        "**Rounds** 1 · 1 won · best +29",
        "**Points** 29 taken · 0 given",
        "**Rating** 1138, provisional (1 of 10 matches)",
        "**UNO calls** 0 missed · 0 caught",
        "**Challenges** 0 won · 0 lost",
        "**Cards drawn** 0",
        "**Favourite rules** Mattel 2019 (1 of 1 won)",
    ]
    (picture,) = pictures(ben)
    assert picture.filename == "matches.png"
    german = await ben.command("stats")
    assert german.startswith("## Ben\n-# Season 1 · place 2\n-# The last match")


async def test_the_picture_has_words_for_those_who_do_not_see_it_in_german_too(room: Room) -> None:
    ada, ben = room.person("Ada", "de"), room.person("Ben")
    await fill(room.hall.store, pair(ada, ben, 30, 0), guild=room.guild.id)
    await fill(room.hall.store, pair(ben, ada, 50, 5), guild=room.guild.id, at=7.0)
    await ada.command("stats")
    (gallery,) = [each for each in _everything(ada.last) if each["type"] == 12]
    (item,) = gallery["items"]
    assert item["description"] == (
        "Punkte von Ada in den letzten 2 Partien, die älteste zuerst: Platz 1 von 2 mit 1, Platz 2 von 2 mit 0"
    )


async def test_another_season_by_the_select(room: Room) -> None:
    ada, ben = room.people(2)
    guild = room.guild.id
    await fill(room.hall.store, pair(ada, ben, 30, 0), guild=guild)
    await room.hall.tables.seasons.start(guild, "")
    await fill(room.hall.store, pair(ben, ada, 70, 0), guild=guild, at=9.0)
    assert "**Points** 0 taken" in await ada.command("stats")
    answer = await ada.choose(Press("-", 0, Verb.STATS, f"{ada.id}.1").text)
    assert answer.startswith("## Ada\n-# Season 1 · place 1")
    assert "**Points** 30 taken" in answer
    assert len(pictures(ada)) == 1
    gone = await ben.command("stats", member=ada.actor)
    assert gone.startswith("## Ada\n-# Season 2 · place 2")


async def test_two_members(room: Room) -> None:
    ada, ben = room.people(2)
    for place, owners in enumerate((pair(ada, ben, 30, 0), pair(ada, ben, 40, 0), pair(ben, ada, 60, 0))):
        await fill(room.hall.store, owners, guild=room.guild.id, at=5.0 + place, rounds=2)
    answer = (await ada.command("versus", member=ben.actor)).replace("\u00a0", " ")
    assert answer.splitlines() == [
        "## Ada – Ben",
        "-# Season 1",
        "3 matches together",
        "`2 : 1` better place",
        "`2 : 1` matches won",
        "`4 : 2` rounds won",
        "`4 : 2` points from the other",
        "-# Ahead in the last matches, newest first: Ben, Ada, Ada",
    ]
    cleo = room.person("Cleo", "de")
    answer = await cleo.command("versus", member=ben.actor, other=ada.actor)
    assert "`1 : 2` besserer Platz" in answer.replace("\u00a0", " ")
    assert await cleo.command("versus", member=ben.actor) == (
        "## Cleo – Ben\n-# Saison 1\nIn dieser Saison gibt es noch keine Partie, die beide zu Ende gespielt haben."
    )
    assert await cleo.command("versus", member=cleo.actor) == (
        "Wähle jemand anderen: Niemand spielt gegen sich selbst."
    )


async def test_the_picture_is_drawn_beside_the_event_loop(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, ben = room.people(2)
    await fill(room.hall.store, pair(ada, ben, 30, 0), guild=room.guild.id)
    drawn: list[str] = []

    def spy(matches: Any) -> bytes:
        try:
            asyncio.get_running_loop()
        except RuntimeError:
            drawn.append("in a thread")
        return chart(matches)

    monkeypatch.setattr("cogs.scores.chart", spy)
    await ada.command("stats")
    assert drawn == ["in a thread"]


BEN, CLEO, DORA, EMIL, FINN = (Source(number, name, 10) for number, name in enumerate("BCDEF"))


def recent(*sources: Source, has_won: bool = False) -> RecentMatch:
    return RecentMatch(1, 0.0, "party", 2, 4, has_won, sources)


def test_sources_are_numbered_by_what_they_gave_and_the_rest_is_one() -> None:
    many = [recent(BEN, CLEO, DORA), recent(DORA, EMIL), recent(FINN, DORA, CLEO)]
    assert [(each.name, each.points) for each in named(many)] == [("D", 30), ("C", 20), ("B", 10), ("E", 10)]


def test_a_bar_has_its_height_its_colours_and_its_star() -> None:
    image = Image.open(BytesIO(chart([recent(Source(1, "Ben", 15), Source(2, "Cleo", 5), has_won=True)])))
    assert (image.size, image.format) == ((WIDTH, HEIGHT), "PNG")
    pixels = image.convert("RGB")
    column = [pixels.getpixel((72, y)) for y in range(HEIGHT)]
    blue, yellow = (0x3F, 0x7F, 0xF0), (0xFF, 0xC9, 0x1F)
    assert column.count(blue) == pytest.approx(138, abs=8)
    assert column.count(yellow) == pytest.approx(46, abs=8)
    assert pixels.getpixel((90, HEIGHT - 20)) == yellow


def test_a_chart_without_points_and_a_full_one_are_drawn() -> None:
    for matches in ([], [recent()], [recent(Source(None, "", 480), BEN, CLEO, DORA, EMIL, FINN)] * 12):
        assert chart(matches).startswith(b"\x89PNG")


def _everything(message: Any) -> list[Any]:
    from tests.cogs.outlines import everything, raw_components

    return list(everything(raw_components(message)))
