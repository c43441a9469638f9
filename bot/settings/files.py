"""The settings of a server as a JSON file, to keep or to carry to another server."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import replace
from typing import Any

from bot.settings.declined import Declined
from bot.settings.guild import GuildSettings

KIND, VERSION = "uno-settings", 1
LARGEST_FILE = 256 * 1024


def exported(settings: GuildSettings) -> bytes:
    """The file."""
    content = {"kind": KIND, "version": VERSION, "settings": settings.dump()}
    return (json.dumps(content, indent=2, ensure_ascii=False) + "\n").encode()


def imported(file: bytes) -> GuildSettings:
    """The settings of a file. Declined: file-large, file-foreign, file-newer, file-damaged."""
    if len(file) > LARGEST_FILE:
        raise Declined("file-large")
    try:
        content: Any = json.loads(file.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        raise Declined("file-foreign") from None
    match content:
        case {"kind": "uno-settings", "version": int(version)} if version > VERSION:
            raise Declined("file-newer")
        case {"kind": "uno-settings", "version": int(), "settings": dict(stored)}:
            faults: list[str] = []
            settings = GuildSettings.load(stored, faults)
            if faults:
                raise Declined("file-damaged")
            return settings
        case _:
            raise Declined("file-foreign")


def at_home(settings: GuildSettings, channels: Collection[int], roles: Collection[int]) -> GuildSettings:
    """The settings without channels and roles that this server does not have."""
    terms = settings.terms
    known = replace(
        terms,
        channels=tuple(each for each in terms.channels if each in channels),
        roles=tuple(each for each in terms.roles if each in roles),
    )
    return replace(settings, terms=known)
