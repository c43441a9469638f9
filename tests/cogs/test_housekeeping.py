"""Once a day old things go, and a fault waits for the next day."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.settings import Editor, Entry, GuildSettings
from bot.settings.terms import Terms
from bot.store import StoreError
from cogs.housekeeping import DAY, keep_house, tidy
from tests.cogs.room import Room


async def keep_for(room: Room, days: int) -> None:
    """The server keeps moves for so long."""

    def make(settings: GuildSettings) -> tuple[GuildSettings, Entry]:
        return replace(settings, terms=Terms(keep_days=days)), Entry("term:keep_days", new=str(days))

    await room.bot.desk.book.change(room.guild.id, Editor(1, "Ada"), make)


async def test_moves_go_as_the_server_wants(room: Room) -> None:
    ada, ben = room.people(2)
    await room.play([ada, ben])
    await ben.command("leave")
    archive = room.hall.tables.archive
    await room.hall.pass_time(31 * DAY)
    await tidy(room.bot.desk)
    assert (await archive.record(room.guild.id, 1)).number == 1
    await keep_for(room, 30)
    await tidy(room.bot.desk)
    assert await ada.command("replay", match="1") == "The moves of this match are not kept any more."


async def test_a_fault_is_no_end(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []

    async def broken() -> None:
        raise StoreError("disk full")

    async def pause(seconds: float) -> None:
        pauses.append(seconds)
        if len(pauses) == 2:
            raise asyncio.CancelledError

    monkeypatch.setattr(room.bot.desk.book, "sweep", broken)
    with pytest.raises(asyncio.CancelledError):
        await keep_house(room.bot.desk, pause)
    assert pauses == [DAY, DAY]
