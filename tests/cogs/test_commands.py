"""What is registered: names, descriptions in both languages, where the commands may be used."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord.app_commands import TranslationContextLocation

from bot.i18n.texts import LANGUAGES
from bot.playground.command_rules import check_commands
from cogs.translator import CatalogueTranslator
from tests.cogs.room import Room
from tests.cogs.tables_at_hand import TEXTS

COMMAND = 1
NAMES = [
    "about",
    "end",
    "forget-me",
    "hand",
    "help",
    "host",
    "join",
    "kick",
    "leave",
    "me",
    "new",
    "privacy",
    "replay",
    "report",
    "rules",
    "scores",
    "start",
    "stats",
    "table",
    "verify",
    "versus",
]


async def registered(room: Room) -> dict[str, Any]:
    translator = room.bot.tree.translator
    assert isinstance(translator, CatalogueTranslator)
    command = room.bot.tree.get_command("uno")
    assert command is not None
    return await command.get_translated_payload(room.bot.tree, translator)


async def test_one_group_for_servers_only(room: Room) -> None:
    payload = await registered(room)
    assert payload["name"] == "uno"
    assert payload["contexts"] == [0]
    assert payload["integration_types"] == [0]
    assert sorted(option["name"] for option in payload["options"]) == NAMES


async def every_command(room: Room) -> list[dict[str, Any]]:
    """Every command and group, nested ones too, as they are registered."""
    translator = room.bot.tree.translator
    assert translator is not None
    found = [await each.get_translated_payload(room.bot.tree, translator) for each in room.bot.tree.get_commands()]
    for each in found:
        if each["type"] == COMMAND:
            found += [option for option in each.get("options", ()) if option["type"] in (1, 2)]
    return [each for each in found if "description" in each and each.get("type") in (1, 2)]


async def test_every_command_and_option_has_a_name_and_a_description_in_both_languages(room: Room) -> None:
    commands = await every_command(room)
    assert {"uno", "uno-setup", "new", "panel"} <= {command["name"] for command in commands}
    for command in commands:
        key = f"command-{command['name']}"
        assert TEXTS.english.attribute(key, "name") == command["name"]
        assert command["description"] == TEXTS.english(key)
        german = TEXTS.language("de")
        assert command["name_localizations"]["de"] == german.own_attribute(key, "name")
        assert command["description_localizations"]["de"] == german(key)
        for option in command.get("options", ()):
            if option["type"] > 2:
                assert option["name_localizations"]["de"]
                assert option["description_localizations"]["de"]
            # Languages are called by the names that they have for themselves.
            choices = [choice for choice in option.get("choices", ()) if choice["value"] not in LANGUAGES]
            assert all(choice["name_localizations"]["de"] for choice in choices)


@pytest.mark.parametrize("language", ["en-US", "de"])
async def test_no_two_commands_have_one_name_and_all_fit(room: Room, language: str) -> None:
    check_commands(
        [
            await each.get_translated_payload(room.bot.tree, room.bot.tree.translator)
            for each in room.bot.tree.get_commands()
        ]
    )
    for group in ("uno", "uno-setup"):
        command = room.bot.tree.get_command(group)
        assert isinstance(command, discord.app_commands.Group)
        payload = await command.get_translated_payload(room.bot.tree, room.bot.tree.translator)
        names = [option["name_localizations"][language] for option in payload["options"]]
        assert len(names) == len(set(names))


async def test_the_menu_of_a_message_has_a_name_in_both_languages(room: Room) -> None:
    (menu,) = room.bot.tree.get_commands(type=discord.AppCommandType.message)
    translator = room.bot.tree.translator
    assert translator is not None
    payload = await menu.get_translated_payload(room.bot.tree, translator)
    assert payload["name"] == "Give a card for a question"
    assert payload["name_localizations"]["de"] == "Karte für eine Frage geben"
    assert payload["contexts"] == [0]


async def test_the_reasons_of_a_report_are_offered_in_both_languages(room: Room) -> None:
    payload = await registered(room)
    report = next(option for option in payload["options"] if option["name"] == "report")
    member, reason = report["options"]
    assert (member["name"], member["name_localizations"]["de"]) == ("member", "mitglied")
    assert [choice["value"] for choice in reason["choices"]] == ["suggestion", "question", "sleep", "misplay", "custom"]
    assert reason["choices"][1]["name_localizations"]["de"] == "eine Frage"


@pytest.mark.parametrize("name", ["kick", "host"])
async def test_the_option_has_a_german_name(room: Room, name: str) -> None:
    payload = await registered(room)
    command = next(option for option in payload["options"] if option["name"] == name)
    (player,) = command["options"]
    assert player["name"] == "player"
    assert player["name_localizations"]["de"] == "person"
    assert player["description_localizations"]["de"] == TEXTS.language("de")(f"parameter-player-{name}")
    assert player["autocomplete"]
    assert player["required"]


async def test_a_text_without_a_key_is_left_alone() -> None:
    translator = CatalogueTranslator(TEXTS)
    string = discord.app_commands.locale_str("plain")
    context: Any = SimpleNamespace(location=TranslationContextLocation.command_description)
    assert await translator.translate(string, discord.Locale.german, context) is None
    keyed = discord.app_commands.locale_str("x", key="command-new")
    assert await translator.translate(keyed, discord.Locale.french, context) is None


async def test_in_a_direct_message_a_click_is_answered_too(room: Room) -> None:
    ada = room.env.create_user("Ada")
    user = await room.bot.fetch_user(ada.id)
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="old", custom_id="uno1:7K3F:1:hand:"))
    view.stop()
    message = await user.send("x", view=view)
    result = await ada.click(message, label="old")
    assert result.response is not None
    assert result.acknowledged
