"""Keeps the world in a file beside the database, so that a table's message outlives a restart."""

from __future__ import annotations

import asyncio
import base64
import dataclasses
import json
import logging
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .clock import TOKEN_LIFE
from .interaction import Interaction
from .models import Attachment, Channel, Emoji, Json, Message, Overwrite
from .world import Change

if TYPE_CHECKING:
    from .server import StandIn

log = logging.getLogger(__name__)

VERSION = 1
SAVE_AFTER = 0.5
"""Seconds between a change and the file, so that a burst of changes is written once."""


class Storage:
    """Reads the world at the start and writes it after changes."""

    def __init__(self, server: StandIn, file: Path) -> None:
        self.server = server
        self.file = file
        self._pending: asyncio.TimerHandle | None = None

    def load(self) -> None:
        """Bring back what was kept, then watch for changes. A file that cannot be read is put aside."""
        try:
            data = json.loads(self.file.read_text("utf-8"))
            if data.get("version") == VERSION:
                self._restore(data)
        except FileNotFoundError:
            pass
        except (ValueError, KeyError, TypeError):
            self.file.replace(self.file.with_suffix(".unreadable"))
        self.server.world.observe(self._changed)

    def close(self) -> None:
        """Write the last state."""
        if self._pending is not None:
            self._pending.cancel()
        self.save()

    def save(self) -> None:
        """Write the world now, whole or not at all."""
        self._pending = None
        draft = self.file.with_name(self.file.name + ".new")
        try:
            draft.write_text(json.dumps(self._dump()), "utf-8")
            os.replace(draft, self.file)
        except OSError as error:
            # A full disk, or Windows while somebody reads the file; the next change tries again.
            log.warning("The playground's messages could not be kept: %s", error.strerror)

    def _changed(self, change: Change) -> None:
        if self._pending is None:
            self._pending = asyncio.get_running_loop().call_later(SAVE_AFTER, self.save)

    # -- out

    def _dump(self) -> Json:
        world = self.server.world
        alive = world.clock.now() - TOKEN_LIFE
        return {
            "version": VERSION,
            "last_id": world.last_id,
            "locales": {str(user.id): user.locale for user in world.users.values()},
            "channels": [dataclasses.asdict(channel) for channel in world.channels.values()],
            "emojis": [_with_text(dataclasses.asdict(emoji)) for emoji in world.emojis.values()],
            "messages": [_message_out(message) for message in world.messages.values()],
            "commands": self.server.commands.entries,
            "interactions": [
                _interaction_out(entry) for entry in self.server.interactions.by_token.values() if entry.created > alive
            ],
        }

    # -- in

    def _restore(self, data: Json) -> None:
        world = self.server.world
        messages = [_message_in(entry) for entry in data["messages"]]
        channels = [_channel_in(entry) for entry in data["channels"]]
        emojis = [Emoji(**_with_bytes(entry)) for entry in data["emojis"]]
        world.last_id = data["last_id"]
        for identity, locale in data["locales"].items():
            if int(identity) in world.users:
                world.users[int(identity)].locale = locale
        world.channels.update({channel.id: channel for channel in channels})
        world.emojis.update({emoji.id: emoji for emoji in emojis})
        world.messages.update({message.id: message for message in messages})
        self.server.commands.entries = data["commands"]
        for entry in data["interactions"]:
            if (interaction := self._interaction_in(entry)) is not None:
                self.server.interactions.by_token[interaction.token] = interaction

    def _interaction_in(self, entry: Json) -> Interaction | None:
        world = self.server.world
        person, channel = world.users.get(entry["person"]), world.channels.get(entry["channel"])
        if person is None or channel is None:
            return None
        return Interaction(
            entry["id"],
            entry["token"],
            entry["kind"],
            person,
            channel,
            entry["data"],
            entry["created"],
            world.messages.get(entry["message"] or 0),
            answered=entry["answered"],
            original=entry["original"],
            written=set(entry["written"]),
            # What was not answered before the stop has had its three seconds.
            failed=entry["answered"] is None,
        )


def _with_text(entry: Json) -> Json:
    return entry | {"content": base64.b64encode(entry["content"]).decode()}


def _with_bytes(entry: Json) -> Json:
    return entry | {"content": base64.b64decode(entry["content"])}


def _message_out(message: Message) -> Json:
    data = dataclasses.asdict(message)
    return data | {"attachments": [_with_text(entry) for entry in data["attachments"]]}


def _message_in(entry: Json) -> Message:
    attachments = [Attachment(**_with_bytes(file)) for file in entry["attachments"]]
    return Message(**{**entry, "attachments": attachments})


def _channel_in(entry: Json) -> Channel:
    overwrites = {int(key): Overwrite(**value) for key, value in entry["overwrites"].items()}
    return Channel(**{**entry, "overwrites": overwrites})


def _interaction_out(entry: Interaction) -> dict[str, Any]:
    return {
        "id": entry.id,
        "token": entry.token,
        "kind": entry.kind,
        "person": entry.person.id,
        "channel": entry.channel.id,
        "data": entry.data,
        "created": entry.created,
        "message": entry.message.id if entry.message is not None else None,
        "answered": entry.answered,
        "original": entry.original,
        "written": sorted(entry.written),
    }
