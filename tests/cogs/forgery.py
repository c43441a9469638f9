"""Interactions that no client of Discord sends: options, values and ids that were made by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from simcord.actors import _component_interaction, _dispatch_actor_interaction
from simcord.backend.serializers import message_payload
from simcord.interactions import store_interaction_attachment

from tests.cogs.outlines import everything, raw_components, texts
from tests.cogs.room import Person

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
SUBCOMMAND = 1
MESSAGE_MENU = 3
LABEL, TEXT_INPUT = 18, 4


class Answer:
    """The one private answer to a forged interaction."""

    def __init__(self, result: Any) -> None:
        assert result.acknowledged, "the person got no answer"
        message = result.response or (result.followups[-1] if result.followups else None)
        self.is_dialog = result.modal is not None
        assert self.is_dialog or message is not None, "the person got no words"
        assert message is None or message.ephemeral, "an answer meant for one person was public"
        self.text = "" if message is None else texts(message)
        controls = [] if message is None else list(everything(raw_components(message)))
        self.ids = [
            *(each["custom_id"] for each in controls if "custom_id" in each),
            *(option["value"] for each in controls for option in each.get("options", ())),
        ]


async def command(person: Person, name: str, options: Mapping[str, Any], channel: Any = None) -> Answer:
    """Runs a command with options that Discord has not looked at; members and files are given as `resolved`."""
    data = await _command_data(person, name)
    resolved: dict[str, Any] = {}
    leaf = data["options"][0]["options"]
    kinds = _kinds(person, name)
    for key, value in options.items():
        kind = kinds[key]
        if kind is discord.AppCommandOptionType.user:
            resolved.setdefault("users", {})[str(value)] = {
                "id": str(value), "username": "forged", "discriminator": "0", "avatar": None, "global_name": None
            }  # fmt: skip
            value = str(value)
        elif kind is discord.AppCommandOptionType.attachment:
            place = person.room.channel.id
            value = store_interaction_attachment(person.actor._env.backend, place, "settings.json", value, resolved)
        leaf.append({"name": key, "type": kind.value, "value": value})
    if resolved:
        data["resolved"] = resolved
    return Answer(await _send(person, COMMAND, data, channel))


async def menu(person: Person, name: str, message: Mapping[str, Any], target: str | None = None) -> Answer:
    """Uses an entry of a message's menu, on a message as it is given here; `target` is its id by the menu's word."""
    known = next(each for each in await person.room.bot.tree.fetch_commands() if each.name == name)
    own = str(message["id"])
    data = {
        "id": str(known.id), "name": name, "type": MESSAGE_MENU,
        "target_id": target or own, "resolved": {"messages": {own: dict(message)}},
    }  # fmt: skip
    return Answer(await _send(person, COMMAND, data))


def payload(person: Person, message: Any) -> dict[str, Any]:
    """A message as Discord sends it."""
    backend = person.actor._env.backend
    return dict(message_payload(backend, backend.get_message(person.room.channel.id, message.id)))


async def typed(person: Person, name: str, option: str, value: Any) -> int:
    """Types into an option that offers choices; how many were offered."""
    data = await _command_data(person, name)
    kind = _kinds(person, name)[option]
    data["options"][0]["options"].append({"name": option, "type": kind.value, "value": value, "focused": True})
    result = await _send(person, AUTOCOMPLETE, data)
    return len(result.autocomplete_choices or [])


async def hand_in(person: Person, custom_id: str, value: Any, field: str = "value") -> Answer:
    """Hands in a dialog that was never shown."""
    inner = {"type": TEXT_INPUT, "id": 2, "custom_id": field, "value": value}
    if isinstance(value, list):
        inner = {"type": 22, "id": 2, "custom_id": field, "values": value}
    data = {"custom_id": custom_id, "components": [{"type": LABEL, "id": 1, "component": inner}]}
    return Answer(await _send(person, MODAL, data))


async def click(person: Person, custom_id: str, values: list[str] | None = None) -> Answer:
    """Clicks what the newest public message never had, or chooses from it."""
    backend = person.actor._env.backend
    stored = backend.get_message(person.room.channel.id, person.room.public.id)
    genuine = stored.components
    # discord.py drops clicks on what is not in the message.
    forged: dict[str, Any] = {"type": 2, "id": 2, "style": 1, "label": "x", "custom_id": custom_id}
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": 2, "id": 2}
    if values is not None:
        forged = {"type": 3, "id": 2, "custom_id": custom_id, "options": [{"label": "x", "value": "x"}]}
        data |= {"component_type": 3, "values": values}
    stored.components = [{"type": 1, "id": 1, "components": [forged]}]
    try:
        return Answer(await _component_interaction(person.actor, stored, data))
    finally:
        stored.components = genuine


def options(person: Person) -> dict[str, dict[str, Any]]:
    """Every command with options: its parameters by name."""
    found: dict[str, dict[str, Any]] = {}
    for command in person.room.bot.tree.walk_commands():
        if isinstance(command, discord.app_commands.Command) and command.parameters:
            found[command.qualified_name] = {each.display_name: each for each in command.parameters}
    return found


def _kinds(person: Person, name: str) -> dict[str, discord.AppCommandOptionType]:
    return {key: each.type for key, each in options(person)[name].items()}


async def _command_data(person: Person, name: str) -> dict[str, Any]:
    root, leaf = name.split()
    known = next(each for each in await person.room.bot.tree.fetch_commands() if each.name == root)
    inner: list[dict[str, Any]] = []
    return {
        "id": str(known.id), "name": root, "type": 1,
        "options": [{"name": leaf, "type": SUBCOMMAND, "options": inner}],
    }  # fmt: skip


async def _send(person: Person, kind: int, data: dict[str, Any], channel: Any = None) -> Any:
    return await _dispatch_actor_interaction(person.actor, kind, channel or person.room.channel, data)
