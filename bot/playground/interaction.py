"""One interaction: what it is, how the bot is told of it, and how its answers are described."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from . import payloads
from .clock import Timer
from .command_rules import SUB_COMMAND, SUB_COMMAND_GROUP
from .models import Channel, Json, Message, User
from .world import World

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
MESSAGE_ANSWERS = (MESSAGE, DEFERRED_MESSAGE)
ON_MESSAGE = (DEFERRED_UPDATE, UPDATE)
ALLOWED = {
    COMMAND: (*MESSAGE_ANSWERS, MODAL),
    COMPONENT: (*MESSAGE_ANSWERS, *ON_MESSAGE, MODAL),
    AUTOCOMPLETE: (CHOICES,),
    MODAL_SUBMIT: (*MESSAGE_ANSWERS, *ON_MESSAGE),
}


class InteractionFailed(Exception):
    """What the person sees as "This interaction failed": the bot did not answer in time, or not validly."""


@dataclass(frozen=True)
class Modal:
    """A dialog that the bot opened for one person."""

    interaction: int
    title: str
    custom_id: str
    components: list[Json]


@dataclass(frozen=True)
class Answer:
    """How the bot answered: exactly one of the fields is set, or the message for an update."""

    kind: int
    message: Message | None = None
    modal: Modal | None = None
    choices: list[Json] = field(default_factory=list)


@dataclass(eq=False)
class Interaction:
    """One thing that a person did, until its token dies."""

    id: int
    token: str
    kind: int
    person: User
    channel: Channel
    data: Json
    created: float
    message: Message | None = None
    metadata: Json | None = None
    answered: int | None = None
    original: int | None = None
    written: set[int] = field(default_factory=set)
    modal: Modal | None = None
    expired: bool = False
    failed: bool = False
    outcome: asyncio.Future[Answer] | None = None
    timer: Timer | None = None


def payload(world: World, interaction: Interaction, base: str) -> Json:
    """What INTERACTION_CREATE brings to the bot."""
    channel = interaction.channel
    guild = world.guilds[channel.guild]
    member = guild.members[interaction.person.id]
    rights = str(world.permissions_in(channel, interaction.person))
    data: Json = {
        "id": str(interaction.id),
        "application_id": str(world.bot.id),
        "type": interaction.kind,
        "token": interaction.token,
        "version": 1,
        "data": interaction.data,
        "guild_id": str(guild.id),
        "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
        "channel_id": str(channel.id),
        "channel": payloads.channel(world, channel) | {"permissions": rights},
        "member": payloads.member(world, member, channel),
        "app_permissions": str(world.permissions_in(channel, world.bot)),
        "locale": interaction.person.locale,
        "guild_locale": guild.locale,
        "entitlements": [],
        "entitlement_sku_ids": [],
        "authorizing_integration_owners": {"0": str(guild.id)},
        "context": 0,
        "attachment_size_limit": payloads.ATTACHMENT_SIZE_LIMIT,
    }
    if interaction.message is not None:
        data["message"] = payloads.message(world, interaction.message, base)
    return data


def describe(interaction: Interaction) -> Json:
    """The ``interaction_metadata`` of a message that answers this."""
    data: Json = {
        "id": str(interaction.id),
        "type": interaction.kind,
        "user": payloads.user(interaction.person),
        "authorizing_integration_owners": {"0": str(interaction.channel.guild)},
    }
    if interaction.kind == COMMAND:
        data["command_type"] = interaction.data["type"]
        data["name"] = " ".join(_path(interaction.data))
    elif interaction.kind == COMPONENT and interaction.message is not None:
        data["interacted_message_id"] = str(interaction.message.id)
    elif interaction.metadata is not None:
        data["triggering_interaction_metadata"] = interaction.metadata
    if interaction.original is not None:
        data["original_response_message_id"] = str(interaction.original)
    return data


def report(world: World, interaction: Interaction, result: Answer, base: str) -> Json:
    """What Discord tells about an answer that it has taken."""
    about: Json = {"id": str(interaction.id), "type": interaction.kind}
    report: Json = {"interaction": about}
    if result.message is None:
        return report
    about |= {
        "response_message_id": str(result.message.id),
        "response_message_loading": result.message.is_loading,
        "response_message_ephemeral": result.message.is_ephemeral,
    }
    resource: Json = {"type": result.kind}
    if result.kind in (MESSAGE, UPDATE):
        resource["message"] = payloads.message(world, result.message, base)
    report["resource"] = resource
    return report


def _path(data: Json) -> list[str]:
    """The words of a command: its name and those of the subcommands chosen."""
    words = [data["name"]]
    at = data.get("options") or []
    while at and at[0]["type"] in (SUB_COMMAND, SUB_COMMAND_GROUP):
        words.append(at[0]["name"])
        at = at[0].get("options") or []
    return words
