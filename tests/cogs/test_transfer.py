"""`/uno-setup export` and `import` with a file: looked at first, confirmed, taken back."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from bot.settings import Editor, Entry, GuildSettings
from bot.settings.files import LARGEST_FILE, exported
from bot.uno.ruleset import RuleSet
from tests.cogs.outlines import labels
from tests.cogs.room import Person, Room

LANGUAGES = pytest.mark.parametrize("language", ["en-US", "de"])


def admin(room: Room, language: str = "en-US") -> Person:
    return room.person("Ada", language, manages=True)


async def adopt(room: Room, settings: GuildSettings) -> None:
    """The server has set this."""
    await room.bot.desk.book.change(room.guild.id, Editor(1, "Admin"), lambda _: (settings, Entry("file")))


def some(room: Room) -> GuildSettings:
    """Settings in which much differs from the defaults."""
    settings = GuildSettings(rules=RuleSet.parse("preset=party hand_size=5"))
    terms = replace(settings.terms, turn_seconds=7200, mentions="always", channels=(room.channel.id, 77), roles=(88,))
    settings = replace(settings, terms=terms).with_preset("Kids", RuleSet()).with_default(1)
    return settings.with_locks(["stacking"], locked=True).with_language("de")


@LANGUAGES
async def test_the_settings_are_given_out_as_a_file(room: Room, language: str) -> None:
    ada = admin(room, language)
    await adopt(room, some(room))
    told = await ada.slash("uno-setup export")
    assert told.startswith({"en-US": "All that this server has set.", "de": "Alles, was auf diesem Server"}[language])
    (file,) = ada.last.attachments
    assert file.filename == "uno-settings.json"
    content = json.loads(await file.read())
    assert (content["kind"], content["version"]) == ("uno-settings", 1)
    assert content["settings"]["terms"]["turn_seconds"] == 7200


@LANGUAGES
async def test_a_file_is_looked_at_confirmed_and_taken_back(room: Room, language: str) -> None:
    ada = admin(room, language)
    before = room.bot.desk.book.get(room.guild.id)
    told = await ada.slash("uno-setup import", file=("uno-settings.json", exported(some(room))))
    for line in {
        "en-US": ("60 s", "2 hours", "1 preset", "1 option locked", f"<#{room.channel.id}>"),
        "de": ("60 s", "2 Stunden", "1 eigene Vorgabe", "1 Option gesperrt", f"<#{room.channel.id}>"),
    }[language]:
        assert line in told
    assert "77" not in told.replace(str(room.channel.id), "")
    assert room.bot.desk.book.get(room.guild.id) == before
    assert len(labels(ada.last)) == 2
    await ada.tap(labels(ada.last)[0])
    after = room.bot.desk.book.get(room.guild.id)
    wanted = some(room)
    assert after == replace(wanted, terms=replace(wanted.terms, channels=(room.channel.id,), roles=()))
    await room.bot.desk.book.undo(room.guild.id, Editor(ada.id, "Ada"))
    assert room.bot.desk.book.get(room.guild.id) == before


async def test_what_is_there_already_needs_no_change(room: Room) -> None:
    ada = admin(room)
    told = await ada.slash("uno-setup import", file=("a.json", exported(GuildSettings())))
    assert "This server has all of this already." in told
    assert labels(ada.last) == ["Cancel"]


@pytest.mark.parametrize(
    ("file", "told"),
    [
        (b"\xff\xfe", "This is no file with settings of this bot."),
        (b"[]", "This is no file with settings of this bot."),
        (b" " * (LARGEST_FILE + 1), "The file is too large."),
        (b'{"kind": "uno-settings", "version": 9, "settings": {}}', "The file comes from a newer bot than this one."),
        (
            b'{"kind": "uno-settings", "version": 1, "settings": {"terms": {"turn_seconds": 1}}}',
            "The file is damaged: some settings cannot be read. Nothing is changed.",
        ),
    ],
)
async def test_other_files_are_refused_in_words(room: Room, file: bytes, told: str) -> None:
    ada = admin(room)
    assert await ada.slash("uno-setup import", file=("a.json", file)) == told
    assert room.bot.desk.book.revision(room.guild.id) == 0


async def test_neither_code_nor_file(room: Room) -> None:
    assert await admin(room).slash("uno-setup import") == "Give a code or a file."


async def test_a_change_by_somebody_else_meanwhile_is_not_overwritten(room: Room) -> None:
    ada = admin(room)
    await ada.slash("uno-setup import", file=("a.json", exported(some(room))))
    await room.decide(turn_seconds=30)
    told = await ada.tap("Take over")
    assert "**Admin** changed this a moment ago." in told
    assert room.bot.desk.book.get(room.guild.id).terms.turn_seconds == 30


async def test_who_may_no_longer_change_settings_takes_nothing_over(room: Room) -> None:
    ada = admin(room)
    await ada.slash("uno-setup import", file=("a.json", exported(some(room))))
    room.dismiss(ada)
    answer: Any = await ada.tap("Take over")
    assert answer.startswith("To change the settings you need *Manage Server*")
    assert room.bot.desk.book.revision(room.guild.id) == 0
