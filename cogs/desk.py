"""What commands and clicks share."""

from __future__ import annotations

from dataclasses import dataclass, field

import discord

from bot.i18n.texts import Texts
from bot.settings import GuildBook, PeopleBook
from bot.tables import Tables
from bot.tables.table import PRACTICE
from cogs.access import Passes
from cogs.hands import OpenHands
from cogs.members import Members
from cogs.mishaps import Mishaps
from cogs.publisher import Publisher
from cogs.ui.look import Look
from cogs.ui.pictures import Pictures, Plain


@dataclass(frozen=True, slots=True)
class Desk:
    """The tables, what servers and people have set, and all that it takes to show them to people."""

    tables: Tables
    practice: Tables
    book: GuildBook
    people: PeopleBook
    texts: Texts
    pictures: Pictures
    publisher: Publisher
    hands: OpenHands
    passes: Passes
    members: Members
    reads: bool = False
    """Whether the operator lets the bot read messages."""
    mishaps: Mishaps = field(default_factory=Mishaps)

    def tables_of(self, table_id: str) -> Tables:
        """The tables that this one belongs to: practice rounds are among themselves."""
        return self.practice if table_id.startswith(PRACTICE) else self.tables

    def look(self, locale: discord.Locale | None, person: int) -> Look:
        """How things are shown to somebody with this locale."""
        preferences = self.people.of(person)
        pictures = Plain() if preferences.plain else self.pictures
        return Look(self.texts.language(None if locale is None else str(locale)), pictures, preferences)
