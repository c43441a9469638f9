"""What people do reaches the bot, and its answers reach the people."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import ui

from bot.playground.commands import CannotUse
from bot.playground.interaction import InteractionFailed
from bot.playground.models import Channel
from bot.playground.people import Person
from bot.playground.server import StandIn
from tests.playground.tiny_bot import Echo, Running, TinyBot


def view_of(*items: ui.Item[Any]) -> ui.View:
    """A view that discord.py does not store."""
    view = ui.View(timeout=None)
    for item in items:
        view.add_item(item)
    view.stop()
    return view


def saying(content: str, *items: ui.Item[Any], ephemeral: bool = False) -> Any:
    """An act for the tiny bot: answer with a message."""

    async def act(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(content, view=view_of(*items), ephemeral=ephemeral)

    return act


async def test_a_command_with_options_is_answered_in_the_channel(bot: TinyBot, ada: Person, uno: Channel) -> None:
    options = {"size": 3, "colour": "Red", "who": "Ben", "loud": True, "preset": "x"}
    message = await ada.command(uno, ["uno", "new"], options)
    assert message.content == "3 R Ben True x"
    assert ada.sees(uno) == [message]


async def test_the_client_refuses_bad_options_itself(bot: TinyBot, ada: Person, uno: Channel) -> None:
    for options, words in (
        ({}, "'size' is needed"),
        ({"size": 11}, "between 2 and 10"),
        ({"size": "many"}, "cannot be 'many'"),
        ({"size": 3, "colour": "Blue"}, "no choice 'Blue'"),
        ({"size": 3, "who": "Nobody"}, "cannot be 'Nobody'"),
        ({"size": 3, "flavour": 1}, "no option 'flavour'"),
    ):
        with pytest.raises(CannotUse, match=words):
            await ada.command(uno, ["uno", "new"], options)
    with pytest.raises(CannotUse, match="needs a subcommand"):
        await ada.command(uno, ["uno"])
    with pytest.raises(CannotUse, match="no command 'nope'"):
        await ada.command(uno, ["nope"])


async def test_autocomplete_offers_what_the_bot_knows(bot: TinyBot, ada: Person, uno: Channel) -> None:
    choices = await ada.autocomplete(uno, ["uno", "new"], {"size": 2, "preset": "c"}, "preset")
    assert [choice["value"] for choice in choices] == ["classic", "cruel", "calm"]
    choices = await ada.autocomplete(uno, ["uno", "new"], {"preset": "cr"}, "preset")
    assert choices == [{"name": "Cruel", "value": "cruel"}]


async def test_a_menu_of_a_message_brings_the_message(bot: TinyBot, ada: Person, ben: Person, uno: Channel) -> None:
    said = ben.say(uno, "hello")
    answer = await ada.menu(said, "Report")
    assert answer.content == "reported: hello"
    assert answer.ephemeral_for == ada.id


async def test_commands_are_shown_to_those_who_may_use_them(
    server: StandIn, bot: TinyBot, ada: Person, uno: Channel
) -> None:
    moderator = server.person("Mo")
    assert (await moderator.command(uno, ["moderate"])).content == "done"
    with pytest.raises(CannotUse):
        await ada.command(uno, ["moderate"])


async def test_a_button_edits_its_message_for_everybody(bot: TinyBot, ada: Person, ben: Person, uno: Channel) -> None:
    bot.act = saying("press", Echo("one"), Echo("two", "Second"))
    message = await ada.command(uno, ["do"])
    assert [button["label"] for button in message.buttons] == ["one", "Second"]
    assert await ben.click(message, "Second") is message
    assert message.content == "Ben: two"
    assert ada.sees(uno) == [message]
    assert message.edits == 1


async def test_ephemeral_messages_are_seen_by_one_person_and_by_no_channel_route(
    server: StandIn, bot: TinyBot, ada: Person, ben: Person, uno: Channel
) -> None:
    bot.act = saying("secret", Echo("a"), ephemeral=True)
    message = await ada.command(uno, ["do"])
    assert ada.private(uno) == [message]
    assert ben.sees(uno) == []
    with pytest.raises(CannotUse, match="cannot see"):
        await ben.click(message, "a")
    partial = bot.get_partial_messageable(uno.id).get_partial_message(message.id)
    for attempt in (partial.fetch(), partial.edit(content="x"), partial.delete()):
        with pytest.raises(discord.NotFound) as caught:
            await attempt
        assert caught.value.code == 10008
    assert (await ada.click(message, "a")).content == "Ada: a"
    assert message.ephemeral_for == ada.id


async def test_the_select_menu_gives_the_values_chosen(bot: TinyBot, ada: Person, uno: Channel) -> None:
    options = [discord.SelectOption(label=name, value=name[0]) for name in ("Red", "Green", "Blue")]
    select = ui.Select[Any](custom_id="colour", options=options, max_values=2, placeholder="Colour")

    async def chosen(interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(content=",".join(select.values))

    select.callback = chosen

    async def act(interaction: discord.Interaction) -> None:
        view = ui.View()
        view.add_item(select)
        await interaction.response.send_message("choose", view=view)

    bot.act = act
    message = await ada.command(uno, ["do"])
    with pytest.raises(CannotUse):
        await ada.select(message, "Colour", "R", "G", "B")
    with pytest.raises(CannotUse):
        await ada.select(message, "Colour", "Pink")
    assert (await ada.select(message, "Colour", "Blue", "R")).content == "R,B"


async def test_a_channel_menu_shows_what_was_chosen_before(bot: TinyBot, ada: Person, uno: Channel) -> None:
    chosen = discord.SelectDefaultValue(id=uno.id, type=discord.SelectDefaultValueType.channel)
    select = ui.ChannelSelect[Any](custom_id="where", default_values=[chosen])

    async def act(interaction: discord.Interaction) -> None:
        view = ui.View()
        view.add_item(select)
        await interaction.response.send_message("choose", view=view)

    bot.act = act
    message = await ada.command(uno, ["do"])
    (menu,) = message.components[0]["components"]
    assert menu["default_values"] == [{"id": str(uno.id), "type": "channel"}]


async def test_a_user_menu_brings_the_person(bot: TinyBot, ada: Person, ben: Person, uno: Channel) -> None:
    select = ui.UserSelect[Any](custom_id="who")

    async def chosen(interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(content=select.values[0].display_name)

    select.callback = chosen

    async def act(interaction: discord.Interaction) -> None:
        view = ui.View()
        view.add_item(select)
        await interaction.response.send_message("choose", view=view)

    bot.act = act
    message = await ada.command(uno, ["do"])
    assert (await ada.select(message, "who", ben.id)).content == "Ben"


async def test_a_dialog_is_opened_filled_in_and_handed_in(bot: TinyBot, ada: Person, uno: Channel) -> None:
    dialog = await ada.command_to_modal(uno, ["feedback"])
    assert dialog.title == "Feedback"
    for answers, words in (
        ({"mood": "g"}, "must be filled in"),
        ({"words": "x" * 21, "mood": "g"}, "0 to 20 characters"),
        ({"words": "x", "mood": "z"}, "no option 'z'"),
        ({"words": "x"}, "needs a choice"),
        ({"other": "x"}, "no field 'other'"),
    ):
        with pytest.raises(CannotUse, match=words):
            await ada.submit_modal(dialog, answers)
    answer = await ada.submit_modal(dialog, {"words": "fine", "mood": "g"})
    assert answer.content == "fine g"
    assert answer.metadata is not None
    assert answer.metadata["triggering_interaction_metadata"]["name"] == "feedback"


async def test_a_deferred_answer_shows_thinking_until_it_comes(
    server: StandIn, bot: TinyBot, ada: Person, uno: Channel
) -> None:
    async def act(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        assert [message.is_loading for message in ada.private(uno)] == [True]
        await interaction.followup.send("there")
        await interaction.followup.send("and more", ephemeral=True)
        bot.note("done")

    bot.act = act
    message = await ada.command(uno, ["do"])
    assert message.content == "there"
    assert message.ephemeral_for == ada.id
    await bot.wait_for_event("done")
    assert [entry.content for entry in ada.private(uno)] == ["there", "and more"]


async def test_a_deferred_update_leaves_the_message_until_it_is_edited(bot: TinyBot, ada: Person, uno: Channel) -> None:
    button = ui.Button[Any](label="Later", custom_id="later")

    async def pressed(interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="changed")
        bot.note("edited")

    button.callback = pressed

    async def act(interaction: discord.Interaction) -> None:
        view = ui.View()
        view.add_item(button)
        await interaction.response.send_message("before", view=view, ephemeral=True)

    bot.act = act
    message = await ada.command(uno, ["do"])
    assert await ada.click(message, "Later") is message
    await bot.wait_for_event("edited")
    assert message.content == "changed"


async def test_the_answer_can_be_fetched_edited_and_deleted_by_its_token(
    bot: TinyBot, ada: Person, uno: Channel
) -> None:
    async def act(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("one", ephemeral=True)
        original = await interaction.original_response()
        assert original.content == "one"
        await original.edit(content="two")
        follow_up = await interaction.followup.send("more", ephemeral=True, wait=True)
        await follow_up.edit(content="more!")
        bot.note(",".join(message.content for message in ada.private(uno)))
        await follow_up.delete()
        await interaction.delete_original_response()
        bot.note("done")

    bot.act = act
    await ada.command(uno, ["do"])
    await bot.wait_for_event("two,more!")
    await bot.wait_for_event("done")
    assert ada.sees(uno) == []


async def test_a_layout_view_is_shown_and_used(bot: TinyBot, ada: Person, uno: Channel) -> None:
    async def act(interaction: discord.Interaction) -> None:
        view = ui.LayoutView(timeout=None)
        row = ui.ActionRow[ui.LayoutView](ui.Button(label="Draw", custom_id="echo:draw"))
        view.add_item(ui.Container(ui.TextDisplay("# Your hand"), ui.Separator(), row, accent_colour=0xFF0000))
        view.add_item(ui.Section(ui.TextDisplay("Why?"), accessory=ui.Button(label="Why", custom_id="why")))
        view.stop()
        await interaction.response.send_message(view=view, ephemeral=True)

    bot.act = act
    message = await ada.command(uno, ["do"])
    assert message.text == "# Your hand\nWhy?"
    assert [button["label"] for button in message.buttons] == ["Draw", "Why"]
    numbers = [part["id"] for part in message.parts()]
    assert numbers == list(range(1, len(numbers) + 1))


async def test_the_bot_learns_language_permissions_and_place(
    server: StandIn, bot: TinyBot, ada: Person, uno: Channel
) -> None:
    ada.user.locale = "de"
    server.guild.locale = "fr"
    found: list[Any] = []

    async def act(interaction: discord.Interaction) -> None:
        assert isinstance(interaction.channel, discord.TextChannel)
        rights = (interaction.permissions.manage_messages, interaction.app_permissions.embed_links)
        found.extend([str(interaction.locale), str(interaction.guild_locale), interaction.channel.name, rights])
        await interaction.response.send_message("ok")

    bot.act = act
    await ada.command(uno, ["do"])
    await server.person("Mo").command(uno, ["do"])
    assert found == ["de", "fr", "uno", (False, True), "en-US", "fr", "uno", (True, True)]


async def test_old_buttons_work_after_a_restart_of_the_bot(server: StandIn, ada: Person, uno: Channel) -> None:
    async with Running(server, TinyBot()) as bot:
        bot.act = saying("press", Echo("old"))
        message = await ada.command(uno, ["do"])
    assert not server.gateway.online
    async with Running(server, TinyBot()):
        assert (await ada.click(message, "old")).content == "Ada: old"


async def test_disabled_missing_and_deleted_targets_cannot_be_used(
    server: StandIn, bot: TinyBot, ada: Person, uno: Channel
) -> None:
    off = ui.Button[Any](label="Off", custom_id="off", disabled=True)
    link = ui.Button[Any](label="Link", url="https://example.org")
    bot.act = saying("x", off, link)
    message = await ada.command(uno, ["do"])
    for target, words in (("Off", "disabled"), ("Nope", "no 'Nope'"), ("Link", "is a link")):
        with pytest.raises(CannotUse, match=words):
            await ada.click(message, target)
    server.faults.delete_message(message)
    with pytest.raises(CannotUse, match="deleted"):
        await ada.click(message, "Off")


async def test_a_forged_click_reaches_the_bot_as_it_is(
    server: StandIn, bot: TinyBot, ada: Person, uno: Channel
) -> None:
    bot.act = saying("x", Echo("real"))
    message = await ada.command(uno, ["do"])
    server.clock.factor = 1000.0
    with pytest.raises(InteractionFailed):
        await ada.click(message, "v1:forged", forged=True)
    assert message.edits == 0
