"""Discord's limits on messages, which discord.py does not check."""

from __future__ import annotations

from typing import Any

import discord

from cogs.ui.ids import read
from cogs.ui.parts import PublicMessage
from tests.cogs.outlines import BUTTON, CHANNELS, ROLES, ROW, SELECT, TEXT, everything

COMPONENTS, TEXT_LENGTH, EMBEDS_LENGTH, DESCRIPTION = 40, 4000, 6000, 4096


def check(message: PublicMessage | discord.ui.LayoutView) -> None:
    """Every limit that a screen could break."""
    view = message.view if isinstance(message, PublicMessage) else message
    assert view.is_finished(), "a view that waits would be stored"
    components = view.to_components()
    found = list(everything(components))
    assert len(found) <= COMPONENTS
    assert sum(len(each["content"]) for each in found if each["type"] == TEXT) <= TEXT_LENGTH
    assert all(each["content"].strip() for each in found if each["type"] == TEXT)
    _check_ids(found)
    for each in found:
        if each["type"] == ROW:
            _check_row(each["components"])
    if isinstance(message, PublicMessage):
        assert len(components) <= 5
        _check_embeds(message.embeds)


def _check_ids(found: list[Any]) -> None:
    ids = [each["custom_id"] for each in found if "custom_id" in each]
    assert len(ids) == len(set(ids)), "two components with one custom_id"
    for custom_id in ids:
        assert len(custom_id) <= 100
        assert read(custom_id).text == custom_id


def _check_row(row: list[Any]) -> None:
    kinds = {each["type"] for each in row}
    assert kinds in ({BUTTON}, {SELECT}, {CHANNELS}, {ROLES})
    assert len(row) <= (5 if kinds == {BUTTON} else 1)
    for each in row:
        if each["type"] == BUTTON:
            assert 1 <= len(each["label"]) <= 80
            continue
        assert len(each["placeholder"]) <= 150
        if each["type"] == SELECT:
            assert 1 <= len(each["options"]) <= 25
            for option in each["options"]:
                assert 1 <= len(option["label"]) <= 100
                assert len(option.get("description") or "-") <= 100
                assert read(option["value"]).text == option["value"]


def _check_embeds(embeds: list[discord.Embed]) -> None:
    assert sum(len(embed) for embed in embeds) <= EMBEDS_LENGTH
    assert all(len(embed.description or "") <= DESCRIPTION for embed in embeds)
