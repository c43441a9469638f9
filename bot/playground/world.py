"""The state of the stand-in: who is where, what has been written, and who is told when it changes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from .clock import Clock
from .errors import MISSING_ACCESS, MISSING_PERMISSIONS, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, ApiError
from .models import (
    Channel,
    Emoji,
    Guild,
    Member,
    Message,
    Overwrite,
    Role,
    User,
    permissions,
)

T = TypeVar("T")
DISCORD_EPOCH = 1_420_070_400.0
EPHEMERALS_KEPT = 300
"""How many private messages a world remembers; Discord forgets them when the person reloads."""
EVERYTHING = (1 << 53) - 1

MEMBERS_MAY = permissions(
    "view_channel",
    "send_messages",
    "embed_links",
    "attach_files",
    "add_reactions",
    "use_external_emojis",
    "read_message_history",
    "use_application_commands",
    "create_public_threads",
    "send_messages_in_threads",
)
MODERATORS_MAY = permissions("manage_messages", "manage_guild", "manage_threads")


@dataclass(frozen=True)
class Change:
    """Something that happened in the world: what, and to whom or what."""

    name: str
    subject: Any


class World:
    """Guilds, people, channels, messages and pictures, with the rules of who may see them."""

    def __init__(self, clock: Clock, bot: User) -> None:
        self.clock = clock
        self.bot = bot
        self.ephemerals_kept = EPHEMERALS_KEPT
        self._private: list[Message] = []
        self.users: dict[int, User] = {bot.id: bot}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, Message] = {}
        self.emojis: dict[int, Emoji] = {}
        self.last_id = 0
        self._observers: list[Callable[[Change], None]] = []
        self._waiting: list[tuple[Callable[[], Any], asyncio.Future[Any]]] = []

    def new_id(self) -> int:
        """A fresh snowflake, larger than every one before it."""
        self.last_id = max(self.last_id + 1, int((self.clock.now() - DISCORD_EPOCH) * 1000) << 22)
        return self.last_id

    # -- telling

    def observe(self, observer: Callable[[Change], None]) -> Callable[[], None]:
        """Tell ``observer`` every change from now on; call the result to stop."""
        self._observers.append(observer)
        return lambda: self._observers.remove(observer)

    def announce(self, name: str, subject: Any) -> None:
        """Tell everybody who observes, then whoever waits for something to become true."""
        for observer in list(self._observers):
            observer(Change(name, subject))
        for question, future in list(self._waiting):
            if not future.done() and (found := question()):
                future.set_result(found)

    async def until(self, question: Callable[[], T | None], within: float = 30.0) -> T:
        """Wait until the question has an answer that is true, asking again at every change."""
        if found := question():
            return found
        entry = (question, asyncio.get_running_loop().create_future())
        self._waiting.append(entry)
        try:
            return await asyncio.wait_for(entry[1], within)
        finally:
            self._waiting.remove(entry)

    # -- building

    def add_user(self, user: User) -> User:
        """Register an account."""
        self.users[user.id] = user
        return user

    def add_guild(self, guild: Guild) -> Guild:
        """Open a server: everybody may talk, the bot is a member."""
        self.guilds[guild.id] = guild
        guild.roles.setdefault(guild.id, Role(guild.id, "@everyone", MEMBERS_MAY))
        guild.members.setdefault(self.bot.id, Member(self.bot.id))
        self.announce("guild_create", guild)
        return guild

    def add_channel(self, channel: Channel) -> Channel:
        """Open a channel or thread."""
        self.channels[channel.id] = channel
        self.announce("thread_create" if channel.is_thread else "channel_create", channel)
        return channel

    def remove_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads and messages."""
        for thread in [other for other in self.channels.values() if other.parent == channel.id]:
            self.remove_channel(thread)
        for message in [message for message in self.messages.values() if message.channel == channel.id]:
            message.gone = True
            del self.messages[message.id]
        del self.channels[channel.id]
        self.announce("thread_delete" if channel.is_thread else "channel_delete", channel)

    def remove_guild(self, guild: Guild) -> None:
        """The bot is thrown out of a server."""
        del self.guilds[guild.id]
        for channel in [channel for channel in self.channels.values() if channel.guild == guild.id]:
            del self.channels[channel.id]
        self.announce("guild_delete", guild)

    def remove_member(self, guild: Guild, user: User) -> None:
        """Somebody leaves a server."""
        member = guild.members.pop(user.id)
        self.announce("member_remove", (guild, member))

    def ban(self, guild: Guild, user: User) -> None:
        """Somebody is thrown out of a server for good."""
        self.announce("ban_add", (guild, guild.members[user.id]))
        self.remove_member(guild, user)

    def overwrite(self, channel: Channel, user: User, *, allow: int = 0, deny: int = 0) -> None:
        """Set what a channel allows and denies to one member."""
        if allow or deny:
            channel.overwrites[user.id] = Overwrite(user.id, True, allow, deny)
        else:
            channel.overwrites.pop(user.id, None)
        self.announce("channel_update", channel)

    # -- messages

    def add_message(self, message: Message) -> Message:
        """Publish a message."""
        self.messages[message.id] = message
        channel = self.channels[message.channel]
        if message.is_ephemeral:
            self._private.append(message)
            if len(self._private) > 2 * self.ephemerals_kept:
                self._forget_old_ephemerals()
        else:
            channel.last_message = message.id
        self.announce("message_create", message)
        return message

    def change_message(self, message: Message) -> None:
        """Publish that a message has been edited in place."""
        message.edits += 1
        self.announce("message_update", message)

    def remove_message(self, message: Message) -> None:
        """Delete a message."""
        message.gone = True
        del self.messages[message.id]
        self.announce("message_delete", message)

    def _forget_old_ephemerals(self) -> None:
        self._private = [message for message in self._private if not message.gone]
        for message in self._private[: max(0, len(self._private) - self.ephemerals_kept)]:
            self.remove_message(message)

    def visible(self, user: User, channel: Channel) -> list[Message]:
        """What one person sees in a channel, oldest first."""
        return [message for message in self.messages.values() if self.is_visible(message, user, channel)]

    @staticmethod
    def is_visible(message: Message, user: User, channel: Channel) -> bool:
        """Whether a message stands in this channel and is meant for this person."""
        return message.channel == channel.id and message.ephemeral_for in (None, user.id)

    # -- looking up, with Discord's errors

    def channel(self, channel_id: int) -> Channel:
        """The channel of this id, or 10003."""
        if channel_id not in self.channels:
            raise ApiError(UNKNOWN_CHANNEL)
        return self.channels[channel_id]

    def message(self, channel: Channel, message_id: int) -> Message:
        """A message as channel routes find it: never a private one, which is 10008."""
        message = self.messages.get(message_id)
        if message is None or message.channel != channel.id or message.is_ephemeral:
            raise ApiError(UNKNOWN_MESSAGE)
        return message

    # -- permissions

    def permissions_in(self, channel: Channel, user: User) -> int:
        """The permissions of a member in a channel; a thread has those of its parent."""
        guild = self.guilds.get(channel.guild)
        if guild is None or user.id not in guild.members:
            return 0
        if guild.owner == user.id:
            return EVERYTHING
        member = guild.members[user.id]
        granted = guild.roles[guild.id].permissions
        for role in member.roles:
            granted |= guild.roles[role].permissions
        if granted & permissions("administrator"):
            return EVERYTHING
        base = self.channels.get(channel.parent, channel) if channel.parent is not None else channel
        for overwrite in sorted(base.overwrites.values(), key=lambda overwrite: overwrite.is_member):
            if overwrite.id in (guild.id, user.id, *member.roles):
                granted = granted & ~overwrite.deny | overwrite.allow
        return granted

    def demand(self, channel: Channel, user: User, *names: str) -> None:
        """Raise 50001 when the channel cannot be seen, 50013 when something else is missing."""
        granted = self.permissions_in(channel, user)
        if not granted & permissions("view_channel"):
            raise ApiError(MISSING_ACCESS)
        needed = permissions(*names) if names else 0
        if granted & needed != needed:
            raise ApiError(MISSING_PERMISSIONS)
