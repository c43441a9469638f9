"""Every switch breaks what it says, and unmodified discord.py copes as it does with Discord."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import discord.http
import discord.webhook.async_
import pytest

from bot.playground.interaction import InteractionFailed
from bot.playground.models import Channel
from bot.playground.people import Person
from bot.playground.server import StandIn
from tests.playground.test_time_limits import code_of
from tests.playground.tiny_bot import Running, TinyBot


@pytest.fixture
def naps(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """discord.py does not sleep before it tries again, it only says how long it would."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    quick = SimpleNamespace(**{**vars(asyncio), "sleep": sleep})
    for module in (discord.http, discord.webhook.async_, discord.client):
        monkeypatch.setattr(module, "asyncio", quick)
    return slept


async def answering(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("answer")


async def test_a_server_error_on_a_callback_is_tried_again(
    server: StandIn, bot: TinyBot, ada: Person, uno: Channel, naps: list[float]
) -> None:
    bot.act = answering
    server.faults.fail("callback", 500)
    assert (await ada.command(uno, ["do"])).content == "answer"
    assert [entry.status for entry in server.recorder.of("callback")] == [500, 200]
    assert naps == [1]


async def test_too_many_requests_are_tried_again_when_discord_says(
    server: StandIn, bot: TinyBot, ada: Person, uno: Channel, naps: list[float]
) -> None:
    bot.act = answering
    server.faults.rate_limit("callback", retry_after=0.75)
    assert (await ada.command(uno, ["do"])).content == "answer"
    server.faults.rate_limit("message.*", retry_after=0.5, times=2)
    await bot.get_partial_messageable(uno.id).send("later")
    assert [nap for nap in naps if nap] == [0.75, 0.5, 0.5]
    assert [message.content for message in ada.sees(uno)] == ["answer", "later"]


async def test_a_lost_answer_is_a_failure_for_the_person_and_a_success_for_the_bot(
    server: StandIn, bot: TinyBot, ada: Person, uno: Channel
) -> None:
    async def act(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("lost")
        bot.note("sent")

    bot.act = act
    server.faults.lose("callback")
    use = asyncio.create_task(ada.command(uno, ["do"]))
    await bot.wait_for_event("sent")
    server.clock.advance(31)
    with pytest.raises(InteractionFailed):
        await use
    assert ada.sees(uno) == []


async def test_a_connection_can_break_after_the_work_is_done(
    server: StandIn, bot: TinyBot, ada: Person, uno: Channel
) -> None:
    async def act(interaction: discord.Interaction) -> None:
        try:
            await interaction.response.send_message("done")
        except aiohttp.ClientError:
            bot.note("broken")

    bot.act = act
    server.faults.hang_up("callback")
    assert (await ada.command(uno, ["do"])).content == "done"
    await bot.wait_for_event("broken")


async def test_a_request_can_be_held_back_and_delayed(server: StandIn, bot: TinyBot, ada: Person, uno: Channel) -> None:
    bot.act = answering
    hold = server.faults.hold("callback")
    use = asyncio.create_task(ada.command(uno, ["do"]))
    await asyncio.wait_for(hold.arrived.wait(), 10)
    assert ada.sees(uno) == []
    hold.release()
    assert (await use).content == "answer"
    server.faults.delay("callback", 0.001)
    assert (await ada.command(uno, ["do"])).content == "answer"


async def test_any_refusal_can_be_ordered(server: StandIn, bot: TinyBot, uno: Channel) -> None:
    server.faults.refuse("message.create", 429, 30046, "too many edits")
    server.faults.clear()
    server.faults.refuse("message.create", 400, 30046, "too many edits")
    assert await code_of(bot.get_partial_messageable(uno.id).send("x")) == 30046


async def test_missing_permissions_are_enforced_and_known_to_the_bot(
    server: StandIn, bot: TinyBot, ada: Person, uno: Channel
) -> None:
    known: list[bool] = []

    async def act(interaction: discord.Interaction) -> None:
        known.append(interaction.app_permissions.send_messages)
        await interaction.response.send_message("still possible", ephemeral=True)

    bot.act = act
    place = bot.get_partial_messageable(uno.id)
    server.faults.deny(uno, "send_messages")
    assert await code_of(place.send("x")) == 50013
    await ada.command(uno, ["do"])
    server.faults.deny(uno, "embed_links")
    assert await code_of(place.send(embed=discord.Embed(title="x"))) == 50013
    await place.send("x")
    server.faults.deny(uno, "view_channel")
    assert await code_of(place.send("x")) == 50001
    server.faults.allow(uno)
    await place.send("x")
    assert known == [False]


async def test_channels_and_servers_can_vanish(server: StandIn, bot: TinyBot, uno: Channel) -> None:
    place = bot.get_partial_messageable(uno.id)
    message = await place.send("x")
    server.faults.delete_message(server.world.messages[message.id])
    assert await code_of(message.edit(content="y")) == 10008
    server.faults.delete_channel(uno)
    await bot.wait_for_event("lost uno")
    assert await code_of(place.send("x")) == 10003
    ben = server.person("Ben")
    guild = bot.get_guild(server.guild.id)
    assert guild is not None
    assert (await guild.fetch_member(ben.id)).display_name == "Ben"
    server.faults.remove_member(server.guild, ben.user)
    assert await code_of(guild.fetch_member(ben.id)) == 10007
    server.faults.remove_guild(server.guild)
    await bot.wait_for_event("removed from Playground")


async def test_a_dropped_socket_is_resumed_and_nothing_is_missed(
    server: StandIn, bot: TinyBot, ada: Person, uno: Channel, naps: list[float]
) -> None:
    bot.act = answering
    await server.faults.drop_sockets()
    await server.world.until(lambda: not server.gateway.online)
    use = asyncio.create_task(ada.command(uno, ["do"]))
    assert (await use).content == "answer"
    await bot.wait_for_event("resumed")
    assert [session.resumed for session in server.gateway.sessions.values()] == [1]
    assert server.gateway.identifies == 1


async def test_discord_may_ask_to_reconnect(server: StandIn, bot: TinyBot, ada: Person, uno: Channel) -> None:
    bot.act = answering
    await server.faults.ask_to_reconnect()
    await bot.wait_for_event("resumed")
    assert (await ada.command(uno, ["do"])).content == "answer"


@pytest.mark.parametrize(("resumable", "identifies", "event"), [(True, 1, "resumed"), (False, 2, "connect")])
async def test_discord_may_end_a_session(
    server: StandIn,
    bot: TinyBot,
    ada: Person,
    uno: Channel,
    *,
    resumable: bool,
    identifies: int,
    event: str,
) -> None:
    bot.act = answering
    await server.faults.invalidate_sessions(resumable=resumable)
    await bot.wait_for_event(event)
    assert server.gateway.identifies == identifies
    assert (await ada.command(uno, ["do"])).content == "answer"


async def test_a_wrong_token_is_refused_at_both_doors(server: StandIn) -> None:
    bot = TinyBot()
    running = Running(server, bot)
    server.api.token = "another"
    with pytest.raises(discord.LoginFailure):
        await running.__aenter__()
    await bot.http.close()
    server.api.token = server.token
    server.gateway.token = "another"
    bot = TinyBot()
    await bot.login(server.token)
    with pytest.raises(discord.ConnectionClosed) as caught:
        await bot.connect()
    assert caught.value.code == 4004


async def test_privileged_intents_must_be_granted(server: StandIn) -> None:
    intents = discord.Intents(guilds=True, message_content=True, messages=True)
    bot = TinyBot(intents)
    running = Running(server, bot)
    server.gateway.granted_intents = 0
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(running.__aenter__(), 0.3)
    life: Any = running._life
    with pytest.raises(discord.PrivilegedIntentsRequired):
        await life
    await bot.close()


async def test_a_request_without_an_answer_is_carried_out(server: StandIn, bot: TinyBot, uno: Channel) -> None:
    place = bot.get_partial_messageable(uno.id, guild_id=server.guild.id)
    server.faults.fall_silent("message.create")
    sending = asyncio.create_task(place.send("x"))
    await server.world.until(lambda: server.world.visible(server.world.bot, uno))
    assert not sending.done()
    assert server.faults.pending == ()
    server.faults.clear()
    assert (await sending).content == "x"
