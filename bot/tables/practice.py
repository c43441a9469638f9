"""Practice rounds: one person against a computer player, in memory alone.

They are tables like all others, in a service of their own whose store keeps nothing: no channel, no scores, no trace
after a restart. Whoever goes silent is removed by the table's own deadline, and with them the table.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from bot.store.unkept import unkept_store
from bot.tables.changes import Settings
from bot.tables.clock import Clock
from bot.tables.reasons import refusal
from bot.tables.service import Tables
from bot.tables.table import DEFAULT_TERMS, PRACTICE, Person, Table
from bot.uno.ruleset import RuleSet

NO_GUILD = 0
MOST = 500
"""Practice rounds at the same time: a round takes some 30 KB."""
LEVEL = "easy"
RULES = "preset=single_round"
SILENCE = 5 * 60
"""Seconds without a move after which a practice round ends; the message of a click can be changed for 15 minutes."""
TERMS = replace(DEFAULT_TERMS, turn_seconds=SILENCE, on_timeout="remove")


def practice_tables(clock: Clock, random: Random, seed: Callable[[], str]) -> Tables:
    """The tables of all practice rounds."""
    settings = Settings(misses=1, over_seconds=SILENCE, window_seconds=0)
    return Tables(unkept_store(), clock=clock, random=random, seed=seed, settings=settings, prefix=PRACTICE)


def of_person(tables: Tables, person: int) -> Table | None:
    """The practice round of this person, or None."""
    return tables.in_channel(person)


def require(tables: Tables, table_id: str, person: int) -> Table:
    """The practice round of this id, which is this person's. Refused: no-practice."""
    table = tables.get(table_id)
    if table is None or table.seat_of(person) is None:
        raise refusal("no-practice")
    return table


async def begin(tables: Tables, person: Person) -> Table:
    """A new practice round, in place of the one that this person may have had. Refused: too-much-practice."""
    before = of_person(tables, person.id)
    if before is not None:
        await tables.end(before.id, person.id)
    elif len(tables.of_guild(NO_GUILD)) >= MOST:
        raise refusal("too-much-practice")
    table = await tables.open(NO_GUILD, person.id, person, RuleSet.parse(RULES), TERMS)
    await tables.add_computer(table.id, person.id, LEVEL)
    return await tables.start(table.id, person.id)
