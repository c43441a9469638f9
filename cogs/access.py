"""Who may change the settings of a server."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord

from bot.settings import Declined

Interaction = discord.Interaction[Any]

VALID_FOR = 15 * 60
"""Seconds that a command opens the panel for: as long as Discord lets its message be changed."""


class Passes:
    """Who was let in by Discord without the right to manage the server.

    Admins may give `/uno-setup` to anybody in the server's settings (Integrations). A command tells that by arriving,
    a click does not, so whoever came that way is let in for a while. Those who manage the server need no pass, and are
    out as soon as they no longer do.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._until: dict[tuple[int | None, int], float] = {}

    def let_in(self, interaction: Interaction) -> None:
        """This person was allowed to use the command just now."""
        now = self._clock()
        self._until = {key: until for key, until in self._until.items() if until > now}
        if not interaction.permissions.manage_guild:
            self._until[interaction.guild_id, interaction.user.id] = now + VALID_FOR

    def require(self, interaction: Interaction) -> None:
        """Declined: not-allowed."""
        until = self._until.get((interaction.guild_id, interaction.user.id), 0.0)
        if not interaction.permissions.manage_guild and until <= self._clock():
            raise Declined("not-allowed")
