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
    ScoreChange,
    ScoreRow,
    TableRow,
)
from bot.store.store import Store

__all__ = [
    "ActionRow",
    "Commit",
    "ConflictError",
    "EndedRow",
    "MatchEnd",
    "MatchRow",
    "MentionRow",
    "OwnerRow",
    "RoundRow",
    "ScoreChange",
    "ScoreRow",
    "Store",
    "StoreError",
    "TableRow",
]
