"""The pictures of cards as application emojis: uploaded beside everything else, and shown once all are there."""

from __future__ import annotations

import json
import logging
from collections.abc import Awaitable, Callable, Mapping

import discord

from bot import pictures
from bot.client import UNREACHABLE
from bot.store import Store, StoreError
from bot.traces import trace
from cogs.ui.pictures import Pictures, Signs

PACE = 0.05
"""Seconds between two uploads: Discord allows 50 requests a second for everything, and clicks come first."""
TRIED_AGAIN_AFTER = (60.0, 10 * 60.0, 60 * 60.0)
"""Seconds before each further try, when Discord or the line to it was at fault."""

log = logging.getLogger(__name__)


class Emojis(Pictures):
    """Emojis where all pictures are known; until then the signs. No screen can be drawn half and half."""

    def __init__(self) -> None:
        self._emojis: dict[str, discord.PartialEmoji] = {}
        self._signs = Signs()

    @property
    def are_drawn(self) -> bool:
        return bool(self._emojis)

    def found(self, ids: Mapping[str, int]) -> None:
        """All pictures are at Discord, under these ids: from now on they are shown."""
        self._emojis = {name: discord.PartialEmoji(name=name, id=ids[name]) for name in pictures.names()}

    def mark(self, name: str) -> str:
        return str(self._emojis[name]) if self._emojis else self._signs.mark(name)

    def emoji(self, name: str) -> discord.PartialEmoji | str:
        return self._emojis[name] if self._emojis else self._signs.emoji(name)

    def address(self, name: str) -> str | None:
        return self._emojis[name].url if self._emojis else None


class NameTakenError(Exception):
    """Somebody else's emoji has the name of a picture."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is an emoji {name} that this bot did not upload")


class Upload:
    """Brings the pictures to Discord that are missing there or have changed since, and touches nothing else.

    What was uploaded is noted with the fingerprint of its file, so that a next start goes on where this one ends.
    A picture of the bot's own that no note knows is taken as it is: hosts that wipe their disk would otherwise have
    all of them uploaded anew with every start.
    """

    def __init__(self, client: discord.Client, store: Store, pause: Callable[[float], Awaitable[object]]) -> None:
        self._client = client
        self._store = store
        self._pause = pause
        self._key = f"emojis-{client.application_id}"
        self._noted: dict[str, tuple[int, str]] = {}

    async def bring(self, emojis: Emojis) -> bool:
        """Whether all pictures are there, and shown from now on. If not, the log says why in a line."""
        try:
            for pause in TRIED_AGAIN_AFTER:
                try:
                    emojis.found(await self._complete())
                    break
                except (discord.DiscordServerError, *UNREACHABLE) as error:
                    log.info("The pictures of cards are not there yet (%s); trying again", type(error).__name__)
                await self._pause(pause)
            else:
                emojis.found(await self._complete())
        except (discord.HTTPException, NameTakenError, StoreError, *UNREACHABLE) as error:
            _say_why_not(str(error) or type(error).__name__)
        except Exception as error:
            _say_why_not(trace(error))
        return emojis.are_drawn

    async def _complete(self) -> dict[str, int]:
        """The id of every picture, after an upload of those that it takes."""
        present = {emoji.name: emoji for emoji in await self._client.fetch_application_emojis()}
        note = await self._store.read_note(self._key)
        noted = {} if note is None else json.loads(note)
        self._noted = {name: (emoji_id, digest) for name, (emoji_id, digest) in noted.items()}
        lacking = [name for name in pictures.names() if not self._is_current(name, present.get(name))]
        for name in lacking:
            await self._replace(name, present.get(name))
            await self._pause(PACE)
        if lacking:
            log.info("Uploaded %d pictures of cards", len(lacking))
        await self._store.write_note(self._key, json.dumps(self._noted))
        return {name: emoji_id for name, (emoji_id, _) in self._noted.items()}

    def _is_current(self, name: str, emoji: discord.Emoji | None) -> bool:
        """Whether this picture can stay. Raises NameTakenError."""
        if emoji is None:
            return False
        digest = pictures.fingerprint(name)
        if name in self._noted and self._noted[name][0] == emoji.id:
            return self._noted[name][1] == digest
        me = self._client.user
        if emoji.user is None or me is None or emoji.user.id != me.id:
            raise NameTakenError(name)
        self._noted[name] = (emoji.id, digest)
        return True

    async def _replace(self, name: str, old: discord.Emoji | None) -> None:
        """Two emojis of one application may not have the same name, so the old one goes first."""
        if old is not None:
            await old.delete()
        new = await self._client.create_application_emoji(name=name, image=pictures.picture(name))
        self._noted[name] = (new.id, pictures.fingerprint(name))
        await self._store.write_note(self._key, json.dumps(self._noted))


def _say_why_not(reason: str) -> None:
    log.warning("Cards are shown by signs, not pictures, and the next start tries again: %s", reason)
