"""Once a day: what servers no longer want kept, or are no longer there for, goes."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from bot.store import StoreError
from cogs.desk import Desk

DAY = 24 * 60 * 60.0

log = logging.getLogger(__name__)


async def keep_house(desk: Desk, pause: Callable[[float], Awaitable[object]]) -> None:
    """Does it now and then each day, as long as the bot runs."""
    while True:
        await tidy(desk)
        await pause(DAY)


async def tidy(desk: Desk) -> None:
    """Deletes settings of servers left long ago, and moves of matches older than their server wants them kept."""
    try:
        await desk.book.sweep()
        for guild, settings in desk.book.all():
            if settings.terms.keep_days:
                count = await desk.tables.privacy.let_moves_go(guild, settings.terms.keep_days)
                if count:
                    log.info("The moves of %d old matches of server %d are deleted", count, guild)
    except StoreError as error:
        log.warning("Old things could not be deleted (%s); another try follows tomorrow", type(error).__name__)
