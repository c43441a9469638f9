"""The log: one line an event, by keys, without cards and tokens."""

from __future__ import annotations

import logging
import re

import pytest

from bot.logs import KeyValue, set_up_logging


def line(name: str, text: str, error: BaseException | None = None) -> str:
    """How this would be logged, without its time."""
    info = (type(error), error, error.__traceback__) if error is not None else None
    told = KeyValue().format(logging.LogRecord(name, logging.ERROR, "", 0, text, (), info))
    assert re.match(r"at=\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3} ", told)
    return told.partition(" ")[2]


def test_every_event_is_one_line_of_keys_and_values() -> None:
    assert line("bot.tables", "one\ntwo") == 'level=ERROR from=bot.tables event="one two"'
    said = line("cogs.publisher", 'Table 7K3F says "no"')
    assert said == 'level=ERROR from=cogs.publisher table=7K3F event="Table 7K3F says \\"no\\""'


def test_of_an_exception_the_type_and_the_places_are_told_but_not_its_words() -> None:
    try:
        raise KeyError("R5 in the hand of Ada")
    except KeyError as error:
        said = line("bot.tables", "failed", error)
    assert re.fullmatch(
        r'level=ERROR from=bot.tables event="failed" error="KeyError \| test_logs\.py:\d+ in test_of_an_\w+"', said
    )


def test_a_lost_connection_needs_no_places() -> None:
    said = line("discord.client", "Attempting a reconnect in 1.00s", ConnectionRefusedError(111))
    assert said == (
        'level=ERROR from=discord.client event="Attempting a reconnect in 1.00s" error="ConnectionRefusedError"'
    )


@pytest.mark.parametrize(
    ("secret", "told"),
    [
        ("https://discord.com/api/v10/webhooks/12/aW50ZXI_x-y/messages/@original", "/webhooks/***/messages/@original"),
        ("POST /api/v10/interactions/34/aW50ZXI_x-y/callback", "/interactions/***/callback"),
        ("token MTAwMDAwMDAwMDAwMDAwMDAw.GabcDE.abcdefghijklmnopqrstuvwxyz0123", 'event="token ***"'),
    ],
)
def test_tokens_are_left_out(secret: str, told: str) -> None:
    said = line("discord.http", secret)
    assert told in said
    assert "aW50ZXI" not in said
    assert "GabcDE" not in said


def test_discord_py_never_logs_below_info() -> None:
    root, discord_logger = logging.getLogger(), logging.getLogger("discord")
    before = (root.level, list(root.handlers), discord_logger.level)
    try:
        set_up_logging(logging.WARNING)
        assert (root.level, discord_logger.level) == (logging.WARNING, logging.WARNING)
        set_up_logging(logging.INFO)
        assert logging.getLogger("discord.http").getEffectiveLevel() == logging.INFO
    finally:
        root.setLevel(before[0])
        root.handlers[:] = before[1]
        discord_logger.setLevel(before[2])
