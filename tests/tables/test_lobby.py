"""Opening, joining, computer players, the host's rights."""

from __future__ import annotations

import re
from collections.abc import Coroutine
from typing import Any

import pytest

from bot.tables import Ending, Person, Refused, Stage, Table
from bot.tables.computers import NAMES, OTHER_NAMES, free_name
from bot.uno.ruleset import RuleSet
from tests.tables.hall import ADA, BEN, CHANNEL, CLEO, DORA, GUILD, Hall, refused

RITA = Person(9, "rita")


def names(table: Table) -> list[str]:
    return [seat.name for seat in table.seats]


async def test_a_new_table_seats_its_host_and_ends_in_a_quarter_of_an_hour(hall: Hall) -> None:
    table = await hall.tables.open(GUILD, CHANNEL, ADA)
    assert re.fullmatch("[23456789ABCDEFGHJKMNPQRSTUVWXYZ]{4}", table.id)
    assert (table.stage, table.host, names(table), table.revision) == (Stage.LOBBY, ADA.id, ["Ada"], 1)
    assert table.deadline == hall.clock.now() + 900
    assert table.rules == RuleSet()
    assert table.turn_seconds == 60
    assert hall.tables.get(table.id) is hall.tables.in_channel(CHANNEL) is table
    assert hall.tables.of_guild(GUILD) == [table]
    assert hall.tables.of_guild(GUILD + 1) == []
    assert hall.told == [(table, ())]


async def test_a_channel_holds_one_table_and_names_it(hall: Hall) -> None:
    table = await hall.tables.open(GUILD, CHANNEL, ADA)
    with refused("table-exists", table=table.id, host="Ada"):
        await hall.tables.open(GUILD, CHANNEL, BEN)
    other = await hall.tables.open(GUILD, CHANNEL + 1, ADA)
    assert other.id != table.id
    assert other.seat_of(ADA.id) == 0
    await hall.tables.end(table.id, ADA.id)
    await hall.tables.open(GUILD, CHANNEL, BEN)


async def test_an_id_that_was_given_before_is_drawn_again(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["AAAA", "AAAA", "BBBB"])
    monkeypatch.setattr(hall.tables._random, "choices", lambda letters, k: next(drawn))
    first = await hall.tables.open(GUILD, CHANNEL, ADA)
    await hall.tables.end(first.id, ADA.id)
    second = await hall.tables.open(GUILD, CHANNEL, ADA)
    assert (first.id, second.id) == ("AAAA", "BBBB")


async def test_joining_takes_the_next_seat_and_renews_the_deadline(hall: Hall) -> None:
    table = await hall.lobby(ADA)
    await hall.pass_time(600)
    table = await hall.tables.join(table.id, BEN)
    assert (names(table), table.host, table.revision) == (["Ada", "Ben"], ADA.id, 2)
    assert table.deadline == hall.clock.now() + 900
    with refused("already-seated"):
        await hall.tables.join(table.id, BEN)
    with refused("nothing-to-wait-for"):
        await hall.tables.wait(table.id, CLEO)
    with refused("no-table"):
        await hall.tables.join("????", BEN)
    assert hall.now_at(table) == table


async def test_ten_sit_and_the_eleventh_does_not(hall: Hall) -> None:
    table = await hall.lobby(*(Person(number, f"P{number}") for number in range(10)))
    with refused("table-full", seats=10):
        await hall.tables.join(table.id, Person(10, "P10"))
    with refused("table-full", seats=10):
        await hall.tables.add_computer(table.id, 0)
    assert len(hall.now_at(table).seats) == 10


async def test_the_lobby_closes_when_nobody_starts(hall: Hall) -> None:
    table = await hall.lobby(ADA, BEN)
    await hall.pass_time(899.9)
    assert hall.tables.get(table.id) is table
    await hall.pass_time(0.1)
    assert hall.tables.get(table.id) is None
    assert hall.tables.in_channel(CHANNEL) is None
    last, _ = hall.told[-1]
    assert (last.stage, last.ending, last.deadline) == (Stage.CLOSED, Ending.EXPIRED, None)


async def test_leaving_the_lobby_frees_the_seat_and_passes_the_host_on(hall: Hall) -> None:
    table = await hall.lobby(ADA, BEN, CLEO)
    table = await hall.tables.hand_over(table.id, ADA.id, BEN.id)
    table = await hall.tables.leave(table.id, BEN.id)
    assert (names(table), table.host) == (["Ada", "Cleo"], CLEO.id)
    table = await hall.tables.leave(table.id, CLEO.id)
    assert (names(table), table.host) == (["Ada"], ADA.id)
    with refused("not-at-table"):
        await hall.tables.leave(table.id, CLEO.id)
    table = await hall.tables.leave(table.id, ADA.id)
    assert (table.stage, table.ending) == (Stage.CLOSED, Ending.EMPTY)
    with refused("no-table"):
        await hall.tables.leave(table.id, ADA.id)


async def test_a_lobby_of_computer_players_alone_closes(hall: Hall) -> None:
    table = await hall.lobby(ADA, computers=2)
    assert (await hall.tables.leave(table.id, ADA.id)).ending is Ending.EMPTY


async def test_computer_players_have_names_of_their_own(hall: Hall) -> None:
    table = await hall.lobby(ADA)
    for level in ("easy", "normal", "hard", "normal"):
        table = await hall.tables.add_computer(table.id, ADA.id, level)
    assert names(table) == ["Ada", "Rita", "Odo", "Mirle", "Juno"]
    assert [seat.level for seat in table.seats] == [None, "easy", "normal", "hard", "normal"]
    table = await hall.tables.join(table.id, RITA)
    assert names(table) == ["Ada", "Basti", "Odo", "Mirle", "Juno", "rita"]
    table = await hall.tables.add_computer(table.id, ADA.id, "easy")
    assert names(table)[-1] == "Tilda"


async def test_names_of_computer_players_never_run_out(hall: Hall) -> None:
    table = await hall.lobby(*(Person(number, name) for number, name in enumerate(["Ada", "Rita", "Wanda"])))
    for _ in range(7):
        table = await hall.tables.add_computer(table.id, 0)
    assert len(set(names(table))) == 10
    assert hall.tables.settings.seats == 10


def requests(hall: Hall, table: Table, by: int, moderator: bool) -> list[Coroutine[Any, Any, Table]]:
    """Everything that a host may ask for, in an order in which all of it can be done."""
    tables = hall.tables
    return [
        tables.add_computer(table.id, by, "normal", moderator),
        tables.remove(table.id, by, 2, moderator),
        hall.set_rules(table.id, by, RuleSet("party"), moderator),
        tables.hand_over(table.id, by, BEN.id, moderator),
        tables.kick(table.id, by, 1, moderator),
        tables.add_computer(table.id, by, "normal", moderator),
        tables.start(table.id, by, moderator),
        tables.end(table.id, by, moderator),
    ]


async def test_a_stranger_and_a_guest_may_not_arrange_the_table(hall: Hall) -> None:
    table = await hall.lobby(ADA, BEN)
    for request in requests(hall, table, DORA.id, False):
        with refused("not-at-table"):
            await request
    for request in requests(hall, table, BEN.id, False):
        with refused("not-host", host="Ada"):
            await request
    assert hall.now_at(table) == table


async def test_a_moderator_may_arrange_any_table(hall: Hall) -> None:
    table = await hall.lobby(ADA, BEN)
    for request in requests(hall, table, DORA.id, True):
        table = await request
    assert (table.stage, table.ending, table.host) == (Stage.CLOSED, Ending.ENDED, ADA.id)


async def test_impossible_arrangements_are_refused(hall: Hall) -> None:
    table = await hall.lobby(ADA, BEN, computers=1)
    with refused("unknown-level", level="superhuman"):
        await hall.tables.add_computer(table.id, ADA.id, "superhuman")
    with refused("seat-is-person", name="Ben"):
        await hall.tables.remove(table.id, ADA.id, 1)
    for seat in (-1, 3, 99):
        with refused("no-such-seat"):
            await hall.tables.remove(table.id, ADA.id, seat)
        with refused("no-such-seat"):
            await hall.tables.kick(table.id, ADA.id, seat)
    with refused("no-such-seat"):
        await hall.tables.hand_over(table.id, ADA.id, DORA.id)
    with refused("already-host", name="Ada"):
        await hall.tables.hand_over(table.id, ADA.id, ADA.id)
    assert hall.now_at(table) == table
    table = await hall.tables.remove(table.id, ADA.id, 2)
    assert names(table) == ["Ada", "Ben"]


async def test_the_rules_are_chosen_before_the_start_only(hall: Hall) -> None:
    table = await hall.lobby(ADA, BEN)
    party = RuleSet("party")
    table = await hall.set_rules(table.id, ADA.id, party)
    table = await hall.tables.start(table.id, ADA.id)
    assert table.match is not None
    assert table.match.rules == party
    for ask in (
        hall.set_rules(table.id, ADA.id, RuleSet()),
        hall.tables.add_computer(table.id, ADA.id),
        hall.tables.remove(table.id, ADA.id, 1),
        hall.tables.start(table.id, ADA.id),
        hall.tables.join(table.id, CLEO),
    ):
        with refused("already-started"):
            await ask


async def test_one_alone_cannot_start_nor_can_a_number_that_the_rules_refuse(hall: Hall) -> None:
    table = await hall.lobby(ADA, rules="preset=mattel_2019 partners=true")
    with refused("need-two"):
        await hall.tables.start(table.id, ADA.id)
    table = await hall.tables.join(table.id, BEN)
    table = await hall.tables.join(table.id, CLEO)
    with pytest.raises(Refused, match="partners"):
        await hall.tables.start(table.id, ADA.id)
    assert hall.now_at(table) == table


async def test_the_public_message_is_remembered_without_a_word(hall: Hall) -> None:
    table = await hall.lobby(ADA)
    told = len(hall.told)
    await hall.tables.set_message(table.id, 4711)
    after = hall.now_at(table)
    assert (after.message, after.revision, len(hall.told)) == (4711, 1, told)
    with refused("no-table"):
        await hall.tables.set_message("????", 1)
    again = await hall.after_a_crash()
    assert again.now_at(table).message == 4711
    await again.close()


async def test_a_channel_or_server_that_is_gone_takes_its_tables_along(hall: Hall) -> None:
    tables = [await hall.tables.open(GUILD, CHANNEL + number, ADA) for number in range(3)]
    elsewhere = await hall.tables.open(GUILD + 1, 5, ADA)
    await hall.tables.end_channel(CHANNEL)
    await hall.tables.end_channel(CHANNEL)
    assert [hall.tables.get(table.id) is None for table in tables] == [True, False, False]
    await hall.tables.end_guild(GUILD)
    assert hall.tables.of_guild(GUILD) == []
    assert hall.told[-1][0].ending is Ending.REMOVED
    assert hall.tables.get(elsewhere.id) is not None


async def test_a_member_who_is_gone_leaves_every_table_there(hall: Hall) -> None:
    first = await hall.lobby(ADA, BEN)
    second = await hall.tables.open(GUILD, CHANNEL + 1, BEN)
    third = await hall.tables.open(GUILD, CHANNEL + 2, CLEO)
    await hall.tables.leave_guild(GUILD, BEN.id)
    assert names(hall.now_at(first)) == ["Ada"]
    assert hall.tables.get(second.id) is None
    assert hall.now_at(third) is third


def test_when_every_name_is_taken_they_are_numbered() -> None:
    names = [*NAMES.values(), *OTHER_NAMES]
    assert free_name(names, "hard") == "Mirle 2"
    assert free_name([*names, "mirle 2"], "hard") == "Juno 2"
    assert len({name.casefold() for name in names}) == 12
