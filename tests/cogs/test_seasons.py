"""Admins begin, name and end seasons, and reset scores."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.store import OwnerRow
from cogs.ui.ids import Press, Verb
from tests.cogs.room import Person, Room
from tests.store.rows import fill

WEEK = 7 * 24 * 3600


@pytest.fixture
def admin(room: Room) -> Person:
    """Somebody who may manage the server."""
    role = room.guild.create_role("admins", permissions=discord.Permissions(manage_guild=True))
    return Person(room, room.guild.add_member(room.env.create_user("Adele"), roles=[role]))


async def season(person: Person, command: str, /, **options: Any) -> str:
    """Runs `/uno-season command`."""
    return person._see(await person.actor.slash(person.room.channel, f"uno-season {command}", **options))


async def two(room: Room, at: float = 5.0) -> None:
    """P1 wins against P2 with 30 points."""
    owners = (OwnerRow(0, 1, "P1", None), OwnerRow(1, 2, "P2", None))
    await fill(room.hall.store, list(zip(owners, (30, 0), strict=True)), guild=room.guild.id, at=at)


async def test_it_is_offered_to_those_who_manage_the_server(room: Room) -> None:
    command = room.bot.tree.get_command("uno-season")
    translator = room.bot.tree.translator
    assert command is not None
    assert translator is not None
    payload = await command.get_translated_payload(room.bot.tree, translator)
    assert payload["default_member_permissions"] == discord.Permissions(manage_guild=True).value
    assert payload["contexts"] == [0]
    assert [option["name"] for option in payload["options"]] == ["list", "begin", "rename", "close", "reset"]
    assert payload["name_localizations"]["de"] == "uno-saison"
    names = [option["name_localizations"]["de"] for option in payload["options"]]
    assert names == ["liste", "beginnen", "umbenennen", "schließen", "zurücksetzen"]


async def test_before_the_first_match_there_is_none(admin: Person) -> None:
    assert (await season(admin, "list")).startswith("## Seasons\nNo season has begun here.")
    assert await season(admin, "close") == "No season is running here."
    assert await season(admin, "rename", name="Spring") == "There is no such season here."
    assert (await season(admin, "begin", name=" Spring \n term")).startswith(
        "Season 1 has begun.\n## Seasons\n**Season 1 · Spring term** · since "
    )


async def test_a_new_season_ends_the_one_that_runs_after_a_question(room: Room, admin: Person) -> None:
    await two(room)
    assert await season(admin, "begin", name="Summer: *") == (
        "### End Season 1 and start the next season?\n"
        "Its lists stay readable with `/uno scores`. Matches that end from now on count in the new season."
    )
    assert len(await room.hall.tables.scores.seasons(room.guild.id)) == 1
    answer = await admin.tap("Start it")
    assert answer.startswith("Season 2 has begun.\n## Seasons\n**Season 2 · Summer\\: \\*** · since ")
    assert "**Season 1** · " in answer
    await two(room, at=room.hall.clock.now())
    found = [row.record.wins for row in await room.hall.scores(room.guild.id)]
    assert found == [1, 0]


async def test_back_changes_nothing(room: Room, admin: Person) -> None:
    await two(room)
    await season(admin, "close")
    assert (await admin.tap("Back")).startswith("## Seasons\n**Season 1** · since ")
    assert await room.hall.tables.seasons.running(room.guild.id) is not None


async def test_a_season_that_was_ended_is_read_and_matches_count_in_none(room: Room, admin: Person) -> None:
    await two(room)
    assert (await season(admin, "close")).startswith("### End Season 1?")
    end = admin.ids["End it"]
    answer = await admin.tap("End it")
    assert answer.startswith("The season is over.\n## Seasons\n**Season 1** · ")
    assert "No season is running" in answer
    await two(room, at=9.0)
    assert [row.record.matches for row in await room.hall.scores(room.guild.id)] == [1, 1]
    await room.hall.tables.seasons.start(room.guild.id, "")
    await season(admin, "list")
    assert Press("-", 0, Verb.SEASON, "end1").text == end
    await season(admin, "close")
    stale = admin.last
    await room.hall.tables.seasons.end(room.guild.id, 2)
    assert await admin.click(stale, admin.ids["End it"]) == "No season is running here."


async def test_a_name_is_given_and_too_long_ones_are_refused(room: Room, admin: Person) -> None:
    await two(room)
    assert "**Season 1 · Winter** · since" in await season(admin, "rename", name="Winter", season=1)
    for command in ("rename", "begin"):
        assert await season(admin, command, name="x" * 33) == "A name has at most 32 characters."
    assert await season(admin, "rename", name="x", season=7) == "There is no such season here."
    choices: Any = await admin.actor.autocomplete(room.channel, "uno-season rename", "season", "win")
    assert [(choice["name"], choice["value"]) for choice in choices] == [("Season 1 · Winter", 1)]


async def test_a_reset_of_all_is_asked_about_and_can_be_undone(room: Room, admin: Person) -> None:
    await two(room)
    before = await room.hall.scores(room.guild.id)
    assert (await season(admin, "reset")).startswith("### Reset? Everybody's scores, all seasons\n")
    assert await room.hall.scores(room.guild.id) == before
    answer = await admin.tap("Reset")
    assert answer.startswith("The scores are reset. For 7 days you can undo this here.\n## Seasons\n")
    assert "### Resets of the last 7 days\nEverybody's scores, all seasons\n-# Adele, <t:" in answer
    assert await room.hall.scores(room.guild.id) == []
    assert (await admin.tap("Undo")).startswith("The scores count again.\n## Seasons\n")
    assert await room.hall.scores(room.guild.id) == before
    await season(admin, "reset")
    await admin.tap("Reset")
    await room.hall.tables.seasons.undo(room.guild.id, 2)
    assert await admin.tap("Undo") == "This reset cannot be undone any more."


async def test_a_reset_of_one_member_leaves_the_others_and_what_comes_after(room: Room, admin: Person) -> None:
    ada = room.person("Ada")
    owners = (OwnerRow(0, ada.id, "Ada", None), OwnerRow(1, 2, "P2", None))
    match = list(zip(owners, (30, 0), strict=True))
    await fill(room.hall.store, match, guild=room.guild.id)
    assert await season(admin, "reset", member=room.person("Zoe").actor) == (
        "Nothing has been counted for this person here."
    )
    assert (await season(admin, "reset", member=ada.actor, season=1)).startswith("### Reset? Scores of Ada, Season 1\n")
    await admin.tap("Reset")
    assert [row.name for row in await room.hall.scores(room.guild.id)] == ["P2"]
    await fill(room.hall.store, match, guild=room.guild.id, at=room.hall.clock.now() + 1)
    found = {row.name: (row.record.matches, row.record.points) for row in await room.hall.scores(room.guild.id)}
    assert found == {"Ada": (1, 30), "P2": (2, 0)}
    assert "The last match," in await ada.command("stats")
    await season(admin, "list")
    assert "Scores of Ada, Season 1" in admin.screen
    await admin.tap("Undo")
    found = {row.name: (row.record.matches, row.record.points) for row in await room.hall.scores(room.guild.id)}
    assert found == {"Ada": (2, 60), "P2": (2, 0)}


async def test_after_seven_days_a_reset_stands(room: Room, admin: Person) -> None:
    await two(room)
    await season(admin, "reset", season=1)
    await admin.tap("Reset")
    stale = admin.last
    await room.hall.pass_time(WEEK + 1)
    assert await admin.click(stale, Press("-", 0, Verb.SEASON, "undo1").text) == "This reset cannot be undone any more."
    assert "Resets of the last" not in await season(admin, "list")
    assert await room.hall.scores(room.guild.id) == []


async def test_a_button_asks_for_the_right_again(room: Room, admin: Person) -> None:
    await two(room)
    await season(admin, "reset")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(discord.Permissions, "manage_guild", False, raising=False)
        answer = await admin.tap("Reset")
    assert "Season" not in answer
    assert len(await room.hall.scores(room.guild.id)) == 2
