"""What the stand-in's world is made of: guilds, members, channels, messages and what hangs on them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from discord import Permissions

EPHEMERAL = 1 << 6
LOADING = 1 << 7
HAS_THREAD = 1 << 5
COMPONENTS_V2 = 1 << 15

TEXT_CHANNEL = 0
PUBLIC_THREAD = 11
PRIVATE_THREAD = 12

ACTION_ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT_DISPLAY, THUMBNAIL, GALLERY, FILE, SEPARATOR = 9, 10, 11, 12, 13, 14
CONTAINER, LABEL, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 17, 18, 19, 21, 22, 23
SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
LINK_STYLE = 5

Json = dict[str, Any]


def permissions(*names: str) -> int:
    """The bits of permissions by discord.py's names."""
    return Permissions(**dict.fromkeys(names, True)).value


@dataclass
class User:
    """An account: a person, a moderator or the bot."""

    id: int
    name: str
    bot: bool = False
    locale: str = "en-US"
    colour: str = "#5865f2"


@dataclass
class Role:
    """A role of a guild with the permissions it grants."""

    id: int
    name: str
    permissions: int


@dataclass
class Member:
    """A user's place in one guild."""

    user: int
    roles: list[int] = field(default_factory=list)
    nick: str | None = None
    joined: float = 1_700_000_000.0


@dataclass
class Overwrite:
    """What a channel allows or denies to one role or member."""

    id: int
    is_member: bool
    allow: int = 0
    deny: int = 0


@dataclass
class Channel:
    """A text channel, or a thread when it has a parent."""

    id: int
    guild: int
    name: str
    kind: int = TEXT_CHANNEL
    position: int = 0
    parent: int | None = None
    owner: int | None = None
    created: float = 1_700_000_000.0
    archived: bool = False
    locked: bool = False
    last_message: int | None = None
    overwrites: dict[int, Overwrite] = field(default_factory=dict)

    @property
    def is_thread(self) -> bool:
        """Whether this hangs below another channel."""
        return self.parent is not None


@dataclass
class Guild:
    """A server with its roles, members and channels."""

    id: int
    name: str
    owner: int
    locale: str = "en-US"
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, Member] = field(default_factory=dict)


@dataclass
class Attachment:
    """An uploaded file; the bytes stay with the message."""

    id: int
    name: str
    content: bytes
    kind: str = "application/octet-stream"
    description: str | None = None


@dataclass
class Emoji:
    """A picture of the application: uploaded by the bot, or by a person of its team in the developer portal."""

    id: int
    name: str
    content: bytes
    kind: str
    animated: bool = False
    uploader: int | None = None


@dataclass(eq=False)
class Message:
    """A message as everybody it is meant for sees it now; edits change this very object."""

    id: int
    channel: int
    author: int
    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    kind: int = 0
    created: float = 0.0
    edited: float | None = None
    edits: int = 0
    ephemeral_for: int | None = None
    mentions: list[int] = field(default_factory=list)
    metadata: Json | None = None
    reference: Json | None = None
    thread: int | None = None
    nonce: str | None = None
    gone: bool = False

    @property
    def is_ephemeral(self) -> bool:
        """Whether only one person can see it."""
        return self.ephemeral_for is not None

    @property
    def is_loading(self) -> bool:
        """Whether this is the "thinking" of a deferred answer."""
        return bool(self.flags & LOADING)

    @property
    def text(self) -> str:
        """All that can be read in it, line by line: content, embeds, text displays."""
        lines = [self.content] if self.content else []
        for embed in self.embeds:
            lines += [embed[key] for key in ("title", "description") if embed.get(key)]
            for entry in embed.get("fields", ()):
                lines += [entry["name"], entry["value"]]
            if embed.get("footer"):
                lines.append(embed["footer"]["text"])
        lines += [part["content"] for part in self.parts() if part["type"] == TEXT_DISPLAY]
        return "\n".join(lines)

    def parts(self) -> Iterator[Json]:
        """Every component at any depth, in the order in which they are drawn."""
        return walk(self.components)

    @property
    def buttons(self) -> list[Json]:
        """The buttons, in order."""
        return [part for part in self.parts() if part["type"] == BUTTON]

    @property
    def selects(self) -> list[Json]:
        """The select menus, in order."""
        return [part for part in self.parts() if part["type"] in SELECTS]

    def find(self, target: str) -> Json | None:
        """The component with this custom_id, or the button with this label, emoji, or placeholder."""
        for part in self.parts():
            if part.get("custom_id") == target:
                return part
        for part in self.parts():
            names = (part.get("label"), part.get("placeholder"), (part.get("emoji") or {}).get("name"))
            if target in names:
                return part
        return None


def walk(components: list[Json]) -> Iterator[Json]:
    """Every component of a tree, parents first."""
    for component in components:
        yield component
        for key in ("accessory", "component"):
            if isinstance(component.get(key), dict):
                yield from walk([component[key]])
        yield from walk(component.get("components") or [])
