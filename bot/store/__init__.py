"""What must survive a restart: tables, matches with their logs, scores, notes. The only place with SQL."""

from bot.store.errors import ConflictError, StoreError
from bot.store.mentions import MentionRow
from bot.store.rows import (
    ActionRow,
    Commit,
    EndedRow,
    MatchEnd,
    MatchRow,
    OwnerRow,
    RoundRow,
    SeatEnd,
    SeatResult,
    Storage,
    TableRow,
)
from bot.store.scores import Favourite, RecentMatch, ScoreRow, Scores, SeasonRow, Source, Versus
from bot.store.seasons import ResetRow
from bot.store.store import Store

__all__ = [
    "ActionRow",
    "Commit",
    "ConflictError",
    "EndedRow",
    "Favourite",
    "MatchEnd",
    "MatchRow",
    "MentionRow",
    "OwnerRow",
    "RecentMatch",
    "ResetRow",
    "RoundRow",
    "ScoreRow",
    "Scores",
    "SeasonRow",
    "SeatEnd",
    "SeatResult",
    "Source",
    "Storage",
    "Store",
    "StoreError",
    "TableRow",
    "Versus",
]
