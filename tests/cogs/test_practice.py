"""The tour and the practice round: private from first to last, counted nowhere, gone without a trace."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.tables import Stage, Table, practice
from bot.tables.changes import Change
from tests.cogs.outlines import BUTTON, everything, labels, raw_components, texts
from tests.cogs.room import Person, Room


async def pass_time(room: Room, seconds: float) -> None:
    """Time passes for the practice rounds, and everything is shown."""
    floor: Any = room.bot.desk.practice._floor
    until = room.hall.clock.now() + seconds
    while room.hall.clock.step(until):
        while jobs := list(floor._jobs):
            for job in jobs:
                await job
        await floor.listener.__self__.settle()
    await room.settle()


def round_of(room: Room, person: Person) -> Table:
    table = practice.of_person(room.bot.desk.practice, person.id)
    assert table is not None
    return table


async def practise(room: Room, person: Person) -> None:
    """A practice round, up to the person's first turn."""
    await person.command("help")
    await person.tap("Practise")
    await until_ones_turn(room, person)


async def until_ones_turn(room: Room, person: Person) -> None:
    for _ in range(20):
        if round_of(room, person).turn in (0, None):
            return
        await pass_time(room, 5)
    raise AssertionError("the computer does not play")


def usable(message: Any) -> list[str]:
    """The custom_ids of the buttons that can be pressed."""
    parts = everything(raw_components(message))
    return [each["custom_id"] for each in parts if each["type"] == BUTTON and not each.get("disabled")]


async def test_the_tour_is_turned_page_by_page(room: Room) -> None:
    ada = room.person("Ada")
    assert "A table in a channel" in await ada.command("help")
    for title in ("Your turn", "Cards that do something", "UNO!", "And then"):
        assert f"## {title}" in await ada.tap("Next")
    assert "Page 5 of 5" in texts(ada.last)
    assert "## UNO!" in await ada.tap("Back")


async def test_the_tour_is_german_for_germans(room: Room) -> None:
    ada = room.person("Ada", "de")
    assert "## Ein Tisch im Kanal" in await ada.command("help")
    assert labels(ada.last) == ["Zurück", "Weiter", "Üben"]


async def test_a_practice_round_is_played_in_private_messages_alone(room: Room) -> None:
    ada = room.person("Ada")
    await practise(room, ada)
    assert "**Practice round**" in texts(ada.last)
    for _ in range(200):
        if round_of(room, ada).turn is None:
            break
        await ada.click(ada.last, usable(ada.last)[0])
        await until_ones_turn(room, ada)
    assert round_of(room, ada).stage == "over"
    assert labels(ada.last) == ["Rematch", "Short tour"]
    assert "That is the game." in texts(ada.last)
    assert room.public_messages == []
    assert "No match has been finished here yet" in await ada.command("scores")
    assert await room.hall.store.open_tables() == []


async def test_the_computer_s_move_and_a_hint_show_in_the_open_hand(room: Room) -> None:
    ada = room.person("Ada")
    await practise(room, ada)
    table = round_of(room, ada)
    told = table.seats[1].name
    await ada.click(ada.last, usable(ada.last)[0])
    await until_ones_turn(room, ada)
    text = texts(ada.last)
    assert "### Your turn" in text
    assert any(line.startswith(f"-# {told}") for line in text.split("\n"))


async def test_another_round_begins_where_one_ended(room: Room) -> None:
    ada = room.person("Ada")
    await practise(room, ada)
    table = round_of(room, ada)
    floor: Any = room.bot.desk.practice._floor
    await floor.change(table.id, lambda now: Change(table=replace(now, stage=Stage.OVER, revision=now.revision + 1)))
    await pass_time(room, 1)
    await ada.click(ada.last, usable(ada.last)[1])
    assert "## A table in a channel" in texts(ada.last)
    await ada.tap("Practise")
    assert round_of(room, ada).id != table.id
    assert "**Practice round**" in texts(ada.last)


async def test_a_second_round_takes_the_place_of_the_first(room: Room) -> None:
    ada = room.person("Ada")
    await practise(room, ada)
    first, before = round_of(room, ada), ada.last
    await practise(room, ada)
    assert round_of(room, ada).id != first.id
    assert room.bot.desk.practice.get(first.id) is None
    assert "This practice round is over" in await ada.click(before, usable(before)[0])


async def test_silence_ends_it_and_takes_the_message_away(room: Room) -> None:
    ada = room.person("Ada")
    await practise(room, ada)
    table = round_of(room, ada)
    await pass_time(room, 2 * practice.SILENCE + 60)
    assert room.bot.desk.practice.get(table.id) is None
    assert room.bot.desk.practice.of_guild(practice.NO_GUILD) == []
    assert room.bot.desk.hands._hands == {}
    assert ada.last.id not in [each.id for each in room.channel.history(viewer=ada.actor)]


async def test_after_a_restart_it_is_gone_and_says_so(room: Room) -> None:
    ada = room.person("Ada")
    await practise(room, ada)
    await room.restart()
    message = ada.last
    assert await ada.click(message, usable(message)[0]) == "This practice round is over. `/uno help` starts another."


async def test_a_real_table_goes_on_beside_it(room: Room) -> None:
    people = room.people(2)
    await room.play(people, "R1 R2|G1 G2")
    await practise(room, people[0])
    await people[0].press("Hand")
    assert "**Red** 1 · 2" in texts(people[0].last)
    assert "Practice" not in texts(people[0].last)
    await people[0].tap("Red 1")
    assert room.table.turn == 1


async def test_there_is_an_end_to_how_many_practise(room: Room, monkeypatch: Any) -> None:
    monkeypatch.setattr(practice, "MOST", 1)
    ada, ben = room.people(2)
    await practise(room, ada)
    await ben.command("help")
    await ben.tap("Practise")
    assert "Too many people practise right now" in texts(ben.last)
    await practise(room, ada)
    assert "**Practice round**" in texts(ada.last)
