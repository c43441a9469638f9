"""Settings: what is read, what is refused, and in which words."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from bot.config import Settings, SettingsError, load

NOWHERE = Path("does-not-exist.env")


def test_without_anything_there_is_no_token_and_a_database_here() -> None:
    assert load({}, NOWHERE) == Settings("", Path("uno.db"), logging.INFO, None, None)


def test_the_environment_stands_above_the_file(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("DISCORD_TOKEN=from-file\nUNO_DATABASE=/data/uno.db\nUNO_LOG_LEVEL=\n")
    assert load({"DISCORD_TOKEN": " from-environment ", "UNO_DATABASE": ""}, file) == Settings(
        "from-environment", Path("/data/uno.db"), logging.INFO
    )


def test_the_process_environment_is_the_default(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "real")
    assert load(file=NOWHERE).token == "real"


def test_the_token_is_never_printed() -> None:
    assert "secret" not in repr(Settings(token="secret"))


@pytest.mark.parametrize(
    ("name", "level"), [("INFO", logging.INFO), ("warning", logging.WARNING), (" Error ", logging.ERROR)]
)
def test_log_levels(name: str, level: int) -> None:
    assert load({"UNO_LOG_LEVEL": name}, NOWHERE).log_level == level
    assert load({}, NOWHERE, log_level=name).log_level == level


@pytest.mark.parametrize(("word", "reads"), [("on", True), (" On", True), ("off", False), ("", False)])
def test_reading_messages_is_a_switch_that_is_off(word: str, reads: bool) -> None:
    assert load({"UNO_READ_MESSAGES": word}, NOWHERE).read_messages is reads


def test_a_switch_is_on_or_off() -> None:
    with pytest.raises(SettingsError, match=r"UNO_READ_MESSAGES is 'maybe': it may be on or off\."):
        load({"UNO_READ_MESSAGES": "maybe"}, NOWHERE)


@pytest.mark.parametrize("name", ["DEBUG", "debug", "NOTSET", "10", "loud"])
def test_lower_levels_are_refused_in_a_sentence(name: str) -> None:
    with pytest.raises(SettingsError) as caught:
        load({"UNO_LOG_LEVEL": name}, NOWHERE)
    assert str(caught.value) == (
        f"UNO_LOG_LEVEL is {name!r}: it may be INFO, WARNING or ERROR. "
        "Lower levels would write hands and tokens into the log."
    )


@pytest.mark.parametrize("host", ["127.0.0.1:8080", "localhost:8080", "[::1]:8080"])
def test_a_stand_in_on_this_machine_is_taken(host: str) -> None:
    api_base, gateway = f"http://{host}/api/v10", f"ws://{host}/gw/"
    settings = load({"DISCORD_API_BASE": api_base, "DISCORD_GATEWAY": gateway}, NOWHERE)
    assert (settings.api_base, settings.gateway) == (api_base, gateway)


HERE, THERE = "http://127.0.0.1:1/api/v10", "http://example.org/api/v10"


@pytest.mark.parametrize(
    ("api_base", "gateway", "words"),
    [
        (HERE, "", "both or not at all"),
        ("", "ws://127.0.0.1:1/gw/", "both or not at all"),
        (
            THERE,
            "ws://127.0.0.1:1/gw/",
            f"DISCORD_API_BASE may only lead to this machine (127.0.0.1), not to {THERE!r}",
        ),
        (HERE, "ws://example.org/gw/", "DISCORD_GATEWAY may only lead to this machine"),
        ("http://127.0.0.1.example.org/", "ws://127.0.0.1:1/", "DISCORD_API_BASE may only"),
        ("http://127.0.0.1@example.org/", "ws://127.0.0.1:1/", "DISCORD_API_BASE may only"),
        ("ftp://127.0.0.1/", "ws://127.0.0.1:1/", "DISCORD_API_BASE may only"),
    ],
)
def test_every_other_redirection_is_refused(api_base: str, gateway: str, words: str) -> None:
    with pytest.raises(SettingsError) as caught:
        load({"DISCORD_API_BASE": api_base, "DISCORD_GATEWAY": gateway}, NOWHERE)
    assert words in str(caught.value)
