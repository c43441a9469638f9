"""The fair window after a card: what races goes first, in order of receipt, and nobody pays for a lost race."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.tables import Refused, Settings, Stage, Table
from bot.uno.actions import Action, Call, Catch, Challenge, Draw, Keep, Play
from bot.uno.cards import card
from tests.tables.hall import ADA, BEN, CLEO, Hall, refused

JUMPING = "preset=mattel_2019 jump_in=cancel misplay_penalty=2"
HANDS = "R5 G1 G2|R1 B1 B2|R5 Y1 Y2"


@pytest.fixture
async def fair(tmp_path: Path) -> AsyncIterator[Hall]:
    """Tables with the window that they have by default."""
    hall = await Hall.open(tmp_path / "fair.db", settings=Settings())
    yield hall
    await hall.close()


def play(name: str, colour: str | None = None) -> Play:
    return Play((card(name),), colour)


async def laid(fair: Hall, rules: str = JUMPING, hands: str = HANDS, first: str = "R5") -> Table:
    """Ada has just laid her first card; Ben is on turn."""
    table = await fair.position(await fair.match(ADA, BEN, CLEO, rules=rules), hands, "R7")
    return (await fair.tables.act(table.id, ADA.id, None, play(first))).table


async def sent(
    fair: Hall, table: Table, person: int, action: Action, revision: int | None = -1
) -> asyncio.Task[object]:
    """A request that is on its way, clicked on the table as it is shown here."""
    seen = table.revision if revision == -1 else revision
    request = asyncio.create_task(fair.tables.act(table.id, person, seen, action))
    for _ in range(5):
        await asyncio.sleep(0)
    await fair.idle()
    return request


@pytest.mark.parametrize("action", [Draw(), play("R1"), Challenge(), Keep()])
async def test_the_next_regular_action_waits_for_the_end_of_the_window(fair: Hall, action: Action) -> None:
    table = await laid(fair)
    request = await sent(fair, table, BEN.id, action)
    await fair.pass_time(1.4)
    assert not request.done()
    assert fair.now_at(table) == table
    await fair.pass_time(0.1)
    await asyncio.wait([request])
    await fair.idle()
    assert request.exception() is None or isinstance(action, Challenge | Keep)


async def test_a_jump_in_that_came_later_goes_first_and_the_loser_pays_nothing(fair: Hall) -> None:
    table = await laid(fair)
    slow = await sent(fair, table, BEN.id, play("R1"))
    await fair.pass_time(1)
    jumped = (await fair.tables.act(table.id, CLEO.id, table.revision, play("R5"))).table
    assert jumped.turn == 0
    await fair.pass_time(0.5)
    with refused("stale"):
        await slow
    assert fair.now_at(table) == jumped
    assert jumped.board().counts == (2, 3, 2)


async def test_a_jump_in_after_the_window_was_answered_is_late_and_costs_nothing(fair: Hall) -> None:
    table = await laid(fair)
    request = await sent(fair, table, BEN.id, play("R1"))
    await fair.pass_time(1.5)
    await request
    with refused("stale"):
        await fair.tables.act(table.id, CLEO.id, table.revision, play("R5"))
    assert fair.now_at(table).board().counts == (2, 2, 3)


async def test_of_two_held_requests_the_first_received_is_carried_out(fair: Hall) -> None:
    table = await laid(fair)
    first = await sent(fair, table, BEN.id, play("R1"))
    second = await sent(fair, table, BEN.id, Draw())
    await fair.pass_time(1.5)
    await first
    with refused("stale"):
        await second
    assert fair.now_at(table).board().top is card("R1")


async def test_of_two_jump_ins_the_first_received_wins(fair: Hall) -> None:
    rules = f"{JUMPING} jump_in_wilds=true"
    table = await fair.position(await fair.match(ADA, BEN, CLEO, rules=rules), "W G1 G2|W B1 B2|W Y1 Y2", "R7")
    table = (await fair.tables.act(table.id, ADA.id, None, play("W", "G"))).table
    first, second = await asyncio.gather(
        fair.tables.act(table.id, CLEO.id, table.revision, play("W", "Y")),
        fair.tables.act(table.id, BEN.id, table.revision, play("W", "B")),
        return_exceptions=True,
    )
    assert not isinstance(first, BaseException)
    assert isinstance(second, Refused)
    assert second.reason.code == "stale"
    assert first.table.board().counts == (2, 3, 2)


async def test_without_races_nothing_but_a_report_waits(fair: Hall) -> None:
    table = await laid(fair, "preset=mattel_2019")
    after = (await fair.tables.act(table.id, BEN.id, table.revision, play("R1"))).table
    assert after.turn == 2


async def test_a_report_waits_so_that_the_call_can_come_first(fair: Hall) -> None:
    table = await laid(fair, "preset=mattel_2019", "R5 G1|R1 B1 B2|Y1 Y2 Y3")
    catch = await sent(fair, table, CLEO.id, Catch(0))
    await fair.pass_time(1)
    await fair.tables.act(table.id, ADA.id, table.revision, Call("uno"))
    await fair.pass_time(0.5)
    with refused("stale"):
        await catch
    assert fair.now_at(table).board().counts == (1, 3, 3)


async def test_a_report_that_waited_counts_before_the_next_action_that_came_after_it(fair: Hall) -> None:
    table = await laid(fair, JUMPING, "R5 G1|R1 B1 B2|Y1 Y2 Y3")
    catch = await sent(fair, table, CLEO.id, Catch(0))
    following = await sent(fair, table, BEN.id, play("R1"))
    await fair.pass_time(1.5)
    await catch
    await following
    assert fair.now_at(table).board().counts == (3, 2, 3)


async def test_computer_players_wait_too(fair: Hall) -> None:
    table = await fair.match(ADA, BEN, computers=1, rules=JUMPING)
    table = await fair.position(table, "G1 G2 G3|R5 B1 B2|R1 R2 R3", "R7", turn=1)
    table = (await fair.tables.act(table.id, BEN.id, None, play("R5"))).table
    assert table.turn == 2
    await fair.pass_time(1.4)
    assert fair.now_at(table) == table
    await fair.pass_time(1)
    assert fair.now_at(table).revision > table.revision


async def test_who_waits_is_sent_away_when_the_bot_closes(fair: Hall) -> None:
    table = await laid(fair)
    request = await sent(fair, table, BEN.id, Draw())
    await fair.tables.close()
    with refused("closing"):
        await request
    with refused("closing"):
        await fair.tables.act(table.id, BEN.id, None, Draw())


async def test_whoever_gives_up_waiting_leaves_the_others_alone(fair: Hall) -> None:
    table = await laid(fair)
    gone = await sent(fair, table, BEN.id, Draw())
    stays = await sent(fair, table, BEN.id, play("R1"))
    gone.cancel()
    await fair.pass_time(1.5)
    await stays
    assert fair.now_at(table).board().top is card("R1")


async def test_after_a_restart_nobody_waits(fair: Hall) -> None:
    table = await laid(fair)
    again = await fair.after_a_crash(seconds=1)
    await again.tables.act(table.id, BEN.id, table.revision, Draw())
    assert again.now_at(table).stage is Stage.PLAYING
    await again.close()
