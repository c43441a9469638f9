"""Thirty clicks on the same button: what they cost is in the README, and what is refused nobody else sees."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from bot.tables.docket import COOLDOWN_SECONDS
from bot.uno.actions import Play
from bot.uno.cards import card
from bot.uno.ruleset import RuleSet
from cogs.ui.ids import Press, Verb
from tests.cogs import forgery
from tests.cogs.outlines import outline
from tests.cogs.room import Person, Room

TIMES = 30
HANDS = "R1 R5 Y3|G1 G2 G3|B1 B3 B4|Y4 Y5 Y6"


async def playing(room: Room, hands: str = HANDS, rules: str = "", top: str = "R7") -> list[Person]:
    """As many people as there are hands; Ada is on turn."""
    people = room.people(hands.count("|") + 1)
    table = await room.open(people)
    await room.hall.set_rules(table.id, people[0].id, RuleSet.parse(f"preset=mattel_2019 {rules}"))
    await people[0].press("Start")
    await room.set(hands, top, draw=" ".join(f"{colour}{face}" for colour in "RYGB" for face in range(10)))
    return people


def counts(room: Room) -> tuple[int, ...]:
    return room.table.board().counts


def public_requests(room: Room) -> list[tuple[str, str]]:
    """Every message that the bot posted or edited for all to see."""
    return [
        (each.method, each.path)
        for each in room.env.http_requests
        if each.method in ("POST", "PATCH") and "/channels/" in each.path and "/messages" in each.path
    ]


@contextmanager
def unseen(room: Room) -> Iterator[None]:
    """Within, nobody sees anything, and nothing happens at the table."""
    before, table = public_requests(room), room.table
    yield
    assert room.table is table
    assert public_requests(room) == before


@pytest.mark.parametrize("button", ["Catch", "UNO!", "Challenge"])
async def test_out_of_place_a_button_does_nothing(room: Room, button: str) -> None:
    _, ben, *_ = await playing(room)
    verb = {"Catch": Verb.CATCH, "UNO!": Verb.UNO, "Challenge": Verb.CHALLENGE}[button]
    said = {
        "Catch": "Nobody owes a call now.",
        "UNO!": "You have no call to make now.",
        "Challenge": "There is nothing to challenge.",
    }[button]
    with unseen(room):
        for _ in range(TIMES):
            answer = await forgery.click(ben, Press(room.table.id, room.table.revision, verb).text)
            assert answer.text.startswith(said)
        await room.settle()


async def test_a_wrong_catch_costs_once_in_a_turn_where_it_costs(room: Room) -> None:
    _, ben, *_ = await playing(room, rules="false_catch_penalty=2")
    await forgery.click(ben, Press(room.table.id, room.table.revision, Verb.REPORT, "C").text)
    await room.settle()
    assert counts(room) == (3, 5, 3, 3)
    with unseen(room):
        for seat in "ACD" * (TIMES // 3):
            answer = await forgery.click(ben, Press(room.table.id, room.table.revision, Verb.REPORT, seat).text)
            assert answer.text.startswith("You have caught somebody wrongly in this turn already.")
        await room.settle()
    await room.hall.act(room.table, Play((card("R1"),)))
    await forgery.click(ben, Press(room.table.id, room.table.revision, Verb.REPORT, "C").text)
    assert counts(room) == (2, 7, 3, 3)


async def test_a_call_that_is_owed_counts_once(room: Room) -> None:
    ada, *_ = await playing(room, "R1 R2|G1 G2 G3|B1 B3 B4")
    await room.hall.act(room.table, Play((card("R1"),)))
    await room.settle()
    before = room.table.revision
    await ada.press("UNO!")
    await room.settle()
    assert room.table.revision == before + 1
    with unseen(room):
        for _ in range(TIMES):
            assert (await ada.press("UNO!")).startswith("You have no call to make now.")
        await room.settle()
    assert counts(room) == (1, 3, 3)


async def test_declaring_uno_on_the_board_is_private(room: Room) -> None:
    ada, *_ = await playing(room, "R1 R2|G1 G2 G3|B1 B3 B4")
    with unseen(room):
        for _ in range(TIMES):
            await ada.press("UNO!")
        await room.settle()
    assert "[UNO! on /green]" in ada.screen


async def test_a_challenge_counts_once_and_a_failed_one_costs_six_cards(room: Room) -> None:
    ada, ben, cleo = await playing(room, "W+4 B5 Y3|G1 G2 G3|B1 B3 B4")
    await forgery.click(ada, Press(room.table.id, room.table.revision, Verb.PLAY, "W+4:G").text)
    await room.settle()
    forged = Press(room.table.id, room.table.revision, Verb.CHALLENGE).text
    with unseen(room):
        for _ in range(TIMES):
            assert (await forgery.click(cleo, forged)).text.startswith("Only **Ben** may challenge that.")
        await room.settle()
    await forgery.click(ben, forged)
    await room.settle()
    assert counts(room) == (2, 9, 3)
    with unseen(room):
        for _ in range(TIMES):
            assert "did not count" in (await forgery.click(ben, forged)).text
        await room.settle()


async def test_who_looks_on_waits_ten_seconds_after_each_wrong_catch(room: Room) -> None:
    await room.decide(spectators_catch=True)
    await playing(room)
    zoe = room.person("Zoe")
    with unseen(room):
        assert await zoe.press("Catch") == "Nobody owes a call. You may look again in 10 s."
        for _ in range(TIMES):
            assert await zoe.press("Catch") == "Nobody owed a call. You may try again in 10 s."
        await room.settle()
        await room.hall.pass_time(10)
        assert await zoe.press("Catch") == "Nobody owes a call. You may look again in 10 s."


async def test_a_report_a_minute_is_one_message(room: Room) -> None:
    _, ben, *others = people = await playing(room, rules="no_questions=report misplay_penalty=1")
    await ben.command("report", member=people[0].actor, reason="suggestion")
    await room.settle()
    with unseen(room):
        for turn in range(TIMES):
            other, reason = (people[0], *others)[turn % 3], ("suggestion", "question", "misplay")[turn // 3 % 3]
            answer = await ben.command("report", member=other.actor, reason=reason)
            assert answer in (
                "This has been reported already.",
                "One report a minute: try again in 60 s.",
            )
        await room.settle()
    await room.hall.pass_time(COOLDOWN_SECONDS)
    await ben.command("report", member=people[0].actor, reason="suggestion")
    await room.settle()
    assert sum("Ben reports Ada" in outline(each) for each in room.public_messages) == 2


async def test_votes_that_change_nothing_are_unseen(room: Room) -> None:
    ada, ben, cleo, dora = await playing(room, rules="no_questions=report")
    await ben.command("report", member=ada.actor, reason="suggestion")
    await room.settle()
    await cleo.press("Yes")
    await room.settle()
    assert "Yes 1 · no 0" in room.board
    with unseen(room):
        for _ in range(TIMES):
            await cleo.press("Yes")
            await ben.press("No")
            assert await dora.press("I admit it") == "Only **Ada** can admit that."
        await room.settle()
    assert counts(room) == (3, 3, 3, 3)


async def test_a_vote_that_goes_to_and_fro_is_not_shown_each_time(room: Room) -> None:
    ada, ben, cleo, _ = await playing(room, rules="no_questions=report")
    bench: Any = room.bot.desk.publisher._bench
    bench._interval = 1000
    await ben.command("report", member=ada.actor, reason="suggestion")
    await room.settle()
    posted = room.public
    for vote in ("Yes", "No") * (TIMES // 2):
        await cleo.press(vote)
        await room.settle()
    assert [each for each in public_requests(room) if each[1].endswith(f"/{posted.id}")] == []
    assert room.table.docket.reports[-1].votes == ((2, False),)


async def test_the_board_moves_down_once_in_five_seconds(room: Room) -> None:
    ada, *_ = await playing(room)
    await ada.command("table")
    await room.settle()
    with unseen(room):
        for _ in range(TIMES):
            await ada.command("table")
        await room.settle()
