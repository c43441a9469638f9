"""A third language is a catalogue file and an entry in a list: with a made-up one no English is left anywhere."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.i18n import texts as i18n
from bot.i18n.texts import Texts, catalogue_source
from cogs.translator import CatalogueTranslator
from cogs.ui.ids import NO_TABLE
from cogs.ui.look import Look
from cogs.ui.pictures import Signs
from tests.cogs import gallery
from tests.cogs.outlines import everything, outline
from tests.cogs.room import opened
from tests.cogs.tables_at_hand import NAMES
from tests.cogs.test_panel_pages import SETTINGS, modals, screens, sheet_of
from tests.i18n import pseudo

CODE, LOCALE = "fr", discord.Locale.french
PLAYERS = {word for name in NAMES for word in re.split(r"\W", name)}
PLAYERS |= {"Zoe", "Ida", "Rita", "Odo", "Mirle", "Mustermann", "Musterm", "Winter", "Mika"}
OWN_NAMES = {"English", "Deutsch", "Mattel", "position", "replays", "gone", "TimeoutError"}
"""What is called alike in every language: languages, a firm; seeds of examples, an option that is no more, errors."""
NO_TEXT = re.compile(r"<[^>]*>|https?://\S+|```.*?```|\b(?=\w*\d)\w+\b|\b[A-Z]\b|W{4,}", re.DOTALL)
"""Marks of Discord, addresses, codes and numbers of sources."""
WORD = re.compile(r"[A-Za-z]{2,}")


@pytest.fixture
def three(monkeypatch: pytest.MonkeyPatch) -> Texts:
    """The catalogues with one more file and one more entry."""
    monkeypatch.setattr(i18n, "LANGUAGES", (*i18n.LANGUAGES, CODE))
    return three_languages()


@functools.cache
def three_languages() -> Texts:
    return Texts({"en": catalogue_source("en"), "de": catalogue_source("de"), CODE: pseudo.catalogue()})


@pytest.fixture
def look(three: Texts) -> Look:
    return Look(three.language(str(LOCALE)), Signs())


def english(text: str) -> set[str]:
    """The words of a text that no language but English would have."""
    return set(WORD.findall(NO_TEXT.sub(" ", text))) - PLAYERS - OWN_NAMES


@pytest.mark.parametrize("name", gallery.ALL)
async def test_no_english_is_left_on_a_screen(name: str, look: Look) -> None:
    told = outline(gallery.ALL[name](look))
    told = re.sub(
        r"(?m)^\|? ?(container|embed) (#\w+|none)|\[large \S+ \S+\]|\[picture|footer:|/(primary|disabled|green|red)",
        "",
        told,
    )
    assert english(told) == set()


@pytest.mark.parametrize("table", [NO_TABLE, "7K3F"])
@pytest.mark.parametrize("settings", SETTINGS)
async def test_no_english_is_left_on_the_panel(table: str, settings: str, look: Look) -> None:
    sheet = sheet_of(SETTINGS[settings], table)
    for name, screen in screens(sheet, look):
        assert {word for text in words_of(screen.to_components()) for word in english(text)} == set(), name
    for modal in modals(sheet, look):
        payload = modal.to_dict()
        found = {word for text in words_of(payload["components"]) for word in english(text)}
        assert found | english(payload["title"]) == set(), modal.custom_id


def words_of(components: Any) -> Iterator[str]:
    """Everything that a person reads of these components."""
    for each in everything(components):
        yield from (each[key] for key in ("content", "label", "placeholder", "description") if each.get(key))
        for option in each.get("options", ()):
            yield from (option[key] for key in ("label", "description") if option.get(key))
        if "component" in each:
            yield from words_of([each["component"]])


async def test_no_english_is_left_in_a_command(tmp_path: Path, three: Texts) -> None:
    async with opened(tmp_path / "uno.db", {}) as room:
        translator = CatalogueTranslator(three)
        for command in room.bot.tree.get_commands():
            payload = await command.get_translated_payload(room.bot.tree, translator)
            for thing in things_of(payload):
                for key in ("name", "description"):
                    if thing.get(key) and thing.get("value") not in ("en", "de"):
                        translated = thing[f"{key}_localizations"][str(LOCALE)]
                        assert english(translated) == set(), thing["name"]


def things_of(payload: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A command with its subcommands, options and choices."""
    yield payload
    for key in ("options", "choices"):
        for each in payload.get(key) or ():
            yield from things_of(each)


async def test_people_with_this_language_are_spoken_to_in_it(
    locales: dict[int, str], three: Texts, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("tests.cogs.room.TEXTS", three)
    async with opened(tmp_path / "uno.db", locales) as room:
        assert await room.person("Ben").command("about") != ""
        told = await room.person("Ada", str(LOCALE)).command("new")
        assert told == pseudo.strange(three.english("said-opened"))
