"""The finished matches of a server, as records that can be replayed. A match that is still played is never told."""

from __future__ import annotations

from bot.replay import Player, Record
from bot.store import EndedRow, Store
from bot.tables.reasons import refusal
from bot.uno import notation


class Archive:
    """Reads the store; every method may raise StoreError."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def last(self, guild: int, channel: int) -> int:
        """The match that was finished last in this channel, else in this server. Refused: no-replay."""
        found = await self._store.last_ended(guild, channel)
        if found is None:
            raise refusal("no-replay")
        return found

    async def ended(self, guild: int, *, limit: int = 50) -> list[EndedRow]:
        """The last finished matches of this server, newest first."""
        return await self._store.ended(guild, limit=limit)

    async def record(self, guild: int, match: int) -> Record:
        """A finished match of this server, seed included.

        Refused: no-such-replay, also for matches of other servers; replay-not-over; replay-gone when its log was
        deleted; replay-unreadable when this version does not know its moves.
        """
        header = await self._store.match_header(match)
        if header is None or header.guild != guild:
            raise refusal("no-such-replay")
        end = await self._store.match_end(match)
        if end is None:
            raise refusal("replay-not-over")
        log = await self._store.match_log(match)
        if not log:
            raise refusal("replay-gone")
        try:
            moves = tuple((row.seat, notation.read(row.action)) for row in log)
        except notation.NotationError:
            raise refusal("replay-unreadable") from None
        ending, ended_at = end
        return Record(
            number=match,
            started_at=int(header.started_at),
            ended_at=int(ended_at),
            ending=ending,
            rules=header.rules,
            seed=header.seed,
            host=header.host,
            players=tuple(Player(owner.name, owner.level) for owner in header.owners),
            moves=moves,
            notes=tuple(row.note for row in log),
        )
