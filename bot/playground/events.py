"""Which gateway events a change of the world is, and behind which intent each of them stands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from . import payloads
from .models import Channel, Guild, Json, Message
from .world import Change, World

GUILDS, GUILD_MEMBERS, MODERATION, GUILD_MESSAGES, MESSAGE_CONTENT = 1 << 0, 1 << 1, 1 << 2, 1 << 9, 1 << 15


@dataclass(frozen=True)
class GatewayEvent:
    """One event for the bot."""

    name: str
    data: Any
    guild: int | None
    intent: int


def translate(world: World, change: Change, base: str, intents: int) -> Iterator[GatewayEvent]:
    """The events that a session with these intents may get for a change."""
    subject = change.subject
    if change.name in _MESSAGES and isinstance(subject, Message):
        if intents & GUILD_MESSAGES and not subject.is_ephemeral:
            yield from _message_event(world, change.name, subject, base, intents)
    elif change.name in _CHANNELS and isinstance(subject, Channel):
        data = payloads.channel(world, subject)
        if change.name == "thread_create":
            data["newly_created"] = True
        yield GatewayEvent(_CHANNELS[change.name], data, subject.guild, GUILDS)
    elif change.name in _GUILDS and isinstance(subject, Guild):
        removed = change.name == "guild_delete"
        data = {"id": str(subject.id)} if removed else payloads.guild(world, subject)
        yield GatewayEvent(_GUILDS[change.name], data, subject.id, GUILDS)
    elif change.name in _MEMBERS:
        guild, member = subject
        name, intent = _MEMBERS[change.name]
        data = {"guild_id": str(guild.id), "user": payloads.user(world.users[member.user])}
        yield GatewayEvent(name, data, guild.id, intent)


def _message_event(world: World, name: str, message: Message, base: str, intents: int) -> Iterator[GatewayEvent]:
    channel = world.channels.get(message.channel)
    if channel is None:
        return
    if name == "message_delete":
        data: Json = {
            "id": str(message.id),
            "channel_id": str(channel.id),
            "guild_id": str(channel.guild),
        }
    else:
        data = payloads.message(world, message, base) | {"guild_id": str(channel.guild)}
        author = world.guilds[channel.guild].members.get(message.author)
        if author is not None:
            data["member"] = payloads.member(world, author)
            del data["member"]["user"]
        if not intents & MESSAGE_CONTENT and world.bot.id not in (message.author, *message.mentions):
            data |= {"content": "", "embeds": [], "attachments": [], "components": []}
    yield GatewayEvent(_MESSAGES[name], data, channel.guild, GUILD_MESSAGES)


_MESSAGES = {
    "message_create": "MESSAGE_CREATE",
    "message_update": "MESSAGE_UPDATE",
    "message_delete": "MESSAGE_DELETE",
}
_CHANNELS = {
    "channel_create": "CHANNEL_CREATE",
    "channel_update": "CHANNEL_UPDATE",
    "channel_delete": "CHANNEL_DELETE",
    "thread_create": "THREAD_CREATE",
    "thread_update": "THREAD_UPDATE",
    "thread_delete": "THREAD_DELETE",
}
_MEMBERS = {
    "member_remove": ("GUILD_MEMBER_REMOVE", GUILD_MEMBERS),
    "ban_add": ("GUILD_BAN_ADD", MODERATION),
}
_GUILDS = {"guild_create": "GUILD_CREATE", "guild_update": "GUILD_UPDATE", "guild_delete": "GUILD_DELETE"}
