"""Reports in Discord: the command, the menu of a message, the public message with its buttons, every answer."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import discord
import pytest

from bot.tables.docket import Judge, Report, Verdict
from bot.uno.actions import Draw
from bot.uno.ruleset import RuleSet
from cogs.reports import is_question
from cogs.ui.report import report_message
from tests.cogs.outlines import outline
from tests.cogs.room import Bot, Person, Room, opened
from tests.cogs.tables_at_hand import ENGLISH, GERMAN, TEXTS, position, scene

RULES = "preset=mattel_2019 no_questions=report"
HANDS = "R1 R2 R3|B1 B2 B3|Y1 Y2 Y3|G1 G2 G3"
MENU = "Give a card for a question"


async def playing(room: Room, count: int = 4, language: str = "en-US", rules: str = RULES) -> list[Person]:
    people = room.people(count, language)
    table = await room.open(people)
    await room.hall.set_rules(table.id, people[0].id, RuleSet.parse(rules))
    await people[0].press("Start")
    await room.set("|".join(HANDS.split("|")[:count]), "R5")
    return people


async def reported(person: Person, other: Person, reason: str = "suggestion") -> str:
    answer = await person.command("report", member=other.actor, reason=reason)
    await person.room.settle()
    return answer


def counts(room: Room) -> tuple[int, ...]:
    return room.table.board().counts


@pytest.mark.parametrize("language", ["en-US", "de"])
async def test_a_vote_in_public(room: Room, language: str) -> None:
    _, ben, cleo, dora = people = await playing(room, language=language)
    answer = await reported(ben, people[0])
    assert answer == (
        "Die anderen entscheiden, ob Ada eine Karte bekommt."
        if language == "de"
        else "The others decide whether Ada gets a card."
    )
    assert "| ### Ben reports Ada: a suggestion\n| Does Ada get the cards? Cleo, Dora decide.\n" in room.board
    assert "[Yes /primary] [No] [I admit it]" in room.board
    await cleo.press("Yes")
    await room.settle()
    assert "| Yes 1 · no 0" in room.board
    await dora.press("Yes")
    await room.settle()
    assert "| Ada draws 2 cards." in room.board
    assert counts(room) == (5, 3, 3, 3)


async def test_a_false_report_costs_its_accuser_and_the_host_can_undo_that(room: Room) -> None:
    ada, ben, cleo, dora = await playing(room, rules=f"{RULES} false_report_penalty=1")
    await reported(ben, dora)
    await cleo.press("No")
    await ada.press("No")
    await room.settle()
    assert "| No card for Dora.\n| Ben draws 1 for the false report." in room.board
    assert "Ben gets a penalty: a false report (+1)." in outline(room.public_messages[0])
    assert counts(room) == (3, 4, 3, 3)
    await ada.press("Undo")
    await room.settle()
    assert "| Taken back: Ben gives the cards back." in room.board
    assert counts(room) == (3, 3, 3, 3)


@pytest.mark.parametrize("times", [1, 2])
async def test_a_report_is_posted_although_discord_falters(room: Room, times: int) -> None:
    ada, ben, *_ = await playing(room)
    room.env.inject_error("POST", "/channels/*/messages", status=500, times=times)
    await reported(ben, ada)
    assert "Ben reports Ada" in room.board
    assert len([each for each in room.public_messages if "reports" in outline(each)]) == 1


async def test_a_report_that_could_not_be_posted_is_posted_with_the_next_change(room: Room) -> None:
    ada, ben, *_ = await playing(room)
    room.env.inject_error("POST", "/channels/*/messages", status=500, times=3)
    await reported(ben, ada)
    assert "Ben reports Ada" not in room.board
    await room.hall.act(room.table, Draw())
    await room.settle()
    assert "Ben reports Ada" in room.board


async def test_a_vote_is_shown_although_discord_falters(room: Room) -> None:
    ada, ben, cleo, _ = await playing(room)
    await reported(ben, ada)
    posted = room.public
    room.env.inject_error("PATCH", f"/channels/*/messages/{posted.id}", status=500, times=2)
    await cleo.press("Yes")
    await room.settle()
    assert "| Yes 1 · no 0" in outline(room.public)
    assert room.public.id == posted.id


async def test_a_report_whose_message_was_deleted_is_posted_anew(room: Room) -> None:
    ada, ben, cleo, dora = await playing(room)
    await reported(ben, ada)
    posted = room.public
    await posted.delete()
    await room.hall.tables.court.vote(room.table.id, cleo.id, 1, True)
    await room.settle()
    assert "| Yes 1 · no 0" in room.board
    await dora.press("Yes")
    await room.settle()
    assert counts(room)[0] == 5


async def test_a_right_that_is_missing_is_not_asked_for_again(room: Room) -> None:
    ada, ben, *_ = await playing(room)
    room.env.inject_error("POST", "/channels/*/messages", status=403, code=50013)
    await reported(ben, ada)
    await room.hall.act(room.table, Draw())
    await room.settle()
    assert "Ben reports Ada" not in room.board


async def test_in_a_case_of_ones_own_nobody_decides(room: Room) -> None:
    ada, ben, _, _ = await playing(room)
    await reported(ben, ada)
    assert await ben.press("Yes") == "Nobody decides in a case of their own."
    assert await ada.press("No") == "Nobody decides in a case of their own."
    assert await ben.press("I admit it") == "Only **Ada** can admit that."
    await ada.press("I admit it")
    await room.settle()
    assert counts(room)[0] == 5


async def test_with_two_people_there_is_only_the_confession(room: Room) -> None:
    ada, ben = await playing(room, 2)
    assert await reported(ben, ada) == "Only Ada can decide this, by admitting it."
    assert "[I admit it]" in room.board
    assert "[Yes" not in room.board
    await room.hall.pass_time(20)
    await room.settle()
    assert "| Not decided in time: no card for Ada." in room.board


async def test_the_host_decides_where_the_rules_say_so(room: Room) -> None:
    ada, ben, cleo, _ = await playing(room, rules=f"{RULES} social_enforcement=host")
    assert await reported(ben, cleo) == "The host decides whether Cleo gets a card."
    assert "Does Cleo get the cards? Ada decides." in room.board
    await ada.press("No")
    await room.settle()
    assert "| No card for Cleo." in room.board


async def test_a_question_by_the_menu_costs_a_card_at_once_and_the_host_can_undo_it(room: Room) -> None:
    ada, ben, cleo, _ = await playing(room)
    message = await cleo.actor.send(room.channel, "Whose turn is it?")
    answer = ben._see(await ben.actor.context_menu(room.channel, MENU, message))
    await room.settle()
    assert answer == "Cleo draws a card."
    assert "| ### Ben reports Cleo: a question\n| Cleo draws a card." in room.board
    assert counts(room) == (3, 3, 4, 3)
    again = ben._see(await ben.actor.context_menu(room.channel, MENU, message))
    assert again == "This has been reported already."
    assert await ben.press("Undo") == "Only the host, Ada, or a moderator may do that."
    await ada.press("Undo")
    await room.settle()
    assert "| Taken back: Cleo gives the cards back." in room.board
    assert counts(room) == (3, 3, 3, 3)


class Reader(Bot):
    """A bot whose operator lets it read messages."""

    intents_wanted = discord.Intents(guilds=True, guild_messages=True, message_content=True)


async def test_where_the_operator_allows_it_the_bot_reads_questions_itself(
    tmp_path: Path, locales: dict[int, str]
) -> None:
    async with opened(tmp_path / "uno.db", locales, Reader) as room:
        ada, _, cleo, _ = await playing(room, rules="preset=mattel_2019 no_questions=auto")
        await cleo.actor.send(room.channel, "Nice weather today")
        await room.person("Zoe").actor.send(room.channel, "What is this?")
        await room.settle()
        assert counts(room) == (3, 3, 3, 3)
        await cleo.actor.send(room.channel, "Wer ist dran")
        await room.settle()
        assert counts(room) == (3, 3, 4, 3)
        assert "| ### A question by Cleo\n| Cleo draws a card." in room.board
        await ada.press("Undo")
        await room.settle()
        assert counts(room) == (3, 3, 3, 3)
        assert "does not read messages" not in await ada.command("rules")


@pytest.mark.parametrize("language", ["en-US", "de"])
async def test_where_the_bot_does_not_read_the_rules_say_so_and_the_menu_works(room: Room, language: str) -> None:
    _, ben, cleo, _ = await playing(room, language=language, rules="preset=mattel_2019 no_questions=auto")
    message = await cleo.actor.send(room.channel, "Whose turn is it?")
    await room.settle()
    assert counts(room) == (3, 3, 3, 3)
    told = "Hier liest der Bot keine Nachrichten" if language == "de" else "the bot does not read messages"
    assert told in await ben.command("rules")
    assert told in ben._see(await ben.actor.slash(room.channel, "uno rules", name="no_questions"))
    await ben.actor.context_menu(room.channel, MENU, message)
    await room.settle()
    assert counts(room) == (3, 3, 4, 3)


async def test_another_message_by_the_menu_is_voted_on(room: Room) -> None:
    _, ben, cleo, _ = await playing(room)
    message = await cleo.actor.send(room.channel, "Nice weather today")
    answer = ben._see(await ben.actor.context_menu(room.channel, MENU, message))
    await room.settle()
    assert answer == "The others decide whether Cleo gets a card."
    assert "[Yes /primary]" in room.board


async def test_messages_of_others_and_of_the_bot_are_no_business_of_the_table(room: Room) -> None:
    _, ben, _, _ = await playing(room)
    stranger = room.person("Zoe")
    message = await stranger.actor.send(room.channel, "What is this?")
    answer = ben._see(await ben.actor.context_menu(room.channel, MENU, message))
    assert answer == "This person does not play at this table."
    answer = ben._see(await ben.actor.context_menu(room.channel, MENU, room.public))
    assert answer == "This person does not play at this table."


async def test_the_buttons_work_after_a_restart(room: Room) -> None:
    ada, ben, cleo, dora = await playing(room)
    await reported(ben, ada)
    await cleo.press("Yes")
    await room.restart()
    posted = room.public
    assert "Ben reports Ada" in outline(posted)
    await dora.press("Yes")
    await room.settle()
    assert "| Ada draws 2 cards." in outline(room.public)
    assert room.public.id == posted.id


async def test_the_undo_button_goes_with_the_turn(room: Room) -> None:
    ada, _, cleo, _ = await playing(room)
    await reported(cleo, cleo)
    posted = room.public
    assert "[Undo]" in outline(posted)
    await ada.command("hand")
    await ada.tap("Red 1")
    await room.settle()
    assert "[Undo]" not in outline(room.public)
    assert room.public.id == posted.id


async def test_a_channel_that_refuses_the_message_does_not_stop_the_game(room: Room) -> None:
    ada, ben, _, _ = await playing(room)
    room.env.inject_error("POST", f"/channels/{room.channel.id}/messages", status=403, code=50013)
    assert await reported(ben, ada) == "The others decide whether Ada gets a card."
    assert room.table.docket.reports[0].message is None


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("whose turn is it", True),
        ("Wer ist dran", True),
        ("**Warum** ich", True),
        ("red or blue?", True),
        ("<@123> what now", True),
        ("I wonder what to do", False),
        ("", False),
        ("...", False),
        ("Nice", False),
    ],
)
def test_what_is_a_question_beyond_doubt(text: str, expected: bool) -> None:
    assert is_question(text, TEXTS) is expected


REPORT = Report(3, 1, 0, "question", "", Judge.VOTE, (2,), opened_at=0.0, until=1_800_000_000.0)


@pytest.mark.parametrize(
    ("changes", "english", "german"),
    [
        ({}, "Closes <t:1800000000:R>", "Bekommt Ada die Karten? Cleo entscheidet."),
        ({"verdict": Verdict.REJECTED, "fined": 1}, "Ben draws 1 for the false report.", "Keine Karte für Ada."),
        ({"verdict": Verdict.ACCEPTED}, "Ada can get no card any more.", "Ada kann keine Karte mehr bekommen."),
        ({"verdict": Verdict.DROPPED}, "Not decided in time", "Nicht rechtzeitig entschieden"),
        ({"verdict": Verdict.PARDONED}, "Taken back", "Zurückgenommen"),
        ({"judge": Judge.CONFESSION, "jury": ()}, "Ada can admit it.", "Ada kann es zugeben."),
    ],
)
async def test_every_state_of_a_report_in_both_languages(changes: dict[str, object], english: str, german: str) -> None:
    table = scene(position("R1", "G1", "B1"))
    report = dataclasses.replace(REPORT, **changes)  # type: ignore[arg-type]
    assert english in outline(report_message(table, ENGLISH, report, undo=False))
    assert german in outline(report_message(table, GERMAN, report, undo=False))
