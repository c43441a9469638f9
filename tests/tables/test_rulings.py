"""How the rules of a table change in its lobby: who may, what is kept of it, and the way back."""

from __future__ import annotations

import pytest

from bot.settings import Declined
from bot.tables import Refused, Table
from bot.tables.rulings import KEPT, can_take_back, difference, dump, load
from bot.uno.ruleset import RuleSet
from tests.tables.hall import ADA, BEN, CLEO, Hall


async def dealt(hall: Hall, table: Table, cards: int) -> Table:
    """Ada sets the hand size."""
    return await hall.tables.house_rules.amend(table.id, ADA, lambda rules: rules.but(hand_size=cards))


async def test_the_way_back_leads_through_every_ruling_that_stands(hall: Hall) -> None:
    table = await hall.lobby(ADA, BEN)
    assert not can_take_back(table)
    with pytest.raises(Declined, match="nothing-to-undo"):
        await hall.tables.house_rules.take_back(table.id, ADA)
    for cards in (5, 6):
        table = await dealt(hall, table, cards)
    assert await dealt(hall, table, 6) == table
    for cards in (5, 7):
        table = await hall.tables.house_rules.take_back(table.id, ADA)
        assert table.rules.values["hand_size"] == cards
    assert not can_take_back(table)
    assert [(each.name, each.undone) for each in table.rulings] == [("Ada", True)] * 4


async def test_only_who_leads_the_table_rules_and_only_before_the_start(hall: Hall) -> None:
    table = await hall.lobby(ADA, BEN)
    with pytest.raises(Refused, match="not-host"):
        await hall.tables.house_rules.amend(table.id, BEN, lambda _: RuleSet("party"))
    table = await hall.tables.house_rules.amend(table.id, CLEO, lambda _: RuleSet("party"), moderator=True)
    assert (table.rules, table.rulings[-1].name) == (RuleSet("party"), "Cleo")
    await hall.tables.start(table.id, ADA.id)
    for refused in (
        hall.tables.house_rules.amend(table.id, ADA, lambda _: RuleSet()),
        hall.tables.house_rules.take_back(table.id, ADA),
    ):
        with pytest.raises(Refused, match="already-started"):
            await refused


async def test_what_somebody_else_changed_since_is_not_overwritten_unseen(hall: Hall) -> None:
    seen = await hall.lobby(ADA, BEN)
    await dealt(hall, seen, 5)
    with pytest.raises(Declined, match="changed-meanwhile"):
        await hall.tables.house_rules.amend(seen.id, CLEO, lambda _: RuleSet(), seen=seen.revision, moderator=True)
    table = await hall.tables.house_rules.amend(
        seen.id, CLEO, lambda rules: rules.but(decks=2), seen=seen.revision, moderator=True
    )
    assert table.rules == RuleSet().but(hand_size=5, decks=2)


async def test_the_newest_rulings_are_kept_and_survive_a_restart(hall: Hall) -> None:
    table = await hall.lobby(ADA)
    for cards in range(8, 8 + KEPT + 2):
        table = await dealt(hall, table, cards)
    assert len(table.rulings) == KEPT
    again = await hall.after_a_crash()
    assert again.tables.get(table.id) == table
    await again.close()


async def test_rulings_on_options_that_are_no_more_are_left_out(hall: Hall) -> None:
    table = await dealt(hall, await hall.lobby(ADA), 5)
    stored = dump(table.rulings)
    assert load(stored) == table.rulings
    gone = [[1, 1, "Ada", "preset=mattel_2019", "preset=mattel_2019 teleport=true", False]]
    assert load([*gone, *stored]) == table.rulings


def test_a_difference_names_both_values() -> None:
    assert difference(RuleSet(), RuleSet("partners")) == {"partners": (False, True)}
