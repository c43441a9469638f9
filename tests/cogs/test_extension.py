"""How the cogs are tied to the client, and what they follow in Discord."""

from __future__ import annotations

from pathlib import Path
from random import Random

import discord

from bot.tables import Stage
from bot.tables.practice import practice_tables
from cogs.extension import install
from cogs.translator import CatalogueTranslator
from tests.cogs.room import Bot, Room, opened
from tests.cogs.tables_at_hand import DRAWN, TEXTS


class PicturedBot(Bot):
    """A client with pictures and a translator of its own."""

    async def setup_hook(self) -> None:
        self.own = CatalogueTranslator(TEXTS)
        await self.tree.set_translator(self.own)
        clock = self.hall.clock
        practice = practice_tables(clock, Random(1), lambda: "practice")
        self.desk = await install(
            self, self.hall.tables, self.hall.store, practice, pictures=DRAWN, interval=0.0, clock=clock.now
        )
        await self.tree.sync()


async def test_a_client_with_pictures_and_a_translator(tmp_path: Path, locales: dict[int, str]) -> None:
    """With pictures, clicks find their way through sections and thumbnails too."""
    async with opened(tmp_path / "uno.db", locales, PicturedBot) as room:
        ada, ben = people = room.people(2)
        await room.open(people)
        assert room.board.startswith("embed #8b6be8 [picture https://cdn.example/card_back.png]")
        await ada.press("Start")
        await room.set("W+4 R1 Y2|G2 G3 G4")
        await ada.press("Hand")
        await ada.tap("Wild +4")
        await ada.tap("Blue · 0")
        await ben.press("Hand")
        assert "[picture https://cdn.example/wild_draw4_blue.png]" in ben.screen
        assert (await ben.tap("Challenge")).startswith("**You were right about Ada:** Ada draws 4.")
        assert isinstance(room.bot, PicturedBot)
        assert room.bot.tree.translator is room.bot.own


async def test_a_server_that_is_left_takes_its_tables_along(room: Room) -> None:
    await room.play(room.people(2))
    table = room.table
    guild = room.bot.get_guild(room.guild.id)
    (listener,) = room.bot.extra_events["on_guild_remove"]
    await listener(guild)
    assert room.hall.tables.get(table.id) is None


async def test_a_thread_that_is_deleted_takes_its_table_along(room: Room) -> None:
    await room.play(room.people(2))
    table = room.table
    payload = discord.RawThreadDeleteEvent(
        {"id": str(table.channel), "guild_id": str(table.guild), "parent_id": "1", "type": 11}  # type: ignore[typeddict-item]
    )
    (listener,) = room.bot.extra_events["on_raw_thread_delete"]
    await listener(payload)
    assert room.hall.tables.get(table.id) is None


async def test_a_connection_that_comes_back_edits_nothing_twice(room: Room) -> None:
    await room.play(room.people(2))
    (listener,) = room.bot.extra_events["on_ready"]
    await listener()
    await room.settle()
    before = len(room.env.http_requests)
    await listener()
    await room.settle()
    assert len(room.env.http_requests) == before


async def test_a_computer_player_can_be_kicked_from_the_lobby(room: Room) -> None:
    ada = room.person("Ada")
    await room.open([ada])
    await ada.press("Add computer")
    await ada.tap("Normal")
    name = room.table.seats[1].name
    assert await ada.command("kick", player="2") == f"{name} is no longer at the table."
    assert len(room.table.seats) == 1
    assert room.table.stage is Stage.LOBBY


async def test_the_last_one_after_a_match_waits_in_a_lobby(room: Room) -> None:
    ada, ben = room.people(2)
    await room.play_out(ada, ben)
    await ben.command("leave")
    answer = await ada.press("Rematch")
    assert answer == "It takes two. Wait for somebody or add a computer player."
    assert room.table.stage is Stage.LOBBY
