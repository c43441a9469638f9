"""The pictures of cards, brought to the stand-in by the bot as a process."""

from __future__ import annotations

from bot.playground.server import StandIn
from cogs.ui.ids import Verb
from tests.wire.players import Table
from tests.wire.process import BotProcess
from tests.wire.spec import spec_file, violations


async def test_an_upload_cut_short_by_kill_9_is_finished_beside_the_play(
    discord_server: StandIn, bot_process: BotProcess
) -> None:
    emojis = discord_server.world.emojis
    discord_server.limits.enabled = True
    await bot_process.start()
    await discord_server.world.until(lambda: len(emojis) >= 20)
    await bot_process.kill()
    await bot_process.start()
    table = Table(discord_server, discord_server.channel("uno"), ("Ada", "Ben"))
    await table.open()
    assert await table.play(2) == 2
    await discord_server.world.until(lambda: len(emojis) == 81)
    await table.play(1)
    board = await discord_server.world.until(
        lambda: (board := table.board(Verb.HAND)) and "thumbnail" in board.embeds[0] and board
    )
    assert any(f"<:turn:{emoji_id}>" in board.text for emoji_id in emojis)
    assert len(discord_server.recorder.of("emoji.create")) == 81
    assert discord_server.recorder.refused() == []
    if spec_file() is not None:
        assert violations(discord_server.recorder.requests) == []
    await bot_process.kill()
    await bot_process.start()
    await table.play(1)
    assert len(discord_server.recorder.of("emoji.create")) == 81
