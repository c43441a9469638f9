"""One click or command of one person, and the one private answer to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.tables import Person, Stage, Table, Tables, practice
from bot.tables.reasons import refusal
from bot.tables.table import PRACTICE
from bot.uno import notation
from cogs.desk import Desk
from cogs.ui.guide import rights_in_words
from cogs.ui.ids import NO_TABLE
from cogs.ui.look import Look
from cogs.ui.parts import sentence
from cogs.ui.scene import Scene, scene_of
from cogs.ui.seat import seat_screen

Interaction = discord.Interaction[Any]


class Visit:
    """What a person asks for. Answers go to that person alone, in their language."""

    def __init__(self, desk: Desk, interaction: Interaction) -> None:
        self.desk = desk
        self.interaction = interaction
        self.look: Look = desk.look(interaction.locale, interaction.user.id)
        self.person = Person(interaction.user.id, interaction.user.display_name)
        self.table_id = NO_TABLE
        self.calls = False
        """Whether UNO stood declared on what was clicked."""
        self.wants_hand = False
        """Whether a refusal is told above the hand: so for moves, not for what concerns the table."""
        self.made = False
        """Whether the tables have carried out what was asked for."""
        self.news = ""
        """A sentence that stands above the answer, whatever it is."""
        self._seen: tuple[Table, Scene] | None = None

    @property
    def guild(self) -> int:
        """The server."""
        return self.interaction.guild_id or 0

    @property
    def moderates(self) -> bool:
        """Whether this person may delete other people's messages here."""
        return self.interaction.permissions.manage_messages

    @property
    def tables(self) -> Tables:
        """The tables that this one is among."""
        return self.desk.tables_of(self.table_id)

    @property
    def practises(self) -> bool:
        """Whether this is about a practice round."""
        return self.table_id.startswith(PRACTICE)

    @property
    def is_seated(self) -> bool:
        """Whether this person has a seat at the table."""
        table = self.tables.get(self.table_id)
        return table is not None and table.seat_of(self.person.id) is not None

    @property
    def table(self) -> Table:
        """The table this is about, as it is now. Refused: no-table, no-practice."""
        if self.practises:
            return practice.require(self.tables, self.table_id, self.person.id)
        table = self.tables.get(self.table_id)
        if table is None or table.guild != self.guild:
            raise refusal("no-table")
        return table

    @property
    def seat(self) -> int:
        """This person's seat. Refused: no-table, not-at-table."""
        seat = self.table.seat_of(self.person.id)
        if seat is None:
            raise refusal("not-at-table")
        return seat

    def scene(self, table: Table) -> Scene:
        """What everybody may know of this table; one click asks for it more than once."""
        if self._seen is None or self._seen[0] is not table:
            self._seen = (table, scene_of(table))
        return self._seen[1]

    def seat_of(self, letter: str) -> int:
        """The seat of this letter at the table. Refused: no-table, no-such-seat."""
        seat = notation.seat_index(letter)
        if seat is None or seat >= len(self.table.seats):
            raise refusal("no-such-seat")
        return seat

    def submitted(self, field: str) -> str:
        """What was typed into this field of the modal that was handed in; empty without it."""
        data: Any = self.interaction.data or {}
        for row in data.get("components", ()):
            for each in (row.get("component"), *row.get("components", ())):
                if each is not None and each.get("custom_id") == field:
                    return str(each.get("value") or "")
        return ""

    def say(self, key: str, /, **arguments: str | int) -> str:
        """A text in this person's language."""
        return self.look.say(key, **arguments)

    async def tell(self, key: str, /, **arguments: str | int) -> None:
        """Answer with one sentence."""
        await self.answer(self.say(key, **arguments))

    async def confirm(self, key: str, /, **arguments: str | int) -> None:
        """Answer with one sentence, unless the public message that was clicked shows the same in a moment."""
        if self.interaction.message is None or self._is_on_private_message:
            await self.tell(key, **arguments)
        else:
            await self.interaction.response.defer()

    async def answer(self, words: str) -> None:
        """Answer with these words."""
        await self.show(sentence(self._with_trouble(words)))

    async def show(self, screen: ui.LayoutView, *, files: Sequence[discord.File] = ()) -> None:
        """Answer with this screen and its files: in place of the private message that was clicked, or as a new one."""
        response = self.interaction.response
        if response.is_done():
            await self.interaction.followup.send(view=screen, files=files, ephemeral=True)
        elif self._is_on_private_message:
            await response.edit_message(view=screen, attachments=files)
        else:
            await response.send_message(view=screen, files=files, ephemeral=True)

    async def show_seat(self, *, note: str = "", calls: bool = False, page: int = 0) -> None:
        """Answer with what this person's seat sees now, below a line about what happened."""
        table, seat = self.table, self.seat
        scene = self.scene(table)
        note = self._with_trouble(note)
        if table.stage is Stage.LOBBY:
            raise refusal("not-started")
        screen = seat_screen(scene, table.view_of(seat), self.look, calls=calls, page=page, note=note)
        await self.show(screen)
        if not self._is_on_private_message:
            await self.desk.hands.put_away(table.id, self.person.id)
        if table.stage is Stage.PLAYING:
            self.desk.hands.remember(table, self.interaction, self.look, calls=calls)

    @property
    def _is_on_private_message(self) -> bool:
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    def _with_trouble(self, words: str) -> str:
        """With the news above, and for the host what keeps the bot from showing the table in its channel."""
        words = "\n".join(each for each in (self.news, words) if each)
        missing = self.desk.publisher.rights_missing(self.table_id)
        table = self.tables.get(self.table_id)
        if not missing or table is None or table.host != self.person.id:
            return words
        trouble = self.say("rights-lost", permissions=rights_in_words(missing, self.look))
        return f"{trouble}\n{words}" if words else trouble
