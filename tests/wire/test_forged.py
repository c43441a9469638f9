"""Clicks that no client of ours would send: nothing changes, nobody acts for another, and no card is shown."""

from __future__ import annotations

import sqlite3
import string
from collections.abc import Iterator
from contextlib import closing
from random import Random
from typing import Any

from bot.playground.models import BUTTON, Message
from bot.playground.people import Person
from bot.playground.server import StandIn
from bot.store.copies import only_read
from cogs.ui.ids import Press, Verb
from tests.wire.players import STEPS, Table, find, options_of, revision
from tests.wire.process import BotProcess

COMES_IN = {Verb.JOIN, Verb.WAIT}
"""What a stranger may do."""
PAYLOADS = ("", "A", "B", "R5", "R5!", "W:R", "1y", "1", "leave", "end", "0", "0b", "R", "hand", "seven_swap")
RANDOM_STRINGS = 25


def forgeries(table_id: str, at: int) -> Iterator[str]:
    """Every verb with payloads of every kind: for this table now and in the future, and for a table that is none."""
    for verb in Verb:
        if verb in COMES_IN:
            continue
        for payload in PAYLOADS[:: 1 if verb in STEPS else 4]:
            yield Press(table_id, at, verb, payload).text
        yield Press(table_id, at + 1000, verb, "R5" if verb is Verb.PLAY else "").text
        yield Press("ZZZZ", at, verb, "").text
    chance = Random(4)
    for _ in range(RANDOM_STRINGS):
        yield "".join(chance.choices(string.printable.strip() + "äß🂡", k=100))


def stored(process: BotProcess) -> list[Any]:
    """All that a click could change."""
    with closing(only_read(process.database)) as connection:
        return [
            list(connection.execute(sql))
            for sql in (
                "SELECT id, stage, revision, logged, host, seats, waiting, docket, rules FROM game_table ORDER BY id",
                "SELECT count(*) FROM action",
            )
        ]


def cards_in(message: Message, table_id: str) -> set[str]:
    """The cards that a message would let somebody play at this table; a practice of one's own is another."""
    return {
        option.press.words
        for option in options_of(message)
        if option.press.verb in STEPS and option.press.table == table_id
    }


async def forge(person: Person, message: Message, custom_id: str) -> Message:
    """Click what the message never had; discord.py itself drops clicks on what is not in the message, so it is now."""
    genuine = message.components
    button = {"type": BUTTON, "style": 1, "label": "x", "custom_id": custom_id, "id": 2}
    message.components = [{"type": 1, "id": 1, "components": [button]}]
    try:
        return await person.click(message, custom_id)
    finally:
        message.components = genuine


async def opened(server: StandIn, channel: str, *names: str) -> Table:
    table = Table(server, server.channel(channel), names)
    await table.open()
    return table


async def test_forged_clicks_change_nothing_and_show_no_card(discord_server: StandIn, bot_process: BotProcess) -> None:
    await bot_process.start()
    table = await opened(discord_server, "uno", "Ada", "Ben", "Cleo")
    other = await opened(discord_server, "games", "Cleo", "Dora")
    board = await table.wait_for_board(Verb.HAND)
    table_id = next(option.press.table for option in options_of(board))
    turn = await table.find_turn()
    assert turn is not None
    on_turn, hand = turn
    before = stored(bot_process)
    stranger = discord_server.person("Emil")
    for forged in forgeries(table_id, revision(hand)):
        answer = await forge(stranger, board, forged)
        assert cards_in(answer, table_id) == set(), forged
    waiting = next(person for person in table.people if person is not on_turn)
    own = cards_in(await table.hand(waiting), table_id)
    for option in find(hand, *STEPS, Verb.DRAW):
        shown = await forge(waiting, board, option.press.text)
        assert cards_in(shown, table_id) <= own
    await _acts_elsewhere(other.people[1], other, find(hand, *STEPS, Verb.DRAW)[0].press)
    assert stored(bot_process) == before
    assert not any("level=ERROR" in line for line in bot_process.log), bot_process.log[-5:]


async def _acts_elsewhere(person: Person, own: Table, press: Press) -> None:
    """Somebody of another table clicks what belongs to this one, on a message of their own table."""
    board = await own.wait_for_board(Verb.HAND)
    assert cards_in(await forge(person, board, press.text), press.table) == set()


async def test_hammering_on_the_boards_buttons_gains_nothing(discord_server: StandIn, bot_process: BotProcess) -> None:
    """UNO, catch and challenge out of place: each is answered, none costs another player anything."""
    await bot_process.start()
    table = await opened(discord_server, "uno", "Ada", "Ben", "Cleo")
    board = await table.wait_for_board(Verb.HAND)
    table_id = next(option.press.table for option in options_of(board))
    at = revision(board)
    counted = "SELECT count(*) FROM action WHERE action LIKE 'catch%' OR action LIKE 'challenge%'"
    for person in table.people:
        for verb in (Verb.CATCH, Verb.CHALLENGE) * 4:
            await forge(person, board, Press(table_id, at, verb).text)
    with closing(sqlite3.connect(bot_process.database)) as connection:
        assert connection.execute(counted).fetchall() == [(0,)]
