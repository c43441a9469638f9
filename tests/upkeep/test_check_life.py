"""``python -m bot check`` after all that people and admins do with tables and scores finds no fault where none is."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.settings import Terms
from bot.store import Store
from bot.tables import Stage, Table
from bot.uno.actions import Draw
from bot.uno.ruleset import RuleSet
from bot.upkeep.check import SOUND, check
from tests.tables.hall import ADA, BEN, CHANNEL, CLEO, DORA, GUILD, Hall, first_choice

SHORT = "preset=mattel_2019 target_score=20"
Deed = Callable[[Hall], Awaitable[object]]


async def decide(hall: Hall, table: Table) -> Table:
    """Play until the match is decided."""
    while (table := await hall.play_round(table)).stage is not Stage.OVER:
        table = await hall.tables.next_round(table.id, table.host or 0, moderator=True)
    hall.clock.step(hall.clock.now() + 1)
    return table


async def decided(hall: Hall, *, rules: str = SHORT, computers: int = 0) -> Table:
    """A match of three that was decided; everybody still sits there."""
    return await decide(hall, await hall.match(ADA, BEN, CLEO, rules=rules, computers=computers))


async def begun(hall: Hall, *, terms: Terms | None = None, rules: str = SHORT, moves: int = 7) -> Table:
    """A match of four, some moves old."""
    table = await hall.tables.open(GUILD, CHANNEL, ADA, RuleSet.parse(rules), terms or Terms().frozen())
    for person in (BEN, CLEO, DORA):
        table = await hall.tables.join(table.id, person)
    table = await hall.tables.start(table.id, ADA.id)
    for _ in range(moves):
        table = await hall.act(table, first_choice(hall.now_at(table)))
    return table


async def again(hall: Hall, table: Table) -> None:
    """Another match at this table."""
    await decide(hall, await hall.tables.rematch(table.id, ADA))


async def all_reset(hall: Hall) -> None:
    table = await decided(hall)
    await hall.tables.seasons.reset(GUILD, None, None, ADA)
    hall.clock.step(hall.clock.now() + 1)
    await again(hall, table)


async def one_reset_and_taken_back(hall: Hall) -> None:
    table = await decided(hall)
    number = await hall.tables.seasons.reset(GUILD, 1, BEN.id, ADA)
    hall.clock.step(hall.clock.now() + 1)
    await again(hall, table)
    await hall.tables.seasons.reset(GUILD, None, CLEO.id, ADA)
    hall.clock.step(hall.clock.now() + 1)
    await hall.tables.seasons.undo(GUILD, number)
    await again(hall, table)


async def reset_within_a_match(hall: Hall) -> None:
    table = await hall.play_round(await begun(hall, rules="preset=mattel_2019 target_score=300"))
    hall.clock.step(hall.clock.now() + 1)
    await hall.tables.seasons.reset(GUILD, None, None, ADA)
    hall.clock.step(hall.clock.now() + 1)
    table = await hall.tables.next_round(table.id, ADA.id, moderator=True)
    await decide(hall, table)


async def seasons(hall: Hall) -> None:
    table = await decided(hall)
    await hall.tables.seasons.start(GUILD, "Spring")
    await again(hall, table)
    await hall.tables.seasons.rename(GUILD, 1, "Winter")
    await hall.tables.seasons.end(GUILD, 2)
    await again(hall, table)
    await hall.tables.seasons.start(GUILD, "")
    await again(hall, table)


async def season_that_begins_within_a_match(hall: Hall) -> None:
    table = await hall.play_round(await begun(hall, rules="preset=mattel_2019 target_score=300"))
    await hall.tables.seasons.start(GUILD, "Spring")
    hall.clock.step(hall.clock.now() + 1)
    await decide(hall, await hall.tables.next_round(table.id, ADA.id, moderator=True))


async def somebody_is_forgotten(hall: Hall) -> None:
    table = await decided(hall)
    await again(hall, table)
    await hall.tables.privacy.forget(BEN.id)
    await again(hall, table)


async def somebody_is_forgotten_within_a_match(hall: Hall) -> None:
    table = await begun(hall)
    await hall.tables.privacy.forget(DORA.id)
    await decide(hall, hall.now_at(table))
    await again(hall, table)


async def moves_are_let_go(hall: Hall) -> None:
    """Also those of a match whose table is still open."""
    table = await decided(hall)
    assert await hall.tables.privacy.let_moves_go(GUILD, 0) == 1
    await again(hall, table)
    await hall.tables.seasons.reset(GUILD, None, BEN.id, ADA)


async def leavers(hall: Hall) -> None:
    table = await begun(hall)
    await hall.tables.leave(table.id, BEN.id)
    await hall.tables.wait(table.id, BEN)
    await hall.tables.kick(table.id, ADA.id, 2)
    await hall.tables.hand_over(table.id, ADA.id, DORA.id)
    table = await decide(hall, hall.now_at(table))
    await decide(hall, await hall.tables.rematch(table.id, DORA))


async def leaver_whose_turn_it_is(hall: Hall) -> None:
    table = await begun(hall, moves=5)
    assert table.turn is not None
    await hall.tables.leave(table.id, table.seats[table.turn].person or 0)
    table = hall.now_at(table)
    if table.stage is Stage.PLAYING:
        await hall.act(table, first_choice(table))


async def leaver_whose_hand_is_played_on(hall: Hall) -> None:
    table = await begun(hall, terms=Terms(on_leave="computer").frozen())
    await hall.tables.leave(table.id, CLEO.id)
    for _ in range(30):
        table = hall.now_at(table)
        seat = table.turn
        if seat is None:
            break
        if table.seats[seat].is_held:
            await hall.act(table, first_choice(table))
        else:
            await hall.pass_time(3)


async def last_one_standing(hall: Hall) -> None:
    table = await begun(hall)
    for person in (ADA, BEN, CLEO):
        await hall.tables.leave(table.id, person.id)


async def everybody_goes(hall: Hall) -> None:
    """Within a round, and between two rounds."""
    for played in (False, True):
        table = await begun(hall, rules="preset=mattel_2019 target_score=300")
        if played:
            await hall.play_round(table)
        for person in (ADA, BEN, CLEO, DORA):
            if hall.tables.get(table.id) is not None:
                await hall.tables.leave(table.id, person.id)


async def slow_people(hall: Hall) -> None:
    table = await begun(hall)
    await hall.pass_time(60 * 9)
    await hall.tables.present(table.id, ADA.id)
    await hall.pass_time(24 * 3600)


async def computers(hall: Hall) -> None:
    await decided_by_time(hall, await hall.match(ADA, computers=3, rules=SHORT))


async def decided_by_time(hall: Hall, table: Table) -> None:
    for _ in range(40):
        table = hall.now_at(table)
        if table.stage is not Stage.PLAYING:
            break
        if table.turn == 0:
            await hall.act(table, first_choice(table))
        else:
            await hall.pass_time(3)


async def reports(hall: Hall) -> None:
    table = await begun(hall, rules=f"{SHORT} no_questions=report")
    report = await hall.tables.court.report(table.id, BEN.id, 0, "suggestion")
    for person in (CLEO, DORA):
        await hall.tables.court.vote(table.id, person.id, report.number, True)
    await hall.tables.court.pardon(table.id, ADA.id, report.number, moderator=True)
    await hall.act(table, Draw())
    await decide(hall, hall.now_at(table))


async def partners(hall: Hall) -> None:
    await decide(hall, await begun(hall, rules=f"{SHORT} partners=true"))


async def rules_of_a_lobby(hall: Hall) -> None:
    table = await hall.lobby(ADA, BEN)
    await hall.tables.house_rules.amend(table.id, ADA, lambda rules: rules.but(stacking="mixed"))
    await hall.tables.house_rules.take_back(table.id, ADA)
    await hall.tables.start(table.id, ADA.id)
    await hall.tables.end_channel(CHANNEL)


async def server_that_is_gone(hall: Hall) -> None:
    await begun(hall)
    await hall.tables.end_guild(GUILD)


DEEDS: tuple[Deed, ...] = (
    all_reset,
    one_reset_and_taken_back,
    reset_within_a_match,
    seasons,
    season_that_begins_within_a_match,
    somebody_is_forgotten,
    somebody_is_forgotten_within_a_match,
    moves_are_let_go,
    leavers,
    leaver_whose_turn_it_is,
    leaver_whose_hand_is_played_on,
    last_one_standing,
    everybody_goes,
    slow_people,
    computers,
    reports,
    partners,
    rules_of_a_lobby,
    server_that_is_gone,
)


@pytest.mark.parametrize("deed", DEEDS, ids=[deed.__name__ for deed in DEEDS])
async def test_no_fault_is_found_where_none_is(hall: Hall, deed: Deed) -> None:
    """And none after the next start either."""
    await deed(hall)
    report = await check(hall.path)
    assert (report.code, [line for line in report.lines if line.startswith("WRONG")]) == (SOUND, [])
    later = await hall.after_a_crash(seconds=60)
    path = later.path
    await later.close()
    assert (await check(path)).code == SOUND


async def test_a_start_that_counts_seasons_anew_finds_the_same(hall: Hall) -> None:
    await one_reset_and_taken_back(hall)
    await reset_again(hall.store)
    assert (await check(hall.path)).code == SOUND


async def reset_again(store: Store) -> None:
    """As an update of the bot does that counts something new."""
    for each in await store.scores.seasons(GUILD):
        await store.seasons.recount(each.id)
