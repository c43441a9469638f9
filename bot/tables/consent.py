"""Custom wilds: everybody agrees to their effect before the first deal (rulebook V27). Computer players always do.

The effect is one of those that the engine knows, or the host's own words, which people see to themselves.
"""

from __future__ import annotations

import unicodedata
from dataclasses import replace

from bot.tables.changes import Change
from bot.tables.reasons import refusal
from bot.tables.table import Stage, Table
from bot.uno.options import Value
from bot.uno.ruleset import RuleSet

NAMES_APART = "\n"
"""Parts the names in the refusal not-agreed: no display name holds it."""
OWN_WORDS = "text"
LONGEST_TEXT = 200
"""Letters of the host's own words: they stand on the board beside all else."""


def effect_of(rules: RuleSet) -> Value | None:
    """The effect of the custom wilds, or None when the deck holds none."""
    return rules.values["custom_effect"] if rules.values["wild_custom_count"] else None


def needs_text(rules: RuleSet) -> bool:
    """Whether the custom wilds do what the host says in their own words."""
    return effect_of(rules) == OWN_WORDS


def worded(table: Table, by: int, text: str) -> Change | None:
    """The custom wilds do what this text says, and whoever wrote it agrees; None when it says so already.

    Refused: already-started, custom-not-text, custom-empty, custom-too-long.
    """
    if table.stage is not Stage.LOBBY:
        raise refusal("already-started")
    if not needs_text(table.rules):
        raise refusal("custom-not-text")
    text = _tidied(text)
    if not text:
        raise refusal("custom-empty")
    if len(text) > LONGEST_TEXT:
        raise refusal("custom-too-long", most=LONGEST_TEXT)
    if text == table.custom_text:
        return None
    return Change(table=replace(table, custom_text=text, agreed=(by,), revision=table.revision + 1))


def _tidied(text: str) -> str:
    """The text in one line, without signs that cannot be seen."""
    seen = (" " if sign.isspace() else sign for sign in unicodedata.normalize("NFC", text))
    return " ".join("".join(sign for sign in seen if unicodedata.category(sign)[0] != "C").split())


def lacking(table: Table) -> tuple[int, ...]:
    """The seats that have yet to agree."""
    if effect_of(table.rules) is None:
        return ()
    return tuple(index for index, seat in table.people() if seat.person not in table.agreed)


def require_consent(table: Table) -> None:
    """Refused custom-no-text and not-agreed, as long as there is nothing to agree to or somebody has not agreed."""
    _require_text(table)
    seats = lacking(table)
    if seats:
        raise refusal("not-agreed", names=NAMES_APART.join(table.name(seat) for seat in seats))


def agreed(table: Table, person_id: int) -> Change | None:
    """This person agrees; None when that is so already.

    Refused: not-at-table, already-started, nothing-to-agree-to, custom-no-text.
    """
    if table.seat_of(person_id) is None:
        raise refusal("not-at-table")
    if table.stage is not Stage.LOBBY:
        raise refusal("already-started")
    if effect_of(table.rules) is None:
        raise refusal("nothing-to-agree-to")
    _require_text(table)
    if person_id in table.agreed:
        return None
    return Change(table=replace(table, agreed=(*table.agreed, person_id), revision=table.revision + 1))


def kept(table: Table, rules: RuleSet) -> tuple[int, ...]:
    """Who still agrees when the table is to play by these rules: everybody, as long as the effect is the same."""
    return table.agreed if effect_of(rules) == effect_of(table.rules) else ()


def _require_text(table: Table) -> None:
    if needs_text(table.rules) and not table.custom_text:
        raise refusal("custom-no-text", host=table.host_name)
