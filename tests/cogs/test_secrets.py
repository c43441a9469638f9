"""What nobody may learn: cards of other hands, in boards, in answers, in what Discord is sent, in the log."""

from __future__ import annotations

import json
import logging
import random
from typing import Any

import pytest

from bot.tables import Stage
from tests.cogs.outlines import everything, raw_components, texts
from tests.cogs.room import Person, Room


def secret_words(room: Room, person: Person) -> set[str]:
    """How the cards that only this person holds would be written on a button."""
    table = room.table
    assert table.match is not None
    seat = table.seat_of(person.id)
    assert seat is not None
    own = set(table.match.round.hands[seat])
    others = {card for index, hand in enumerate(table.match.round.hands) if index != seat for card in hand}
    return {f":play:{card.name}" for card in own - others}


async def test_a_whole_round_sends_cards_to_their_holders_alone(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    """Three people click at random; no message of anybody holds a play of another's cards."""
    chance = random.Random(7)
    people = room.people(3)
    by_seat = dict(enumerate(people))
    with caplog.at_level(logging.DEBUG, "cogs"):
        await room.play(people)
        for _ in range(120):
            table = room.table
            if table.stage is not Stage.PLAYING:
                break
            assert table.turn is not None
            person = by_seat[table.turn]
            await person.press("Hand")
            await _click_something(person, chance)
            for other in people:
                if other is not person and other.last is not None and room.table.stage is Stage.PLAYING:
                    _sees_nothing_of(room, other, person)
    assert room.table.revision > 30, "the round was hardly played"
    assert not any(":play:" in record.getMessage() for record in caplog.records)


def _sees_nothing_of(room: Room, other: Person, person: Person) -> None:
    sent = json.dumps(raw_components(other.last)) + texts(other.last) + json.dumps(raw_components(room.public))
    assert not any(f"{words}:" in sent for words in secret_words(room, person))


async def _click_something(person: Person, chance: random.Random) -> None:
    """One enabled button of the private message that is a move, until the turn has passed."""
    for _ in range(4):
        moves = [
            each["label"]
            for each in everything(raw_components(person.last))
            if each.get("custom_id", "").split(":")[3:4] in (["play"], ["draw"], ["keep"], ["colour"], ["name"])
            and not each.get("disabled")
        ]
        plays = [label for label in moves if not label.startswith(("Draw", "Take"))]
        if not moves:
            return
        await person.tap(chance.choice(plays or moves))


async def test_the_board_tells_counts_only(room: Room) -> None:
    people = room.people(3)
    await room.play(people, "R1 R5 Y3|G1 G2 G3|B1 B3 B4", "R7", draw="Y9 Y8")
    await people[0].press("Draw")
    public: Any = texts(room.public)
    assert "Ada draws a card" in public
    for word in ("yellow", "green", "blue", "Yellow", "Green", "Blue"):
        assert word not in public.replace("First card: ", "").split("Round 1")[-1]


async def test_the_drawn_cards_of_others_are_not_told(room: Room) -> None:
    ada, ben = room.people(2)
    await room.play([ada, ben], "R1 R5 Y3|G1 G2 G3", "R7", draw="Y9 Y8")
    await ada.press("Draw")
    assert "Yellow" not in await ben.press("Hand")
