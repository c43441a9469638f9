"""Three seconds, fifteen minutes, and one answer only. Nothing here waits for real."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any

import discord
import pytest

from bot.playground.clock import Clock
from bot.playground.interaction import InteractionFailed
from bot.playground.models import Channel
from bot.playground.people import Person
from bot.playground.server import StandIn
from tests.playground.tiny_bot import TinyBot


async def code_of(attempt: Awaitable[object]) -> int:
    """The code with which Discord refuses."""
    with pytest.raises(discord.HTTPException) as caught:
        await attempt
    return caught.value.code


async def test_the_person_sees_a_failure_after_three_seconds_and_the_bot_10062(
    server: StandIn, bot: TinyBot, ada: Person, uno: Channel
) -> None:
    late = asyncio.Event()

    async def act(interaction: discord.Interaction) -> None:
        bot.note("taken")
        await late.wait()
        bot.note(str(await code_of(interaction.response.send_message("too late"))))

    bot.act = act
    use = asyncio.create_task(ada.command(uno, ["do"]))
    await bot.wait_for_event("taken")
    server.clock.factor = 1.0
    server.clock.advance(29.9)
    assert not use.done()
    server.clock.advance(0.2)
    with pytest.raises(InteractionFailed, match="no answer in 3 s"):
        await use
    late.set()
    await bot.wait_for_event("10062")
    assert ada.sees(uno) == []


async def test_a_second_answer_is_40060(bot: TinyBot, ada: Person, uno: Channel) -> None:
    async def act(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("one")
        again = discord.Interaction(data=interaction_data(interaction), state=interaction._state)
        bot.note(str(await code_of(again.response.send_message("two"))))

    bot.act = act
    await ada.command(uno, ["do"])
    await bot.wait_for_event("40060")
    assert [message.content for message in ada.sees(uno)] == ["one"]


def interaction_data(interaction: discord.Interaction) -> Any:
    """Enough to make discord.py believe that it has not answered yet."""
    return {
        "id": str(interaction.id),
        "type": 2,
        "token": interaction.token,
        "version": 1,
        "application_id": str(interaction.application_id),
        "attachment_size_limit": 1,
    }


async def test_a_token_dies_after_fifteen_minutes(server: StandIn, bot: TinyBot, ada: Person, uno: Channel) -> None:
    kept: list[discord.Interaction] = []

    async def act(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("hand", ephemeral=True)
        kept.append(interaction)
        bot.note("kept")

    bot.act = act
    server.clock.factor = 1.0
    message = await ada.command(uno, ["do"])
    await bot.wait_for_event("kept")
    server.clock.advance(14 * 60)
    await kept[0].edit_original_response(content="still fresh")
    assert message.content == "still fresh"
    server.clock.advance(61)
    assert await code_of(kept[0].edit_original_response(content="stale")) == 50027
    assert await code_of(kept[0].followup.send("stale")) == 50027
    assert message.content == "still fresh"


async def test_tokens_can_be_made_to_expire(server: StandIn, bot: TinyBot, ada: Person, uno: Channel) -> None:
    async def act(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("hand", ephemeral=True)
        server.faults.expire_tokens()
        bot.note(str(await code_of(interaction.edit_original_response(content="x"))))

    bot.act = act
    await ada.command(uno, ["do"])
    await bot.wait_for_event("50027")


async def test_follow_ups_need_an_answer_first(bot: TinyBot, ada: Person, uno: Channel) -> None:
    async def act(interaction: discord.Interaction) -> None:
        bot.note(str(await code_of(interaction.followup.send("early"))))
        await interaction.response.send_message("ok")

    bot.act = act
    await ada.command(uno, ["do"])
    await bot.wait_for_event("10015")


async def test_a_dismissed_answer_is_10008(bot: TinyBot, ada: Person, uno: Channel) -> None:
    async def act(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("hand", ephemeral=True)
        ada.delete(ada.private(uno)[0])
        bot.note(str(await code_of(interaction.edit_original_response(content="x"))))

    bot.act = act
    await ada.command(uno, ["do"])
    await bot.wait_for_event("10008")


async def test_the_clock_rings_in_order_and_only_once() -> None:
    clock = Clock()
    rung: list[str] = []
    clock.call_in(20, lambda: rung.append("second"))
    clock.call_in(10, lambda: rung.append("first"))
    never = clock.call_in(10, lambda: rung.append("never"))
    clock.cancel(never)
    clock.advance(9)
    assert rung == []
    clock.advance(100)
    clock.advance(100)
    assert rung == ["first", "second"]
    clock.close()
