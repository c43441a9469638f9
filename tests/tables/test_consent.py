"""Custom wilds: no deal before everybody has agreed to what they do."""

from __future__ import annotations

from bot.tables import Stage
from bot.tables.consent import lacking
from bot.uno.actions import Play
from bot.uno.cards import card
from bot.uno.ruleset import RuleSet
from tests.tables.hall import ADA, BEN, CLEO, Hall, refused

CUSTOM = "preset=mattel_2019 wild_custom_count=3 custom_effect=draw_three"
LAST = Play((card("R1"),))


async def test_everybody_agrees_before_the_match_and_computer_players_do_by_themselves(hall: Hall) -> None:
    table = await hall.lobby(ADA, BEN, computers=1, rules=CUSTOM)
    assert lacking(table) == (0, 1)
    with refused("not-agreed", names="Ada\nBen"):
        await hall.tables.start(table.id, ADA.id)
    await hall.tables.agree(table.id, ADA.id)
    with refused("not-agreed", names="Ben"):
        await hall.tables.start(table.id, ADA.id)
    table = await hall.tables.agree(table.id, BEN.id)
    assert lacking(table) == ()
    assert await hall.tables.agree(table.id, BEN.id) == table
    assert (await hall.tables.start(table.id, ADA.id)).stage is Stage.PLAYING
    with refused("already-started"):
        await hall.tables.agree(table.id, ADA.id)


async def test_a_new_player_or_another_effect_resets_it_and_nothing_else(hall: Hall) -> None:
    table = await hall.lobby(ADA, BEN, rules=CUSTOM)
    for person in (ADA, BEN):
        table = await hall.tables.agree(table.id, person.id)
    table = await hall.tables.set_rules(table.id, ADA.id, RuleSet.parse(f"{CUSTOM} hand_size=5"))
    table = await hall.tables.add_computer(table.id, ADA.id)
    assert lacking(table) == ()
    table = await hall.tables.set_rules(table.id, ADA.id, RuleSet.parse(CUSTOM.replace("draw_three", "to_seven")))
    assert lacking(table) == (0, 1)
    for person in (ADA, BEN):
        table = await hall.tables.agree(table.id, person.id)
    table = await hall.tables.join(table.id, CLEO)
    assert lacking(table) == (0, 1, 3)


async def test_consent_survives_a_crash(hall: Hall) -> None:
    table = await hall.lobby(ADA, BEN, rules=CUSTOM)
    await hall.tables.agree(table.id, ADA.id)
    again = await hall.after_a_crash()
    assert lacking(again.now_at(table)) == (1,)
    await again.close()


async def test_without_custom_wilds_there_is_nothing_to_agree_to(hall: Hall) -> None:
    table = await hall.lobby(ADA, BEN)
    with refused("nothing-to-agree-to"):
        await hall.tables.agree(table.id, ADA.id)
    with refused("not-at-table"):
        await hall.tables.agree(table.id, CLEO.id)


async def test_a_rematch_goes_on_with_the_same_people_and_asks_when_somebody_is_new(hall: Hall) -> None:
    table = await hall.lobby(ADA, BEN, rules=f"{CUSTOM} scoring=none")
    for person in (ADA, BEN):
        await hall.tables.agree(table.id, person.id)
    table = await hall.tables.start(table.id, ADA.id)
    table = await hall.position(table, "R1|B1 B2", "R5")
    table = await hall.act(table, LAST)
    assert table.stage is Stage.OVER
    table = await hall.tables.rematch(table.id, ADA)
    assert table.stage is Stage.PLAYING
    table = await hall.position(table, "R1|B1 B2", "R5")
    await hall.act(table, LAST)
    await hall.tables.join(table.id, CLEO)
    table = await hall.tables.rematch(table.id, ADA)
    assert table.stage is Stage.LOBBY
    assert [seat.name for seat in table.seats] == ["Ada", "Ben", "Cleo"]
    assert lacking(table) == (0, 1, 2)
