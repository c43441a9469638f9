"""People beside a table report missing calls, where the server wants it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.settings import Terms
from bot.tables import Refused, Settings, Table
from bot.tables.restore import replay
from bot.uno.actions import Call, Draw, Play
from bot.uno.cards import card
from bot.uno.events import Caught, Drew
from tests.tables.hall import ADA, BEN, CHANNEL, CLEO, DORA, GUILD, Hall, refused


async def owing(hall: Hall, terms: Terms, hands: str = "R1 R2|B1 B2 B3") -> Table:
    """Ada has laid her last card but one and not called; Ben is on turn."""
    table = await hall.tables.open(GUILD, CHANNEL, ADA, terms=terms.frozen())
    await hall.tables.join(table.id, BEN)
    table = await hall.position(await hall.tables.start(table.id, ADA.id), hands, "R5")
    return (await hall.tables.act(table.id, ADA.id, None, Play((card("R1"),)))).table


async def test_a_spectator_catches_whoever_owes_a_call_and_the_turn_stays(hall: Hall) -> None:
    table = await owing(hall, Terms(spectators_catch=True))
    outcome = await hall.tables.spectators.catch(table.id, CLEO.id)
    assert outcome.seat == 0
    assert outcome.table.board().counts == (3, 3)
    assert outcome.table.recent[-2:] == (Caught(None, 0, "uno", 2), Drew(0, 2, "call", ()))
    assert (outcome.table.turn, outcome.table.deadline) == (table.turn, table.deadline)
    assert outcome.table.decision == table.decision, "hands that are open stay good"


async def test_where_the_server_does_not_want_it_nothing_happens(hall: Hall) -> None:
    table = await owing(hall, Terms())
    with refused("not-at-table"):
        await hall.tables.spectators.catch(table.id, CLEO.id)
    assert hall.now_at(table) == table


async def test_a_wrong_report_costs_time_but_nobody_cards(hall: Hall) -> None:
    table = await owing(hall, Terms(spectators_catch=True))
    await hall.tables.act(table.id, ADA.id, None, Call("uno"))
    before = hall.now_at(table)
    with refused("nobody-owes", seconds=10):
        await hall.tables.spectators.catch(table.id, CLEO.id)
    await hall.pass_time(4)
    with refused("catch-too-soon", seconds=6):
        await hall.tables.spectators.catch(table.id, CLEO.id)
    with refused("nobody-owes"):
        await hall.tables.spectators.catch(table.id, DORA.id)
    await hall.pass_time(6)
    with refused("nobody-owes"):
        await hall.tables.spectators.catch(table.id, CLEO.id)
    assert hall.now_at(table) == before


async def test_a_missing_call_is_caught_once(hall: Hall) -> None:
    table = await owing(hall, Terms(spectators_catch=True))
    await hall.tables.spectators.catch(table.id, CLEO.id)
    with refused("nobody-owes"):
        await hall.tables.spectators.catch(table.id, DORA.id)
    assert hall.now_at(table).board().counts == (3, 3)


async def test_outside_a_round_there_is_nothing_to_report(hall: Hall) -> None:
    table = await hall.tables.open(GUILD, CHANNEL, ADA, terms=Terms(spectators_catch=True).frozen())
    with refused("not-started"):
        await hall.tables.spectators.catch(table.id, CLEO.id)
    with refused("no-table"):
        await hall.tables.spectators.catch("????", CLEO.id)


async def test_the_player_has_a_moment_to_call_before_a_spectator_is_heard(tmp_path: Path) -> None:
    hall = await Hall.open(tmp_path / "fair.db", settings=Settings(window_seconds=1.5))
    table = await owing(hall, Terms(spectators_catch=True))
    report = hall.tables._floor.begin(hall.tables.spectators.catch(table.id, CLEO.id))
    await hall.tables.act(table.id, ADA.id, None, Call("uno"))
    hall.clock.step(hall.clock.now() + 1.5)
    with refused("nobody-owes"):
        await report
    assert hall.now_at(table).board().counts == (1, 3)
    await hall.close()


async def test_the_log_leads_to_the_same_match(hall: Hall) -> None:
    table = await hall.tables.open(GUILD, CHANNEL, ADA, terms=Terms(spectators_catch=True).frozen())
    await hall.tables.join(table.id, BEN)
    table = await hall.tables.start(table.id, ADA.id)
    for _ in range(400):
        table = hall.now_at(table)
        if table.turn is None:
            pytest.fail("nobody ever owed a call")
        try:
            await hall.tables.spectators.catch(table.id, CLEO.id)
        except Refused:
            await hall.pass_time(11)
        else:
            break
        play = next((each for each in table.match.legal(table.turn) if isinstance(each, Play)), Draw())  # type: ignore[union-attr]
        if table.match.refusal(table.turn, play) is None:  # type: ignore[union-attr]
            await hall.tables.act(table.id, table.seats[table.turn].person or 0, None, play)
    table = hall.now_at(table)
    assert table.match_id is not None
    assert any(isinstance(event, Caught) for event in table.recent)
    replayed = await replay(hall.store, table.match_id)
    assert replayed.round.hands == table.match.round.hands  # type: ignore[union-attr]
