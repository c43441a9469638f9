"""The lists of a server's scores."""

from __future__ import annotations

from bot.store import OwnerRow
from cogs.ui.leaderboard import Wanted, wanted
from tests.cogs.outlines import labels
from tests.cogs.room import Person, Room
from tests.store.rows import fill, people
from tests.tables.hall import BEN


async def crowd(room: Room, ada: Person, *, preset: str = "mattel_2019", at: float = 5.0) -> None:
    """One match of 23: P1 has 500 points, P2 499 and so on; Ada is the 15th."""
    owners = people(*(f"P{place}" for place in range(1, 24)))
    owners[14] = OwnerRow(14, ada.id, "Ada", None)
    points = [(owner, 500 - owner.seat) for owner in owners]
    await fill(room.hall.store, points, guild=room.guild.id, preset=preset, at=at)


async def test_without_a_finished_match_it_says_how_to_start(room: Room) -> None:
    assert await room.person("Ada", "de").command("scores") == (
        "## Punkte auf diesem Server\nHier ist noch keine Partie zu Ende gespielt. `/uno neu` öffnet einen Tisch. "
        "Es zählen Partien ab zwei Menschen."
    )


async def test_a_match_that_was_won_counts(room: Room) -> None:
    ada, ben = room.people(2)
    await room.open([ada, ben])
    await room.hall.set_rules(room.table.id, ada.id, room.table.rules.but(target_score=20))
    await ada.press("Start")
    assert "Nobody is in this list yet." in await ben.command("scores")
    await room.set("R1|R9 GS")
    await ada.press("Hand")
    await ada.tap("Red 1")
    await ben.press("Scores")
    screen = ben.screen.replace("\u00a0", " ")
    assert "| -# Season 1 · Points, wins/matches" in screen
    assert "| 🥇 `1` `29` **Ada** · 1/1\n| 🥈 `2` ` 0` **Ben** · 0/1" in screen
    assert "| ▶️ `2` ` 0` **You** · 0/1" in screen
    assert "-# Page 1 of 1" in screen


async def test_pages_and_one_s_own_place(room: Room) -> None:
    ada, zoe = room.person("Ada"), room.person("Zoe")
    await crowd(room, ada)
    answer = await ada.command("scores")
    assert "**P1** · 1/1" in answer
    assert "**You** · 0/1" in answer
    assert labels(ada.last) == ["Points", "Wins", "Rating", "Back", "Next", "Mine"]
    assert "**P11**" in await ada.tap("Next")
    assert "[Back] [Next] [Mine]" in ada.screen
    assert "-# Page 3 of 3" in await ada.tap("Next")
    assert "[Next /disabled]" in ada.screen
    assert "-# Page 2 of 3" in await ada.tap("Mine")
    assert "-# Page 1 of 3" in await ada.tap("Back")
    await zoe.command("scores")
    assert "[Mine /disabled]" in zoe.screen
    assert "You" not in zoe.screen


async def test_sorted_by_wins_and_by_rating(room: Room) -> None:
    ada = room.person("Ada")
    await crowd(room, ada)
    await ada.command("scores")
    assert "Wins of matches\n🥇" in await ada.tap("Wins")
    assert "[Wins /primary]" in ada.screen
    assert "🥇 ` 1` `1` **P1** · of 1\n🥈 ` 2` `0` **P2** · of 1" in ada.screen.replace("\u00a0", " ").replace("| ", "")
    answer = await ada.tap("Rating")
    assert "**P1** · 1 of 10" in answer
    assert "-# The rating says how well you place and against whom (Plackett-Luce)" in answer
    assert "`1`" not in answer


async def test_a_preset_of_its_own(room: Room) -> None:
    ada = room.person("Ada", "de")
    await crowd(room, ada)
    await fill(room.hall.store, [(each, 7) for each in people("P1", "P2")], guild=room.guild.id, preset="party", at=6.0)
    await ada.command("scores")
    assert "<Regeln: Alle Regeln: Alle Regeln (Partien nach allen Regeln), Mattel 2019" in ada.screen
    answer = await ada.choose(Wanted(preset="party").press().text)
    assert "-# Saison 1 · Party · Punkte, Siege/Partien\n🥇 `1` `7` **P1** · 1/1\n🥈 `2` `7` **P2** · 0/1" in answer
    assert "-# Seite 1 von 1" in answer
    await ada.tap("Wertung")
    assert "Regeln:" not in ada.screen
    assert "**P1** · 2 von 10" in ada.screen


async def test_seasons_of_before_can_be_read(room: Room) -> None:
    ada = room.person("Ada")
    await crowd(room, ada)
    seasons = room.hall.tables.seasons
    await seasons.rename(room.guild.id, 1, "Winter *")
    await seasons.start(room.guild.id, "")
    await fill(room.hall.store, [(each, 7) for each in people("P1", "P2")], guild=room.guild.id, at=9.0)
    answer = await ada.command("scores")
    assert "-# Season 2 · Points" in answer
    assert "-# Page 1 of 1" in answer
    answer = await ada.choose(Wanted(season=1).press().text)
    assert "-# Season 1 · Winter \\* · Points" in answer
    assert "-# Page 2 of 3" in await ada.tap("Next")
    await seasons.end(room.guild.id, 2)
    assert "-# No season is running: matches count again when the next one begins." in await ada.command("scores")


async def test_what_is_no_longer_there_shows_the_nearest(room: Room) -> None:
    """Buttons of a message from before a reset of all scores."""
    ada = room.person("Ada")
    await crowd(room, ada)
    await ada.command("scores")
    await ada.tap("Next")
    await ada.tap("Next")
    mine = ada.ids["Mine"]
    await room.hall.tables.seasons.reset(room.guild.id, None, None, BEN)
    await fill(room.hall.store, [(each, 7) for each in people("P1", "P2")], guild=room.guild.id, at=9e9)
    assert "-# Page 1 of 1" in await ada.click(ada.last, mine)
    assert "-# Nobody" not in ada.screen


async def test_people_who_left_keep_the_name_last_seen_and_have_none_when_forgotten(room: Room) -> None:
    ada = room.person("Ada")
    await crowd(room, ada)
    await room.hall.store._database._writer.execute("UPDATE player SET person = -1, name = '' WHERE name = 'P1'")
    await room.hall.store._database._writer.commit()
    answer = await ada.command("scores")
    assert "**Somebody** · 1/1" in answer
    assert "**P2** · 0/1" in answer


def test_what_a_payload_asks_for() -> None:
    for wish in (Wanted(), Wanted("r", 12, "", 3), Wanted("w", 0, "mattel_2019", None)):
        assert wanted(wish.press().payload) == wish
        assert wanted(wish.press("n" if wish.page is not None else "").payload) == wish
    assert wanted("") == Wanted()
