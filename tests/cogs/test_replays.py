"""`/uno replay` and `/uno verify`: any finished match of the server, with all hands open."""

from __future__ import annotations

from typing import Any

import pytest

from bot.replay import parse, verify
from bot.replay.record import Record
from tests.cogs.outlines import labels
from tests.cogs.room import Person, Room
from tests.cogs.test_refused import forge_id
from tests.replay.matches import played


@pytest.fixture
def match(room: Room, monkeypatch: pytest.MonkeyPatch) -> Record:
    """A whole match in the archive, number 12."""
    record = played()

    async def found(guild: int, number: int) -> Record:
        assert (guild, number) == (room.guild.id, 12)
        return record

    async def last(guild: int, channel: int) -> int:
        assert (guild, channel) == (room.guild.id, room.channel.id)
        return 12

    monkeypatch.setattr(room.hall.tables.archive, "record", found)
    monkeypatch.setattr(room.hall.tables.archive, "last", last)
    return record


async def forfeited(room: Room) -> None:
    """Ben leaves Ada alone in a match, number 1."""
    ada, ben = room.people(2)
    await room.play([ada, ben])
    await ben.command("leave")


async def test_without_a_finished_match_it_says_so(room: Room) -> None:
    ada = room.person("Ada", "de")
    assert await ada.command("replay") == "Hier ist noch keine Partie zu Ende gespielt."
    assert await ada.command("verify") == "Hier ist noch keine Partie zu Ende gespielt."


async def test_a_match_that_is_played_shows_its_hash_but_never_its_seed(room: Room) -> None:
    ada, ben = room.people(2)
    await room.play([ada, ben])
    running = room.table.match
    assert running is not None
    told = await ada.command("verify")
    assert running.seed_hash in told
    assert running.seed not in told
    for number in ("1", "#1"):
        for command in ("verify", "replay"):
            assert await ada.command(command, match=number) == "This match is not over. Its replay comes with its end."


async def test_the_result_leads_to_the_replay(room: Room) -> None:
    await forfeited(room)
    ada = room.person("Zoe")
    told = await ada.press("Replay")
    assert told.startswith("## Match 1, once more\n-# Round 1 · move 0 of 1 ·")
    assert "Ben leaves" in await ada.tap("Next")
    assert labels(ada.last) == ["Back", "Next", "Start", "Next round", "End", "File", "Check"]
    proved = await ada.tap("Check")
    assert "✅ The seed belongs to the hash." in proved
    assert "✅ The one move can be played and lead to this result." in proved


async def test_every_step_of_a_match_can_be_reached(room: Room, match: Record) -> None:
    ada = room.person("Ada")
    first = await ada.command("replay")
    last = len(match.moves)
    assert f"move 0 of {last:,}" in first
    assert f"move 1 of {last:,}" in await ada.tap("Next")
    assert f"move {last:,} of {last:,}" in await ada.tap("End")
    assert f"move {last - 1:,} of {last:,}" in await ada.tap("Back")
    assert f"move 0 of {last:,}" in await ada.tap("Start")
    assert "Round 2 · " in await ada.tap("Next round")


async def test_all_hands_are_open(room: Room, match: Record) -> None:
    ada = room.person("Ada", "de")
    told = await ada.command("replay", match="12")
    for name in ("Ada", "Mika"):
        assert name in told
    assert told.count("-# ") == 4  # where, and three hands
    assert "Partie 12 noch einmal" in told


async def test_a_step_beyond_the_end_is_the_end(room: Room, match: Record) -> None:
    ada = room.person("Ada")
    await ada.command("replay")
    last = len(match.moves)
    assert f"move {last:,} of {last:,}" in await forge_id(room, ada, "uno1:-:0:replay:12.99999n")


async def test_the_file_can_be_read_again(room: Room, match: Record) -> None:
    ada = room.person("Ada")
    await ada.command("replay")
    assert "python -m bot verify" in await ada.tap("File")
    (file,) = ada.last.attachments
    assert file.filename == "uno-12.txt"
    read, claims = parse((await file.read()).decode())
    assert read == match
    assert verify(read, claims).holds


async def test_other_servers_matches_and_nonsense_are_refused(room: Room) -> None:
    await forfeited(room)
    ada = room.person("Zoe")
    refused = "There is no such match on this server. Choose one from the list that the command offers."
    for wanted in ("2", "one", "999999999999", "-1", "1.5", "9999999999999999"):
        assert await ada.command("replay", match=wanted) == refused
    archive = room.hall.tables.archive
    assert [row.match for row in await archive.ended(room.guild.id)] == [1]
    assert await archive.ended(room.guild.id + 1) == []


async def test_the_list_offers_matches_by_number_and_name(room: Room) -> None:
    await forfeited(room)
    ada = room.person("Zoe")
    assert await offered(ada, "replay", "ben") == [("#1 · Ada, Ben", "1")]
    assert await offered(ada, "verify", "#1") == [("#1 · Ada, Ben", "1")]
    assert await offered(ada, "replay", "cleo") == []


async def offered(person: Person, command: str, typed: str) -> list[tuple[str, str]]:
    """The matches that the command offers while somebody types."""
    choices: Any = await person.actor.autocomplete(person.room.channel, f"uno {command}", "match", typed)
    return [(choice["name"], choice["value"]) for choice in choices]
