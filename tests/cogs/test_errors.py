"""Whatever goes wrong, the person gets an answer, and the log gets everything but cards."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.traces import trace
from cogs.errors import answer_error
from cogs.play import commanded
from cogs.visit import Visit
from tests.cogs.outlines import texts
from tests.cogs.room import Room

LANGUAGES = pytest.mark.parametrize("language", ["en-US", "de"])
HANDS = "R1 R5 Y3|R2 G2 G3"


def reference(answer: str, language: str) -> str:
    """The reference that an answer gives."""
    pattern = r"\(Nummer ([0-9A-F]{4})\)" if language == "de" else r"\(reference ([0-9A-F]{4})\)"
    found = re.search(pattern, answer)
    assert found, answer
    return found[1]


@LANGUAGES
async def test_an_error_before_the_move(
    room: Room, language: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ada = room.person("Ada", language)
    await room.play([ada, room.person("Ben")], HANDS)
    await ada.press("Hand")
    before = room.table

    async def fails(*_: Any, **__: Any) -> Any:
        raise RuntimeError("R5 in the hand of Ada")

    monkeypatch.setattr(room.hall.tables, "act", fails)
    with caplog.at_level(logging.ERROR):
        answer = await ada.tap("Rot 5" if language == "de" else "Red 5")
    number = reference(answer, language)
    assert answer == (
        f"Hier ging etwas schief (Nummer {number}). Dein Zug zählt nicht."
        if language == "de"
        else f"Something went wrong here (reference {number}). Your move was not made."
    )
    (record,) = caplog.records
    assert record.getMessage().startswith(f"Reference {number} at table {before.id}: RuntimeError\n  clicks.py:")
    assert "R5" not in caplog.text
    assert room.table is before


@LANGUAGES
async def test_an_error_after_the_move(
    room: Room, language: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ada = room.person("Ada", language)
    await room.play([ada, room.person("Ben")], HANDS)
    await ada.press("Hand")

    def fails(*_: Any, **__: Any) -> Any:
        raise ValueError("R1 Y3")

    monkeypatch.setattr("cogs.moves.notes.outcome_note", fails)
    with caplog.at_level(logging.ERROR):
        answer = await ada.tap("Rot 5" if language == "de" else "Red 5")
    assert answer.endswith("Dein Zug zählt." if language == "de" else "Your move was made.")
    assert "Y3" not in caplog.text
    assert "Ada plays red 5." in room.board


@LANGUAGES
async def test_a_move_that_cannot_be_saved_is_not_made(room: Room, language: str) -> None:
    """A full disk: said as it is, the hand stays good, and the same click counts once there is room again."""
    ada = room.person("Ada", language)
    await room.play([ada, room.person("Ben")], HANDS)
    await ada.press("Hand")
    writer = room.hall.store._database._writer
    await writer.execute("PRAGMA query_only = ON")
    button = "Rot 5" if language == "de" else "Red 5"
    before = room.table
    said = await ada.tap(button)
    assert room.table is before
    assert (
        "**Das konnte nicht gespeichert werden, also hat sich nichts geändert.**"
        if language == "de"
        else "**This could not be saved, so nothing has changed.**"
    ) in said
    await writer.execute("PRAGMA query_only = OFF")
    await ada.tap(button)
    assert "Ada plays red 5." in room.board


async def test_an_error_in_a_command_is_answered_too(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails(*_: Any, **__: Any) -> Any:
        raise OSError("the disk is full")

    monkeypatch.setattr(room.hall.tables.scores, "seasons", fails)
    with caplog.at_level(logging.ERROR):
        answer = await room.person("Ada").command("scores")
    assert answer.startswith("Something went wrong here (reference ")
    assert "OSError" in caplog.text


async def test_a_command_of_an_older_version_is_answered(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    ada = room.person("Ada")
    group = room.bot.tree.get_command("uno")
    assert isinstance(group, app_commands.Group)
    group.remove_command("about")
    with caplog.at_level(logging.ERROR, "cogs"):
        answer = await ada.command("about")
    assert answer.startswith("Something went wrong here (reference ")
    assert "CommandNotFound" in caplog.text


async def test_an_answer_that_comes_too_late_is_only_logged(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    ada, ben = room.people(2)
    await room.play([ada, ben], HANDS)
    await ada.press("Hand")
    room.env.inject_error("POST", "/interactions/*", status=404, code=10062)
    with caplog.at_level(logging.INFO, "cogs"):
        result = await ada.actor.click(ada.last, label="Red 5")
    assert not result.acknowledged
    assert "Ada plays red 5." in room.board, "the move was made all the same"
    assert [record.getMessage() for record in caplog.records] == ["An answer came too late (10062)"]


async def test_an_answer_that_fails_is_given_up_after_one_more_try(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    ada, ben = room.people(2)
    await room.play([ada, ben], HANDS)
    room.env.inject_error("POST", "/interactions/*", status=400, code=50035, times=2)
    with caplog.at_level(logging.ERROR, "cogs"):
        await ada.actor.click(room.public, label="Hand")
    first, second = (record.getMessage() for record in caplog.records)
    assert "HTTPException (status 400, code 50035)" in first
    assert "could not be told" in second


async def test_an_answer_after_the_first_is_a_follow_up(room: Room) -> None:
    ada = room.person("Ada")
    await room.open([ada])

    async def twice(visit: Visit) -> None:
        await visit.tell("said-left")
        raise RuntimeError

    seen: list[Visit] = []

    async def do(interaction: discord.Interaction) -> None:
        visit = Visit(room.bot.desk, interaction)
        seen.append(visit)
        try:
            await twice(visit)
        except RuntimeError as error:
            await answer_error(visit, error)

    group = room.bot.tree.get_command("uno")
    assert isinstance(group, app_commands.Group)
    group.remove_command("about")
    group.add_command(app_commands.Command(name="about", description="x", callback=do))
    answer = await ada.command("about")
    assert answer == "You have left the table."
    messages = [each for each in room.channel.history(viewer=ada.actor) if each.flags.ephemeral]
    assert len(messages) == 3
    assert seen[0].made is False


def raised(function: Callable[[], None]) -> BaseException:
    """The error that this raises."""
    with pytest.raises(RuntimeError) as caught:
        function()
    return caught.value


def deep() -> None:
    raise KeyError("W+4")


def test_a_trace_tells_the_chain_and_the_places_but_no_message() -> None:
    def fails() -> None:
        try:
            deep()
        except KeyError as error:
            raise RuntimeError("hand: R5 R6") from error

    told = trace(raised(fails))
    assert told.startswith("RuntimeError\n  test_errors.py:")
    assert "\nKeyError\n" in told
    assert " in deep" in told
    assert "W+4" not in told
    assert "R5" not in told


def test_a_context_is_told_unless_it_was_hidden() -> None:
    def shows() -> None:
        try:
            deep()
        except KeyError:
            raise RuntimeError  # noqa: B904

    def hides() -> None:
        try:
            deep()
        except KeyError:
            raise RuntimeError from None

    assert "KeyError" in trace(raised(shows))
    assert "KeyError" not in trace(raised(hides))


async def test_a_refusal_that_cannot_be_worded_is_an_error_with_a_reference(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ben = (people := room.people(2))[1]
    await room.play(people, HANDS)

    def fails(*_: Any, **__: Any) -> str:
        raise IndexError("R5")

    monkeypatch.setattr("cogs.errors.sentence", fails)
    with caplog.at_level(logging.ERROR):
        answer = await ben.press("Draw")
    assert answer.endswith("Your move was not made.")
    assert "IndexError" in caplog.text
    assert "R5" not in caplog.text


async def test_outside_a_server_a_command_says_where_uno_is_played(room: Room) -> None:
    told: list[str] = []

    class Response:
        def is_done(self) -> bool:
            return False

        async def send_message(self, *, view: discord.ui.LayoutView, ephemeral: bool, **more: Any) -> None:
            assert ephemeral
            told.append(texts(view))

    class User:
        id = 1
        display_name = "Ada"

    class Interaction:
        user = User()
        locale = discord.Locale.german
        guild_id = None
        channel_id = 5
        message = None
        response = Response()

    async def deed(visit: Visit) -> None:
        raise AssertionError("nothing may be done")

    interaction: Any = Interaction()
    await commanded(room.bot.desk, interaction, deed, needs_table=False)
    assert told == ["UNO wird in den Kanälen eines Servers gespielt."]
