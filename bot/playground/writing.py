"""Writes and edits messages from what the bot sends, whichever door it comes through."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable, Mapping
from typing import Any

from .call import Upload
from .errors import Path
from .models import COMPONENTS_V2, EPHEMERAL, LOADING, TEXT_DISPLAY, Attachment, Json, Message, walk
from .payloads import number_components
from .rules import check_message
from .world import World

MENTION = re.compile(r"<@!?(\d+)>")
SUPPRESS_EMBEDS = 1 << 2


class Writer:
    """Turns request bodies into messages, after checking them against Discord's limits."""

    def __init__(self, world: World) -> None:
        self.world = world

    def write(
        self,
        channel: int,
        body: Mapping[str, Any],
        files: Mapping[int, Upload],
        *,
        prefix: Path = (),
        reader: int | None = None,
        metadata: Json | None = None,
    ) -> Message:
        """Publish a message of the bot; with a ``reader`` it may ask to be for that person only."""
        attachments = self._attachments(body, files, ())
        check_message(
            body,
            body,
            attached=len(attachments),
            pictures=self.world.emojis,
            prefix=prefix,
            ephemeral_allowed=reader is not None,
        )
        flags = body.get("flags") or 0
        message = Message(
            self.world.new_id(),
            channel,
            self.world.bot.id,
            attachments=attachments,
            flags=flags,
            created=self.world.clock.now(),
            ephemeral_for=reader if flags & EPHEMERAL else None,
            metadata=metadata,
            reference=body.get("message_reference"),
        )
        self._fill(message, body)
        return self.world.add_message(message)

    def edit(
        self, message: Message, body: Mapping[str, Any], files: Mapping[int, Upload], *, prefix: Path = ()
    ) -> Message:
        """Change what the body names and leave the rest."""
        attachments = self._attachments(body, files, message.attachments)
        whole = {
            "content": message.content,
            "embeds": message.embeds,
            "components": message.components,
            "flags": message.flags,
            **{key: value for key, value in body.items() if key in ("content", "embeds", "components")},
        }
        sent = dict(body, flags=(body.get("flags") or 0) & ~EPHEMERAL)
        check_message(sent, whole, attached=len(attachments), pictures=self.world.emojis, prefix=prefix)
        message.attachments = attachments
        settable = sent["flags"] & (COMPONENTS_V2 | SUPPRESS_EMBEDS)
        message.flags = message.flags & ~LOADING | settable
        message.edited = self.world.clock.now()
        self._fill(message, body)
        self.world.change_message(message)
        return message

    def _fill(self, message: Message, body: Mapping[str, Any]) -> None:
        if "content" in body:
            message.content = body["content"] or ""
        if "embeds" in body:
            message.embeds = [dict(embed) for embed in body["embeds"] or []]
        if "components" in body:
            message.components = number_components(body["components"] or [])
        texts = [message.content]
        texts += [part["content"] for part in walk(message.components) if part["type"] == TEXT_DISPLAY]
        message.mentions = list(dict.fromkeys(int(found) for text in texts for found in MENTION.findall(text)))

    def _attachments(
        self, body: Mapping[str, Any], files: Mapping[int, Upload], present: Iterable[Attachment]
    ) -> list[Attachment]:
        """The files the message will have: those kept and those uploaded now."""
        named = body.get("attachments")
        kept = list(present)
        details: dict[int, Json] = {}
        if named is not None:
            wanted = {int(entry["id"]) for entry in named if "id" in entry}
            kept = [entry for entry in kept if entry.id in wanted]
            details = {int(entry["id"]): entry for entry in named if "id" in entry}
        for number, upload in sorted(files.items()):
            detail = details.get(number, {})
            name = detail.get("filename") or upload.name or secrets.token_hex(4)
            kind = picture_kind(upload.content) or upload.kind
            kept.append(Attachment(self.world.new_id(), name, upload.content, kind, detail.get("description")))
        return kept


def picture_kind(content: bytes) -> str | None:
    """The media type of a picture by its first bytes."""
    for start, kind in (
        (b"\x89PNG\r\n\x1a\n", "image/png"),
        (b"\xff\xd8\xff", "image/jpeg"),
        (b"GIF8", "image/gif"),
    ):
        if content.startswith(start):
            return kind
    return "image/webp" if content[:4] == b"RIFF" and content[8:12] == b"WEBP" else None
