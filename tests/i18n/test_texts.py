"""Looking texts up: whose language, what stands in, what is reported."""

from __future__ import annotations

import logging

import pytest

from bot.i18n.texts import LANGUAGES, CatalogueError, Texts, negotiate, supported

ENGLISH = """
hello = Hello { $name }
only-english = Only here
start = { CAPITAL($word) } on top
table = { ENDING($name) ->
    [letter] letter
    [hiss] hiss
   *[other] other
}
bare =
    .attribute = no value
cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
"""
GERMAN = """
hello = Hallo { $name }
cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
"""


@pytest.fixture
def texts() -> Texts:
    return Texts({"en": ENGLISH, "de": GERMAN})


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("de", "de"),
        ("de-AT", "de"),
        ("DE_ch", "de"),
        ("en-US", "en"),
        ("en-GB", "en"),
        ("fr", "en"),
        ("den", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_a_locale_leads_to_its_language_and_every_other_to_english(locale: str | None, language: str) -> None:
    assert negotiate(locale) == language


def test_only_a_language_with_a_catalogue_is_supported() -> None:
    assert supported("de-DE") == "de"
    assert supported("pt-BR") is None
    assert all(supported(code) == code for code in LANGUAGES)


def test_a_text_is_filled_in_by_the_rules_of_its_language(texts: Texts) -> None:
    german = texts.language("de")
    assert german("hello", name="Ada") == "Hallo Ada"
    assert german("cards", count=1) == "eine Karte"
    assert german("cards", count=1234) == "1.234 Karten"
    assert texts.english("cards", count=1234) == "1,234 cards"


def test_a_name_cannot_smuggle_in_a_placeholder(texts: Texts) -> None:
    assert texts.english("hello", name="{ $name }") == "Hello { $name }"


def test_english_stands_in_for_a_missing_text_and_is_reported_once(
    texts: Texts, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        assert texts.language("de")("only-english") == "Only here"
        assert texts.language("de")("only-english") == "Only here"
    assert [record.getMessage() for record in caplog.records] == ["Catalogue de has no text 'only-english'"]


def test_a_text_that_exists_nowhere_shows_its_key(texts: Texts, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        assert texts.english("nowhere") == "[nowhere]"
        assert texts.english("bare") == "[bare]"
    assert len(caplog.records) == 2


def test_a_value_that_is_missing_is_reported_once(texts: Texts, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        assert "name" in texts.english("hello")
        texts.english("hello")
    assert len(caplog.records) == 1


def test_a_line_can_start_with_a_capital(texts: Texts) -> None:
    assert texts.english("start", word="red 7") == "Red 7 on top"


@pytest.mark.parametrize(("name", "kind"), [("Ada", "letter"), ("Max", "hiss"), ("Klaß", "hiss"), ("R2D2", "other")])
def test_the_ending_of_a_name_can_be_asked_for(texts: Texts, name: str, kind: str) -> None:
    assert texts.english("table", name=name) == kind


def test_an_exact_language_is_english_only_for_english(texts: Texts) -> None:
    assert texts.exact("en-GB") is texts.english
    assert texts.exact("fr") is None
    assert "hello" in texts.english
    assert "hullo" not in texts.english


def test_a_catalogue_that_cannot_be_read_names_the_fault() -> None:
    with pytest.raises(CatalogueError, match=r"de\.ftl: cannot be read at 'broken = \{'"):
        Texts({"en": ENGLISH, "de": "broken = {\n"})
