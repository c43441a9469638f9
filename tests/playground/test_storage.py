"""The world outlives a stop: its messages, the ids and tokens of their buttons, its commands and pictures."""

from __future__ import annotations

import asyncio
import io
import json
from pathlib import Path

import discord
import pytest

from bot.playground import storage
from bot.playground.server import StandIn
from tests.playground.test_interactions import saying
from tests.playground.test_messages import PNG
from tests.playground.test_time_limits import code_of
from tests.playground.tiny_bot import Echo, Running, TinyBot


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "uno.db.playground.json"


def written(file: Path) -> list[str]:
    """The contents of the messages in the file."""
    if not file.exists():
        return []
    return [message["content"] for message in json.loads(file.read_text("utf-8"))["messages"]]


def put(file: Path, content: str) -> None:
    file.write_text(content, "utf-8")


async def test_old_buttons_work_after_a_restart_of_the_playground(file: Path) -> None:
    async with StandIn(file=file) as server, Running(server, TinyBot()) as bot:
        ada, uno = server.person("Ada"), server.channel("uno")
        ada.user.locale = "de"
        bot.act = saying("public", Echo("one"))
        public = await ada.command(uno, ["do"])
        bot.act = saying("private", Echo("two"), ephemeral=True)
        private = await ada.command(uno, ["do"])
        thread = ada.open_thread(uno, "side table")
        ada.say(thread, "here")
        server.faults.deny(uno, "embed_links")
        emoji = await bot.create_application_emoji(name="R5", image=PNG)
    async with StandIn(file=file) as server:
        ada, uno = server.person("Ada"), server.channel("uno")
        assert ada.user.locale == "de"
        assert [message.content for message in ada.sees(uno)] == ["public", "private"]
        assert [message.content for message in ada.sees(server.channel("side table"))] == ["here"]
        assert [entry["name"] for entry in server.commands.entries][-1] == "Report"
        assert server.world.emojis[emoji.id].content == PNG
        assert uno.overwrites[server.world.bot.id].deny == discord.Permissions(embed_links=True).value
        async with Running(server, TinyBot()):
            messages = server.world.messages
            assert (await ada.click(messages[public.id], "one")).content == "Ada: one"
            assert (await ada.click(messages[private.id], "two")).content == "Ada: two"
            assert server.world.new_id() > private.id


async def test_tokens_and_files_come_back(file: Path) -> None:
    kept: list[discord.Interaction] = []

    async def act(interaction: discord.Interaction) -> None:
        picture = discord.File(io.BytesIO(PNG), "card.png")
        await interaction.response.send_message("hand", file=picture, ephemeral=True)
        kept.append(interaction)
        bot.note("kept")

    async with StandIn(file=file) as server, Running(server, TinyBot()) as bot:
        bot.act = act
        await server.person("Ada").command(server.channel("uno"), ["do"])
        await bot.wait_for_event("kept")
    async with StandIn(file=file) as server, Running(server, TinyBot()) as bot:
        [message] = server.person("Ada").private(server.channel("uno"))
        assert [(entry.name, entry.content) for entry in message.attachments] == [("card.png", PNG)]
        session = bot.http._HTTPClient__session  # type: ignore[attr-defined]
        kept[0]._session = session
        kept[0].followup.session = session
        await kept[0].edit_original_response(content="later")
        assert message.content == "later"
        server.clock.advance(15 * 60)
        assert await code_of(kept[0].edit_original_response(content="x")) == 50027


async def test_the_file_is_written_after_a_burst_of_changes(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "SAVE_AFTER", 0.0)
    async with StandIn(file=file) as server:
        ada, uno = server.person("Ada"), server.channel("uno")
        ada.say(uno, "one")
        ada.say(uno, "two")
        assert written(file) == []
        await asyncio.sleep(0.01)
        assert written(file) == ["one", "two"]


async def test_a_full_disk_stops_nothing(
    file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    async with StandIn(file=file) as server:
        server.person("Ada").say(server.channel("uno"), "one")
        monkeypatch.setattr("os.replace", full)
    assert "could not be kept: No space left on device" in caplog.text


@pytest.mark.parametrize("content", ["{", '{"version": 1}', '{"version": 99}'])
async def test_a_file_that_cannot_be_read_is_put_aside_or_replaced(file: Path, content: str) -> None:
    put(file, content)
    async with StandIn(file=file) as server:
        assert server.person("Ada").sees(server.channel("uno")) == []
    assert written(file) == []
    assert ([*file.parent.glob("*.unreadable")] == []) == ("99" in content)
