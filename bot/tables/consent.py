"""Custom wilds: everybody agrees to their effect before the first deal (rulebook V27). Computer players always do."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.changes import Change
from bot.tables.reasons import refusal
from bot.tables.table import Stage, Table
from bot.uno.rule import Value
from bot.uno.ruleset import RuleSet

NAMES_APART = "\n"
"""Parts the names in the refusal not-agreed: no display name holds it."""


def effect_of(rules: RuleSet) -> Value | None:
    """The effect of the custom wilds, or None when the deck holds none."""
    return rules.values["custom_effect"] if rules.values["wild_custom_count"] else None


def lacking(table: Table) -> tuple[int, ...]:
    """The seats that have yet to agree."""
    if effect_of(table.rules) is None:
        return ()
    return tuple(index for index, seat in table.people() if seat.person not in table.agreed)


def require_consent(table: Table) -> None:
    """Refused not-agreed, as long as somebody has not agreed."""
    seats = lacking(table)
    if seats:
        raise refusal("not-agreed", names=NAMES_APART.join(table.name(seat) for seat in seats))


def agreed(table: Table, person_id: int) -> Change | None:
    """This person agrees; None when that is so already. Refused: not-at-table, already-started, nothing-to-agree-to."""
    if table.seat_of(person_id) is None:
        raise refusal("not-at-table")
    if table.stage is not Stage.LOBBY:
        raise refusal("already-started")
    if effect_of(table.rules) is None:
        raise refusal("nothing-to-agree-to")
    if person_id in table.agreed:
        return None
    return Change(table=replace(table, agreed=(*table.agreed, person_id), revision=table.revision + 1))


def kept(table: Table, rules: RuleSet) -> tuple[int, ...]:
    """Who still agrees when the table is to play by these rules: everybody, as long as the effect is the same."""
    return table.agreed if effect_of(rules) == effect_of(table.rules) else ()
