"""The world as Discord's API writes it: one function per object, every one a fresh copy."""

from __future__ import annotations

import copy
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

from .models import (
    HAS_THREAD,
    PUBLIC_THREAD,
    Channel,
    Emoji,
    Guild,
    Json,
    Member,
    Message,
    Role,
    User,
    walk,
)
from .world import World

ATTACHMENT_SIZE_LIMIT = 10 * 1024 * 1024
CDN = "https://cdn.discordapp.com"


def stamp(seconds: float) -> str:
    """A time as Discord writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")


def user(account: User) -> Json:
    """A user object."""
    return {
        "id": str(account.id),
        "username": account.name.lower() if not account.bot else account.name,
        "global_name": None if account.bot else account.name,
        "discriminator": "0",
        "avatar": None,
        "bot": account.bot,
        "public_flags": 0,
        "flags": 0,
    }


def member(world: World, one: Member, channel: Channel | None = None) -> Json:
    """A member object; with a channel it carries the permissions there, as in interactions."""
    data: Json = {
        "user": user(world.users[one.user]),
        "nick": one.nick,
        "avatar": None,
        "roles": [str(role) for role in one.roles],
        "joined_at": stamp(one.joined),
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "communication_disabled_until": None,
        "flags": 0,
    }
    if channel is not None:
        data["permissions"] = str(world.permissions_in(channel, world.users[one.user]))
    return data


def role(one: Role) -> Json:
    """A role object."""
    return {
        "id": str(one.id),
        "name": one.name,
        "permissions": str(one.permissions),
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "position": 0 if one.name == "@everyone" else 1,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }


def channel(world: World, one: Channel) -> Json:
    """A channel object, or a thread object with its metadata and the bot's membership."""
    data: Json = {
        "id": str(one.id),
        "type": one.kind,
        "guild_id": str(one.guild),
        "name": one.name,
        "parent_id": str(one.parent) if one.parent is not None else None,
        "last_message_id": str(one.last_message) if one.last_message is not None else None,
        "rate_limit_per_user": 0,
        "flags": 0,
    }
    if not one.is_thread:
        data |= {
            "position": one.position,
            "topic": None,
            "nsfw": False,
            "permission_overwrites": [
                {
                    "id": str(entry.id),
                    "type": int(entry.is_member),
                    "allow": str(entry.allow),
                    "deny": str(entry.deny),
                }
                for entry in one.overwrites.values()
            ],
        }
        return data
    return data | _thread(world, one)


def _thread(world: World, one: Channel) -> Json:
    """What a thread has and a channel has not."""
    count = sum(1 for message in world.messages.values() if message.channel == one.id)
    metadata: Json = {
        "archived": one.archived,
        "locked": one.locked,
        "auto_archive_duration": 1440,
        "archive_timestamp": stamp(one.created),
        "create_timestamp": stamp(one.created),
    }
    if one.kind != PUBLIC_THREAD:
        metadata["invitable"] = True
    return {
        "owner_id": str(one.owner),
        "message_count": count,
        "member_count": 1,
        "total_message_sent": count,
        "thread_metadata": metadata,
        "member": {
            "id": str(one.id),
            "user_id": str(world.bot.id),
            "join_timestamp": stamp(one.created),
            "flags": 0,
        },
    }


def guild(world: World, one: Guild) -> Json:
    """A guild as GUILD_CREATE brings it."""
    places = [place for place in world.channels.values() if place.guild == one.id]
    return {
        "id": str(one.id),
        "name": one.name,
        "owner_id": str(one.owner),
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "banner": None,
        "description": None,
        "preferred_locale": one.locale,
        "features": [],
        "roles": [role(entry) for entry in one.roles.values()],
        "emojis": [],
        "stickers": [],
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "safety_alerts_channel_id": None,
        "vanity_url_code": None,
        "verification_level": 1,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "joined_at": stamp(one.members[world.bot.id].joined),
        "large": False,
        "unavailable": False,
        "member_count": len(one.members),
        "members": [member(world, one.members[world.bot.id])],
        "channels": [channel(world, place) for place in places if not place.is_thread],
        "threads": [channel(world, place) for place in places if place.is_thread and not place.archived],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def message(world: World, one: Message, base: str) -> Json:
    """A message object; ``base`` is the address under which its attachments are served."""
    files = {entry.name: f"{base}/attachments/{one.id}/{entry.id}/{entry.name}" for entry in one.attachments}
    flags = one.flags | (HAS_THREAD if one.thread is not None else 0)
    data: Json = {
        "id": str(one.id),
        "channel_id": str(one.channel),
        "author": user(world.users[one.author]),
        "content": one.content,
        "timestamp": stamp(one.created),
        "edited_timestamp": stamp(one.edited) if one.edited is not None else None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [user(world.users[entry]) for entry in one.mentions if entry in world.users],
        "mention_roles": [],
        "attachments": [
            {
                "id": str(entry.id),
                "filename": entry.name,
                "size": len(entry.content),
                "content_type": entry.kind,
                "url": files[entry.name],
                "proxy_url": files[entry.name],
                **({"description": entry.description} if entry.description else {}),
            }
            for entry in one.attachments
        ],
        "embeds": [{"type": "rich", **_with_files(embed, files)} for embed in one.embeds],
        "components": _with_files(one.components, files),
        "pinned": False,
        "type": one.kind,
        "flags": flags,
    }
    if world.users[one.author].bot:
        data["application_id"] = str(world.bot.id)
    if one.metadata is not None:
        data["interaction_metadata"] = copy.deepcopy(one.metadata)
    if one.nonce is not None:
        data["nonce"] = one.nonce
    if one.reference is not None:
        data["message_reference"] = dict(one.reference)
    if one.thread in world.channels:
        data["thread"] = channel(world, world.channels[one.thread])
    return data


def _with_files(value: Any, files: dict[str, str]) -> Any:
    """A deep copy in which ``attachment://name`` has become the file's address."""
    if isinstance(value, dict):
        return {key: _with_files(entry, files) for key, entry in value.items()}
    if isinstance(value, list):
        return [_with_files(entry, files) for entry in value]
    if isinstance(value, str) and value.startswith("attachment://"):
        return files.get(value.removeprefix("attachment://"), value)
    return value


def number_components(components: list[Json]) -> list[Json]:
    """A copy in which every component has an ``id``, as Discord gives them out, and all other ids are text."""
    numbered = copy.deepcopy(components)
    for part in walk(numbered):
        for entry in (part, *part.get("options", ())):
            # discord.py sends a number; JavaScript would round it.
            if (entry.get("emoji") or {}).get("id") is not None:
                entry["emoji"]["id"] = str(entry["emoji"]["id"])
        for entry in part.get("default_values") or ():
            entry["id"] = str(entry["id"])
    used = {part["id"] for part in walk(numbered) if part.get("id")}
    following = 1
    for part in walk(numbered):
        if not part.get("id"):
            while following in used:
                following += 1
            part["id"] = following
            used.add(following)
    return numbered


def emoji(world: World, one: Emoji) -> Json:
    """An application emoji."""
    return {
        "id": str(one.id),
        "name": one.name,
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": one.animated,
        "available": True,
        "user": user(world.bot if one.uploader is None else world.users[one.uploader]),
    }


def application(world: World) -> Json:
    """The application behind the bot."""
    return {
        "id": str(world.bot.id),
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "summary": "",
        "owner": user(world.bot),
        "team": None,
        "interactions_endpoint_url": None,
        "approximate_guild_count": len(world.guilds),
        "bot": user(world.bot),
    }


def resolved(world: World, place: Channel, users: Iterable[int]) -> Json:
    """The ``resolved`` part of an interaction for the users that it names."""
    members = world.guilds[place.guild].members
    found: Json = {"users": {}, "members": {}}
    for identity in users:
        found["users"][str(identity)] = user(world.users[identity])
        if identity in members:
            data = member(world, members[identity], place)
            for key in ("user", "deaf", "mute"):
                del data[key]
            found["members"][str(identity)] = data
    return found
