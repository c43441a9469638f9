"""The routes of channels, threads and pictures, as discord.py uses them."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import aiohttp
import discord
import discord.http
import pytest
from discord import ui

from bot.playground.models import Channel
from bot.playground.people import Person
from bot.playground.server import StandIn
from tests.playground.test_time_limits import code_of
from tests.playground.tiny_bot import Running, TinyBot

PNG = b"\x89PNG\r\n\x1a\n" + bytes(16)


@pytest.fixture
def place(bot: TinyBot, uno: Channel) -> discord.TextChannel:
    channel = bot.get_channel(uno.id)
    assert isinstance(channel, discord.TextChannel)
    return channel


async def fetch(url: str) -> tuple[int, str, bytes]:
    async with aiohttp.ClientSession() as session, session.get(url) as response:
        return response.status, response.content_type, await response.read()


async def test_messages_are_written_read_edited_and_deleted(
    server: StandIn, place: discord.TextChannel, ada: Person, uno: Channel
) -> None:
    message = await place.send("one <@1000000000000000301>", embed=discord.Embed(title="t", colour=0xFF0000))
    assert ada.sees(uno)[0].text == "one <@1000000000000000301>\nt"
    assert [user.id for user in message.mentions] == [ada.id]
    edited = await message.edit(content="two", embed=None)
    assert (edited.content, edited.embeds, edited.edited_at is not None) == ("two", [], True)
    assert (await place.fetch_message(message.id)).content == "two"
    assert [entry.id async for entry in place.history()] == [message.id]
    await message.delete()
    assert ada.sees(uno) == []
    assert await code_of(place.fetch_message(message.id)) == 10008


async def test_nobody_edits_the_messages_of_others(
    server: StandIn, place: discord.TextChannel, ada: Person, uno: Channel
) -> None:
    said = ada.say(uno, "mine")
    partial = place.get_partial_message(said.id)
    assert await code_of(partial.edit(content="x")) == 50005
    assert await code_of(partial.delete()) == 50013
    server.world.overwrite(uno, server.world.bot, allow=discord.Permissions(manage_messages=True).value)
    await partial.delete()
    assert said.gone


async def test_every_error_of_a_form_reaches_discord_py(place: discord.TextChannel) -> None:
    with pytest.raises(discord.HTTPException) as caught:
        await place.send("x" * 2001)
    assert caught.value.code == 50035
    assert "In content: Must be 2000 or fewer in length." in str(caught.value)
    assert await code_of(place.send("")) == 50006


async def test_an_edit_cannot_leave_a_message_empty_nor_mix_versions(place: discord.TextChannel) -> None:
    message = await place.send("x")
    assert await code_of(message.edit(content="")) == 50006
    layout = ui.LayoutView(timeout=None)
    layout.add_item(ui.TextDisplay[Any]("second version"))
    assert await code_of(message.edit(view=layout)) == 50035
    await message.edit(content=None, view=layout)
    assert message.id == (await place.fetch_message(message.id)).id
    with pytest.raises(discord.HTTPException, match="IS_COMPONENTS_V2"):
        await place.get_partial_message(message.id).edit(content="back")


async def test_files_are_uploaded_served_kept_and_removed(
    server: StandIn, place: discord.TextChannel, ada: Person, uno: Channel
) -> None:
    embed = discord.Embed(title="card").set_image(url="attachment://card.png")
    message = await place.send(embed=embed, file=discord.File(io.BytesIO(PNG), "card.png", description="a card"))
    [attachment] = message.attachments
    assert (attachment.filename, attachment.size, attachment.content_type) == ("card.png", 24, "image/png")
    assert message.embeds[0].image.url == attachment.url
    assert await fetch(attachment.url) == (200, "image/png", PNG)
    assert (await fetch(attachment.url + "x"))[0] == 200
    second = await message.edit(attachments=[attachment, discord.File(io.BytesIO(b"text"), "a.txt")])
    assert [entry.filename for entry in second.attachments] == ["card.png", "a.txt"]
    third = await second.edit(attachments=[second.attachments[1]])
    assert [entry.filename for entry in third.attachments] == ["a.txt"]
    assert (await fetch(attachment.url))[0] == 404
    assert (await fetch(third.attachments[0].url))[1] == "application/octet-stream"


async def test_threads_are_opened_used_and_closed(
    server: StandIn, bot: TinyBot, place: discord.TextChannel, ada: Person, uno: Channel
) -> None:
    free = await place.create_thread(name="table", type=discord.ChannelType.public_thread)
    await free.send("in the thread")
    thread = server.channel("table")
    assert [message.content for message in ada.sees(thread)] == ["in the thread"]
    assert [message.kind for message in ada.sees(uno)] == [18]
    message = await place.send("start")
    attached = await message.create_thread(name="attached")
    assert attached.id == message.id
    assert await code_of(message.create_thread(name="again")) == 160004
    assert await code_of(place.create_thread(name="private")) == 50013
    assert await code_of(place.create_thread(name="x" * 101, type=discord.ChannelType.public_thread)) == 50035
    await attached.edit(locked=True, archived=True)
    assert await code_of(attached.send("x")) == 50083
    assert await code_of(attached.delete()) == 50013
    server.faults.deny(uno, "send_messages_in_threads")
    assert await code_of(free.send("x")) == 50013


async def test_a_command_in_a_thread_of_a_person_is_answered_there(
    server: StandIn, bot: TinyBot, ada: Person, uno: Channel
) -> None:
    async def act(interaction: discord.Interaction) -> None:
        assert isinstance(interaction.channel, discord.Thread)
        await interaction.response.send_message(interaction.channel.name)

    bot.act = act
    thread = ada.open_thread(uno, "round table")
    assert (await ada.command(thread, ["do"])).content == "round table"
    server.faults.delete_channel(uno)
    assert not [channel for channel in server.world.channels.values() if channel.parent == uno.id]


async def test_pictures_of_the_application(server: StandIn, bot: TinyBot, place: discord.TextChannel) -> None:
    emoji = await bot.create_application_emoji(name="R5", image=PNG)
    assert [entry.name for entry in await bot.fetch_application_emojis()] == ["R5"]
    assert (await bot.fetch_application_emoji(emoji.id)).name == "R5"
    assert await fetch(f"{server.base}/emojis/{emoji.id}.png") == (200, "image/png", PNG)
    view = ui.View(timeout=None)
    view.add_item(ui.Button(emoji=emoji, custom_id="echo:r5"))
    view.add_item(ui.Select(options=[discord.SelectOption(label="R5", emoji=emoji)], custom_id="echo:menu"))
    sent = await place.send("play", view=view)
    button, menu = [part for part in server.world.messages[sent.id].parts() if part["type"] != 1]
    assert button["emoji"]["id"] == menu["options"][0]["emoji"]["id"] == str(emoji.id), "as text, or pages round it"
    for name, image, words in (
        ("R5", PNG, "An emoji with this name already exists"),
        ("R 6", PNG, "validation regex"),
        ("R6", PNG + bytes(256 * 1024), "256.0 kb"),
    ):
        with pytest.raises(discord.HTTPException) as caught:
            await bot.create_application_emoji(name=name, image=image)
        assert caught.value.code == 50035
        assert words in str(caught.value)
    await emoji.delete()
    assert await code_of(bot.fetch_application_emoji(emoji.id)) == 10014
    assert (await fetch(f"{server.base}/emojis/{emoji.id}.png"))[0] == 404
    assert await code_of(place.send("play", view=view)) == 50035
    view.stop()


async def test_only_two_thousand_pictures(server: StandIn, bot: TinyBot) -> None:
    emoji = await bot.create_application_emoji(name="R5", image=PNG)
    for number in range(1, 2000):
        server.world.emojis[number] = server.world.emojis[emoji.id]
    assert await code_of(bot.create_application_emoji(name="R6", image=PNG)) == 30008


async def test_two_hundred_registrations_a_day(server: StandIn, bot: TinyBot) -> None:
    assert server.commands.registrations == 5
    await bot.tree.sync()
    assert server.commands.registrations == 5
    server.commands.registrations = 200

    @bot.tree.command(name="another", description="x")
    async def another(_: discord.Interaction) -> None: ...

    assert await code_of(bot.tree.sync()) == 30034
    assert [command.name for command in await bot.tree.fetch_commands()] == [
        "do",
        "moderate",
        "feedback",
        "uno",
        "Report",
    ]


async def test_events_of_messages_come_only_to_those_who_asked(server: StandIn, ada: Person, uno: Channel) -> None:
    server.gateway.granted_intents = 1 << 15
    async with Running(server, TinyBot()) as blind:
        said = ada.say(uno, "psst")
        await blind.fetch_application_emojis()
        assert blind.events == ["connect"]
    silent = TinyBot(discord.Intents(guilds=True, guild_messages=True))
    async with Running(server, silent):
        ada.say(uno, "psst")
        await silent.wait_for_event("message ")
        await silent.get_partial_messageable(uno.id).send("my own")
        await silent.wait_for_event("message my own")
    reader = TinyBot(discord.Intents(guilds=True, guild_messages=True, message_content=True))
    async with Running(server, reader):
        said = ada.say(uno, "hello")
        await reader.wait_for_event("message hello")
        ada.delete(said)
        await reader.wait_for_event(f"delete {said.id}")


async def test_what_does_not_exist_is_404_and_noted(server: StandIn, bot: TinyBot) -> None:
    route = discord.http.Route("GET", "/guilds/1/audit-logs")
    assert await code_of(bot.http.request(route)) == 0
    assert [entry.template for entry in server.recorder.of("unknown")] == ["/api/v10/guilds/1/audit-logs"]
    bad = discord.http.Route("GET", "/channels/abc")
    assert await code_of(bot.http.request(bad)) == 50035


async def test_the_recorder_keeps_copies(server: StandIn, place: discord.TextChannel) -> None:
    message = await place.send("one", embed=discord.Embed(title="t"))
    await message.edit(content="two")
    [first] = server.recorder.of("message.create")
    assert (first.body["content"], first.body["embeds"][0]["title"], first.status) == ("one", "t", 200)
    server.world.messages[message.id].embeds.clear()
    assert first.body["embeds"][0]["title"] == "t"
    assert await code_of(place.send("x" * 3000)) == 50035
    assert [(entry.status, entry.code) for entry in server.recorder.refused()] == [(400, 50035)]


async def test_the_world_can_be_waited_for(server: StandIn, ada: Person, uno: Channel) -> None:
    waiting = asyncio.create_task(server.world.until(lambda: ada.sees(uno)))
    await asyncio.sleep(0)
    said = ada.say(uno, "hello")
    assert await waiting == [said]
    with pytest.raises(TimeoutError):
        await server.world.until(lambda: None, within=0)


async def test_what_was_written_after_a_message_can_be_read(place: discord.TextChannel) -> None:
    first, second, third = [await place.send(word) for word in ("one", "two", "three")]
    assert [each.id async for each in place.history(after=first, oldest_first=True)] == [second.id, third.id]
    assert [each.id async for each in place.history(after=first, limit=1, oldest_first=True)] == [second.id]
    assert [each.id async for each in place.history(after=third)] == []
    assert [each.id async for each in place.history(limit=2)] == [third.id, second.id]


async def test_a_nonce_that_is_enforced_is_written_once(
    server: StandIn, place: discord.TextChannel, ada: Person, uno: Channel
) -> None:
    first = await place.send("one", nonce="a")
    again = await place.send("two", nonce="a")
    other = await place.send("three", nonce="b")
    assert (again.id, again.content, again.nonce) == (first.id, "one", "a")
    assert [message.text for message in ada.sees(uno)] == ["one", "three"]
    await other.delete()
    assert (await place.send("four", nonce="b")).content == "four"
    server.clock.advance(5 * 60 + 1)
    assert (await place.send("five", nonce="a")).content == "five"
    assert await code_of(place.send("x", nonce="x" * 26)) == 50035
