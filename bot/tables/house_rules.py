"""The door for the rules of the match to come: what is done about them in the lobby."""

from __future__ import annotations

from collections.abc import Callable

from bot.tables import consent, lobby, rulings
from bot.tables.changes import Change
from bot.tables.floor import Floor
from bot.tables.records import rules_of
from bot.tables.table import Person, Table
from bot.uno.ruleset import RuleSet


class HouseRules:
    """Every method changes a table like those of `Tables`, and refuses likewise."""

    def __init__(self, floor: Floor) -> None:
        self._floor = floor

    async def word_custom(self, table_id: str, by: int, text: str, moderator: bool = False) -> Table:
        """Say in one's own words what the custom wilds do.

        Refused: as `require_host`, already-started, custom-not-text, custom-empty, custom-too-long.
        """

        def make(table: Table) -> Change | None:
            lobby.require_host(table, by, moderator)
            return consent.worded(table, by, text)

        return await self._floor.made(table_id, make)

    async def amend(
        self,
        table_id: str,
        by: Person,
        make: Callable[[RuleSet], RuleSet],
        *,
        seen: int | None = None,
        moderator: bool = False,
    ) -> Table:
        """Change the rules of the match to come by what `make` says of the present ones, for all to see.

        Refused: as `require_host`, already-started. Declined: see `rulings.ruled`; and what `make` raises.
        """

        def change(table: Table) -> Change | None:
            lobby.require_host(table, by.id, moderator)
            lobby.require_lobby(table)
            return rulings.ruled(table, by, rules_of(make(table.rules).text), seen=seen)

        return await self._floor.made(table_id, change)

    async def take_back(self, table_id: str, by: Person, moderator: bool = False) -> Table:
        """Take the last change of the rules back. Refused: as `amend`. Declined: nothing-to-undo."""

        def change(table: Table) -> Change:
            lobby.require_host(table, by.id, moderator)
            lobby.require_lobby(table)
            return rulings.taken_back(table, by)

        return await self._floor.made(table_id, change)

    async def agree(self, table_id: str, person_id: int) -> Table:
        """Agree to the effect of the custom wilds.

        Refused: no-table, not-at-table, already-started, nothing-to-agree-to, custom-no-text.
        """
        return await self._floor.made(table_id, lambda table: consent.agreed(table, person_id))
