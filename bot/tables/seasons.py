"""What admins do with the scores of their server: begin, name and end seasons, reset scores, take a reset back."""

from __future__ import annotations

from bot.store import ResetRow, SeasonRow, Store
from bot.tables.clock import Clock
from bot.tables.reasons import refusal
from bot.tables.table import Person

LONGEST_NAME = 32
UNDO_SECONDS = 7 * 24 * 3600.0
"""How long a reset can be undone."""


class SeasonBook:
    """The seasons of all servers. Every method may raise StoreError; those that change something raise Refused."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def running(self, guild: int) -> SeasonRow | None:
        """The season that runs, or None."""
        return next((each for each in await self._store.scores.seasons(guild) if each.ended_at is None), None)

    async def start(self, guild: int, name: str) -> int:
        """End the season that runs and begin another; its number. Refused: season-name."""
        return await self._store.seasons.start(guild, tidy(name), self._clock.now())

    async def rename(self, guild: int, number: int | None, name: str) -> SeasonRow:
        """Give a season, the running one without a number, another name. Refused: season-name, no-season."""
        season = await self.find(guild, number)
        await self._store.seasons.rename(season.id, tidy(name))
        return await self.find(guild, season.number)

    async def end(self, guild: int, number: int) -> None:
        """End the season of this number: until another begins, matches count in none. Refused: no-season-runs."""
        running = await self.running(guild)
        if running is None or running.number != number or not await self._store.seasons.end(guild, self._clock.now()):
            raise refusal("no-season-runs")

    async def find(self, guild: int, number: int | None) -> SeasonRow:
        """The season of this number, the newest without one. Refused: no-season."""
        for each in await self._store.scores.seasons(guild):
            if number is None or each.number == number:
                return each
        raise refusal("no-season")

    async def reset(self, guild: int, number: int | None, person: int | None, by: Person) -> int:
        """Reset the scores of a season or all, of a person or all; the number of the reset.

        Refused: no-season, no-scores-of.
        """
        season = None if number is None else (await self.find(guild, number)).id
        player = None
        if person is not None:
            player = await self._store.scores.player(guild, person)
            if player is None:
                raise refusal("no-scores-of")
        now = self._clock.now()
        return await self._store.seasons.reset(guild, season=season, player=player, by=(by.id, by.name), now=now)

    async def resets(self, guild: int) -> list[ResetRow]:
        """The resets that can still be undone, newest first."""
        return await self._store.seasons.resets(guild, self._clock.now() - UNDO_SECONDS)

    async def undo(self, guild: int, reset: int) -> None:
        """Take a reset back. Refused: nothing-to-undo."""
        now = self._clock.now()
        if not await self._store.seasons.undo(guild, reset, since=now - UNDO_SECONDS, now=now):
            raise refusal("nothing-to-undo")


def tidy(name: str) -> str:
    """The name without odd blanks and signs; empty for none. Refused: season-name."""
    words = " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())
    if len(words) > LONGEST_NAME:
        raise refusal("season-name", count=LONGEST_NAME)
    return words
