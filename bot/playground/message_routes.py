"""The routes of channels: messages and threads."""

from __future__ import annotations

from typing import Any

from . import payloads
from .call import Call, Reply, Route
from .errors import ARCHIVED_THREAD, NOT_THE_AUTHOR, THREAD_EXISTS, ApiError, Form
from .models import PRIVATE_THREAD, PUBLIC_THREAD, TEXT_CHANNEL, Channel, Json, Message
from .world import World
from .writing import Writer

CHANNEL = "/channels/{channel_id}"
MESSAGES = f"{CHANNEL}/messages"
MESSAGE = f"{MESSAGES}/{{message_id}}"
THREAD_STARTED = 18
LONGEST_NONCE = 25
NONCE_SECONDS = 5 * 60.0
"""How long a nonce that is enforced stays taken; Discord's documentation says "the past few minutes"."""


class MessageRoutes:
    """What a bot may do in a channel, with the permissions for it."""

    def __init__(self, world: World, writer: Writer) -> None:
        self.world = world
        self.writer = writer
        self.base = ""

    def routes(self) -> list[Route]:
        """Every route of this kind."""
        return [
            Route("GET", CHANNEL, "channel.get", self.get_channel),
            Route("PATCH", CHANNEL, "channel.edit", self.edit_thread),
            Route("DELETE", CHANNEL, "channel.delete", self.delete_channel),
            Route("POST", f"{CHANNEL}/typing", "typing", self.type),
            Route("GET", MESSAGES, "message.list", self.list),
            Route("POST", MESSAGES, "message.create", self.create),
            Route("GET", MESSAGE, "message.get", self.get),
            Route("PATCH", MESSAGE, "message.edit", self.edit),
            Route("DELETE", MESSAGE, "message.delete", self.delete),
            Route("POST", f"{MESSAGE}/threads", "thread.create", self.start_thread_from_message),
            Route("POST", f"{CHANNEL}/threads", "thread.create", self.start_thread),
            Route("PUT", f"{CHANNEL}/thread-members/@me", "thread.join", self.join_thread),
        ]

    # -- messages

    def create(self, call: Call) -> Reply:
        """Write a message."""
        channel = self.world.channel(call.number("channel_id"))
        body = call.form()
        needed = ["send_messages_in_threads" if channel.is_thread else "send_messages"]
        needed += ["embed_links"] if body.get("embeds") else []
        needed += ["attach_files"] if call.files else []
        self.world.demand(channel, self.world.bot, *needed)
        if channel.locked:
            raise ApiError(ARCHIVED_THREAD)
        nonce = body.get("nonce")
        if nonce is not None:
            nonce = str(nonce)
            form = Form()
            form.length(("nonce",), nonce, LONGEST_NONCE)
            form.check()
        if nonce is not None and body.get("enforce_nonce") and (first := self._written_with(nonce)) is not None:
            return self._show(first)
        message = self.writer.write(channel.id, body, call.files)
        message.nonce = nonce
        return self._show(message)

    def _written_with(self, nonce: str) -> Message | None:
        """The message of the last few minutes that the bot wrote with this nonce already."""
        since = self.world.clock.now() - NONCE_SECONDS
        for message in reversed(self.world.messages.values()):
            if message.created < since:
                return None
            if message.nonce == nonce:
                return message
        return None

    def get(self, call: Call) -> Reply:
        """Read one message."""
        channel = self.world.channel(call.number("channel_id"))
        self.world.demand(channel, self.world.bot, "read_message_history")
        return self._show(self.world.message(channel, call.number("message_id")))

    def list(self, call: Call) -> Reply:
        """Read the latest messages, or the first after one; the newest first in either case."""
        channel = self.world.channel(call.number("channel_id"))
        self.world.demand(channel, self.world.bot, "read_message_history")
        limit = min(100, int(call.query.get("limit", "50")))
        before, after = int(call.query.get("before", "0")) or None, int(call.query.get("after", "0"))
        found = [
            message
            for message in self.world.messages.values()
            if message.channel == channel.id
            and not message.is_ephemeral
            and (before is None or message.id < before)
            and message.id > after
        ]
        in_order = sorted(found, key=lambda message: message.id)
        page = in_order[:limit] if after else in_order[-limit:]
        return Reply([payloads.message(self.world, message, self.base) for message in reversed(page)])

    def edit(self, call: Call) -> Reply:
        """Change one of the bot's own messages."""
        channel = self.world.channel(call.number("channel_id"))
        self.world.demand(channel, self.world.bot, *(["attach_files"] if call.files else []))
        message = self.world.message(channel, call.number("message_id"))
        if message.author != self.world.bot.id:
            raise ApiError(NOT_THE_AUTHOR)
        return self._show(self.writer.edit(message, call.form(), call.files))

    def delete(self, call: Call) -> Reply:
        """Delete a message; those of others need Manage Messages."""
        channel = self.world.channel(call.number("channel_id"))
        message = self.world.message(channel, call.number("message_id"))
        needed = [] if message.author == self.world.bot.id else ["manage_messages"]
        self.world.demand(channel, self.world.bot, *needed)
        self.world.remove_message(message)
        return Reply()

    def age(self, call: Call) -> float:
        """How old the message in the address is: old ones may be edited less often."""
        message = self.world.messages.get(call.number("message_id"))
        return self.world.clock.now() - message.created if message is not None else 0.0

    def _show(self, message: Message) -> Reply:
        return Reply(payloads.message(self.world, message, self.base))

    # -- channels and threads

    def get_channel(self, call: Call) -> Reply:
        """Read a channel."""
        channel = self.world.channel(call.number("channel_id"))
        self.world.demand(channel, self.world.bot)
        return Reply(payloads.channel(self.world, channel))

    def type(self, call: Call) -> Reply:
        """Show that the bot is writing."""
        self.world.demand(self.world.channel(call.number("channel_id")), self.world.bot, "send_messages")
        return Reply()

    def edit_thread(self, call: Call) -> Reply:
        """Rename, lock or archive a thread."""
        channel = self.world.channel(call.number("channel_id"))
        needed = "manage_threads" if channel.is_thread else "manage_channels"
        self.world.demand(channel, self.world.bot, *([] if channel.owner == self.world.bot.id else [needed]))
        body = call.form()
        channel.name = body.get("name", channel.name)
        channel.archived = body.get("archived", channel.archived)
        channel.locked = body.get("locked", channel.locked)
        self.world.announce("thread_update" if channel.is_thread else "channel_update", channel)
        return Reply(payloads.channel(self.world, channel))

    def delete_channel(self, call: Call) -> Reply:
        """Delete a channel or thread."""
        channel = self.world.channel(call.number("channel_id"))
        needed = "manage_threads" if channel.is_thread else "manage_channels"
        self.world.demand(channel, self.world.bot, needed)
        data = payloads.channel(self.world, channel)
        self.world.remove_channel(channel)
        return Reply(data)

    def start_thread(self, call: Call) -> Reply:
        """Open a thread that hangs on no message; the channel is told of it."""
        channel = self.world.channel(call.number("channel_id"))
        body = call.form()
        # Without a type Discord opens a private thread, for historical reasons.
        kind = body.get("type") or PRIVATE_THREAD
        needed = "create_public_threads" if kind == PUBLIC_THREAD else "create_private_threads"
        self.world.demand(channel, self.world.bot, needed)
        thread = self._open(channel, self.world.new_id(), body, kind)
        if kind == PUBLIC_THREAD:
            self.world.add_message(
                Message(
                    self.world.new_id(),
                    channel.id,
                    self.world.bot.id,
                    content=thread.name,
                    kind=THREAD_STARTED,
                    created=self.world.clock.now(),
                    reference={"channel_id": str(thread.id), "guild_id": str(thread.guild), "type": 0},
                )
            )
        return Reply(payloads.channel(self.world, thread), 201)

    def start_thread_from_message(self, call: Call) -> Reply:
        """Open a thread on a message; both share their id."""
        channel = self.world.channel(call.number("channel_id"))
        self.world.demand(channel, self.world.bot, "create_public_threads", "read_message_history")
        message = self.world.message(channel, call.number("message_id"))
        if message.thread is not None:
            raise ApiError(THREAD_EXISTS)
        thread = self._open(channel, message.id, call.form(), PUBLIC_THREAD)
        message.thread = thread.id
        self.world.announce("message_update", message)
        return Reply(payloads.channel(self.world, thread), 201)

    def join_thread(self, call: Call) -> Reply:
        """The bot joins a thread; it is a member of all that it can see already."""
        self.world.demand(self.world.channel(call.number("channel_id")), self.world.bot)
        return Reply()

    def _open(self, parent: Channel, identity: int, body: Json, kind: Any) -> Channel:
        form = Form()
        form.length(("name",), body.get("name"), 100, 1)
        form.choice(("type",), kind, (PUBLIC_THREAD, PRIVATE_THREAD))
        if parent.kind != TEXT_CHANNEL:
            form.wrong((), "CHANNEL_TYPE_INVALID", "Cannot execute action on this channel type")
        form.check()
        return self.world.add_channel(
            Channel(
                identity,
                parent.guild,
                body["name"],
                kind=kind,
                parent=parent.id,
                owner=self.world.bot.id,
                created=self.world.clock.now(),
            )
        )
