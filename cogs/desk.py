"""What commands and clicks share."""

from __future__ import annotations

from dataclasses import dataclass

import discord

from bot.i18n.texts import Texts
from bot.settings import GuildBook
from bot.tables import Tables
from cogs.hands import OpenHands
from cogs.publisher import Publisher
from cogs.ui.look import Look
from cogs.ui.pictures import Pictures


@dataclass(frozen=True, slots=True)
class Desk:
    """The tables, what servers have set, and all that it takes to show them to people."""

    tables: Tables
    book: GuildBook
    texts: Texts
    pictures: Pictures
    publisher: Publisher
    hands: OpenHands
    reads: bool = False
    """Whether the operator lets the bot read messages."""

    def look(self, locale: discord.Locale | None) -> Look:
        """How things are shown to somebody with this locale."""
        return Look(self.texts.language(None if locale is None else str(locale)), self.pictures)
